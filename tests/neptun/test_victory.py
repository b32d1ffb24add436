"""W End of the game and winner."""

from __future__ import annotations

from typing import Any

import pytest

from .table import BOX, Table, last_boat

FOUR = ("red", "green", "purple", "yellow")


POOR = dict.fromkeys(FOUR, 0)


def finished(**facts: Any) -> Table:
    """The game after its last boat has come home."""
    facts.setdefault("gold", POOR)
    table = Table(last_boat(round=3, **facts))
    table.do("yellow sail creta")
    return table


@pytest.mark.rule("neptun", "W.1", "G.1")
def test_the_game_ends_after_the_third_round_has_been_scored() -> None:
    table = finished(temple={"asia": ("red 1",)})
    assert table.over
    assert table.tiles("red") == {"asia_c1", "gold_c1"}
    assert table.events("round-over") == []
    assert table.ending == ("W.3", "most-points")


@pytest.mark.rule("neptun", "W.1", "G.1")
@pytest.mark.parametrize("game_round", [1, 2])
def test_it_does_not_end_before(game_round: int) -> None:
    table = Table(last_boat(round=game_round, gold=POOR))
    table.do("yellow sail creta")
    assert not table.over
    assert table.view()["round"] == game_round + 1
    assert table.view()["phase"] == "acquire"


@pytest.mark.rule("neptun", "W.2", "O.1")
def test_point_tiles_and_bonus_tiles_are_added_up() -> None:
    tiles = {"hispania_a1": "red", "hispania_b1": "red", "gold_b2": "green", "graecia_b1": "purple"}
    table = finished(tiles=tiles, bonus={"red": 2, "purple": 1})
    assert table.match.result is not None
    gold = (6, 3, 1)  # the C tiles of the gold temple, by player order
    assert table.match.result.scores == (
        4 + 7 + 2 * BOX.bonus_points + gold[0],
        1 + gold[1],
        5 + BOX.bonus_points + gold[2],
        0,
    )
    assert table.events("final") == [
        ("red", 23, 1, 17, 6),
        ("green", 4, 3, 4, 0),
        ("purple", 9, 2, 6, 3),
        ("yellow", 0, 4, 0, 0),
    ]


@pytest.mark.rule("neptun", "W.2", "O.1", "R.9")
def test_gold_and_temple_spaces_as_such_are_worth_nothing() -> None:
    rich = finished(gold={"red": 90, "green": 1, "purple": 0, "yellow": 0}, temple={"asia": ("red 40",)})
    modest = finished(gold={"red": 2, "green": 1, "purple": 0, "yellow": 0}, temple={"asia": ("red 1",)})
    assert rich.match.result is not None
    assert modest.match.result is not None
    assert rich.match.result.scores == modest.match.result.scores == (9 + 6, 3, 1, 0)


@pytest.mark.rule("neptun", "W.3")
def test_the_player_with_the_most_points_wins() -> None:
    table = finished(tiles={"hispania_b1": "purple", "graecia_a1": "yellow"})
    assert table.match.result is not None
    assert table.match.result.winners == (FOUR.index("purple"),)
    assert table.match.result.ranks == (2, 3, 1, 4)


@pytest.mark.rule("neptun", "W.4")
def test_those_tied_for_the_most_points_share_the_victory() -> None:
    table = finished(tiles={"italia_a1": "yellow", "asia_a1": "yellow", "gold_a1": "green"}, gold=POOR)
    assert table.match.result is not None
    assert table.match.result.scores == (6, 2 + 3, 1, 3 + 3)
    assert table.match.result.winners == (0, 3)
    assert table.match.result.ranks == (1, 3, 4, 1)


def test_a_finished_game_takes_no_more_actions() -> None:
    table = finished()
    assert table.why_not("red sail creta") == ("W.3", "game-over")
    assert table.view()["phase"] == "over"
    assert table.legal("red") == []
