"""What is kept of a game, as plain values."""

from __future__ import annotations

from typing import Any

import msgspec

from ...engine.components import Correction
from ...engine.seating import Lot
from ..words.messages import ClockState, Left, OfferKind, Pace, SeatKind


class Seat(msgspec.Struct):
    """A chair at a table and who sits in it."""

    seat: int
    kind: SeatKind
    name: str = ""
    bot: str = ""
    level: int = 0
    secret: str = ""
    orders: str = ""  # when to ask it in reaction windows, the seat's secret; empty: always ask
    left: Left = ""  # why a bot sits there for somebody; empty: nobody has left


class Offer(msgspec.Struct, frozen=True):
    """Something that waits for the consent of others."""

    id: str  # consent names it, so that nobody agrees to another one than they saw
    kind: OfferKind
    by: int  # the seat that offers; -1: the host, who sits nowhere
    to: int  # how many actions would stand; or the seat that would be opened, or given to a bot
    at: float
    asks: list[int]  # the seats that have to consent
    consents: list[int]  # those that have, the offering ones among them
    ranks: list[int] = []  # of a result that is offered


class SeatClock(msgspec.Struct, frozen=True):
    """The clock of a seat, by the time of the house."""

    seat: int
    left: float  # of the reserve, when it was last started or stopped
    since: float | None = None  # None: it stands
    due: float | None = None  # when something follows
    state: ClockState = ""
    turns: list[int] = []  # the plies with which the latest turns began, of those that stand
    prepaid: int = 0  # turns that were paid for and then taken back
    stopped: float | None = None  # when it was last stopped; None: it runs, or has not run yet


class Summary(msgspec.Struct):
    """What lists show of a game; worked out from its actions."""

    over: bool
    ply: int
    to_act: int
    result: Any = None
    offer: Offer | None = None


class KeptGame(msgspec.Struct):
    """A game as the database has it, without its actions."""

    id: str
    game: str
    version: str
    components: str
    players: int
    options: dict[str, Any]
    start: Any
    secret: str
    host: str
    created: float
    updated: float
    summary: Summary
    seats: list[Seat]
    holders: list[tuple[str, int]]  # person, seat; in the order in which they sat down
    correction: Correction | None = None  # the components of an owner's own copy; None: those that were shipped
    lots: list[Lot] | None = None  # what browsers add to the dice, empty where it is not told yet; None: nothing
    public: bool = False  # anybody may sit down where a seat is open
    pace: Pace | None = None  # None: nobody's time runs out
    paused: bool = False
    clocks: list[SeatClock] = []  # in the order of the seats; none without a pace
    language: str = ""  # of whoever set it; empty: not known
    variant: str | None = None  # the options that are not as usual, as the lobby looks for them; None: not known
    rated: bool = False  # it counts for the ratings of those who sit there
    watched: bool = True  # by whoever wants, before its end
    teams: bool = False  # several people may hold one seat
    invited: list[tuple[str, int]] = []  # person, and the seat that is held for them
    rematch: str | None = None  # the table at which those who sat here play again


def first_holders(holders: list[tuple[str, int]]) -> dict[int, str]:
    """Seat -> who holds it; of a team whoever sat down first."""
    return {seat: person for person, seat in reversed(holders)}


class Remark(msgspec.Struct):
    """Something said at the table."""

    room: str  # players, spectators, or the numbers of two seats
    number: int
    seat: int
    name: str
    text: str
    person: str = ""  # who said it; empty: nobody who is known
    removed: bool = False  # by a moderator
    unheard_by: frozenset[str] = frozenset()  # people who do not want to hear it
