"""Any view of any game: values in a line, lists of things as tables."""

from __future__ import annotations

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from .board import Board, Scene


class GenericBoard(Board):
    """Shows a view as it is, with the words of the nouns that it names."""

    def draw(self, scene: Scene, width: int, height: int, colour: bool) -> list[RenderableType]:
        """Plain values first, then one table or line for each of the others."""
        plain = {key: value for key, value in scene.view.items() if not isinstance(value, dict | list)}
        parts: list[RenderableType] = [self._facts(plain)]
        for key, value in scene.view.items():
            if isinstance(value, dict | list) and value:
                parts.extend(self._part(key, value))
        return parts

    def _facts(self, facts: dict[str, object]) -> Text:
        line = Text()
        for key, value in facts.items():
            line.append(f"{_plain(key)} ", "dim")
            line.append(f"{self._value(value)}   ", "bold")
        return line

    def _part(self, key: str, value: dict[str, object] | list[object]) -> list[RenderableType]:
        rows = list(value.items()) if isinstance(value, dict) else [(str(i), v) for i, v in enumerate(value, 1)]
        if all(isinstance(row, dict) for _, row in rows):
            return [self._table(key, [(name, row) for name, row in rows if isinstance(row, dict)])]
        if isinstance(value, dict):
            return [Text(_plain(key), "bold"), Padding(self._facts(value), (0, 2))]
        return [Text.assemble((f"{_plain(key)}: ", "bold"), self._value(value))]

    def _table(self, title: str, rows: list[tuple[str, dict[str, object]]]) -> Table:
        columns: dict[str, None] = {}
        for _, row in rows:
            columns.update(dict.fromkeys(row))
        table = Table(title=_plain(title), title_justify="left", box=None, pad_edge=False, title_style="bold")
        for column in ("", *columns):
            table.add_column(_plain(column), overflow="fold", header_style="dim")
        for name, row in rows:
            table.add_row(self._word(name), *[self._value(row.get(column)) for column in columns])
        return table

    def _value(self, value: object) -> str:
        if value is None:
            return "–"
        if isinstance(value, bool):
            return "✓" if value else "–"
        if isinstance(value, dict):
            return ", ".join(f"{self._word(key)} {self._value(one)}" for key, one in value.items() if one is not None)
        if isinstance(value, list | tuple):
            apart = "; " if any(isinstance(one, dict) for one in value) else ", "
            return apart.join(self._in_list(one) for one in value) or "–"
        return self._word(value) if isinstance(value, str) else str(value)

    def _in_list(self, value: object) -> str:
        """A thing among others: its values speak for themselves."""
        if isinstance(value, dict):
            return " ".join(self._value(one) for one in value.values() if one is not None)
        return self._value(value)

    def _word(self, label: str) -> str:
        for domain, labels in self.game.nouns.items():
            if label in labels and not label.isdecimal():
                return self.texts.noun(domain, label)
        return _plain(label)


def _plain(key: str) -> str:
    return key.replace("_", " ")
