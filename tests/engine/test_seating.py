"""Lots: what browsers add to the dice, whom a record names, and what was taken back."""

from __future__ import annotations

import hashlib
import json
import random
from typing import Any

import pytest

import navarch
from navarch.engine.agreement import NOTHING_KEPT, disagreement
from navarch.engine.errors import BadRecord
from navarch.engine.match import Match, replay_match
from navarch.engine.proof import Rollback, name_draws, verify_record
from navarch.engine.record import TABLE, UNDO, Record, opening_of, parse_record
from navarch.engine.seating import Chair, Lot, Seating, pledge_of, read_seating
from navarch.engine.state import CHANCE

from .toy import draws_made

SECRET = bytes(range(32))
NEPTUN = navarch.load("neptun")
CHAIRS = [Chair("Ada", 0), Chair("Ben", 1), Chair("Greedy", None)]


def lot(seat: int, drawn: str = "") -> Lot:
    drawn = drawn or f"{seat + 1:02x}" * 32
    return Lot(seat, hashlib.sha256(bytes.fromhex(drawn)).hexdigest(), drawn)


SEATING = Seating(CHAIRS, [lot(0), lot(1)])


def play_on(match: Match, seed: int = 1, most: int = 10_000) -> Match:
    rng = random.Random(seed)
    while not match.over and most:
        seat = match.to_act[0]
        match.submit(seat, rng.choice(match.legal(seat)))
        most -= 1
    return match


def game_of(seating: Seating = SEATING) -> Match:
    """A match that has waited for its seating, and was played to its end."""
    match = Match(NEPTUN, players=3, secret=SECRET, waits=True)
    match.sit_down(seating)
    return play_on(match)


def written(match: Match) -> Any:
    return json.loads(json.dumps(match.record.to_json()))


def read(data: Any) -> Record:
    return parse_record(NEPTUN, data)


GAME = game_of()


def test_before_all_have_sat_down_no_die_is_thrown_and_nobody_is_asked() -> None:
    match = Match(NEPTUN, players=3, secret=SECRET, waits=True)
    assert (match.ply, match.to_act, match.record.entries) == (0, [], [])
    assert match.why_not(0, "pass")[0].key == "not-begun"
    with pytest.raises(navarch.Illegal, match="not begun"):
        match.submit(0, "pass")
    match.sit_down(SEATING)
    assert [entry.actor for entry in match.record.entries[:2]] == [TABLE, CHANCE]
    assert match.to_act
    assert match.record.seats == ["Ada", "Ben", "Greedy"]


def test_another_lot_or_another_name_gives_other_dice() -> None:
    def dice(seating: Seating) -> list[str]:
        match = Match(NEPTUN, players=3, secret=SECRET, seating=seating)
        return [entry.text for entry in match.record.entries if entry.actor == CHANCE]

    first = dice(SEATING)
    assert first == dice(SEATING)
    assert first != dice(SEATING._replace(lots=[lot(0), lot(1, "ff" * 32)]))
    assert first != dice(SEATING._replace(chairs=[Chair("Eve", 0), *CHAIRS[1:]]))
    bare = Match(NEPTUN, players=3, secret=SECRET)
    assert first != [entry.text for entry in bare.record.entries]


def test_a_game_with_lots_is_proved_with_the_names_and_the_lots_in_it() -> None:
    proof = verify_record(NEPTUN, read(written(GAME)))
    assert (proof.ok, proof.first_bad) == (True, "")
    assert proof.seats == tuple(CHAIRS)
    assert proof.lots == tuple(SEATING.lots)
    assert proof.seated_later == ()
    assert proof.actions == len(GAME.record.entries) - 1
    assert replay_match(NEPTUN, read(written(GAME))).state.digest() == GAME.state.digest()


def forged(data: Any, change: Any) -> Any:
    """The record with another opening."""
    opening = json.loads(data["entries"][0][1])
    change(opening)
    data["entries"][0][1] = json.dumps(opening)
    return data


def test_a_name_that_was_exchanged_is_noticed() -> None:
    header = written(GAME)
    header["seats"][0] = "Eve"
    assert "header names" in verify_record(NEPTUN, read(header)).first_bad

    def rename(opening: Any) -> None:
        opening["seats"][0][0] = "Eve"

    both = forged(written(GAME), rename)
    both["seats"][0] = "Eve"
    assert "the secret gives" in verify_record(NEPTUN, read(both)).first_bad


def test_a_name_that_was_exchanged_is_noticed_without_the_rules_too(monkeypatch: pytest.MonkeyPatch) -> None:
    record = read(written(GAME))
    name_draws(NEPTUN, record)
    data = json.loads(json.dumps(record.to_json()))
    data["version"] = "0"
    monkeypatch.setattr(NEPTUN, "new", lambda *_args, **_named: (_ for _ in ()).throw(BadRecord("here", "other rules")))
    assert verify_record(NEPTUN, read(data)).unproved == len(GAME.record.entries) - 1
    data["seats"][0] = "Eve"
    assert not verify_record(NEPTUN, read(data)).ok


def test_a_lot_that_was_exchanged_or_left_out_is_noticed() -> None:
    def exchange(opening: Any) -> None:
        opening["lots"][0] = list(lot(0, "ee" * 32))

    def leave_out(opening: Any) -> None:
        del opening["lots"][1]

    for change in (exchange, leave_out):
        assert "the secret gives" in verify_record(NEPTUN, read(forged(written(GAME), change))).first_bad
    data = written(GAME)
    del data["entries"][0]
    assert "the secret gives" in verify_record(NEPTUN, read(data)).first_bad


def test_whoever_sits_down_later_changes_no_dice_and_is_listed() -> None:
    match = Match(NEPTUN, players=3, secret=SECRET, seating=SEATING)
    play_on(match, most=20)
    draws = draws_made(match)
    match.sit_down(Seating([Chair("Ada", 0), Chair("Cleo", 1), CHAIRS[2]], []))
    assert draws_made(match) == draws
    entry = len(match.record.entries)
    play_on(match)
    proof = verify_record(NEPTUN, read(written(match)))
    assert proof.ok
    assert (proof.seats, proof.seated_later) == (tuple(CHAIRS), (entry,))
    assert match.record.seats == ["Ada", "Cleo", "Greedy"]
    assert replay_match(NEPTUN, read(written(match))).state.digest() == match.state.digest()


@pytest.mark.parametrize(
    ("seating", "reason"),
    [
        ("{}", "cannot be read"),
        ("[]", "cannot be read"),
        ('{"seats": [["a", 0], ["b", 1]], "lots": []}', "names of 3 seats"),
        ('{"seats": [["a", 0], ["b", 1], [5, 1]], "lots": []}', "names of 3 seats"),
        ('{"seats": [["a", 0], ["b", 1], ["c", 3]], "lots": []}', "names of 3 seats"),
        ('{"seats": [["a", 0], ["b", 1], ["c", true]], "lots": []}', "names of 3 seats"),
        (Seating(CHAIRS, [lot(0), lot(0)]).text(), "one lot"),
        (SEATING.text() + " ", "as seatings are"),
        (SEATING.text()[:-1] + ', "salt": 5}', "as seatings are"),
        (SEATING.text().replace("Ada", "\\u0041da"), "as seatings are"),
        (Seating(CHAIRS, [lot(0)._replace(seat=3)]).text(), "belongs to a seat"),
        (Seating(CHAIRS, [lot(0)._replace(pledge="00" * 32)]).text(), "does not fit its pledge"),
        (Seating(CHAIRS, [Lot(0, "", "xy")]).text(), "hexadecimal"),
        (Seating(CHAIRS, [Lot(0, "", "ff")]).text(), "32 bytes"),
        (Seating(CHAIRS, [Lot(0, "", "FF" * 32)]).text(), "32 bytes"),
    ],
)
def test_a_seating_that_is_none_is_refused(seating: str, reason: str) -> None:
    data = written(GAME)
    data["entries"][0] = [TABLE, seating]
    with pytest.raises(BadRecord, match=reason):
        read(data)


def test_lots_that_come_after_the_first_die_are_refused() -> None:
    data = written(GAME)
    data["entries"].insert(5, data["entries"][0])
    with pytest.raises(BadRecord, match="before everything else"):
        read(data)


def test_the_host_may_add_a_lot_without_a_seat() -> None:
    bots = Seating([Chair("Greedy", None)] * 3, [lot(-1)])
    assert read_seating(bots.text(), 3) == bots
    assert verify_record(NEPTUN, read(written(game_of(bots)))).lots == (lot(-1),)


def test_a_pledge_is_the_digest_of_the_bytes_of_the_lot() -> None:
    assert pledge_of("00" * 32) == hashlib.sha256(bytes(32)).hexdigest()


def test_a_game_of_other_rules_is_compared_with_the_dice_of_its_opening() -> None:
    record = read(written(GAME))
    record.version = "0"
    assert disagreement(NEPTUN, record, SECRET, NOTHING_KEPT) is None
    assert opening_of(record.entries) == SEATING.text()


@pytest.mark.parametrize(
    ("chairs", "alone"),
    [
        (CHAIRS, False),
        ([Chair("Ada", 0), Chair("Ada", 0), Chair("Greedy", None)], True),
        ([Chair("Greedy", None), Chair("Ada", 1), Chair("Greedy", None)], True),
    ],
)
def test_rollbacks_are_listed_and_those_to_which_nobody_else_had_to_agree(chairs: list[Chair], alone: bool) -> None:
    match = Match(NEPTUN, players=3, secret=SECRET, seating=Seating(chairs, []))
    play_on(match, most=30)
    standing = match.record.standing()
    to = next(i for i in range(len(standing) - 1, 0, -1) if standing[i].actor == CHANCE) - 1
    match.rollback(to)
    number = next(n for n, entry in enumerate(match.record.entries, 1) if entry.actor == UNDO)
    play_on(match)
    draws = sum(entry.actor == CHANCE for entry in standing[to:])
    proof = verify_record(NEPTUN, read(written(match)))
    assert proof.rollbacks == (Rollback(number, len(standing) - to, draws, alone),)
    assert draws
    assert json.loads(json.dumps(proof.to_json()))["rollbacks"][0]["alone"] is alone


def test_what_was_taken_back_freely_is_no_rollback() -> None:
    match = Match(NEPTUN, players=3, secret=SECRET)
    rng = random.Random(3)
    undone = 0
    while not match.over:
        seat = rng.choice(match.to_act)
        match.submit(seat, rng.choice(match.legal(seat)))
        able = [seat for seat in range(3) if not match.over and match.can_undo(seat)]
        if able and rng.random() < 0.5:
            match.undo(rng.choice(able))
            undone += 1
    assert undone > 5
    assert verify_record(NEPTUN, read(written(match))).rollbacks == ()


def test_who_agreed_to_a_rollback_is_not_known_of_records_without_seats() -> None:
    match = Match(NEPTUN, players=3, secret=SECRET)
    play_on(match, most=10)
    match.rollback(match.ply - 3)
    play_on(match)
    assert [one.alone for one in verify_record(NEPTUN, read(written(match))).rollbacks] == [None]
