"""Mare Nostrum: Empires, as the engine knows it."""

from __future__ import annotations

import random
from pathlib import Path
from typing import ClassVar

from ...engine.components import Components
from ...engine.errors import BadComponents
from ...engine.game import Game, Option
from ...engine.ledger import read_ledger
from ...engine.procedure import Procedure
from ...engine.state import State
from .actions import NOUNS, SPACE
from .advice import action_scores, standing
from .battle import Battle, LandBattles, Losses, SeaBattles
from .box import box_of
from .build import BuildPhase, BuildTurn
from .check import broken
from .collect import CollectPhase, DrawLegendary, LegendaryIncome
from .conquest import Conquests, Exchange, OccupyBuildings, OccupyMarker, Pillage
from .leadership import LeadershipPhase
from .move import Marching, MovePhase, MoveTurn, Sailing
from .observe import believed
from .payment import Payment
from .proof import prove
from .recruit import Recruit
from .setup import SetUp
from .state import MareState
from .storage import Storage
from .texts import TEXTS
from .trade import Claims, Offers, TradePhase
from .turn import Round, WholeGame
from .view import seen

LEDGER = read_ledger(Path(__file__).parent / "rules.toml")


class MareNostrum(Game):
    """Mare Nostrum: Empires, by Serge Laget, for three to five players. [S-1]"""

    name = "mare-nostrum"
    title = "Mare Nostrum: Empires"
    version = "1"
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
    texts = TEXTS
    endings: ClassVar[tuple[str, ...]] = ("pyramids", "heroes", "cities", "titles", "round-limit")

    def __init__(self, components: Components) -> None:
        self.box = box_of(components)
        named = {"province": self.box.provinces, "sea": self.box.seas, "site": self.box.sites}
        named |= {"token": self.box.tokens, "tile": self.box.tiles}
        for domain, labels in named.items():
            if labels != NOUNS[domain]:
                raise BadComponents(components.file, domain, "the names and their order cannot be changed")
        prove(self.box)
        super().__init__(SPACE, NOUNS, make_state, MareState.FIELDS, MareState.STATIC, LEDGER, components)

    def start(self, s: State) -> None:
        """Set-up comes first."""
        s.call(WholeGame())

    def view(self, s: State, seat: int | None) -> dict[str, object]:
        """What a seat sees."""
        assert isinstance(s, MareState)
        return seen(s, seat)

    def sample(self, s: State, seat: int, rng: random.Random) -> State:
        """A state that the seat may believe in."""
        assert isinstance(s, MareState)
        return believed(s, seat, rng)

    def check(self, s: State) -> str:
        """Every token of the box in exactly one place."""
        assert isinstance(s, MareState)
        return broken(s)

    def turn(self, s: State) -> int:
        """The round."""
        assert isinstance(s, MareState)
        return s.round

    def action_scores(self, s: State, seat: int) -> list[int]:
        """How good each action looks."""
        assert isinstance(s, MareState)
        return action_scores(s, seat)

    def evaluate(self, s: State) -> list[float]:
        """How well each seat stands."""
        assert isinstance(s, MareState)
        return standing(s)


def make_state(game: Game, players: int, options: list[int]) -> State:
    """An empty table for so many players."""
    assert isinstance(game, MareNostrum)
    return MareState(game, players, options)
