"""Mare Nostrum: Empires, as the engine knows it."""

from __future__ import annotations

import random
from pathlib import Path
from typing import ClassVar

from ...engine.account import Share
from ...engine.components import Components
from ...engine.edit import Stocks
from ...engine.errors import BadComponents
from ...engine.event import Event
from ...engine.game import Articles, Game, Option
from ...engine.ledger import read_ledger
from ...engine.procedure import Procedure
from ...engine.search_settings import SearchSettings
from ...engine.state import State
from .actions import NOUNS, SPACE
from .advice.evaluate import evaluate
from .advice.holdings import holdings
from .advice.scores import action_scores
from .box.box import box_of
from .ch01_collect.commodities_and_coins import CollectPhase, LegendaryIncome
from .ch01_collect.legendary_commodities import DrawLegendary
from .ch02_trade.claims import Claims
from .ch02_trade.offers import Offers
from .ch02_trade.trade_phase import TradePhase
from .ch03_build.build_phase import BuildPhase
from .ch03_build.build_turn import BuildTurn
from .ch03_build.heroes_and_wonders import Recruit
from .ch03_build.resource_sets import Payment
from .ch03_build.storage import Storage
from .ch04_move_and_battle.battle import Battle
from .ch04_move_and_battle.battle_losses import Losses
from .ch04_move_and_battle.conquests import Conquests
from .ch04_move_and_battle.convert_control import Exchange, OccupyMarker
from .ch04_move_and_battle.land_battles import LandBattles
from .ch04_move_and_battle.land_movement import Marching
from .ch04_move_and_battle.move_phase import MovePhase, MoveTurn
from .ch04_move_and_battle.occupy_buildings import OccupyBuildings
from .ch04_move_and_battle.pillage import Pillage
from .ch04_move_and_battle.sea_battles import SeaBattles
from .ch04_move_and_battle.sea_movement import Sailing
from .ch05_leadership.claim_leadership import LeadershipPhase
from .overview.rounds import Round, WholeGame
from .seen.account import account
from .seen.check import check
from .seen.sample import sample
from .seen.shape import MareView
from .seen.stocks import stocks
from .seen.view import view
from .setup.printed_facts import check_printed_facts
from .setup.setup import SetUp
from .state import MareState
from .texts import TEXTS

LEDGER = read_ledger(Path(__file__).parent / "rules.toml")


class MareNostrum(Game):
    """Mare Nostrum: Empires, by Serge Laget, for three to five players. [S-1]"""

    name = "mare-nostrum"
    title = "Mare Nostrum: Empires"
    version = "2"
    players = (3, 4, 5)
    default_players = 5
    options: ClassVar[tuple[Option, ...]] = (Option("first_game", "S-16"), Option("random_empires", "S-1"))
    procedures: ClassVar[tuple[type[Procedure], ...]] = (
        WholeGame,
        Round,
        SetUp,
        CollectPhase,
        LegendaryIncome,
        DrawLegendary,
        TradePhase,
        Offers,
        Claims,
        BuildPhase,
        BuildTurn,
        Payment,
        Recruit,
        Storage,
        MovePhase,
        MoveTurn,
        Sailing,
        Marching,
        SeaBattles,
        LandBattles,
        Battle,
        Losses,
        Exchange,
        Conquests,
        Pillage,
        OccupyBuildings,
        OccupyMarker,
        LeadershipPhase,
    )
    open_choices = ("claim_token", "partner", "copy", "sail_to", "enter")
    quiet_choices = ("builder", "crown", "marker", "mover")
    search: ClassVar[SearchSettings] = SearchSettings(playout=80, rivals_by_advice=1)
    texts = TEXTS
    printed = {"hero": ("tile", "effect"), "wonder": ("tile", "effect")}
    articles: ClassVar[dict[str, Articles]] = {
        "hero": Articles("tile", ("3.1.3-1", "3.1.3-7", "7-1")),
        "wonder": Articles("tile", ("3.1.3-1", "3.1.3-7", "7-1")),
        "province": Articles("province", ("D-7",), named=False),
        "commodity": Articles("commodity", ("C-2", "C-4", "1.1-3"), named=False),
    }
    sealed = ("done", "offer")
    piles = {"tile": ("display", "face_down", "tiles")}
    endings: ClassVar[tuple[str, ...]] = ("pyramids", "heroes", "cities", "titles", "round-limit")

    def __init__(self, components: Components) -> None:
        self.box = box_of(components)
        named = {"province": self.box.provinces, "sea": self.box.seas, "site": self.box.sites}
        named |= {"token": self.box.tokens, "tile": self.box.tiles}
        for domain, labels in named.items():
            if labels != NOUNS[domain]:
                raise BadComponents(components.file, domain, "the names and their order cannot be changed")
        check_printed_facts(self.box)
        super().__init__(SPACE, NOUNS, make_state, MareState.FIELDS, MareState.STATIC, LEDGER, components)

    def start(self, s: State) -> None:
        """Set-up comes first."""
        s.call(WholeGame())

    def view(self, s: State, seat: int | None) -> MareView:
        """What a seat sees."""
        assert isinstance(s, MareState)
        return view(s, seat)

    def sample(self, s: State, seat: int, rng: random.Random) -> State:
        """A state that the seat may believe in."""
        assert isinstance(s, MareState)
        return sample(s, seat, rng)

    def check(self, s: State) -> str:
        """Every token of the box in exactly one place."""
        assert isinstance(s, MareState)
        return check(s)

    def stocks(self, s: State) -> Stocks:
        """What must lie in the reserves."""
        assert isinstance(s, MareState)
        return stocks(s)

    def turn(self, s: State) -> int:
        """The round."""
        assert isinstance(s, MareState)
        return s.round

    def account(self, s: State, seat: int | None, told: list[Event]) -> list[Share]:
        """Where points come from."""
        assert isinstance(s, MareState)
        return account(s, seat)

    def holdings(self, s: State, seat: int) -> list[Share]:
        """What advice speaks of."""
        assert isinstance(s, MareState)
        return holdings(s, seat)

    def plays(self, s: State, seat: int) -> tuple[str, str]:
        """Its empire, once that is dealt."""
        assert isinstance(s, MareState)
        empire = s.empire[seat]
        return super().plays(s, seat) if empire < 0 else ("empire", self.nouns["empire"][empire])

    def action_scores(self, s: State, seat: int) -> list[int]:
        """How good each action looks."""
        assert isinstance(s, MareState)
        return action_scores(s, seat)

    def evaluate(self, s: State) -> list[float]:
        """How well each seat fares."""
        assert isinstance(s, MareState)
        return evaluate(s)


def make_state(game: Game, players: int, options: list[int]) -> State:
    """An empty table for so many players."""
    assert isinstance(game, MareNostrum)
    return MareState(game, players, options)
