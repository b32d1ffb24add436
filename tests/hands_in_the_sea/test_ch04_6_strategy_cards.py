"""4.6 Strategy cards and what each of them does."""

from __future__ import annotations

import pytest

from navarch.games.hands_in_the_sea.box.labels import CARDS
from navarch.games.hands_in_the_sea.box.modifiers import RESERVE_SIZE
from navarch.games.hands_in_the_sea.box.sets import count

from .table import CARTHAGE, ROME, Table, bit, mask


@pytest.mark.rule("hands-in-the-sea", "4.6.A", "4.6.B", "5.5.1.B", "5.5.1.D")
def test_a_bought_strategy_lies_in_play_and_never_enters_a_deck() -> None:
    table = Table(ROME).silver(ROME, 9).row("devotio", "deep_reserve", "corvus")
    table.do("buy deep_reserve", "draw shipwrights")
    s = table.s
    assert CARDS[s.strategy[ROME]] == "deep_reserve"
    assert table.display() == ["shipwrights", "devotio", "corvus"], "the gap is closed and #1 is new"
    assert s.silver[ROME] == 9 - 3 - 1
    assert s.modifier(ROME, RESERVE_SIZE) == 7
    assert not (s.discard[ROME] | s.deck[ROME] | s.hand[ROME]) & bit("deep_reserve")


@pytest.mark.rule("hands-in-the-sea", "4.6.C", "4.6.D", "5.5.1.F", "5.5.2.A", "5.5.2.B")
def test_changing_a_strategy_takes_two_actions() -> None:
    table = Table(ROME).silver(ROME, 9).row("shipwrights", "devotio", "corvus").strategy(ROME, "diplomacy")
    assert table.why_not("buy devotio")[0] == "5.5.1.F"
    table.do("drop_strategy")
    assert table.s.strategy[ROME] == -1
    assert table.s.strategy_discard == bit("diplomacy")
    assert table.s.silver[ROME] == 9, "without refund"
    table.do("buy devotio")
    assert CARDS[table.s.strategy[ROME]] == "devotio"
    assert table.actor == "carthage", "both actions are used"


@pytest.mark.rule("hands-in-the-sea", "2.X", "4.6.E", "5.5.1.A", "5.5.1.C")
def test_celtic_allies_in_position_1_cost_carthage_six_and_are_never_romes() -> None:
    table = Table(CARTHAGE).silver(CARTHAGE, 6).row("celtic_allies", "devotio", "corvus")
    assert table.why_not("buy corvus")[0] == "5.5.1.C"
    table.do("buy celtic_allies")
    assert table.s.silver[CARTHAGE] == 0
    rome = Table(ROME).silver(ROME, 20).row("celtic_allies", "devotio", "corvus")
    assert rome.why_not("buy celtic_allies")[0] == "5.5.1.C"
    assert rome.offers("buy corvus")


@pytest.mark.rule("hands-in-the-sea", "C.DeepReserve.1", "5.4.4.B")
@pytest.mark.example("hands-in-the-sea", "4.6-ex1")
def test_deep_reserve_holds_seven_cards() -> None:
    table = Table(ROME, 9).hand(ROME, "velia", "cosa", "pisa")
    table.reserve(ROME, "locri", "temesa", "neapolis", "tarentum", "rhegium")
    assert table.why_not("reserve velia")[0] == "5.4.4.B"
    table.strategy(ROME, "deep_reserve")
    table.do("reserve velia", "reserve cosa")
    assert count(table.s.reserve[ROME]) == 7
    assert table.why_not("reserve pisa")[0] == "5.4.4.B"
    table.do("drop_strategy")
    assert count(table.s.reserve[ROME]) == 7, "nothing is thrown out when the card goes"


@pytest.mark.rule("hands-in-the-sea", "C.DeepReserve.2")
def test_deep_reserve_is_retrieved_for_nothing() -> None:
    table = Table(ROME).silver(ROME, 0).reserve(ROME, "locri", "temesa").strategy(ROME, "deep_reserve")
    table.do("retrieve")
    assert table.s.hand[ROME] == mask("locri", "temesa")
    poor = Table(ROME).silver(ROME, 1).reserve(ROME, "locri", "temesa")
    assert poor.why_not("retrieve")[0] == "5.4.5.B"


@pytest.mark.rule("hands-in-the-sea", "C.CelticAllies.1")
def test_celtic_allies_begin_every_attack_one_stronger() -> None:
    table = Table(CARTHAGE).strategy(CARTHAGE, "celtic_allies").hold(ROME, "thermae")
    table.hand(CARTHAGE, "panormus", "hadrumetum", "greek_mercenaries")
    table.do("attack thermae", "connect panormus", "pay hadrumetum", "commit greek_mercenaries")
    assert table.s.marker[CARTHAGE] == -1 + 2 + 1


@pytest.mark.rule("hands-in-the-sea", "C.Diplomacy.1")
def test_diplomacy_taxes_attacks_raids_and_pillage_on_declaring() -> None:
    table = Table(CARTHAGE, 9).strategy(ROME, "diplomacy").silver(CARTHAGE, 6)
    table.hand(CARTHAGE, "panormus", "hadrumetum", "libyan_infantry", "punic_cavalry", "utica").hold(ROME, "thermae")
    table.hand(ROME, "thermae")
    table.do("raid thermae", "pay punic_cavalry", "block thermae")
    assert table.s.silver[CARTHAGE] == 4, "paid although the raid was blocked"
    table.hand(ROME, "thermae").fleet(CARTHAGE, "sicily", 4)
    table.do("pillage thermae", "pay utica", "decline?")
    assert table.s.silver[CARTHAGE] == 2 + 2
    table.do("attack thermae", "connect panormus", "pay hadrumetum", "commit libyan_infantry")
    assert table.s.silver[CARTHAGE] == 2
    table.hand(CARTHAGE, "general_1").do("lead general_1")
    assert table.s.silver[CARTHAGE] == 2, "reinforcing is not taxed"


@pytest.mark.rule("hands-in-the-sea", "C.Diplomacy.1")
def test_without_the_silver_diplomacy_forbids_the_action() -> None:
    table = Table(CARTHAGE).strategy(ROME, "diplomacy").silver(CARTHAGE, 1).hold(ROME, "thermae")
    table.hand(CARTHAGE, "panormus", "hadrumetum", "libyan_infantry", "punic_cavalry", "lilybaeum", "thapsus", "aspis")
    assert table.why_not("raid thermae")[0] == "C.Diplomacy.1"
    assert table.why_not("attack thermae")[0] == "C.Diplomacy.1"
    assert table.offers("attack syracuse"), "independent Syracuse is not Rome's"


def test_dilectus_waives_manpower() -> None:
    table = Table(ROME).strategy(ROME, "dilectus").silver(ROME, 4)
    table.do("draft legion_2")
    assert table.discarded(ROME, "legion_2")


def test_manipular_tactics_strengthen_defence_and_lengthen_field_battles() -> None:
    table = Table(CARTHAGE).strategy(ROME, "manipular_tactics").hold(ROME, "thermae")
    table.hand(CARTHAGE, "panormus", "hadrumetum", "greek_mercenaries")
    table.do("attack thermae", "connect panormus", "pay hadrumetum", "commit greek_mercenaries")
    assert table.s.marker[CARTHAGE] == 2 - 1 - 1
    longer = Table(ROME).strategy(ROME, "manipular_tactics").battle(ROME, "panormus", 1, 4, rome=("legion_1",))
    longer.round(ROME, step="begin")
    assert longer.s.site[ROME] >= 0, "Heavy Infantry fights a fifth round"
    longer.round(ROME, step="begin")
    assert longer.s.site[ROME] < 0
    light = Table(ROME).strategy(ROME, "manipular_tactics").battle(ROME, "panormus", 1, 4, rome=("velites_1",))
    light.round(ROME, step="begin")
    assert light.s.site[ROME] < 0


def test_shipwrights_build_for_two_silver() -> None:
    table = Table(ROME).strategy(ROME, "shipwrights").silver(ROME, 2).hand(ROME, "cosa")
    table.do("build", "pay cosa")
    assert (table.s.warships[ROME], table.s.silver[ROME]) == (1, 0)


def test_trade_monopoly_sells_three_cards_and_dearer_wine() -> None:
    table = Table(ROME).strategy(ROME, "trade_monopoly").silver(ROME, 0)
    table.hand(ROME, "rhegium", "neapolis", "tarentum", "rome")
    table.do("trade rhegium", "pay rome", "pay neapolis", "pay tarentum")
    assert table.s.silver[ROME] == 6
    wine = Table(ROME).strategy(ROME, "trade_monopoly").silver(ROME, 0).hand(ROME, "merchant_neutral", "velia", "locri")
    wine.do("sell merchant_neutral", "pay velia", "pay locri")
    assert wine.s.silver[ROME] == 6


def test_colonization_spares_one_colonist_a_round() -> None:
    table = Table(ROME, 3).strategy(ROME, "colonization").hand(ROME, "velia", "neapolis", "cosa", "pisa", "temesa")
    table.do("settle thermae", "connect velia", "pay neapolis", "done")
    assert table.holder("thermae") == "rome"
    assert table.why_not("settle aleria")[0] == "5.1.1.C"
    table.round(ROME, step="begin")
    assert table.offers("settle aleria"), "again in the next round"


def test_colonization_may_be_saved_by_playing_a_colonist_all_the_same() -> None:
    table = Table(ROME, 3).strategy(ROME, "colonization").hand(ROME, "velia", "neapolis", "cosa", "pisa", "temesa")
    table.do("settle thermae", "connect velia", "pay neapolis")
    assert table.asked == ("rome", "spared")
    assert table.legal() == ["done", "pay cosa"]
    assert table.why_not("pay pisa") == ("2.U1", "lacks-symbol")
    assert table.why_not("pay velia") == ("4.2.G", "not-in-hand")
    table.do("pay cosa")
    assert table.holder("thermae") == "rome"
    assert table.discarded(ROME, "cosa")
    assert table.s.waived == 0, "Colonization is still there for this round"


def test_colonization_does_not_ask_where_nobody_can_hold_a_colonist() -> None:
    table = Table(ROME, 3).strategy(ROME, "colonization").hand(ROME, "velia", "neapolis").deck(ROME)
    table.discards(ROME, "rome", "cosa").do("settle thermae", "connect velia", "pay neapolis")
    assert table.holder("thermae") == "rome"
    assert table.s.waived == 1 << ROME


def test_after_a_battle_colonization_and_a_colonist_are_both_offered() -> None:
    table = Table(ROME).strategy(ROME, "colonization").battle(ROME, "panormus", 2, rome=("legion_1",))
    table.hand(ROME, "temesa", "cosa").round(ROME, step="begin")
    assert table.legal() == ["occupy", "colonise cosa", "leave"]
    table.do("colonise cosa")
    assert table.holder("panormus") == "rome"
    assert table.s.waived == 0


def test_siegecraft_starts_sieges_stronger_and_withdraws_without_shame() -> None:
    table = Table(ROME).strategy(ROME, "siegecraft").hold(CARTHAGE, "panormus", fort=True).hold(ROME, "thermae")
    table.hand(ROME, "thermae", "velia", "legion_1")
    table.do("attack panormus", "connect thermae", "pay velia", "commit legion_1")
    assert table.s.marker[ROME] == -3 + 1 + 2
    assert table.why_not("withdraw rome")[0] == "5.6.2.B"
    table.round(ROME).do("withdraw rome")
    assert table.s.prestige[CARTHAGE] == 0


def test_light_horse_rides_farther_and_every_cavalry_blocks() -> None:
    table = Table(CARTHAGE).strategy(CARTHAGE, "light_horse").hold(ROME, "tyndaris").hand(CARTHAGE, "punic_cavalry")
    table.do("raid tyndaris", "pay punic_cavalry", "decline?")
    assert table.holder("tyndaris") is None
    block = Table(ROME).strategy(CARTHAGE, "light_horse").hold(ROME, "thermae").hand(ROME, "equites_1")
    block.hand(CARTHAGE, "numidian_cavalry_1")
    block.do("raid panormus", "pay equites_1", "block numidian_cavalry_1")
    assert block.holder("panormus") == "carthage"


def test_master_pilots_reroll_up_to_two_missed_warship_dice() -> None:
    table = Table(CARTHAGE).strategy(CARTHAGE, "master_pilots").hand(CARTHAGE, "utica")
    table.fleet(CARTHAGE, "sicily", 3).fleet(ROME, "sicily", 3)
    rolls = ["roll 5", "roll 1", "roll 2", "roll 1", "roll 1", "roll 1"]
    table.do("engage", "pay utica", "done?", "done?", *rolls)
    assert table.choice == "reroll"
    assert table.nouns("reroll") == ["0", "1", "2"]
    assert table.why_not("reroll 3")[0] == "4.6.B"
    table.do("reroll 2", "roll 6", "roll 1")
    assert table.s.warships == [1, 3]


def test_loyalty_cannot_be_bribed() -> None:
    table = Table(ROME).strategy(CARTHAGE, "loyalty").hand(ROME, "agents_1")
    assert table.reason("bribe agents_1").key == "immune-to-bribery"


@pytest.mark.rule("hands-in-the-sea", "C.CelticAllies.1", "5.5.1.B")
def test_celtic_allies_bought_later_do_not_change_a_battle_in_progress() -> None:
    table = Table(CARTHAGE).row("devotio", "shipwrights", "celtic_allies").silver(CARTHAGE, 9)
    table.battle(CARTHAGE, "catana", 0, carthage=("libyan_infantry",)).do("buy celtic_allies")
    assert table.s.marker[CARTHAGE] == 0


@pytest.mark.rule("hands-in-the-sea", "4.6.B", "5.2.C")
def test_dropping_manipular_tactics_ends_the_fifth_round() -> None:
    table = Table(ROME).strategy(ROME, "manipular_tactics").battle(ROME, "panormus", 1, 5, rome=("legion_1",))
    table.do("drop_strategy")
    table.round(ROME, step="begin")
    assert table.s.site[ROME] == -1


@pytest.mark.rule("hands-in-the-sea", "C.DeepReserve.1", "5.4.5.B")
def test_after_deep_reserve_the_whole_reserve_costs_silver_again() -> None:
    table = Table(ROME).strategy(ROME, "deep_reserve").silver(ROME, 6)
    table.reserve(ROME, "locri", "temesa", "neapolis", "tarentum", "rhegium", "velia", "cosa").do("drop_strategy")
    assert table.reason("retrieve").args == (7, 6)


def test_one_free_colonist_a_round_counts_battles_too() -> None:
    table = Table(ROME).strategy(ROME, "colonization").battle(ROME, "panormus", 2, rome=("legion_1",))
    table.hand(ROME, "velia", "pisa").round(ROME, step="begin").do("occupy")
    assert table.holder("panormus") == "rome"
    assert table.why_not("settle thermae")[0] == "5.1.1.G"


@pytest.mark.rule("hands-in-the-sea", "C.Plunder.2", "5.3.4.C")
def test_plunder_finds_an_empty_hand_and_still_pays() -> None:
    table = Table(CARTHAGE).strategy(CARTHAGE, "pillaging").fleet(CARTHAGE, "sicily", 4).hand(CARTHAGE, "utica")
    table.do("pillage messana", "pay utica")
    assert table.s.silver == [3, 9]


@pytest.mark.rule("hands-in-the-sea", "C.Diplomacy.1", "4.5.C")
def test_diplomacy_taxes_only_places_its_owner_controls() -> None:
    table = Table(CARTHAGE).strategy(ROME, "diplomacy").silver(CARTHAGE, 0).fleet(CARTHAGE, "sicily", 2)
    table.hand(CARTHAGE, "thapsus", "utica", "libyan_infantry")
    assert table.offers("attack syracuse")
    assert not table.offers("pillage messana")
