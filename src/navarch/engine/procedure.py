"""Procedures: rules under way, with named steps in the book's order."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Any, ClassVar

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
Weights = Callable[[Any, Any], list[int]]


class Choice:
    """A question that a procedure can ask, with its methods and the rule that its prompt names."""

    def __init__(self, cls: type[Procedure], name: str, rule: str) -> None:
        self.name = name
        self.rule = rule
        self.options: Options = _method(cls, f"{name}_options")
        self.handler: Handler = _method(cls, name)
        self.why: Why | None = getattr(cls, f"{name}_why", None)
        self.facts: Facts | None = getattr(cls, f"{name}_facts", None)
        self.weights: Weights | None = getattr(cls, f"{name}_weights", None)


class Outline:
    """What the engine knows of a Procedure class: its steps, choices and fields, checked once."""

    def __init__(self, cls: type[Procedure], nouns: dict[str, tuple[str, ...]]) -> None:
        self.cls: Callable[..., Procedure] = cls
        self.name = cls.__name__
        self.step_names = cls.SEQUENCE
        if len(set(cls.SEQUENCE)) != len(cls.SEQUENCE) or not cls.SEQUENCE:
            raise BadGame(f"{self.name}: the steps of SEQUENCE must be there and differ")
        self.steps: tuple[Step, ...] = tuple(_method(cls, name) for name in cls.SEQUENCE)
        self.choices = {name: Choice(cls, name, rule) for name, rule in cls.CHOICES.items()}
        self.fields = tuple(cls.FIELDS)
        self.kinds: tuple[Kind, ...] = tuple(
            kind_of(spec, nouns, f"{self.name}.{name}") for name, spec in cls.FIELDS.items()
        )
        self.plain = not any(kind.is_list for kind in self.kinds)
        self.values: Callable[[Procedure], Any] = _getter(self.fields)
        self._try()

    def _try(self) -> None:
        """Build one and look: the constructor must take exactly the fields, in order."""
        try:
            made = self.cls(*[kind.zero() for kind in self.kinds])
            for name, kind in zip(self.fields, self.kinds, strict=True):
                if getattr(made, name) != kind.zero():
                    raise BadGame(f"{self.name}: the constructor does not keep the field {name!r}")
        except (TypeError, AttributeError) as error:
            raise BadGame(f"{self.name}: the constructor must take exactly its FIELDS, in order: {error}") from error

    def copy(self, old: Procedure) -> Procedure:
        """A procedure in the same place with the same fields, sharing nothing that changes."""
        values = self.values(old)
        if self.plain:
            new = self.cls(*values)
        else:
            new = self.cls(*[value[:] if isinstance(value, list) else value for value in values])
        new.at = old.at
        new.answer = old.answer
        new.outline = self
        return new


@mypyc_attr(allow_interpreted_subclasses=True)
class Procedure:
    """A rule under way: its fields, and `at`, the next step of its SEQUENCE."""

    SEQUENCE: ClassVar[tuple[str, ...]] = ()
    CHOICES: ClassVar[dict[str, str]] = {}
    FIELDS: ClassVar[dict[str, str]] = {}

    def __init__(self) -> None:
        self.at = 0
        self.answer = 0  # what the last sub-procedure returned
        self.outline: Outline | None = None

    def go(self, step: str) -> None:
        """Make that step the next one."""
        self.at = self.SEQUENCE.index(step)


def _method(cls: type[Procedure], name: str) -> Any:
    found = getattr(cls, name, None)
    if found is None:
        raise BadGame(f"{cls.__name__}: there is no method {name!r}")
    return found


def _getter(fields: tuple[str, ...]) -> Callable[[Procedure], Any]:
    """All fields of a procedure as a tuple, in one call."""
    if len(fields) > 1:
        return attrgetter(*fields)
    if not fields:
        return _no_fields
    return _OneField(fields[0])


def _no_fields(_procedure: Procedure) -> tuple[object, ...]:
    return ()


class _OneField:
    def __init__(self, name: str) -> None:
        self.get: Callable[[Procedure], Any] = attrgetter(name)

    def __call__(self, procedure: Procedure) -> tuple[object, ...]:
        return (self.get(procedure),)
