"""What the plan of the greedy player weighs, in thousandths (docs/experiments.md).

Points are those of the final count. All seats go by the same plan, yet each by its own row, so that play against itself
can find a better one: `python -m bench.tuning neptun:3,4,5`.
"""

from __future__ import annotations

from typing import Final

from ..labels import SEATS

WHOLE: Final = 1000.0  # what a weight is a part of

W_GOLD: Final = 0  # of the first game round; those of the others follow, as with cards
W_GOLD_SECOND: Final = 1
W_GOLD_THIRD: Final = 2
W_CARD: Final = 3
W_CARD_SECOND: Final = 4
W_CARD_THIRD: Final = 5
W_TURN: Final = 6
W_STEP: Final = 7  # for the tiles of this game round; those of later ones follow
W_STEP_NEXT: Final = 8
W_STEP_AFTER: Final = 9
W_RANKS: Final = 10
W_RANKS_LATER: Final = 11
W_BONUS: Final = 12
W_USUAL_WIND: Final = 13
W_FORECAST: Final = 14
W_NO_CARD: Final = 15
W_LEG: Final = 16
W_LATE: Final = 17
W_UNKNOWN_STEPS: Final = 18
W_UNKNOWN_GOLD: Final = 19
W_UNKNOWN_PART: Final = 20
W_UNKNOWN_POWER: Final = 21
W_REVEAL: Final = 22
W_REVEAL_LAST: Final = 23
W_ON_ROUTE: Final = 24
W_DETOUR: Final = 25
W_FAR_OFF: Final = 26
W_FREE_SLOT: Final = 27
W_LEAST_LEG: Final = 28
W_EARLY_SLOT: Final = 29
W_CREW: Final = 30
W_CREW_WIND: Final = 31
W_LEAVE: Final = 32
W_CONTESTED: Final = 33
W_UNCONTESTED: Final = 34
W_GOLD_MILES: Final = 35
W_NO_EXTRA_TURN: Final = 36

TABLE: Final = (
    (1470,),  # points that one gold is worth in the first game round
    (948,),  # in the second
    (1138,),  # in the third
    (22,),  # points that one more oar power in hand is worth in the first game round
    (48,),  # in the second
    (29,),  # in the third
    (2209,),  # points that a card kept for an additional turn is worth before the last game round
    (2701,),  # steps in a temple that are thought to win its tile of this round
    (8313,),  # of the next one
    (3085,),  # of the one after that
    (2584,),  # what steps gain in this round by the ranks as they are
    (-418,),  # the same in all later ones
    (2331,),  # a fulfilled contract's share of the bonus tile
    (7596,),  # the wind that is usual
    (763,),  # how far a forecast counts, and not what is usual
    (9524,),  # oar power without a card
    (277,),  # turns that a voyage takes beside its miles
    (3669,),  # turns after the last one when a delivery is out of the question
    (3647,),  # steps of a contract that is not known
    (11730,),  # or its gold
    (971,),  # how much of its worth counts
    (11020,),  # its oar power
    (525,),  # to turn up a contract while others follow
    (-269,),  # the last one
    (2384,),  # a contract that is no detour
    (13419,),  # the miles of detour that make nothing of it
    (361,),  # what is left of it at the least
    (3972,),  # the miles that a free slot will bring
    (1498,),  # the least miles from contract to contract
    (163,),  # a slot farther to the right
    (1313,),  # a card's worth as it is played
    (161,),  # a wind number of a card
    (-67,),  # to leave the harbour
    (3792,),  # a bought step that decides between two tokens
    (-268,),  # another one
    (419,),  # the miles that a gold can buy in additional turns
    (1725,),  # to take no additional turn
)
WEIGHTS: Final[list[list[int]]] = [[row[0] for row in TABLE] for _ in SEATS]
