"""A game outside the package, installed into a clean environment, has all that Navarch's own games have."""

from __future__ import annotations

import json
from typing import Any

import navarch

from .clean import DIVERS, Environment

NAME = "divers-of-tyre"


def answer(clean: Environment, *words: object) -> Any:
    done = clean.run("navarch", *words, "--json")
    assert (done.returncode, done.stderr) == (0, "")
    return json.loads(done.stdout)


def test_it_is_found_after_our_own_games_with_its_words_and_its_option(clean: Environment) -> None:
    assert NAME not in navarch.games()  # nothing of it is here
    listed = answer(clean, "games")
    assert [game["name"] for game in listed] == [*navarch.games(), NAME]
    assert listed[-1]["options"][0]["name"] == "rough_sea"
    assert "Nurkowie z Tyru" in clean.run("navarch", "games", "--lang", "pl").stdout


def test_its_own_tests_hold_there_the_laws_of_the_engine_among_them(clean: Environment) -> None:
    done = clean.run("pytest", "-q", "-p", "no:cacheprovider", "-c", DIVERS / "pyproject.toml", cwd=DIVERS)
    assert done.returncode == 0, done.stdout
    assert "49 passed" in done.stdout


def test_all_bots_play_it_and_the_same_seed_gives_the_same_games(clean: Environment) -> None:
    words = ("simulate", NAME, "--games", 3, "--bots", "greedy,ismcts:20i,random", "--seed", 2)
    report = answer(clean, *words)
    assert (report["finished"], report["errors"]) == (3, 0)
    assert report["turns"]["max"] <= 6
    assert answer(clean, *words)["digest"] == report["digest"]


def test_a_bot_of_ones_own_plays_it_from_its_file(clean: Environment) -> None:
    bot = f"{DIVERS.parent / 'cautious.py'}:Cautious"
    report = answer(clean, "simulate", NAME, "--games", 40, "--bots", f"{bot},random", "--seed", 1)
    assert report["errors"] == 0
    assert report["win_share_by_bot"][bot] > report["win_share_by_bot"]["random"]


def test_its_records_are_proved(clean: Environment) -> None:
    folder = clean.folder / "records"
    answer(clean, "simulate", NAME, "--games", 1, "--seed", 1, "--records", folder)
    proof = answer(clean, "verify", folder / f"{NAME}-000000.json")
    assert proof["ok"]
    assert "gathers" in clean.run("navarch", "replay", folder / f"{NAME}-000000.json").stdout


def test_it_is_played_in_the_terminal_and_says_why_not(clean: Environment) -> None:
    said = "why surface\ndive\ndive\nhint\n? D.4\nquit\n"
    done = clean.run("navarch", "play", NAME, "--plain", "--seed", 1, said=said)
    assert done.returncode == 0
    assert "Nobody comes up dry: go deeper first." in done.stdout
    assert "in the basket. A 1 means out of breath." in done.stdout
    assert "What greedy would do:" in done.stdout
    assert "D.4 Out of breath." in done.stdout


def test_the_terminals_generic_board_speaks_its_languages(clean: Environment) -> None:
    for lang, words in (("en", ["last round 6", "divers", "cards"]), ("pl", ["Ostatnia runda 6", "Nurkowie", "Karty"])):
        done = clean.run("navarch", "play", NAME, "--plain", "--lang", lang, said="board\nquit\n")
        assert [word for word in words if word not in done.stdout] == []


def test_its_rules_are_shown_with_their_code_and_all_are_covered(clean: Environment) -> None:
    rule = answer(clean, "rules", NAME, "D.4")
    assert any(place.startswith("divers_of_tyre/dive.py:") for place in rule["code"])
    done = clean.run("navarch", "rules", NAME, "--coverage", "--json", cwd=DIVERS)
    assert json.loads(done.stdout)["uncovered"] == []


def test_the_full_laws_take_it_by_its_name(clean: Environment) -> None:
    done = clean.run("navarch.laws", "--game", NAME, "--games", 1, "--option-games", 1, "--every", 10)
    assert done.returncode == 0, done.stdout
    assert "0 broken" in done.stdout
