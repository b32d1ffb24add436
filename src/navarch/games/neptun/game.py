"""Neptun: the game as the engine knows it."""

from __future__ import annotations

import random
from pathlib import Path
from typing import ClassVar

from ...engine.account import Share
from ...engine.components import Components
from ...engine.edit import Stocks
from ...engine.event import Event
from ...engine.game import Articles, Game
from ...engine.ledger import read_ledger
from ...engine.procedure import Procedure
from ...engine.search_settings import SearchSettings
from ...engine.state import State
from .account import account
from .actions import NOUNS, SPACE
from .advice.evaluate import evaluate
from .advice.holdings import holdings
from .advice.scores import action_scores
from .box import Box
from .check import check, refuse_cards_to_come, stocks
from .phase1_acquire import AcquireContract, AcquireTurn, TurnUp
from .phase2_extra_turns import ExtraTurn, ExtraTurns
from .phase2_fulfil import FulfilTurn, SailingTurn
from .phase3_score import Score
from .rounds import GameRound, WholeGame
from .sample import sample
from .setup import SetUp
from .shape import NeptunView
from .state import NeptunState
from .texts import TEXTS
from .view import view

LEDGER = read_ledger(Path(__file__).parent / "rules.toml")


class Neptun(Game):
    """Neptun, by Dirk Henn (Queen Games 2014), for three to five players. [C.1]"""

    name = "neptun"
    title = "Neptun"
    version = "2"
    players = (3, 4, 5)
    default_players = 4
    endings = ("most-points",)
    told = True
    sealed = ("play",)
    piles: ClassVar[dict[str, tuple[str, ...]]] = {
        "city_card": ("city_deck", "city_discard", "column_city", "chart_card unless chart_status fulfilled"),
        "good": ("goods_deck", "goods_discard", "column_good", "chart_good unless chart_status fulfilled"),
        "oar": ("oar_deck", "oar_discard", "oar_boxed", "column_oar", "hand", "played"),
    }
    procedures: ClassVar[tuple[type[Procedure], ...]] = (
        WholeGame,
        GameRound,
        SetUp,
        AcquireTurn,
        AcquireContract,
        TurnUp,
        FulfilTurn,
        SailingTurn,
        ExtraTurns,
        ExtraTurn,
        Score,
    )
    open_choices = ("harbour",)
    quiet_choices = ("contract", "crew", "open_contract")
    texts = TEXTS
    articles: ClassVar[dict[str, Articles]] = {
        "city_card": Articles("city_card", ("C.8", "P1.4", "P2.17", "P2.19", "P2.20"), ("Q3",)),
        "oar_card": Articles("oar", ("C.10", "P2.3", "P2.6", "P2.9"), ("Q1",)),
        "goods_card": Articles("good", ("C.9", "P1.4"), ("Q2",)),
        "city": Articles("city", ("P2.10", "P2.17"), named=False),
        "point_tile": Articles("tile", ("C.3", "P3.T.1", "P3.T.4"), ("Q4", "Q25")),
    }

    # Of some hundred iterations few would come back to the seat itself if the others branched as well.
    search: ClassVar[SearchSettings] = SearchSettings(playout=60, exploration=0.2, ends_at_chance=1, rivals_by_advice=1)

    def __init__(self, components: Components) -> None:
        self.box = Box(components)
        super().__init__(SPACE, NOUNS, make_state, NeptunState.FIELDS, NeptunState.STATIC, LEDGER, components)

    def start(self, s: State) -> None:
        """Set-up comes first."""
        s.call(WholeGame())

    def view(self, s: State, seat: int | None) -> NeptunView:
        """What a seat sees."""
        assert isinstance(s, NeptunState)
        return view(s, seat)

    def sample(self, s: State, seat: int, rng: random.Random) -> State:
        """A state that the seat may believe in."""
        assert isinstance(s, NeptunState)
        return sample(s, seat, rng)

    def check(self, s: State) -> str:
        """Every card, coin and tile in exactly one place."""
        assert isinstance(s, NeptunState)
        return check(s)

    def stocks(self, s: State) -> Stocks:
        """What must lie in the supply."""
        assert isinstance(s, NeptunState)
        return stocks(s)

    def follow(self, s: State, before: State) -> None:
        """Nothing follows from an edit; some are refused."""
        assert isinstance(s, NeptunState)
        refuse_cards_to_come(s)

    def turn(self, s: State) -> int:
        """The game round, from 1."""
        assert isinstance(s, NeptunState)
        return s.round + 1

    def account(self, s: State, seat: int | None, told: list[Event]) -> list[Share]:
        """Where points come from."""
        assert isinstance(s, NeptunState)
        return account(s, told)

    def holdings(self, s: State, seat: int) -> list[Share]:
        """What advice speaks of."""
        assert isinstance(s, NeptunState)
        return holdings(s, seat)

    def action_scores(self, s: State, seat: int) -> list[int]:
        """How good each action looks."""
        assert isinstance(s, NeptunState)
        return action_scores(s, seat)

    def evaluate(self, s: State) -> list[float]:
        """How well each seat fares."""
        assert isinstance(s, NeptunState)
        return evaluate(s)


def make_state(game: Game, players: int, options: list[int]) -> State:
    """An empty table for so many players."""
    assert isinstance(game, Neptun)
    return NeptunState(game, players, options)
