"""The small vocabulary in which cards and Generals say what they do; an unknown word is refused on load."""

from __future__ import annotations

from typing import Final

from ....engine.components import Component

SIDES: Final[tuple[str, ...]] = ("rome", "carthage")

OPS: Final[tuple[str, ...]] = (
    "activate", "activation_cost", "add_to_pool", "attrition", "attrition_fleet", "battle_rating", "cancel_event",
    "cancel_evade", "choose", "choose_commander", "column", "continue_move", "convert_pc", "convert_warships",
    "corvi", "dice_level", "discard_lowest", "draw_tactic", "elephant_charge", "elephant_charge_reroll",
    "eliminate_general", "evade", "forbid", "land_hits_suffered", "land_reroll", "look_hand", "movement_points",
    "naval_reroll", "naval_roll", "place_citadel", "place_cu", "place_elephant", "place_general",
    "place_or_convert_pc", "place_pc", "place_siege_train", "place_st", "place_warship", "prize", "proconsul_cost",
    "refit", "remove_cu", "remove_forgotten_tactics", "remove_pc", "remove_siege_point", "remove_st",
    "reshuffle_strategy_deck", "reveal_hand", "seamanship", "set_die", "siege_attempt", "siege_point",
    "siege_reroll", "storm_rolls", "strait_cost", "strategy_rating", "take_supremacy", "truce", "wins_ties",
)  # fmt: skip
PLACES: Final[tuple[str, ...]] = (
    "miat", "port", "city", "tribe", "own_space", "same_space", "own_general", "own_army", "own_city", "enemy_city",
    "enemy_port", "attacked_city", "one_besieged_own_port", "one_enemy_city", "one_enemy_army", "any_army", "any_force",
    "one_port_entered", "op_legal", "space_without_pc", "adjacent_by_road", "adjacent_to_tribe",
    "adjacent_to_one_own_cu_space", "province_of_victory", "adjacent_to_victory",
)  # fmt: skip
NAMED_PLACES: Final[tuple[str, ...]] = ("space", "region", "province")
CONDITIONS: Final[tuple[str, ...]] = (
    "more_ready_warships_in_port", "no_enemy_cu_there", "cu_inside",
    "city_not_fallen", "won_battle_this_turn", "won_land_battle_or_siege_this_turn", "hit", "general_in_africa",
    "inside_besieged_city", "not_inside_besieged_city", "in_own_unbesieged_major_port", "enemy_event", "own_turn",
    "siege_train_free", "besieged_own_port", "citadel_free", "dictator_allowed",
)  # fmt: skip
MOMENTS: Final[tuple[str, ...]] = (
    "activated", "end_of_movement", "hired", "turn_7_entry", "displaced", "eliminated", "end_of_turn", "tactic_draw",
    "intercepting_commander", "moving_commander", "besieging", "won_battle", "won_land_battle",
)  # fmt: skip
TRIGGERS: Final[tuple[str, ...]] = (
    "elephant_charge", "land_battle", "naval_battle", "naval_battle_any_time", "interception_declared",
    "enemy_movement", "fleet_arrived:rome", "fleet_arrived:carthage", "siege_attempt", "enemy_event", "own_turn",
    "own_die_roll", "battle_lost:rome", "battle_lost:carthage",
)  # fmt: skip
FORBIDDEN: Final[tuple[str, ...]] = (
    "avoid_interception",
    "evade",
    "determined_defense",
    "counter_events_before_battle",
)
WITHOUT: Final[tuple[str, ...]] = ("", "cu", "st", "units")
OWNERS: Final[tuple[str, ...]] = ("rome", "carthage", "opponent")  # the seats first
OPPONENT: Final = 2
PLAYER: Final = 3  # of the card, where it names nobody
LONGEST_NUMBER: Final = 3  # digits


class Effect:
    """One step of a card or an ability, with every word looked up."""

    def __init__(self, entry: Component, ids: dict[str, tuple[str, ...]]) -> None:
        self.op = entry.word("op", OPS)
        self.count = _number(entry, "count", 0)
        self.by = _number(entry, "by", 0)
        self.value = _number(entry, "set", 0) if not isinstance(entry.value("set"), str) else 0
        self.up_to = _flag(entry, "up_to")
        self.generals = _number(entry, "generals", 0)
        self.max_rating = _number(entry, "max_rating", 99)
        self.naval = _flag(entry, "naval")
        self.movement_points = _number(entry, "movement_points", 0)
        self.naval_limit = _number(entry, "naval_limit", 0)
        self.to_africa = _flag(entry, "to_africa")
        self.own_chooser = entry.has("chooser") and entry.word("chooser", ("player", "owner")) == "owner"
        self.owner = OWNERS.index(entry.word("owner", OWNERS)) if entry.has("owner") else PLAYER
        self.side = entry.word("side", (*SIDES, "own", "opponent")) if entry.has("side") else "own"
        self.what = entry.word("what", FORBIDDEN) if entry.has("what") else ""
        self.where = _places(entry, "where", ids)
        self.within = _places(entry, "within", ids)
        words = tuple(word for word, _ in self.where)
        self.in_one_place = any(word.startswith("one_") for word in words)
        self.by_raiders = "adjacent_to_one_own_cu_space" in words
        self.after_victory = "province_of_victory" in words
        self.on_miat = "miat" in words
        self.without = entry.word("without", WITHOUT) if entry.has("without") else ""
        self.when = entry.word("when", MOMENTS) if entry.has("when") else ""
        self.condition, self.condition_arg = _condition(entry, ids)
        self.keep_supremacy = _flag(entry, "keep_supremacy")
        self.inside = _flag(entry, "inside")
        self.outside_city = _flag(entry, "outside_city")
        self.large = _flag(entry, "large", True)
        self.min_cu = _number(entry, "min_cu", 0)
        self.cost = _number(entry, "pc", 0) + _number(entry, "war_chest", 0)
        self.times = _number(entry, "times", 0)
        self.round = _number(entry, "round", 0)
        self.whole_activation = entry.has("uses") and entry.word("uses", ("whole_activation",)) != ""
        self.general = ids["general"].index(entry.word("general", ids["general"])) if entry.has("general") else -1
        self.siege_points = _number(entry, "siege_points", 0)
        self.otherwise = Effect(entry.table("else"), ids) if entry.has("else") else None
        self.missing = Effect(entry.table("missing"), ids) if entry.has("missing") else None
        self.of = effects_of(entry, "of", ids) if entry.has("of") else ()


def effects_of(entry: Component, key: str, ids: dict[str, tuple[str, ...]]) -> tuple[Effect, ...]:
    """The list of steps of an entry."""
    return tuple(Effect(row, ids) for row in entry.rows(key))


def _number(entry: Component, key: str, default: int) -> int:
    return entry.number(key, -99, 99) if entry.has(key) else default


def _flag(entry: Component, key: str, default: bool = False) -> bool:
    return entry.flag(key) if entry.has(key) else default


def _places(entry: Component, key: str, ids: dict[str, tuple[str, ...]]) -> tuple[tuple[str, int], ...]:
    """Places as (word, number): the number is that of a named space, Region or Province."""
    if not entry.has(key):
        return ()
    found: list[tuple[str, int]] = []
    for word in entry.words(key):
        kind, _, name = word.partition(":")
        if name and kind in NAMED_PLACES and name in ids[kind]:
            found.append((kind, ids[kind].index(name)))
        elif not name and word in PLACES:
            found.append((word, -1))
        else:
            raise entry.refuse(f"{key} holds the unknown place {word!r}")
    return tuple(found)


def _condition(entry: Component, ids: dict[str, tuple[str, ...]]) -> tuple[str, int]:
    if not entry.has("if"):
        return "", -1
    word = entry.word("if")
    kind, _, name = word.partition(":")
    if kind == "control" and name in ids["space"]:
        return "control", ids["space"].index(name)
    if kind == "seamanship_up_to" and name in ids["level"]:
        return kind, 1 + ids["level"].index(name)
    if kind == "turn_before" and name.isdecimal() and len(name) <= LONGEST_NUMBER:
        return kind, int(name)
    if word not in CONDITIONS:
        raise entry.refuse(f"if is {word!r}, no known condition")
    return word, -1
