"""Procedures: nested calls, answers, find, and what is checked when a game is loaded."""

from __future__ import annotations

from typing import Annotated, ClassVar

import pytest

import navarch
from navarch.engine.errors import BadGame
from navarch.engine.kind import Numbers, Seat
from navarch.engine.procedure import Outline, Procedure
from navarch.engine.state import State

from .toy import LEDGER, NOUNS, SPACE, TOY, Battle, March, Reaction, Toy, ToyState, Turn, War, toy_state


def at_battle(script: list[int | str | navarch.Action] | None = None) -> navarch.Match:
    """Red marches on blue: blue is asked for a reaction, four procedures deep."""
    match = navarch.Match(TOY, chance=navarch.Scripted(script or []))
    match.submit(0, "bid 1")
    match.submit(1, "bid 0")
    match.submit(0, "march middle")
    return match


def names(match: navarch.Match) -> list[str]:
    """The stack, bottom first."""
    return [type(procedure).__name__ for procedure in match.state.stack]


def events(match: navarch.Match, key: str) -> list[tuple[int, ...]]:
    """The arguments of the events of a key."""
    return [line.event.args[:2] for line in match.lines if line.event.key == key]


def test_a_reaction_stands_inside_a_battle_inside_a_march_inside_a_turn() -> None:
    match = at_battle()
    assert names(match) == ["War", "Turn", "March", "Battle", "Reaction"]
    assert match.to_act == [1]
    match.submit(1, "play ruse")
    assert names(match) == ["War", "Turn", "March", "Battle", "Reaction", "Reaction"]
    assert match.to_act == [0]  # the ruse may be answered by a spy


def test_a_sub_procedure_runs_before_the_next_step_of_its_caller_and_hands_back_its_result() -> None:
    match = at_battle([5, 5, 5])
    match.submit(1, "play ruse")
    match.submit(0, "pass")
    assert events(match, "rolled") == [(5, 1)]  # the ruse stood: a five missed
    assert toy_state(match).steps == [1, 2]
    match.submit(1, "pass")
    assert events(match, "rolled") == [(5, 1), (5, 0)]
    match.submit(1, "pass")
    assert toy_state(match).steps == [1, 0]
    assert events(match, "reported") == [(0, 13)]  # three rolls, handed through battle and march


def test_a_countered_reaction_has_no_effect() -> None:
    match = at_battle([5])
    match.submit(1, "play ruse")
    match.submit(0, "play spy")
    assert events(match, "rolled") == [(5, 0)]
    assert toy_state(match).steps == [2, 1]


def test_a_battle_that_ends_in_a_handler_ends_before_its_next_step() -> None:
    match = at_battle([1])
    match.submit(1, "pass")
    assert events(match, "reported") == [(0, 0)]  # no result came back from the march
    assert names(match) == ["War", "Turn"]
    assert match.to_act == [1]
    assert toy_state(match).steps == [2, 2]


def test_find_gives_the_nearest_procedure_of_a_class_or_none() -> None:
    state = at_battle().state
    assert state.find(Battle) is state.stack[3]
    assert state.find(Reaction) is state.stack[4]
    assert state.find(War) is state.stack[0]
    assert TOY.new().find(Turn) is None


def test_falling_off_the_sequence_ends_a_procedure_with_nothing() -> None:
    match = navarch.Match(TOY)
    match.submit(0, "bid 1")
    match.submit(1, "bid 0")
    match.submit(0, "rest")
    assert events(match, "reported") == [(0, 0)]
    assert toy_state(match).turns == 1


def test_a_second_question_in_one_step_is_a_mistake_that_is_told() -> None:
    s = TOY.new()
    s.stack.append(Turn(0))
    s.stack[-1].outline = TOY.outlines[Turn]
    with pytest.raises(RuntimeError, match="another question is open"):
        s.ask(0, "orders")


class Idle(Procedure):
    """A procedure to be spoiled."""

    SEQUENCE: ClassVar[tuple[str, ...]] = ("wait",)

    seat: Seat

    def wait(self, s: State) -> None:
        """Nothing."""


class NoSteps(Idle):
    SEQUENCE: ClassVar[tuple[str, ...]] = ()


class TwiceTheStep(Idle):
    SEQUENCE: ClassVar[tuple[str, ...]] = ("wait", "wait")


class UnknownStep(Idle):
    SEQUENCE: ClassVar[tuple[str, ...]] = ("wait", "fly")


class UnknownChoice(Idle):
    CHOICES: ClassVar[dict[str, str]] = {"colour": "1"}


class UnknownKind(Idle):
    planet: Annotated[int, "planet"]


@pytest.mark.parametrize(
    ("cls", "told"),
    [
        (NoSteps, "SEQUENCE"),
        (TwiceTheStep, "SEQUENCE"),
        (UnknownStep, "no method 'fly'"),
        (UnknownChoice, "no method 'colour_options'"),
        (UnknownKind, "planet"),
    ],
)
def test_a_procedure_that_is_not_written_as_needed_is_refused_on_load(cls: type[Procedure], told: str) -> None:
    with pytest.raises(BadGame, match=told):
        Outline(cls, NOUNS)


def test_a_constructor_by_hand_is_refused() -> None:
    with pytest.raises(BadGame, match="annotated fields"):
        type("ByHand", (Idle,), {"__init__": lambda _self: None})


def test_a_field_without_a_kind_is_refused() -> None:
    with pytest.raises(BadGame, match="annotated with its kind"):
        type("NoKind", (Idle,), {"__annotations__": {"miles": int}, "__module__": __name__})


def test_a_default_of_another_kind_is_refused() -> None:
    with pytest.raises(BadGame, match="no default"):
        type("OddDefault", (Idle,), {"__annotations__": {"dice": Numbers}, "dice": 3, "__module__": __name__})


class Counting(Idle):
    """A procedure with a list that has a default."""

    dice: Numbers = [0, 0]


def test_a_procedure_takes_its_fields_by_name_and_keeps_lists_of_its_own() -> None:
    first, second = Counting(seat=1), Counting(seat=2)
    first.dice[0] = 6
    assert Counting.FIELDS == {"seat": "seat", "dice": "list number"}
    assert (first.seat, first.dice, second.dice) == (1, [6, 0], [0, 0])


def test_a_clone_of_a_procedure_stands_in_the_same_place_and_shares_nothing() -> None:
    first = Counting(seat=1, dice=[3])
    first.at, first.answer = 1, 5
    second = first.clone()
    assert isinstance(second, Counting)
    second.dice[0] = 4
    assert (type(second), second.seat, second.at, second.answer) == (Counting, 1, 1, 5)
    assert first.dice == [3]


def test_the_step_after_a_call_finds_the_procedure_that_has_ended() -> None:
    s = ToyState(TOY, 2, TOY.parse_options(None))
    ended = Counting(seat=1)
    s.stack = [ended]
    s.end()
    assert s.ended(Counting) is ended
    with pytest.raises(RuntimeError, match="Battle is not what has just ended"):
        s.ended(Battle)


class Again(Turn):
    """Asks a question of the same name as Turn."""


def test_two_choices_of_one_name_are_refused() -> None:
    class Twice(Toy):
        procedures = (War, Turn, March, Battle, Reaction, Again)

    with pytest.raises(BadGame, match="'orders'"):
        Twice()


def test_a_choice_that_names_an_unknown_rule_is_refused() -> None:
    class Odd(Turn):
        CHOICES: ClassVar[dict[str, str]] = {"orders": "99"}

    class OddGame(Toy):
        procedures = (War, Odd, March, Battle, Reaction)

    with pytest.raises(BadGame, match="'99'"):
        OddGame()


def test_the_toy_is_a_game_like_any_other() -> None:
    assert SPACE is TOY.space
    assert LEDGER is TOY.ledger
    assert isinstance(TOY.new(3), ToyState)
