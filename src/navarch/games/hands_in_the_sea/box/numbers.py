"""The numbers of the rules, from the component file."""

from __future__ import annotations

from ....engine.components import Components
from .labels import LOCATIONS, SEATS, STATIONS
from .modifiers import (
    MODIFIERS,
    RESERVE_SIZE,
    RETRIEVE_COST,
    TRADER_CARDS,
    WARSHIP_COST,
    WITHDRAW_PRESTIGE_ATTACKER,
    WITHDRAW_PRESTIGE_DEFENDER,
)


class Numbers:
    """Costs, limits and thresholds, named after what they are for."""

    def __init__(self, components: Components) -> None:
        self.load_setup(components)
        self.load_rules(components)
        self.load_tracks(components)
        plain = [0] * MODIFIERS
        plain[RESERVE_SIZE] = self.reserve_size
        plain[RETRIEVE_COST] = self.retrieve_cost
        plain[WARSHIP_COST] = self.warship_cost
        plain[TRADER_CARDS] = self.trader_cards
        plain[WITHDRAW_PRESTIGE_ATTACKER] = plain[WITHDRAW_PRESTIGE_DEFENDER] = 1
        self.plain: tuple[int, ...] = tuple(plain)  # the modifiers without any Strategy card

    def load_setup(self, components: Components) -> None:
        """Tokens and the starting position [3.2, 3.3.B]."""
        tokens = components.single("components")
        self.towns = tuple(tokens.table("town_tokens").number(seat, 1, 40) for seat in SEATS)
        self.cities = tuple(tokens.table("city_tokens").number(seat, 1, 40) for seat in SEATS)
        self.fortifications = tokens.number("fortification_tokens", 0, 34)
        start = components.single("setup")
        self.silver = tuple(start.table("silver").number(seat, 0, 99) for seat in SEATS)
        self.warships = tuple(start.table("warships").number(seat, 0, 8) for seat in SEATS)
        self.hand_size = start.number("hand_size", 1, 10)
        self.reserve_size = start.number("reserve_size", 0, 20)
        self.first_actions = start.number("actions_first_round", 1, 9)
        self.actions = start.number("actions_per_round", 1, 9)
        self.row = start.number("strategy_row", 3, 3)
        self.first_seat = SEATS.index(start.word("first_player", SEATS))
        self.independent_town = LOCATIONS.index(start.word("independent_town", LOCATIONS))

    def load_rules(self, components: Components) -> None:
        """Costs, gains, limits and thresholds of chapters 4 to 6."""
        rules = components.single("numbers")
        costs, gains, limits = rules.table("costs"), rules.table("gains"), rules.table("limits")
        self.fortify_cost = costs.number("fortify")
        self.warship_cost = costs.number("warship")
        self.bribe_cost = costs.number("bribe")
        self.retrieve_cost = costs.number("retrieve_per_card")
        self.levy_factor = costs.number("emergency_levy_factor", 1, 9)
        self.discard_first = rules.table("discard_cost").number("first")
        self.discard_step = rules.table("discard_cost").number("step")
        self.pass_gain = gains.number("pass")
        self.city_income = gains.number("city_income")
        self.most_warships = limits.number("warships", 1, 8)
        self.most_prestige = limits.number("prestige", 1, 99)
        defence = rules.table("defence")
        self.intrinsic = defence.number("intrinsic")
        self.wall_strength = defence.number("fortification")
        self.combined_arms = rules.number("combined_arms")
        self.ship_hits_on = rules.table("naval_hits_on").number("warship", 1, 7)
        self.trader_cards = rules.number("trader_cards", 1, 9)
        self.strait_spaces = rules.number("straits_supply_spaces", 0, 34)
        self.winning_lead = rules.table("automatic_victory").number("vp_lead", 1)
        ending = rules.table("ending")
        self.ending_captures = ending.number("captured_points", 1)
        self.ending_prestige = ending.number("prestige", 1)
        self.last_turn = ending.number("turns", 1, 99)
        self.ending_points = ending.number("vp", 1)
        worth = rules.table("captured_points")
        self.capture_worth = tuple(worth.number(token) for token in ("town", "city", "capital"))
        final = rules.table("final_vp")
        self.final_city = final.number("city")
        self.final_prestige = final.number("prestige")
        self.final_town_won = final.number("captured_town")
        self.final_city_won = final.number("captured_city")
        bonuses = rules.rows("final_bonus")
        self.bonus_region = tuple(STATIONS.index(row.word("region", STATIONS[:4])) for row in bonuses)
        self.bonus_needed = tuple(row.number("locations") for row in bonuses)
        self.bonus_points = tuple(row.number("vp") for row in bonuses)

    def load_tracks(self, components: Components) -> None:
        """The printed tracks [2.B, 2.C]."""
        tracks = {row.word("id"): row for row in components.entries("track", 7)}
        pillage, battle, display = tracks["pillage"], tracks["battle"], tracks["strategy_row"]
        self.pillage_end = pillage.number("reset_at", 1, 99)
        penalties = pillage.table("penalties")
        self.pillage_penalty = tuple(
            penalties.number(str(space)) if penalties.has(str(space)) else 0 for space in range(self.pillage_end + 1)
        )
        self.track_defender = battle.number("spaces_for_defender", 4, 99)
        self.track_attacker = battle.number("spaces_for_attacker", 4, 99)
        self.attacker_wins_at = battle.number("attacker_wins_at", 1, 9)
        self.defender_wins_at = battle.number("defender_wins_at", 1, 9)
        rounds = battle.table("rounds")
        self.battle_rounds = (rounds.number("field", 1, 9), rounds.number("siege", 1, 9))
        surcharge, cycling = display.table("purchase_surcharge"), display.table("cycle_cost")
        self.surcharge = tuple(surcharge.number(str(position)) for position in (1, 2, 3))
        cost = tuple(cycling.number(str(position)) for position in (1, 2, 3))
        self.cycling_cost = tuple(sum(cost[len(cost) - cards :]) for cards in range(len(cost) + 1))  # from the right
