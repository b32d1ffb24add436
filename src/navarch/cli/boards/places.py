"""A chart for any game whose component files say where its places lie: names, who holds them, where one may act."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from rich.style import Style
from rich.text import Text

from ...engine.game import Game
from .board import Board, Scene
from .chart import INK, LIT, Cell, Chart, Point, Scale, Window

MARGIN = 1.2  # degrees around the outermost places
FEWEST_PLACES = 5
KNOTS = 6  # where the scale of a chart may bend


class Place(NamedTuple):
    """A thing with a position and what the view tells about it."""

    label: str
    domain: str
    at: Point
    row: dict[str, object]


def places_of(game: Game, view: Mapping[str, object]) -> list[Place]:
    """Everything that has a position in the component files and a row of its own in the view."""
    points = dict(_points(game))
    found: list[Place] = []
    for label, row in _rows(view):
        if label in points:
            domain = next((name for name, labels in game.nouns.items() if label in labels and name != "seat"), "")
            if domain and all(place.label != label for place in found):
                found.append(Place(label, domain, points[label], row))
    return found if len(found) >= FEWEST_PLACES else []


def draw_places(board: Board, scene: Scene, places: list[Place], width: int, rows: int, colour: bool) -> list[Text]:
    """The chart: every place with its name and the marks of those who are there."""
    chart = Chart(window_of(places), width, rows, colour)
    lit = {board.game.space.action(code).noun for code in scene.legal}
    cells = cells_of(chart, places)
    for place in places:
        chart.put(cells[place.label], "◎", Style(color=INK, bold=True))
    for place in places:
        marks = list(marks_of(board, place.row))
        name = board.texts.noun(place.domain, place.label)
        style = Style(color=INK, bold=place.label in lit, bgcolor=LIT if place.label in lit else None)
        tail = [(text, board.seat_style(seat)) for seat, text in marks]
        chart.label(cells[place.label], name, "e", style, tail)
    for place in places:  # a mark without room of its own never hides a place
        chart.put(cells[place.label], "◎", Style(color=INK, bold=True))
    return chart.rows()


def cells_of(chart: Chart, places: list[Place]) -> dict[str, Cell]:
    """A cell for each place; where two fall on one, the later moves to the nearest free one."""
    found: dict[str, Cell] = {}
    for place in places:
        column, row = chart.cell(*place.at)
        near = [(column + x, row + y) for x in range(-3, 4) for y in range(-2, 3)]
        near.sort(key=lambda at: abs(at[0] - column) + 2 * abs(at[1] - row))
        taken = found.values()
        found[place.label] = next(at for at in near if at not in taken and chart.free(at, 1))
    return found


def marks_of(board: Board, row: dict[str, object]) -> Iterator[tuple[int, str]]:
    """The seats that a row names, once each: who holds the place, and how many pieces somebody has there."""
    seats = board.game.nouns["seat"]
    told: dict[int, str] = {}
    for value in row.values():
        if isinstance(value, str) and value in seats:
            told.setdefault(seats.index(value), "")
    for pieces in (row, *[value for value in row.values() if isinstance(value, dict)]):
        for label, count in pieces.items():
            if label in seats and isinstance(count, int) and count:
                told[seats.index(label)] = str(count)
    for seat, count in told.items():
        yield seat, board.seat_mark(seat).plain + count


def window_of(places: list[Place]) -> Window:
    """A window that holds all places, with a margin, and more room where there are more of them."""
    lons = sorted(place.at[0] for place in places)
    lats = sorted(place.at[1] for place in places)
    east = lons[-1] + MARGIN + (lons[-1] - lons[0]) * 0.15  # names stand to the right
    return Window(_scale(lons, lons[0] - MARGIN, east), _scale(lats, lats[0] - MARGIN, lats[-1] + MARGIN))


def _scale(degrees: list[float], low: float, high: float) -> Scale:
    """Half by distance, half by how many places lie there."""
    knots, parts = [low], [0.0]
    for number in range(1, KNOTS):
        degree = degrees[len(degrees) * number // KNOTS]
        if degree > knots[-1] + MARGIN / 4:
            knots.append(degree)
            parts.append(((degree - low) / (high - low) + number / KNOTS) / 2)
    return Scale((*knots, high), (*parts, 1.0))


def _points(game: Game) -> Iterator[tuple[str, Point]]:
    """Ids with longitude and latitude, from any table of the component files."""
    for table in game.components.data.values():
        for entry in table if isinstance(table, list) else ():
            where = entry.get("label") if isinstance(entry.get("label"), dict) else entry
            lon, lat = where.get("lon"), where.get("lat")
            if isinstance(entry.get("id"), str) and isinstance(lon, int | float) and isinstance(lat, int | float):
                yield entry["id"], (lon, lat)


def _rows(view: Mapping[str, object]) -> Iterator[tuple[str, dict[str, object]]]:
    """The rows of a view that have a name: entries of a table, or things of a list that say who they are."""
    for part in view.values():
        if isinstance(part, dict):
            yield from ((key, row) for key, row in part.items() if isinstance(row, dict))
        elif isinstance(part, list):
            for row in part:
                if isinstance(row, dict) and isinstance(row.get("name"), str):
                    yield row["name"], row
