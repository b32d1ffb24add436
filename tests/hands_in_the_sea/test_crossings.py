"""Where rules meet: cases found by reading one chapter with another in mind."""

from __future__ import annotations

import pytest

from navarch.games.hands_in_the_sea.box.labels import ASIDE, BOTTOM, CARDS, REMOVED
from navarch.games.hands_in_the_sea.ch04_rounds.campaign import campaign_points, city_income
from navarch.games.hands_in_the_sea.ch06_ending.final_points import final_points

from .table import CARTHAGE, GAME, ROME, Table, bit, mask
from .test_events import event


def to_event(table: Table) -> Table:
    while table.asked == "refill_draw":
        table.s.play(table.s.legal()[0])
    return table


# ---- the Campaign card and other decks ----


@pytest.mark.rule("hands-in-the-sea", "4.K", "5.4.A")
def test_magistrate_may_bring_up_the_campaign_card() -> None:
    table = Table(CARTHAGE).hand(CARTHAGE, "magistrate", "utica", "aspis").deck(CARTHAGE, "thapsus")
    table.play("play magistrate", "return utica", "return aspis", "draw thapsus")
    assert table.s.campaign == ASIDE
    assert table.s.hand[CARTHAGE] == bit("thapsus"), "the Campaign card counted as the second card"
    assert (table.s.actor, table.asked) == (CARTHAGE, "action")


@pytest.mark.rule("hands-in-the-sea", "4.J", "4.K")
def test_magistrate_on_an_empty_deck_draws_the_campaign_card_alone() -> None:
    table = Table(CARTHAGE).hand(CARTHAGE, "magistrate", "utica").deck(CARTHAGE)
    table.play("play magistrate", "return utica", "done?")
    assert (table.s.campaign, table.s.hand[CARTHAGE]) == (ASIDE, 0)


@pytest.mark.rule("hands-in-the-sea", "4.1.J", "4.K", "6.2.H")
def test_an_ending_condition_cancels_a_pending_campaign() -> None:
    table = Table(CARTHAGE).hand(CARTHAGE, "senatorial_support_carthage").deck(CARTHAGE)
    table.battle(ROME, "panormus", 0, 2, rome=("legion_1",))
    table.play("play senatorial_support_carthage")
    assert table.s.campaign == ASIDE
    table.s.prestige[CARTHAGE] = 8
    table.play("pass", "done?").chance()
    assert table.s.campaign == REMOVED
    assert (table.s.turn, table.s.actor) == (1, ROME)


@pytest.mark.rule("hands-in-the-sea", "5.4.1.E", "4.1.A")
def test_a_levied_card_lies_above_the_campaign_card() -> None:
    table = Table(CARTHAGE, 1).hand(CARTHAGE, "utica", "aspis", "thapsus", "caralis").deck(CARTHAGE)
    table.silver(CARTHAGE, 6).play("levy general_1", "done?")
    assert table.in_hand(CARTHAGE, "general_1")
    assert (table.s.campaign, table.s.actor) == (BOTTOM, ROME)


@pytest.mark.rule("hands-in-the-sea", "5.4.1.E", "4.1.B")
def test_a_card_levied_while_a_campaign_is_pending_is_shuffled_in() -> None:
    table = Table(CARTHAGE).hand(CARTHAGE, "senatorial_support_carthage").deck(CARTHAGE).silver(CARTHAGE, 6)
    table.play("play senatorial_support_carthage", "levy general_1", "done?")
    assert table.s.top_carthage == []
    assert table.s.deck[CARTHAGE] & bit("general_1")
    assert table.asked == "refill_draw"


@pytest.mark.rule("hands-in-the-sea", "5.4.1.E", "4.G")
def test_a_levy_onto_an_empty_deck_is_drawn_and_the_deck_renewed() -> None:
    table = Table(ROME, 1).hand(ROME, "velia", "cosa", "pisa", "locri").deck(ROME).silver(ROME, 6)
    discards = table.s.discard[ROME]
    table.play("levy equites_1")
    assert table.in_hand(ROME, "equites_1")
    assert table.s.deck[ROME] == discards


@pytest.mark.rule("hands-in-the-sea", "2.Z2", "5.2.3.I", "3.1.E")
def test_a_card_taken_from_carthages_deck_has_a_levied_card_shuffled_in_above_the_campaign_card() -> None:
    table = Table(ROME).hand(ROME, "cosa").battle(ROME, "panormus", 2, rome=("legion_1",))
    table.deck(CARTHAGE, "panormus", "utica")
    table.lift("general_1")
    table.s.top_carthage.append(CARDS.index("general_1"))
    table.round(ROME, step="begin").play("colonise cosa")
    assert table.s.top_carthage == [], "the order that was seen is gone"
    assert (table.s.campaign, table.s.deck[CARTHAGE]) == (BOTTOM, mask("utica", "general_1"))


@pytest.mark.rule("hands-in-the-sea", "2.Z1", "2.Z2", "5.4.1.E")
def test_a_card_taken_from_elsewhere_leaves_a_levied_card_on_top() -> None:
    table = Table(ROME).hand(ROME, "cosa").battle(ROME, "panormus", 2, rome=("legion_1",))
    table.deck(CARTHAGE, "utica").discards(CARTHAGE, "panormus")
    table.lift("general_1")
    table.s.top_carthage.append(CARDS.index("general_1"))
    table.round(ROME, step="begin").play("colonise cosa")
    assert [CARDS[card] for card in table.s.top_carthage] == ["general_1"]


@pytest.mark.rule("hands-in-the-sea", "2.Z2", "4.G")
def test_a_deck_used_up_by_the_card_taken_from_it_is_renewed_at_once() -> None:
    table = Table(CARTHAGE).hold(ROME, "thermae").hand(CARTHAGE, "panormus", "hadrumetum", "hippo_acra")
    table.deck(ROME, "thermae").clear("thermae")
    discards = table.s.discard[ROME]
    table.play("settle thermae", "connect panormus", "pay hadrumetum", "pay hippo_acra")
    assert table.discarded(CARTHAGE, "thermae")
    assert (table.s.deck[ROME], table.s.discard[ROME]) == (discards, 0)
    assert discards


@pytest.mark.rule("hands-in-the-sea", "4.G", "4.H", "4.J")
def test_a_deck_emptied_by_a_draw_card_is_renewed_at_the_end_of_the_round_though_the_hand_is_full() -> None:
    table = Table(ROME, 1).hand(ROME, "senatorial_support_rome", "velia", "cosa", "pisa").deck(ROME, "locri", "temesa")
    table.play("play senatorial_support_rome", "draw locri")
    rest = table.s.discard[ROME]
    table.play("draw temesa")
    assert (table.s.deck[ROME], table.s.discard[ROME]) == (rest, 0), (
        "not for the draw itself, but before the next round"
    )
    assert table.s.actor == CARTHAGE


@pytest.mark.rule("hands-in-the-sea", "5.2.3.I", "5.4.4.D")
def test_a_captured_card_is_taken_out_of_a_hidden_reserve() -> None:
    table = Table(ROME, hidden_reserve=True).hand(ROME, "cosa").battle(ROME, "panormus", 2, rome=("legion_1",))
    table.reserve(CARTHAGE, "panormus", "utica")
    table.round(ROME, step="begin").play("colonise cosa")
    assert table.discarded(ROME, "panormus")
    assert table.s.reserve[CARTHAGE] == bit("utica")


@pytest.mark.rule("hands-in-the-sea", "5.2.4.L", "5.2.2.N")
def test_a_raid_leaves_the_committed_card_of_its_target_in_the_battle() -> None:
    table = Table(CARTHAGE).hold(ROME, "thermae").hand(CARTHAGE, "punic_cavalry")
    table.battle(ROME, "lilybaeum", 1, 2, rome=("legion_1", "thermae"))
    table.play("raid thermae", "pay punic_cavalry", "decline?")
    assert table.holder("thermae") is None
    assert table.s.force[ROME] & bit("thermae"), "the owner keeps the card, so it fights on"
    assert table.s.marker[ROME] == 1


@pytest.mark.rule("hands-in-the-sea", "5.4.3.B", "5.1.1.H")
def test_a_card_returned_from_an_empty_place_goes_to_whoever_settles_it() -> None:
    table = Table(ROME).hand(ROME, "catana").clear("catana")
    table.play("return catana")
    table.hold(CARTHAGE, "syracuse").hand(CARTHAGE, "syracuse", "thapsus").round(CARTHAGE)
    table.play("settle catana", "connect syracuse", "pay thapsus")
    assert table.discarded(CARTHAGE, "catana")


@pytest.mark.rule("hands-in-the-sea", "5.1.1.H", "5.2.3.J")
def test_a_former_owner_who_resettles_keeps_the_card_where_it_is() -> None:
    table = Table(ROME).hand(ROME, "messana", "velia", "catana").clear("catana")
    table.play("settle catana", "connect messana", "pay velia")
    assert table.in_hand(ROME, "catana")
    assert table.s.neutral & bit("catana") == 0


# ---- battles and the sea ----


@pytest.mark.rule("hands-in-the-sea", "5.2.1.O", "5.2.2.F", "4.3.H")
def test_a_landing_whose_waters_turn_hostile_cannot_be_reinforced_but_may_still_win() -> None:
    table = Table(ROME).hand(ROME, "tarentum", "neapolis", "legion_1", "legion_2", "consul_1", "cosa")
    table.play("attack syracuse", "connect tarentum", "pay neapolis", "commit legion_1", "reinforce legion_2", "done?")
    table.chance()
    assert table.s.marker[ROME] == 2
    table.hand(ROME, "consul_1").fleet(CARTHAGE, "sicily", 2).hold(CARTHAGE, "catana").round(ROME, step="begin")
    assert table.asked == "occupation", "strength already there counts"
    far = Table(ROME).battle(ROME, "thapsus", 1, 1, rome=("legion_1",)).hand(ROME, "legion_2")
    far.fleet(CARTHAGE, "africa", 1)
    far.refused("reinforce legion_2", "5.2.2.F")


@pytest.mark.rule("hands-in-the-sea", "4.4.C", "4.1.E")
def test_a_third_place_is_supplied_through_a_siege() -> None:
    table = Table(ROME).hold(CARTHAGE, "thermae", fort=True).hold(ROME, "panormus").fleet(CARTHAGE, "sicily", 1)
    table.hold(ROME, "tyndaris").hold(ROME, "syracuse").hold(CARTHAGE, "enna", "hippana", "drepanum")
    assert not table.in_supply(ROME, "panormus")
    table.battle(ROME, "thermae", 0, rome=("legion_1",)).hold(ROME, "catana", "messana")
    assert table.in_supply(ROME, "panormus"), "Tyndaris, besieged Thermae, Panormus"
    assert campaign_points(table.s, ROME) == 2 + 1 + 3


@pytest.mark.rule("hands-in-the-sea", "4.4.C", "4.5.C")
def test_supply_passes_independent_syracuse_while_it_is_fought_for() -> None:
    table = Table(CARTHAGE).hold(CARTHAGE, "catana", "camarina").fleet(ROME, "sicily", 1).hold(ROME, "enna")
    assert not table.in_supply(CARTHAGE, "catana")
    table.battle(ROME, "syracuse", 0, rome=("legion_1",))
    assert table.in_supply(CARTHAGE, "catana"), "by Camarina to Lilybaeum"
    assert not GAME.box.board.home_supply[ROME] & bit("syracuse")


@pytest.mark.rule("hands-in-the-sea", "5.6.2.A", "6.1.A", "6.1.B")
def test_a_defender_who_withdraws_from_the_own_capital_loses_the_game() -> None:
    table = Table(CARTHAGE).battle(ROME, "carthage", -1, 2, rome=("legion_1",))
    table.s.forts = bit("carthage")
    table.fresh().play("withdraw rome")
    assert (table.s.over, table.s.ranks, table.s.ending_rule) == (True, [1, 2], "6.1.A")


@pytest.mark.rule("hands-in-the-sea", "6.2.I", "6.2.K")
def test_two_battles_must_both_be_over_before_the_game_ends() -> None:
    table = Table(ROME, 1).battle(ROME, "panormus", 0, 2, rome=("legion_1",))
    table.battle(CARTHAGE, "messana", 0, 4, carthage=("libyan_infantry",))
    table.s.prestige[ROME] = 8
    table.play("pass", "done?").chance()
    s = table.s
    assert (s.overtime, s.over) == (1, False)
    assert (s.actor, s.site[CARTHAGE]) == (CARTHAGE, -1), "the attack on Messana was a draw"
    assert s.site[ROME] >= 0
    table.hand(CARTHAGE, "utica", "aspis")
    while not s.over and s.site[ROME] >= 0:
        if table.asked == "action":
            table.play("done" if table.offers("done") else "pass" if table.offers("pass") else "cycle 1")
        else:
            s.play(s.legal()[0])
    assert (s.over, s.ending) == (True, "prestige")


@pytest.mark.rule("hands-in-the-sea", "6.2.I", "6.1.A")
def test_a_capital_still_falls_at_once_in_overtime() -> None:
    table = Table(ROME).battle(ROME, "carthage", 2, 2, rome=("legion_1",))
    table.s.overtime, table.s.cause, table.s.points = 1, 3, [0, 50]
    table.round(ROME, step="begin")
    assert (table.s.over, table.s.ending) == (True, "capital")


@pytest.mark.rule("hands-in-the-sea", "6.1.D", "6.2.E")
def test_a_lead_of_25_comes_before_the_twelfth_turn() -> None:
    table = Table(CARTHAGE).deck(CARTHAGE)
    table.s.turn = 12
    table.s.points = [0, 30]
    table.s.prestige[ROME] = 7
    to_event(table.campaign()).play("draw bountiful_harvest", "roll 1").chance()
    assert table.s.ending == "lead"


@pytest.mark.rule("hands-in-the-sea", "5.2.4.M", "6.2.B")
def test_a_raid_that_uses_up_the_victims_last_town_ends_the_game() -> None:
    few = Table(CARTHAGE, 1).hold(ROME, "thermae", city=True).hand(CARTHAGE, "punic_cavalry")
    few.s.held[ROME] |= few.s.board.of_region[3] & ~few.s.held[CARTHAGE]
    few.s.towns[ROME] -= 4
    few.hold(ROME, "tyndaris", "hippana", "enna", "camarina")
    few.put(few.s.deck, ROME, "tharros", "nuaro", "olbia", "aleria")
    few.s.towns_won[CARTHAGE] = few.s.towns[ROME] - 1
    few.s.towns[ROME] = 1
    few.fresh().play("raid thermae", "pay punic_cavalry", "decline?")
    assert (few.s.over, few.s.ending) == (True, "towns")


@pytest.mark.rule("hands-in-the-sea", "5.2.4.O", "5.1.2.C", "6.2.S1")
def test_a_capital_raided_to_a_town_can_be_developed_again_with_an_ordinary_city() -> None:
    table = Table(CARTHAGE).hold(CARTHAGE, "cosa").hand(CARTHAGE, "punic_cavalry")
    table.play("raid rome", "pay punic_cavalry", "decline?")
    assert table.holder("rome") == "rome"
    assert (table.s.capitals_won[CARTHAGE], table.s.cities & bit("rome")) == (1, 0)
    stock = table.s.city_stock[ROME]
    table.round(ROME).hand(ROME, "rome", "colonists_rome")
    table.play("develop rome", "pay colonists_rome")
    assert table.s.cities & bit("rome")
    assert table.s.city_stock[ROME] == stock - 1


@pytest.mark.rule("hands-in-the-sea", "5.2.5.S", "5.2.5.T", "5.2.5.F")
def test_corvus_captures_nothing_when_both_fleets_go_down() -> None:
    table = Table(ROME).strategy(ROME, "corvus").reserve(ROME, "legion_1").hand(ROME, "neapolis")
    table.discards(ROME, "praetor").fleet(ROME, "sicily", 1).fleet(CARTHAGE, "sicily", 1)
    table.play("engage", "pay neapolis", "embark legion_1", "roll 1", "roll 3", "roll 6")
    assert table.s.warships == [0, 0]
    assert table.s.prestige == [0, 0]
    assert table.s.empire[ROME] & bit("legion_1"), "drowned"


@pytest.mark.rule("hands-in-the-sea", "5.2.5.S", "5.2.5.G", "5.2.5.T")
def test_corvus_wins_with_the_last_ship_and_carries_its_infantry_home() -> None:
    table = Table(ROME).strategy(ROME, "corvus").reserve(ROME, "legion_1", "legion_2").hand(ROME, "neapolis")
    table.discards(ROME, "praetor").fleet(ROME, "sicily", 2).fleet(CARTHAGE, "sicily", 2)
    table.play("engage", "pay neapolis", "embark legion_1", "embark legion_2")
    table.play("roll 1", "roll 1", "roll 3", "roll 3", "roll 6", "roll 1")
    assert table.s.warships == [2, 0], "one left, one captured"
    assert table.s.discard[ROME] & mask("legion_1", "legion_2") == mask("legion_1", "legion_2")


@pytest.mark.rule("hands-in-the-sea", "4.3.F", "4.4.B", "E.StormsAtSea.2")
def test_a_storm_that_sinks_the_blockade_restores_supply() -> None:
    table = Table().hold(ROME, "agrigentum").fleet(CARTHAGE, "sicily", 4)
    assert not table.in_supply(ROME, "agrigentum")
    event(table, "draw naval_disaster", "roll 1")
    assert table.in_supply(ROME, "agrigentum")


@pytest.mark.rule("hands-in-the-sea", "4.3.J", "5.1.1.I", "5.2.1.O")
def test_two_fleets_in_one_zone_leave_it_open_to_both() -> None:
    table = Table(ROME).hand(ROME, "temesa", "pisa").fleet(CARTHAGE, "sicily", 8)
    table.refused("settle tyndaris", "5.1.1.I")
    table.fleet(ROME, "sicily", 1)
    assert table.offers("settle tyndaris")


@pytest.mark.rule("hands-in-the-sea", "4.4.L")
def test_a_foothold_in_italy_traces_two_places_over_the_straits() -> None:
    table = Table(CARTHAGE).hold(CARTHAGE, "messana", "rhegium", "temesa", "velia", "tyndaris", "thermae")
    table.fleet(ROME, "italy", 1)
    assert table.in_supply(CARTHAGE, "messana")
    assert table.in_supply(CARTHAGE, "rhegium")
    assert table.in_supply(CARTHAGE, "temesa")
    assert not table.in_supply(CARTHAGE, "velia"), "the third beyond the straits"


@pytest.mark.rule("hands-in-the-sea", "4.1.D", "4.1.E", "5.2.1.M")
def test_a_besieged_city_still_yields_silver_and_points() -> None:
    table = Table(ROME).hold(ROME, "thermae", city=True)
    income, points = city_income(table.s, ROME), campaign_points(table.s, ROME)
    table.battle(CARTHAGE, "thermae", 0, carthage=("libyan_infantry",))
    assert (city_income(table.s, ROME), campaign_points(table.s, ROME)) == (income, points)


@pytest.mark.rule("hands-in-the-sea", "4.5.B", "5.2.3.H", "5.1.1.A")
def test_syracuse_won_and_left_is_open_to_both_by_settling() -> None:
    table = Table(ROME).battle(ROME, "syracuse", 2, rome=("legion_1",)).round(ROME, step="begin").play("leave")
    assert table.s.neutral & bit("syracuse")
    table.hand(CARTHAGE, "thapsus", "utica", "hippo_acra").round(CARTHAGE)
    table.play("settle syracuse", "connect thapsus", "pay utica", "pay hippo_acra")
    assert table.holder("syracuse") == "carthage"
    assert table.discarded(CARTHAGE, "syracuse")


@pytest.mark.rule("hands-in-the-sea", "5.2.1.M", "5.2.1.A")
def test_no_attack_is_launched_from_a_place_under_attack() -> None:
    table = Table(ROME).hold(ROME, "thermae").hand(ROME, "thermae", "velia", "legion_1")
    assert table.offers("attack panormus")
    table.battle(CARTHAGE, "thermae", 0, carthage=("libyan_infantry",))
    table.refused("attack panormus", "5.2.1.M")


@pytest.mark.rule("hands-in-the-sea", "5.2.3.C", "6.2.S4", "6.2.S5")
def test_a_city_taken_in_battle_is_worth_two_and_its_place_its_points() -> None:
    table = Table(ROME).hand(ROME, "cosa").battle(ROME, "utica", 2, rome=("legion_1",))
    base = final_points(table.s, ROME)
    table.round(ROME, step="begin").play("colonise cosa")
    assert (table.s.cities_won[ROME], table.s.cities & bit("utica")) == (1, 0)
    assert final_points(table.s, ROME) == base + 1 + 2 + 2, "Prestige, City and Utica's 2 VP"
