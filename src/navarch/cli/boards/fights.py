"""What is being fought out in Hamilcar, and how it is reckoned: battles on land and at sea, interceptions, sieges."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rich.text import Text

from .board import Board
from .parts import flowing

View = Mapping[str, Any]
SIDES = ("rome", "carthage")


def fights(board: Board, view: View, width: int = 80) -> list[Text]:
    """Everything under way, one below the other; nothing when there is peace."""
    lines: list[Text] = []
    if view["movement"]:
        march = view["movement"]
        name = board.texts.noun("general", march["general"])
        lines.append(Text(board.texts.board("moving", name=name, points=march["points"]), "bold"))
    if view["land_battle"]:
        lines += _land(board, view, width)
    elif view["movement"]:
        for place, steps in view["movement"]["ahead"].items():
            lines += [_title(board, "ahead", place), *_levels(board, steps, width)[-1:]]
    if view["naval_battle"]:
        lines += _naval(board, view["naval_battle"], width)
    elif view["interception"]:
        lines += _interception(board, view["interception"], width)
    if view["siege"]:
        lines += _siege(board, view["siege"], width)
    return lines


def _title(board: Board, key: str, place: str) -> Text:
    return Text(f"{board.texts.board(key)} {board.texts.noun('space', place)}", "bold underline")


def _land(board: Board, view: View, width: int) -> list[Text]:
    """Who attacks and who defends, and the Dice Levels step by step; once they are rolled, the dice.

    The levels of now would then be reckoned from the survivors: the log has them as they were.
    """
    t = board.texts.board
    battle = view["land_battle"]
    lines = [_title(board, "coming" if battle["coming"] else "battle", battle["space"])]
    for seat, side in battle["sides"].items():
        leader = _commander(board, view, seat, side["commander"])
        role = t("attacks" if seat == battle["attacker"] else "defends")
        line = Text.assemble(board.mark_of(seat), f" {leader} ", (role, "dim"))
        line.append(f" · {t('force-cu', n=side['cus'])}")
        line.append(f" · {t('hits')} {side['hits']}" if side["hits"] else "", "bold red")
        lines.append(line)
    if battle["dice"]:
        dice = [Text(f"{board.texts.noun('dice', die)} {face}") for die, face in battle["dice"].items()]
        return [*lines, *flowing(dice, width, Text(f"{t('dice')}: ", "dim"))]
    if battle["charge_roll"]:
        roll = battle["charge_roll"]
        beat = t("beat", n=roll["must_beat"], back=roll["backfires_at"])
        lines.append(Text(f"{t('charge')} ({roll['elephants']}): {beat}"))
    return [*lines, *_levels(board, battle["steps"], width)]


def _commander(board: Board, view: View, seat: str, chosen: str | None) -> str:
    """Who commands, or may command as long as nobody was chosen."""
    if chosen:
        return board.texts.noun("general", chosen)
    standing = view["spaces"][view["land_battle"]["space"]].get("outside", {}).get(seat)
    names = [board.texts.noun("general", general) for general in standing["generals"]] if standing else []
    return " / ".join(names) or board.texts.board("nobody")


def _levels(board: Board, steps: list[View], width: int) -> list[Text]:
    """What each step changes on either side with its rule, and last the dice that both have."""
    t = board.texts.board
    entries = []
    for step in steps:
        entry = Text(board.texts.noun("step", step["key"]))
        for seat in SIDES:
            if step[seat]["amount"]:
                entry.append_text(Text.assemble(" ", board.mark_of(seat), _signed(step[seat]["amount"])))
        if any(step[seat]["amount"] for seat in SIDES):
            entry.append(f" [{step['rule']}]", "dim")
            entries.append(entry)
    lines = flowing(entries, width, Text(f"{t('dice-level')}: ", "dim"))
    if steps:
        dice = Text(f"{t('dice')}: ")
        for seat in SIDES:
            level = t("level-name", level=steps[-1][seat]["level"])
            dice.append_text(Text.assemble(board.mark_of(seat), " ", (level, "bold"), "  "))
        lines.append(dice)
    return lines


def _naval(board: Board, battle: View, width: int) -> list[Text]:
    """Warships, cards and Battle Rolls of a round."""
    t = board.texts.board
    title = _title(board, "naval", battle["port"])
    title.append(f" · {t('round', n=battle['round'])}")
    lines = [title]
    for seat, side in battle["sides"].items():
        line = Text.assemble(board.mark_of(seat), f" {board.texts.noun('general', side['commander'])}")
        line.append(f" · {t('warships')} {side['warships']}", "bold")
        line.append(f" · {t('cards')} {side['tactics']} · {t('roll')} {_signed(side['roll'])}")
        line.append(f" · {t('column')} {side['column']}")
        lines += [line, *_steps(board, [*side["roll_steps"], *side["column_steps"]], width)]
    return lines


def _interception(board: Board, chance: View, width: int) -> list[Text]:
    t = board.texts.board
    lines = [_title(board, "interception", chance["port"])]
    if not chance["avoidable"]:
        return [*lines, Text(t("no-avoiding"))]
    good = sum(1 for face in chance["faces"] if face["avoids"])
    return [*lines, Text(t("avoids", n=good)), *_steps(board, chance["steps"], width)]


def _siege(board: Board, siege: View, width: int) -> list[Text]:
    t = board.texts.board
    faces = [f"+{face['points']}" if face["points"] else "✝" if face["loss"] else "–" for face in siege["faces"]]
    lines = [_title(board, "siege-ahead" if siege["coming"] else "siege-now", siege["space"])]
    lines.append(Text(f"{t('missing')} {siege['missing']} · {'  '.join(faces)}"))
    again = t("siege-die-again" if siege["reroll"] else "siege-die", die=siege["die"])
    return [*lines, *_steps(board, siege["steps"], width), Text(again, "dim")]


def _steps(board: Board, steps: Iterable[View], width: int) -> list[Text]:
    """The steps of a reckoning with their rules."""
    entries = [
        Text.assemble(
            f"{board.texts.noun('step', step['key'])} {_signed(step['amount'])}", (f" [{step['rule']}]", "dim")
        )
        for step in steps
    ]
    return flowing(entries, width)


def _signed(number: int) -> str:
    return f"{number:+d}".replace("-", "−") if number else "0"
