"""A second Mare Nostrum, written from the book alone, sees the same in every position of whole games."""

from __future__ import annotations

from typing import Any

import pytest

from navarch.engine.state import State
from tests.side_by_side import Walk, play_side_by_side

from . import second_table
from .second_war import MareNostrum
from .table import GAME


def seen(state: State, seat: int) -> dict[str, object]:
    """What the game shows of the things that the second opinion keeps."""
    view: Any = GAME.view(state, seat)
    provinces = view["provinces"].items()
    sites = [(name, site) for _, province in provinces for name, site in province["sites"].items()]
    return {
        "control": {name: province["control"] for name, province in provinces if province["control"]},
        "legions": {(who, name): n for name, province in provinces for who, n in province["legions"].items()},
        "fortress": {name: province["fortress"] for name, province in provinces if province["fortress"]},
        "built": {name for name, site in sites if site["built"]},
        "standing": {name: site["legion_of"] for name, site in sites if site["legion_of"]}
        | {f"{name}_control": p["marker_occupied_by"] for name, p in provinces if p["marker_occupied_by"]},
        "triremes": {(who, sea): n for sea, fleets in view["seas"].items() for who, n in fleets.items()},
        "tiles": {who: set(player["tiles"]) for who, player in view["players"].items()},
        "leader": view["leaders"],
        "levels": {track: {who: place["level"] for who, place in row.items()} for track, row in view["tracks"].items()},
        "reserve": {"coin": view["reserve"]["coin"], **view["reserve"]["commodities"]},
        "supply": view["supply"],
    }


def opined(other: MareNostrum, seat: int) -> dict[str, object]:
    """The same of the second opinion."""
    return {
        "control": other.control,
        "legions": dict(+other.legions),
        "fortress": other.fortress,
        "built": {site for site in other.built if second_table.SITES[site]["province"] in other.land},
        "standing": other.standing,
        "triremes": dict(+other.triremes),
        "tiles": other.tiles,
        "leader": other.leader,
        "levels": {t: {who: other.level(who, t) for who in other.seats} for t in second_table.TRACKS},
        "reserve": {token: other.reserve[token] for token in ("coin", *second_table.GOODS)},
        "supply": dict(+other.supply[other.seats[seat]]),
    }


def compare(players: int, seed: int, **options: object) -> int:
    """Play a game, most of it greedily, and compare every position; how many there were."""
    seats = list(GAME.nouns["seat"][:players])
    other = MareNostrum(seats, options)
    trading = ("offer", "partner", "claim_token")

    def alike(state: State, seat: int, where: str) -> None:
        mine, theirs = seen(state, seat), opined(other, seat)
        if state.choice is not None and state.choice.name in trading:
            mine["supply"] = theirs["supply"]  # offers and claims lie elsewhere until the trade is over
        assert mine == theirs, where

    walk = Walk(seed, players, 0.7, options)
    state, positions = play_side_by_side(GAME, other.play(), walk, alike)
    winners = [seats[number] for number, rank in enumerate(state.ranks) if rank == 1]
    assert (state.ending, winners) == (other.ending, other.winners)
    return positions


@pytest.mark.rule("mare-nostrum", "1.1-1", "2.2-3", "3-8", "3.1-1", "4.1.2-1", "4.2-5", "4.3-2", "5-2", "6.2-1")
@pytest.mark.parametrize(("players", "first_game"), [(3, False), (4, True), (5, False)])
def test_a_second_opinion_agrees_in_every_position_of_a_game(players: int, first_game: bool) -> None:
    assert compare(players, seed=players, first_game=first_game) > 100


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("options", [{}, {"first_game": True}, {"random_empires": True}], ids=str)
def test_a_second_opinion_agrees_in_thousands_of_positions(players: int, options: dict[str, object]) -> None:
    assert sum(compare(players, seed, **options) for seed in range(100, 105)) > 1000
