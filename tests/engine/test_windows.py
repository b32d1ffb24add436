"""Reaction windows that a game names for orders: checked when the game is loaded, found when they are open."""

from __future__ import annotations

from typing import ClassVar

import pytest

from navarch.engine.errors import BadGame
from navarch.engine.game import ReactionWindow

from .toy import TOY, Toy


class Windowed(Toy):
    """The toy with its reaction as a window."""

    windows: ClassVar = (ReactionWindow("reaction", "pass"),)
    orders: ClassVar = {"roll": ("rolled",)}


def test_the_declining_action_is_known_while_the_window_is_open_and_only_then() -> None:
    game = Windowed()
    s = game.new()
    for said in ("bid 1", "bid 0", "march middle"):
        assert [game.declining(s, seat) for seat in range(2)] == [-1, -1]
        s.play(game.space.code(said))
    assert s.choice is not None
    assert (s.choice.name, s.actor) == ("reaction", 1)
    assert game.declining(s, 1) == game.space.code("pass")
    assert game.declining(s, 0) == -1  # the other seat is not asked
    assert TOY.declining(s, 1) == -1  # a game that names no windows has none


@pytest.mark.parametrize(
    ("windows", "orders", "told"),
    [
        ((ReactionWindow("siesta", "pass"),), {}, "no choice"),
        ((ReactionWindow("reaction", "sleep"),), {}, "no action"),
        ((ReactionWindow("reaction", "pass"),), {"noon": ("bell",)}, "no event 'bell'"),
    ],
)
def test_a_window_or_an_order_that_names_nothing_is_refused_when_the_game_is_loaded(
    windows: tuple[ReactionWindow, ...], orders: dict[str, tuple[str, ...]], told: str
) -> None:
    broken = type("Broken", (Toy,), {"windows": windows, "orders": orders})
    with pytest.raises(BadGame, match=told):
        broken()


def test_a_quiet_choice_that_is_none_is_refused_when_the_game_is_loaded() -> None:
    broken = type("Broken", (Toy,), {"quiet_choices": ("reaction", "siesta")})
    with pytest.raises(BadGame, match="the quiet choice 'siesta' is no choice"):
        broken()
