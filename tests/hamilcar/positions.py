"""Positions that the tests of several chapters begin from."""

from __future__ import annotations

from typing import Any

from navarch.games.hamilcar.box.labels import CARTHAGE, ROME
from navarch.games.hamilcar.ch05_1_reinforcement.reinforcement import ReinforcementPhase
from navarch.games.hamilcar.ch05_turn.war_chest import WarChestPhase

from .table import SEATS, Table, cards, position, resume


def pay(table: Table) -> Table:
    """Whoever owes PCs after a battle removes the first ones."""
    while table.asked[1] == "removal":
        who = table.asked[0]
        table.do(f"{who} {table.legal(who)[0]}")
    return table


HANDS: dict[str, Any] = {"rome": "spies", "carthage": "epidemic"}


def event(card: str, pieces: dict[str, str] | None = None, who: str = "rome", dice: str = "", **more: Any) -> Table:
    other = "carthage" if who == "rome" else "rome"
    more.setdefault(other, "epidemic" if card != "epidemic" else "spies")
    more[who] = f"{card} " + more.pop("also", "grain_shortage")
    return Table(pieces or {}, dice, active=who, **more).do(f"{who} event {card}")


BARE = dict.fromkeys(
    [
        "arretium",
        "cosa",
        "praeneste",
        "fregellae",
        "tarracina",
        "nola",
        "salernum",
        "corfinium",
        "aesernia",
        "beneventum",
        "luceria",
        "venusia",
        "paestum",
        "thurii",
    ]
)


ENNA = {
    "catana": "rome 6cu atilius_regulus",
    "enna": "carthage 2cu himilco",
    "thermae": "carthage 2cu hamilcar_barca",
    "leontini": "carthage 3cu adherbal",
}


def moving(
    pieces: dict[str, str],
    name: str,
    dice: str = "",
    card: str = "socii_navales",
    also: str = "spies pestilence",
    **more: Any,
) -> Table:
    more.setdefault("carthage", "epidemic")
    table = Table(pieces, dice, rome=f"{card} {also}", **more)
    return table.do(f"rome operate {card}; rome activate {name}")


def at_enna(dice: str = "", pieces: dict[str, str] | None = None, **more: Any) -> Table:
    return moving(pieces or ENNA, "atilius_regulus", dice, **more).do("rome march enna")


def punic(pieces: dict[str, str], name: str, dice: str = "", **more: Any) -> Table:
    more.setdefault("rome", "epidemic")
    table = Table(pieces, dice, carthage="shipyards_of_the_cothon spies", active="carthage", **more)
    return table.do(f"carthage operate shipyards_of_the_cothon; carthage activate {name}")


def campaign(pieces: dict[str, str], dice: str = "", card: str = "minor_campaign_1", **more: Any) -> Table:
    more.setdefault("carthage", "epidemic")
    return Table(pieces, dice, rome=f"{card} spies", **more).do(f"rome event {card}")


SYRACUSE = {"roma": "rome 3cu duilius", "syracusae": "carthage 2cu hanno"}


def sailing(
    pieces: dict[str, str] | None = None, dice: str = "", ships: int = 1, general: str = "duilius", **more: Any
) -> Table:
    """A Roman Fleet from Roma by Neapolis to Lipara."""
    more = {"seamanship": 2, "ready": (ships, 3), "supremacy": "carthage", **more}
    table = moving(pieces or SYRACUSE, general, dice, **more).do(
        f"rome embark; rome ships {ships}" if ships else "rome embark"
    )
    return table.do("rome sail neapolis")


def battle(dice: str = "", ships: int = 2, others: int = 2, carthage_first: bool = True, **more: Any) -> Table:
    """Duilius (3, Admiral) is intercepted in Neapolis by Hanno (2, no Admiral) from Syracusae."""
    more.setdefault("ready", (ships, max(3, others)))
    table = sailing(
        more.pop("pieces", None),
        dice,
        ships,
        more.pop("general", "duilius"),
        supremacy="carthage" if carthage_first else "rome",
        **more,
    )
    table.do("carthage intercept")
    if not carthage_first:
        table.do("rome fight")
    while table.asked[1] in ("loading", "chase", "detachment", "departure"):
        wanted = {"loading": "pass", "chase": "sail messana", "detachment": "done", "departure": "depart syracusae"}
        said = wanted[table.choice]
        if said not in table.legal("carthage"):
            said = table.legal("carthage")[-1] if table.choice == "chase" else "whole"
        table.do(f"carthage {said}")
        if table.asked[1] == "detached_cus":
            table.do("carthage cus 0")
    return table.do(f"carthage ships {others}")


def phase(pieces: dict[str, str], dice: str = "", turn: int = 2, **more: Any) -> Table:
    """A table at the beginning of the Reinforcement Phase of a turn."""
    s = position(pieces, rome="spies", turn=turn, **more)
    s.hand, s.discard = [0, 0], s.discard | s.hand[0]
    s.stack[0].go("strategy")
    return Table.on(resume(s, ReinforcementPhase()), dice)


PUNIC_CAMPS = {"carthago": "carthage 3cu", "thermae": "carthage 2cu gisco hanno"}


def to_rome(table: Table) -> Table:
    while table.match.to_act and SEATS[table.match.to_act[0]] == "carthage":
        table.match.submit(1, table.match.legal(1)[-1])
    return table


def in_phase(pieces: dict[str, str], procedure: Any, step: str, dice: str = "", **more: Any) -> Table:
    more.setdefault("rome", "spies")
    s = position(pieces, **more)
    s.stack[0].go(step)
    for side in (ROME, CARTHAGE):
        s.discard |= s.hand[side]
    s.hand = [0, 0]
    kept = more.get("chest", [0, 0])
    s.discard &= ~(kept[ROME] | kept[CARTHAGE])
    return Table.on(resume(s, procedure), dice)


def chest(rome: str, carthage: str, pieces: dict[str, str] | None = None, **more: Any) -> Table:
    return in_phase(pieces or {}, WarChestPhase(), "end_of_turn", chest=[cards(rome), cards(carthage)], **more)
