"""A second Neptun, written from the book alone, sees the same in every position of whole games."""

from __future__ import annotations

from typing import Any

import pytest

from navarch.engine.state import State
from tests.side_by_side import Walk, play_side_by_side

from . import second_opinion
from .table import GAME


def seen(state: State, seat: int) -> dict[str, object]:
    """What the game shows of the things that the second opinion keeps."""
    view: Any = GAME.view(state, seat)
    players = view["players"]
    return {
        "gold": {name: player["gold"] for name, player in players.items()},
        "boats": view["boats"],
        "wind": view["wind"],
        "order": view["order"],
        "hand": sorted(view["hand"]),
        "tiles": {name: sorted(tile["tile"] for tile in player["tiles"]) for name, player in players.items()},
        "bonus": {name: player["bonus"] for name, player in players.items()},
        "tracks": {region: view["temples"][region]["track"] for region in second_opinion.REGIONS},
        "charts": {name: [chart_slot(slot) for slot in player["chart"]] for name, player in players.items()},
        "points": {name: player["points"] for name, player in players.items()},
    }


def chart_slot(slot: Any) -> tuple[str, str, str] | None:
    """City card, good and status."""
    return (slot["city_card"], slot["good"], slot["status"]) if slot else None


def opined(other: second_opinion.Neptun, seat: int) -> dict[str, object]:
    """The same of the second opinion."""
    return {
        "gold": other.gold,
        "boats": other.boat,
        "wind": other.wind,
        "order": other.order,
        "hand": sorted(other.hand[other.seats[seat]].elements()),
        "tiles": {name: sorted(mine) for name, mine in other.tiles.items()},
        "bonus": other.bonus,
        "tracks": other.track,
        "charts": {
            name: [slot and (slot["card"], slot["good"], slot["status"]) for slot in chart]
            for name, chart in other.chart.items()
        },
        "points": {name: other.points(name) for name in other.seats},
    }


def compare(players: int, seed: int) -> int:
    """Play a game, half of it greedily, and compare every position; how many there were."""
    seats = list(GAME.nouns["seat"][:players])
    other = second_opinion.Neptun(seats)

    def alike(state: State, seat: int, where: str) -> None:
        assert seen(state, seat) == opined(other, seat), where

    walk = Walk(seed, players, 0.5)
    state, positions = play_side_by_side(GAME, other.play(), walk, alike)
    assert other.over
    assert state.scores == [other.points(seat) for seat in seats]
    best = max(state.scores)
    assert [rank == 1 for rank in state.ranks] == [score == best for score in state.scores]
    return positions


@pytest.mark.rule("neptun", "P1.5", "P2.8", "P2.16", "P2.23", "P3.T.1", "P3.T.4", "W.3")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_second_opinion_agrees_in_every_position_of_a_game(players: int) -> None:
    assert compare(players, seed=players) > 100


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_second_opinion_agrees_in_thousands_of_positions(players: int) -> None:
    positions = sum(compare(players, seed) for seed in range(100, 120))
    assert positions > 2000
