"""A table for tests of any game: a match on from a position, spoken to in words.

Actions read as people say them, `sail tyros` for whoever is asked or `red sail tyros` for one of several. Dice and
draws are said among them, or ahead by `draws`; each is kept for the next question of its own kind, and where nothing
was said the first possible outcome comes. A game's own table adds how a position is laid out and read.
"""

from __future__ import annotations

from typing import Any, Generic, NamedTuple, Self, TypeVar

from navarch.engine.chance import Chance
from navarch.engine.event import Event, Reason
from navarch.engine.game import Game
from navarch.engine.match import Match
from navarch.engine.procedure import Procedure
from navarch.engine.state import RUNNING, State

S = TypeVar("S", bound=State)
OVER = "over"


class Draw(NamedTuple):
    """A die or draw as it came: what was asked, what was possible, and the outcome."""

    choice: str
    possible: list[str]
    weights: list[int] | None  # None: all alike
    outcome: str


class Script(Chance):
    """Outcomes of one's choice, each for the next question of its verb; else the first possible one."""

    def __init__(self) -> None:
        self.left: list[str] = []
        self.made: list[Draw] = []

    def choose(self, s: State) -> int:
        """What was said, which must be possible."""
        assert s.choice is not None
        possible = [s.game.space.text(code) for code in s.legal()]
        said = self.said(possible)
        if said:
            assert said in possible, f"{said!r} is not possible at {s.choice.name!r}: {possible}"
            self.left.remove(said)
        outcome = said or possible[0]
        self.made.append(Draw(s.choice.name, possible, s.weights(), outcome))
        return s.game.space.code(outcome)

    def said(self, possible: list[str]) -> str:
        """The first outcome said of the verbs asked for, or nothing."""
        verbs = {text.split()[0] for text in possible}
        return next((text for text in self.left if text.split()[0] in verbs), "")


class Table(Generic[S]):
    """A match on from a position: `table.do("red sail tyros", "roll 3")`."""

    def __init__(self, game: Game, state: S, draws: str = "") -> None:
        self.game = game
        self.chance = Script()
        self._state_class = type(state)
        self._told: list[Event] = []  # before the match went on from the position
        self._laid: S | None = state
        self._match: Match | None = None
        self.draws(draws)

    # ---- the position ----

    @property
    def match(self) -> Match:
        """The match; a position just laid out goes on to its first question for a seat."""
        if self._laid is not None:
            state, self._laid = self._laid, None
            state.listening = True
            state.run()
            self._told = state.events
            self._match = Match(self.game, state=state, chance=self.chance)
        assert self._match is not None
        return self._match

    @property
    def s(self) -> S:
        """The position now."""
        state = self.match.state
        assert isinstance(state, self._state_class)
        return state

    def under_way(self, *procedures: Procedure) -> Self:
        """Put these procedures on the stack, the last one on top: the rules go on from there when play does."""
        state = self.s
        state.stack, state.actor, state.choice = [], RUNNING, None
        state.pending, state.sealed, state.known, state.events = 0, [], None, []
        for procedure in procedures:
            state.call(procedure)
        self._laid = state
        return self

    def named(self, field: str) -> Any:
        """A field of the position with names, as a dump writes it: nothing and 0 are left out."""
        fields = self.s.dump()["fields"]
        assert isinstance(fields, dict)
        return fields[field]

    # ---- who is who ----

    def seat(self, name: str) -> int:
        """The number of a player."""
        return self.game.nouns["seat"].index(name)

    def name(self, seat: int) -> str:
        """The name of a player."""
        return self.game.nouns["seat"][seat]

    def _spoken(self, said: str) -> tuple[int, str]:
        """The seat and the action of `red sail tyros`, or of `sail tyros` by whoever is asked first."""
        word, _, rest = said.partition(" ")
        for seat in range(self.match.state.players):
            if word == self.name(seat):
                return seat, rest
        return self._seat_asked(), said

    def _seat_asked(self) -> int:
        assert self.match.to_act, "the game is over"
        return self.match.to_act[0]

    # ---- playing ----

    def draws(self, outcomes: str) -> Self:
        """What chance brings next, such as `roll 3, naval_die 1`."""
        self.chance.left += [text.strip() for text in outcomes.split(",") if text.strip()]
        return self

    def do(self, *said: str) -> Self:
        """Play actions, with the dice and draws that they lead to among them; all of these must come."""
        ahead = len(self.chance.left)
        self.chance.left += [text for text in said if self._is_chance(text)]
        match = self.match  # a position just laid out may begin with a draw
        for text in said:
            if not self._is_chance(text):
                seat, action = self._spoken(text)
                match.submit(seat, action)
                self.settle()
        assert len(self.chance.left) <= ahead, f"never drawn: {self.chance.left[ahead:]}"
        return self

    def _is_chance(self, said: str) -> bool:
        verb = said.split(maxsplit=1)[0]
        return any(known.name == verb and known.chance for known in self.game.space.verbs)

    def settle(self) -> None:
        """After every action: the position must be sound."""
        broken = self.game.check(self.s)
        assert broken == "", broken

    # ---- what is asked and may be done ----

    @property
    def actors(self) -> list[str]:
        """Who is asked now; nobody when the game is over."""
        return [self.name(seat) for seat in self.match.to_act]

    @property
    def actor(self) -> str:
        """Who is asked, the first of several; `over` when the game is."""
        return self.actors[0] if self.match.to_act else OVER

    @property
    def choice(self) -> str:
        """Which choice is asked for."""
        return self.match.prompt()[0]

    @property
    def asked(self) -> tuple[str, str]:
        """Who is asked, and for which choice."""
        return self.actor, self.choice

    def legal(self, who: str = "") -> list[str]:
        """What a player, or whoever is asked, may do."""
        seat = self.seat(who) if who else self._seat_asked()
        return [str(action) for action in self.match.legal(seat)]

    def verbs(self, who: str = "") -> set[str]:
        """The verbs among what may be done."""
        return {text.split()[0] for text in self.legal(who)}

    def nouns(self, verb: str, who: str = "") -> list[str]:
        """The nouns that a verb may be said with now."""
        return [text.split()[1] for text in self.legal(who) if text.split()[0] == verb]

    def offers(self, said: str) -> bool:
        """Whether that action is legal now."""
        seat, action = self._spoken(said)
        return not self.match.why_not(seat, action)

    def reason(self, said: str) -> Reason:
        """What forbids an action, first of all; it must not be legal."""
        seat, action = self._spoken(said)
        reasons = self.match.why_not(seat, action)
        assert reasons, f"{said!r} is legal"
        return reasons[0]

    def why_not(self, said: str) -> tuple[str, str]:
        """The rule that forbids an action, and the key of the reason."""
        reason = self.reason(said)
        return reason.rule, reason.key

    # ---- what happened ----

    @property
    def last_draw(self) -> Draw:
        """The die or draw that came last."""
        return self.chance.made[-1]

    def drawn(self) -> list[str]:
        """All that chance was asked so far, by the choices' names."""
        return [draw.choice for draw in self.chance.made]

    def heard(self, key: str) -> list[Event]:
        """All events of a key since the position was laid out."""
        lines = self.match.lines
        return [event for event in [*self._told, *(line.event for line in lines)] if event.key == key]

    def events(self, key: str) -> list[tuple[object, ...]]:
        """The arguments of all events of a key, with names."""
        kinds = self.game.text_kinds[f"event-{key}"]
        players = self.match.state.players
        return [
            tuple(kind.write(value, players) for (_, kind), value in zip(kinds, event.args, strict=False))
            for event in self.heard(key)
        ]

    def view(self, who: str | None = None) -> Any:
        """What a player sees, or a spectator."""
        return self.match.view(None if who is None else self.seat(who))

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.match.over

    @property
    def ending(self) -> tuple[str, str]:
        """The rule by which the game ended, and the reason."""
        assert self.match.result is not None, "the game is not over"
        return self.match.result.rule, self.match.result.reason

    @property
    def winners(self) -> list[str]:
        """Who won; several where they share."""
        assert self.match.result is not None, "the game is not over"
        return [self.name(seat) for seat in self.match.result.winners]
