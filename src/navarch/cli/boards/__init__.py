"""How a game looks in the terminal: a board of its own where there is one, else one that shows any view."""

from __future__ import annotations

import importlib
import importlib.util

from ...engine.game import Game
from ...text import Texts
from .board import Board, Scene
from .generic import GenericBoard

__all__ = ["Board", "GenericBoard", "Scene", "board_for"]


def board_for(game: Game, texts: Texts) -> Board:
    """The board of `boards/<game>.py`, whose function `make` builds it, or the generic one."""
    name = f"{__name__}.{game.name.replace('-', '_')}"
    make = getattr(importlib.import_module(name), "make", None) if importlib.util.find_spec(name) is not None else None
    if make is None:  # a game may also bear the name of a module that is no board
        return GenericBoard(game, texts)
    board: Board = make(game, texts)
    return board
