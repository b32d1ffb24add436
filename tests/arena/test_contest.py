"""Contests as they are played: blocks, rotations, digests, going on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import navarch
from navarch.arena import Contest, Plan, Tally, make_plan, played_contest
from navarch.arena.journal import Journal
from navarch.arena.plan import BadPlan
from navarch.arena.play import BrokenOff, play_block, play_game, shares_of
from navarch.arena.ways import Blocks, by_processes
from navarch.engine.match import replay_match


def plan_of(bots: list[str], game: str = "neptun", players: int = 3, seed: int = 1) -> Plan:
    return make_plan(navarch.load(game), bots, players, {}, seed)


@pytest.mark.parametrize("entrants", [1, 2, 3, 4, 6])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_in_every_block_each_entrant_sits_in_each_seat_once(entrants: int, players: int) -> None:
    plan = plan_of(["random"] * entrants, players=players)
    for block in range(5):
        lineups = [plan.lineup(block, rotation) for rotation in range(entrants)]
        for seat in range(players):
            assert sorted(lineup[seat] for lineup in lineups) == list(range(entrants))


def test_neighbours_change_from_block_to_block() -> None:
    plan = plan_of(["random"] * 4, players=4)
    after = {
        plan.lineup(block, rotation)[1]
        for block in range(20)
        for rotation in range(4)
        if plan.lineup(block, rotation)[0] == 0
    }
    assert after == {1, 2, 3}


def test_games_of_a_block_begin_with_the_same_luck_and_other_blocks_with_another() -> None:
    plan = plan_of(["random", "greedy"])

    def first_draws(block: int, rotation: int) -> list[str]:
        entries = play_game(plan, block, rotation)[1].entries
        return [entry.text for entry in entries[:12] if entry.actor == navarch.CHANCE][:5]

    assert first_draws(0, 0) == first_draws(0, 1)
    assert first_draws(0, 0) != first_draws(1, 0)


def test_an_entrant_that_comes_twice_is_told_from_itself() -> None:
    assert plan_of(["greedy", "random", "greedy"]).entrants == ("greedy", "random", "greedy #2")


def test_a_number_of_players_that_the_game_does_not_know_is_refused() -> None:
    with pytest.raises(BadPlan, match="3, 4, 5 players, not 2"):
        plan_of(["random"], players=2)


def test_what_is_kept_of_a_game_fits_its_record() -> None:
    plan = plan_of(["greedy", "random", "random"])
    outcome, record = play_game(plan, 0, 0)
    match = replay_match(navarch.load("neptun"), record)
    assert match.state.digest() == outcome["digest"]
    assert list(match.result.ranks if match.result else ()) == outcome["ranks"]
    assert outcome["decisions"] == sum(entry.actor >= 0 for entry in record.entries)
    for seat, uses in enumerate(outcome["uses"]):
        played = [entry.text for entry in record.entries if entry.actor == seat and entry.text.startswith("play oar")]
        assert sum(times for thing, times in uses.items() if thing.startswith("oar ")) >= len(played) > 0
        assert any(thing.startswith("rule ") for thing in uses)
    told = outcome["estimates"]["evaluation"]
    assert sum(one[0] for one in told) == 3 * -(-outcome["decisions"] // 25)
    assert sum(one[2] for one in told) == pytest.approx(sum(one[0] for one in told) / 3)


def test_the_ending_is_counted_for_nobody_for_it_is_no_cause_of_the_win() -> None:
    game = navarch.load("hamilcar")
    outcome, record = play_game(make_plan(game, ["random"], 2, {}, 1), 0, 0)
    assert record.result is not None
    rule = f"rule {record.result['rule']}"
    assert outcome["open_uses"][rule] > 0
    assert not any(rule in uses for uses in outcome["uses"])


def test_shared_victories_are_shared() -> None:
    assert shares_of([1, 3, 1]) == [0.5, 0, 0.5]


def test_the_estimates_of_a_searching_bot_are_kept_under_its_name() -> None:
    outcome, _ = play_game(plan_of(["ismcts:2i", "random", "random"]), 0, 0)
    assert set(outcome["estimates"]) == {"evaluation", "ismcts:2i"}


def test_a_contest_is_the_same_in_one_process_and_in_two() -> None:
    plan = plan_of(["greedy", "random"])
    alone = played_contest(Contest(plan, 6))
    together = played_contest(Contest(plan, 6, way=by_processes(2)))
    assert alone.report() == together.report()
    other = played_contest(Contest(plan_of(["greedy", "random"], seed=2), 6))
    assert other.digest() != alone.digest()


def test_blocks_after_the_one_that_decided_do_not_count_unless_all_are_asked_for(tmp_path: Path) -> None:
    plan = plan_of(["greedy", "random"])
    journal = Journal(tmp_path / "games.jsonl", plan)
    together = played_contest(Contest(plan, 40, way=by_processes(2), journal=journal))
    assert (together.blocks_played, together.decided) == (30, True)
    whole = played_contest(Contest(plan, 32, stops=False, journal=journal))
    assert (whole.blocks_played, whole.decided) == (32, True)
    again = played_contest(Contest(plan, 40, journal=journal))
    assert again.digest() == together.digest() != whole.digest()


def test_a_contest_that_was_broken_off_goes_on_where_it_stopped(tmp_path: Path) -> None:
    plan = plan_of(["greedy", "random"])
    whole = played_contest(Contest(plan, 4))
    journal = Journal(tmp_path / "games.jsonl", plan)
    played_contest(Contest(plan, 2, journal=journal))
    with journal.file.open("a") as file:
        file.write('{"block": 2, "gam')  # cut off in the middle of a line
    seen: list[int] = []

    def way(plan: Plan, wanted: Iterator[int], keep: bool) -> Blocks:
        for number in wanted:
            seen.append(number)
            yield play_block(plan, number, keep)

    again = played_contest(Contest(plan, 4, way=way, journal=journal))
    assert seen == [2, 3]
    assert again.report() == whole.report()
    assert len(journal.file.read_text().splitlines()) == 5


def test_another_contest_is_not_mixed_into_a_journal(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    played_contest(Contest(plan_of(["random"]), 1, journal=Journal(file, plan_of(["random"]))))
    before = file.read_text()
    other = plan_of(["random"], seed=2)
    with pytest.raises(BadPlan, match="holds another contest"):
        played_contest(Contest(other, 1, journal=Journal(file, other)))
    assert file.read_text() == before


def test_a_file_that_is_no_journal_stays_as_it_is_and_one_that_was_hardly_begun_is_begun_anew(tmp_path: Path) -> None:
    plan, file = plan_of(["random"]), tmp_path / "games.jsonl"
    for content in (b'{"precious": 1}', b"one\ntwo", b"\xed\xff\n\x00"):
        file.write_bytes(content)
        with pytest.raises(BadPlan, match="holds another contest"):
            Journal(file, plan).open()
        with pytest.raises(BadPlan, match="is no journal of a contest"):
            Journal.seed_of(file)
        assert file.read_bytes() == content
    file.unlink()
    assert Journal(file, plan).open() == {}
    whole = file.read_bytes()
    for cut in (0, 9, len(whole) - 1):
        file.write_bytes(whole[:cut])
        assert Journal(file, plan).open() == {}
        assert file.read_bytes() == whole


def test_a_journal_that_is_damaged_is_refused_by_its_line(tmp_path: Path) -> None:
    plan = plan_of(["random"])
    journal = Journal(tmp_path / "games.jsonl", plan)
    played_contest(Contest(plan, 1, journal=journal))
    with journal.file.open("a") as file:
        file.write("no block\n")
    with pytest.raises(BadPlan, match="line 3, is no block of a contest"):
        played_contest(Contest(plan, 2, journal=journal))


def test_every_record_that_is_kept_can_be_proved(tmp_path: Path) -> None:
    plan = plan_of(["greedy", "random"], players=4)
    played_contest(Contest(plan, 2, records=tmp_path))
    files = sorted(tmp_path.iterdir())
    assert [file.name for file in files] == [f"neptun-00000{block}-{turn}.json" for block in (0, 1) for turn in (0, 1)]
    assert all(navarch.verify(file).ok for file in files)


def test_the_components_of_ones_own_copy_travel_with_the_plan(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("", encoding="utf-8")
    plan = make_plan(navarch.load("neptun", file), ["random"], 3, {}, 1)
    assert plan.components is not None
    file.unlink()
    assert len(play_block(plan, 0).games) == 1


def test_a_lone_entrant_measures_the_sides_and_is_not_rated() -> None:
    tally: Tally = played_contest(Contest(plan_of(["random"], "hands-in-the-sea", 2), 3))
    report = tally.report()
    assert report["ratings"] == report["duels"] == []
    assert not tally.decided
    sides = report["sides"]
    assert isinstance(sides, list)
    assert [row["name"] for row in sides] == ["rome", "carthage"]
    assert sum(row["share"]["mean"] for row in sides) == pytest.approx(1, abs=0.001)


CHEAT = """
class Cheat:
    def choose(self, perspective):
        return "buy"
"""


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_bot_that_does_what_is_not_legal_ends_the_contest_and_is_named(tmp_path: Path, jobs: int) -> None:
    file = tmp_path / "cheat.py"
    file.write_text(CHEAT, encoding="utf-8")
    plan = plan_of([f"{file}:Cheat"])
    with pytest.raises(BrokenOff, match=r"block 0, game 0 \(.*cheat\.py:Cheat.*not legal"):
        played_contest(Contest(plan, 1, way=by_processes(jobs)))
