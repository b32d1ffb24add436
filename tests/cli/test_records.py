"""`navarch replay` and `navarch verify`."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

import navarch
from navarch.engine.record import RULES, Entry, Passage
from navarch.engine.seating import Chair, Lot, Seating, pledge_of
from navarch.engine.state import CHANCE

from .shell import Shell, command


def changed(record: Path, change: Any) -> Path:
    data = json.loads(record.read_text())
    change(data)
    other = record.with_name("changed.json")
    other.write_text(json.dumps(data))
    return other


def test_a_true_record_holds(navarch_says: Shell, record: Path) -> None:
    said = navarch_says("verify", record, "--json")
    proof = said.json()
    assert said.status == 0
    assert set(proof) >= {"ok", "actions", "draws", "result", "first_bad"}
    assert proof["ok"] is True
    assert proof["first_bad"] == ""
    assert proof["actions"] == len(json.loads(record.read_text())["entries"])
    assert 0 < proof["draws"] < proof["actions"]
    assert "all holds" in navarch_says("verify", record).out


def test_who_sat_there_and_what_was_taken_back_is_listed(navarch_says: Shell, tmp_path: Path) -> None:
    drawn = "ab" * 32
    lots = [Lot(0, pledge_of(drawn), drawn)]
    seating = Seating([Chair("Ada", 0), Chair("Greedy", None), Chair("Greedy", None)], lots)
    match = navarch.Match(navarch.load("neptun"), players=3, secret=bytes(32), seating=seating)
    rng, taken_back = random.Random(1), 0
    while not match.over:
        seat = match.to_act[0]
        match.submit(seat, rng.choice(match.legal(seat)))
        if match.ply >= 60 and match.record.entries[-1].actor >= 0 and not taken_back:
            taken_back = match.ply - 40
            match.rollback(40)
    match.record.save(tmp_path / "game.json")
    said = navarch_says("verify", tmp_path / "game.json").out
    assert "who sat there: Ada, Greedy, Greedy; lots of their browsers: 1" in said
    assert f"lot of Ada: {drawn}" in said
    assert f"went back {taken_back} actions" in said
    assert ": alone" in said
    proof = navarch_says("verify", tmp_path / "game.json", "--json").json()
    assert proof["lots"] == [{"seat": 0, "pledge": lots[0].pledge, "drawn": drawn}]
    assert [one["alone"] for one in proof["rollbacks"]] == [True]


def test_a_changed_draw_is_named(navarch_says: Shell, record: Path) -> None:
    def change(data: dict[str, Any]) -> None:
        draws = [i for i, entry in enumerate(data["entries"]) if entry[1].startswith("lay deep_sea")]
        first, second = draws[0], next(i for i in draws if data["entries"][i] != data["entries"][draws[0]])
        data["entries"][first], data["entries"][second] = data["entries"][second], data["entries"][first]

    said = navarch_says("verify", changed(record, change), "--json")
    assert said.status == 1
    assert said.json()["ok"] is False
    assert "entry 1 " in said.json()["first_bad"]
    assert "the secret gives" in said.json()["first_bad"]


def test_a_better_score_is_found_out(navarch_says: Shell, record: Path) -> None:
    def change(data: dict[str, Any]) -> None:
        data["result"]["scores"][0] += 1

    said = navarch_says("verify", changed(record, change))
    assert said.status == 1
    assert "does not hold: record, the result" in said.out


def test_a_secret_that_does_not_fit_the_commitment_is_found_out(navarch_says: Shell, record: Path) -> None:
    def change(data: dict[str, Any]) -> None:
        data["secret"] = "00" * 32

    said = navarch_says("verify", changed(record, change), "--json")
    assert said.status == 1
    assert "does not fit the commitment" in said.json()["first_bad"]


def test_a_record_cut_off_in_the_middle_is_refused_in_one_line(record: Path) -> None:
    text = record.read_text()
    record.write_text(text[: len(text) // 2])
    for verb in ("verify", "replay"):
        said = command(verb, record)
        assert said.status == 2
        assert said.out == ""
        assert said.err.count("\n") == 1
        assert "is cut off or not JSON" in said.err
    answer = command("verify", record, "--json")
    assert answer.status == 2
    assert answer.json()["ok"] is False
    assert "is cut off" in answer.json()["error"]


@pytest.mark.parametrize(
    ("key", "value", "reason"),
    [
        ("game", "chess", "there is no game 'chess'"),
        ("game", 5, "names no game"),
        ("players", 9, "9 is no number of players"),
        ("version", 0, "version must be a text"),
        ("entries", {}, "a list is needed"),
        ("entries", [[7, "done"]], "7 is no actor"),
        ("options", [], "options must be an object"),
        ("navarch", 99, "is no Navarch record"),
    ],
)
def test_a_damaged_header_is_named(navarch_says: Shell, record: Path, key: str, value: object, reason: str) -> None:
    def change(data: dict[str, Any]) -> None:
        data[key] = value

    file = changed(record, change)
    for verb in ("verify", "replay"):
        said = navarch_says(verb, file)
        assert said.status == 2, said
        assert reason in said.err
        assert said.err.count("\n") == 1


def test_a_record_of_other_rules_is_proved_by_those_of_today_where_it_follows_them(
    navarch_says: Shell, record: Path
) -> None:
    file = changed(record, lambda data: data.update(version="0", components="ff"))
    assert navarch_says("verify", file).status == 0
    assert navarch_says("replay", file).out == navarch_says("replay", record).out


def test_a_record_of_other_rules_that_do_not_agree_is_told_as_far_as_they_do(navarch_says: Shell, record: Path) -> None:
    def change(data: dict[str, Any]) -> None:
        place = next(i for i, entry in enumerate(data["entries"]) if i > 100 and entry[1].startswith("sail "))
        data["entries"][place][1] = "sail atlantis"
        data["version"] = "0"

    file = changed(record, change)
    story = navarch_says("replay", file)
    assert story.status == 0
    assert "The game was played by other rules. From here on those of today differ: P2.8" in story.out
    assert "Most points on tiles after the third game round. [W.3]" in story.out  # as the record says
    assert navarch_says("replay", file, "--json").json()["rules_changed"] == ["P2.8"]
    proof = navarch_says("verify", file)
    assert proof.status == 1
    assert "it was played by rules version '0', and this is version" in proof.out


@pytest.mark.parametrize("is_set_up", [False, True])
def test_a_record_of_which_chance_would_be_another_today_is_told_up_to_the_last_decision_or_not_at_all(
    navarch_says: Shell, record: Path, is_set_up: bool
) -> None:
    decided: list[int] = []

    def change(data: dict[str, Any]) -> None:
        entries = data["entries"]
        first = next(i for i, entry in enumerate(entries) if entry[0] != CHANCE)
        place = next(i for i, entry in enumerate(entries) if entry[0] == CHANCE and (is_set_up or i > first))
        decided.extend(i for i, entry in enumerate(entries[:place]) if entry[0] != CHANCE)
        entries[place][1] = "sail atlantis"
        data["version"] = "0"

    said = navarch_says("replay", changed(record, change), "--json")
    if is_set_up:
        assert not decided
        assert said.status == 2
        assert "record, the set-up: today it is another" in said.json()["error"]
        assert said.json()["error"].endswith("(S.3b)")
    else:
        assert said.json()["actions"] == decided[-1]


def test_a_record_of_other_rules_without_any_entry_is_refused_in_one_line(navarch_says: Shell, record: Path) -> None:
    def change(data: dict[str, Any]) -> None:
        data.update(version="0", entries=[])
        data.pop("draws", None)

    said = navarch_says("replay", changed(record, change))
    assert said.status == 2
    assert said.err.startswith("navarch: record, the set-up: today it is another")
    assert said.err.count("\n") == 1


def test_a_record_whose_rules_did_not_ask_chance_where_todays_do_is_told_up_to_the_decision_before(
    navarch_says: Shell, record: Path
) -> None:
    decided = 0

    def change(data: dict[str, Any]) -> None:
        nonlocal decided
        data["version"] = "0"
        data.pop("draws", None)
        entries = data["entries"]
        seats = [place for place, entry in enumerate(entries) if entry[0] != CHANCE]
        drawn = next(place for place in range(seats[0], len(entries)) if entries[place][0] == CHANCE)
        decided = drawn - 1
        del entries[drawn : next(place for place in seats if place > drawn)]

    said = navarch_says("replay", changed(record, change), "--json")
    assert (said.status, said.json()["actions"]) == (0, decided)


def test_a_record_that_went_over_to_other_rules_and_is_old_again_is_told_from_its_passage_on(
    navarch_says: Shell, tmp_path: Path
) -> None:
    rng = random.Random(2)
    match = navarch.Match(navarch.load("neptun"), players=3, secret=bytes(32))

    def play(actions: int) -> None:
        for _ in range(actions):
            match.submit(match.to_act[0], rng.choice(match.legal(match.to_act[0])))

    play(40)
    passage = Passage(version="0", components="", position=match.state.dump(), log=[])
    match.record.entries.append(Entry(RULES, json.dumps(passage._asdict())))
    passed = match.ply
    play(40)
    data: dict[str, Any] = match.record.to_json()
    data.update(version="1", draws=None)
    decided = [place for place, entry in enumerate(data["entries"]) if entry[0] >= 0]
    for place in (decided[0], decided[-5]):  # what was played before the passage is not looked at again
        data["entries"][place][1] = "sail atlantis"
    file = tmp_path / "old.json"
    file.write_text(json.dumps(data))
    said = navarch_says("replay", file, "--json")
    assert (said.status, said.json()["actions"]) == (0, decided[-5] - 1)
    assert said.json()["actions"] > passed


def test_a_story_tells_every_event_with_its_rule(navarch_says: Shell, record: Path) -> None:
    events = navarch_says("replay", record, "--json").json()["events"]
    story = navarch_says("replay", record).out
    assert story.startswith("Neptun: Red (random), Green (greedy), Purple (random)\n")
    assert sum(1 for line in story.splitlines() if line.endswith("]") and line[:5].strip().isdecimal()) == len(events)
    assert "Most points on tiles after the third game round. [W.3]" in story
    assert "bierze kontrakt" in navarch_says("replay", record, "--lang", "pl").out


def test_a_replay_as_json_names_facts_and_ends_in_the_recorded_position(navarch_says: Shell, record: Path) -> None:
    data = json.loads(record.read_text())
    story = navarch_says("replay", record, "--json").json()
    assert story["digest"] == data["digest"]
    assert story["result"] == data["result"]
    order = next(event for event in story["events"] if event["key"] == "order")
    assert order["rule"] == "S.6d"
    assert set(order["facts"]) == {"first", "second", "third", "fourth", "fifth"}
    assert order["facts"]["fifth"] is None
    assert order["text"].startswith("Player order, drawn by lot: ")


def test_an_unfinished_record_can_be_told(navarch_says: Shell, record: Path) -> None:
    def change(data: dict[str, Any]) -> None:
        data["entries"] = data["entries"][:80]
        data["result"], data["digest"] = None, ""

    file = changed(record, change)
    assert "The game is not over." in navarch_says("replay", file).out
    assert navarch_says("verify", file).status == 1


def test_a_position_is_edited_and_gone_on_with(navarch_says: Shell, record: Path, tmp_path: Path) -> None:
    out = tmp_path / "rich.json"
    said = navarch_says(
        "edit", record, "gold.red=12", "boat.green=tyros", "gold.red->gold.green=2", "--ply", 60, "--out", out
    )
    assert said.status == 0
    assert f"--resume {out}" in said.out
    match = navarch.replay(out)
    seen: Any = match.view(0)
    assert seen["boats"]["green"] == "tyros"
    assert seen["players"]["red"]["gold"] == 10
    again = navarch_says(
        "edit", record, "gold.red=12", "boat.green=tyros", "gold.red->gold.green=2", "--ply", 60, "--out", out, "--json"
    )
    assert again.json()["to_act"] == match.to_act


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ("gold.red", "is no change"),
        ("gold.red=much", "'much' is not a number"),
        ("boat.red=atlantis", "'atlantis' is no city"),
        ("city_deck+=atlantis", "'atlantis' is no city_card"),
        ("gold.red->gold.green=99", "cannot be taken"),
        ("round=9", "no game round 10"),
    ],
)
def test_an_edit_that_cannot_be_is_refused_and_nothing_is_written(
    navarch_says: Shell, record: Path, tmp_path: Path, change: str, reason: str
) -> None:
    said = navarch_says("edit", record, change, "--ply", 60, "--out", tmp_path / "no.json")
    assert said.status == 2
    assert reason in said.err
    assert not (tmp_path / "no.json").exists()
