"""Positions that several chapters begin from."""

from __future__ import annotations

from .table import Table

DAVID = {"coin": 3, "grain": 2, "wood": 1, "sheep": 1, "gold": 1, "gladiator": 1}  # in the book's examples of sets


def clash(attacker: str, legions: int, defender: str, defenders: int, fortress: bool = False) -> Table:
    """A battle in Cyrenaica, which the defender controls."""
    table = Table().wipe().control(defender, "cyrenaica").legions(attacker, "cyrenaica", legions)
    table.legions(defender, "cyrenaica", defenders)
    return table.fortress(defender, "cyrenaica") if fortress else table


def fight(table: Table, attacker: str, *dice: int) -> Table:
    return table.move_turn(attacker).do("done", *(f"roll {die}" for die in dice))


def totals(table: Table) -> tuple[int, int, int, int]:
    """Attacker's total and hits, defender's total and hits."""
    attack, defence = (event.args for event in table.heard("hits")[-2:])
    return attack[1], attack[2], defence[1], defence[2]


def cyrenaica(legions: int = 2, conqueror: str = "rome") -> Table:
    """Two Roman legions alone in Egyptian Cyrenaica with caravan, market and city; Rome holds Libya beside it."""
    table = Table().wipe().control("egypt", "cyrenaica").control(conqueror, "libya")
    table.build("cyrenaica_papyrus", "cyrenaica_market", "cyrene")
    return table.legions(conqueror, "cyrenaica", legions)


def claim(table: Table, *pairs: tuple[str, str]) -> Table:
    for victim, token in pairs:
        table.do(f"claim_from {victim}", f"claim {token}")
    return table
