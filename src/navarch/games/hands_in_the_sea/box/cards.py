"""All 138 cards, read once, indexed by the number of the card [1.B, 2.E, 2.J]."""

from __future__ import annotations

from typing import Any, Final

from ....engine.components import Component, Components
from .effects import ALWAYS, Compiler, Condition, Operation
from .labels import CARDS, DECK_CARDS, KINDS, LEADER, ROLLERS, SEATS, TOTAL_CARDS
from .modifiers import modifiers_of
from .numbers import Numbers
from .own_cards import OwnCards, miscoloured
from .sets import members, set_of

TYPES: Final = (
    "location", "empire", "campaign", "event", "strategy", "alt_strategy", "deus_ex_machina", "alt_event",
)  # fmt: skip
SIGNS: Final = ("negative", "neutral", "positive")
CLAUSE_MODES: Final = ("add", "instead")


class Cards:
    """What is printed on the cards; sets of cards are masks."""

    def __init__(self, components: Components, numbers: Numbers, regions: dict[str, int]) -> None:
        rows = components.entries("card", TOTAL_CARDS)
        if components.ids("card") != CARDS:
            raise rows[0].refuse("the cards and their order are fixed; their values may be corrected")
        self.rows = rows
        self.of_type = {name: self.where("type", name) for name in TYPES}
        self.load_symbols()
        self.load_units()
        kinds = {name: self.of_kind[i] for i, name in enumerate(KINDS)}
        compiler = Compiler(components.file, {**kinds, "mercenary": self.mercenaries}, regions)
        self.load_actions(compiler)
        self.load_events(compiler)
        self.load_strategies(compiler, numbers)
        self.load_deus(compiler)
        self.programs: tuple[tuple[Operation, ...], ...] = tuple(compiler.programs)
        self.check_ignored_events()
        self.own: tuple[OwnCards, ...] = tuple(OwnCards(self, seat) for seat in range(len(SEATS)))

    # ---- reading ----

    def where(self, key: str, value: object) -> int:
        """The mask of the cards with that value."""
        return set_of(n for n, row in enumerate(self.rows) if row.value(key) == value)

    def having(self, key: str) -> int:
        """The mask of the cards on which that number is above 0."""
        return set_of(n for n, row in enumerate(self.rows) if row.has(key) and row.number(key) > 0)

    def values(self, key: str, low: int = 0) -> tuple[int, ...]:
        """A number for each Location and Empire card, 0 where there is none."""
        return tuple(row.number(key, low) if row.has(key) else 0 for row in self.rows[:DECK_CARDS])

    # ---- Location and Empire cards ----

    def load_symbols(self) -> None:
        """The symbols of the Ability box [2.K, 2.S, 2.L, 2.M, 2.O, 2.U1]."""
        self.wagon = self.having("wagon")
        self.ship = self.having("ship")
        self.colonist = self.having("colonist")
        self.wine = self.having("wine")
        self.coin = self.values("silver")
        self.coins = self.having("silver") & self.of_type["location"]
        self.mercenaries = self.where("mercenary", True)
        self.decks = (self.where("deck", "roman"), self.where("deck", "carthaginian") & ~self.of_type["campaign"])
        self.neutral = self.where("deck", "neutral")
        for card in members(miscoloured(self)):
            raise self.rows[card].refuse("the colour of a card is fixed")
        self.start_empire = tuple(self.where("start", True) & deck for deck in self.decks)
        self.kept = self.where("cannot_return_to_empire_deck", True)

    def load_units(self) -> None:
        """Units and what they can do [2.P, 2.Q, 2.T, 2.V, 2.W]."""
        self.of_kind = tuple(self.where("kind", kind) for kind in KINDS)
        self.kind = tuple(
            KINDS.index(str(row.value("kind"))) if row.value("kind") in KINDS else -1 for row in self.rows
        )
        self.leaders = self.of_kind[LEADER]
        self.infantry = self.of_kind[0] | self.of_kind[1]
        self.sword = self.values("sword")
        self.strength = self.values("strength")
        self.strength_defending = tuple(
            row.number("strength_defending") if row.has("strength_defending") else self.strength[n]
            for n, row in enumerate(self.rows[:DECK_CARDS])
        )
        self.strength_siege = self.values("strength_siege_attacking")
        self.opens = self.having("sword") | self.having("strength") | self.where("sword_symbol_for_attack", True)
        self.rollers = set_of(CARDS.index(name) for name in ROLLERS)
        self.roller_number = tuple(ROLLERS.index(name) if name in ROLLERS else -1 for name in CARDS[:DECK_CARDS])
        rolling = [self.rows[CARDS.index(name)] for name in ROLLERS]
        self.rolled_strength = tuple(row.numbers("strength_die", -9, 9) for row in rolling)
        self.siege_roll = tuple(row.number("siege_die_modifier", -5, 5) for row in rolling)
        self.naval_hits_on = self.values("naval_hits_on")
        self.cost = self.values("cost")
        self.within_price = tuple(
            set_of(n for n in range(DECK_CARDS) if self.cost[n] <= price) for price in range(max(self.cost) + 1)
        )
        self.manpower = self.where("manpower", True)
        self.levied = self.where("emergency_levy", True)
        self.raiders = self.where("can_raid", True)
        self.raid_blocks = self.where("can_block_raid", True)
        self.pillage_blocks = self.where("can_block_pillage", True)
        self.bribers = self.where("can_bribe", True)
        self.bribe_blocks = self.where("can_block_bribe", True)
        self.going_home = self.where("returns_to_empire_deck_after_battle", True)
        self.never_lost = self.where("cannot_be_taken_as_loss", True)
        self.walls = self.where("kind", "fortification")
        self.merchants = self.having("silver_per_wine")
        self.wine_price = self.values("silver_per_wine")

    def load_actions(self, compiler: Compiler) -> None:
        """Empire cards with an action of their own [5.4.A]; a program each, or -1."""
        programs = [-1] * DECK_CARDS
        for number, row in enumerate(self.rows[:DECK_CARDS]):
            steps = self.steps(row)
            if steps:
                programs[number] = compiler.program(CARDS[number], steps)
        self.action_program = tuple(programs)
        self.action_cards = set_of(n for n in range(DECK_CARDS) if programs[n] >= 0)

    @staticmethod
    def steps(row: Component) -> list[dict[str, Any]]:
        """The steps of a card, none where it has no text of its own."""
        said: Any = row.plain("steps") or []
        if not isinstance(said, list) or not all(isinstance(step, dict) for step in said):
            raise row.refuse("steps must be a list of tables")
        return said

    # ---- events, strategies, Deus Ex Machina ----

    def load_events(self, compiler: Compiler) -> None:
        """Events: ranges, sign, effect, and what a Strategy card changes [4.7.B, 4.7.E]."""
        self.events = self.of_type["event"]
        self.alt_events = self.of_type["alt_event"]
        self.stands_for = tuple(
            CARDS.index(row.word("replaces", CARDS)) if row.has("replaces") else n for n, row in enumerate(self.rows)
        )
        size = TOTAL_CARDS
        program, clause, clause_card, replaces = [-1] * size, [-1] * size, [-1] * size, [0] * size
        low, high, sign, applies = [0] * (2 * size), [0] * (2 * size), [0] * size, [ALWAYS] * size
        for n, row in enumerate(self.rows):
            if not (self.events | self.alt_events) >> n & 1:
                continue
            sign[n] = SIGNS.index(row.word("sign", SIGNS)) - 1
            program[n] = compiler.program(CARDS[n], self.steps(row))
            if row.has("applies_if"):
                applies[n] = compiler.condition(CARDS[n], row.table("applies_if").whole())
            if row.has("strategy_clause"):
                said = row.table("strategy_clause")
                clause_card[n] = CARDS.index(said.word("card", CARDS))
                replaces[n] = CLAUSE_MODES.index(said.word("mode", CLAUSE_MODES))
                clause[n] = compiler.program(CARDS[n], self.steps(said))
            for seat, name in enumerate(SEATS):
                if row.has(name):
                    low[n * 2 + seat], high[n * 2 + seat] = row.numbers(name, 1, 6)
        self.event_program, self.event_sign = tuple(program), tuple(sign)
        self.event_applies: tuple[Condition, ...] = tuple(applies)
        self.clause_card, self.clause_program, self.clause_replaces = tuple(clause_card), tuple(clause), tuple(replaces)
        self.range_low, self.range_high = tuple(low), tuple(high)
        self.has_die = self.where("die", True)
        self.reshuffles = self.where("reshuffle", True)

    def load_strategies(self, compiler: Compiler, numbers: Numbers) -> None:
        """Strategy cards: owner, price, maintenance and abilities [2.X, 4.6.B, 7.1.A]."""
        self.strategies = self.of_type["strategy"]
        self.alt_strategies = self.of_type["alt_strategy"]
        owner, price, upkeep = [-1] * TOTAL_CARDS, [0] * TOTAL_CARDS, [0] * TOTAL_CARDS
        modifiers = [numbers.plain] * TOTAL_CARDS
        for n, row in enumerate(self.rows):
            if (self.strategies | self.alt_strategies) >> n & 1:
                owner[n] = (*SEATS, "any").index(row.word("owner", (*SEATS, "any")))
                price[n] = row.number("cost", 0, 20)
                upkeep[n] = row.number("maintenance", 0, 9) if row.has("maintenance") else 0
                modifiers[n] = modifiers_of(compiler, CARDS[n], self.steps(row), numbers.plain)
        self.strategy_owner = tuple(seat if seat < len(SEATS) else -1 for seat in owner)
        self.cheapest_strategy = min(price[n] for n in members(self.strategies | self.alt_strategies))
        self.strategy_price, self.maintenance, self.modifiers = tuple(price), tuple(upkeep), tuple(modifiers)

    def load_deus(self, compiler: Compiler) -> None:
        """Deus Ex Machina cards: owner, cost and effect [7.2.A, 7.2.C]."""
        self.deus = (0, 0)
        program, points, silver = [-1] * TOTAL_CARDS, [0] * TOTAL_CARDS, [0] * TOTAL_CARDS
        owned = [0, 0]
        for n, row in enumerate(self.rows):
            if self.of_type["deus_ex_machina"] >> n & 1:
                owned[SEATS.index(row.word("owner", SEATS))] |= 1 << n
                cost = row.table("cost")
                points[n] = cost.number("vp", 0, 50) if cost.has("vp") else 0
                silver[n] = cost.number("silver", 0, 50) if cost.has("silver") else 0
                program[n] = compiler.program(CARDS[n], self.steps(row))
        self.deus = (owned[0], owned[1])
        self.deus_program, self.deus_points, self.deus_silver = tuple(program), tuple(points), tuple(silver)

    def check_ignored_events(self) -> None:
        """A Strategy card ignores only events that say so themselves [E.MercenaryRevoltAlt.2]."""
        for n, row in enumerate(self.rows):
            for step in self.steps(row):
                for name in step.get("cards", ()) if step.get("op") == "ignore_event" else ():
                    event = CARDS.index(name) if name in CARDS else n
                    agreed = self.clause_card[event] == self.stands_for[n] and self.clause_replaces[event]
                    if not agreed or self.programs[self.clause_program[event]]:
                        raise row.refuse(f"ignores {name}, which has no such strategy_clause")
