"""What must hold in every position: each piece, card and marker of the box in exactly one place."""

from __future__ import annotations

from ..box.labels import (
    AREAS,
    CARD_IDS,
    CARTHAGE,
    CONSUL,
    DICTATOR,
    DICTATOR_CARD,
    GENERAL_IDS,
    NO_OFFICE,
    ON_MAP,
    PROCONSUL,
    ROME,
    SEA,
    SPACE_IDS,
    SPACES,
)
from ..ch02_concepts.areas import inside
from ..ch02_concepts.cities import is_city
from ..ch02_concepts.generals import COMMAND_LIMIT, generals_at
from ..ch02_concepts.units import FLEET_WARSHIPS, cus, elephants_in_play, sts, units, warship_supply
from ..ch02_concepts.weariness import IN_PORT, LEVELS
from ..ch07_movement.movement import Movement
from ..ch14_siege.siege import points_needed
from ..state import HamilcarState


def broken(s: HamilcarState) -> str:
    """The first invariant that does not hold, or nothing."""
    return _cards(s) or _camps(s) or _generals(s) or _units(s) or _ships(s) or _cities(s) or _armies(s)


def _cards(s: HamilcarState) -> str:
    """Every Strategy Card in one place; #57 aside, in the War Chest or out. [3.1.8, 3.1.9]"""
    piles = (s.deck, s.discard, s.removed, *s.hand, *s.chest)
    seen = 0
    for pile in piles:
        if seen & pile:
            return f"the card {CARD_IDS[(seen & pile).bit_length() - 1]} lies in two places"
        seen |= pile
    wanted = s.box.deck | (s.box.optional_cards if s.option("price_of_failure") else 0)
    if seen & ~(1 << DICTATOR_CARD) != wanted:
        return "a Strategy Card is missing or does not belong to this game"
    if s.tactics[ROME] & s.tactics[CARTHAGE] or (s.tactics[ROME] | s.tactics[CARTHAGE]) & s.tactic_discard:
        return "a Tactic Card lies in two places"
    for seat in (ROME, CARTHAGE):
        if s.spied[seat] & ~s.hand[1 - seat]:
            return "a card is known that is not in the hand"
    return ""


def _camps(s: HamilcarState) -> str:
    """Every General on the map is in the camp of his area, and in no other."""
    stand = [0] * AREAS
    for general, area in enumerate(s.place):
        if area >= 0:
            stand[area] |= 1 << general
    return "" if s.camps == stand else "a camp does not hold the Generals who stand there"


def _generals(s: HamilcarState) -> str:
    """On the map exactly those who stand in an area; the offices of Rome. [2.2.C-1, 2.2.C2b]"""
    offices = [0, 0, 0, 0]
    for general, name in enumerate(GENERAL_IDS):
        on_map = s.standing[general] == ON_MAP
        if on_map != (s.place[general] >= 0):
            return f"{name} is on the map and nowhere, or the reverse"
        if on_map:
            offices[s.office[general]] += 1
            if s.box.side[general] == ROME and s.office[general] == NO_OFFICE:
                return f"{name} holds no office"
            if inside(0) <= s.place[general] < SEA:
                space = s.place[general] - inside(0)
                if not is_city(s, space) or s.control[space] != s.box.side[general]:
                    return f"{name} is inside a city that is not his"
        elif s.office[general] == PROCONSUL or s.office[general] == DICTATOR:
            return f"{name} holds an office but is not on the map"
    if offices[CONSUL] > 2 or offices[PROCONSUL] > 1 or offices[DICTATOR] > 1:
        return "Rome has too many officials"
    return ""


def _units(s: HamilcarState) -> str:
    """No negative numbers, Elephants and STs within their counters, limits of a Fleet. [1.3, 2.3.G1]"""
    if min(s.cu) < 0 or min(s.st) < 0 or min(s.el) < 0:
        return "a number of Units is below zero"
    if elephants_in_play(s) > s.box.elephants:
        return "more Elephants than counters"
    if sum(s.st) > s.box.supply_trains:
        return "more STs than counters"
    if s.st_in_play != sum(s.st):
        return "the STs in play were not counted as they came and went"
    for space in range(SPACES):
        area = inside(space)
        for seat in (ROME, CARTHAGE):
            if units(s, seat, area) and (not is_city(s, space) or s.control[space] != seat):
                return f"Units stand inside {SPACE_IDS[space]}, which is not theirs"
        if is_city(s, space):
            capacity = s.box.board.capacity[space]
            owner = s.control[space]
            plain = s.cu[owner * AREAS + area] + (s.el[area] if owner == CARTHAGE else 0)
            if plain > capacity or sts(s, owner, area) > capacity:
                return f"more Units inside {SPACE_IDS[space]} than fit"
    return ""


def _ships(s: HamilcarState) -> str:
    """Warships within their ten counters, no Fleet too large, none tired that is not there. [2.3.F2, 2.3.G1]"""
    for seat in (ROME, CARTHAGE):
        numbers = (s.ready[seat], s.spent[seat], s.sunk[seat], s.at_sea[seat], s.prizes[seat])
        if min(numbers) < 0 or warship_supply(s, seat) < 0:
            return "a number of Warships is below zero or above the counters"
        if s.at_sea[seat] > FLEET_WARSHIPS:
            return "a Fleet has too many Warships"
        if s.at_sea[seat] and s.at_sea[seat] + units(s, seat, SEA) > COMMAND_LIMIT:
            return "a Fleet has too many Units"
    if s.campaign and sum(1 for code in s.weary if code // LEVELS == IN_PORT) > s.ready[s.active]:
        return "more Warships in port have sailed than there are"
    return ""


def _cities(s: HamilcarState) -> str:
    """Cities always have an owner, Tribes none; Siege Points only where somebody besieges. [2.1.C1, 2.1.D1]"""
    for space in range(SPACES):
        if is_city(s, space) and s.control[space] < 0:
            return f"{SPACE_IDS[space]} belongs to nobody"
        if s.tribes >> space & 1 and s.control[space] >= 0:
            return f"a PC lies with the Tribe of {SPACE_IDS[space]}"
        if s.points[space] and s.besieger[space] < 0:
            return f"Siege Points without a besieger at {SPACE_IDS[space]}"
        if s.points[space] >= max(1, points_needed(s, space)) and s.points[space]:
            return f"{SPACE_IDS[space]} should have fallen"
    return ""


def _armies(s: HamilcarState) -> str:
    """The limit of a command; between two plays no enemies share the open ground of a space. [2.2.A2, 7.2.A3]

    Except in a port: a Fleet thrown back comes to where it embarked, whoever stands there now. [9.3.B2b]
    """
    moving = s.find(Movement)
    if moving is not None and moving.cu + moving.el + moving.st > COMMAND_LIMIT:
        return "an Army on the move is larger than a General can command"
    if s.choice is None or s.choice.name != "card_play":
        return ""
    for space in range(SPACES):
        if s.box.board.port[space]:
            continue
        for seat in (ROME, CARTHAGE):
            if cus(s, 1 - seat, space) and (cus(s, seat, space) or generals_at(s, seat, space)):
                return f"enemies share {SPACE_IDS[space]} without a battle"
    return ""
