"""The clocks of the seats, reckoned: who is asked loses time, whoever takes a turn gains some, up to a cap.

A seat's reserve is for its turns, not for its clicks: it grows with the first decision of each turn, and a turn is over
when somebody else decides. What a reaction window asks is no turn. Going back gives no time a second time: a turn that
was paid for is not paid for again, whoever was asked by what is taken back has not been asked, and whoever takes back
freely has thought until then.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from msgspec.structs import replace

from ..storage.kept import SeatClock
from ..words.messages import Pace

AGAIN_SECONDS = 10.0  # after which it is looked at whether the bot sits there: a worker may have died on the way
TURNS_KEPT = 100  # of each seat, for going back

Back = Literal["", "freely", "agreed"]  # how an action was taken back, if one was


def first_clocks(pace: Pace, players: int) -> list[SeatClock]:
    """Everybody's clock as the table is set; they wait until all have sat down once."""
    return [SeatClock(seat, float(pace.reserve), state="waits") for seat in range(players)]


def left_now(clock: SeatClock, now: float) -> float:
    """How much of the reserve is left; never less than nothing."""
    used = 0.0 if clock.since is None else max(0.0, now - clock.since)
    return max(0.0, clock.left - used)


def decided(
    pace: Pace, clocks: list[SeatClock], seat: int, ply: int, now: float, *, by_a_bot: bool = False
) -> list[SeatClock]:
    """A seat has decided something that no window asked: with the first decision of a turn its reserve grows.

    A bot gains nothing for whoever it sits there for; that it has taken a turn counts.
    """
    last = max(clocks, key=lambda clock: clock.turns[-1:])
    mine = clocks[seat]
    if last.seat == seat and last.turns:
        return clocks
    gain = 0 if by_a_bot or mine.prepaid else pace.gain
    left = min(float(pace.cap), left_now(mine, now) + gain)
    since = None if mine.since is None else now
    due = None if since is None else now + left
    turns, prepaid = [*mine.turns, ply][-TURNS_KEPT:], max(0, mine.prepaid - 1)
    return _with(clocks, replace(mine, left=left, since=since, due=due, state="", turns=turns, prepaid=prepaid))


def taken_back(clocks: list[SeatClock], actions: int, standing: Iterable[int]) -> list[SeatClock]:
    """So many actions stay, and those of the seats that are standing: the turns that began later are paid for."""
    stay = set(standing)
    for clock in clocks:
        turns = [ply for ply in clock.turns if ply <= actions]
        if clock.seat not in stay and turns != clock.turns:
            prepaid = clock.prepaid + len(clock.turns) - len(turns)
            clocks = _with(clocks, replace(clock, turns=turns, prepaid=prepaid))
    return clocks


def follow(clocks: list[SeatClock], running: Iterable[int], now: float, back: Back = "") -> list[SeatClock]:
    """The clocks of those who are asked run, all others stand still."""
    runs = set(running)
    for clock in clocks:
        if clock.seat in runs and clock.since is None:
            thought = now - clock.stopped if back == "freely" and clock.stopped is not None else 0.0
            left = max(0.0, clock.left - thought)
            clocks = _with(clocks, replace(clock, left=left, since=now, due=now + left, state="", stopped=None))
        elif clock.seat not in runs and clock.since is not None:
            is_left = back or clock.state == "out"  # what they come back with is not used up by then
            left = clock.left if is_left else left_now(clock, now)
            clocks = _with(clocks, replace(clock, left=left, since=None, due=None, state="", stopped=now))
    return clocks


def begun(clocks: list[SeatClock]) -> list[SeatClock]:
    """All have sat down: nobody's clock waits any more, whoever gets up."""
    return [replace(clock, state="") if clock.state == "waits" else clock for clock in clocks]


def out_of_time(pace: Pace, clock: SeatClock, now: float) -> SeatClock:
    """What follows when the clock's time has come: the grace, and after it nothing is waited for any more."""
    if clock.state == "":
        return replace(clock, state="grace", due=(clock.due or 0.0) + pace.grace)
    # Whoever comes back has the time of one turn.
    due = now + AGAIN_SECONDS if pace.when_out == "bot" else None
    return replace(clock, state="out", due=due, left=float(min(pace.cap, pace.gain)))


def changed(old: list[SeatClock], new: list[SeatClock]) -> list[SeatClock]:
    """Those that have to be kept."""
    return [clock for before, clock in zip(old, new, strict=True) if clock != before]


def _with(clocks: list[SeatClock], new: SeatClock) -> list[SeatClock]:
    return [new if clock.seat == new.seat else clock for clock in clocks]
