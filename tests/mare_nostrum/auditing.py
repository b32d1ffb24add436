"""An auditor of the log of Mare Nostrum: every sum that a line tells must follow from the lines before it."""

from __future__ import annotations

from collections import Counter
from typing import Any

from navarch.engine.event import Event
from navarch.games.mare_nostrum.box.labels import MARKET

from .retelling import PROVINCE_OF, Reader, facts_of
from .table import GAME

SITE_KIND = dict(zip(GAME.nouns["site"], GAME.box.site_kind, strict=True))
ROLLS = ("rolled", "rolled-on", "hero-adds", "fortress-adds", "extra-dice", "hits")
LOSSES = ("legion-lost", "occupier-lost", "lost-on-empty-site", "fortress-lost", "triremes-lost")
LEVELS = ("new-leader", "same-leader", "title-kept", "title-given")
TRADING = ("announced", "offer-changed", "offer-opened", "claimed", "taken-back")
DICE = ("first", "second", "third", "fourth")


class Auditor:
    """He reads each line before the reader does, with what that one knows, and adds up."""

    def __init__(self, reader: Reader) -> None:
        self.reader = reader
        self.owed: Counter[str] = Counter()  # commodities that are still to be named
        self.asked = 0
        self.changed: dict[str, int] = {}  # who offers another number than the one announced
        self.offers: dict[str, Counter[str]] = {}
        self.dice: list[int] = []
        self.extra_dice = 0
        self.added = 0
        self.sides: tuple[str, str] = ("", "")
        self.place = ""
        self.losses: Counter[str] = Counter()  # units that are still to be named
        self.bonus: Counter[tuple[str, str]] = Counter()

    def read(self, event: Event) -> None:
        """One line."""
        key, facts = event.key, facts_of(event, self.reader.players)
        self.income(key, facts)
        self.trade(key, facts)
        self.battle(key, facts)
        if key == "tile-counts":
            for track in GAME.nouns["track"]:
                self.bonus[facts["who"], track] += facts[track]
        if key in LEVELS:
            leader = facts.get("one", facts["who"])
            assert facts["level"] == self.level(leader, facts["track"]), event

    def income(self, key: str, facts: dict[str, Any]) -> None:
        """1.1 As many commodities are named as are counted."""
        if key == "goods-collected":
            self.owed[facts["who"]] -= facts["count"] * len(facts["tokens"])
        elif key != "coins-of-artemis":
            assert not any(self.owed.values()), (key, self.owed)
            if key == "collected":
                self.owed[facts["who"]] += facts["goods"]

    def trade(self, key: str, facts: dict[str, Any]) -> None:
        """2 Everybody offers the number announced; what is offered is claimed or taken back."""
        who = facts.get("who", "")
        if key == "announced":
            self.asked, self.changed = facts["value"], {}
            self.offers = {empire: Counter() for empire in self.reader.known.resources}
        elif key == "offer-changed":
            assert facts["value"] == self.asked
            self.changed[who] = facts["count"]
        elif key == "offer-opened":
            self.offers[who].update(dict.fromkeys(facts["tokens"], facts["count"]))
        elif key == "claimed":
            self.check_offers()
            self.offers[facts["from"]].subtract([facts["token"]])
        elif key == "taken-back":
            self.offers[who].subtract(dict.fromkeys(facts["tokens"], facts["count"]))
        if key not in TRADING:
            assert not any(left for offer in self.offers.values() for left in offer.values()), (key, self.offers)

    def check_offers(self) -> None:
        """As the first claim is made: each offer is as large as it was said to be."""
        if self.asked >= 0:
            for who, offer in self.offers.items():
                held = self.reader.known.resources[who]
                assert sum(offer.values()) == self.changed.get(who, min(self.asked, held)), (who, offer, self.asked)
        self.asked = -1

    def battle(self, key: str, facts: dict[str, Any]) -> None:
        """4.2 Dice and bonuses make the total, the total makes the hits, and hits the losses."""
        who = facts.get("who", "")
        if key in LOSSES:
            self.losses[who] -= facts.get("count", 1)
            return
        if key not in ROLLS:
            assert not any(self.losses.values()), (key, self.losses)
        if key in ("land-battle", "sea-battle"):
            self.sides = who, facts["foe"]
            self.place = facts["province" if key == "land-battle" else "sea"]
        elif key in ("rolled", "rolled-on"):
            self.dice += [facts[name] for name in DICE if facts[name]]
        elif key in ("hero-adds", "fortress-adds"):
            self.added += facts["amount"]
        elif key == "extra-dice":
            self.extra_dice = facts["amount"]
        elif key == "hits":
            self.hits(who, facts)

    def hits(self, who: str, facts: dict[str, Any]) -> None:
        """One side has rolled."""
        known, foe = self.reader.known, self.sides[who == self.sides[0]]
        assert facts["total"] == sum(self.dice) + self.added
        assert facts["hits"] + facts["cancelled"] == facts["total"] // 5
        fighters = known.legions[who, self.place] + known.triremes[who, self.place]
        assert len(self.dice) == fighters + self.extra_dice
        units = known.legions[foe, self.place] + known.triremes[foe, self.place]
        self.losses[foe] = min(facts["hits"], units + (known.fortress.get(self.place) == foe))
        self.dice, self.added, self.extra_dice = [], 0, 0

    def level(self, who: str, track: str) -> int:
        """5 What a player has on the table, and what his tiles have added."""
        known = self.reader.known
        if track == "military":
            pieces = [n for (one, _), n in (*known.legions.items(), *known.triremes.items()) if one == who]
            return sum(pieces) + list(known.fortress.values()).count(who) + self.bonus[who, track]
        held = [site for site in known.built if self.holder(site) == who]
        return sum((SITE_KIND[site] <= MARKET) == (track == "trade") for site in held) + self.bonus[who, track]

    def holder(self, site: str) -> str | None:
        """CT Whoever stands on a building, else whoever controls its province."""
        known = self.reader.known
        return known.standing.get(site) or known.control.get(PROVINCE_OF[site])
