"""The greedy commander: sensible answers in clear positions, one score for every action, and games won."""

from __future__ import annotations

import random

import pytest

from navarch.engine.chance import sample_outcome
from navarch.engine.state import CHANCE, NOBODY
from navarch.games.hamilcar.advice.outlook import outlook_of
from navarch.games.hamilcar.advice.scores import CHOICES
from navarch.games.hamilcar.advice.worth import control_change, win_chance
from navarch.games.hamilcar.state import HamilcarState

from .table import CARTHAGE, GAME, ROME, Table, space


def favourite(table: Table) -> str:
    """What the greedy commander would do now."""
    seat = table.match.to_act[0]
    scores = GAME.action_scores(table.s, seat)
    legal = table.s.legal_for(seat)
    assert len(scores) == len(legal)
    return GAME.space.text(legal[scores.index(max(scores))])


def scores(table: Table) -> dict[str, int]:
    """What the greedy commander thinks of every action."""
    seat = table.match.to_act[0]
    codes = table.s.legal_for(seat)
    return {GAME.space.text(code): score for code, score in zip(codes, GAME.action_scores(table.s, seat), strict=True)}


def follow(table: Table, who: str) -> list[str]:
    """Play on as the commander would, until somebody else is asked or the activation is over."""
    said: list[str] = []
    while table.asked[0] == who and table.asked[1] != "card_play":
        said.append(favourite(table))
        table.do(f"{who} {said[-1]}")
    return said


def game(kinds: str, seed: int) -> HamilcarState:
    """A game of greedy (g) and random (r) sides."""
    rng = random.Random(seed)
    s = GAME.new()
    while (seat := s.actor) != NOBODY:
        legal = s.legal()
        if seat == CHANCE:
            s.play(sample_outcome(s, rng))
        elif kinds[seat] == "r":
            s.play(legal[int(rng.random() * len(legal))])
        else:
            scores = GAME.action_scores(s, seat)
            assert len(scores) == len(legal)
            s.play(legal[scores.index(max(scores))])
    assert isinstance(s, HamilcarState)
    return s


def test_every_choice_of_a_seat_has_its_adviser() -> None:
    chances = {"deal_card", "classic_die", "battle_die", "siege_die", "naval_die", "tactic_draw", "runner_die"}
    chances |= {"carthage_draw", "rome_draw"}
    choices = {name for outline in GAME.outlines.values() for name in outline.choices}
    assert choices - chances == set(CHOICES)


def test_a_point_that_completes_a_province_is_preferred_to_one_that_does_not() -> None:
    table = Table({"roma": "rome 3cu duilius"}, rome="epidemic", control={"cosa": "rome", "arretium": "rome"})
    table.do("rome operate epidemic")
    assert favourite(table) in ("control pisae", "control clusium")


def test_carthage_takes_the_last_port_of_mare_tyrrhenum_before_a_port_without_worth() -> None:
    table = Table({"carthago": "carthage 3cu hanno"}, carthage="epidemic", active="carthage",
                  control={"panormus": "carthage", "aleria": None, "croton": None})  # fmt: skip
    table.do("carthage operate epidemic")
    said = scores(table)
    assert said["control aleria"] > said["control croton"]
    assert said["control aleria"] == max(score for action, score in said.items() if action.startswith("control"))


def test_a_strong_army_marches_upon_a_weak_one_and_not_the_other_way() -> None:
    pieces = {"catana": "rome 8cu duilius", "leontini": "carthage 2cu gisco"}
    strong = Table(pieces, rome="epidemic", control={"leontini": "carthage"})
    strong.do("rome operate epidemic; rome activate duilius")
    said = scores(strong)
    assert said["march leontini"] > 0
    weak = Table(pieces, carthage="epidemic", active="carthage")
    weak.do("carthage operate epidemic; carthage activate gisco")
    said = scores(weak)
    assert said["march catana"] < 0 <= said["stop"]


def test_an_army_before_an_enemy_city_besieges_it() -> None:
    pieces = {"agrigentum": "rome 6cu duilius", "lilybaeum": "carthage 3cu hanno", "syracusae": "carthage 2cu"}
    table = Table(pieces, rome="epidemic", points={"agrigentum": (1, "rome")})
    table.do("rome operate epidemic; rome activate duilius")
    assert favourite(table) == "siege"


def test_a_roman_army_relieves_besieged_roma() -> None:
    pieces = {"tarracina": "rome 8cu duilius", "roma_inside": "rome 1cu", "roma": "carthage 3cu gisco"}
    table = Table(pieces, rome="epidemic", supremacy="carthage", points={"roma": (2, "carthage")})
    table.do(f"rome {favourite(table)}")
    assert follow(table, "rome")[:2] == ["activate duilius", "march roma"]


def test_a_weak_army_avoids_a_strong_one_and_a_strong_one_stands() -> None:
    weak = Table({"enna": "carthage 2cu carthalo", "catana": "rome 9cu duilius"}, rome="epidemic")
    weak.do("rome operate epidemic; rome activate duilius; rome march enna")
    assert favourite(weak) == "avoid carthalo"
    strong = Table({"enna": "carthage 9cu xanthippus", "catana": "rome 3cu fulvius_flaccus"}, rome="epidemic")
    strong.do("rome operate epidemic; rome activate fulvius_flaccus; rome march enna")
    assert favourite(strong) == "done"


def test_pcs_that_must_go_are_not_those_on_which_a_province_hangs() -> None:
    table = Table({"roma": "rome 3cu duilius", "carthago": "carthage 1cu"}, rome="epidemic",
                  carthage="unpaid_soldiers", control={"croton": "rome", "consentia": "rome"})  # fmt: skip
    s = table.s
    losses = {name: -control_change(s, ROME, space(name), -1) for name in ("cosa", "luceria", "thurii")}
    assert losses["thurii"] < losses["luceria"]  # Lucania has spaces to spare, Apulia has none


def test_the_garrison_of_a_city_shuts_the_gates_before_a_stronger_army() -> None:
    table = Table({"agrigentum": "carthage 2cu", "camarina": "rome 8cu duilius"}, rome="epidemic")
    table.do("rome operate epidemic; rome activate duilius; rome march agrigentum")
    assert table.asked == ("carthage", "garrison_cus")
    assert favourite(table) == "cus 2"


def test_chances_rise_with_every_advantage() -> None:
    assert win_chance(5, 2, 1, 5, 2, 1) < win_chance(6, 2, 1, 5, 2, 1) < win_chance(6, 3, 1, 5, 2, 1)
    assert win_chance(6, 3, 2, 5, 2, 1) == 100


def test_an_army_fears_a_stronger_enemy_nearby() -> None:
    table = Table({"enna": "carthage 9cu xanthippus", "messana": "rome 3cu duilius"}, rome="epidemic")
    outlook = outlook_of(table.s, ROME)
    assert outlook.threat(table.s, space("catana"), 3, 3) > 0
    assert outlook.threat(table.s, space("arretium"), 3, 3) == 0


def test_shares_of_the_victory_follow_what_happens_on_the_map() -> None:
    even = Table({"roma": "rome 3cu duilius", "carthago": "carthage 3cu hanno"}, rome="epidemic").s
    before = GAME.evaluate(even)
    assert before[ROME] + before[CARTHAGE] == pytest.approx(1.0)
    better = Table({"roma": "rome 3cu duilius", "carthago": "carthage 3cu hanno"}, rome="epidemic",
                   control={"lilybaeum": "rome", "agrigentum": "rome"}).s  # fmt: skip
    assert GAME.evaluate(better)[ROME] > before[ROME]


@pytest.mark.parametrize(("kinds", "greedy"), [("gr", ROME), ("rg", CARTHAGE)])
def test_the_greedy_commander_beats_a_random_one(kinds: str, greedy: int) -> None:
    won = [game(kinds, seed).ranks[greedy] == 1 for seed in range(4)]
    assert all(won)


def test_greedy_games_end_within_seven_turns() -> None:
    for seed in range(2):
        s = game("gg", seed)
        assert s.turn <= 7
        assert s.ending in GAME.endings
        assert sorted(s.ranks) == [1, 2]
        assert GAME.evaluate(s)[s.ranks.index(1)] == 1.0
