"""The screen: a page for each decision on a terminal, plain lines anywhere else."""

from __future__ import annotations

import contextlib
import re
import sys
from collections.abc import Callable, Iterator

from rich.console import Console, Group, RenderableType
from rich.segment import Segment, Segments
from rich.text import Text

LOWEST, NARROWEST, USUAL_WIDTH = 20, 80, 100
MARK = "\ue000{}\ue001"  # stands for a seat's name inside a sentence until it is coloured
_MARKS = re.compile("\ue000(\\d+)\ue001")


class Screen:
    """Where things are shown and lines are read."""

    def __init__(self, plain: bool = False, console: Console | None = None) -> None:
        self.console = console or Console(highlight=False, no_color=plain or None, emoji=False, markup=False)
        self.plain = plain or not self.console.is_terminal or self.console.is_dumb_terminal
        if not self.console.is_terminal:
            self.console.width = USUAL_WIDTH
        self.colour = not self.plain and self.console.color_system is not None and not self.console.no_color

    @property
    def width(self) -> int:
        """Columns to draw in."""
        return max(min(self.console.width, 140), NARROWEST)

    @property
    def height(self) -> int:
        """Rows of a page."""
        return max(self.console.height, LOWEST)

    def page(self, parts: list[RenderableType]) -> None:
        """Show a whole page, instead of the last one where that can be done."""
        if not self.plain:
            self.console.clear()
        self.lines(parts)

    def lines(self, parts: list[RenderableType]) -> None:
        """Show some lines after the others."""
        self.console.print(Group(*parts))

    def rows(self, parts: list[RenderableType]) -> int:
        """How many rows something takes."""
        options = self.console.options.update(width=self.width)
        return len(self.console.render_lines(Group(*parts), options)) if parts else 0

    def cropped(self, parts: list[RenderableType], rows: int) -> list[RenderableType]:
        """The first rows of something, where it has more than the page has room for."""
        options = self.console.options.update(width=self.width)
        lines = self.console.render_lines(Group(*parts), options)
        if len(lines) <= rows:
            return parts
        kept = [Segments([*line, Segment.line()]) for line in lines[: max(rows - 1, 0)]]
        return [*kept, Text("…", "dim")]

    def leaf_through(self, parts: list[RenderableType], turn: str) -> None:
        """Show something of any length, page by page: Enter turns the page, anything else closes it.

        No pager of the system does it: many of them show the codes of colours as letters.
        """
        options = self.console.options.update(width=self.width)
        lines = self.console.render_lines(Group(*parts), options, pad=False)
        room = self.height - 2
        for first in range(0, len(lines), room):
            self.page([Segments([*line, Segment.line()]) for line in lines[first : first + room]])
            self.lines([Text(turn, "dim")])
            if self.read(list) != "":
                return

    def read(self, words: Callable[[], list[str]]) -> str | None:
        """A line from the person, or None when nothing more will come; `words` can be completed by Tab."""
        if sys.stdin.isatty():
            _offer(words)
        try:
            return input("› " if not self.plain else "> ").strip()
        except EOFError:
            self.console.print()
            return None

    @contextlib.contextmanager
    def thinking(self, words: str) -> Iterator[None]:
        """Show that a bot is at work, with those words if any."""
        if self.plain or not words:
            yield
            return
        with self.console.status(words, spinner="dots"):
            yield


def coloured(sentence: str, seat_text: Callable[[int], Text]) -> Text:
    """A sentence whose marks become the names of seats in their colours."""
    text = Text()
    for number, part in enumerate(_MARKS.split(sentence)):
        if number % 2:
            text.append_text(seat_text(int(part)))
        else:
            text.append(part)
    return text


def in_columns(entries: list[Text], width: int) -> list[Text]:
    """Entries side by side, reading down."""
    widest = max((entry.cell_len for entry in entries), default=1) + 3
    columns = max(width // widest, 1)
    rows = -(-len(entries) // columns)
    lines: list[Text] = []
    for row in range(rows):
        line = Text(no_wrap=True, overflow="ellipsis")
        for entry in entries[row::rows]:
            line.append_text(entry)
            line.append(" " * (widest - entry.cell_len))
        line.rstrip()
        lines.append(line)
    return lines


def _offer(words: Callable[[], list[str]]) -> None:
    """Let Tab complete those words, where the platform has readline."""
    try:
        import readline
    except ImportError:
        return

    def complete(begun: str, number: int) -> str | None:
        fitting = [word for word in words() if word.startswith(begun)]
        return fitting[number] if number < len(fitting) else None

    readline.set_completer_delims("")
    readline.set_completer(complete)
    readline.parse_and_bind("tab: complete")
