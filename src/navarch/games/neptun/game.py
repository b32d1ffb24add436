"""Neptun: the game as the engine knows it."""

from __future__ import annotations

import random
from pathlib import Path
from typing import ClassVar

from ...engine.components import Components
from ...engine.game import Game as EngineGame
from ...engine.ledger import read_ledger
from ...engine.procedure import Procedure
from ...engine.state import State
from .acquire import AcquireContract, AcquireTurn, TurnUp
from .actions import NOUNS, SPACE
from .advice import action_scores, standing
from .box import Box
from .check import broken
from .extra import ExtraTurn, ExtraTurns
from .fulfil import FulfilTurn, SailingTurn
from .score import Score
from .setup import SetUp
from .state import NeptunState
from .turn import Game, GameRound
from .view import seen

LEDGER = read_ledger(Path(__file__).parent / "rules.toml")


class Neptun(EngineGame):
    """Neptun, by Dirk Henn (Queen Games 2014), for three to five players. [C.1]"""

    name = "neptun"
    title = "Neptun"
    version = "1"
    players = (3, 4, 5)
    default_players = 4
    endings = ("most-points",)
    procedures: ClassVar[tuple[type[Procedure], ...]] = (
        Game,
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
    texts = {
        "ask-contract": "",
        "ask-verdict": "",
        "ask-slot": "",
        "ask-crew": "",
        "ask-harbour": "miles:number gold:number city:city",
        "ask-delivery": "",
        "ask-donation": "price:number region:region",
        "ask-extra": "turn:number",
        "ask-extra_crew": "",
        "event-round": "round:number",
        "event-order": "first:seat second:seat third:seat fourth:seat fifth:seat",
        "event-laid-out": "turn:number columns:number",
        "event-turned-up": "card:city_card good:good oar:oar column:column",
        "event-rejected": "who:seat card:city_card good:good",
        "event-acquired": "who:seat card:city_card good:good oar:oar gold:number",
        "event-loaded": "who:seat card:city_card good:good slot:slot",
        "event-left-over-gold": "card:city_card good:good gold:number",
        "event-played": "who:seat oar:oar power:number wind:number",
        "event-forecast": "sum:number wind:number",
        "event-wind": "wind:number",
        "event-stayed": "who:seat city:city",
        "event-sailed": "who:seat from:city to:city miles:number range:number",
        "event-sailed-paid": "who:seat from:city to:city miles:number range:number gold:number",
        "event-declined": "who:seat city:city",
        "event-fulfilled-gold": "who:seat card:city_card good:good gold:number",
        "event-fulfilled-temple": "who:seat card:city_card good:good points:number region:region",
        "event-bought": "who:seat region:region gold:number",
        "event-lost": "who:seat card:city_card good:good",
        "event-joined": "who:seat turn:number",
        "event-passed": "who:seat turn:number",
        "event-bonus": "who:seat points:number",
        "event-tile": "who:seat tile:tile points:number",
        "event-round-over": "round:number",
        "event-final": "who:seat points:number rank:number",
        "why-all-face-up": "",
        "why-judge-first": "column:column",
        "why-passed-over": "column:column",
        "why-no-column": "columns:number",
        "why-face-down": "column:column",
        "why-taken": "column:column",
        "why-slot-taken": "slot:slot card:city_card",
        "why-not-in-hand": "oar:oar",
        "why-too-far": "city:city miles:number range:number gold:number",
        "why-no-contract": "slot:slot",
        "why-contract-lost": "slot:slot card:city_card",
        "why-contract-done": "slot:slot card:city_card",
        "why-wrong-city": "slot:slot city:city here:city",
    }

    def __init__(self, components: Components) -> None:
        self.box = Box(components)
        super().__init__(SPACE, NOUNS, make_state, NeptunState.FIELDS, NeptunState.STATIC, LEDGER, components)

    def start(self, s: State) -> None:
        """Set-up comes first."""
        s.call(Game())

    def view(self, s: State, seat: int | None) -> dict[str, object]:
        """What a seat sees."""
        assert isinstance(s, NeptunState)
        return seen(s, seat)

    def sample(self, s: State, seat: int, rng: random.Random) -> State:
        """Only cards laid face down are unknown: everything else was seen by all. [S.6f, P2.3] (ruling Q35)"""
        believed = s.clone()
        for other in range(s.players):
            if believed.sealed and believed.sealed[other] >= 0 and other != seat:
                assert believed.choice is not None
                options = believed.choice.options(believed.stack[-1], believed, other)
                believed.sealed[other] = options[int(rng.random() * len(options))]
        return believed

    def check(self, s: State) -> str:
        """Every card, coin and tile in exactly one place."""
        assert isinstance(s, NeptunState)
        return broken(s)

    def turn(self, s: State) -> int:
        """The game round, from 1."""
        assert isinstance(s, NeptunState)
        return s.round + 1

    def action_scores(self, s: State, seat: int) -> list[int]:
        """How good each action looks."""
        assert isinstance(s, NeptunState)
        return action_scores(s, seat)

    def evaluate(self, s: State) -> list[float]:
        """How well each seat stands."""
        assert isinstance(s, NeptunState)
        return standing(s)


def make_state(game: EngineGame, players: int, options: list[int]) -> State:
    """An empty table for so many players."""
    assert isinstance(game, Neptun)
    return NeptunState(game, players, options)
