"""A chart with places, who holds them, ways between them and stacks; a low one shows where something may be done."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from rich.style import Style
from rich.text import Text

from .chart import INK, LINE, LIT, ROAD, STORM, Cell, Chart, Scale, Tail, Window

SICILY = Window(  # the Strait of Messana and the coast of Carthage are crowded, the desert is not
    Scale((6.2, 8.6, 11.4, 12.3, 15.8, 19.0), (0.0, 0.16, 0.36, 0.44, 0.86, 1.0)),
    Scale((33.4, 35.6, 38.4, 40.0, 44.2), (0.0, 0.2, 0.58, 0.72, 1.0)),
)
MOST_ROWS = 40
LOW = 20  # rows below which the chart shows the part of the theatre where something may be done, and no roads
LEAST_SPAN, MARGIN = (6.0, 4.2), 0.7  # degrees


class Site(NamedTuple):
    """A place on the chart."""

    label: str
    name: str
    sign: str  # of whoever holds it
    style: Style
    tail: Tail
    lit: bool
    weight: int  # the lower, the sooner its name gets room


def draw_sites(
    whole: Window,
    sites: list[Site],
    places: Mapping[str, Mapping[str, Any]],
    ways: Iterable[Mapping[str, Any]],
    width: int,
    rows: int,
    colour: bool,
) -> Chart:
    """Places with the signs of their holders, ways between them, names and stacks as far as there is room."""
    window = window_of(whole, [places[site.label] for site in sites if site.lit]) if rows < LOW else whole
    sites = [site for site in sites if _within(window, places[site.label])]
    chart = Chart(window, width, min(rows, MOST_ROWS), colour)
    cells = _cells(chart, sites, places)
    for site in sites:
        look = Style(bgcolor=LIT) if site.lit else Style()
        chart.put(cells[site.label], site.sign, site.style + look)
    for way in ways if rows >= LOW or window != whole else ():
        if all(_within(window, places[way[end]]) for end in ("a", "b")):
            _draw_way(chart, way, places)
    for site in sorted(sites, key=lambda one: (not one.lit, one.weight)):
        style = Style(color=INK, bold=site.lit, bgcolor=LIT if site.lit else None)
        chart.label(cells[site.label], site.name, "e", style, site.tail)
    return chart


def window_of(whole: Window, lit: list[Mapping[str, Any]]) -> Window:
    """The surroundings of those places, or the whole theatre where they are nowhere or everywhere."""
    if not lit:
        return whole
    sides = []
    for field, least, side in zip(("lon", "lat"), LEAST_SPAN, whole, strict=True):
        low, high = min(place[field] for place in lit), max(place[field] for place in lit)
        more = max(MARGIN, (least - high + low) / 2)
        low, high = max(low - more, side.degrees[0]), min(high + more, side.degrees[-1])
        if high - low > (side.degrees[-1] - side.degrees[0]) * 0.7:
            return whole
        sides.append(Scale((low, high), (0.0, 1.0)))
    return Window(sides[0], sides[1])


def _within(window: Window, place: Mapping[str, Any]) -> bool:
    lons, lats = window.lons.degrees, window.lats.degrees
    return bool(lons[0] <= place["lon"] <= lons[-1] and lats[0] <= place["lat"] <= lats[-1])


def _cells(chart: Chart, sites: list[Site], places: Mapping[str, Mapping[str, Any]]) -> dict[str, Cell]:
    """A cell for each place; where two fall on one or side by side, the later moves a little."""
    found: dict[str, Cell] = {}
    near = sorted(
        ((x, y) for x in range(-4, 5) for y in range(-2, 3)), key=lambda step: abs(step[0]) + 2 * abs(step[1])
    )
    for site in sites:
        column, row = chart.cell(places[site.label]["lon"], places[site.label]["lat"])
        around = [(column + x, row + y) for x, y in near]
        free = [at for at in around if at not in found.values() and chart.free(at, 1)]
        apart = [at for at in free if not {(at[0] - 1, at[1]), (at[0] + 1, at[1])} & set(found.values())]
        found[site.label] = (apart or free)[0]
    return found


def _draw_way(chart: Chart, way: Mapping[str, Any], places: Mapping[str, Mapping[str, Any]]) -> None:
    """A road over land, a lane over the sea; where storms rage, in red."""
    ends = [(places[way[end]]["lon"], places[way[end]]["lat"]) for end in ("a", "b")]
    by_land = way.get("kind") in ("road", "rough") or ("cost" in way and "storms" not in way and not way.get("strait"))
    points = [ends[0], *[(lon, lat) for lon, lat in way.get("via", ())], ends[1]]
    tint = ROAD if by_land else STORM if way.get("storms") else LINE
    chart.line(points, "─" if by_land and ends[0][1] == ends[1][1] else "·", tint, by_land)


def key(rows: Iterable[tuple[str, str]]) -> list[Text]:
    """The key to the signs."""
    return [Text.assemble((f"{sign:<9}", "bold"), words) for sign, words in rows]
