"""What an environment shows: the board of the terminal as text, or a chart of the places as a picture."""

from __future__ import annotations

from io import StringIO
from typing import Any

from ..engine.errors import NavarchError
from .episode import Episode

TEXT = "ansi"
PICTURE = "rgb_array"
RENDER_MODES = [TEXT, PICTURE]
COLUMNS, ROWS = 100, 60


class NoRenderMode(NavarchError):
    """The environment was not told how to show itself."""


def render(episode: Episode, mode: str | None, seat: int | None = None) -> Any:
    """The position as everybody sees it who looks over the shoulder of that seat, or of the one that is asked."""
    if mode == TEXT:
        return as_text(episode, seat)
    if mode == PICTURE:
        from .picture import picture_of

        return picture_of(episode.state)
    raise NoRenderMode(f"render_mode is {mode!r}: it can be {' or '.join(RENDER_MODES)}")


def as_text(episode: Episode, seat: int | None) -> str:
    """The board of the terminal, without colours."""
    from rich.console import Console

    from ..cli.boards import Scene, board_for
    from ..text import Texts

    s, game = episode.state, episode.game
    viewer = max(0, s.actor) if seat is None else seat
    acting = s.to_act()
    scene = Scene(game.view(s, viewer), viewer, [""] * s.players, s.legal_for(viewer), acting)
    board = board_for(game, Texts(game, "en"))
    board.see(scene)
    out = StringIO()
    console = Console(file=out, width=COLUMNS, color_system=None, legacy_windows=False)
    for part in board.draw(scene, COLUMNS, ROWS, False):
        console.print(part)
    return out.getvalue()
