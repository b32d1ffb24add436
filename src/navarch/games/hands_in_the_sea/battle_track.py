"""5.2.1 and 5.2.2: strength, markers and cards in a land battle.

A battle is named by the seat that began it. Its marker counts in the attacker's favour; cards of
`side` in the battle of `attacker` lie in `force[2 * attacker + side]` [2.D, 4.2.I, 5.2.1.E].
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .names import CAVALRY, EMPIRE_CARDS, HEAVY, LIGHT, cards_of, other
from .supply import enemy_waters, survey
from .vocabulary import LONG_CARDS, LONG_ROUNDS, LONG_SIDE, LONG_SIEGE

if TYPE_CHECKING:
    from .state import HandsState


def is_siege(s: HandsState, attacker: int) -> bool:
    """A battle at a fortified location is a siege, any other a field battle [5.2.C, 5.2.D]."""
    return bool(s.forts >> s.site[attacker] & 1)


def rounds_allowed(s: HandsState, attacker: int) -> int:
    """How many battle rounds the battle lasts [5.2.C, 5.2.D]."""
    siege = int(is_siege(s, attacker))
    rounds = s.num.battle_rounds[siege]
    for side in (attacker, other(attacker)):
        longer = s.modifier(side, LONG_ROUNDS)
        fits = s.modifier(side, LONG_SIDE) == int(side != attacker) and s.modifier(side, LONG_SIEGE) == siege
        if longer and fits and s.force[2 * attacker + side] & s.modifier(side, LONG_CARDS):
            rounds = max(rounds, longer)
    return rounds


def shift(s: HandsState, attacker: int, side: int, by: int) -> None:
    """Move the marker toward a side; it stops at the ends of the track [5.2.1.L, 5.2.2.C]."""
    moved = s.marker[attacker] + (by if side == attacker else -by)
    s.marker[attacker] = max(-s.num.track_defender, min(s.num.track_attacker, moved))


def cavalry_points(s: HandsState, attacker: int, side: int) -> int:
    """Swords on a side's Cavalry cards in the battle [5.2.3.Q]."""
    riders = s.force[2 * attacker + side] & s.cards.of_kind[CAVALRY]
    return sum(s.cards.strength[card] for card in cards_of(riders))


def has_combined_arms(s: HandsState, attacker: int, side: int) -> bool:
    """Heavy Infantry, Light Infantry and Cavalry in the same field battle [5.2.2.L, 5.2.2.M]."""
    if is_siege(s, attacker):
        return False
    force = s.force[2 * attacker + side]
    kinds = s.cards.of_kind
    return bool(force & kinds[HEAVY]) and bool(force & kinds[LIGHT]) and bool(force & kinds[CAVALRY])


def fits_as_ship(s: HandsState, attacker: int, seat: int, card: int) -> bool:
    """Whether the card's Ship counts at the battle site [2.L, 5.2.2.B, 5.2.2.H, 5.2.2.I]."""
    site = s.site[attacker]
    afloat = s.cards.ship >> card & 1 and s.board.coastal >> site & 1
    return bool(afloat) and not enemy_waters(s, seat, s.board.region[site])


def strength(s: HandsState, attacker: int, side: int, card: int) -> int:
    """The strength points of a card in this battle, before Cavalry is halved; 0: it is of no use [2.T, 5.2.2.J].

    For War Elephants it is what was rolled for them.
    """
    cards = s.cards
    if cards.rollers >> card & 1:
        return s.rolled[cards.roller_number[card]]
    if not 1 << card & EMPIRE_CARDS:
        return cards.sword[card] or int(fits_as_ship(s, attacker, side, card))
    if side != attacker:
        points = cards.strength_defending[card]
    else:
        points = cards.strength[card]
        if is_siege(s, attacker):
            points = max(points, cards.strength_siege[card])
    return points or int(fits_as_ship(s, attacker, side, card))


def add_card(s: HandsState, attacker: int, side: int, card: int) -> None:
    """A card joins the battle and moves the marker [5.2.1.I, 5.2.2.C, 5.2.2.E, 4.2.H].

    Cavalry counts half in a siege, in total and rounded down [5.1.3.H].
    """
    bit = 1 << card
    points = strength(s, attacker, side, card)
    if bit & s.cards.of_kind[CAVALRY] and is_siege(s, attacker):
        before = cavalry_points(s, attacker, side)
        points = (before + points) // 2 - before // 2
    s.force[2 * attacker + side] |= bit
    shift(s, attacker, side, points)
    if not s.arms[attacker] >> side & 1 and has_combined_arms(s, attacker, side):
        s.arms[attacker] |= 1 << side
        shift(s, attacker, side, s.num.combined_arms)
        s.tell("5.2.2.L", "combined-arms", side)
    s.tell("5.2.2.C", "joined-battle", side, card, s.site[attacker], s.marker[attacker])


def remove_card(s: HandsState, attacker: int, side: int, card: int) -> None:
    """An event takes a card out of a battle, and its strength with it [E.MercenaryRevoltAlt.1]."""
    bit = 1 << card
    points = strength(s, attacker, side, card)
    if bit & s.cards.of_kind[CAVALRY] and is_siege(s, attacker):
        before = cavalry_points(s, attacker, side)
        points = before // 2 - (before - points) // 2
    s.force[2 * attacker + side] &= ~bit
    shift(s, attacker, side, -points)
    if s.arms[attacker] >> side & 1 and not has_combined_arms(s, attacker, side):
        s.arms[attacker] &= ~(1 << side)
        shift(s, attacker, side, -s.num.combined_arms)
    s.tell("5.2.2.C", "left-battle", side, card, s.site[attacker], s.marker[attacker])


def clear_battle(s: HandsState, attacker: int) -> None:
    """The Battle Round token is taken back [5.2.3.W]."""
    s.site[attacker] = -1
    s.battle_round[attacker] = 0
    s.marker[attacker] = 0
    s.arms[attacker] = 0
    survey(s)
