"""Names of the nouns, by which positions and actions are written; their order is that of the component file.

A Location card has the number of its location.
"""

from __future__ import annotations

from typing import Final

LOCATIONS: Final[tuple[str, ...]] = (
    "rome",
    "neapolis",
    "pisa",
    "cosa",
    "velia",
    "temesa",
    "rhegium",
    "locri",
    "tarentum",
    "carthage",
    "utica",
    "hippo_acra",
    "hippo_regius",
    "aspis",
    "hadrumetum",
    "thapsus",
    "messana",
    "catana",
    "tyndaris",
    "thermae",
    "panormus",
    "drepanum",
    "lilybaeum",
    "hippana",
    "heraclea",
    "agrigentum",
    "enna",
    "camarina",
    "syracuse",
    "caralis",
    "tharros",
    "nuaro",
    "olbia",
    "aleria",
)

CARDS: Final[tuple[str, ...]] = (
    *LOCATIONS,
    "legion_1",
    "legion_2",
    "legion_3",
    "legion_4",
    "velites_1",
    "velites_2",
    "allied_skirmishers",
    "equites_1",
    "equites_2",
    "allied_cavalry",
    "consul_1",
    "consul_2",
    "praetor",
    "dictator",
    "senatorial_support_rome",
    "colonists_rome",
    "libyan_infantry",
    "greek_mercenaries",
    "iberian_mercenaries",
    "celtic_mercenaries",
    "ligurian_infantry",
    "balearic_slingers",
    "numidian_cavalry_1",
    "numidian_cavalry_2",
    "punic_cavalry",
    "war_elephants_1",
    "war_elephants_2",
    "general_1",
    "general_2",
    "mercenary_general",
    "senatorial_support_carthage",
    "merchant_carthage",
    "fortification_1",
    "fortification_2",
    "siege_engine_1",
    "siege_engine_2",
    "triremes",
    "merchant_neutral",
    "magistrate",
    "agents_1",
    "agents_2",
    "colonists_neutral",
    "campaign",
    "leader_dies",
    "traitor",
    "storms_at_sea_1",
    "storms_at_sea_2",
    "naval_disaster",
    "political_intrigue",
    "peace",
    "leaders_quarrel",
    "mercenary_revolt",
    "rebellion",
    "plague",
    "poor_harvest",
    "bountiful_harvest",
    "slave_revolt",
    "pirates",
    "desertion",
    "gift_of_hiero",
    "favour_of_the_gods",
    "deep_reserve",
    "corvus",
    "celtic_allies",
    "diplomacy",
    "devotio",
    "pillaging",
    "loyalty",
    "dilectus",
    "manipular_tactics",
    "shipwrights",
    "master_pilots",
    "trade_monopoly",
    "colonization",
    "siegecraft",
    "light_horse",
    "alt_deep_reserve",
    "alt_corvus",
    "alt_celtic_allies",
    "alt_diplomacy",
    "alt_devotio",
    "alt_pillaging",
    "alt_loyalty",
    "alt_dilectus",
    "alt_manipular_tactics",
    "alt_shipwrights",
    "alt_master_pilots",
    "alt_trade_monopoly",
    "alt_colonization",
    "alt_siegecraft",
    "alt_light_horse",
    "sacrifice_to_baal",
    "council_of_104",
    "serpent_of_africa",
    "western_resources",
    "gladiatorial_contest",
    "noble_citizens",
    "punic_treachery",
    "vestal_sacrifice",
    "alt_leaders_quarrel",
    "alt_mercenary_revolt",
    "alt_naval_disaster",
    "alt_rebellion",
    "alt_storms_at_sea",
)

SEATS: Final = ("rome", "carthage")
STATIONS: Final = ("italy", "sicily", "africa", "corsica_sardinia", "port")
KINDS: Final = (
    "heavy_infantry",
    "light_infantry",
    "cavalry",
    "leader",
    "elephants",
    "politics",
    "trade",
    "fortification",
    "siege",
    "ship",
    "intrigue",
    "colonists",
)
ROLLERS: Final = ("war_elephants_1", "war_elephants_2")
DEEDS: Final = ("passed", "pillaged", "returned", "built", "engaged", "attacked")
NEEDS: Final = ("connection", "wagon", "ship", "colonist", "force", "raider", "coin", "wine")
PILES: Final = ("hand", "reserve", "battle", "fleet", "neutral", "empire", "discard", "deck")  # where a card was
CAMPAIGN_PLACES: Final = ("bottom", "aside", "removed")
ENDINGS: Final = ("towns", "cities", "captures", "prestige", "turns", "points", "peace")
NUMBERS: Final = tuple(str(n) for n in range(9))
DICE: Final = ("1", "2", "3", "4", "5", "6")

ROME: Final = 0
CARTHAGE: Final = 1
BOTH_SEATS: Final = 3

ZONES: Final = 4
SICILY: Final = 1
PORT: Final = 4

PLACES: Final = 34  # locations, and the first 34 cards are theirs
DECK_CARDS: Final = 76  # Location and Empire cards, which players hold
CAMPAIGN: Final = 76
ALL_PLACES: Final = (1 << PLACES) - 1
EMPIRE_CARDS: Final = (1 << DECK_CARDS) - (1 << PLACES)
TOTAL_CARDS: Final = 138

HEAVY: Final = 0
LIGHT: Final = 1
CAVALRY: Final = 2
LEADER: Final = 3

PASSED: Final = 1
PILLAGED: Final = 2
RETURNED: Final = 4
BUILT: Final = 8
ENGAGED: Final = 16
ATTACKED: Final = 32

CONNECTION: Final = 0
WAGON: Final = 1
SHIP: Final = 2
COLONIST: Final = 3
FORCE: Final = 4
RAIDER: Final = 5
COIN: Final = 6
WINE: Final = 7

THE_HAND: Final = 0
THE_RESERVE: Final = 1
A_BATTLE: Final = 2
THE_FLEET: Final = 3
THE_NEUTRAL: Final = 4
THE_EMPIRE: Final = 5
THE_DISCARD: Final = 6
THE_DECK: Final = 7

BOTTOM: Final = 0
ASIDE: Final = 1
REMOVED: Final = 2

LAST_TOWN: Final = 0
LAST_CITY: Final = 1
CAPTURES: Final = 2
GLORY: Final = 3
LAST_TURN: Final = 4
POINTS: Final = 5
PEACE: Final = 6


def other(seat: int) -> int:
    """The opponent."""
    return 1 - seat
