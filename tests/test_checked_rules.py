"""How each rule is checked: the marks in its code, what is counted by them, and the pages made of it."""

from __future__ import annotations

import ast
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any, NamedTuple

import pytest
from tools.conformance.games import count_block
from tools.conformance.marks import ANSWER, EFFECT, LOOKED, NAMED, marked
from tools.conformance.mutants import tried
from tools.conformance.pages import page
from tools.conformance.places import Module, home, name_at
from tools.conformance.play import setting
from tools.mutants.breaks import functions

import navarch
from navarch.conformance import CameUp, Checked, Conformance, Mutants, conformance_of, parsed, written
from navarch.lessons import lessons_of
from navarch.registry import own_game_names

ROOT = Path(__file__).parents[1]
RULES = ["head", "line", "branch", "other", "told", "class", "step"]
TEXT = '''
"""A module."""


def toll(s, silver):
    """What is paid. [head]"""
    if silver < 3:
        return
    s.append(silver)


def tax(s, silver):
    """What is taken."""
    if silver > 3:  # [branch]
        s.append(1)
    else:  # [other]
        s.append(2)
    # Nothing is owed. [line]
    s.append(3)


def spared(silver):
    """Whether nothing is taken. [head]"""
    return silver < 3


def told(s, silver):
    """Both are cited, and one of them is told. [told, head]"""
    s.append("counted")
    if silver:
        s.append("told")


class Turn:
    """A turn. [class, step]"""

    def pay(self, s, silver):
        """Paid only by the rich. [step]"""
        if silver > 3:
            s.append(silver)
'''
REMARKS = [
    (line, rule)
    for line, text in enumerate(TEXT.splitlines(), 1)
    for rule in RULES
    if f"[{rule}]" in text or f"[{rule}," in text or f", {rule}]" in text
]
CODES = marked(Module("toll", "toll.py", TEXT, REMARKS), {rule: number for number, rule in enumerate(RULES)})


def came_up(function: str, *arguments: object) -> tuple[set[str], set[str]]:
    """The rules that were looked at, and those that took effect, as a function was called."""
    looked, effect = bytearray(len(RULES)), bytearray(len(RULES))

    def name(rule: str) -> str:
        effect[RULES.index(rule)] = looked[RULES.index(rule)] = 1
        return rule

    FunctionType(CODES[function], {LOOKED: looked, EFFECT: effect, NAMED: name})(*arguments)
    return {RULES[i] for i, one in enumerate(looked) if one}, {RULES[i] for i, one in enumerate(effect) if one}


def test_a_function_that_ends_at_its_first_condition_is_looked_at_and_has_no_effect() -> None:
    assert came_up("toll", [], 1) == ({"head"}, set())
    assert came_up("toll", [], 4) == ({"head"}, {"head"})


def test_an_answer_of_no_has_no_effect() -> None:
    assert came_up("spared", 4) == ({"head"}, set())
    assert came_up("spared", 1) == ({"head"}, {"head"})


def test_a_rule_cited_at_a_condition_takes_effect_within_it_and_one_at_a_line_there() -> None:
    assert came_up("tax", [], 4) == ({"branch", "line"}, {"branch", "line"})
    assert came_up("tax", [], 1) == ({"branch", "other", "line"}, {"other", "line"})


def test_a_rule_that_is_told_takes_effect_there_and_not_with_its_function() -> None:
    assert came_up("told", [], 0) == ({"head", "told"}, {"head"})
    table: list[str] = []
    assert came_up("told", table, 1) == ({"head", "told"}, {"head", "told"})
    assert table == ["counted", "told"]


def test_a_class_comes_up_with_a_method_unless_the_method_cites_the_rule_too() -> None:
    assert came_up("Turn.pay", None, [], 1) == ({"class", "step"}, {"class"})
    assert came_up("Turn.pay", None, [], 4) == ({"class", "step"}, {"class", "step"})


def test_marked_code_does_what_the_code_did() -> None:
    plain: dict[str, Callable[..., Any]] = {}
    exec(TEXT, plain)
    for name in ("toll", "tax", "told"):
        for silver in range(6):
            mine: list[object] = []
            yours: list[object] = []
            plain[name](mine, silver)
            came_up(name, yours, silver)
            assert mine == yours
    assert ANSWER not in TEXT


def test_rules_are_counted_in_games_by_both_sorts_of_players() -> None:
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as apart:  # the marks stay there
        counts = apart.submit(count_block, "neptun", 0, 0, 6).result()
    assert counts.games == {"greedy": 3, "random": 3}
    for bot in ("greedy", "random"):
        assert counts.effect[bot]["P2.1"] == 3  # nobody plays without delivering
        assert "C.3" not in counts.looked[bot]  # the box was read before
        assert all(counts.looked[bot][rule] >= times for rule, times in counts.effect[bot].items())


def test_every_number_of_players_and_every_option_has_its_turn() -> None:
    game = navarch.load("mare-nostrum")
    seen = [setting(game, number) for number in range(60)]
    assert {one.players for one in seen} == set(game.players)
    assert {name for one in seen for name in one.options} == {option.name for option in game.options}
    assert sum(not one.options for one in seen) >= len(seen) // 2
    assert sum(one.bot == "greedy" for one in seen) == len(seen) // 2


def test_mutants_count_for_the_rules_of_their_function() -> None:
    game = navarch.load("neptun")
    place, rules = next((spot, rules) for spot, rules in _functions(game).items() if rules)
    rows = [
        f"| `{place.file} {place.name}: 1 → 2` | a test |",
        f"| `{place.file} {place.name}: a \\| b → a & b` | **nothing** |",
        "| `setup.py no_such_function: 1 → 2` | a test |",
    ]
    found = tried(game, "\n".join(rows))
    assert (found.made, found.caught) == (3, 2)
    assert found.by_rule == dict.fromkeys(rules, (2, 1))
    assert found.gone == ("setup.py no_such_function",)


def _functions(game: navarch.Game) -> dict[Any, set[str]]:
    from tools.conformance.places import rules_of_functions

    return rules_of_functions(game)


def test_what_was_found_is_read_as_it_was_written() -> None:
    counts = {"greedy": CameUp(3, 2), "random": CameUp(1, 0)}
    rules = {"1.A": Checked(("a.py f",), ("tests/test_a.py test_f",), 2, 1, counts, "")}
    rules["1.B"] = Checked((), (), 0, 0, {"greedy": CameUp(0, 0), "random": CameUp(0, 0)}, "head")
    found = Conformance("1", 7, {"greedy": 3, "random": 3}, Mutants(5, 4, 1, ("b.py g",)), rules)
    assert parsed(written(found)) == found


# ---- what is committed ----


class Sources(NamedTuple):
    """The functions of a game, and the tests there are."""

    code: set[str]
    tests: set[str]


@cache
def sources(name: str) -> Sources:
    folder = home(navarch.load(name))
    code: set[str] = set()
    for file in folder.rglob("*.py"):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        names = [place.name for _, place in functions(tree)]
        names += [node.name for node in tree.body if isinstance(node, ast.ClassDef)]
        code.update(f"{file.relative_to(folder).as_posix()} {one}".strip() for one in ["", *names])
        assert name_at(tree, 0) == ""
    tests: set[str] = set()
    for file in (ROOT / "tests").rglob("test_*.py"):
        text, where = file.read_text(encoding="utf-8"), file.relative_to(ROOT).as_posix()
        tests.add(where)  # all tests of the file
        tests.update(f"{where} {line.split('(')[0].split()[-1]}" for line in text.splitlines() if "def test_" in line)
    lessons = [one for chapter in lessons_of(navarch.load(name)) for one in chapter.lessons]
    return Sources(code, tests | {f"{folder.name}/{one.file} {one.name}" for one in lessons})


def committed(name: str) -> Conformance:
    found = conformance_of(navarch.load(name))
    assert found is not None, f"python -m tools.conformance {name}"
    return found


@pytest.mark.parametrize("name", own_game_names())
def test_every_rule_of_the_ledger_stands_there(name: str) -> None:
    assert list(committed(name).rules) == list(navarch.load(name).ledger.rules), f"python -m tools.conformance {name}"


@pytest.mark.parametrize("name", own_game_names())
def test_the_code_and_the_tests_that_are_named_are_there(name: str) -> None:
    there = sources(name)
    for rule, one in committed(name).rules.items():
        for place in one.code:
            assert place in there.code, f"{rule}: run python -m tools.conformance {name}"
        for test in one.tests:
            assert test in there.tests, f"{rule}: run python -m tools.conformance {name}"


@pytest.mark.parametrize("name", own_game_names())
def test_no_rule_came_up_in_more_games_than_there_were(name: str) -> None:
    found = committed(name)
    assert found.counted > 0
    for one in found.rules.values():
        for bot, times in one.came_up.items():
            assert 0 <= times.effect <= times.looked <= found.games[bot]
        assert 0 <= one.caught <= one.made <= found.mutants.made
        assert not (one.apart and one.looked)


@pytest.mark.parametrize("name", own_game_names())
def test_the_written_page_says_what_the_file_says(name: str) -> None:
    text = (ROOT / "docs" / "conformance" / f"{name}.md").read_text(encoding="utf-8")
    assert text == page(navarch.load(name), committed(name)), f"python -m tools.conformance {name}"
