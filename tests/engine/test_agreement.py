"""Games that outlive their rules: where they part from those of today, how they go on, and how they are proved."""

from __future__ import annotations

import json
import random
from collections.abc import Callable

import pytest

from navarch.engine.agreement import NOTHING_KEPT, Disagreement, Traces, disagreement, mark_of
from navarch.engine.chance import Committed
from navarch.engine.errors import BadRecord
from navarch.engine.event import Illegal
from navarch.engine.game import Game
from navarch.engine.match import Match, replay_match
from navarch.engine.proof import name_draws, verify_record
from navarch.engine.record import RULES, Record, parse_record, state_at
from navarch.engine.state import CHANCE

from . import toy
from .toy import TOY, Toy

SECRET = bytes(range(32))
Changed = Callable[[], Game]


class Toy2(Toy):
    """The same game in its second version."""

    version = "2"


def marches(seed: int = 1, most: int = 1_000) -> Match:
    """A war in which the armies march into each other, by the rules of version 1."""
    rng = random.Random(seed)
    match = Match(TOY, players=2, secret=SECRET, seats=["Ada", "Ben"])
    while not match.over and match.ply < most:
        seat = match.to_act[0]
        match.submit(seat, rng.choice([a for a in match.legal(seat) if str(a) != "rest"]))
    return match


def again(match: Match, game: Game) -> Record:
    """The record after a journey through JSON, read by another version."""
    return parse_record(game, json.loads(json.dumps(match.record.to_json())))


def kept(match: Match) -> Traces:
    """All that can be kept of a match on its way."""
    marks = {ply: mark_of(state_at(match.game, match.record, ply).dump()) for ply in range(match.ply + 1)}
    return Traces(match.lines, match.ply, marks)


def a_fair_die(change: pytest.MonkeyPatch) -> None:
    change.setattr(toy.Battle, "die_weights", lambda _self, _s: [1, 1, 1, 1, 1, 1])


def no_march_west(change: pytest.MonkeyPatch) -> None:
    old = toy.Turn.orders_options
    change.setattr(toy.Turn, "orders_options", lambda self, s, seat: [a for a in old(self, s, seat) if a != toy.MARCH])


def a_report_of_what_was_ordered(change: pytest.MonkeyPatch) -> None:
    change.setattr(toy.Turn, "report", lambda self, s: s.tell("9", "reported", self.seat, self.marched))


def no_step_lost(change: pytest.MonkeyPatch) -> None:
    def die(self: toy.Battle, s: toy.ToyState, _seat: int, _verb: int, noun: int) -> None:
        self.rolls.append(noun + 1)
        s.tell("7", "rolled", noun + 1, self.ruse)

    change.setattr(toy.Battle, "die", die)


def test_a_game_that_follows_the_new_rules_agrees_to_its_end() -> None:
    match = marches()
    assert disagreement(Toy2(), again(match, Toy2()), SECRET, kept(match)) is None
    assert verify_record(Toy2(), again(match, Toy2())) == verify_record(TOY, match.record)


@pytest.mark.parametrize(
    ("change", "rules", "sign"),
    [
        (a_fair_die, ("7",), "roll"),
        (no_march_west, ("6",), "march west"),
        (no_step_lost, (), "roll"),
    ],
)
def test_a_changed_rule_is_named_with_the_last_position_that_agrees(
    change: Callable[[pytest.MonkeyPatch], None], rules: tuple[str, ...], sign: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = marches()
    traces = kept(match)
    change(monkeypatch)
    found = disagreement(Toy2(), again(match, Toy2()), SECRET, traces)
    assert found is not None
    assert found.rules == rules
    assert match.record.standing()[found.ply].text.startswith(sign)
    assert state_at(TOY, match.record, found.ply).digest() == state_at(Toy2(), match.record, found.ply).digest()


def test_without_marks_a_silent_change_shows_as_soon_as_an_action_does_not_follow(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = marches()
    no_step_lost(monkeypatch)
    found = disagreement(Toy2(), again(match, Toy2()), SECRET, NOTHING_KEPT)
    assert isinstance(found, Disagreement)
    assert found.ply > 3


def test_a_log_in_other_events_is_no_disagreement_where_a_later_position_agrees(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = marches()
    traces = kept(match)
    a_report_of_what_was_ordered(monkeypatch)
    assert disagreement(Toy2(), again(match, Toy2()), SECRET, traces) is None


def test_a_log_in_other_events_is_a_disagreement_where_no_position_was_kept_after_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = marches()
    a_report_of_what_was_ordered(monkeypatch)
    found = disagreement(Toy2(), again(match, Toy2()), SECRET, kept(match)._replace(marks={}))
    assert found is not None
    assert found.rules == ("6", "9")


def test_a_field_that_is_new_is_no_disagreement() -> None:
    match = marches()
    traces = kept(match)
    for mark in traces.marks.values():
        del mark["closed"]
    assert disagreement(Toy2(), again(match, Toy2()), SECRET, traces) is None


def halfway(monkeypatch: pytest.MonkeyPatch) -> tuple[Match, Game, int]:
    """A war in the middle, by rules that have changed under it: the match as it stands, and where it agrees."""
    wars = (marches(seed, most=8) for seed in range(50))
    match = next(war for war in wars if not war.over and any(e.text == "march west" for e in war.record.entries))
    traces = kept(match)
    dump, lines = match.state.dump(), match.lines
    no_march_west(monkeypatch)
    game = Toy2()
    record = again(match, game)
    found = disagreement(game, record, SECRET, traces)
    assert found is not None
    stands = Match(game, state=game.restore(dump), chance=Committed(SECRET, _draws(record)))
    stands.record, stands.lines, stands._actors = record, list(lines), [e.actor for e in record.standing()]
    return stands, game, found.ply


def _draws(record: Record) -> int:
    return sum(entry.actor == CHANCE for entry in record.entries)


def finish(match: Match) -> None:
    rng = random.Random(5)
    while not match.over:
        seat = match.to_act[0]
        match.submit(seat, rng.choice(match.legal(seat)))


def test_a_game_goes_back_to_where_its_rules_agree_and_is_proved_from_there(monkeypatch: pytest.MonkeyPatch) -> None:
    match, game, ply = halfway(monkeypatch)
    taken_back = match.ply - ply
    match.take_new_rules(ply)
    assert (match.record.version, match.ply) == ("2", ply)
    finish(match)
    record = again(match, game)
    proof = verify_record(game, record)
    assert (proof.ok, proof.first_bad) == (True, "")
    assert proof.unproved == taken_back + 1  # what was taken back, and the entry by which it was
    assert replay_match(game, record).state.digest() == match.state.digest()
    assert replay_match(game, record).lines == match.lines


@pytest.mark.parametrize("fails", ["a rule on the way back", "a rule after it"])
def test_a_game_that_cannot_take_new_rules_is_left_as_it_was(monkeypatch: pytest.MonkeyPatch, fails: str) -> None:
    match, _game, ply = halfway(monkeypatch)
    before = (match.record.version, list(match.record.entries), match.ply, list(match.lines), match.state.digest())

    def broken(*_args: object) -> None:
        raise ZeroDivisionError

    if fails == "a rule after it":
        monkeypatch.setattr(match, "_go_on", broken)
    else:
        monkeypatch.setattr("navarch.engine.match.state_at", broken)
    with pytest.raises(ZeroDivisionError):
        match.take_new_rules(ply)
    after = (match.record.version, list(match.record.entries), match.ply, list(match.lines), match.state.digest())
    assert after == before


def test_a_game_may_be_finished_as_it_is_and_nothing_goes_back_before_that(monkeypatch: pytest.MonkeyPatch) -> None:
    match, game, _ply = halfway(monkeypatch)
    here, lines = match.ply, len(match.lines)
    match.take_new_rules(here)
    assert (match.ply, len(match.lines)) == (here, lines)
    with pytest.raises(Illegal, match="other rules"):
        match.rollback(here - 1)
    finish(match)
    record = again(match, game)
    assert verify_record(game, record).ok
    assert verify_record(game, record).unproved == here
    story = replay_match(game, record)
    assert story.state.digest() == match.state.digest()
    assert story.lines == match.lines
    with pytest.raises(BadRecord, match="other rules"):
        state_at(game, record, here - 1)
    record.entries.append(record.entries[0])
    assert not verify_record(game, record).ok


def test_an_entry_that_goes_back_before_a_change_of_rules_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    match, game, _ply = halfway(monkeypatch)
    match.take_new_rules(match.ply)
    data = match.record.to_json()
    data["entries"] = [*[list(entry) for entry in match.record.entries], [-2, "1"]]
    with pytest.raises(BadRecord, match="cannot go back"):
        parse_record(game, data)
    assert match.record.entries[-1].actor == RULES


def test_dice_are_proved_without_their_rules_from_what_the_record_names(monkeypatch: pytest.MonkeyPatch) -> None:
    match = marches()
    name_draws(TOY, match.record)
    assert verify_record(TOY, again(match, TOY)).ok
    monkeypatch.setattr(toy.Battle, "die_weights", lambda _self, _s: [1, 1, 1, 1, 1, 1])
    game = Toy2()
    proof = verify_record(game, again(match, game))
    assert (proof.ok, proof.unproved) == (True, len(match.record.entries))
    data = json.loads(json.dumps(match.record.to_json()))
    roll = next(entry for entry in data["entries"] if entry[0] == CHANCE)
    roll[1] = "roll 3" if roll[1] != "roll 3" else "roll 4"
    bad = verify_record(game, parse_record(game, data))
    assert not bad.ok
    assert "the secret gives" in bad.first_bad
    assert "rules version '1', and this is version '2'" in bad.first_bad


def test_outcomes_that_the_rules_do_not_know_are_found_out() -> None:
    match = marches()
    name_draws(TOY, match.record)
    data = json.loads(json.dumps(match.record.to_json()))
    roll = next(i for i, entry in enumerate(data["entries"]) if entry[0] == CHANCE)
    data["entries"][roll][1] = "roll 6"
    data["draws"]["lists"].append([["roll 6"], None])  # a die with sixes alone
    data["draws"]["of"][0] = len(data["draws"]["lists"]) - 1
    proof = verify_record(TOY, parse_record(TOY, data))
    assert not proof.ok
    assert "other outcomes than the rules" in proof.first_bad
