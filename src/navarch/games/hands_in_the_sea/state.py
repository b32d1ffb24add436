"""The position: tokens, tracks, battles and where each of the 138 cards is."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ...engine.state import State
from .box.labels import BOTH_SEATS, BOTTOM, PORT, ROLLERS
from .ch04_3_sea_and_supply.supply import survey

if TYPE_CHECKING:
    from .game import HandsInTheSea


class BoardState(State):
    """What lies on the board: tracks and tokens."""

    FIELDS: ClassVar[dict[str, str]] = {
        "turn": "number",
        "novices": "set seat",  # those who have not yet begun their first round
        "deeds": "set deed",  # what the active player did in this round
        "curfew": "number",  # 1: the active player may take no free actions in this round
        "bank": "number",  # what the bank has paid out less what it took
        "silver": "seat: number",
        "points": "seat: number",
        "prestige": "seat: number",
        "pillage": "seat: number",
        "warships": "seat: number",
        "fleet": "seat: station",
        # tokens on the board, in stock and captured
        "held": "seat: set location",
        "cities": "set location",
        "capitals": "set location",
        "independent": "set location",
        "forts": "set location",
        "towns": "seat: number",
        "city_stock": "seat: number",
        "towns_won": "seat: number",
        "cities_won": "seat: number",
        "capitals_won": "seat: number",
    }

    def __init__(self, game: HandsInTheSea, players: int, options: list[int]) -> None:
        super().__init__(game, players, options)
        self.turn = 1
        self.novices = BOTH_SEATS
        self.deeds = 0
        self.curfew = 0
        self.bank = 0
        self.silver = [0, 0]
        self.points = [0, 0]
        self.prestige = [0, 0]
        self.pillage = [0, 0]
        self.warships = [0, 0]
        self.fleet = [PORT, PORT]
        self.held = [0, 0]
        self.cities = 0
        self.capitals = 0
        self.independent = 0
        self.forts = 0
        self.towns = [0, 0]
        self.city_stock = [0, 0]
        self.towns_won = [0, 0]
        self.cities_won = [0, 0]
        self.capitals_won = [0, 0]

    def take_fields(self, old: State) -> None:
        """All fields written out, here and below: a clone is what search makes most of."""
        assert isinstance(old, BoardState)
        self.turn = old.turn
        self.novices = old.novices
        self.deeds = old.deeds
        self.curfew = old.curfew
        self.bank = old.bank
        self.silver = old.silver[:]
        self.points = old.points[:]
        self.prestige = old.prestige[:]
        self.pillage = old.pillage[:]
        self.warships = old.warships[:]
        self.fleet = old.fleet[:]
        self.held = old.held[:]
        self.cities = old.cities
        self.capitals = old.capitals
        self.independent = old.independent
        self.forts = old.forts
        self.towns = old.towns[:]
        self.city_stock = old.city_stock[:]
        self.towns_won = old.towns_won[:]
        self.cities_won = old.cities_won[:]
        self.capitals_won = old.capitals_won[:]


class CardState(BoardState):
    """Where each card is: with the players, in battles and in the common piles."""

    FIELDS: ClassVar[dict[str, str]] = {
        **BoardState.FIELDS,
        # cards of the players
        "hand": "seat: set card",
        "deck": "seat: set card",
        "top_rome": "list card",
        "top_carthage": "list card",
        "discard": "seat: set card",
        "reserve": "seat: set card",
        "empire": "seat: set card",
        "neutral": "set card",
        "aboard": "seat: set card",  # Leaders and Infantry in the naval battle under way
        "seen": "seat: set card",  # cards that the opponent knows to be in Hand
        "counted": "seat: set card",  # cards that the opponent knows to be in Hand or hidden Reserve, not in which
        "campaign": "campaign_place",
        "idle": "number",  # Carthage's rounds in a row without a card leaving its Draw deck
        "stirred": "number",
        # land battles, by the seat that began them
        "site": "seat: location",
        "battle_round": "seat: number",
        "marker": "seat: number",
        "force": "seat: seat: set card",
        "arms": "seat: set seat",  # who has the Combined Arms bonus there
        "rolled": "roller: number",
        # common cards
        "event_deck": "set card",
        "event_discard": "set card",
        "reshuffle": "number",
        "strategy_deck": "set card",
        "strategy_discard": "set card",
        "row": "list card",  # positions 1, 2, 3
        "strategy": "seat: card",
        "flipped": "set seat",
        "upkeep": "seat: number",
        "deus": "seat: card",
        "removed": "set card",
    }

    def __init__(self, game: HandsInTheSea, players: int, options: list[int]) -> None:
        super().__init__(game, players, options)
        self.hand = [0, 0]
        self.deck = [0, 0]
        self.top_rome: list[int] = []
        self.top_carthage: list[int] = []
        self.discard = [0, 0]
        self.reserve = [0, 0]
        self.empire = [0, 0]
        self.neutral = 0
        self.aboard = [0, 0]
        self.seen = [0, 0]
        self.counted = [0, 0]
        self.campaign = BOTTOM
        self.idle = 0
        self.stirred = 0
        self.site = [-1, -1]
        self.battle_round = [0, 0]
        self.marker = [0, 0]
        self.force = [0, 0, 0, 0]
        self.arms = [0, 0]
        self.rolled = [0] * len(ROLLERS)
        self.event_deck = 0
        self.event_discard = 0
        self.reshuffle = 0
        self.strategy_deck = 0
        self.strategy_discard = 0
        self.row: list[int] = []
        self.strategy = [-1, -1]
        self.flipped = 0
        self.upkeep = [0, 0]
        self.deus = [-1, -1]
        self.removed = 0

    def take_fields(self, old: State) -> None:
        """The cards, after the board."""
        super().take_fields(old)
        assert isinstance(old, CardState)
        self.hand = old.hand[:]
        self.deck = old.deck[:]
        self.top_rome = old.top_rome[:]
        self.top_carthage = old.top_carthage[:]
        self.discard = old.discard[:]
        self.reserve = old.reserve[:]
        self.empire = old.empire[:]
        self.neutral = old.neutral
        self.aboard = old.aboard[:]
        self.seen = old.seen[:]
        self.counted = old.counted[:]
        self.campaign = old.campaign
        self.idle = old.idle
        self.stirred = old.stirred
        self.site = old.site[:]
        self.battle_round = old.battle_round[:]
        self.marker = old.marker[:]
        self.force = old.force[:]
        self.arms = old.arms[:]
        self.rolled = old.rolled[:]
        self.event_deck = old.event_deck
        self.event_discard = old.event_discard
        self.reshuffle = old.reshuffle
        self.strategy_deck = old.strategy_deck
        self.strategy_discard = old.strategy_discard
        self.row = old.row[:]
        self.strategy = old.strategy[:]
        self.flipped = old.flipped
        self.upkeep = old.upkeep[:]
        self.deus = old.deus[:]
        self.removed = old.removed


class HandsState(CardState):
    """Rome is seat 0, Carthage seat 1. Markers count from the attacker's side: 2 is two in the attacker's favour."""

    FIELDS: ClassVar[dict[str, str]] = {
        **CardState.FIELDS,
        # what events and options leave behind
        "fate": "seat",
        "curbed": "seat: number",  # rounds to come with limited actions
        "curbed_actions": "seat: number",
        "curbed_free": "seat: number",
        "leaderless": "set seat",
        "waived": "set seat",  # who has used a free Colonist in this round
        "overtime": "number",
        "cause": "ending",
    }
    STATIC: ClassVar[tuple[str, ...]] = ("board", "cards", "num", "worth", "lines", "reach", "live", "secret_reserve")
    SECRET: ClassVar[dict[str, str]] = {
        "hand": "own, counted",  # [5.4.4.C]
        "deck": "own, counted",
        "reserve": "own, counted if hidden_reserve",  # [5.4.4.D]
        "deus": "own, counted",  # [7.2.A]
        "removed": "counted",  # the three cards of Deus that were not chosen lie here
    }

    def __init__(self, game: HandsInTheSea, players: int, options: list[int]) -> None:
        super().__init__(game, players, options)
        self.board = game.box.board
        self.cards = game.box.cards
        self.num = game.box.num
        self.worth = game.worth
        self.lines: list[int] = []  # for each seat and closed Sea Zone its `reach`, if traced: replaced as a whole
        self.reach: list[int] = [0, 0]  # for each seat the locations with a line of supply, replaced as a whole
        self.live: list[int] = [0, 0]  # for each seat the Location cards it could use if they were in Hand, likewise
        self.secret_reserve = False
        self.fate = -1
        self.curbed = [0, 0]
        self.curbed_actions = [0, 0]
        self.curbed_free = [0, 0]
        self.leaderless = 0
        self.waived = 0
        self.overtime = 0
        self.cause = -1

    def prepare(self) -> None:
        """Work out supply, and whether Reserves lie face down [5.4.4.D]."""
        self.secret_reserve = bool(self.option("hidden_reserve"))
        survey(self)

    def take_fields(self, old: State) -> None:
        """What is left, after the board and the cards."""
        super().take_fields(old)
        assert isinstance(old, HandsState)
        self.board = old.board
        self.cards = old.cards
        self.num = old.num
        self.worth = old.worth
        self.lines = old.lines
        self.reach = old.reach
        self.live = old.live
        self.secret_reserve = old.secret_reserve
        self.fate = old.fate
        self.curbed = old.curbed[:]
        self.curbed_actions = old.curbed_actions[:]
        self.curbed_free = old.curbed_free[:]
        self.leaderless = old.leaderless
        self.waived = old.waived
        self.overtime = old.overtime
        self.cause = old.cause

    def top(self, seat: int) -> list[int]:
        """The cards known to lie on top of a Draw deck, the lowest of them first [5.4.1.E]."""
        return self.top_carthage if seat else self.top_rome

    def modifier(self, seat: int, number: int) -> int:
        """What a player's Strategy card makes of a number of the rules [4.6.B, 7.1.E]."""
        card = self.strategy[seat]
        if card < 0 or self.flipped >> seat & 1:
            return self.num.plain[number]
        return self.cards.modifiers[card][number]
