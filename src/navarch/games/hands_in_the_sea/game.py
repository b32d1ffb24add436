"""Hands in the Sea: the game as the engine knows it."""

from __future__ import annotations

import random
from pathlib import Path
from typing import ClassVar, Final

from ...engine.account import Share
from ...engine.components import Components
from ...engine.edit import Stocks
from ...engine.event import Event
from ...engine.game import Articles, Game, Option, ReactionWindow
from ...engine.ledger import read_ledger
from ...engine.procedure import Procedure
from ...engine.search_settings import SearchSettings
from ...engine.state import State
from .actions import SPACE
from .advice.evaluate import evaluate
from .advice.holdings import holdings
from .advice.scores import action_scores
from .advice.worth import card_worths
from .box.box import Box
from .box.labels import (
    CAMPAIGN_PLACES,
    CARDS,
    DEEDS,
    DICE,
    ENDINGS,
    LOCATIONS,
    NEEDS,
    PILES,
    ROLLERS,
    SEATS,
    STATIONS,
)
from .box.labels import NUMBERS as NUMERALS
from .ch03_setup.setup import SetUp
from .ch04_7_events_and_card_effects.magistrate import Reform, SendBack
from .ch04_7_events_and_card_effects.peace import EndRoll
from .ch04_7_events_and_card_effects.random_event import Program, RandomEvent
from .ch04_7_events_and_card_effects.ransom import PayOr, Ransom
from .ch04_7_events_and_card_effects.struck_battle import ShiftBattle
from .ch04_7_events_and_card_effects.struck_place import NamePlace
from .ch04_7_events_and_card_effects.take_card import TakeCard
from .ch04_hand_and_deck.draw_effects import DrawCards
from .ch04_hand_and_deck.refill import Refill
from .ch04_rounds.campaign import Campaign
from .ch04_rounds.play import Play
from .ch04_rounds.round import Round
from .ch05_1_expansive.develop import Develop
from .ch05_1_expansive.payment import Pay
from .ch05_1_expansive.settle import Settle
from .ch05_2_aggressive.attack import Attack
from .ch05_2_aggressive.battle_cards import EnterBattle
from .ch05_2_aggressive.blocking import Block
from .ch05_2_aggressive.bribery import Bribe
from .ch05_2_aggressive.card_losses import GiveUp, RandomLoss
from .ch05_2_aggressive.cavalry_raid import Raid
from .ch05_2_aggressive.engage_fleet import Engage, NavalBattle
from .ch05_2_aggressive.naval_cards import Embark
from .ch05_2_aggressive.naval_dice import RollAgain, Volley
from .ch05_2_aggressive.naval_retreat import Retreat
from .ch05_2_aggressive.reinforce import Reinforce
from .ch05_2_aggressive.resolve_battle import CheckBattles, EndBattle
from .ch05_3_financial.merchant import Sell
from .ch05_3_financial.pillage import Pillage
from .ch05_3_financial.trader import Trade
from .ch05_4_card_management.discard import Discard
from .ch05_4_card_management.draft import Draft
from .ch05_5_strategy.display import FillRow
from .ch05_6_other.build_warship import Build
from .ch05_6_other.withdraw import Withdraw
from .seen.account import account
from .seen.check import check
from .seen.sample import sample
from .seen.shape import HandsView
from .seen.stocks import follow, stocks
from .seen.view import view
from .state import HandsState
from .texts import TEXTS

LEDGER = read_ledger(Path(__file__).parent / "rules.toml")
NOUNS = {
    "seat": SEATS,
    "location": LOCATIONS,
    "card": CARDS,
    "station": STATIONS,
    "number": NUMERALS,
    "die": DICE,
    "deed": DEEDS,
    "need": NEEDS,
    "roller": ROLLERS,
    "campaign_place": CAMPAIGN_PLACES,
    "pile": PILES,
    "ending": ENDINGS,
}


NAMED: Final = ("empire", "region", "connection_kind", "home_port", "term", "sea_zone", "track")
PRINTED: Final = {"card": ("card", "text"), **{table: (table, "name") for table in NAMED}}


class HandsInTheSea(Game):
    """Hands in the Sea, by Daniel Berger (Knight Works 2016): Rome against Carthage. [1.A]"""

    name = "hands-in-the-sea"
    title = "Hands in the Sea"
    version = "2"
    players = (2,)
    default_players = 2
    # As strong as with the usual doubt, as far as 300 games tell.
    search: ClassVar[SearchSettings] = SearchSettings(doubt=0.0)
    options = (
        Option("fate_token", "6F.A"),
        Option("hidden_reserve", "5.4.4.D"),
        Option("strategy_maintenance", "7.1.A"),
        Option("deus_ex_machina", "7.2.A"),
        Option("alternate_events", "7.3.A"),  # all five
        Option("alternate_leaders_quarrel", "7.3.B"),
        Option("alternate_mercenary_revolt", "7.3.B"),
        Option("alternate_naval_disaster", "7.3.B"),
        Option("alternate_rebellion", "7.3.B"),
        Option("alternate_storms_at_sea", "7.3.C"),
    )
    procedures: ClassVar[tuple[type[Procedure], ...]] = (
        SetUp, Play, Round, Refill, DrawCards, Campaign, RandomEvent, Program, FillRow, Pay, Settle, Develop, Attack,
        EnterBattle, Reinforce, CheckBattles, EndBattle, Withdraw, GiveUp, RandomLoss, Raid, Block, Engage, NavalBattle,
        Embark, Volley, RollAgain, Retreat, Bribe, Trade, Sell, Pillage, Draft, Discard, SendBack, Reform, TakeCard,
        Ransom, PayOr, ShiftBattle, NamePlace, EndRoll, Build,
    )  # fmt: skip
    texts = TEXTS
    printed = PRINTED
    articles: ClassVar[dict[str, Articles]] = {
        "card": Articles("card", ("2.E",)),
        "location": Articles("location", ("2.A", "2.Y"), named=False),
    }
    endings = (*ENDINGS, "capital", "sicily", "lead")
    told = True
    piles: ClassVar[dict[str, tuple[str, ...]]] = {
        "card": (
            "removed", "neutral", "empire", "deck", "top_rome", "top_carthage", "discard", "hand", "reserve", "aboard",
            "force", "event_deck", "event_discard", "strategy_deck", "strategy_discard", "row", "strategy", "deus",
        ),
    }  # fmt: skip
    open_choices = ("struck_place",)
    quiet_choices = ("action",)
    windows = tuple(ReactionWindow(choice, "decline") for choice in Block.CHOICES)  # [5.2.4.J, 5.2.6.B, 5.3.4.E]
    orders = {"battle": ("attacked", "engaged"), "turn": ("turn-begins",)}  # [5.2.1.D, 5.2.5.A]

    def __init__(self, components: Components) -> None:
        self.box = Box(components)
        self.worth = [card_worths(self.box.cards, seat) for seat in range(len(SEATS))]
        super().__init__(SPACE, NOUNS, make_state, HandsState.FIELDS, HandsState.STATIC, LEDGER, components)

    def start(self, s: State) -> None:
        """Set-up comes first."""
        s.call(Play())

    def view(self, s: State, seat: int | None) -> HandsView:
        """What a seat sees."""
        assert isinstance(s, HandsState)
        return view(s, seat)

    def sample(self, s: State, seat: int, rng: random.Random) -> State:
        """The opponent's Hand, deck and secrets drawn anew."""
        assert isinstance(s, HandsState)
        return sample(s, seat, rng)

    def check(self, s: State) -> str:
        """Every card and token in exactly one place."""
        assert isinstance(s, HandsState)
        return check(s)

    def stocks(self, s: State) -> Stocks:
        """What must stand in the stocks."""
        assert isinstance(s, HandsState)
        return stocks(s)

    def follow(self, s: State, before: State) -> None:
        """What an edit brings along."""
        assert isinstance(s, HandsState)
        assert isinstance(before, HandsState)
        follow(s, before)

    def turn(self, s: State) -> int:
        """The turn on the track."""
        assert isinstance(s, HandsState)
        return s.turn

    def account(self, s: State, seat: int | None, told: list[Event]) -> list[Share]:
        """Where points come from."""
        assert isinstance(s, HandsState)
        return account(s, told)

    def holdings(self, s: State, seat: int) -> list[Share]:
        """What advice speaks of."""
        assert isinstance(s, HandsState)
        return holdings(s, seat)

    def action_scores(self, s: State, seat: int) -> list[int]:
        """How good each action looks."""
        assert isinstance(s, HandsState)
        return action_scores(s, seat)

    def evaluate(self, s: State) -> list[float]:
        """How well each seat fares."""
        assert isinstance(s, HandsState)
        return evaluate(s)


def make_state(game: Game, players: int, options: list[int]) -> State:
    """The state before set-up."""
    assert isinstance(game, HandsInTheSea)
    return HandsState(game, players, options)
