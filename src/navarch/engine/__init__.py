"""The engine: rules as procedures on a stack, with no knowledge of any game.

Whoever writes a game finds here all that it needs (docs/engine.md).
"""

from __future__ import annotations

from .account import Share
from .action import Action, ActionSpace
from .chance import Chance, Committed, Enumerated, Sampler, Scripted
from .codec import Codec, Entity
from .components import Component, Components, Correction, read_components
from .conformance import LawBroken, check_match
from .edit import Edit, Stocks, out_of_step
from .errors import BadComponents, BadEdit, BadGame, NavarchError
from .event import Event, Illegal, Reason
from .game import Articles, Game, Option, ReactionWindow
from .kind import Number, Numbers, Seat, Seats
from .ledger import Ledger, read_ledger
from .match import Match, Result, replay_match
from .perspective import Perspective
from .procedure import Procedure
from .record import Record
from .state import CHANCE, NOBODY, State

__all__ = [
    "CHANCE",
    "NOBODY",
    "Action",
    "ActionSpace",
    "Articles",
    "BadComponents",
    "BadEdit",
    "BadGame",
    "Chance",
    "Codec",
    "Committed",
    "Component",
    "Components",
    "Correction",
    "Edit",
    "Entity",
    "Enumerated",
    "Event",
    "Game",
    "Illegal",
    "LawBroken",
    "Ledger",
    "Match",
    "NavarchError",
    "Number",
    "Numbers",
    "Option",
    "Perspective",
    "Procedure",
    "ReactionWindow",
    "Reason",
    "Record",
    "Result",
    "Sampler",
    "Scripted",
    "Seat",
    "Seats",
    "Share",
    "State",
    "Stocks",
    "check_match",
    "out_of_step",
    "read_components",
    "read_ledger",
    "replay_match",
]
