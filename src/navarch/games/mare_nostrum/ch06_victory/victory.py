"""6 Victory Conditions. [O-2]"""

from __future__ import annotations

from ..box.labels import CULTURE, MILITARY
from ..ch07_powers.powers import tile_count
from ..definitions.control import holder
from ..state import MareState


def win(s: MareState, winners: int, rule: str, reason: str) -> None:
    """The game is over: the seats of the mask win, jointly if they are several."""
    shared = winners.bit_count()
    scores = [winners >> seat & 1 for seat in range(s.players)]
    ranks = [1 if winners >> seat & 1 else 1 + shared for seat in range(s.players)]
    for seat in range(s.players):
        if winners >> seat & 1:
            s.tell(rule, "won-" + reason, s.empire[seat], seat)
    if shared > 1:
        s.tell(rule, "won-jointly", sum(1 << s.empire[seat] for seat in range(s.players) if winners >> seat & 1))
    s.finish(rule, reason, scores, ranks)


def tell_precedence(s: MareState, rule: str, reached: int, track: int) -> None:
    """Of several who have reached a victory the Leader of a track wins. [6.2-2, Q73]"""
    empires = sum(1 << s.empire[seat] for seat in range(s.players) if reached >> seat & 1)
    s.tell(rule, "leader-goes-before", s.empire[s.leader[track]], empires, track, s.leader[track])


def nobody_wins(s: MareState) -> None:
    """The technical limit of rounds is reached; the rules know none. [RO-2]"""
    s.tell("RO-2", "round-limit", s.round)
    s.finish("RO-2", "round-limit", [0] * s.players, [1] * s.players)


def pyramids_win(s: MareState, seat: int) -> None:
    """6.1 Whoever builds the Pyramids wins immediately. [6.1-1, 3.1.3-8]"""
    win(s, 1 << seat, "6.1-1", "pyramids")


def perseus_wins(s: MareState, seat: int) -> None:
    """The owner of Perseus does not wait for the end of the phase. [10.PERSEUS-2]"""
    win(s, 1 << seat, "10.PERSEUS-2", "heroes")


def fifth_tile_wins(s: MareState) -> None:
    """6.2 At the end of the Build Phase: the Culture Leader among several, else jointly. [6.2-1, 6.2-2, 6.2-3]"""
    winners = 0
    for seat in range(s.players):
        if tile_count(s, seat) >= s.box.tiles_to_win:
            winners |= 1 << seat
    leader = 1 << s.leader[CULTURE]
    if winners.bit_count() > 1 and winners & leader:
        tell_precedence(s, "6.2-2", winners, CULTURE)
        win(s, leader, "6.2-2", "heroes")
    elif winners.bit_count() > 1:
        win(s, winners, "6.2-3", "heroes")
    elif winners:
        win(s, winners, "6.2-1", "heroes")


def great_cities(s: MareState, seat: int) -> int:
    """How many Capital and Legendary Cities the seat controls or occupies. [6.3-1, 4.3.2-5]"""
    return all_great_cities(s)[seat]


def all_great_cities(s: MareState) -> list[int]:
    """The same of every seat, in one walk."""
    counts = [0] * s.players
    for site in s.box.great_cities:
        seat = holder(s, site)
        if seat >= 0:
            counts[seat] += 1
    return counts


def four_cities_win(s: MareState) -> None:
    """6.3 Checked once, when all have moved; the Military Leader among several, else jointly. [6.3-1, Q73]"""
    winners = 0
    cities = all_great_cities(s)
    for seat in range(s.players):
        if cities[seat] >= s.box.cities_to_win:
            winners |= 1 << seat
    leader = 1 << s.leader[MILITARY]
    if winners.bit_count() > 1 and winners & leader:
        tell_precedence(s, "6.3-1", winners, MILITARY)
        winners = leader
    if winners:
        win(s, winners, "6.3-1", "cities")


def three_titles_win(s: MareState) -> None:
    """6.4 One player holds all three titles at the end of the Claim Leadership Phase. [6.4-1]"""
    first = s.leader[0]
    if s.leader.count(first) == s.box.titles_to_win:
        win(s, 1 << first, "6.4-1", "titles")
