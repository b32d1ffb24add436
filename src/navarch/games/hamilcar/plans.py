"""What a General could achieve from where he stands: the plan behind a greedy player's marches and voyages."""

from __future__ import annotations

from .dice_levels import allies
from .forces import cus, generals_at, has_tribe, inside, is_city, members, space_units, sts, truce_binds
from .labels import CARTHAGO, ROMA, ROME, SPACES
from .seamanship import enters_africa, may_go_to_africa
from .siege import SIEGE_CUS, points_needed
from .state import HamilcarState
from .worth import CU, gain, strength, threat

STEP_COST = 2
SEA_RISK = 14


def best_rating(s: HamilcarState, seat: int, space: int) -> int:
    """The highest Battle Rating of a side's Generals in a space."""
    found = generals_at(s, seat, space) | generals_at(s, seat, inside(space))
    return max((s.box.battle[g] for g in members(found)), default=0)


def battle_edge(s: HamilcarState, seat: int, space: int, army: int, rating: int) -> int:
    """Dice levels ahead (or behind) in a battle there: -3 to 3."""
    foe = 1 - seat
    enemy = strength(s, foe, space)
    edge = (army > enemy) - (army < enemy)
    board = s.box.board
    mine = sum(1 for x in range(SPACES)
               if board.capacity[x] and s.control[x] == seat and board.region[x] == board.region[space])  # fmt: skip
    theirs = allies(s, foe, space)
    edge += (mine > theirs) - (mine < theirs)
    other = best_rating(s, foe, space)
    return edge + (rating > other) - (rating < other)


def battle_worth(s: HamilcarState, seat: int, space: int, army: int, rating: int) -> int:
    """What a battle there promises."""
    enemy = strength(s, 1 - seat, space)
    edge = battle_edge(s, seat, space, army, rating)
    prize = CU * min(enemy, 4) + 12 + 3 * space_units(s, 1 - seat, space)
    if edge >= 2:
        return prize
    if edge == 1:
        return prize // 2
    return -CU * min(army, 4) if edge < 0 else -8


def relief_worth(s: HamilcarState, seat: int, space: int, army: int, rating: int) -> int:
    """What a battle promises, in front of an own city too, whose garrison may join."""
    helped = army + cus(s, seat, inside(space))
    worth = battle_worth(s, seat, space, helped, rating)
    danger = threat(s, seat, space)
    if danger:
        edge = battle_edge(s, seat, space, helped, rating)
        worth += danger if edge >= 0 else danger // 2
    return worth


def siege_worth(s: HamilcarState, seat: int, space: int) -> int:
    """What an attempt against a city or Tribe is worth."""
    city = is_city(s, space) and s.control[space] == 1 - seat
    if not city and not has_tribe(s, space):
        return 0
    if city and (truce_binds(s, seat) or (s.box.board.large[space] and s.supremacy != seat)):
        return 0
    needed = points_needed(s, space) - s.points[space]
    worth = gain(s, seat, space) + (30 if city else 0)
    return max(12, worth // (needed + 1)) + 12 * s.points[space]


def pull(s: HamilcarState, seat: int, space: int, army: int) -> int:
    """How much an Army is wanted nearer to the own capital when enemies stand before it."""
    capital = ROMA if seat == ROME else CARTHAGO
    danger = threat(s, seat, capital) if army >= SIEGE_CUS else 0
    if not danger:
        return 0
    return max(0, danger // 2 - 14 * s.box.board.road_distance[space * SPACES + capital])


def goal(s: HamilcarState, seat: int, space: int, army: int, rating: int) -> int:
    """What being in a space with an Army of so many CUs is worth at the end of a move."""
    foe = 1 - seat
    enemy = cus(s, foe, space) if not is_city(s, space) or s.control[space] != foe else 0
    if enemy:
        return relief_worth(s, seat, space, army, rating)
    worth = pull(s, seat, space, army)
    here = army + cus(s, seat, space)
    if here >= SIEGE_CUS:
        worth = max(worth, siege_worth(s, seat, space))
        if worth and is_city(s, space) and s.control[space] == foe and strength(s, foe, space) > 2:
            worth = min(worth, battle_worth(s, seat, space, army, rating) + worth // 2)
    if s.control[space] == foe and not is_city(s, space) and army:
        worth = max(worth, 6 + gain(s, seat, space) // 3)  # to be flipped later
    if sts(s, foe, space) and army:
        worth += 8
    lonely = generals_at(s, foe, space) and not strength(s, foe, space)
    return worth + (15 if lonely and army else 0)


def land_plan(s: HamilcarState, seat: int, start: int, points: int, army: int, rating: int) -> int:
    """The best goal within so many Movement Points by road, less a little for each."""
    board = s.box.board
    foe = 1 - seat
    best = goal(s, seat, start, army, rating)
    spent = {start: 0}
    border = [start]
    while border:
        following: list[int] = []
        for here in border:
            if here != start and strength(s, foe, here):
                continue
            for other in board.roads[here]:
                cost = spent[here] + board.road_cost[here * SPACES + other]
                if cost > points or spent.get(other, 99) <= cost:
                    continue
                if {here, other} == set(board.strait) and s.control[here] != seat:
                    continue
                if not army and space_units(s, foe, other):
                    continue
                spent[other] = cost
                following.append(other)
                best = max(best, goal(s, seat, other, army, rating) - STEP_COST * cost)
        border = following
    return best


def sea_plan(s: HamilcarState, seat: int, general: int, start: int, points: int, left: int, army: int,
             flags: int) -> int:  # fmt: skip
    """The best goal beyond the sea within the naval limit, less the danger of the voyage."""
    board = s.box.board
    rating = s.box.battle[general]
    danger = SEA_RISK if s.ready[1 - seat] else 6
    if s.ready[seat] > s.ready[1 - seat]:
        danger //= 2
    best = -50
    spent = {start: 0}
    border = [start]
    while border:
        following: list[int] = []
        for here in border:
            for other in board.sea_ways[here]:
                cost = spent[here] + board.sea_cost[here * SPACES + other]
                if cost > min(points, left) or spent.get(other, 99) <= cost:
                    continue
                if enters_africa(s, here, other) and not may_go_to_africa(s, seat, general, flags):
                    continue
                spent[other] = cost
                following.append(other)
                best = max(best, land_plan(s, seat, other, points - cost, army, rating) - danger - STEP_COST * cost)
        border = following
    return best


def own_cus(s: HamilcarState, seat: int, space: int) -> int:
    """CUs that could march from a space."""
    return min(10, strength(s, seat, space))


