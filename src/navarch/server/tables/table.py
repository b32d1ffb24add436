"""A table: a game, who sits at it, and how far it has come."""

from __future__ import annotations

import hmac
import secrets
import string

from ...engine.match import Match
from ...text import Names
from ..storage.kept import KeptGame, Seat, Summary, first_holders
from ..storage.matches import Halt
from ..storage.schema import handle_of
from ..words import catalogue
from ..words.answers import Status
from ..words.errors import Refused
from ..words.messages import Player
from .chronicle import Chronicle


class Table:
    """A match and its seats, as far as they can be known without asking anybody."""

    def __init__(
        self, kept: KeptGame, match: Match, halt: Halt | None = None, chronicle: Chronicle | None = None
    ) -> None:
        self.kept = kept
        self.id = kept.id
        self.game = match.game
        self.match = match
        self.halt = halt  # its rules have changed under it, and its players have to decide
        self.chronicle = chronicle  # it is over, and was played by other rules: its positions come from there
        self.changes = 0  # how often it has changed: what was worked out before the last change holds no more

    # ---- who sits here ----

    def seats_of(self, person: str) -> tuple[int, ...]:
        """The seats that this person holds."""
        held = {seat for holder, seat in self.kept.holders if hmac.compare_digest(holder, person)}
        return tuple(sorted(held))

    def check_may_watch(self, person: str) -> None:
        """Where spectators are not allowed, nobody but those who sit there sees anything before the end."""
        if not self.kept.watched and not self.match.over and not (person and self.seats_of(person)):
            raise Refused("no-spectators")

    def seat_of_secret(self, secret: str) -> Seat | None:
        """The seat that a link opens; all are compared, in constant time."""
        found = None
        for seat in self.kept.seats:
            if seat.secret and hmac.compare_digest(seat.secret.encode(), secret.encode()):
                found = seat
        return found

    def held_by(self, people: frozenset[str]) -> frozenset[int]:
        """The seats that these people hold."""
        return frozenset(seat for holder, seat in self.kept.holders if holder in people) if people else frozenset()

    def names(self, hidden: frozenset[int] = frozenset()) -> Names:
        """The names of people, for the log, but for those who are hidden from whoever reads it."""
        named = [seat for seat in self.kept.seats if seat.name and seat.kind == "person"]
        return {seat.seat: seat.name for seat in named if seat.seat not in hidden}

    def connected(self) -> set[int]:
        """The seats at which somebody sits in front of the page now."""
        return set()

    def players(self, lang: str, hidden: frozenset[int] = frozenset()) -> list[Player]:
        """Everybody at the table; those who are hidden from whoever looks, without their names."""
        connected = self.connected()
        colours = catalogue.colours(self.game)
        held = {seat for _person, seat in self.kept.invited}
        handles = {seat: handle_of(person) for seat, person in first_holders(self.kept.holders).items()}
        return [
            Player(
                self.game.nouns["seat"][seat.seat],
                colours[seat.seat],
                self._called(seat, lang) if seat.seat not in hidden else "",
                seat.kind,
                seat.kind == "bot" or seat.seat in connected,
                seat.left,
                handles.get(seat.seat, ""),
                seat.kind == "open" and seat.seat in held,
            )
            for seat in self.kept.seats
        ]

    def _called(self, seat: Seat, lang: str) -> str:
        return catalogue.bot_name(seat.name, self.game, lang) if seat.kind == "bot" else seat.name

    # ---- how far it has come ----

    @property
    def status(self) -> Status:
        """Whether seats are open, the game runs or is over."""
        if self.match.over:
            return "over"
        return "open" if any(seat.kind == "open" for seat in self.kept.seats) else "running"

    def bot_to_act(self) -> int | None:
        """A seat that waits for its bot."""
        if self.halt is not None or self.kept.paused:
            return None
        kinds = [seat.kind for seat in self.kept.seats]
        return next((seat for seat in self.match.to_act if kinds[seat] == "bot"), None)


def going_on(halt: Halt, match: Match) -> list[int]:
    """Where a halted game can go on: back at the last position that agrees, or as it stands."""
    return [halt.agrees, match.ply] if halt.as_it_is and halt.agrees < match.ply else [halt.agrees]


def summary_of(match: Match) -> Summary:
    """What lists show; an offer lapses with every action."""
    return Summary(match.over, match.ply, sum(1 << seat for seat in match.to_act), match.record.result)


def new_secret() -> str:
    """192 bits, for links and cookies."""
    return secrets.token_urlsafe(24)


def new_name() -> str:
    """The name of a table: a letter first, so that no command takes it for an option."""
    return secrets.choice(string.ascii_letters) + secrets.token_urlsafe(12)[:15]
