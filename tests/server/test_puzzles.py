"""Puzzles over HTTP: listed, whole, in both languages, and one a day."""

from __future__ import annotations

import datetime

import msgspec
import pytest

import navarch
from navarch.puzzles import Trial, puzzles_of
from navarch.registry import own_game_names
from navarch.server.words import puzzles
from navarch.server.words.puzzles import DailyPuzzle, PuzzleCard, PuzzleWords

from .helpers import Browser, Server

WITH_PUZZLES = [name for name in own_game_names() if puzzles_of(navarch.load(name))]


@pytest.mark.parametrize("name", WITH_PUZZLES)
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_a_puzzle_comes_whole_as_its_seat_sees_it(server: Server, name: str, lang: str) -> None:
    me, game = Browser(server), navarch.load(name)
    address = f"/api/games/{name}/puzzles"
    cards = msgspec.convert(me.get(f"{address}?lang={lang}"), list[PuzzleCard])
    assert [card.name for card in cards] == [puzzle.name for puzzle in puzzles_of(game)]
    assert all(card.asked and card.who for card in cards)
    said = puzzles_of(game)[-1]
    trial = Trial(said, game)
    found = me.get(f"{address}/{said.name}?lang={lang}")
    assert set(found) == set(PuzzleWords.__struct_fields__)
    legal = {action["action"] for action in found["position"]["actions"]}
    assert legal == {str(action) for action in trial.question.legal(trial.seat)}
    assert found["position"]["seats_mine"] == [said.seat]
    assert found["right"] in legal
    assert found["behind"][said.next_best] == pytest.approx(said.gap, abs=1e-6)
    assert set(found["behind"]) <= legal - {found["right"]}
    assert found["after"]["actions"] == []
    assert "position" not in cards[0].__struct_fields__
    assert (found["number"], found["count"]) == (len(cards), len(cards))


def test_whatever_is_tried_in_a_puzzle_is_answered_with_the_rule(server: Server) -> None:
    me, said = Browser(server), puzzles_of(navarch.load("neptun"))[0]
    address = f"/api/games/neptun/puzzles/{said.name}/why"
    assert me.get(f"{address}?action={said.next_best.replace(' ', '%20')}")["reasons"] == []
    assert me.get(f"{address}?action=swim")["reasons"] != []
    assert me.get(f"{address}?action=swim&lang=pl") != me.get(f"{address}?action=swim")


def test_the_puzzle_of_the_day_is_the_same_for_all_and_another_one_tomorrow(server: Server) -> None:
    first, second = (Browser(server).get("/api/puzzle") for _ in range(2))
    assert first["puzzle"]["name"] == second["puzzle"]["name"] or first["day"] != second["day"]
    assert set(first) == set(DailyPuzzle.__struct_fields__)
    day = datetime.date(2026, 11, 16)
    days = [puzzles.daily(day + datetime.timedelta(days), "en") for days in range(2 * len(WITH_PUZZLES))]
    assert {daily.game for daily in days} == set(WITH_PUZZLES)
    assert len({(daily.game, daily.puzzle.name) for daily in days}) == len(days)


@pytest.mark.parametrize("path", ["neptun/puzzles/nowhere", "chess/puzzles", "neptun/puzzles/nowhere/why"])
def test_what_is_not_there_is_404(server: Server, path: str) -> None:
    assert Browser(server).call("GET", f"/api/games/{path}")[0] == 404
