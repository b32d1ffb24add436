"""The engine: rules as procedures on a stack, with no knowledge of any game.

Whoever writes a game finds here all that it needs (docs/engine.md).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .lazy import homes_of, imported

if TYPE_CHECKING:
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

_HOMES = homes_of(
    {
        "account": "Share",
        "action": "Action ActionSpace",
        "chance": "Chance Committed Enumerated Sampler Scripted",
        "codec": "Codec Entity",
        "components": "Component Components Correction read_components",
        "conformance": "LawBroken check_match",
        "edit": "Edit Stocks out_of_step",
        "errors": "BadComponents BadEdit BadGame NavarchError",
        "event": "Event Illegal Reason",
        "game": "Articles Game Option ReactionWindow",
        "kind": "Number Numbers Seat Seats",
        "ledger": "Ledger read_ledger",
        "match": "Match Result replay_match",
        "perspective": "Perspective",
        "procedure": "Procedure",
        "record": "Record",
        "state": "CHANCE NOBODY State",
    }
)

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


def __getattr__(name: str) -> object:
    """What is asked for is imported then, and not before: a game needs few of these to be played."""
    return imported(__name__, _HOMES, name)
