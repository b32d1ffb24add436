"""4.7 Random Events."""

from __future__ import annotations

import pytest

from navarch.games.hands_in_the_sea.box.labels import CARDS, STATIONS
from navarch.games.hands_in_the_sea.box.sets import count
from navarch.games.hands_in_the_sea.ch04_7_events_and_card_effects.random_event import RandomEvent, player_hit

from .table import CARTHAGE, GAME, ROME, Table, bit, mask


def corvus(ships: tuple[int, int], *infantry: str) -> Table:
    return meet(ROME, ships).strategy(ROME, "corvus").reserve(ROME, *infantry)


def event(table: Table, *said: str) -> Table:
    """Draw and resolve an event at once, in Rome's round."""
    table.round(ROME)
    table.s.stack[-1].go("act")
    table.s.call(RandomEvent(-1, -1, 0))
    return table.resume().play(*said)


def meet(seat: int, ships: tuple[int, int], station: str = "sicily") -> Table:
    """Both Fleets in one Sea Zone; the player has a Ship card and no Leaders are about."""
    table = Table(seat).fleet(ROME, station, ships[ROME]).fleet(CARTHAGE, station, ships[CARTHAGE])
    return table.hand(seat, "neapolis" if seat == ROME else "utica").discards(ROME, "praetor")


def to_event(table: Table) -> Table:
    """Let Carthage refill until the event is drawn."""
    while table.asked == "refill_draw":
        table.s.play(table.s.legal()[0])
    assert table.asked == "event_draw"
    return table


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


@pytest.mark.rule("hands-in-the-sea", "4.7.B")
@pytest.mark.example("hands-in-the-sea", "4.7-ex1")
def test_the_die_and_the_ranges_tell_who_is_hit() -> None:
    s = Table().s
    card = CARDS.index("naval_disaster")
    assert [player_hit(s, card, roll) for roll in range(1, 7)] == [CARTHAGE, CARTHAGE, ROME, ROME, ROME, ROME]
    for number in range(138):
        if GAME.box.cards.has_die >> number & 1:
            hit = [player_hit(s, number, roll) for roll in range(1, 7)]
            assert set(hit) == {ROME, CARTHAGE}


@pytest.mark.rule("hands-in-the-sea", "4.7.C", "E.LeaderDies.1")
@pytest.mark.example("hands-in-the-sea", "4.7-ex2")
def test_without_a_leader_a_random_card_is_discarded() -> None:
    table = event(Table().hand(CARTHAGE, "utica", "aspis"), "draw leader_dies", "roll 1")
    assert table.asked == "random_loss"
    table.play("lose aspis")
    assert table.discarded(CARTHAGE, "aspis")


@pytest.mark.rule("hands-in-the-sea", "E.LeaderDies.1")
def test_a_leader_in_hand_reserve_or_battle_dies() -> None:
    table = Table().hand(ROME, "praetor", "velia").reserve(ROME, "consul_1")
    table.battle(ROME, "panormus", 2, rome=("dictator", "legion_1"))
    event(table, "draw leader_dies", "roll 6")
    assert table.offered("give") == ["consul_1", "praetor", "dictator"]
    table.play("give dictator")
    assert table.s.marker[ROME] == 0, "its strength leaves the battle"
    assert table.s.empire[ROME] & bit("dictator")


@pytest.mark.rule("hands-in-the-sea", "4.7.C", "E.Traitor.1")
@pytest.mark.example("hands-in-the-sea", "4.7-ex3")
def test_a_traitor_without_siege_and_walls_is_ignored() -> None:
    table = event(Table(), "draw traitor", "roll 6")
    assert table.asked == "action"
    assert table.s.marker == [0, 0]


@pytest.mark.rule("hands-in-the-sea", "E.Traitor.1")
def test_a_traitor_shifts_a_siege_or_opens_a_gate() -> None:
    table = Table().hold(CARTHAGE, "panormus", fort=True).battle(ROME, "panormus", 1, 2, rome=("legion_1",))
    event(table, "draw traitor", "roll 6")
    assert table.s.marker[ROME] == -1
    walls = Table().hold(CARTHAGE, "panormus", fort=True).hold(CARTHAGE, "utica", fort=True)
    event(walls, "draw traitor", "roll 1")
    assert walls.s.actor == ROME, "the opponent names the place"
    walls.play("name panormus")
    assert walls.s.forts == bit("utica")


@pytest.mark.rule("hands-in-the-sea", "2.R", "4.7.D")
def test_a_reshuffle_symbol_gathers_all_events_once_resolved() -> None:
    table = Table(CARTHAGE).deck(CARTHAGE)
    s = table.s
    s.event_discard = mask("plague", "pirates")
    s.event_deck &= ~s.event_discard
    table.campaign()
    while table.asked == "refill_draw":
        s.play(s.legal()[0])
    table.play("draw naval_disaster", "roll 6")
    assert s.event_discard == 0
    assert count(s.event_deck) == 18
    ordinary = Table(CARTHAGE).deck(CARTHAGE).campaign()
    while ordinary.asked == "refill_draw":
        ordinary.s.play(ordinary.s.legal()[0])
    ordinary.play("draw bountiful_harvest", "roll 6")
    assert ordinary.s.event_discard == bit("bountiful_harvest")


@pytest.mark.rule("hands-in-the-sea", "4.7.A")
def test_an_empty_event_deck_is_renewed() -> None:
    table = Table()
    table.s.event_discard = table.s.event_deck
    table.s.event_deck = 0
    event(table, "draw bountiful_harvest", "roll 1")
    assert count(table.s.event_deck) == 17


@pytest.mark.rule("hands-in-the-sea", "E.PoliticalIntrigue.1")
def test_political_intrigue_leaves_one_action_and_no_free_ones() -> None:
    table = event(Table().reserve(CARTHAGE, "utica"), "draw political_intrigue", "roll 1")
    table.round(CARTHAGE, step="begin")
    table.refused("retrieve", "E.PoliticalIntrigue.1")
    table.play("pass").chance()
    assert table.s.actor == ROME
    table.round(CARTHAGE, step="begin").play("pass")
    assert table.s.actor == CARTHAGE, "only the next round is curbed"
    assert table.offers("retrieve")


@pytest.mark.rule("hands-in-the-sea", "E.StormsAtSea.1", "E.StormsAtSea.2", "4.7.E")
@pytest.mark.example("hands-in-the-sea", "C-d1")
def test_storms_sink_half_the_fleet_and_corvus_rounds_up() -> None:
    table = event(Table().fleet(ROME, "sicily", 5), "draw storms_at_sea_1", "roll 6")
    assert table.s.warships[ROME] == 3
    corvus = Table().fleet(ROME, "sicily", 5).strategy(ROME, "corvus").hand(ROME, "velia", "cosa")
    event(corvus, "draw storms_at_sea_1", "roll 6", "lose cosa")
    assert corvus.s.warships[ROME] == 2
    assert corvus.s.event_deck & bit("storms_at_sea_1"), "this card alone is shuffled back"
    assert table.s.event_discard & bit("storms_at_sea_1")


@pytest.mark.rule("hands-in-the-sea", "E.StormsAtSea.1", "E.StormsAtSea.2", "4.7.C")
def test_storms_spare_a_fleet_in_port_even_with_corvus() -> None:
    table = Table().fleet(ROME, "port", 5).strategy(ROME, "corvus").hand(ROME, "velia")
    event(table, "draw storms_at_sea_2", "roll 6")
    assert table.asked == "action"
    assert table.s.warships[ROME] == 5
    assert table.s.event_discard & bit("storms_at_sea_2")


@pytest.mark.rule("hands-in-the-sea", "E.NavalDisaster.1", "4.3.F")
def test_a_naval_disaster_sinks_the_whole_fleet_at_sea() -> None:
    table = event(Table().fleet(CARTHAGE, "sicily", 6), "draw naval_disaster", "roll 2")
    assert table.s.warships[CARTHAGE] == 0
    assert STATIONS[table.s.fleet[CARTHAGE]] == "port"


@pytest.mark.rule("hands-in-the-sea", "E.NavalDisaster.2")
@pytest.mark.parametrize(("turn", "left"), [(10, 0), (11, 6), (12, 6)])
def test_a_naval_disaster_is_no_event_in_the_last_turns(turn: int, left: int) -> None:
    table = Table().fleet(CARTHAGE, "sicily", 6)
    table.s.turn = turn
    event(table, "draw naval_disaster", "roll 2")
    assert table.s.warships[CARTHAGE] == left


@pytest.mark.rule("hands-in-the-sea", "E.NavalDisaster.3")
@pytest.mark.example("hands-in-the-sea", "C-d2")
@pytest.mark.parametrize("answer", ["redeem", "refuse"])
def test_a_naval_disaster_with_corvus_costs_infantry_and_silver_or_the_card(answer: str) -> None:
    table = Table().fleet(ROME, "sicily", 4).strategy(ROME, "corvus").reserve(ROME, "legion_1", "velia")
    table.silver(ROME, 5).s.turn = 7
    event(table, "draw naval_disaster", "roll 6", answer)
    s = table.s
    assert s.warships[ROME] == 0
    assert s.empire[ROME] & bit("legion_1")
    assert s.reserve[ROME] == bit("velia")
    assert s.silver[ROME] == (1 if answer == "redeem" else 5)
    assert (s.strategy[ROME] < 0) == (answer == "refuse")


@pytest.mark.rule("hands-in-the-sea", "E.NavalDisaster.3")
def test_without_the_silver_corvus_is_discarded() -> None:
    table = Table().fleet(ROME, "sicily", 4).strategy(ROME, "corvus").silver(ROME, 3)
    table.s.turn = 7
    event(table, "draw naval_disaster", "roll 6")
    assert table.s.strategy[ROME] < 0
    assert table.s.strategy_discard == bit("corvus")


@pytest.mark.rule("hands-in-the-sea", "E.Peace.1", "6.2.G")
@pytest.mark.parametrize(("roll", "over"), [(1, True), (3, True), (4, False), (6, False)])
def test_peace_from_turn_nine_on_ends_the_game_on_one_to_three(roll: int, over: bool) -> None:
    table = Table()
    table.s.turn = 9
    event(table, "draw peace", f"roll {roll}")
    assert table.s.over == over
    if over:
        assert (table.s.ending, table.s.ending_rule) == ("peace", "6.2.G")


@pytest.mark.rule("hands-in-the-sea", "E.Peace.2")
def test_peace_up_to_turn_eight_is_replaced_and_the_deck_reshuffled() -> None:
    table = Table(CARTHAGE).deck(CARTHAGE)
    table.s.turn = 8
    table.campaign()
    while table.asked == "refill_draw":
        table.s.play(table.s.legal()[0])
    table.play("draw peace")
    assert table.asked == "event_draw"
    table.play("draw plague", "roll 6")
    table.chance()
    assert table.s.event_discard == 0
    assert count(table.s.event_deck) == 18


@pytest.mark.rule("hands-in-the-sea", "E.MercenaryRevoltAlt.1")
@pytest.mark.example("hands-in-the-sea", "C-d3")
def test_the_alternate_mercenary_revolt_is_paid_card_by_card() -> None:
    table = Table(alternate_mercenary_revolt=True).silver(CARTHAGE, 7)
    table.hand(CARTHAGE, "greek_mercenaries").reserve(CARTHAGE, "ligurian_infantry")
    table.battle(CARTHAGE, "catana", 1, carthage=("numidian_cavalry_1",))
    event(table, "draw alt_mercenary_revolt", "roll 1", "redeem", "redeem")
    s = table.s
    assert s.silver[CARTHAGE] == 1
    assert s.hand[CARTHAGE] == bit("greek_mercenaries")
    assert s.reserve[CARTHAGE] == bit("ligurian_infantry")
    assert s.empire[CARTHAGE] & bit("numidian_cavalry_1"), "the third cannot be paid"
    assert s.marker[CARTHAGE] == 0, "and takes its strength along"


@pytest.mark.rule("hands-in-the-sea", "E.MercenaryRevoltAlt.1")
def test_the_owner_may_let_a_mercenary_go() -> None:
    table = Table(alternate_mercenary_revolt=True).silver(CARTHAGE, 9).hand(CARTHAGE, "greek_mercenaries", "utica")
    event(table, "draw alt_mercenary_revolt", "roll 1", "refuse")
    assert table.s.empire[CARTHAGE] & bit("greek_mercenaries")
    assert table.s.silver[CARTHAGE] == 9


@pytest.mark.rule("hands-in-the-sea", "E.MercenaryRevoltAlt.2")
@pytest.mark.parametrize("card", ["mercenary_revolt", "alt_mercenary_revolt"])
def test_loyalty_ignores_the_mercenary_revolt(card: str) -> None:
    table = Table(alternate_mercenary_revolt=card.startswith("alt")).strategy(CARTHAGE, "loyalty")
    table.hand(CARTHAGE, "greek_mercenaries").silver(CARTHAGE, 0)
    event(table, f"draw {card}", "roll 1")
    assert table.in_hand(CARTHAGE, "greek_mercenaries")


def test_the_original_mercenary_revolt_takes_every_mercenary() -> None:
    table = Table().hand(CARTHAGE, "greek_mercenaries", "utica").reserve(CARTHAGE, "ligurian_infantry")
    event(table, "draw mercenary_revolt", "roll 5")
    assert table.s.hand[CARTHAGE] == bit("utica")
    assert table.s.reserve[CARTHAGE] == 0


@pytest.mark.rule("hands-in-the-sea", "4.7.E")
def test_a_quarrel_bars_leaders_until_the_next_campaign() -> None:
    table = Table(CARTHAGE).hand(ROME, "consul_1", "legion_2")
    table.battle(ROME, "panormus", 3, 2, rome=("praetor", "legion_1"))
    event(table, "draw leaders_quarrel", "roll 6")
    assert table.s.marker[ROME] == 2
    assert table.discarded(ROME, "praetor")
    assert table.why("lead consul_1").key == "leaders-quarrel"
    assert table.offers("reinforce legion_2")
    table.campaign()
    assert table.s.leaderless == 0


def test_rebellion_takes_a_town_beyond_the_start_named_by_the_opponent() -> None:
    table = Table().hold(CARTHAGE, "heraclea", "drepanum").hold(CARTHAGE, "agrigentum", fort=True)
    event(table, "draw rebellion", "roll 1")
    assert table.s.actor == ROME
    assert table.offered("name") == ["drepanum", "heraclea"]
    towns = table.s.towns[CARTHAGE]
    table.play("name heraclea")
    assert table.holder("heraclea") is None
    assert table.s.towns[CARTHAGE] == towns + 1


def test_the_alternate_rebellion_can_be_bought_off() -> None:
    table = Table(alternate_rebellion=True).hold(CARTHAGE, "heraclea").silver(CARTHAGE, 3)
    event(table, "draw alt_rebellion", "roll 1", "name heraclea", "redeem")
    assert table.holder("heraclea") == "carthage"
    assert table.s.silver[CARTHAGE] == 0


def test_slave_revolt_makes_a_city_a_town_or_costs_silver() -> None:
    table = event(Table(), "draw slave_revolt", "roll 6", "name neapolis")
    assert not table.s.cities & bit("neapolis")
    assert table.holder("neapolis") == "rome"
    assert (table.s.towns[ROME], table.s.city_stock[ROME]) == (9, 9)
    poor = Table().silver(ROME, 1)
    event(poor.clear("neapolis"), "draw slave_revolt", "roll 6")
    assert poor.s.silver[ROME] == 0


@pytest.mark.parametrize(("station", "ships", "left"), [("port", 4, 2), ("sicily", 1, 2), ("sicily", 2, 5)])
def test_pirates_rob_whoever_has_no_fleet_at_sea(station: str, ships: int, left: int) -> None:
    table = Table().silver(ROME, 5).fleet(ROME, station, ships)
    event(table, "draw pirates", "roll 6")
    assert table.s.silver[ROME] == left


def test_poor_harvest_costs_a_silver_for_each_city() -> None:
    table = event(Table().silver(ROME, 5), "draw poor_harvest", "roll 6")
    assert table.s.silver[ROME] == 3
    poor = event(Table().silver(ROME, 1), "draw poor_harvest", "roll 6")
    assert poor.s.silver[ROME] == 0


def test_the_gift_of_hiero_goes_to_the_lord_of_syracuse() -> None:
    table = event(Table().silver(ROME, 0).hold(ROME, "syracuse"), "draw gift_of_hiero", "roll 1")
    assert table.s.silver[ROME] == 4
    free = event(Table().silver(CARTHAGE, 0), "draw gift_of_hiero", "roll 1")
    assert free.s.silver[CARTHAGE] == 2


def test_favour_of_the_gods_gives_a_point_and_a_card() -> None:
    table = event(Table().hand(ROME, "velia").deck(ROME, "cosa"), "draw favour_of_the_gods", "roll 6", "draw cosa")
    assert table.s.points[ROME] == 1
    assert table.s.hand[ROME] == mask("velia", "cosa")


def test_desertion_takes_light_infantry_or_cavalry() -> None:
    table = event(Table().hand(CARTHAGE, "balearic_slingers", "utica"), "draw desertion", "roll 4")
    table.play("give balearic_slingers")
    assert table.s.empire[CARTHAGE] & bit("balearic_slingers")


def test_the_alternate_quarrel_discards_a_single_leader() -> None:
    table = Table(alternate_leaders_quarrel=True).hand(ROME, "consul_1")
    event(table, "draw alt_leaders_quarrel", "roll 6", "give consul_1")
    assert table.discarded(ROME, "consul_1")
    assert table.s.leaderless == 0


@pytest.mark.parametrize(("ships", "left"), [(1, 1), (2, 1), (5, 4), (6, 4)])
def test_the_alternate_storms_are_milder(ships: int, left: int) -> None:
    table = Table(alternate_storms_at_sea=True).fleet(ROME, "sicily", ships)
    event(table, "draw alt_storms_at_sea", "roll 6")
    assert table.s.warships[ROME] == left


def test_the_alternate_disaster_sinks_half_rounded_up() -> None:
    table = Table(alternate_naval_disaster=True).fleet(ROME, "sicily", 5)
    event(table, "draw alt_naval_disaster", "roll 6")
    assert table.s.warships[ROME] == 2
