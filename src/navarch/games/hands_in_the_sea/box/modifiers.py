"""The abilities of Strategy cards as modifiers: a row of numbers of the rules for each card [4.6.B]."""

from __future__ import annotations

from typing import Any, Final

from .effects import Compiler

MODIFIERS: Final = (
    "reserve_size",
    "retrieve_cost",
    "naval_infantry",
    "light_hits_on",
    "heavy_hits_on",
    "capture_warship",
    "start_attack_field",
    "start_attack_siege",
    "start_defend_field",
    "start_defend_siege",
    "long_side",
    "long_siege",
    "long_cards",
    "long_rounds",
    "tax_attack",
    "tax_raid",
    "tax_pillage",
    "event_shift",
    "pillage_bonus",
    "pillage_discard",
    "immune_to_bribery",
    "waive_manpower",
    "waive_colonist",
    "warship_cost",
    "naval_reroll",
    "trader_cards",
    "silver_per_wine",
    "withdraw_prestige_attacker",
    "withdraw_prestige_defender",
    "raid_range",
    "cavalry_blocks_raid",
)
(
    RESERVE_SIZE, RETRIEVE_COST, NAVAL_INFANTRY, LIGHT_HITS_ON, HEAVY_HITS_ON, CAPTURE_WARSHIP,
    START_ATTACK_FIELD, START_ATTACK_SIEGE, START_DEFEND_FIELD, START_DEFEND_SIEGE, LONG_SIDE,
    LONG_SIEGE, LONG_CARDS, LONG_ROUNDS, TAX_ATTACK, TAX_RAID, TAX_PILLAGE, EVENT_SHIFT,
    PILLAGE_BONUS, PILLAGE_DISCARD, IMMUNE_TO_BRIBERY, WAIVE_MANPOWER, WAIVE_COLONIST, WARSHIP_COST,
    NAVAL_REROLL, TRADER_CARDS, SILVER_PER_WINE, WITHDRAW_PRESTIGE_ATTACKER,
    WITHDRAW_PRESTIGE_DEFENDER, RAID_RANGE, CAVALRY_BLOCKS_RAID,
) = range(len(MODIFIERS))  # fmt: skip
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
