"""`navarch rules` and `navarch games`, and the coverage they read from the sources."""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_type_hints

import pytest

import navarch
from navarch.cli import shape
from navarch.conformance import conformance_of
from navarch.coverage import Coverage, citations_in_tests, coverage_of
from navarch.registry import own_game_names

from .shell import Shell


def test_the_ledger_is_listed_by_section(navarch_says: Shell) -> None:
    out = navarch_says("rules", "neptun").out
    assert out.startswith("Game components\n  C.1       Number of players\n")
    assert "\n\n2nd Phase: Fulfill contracts\n  P2.1      Deliver by boat\n" in out
    listed = navarch_says("rules", "neptun", "--json", "--lang", "pl").json()
    assert len(listed["rules"]) == len(navarch.load("neptun").ledger.rules)
    assert listed["rules"][0]["title"] == "Liczba graczy"


def test_a_rule_is_shown_with_its_code_and_tests(navarch_says: Shell) -> None:
    rule = navarch_says("rules", "neptun", "p2.11", "--json").json()
    assert rule["id"] == "P2.11"
    assert rule["title"] == "Several links per turn"
    assert any(place.startswith("neptun/phase2_fulfil.py:") for place in rule["code"])
    assert any(place.startswith("tests/neptun/") for place in rule["tests"])
    said = navarch_says("rules", "neptun", "P2.11").out
    assert said.startswith("P2.11  Several links per turn\n")
    assert "neptun/phase2_fulfil.py:" in said


def test_a_rule_is_shown_with_what_mutants_and_games_have_seen_of_it(navarch_says: Shell) -> None:
    found = conformance_of(navarch.load("neptun"))
    assert found is not None
    one = found.rules["P2.11"]
    told = navarch_says("rules", "neptun", "P2.11", "--json").json()["checked"]
    assert (told["mutants"], told["mutants_caught"]) == (one.made, one.caught)
    assert (told["came_up"], told["games"]) == (one.effect, found.counted)
    said = navarch_says("rules", "neptun", "P2.11").out
    assert f"  came up in {one.effect:,} of {found.counted:,} simulated games" in said
    assert f"  mutants caught: {one.caught} of {one.made}" in said


def test_rulings_and_examples_have_ids_too(navarch_says: Shell) -> None:
    assert navarch_says("rules", "neptun", "q16", "--json").json()["ruling"].startswith("Through the alignment")
    example = navarch_says("rules", "neptun", "P2-ex5", "--json").json()
    assert example["kind"] == "example"
    assert "P2.11" in example["rules"]
    assert "then:" in navarch_says("rules", "neptun", "P2-ex5").out


def test_an_unknown_id_gets_a_guess(navarch_says: Shell) -> None:
    said = navarch_says("rules", "neptun", "P2.111")
    assert said.status == 2
    assert "no rule, example or ruling 'P2.111'; did you mean P2.11" in said.err


def test_coverage_counts_what_it_names(navarch_says: Shell) -> None:
    counts = navarch_says("rules", "neptun", "--coverage", "--json").json()
    ledger = navarch.load("neptun").ledger
    assert counts["rules"] == len(ledger.rules)
    assert counts["examples"] == len(ledger.examples)
    assert counts["cited_in_code"] == counts["rules"] - len(counts["not_in_code"])
    assert counts["cited_in_tests"] == counts["rules"] - len(counts["not_in_tests"])
    untested = counts["examples"] - counts["examples_tested"]
    bare = set(counts["not_in_code"]) | set(counts["not_in_tests"])
    assert len(counts["uncovered"]) == len(bare) + untested


TESTS = """
import pytest

pytestmark = pytest.mark.rule("neptun", "C.1")

@pytest.mark.rule("neptun", "P2.8", "P2.9", "P9.9")
@pytest.mark.rule("hamilcar", "P2.10")
def test_sailing(): ...

@pytest.mark.example("neptun", "P2-ex5")
class TestExample: ...

# @pytest.mark.rule("neptun", "P2.12")
TEXT = "[P2.13]"
"""


def test_marks_are_read_from_the_tests(tmp_path: Path) -> None:
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_sea.py").write_text(TESTS)
    rules, examples = citations_in_tests(navarch.load("neptun"), tmp_path / "tests")
    assert {rule: [str(place) for place in places] for rule, places in rules.items()} == {
        "C.1": ["tests/test_sea.py:4"],
        "P2.8": ["tests/test_sea.py:6 test_sailing"],
        "P2.9": ["tests/test_sea.py:6 test_sailing"],
    }
    assert [str(place) for place in examples["P2-ex5"]] == ["tests/test_sea.py:10 TestExample"]


def test_rules_without_tests_and_examples_without_tests_are_uncovered(tmp_path: Path) -> None:
    (tmp_path / "test_sea.py").write_text(TESTS)
    uncovered = coverage_of(navarch.load("neptun"), tmp_path).uncovered()
    assert "P2.8" not in uncovered
    assert "P2.10" in uncovered
    assert "P2-ex5" not in uncovered
    assert "P2-ex1" in uncovered


def test_an_installed_copy_without_tests_says_so(navarch_says: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("navarch.coverage.tests_folder", lambda _: None)
    said = navarch_says("rules", "neptun", "--coverage", "--json").json()
    assert said["cited_in_tests"] is None
    assert said["examples_tested"] is None
    assert "not part of an installed copy" in said["note"]
    assert "not part of an installed copy" in navarch_says("rules", "neptun", "--coverage").out


def test_a_rule_cited_nowhere_in_the_code_is_uncovered() -> None:
    game = navarch.load("neptun")
    assert Coverage(game, {}, None, None).uncovered() == list(game.ledger.rules)


def test_games_are_listed_with_players_options_rules_and_provenance(navarch_says: Shell) -> None:
    listed = {game["name"]: game for game in navarch_says("games", "--json").json()}
    assert list(listed) == list(navarch.games())
    neptun = listed["neptun"]
    assert neptun["title"] == "Neptun"
    assert neptun["players"] == [3, 4, 5]
    assert neptun["options"] == []
    assert neptun["rules"] == len(navarch.load("neptun").ledger.rules)
    assert set(neptun["provenance"]) == {"printed", "public", "memory", "reconstructed"}
    assert "Neptun (neptun), 3-5 players: Take contracts" in navarch_says("games").out
    assert "Zdobywaj kontrakty" in navarch_says("games", "--lang", "pl").out


@pytest.mark.parametrize("name", navarch.games())
def test_the_verbs_nouns_and_keys_of_a_game_are_listed_for_those_who_write_bots(navarch_says: Shell, name: str) -> None:
    game = navarch.load(name)
    told = navarch_says("games", name, "--verbs", "--view", "--json").json()
    assert [verb["name"] for verb in told["verbs"]] == [verb.name for verb in game.space.verbs]
    assert all(verb["noun"] in ("", *told["nouns"]) for verb in told["verbs"])
    seen = navarch.Match(game, seed=1).view(0)
    assert set(seen) <= {key for key in told["view"] if "." not in key and "[" not in key}
    assert "anything" not in told["view"].values()
    lines = navarch_says("games", name, "--verbs", "--view").out
    assert all(verb.name in lines for verb in game.space.verbs)


@pytest.mark.parametrize("name", own_game_names())
def test_a_view_is_told_as_well_by_compiled_games_which_keep_no_types(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = navarch.load(name)
    by_types = shape.view_keys(game)

    def hints(kind: Any, include_extras: bool = False) -> dict[str, Any]:
        return {} if kind is type(game).view else get_type_hints(kind, include_extras=include_extras)

    monkeypatch.setattr(shape, "get_type_hints", hints)
    assert shape.view_keys(game) == by_types


def test_a_view_is_told_down_to_its_last_key(navarch_says: Shell) -> None:
    view = navarch_says("games", "neptun", "--view", "--json").json()["view"]
    assert view["players.*.gold"] == "number"
    assert view["players.*.chart[].pays"] == "gold | temple"
    assert view["hand"] == "list of text, where there is one"
    assert "--verbs and --view want a game" in navarch_says("games", "--view").err
