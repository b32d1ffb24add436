"""6 Ending the game."""

from __future__ import annotations

import pytest

from navarch.games.hands_in_the_sea.box.labels import LOCATIONS, REMOVED, SEATS, SICILY
from navarch.games.hands_in_the_sea.box.sets import count
from navarch.games.hands_in_the_sea.ch06_ending.final_points import final_points

from .table import CARTHAGE, GAME, ROME, Table, bit, mask


def to_judgement(table: Table) -> Table:
    """A quiet Campaign: Carthage gains 4 Silver."""
    table.deck(CARTHAGE).campaign()
    return table.do("draw bountiful_harvest", "roll 1")


@pytest.mark.rule("hands-in-the-sea", "6.1.A", "6.1.C")
def test_rome_wins_by_a_battle_in_carthage_without_placing_a_town() -> None:
    table = Table(ROME).battle(ROME, "carthage", 2, rome=("legion_1",)).round(ROME, step="begin")
    assert table.s.over
    assert (table.s.ranks, table.s.ending, table.s.ending_rule) == ([1, 2], "capital", "6.1.A")


@pytest.mark.rule("hands-in-the-sea", "6.1.B", "6.1.C")
def test_carthage_wins_by_a_battle_in_rome() -> None:
    table = Table(CARTHAGE).battle(CARTHAGE, "rome", 2, carthage=("libyan_infantry",)).round(CARTHAGE, step="begin")
    assert table.s.over
    assert (table.s.ranks, table.s.ending_rule) == ([2, 1], "6.1.B")


@pytest.mark.rule("hands-in-the-sea", "6.1.A", "6.1.B", "5.2.4.O")
def test_settling_the_empty_capital_of_the_opponent_wins() -> None:
    table = Table(ROME).clear("carthage").hold(ROME, "utica").hand(ROME, "utica", "velia", "cosa")
    table.do("settle carthage", "connect utica", "pay velia", "pay cosa")
    assert (table.s.over, table.s.ranks) == (True, [1, 2])
    own = Table(CARTHAGE).clear("carthage").hand(CARTHAGE, "utica", "thapsus", "hippo_acra")
    own.do("settle carthage", "connect utica", "pay thapsus", "pay hippo_acra")
    assert not own.s.over, "its owner resettles it"
    rome = Table(CARTHAGE).clear("rome").hold(CARTHAGE, "cosa").hand(CARTHAGE, "cosa", "thapsus", "hippo_acra")
    rome.do("settle rome", "connect cosa", "pay thapsus", "pay hippo_acra")
    assert (rome.s.over, rome.s.ranks) == (True, [2, 1])


@pytest.mark.rule("hands-in-the-sea", "6.1.A", "6.1.B")
def test_a_defenders_victory_in_the_capital_ends_nothing() -> None:
    table = Table(ROME).battle(ROME, "carthage", -1, 2, rome=("legion_1",)).round(CARTHAGE, step="begin")
    assert not table.s.over


@pytest.mark.rule("hands-in-the-sea", "6.1.D")
@pytest.mark.parametrize(("points", "over"), [([25, 0], True), ([24, 0], False), ([3, 28], True)])
def test_a_lead_of_25_at_the_end_of_a_campaign_wins(points: list[int], over: bool) -> None:
    table = Table(CARTHAGE).battle(ROME, "panormus", 0, 2, rome=("legion_1",))
    to_judgement(table.points(*points))
    assert table.s.over == over
    if over:
        assert table.s.ending_rule == "6.1.D"
        assert table.s.ranks == ([1, 2] if points[0] > points[1] else [2, 1])


@pytest.mark.rule("hands-in-the-sea", "6.1.D")
def test_a_lead_of_25_in_the_middle_of_a_turn_wins_nothing() -> None:
    table = Table(ROME, 1).points(40, 0).do("pass")
    assert not table.s.over


@pytest.mark.rule("hands-in-the-sea", "6.1.E")
def test_holding_all_of_sicily_wins_at_once_in_supply_or_not() -> None:
    table = Table(ROME).hand(ROME, "messana", "velia").fleet(CARTHAGE, "sicily", 1)
    sicily = [place for place in LOCATIONS if GAME.box.board.of_region[SICILY] & bit(place)]
    table.hold(ROME, *[place for place in sicily if place not in ("tyndaris", "messana", "catana", "lilybaeum")])
    table.clear("lilybaeum").hold(ROME, "lilybaeum", city=True)
    assert not table.over
    table.do("settle tyndaris", "connect messana", "pay velia")
    assert (table.s.over, table.s.ending, table.s.ending_rule) == (True, "sicily", "6.1.E")


@pytest.mark.rule("hands-in-the-sea", "6.2.A", "6.2.B")
def test_the_last_town_placed_ends_the_game_at_the_end_of_the_round() -> None:
    table = Table(ROME).hand(ROME, "messana", "velia")
    table.towns_left(ROME, 1).do("settle tyndaris", "connect messana", "pay velia")
    assert not table.s.over, "not before the end of the round"
    table.do("pass")
    assert (table.s.over, table.s.ending) == (True, "towns")


@pytest.mark.rule("hands-in-the-sea", "6.2.A")
def test_a_condition_undone_before_the_end_of_the_round_has_no_effect() -> None:
    table = Table(ROME, 3).hand(ROME, "messana", "velia", "pisa", "rome")
    table.towns_left(ROME, 1).do("settle tyndaris", "connect messana", "pay velia", "develop pisa", "pay rome", "pass")
    assert not table.s.over


@pytest.mark.rule("hands-in-the-sea", "6.2.C")
@pytest.mark.parametrize(("towns", "cities", "capitals", "over"), [(8, 1, 0, True), (9, 0, 0, False), (6, 1, 1, True)])
def test_ten_points_of_captured_tokens_end_the_game(towns: int, cities: int, capitals: int, over: bool) -> None:
    table = Table(ROME, 1)
    if capitals:
        table.clear("carthage")
    table.captured(ROME, towns, cities, capitals).do("pass")
    assert table.over == over
    if over:
        assert table.ending == ("6.2.C", "captures")


@pytest.mark.rule("hands-in-the-sea", "6.2.D")
@pytest.mark.parametrize(("prestige", "over"), [(7, False), (8, True)])
def test_eight_prestige_end_the_game(prestige: int, over: bool) -> None:
    table = Table(ROME, 1).prestige(CARTHAGE, prestige).do("pass")
    assert table.s.over == over


@pytest.mark.rule("hands-in-the-sea", "6.2.E")
@pytest.mark.parametrize(("turn", "over"), [(11, False), (12, True)])
def test_the_twelfth_campaign_ends_the_game_with_income_and_points(turn: int, over: bool) -> None:
    table = to_judgement(Table(CARTHAGE).hold(ROME, "tyndaris").turn(turn))
    assert table.s.over == over
    assert table.s.points[ROME] == 1
    if over:
        assert table.s.ending == "turns"


@pytest.mark.rule("hands-in-the-sea", "6.2.F")
@pytest.mark.parametrize(("points", "over"), [(89, False), (90, True)])
def test_ninety_points_end_the_game(points: int, over: bool) -> None:
    table = Table(ROME, 1).points(points, 80).do("pass")
    assert table.s.over == over


@pytest.mark.rule("hands-in-the-sea", "6.2.A", "6.2.D", "6.2.H", "6.2.I", "6.2.J", "6.2.K", "6.2.L")
@pytest.mark.example("hands-in-the-sea", "6.2-d1")
def test_a_battle_in_progress_delays_the_end() -> None:
    table = Table(CARTHAGE, 1).hand(CARTHAGE, "utica").deck(CARTHAGE).fleet(ROME, "sicily", 2)
    table.battle(ROME, "panormus", 0, 2, rome=("legion_1",)).fleet(CARTHAGE, "sicily", 2)
    table.hand(ROME, "catana", "velia", "legion_2", "neapolis", "thermae").hold(ROME, "thermae")
    table.hand(ROME, "thermae")
    table.prestige(CARTHAGE, 8).do("pass")
    assert table.s.campaign == REMOVED
    assert not table.over
    assert table.asked == ("rome", "action"), "Rome plays a round"
    assert table.why_not("engage")[0] == "6.2.J"
    assert table.why_not("attack syracuse")[0] == "6.2.J"
    table.hand(CARTHAGE, "panormus")
    assert table.offers("reinforce legion_2"), "all else goes on"
    table.battle(ROME, "panormus", 2, 3).round(ROME, step="begin").do("leave")
    assert table.over, "before any action"
    assert (table.s.ending, table.s.turn) == ("prestige", 1)


@pytest.mark.rule("hands-in-the-sea", "6.2.L")
def test_no_campaign_comes_in_overtime() -> None:
    table = Table(CARTHAGE, 1).hand(CARTHAGE, "utica").deck(CARTHAGE, "aspis")
    table.battle(ROME, "panormus", 0, 2, rome=("legion_1",))
    table.prestige(ROME, 8).do("pass", "draw aspis")
    assert table.drawn()[-4:] == ["refill_draw"] * 4, "the Discard pile is simply shuffled"
    assert count(table.s.hand[CARTHAGE]) == 5
    assert table.s.points == [0, 0]
    assert table.actor == "rome"


@pytest.mark.rule("hands-in-the-sea", "6.2.G")
def test_peace_with_a_battle_running_skips_the_campaign_and_goes_into_overtime() -> None:
    table = Table(CARTHAGE).deck(CARTHAGE).battle(ROME, "panormus", 0, 2, rome=("legion_1",)).hold(ROME, "tyndaris")
    silver = table.s.silver[:]
    table.turn(9).campaign().do("draw peace", "roll 1")
    assert not table.over
    assert table.s.points == [0, 0]
    assert table.s.silver == silver
    assert (table.actor, table.s.overtime) == ("rome", 1)


@pytest.mark.rule("hands-in-the-sea", "6.2.S1", "4.4.I", "5.1.2.D")
def test_cities_in_supply_score_at_the_end() -> None:
    table = Table(ROME).hold(ROME, "aleria", city=True)
    assert final_points(table.s, ROME) == 3
    table.fleet(CARTHAGE, "corsica_sardinia", 1)
    assert final_points(table.s, ROME) == 2


@pytest.mark.rule("hands-in-the-sea", "6.2.S2", "6.2.S3", "6.2.S4")
def test_prestige_and_captured_tokens_score_at_the_end() -> None:
    table = Table(ROME)
    base = final_points(table.s, ROME)
    table.prestige(ROME, 3)
    assert final_points(table.s, ROME) == base + 3
    table.captured(ROME, towns=2)
    assert final_points(table.s, ROME) == base + 5
    table.captured(ROME, towns=2, cities=1)
    assert final_points(table.s, ROME) == base + 7
    table.captured(ROME, towns=2, cities=1, capitals=1)
    assert final_points(table.s, ROME) == base + 9


@pytest.mark.rule("hands-in-the-sea", "6.2.S5", "4.4.I")
def test_captured_starting_locations_score_even_unsupplied() -> None:
    table = Table(ROME)
    base = final_points(table.s, ROME)
    table.hold(ROME, "lilybaeum").hold(ROME, "aspis").fleet(CARTHAGE, "africa", 1)
    assert not table.in_supply(ROME, "aspis")
    assert final_points(table.s, ROME) == base + 3 + 1
    table.hold(ROME, "heraclea")
    assert final_points(table.s, ROME) == base + 4, "neutral ones score in Campaigns only"


@pytest.mark.rule("hands-in-the-sea", "6.2.S6", "6.2.S7")
def test_the_majority_of_an_island_scores_even_unsupplied() -> None:
    table = Table(ROME).fleet(CARTHAGE, "sicily", 1)
    base = final_points(table.s, ROME)
    table.hold(ROME, "tyndaris", "thermae", "enna", "camarina")
    assert final_points(table.s, ROME) == base
    table.hold(ROME, "heraclea")
    assert final_points(table.s, ROME) == base + 5
    table.hold(ROME, "aleria", "olbia")
    assert final_points(table.s, ROME) == base + 5
    table.hold(ROME, "tharros").fleet(CARTHAGE, "corsica_sardinia", 1)
    assert final_points(table.s, ROME) == base + 7


@pytest.mark.rule("hands-in-the-sea", "6.2.S8", "6.2.S9")
@pytest.mark.parametrize(("rome", "ranks"), [(3, [2, 1]), (4, [1, 2]), (2, [2, 1])])
def test_the_higher_total_wins_and_a_tie_is_carthages(rome: int, ranks: list[int]) -> None:
    table = Table(ROME, 1).points(rome, 3).prestige(CARTHAGE, 8).captured(ROME, towns=8).do("pass")
    assert table.s.scores == [rome + 2 + 8, 3 + 2 + 8]
    assert table.s.ranks == ranks
    assert [event.rule for event in table.heard("counted-up")] == ["6.2.S9" if rome == 3 else "6.2.S8"]


@pytest.mark.rule("hands-in-the-sea", "6.2.K")
def test_withdrawing_from_the_last_siege_in_overtime_ends_the_game() -> None:
    table = Table(ROME).hold(CARTHAGE, "panormus", fort=True).battle(ROME, "panormus", 1, 2, rome=("legion_1",))
    table.overtime("prestige").do("withdraw rome")
    assert table.s.over
    assert mask("legion_1") & table.s.empire[ROME]


@pytest.mark.rule("hands-in-the-sea", "6.2.I", "6.2.K")
def test_two_battles_must_both_be_over_before_the_game_ends() -> None:
    table = Table(ROME, 1).battle(ROME, "panormus", 0, 2, rome=("legion_1",))
    table.battle(CARTHAGE, "messana", 0, 4, carthage=("libyan_infantry",))
    table.prestige(ROME, 8).do("pass", "done?")
    assert (table.s.overtime, table.over) == (1, False)
    assert (table.actor, table.s.site[CARTHAGE]) == ("carthage", -1), "the attack on Messana was a draw"
    assert table.s.site[ROME] >= 0
    table.hand(CARTHAGE, "utica", "aspis")
    while not table.over:
        table.do("done" if table.offers("done") else "pass" if table.offers("pass") else table.legal()[0])
    assert table.ending == ("6.2.D", "prestige")
    assert table.s.site == [-1, -1]


@pytest.mark.rule("hands-in-the-sea", "6.2.I", "6.1.A")
def test_a_capital_still_falls_at_once_in_overtime() -> None:
    table = Table(ROME).battle(ROME, "carthage", 2, 2, rome=("legion_1",))
    table.overtime("prestige").points(0, 50).round(ROME, step="begin")
    assert (table.s.over, table.s.ending) == (True, "capital")


@pytest.mark.rule("hands-in-the-sea", "6.1.D", "6.2.E")
def test_a_lead_of_25_comes_before_the_twelfth_turn() -> None:
    table = to_judgement(Table(CARTHAGE).turn(12).points(0, 30).prestige(ROME, 7))
    assert table.s.ending == "lead"


SICILIAN = tuple(name for name, region in zip(LOCATIONS, GAME.box.board.region, strict=False) if region == 1)


@pytest.mark.rule("hands-in-the-sea", "6.1.E")
@pytest.mark.parametrize("seat", [ROME, CARTHAGE])
def test_the_last_location_of_sicily_wins_and_the_last_but_one_does_not(seat: int) -> None:
    table = Table(seat).hold(seat, *(name for name in SICILIAN if name not in ("tyndaris", "syracuse")))
    table.towns_left(seat, 5).clear("syracuse").hand(seat, "messana", "hadrumetum" if seat else "velia")
    table.do("settle tyndaris", "connect messana", "done?", f"pay {'hadrumetum' if seat else 'velia'}?")
    assert not table.over, "Syracuse is missing"
    table.hold(seat, "syracuse").clear("tyndaris").round(seat)
    table.hand(seat, "messana", "hadrumetum" if seat else "velia")
    table.do("settle tyndaris", "connect messana", f"pay {'hadrumetum' if seat else 'velia'}")
    assert table.ending == ("6.1.E", "sicily")
    assert table.winners == [SEATS[seat]]
    assert table.events("won-sicily") == [(SEATS[seat],)]


@pytest.mark.rule("hands-in-the-sea", "6.1.A", "6.1.D")
def test_the_log_tells_who_won_at_once_and_how() -> None:
    capital = Table(ROME).clear("carthage").hold(ROME, "utica").hand(ROME, "utica", "velia", "cosa")
    capital.do("settle carthage", "connect utica", "pay velia", "pay cosa")
    assert capital.events("won-capital") == [("rome", "carthage")]
    lead = to_judgement(Table(CARTHAGE).battle(ROME, "panormus", 0, 2, rome=("legion_1",)).points(3, 29))
    assert [event[0] for event in lead.events("won-lead")] == ["carthage"]
