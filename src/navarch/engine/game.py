"""A game: its static facts and the few methods that the engine asks it for."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import ClassVar, NamedTuple

from .account import Share
from .action import ActionSpace, BadAction
from .codec import Codec
from .components import Components
from .edit import Edit, Stocks
from .errors import BadGame, NavarchError, quoted
from .event import Event, Reason
from .kind import Kind, kind_of
from .ledger import Ledger
from .native import mypyc_attr
from .procedure import Outline, Procedure
from .save import restore_state, write_state
from .search_settings import SearchSettings
from .state import State

# Reasons that the engine itself gives, with the kinds of their arguments.
ENGINE_TEXTS = {
    "why-game-over": "",
    "why-unknown-seat": "",
    "why-unknown-action": "",
    "why-not-your-turn": "acting:set seat",
    "why-other-choice": "",
    "why-asked-first": "",
    "why-no-undo": "",
    "why-not-begun": "",
}


class Option(NamedTuple):
    """An option of the rules: off or on, or one of several named choices."""

    name: str
    rule: str
    default: int = 0
    choices: tuple[str, ...] = ()  # empty: a switch, 0 or 1


class ReactionWindow(NamedTuple):
    """A reaction window: a choice that a seat may have declined for it by its orders, and the verb that declines.

    Such a choice must be asked by what is publicly possible, so that neither the question nor a quick answer tells.
    """

    choice: str
    decline: str


class Articles(NamedTuple):
    """What the encyclopaedia tells of a component table."""

    domain: str  # of its nouns
    rules: tuple[str, ...] = ()  # that hold for all of its entries
    rulings: tuple[str, ...] = ()
    named: bool = True  # a rule that mentions an entry's name is about it; else the names are common words


class BadOption(NavarchError):
    """An option or a number of players that the game does not have."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """What stands in the box and in the book; subclassed once for each game."""

    name: ClassVar[str] = ""
    title: ClassVar[str] = ""
    version: ClassVar[str] = "1"
    players: ClassVar[tuple[int, ...]] = ()
    default_players: ClassVar[int] = 0
    options: ClassVar[tuple[Option, ...]] = ()
    procedures: ClassVar[tuple[type[Procedure], ...]] = ()
    texts: ClassVar[dict[str, str]] = {}
    # Component tables whose entries bear words: the domain under which these are translated, and the field.
    printed: ClassVar[dict[str, tuple[str, str]]] = {}
    articles: ClassVar[dict[str, Articles]] = {}  # the component tables that the encyclopaedia tells of
    endings: ClassVar[tuple[str, ...]] = ()  # the reasons for which a game can end
    told: ClassVar[bool] = False  # the log tells each seat all that it may know, and the laws hold the game to it
    windows: ClassVar[tuple[ReactionWindow, ...]] = ()
    # Choices whose options follow from what everybody sees: a single one may be played unasked, for that tells nothing.
    open_choices: ClassVar[tuple[str, ...]] = ()
    sealed: ClassVar[tuple[str, ...]] = ()  # the verbs by which seats answer at once, where any are asked so
    # Until when a seat may order not to be asked in windows: a word, and the events for all with which the order ends.
    orders: ClassVar[dict[str, tuple[str, ...]]] = {}
    # Where the pieces of a domain lie, in the words of `piles`: an edited position keeps each of them in one place.
    piles: ClassVar[dict[str, tuple[str, ...]]] = {}
    search: ClassVar[SearchSettings] = SearchSettings()
    # Choices with which a turn, a card or an action begins: a position is judged best there, not half way through.
    quiet_choices: ClassVar[tuple[str, ...]] = ()

    def __init__(
        self,
        space: ActionSpace,
        nouns: dict[str, tuple[str, ...]],
        make_state: Callable[[Game, int, list[int]], State],
        fields: dict[str, str],
        static: tuple[str, ...],
        ledger: Ledger,
        components: Components,
    ) -> None:
        self.space = space
        self.bases = space.bases
        self.nouns = nouns
        self.make_state = make_state
        self.ledger = ledger
        self.components = components
        components.refuse_unread()
        self.option_index = {option.name: i for i, option in enumerate(self.options)}
        self.field_kinds: dict[str, Kind] = {
            name: kind_of(spec, nouns, f"the state's {name}") for name, spec in fields.items()
        }
        kinds = self.field_kinds
        self.scalar_fields = tuple(n for n in kinds if not kinds[n].is_list) + static
        self.flat_fields = tuple(n for n in kinds if kinds[n].is_list and not kinds[n].is_nested)
        self.nested_fields = tuple(n for n in kinds if kinds[n].is_nested)
        self.outlines: dict[type, Outline] = {cls: Outline(cls, nouns) for cls in self.procedures}
        self.by_name = {outline.name: outline for outline in self.outlines.values()}
        self.text_kinds = {key: _arguments(spec, nouns, key) for key, spec in {**ENGINE_TEXTS, **self.texts}.items()}
        self.declines: dict[str, int] = {}  # choice that is a window -> the action that declines
        self._first_outline: Outline | None = None
        self._codecs: dict[int, Codec] = {}
        self._check_windows()
        self._check_names()

    def _check_names(self) -> None:
        seen: set[str] = set()
        for outline in self.outlines.values():
            for choice in outline.choices.values():
                if choice.name in seen:
                    raise BadGame(f"the choice {choice.name!r} of {outline.name} is the name of another one")
                seen.add(choice.name)
                if choice.rule and choice.rule not in self.ledger.rules:
                    raise BadGame(f"{outline.name}.{choice.name}: no rule {choice.rule!r} in the ledger")
        for quiet in self.quiet_choices:
            if quiet not in seen:
                raise BadGame(f"the quiet choice {quiet!r} is no choice of {self.name}")
        for table, told in self.articles.items():
            known = set(told.rules) <= set(self.ledger.rules) and set(told.rulings) <= set(self.ledger.rulings)
            if told.domain not in self.nouns or not known:
                raise BadGame(f"the articles on {table!r} name an unknown domain, rule or ruling")

    def _check_windows(self) -> None:
        choices = {name for outline in self.outlines.values() for name in outline.choices}
        for window in self.windows:
            if window.choice not in choices:
                raise BadGame(f"the window {window.choice!r} is no choice of {self.name}")
            try:
                self.declines[window.choice] = self.space.code(window.decline)
            except BadAction as error:
                raise BadGame(f"the window {window.choice!r}: {error}") from error
        for name in self.open_choices:
            if name not in choices or name in self.declines:
                raise BadGame(f"the open choice {name!r} is no choice of {self.name}, or a window")
        for word, events in self.orders.items():
            for key in events:
                if f"event-{key}" not in self.text_kinds:
                    raise BadGame(f"orders until {word!r}: there is no event {key!r}")

    # ---- what a game gives ----

    def start(self, s: State) -> None:
        """Push the first procedure."""
        raise NotImplementedError

    def view(self, s: State, seat: int | None) -> Mapping[str, object]:
        """What that seat (None: a spectator) may see, built from nothing, with names; a game may name its own type."""
        raise NotImplementedError

    def sample(self, s: State, seat: int, rng: random.Random) -> State:
        """A clone in which all that the seat cannot know is drawn anew."""
        raise NotImplementedError

    def check(self, s: State) -> str:
        """What is broken in this position; empty when all invariants hold."""
        raise NotImplementedError

    def turn(self, s: State) -> int | None:
        """The turn or round under way, as the book counts them; None in a game that counts none."""
        return None

    def account(self, s: State, seat: int | None, told: list[Event]) -> list[Share]:
        """Where everybody's points come from, as that seat may know it, and what all were told so far; none: unknown.

        What is counted adds up to the points of the seat, and at the end to its score.
        """
        return []

    def holdings(self, s: State, seat: int) -> list[Share]:
        """What the seats have in play, money, pieces, income, as that seat may know it: what advice speaks of."""
        return []

    def plays(self, s: State, seat: int) -> tuple[str, str]:
        """What the seat plays, as domain and label of a noun: itself, unless a game tells more of it."""
        return "seat", self.nouns["seat"][seat]

    def action_scores(self, s: State, seat: int) -> list[int]:
        """How good each legal action of the seat looks to a greedy player."""
        raise NotImplementedError

    def evaluate(self, s: State) -> list[float]:
        """For each seat, how well it stands, from 0 to 1."""
        raise NotImplementedError

    # ---- what the engine makes of it ----

    def parse_options(self, said: dict[str, object] | None) -> list[int]:
        """Option values in order, from names; refuses what is unknown."""
        values = [option.default for option in self.options]
        for name, value in (said or {}).items():
            if name not in self.option_index:
                known = ", ".join(self.option_index) or "none"
                raise BadOption(f"{self.name} has no option {quoted(name)}; its options are: {known}")
            values[self.option_index[name]] = _option_value(self.options[self.option_index[name]], value)
        return values

    def option_names(self, values: list[int]) -> dict[str, object]:
        """Options by name, as a record writes them."""
        return {
            option.name: option.choices[value] if option.choices else bool(value)
            for option, value in zip(self.options, values, strict=True)
        }

    def blank(self, players: int, options: list[int]) -> State:
        """A state whose fields wait to be filled."""
        return self.make_state(self, players, options)

    def new(self, players: int = 0, options: dict[str, object] | None = None, listening: bool = False) -> State:
        """The first position: set-up has begun, and chance or a seat is asked."""
        count = players or self.default_players
        if count not in self.players:
            allowed = ", ".join(str(n) for n in self.players)
            raise BadOption(f"{self.title} is played by {allowed} players, not {count}")
        s = self.blank(count, self.parse_options(options))
        s.prepare()
        s.listening = listening
        self.start(s)
        s.run()
        return s

    def first_outline(self) -> Outline:
        """The procedure that lies at the bottom of the stack from the first position to the end of the game."""
        found = self._first_outline
        if found is None:
            found = self.new().stack[0].outline
            assert found is not None
            self._first_outline = found
        return found

    def codec(self, players: int = 0) -> Codec:
        """What makes tensors of the positions of a game of so many."""
        count = players or self.default_players
        if count not in self._codecs:
            self._codecs[count] = Codec(self, count)
        return self._codecs[count]

    def declining(self, s: State, seat: int) -> int:
        """The action by which the seat lets the window pass that is open to it now; -1 where none is open."""
        choice = s.choice
        code = self.declines.get(choice.name, -1) if choice is not None else -1
        return code if code >= 0 and code in s.legal_for(seat) else -1

    def forced(self, s: State, seat: int) -> int:
        """The only action that the seat has, where everybody can see that it has no other; else -1."""
        choice = s.choice
        if choice is None or choice.name not in self.open_choices or s.sealed:
            return -1
        legal = s.legal_for(seat)
        return legal[0] if len(legal) == 1 else -1

    def dump(self, s: State) -> dict[str, object]:
        """A position with names."""
        return write_state(self, s)

    def restore(self, dump: object) -> State:
        """The position of a dump; raises BadSave with the entry and the reason."""
        return restore_state(self, dump)

    def edit(self, position: State | dict[str, object]) -> Edit:
        """Change a position by names; `done()` gives the new one."""
        return Edit(self, position)

    def stocks(self, s: State) -> Stocks:
        """What must lie in each stock, by all that lies elsewhere: the game's totals."""
        return {}

    def follow(self, s: State, before: State) -> None:
        """Bring along what follows from an edit, such as a General's standing from his place, or raise BadEdit."""

    def plain_reason(self, reason: Reason) -> str:
        """A reason in plain words without the text files: the fact and the rule."""
        kinds = self.text_kinds.get(f"why-{reason.key}", ())
        facts = [
            f"{name} {kind.write(value, max(self.players))}"
            for (name, kind), value in zip(kinds, reason.args, strict=False)
        ]
        said = [reason.said] if reason.said else []
        words = ", ".join([reason.key.replace("-", " "), *facts, *said])
        rule = self.ledger.rules.get(reason.rule)
        return f"{words} [{rule.id} {rule.title}: {rule.text}]" if rule else words


def _arguments(spec: str, nouns: dict[str, tuple[str, ...]], where: str) -> tuple[tuple[str, Kind], ...]:
    """The named arguments of a text, from a spec such as `who:seat to:city cards:set oar`."""
    found: list[tuple[str, Kind]] = []
    words = spec.split()
    i = 0
    while i < len(words):
        name, _, kind = words[i].partition(":")
        if kind in ("set", "list"):
            i += 1
            kind = f"{kind} {words[i]}"
        found.append((name, kind_of(kind, nouns, where)))
        i += 1
    return tuple(found)


def _option_value(option: Option, value: object) -> int:
    if option.choices:
        if isinstance(value, str) and value in option.choices:
            return option.choices.index(value)
        raise BadOption(f"option {option.name!r} takes one of {', '.join(option.choices)}, not {quoted(value)}")
    if value in (True, 1, "1", "true", "on", "yes"):
        return 1
    if value in (False, 0, "0", "false", "off", "no"):
        return 0
    raise BadOption(f"option {option.name!r} is on or off, not {quoted(value)}")
