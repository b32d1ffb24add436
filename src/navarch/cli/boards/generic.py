"""Any view of any game: values in a line, things as tables or lines, what is nothing left out."""

from __future__ import annotations

from rich.cells import cell_len
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from .board import Board, Scene
from .places import draw_places, places_of

FEWEST_CHART_ROWS, MOST_CHART_ROWS = 8, 30
Row = dict[str, object]


class GenericBoard(Board):
    """Shows a view as it is, with the words of the nouns that it names; the short things first."""

    def draw(self, scene: Scene, width: int, height: int, colour: bool) -> list[RenderableType]:
        """Plain values in a line, then what only this seat sees, then the others, the large ones last."""
        plain = {key: value for key, value in scene.view.items() if not isinstance(value, dict | list)}
        others = [(key, value) for key, value in scene.view.items() if isinstance(value, dict | list) and value]
        places = places_of(self.game, scene.view)
        shown = {id(place.row) for place in places}  # on the chart already

        def turn(part: tuple[str, dict[str, object] | list[object]]) -> tuple[bool, bool, int]:
            key, value = part
            rows = value.values() if isinstance(value, dict) else value
            return key not in scene.own, any(id(row) in shown for row in rows), len(str(value))

        others.sort(key=turn)
        parts: list[RenderableType] = [self._facts(plain)]
        rows = min(height // 2, MOST_CHART_ROWS)
        if places and rows >= FEWEST_CHART_ROWS:
            parts.extend(draw_places(self, scene, places, width, rows, colour))
        for key, value in others:
            parts.extend(self._part(key, value, width))
        return parts

    def whole(self, scene: Scene, width: int, height: int, colour: bool, wanted: str) -> list[RenderableType]:
        """The view has no parts with names of their own."""
        return self.draw(scene, width, height, colour)

    def _facts(self, facts: Row) -> Text:
        line = Text()
        for key, value in facts.items():
            if not _is_nothing(value):
                line.append(f"{self.texts.part(key)} ", "dim")
                line.append(f"{self._value(value)}   ", "bold")
        return line

    def _part(self, key: str, value: dict[str, object] | list[object], width: int) -> list[RenderableType]:
        pairs = list(value.items()) if isinstance(value, dict) else [(str(i), v) for i, v in enumerate(value, 1)]
        rows = [(name, row) for name, row in pairs if isinstance(row, dict)]
        if len(rows) == len(pairs):
            if all(_is_nothing(row) for _, row in rows):
                return []
            return [Text(self.texts.part(key), "bold underline"), *self._rows(rows, width)]
        if isinstance(value, dict):
            said = Text("  ").join(
                Text.assemble((self._word(name), "dim"), " ", self._value(one))
                for name, one in value.items()
                if not _is_nothing(one)
            )
        else:
            said = Text(self._value(value))
        return [Text.assemble((f"{self.texts.part(key)}: ", "bold"), said)] if said.plain else []

    def _rows(self, rows: list[tuple[str, Row]], width: int) -> list[RenderableType]:
        """A table where it fits, else a line for each row."""
        columns = list(dict.fromkeys(key for _, row in rows for key, value in row.items() if not _is_nothing(value)))
        cells = [[self._word(name), *[self._value(row.get(column)) for column in columns]] for name, row in rows]
        heads = ["", *[self._word(column) for column in columns]]
        needed = sum(max(cell_len(line[i]) for line in [heads, *cells]) + 2 for i in range(len(heads)))
        if needed > width:
            return [self._line(name, row) for name, row in rows]
        table = Table(*heads, box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
        for line in cells:
            table.add_row(*line)
        return [table]

    def _line(self, name: str, row: Row) -> Padding:
        line = Text.assemble((self._word(name), "bold"))
        for key, value in row.items():
            if not _is_nothing(value):
                line.append(f"  {self.texts.part(key)}", "dim")
                if value is not True:
                    line.append(f" {self._value(value)}")
        return Padding(line, (0, 0, 0, 2))

    def _value(self, value: object) -> str:
        if _is_nothing(value):
            return str(value) if value == 0 and value is not False else "–"
        if value is True:
            return "✓"
        if isinstance(value, dict):
            said = [self._entry(key, one) for key, one in value.items() if not _is_nothing(one)]
            return ("; " if any(isinstance(one, dict) for one in value.values()) else ", ").join(said)
        if isinstance(value, list | tuple):
            apart = "; " if any(isinstance(one, dict) for one in value) else ", "
            return apart.join(self._in_list(one) for one in value)
        return self._word(value) if isinstance(value, str) else str(value)

    def _entry(self, key: str, value: object) -> str:
        if isinstance(value, dict):
            return f"{self._word(key)} ({self._in_list(value)})"
        return self._word(key) if value is True else f"{self._word(key)} {self._value(value)}"

    def _in_list(self, value: object) -> str:
        """A thing among others: its values speak for themselves."""
        if not isinstance(value, dict):
            return self._value(value)
        said = [
            self.texts.part(key) if one is True else self._value(one)
            for key, one in value.items()
            if not _is_nothing(one)
        ]
        return " ".join(dict.fromkeys(said))

    def _word(self, label: str) -> str:
        for domain, labels in self.game.nouns.items():
            if label in labels and not label.isdecimal():
                return self.texts.noun(domain, label)
        return self.texts.part(label)


def _is_nothing(value: object) -> bool:
    if isinstance(value, dict):
        return all(_is_nothing(one) for one in value.values())
    return value is None or value is False or value in (0, "", [])
