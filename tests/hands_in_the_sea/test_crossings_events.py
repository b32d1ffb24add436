"""Where strategies and events meet battles, fleets and one another."""

from __future__ import annotations

import pytest

from navarch.games.hands_in_the_sea.box.labels import STATIONS
from navarch.games.hands_in_the_sea.box.sets import count

from .table import CARTHAGE, ROME, Table, bit
from .test_crossings import to_event
from .test_events import event

# ---- strategies and events among battles ----


@pytest.mark.rule("hands-in-the-sea", "C.CelticAllies.1", "5.5.1.B")
def test_celtic_allies_bought_later_do_not_change_a_battle_in_progress() -> None:
    table = Table(CARTHAGE).row("devotio", "shipwrights", "celtic_allies").silver(CARTHAGE, 9)
    table.battle(CARTHAGE, "catana", 0, carthage=("libyan_infantry",)).play("buy celtic_allies").chance()
    assert table.s.marker[CARTHAGE] == 0


@pytest.mark.rule("hands-in-the-sea", "4.6.B", "5.2.C")
def test_dropping_manipular_tactics_ends_the_fifth_round() -> None:
    table = Table(ROME).strategy(ROME, "manipular_tactics").battle(ROME, "panormus", 1, 5, rome=("legion_1",))
    table.play("drop_strategy")
    table.round(ROME, step="begin")
    assert table.s.site[ROME] == -1


@pytest.mark.rule("hands-in-the-sea", "5.2.2.L", "5.2.2.M")
def test_combined_arms_broken_by_an_event_can_be_regained() -> None:
    table = Table().hold(ROME, "thermae").hand(CARTHAGE, "balearic_slingers")
    table.battle(CARTHAGE, "thermae", 0, carthage=("libyan_infantry", "ligurian_infantry", "punic_cavalry"))
    table.s.arms[CARTHAGE] = 1 << CARTHAGE
    table.s.marker[CARTHAGE] = 4
    event(table.discards(CARTHAGE, "balearic_slingers"), "draw desertion", "roll 1", "give ligurian_infantry")
    assert table.s.marker[CARTHAGE] == 2, "1 for the card and 1 for Combined Arms"
    table.hand(CARTHAGE, "balearic_slingers").round(CARTHAGE).play("reinforce balearic_slingers")
    assert table.s.marker[CARTHAGE] == 4


@pytest.mark.rule("hands-in-the-sea", "5.2.1.L", "E.MercenaryRevoltAlt.1")
def test_strength_beyond_the_end_of_the_track_is_lost_for_good() -> None:
    table = Table(CARTHAGE).hand(CARTHAGE, "greek_mercenaries")
    table.battle(CARTHAGE, "catana", 8, carthage=("libyan_infantry",)).play("reinforce greek_mercenaries")
    assert table.s.marker[CARTHAGE] == 8
    event(table, "draw mercenary_revolt", "roll 1")
    assert table.s.marker[CARTHAGE] == 6


@pytest.mark.rule("hands-in-the-sea", "5.1.3.H", "E.LeaderDies.1")
def test_cavalry_leaving_a_siege_takes_back_what_its_pair_gave() -> None:
    table = Table().hold(ROME, "thermae", fort=True)
    table.battle(CARTHAGE, "thermae", 3, carthage=("libyan_infantry", "numidian_cavalry_1", "punic_cavalry"))
    event(table, "draw desertion", "roll 1", "give numidian_cavalry_1")
    assert table.s.marker[CARTHAGE] == 2
    table.s.event_deck |= bit("desertion")
    table.s.event_discard &= ~bit("desertion")
    event(table, "draw desertion", "roll 1", "give punic_cavalry")
    assert table.s.marker[CARTHAGE] == 2, "a single point counted nothing"


@pytest.mark.rule("hands-in-the-sea", "5.1.3.G")
def test_two_elephants_keep_their_own_rolls() -> None:
    table = Table(CARTHAGE).hand(CARTHAGE, "war_elephants_1", "war_elephants_2")
    table.battle(CARTHAGE, "catana", 0, carthage=("libyan_infantry",))
    table.play("reinforce war_elephants_1", "roll 6", "reinforce war_elephants_2", "roll 1")
    assert table.s.rolled == [3, -1]
    assert table.s.marker[CARTHAGE] == 2


@pytest.mark.rule("hands-in-the-sea", "5.1.3.G", "5.2.1.I")
def test_elephants_may_lead_an_attack_to_disaster() -> None:
    table = Table(CARTHAGE).hold(ROME, "thermae").hand(CARTHAGE, "panormus", "hadrumetum", "war_elephants_1")
    table.play("attack thermae", "connect panormus", "pay hadrumetum", "commit war_elephants_1", "roll 1")
    assert table.s.marker[CARTHAGE] == -2


@pytest.mark.rule("hands-in-the-sea", "E.PoliticalIntrigue.1", "5.2.5.L")
def test_without_free_actions_no_leader_joins_the_naval_battle_one_begins() -> None:
    table = Table(ROME).fleet(ROME, "sicily", 2).fleet(CARTHAGE, "sicily", 2)
    table.hand(ROME, "neapolis", "consul_1").hand(CARTHAGE, "general_1")
    table.s.curbed[ROME], table.s.curbed_actions[ROME], table.s.curbed_free[ROME] = 1, 1, 0
    table.round(ROME, step="begin").play("engage", "pay neapolis")
    assert (table.s.actor, table.asked) == (CARTHAGE, "admirals"), "the defender is free to send a Leader"


@pytest.mark.rule("hands-in-the-sea", "E.PoliticalIntrigue.1", "5.2.5.L")
def test_the_ban_on_free_actions_ends_with_the_own_round() -> None:
    table = Table(ROME).fleet(ROME, "sicily", 2).fleet(CARTHAGE, "sicily", 2)
    table.hand(CARTHAGE, "utica").hand(ROME, "consul_1", "velia", "cosa", "pisa", "locri")
    table.s.curbed[ROME], table.s.curbed_actions[ROME], table.s.curbed_free[ROME] = 1, 1, 0
    table.round(ROME, step="begin").play("pass", "engage", "pay utica")
    assert (table.s.actor, table.asked) == (ROME, "admirals")
    assert table.offers("embark consul_1")


@pytest.mark.rule("hands-in-the-sea", "E.PoliticalIntrigue.1", "5.2.4.J", "5.6.2.A")
def test_intrigue_forbids_withdrawal_but_not_blocking() -> None:
    table = Table().hold(CARTHAGE, "panormus", fort=True).battle(ROME, "panormus", 0, 2, rome=("legion_1",))
    event(table, "draw political_intrigue", "roll 1")
    table.hand(ROME, "equites_1").hold(ROME, "camarina").hold(CARTHAGE, "agrigentum").hand(CARTHAGE, "agrigentum")
    table.round(ROME).play("raid agrigentum", "pay equites_1", "done?", "block agrigentum")
    assert table.holder("agrigentum") == "carthage"
    table.round(CARTHAGE, step="begin")
    table.refused("withdraw rome", "E.PoliticalIntrigue.1")


@pytest.mark.rule("hands-in-the-sea", "4.7.E", "5.2.6.B", "5.2.5.L", "5.2.1.B")
def test_quarrelling_leaders_open_no_attack_and_board_no_ship_but_block_a_bribe() -> None:
    table = event(
        Table().hand(CARTHAGE, "general_1", "panormus", "hadrumetum", "utica"), "draw leaders_quarrel", "roll 1"
    )
    table.hold(ROME, "thermae").round(CARTHAGE)
    table.refused("attack thermae", "5.2.1.B")
    table.fleet(ROME, "sicily", 2).fleet(CARTHAGE, "sicily", 2).discards(ROME, "praetor")
    table.play("engage", "pay utica")
    assert table.asked == "naval_die", "no Leader is asked for"
    bribe = event(Table().hand(CARTHAGE, "general_1", "greek_mercenaries"), "draw leaders_quarrel", "roll 1")
    bribe.hand(ROME, "agents_1").round(ROME).play("bribe agents_1", "block general_1")
    assert bribe.in_hand(CARTHAGE, "greek_mercenaries")


@pytest.mark.rule("hands-in-the-sea", "C.DeepReserve.1", "5.4.5.B")
def test_after_deep_reserve_the_whole_reserve_costs_silver_again() -> None:
    table = Table(ROME).strategy(ROME, "deep_reserve").silver(ROME, 6)
    table.reserve(ROME, "locri", "temesa", "neapolis", "tarentum", "rhegium", "velia", "cosa").play("drop_strategy")
    assert table.why("retrieve").args == (7, 6)


def test_one_free_colonist_a_round_counts_battles_too() -> None:
    table = Table(ROME).strategy(ROME, "colonization").battle(ROME, "panormus", 2, rome=("legion_1",))
    table.hand(ROME, "velia", "pisa").round(ROME, step="begin").play("occupy")
    assert table.holder("panormus") == "rome"
    table.refused("settle thermae", "5.1.1.G")


@pytest.mark.rule("hands-in-the-sea", "5.6.2.A", "5.2.3.F")
def test_a_withdrawal_lets_the_attacker_use_the_free_colonist_out_of_turn() -> None:
    table = Table(CARTHAGE).strategy(ROME, "colonization").hold(CARTHAGE, "panormus", fort=True)
    table.battle(ROME, "panormus", 0, 2, rome=("legion_1",)).play("withdraw rome", "occupy")
    assert table.holder("panormus") == "rome"
    assert table.s.waived == 1 << ROME
    table.round(ROME, step="begin")
    assert table.s.waived == 0


@pytest.mark.rule("hands-in-the-sea", "7.1.F", "5.2.6.A")
def test_a_flipped_loyalty_protects_nobody() -> None:
    table = Table(ROME, strategy_maintenance=True).strategy(CARTHAGE, "alt_loyalty").hand(ROME, "agents_1")
    assert not table.offers("bribe agents_1")
    table.s.flipped = 1 << CARTHAGE
    assert table.fresh().offers("bribe agents_1")


@pytest.mark.rule("hands-in-the-sea", "C.Plunder.2", "5.3.4.C")
def test_plunder_finds_an_empty_hand_and_still_pays() -> None:
    table = Table(CARTHAGE).strategy(CARTHAGE, "pillaging").fleet(CARTHAGE, "sicily", 4).hand(CARTHAGE, "utica")
    table.play("pillage messana", "pay utica")
    assert table.s.silver == [3, 9]


@pytest.mark.rule("hands-in-the-sea", "6F.B", "E.MercenaryRevoltAlt.2")
def test_an_event_ignored_through_loyalty_brings_no_fate_token() -> None:
    table = Table(fate_token=True).strategy(CARTHAGE, "loyalty").hand(CARTHAGE, "greek_mercenaries")
    event(table, "draw mercenary_revolt", "roll 1")
    assert table.s.fate == -1


@pytest.mark.rule("hands-in-the-sea", "6F.G", "6F.C", "E.Peace.1")
def test_fate_and_devotio_never_touch_the_roll_for_peace() -> None:
    table = Table(fate_token=True).strategy(ROME, "devotio")
    table.s.fate = ROME
    table.s.turn = 9
    event(table, "draw peace", "roll 3")
    assert table.s.over


@pytest.mark.rule("hands-in-the-sea", "6F.B", "4.7.C")
def test_the_gift_of_hiero_consoles_the_opponent_of_whoever_gets_it() -> None:
    table = Table(fate_token=True).hold(ROME, "syracuse")
    event(table, "draw gift_of_hiero", "roll 1")
    assert table.s.fate == CARTHAGE, "Carthage was rolled, but Rome profited"


@pytest.mark.rule("hands-in-the-sea", "E.Peace.2", "4.7.D")
def test_a_replaced_peace_may_bring_an_event_with_its_own_reshuffle() -> None:
    table = Table(CARTHAGE).deck(CARTHAGE).fleet(CARTHAGE, "sicily", 3)
    to_event(table.campaign()).play("draw peace", "draw naval_disaster", "roll 1")
    assert table.s.warships[CARTHAGE] == 0
    assert table.s.event_discard == 0
    assert count(table.s.event_deck) == 18


@pytest.mark.rule("hands-in-the-sea", "E.StormsAtSea.2", "4.7.D")
def test_storms_shuffled_back_by_corvus_leave_the_other_discards() -> None:
    table = Table(CARTHAGE).deck(CARTHAGE).strategy(ROME, "corvus").fleet(ROME, "sicily", 3)
    table.s.event_deck &= ~bit("plague")
    table.s.event_discard = bit("plague")
    to_event(table.campaign()).play("draw storms_at_sea_2", "roll 6").chance()
    assert table.s.event_discard == bit("plague")
    assert table.s.event_deck & bit("storms_at_sea_2")


@pytest.mark.rule("hands-in-the-sea", "C.Diplomacy.1", "4.5.C")
def test_diplomacy_taxes_only_places_its_owner_controls() -> None:
    table = Table(CARTHAGE).strategy(ROME, "diplomacy").silver(CARTHAGE, 0).fleet(CARTHAGE, "sicily", 2)
    table.hand(CARTHAGE, "thapsus", "utica", "libyan_infantry")
    assert table.offers("attack syracuse")
    assert not table.offers("pillage messana")


@pytest.mark.rule("hands-in-the-sea", "5.3.2.A", "2.L")
def test_triremes_serve_as_the_ship_of_a_trader_and_of_a_settler() -> None:
    table = Table(ROME).hand(ROME, "triremes", "neapolis").play("trade triremes", "pay neapolis", "done?")
    assert table.s.silver[ROME] == 7
    settle = Table(ROME).hand(ROME, "temesa", "triremes").play("settle tyndaris", "connect temesa", "pay triremes")
    assert settle.holder("tyndaris") == "rome"


@pytest.mark.rule("hands-in-the-sea", "5.2.5.I", "5.2.5.H", "4.3.E")
def test_a_fleet_beaten_in_its_home_waters_may_go_to_port() -> None:
    table = Table(CARTHAGE).hand(CARTHAGE, "utica").discards(ROME, "praetor")
    table.fleet(ROME, "italy", 3).fleet(CARTHAGE, "italy", 3)
    table.play("engage", "pay utica", "roll 6", "roll 1", "roll 1", "roll 1", "roll 1", "roll 1")
    assert table.offered("retreat") == ["sicily", "port"]
    table.play("retreat port")
    assert STATIONS[table.s.fleet[ROME]] == "port"
