"""Hamilcar: the game as the engine knows it."""

from __future__ import annotations

import random
from pathlib import Path
from typing import ClassVar

from ...engine.account import Share
from ...engine.components import Components
from ...engine.event import Event
from ...engine.game import Articles, Game, Option, ReactionWindow
from ...engine.ledger import read_ledger
from ...engine.procedure import Procedure
from ...engine.state import State
from .actions import COUNT_IDS, DICE_IDS, DIE_IDS, KIND_IDS, SPACE, STACK_IDS
from .advice.evaluate import evaluate
from .advice.holdings import holdings
from .advice.scores import action_scores
from .box.box import Box
from .box.labels import (
    AREA_IDS,
    CARD_IDS,
    DISPLAY_IDS,
    GENERAL_IDS,
    LEVEL_IDS,
    OFFICE_IDS,
    SEAT_IDS,
    SLOT_IDS,
    SPACE_IDS,
    STANDING_IDS,
    TACTIC_IDS,
)
from .ch02_concepts.cards import Announce, Window
from .ch02_concepts.detachment import Detachment
from .ch02_concepts.dice import RollDie
from .ch02_concepts.losses import LoseAtSea, LoseCUs
from .ch02_concepts.reckoning import STEP_IDS
from .ch03_setup.setup import set_up
from .ch04_victory.displacement import Displacement
from .ch04_victory.remove_pcs import RemovePCs
from .ch05_1_reinforcement.carthage import CarthageReinforcements, PayMiat
from .ch05_1_reinforcement.placing import CrowdOut, PlacePiece
from .ch05_1_reinforcement.reinforcement import ReinforcementPhase
from .ch05_1_reinforcement.rome import NavalReform, RomeReinforcements
from .ch05_2_operations.activation import Activation
from .ch05_2_operations.operations import Operation, SpendPoints
from .ch05_2_strategy.dictator import NameDictator
from .ch05_2_strategy.mercenaries import Hire
from .ch05_2_strategy.strategy import CardPlay, StrategyPhase
from .ch05_turn.isolation import IsolationPhase
from .ch05_turn.turn import GameTurn
from .ch05_turn.victory_check import VictoryCheck
from .ch05_turn.war_chest import WarChestPhase
from .ch05_turn.winter import WinterPhase
from .ch07_movement.movement import Movement
from .ch07_movement.naval_movement import NavalMovement
from .ch08_naval_interception.naval_interception import InterceptionFleet, NavalInterception
from .ch09_naval_battle.evade import Evade
from .ch09_naval_battle.naval_battle import NavalBattle
from .ch09_naval_battle.resolution import NavalBattleResolution
from .ch10_land_reactions.garrison import Garrison
from .ch10_land_reactions.land_reactions import LandReactions
from .ch10_land_reactions.overrun import Overrun
from .ch11_avoid_battle.avoid_battle import AvoidBattle
from .ch11_avoid_battle.pursuit import Pursuit
from .ch12_land_interception.back_up import BackUp
from .ch12_land_interception.land_interception import LandInterception
from .ch13_land_battle.land_battle import LandBattle
from .ch13_land_battle.retreat import Retreat
from .ch14_siege.siege import SiegeAttempt
from .ch14_siege.sortie import Sally
from .ch15_other_rules.attrition import Attrition
from .ch15_other_rules.corvi import SetCorvi
from .ch16_optional.blockade_runners import BlockadeRun
from .ch16_optional.political_instability import PoliticalInstability
from .ch16_optional.price_of_failure import PriceOfFailure
from .ch17_1_counter_events.corvus_punic_faith import CorvusOrPunicFaith
from .ch17_1_counter_events.storms import CruelSea, StormsAtSea
from .ch17_1_events.campaign import Campaign
from .ch17_1_events.events import DiscardLowest, PlayEvent
from .ch17_1_events.targets import TargetedEffect
from .ch17_2_generals.valerius import Settlement
from .ch17_2_generals.victors_pc import VictorsPC
from .ch17_2_generals.when_activated import ActivatedAbility
from .seen.account import account
from .seen.check import broken
from .seen.follow import follow
from .seen.sample import believe
from .seen.shape import HamilcarView
from .seen.view import seen
from .state import HamilcarState
from .texts import TEXTS

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
    "display": DISPLAY_IDS,
}


class Hamilcar(Game):
    """Hamilcar, Silver Edition, by Raymond de Maria and Pieter van der Knaap, for two players."""

    name = "hamilcar"
    title = "Hamilcar"
    version = "2"
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
    articles: ClassVar[dict[str, Articles]] = {
        "strategy_card": Articles("card", ("2.4.A1", "2.4.A3", "5.2.C-1", "5.2.C1a")),
        "tactic_card": Articles("tactic", ("2.4.B1", "9.1.3", "9.2.A1"), named=False),
        "general": Articles("general", ("2.2.A1", "2.2.A2", "2.2.A3")),
        "space": Articles("space", ("2.1.A1",), named=False),
    }
    piles = {"card": ("discard", "deck", "removed", "hand", "chest"), "tactic": ("", "tactic_discard", "tactics")}
    endings = ("carthago_taken", "roma_taken", "out_of_control", "italia_lost", "final_count")
    open_choices = (
        "detachment", "payment", "placement", "removal", "miat_troops", "warships", "left_ashore", "intercepting_ships",
        "way_out", "event_choice", "event_target", "ability_target",
    )  # fmt: skip
    quiet_choices = ("card_play",)
    windows = (ReactionWindow("reaction", "pass"), ReactionWindow("evasion_by_card", "pass"))  # [5.2.C1c, 9.2.C2]
    orders = {"battle": ("land-battle", "naval-battle"), "turn": ("turn-begins",)}  # [13.0.1, 9.0.1, 2.1.K1]
    procedures: ClassVar[tuple[type[Procedure], ...]] = (
        Announce, Window, RollDie, Detachment, LoseCUs, LoseAtSea,  # 2
        RemovePCs, Displacement,  # 4
        GameTurn, WinterPhase, IsolationPhase, VictoryCheck, WarChestPhase,  # 5
        ReinforcementPhase, CarthageReinforcements, PayMiat, RomeReinforcements, NavalReform, PlacePiece, CrowdOut,
        StrategyPhase, CardPlay, Operation, SpendPoints, Activation, Hire, NameDictator,
        Movement, NavalMovement,  # 7
        NavalInterception, InterceptionFleet,  # 8
        NavalBattle, Evade, NavalBattleResolution,  # 9
        LandReactions, Garrison, Overrun,  # 10
        AvoidBattle, Pursuit, LandInterception, BackUp,  # 11, 12
        LandBattle, Retreat,  # 13
        SiegeAttempt, Sally,  # 14
        Attrition, SetCorvi,  # 15
        BlockadeRun, PoliticalInstability, PriceOfFailure,  # 16
        PlayEvent, TargetedEffect, Campaign, DiscardLowest, CorvusOrPunicFaith, CruelSea, StormsAtSea,  # 17.1
        ActivatedAbility, Settlement, VictorsPC,  # 17.2
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

    def view(self, s: State, seat: int | None) -> HamilcarView:
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

    def follow(self, s: State, before: State) -> None:
        """What an edit brings along."""
        assert isinstance(s, HamilcarState)
        assert isinstance(before, HamilcarState)
        follow(s, before)

    def turn(self, s: State) -> int:
        """The Game Turn. [2.1.K1]"""
        assert isinstance(s, HamilcarState)
        return s.turn

    def account(self, s: State, seat: int | None, told: list[Event]) -> list[Share]:
        """Where points come from."""
        assert isinstance(s, HamilcarState)
        return account(s)

    def holdings(self, s: State, seat: int) -> list[Share]:
        """What advice speaks of."""
        assert isinstance(s, HamilcarState)
        return holdings(s)

    def action_scores(self, s: State, seat: int) -> list[int]:
        """How good each action looks."""
        assert isinstance(s, HamilcarState)
        return action_scores(s, seat)

    def evaluate(self, s: State) -> list[float]:
        """How well each seat stands."""
        assert isinstance(s, HamilcarState)
        return evaluate(s)


def make_state(game: Game, players: int, options: list[int]) -> State:
    """The position before the set-up."""
    assert isinstance(game, Hamilcar)
    return HamilcarState(game, players, options, game.box)
