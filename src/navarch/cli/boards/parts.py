"""The parts of a board and the room they get: what matters most now comes first, the rest is named below."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterable
from typing import NamedTuple

from rich.console import Console, RenderableType
from rich.style import Style
from rich.text import Text

WIDE, SIDE = 116, 46  # from that width on there is a second column, so wide
MAIN = 3  # the rank from which on a part gets what others leave

Say = Callable[..., str]


class Part(NamedTuple):
    """A chart, a hand, a track: what it draws in so many columns and at most so many rows."""

    name: str  # `ui-part-…` says it in words
    draw: Callable[[int, int], list[Text]]
    rank: int  # the lower, the sooner it gets room
    least: int = 1  # rows below which it tells nothing
    elastic: bool = False  # takes whatever room is left
    side: bool = False  # stands in the second column where there is one


def fixed(draw: Callable[[int], list[Text]]) -> Callable[[int, int], list[Text]]:
    """What takes the rows it takes: drawn once for each width."""
    drawn: dict[int, list[Text]] = {}

    def once(width: int, _: int) -> list[Text]:
        if width not in drawn:
            drawn[width] = draw(width)
        return drawn[width]

    return once


def arranged(heading: Text, parts: list[Part], width: int, height: int, say: Say) -> list[Text]:
    """Heading and parts in that room; a wide screen has two columns."""
    heading.truncate(width, overflow="ellipsis")
    room = height - 1
    narrow = width < WIDE or not any(part.side for part in parts)
    columns = [(parts, width)] if narrow else [([part for part in parts if not part.side], width - SIDE - 2)]
    if not narrow:
        columns.append(([part for part in parts if part.side], SIDE))
    drawn = [_column(column, each, room) for column, each in columns]
    missing = [part.name for _, left_out in drawn for part in left_out]
    if missing:
        drawn = [_column(column, each, room - 1) for column, each in columns]
        missing = [part.name for part in parts if any(part in left_out for _, left_out in drawn)]
    lines = drawn[0][0] if narrow else _beside(drawn[0][0], drawn[1][0], width - SIDE - 2)
    if missing:
        names = " · ".join(say(f"part-{name}") for name in missing)
        more = Text(say("more-parts", parts=names), "dim")
        more.truncate(width, overflow="ellipsis")
        lines.append(more)
    return [heading, *lines]


def _column(parts: list[Part], width: int, room: int) -> tuple[list[Text], list[Part]]:
    """The parts that find room one below the other, and those that do not."""
    given: dict[str, int] = {}
    ranked = sorted(parts, key=lambda one: one.rank)
    for group in ([part for part in ranked if part.rank < MAIN], [part for part in ranked if part.rank >= MAIN]):
        for part in group:
            needed = part.least if part.elastic else _needed(part, width)
            left = room - sum(given.values())
            if min(needed, part.least) <= left:
                given[part.name] = min(needed, left)
        for part in group:
            if part.name in given and not part.elastic:
                most = given[part.name] + room - sum(given.values())
                given[part.name] = min(most, len(part.draw(width, most)))
    for part in ranked:
        if part.name in given and part.elastic:
            given[part.name] += room - sum(given.values())
    lines: list[Text] = []
    for part in parts:
        if given.get(part.name):
            lines.extend(cut(part.draw(width, given[part.name]), width, given[part.name]))
    return lines, [part for part in parts if part.name not in given]


def _needed(part: Part, width: int) -> int:
    """The rows of a part when it is squeezed; a row or two more than its least are better than half a line."""
    rows = len(part.draw(width, part.least))
    return rows if rows <= part.least + 2 else part.least


def _beside(left: list[Text], right: list[Text], width: int) -> list[Text]:
    lines = []
    for number in range(max(len(left), len(right))):
        line = left[number].copy() if number < len(left) else Text()
        line.pad_right(width - line.cell_len + 2)
        if number < len(right):
            line.append_text(right[number])
        line.no_wrap = True
        lines.append(line)
    return lines


def cut(lines: list[Text], width: int, rows: int) -> list[Text]:
    """At most so many lines, none of them too wide; a last one tells that there were more."""
    shown = [line.copy() for line in lines[:rows]]
    if len(lines) > rows and shown:
        shown[-1] = Text("…", "dim")
    for line in shown:
        line.no_wrap = True
        line.truncate(width, overflow="ellipsis")
    return shown


def flowing(entries: Iterable[Text], width: int, lead: Text | None = None) -> list[Text]:
    """Entries one after another, none of them broken at the end of a line."""
    lines: list[Text] = []
    line = Text().append_text(lead or Text())
    for entry in entries:
        if line.cell_len and line.cell_len + entry.cell_len + 2 > width:
            lines.append(line)
            line = Text("  ")
        elif line.plain.strip():
            line.append("  ")
        line.append_text(entry)
    started = lines or (lead is None and line.plain) or (lead is not None and line.plain != lead.plain)
    return [*lines, line] if started else []


def paragraph(head: Text, words: str, width: int, style: str | Style = "", indent: int = 2) -> list[Text]:
    """A heading with words after it, broken into lines that are set in a little."""
    first = head.copy()
    wrapped = textwrap.wrap(words, width, initial_indent=" " * (head.cell_len + 1), subsequent_indent=" " * indent)
    if not wrapped:
        return [first]
    first.append(wrapped[0][head.cell_len :], style)
    return [first, *[Text(line, style) for line in wrapped[1:]]]


def in_rows(drawing: RenderableType, width: int) -> list[Text]:
    """Anything that can be drawn, line by line."""
    console = Console(width=width, color_system="truecolor", force_terminal=True, markup=False, highlight=False)
    lines = console.render_lines(drawing, console.options.update(width=width), pad=False)
    return [Text.assemble(*[(segment.text, segment.style or "") for segment in line]) for line in lines]
