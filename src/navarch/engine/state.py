"""The state of a game: flat data, the stack of procedures, and who is asked what."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, ClassVar, Final, TypeVar

from .event import ALL, Event, Unasked
from .native import mypyc_attr
from .procedure import Choice, Outline, Procedure

if TYPE_CHECKING:
    from .game import Game

Sub = TypeVar("Sub", bound=Procedure)

CHANCE: Final = -1  # dice and draws decide
NOBODY: Final = -2  # the game is over
RUNNING: Final = -3  # between two questions; never seen from outside


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything that a position is. Games add their fields and name their kinds in FIELDS."""

    FIELDS: ClassVar[dict[str, str]] = {}
    STATIC: ClassVar[tuple[str, ...]] = ()
    SECRET: ClassVar[dict[str, str]] = {}  # field -> who may see it, in the words of `features`; else everybody

    def __init__(self, game: Game, players: int, options: list[int]) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.stack: list[Procedure] = []
        self.last_ended: Procedure | None = None
        self.actor = RUNNING
        self.choice: Choice | None = None
        self.pending = 0  # seats that still owe a sealed answer
        self.sealed: list[list[int]] = []  # seat -> its sealed answers; empty when none are asked for
        self.known: list[int] | None = None  # the legal list of the actor, once asked for
        self.listening = False
        self.events: list[Event] = []
        self.unasked: list[Unasked] = []
        self.disclosed = False  # something hidden was revealed since the last action began
        self.ending = ""
        self.ending_rule = ""
        self.scores: list[int] = []
        self.ranks: list[int] = []

    # ---- what rules may do ----

    def call(self, sub: Procedure) -> None:
        """Start a sub-procedure; it runs before the caller's next step."""
        outline: Outline = self.game.outlines[type(sub)]
        sub.outline = outline
        self.stack.append(sub)

    def ask(self, who: int, choice: str) -> None:
        """Ask a seat, or CHANCE."""
        self._question(choice)
        self.actor = who

    def ask_all(self, seats: int, choice: str) -> None:
        """Ask several seats (a mask) at once; nobody sees an answer before the last one is in.

        A choice X with `X_more` asks a seat for answer after answer, until that says that it has given enough.
        """
        if not seats:
            return
        self._question(choice)
        self.pending = seats
        self.sealed = [[] for _ in range(self.players)]
        self.actor = lowest(seats)

    def _question(self, choice: str) -> None:
        outline = self.stack[-1].outline
        assert outline is not None
        if self.actor != RUNNING:
            raise RuntimeError(f"{outline.name} asks {choice!r} while another question is open")
        self.choice = outline.choices[choice]
        self.known = None

    def end(self, result: int = 0) -> None:
        """End the procedure under way; its caller finds the result in `answer`."""
        self.last_ended = self.stack.pop()
        if self.stack:
            self.stack[-1].answer = result

    def ended(self, cls: type[Sub]) -> Sub:
        """The sub-procedure that has just ended, with all that it found: for the step after its call."""
        sub = self.last_ended
        if type(sub) is not cls:
            raise RuntimeError(f"{cls.__name__} is not what has just ended")
        return sub

    def find(self, cls: type[Sub]) -> Sub | None:
        """The nearest procedure of that class on the stack, or None."""
        for procedure in reversed(self.stack):
            if type(procedure) is cls:
                return procedure
        return None

    def finish(self, rule: str, reason: str, scores: list[int], ranks: list[int]) -> None:
        """The game is over: scores and ranks by seat, 1 is best, equal ranks are shared."""
        self.ending = reason
        self.ending_rule = rule
        self.scores = scores
        self.ranks = ranks
        self.stack = []
        self.actor = NOBODY
        self.choice = None

    def tell(self, rule: str, key: str, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0) -> None:
        """Note an event for everybody."""
        if self.listening:
            self.events.append(Event(rule, key, (a, b, c, d, e, f), ALL))

    def tell_to(
        self, seats: int, rule: str, key: str, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0
    ) -> None:
        """Note an event for some seats only (a mask)."""
        if self.listening:
            self.events.append(Event(rule, key, (a, b, c, d, e, f), seats))

    def play_unasked(self, seat: int, choice: str, action: int) -> None:
        """Note that the procedure under way carries out the only answer to a choice, instead of asking."""
        if self.listening:
            outline = self.stack[-1].outline
            assert outline is not None
            self.unasked.append(Unasked(seat, action, outline.choices[choice].rule))

    def reveal(self) -> None:
        """Note that something hidden was revealed: nothing before this can be taken back alone."""
        self.disclosed = True

    def option(self, name: str) -> int:
        """The value of one of the game's options."""
        return self.options[self.game.option_index[name]]

    # ---- what players and drivers may do ----

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.actor == NOBODY

    def to_act(self) -> list[int]:
        """The seats that are asked now (or CHANCE alone); empty when the game is over."""
        if self.pending:
            return [seat for seat in range(self.players) if self.pending >> seat & 1]
        return [] if self.actor == NOBODY else [self.actor]

    def legal(self) -> list[int]:
        """All actions of the actor, ascending. The list is shared: do not change it."""
        known = self.known
        if known is None:
            choice = self.choice
            if choice is None:
                return []
            asker = self.stack[-1]
            if choice.written_out:
                known = asker.list_options(self, choice.number, self.actor)
            else:
                known = choice.options(asker, self, self.actor)
            self.known = known
        return known

    def legal_for(self, seat: int) -> list[int]:
        """All actions of that seat now; empty when it is not asked."""
        if seat == self.actor:
            return self.legal()
        choice = self.choice
        if choice is None or seat < 0 or not self.pending >> seat & 1:
            return []
        return self.stack[-1].list_options(self, choice.number, seat)

    def weights(self) -> list[int] | None:
        """The weights of chance's outcomes, in the order of `legal`; None: all alike."""
        choice = self.choice
        if choice is None or choice.weights is None:
            return None
        return self.stack[-1].list_weights(self, choice.number)

    def play(self, action: int) -> None:
        """Carry out an action of the actor, which must be in `legal()`, up to the next question."""
        if self.pending:
            self.play_for(self.actor, action)
            return
        choice = self.choice
        assert choice is not None
        seat = self.actor
        self.actor = RUNNING
        self.choice = None
        self.known = None
        verb = self.game.bases[action]
        asker = self.stack[-1]
        if choice.written_out:
            asker.take_answer(self, choice.number, seat, verb, action - verb)
        else:
            choice.handler(asker, self, seat, verb, action - verb)
        self.run()

    def play_for(self, seat: int, action: int) -> None:
        """The same for a seat that is asked at the same time as others."""
        if not self.pending:
            self.play(action)
            return
        choice = self.choice
        assert choice is not None
        asker = self.stack[-1]
        self.sealed[seat].append(action)
        if choice.more is None or not choice.more(asker, self, seat):
            self.pending &= ~(1 << seat)
        self.known = None
        if self.pending:
            self.actor = lowest(self.pending)
            return
        answers = self.sealed
        self.sealed = []
        self.choice = None
        self.actor = RUNNING
        self.disclosed = True
        for owner in range(self.players):
            for answer in answers[owner]:
                verb = self.game.bases[answer]
                asker.take_answer(self, choice.number, owner, verb, answer - verb)
        self.run()

    def unseal(self, seat: int) -> None:
        """Take back the last sealed answer of a seat while others are still awaited."""
        self.sealed[seat].pop()
        self.pending |= 1 << seat
        self.known = None
        self.actor = lowest(self.pending)

    def run(self) -> None:
        """Carry on until somebody must decide or the game is over."""
        while self.actor == RUNNING:
            top = self.stack[-1]
            outline = top.outline
            assert outline is not None
            at = top.at
            if at == outline.length:
                self.end(0)
            else:
                top.at = at + 1
                if outline.written_out:
                    top.take_step(self, at)
                else:
                    outline.steps[at](top, self)

    # ---- copies and names ----

    def prepare(self) -> None:
        """Work out what follows from the saved fields; games override it."""

    def take_fields(self, old: State) -> None:
        """Take the fields of another state, sharing nothing that changes.

        A game may write it out attribute by attribute for speed; the laws compare the two.
        """
        game = self.game
        for name in game.scalar_fields:
            setattr(self, name, getattr(old, name))
        for name in game.flat_fields:
            flat: list[int] = getattr(old, name)
            setattr(self, name, flat[:])
        for name in game.nested_fields:
            setattr(self, name, [row[:] for row in getattr(old, name)])

    def clone(self) -> State:
        """An independent copy that nobody listens to."""
        new = self.game.blank(0, self.options)  # no seats: its lists are replaced at once
        new.players = self.players
        new.take_fields(self)
        new.stack = [procedure.clone() for procedure in self.stack]
        new.actor = self.actor
        new.choice = self.choice
        new.pending = self.pending
        new.sealed = [answers[:] for answers in self.sealed]
        new.known = self.known
        new.ending = self.ending
        new.ending_rule = self.ending_rule
        new.scores = self.scores
        new.ranks = self.ranks
        return new

    def dump(self) -> dict[str, object]:
        """The position as JSON with names: read it in a bug report, write it by hand in a test."""
        return self.game.dump(self)

    def digest(self) -> str:
        """SHA-256 of the dump: equal positions have equal digests."""
        text = json.dumps(self.dump(), sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()


def lowest(mask: int) -> int:
    """The number of the lowest bit of a mask that is not zero."""
    return (mask & -mask).bit_length() - 1
