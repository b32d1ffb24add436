"""A reader of the log of Mare Nostrum: he knows how the table was laid, hears every public event, and keeps count."""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

from navarch.engine.event import Event
from navarch.engine.match import Match
from navarch.games.mare_nostrum.box.labels import TOKEN
from navarch.games.mare_nostrum.state import MareState

from .table import GAME

PROVINCE_OF = {
    site: GAME.nouns["province"][GAME.box.site_province[number]] for number, site in enumerate(GAME.nouns["site"])
}
COUNTED_IN = {"collected": ("coins", "goods"), "took-coins": ("count",), "pillage-gain": ("count",)}


class Known(NamedTuple):
    """What lies on the table, by the names of empires, and how many resources each of them has."""

    control: dict[str, str]
    legions: Counter[tuple[str, str]]
    fortress: dict[str, str]
    triremes: Counter[tuple[str, str]]
    built: set[str]
    standing: dict[str, str]  # site or control marker -> whose legion stands on it
    tiles: dict[str, set[str]]
    on_sale: set[str]
    leader: dict[str, str]
    resources: Counter[str]


def table_of(match: Match) -> Known:
    """The truth."""
    s = match.state
    assert isinstance(s, MareState)
    view: Any = match.view(None)
    name: dict[str | None, str] = view["empires"]
    provinces = view["provinces"].items()
    sites = [(label, site) for _, province in provinces for label, site in province["sites"].items()]
    standing = {label: name[site["legion_of"]] for label, site in sites if site["legion_of"]}
    marked = {f"{p}_control": name[here["marker_occupied_by"]] for p, here in provinces if here["marker_occupied_by"]}
    held = [
        sum(row[seat * TOKEN + t] for row in (s.supply, s.offer, s.claimed) for t in range(TOKEN))
        for seat in range(s.players)
    ]
    return Known(
        control={p: name[here["control"]] for p, here in provinces if here["control"]},
        legions=Counter({(name[who], p): n for p, here in provinces for who, n in here["legions"].items()}),
        fortress={p: name[here["fortress"]] for p, here in provinces if here["fortress"]},
        triremes=Counter({(name[who], sea): n for sea, fleets in view["seas"].items() for who, n in fleets.items()}),
        built={label for label, site in sites if site["built"]},
        standing=standing | marked,
        tiles={name[who]: set(player["tiles"]) for who, player in view["players"].items()},
        on_sale=set(view["tiles"]["open"]),
        leader={track: name[who] for track, who in view["leaders"].items()},
        resources=Counter(dict(zip(name.values(), held, strict=True))),
    )


def facts_of(event: Event, players: int) -> dict[str, Any]:
    """What a line says, by the names of its parts."""
    kinds = GAME.text_kinds[f"event-{event.key}"]
    return {name: kind.write(value, players) for (name, kind), value in zip(kinds, event.args, strict=False)}


class Reader:
    """He writes down what the log tells, and nothing else."""

    def __init__(self, match: Match) -> None:
        self.known = table_of(match)
        self.players = match.state.players

    def read(self, event: Event) -> None:
        """One line of the log."""
        facts = facts_of(event, self.players)
        for told in (self.resources, self.built, self.moved, self.fought, self.conquered, self.led):
            told(event.key, facts)

    def resources(self, key: str, facts: dict[str, Any]) -> None:
        """What came in, changed hands and was spent."""
        held = self.known.resources
        held[facts.get("who", "")] += sum(facts[name] for name in COUNTED_IN.get(key, ()))
        if key in ("drew-legendary", "colossus-picked"):
            held[facts["who"]] += 1
        elif key in ("claimed", "gave"):
            held[facts["who"]] += 1 if key == "claimed" else -1
            held[facts["from" if key == "claimed" else "to"]] += -1 if key == "claimed" else 1
        elif key == "paid":
            held[facts["who"]] -= facts["coins"] + len(facts["goods"]) + (facts["twice"] is not None)
        elif key == "kept":
            held[facts["who"]] -= facts["lost"]

    def built(self, key: str, facts: dict[str, Any]) -> None:
        """3 What was built and recruited."""
        who, known = facts.get("who", ""), self.known
        if key == "control-built":
            known.control[facts["province"]] = who
        elif key == "legion-built":
            known.legions[who, facts["province"]] += 1
        elif key == "fortress-built":
            known.fortress[facts["province"]] = who
        elif key == "trireme-built":
            known.triremes[who, facts["sea"]] += 1
        elif key == "building-built":
            known.built.add(facts["site"])
            known.standing.pop(facts["site"], None)
        elif key == "recruited":
            known.tiles[who].add(facts["tile"])
            known.on_sale.remove(facts["tile"])
        elif key == "tile-turned-up":
            known.on_sale.add(facts["tile"])

    def moved(self, key: str, facts: dict[str, Any]) -> None:
        """4.1 Who went where."""
        who = facts.get("who", "")
        if key == "sailed":
            self.known.triremes[who, facts["from"]] -= 1
            self.known.triremes[who, facts["to"]] += 1
        elif key in ("marched", "shipped", "sent-home"):
            self.known.legions[who, facts["from"]] -= facts.get("count", 1)
            self.known.legions[who, facts["to"]] += facts.get("count", 1)
            if key == "sent-home":
                self.leave(facts["from"], who)
        elif key in ("lifted", "left-empty-site"):
            del self.known.standing[facts["site"]]

    def fought(self, key: str, facts: dict[str, Any]) -> None:
        """4.2 Who was lost, and what war leaves free."""
        who, known = facts.get("who", ""), self.known
        if key == "triremes-lost":
            known.triremes[who, facts["sea"]] -= facts["count"]
        elif key == "legion-lost":
            known.legions[who, facts["province"]] -= 1
        elif key in ("occupier-lost", "lost-on-empty-site"):
            known.legions[who, PROVINCE_OF[facts["site"]]] -= 1
            del known.standing[facts["site"]]
        elif key == "fortress-lost":
            del known.fortress[facts["province"]]
        elif key == "at-war":
            self.leave(facts["province"])

    def conquered(self, key: str, facts: dict[str, Any]) -> None:
        """4.3 What was pillaged, occupied and converted."""
        who, known = facts.get("who", ""), self.known
        if key in ("pillaged", "occupied", "settled", "resettled"):
            known.standing[facts["site"]] = who
            if key == "pillaged":
                known.built.remove(facts["site"])
            if key == "resettled":
                del known.standing[facts["from"]]
        elif key == "marker-occupied":
            known.standing[f"{facts['province']}_control"] = who
        elif key in ("converted", "converted-at-once", "marker-removed"):
            del known.standing[f"{facts['province']}_control"]
            del known.control[facts["province"]]
            if key != "marker-removed":
                known.control[facts["province"]] = who
            known.legions[who, facts["province"]] -= 1 if key == "converted-at-once" else 0

    def led(self, key: str, facts: dict[str, Any]) -> None:
        """5 Who leads."""
        if key == "new-leader":
            self.known.leader[facts["track"]] = facts["who"]

    def leave(self, province: str, *empires: str) -> None:
        """Legions there stand on nothing any more: all, or those of some."""
        for site, who in list(self.known.standing.items()):
            if PROVINCE_OF[site] == province and (not empires or who in empires):
                del self.known.standing[site]
