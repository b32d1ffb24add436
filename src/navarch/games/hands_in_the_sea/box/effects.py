"""The closed vocabulary of card effects: the steps of a card become tuples of ints; anything unknown is refused.

The steps of a card are a program, which `Program` in chapter 4.7 carries out.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from ....engine.errors import BadComponents
from .labels import TOTAL_CARDS

AT_ONCE: Final = (
    "draw",
    "return_then_draw",
    "return_card",
    "discard_card",
    "take_card",
    "ransom_cards",
    "gain_silver",
    "lose_silver",
    "pay_or",
    "gain_vp",
    "gain_warships",
    "destroy_warships",
    "shift_battle",
    "remove_fortification",
    "remove_town",
    "city_to_town",
    "limit_round",
    "forbid_leaders",
    "discard_strategy",
    "end_game_roll",
    "draw_event",
    "reshuffle_events",
    "shuffle_in_this_event",
)
DRAW_CARDS: Final = 0
RETURN_THEN_DRAW: Final = 1
RETURN_CARD: Final = 2
DISCARD_CARD: Final = 3
TAKE_CARD: Final = 4
RANSOM_CARDS: Final = 5
GAIN_SILVER: Final = 6
LOSE_SILVER: Final = 7
PAY_OR: Final = 8
GAIN_VP: Final = 9
GAIN_WARSHIPS: Final = 10
DESTROY_WARSHIPS: Final = 11
SHIFT_BATTLE: Final = 12
REMOVE_FORTIFICATION: Final = 13
REMOVE_TOWN: Final = 14
CITY_TO_TOWN: Final = 15
LIMIT_ROUND: Final = 16
FORBID_LEADERS: Final = 17
DISCARD_STRATEGY: Final = 18
END_GAME_ROLL: Final = 19
DRAW_EVENT: Final = 20
RESHUFFLE_EVENTS: Final = 21
SHUFFLE_IN_THIS_EVENT: Final = 22
ALL_OF_THEM: Final = -1
HALF_DOWN: Final = -2
HALF_UP: Final = -3
HALF_TURN_UP: Final = -4
THE_PLAYER: Final = 0
THE_OPPONENT: Final = 1
LORD_OF_SYRACUSE: Final = 2
PLAYERS: Final = {"": THE_PLAYER, "opponent": THE_OPPONENT, "controller_of_syracuse": LORD_OF_SYRACUSE}
BY_OWNER: Final = 0
BY_OPPONENT: Final = 1
BY_CHANCE: Final = 2
CHOOSERS: Final = {"owner": BY_OWNER, "opponent": BY_OPPONENT, "random": BY_CHANCE}
FROM_HAND: Final = 1
FROM_RESERVE: Final = 2
FROM_BATTLE: Final = 4
FROM_DISCARD: Final = 8
FROM_EMPIRE: Final = 16
FROM_SHIPS: Final = 32  # cards in the naval battle under way; no card names this place
SOURCES: Final = {
    "hand": FROM_HAND, "reserve": FROM_RESERVE, "battle": FROM_BATTLE, "discard": FROM_DISCARD,
    "empire_deck": FROM_EMPIRE,
}  # fmt: skip
AMOUNTS: Final = {"all": ALL_OF_THEM, "half_down": HALF_DOWN, "half_up": HALF_UP, "half_turn_up": HALF_TURN_UP}
NO_LIMIT: Final = 99


class Condition(NamedTuple):
    """When a step counts: all of it must hold. `at_sea` 1 asks for a Fleet out of port, -1 for nothing."""

    at_sea: int
    turn_min: int
    turn_max: int
    warships_min: int
    warships_max: int


ALWAYS: Final = Condition(-1, 0, NO_LIMIT, 0, NO_LIMIT)


class Operation(NamedTuple):
    """One operation; `otherwise` is the program carried out if it could do nothing, or -1."""

    op: int
    player: int
    cards: int
    places: int
    number: int
    chooser: int
    amount: int
    per_city: int
    region: int
    region_amount: int
    siege: int
    when: Condition
    unless: Condition | None
    otherwise: int
    ransom: int
    low: int
    high: int
    free_actions: int


FIELDS_OF: Final = {
    "draw": {"count"},
    "return_then_draw": {"max"},
    "return_card": {"kinds", "from", "count", "chooser"},
    "discard_card": {"kinds", "from", "count", "chooser"},
    "take_card": {"kinds", "from", "to", "count"},
    "ransom_cards": {"kinds", "from", "silver"},
    "gain_silver": {"amount"},
    "lose_silver": {"amount", "per"},
    "pay_or": {"silver"},
    "gain_vp": {"amount"},
    "gain_warships": {"count"},
    "destroy_warships": {"amount"},
    "shift_battle": {"battle", "by", "region", "by_in_region", "chooser"},
    "remove_fortification": {"count", "chooser"},
    "remove_town": {"where", "count", "chooser", "ransom"},
    "city_to_town": {"count", "capital", "chooser"},
    "limit_round": {"rounds", "actions", "free_actions"},
    "forbid_leaders": {"until"},
    "discard_strategy": set(),
    "end_game_roll": {"on"},
    "draw_event": set(),
    "reshuffle_events": set(),
    "shuffle_in_this_event": set(),
}
SHARED_FIELDS: Final = {"op", "player", "if", "unless", "else"}
THE_ONLY_TOWNS: Final = {"start_location": False, "fortified": False, "battle": False}


class Compiler:
    """Turns the steps of cards into programs, by the card masks of the kinds."""

    def __init__(self, file: str, kinds: dict[str, int], regions: dict[str, int]) -> None:
        self.file = file
        self.kinds = kinds
        self.regions = regions
        self.programs: list[tuple[Operation, ...]] = []

    def bad(self, card: str, reason: str) -> BadComponents:
        """The refusal of an entry."""
        return BadComponents(self.file, f"card {card}", reason)

    def program(self, card: str, steps: list[dict[str, Any]]) -> int:
        """The number of the program that carries out these steps."""
        made = tuple(self.step(card, step) for step in steps)
        self.programs.append(made)
        return len(self.programs) - 1

    def step(self, card: str, said: dict[str, Any]) -> Operation:
        """One step; an unknown operation or field is refused."""
        op = said.get("op", "")
        if op not in AT_ONCE:
            raise self.bad(card, f"unknown effect {op!r}")
        strange = set(said) - SHARED_FIELDS - FIELDS_OF[op]
        if strange:
            raise self.bad(card, f"{op} knows no {', '.join(sorted(strange))}")
        self.check_fixed(card, said)
        low, high = said.get("on", (0, 0))
        return Operation(
            op=AT_ONCE.index(op),
            player=self.one_of(card, PLAYERS, said.get("player", "")),
            cards=self.card_mask(card, said.get("kinds")),
            places=sum(self.one_of(card, SOURCES, place) for place in said.get("from", [])),
            number=self.number(card, said.get("count", said.get("max", said.get("rounds", 1)))),
            chooser=self.one_of(card, CHOOSERS, said.get("chooser", "owner")),
            amount=self.number(card, said.get("amount", said.get("silver", said.get("by", said.get("actions", 0))))),
            per_city=int(said.get("per", "") == "city"),
            region=self.one_of(card, self.regions, said["region"]) if "region" in said else -1,
            region_amount=said.get("by_in_region", 0),
            siege=int(said.get("battle", "any") == "siege"),
            when=self.condition(card, said.get("if", {})),
            unless=self.condition(card, said["unless"]) if "unless" in said else None,
            otherwise=self.program(card, said["else"]) if "else" in said else -1,
            ransom=said.get("ransom", 0),
            low=low,
            high=high,
            free_actions=int(said.get("free_actions", True)),
        )

    def check_fixed(self, card: str, said: dict[str, Any]) -> None:
        """Fields that are written out for the reader but have one value only."""
        fixed = {"to": "hand", "until": "next_campaign", "capital": False, "where": THE_ONLY_TOWNS, "per": "city"}
        for field, value in fixed.items():
            if field in said and said[field] != value:
                raise self.bad(card, f"{field} must be {value!r}")
        if said.get("battle", "any") not in ("any", "siege"):
            raise self.bad(card, "battle must be any or siege")
        if said.get("chooser") == "random" and (said["op"] != "discard_card" or said["from"] != ["hand"]):
            raise self.bad(card, "only discards from hand are random")
        if said["op"] in ("remove_fortification", "remove_town", "city_to_town", "take_card") and said["count"] != 1:
            raise self.bad(card, f"{said['op']} takes one at a time")

    def one_of(self, card: str, words: dict[str, int], said: object) -> int:
        """One of these words."""
        if not isinstance(said, str) or said not in words:
            raise self.bad(card, f"{said!r} is none of {', '.join(name for name in words if name)}")
        return words[said]

    def number(self, card: str, said: object) -> int:
        """A number or one of the words for amounts."""
        if isinstance(said, int) and not isinstance(said, bool):
            return said
        return self.one_of(card, AMOUNTS, said)

    def card_mask(self, card: str, kinds: list[str] | None) -> int:
        """All cards of these kinds; without kinds every card."""
        if kinds is None:
            return (1 << TOTAL_CARDS) - 1
        mask = 0
        for kind in kinds:
            mask |= self.one_of(card, self.kinds, kind)
        return mask

    def condition(self, card: str, said: dict[str, Any]) -> Condition:
        """Conditions by name."""
        known = {"fleet_at_sea": -1, "turn_min": 0, "turn_max": NO_LIMIT, "warships_min": 0, "warships_max": NO_LIMIT}
        if set(said) - set(known):
            raise self.bad(card, f"unknown condition {', '.join(sorted(set(said) - set(known)))}")
        values = [int(said.get(name, default)) for name, default in known.items()]
        return Condition(*values)
