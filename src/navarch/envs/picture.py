"""The board as a picture: places where they lie, filled with the colour of whoever holds them, and the pieces there.

Made from the declaration, as tensors are: a field that gives places to seats fills them (`province: seat`,
`seat: set location`), one that puts seats or their pieces there marks them (`seat: city`, `seat: province: number`).
What not everybody sees is left out.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw

from ..engine.features import NOUN, NUMBER, SEAT, SET, Feature
from ..engine.game import Game
from ..engine.state import State

WIDTH, HEIGHT, MARGIN, RADIUS, MARK = 960, 600, 50, 9, 13
SEA, INK, NOBODYS = "#dfe9ef", "#22303a", "#ffffff"
COLOURS = {  # as the tables have them
    "red": "#c0392b",
    "blue": "#2471a3",
    "green": "#1e8449",
    "purple": "#8e44ad",
    "yellow": "#b7950b",
}
Place = tuple[float, float]


def picture_of(s: State) -> NDArray[np.uint8]:
    """Height by width by red, green and blue."""
    image = Image.new("RGB", (WIDTH, HEIGHT), SEA)
    draw = ImageDraw.Draw(image)
    places = places_of(s.game)
    colours = colours_of(s.game)
    holders, marks = standing_of(s, set(places))
    for label, (x, y) in places.items():
        seat = holders.get(label, -1)
        box = (x - RADIUS, y - RADIUS, x + RADIUS, y + RADIUS)
        draw.ellipse(box, fill=colours[seat] if seat >= 0 else NOBODYS, outline=INK)
        draw.text((x, y + RADIUS), label.replace("_", " "), fill=INK, anchor="ma")
        for number, (owner, count) in enumerate(marks.get(label, [])):
            left, top = x + RADIUS + 2 + number * (MARK + 1), y - MARK / 2
            draw.rectangle((left, top, left + MARK, top + MARK), fill=colours[owner])
            draw.text((left + MARK / 2, top + MARK / 2), str(count), fill=NOBODYS, anchor="mm")
    for seat in range(s.players):
        asked = " <" if seat in s.to_act() else ""
        draw.text((10, 8 + 14 * seat), s.game.nouns["seat"][seat] + asked, fill=colours[seat])
    return np.asarray(image)


def colours_of(game: Game) -> list[str]:
    """The colour of each seat: the one that it is named for or that its component has, else one that is free."""
    tables = [table for table in game.components.data.values() if isinstance(table, list)]
    own = {str(entry.get("id")): str(entry.get("colour")) for table in tables for entry in table}
    said = [own.get(seat, seat) if own.get(seat) in COLOURS else seat for seat in game.nouns["seat"]]
    spare = [colour for name, colour in COLOURS.items() if name not in said]
    return [COLOURS[name] if name in COLOURS else spare.pop(0) for name in said]


def places_of(game: Game) -> dict[str, Place]:
    """Where each place is drawn, from the longitudes and latitudes of the component files."""
    found: dict[str, Place] = {}
    nouns = {label for domain, labels in game.nouns.items() if domain != "seat" for label in labels}
    for table in game.components.data.values():
        for entry in table if isinstance(table, list) else ():
            where: dict[str, Any] = entry["label"] if isinstance(entry.get("label"), dict) else entry
            lon, lat = where.get("draw_lon", where.get("lon")), where.get("draw_lat", where.get("lat"))
            if entry.get("id") in nouns and isinstance(lon, int | float) and isinstance(lat, int | float):
                found[str(entry["id"])] = (float(lon), float(lat))
    if not found:
        return found
    lons, lats = [at[0] for at in found.values()], [at[1] for at in found.values()]
    wide, high = max(lons) - min(lons) or 1, max(lats) - min(lats) or 1
    return {
        label: (
            MARGIN + (lon - min(lons)) / wide * (WIDTH - 2 * MARGIN),
            MARGIN + (max(lats) - lat) / high * (HEIGHT - 2 * MARGIN),
        )
        for label, (lon, lat) in found.items()
    }


def standing_of(s: State, places: set[str]) -> tuple[dict[str, int], dict[str, list[tuple[int, int]]]]:
    """Who holds each place, and whose pieces are there, with their number."""
    holders: dict[str, int] = {}
    marks: dict[str, list[tuple[int, int]]] = {}
    for feature in s.game.codec(s.players).features:
        if feature.secret:
            continue
        for label, seat, count in told_by(feature, getattr(s, feature.name)):
            if label in places and count:
                marks.setdefault(label, []).append((seat, count))
            elif label in places:
                holders.setdefault(label, seat)
    return holders, marks


def told_by(feature: Feature, value: list[int]) -> list[tuple[str, int, int]]:
    """The places that a field tells of, each with a seat and the number of its pieces; 0: it holds the place."""
    shape = [domain.domain for domain in feature.index]
    if len(shape) == 1 and shape[0] != "seat" and feature.leaf == SEAT:
        labels = feature.index[0].labels
        return [(labels[i], seat, 0) for i, seat in enumerate(value) if seat >= 0]
    if shape == ["seat"] and feature.domain is not None:
        labels = feature.domain.labels
        if feature.leaf == NOUN:
            return [(labels[noun], seat, 1) for seat, noun in enumerate(value) if noun >= 0]
        if feature.leaf == SET:
            return [
                (label, seat, 0) for seat, held in enumerate(value) for i, label in enumerate(labels) if held >> i & 1
            ]
    if len(shape) == 2 and shape[0] == "seat" and feature.leaf == NUMBER:
        labels = feature.index[1].labels
        return [(labels[i % len(labels)], i // len(labels), count) for i, count in enumerate(value) if count > 0]
    return []
