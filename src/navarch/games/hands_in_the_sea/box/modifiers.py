"""The abilities of Strategy cards as modifiers: a row of numbers of the rules for each card [4.6.B]."""

from __future__ import annotations

from typing import Any, Final

from .effects import Compiler

RESERVE_SIZE: Final = 0
RETRIEVE_COST: Final = 1
NAVAL_INFANTRY: Final = 2
LIGHT_HITS_ON: Final = 3
HEAVY_HITS_ON: Final = 4
CAPTURE_WARSHIP: Final = 5
START_ATTACK_FIELD: Final = 6
START_ATTACK_SIEGE: Final = 7
START_DEFEND_FIELD: Final = 8
START_DEFEND_SIEGE: Final = 9
LONG_SIDE: Final = 10
LONG_SIEGE: Final = 11
LONG_CARDS: Final = 12
LONG_ROUNDS: Final = 13
TAX_ATTACK: Final = 14
TAX_RAID: Final = 15
TAX_PILLAGE: Final = 16
EVENT_SHIFT: Final = 17
PILLAGE_BONUS: Final = 18
PILLAGE_DISCARD: Final = 19
IMMUNE_TO_BRIBERY: Final = 20
WAIVE_MANPOWER: Final = 21
WAIVE_COLONIST: Final = 22
WARSHIP_COST: Final = 23
NAVAL_REROLL: Final = 24
TRADER_CARDS: Final = 25
SILVER_PER_WINE: Final = 26
WITHDRAW_PRESTIGE_ATTACKER: Final = 27
WITHDRAW_PRESTIGE_DEFENDER: Final = 28
RAID_RANGE: Final = 29
CAVALRY_BLOCKS_RAID: Final = 30
MODIFIERS: Final = 31  # so many
PLAIN_ABILITIES: Final = {  # operation -> (modifier, the field with its value, or "" for yes)
    "reserve_size": (RESERVE_SIZE, "set"),
    "retrieve_cost": (RETRIEVE_COST, "set"),
    "capture_warship": (CAPTURE_WARSHIP, "count"),
    "event_roll_shift": (EVENT_SHIFT, "by"),
    "pillage_bonus": (PILLAGE_BONUS, "silver"),
    "pillage_discard": (PILLAGE_DISCARD, "count"),
    "immune_to_bribery": (IMMUNE_TO_BRIBERY, ""),
    "waive_manpower": (WAIVE_MANPOWER, ""),
    "waive_colonist": (WAIVE_COLONIST, "per_round"),
    "warship_cost": (WARSHIP_COST, "set"),
    "naval_reroll": (NAVAL_REROLL, "max"),
    "trader_cards": (TRADER_CARDS, "set"),
    "silver_per_wine": (SILVER_PER_WINE, "set"),
    "raid_range": (RAID_RANGE, "bonus"),
    "cavalry_blocks_raid": (CAVALRY_BLOCKS_RAID, ""),
}
TAXED: Final = {"attack": TAX_ATTACK, "raid": TAX_RAID, "pillage": TAX_PILLAGE}
STARTS: Final = {
    ("attacker", "any"): (START_ATTACK_FIELD, START_ATTACK_SIEGE),
    ("attacker", "field"): (START_ATTACK_FIELD,),
    ("attacker", "siege"): (START_ATTACK_SIEGE,),
    ("defender", "any"): (START_DEFEND_FIELD, START_DEFEND_SIEGE),
    ("defender", "field"): (START_DEFEND_FIELD,),
    ("defender", "siege"): (START_DEFEND_SIEGE,),
}
BATTLE_ABILITIES: Final = {  # operation -> its fields
    "battle_start": ("side", "battle", "bonus"),
    "battle_rounds": ("side", "battle", "with_kind", "set"),
    "withdraw_prestige": ("side", "set"),
}
OTHER_ABILITIES: Final = {
    "naval_infantry": ("per_warship", "light_hits_on", "heavy_hits_on"),
    "tax": ("on", "silver"),
    "ignore_event": ("cards",),
}
FIELDS_OF_ABILITIES: Final = {
    **{op: (field,) if field else () for op, (_, field) in PLAIN_ABILITIES.items()},
    **BATTLE_ABILITIES,
    **OTHER_ABILITIES,
}
SIDES: Final = ("attacker", "defender")


def modifiers_of(
    compiler: Compiler, card: str, steps: list[dict[str, Any]], defaults: tuple[int, ...]
) -> tuple[int, ...]:
    """The row of numbers that a Strategy card puts in force."""
    row = list(defaults)
    for said in steps:
        op = said.get("op", "")
        check_fields(compiler, card, said)
        if op in PLAIN_ABILITIES:
            modifier, field = PLAIN_ABILITIES[op]
            row[modifier] = said[field] if field else 1
        elif op in BATTLE_ABILITIES:
            battle_ability(compiler, card, said, row)
        elif op == "naval_infantry":
            row[NAVAL_INFANTRY] = said["per_warship"]
            row[LIGHT_HITS_ON] = said["light_hits_on"]
            row[HEAVY_HITS_ON] = said["heavy_hits_on"]
        elif op == "tax":
            for action in said["on"]:
                row[compiler.one_of(card, TAXED, action)] = said["silver"]
    return tuple(row)  # the events of ignore_event say it themselves, in their strategy_clause


def check_fields(compiler: Compiler, card: str, said: dict[str, Any]) -> None:
    """An ability has exactly the fields that its operation knows."""
    op = said.get("op", "")
    if op not in FIELDS_OF_ABILITIES:
        raise compiler.bad(card, f"unknown effect {op!r}")
    if set(said) != {"op", *FIELDS_OF_ABILITIES[op]}:
        raise compiler.bad(card, f"{op} has the fields {', '.join(FIELDS_OF_ABILITIES[op]) or 'none'}")
    if said.get("per_round", 1) != 1:
        raise compiler.bad(card, "per_round must be 1: one location a round is settled without a Colonist")


def battle_ability(compiler: Compiler, card: str, said: dict[str, Any], row: list[int]) -> None:
    """Abilities that change land battles."""
    if said["op"] == "battle_start":
        for modifier in STARTS[said["side"], said["battle"]]:
            row[modifier] = said["bonus"]
    elif said["op"] == "battle_rounds":
        row[LONG_SIDE] = SIDES.index(said["side"])
        row[LONG_SIEGE] = ("field", "siege").index(said["battle"])
        row[LONG_CARDS] = compiler.card_mask(card, [said["with_kind"]])
        row[LONG_ROUNDS] = said["set"]
    else:
        row[WITHDRAW_PRESTIGE_ATTACKER + SIDES.index(said["side"])] = said["set"]
