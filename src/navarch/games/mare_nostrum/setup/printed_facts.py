"""The printed facts that every copy of the component tables must satisfy. (ruling Q3)

An owner of the box may correct reconstructed values; what the book prints stays.
"""

from __future__ import annotations

from ....engine.errors import BadComponents
from ..box.box import Box
from ..box.labels import CAPITAL, CARAVAN, COIN, EMPIRES, GOODS, KINDS, LEGENDARY, MARKET, REGULAR, TEMPLE

CAPITALS = ("roma", "athenae", "babylon", "alexandria", "carthago")
LEGENDARY_CITIES = ("troia", "ierusalem", "syracusae")
STARTING_RESOURCES = 9


def check_printed_facts(box: Box) -> None:
    """Refuse tables that contradict the book."""
    for kind in range(len(KINDS)):
        icons = box.site_kind.count(kind)
        if icons > box.counters[kind]:
            refuse(box, KINDS[kind], f"{icons} icons for {box.counters[kind]} counters")
    names = {box.sites[site] for site in range(len(box.sites)) if box.site_kind[site] == CAPITAL}
    if names != set(CAPITALS):  # [CI-3]
        refuse(box, "province", "the Capital Cities are " + ", ".join(CAPITALS))
    names = {box.sites[site] for site in range(len(box.sites)) if box.site_kind[site] == LEGENDARY}
    if names != set(LEGENDARY_CITIES):  # [CI-6]
        refuse(box, "province", "the Legendary Cities are " + ", ".join(LEGENDARY_CITIES))
    for empire in range(len(EMPIRES)):
        check_empire(box, empire)


def check_empire(box: Box, number: int) -> None:
    """Start levels by count, and nine resources equal to the yield. [S-25, S-26, S-27, S-28, S-29, S-14]"""
    empire = box.empires[number]
    kinds = [box.site_kind[site] for site in empire.sites]
    trade = kinds.count(CARAVAN) + kinds.count(MARKET)
    culture = kinds.count(REGULAR) + kinds.count(CAPITAL) + kinds.count(TEMPLE)
    military = sum(count for _, count in empire.legions) + len(empire.fortresses)
    if (trade, culture, military) != empire.levels:
        refuse(box, EMPIRES[number], f"start levels {trade}, {culture}, {military} are not {empire.levels}")
    expected = [0] * (1 + GOODS)
    for site in empire.sites:
        province = box.site_province[site]
        if box.site_kind[site] == CARAVAN:
            expected[box.site_good[site]] += 2 if box.market_of[province] in empire.sites else 1
        elif box.site_kind[site] in (REGULAR, CAPITAL):
            expected[COIN] += 2 if box.temple_of[province] in empire.sites else 1
    given = [0] * (1 + GOODS)
    for token, count in empire.tokens:
        given[token] += count
    if given != expected or sum(given) != STARTING_RESOURCES:
        refuse(box, EMPIRES[number], f"start resources must be the {STARTING_RESOURCES} that the start buildings yield")


def refuse(box: Box, entry: str, reason: str) -> None:
    """Name the entry and the reason."""
    raise BadComponents(box.file, entry, reason)
