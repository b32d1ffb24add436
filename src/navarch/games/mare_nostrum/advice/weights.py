"""What the plan of the greedy player weighs (docs/experiments.md).

A weight is what something adds to the worth of an action; 120ths say how much of another worth counts. All empires go
by the same plan, yet each seat by its own row, so that play against itself can find a better one: `python -m
bench.tuning mare-nostrum`.
"""

from __future__ import annotations

from typing import Final

from ..box.labels import EMPIRES

SHARE: Final = 120  # what a weight in 120ths is a share of

W_LONG_GAME_OF_THREE: Final = 0
W_LONG_GAME_OF_FOUR: Final = 1
W_LONG_GAME_OF_FIVE: Final = 2
W_DONE: Final = 3
W_TILE_TWO: Final = 4
W_TILE_THREE: Final = 5
W_TILE_FOUR: Final = 6
W_PLENTY_FROM: Final = 7
W_PLENTY: Final = 8
W_LEVEL: Final = 9
W_TITLE_NEAR: Final = 10
W_TITLE_FAR: Final = 11
W_GUARD: Final = 12
W_GUARD_AHEAD: Final = 13
W_GUARD_LAST: Final = 14
W_YIELD_NEW: Final = 15
W_YIELD_MORE: Final = 16
W_COIN_MOST: Final = 17
W_COIN: Final = 18
W_CARAVAN: Final = 19
W_CARAVAN_MARKET: Final = 20
W_MARKET: Final = 21
W_MARKET_YIELD: Final = 22
W_TEMPLE: Final = 23
W_CITY: Final = 24
W_LEGENDARY: Final = 25
W_LEGENDARY_OWN: Final = 26
W_LEGENDARY_RIVAL: Final = 27
W_UNBUILT: Final = 28
W_CONTROL: Final = 29
W_CONTROL_SECOND: Final = 30
W_CONTROL_RICH: Final = 31
W_CONTROL_POOR: Final = 32
W_LAST_MARKER: Final = 33
W_FORTRESS: Final = 34
W_FORTRESS_DANGER: Final = 35
W_LEGION: Final = 36
W_LEGION_DANGER: Final = 37
W_ALARM_NONE: Final = 38
W_ALARM_ONE: Final = 39
W_ALARM_TWO: Final = 40
W_ALARM_THREE: Final = 41
W_ALARM_OWN: Final = 42
W_RAID_SURE: Final = 43
W_RAID_NEAR: Final = 44
W_RAID_CAESAR: Final = 45
W_TRIREME: Final = 46
W_TRIREME_MORE: Final = 47
W_TRIREME_RICH: Final = 48
W_TRIREME_POOR: Final = 49
W_TRIPLE: Final = 50
W_TILE_SET: Final = 51
W_COIN_LEFT: Final = 52
W_GOOD_LEFT: Final = 53
W_PRIZE: Final = 54
W_PRIZE_THREAT: Final = 55
W_PRIZE_LEADER: Final = 56
W_PRIZE_BUILDING: Final = 57
W_RELIEF: Final = 58
W_RELIEF_CITY: Final = 59
W_RELIEF_SITE: Final = 60
W_CITY_TAKEN: Final = 61
W_CITY_MORE: Final = 62
W_CITY_STOP: Final = 63
W_DOUBLER_TAKEN: Final = 64
W_PRODUCER_TAKEN: Final = 65
W_FORCE: Final = 66
W_KEEP: Final = 67
W_KEEP_FORTRESS: Final = 68
W_KEEP_ALARM: Final = 69
W_STAY: Final = 70
W_PILLAGE_CARAVAN: Final = 71
W_PILLAGE_DOUBLER: Final = 72
W_PILLAGE_CITY: Final = 73
W_PILLAGE_THREAT: Final = 74
W_PILLAGE_STOP: Final = 75
W_SEIZE: Final = 76
W_SEIZE_BUILT: Final = 77
W_OCCUPY_LEGION: Final = 78
W_OCCUPY_STOP: Final = 79
W_SETTLE: Final = 80
W_SAIL: Final = 81
W_SEA_MARGIN: Final = 82
W_MARKER_OFF: Final = 83
W_MARKER_MORE: Final = 84
W_MARKER_HELP: Final = 85
W_OFFER_HELP: Final = 86
W_PARTNER_NEAR: Final = 87
W_PEACE_GUEST: Final = 88
W_FOE_TRIREME: Final = 89
W_FOE_UNIT: Final = 90
W_TILES: Final = 91  # the first of one for each Hero and Wonder

TABLE: Final = (
    (3,),  # rounds after which investments no longer pay, for three players
    (6,),  # the same for four
    (6,),  # the same for five
    (53,),  # to build no more
    (134,),  # the second Hero or Wonder
    (106,),  # the third
    (221,),  # the fourth
    (13,),  # an income from which one has grown enough
    (50,),  # a Hero or Wonder then
    (2,),  # a level on a Leader track
    (69,),  # a level that is missed where three titles are near
    (2,),  # the same where they are not
    (30,),  # a level that keeps a rival from his third title
    (5,),  # the same while one is well ahead of him
    (129,),  # a level against a rival who has them all as the round ends
    (8,),  # a new commodity in each round
    (3,),  # one that comes already
    (13,),  # a coin in each round to who lives on coins
    (1,),  # the same to another
    (0,),  # a Caravan, beside what it yields
    (199,),  # 120ths of what it yields where a Market stands
    (-2,),  # a Market, beside what it yields
    (8,),  # each commodity that it brings more in each round
    (0,),  # a Temple, beside what it yields
    (0,),  # a City, beside what it yields
    (6,),  # a Legendary City in each round
    (9,),  # the same by the square of the own great Cities
    (16,),  # the same by the square of a rival's
    (25,),  # 120ths of what is doubled and not yet built
    (0,),  # Control of a province, beside what may be built there
    (46,),  # 120ths of the second best building there
    (73,),  # 120ths of what may be built with resources left
    (27,),  # the same without
    (-18,),  # the last marker
    (0,),  # a Fortress, beside what it guards
    (17,),  # each opposing legion that could come
    (0,),  # a Legion, beside what it guards and takes
    (10,),  # each opposing legion more that could come
    (3,),  # the garrison of the capital
    (5,),  # the same where a rival has one great City
    (21,),  # with two
    (53,),  # with three
    (-11,),  # each legion that is there
    (14,),  # 120ths of a prize that is in reach without another legion
    (93,),  # 120ths of one that lacks a legion
    (281,),  # 120ths of both to a born attacker
    (0,),  # a Trireme, beside what it opens
    (3,),  # one where there is one already
    (68,),  # 120ths of what it opens with resources left
    (58,),  # the same without
    (22,),  # a set of three
    (105,),  # a set that recruits
    (4,),  # a coin left over
    (1,),  # a commodity left over
    (6,),  # a province that is conquered
    (44,),  # 120ths of how near its owner is to winning
    (123,),  # 120ths of that beyond half
    (52,),  # 120ths of the buildings there
    (43,),  # opponents driven from a province of one's own
    (157,),  # the same from a City that brings them near the victory
    (9,),  # the same from another building
    (23,),  # a great City taken
    (20,),  # the same for each one that is held
    (117,),  # the same from who has almost enough
    (2,),  # a Market or Temple in each round
    (9,),  # a Caravan or City in each round
    (13,),  # twice the total of dice that is thought to take a hit
    (2,),  # legions that stay in a capital in danger
    (-1,),  # the same beside a Fortress
    (1,),  # those that stay more where a rival has almost enough great Cities
    (-1,),  # what a march must bring
    (12,),  # a Caravan pillaged
    (12,),  # a Market or Temple
    (14,),  # a City
    (26,),  # 120ths of how near its owner is to winning
    (36,),  # a City that brings its owner near the victory
    (13,),  # the marker taken
    (14,),  # each building there
    (6,),  # each legion beside the first in an occupied site
    (55,),  # the occupation of a City that brings its owner near the victory
    (4,),  # a marker of one's own after a conquest
    (5,),  # what a voyage must bring
    (1,),  # triremes that one wants to have more in a sea battle
    (4,),  # each token more or less than is spare
    (-1,),  # tokens beyond those that are spare
    (45,),  # each token that could complete an opponent's winning set
    (30,),  # a token that brings an opponent nearer to one
    (138,),  # 120ths of how near the one is to winning whose offer is claimed
    (9,),  # each legion of the other in one's own provinces
    (19,),  # each trireme of a foe at sea
    (5,),  # each unit of a foe on land
    (0,),  # Caesar
    (0,),  # Cleopatra
    (-2,),  # Hammurabi
    (0,),  # Hannibal
    (-1,),  # Pericles
    (9,),  # Antigone
    (6,),  # Castor and Pollux
    (5,),  # Circe
    (11,),  # Gilgamesh
    (13,),  # Hamilcar
    (24,),  # Hercules
    (14,),  # Nebuchadnezzar
    (23,),  # Penthesilea
    (28,),  # Perseus
    (11,),  # Queen of Sheba
    (15,),  # Ramses II
    (15,),  # Spartacus
    (34,),  # Colossus of Rhodes
    (17,),  # Hanging Gardens
    (11,),  # Lighthouse of Pharos
    (37,),  # Statue of Zeus
    (26,),  # Temple of Artemis
    (-1,),  # Pyramids
)
WEIGHTS: Final[list[list[int]]] = [[row[0] for row in TABLE] for _ in EMPIRES]
