"""What the plan of the greedy player weighs, for either side, found by play against itself (docs/experiments.md).

A weight is what something adds to the score of an action; 64ths say how much of another worth counts.
"""

from __future__ import annotations

from typing import Final

W_SETTLE: Final = 0
W_END_AHEAD: Final = 1
W_END_BEHIND: Final = 2
W_DEVELOP: Final = 3
W_DEVELOP_TURN: Final = 4
W_FORTIFY: Final = 5
W_FORTIFY_PLACE: Final = 6
W_ATTACK: Final = 7
W_ATTACK_PRIZE: Final = 8
W_ATTACK_CITY: Final = 9
W_ATTACK_RIVAL: Final = 10
W_ATTACK_MARGIN: Final = 11
W_ATTACK_THIN: Final = 12
W_ATTACK_VAIN: Final = 13
W_RAID: Final = 14
W_RAID_CITY: Final = 15
W_RAID_PLACE: Final = 16
W_ENGAGE: Final = 17
W_ENGAGE_SHIP: Final = 18
W_ENGAGE_CHASE: Final = 19
W_BRIBE: Final = 20
W_STAKE: Final = 21
W_STAKE_PLACES: Final = 22
W_BATTLE_WON: Final = 23
W_BATTLE_OPEN: Final = 24
W_BATTLE_SURE: Final = 25
W_BATTLE_FEEBLE: Final = 26
W_DEFENCE_WON: Final = 27
W_DEFENCE_OPEN: Final = 28
W_LEAD: Final = 29
W_LEADER_ALONE: Final = 30
W_SILVER: Final = 31
W_SILVER_MORE: Final = 32
W_SILVER_LEAST: Final = 33
W_MONEY_CARD: Final = 34
W_TRADE: Final = 35
W_SELL: Final = 36
W_PILLAGE: Final = 37
W_PILLAGE_SHIP: Final = 38
W_PLAY: Final = 39
W_DRAFT: Final = 40
W_DRAFT_PLACE: Final = 41
W_DRAFT_KIND: Final = 42
W_DRAFT_COLONIST: Final = 43
W_COLONIST_MORE: Final = 44
W_DRAFT_COST: Final = 45
W_DRAFT_LEFT: Final = 46
W_DRAFT_TURN: Final = 47
W_LEVY: Final = 48
W_DISCARD: Final = 49
W_DISCARD_CARD: Final = 50
W_RETURN: Final = 51
W_RETURN_CARD: Final = 52
W_RESERVE: Final = 53
W_RESERVE_STRENGTH: Final = 54
W_BUY_PRICE: Final = 55
W_BUY_TURN: Final = 56
W_CYCLE: Final = 57
W_SAIL: Final = 58
W_SAIL_GAIN: Final = 59
W_SAIL_ONWARD: Final = 60
W_SAIL_PREY: Final = 61
W_DANGER: Final = 62
W_BUILD: Final = 63
W_BUILD_BEHIND: Final = 64
W_BUILD_MORE: Final = 65
W_BUILD_FIRST: Final = 66
W_PASS: Final = 67
W_RETRIEVE: Final = 68
W_RETRIEVE_EARLY: Final = 69
W_INVOKE: Final = 70
W_BLOCK: Final = 71
W_BLOCK_CARD: Final = 72
W_PLACE_VP: Final = 73
W_PLACE_TURN: Final = 74
W_PLACE_CUT: Final = 75
W_PLACE_SUPPLY: Final = 76
W_PLACE_SICILY: Final = 77
W_CARD_LOST: Final = 78
W_CARD_COIN: Final = 79
W_CARD_SHIP: Final = 80
W_CARD_WAGON: Final = 81
W_CARD_COLONIST: Final = 82
W_CARD_WINE: Final = 83
W_CARD_SWORD: Final = 84
W_CARD_STRENGTH: Final = 85
W_CARD_RAIDER: Final = 86
W_CARD_ROLLED: Final = 87
W_CARD_ACTION: Final = 88
W_CARD_MERCHANT: Final = 89
W_CARD_WALLS: Final = 90
W_STRATEGY: Final = 91
STRATEGIES: Final = (  # from W_STRATEGY on
    "colonization",
    "diplomacy",
    "celtic_allies",
    "trade_monopoly",
    "dilectus",
    "manipular_tactics",
    "deep_reserve",
    "light_horse",
    "shipwrights",
    "siegecraft",
    "devotio",
    "loyalty",
    "corvus",
    "pillaging",
    "master_pilots",
)

TABLE: Final = (
    # Rome, Carthage
    (170, 118),  # a location that is settled, beside its worth
    (369, 318),  # the last Town, City or captured token, for who is ahead
    (-595, -388),  # the same for who is not
    (76, 39),  # a Town that becomes a City
    (-6, -5),  # the same for each turn to come
    (14, 17),  # walls
    (-13, 8),  # 64ths of the worth of what they protect
    (81, 121),  # an attack that can be won
    (53, 41),  # what is captured, beside its worth
    (21, 13),  # a City among it
    (33, 39),  # 64ths of the place's worth to whoever loses it
    (27, 31),  # each point of strength to spare
    (20, 24),  # 64ths of the prize where strength suffices by one
    (-254, -155),  # an attack that cannot be won
    (94, 153),  # a raid
    (54, 26),  # a City as its victim
    (27, 24),  # 64ths of the place's worth to its owner
    (-20, -19),  # a naval battle
    (98, 88),  # each Warship or Leader more than the opponent's Warships
    (15, 12),  # each point that a Campaign gains without the opposing Fleet
    (41, 6),  # a bribe
    (136, 90),  # a battle, beside what it is about
    (13, 27),  # 64ths of the place's worth to both
    (112, 156),  # strength that wins an own attack
    (42, 29),  # 64ths of the stake for strength that evens it
    (9, 18),  # 64ths of the stake for strength beyond victory
    (12, 26),  # strength that does not even it
    (144, 175),  # strength that beats an attack off
    (14, 20),  # 64ths of the stake for other strength in defence
    (-18, -16),  # a Leader who joins
    (-44, -30),  # a Leader who costs an action to join
    (26, 24),  # one Silver for who has none
    (2, 2),  # less for each Silver that is there
    (7, -1),  # at the least
    (-16, -16),  # 64ths of the worth of a card played for its coin
    (-2, -11),  # a Trader, beside the Silver
    (-12, -10),  # a Merchant, beside the Silver
    (40, 7),  # plunder, beside the Silver
    (-15, -6),  # each Ship card that it takes
    (67, 68),  # an Empire card played for what it says
    (-62, -23),  # a card drafted, beside its worth
    (71, 74),  # a Location card drafted
    (0, 3),  # each card of the same kind that is there
    (49, 56),  # a Colonist
    (-17, -13),  # each Colonist that is there
    (-1, -5),  # each Silver that it costs
    (5, 7),  # each Silver that is left, up to seven
    (1, -2),  # each turn to come
    (-23, -20),  # an Emergency Levy, beside the card
    (6, 23),  # a card discarded
    (-36, -26),  # 64ths of its worth
    (6, 4),  # a card returned to the Empire deck
    (-70, -87),  # 64ths of its worth
    (9, 24),  # a soldier put in Reserve
    (4, 9),  # each point of the strength
    (-25, -23),  # each Silver that a Strategy card costs
    (1, 2),  # each turn to come
    (-4, -6),  # each Strategy card cycled
    (-12, -6),  # a Sea Move
    (19, 27),  # each point that a Campaign gains by it
    (23, 49),  # 64ths of what is gained a move later
    (7, 10),  # coasts that can be pillaged there
    (0, 4),  # each Warship that a Fleet there has more
    (64, 56),  # a Warship
    (12, 9),  # each Warship that the opponent has more
    (-1, -1),  # each Warship that is there
    (7, 10),  # each point that a Campaign gains once there is a Fleet
    (-2, 9),  # passing
    (487, 415),  # the Reserve taken back in time
    (-3, -7),  # the same without need
    (44, 87),  # a card of Deus Ex Machina in the later turns
    (39, 46),  # an attack blocked
    (-21, -20),  # 64ths of the worth of the card it takes
    (19, 9),  # each VP of a location
    (12, 19),  # the same for each turn in which it scores
    (24, 30),  # 64ths of that where it is out of supply
    (201, 146),  # a Supply Point
    (20, 18),  # a location of Sicily
    (-39, -25),  # a Location card of a place that is not held
    (5, 4),  # each Silver of a card's coin
    (11, 9),  # a Ship on a card
    (4, 13),  # a Wagon
    (19, 33),  # a Colonist
    (1, 2),  # Wine
    (7, 2),  # each Sword of a Location card
    (8, 11),  # each point of strength
    (37, 42),  # who may raid
    (24, 21),  # strength that is rolled
    (9, 10),  # a card with an action of its own
    (18, 13),  # a Merchant
    (25, 29),  # walls against raids and plunder
    (196, 219),  # Colonization
    (107, 80),  # Diplomacy
    (148, 55),  # Celtic Allies
    (45, 33),  # Trade Monopoly
    (74, 120),  # Dilectus
    (63, 138),  # Manipular Tactics
    (26, 24),  # Deep Reserve
    (60, 54),  # Light Horse
    (29, 50),  # Shipwrights
    (37, 28),  # Siegecraft
    (54, 48),  # Devotio
    (62, 55),  # Loyalty
    (19, 29),  # Corvus
    (41, 39),  # Pillaging
    (52, 48),  # Master Pilots
)
WEIGHTS: Final[list[list[int]]] = [[row[seat] for row in TABLE] for seat in (0, 1)]
