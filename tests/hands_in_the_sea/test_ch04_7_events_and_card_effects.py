"""4.7 Random Events."""

from __future__ import annotations

from pathlib import Path

import pytest

import navarch
import tests.table
from navarch.games.hands_in_the_sea import build
from navarch.games.hands_in_the_sea.box.labels import CARDS, STATIONS
from navarch.games.hands_in_the_sea.box.sets import count
from navarch.games.hands_in_the_sea.ch04_7_events_and_card_effects.random_event import RandomEvent, player_hit
from navarch.games.hands_in_the_sea.ch04_rounds.play import Play
from navarch.games.hands_in_the_sea.ch04_rounds.round import Round
from navarch.games.hands_in_the_sea.state import HandsState

from .table import CARTHAGE, GAME, ROME, Decks, Table, bit, known, mask


@pytest.mark.rule("hands-in-the-sea", "4.7.B")
@pytest.mark.example("hands-in-the-sea", "4.7-ex1")
def test_the_die_and_the_ranges_tell_who_is_hit() -> None:
    s = Table().s
    card = CARDS.index("naval_disaster")
    assert [player_hit(s, card, roll) for roll in range(1, 7)] == [CARTHAGE, CARTHAGE, ROME, ROME, ROME, ROME]
    for number in range(len(CARDS)):
        if GAME.box.cards.has_die >> number & 1:
            hit = [player_hit(s, number, roll) for roll in range(1, 7)]
            assert set(hit) == {ROME, CARTHAGE}


@pytest.mark.rule("hands-in-the-sea", "4.7.C", "E.LeaderDies.1")
@pytest.mark.example("hands-in-the-sea", "4.7-ex2")
def test_without_a_leader_a_random_card_is_discarded() -> None:
    table = Table().hand(CARTHAGE, "utica", "aspis").event("draw leader_dies", "roll 1", "lose aspis")
    assert table.discarded(CARTHAGE, "aspis")


@pytest.mark.rule("hands-in-the-sea", "E.LeaderDies.1")
def test_a_leader_in_hand_reserve_or_battle_dies() -> None:
    table = Table().hand(ROME, "praetor", "velia").reserve(ROME, "consul_1")
    table.battle(ROME, "panormus", 2, rome=("dictator", "legion_1"))
    table.event("draw leader_dies", "roll 6")
    assert table.nouns("give") == ["consul_1", "praetor", "dictator"]
    table.do("give dictator")
    assert table.s.marker[ROME] == 0, "its strength leaves the battle"
    assert table.s.empire[ROME] & bit("dictator")


@pytest.mark.rule("hands-in-the-sea", "4.7.C", "E.Traitor.1")
@pytest.mark.example("hands-in-the-sea", "4.7-ex3")
def test_a_traitor_without_siege_and_walls_is_ignored() -> None:
    table = Table().event("draw traitor", "roll 6")
    assert table.choice == "action"
    assert table.s.marker == [0, 0]


@pytest.mark.rule("hands-in-the-sea", "E.Traitor.1")
def test_a_traitor_shifts_a_siege_or_opens_a_gate() -> None:
    table = Table().hold(CARTHAGE, "panormus", fort=True).battle(ROME, "panormus", 1, 2, rome=("legion_1",))
    table.event("draw traitor", "roll 6")
    assert table.s.marker[ROME] == -1
    walls = Table().hold(CARTHAGE, "panormus", fort=True).hold(CARTHAGE, "utica", fort=True)
    walls.event("draw traitor", "roll 1")
    assert walls.actor == "rome", "the opponent names the place"
    walls.do("name panormus")
    assert walls.s.forts == bit("utica")


@pytest.mark.rule("hands-in-the-sea", "2.R", "4.7.D")
def test_a_reshuffle_symbol_gathers_all_events_once_resolved() -> None:
    table = Table(CARTHAGE).deck(CARTHAGE).event_discards("plague", "pirates")
    table.campaign().do("draw naval_disaster", "roll 6")
    assert table.s.event_discard == 0
    assert count(table.s.event_deck) == 18
    ordinary = Table(CARTHAGE).deck(CARTHAGE).campaign()
    ordinary.do("draw bountiful_harvest", "roll 6")
    assert ordinary.s.event_discard == bit("bountiful_harvest")


@pytest.mark.rule("hands-in-the-sea", "4.7.A")
def test_an_empty_event_deck_is_renewed() -> None:
    table = Table().event_discards()
    table.event("draw bountiful_harvest", "roll 1")
    assert count(table.s.event_deck) == 17


@pytest.mark.rule("hands-in-the-sea", "E.PoliticalIntrigue.1")
def test_political_intrigue_leaves_one_action_and_no_free_ones() -> None:
    table = Table().reserve(CARTHAGE, "utica").event("draw political_intrigue", "roll 1")
    table.round(CARTHAGE, step="begin")
    assert table.why_not("retrieve")[0] == "E.PoliticalIntrigue.1"
    table.do("pass")
    assert table.actor == "rome"
    table.round(CARTHAGE, step="begin").do("pass")
    assert table.actor == "carthage", "only the next round is curbed"
    assert table.offers("retrieve")


@pytest.mark.rule("hands-in-the-sea", "E.StormsAtSea.1", "E.StormsAtSea.2", "4.7.E")
@pytest.mark.example("hands-in-the-sea", "C-d1")
def test_storms_sink_half_the_fleet_and_corvus_rounds_up() -> None:
    table = Table().fleet(ROME, "sicily", 5).event("draw storms_at_sea_1", "roll 6")
    assert table.s.warships[ROME] == 3
    corvus = Table().fleet(ROME, "sicily", 5).strategy(ROME, "corvus").hand(ROME, "velia", "cosa")
    corvus.event("draw storms_at_sea_1", "roll 6", "lose cosa")
    assert corvus.s.warships[ROME] == 2
    assert corvus.s.event_deck & bit("storms_at_sea_1"), "this card alone is shuffled back"
    assert table.s.event_discard & bit("storms_at_sea_1")


@pytest.mark.rule("hands-in-the-sea", "E.StormsAtSea.1", "E.StormsAtSea.2", "4.7.C")
def test_storms_spare_a_fleet_in_port_even_with_corvus() -> None:
    table = Table().fleet(ROME, "port", 5).strategy(ROME, "corvus").hand(ROME, "velia")
    table.event("draw storms_at_sea_2", "roll 6")
    assert table.choice == "action"
    assert table.s.warships[ROME] == 5
    assert table.s.event_discard & bit("storms_at_sea_2")


@pytest.mark.rule("hands-in-the-sea", "E.NavalDisaster.1", "4.3.F")
def test_a_naval_disaster_sinks_the_whole_fleet_at_sea() -> None:
    table = Table().fleet(CARTHAGE, "sicily", 6).event("draw naval_disaster", "roll 2")
    assert table.s.warships[CARTHAGE] == 0
    assert STATIONS[table.s.fleet[CARTHAGE]] == "port"


@pytest.mark.rule("hands-in-the-sea", "E.NavalDisaster.2")
@pytest.mark.parametrize(("turn", "left"), [(10, 0), (11, 6), (12, 6)])
def test_a_naval_disaster_is_no_event_in_the_last_turns(turn: int, left: int) -> None:
    table = Table().fleet(CARTHAGE, "sicily", 6)
    table.turn(turn).event("draw naval_disaster", "roll 2")
    assert table.s.warships[CARTHAGE] == left


@pytest.mark.rule("hands-in-the-sea", "E.NavalDisaster.3")
@pytest.mark.example("hands-in-the-sea", "C-d2")
@pytest.mark.parametrize("answer", ["redeem", "refuse"])
def test_a_naval_disaster_with_corvus_costs_infantry_and_silver_or_the_card(answer: str) -> None:
    table = Table().fleet(ROME, "sicily", 4).strategy(ROME, "corvus").reserve(ROME, "legion_1", "velia")
    table.silver(ROME, 5).turn(7).event("draw naval_disaster", "roll 6", answer)
    s = table.s
    assert s.warships[ROME] == 0
    assert s.empire[ROME] & bit("legion_1")
    assert s.reserve[ROME] == bit("velia")
    assert s.silver[ROME] == (1 if answer == "redeem" else 5)
    assert (s.strategy[ROME] < 0) == (answer == "refuse")


@pytest.mark.rule("hands-in-the-sea", "E.NavalDisaster.3")
def test_without_the_silver_corvus_is_discarded() -> None:
    table = Table().fleet(ROME, "sicily", 4).strategy(ROME, "corvus").silver(ROME, 3)
    table.turn(7).event("draw naval_disaster", "roll 6")
    assert table.s.strategy[ROME] < 0
    assert table.s.strategy_discard == bit("corvus")


@pytest.mark.rule("hands-in-the-sea", "E.Peace.1", "6.2.G")
@pytest.mark.parametrize(("roll", "over"), [(1, True), (3, True), (4, False), (6, False)])
def test_peace_from_turn_nine_on_ends_the_game_on_one_to_three(roll: int, over: bool) -> None:
    table = Table().turn(9).event("draw peace", f"roll {roll}")
    assert table.s.over == over
    if over:
        assert (table.s.ending, table.s.ending_rule) == ("peace", "6.2.G")


@pytest.mark.rule("hands-in-the-sea", "E.Peace.2")
def test_peace_up_to_turn_eight_is_replaced_and_the_deck_reshuffled() -> None:
    table = Table(CARTHAGE).deck(CARTHAGE).turn(8).campaign().do("draw peace", "draw plague", "roll 6")
    assert table.drawn().count("event_draw") == 2
    assert table.s.event_discard == 0
    assert count(table.s.event_deck) == 18


@pytest.mark.rule("hands-in-the-sea", "E.MercenaryRevoltAlt.1")
@pytest.mark.example("hands-in-the-sea", "C-d3")
def test_the_alternate_mercenary_revolt_is_paid_card_by_card() -> None:
    table = Table(alternate_mercenary_revolt=True).silver(CARTHAGE, 7)
    table.hand(CARTHAGE, "greek_mercenaries").reserve(CARTHAGE, "ligurian_infantry")
    table.battle(CARTHAGE, "catana", 1, carthage=("numidian_cavalry_1",))
    table.event("draw alt_mercenary_revolt", "roll 1", "redeem", "redeem")
    s = table.s
    assert s.silver[CARTHAGE] == 1
    assert s.hand[CARTHAGE] == bit("greek_mercenaries")
    assert s.reserve[CARTHAGE] == bit("ligurian_infantry")
    assert s.empire[CARTHAGE] & bit("numidian_cavalry_1"), "the third cannot be paid"
    assert s.marker[CARTHAGE] == 0, "and takes its strength along"


@pytest.mark.rule("hands-in-the-sea", "E.MercenaryRevoltAlt.1")
def test_the_owner_may_let_a_mercenary_go() -> None:
    table = Table(alternate_mercenary_revolt=True).silver(CARTHAGE, 9).hand(CARTHAGE, "greek_mercenaries", "utica")
    table.event("draw alt_mercenary_revolt", "roll 1", "refuse")
    assert table.s.empire[CARTHAGE] & bit("greek_mercenaries")
    assert table.s.silver[CARTHAGE] == 9


@pytest.mark.rule("hands-in-the-sea", "E.MercenaryRevoltAlt.2")
@pytest.mark.parametrize("card", ["mercenary_revolt", "alt_mercenary_revolt"])
def test_loyalty_ignores_the_mercenary_revolt(card: str) -> None:
    table = Table(alternate_mercenary_revolt=card.startswith("alt")).strategy(CARTHAGE, "loyalty")
    table.hand(CARTHAGE, "greek_mercenaries").silver(CARTHAGE, 0)
    table.event(f"draw {card}", "roll 1")
    assert table.in_hand(CARTHAGE, "greek_mercenaries")


def test_the_original_mercenary_revolt_takes_every_mercenary() -> None:
    table = Table().hand(CARTHAGE, "greek_mercenaries", "utica").reserve(CARTHAGE, "ligurian_infantry")
    table.event("draw mercenary_revolt", "roll 5")
    assert table.s.hand[CARTHAGE] == bit("utica")
    assert table.s.reserve[CARTHAGE] == 0


@pytest.mark.rule("hands-in-the-sea", "4.7.E")
def test_a_quarrel_bars_leaders_until_the_next_campaign() -> None:
    table = Table(CARTHAGE).hand(ROME, "consul_1", "legion_2")
    table.battle(ROME, "panormus", 3, 2, rome=("praetor", "legion_1"))
    table.event("draw leaders_quarrel", "roll 6")
    assert table.s.marker[ROME] == 2
    assert table.discarded(ROME, "praetor")
    assert table.reason("lead consul_1").key == "leaders-quarrel"
    assert table.offers("reinforce legion_2")
    table.campaign()
    assert table.s.leaderless == 0


def test_rebellion_takes_a_town_beyond_the_start_named_by_the_opponent() -> None:
    table = Table().hold(CARTHAGE, "heraclea", "drepanum").hold(CARTHAGE, "agrigentum", fort=True)
    table.event("draw rebellion", "roll 1")
    assert table.actor == "rome"
    assert table.nouns("name") == ["drepanum", "heraclea"]
    towns = table.s.towns[CARTHAGE]
    table.do("name heraclea")
    assert table.holder("heraclea") is None
    assert table.s.towns[CARTHAGE] == towns + 1


def test_the_alternate_rebellion_can_be_bought_off() -> None:
    table = Table(alternate_rebellion=True).hold(CARTHAGE, "heraclea").silver(CARTHAGE, 3)
    table.event("draw alt_rebellion", "roll 1", "name heraclea", "redeem")
    assert table.holder("heraclea") == "carthage"
    assert table.s.silver[CARTHAGE] == 0


def test_slave_revolt_makes_a_city_a_town_or_costs_silver() -> None:
    table = Table().event("draw slave_revolt", "roll 6", "name neapolis")
    assert not table.s.cities & bit("neapolis")
    assert table.holder("neapolis") == "rome"
    assert (table.s.towns[ROME], table.s.city_stock[ROME]) == (9, 9)
    poor = Table().silver(ROME, 1)
    poor.clear("neapolis").event("draw slave_revolt", "roll 6")
    assert poor.s.silver[ROME] == 0


@pytest.mark.parametrize(("station", "ships", "left"), [("port", 4, 2), ("sicily", 1, 2), ("sicily", 2, 5)])
def test_pirates_rob_whoever_has_no_fleet_at_sea(station: str, ships: int, left: int) -> None:
    table = Table().silver(ROME, 5).fleet(ROME, station, ships)
    table.event("draw pirates", "roll 6")
    assert table.s.silver[ROME] == left


def test_poor_harvest_costs_a_silver_for_each_city() -> None:
    table = Table().silver(ROME, 5).event("draw poor_harvest", "roll 6")
    assert table.s.silver[ROME] == 3
    poor = Table().silver(ROME, 1).event("draw poor_harvest", "roll 6")
    assert poor.s.silver[ROME] == 0


def test_the_gift_of_hiero_goes_to_the_lord_of_syracuse() -> None:
    table = Table().silver(ROME, 0).hold(ROME, "syracuse").event("draw gift_of_hiero", "roll 1")
    assert table.s.silver[ROME] == 4
    free = Table().silver(CARTHAGE, 0).event("draw gift_of_hiero", "roll 1")
    assert free.s.silver[CARTHAGE] == 2


def test_favour_of_the_gods_gives_a_point_and_a_card() -> None:
    table = Table().hand(ROME, "velia").deck(ROME, "cosa").event("draw favour_of_the_gods", "roll 6", "draw cosa")
    assert table.s.points[ROME] == 1
    assert table.s.hand[ROME] == mask("velia", "cosa")


def test_desertion_takes_light_infantry_or_cavalry() -> None:
    table = Table().hand(CARTHAGE, "balearic_slingers", "utica").event("draw desertion", "roll 4")
    table.do("give balearic_slingers")
    assert table.s.empire[CARTHAGE] & bit("balearic_slingers")


def test_the_alternate_quarrel_discards_a_single_leader() -> None:
    table = Table(alternate_leaders_quarrel=True).hand(ROME, "consul_1")
    table.event("draw alt_leaders_quarrel", "roll 6", "give consul_1")
    assert table.discarded(ROME, "consul_1")
    assert table.s.leaderless == 0


@pytest.mark.parametrize(("ships", "left"), [(1, 1), (2, 1), (5, 4), (6, 4)])
def test_the_alternate_storms_are_milder(ships: int, left: int) -> None:
    table = Table(alternate_storms_at_sea=True).fleet(ROME, "sicily", ships)
    table.event("draw alt_storms_at_sea", "roll 6")
    assert table.s.warships[ROME] == left


def test_the_alternate_disaster_sinks_half_rounded_up() -> None:
    table = Table(alternate_naval_disaster=True).fleet(ROME, "sicily", 5)
    table.event("draw alt_naval_disaster", "roll 6")
    assert table.s.warships[ROME] == 2


@pytest.mark.rule("hands-in-the-sea", "E.PoliticalIntrigue.1", "5.2.5.L")
def test_without_free_actions_no_leader_joins_the_naval_battle_one_begins() -> None:
    table = Table(ROME).fleet(ROME, "sicily", 2).fleet(CARTHAGE, "sicily", 2)
    table.hand(ROME, "neapolis", "consul_1").hand(CARTHAGE, "general_1")
    table.curbed(ROME, 1).round(ROME, step="begin").do("engage", "pay neapolis")
    assert table.asked == ("carthage", "admirals"), "the defender is free to send a Leader"


@pytest.mark.rule("hands-in-the-sea", "E.PoliticalIntrigue.1", "5.2.5.L")
def test_the_ban_on_free_actions_ends_with_the_own_round() -> None:
    table = Table(ROME).fleet(ROME, "sicily", 2).fleet(CARTHAGE, "sicily", 2)
    table.hand(CARTHAGE, "utica").hand(ROME, "consul_1", "velia", "cosa", "pisa", "locri")
    table.curbed(ROME, 1).round(ROME, step="begin").do("pass", "engage", "pay utica")
    assert table.asked == ("rome", "admirals")
    assert table.offers("embark consul_1")


@pytest.mark.rule("hands-in-the-sea", "E.PoliticalIntrigue.1", "5.2.4.J", "5.6.2.A")
def test_intrigue_forbids_withdrawal_but_not_blocking() -> None:
    table = Table().hold(CARTHAGE, "panormus", fort=True).battle(ROME, "panormus", 0, 2, rome=("legion_1",))
    table.event("draw political_intrigue", "roll 1")
    table.hand(ROME, "equites_1").hold(ROME, "camarina").hold(CARTHAGE, "agrigentum").hand(CARTHAGE, "agrigentum")
    table.round(ROME).do("raid agrigentum", "pay equites_1", "done?", "block agrigentum")
    assert table.holder("agrigentum") == "carthage"
    table.round(CARTHAGE, step="begin")
    assert table.why_not("withdraw rome")[0] == "E.PoliticalIntrigue.1"


@pytest.mark.rule("hands-in-the-sea", "4.7.E", "5.2.6.B", "5.2.5.L", "5.2.1.B")
def test_quarrelling_leaders_open_no_attack_and_board_no_ship_but_block_a_bribe() -> None:
    table = (
        Table().hand(CARTHAGE, "general_1", "panormus", "hadrumetum", "utica").event("draw leaders_quarrel", "roll 1")
    )
    table.hold(ROME, "thermae").round(CARTHAGE)
    assert table.why_not("attack thermae")[0] == "5.2.1.B"
    table.fleet(ROME, "sicily", 2).fleet(CARTHAGE, "sicily", 2).discards(ROME, "praetor")
    table.do("engage", "pay utica")
    assert table.last_draw.choice == "naval_die", "no Leader is asked for"
    bribe = Table().hand(CARTHAGE, "general_1", "greek_mercenaries").event("draw leaders_quarrel", "roll 1")
    bribe.hand(ROME, "agents_1").round(ROME).do("bribe agents_1", "block general_1")
    assert bribe.in_hand(CARTHAGE, "greek_mercenaries")


@pytest.mark.rule("hands-in-the-sea", "E.Peace.2", "4.7.D")
def test_a_replaced_peace_may_bring_an_event_with_its_own_reshuffle() -> None:
    table = Table(CARTHAGE).deck(CARTHAGE).fleet(CARTHAGE, "sicily", 3)
    table.campaign().do("draw peace", "draw naval_disaster", "roll 1")
    assert table.s.warships[CARTHAGE] == 0
    assert table.s.event_discard == 0
    assert count(table.s.event_deck) == 18


@pytest.mark.rule("hands-in-the-sea", "E.StormsAtSea.2", "4.7.D")
def test_storms_shuffled_back_by_corvus_leave_the_other_discards() -> None:
    table = Table(CARTHAGE).deck(CARTHAGE).strategy(ROME, "corvus").fleet(ROME, "sicily", 3)
    table.event_discards("plague").campaign().do("draw storms_at_sea_2", "roll 6")
    assert table.s.event_discard == bit("plague")
    assert table.s.event_deck & bit("storms_at_sea_2")


def own_plague(tmp_path: Path, steps: str) -> tests.table.Table[HandsState]:
    """Plague with other steps, from a file of one's own, striking Rome."""
    file = tmp_path / "own.toml"
    file.write_text(f'[[card]]\nid = "plague"\nsteps = [{steps}]\nprovenance = "printed"\n', encoding="utf-8")
    game = build(file)
    table = tests.table.Table(game, known(game.new(2)))
    table.chance = Decks()
    play, turn = Play(), Round(ROME, 2)
    play.go("second")
    turn.go("act")
    table.under_way(play, turn, RandomEvent()).do("draw plague", "roll 6")
    return table


@pytest.mark.rule("hands-in-the-sea", "4.7.C")
def test_a_step_without_a_player_gives_way_to_its_alternative_after_a_step_that_worked(tmp_path: Path) -> None:
    lord = (
        '{ op = "gain_silver", amount = 4, player = "controller_of_syracuse", else = [{ op = "gain_vp", amount = 7 }] }'
    )
    table = own_plague(tmp_path, f'{{ op = "gain_silver", amount = 1 }}, {lord}')
    assert table.s.silver[ROME] == 6
    assert table.s.points[ROME] == 7, "nobody controls Syracuse"


@pytest.mark.rule("hands-in-the-sea", "E.PoliticalIntrigue.1")
@pytest.mark.parametrize(("word", "free"), [("true", 1), ("false", 0)])
def test_a_limit_of_actions_may_leave_the_free_ones(tmp_path: Path, word: str, free: int) -> None:
    table = own_plague(tmp_path, f'{{ op = "limit_round", rounds = 1, actions = 1, free_actions = {word} }}')
    assert (table.s.curbed[ROME], table.s.curbed_actions[ROME], table.s.curbed_free[ROME]) == (1, 1, free)


@pytest.mark.rule("hands-in-the-sea", "4.7.C")
def test_an_event_that_did_nothing_is_told_and_one_that_did_is_not() -> None:
    ignored = Table().event("draw traitor", "roll 6")
    assert ignored.events("event-ignored") == [("traitor", "rome", 0)]
    instead = Table(fate_token=True).hand(CARTHAGE, "utica").event("draw leader_dies", "roll 1")
    assert instead.events("event-ignored") == []
    assert instead.s.fate == CARTHAGE, "what stands in for a Leader's death hurts as well"


@pytest.mark.rule("hands-in-the-sea", "6F.B", "E.MercenaryRevoltAlt.1")
def test_a_ransom_that_is_paid_hurts_as_well() -> None:
    table = Table(alternate_mercenary_revolt=True, fate_token=True).silver(CARTHAGE, 9)
    table.hand(CARTHAGE, "greek_mercenaries").event("draw alt_mercenary_revolt", "roll 1", "redeem")
    assert table.events("event-ignored") == []
    assert table.s.fate == CARTHAGE


@pytest.mark.rule("hands-in-the-sea", "2.R", "4.7.D")
def test_a_reshuffle_symbol_gathers_the_events_of_its_own_campaign_alone() -> None:
    table = Table(CARTHAGE).deck(CARTHAGE).fleet(CARTHAGE, "sicily", 3)
    table.campaign().do("draw naval_disaster", "roll 1")
    table.deck(CARTHAGE).campaign().do("draw plague", "roll 6")
    assert table.s.event_discard == bit("plague")


@pytest.mark.rule("hands-in-the-sea", "4.7.A")
def test_an_edited_position_names_the_places_that_can_be_struck_now() -> None:
    table = Table().hold(CARTHAGE, "heraclea", "drepanum")
    table.event("draw rebellion", "roll 1")
    assert table.nouns("name") == ["drepanum", "heraclea"]
    edited = table.game.edit(table.s).put("forts", "drepanum").done()
    assert [str(action) for action in navarch.Match(table.game, state=edited).legal(ROME)] == ["name heraclea"]


@pytest.mark.rule("hands-in-the-sea", "E.NavalDisaster.3")
def test_whoever_has_lost_the_silver_by_an_edit_is_not_offered_to_pay() -> None:
    table = Table().fleet(ROME, "sicily", 4).strategy(ROME, "corvus").reserve(ROME, "legion_1")
    table.silver(ROME, 5).turn(7).event("draw naval_disaster", "roll 6")
    assert table.legal() == ["redeem", "refuse"]
    match = navarch.Match(table.game, state=table.game.edit(table.s).set("silver.rome", 3).done())
    assert [str(action) for action in match.legal(ROME)] == ["refuse"]
    assert [(reason.rule, reason.key) for reason in match.why_not(ROME, "redeem")] == [
        ("E.NavalDisaster.3", "too-poor")
    ]
