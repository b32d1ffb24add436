"""Hamilcar: the game as the engine knows it."""

from __future__ import annotations

import random
from pathlib import Path
from typing import ClassVar

from ...engine.components import Components
from ...engine.game import Game, Option, ReactionWindow
from ...engine.ledger import read_ledger
from ...engine.procedure import Procedure
from ...engine.state import State
from .actions import COUNT_IDS, DICE_IDS, DIE_IDS, KIND_IDS, SPACE, STACK_IDS
from .activation import Activation
from .advice import action_scores, standing
from .after_battle import PriceOfFailure, VictorsPC
from .attrition import Attrition, LoseCUs
from .avoid import AvoidBattle
from .box import Box
from .breakaway import Breakaway
from .cards import Announce, RollDie, Window
from .carthage_reinforcement import CarthageReinforcements, PayMiat
from .check import broken
from .events import Campaign, DiscardLowest, PlayEvent
from .isolation import IsolationPhase
from .labels import (
    AREA_IDS,
    CARD_IDS,
    GENERAL_IDS,
    LEVEL_IDS,
    OFFICE_IDS,
    SEAT_IDS,
    SLOT_IDS,
    SPACE_IDS,
    STANDING_IDS,
    TACTIC_IDS,
)
from .land_battle import LandBattle
from .land_interception import LandInterception
from .land_reactions import Garrison, LandReactions
from .losses_at_sea import LoseAtSea
from .mercenaries import BlockadeRun, Hire, NameDictator
from .movement import Movement
from .muster import Muster
from .naval_aftermath import NavalAftermath
from .naval_battle import NavalBattle
from .naval_interception import InterceptionFleet, NavalInterception
from .naval_movement import NavalMovement
from .operations import Operation, SpendPoints
from .own_turn import OwnTurnCounter, SetCorvi
from .placing import CrowdOut, PlacePiece
from .political import Displacement, RemovePCs
from .reinforcement import ReinforcementPhase
from .retreat import Retreat
from .rome_reinforcement import NavalReform, RomeReinforcements
from .sample import believe
from .setup import set_up
from .siege import SiegeAttempt
from .state import HamilcarState
from .storms import CruelSea, StormsAtSea
from .strategy import CardPlay, StrategyPhase
from .targets import TargetedEffect
from .text_keys import TEXTS
from .turn import GameTurn
from .victory import VictoryCheck
from .view import seen
from .view_battles import STEP_IDS
from .war_chest import WarChestPhase
from .winter import WinterPhase

LEDGER = read_ledger(Path(__file__).parent / "rules.toml")
PIECE_IDS = ("cu", "elephant", "general", "train")

NOUNS = {
    "seat": SEAT_IDS,
    "space": SPACE_IDS,
    "area": AREA_IDS,
    "general": GENERAL_IDS,
    "card": CARD_IDS,
    "tactic": TACTIC_IDS,
    "slot": SLOT_IDS,
    "level": LEVEL_IDS,
    "office": OFFICE_IDS,
    "standing": STANDING_IDS,
    "count": COUNT_IDS,
    "die": DIE_IDS,
    "dice": DICE_IDS,
    "kind": KIND_IDS,
    "piece": PIECE_IDS,
    "stack": STACK_IDS,
    "step": STEP_IDS,
}


class Hamilcar(Game):
    """Hamilcar, Silver Edition, by Raymond de Maria and Pieter van der Knaap, for two players."""

    name = "hamilcar"
    title = "Hamilcar"
    version = "1"
    players = (2,)
    default_players = 2
    options = (
        Option("fixed_reinforcements", "16.1.1"),
        Option("consul_selection", "16.2.1"),
        Option("prolonged_contract", "16.3.1"),
        Option("blockade_runners", "16.4.1"),
        Option("political_instability", "16.5.1"),
        Option("price_of_failure", "16.6.1"),
    )
    endings = ("carthago_taken", "roma_taken", "out_of_control", "italia_lost", "final_count")
    windows = (ReactionWindow("reaction", "pass"), ReactionWindow("breakaway", "pass"))  # [5.2.C1c, 9.2.C2]
    orders = {"battle": ("land-battle", "naval-battle"), "turn": ("turn-begins",)}  # [13.0.1, 9.0.1, 2.1.K1]
    procedures: ClassVar[tuple[type[Procedure], ...]] = (
        GameTurn, ReinforcementPhase, CarthageReinforcements, PayMiat, RomeReinforcements, NavalReform, StrategyPhase,
        CardPlay, Announce, Window, RollDie, OwnTurnCounter, SetCorvi, PlayEvent, TargetedEffect, Campaign,
        DiscardLowest, Operation, SpendPoints, Hire, NameDictator, BlockadeRun, Activation, Movement, Muster,
        NavalMovement, NavalInterception, InterceptionFleet, NavalBattle, Breakaway, NavalAftermath, LoseAtSea,
        CruelSea, StormsAtSea, LandReactions, Garrison, AvoidBattle, LandInterception, LandBattle, Retreat, LoseCUs,
        Attrition, SiegeAttempt, PriceOfFailure, VictorsPC, PlacePiece, CrowdOut, RemovePCs, Displacement, WinterPhase,
        IsolationPhase, VictoryCheck, WarChestPhase,
    )  # fmt: skip
    texts = TEXTS
    printed = {"strategy_card": ("card", "text"), "tactic_card": ("tactic", "text"), "general": ("general", "ability")}

    def __init__(self, components: Components) -> None:
        self.box = Box(components)
        super().__init__(SPACE, NOUNS, make_state, HamilcarState.FIELDS, HamilcarState.STATIC, LEDGER, components)

    def start(self, s: State) -> None:
        """Set up, then turn by turn. [3.4.1]"""
        assert isinstance(s, HamilcarState)
        set_up(s)
        s.call(GameTurn())

    def view(self, s: State, seat: int | None) -> dict[str, object]:
        """What a seat sees."""
        assert isinstance(s, HamilcarState)
        return seen(s, seat)

    def sample(self, s: State, seat: int, rng: random.Random) -> State:
        """A position that the seat may believe in."""
        believed = s.clone()
        assert isinstance(believed, HamilcarState)
        believe(believed, seat, rng)
        return believed

    def check(self, s: State) -> str:
        """The invariants."""
        assert isinstance(s, HamilcarState)
        return broken(s)

    def turn(self, s: State) -> int:
        """The Game Turn. [2.1.K1]"""
        assert isinstance(s, HamilcarState)
        return s.turn

    def action_scores(self, s: State, seat: int) -> list[int]:
        """How good each action looks."""
        assert isinstance(s, HamilcarState)
        return action_scores(s, seat)

    def evaluate(self, s: State) -> list[float]:
        """How well each seat stands."""
        assert isinstance(s, HamilcarState)
        return standing(s)


def make_state(game: Game, players: int, options: list[int]) -> State:
    """An empty table."""
    assert isinstance(game, Hamilcar)
    return HamilcarState(game, players, options, game.box)
