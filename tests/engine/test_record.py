"""Records: saved, replayed, proved; cut off, forged and hostile ones refused."""

from __future__ import annotations

import copy
import json
import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import navarch
from navarch.engine.chance import Committed
from navarch.engine.match import replay_match, resume_match
from navarch.engine.proof import verify_record
from navarch.engine.record import RULES, TABLE, UNDO, Entry, parse_record, play_entry, standing, state_at

from .toy import TOY

SECRET = b"a secret of thirty-two bytes, ok"
NEPTUN = navarch.load("neptun")


def play(game: navarch.Game, seed: int = 1, decisions: int = 10_000, secret: bytes | None = SECRET) -> navarch.Match:
    """A random match, to its end or for so many decisions."""
    match = navarch.Match(game, players=3, secret=secret, seed=seed, seats=["Ada", "Ben", "Cleo"])
    rng = random.Random(seed)
    for _ in range(decisions):
        if match.over:
            break
        seat = rng.choice(match.to_act)
        match.submit(seat, rng.choice(match.legal(seat)))
    return match


def written(match: navarch.Match) -> Any:
    """The record after a journey through JSON."""
    return json.loads(json.dumps(match.record.to_json()))


GAME = play(NEPTUN)
RECORD = written(GAME)


def test_a_record_names_game_version_components_players_and_commitment() -> None:
    assert RECORD["game"] == "neptun"
    assert RECORD["version"] == NEPTUN.version
    assert RECORD["components"] == NEPTUN.components.digest
    assert RECORD["players"] == 3
    assert RECORD["seats"] == ["Ada", "Ben", "Cleo"]
    assert RECORD["digest"] == GAME.state.digest()
    assert len(RECORD["commitment"]) == 64
    assert RECORD["secret"] == SECRET.hex()


def test_the_secret_is_revealed_only_at_the_end() -> None:
    match = play(NEPTUN, decisions=40)
    assert match.record.secret == ""
    assert SECRET.hex() not in json.dumps(match.record.to_json())
    assert match.record.commitment


def test_a_saved_record_replays_to_the_same_digest_and_log(tmp_path: Path) -> None:
    GAME.record.save(tmp_path / "game.json")
    again = navarch.replay(tmp_path / "game.json")
    assert again.state.digest() == GAME.state.digest()
    assert again.lines == GAME.lines
    assert again.result == GAME.result
    assert navarch.verify(tmp_path / "game.json").ok


def test_an_unfinished_record_replays_to_where_it_stands_and_goes_on(tmp_path: Path) -> None:
    match = play(NEPTUN, decisions=60)
    match.record.save(tmp_path / "game.json")
    again = navarch.replay(tmp_path / "game.json")
    assert again.state.digest() == match.state.digest()
    assert again.to_act == match.to_act
    seat = again.to_act[0]
    again.submit(seat, again.legal(seat)[0])
    assert again.ply > match.ply


def test_a_record_from_a_position_replays_from_there() -> None:
    s = TOY.new(3)
    for said in ("bid 1", "bid 0", "bid 0"):
        s.play(TOY.space.code(said))
    match = navarch.Match(TOY, state=s, seed=1)
    match.submit(0, "rest")
    record = parse_record(TOY, written(match))
    again = replay_match(TOY, record)
    assert again.state.digest() == match.state.digest()
    assert s.digest() != match.state.digest()  # the position given was left alone


@pytest.mark.parametrize("actions", [0, 7, 60])
def test_a_match_resumes_from_a_position_that_was_kept_with_its_log(actions: int) -> None:
    rng = random.Random(actions)
    match = navarch.Match(NEPTUN, players=3, secret=SECRET)
    while match.ply < actions or any(match.can_undo(seat) for seat in range(3)) or match.state.sealed:
        seat = match.to_act[0]
        match.submit(seat, rng.choice(match.legal(seat)))
    record = parse_record(NEPTUN, written(match))
    draws = sum(entry.actor == navarch.CHANCE for entry in record.entries)
    again = resume_match(NEPTUN, record, NEPTUN.restore(match.state.dump()), match.lines, Committed(SECRET, draws))
    assert (again.ply, again.lines, again.to_act) == (match.ply, match.lines, match.to_act)
    assert not any(again.can_undo(seat) for seat in range(3))
    while not match.over:
        seat = match.to_act[0]
        action = rng.choice(match.legal(seat))
        match.submit(seat, action)
        again.submit(seat, action)
    assert again.record.to_json() == match.record.to_json()
    assert again.lines == match.lines


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_every_draw_of_a_committed_game_is_proved(seed: int) -> None:
    match = play(NEPTUN, seed)
    proof = verify_record(NEPTUN, parse_record(NEPTUN, written(match)))
    assert proof.ok
    assert proof.first_bad == ""
    assert proof.actions == len(match.record.entries)
    assert proof.draws == sum(1 for entry in match.record.entries if entry.actor == navarch.CHANCE)
    assert proof.result == match.record.result


def spoiled(**changes: object) -> Any:
    """The good record with some of its header changed."""
    return {**RECORD, **changes}


def test_a_game_with_many_rollbacks_is_proved_without_playing_it_anew_for_each(monkeypatch: pytest.MonkeyPatch) -> None:
    match, rng = navarch.Match(NEPTUN, players=3, secret=SECRET), random.Random(5)
    rollbacks = 0
    while not match.over:
        seat = rng.choice(match.to_act)
        match.submit(seat, rng.choice(match.legal(seat)))
        if match.ply > 150 and rollbacks < 80 and not match.over:
            match.rollback(match.ply - rng.choice((1, 2, 5, 70)))
            rollbacks += 1
    played = 0

    def counted(s: navarch.State, entry: Entry, where: str) -> None:
        nonlocal played
        played += 1
        play_entry(s, entry, where)

    monkeypatch.setattr("navarch.engine.record.play_entry", counted)
    proof = verify_record(NEPTUN, match.record)
    assert proof.ok, proof.first_bad
    assert rollbacks == 80
    assert played <= len(match.record.entries) + 64 * rollbacks


def test_a_forged_draw_behind_a_rollback_is_named() -> None:
    match, rng = navarch.Match(NEPTUN, players=3, secret=SECRET), random.Random(6)
    while match.ply < 100:
        match.submit(match.to_act[0], rng.choice(match.legal(match.to_act[0])))
    match.rollback(30)
    back = len(match.record.entries)
    while not match.over:
        match.submit(match.to_act[0], rng.choice(match.legal(match.to_act[0])))
    assert verify_record(NEPTUN, match.record).ok
    number = next(i for i, entry in enumerate(match.record.entries) if i > back and entry.actor == -1)
    other = next(e.text for e in match.record.entries if e.actor == -1 and e.text != match.record.entries[number].text)
    match.record.entries[number] = Entry(-1, other)
    assert verify_record(NEPTUN, match.record).first_bad.startswith(f"record, entry {number + 1} ")


@pytest.mark.parametrize("number", [0, 12, 33, 150])
def test_a_draw_that_was_changed_is_named(number: int) -> None:
    """Another outcome that was possible there does not follow from the secret."""
    draws = [i for i, entry in enumerate(RECORD["entries"]) if entry[0] == navarch.CHANCE]
    at = draws[number]
    state = state_at(NEPTUN, GAME.record, at)
    others = [NEPTUN.space.text(code) for code in state.legal() if NEPTUN.space.text(code) != RECORD["entries"][at][1]]
    entries = [list(entry) for entry in RECORD["entries"]]
    entries[at][1] = others[0]
    proof = verify_record(NEPTUN, parse_record(NEPTUN, spoiled(entries=entries)))
    assert not proof.ok
    assert f"entry {at + 1} " in proof.first_bad
    assert "the secret gives" in proof.first_bad


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"commitment": ""}, "no commitment"),
        ({"secret": ""}, "not revealed"),
        ({"secret": "00" * 32}, "does not fit"),
        ({"secret": "xyz"}, "hexadecimal"),
        ({"result": None}, "the result"),
        ({"result": {"ranks": [1, 1, 1], "scores": [9, 9, 9], "reason": "", "rule": ""}}, "the result"),
        ({"digest": "00"}, "the digest"),
        ({"entries": RECORD["entries"][:-1]}, "not over"),
        ({"entries": [*RECORD["entries"], [0, "pass"]]}, "already over"),
        ({"entries": RECORD["entries"][1:]}, "entry 1"),
    ],
)
def test_a_forged_record_does_not_verify_and_the_first_fault_is_named(changes: dict[str, object], told: str) -> None:
    proof = verify_record(NEPTUN, parse_record(NEPTUN, spoiled(**changes)))
    assert not proof.ok
    assert told in proof.first_bad


def test_an_action_that_was_not_legal_is_named() -> None:
    at = next(i for i, entry in enumerate(RECORD["entries"]) if entry[1].startswith("sail"))
    for said, told in (("take 1", "was not legal"), ("fly", "no action"), ("sail atlantis", "no action")):
        entries = [list(entry) for entry in RECORD["entries"]]
        entries[at][1] = said
        proof = verify_record(NEPTUN, parse_record(NEPTUN, spoiled(entries=entries)))
        assert not proof.ok
        assert f"entry {at + 1} " in proof.first_bad
        assert told in proof.first_bad


def test_an_action_of_the_wrong_seat_is_named() -> None:
    at = next(i for i, entry in enumerate(RECORD["entries"]) if entry[1].startswith("sail"))
    entries = [list(entry) for entry in RECORD["entries"]]
    entries[at][0] = (entries[at][0] + 1) % 3
    proof = verify_record(NEPTUN, parse_record(NEPTUN, spoiled(entries=entries)))
    assert "not the turn" in proof.first_bad


@pytest.mark.parametrize(
    ("changes", "where"),
    [
        ({"players": 9}, "header"),
        ({"players": "3"}, "header"),
        ({"players": None}, "header"),
        ({"version": 0}, "header"),
        ({"components": None}, "header"),
        ({"options": []}, "header"),
        ({"commitment": 5}, "header"),
        ({"secret": None}, "header"),
        ({"seats": "Ada"}, "header"),
        ({"seats": [1]}, "header"),
        ({"start": []}, "header"),
        ({"result": []}, "header"),
        ({"entries": None}, "entries"),
        ({"entries": {}}, "entries"),
        ({"entries": [5]}, "entry 1"),
        ({"entries": [[0]]}, "entry 1"),
        ({"entries": [[0, 7]]}, "entry 1"),
        ({"entries": [["red", "pass"]]}, "entry 1"),
        ({"entries": [[3, "pass"]]}, "entry 1"),
        ({"entries": [[True, "pass"]]}, "entry 1"),
        ({"entries": [[-6, "pass"]]}, "entry 1"),
        ({"entries": [[TABLE, "pass"]]}, "a seating"),
        ({"entries": [[RULES, "pass"]]}, "a change of rules"),
        ({"entries": [[RULES, "{}"]]}, "a change of rules"),
        ({"entries": [[RULES, '{"version": "1", "components": "", "position": [], "log": []}']]}, "a change of rules"),
        (
            {"entries": [[RULES, '{"version": "1", "components": "", "position": {}, "log": [[0]]}']]},
            "a change of rules",
        ),
        ({"draws": 5}, "draws"),
        ({"draws": {"lists": [], "of": []}}, "draws"),
        ({"draws": {"lists": [[[], None]], "of": [0]}}, "draws"),
        ({"draws": {"lists": [[["a"], [0]]], "of": [0]}}, "draws"),
        ({"entries": [[-1, "lay sea_3"], [UNDO, "5"]]}, "entry 2"),
        ({"entries": [[-1, "lay sea_3"], [UNDO, "-1"]]}, "entry 2"),
        pytest.param({"entries": [[UNDO, "9" * 6000]]}, "entry 1", id="many digits"),
        ({"entries": [[UNDO, "²"]]}, "entry 1"),
    ],
)
def test_a_record_of_the_wrong_types_is_refused_with_its_place(changes: dict[str, object], where: str) -> None:
    with pytest.raises(navarch.BadRecord) as error:
        parse_record(NEPTUN, spoiled(**changes))
    assert error.value.where == where
    assert error.value.reason
    assert len(str(error.value)) < 500


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "null",
        '"navarch"',
        "{}",
        '{"navarch": 3}',
        '{"navarch": 1',
        "[" * 100_000,
        '{"navarch": ' + "9" * 5000 + "}",
        "\x00\x01",
    ],
)
def test_a_file_that_is_no_record_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "bad.json"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(navarch.BadRecord, match=r"bad\.json"):
        navarch.replay(file)


def test_a_file_that_is_missing_or_not_text_is_refused(tmp_path: Path) -> None:
    with pytest.raises(navarch.BadRecord, match="cannot be read"):
        navarch.replay(tmp_path / "none.json")
    (tmp_path / "bytes.json").write_bytes(b"\xff\xfe\xfa")
    with pytest.raises(navarch.BadRecord, match="not JSON"):
        navarch.verify(tmp_path / "bytes.json")
    (tmp_path / "nameless.json").write_text('{"navarch": 1}')
    with pytest.raises(navarch.BadRecord, match="names no game"):
        navarch.verify(tmp_path / "nameless.json")


@given(st.integers(0, len(json.dumps(RECORD)) - 1))
@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
def test_a_file_cut_off_anywhere_is_refused(tmp_path: Path, length: int) -> None:
    file = tmp_path / "cut.json"
    file.write_text(json.dumps(RECORD)[:length], encoding="utf-8")
    with pytest.raises(navarch.BadRecord):
        navarch.replay(file)


@given(st.integers(0, len(RECORD["entries"]) - 1))
@settings(max_examples=40, suppress_health_check=[HealthCheck.too_slow], deadline=None)
def test_a_record_whose_entries_are_cut_off_replays_that_far_or_says_where_it_breaks(length: int) -> None:
    record = parse_record(NEPTUN, spoiled(entries=RECORD["entries"][:length], result=None, digest="", secret=""))
    try:
        match = replay_match(NEPTUN, record)
    except navarch.BadRecord as error:
        reason = error.reason
        assert "script" in reason  # it ends where chance was asked and did not answer
        return
    assert match.ply == length
    assert not match.over
    assert not verify_record(NEPTUN, record).ok


ODD = st.sampled_from([None, True, -1, 0, 7, 10**20, 0.5, "", "pass", "sail roma", [], [0, "x"], {}, {"a": 1}]).map(
    copy.deepcopy  # a later change may go into it
)


@settings(max_examples=150, suppress_health_check=[HealthCheck.too_slow], deadline=None)
@given(st.data())
def test_a_hostile_record_is_refused_and_never_a_crash(data: st.DataObject) -> None:
    spoilt = json.loads(json.dumps(SHORT))
    for _ in range(data.draw(st.integers(1, 3))):
        if data.draw(st.booleans()):
            spoilt[data.draw(st.sampled_from(sorted(SHORT)))] = data.draw(ODD)
        elif isinstance(spoilt["entries"], list):
            at = data.draw(st.integers(0, len(SHORT["entries"]) - 1))
            spoilt["entries"][at : at + 1] = [
                data.draw(ODD | st.tuples(st.integers(-3, 3), st.sampled_from(WORDS)).map(list))
            ]
    try:
        record = parse_record(NEPTUN, spoilt)
        replay_match(NEPTUN, record)
        verify_record(NEPTUN, record)
    except navarch.NavarchError as error:
        message = str(error)
        assert len(message) < 3_000


SHORT = written(play(NEPTUN, decisions=30))
WORDS = ["sail roma", "take 1", "reject", "load 1", "lay sea_3", "0", "12", "", "place red"]


def test_entries_that_were_taken_back_do_not_stand() -> None:
    entries = [
        Entry(0, "a"),
        Entry(1, "b"),
        Entry(UNDO, "1"),
        Entry(1, "c"),
        Entry(0, "d"),
        Entry(UNDO, "0"),
        Entry(0, "e"),
    ]
    assert standing(entries[:3]) == [0]
    assert standing(entries[:5]) == [0, 3, 4]
    assert standing(entries) == [6]


def test_a_long_record_of_undos_is_read_in_no_time() -> None:
    entries: list[list[object]] = []
    for _ in range(20_000):
        entries += [[-1, "lay sea_3"], [UNDO, "0"]]
    assert len(parse_record(NEPTUN, spoiled(entries=entries)).entries) == 40_000
