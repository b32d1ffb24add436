"""Procedures: rules under way, with named steps in the book's order."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, dataclass_transform

from .declare import write_constructor
from .errors import BadGame
from .kind import Kind, kind_of
from .native import mypyc_attr

# Steps and choices are methods of the game's own classes on the game's own state; the engine calls
# them through tables, so their types are checked where they are written, not here.
Step = Callable[[Any, Any], None]
Options = Callable[[Any, Any, int], list[int]]
Handler = Callable[[Any, Any, int, int, int], None]
Why = Callable[[Any, Any, int, int, int], Any]
Facts = Callable[[Any, Any, int], tuple[int, ...]]
More = Callable[[Any, Any, int], bool]
Weights = Callable[[Any, Any], list[int]]
At = Callable[[Any, Any, float], int]


class Choice:
    """A question that a procedure can ask, with its methods and the rule that its prompt names."""

    def __init__(self, cls: type[Procedure], name: str, rule: str, number: int) -> None:
        self.name = name
        self.number = number  # in the order of CHOICES
        self.rule = rule
        self.written_out = written_out(cls)
        self.options: Options = _method(cls, f"{name}_options")
        self.handler: Handler = _method(cls, name)
        self.why: Why | None = getattr(cls, f"{name}_why", None)
        self.facts: Facts | None = getattr(cls, f"{name}_facts", None)
        self.more: More | None = getattr(cls, f"{name}_more", None)
        self.weights: Weights | None = getattr(cls, f"{name}_weights", None)
        self.at: At | None = getattr(cls, f"{name}_at", None)


class Outline:
    """What the engine knows of a Procedure class: its steps, choices and fields, checked once."""

    def __init__(self, cls: type[Procedure], nouns: dict[str, tuple[str, ...]]) -> None:
        self.cls: Callable[..., Procedure] = cls
        self.name = cls.__name__
        self.step_names = cls.SEQUENCE
        if len(set(cls.SEQUENCE)) != len(cls.SEQUENCE) or not cls.SEQUENCE:
            raise BadGame(f"{self.name}: the steps of SEQUENCE must be there and differ")
        self.steps: tuple[Step, ...] = tuple(_method(cls, name) for name in cls.SEQUENCE)
        self.length = len(self.steps)
        self.written_out = written_out(cls)
        self.step_numbers = {name: number for number, name in enumerate(cls.SEQUENCE)}
        self.choices = {
            name: Choice(cls, name, rule, number) for number, (name, rule) in enumerate(cls.CHOICES.items())
        }
        self.numbered = list(self.choices.values())
        self.fields = tuple(cls.FIELDS)
        self.secret = cls.SECRET
        self.kinds: tuple[Kind, ...] = tuple(
            kind_of(spec, nouns, f"{self.name}.{name}") for name, spec in cls.FIELDS.items()
        )


@dataclass_transform(eq_default=False)
@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)  # nothing that it holds leads back to it
class Procedure:
    """A rule under way: its fields, and `at`, the next step of its SEQUENCE.

    A subclass declares its fields by annotations, `seat: Seat` and `miles: Number = 0`; its constructor and its
    `clone` are written from them when the class is created.
    """

    SEQUENCE: ClassVar[tuple[str, ...]] = ()
    CHOICES: ClassVar[dict[str, str]] = {}
    SECRET: ClassVar[dict[str, str]] = {}  # field -> who may see it, as in a state; else everybody
    FIELDS: ClassVar[dict[str, str]] = {}  # name -> kind, from the annotations

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        write_constructor(cls)

    def __init__(self) -> None:
        self.at = 0
        self.answer = 0  # what the last sub-procedure returned
        self.outline: Outline | None = None

    def clone(self) -> Procedure:
        """The same procedure in the same place, sharing nothing that changes."""
        raise NotImplementedError

    # How the engine reaches the methods that SEQUENCE and CHOICES name, by number. Compiled procedures have these five
    # written out (`tools.splice`): through tables of methods each number would be boxed and each argument parsed. Where
    # they are not, `State` looks into the tables itself for what it does most: steps, legal lists and answers.

    def take_step(self, s: Any, number: int) -> None:
        """Carry out a step."""
        outline = self.outline
        assert outline is not None
        outline.steps[number](self, s)

    def list_options(self, s: Any, number: int, seat: int) -> list[int]:
        """The options of a choice."""
        outline = self.outline
        assert outline is not None
        return outline.numbered[number].options(self, s, seat)

    def take_answer(self, s: Any, number: int, seat: int, verb: int, noun: int) -> None:
        """Carry out the answer to a choice."""
        outline = self.outline
        assert outline is not None
        outline.numbered[number].handler(self, s, seat, verb, noun)

    def list_weights(self, s: Any, number: int) -> list[int]:
        """The weights of a choice that has them."""
        outline = self.outline
        assert outline is not None
        weights = outline.numbered[number].weights
        assert weights is not None
        return weights(self, s)

    def outcome_at(self, s: Any, number: int, share: float) -> int:
        """The outcome of a choice at a share, below 1, of all its options, which are alike and need not be listed."""
        outline = self.outline
        assert outline is not None
        at = outline.numbered[number].at
        assert at is not None
        return at(self, s, share)

    def go(self, step: str) -> None:
        """Make that step the next one."""
        outline = self.outline
        if outline is None:  # it is not under way yet
            self.at = self.SEQUENCE.index(step)
        else:
            self.at = outline.step_numbers[step]


def written_out(cls: type[Procedure]) -> bool:
    """Whether a class of procedures, compiled, has its calls written out."""
    return cls.take_step is not Procedure.take_step


def _method(cls: type[Procedure], name: str) -> Any:
    found = getattr(cls, name, None)
    if found is None:
        raise BadGame(f"{cls.__name__}: there is no method {name!r}")
    return found
