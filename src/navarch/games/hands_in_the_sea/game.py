"""Hands in the Sea: the game as the engine knows it."""

from __future__ import annotations

import random
from pathlib import Path
from typing import ClassVar

from ...engine.components import Components
from ...engine.game import Game, Option, ReactionWindow
from ...engine.ledger import read_ledger
from ...engine.procedure import Procedure
from ...engine.state import State
from .actions import SPACE
from .advice import action_scores, standing
from .attack import Attack, EnterBattle, Reinforce
from .battle import CheckBattles, EndBattle, Withdraw
from .board import ZONE_NAMES, Board
from .bribery import Bribe
from .campaign import Campaign
from .card_tables import CardTables
from .cards import DrawCards, Refill
from .check import broken
from .effect_choices import EndRoll, NamePlace, PayOr, Ransom, Reform, ShiftBattle, TakeCard
from .events import Program, RandomEvent
from .expansive import Develop, Settle
from .finance import Pillage, Sell, Trade
from .losses import GiveUp, RandomLoss
from .management import Discard, Draft, SendBack
from .names import (
    CAMPAIGN_PLACES,
    CARDS,
    DEEDS,
    DICE,
    ENDINGS,
    LOCATIONS,
    NEEDS,
    ROLLERS,
    SEATS,
    STATIONS,
)  # fmt: skip
from .names import (
    NUMBERS as NUMERALS,
)
from .naval import Embark, Engage, NavalBattle, Retreat, RollAgain, Volley
from .numbers import Numbers
from .observe import believed
from .other_actions import Build
from .pay import Pay
from .raid import Block, Raid
from .setup import SetUp
from .state import HandsState
from .strategy import FillRow
from .texts import TEXTS
from .turn import Play, Round
from .view import seen

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
    "ending": ENDINGS,
}


class HandsInTheSea(Game):
    """Hands in the Sea, by Daniel Berger (Knight Works 2016): Rome against Carthage. [1.A]"""

    name = "hands-in-the-sea"
    title = "Hands in the Sea"
    version = "1"
    players = (2,)
    default_players = 2
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
    endings = (*ENDINGS, "capital", "sicily", "lead")
    windows = tuple(ReactionWindow(choice, "decline") for choice in Block.CHOICES)  # [5.2.4.J, 5.2.6.B, 5.3.4.E]
    orders = {"battle": ("attacked", "engaged"), "turn": ("turn-begins",)}  # [5.2.1.D, 5.2.5.A]

    def __init__(self, components: Components) -> None:
        self.board = Board(components)
        self.num = Numbers(components)
        self.cards = CardTables(components, self.num, {name: number for number, name in enumerate(ZONE_NAMES)})
        super().__init__(SPACE, NOUNS, make_state, HandsState.FIELDS, HandsState.STATIC, LEDGER, components)

    def start(self, s: State) -> None:
        """Set-up comes first."""
        s.call(Play())

    def view(self, s: State, seat: int | None) -> dict[str, object]:
        """What a seat sees."""
        assert isinstance(s, HandsState)
        return seen(s, seat)

    def sample(self, s: State, seat: int, rng: random.Random) -> State:
        """The opponent's Hand, deck and secrets drawn anew."""
        assert isinstance(s, HandsState)
        return believed(s, seat, rng)

    def check(self, s: State) -> str:
        """Every card and token in exactly one place."""
        assert isinstance(s, HandsState)
        return broken(s)

    def turn(self, s: State) -> int:
        """The turn on the track."""
        assert isinstance(s, HandsState)
        return s.turn

    def action_scores(self, s: State, seat: int) -> list[int]:
        """How good each action looks."""
        assert isinstance(s, HandsState)
        return action_scores(s, seat)

    def evaluate(self, s: State) -> list[float]:
        """How well each seat stands."""
        assert isinstance(s, HandsState)
        return standing(s)


def make_state(game: Game, players: int, options: list[int]) -> State:
    """An empty table."""
    assert isinstance(game, HandsInTheSea)
    return HandsState(game, players, options)
