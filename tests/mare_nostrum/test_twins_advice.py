"""What advice reckons of a hand, and the same reckoned slowly and plainly."""

from __future__ import annotations

import random
from itertools import combinations

from navarch.games.mare_nostrum.advice.evaluate import total_income
from navarch.games.mare_nostrum.advice.hand_worth import KINDS_OF_TOKEN, Purse, count_triples
from navarch.games.mare_nostrum.box.labels import TOKEN
from navarch.games.mare_nostrum.ch03_build.build_costs import tile_price
from navarch.games.mare_nostrum.ch07_powers.powers import tile_count

from .test_twins import positions


def slow_triples(held: tuple[int, ...], found: dict[tuple[int, ...], int]) -> int:
    """Every set of three different types taken away, one after the other; what was found of a hand is kept."""
    if held not in found:
        most = 0
        for three in combinations([kind for kind, count in enumerate(held) if count], 3):
            rest = tuple(sorted((count - (kind in three) for kind, count in enumerate(held)), reverse=True))
            most = max(most, 1 + slow_triples(rest, found))
        found[held] = most
    return found[held]


def slow_without_set(held: list[int], price: int) -> list[int]:
    """The kinds in the order of how many are held, one of each of the first."""
    rest = held[:]
    if rest[0] >= price:
        rest[0] -= price
        return rest
    for good in sorted(range(1, KINDS_OF_TOKEN), key=rest.__getitem__, reverse=True)[:price]:
        if rest[good]:
            rest[good] -= 1
    return rest


def test_sets_of_three_are_as_many_as_can_be_taken_one_after_the_other() -> None:
    rng = random.Random(1)
    found: dict[tuple[int, ...], int] = {}
    for _ in range(300):
        kinds = rng.randrange(1, 6)
        held = [rng.randrange(4), *(rng.randrange(4) for _ in range(kinds)), *[0] * (KINDS_OF_TOKEN - 1 - kinds)]
        plainly = slow_triples(tuple(sorted(held[1:], reverse=True)), found)
        assert count_triples(held) == (plainly, sum(held[1:]) - 3 * plainly)


def test_a_set_is_taken_where_most_is_held_and_a_seat_has_as_many_tiles_as_it_has() -> None:
    """In every position in which something is built."""
    rng = random.Random(2)
    seen = 0
    for s, seat in positions("build"):
        seen += 1
        purse = Purse(s, seat)
        assert purse.price == tile_price(s, seat, 0)
        assert tile_count(s, seat) == s.tiles[seat].bit_count()
        for kind in range(KINDS_OF_TOKEN):
            purse.held[kind] += rng.randrange(3)
        price = rng.randrange(1, 11)
        assert purse.without_set(price) == slow_without_set(purse.held, price)
        owed = [rng.randrange(5) for _ in range(s.players * TOKEN)]
        assert total_income(owed, seat) == sum(owed[seat * TOKEN : (seat + 1) * TOKEN])
    assert seen > 300
