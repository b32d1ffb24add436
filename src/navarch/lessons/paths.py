"""What stands in a view, addressed as lessons and guides do: `players.red.gold`."""

from __future__ import annotations

NOTHING = "nothing"  # how a file says what is null in a view
MISSING = "no such part"
NAMES = ("name", "seat", "location", "card", "tile")  # by which the entries of a view's lists are known


def value_at(view: object, path: str) -> object:
    """What stands in a view at `players.red.gold`.

    In a list a part is a place (`display.0`), the name of an entry (`locations.tyndaris`), or a word that lies in it or
    does not (`players.rome.discard.velia`); `#` says how many there are.
    """
    found = view
    for part in path.split("."):
        found = _part(found, part)
        if found is MISSING:
            break
    return NOTHING if found is None else found


def _part(whole: object, part: str) -> object:
    if part == "#" and isinstance(whole, list | tuple | dict):
        return len(whole)
    if isinstance(whole, dict):
        return whole.get(part, MISSING)
    if not isinstance(whole, list | tuple):
        return MISSING
    if part.isdecimal():
        return whole[int(part)] if int(part) < len(whole) else MISSING
    if any(isinstance(one, dict) for one in whole):
        named = (one for one in whole if isinstance(one, dict) and any(one.get(name) == part for name in NAMES))
        return next(named, MISSING)
    return part in whole
