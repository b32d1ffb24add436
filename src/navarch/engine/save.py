"""Saves: a position written with names for places, cards and steps, and read back with care."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .action import BadAction
from .errors import BadSave, NavarchError, quoted
from .kind import LARGEST
from .procedure import Procedure
from .state import CHANCE, NOBODY, State, lowest

if TYPE_CHECKING:
    from .game import Game

END = "end"  # the name of the place behind a procedure's last step


def write_state(game: Game, s: State) -> dict[str, object]:
    """A position with names."""
    dump: dict[str, object] = {
        "game": game.name,
        "players": s.players,
        "options": game.option_names(s.options),
        "fields": {name: kind.write(getattr(s, name), s.players) for name, kind in game.field_kinds.items()},
        "stack": [_write_procedure(procedure, s.players) for procedure in s.stack],
    }
    if s.actor == NOBODY:
        dump["over"] = {"reason": s.ending, "rule": s.ending_rule, "scores": s.scores, "ranks": s.ranks}
        return dump
    assert s.choice is not None
    seats = game.nouns["seat"]
    dump["choice"] = s.choice.name
    dump["asked"] = ["chance" if who == CHANCE else seats[who] for who in s.to_act()]
    dump["sealed"] = {  # what those have sealed who are asked at once; nobody where one is asked alone
        seats[seat]: [game.space.text(answer) for answer in answers]
        for seat, answers in enumerate(s.sealed)
        if answers or s.pending >> seat & 1
    }
    return dump


def _write_procedure(procedure: Procedure, seats: int) -> dict[str, object]:
    outline = procedure.outline
    assert outline is not None
    names = outline.step_names
    written: dict[str, object] = {
        "procedure": outline.name,
        "next": names[procedure.at] if procedure.at < len(names) else END,
        "answer": procedure.answer,
    }
    for name, kind in zip(outline.fields, outline.kinds, strict=True):
        written[name] = kind.write(getattr(procedure, name), seats)
    return written


def restore_state(game: Game, dump: object) -> State:
    """The position of a dump; raises BadSave with the entry and the reason."""
    entries = _object(dump, "the whole")
    if entries.get("game") != game.name:
        raise BadSave("game", f"{quoted(entries.get('game'))} is not {game.name!r}")
    players = entries.get("players")
    if not isinstance(players, int) or players not in game.players:
        raise BadSave("players", f"{quoted(players)} is no number of players of {game.title}")
    try:
        options = game.parse_options(_object(entries.get("options", {}), "options"))
    except NavarchError as error:
        raise BadSave("options", str(error)) from error
    s = game.blank(players, options)
    fields = _object(entries.get("fields"), "fields")
    if set(fields) != set(game.field_kinds):
        wrong = ", ".join(sorted(set(fields) ^ set(game.field_kinds)))
        raise BadSave("fields", f"missing or unknown: {wrong}")
    for name, kind in game.field_kinds.items():
        setattr(s, name, kind.read(fields[name], players, f"fields.{name}"))
    try:
        s.prepare()
        read_question(game, s, entries)
        broken = game.check(s)
    except (LookupError, TypeError, ValueError, AttributeError, AssertionError) as error:
        # The parts were read one by one; here the rules found that they do not belong together.
        raise BadSave("the whole", f"its parts do not fit together: {quoted(error)}") from error
    if broken:
        raise BadSave("fields", broken)
    return s


def read_question(game: Game, s: State, entries: dict[str, object]) -> None:
    """The stack and who is asked, or how the game ended."""
    if "over" in entries:
        over = _object(entries["over"], "over")
        scores, ranks = over.get("scores"), over.get("ranks")
        if not _numbers(scores, s.players) or not _numbers(ranks, s.players):
            raise BadSave("over", "needs a score and a rank for each seat")
        assert isinstance(scores, list)
        assert isinstance(ranks, list)
        s.finish(str(over.get("rule", "")), str(over.get("reason", "")), scores, ranks)
        return
    stack = entries.get("stack")
    if not isinstance(stack, list) or not stack:
        raise BadSave("stack", "a list of procedures is needed")
    s.stack = [_read_procedure(game, one, s.players, f"stack[{i}]") for i, one in enumerate(stack)]
    _check_bottom(game, s)
    outline = s.stack[-1].outline
    assert outline is not None
    choice = entries.get("choice")
    if not isinstance(choice, str) or choice not in outline.choices:
        raise BadSave("choice", f"{quoted(choice)} is no choice of {outline.name}")
    s.choice = outline.choices[choice]
    _read_asked(game, s, entries.get("asked"), _object(entries.get("sealed", {}), "sealed"))
    if not s.legal():
        raise BadSave("asked", "there is nothing to choose in this position")


def _check_bottom(game: Game, s: State) -> None:
    """The first procedure of the game carries all others until it is over: without it there would be no way on."""
    bottom, first = s.stack[0].outline, game.first_outline()
    assert bottom is not None
    if bottom is not first:
        raise BadSave("stack[0]", f"{bottom.name} stands at the bottom, where {first.name} belongs")


def _read_procedure(game: Game, said: object, seats: int, where: str) -> Procedure:
    entries = _object(said, where)
    name, step, answer = entries.get("procedure"), entries.get("next"), entries.get("answer", 0)
    if not isinstance(name, str) or name not in game.by_name:
        raise BadSave(where, f"{quoted(name)} is no procedure of {game.title}")
    outline = game.by_name[name]
    steps = (*outline.step_names, END)
    if step not in steps:
        raise BadSave(where, f"{name} has no step {quoted(step)}; its steps are {', '.join(steps)}")
    missing = [field for field in outline.fields if field not in entries]
    if missing:
        raise BadSave(where, f"{name} needs {', '.join(missing)}")
    values = [
        kind.read(entries[field], seats, f"{where}.{field}")
        for field, kind in zip(outline.fields, outline.kinds, strict=True)
    ]
    procedure = outline.cls(*values)
    procedure.outline = outline
    procedure.at = steps.index(str(step))
    if not _number(answer):
        raise BadSave(where, "answer is not a number")
    assert isinstance(answer, int)
    procedure.answer = answer
    return procedure


def _read_asked(game: Game, s: State, asked: object, sealed: dict[str, object]) -> None:
    """Who is asked. Saves of earlier versions name one without a list, or none where answers are sealed."""
    names = asked if isinstance(asked, list) else [asked]
    if not sealed:
        if len(names) != 1:
            raise BadSave("asked", "one alone is asked, unless answers are sealed")
        s.actor = _seat(game, s, names[0], "asked")
        return
    _read_sealed(game, s, sealed)
    if asked is not None and {_seat(game, s, name, "asked") for name in names} != set(s.to_act()):
        raise BadSave("asked", "must name those whose answers are open")


def _read_sealed(game: Game, s: State, said: dict[str, object]) -> None:
    s.sealed = [[] for _ in range(s.players)]
    for name, answers in said.items():
        seat = _seat(game, s, name, "sealed")
        if seat == CHANCE:
            raise BadSave("sealed", "chance keeps nothing sealed")
        s.pending |= 1 << seat
        for answer in answers if isinstance(answers, list) else [] if answers is None else [answers]:
            _seal(game, s, seat, str(answer))
    if not s.pending:
        raise BadSave("sealed", "somebody's answer must still be open")
    s.actor = lowest(s.pending)


def _seal(game: Game, s: State, seat: int, answer: str) -> None:
    """A sealed answer, as far as it was open to that seat."""
    choice = s.choice
    assert choice is not None
    try:
        code = game.space.code(answer)
    except BadAction as error:
        raise BadSave(f"sealed.{game.nouns['seat'][seat]}", str(error)) from error
    if not s.pending >> seat & 1 or code not in choice.options(s.stack[-1], s, seat):
        raise BadSave("sealed", f"{answer!r} was not open to that seat")
    s.sealed[seat].append(code)
    if choice.more is None or not choice.more(s.stack[-1], s, seat):
        s.pending &= ~(1 << seat)


def _seat(game: Game, s: State, said: object, where: str) -> int:
    if said == "chance":
        return CHANCE
    seats = game.nouns["seat"][: s.players]
    if said not in seats:
        raise BadSave(where, f"{quoted(said)} is none of {', '.join(seats)}")
    return seats.index(str(said))


def _object(said: object, where: str) -> dict[str, object]:
    if not isinstance(said, dict) or not all(isinstance(key, str) for key in said):
        raise BadSave(where, "an object is needed")
    return said


def _numbers(said: object, length: int) -> bool:
    return isinstance(said, list) and len(said) == length and all(_number(n) for n in said)


def _number(said: object) -> bool:
    return isinstance(said, int) and not isinstance(said, bool) and abs(said) <= LARGEST
