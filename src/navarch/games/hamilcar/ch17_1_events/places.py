"""The places that steps of Events name: by the map, by what a side has there, by what happened there. [17.1]"""

from __future__ import annotations

from typing import Final

from ..box.effects import Effect
from ..box.labels import CARTHAGE, ROME, SPACES
from ..ch02_concepts.areas import inside, members
from ..ch02_concepts.cities import besieged, is_city
from ..ch02_concepts.control import has_tribe, placeable
from ..ch02_concepts.generals import generals_at, generals_spaces
from ..ch02_concepts.units import cus
from ..ch05_1_reinforcement.placing import army_there, free_generals, own_city
from ..ch14_siege.siege import SIEGE_CUS
from ..state import HamilcarState

EVERYWHERE: Final = (1 << SPACES) - 1


def army_area(s: HamilcarState, seat: int, space: int) -> int:
    """Where an Army of a side stands in a space, or -1."""
    for area in (space, inside(space)):
        if generals_at(s, seat, area) and cus(s, seat, area):
            return area
    return -1


def named_spaces(s: HamilcarState, seat: int, word: str, number: int, before: int) -> int:
    """The spaces that a word of the vocabulary names, as a mask."""
    board = s.box.board
    if number >= 0:
        return named_on_the_map(s, word, number)
    if word == "port":
        return board.port_mask
    if word == "city":
        return board.city_mask
    if word == "tribe":
        return s.tribes
    if word == "one_port_entered":
        return s.entered  # [17.1#19-20a, 17.1#19-20b]
    if word == "any_force":
        return EVERYWHERE
    if word == "same_space":  # The Rhodian that brings no ST still has to name its city
        return 1 << before if before >= 0 else named_spaces(s, seat, "one_besieged_own_port", -1, before)
    found = 0
    for space in members(looked_at(s, seat, word)):
        if there(s, seat, word, space):
            found |= 1 << space
    return found


def named_on_the_map(s: HamilcarState, word: str, number: int) -> int:
    """A space, a Region or a Province, as a mask."""
    if word == "space":
        return 1 << number
    board = s.box.board
    return board.region_mask[number] if word == "region" else board.province_mask[number]


def looked_at(s: HamilcarState, seat: int, word: str) -> int:
    """The spaces among which a word names some: those with a city or a General, where it speaks of them."""
    if word in ("own_city", "enemy_city", "one_enemy_city", "one_besieged_own_port"):
        return s.box.board.city_mask
    if word in ("own_general", "own_army"):
        return generals_spaces(s, seat)
    if word == "one_enemy_army":
        return generals_spaces(s, 1 - seat)
    if word == "any_army":
        return generals_spaces(s, ROME) | generals_spaces(s, CARTHAGE)
    return EVERYWHERE


def there(s: HamilcarState, seat: int, word: str, space: int) -> bool:
    """Whether a space is one of those that such a word names."""
    if word == "op_legal":
        return placeable(s, seat, space)  # [17.1#43a]
    if word == "adjacent_to_tribe":
        return any(has_tribe(s, x) for x in s.box.board.roads[space])
    return own_place(s, seat, word, space) or enemy_place(s, seat, word, space)


def own_place(s: HamilcarState, seat: int, word: str, space: int) -> bool:
    """Places by what the player has there."""
    if word == "own_general":
        return free_generals(s, seat, space) != 0
    if word == "own_army":
        return army_there(s, seat, space)
    if word == "own_city":
        return own_city(s, seat, space)
    if word == "one_besieged_own_port":
        return besieged(s, space) and s.control[space] == seat and s.box.board.port[space]
    if word == "adjacent_to_one_own_cu_space":
        return raiders(s, seat, 1 << space) != 0
    if word in ("province_of_victory", "adjacent_to_victory"):
        return victories(s, seat, 1 << space) != 0
    return False


def enemy_place(s: HamilcarState, seat: int, word: str, space: int) -> bool:
    """Places by what the enemy, or anybody, has there."""
    if word == "enemy_port":
        return s.box.board.port[space] and s.control[space] == 1 - seat
    if word == "enemy_city":
        return is_city(s, space) and s.control[space] == 1 - seat
    if word == "one_enemy_city":
        army = generals_at(s, seat, space) and cus(s, seat, space) >= SIEGE_CUS
        return is_city(s, space) and s.control[space] == 1 - seat and bool(army)
    if word == "one_enemy_army":
        return army_area(s, 1 - seat, space) >= 0
    return word == "any_army" and (army_area(s, ROME, space) >= 0 or army_area(s, CARTHAGE, space) >= 0)


def raiders(s: HamilcarState, seat: int, chosen: int) -> int:
    """Spaces with an own CU that are next to all chosen ones. [17.1#52a]"""
    roads = s.box.board.roads
    found = 0
    spaces = members(chosen)
    for space in roads[spaces[0]]:
        if cus(s, seat, space) + cus(s, seat, inside(space)) and all(x in roads[space] for x in spaces):
            found |= 1 << space
    return found


def victories(s: HamilcarState, seat: int, chosen: int) -> int:
    """Victories of this turn whose Province or neighbours hold all chosen spaces. [17.1#44a]"""
    board = s.box.board
    found = 0
    for space in members(s.won_at[seat]):
        near = board.roads[space]
        if all(x in near or board.province[x] == board.province[space] for x in members(chosen)):
            found |= 1 << space
    return found


def fitting(s: HamilcarState, seat: int, effect: Effect, before: int) -> int:
    """Spaces that lie where the step says, as a mask."""
    found = named_by(s, seat, effect.where, before)
    return found & named_by(s, seat, effect.within, before) if found else 0


def named_by(s: HamilcarState, seat: int, words: tuple[tuple[str, int], ...], before: int) -> int:
    """The spaces that any of these words names; without words, all. The Miat is no space."""
    if not words:
        return EVERYWHERE
    found = 0
    for word, number in words:
        if word != "miat":
            found |= named_spaces(s, seat, word, number, before)
    return found
