"""Where more thought changes what is chosen."""

from __future__ import annotations

import random
import subprocess
import sys

import pytest
from bench.searches import way_of

import navarch
from bench import convergence
from navarch.arena.decisions import most_tried
from navarch.engine.perspective import Perspective
from navarch.engine.playout import advised_action
from navarch.engine.search import Tree
from tests.bots.test_search_answers import position


def test_each_column_has_four_times_the_iterations_of_the_one_before_and_ten_at_least() -> None:
    assert convergence.columns(3200) == [12, 50, 200, 800, 3200]
    assert convergence.columns(40) == [10, 40]
    assert convergence.columns(39) == [39]
    assert convergence.columns(1) == [1]


def test_what_is_chosen_is_that_of_one_search_that_goes_on() -> None:
    s = position("neptun", 3, 30, 3)
    way = way_of("iterations=40", s.game, 3)
    tree, asked = Tree(random.Random(5), s.game.search), Perspective(s.game, s, s.actor)
    expected = [advised_action(s)]
    for more in (10, 30):
        for _ in range(more):
            tree.think(asked)
        expected.append(most_tried(tree))
    assert convergence.chosen(s, way, random.Random(5)) == expected


def test_an_action_on_the_way_agrees_where_the_other_search_ends_with_it() -> None:
    assert convergence.agreed([7, 8, 8, 9], [7, 7, 9, 9]) == [0, 0, 1, 2]
    assert convergence.agreed([9, 8, 9], [9, 9, 8]) == [1, 2, 0]


def test_the_table_tells_all_positions_together_and_those_of_each_choice() -> None:
    found = [
        convergence.Found("oar", 3, [2, 2, 2]),
        convergence.Found("slot", 4, [0, 1, 2]),
        convergence.Found("slot", 2, [0, 2, 2]),
    ]
    assert convergence.table(found, 40).splitlines() == [
        "| asked | positions | actions | advice | 10 | 40 |",
        "|---|---:|---:|---:|---:|---:|",
        "| all | 3 | 3.0 | 33% | 83% | 100% |",
        "| slot | 2 | 3.0 | 0% | 75% | 100% |",
        "| oar | 1 | 3.0 | 100% | 100% | 100% |",
    ]


def test_two_searches_of_a_position_think_apart_about_several_actions() -> None:
    way = way_of("iterations=10", navarch.load("neptun"), 3)
    found = [one for seed in range(3) for one in convergence.look(convergence.Task("neptun", 3, way, seed))]
    assert min(one.actions for one in found) > 1
    assert {one.agreed[-1] for one in found} == {0, 2}


def told(*words: str) -> subprocess.CompletedProcess[str]:
    """What the command says."""
    command = [sys.executable, "-m", "bench.convergence", *words]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_the_command_looks_at_one_game_at_least_and_prints_its_table() -> None:
    done = told("neptun:3", "iterations=10", "--minutes", "0", "--jobs", "1")
    lines = done.stdout.splitlines()
    assert lines[0] == "| asked | positions | actions | advice | 10 |"
    assert lines[2].startswith(f"| all | {convergence.IN_A_GAME} | ")
    names = [line.split("|")[1].strip() for line in lines[3:]]
    assert names
    assert set(names) <= set(navarch.load("neptun").codec(3).choices)


@pytest.mark.parametrize("way", ["race=6", "only=slot", "iterations=few"])
def test_a_way_that_is_for_games_between_two_or_makes_no_sense_is_refused_in_a_line(way: str) -> None:
    done = told("neptun:3", way, "--minutes", "0")
    assert done.returncode
    assert way.partition("=")[0] in done.stderr.splitlines()[-1]
    assert "Traceback" not in done.stderr
