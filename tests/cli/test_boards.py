"""The boards of the terminal: the chart, Neptun's table, and the one that shows any view."""

from __future__ import annotations

import random

import pytest
from rich.console import Console, Group
from rich.style import Style

import navarch
from navarch.cli.boards import GenericBoard, Scene, board_for
from navarch.cli.boards.board import Board
from navarch.cli.boards.chart import Chart, Scale, Window, land
from navarch.cli.boards.neptun import WINDOW, NeptunBoard, signed
from navarch.cli.boards.places import draw_places, marks_of, places_of
from navarch.games.neptun.state import NeptunState
from navarch.text import LANGUAGES, Texts


def scene_after(match: navarch.Match, decisions: int, seed: int = 1) -> Scene:
    rng = random.Random(seed)
    for _ in range(decisions):
        seat = match.to_act[0]
        match.submit(seat, rng.choice(match.legal(seat)))
    seat = match.to_act[0]
    legal = match.state.legal_for(seat)
    return Scene(match.view(seat), seat, [""] * match.state.players, legal, match.to_act, match.prompt()[2])


def gold_of(match: navarch.Match, seat: int) -> int:
    assert isinstance(match.state, NeptunState)
    return match.state.gold[seat]


def drawn(board: Board, scene: Scene, width: int, height: int) -> list[str]:
    console = Console(width=width, color_system=None, markup=False)
    with console.capture() as capture:
        console.print(Group(*board.draw(scene, width, height, False)))
    return capture.get().splitlines()


@pytest.mark.parametrize(
    ("lon", "lat", "is_land"),
    [
        (-4.0, 40.0, True),  # Spain
        (12.9, 42.5, True),  # Italy
        (14.2, 37.5, True),  # Sicily
        (33.0, 35.0, True),  # Cyprus
        (20.0, 30.0, True),  # Libya
        (33.0, 39.5, True),  # Anatolia
        (5.0, 40.5, False),  # west of Sardinia
        (19.0, 35.0, False),  # the Ionian Sea
        (25.0, 37.3, False),  # the Aegean
        (31.0, 33.5, False),  # before the Nile
    ],
)
def test_land_and_sea_are_where_they_are(lon: float, lat: float, is_land: bool) -> None:
    width, rows = 300, 150
    window = Window(Scale((-8.0, 40.0), (0.0, 1.0)), Scale((29.0, 46.0), (0.0, 1.0)))
    column, row = int((lon + 8) / 48 * width), int((46 - lat) / 17 * rows)
    assert land(window, width, rows)[row][column] is is_land


def test_a_scale_gives_more_room_to_some_parts_and_can_be_read_both_ways() -> None:
    scale = Scale((0.0, 10.0, 20.0), (0.0, 0.8, 1.0))
    assert scale.part(5.0) == pytest.approx(0.4)
    assert scale.part(15.0) == pytest.approx(0.9)
    for degree in (-2.0, 0.0, 3.0, 10.0, 19.0):
        assert scale.degree(scale.part(degree)) == pytest.approx(degree)


def test_labels_keep_clear_of_each_other() -> None:
    chart = Chart(WINDOW, 60, 10, False)
    chart.put((30, 5), "◎", Style())
    chart.put((33, 5), "◎", Style())
    first = chart.label((30, 5), "Corinthus", "e", Style())
    second = chart.label((33, 5), "Athenae", "e", Style())
    text = [row.plain for row in chart.rows()]
    assert text[first[1]][first[0] :].startswith("Corinthus")
    assert text[second[1]][second[0] :].startswith("Athenae")
    assert text[5][30] == text[5][33] == "◎"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [3, 4, 5])
def test_all_cities_boats_and_distances_are_on_the_chart(players: int, lang: str) -> None:
    game = navarch.load("neptun")
    texts = Texts(game, lang)
    scene = scene_after(navarch.Match(game, seed=players, players=players), 40)
    board = NeptunBoard(game, texts)
    lines = drawn(board, scene, 100, 32)
    temples = next(i for i, line in enumerate(lines) if line.startswith(texts.noun("region", "hispania")))
    chart = "\n".join(lines[1:temples])
    for city in game.nouns["city"]:
        assert texts.noun("city", city) in chart
    assert all(board.seat_mark(seat).plain in chart for seat in range(players))
    distances = scene.view["distances"]
    assert isinstance(distances, dict)
    for miles in set(distances.values()):
        assert str(miles) in chart


@pytest.mark.parametrize("decisions", [0, 25, 90, 140, 200])
def test_a_page_fits_into_the_height_it_was_given(decisions: int) -> None:
    game = navarch.load("neptun")
    for lang in LANGUAGES:
        board = NeptunBoard(game, Texts(game, lang))
        scene = scene_after(navarch.Match(game, seed=2), decisions)
        for width, height in ((100, 30), (120, 45), (80, 24), (100, 12)):
            lines = drawn(board, scene, width, height)
            assert max(len(line) for line in lines) <= width
            assert len(lines) <= max(height, 15)


def test_actions_say_what_they_bring() -> None:
    game = navarch.load("neptun")
    board = NeptunBoard(game, Texts(game, "en"))
    match = navarch.Match(game, seed=3)
    scene = scene_after(match, 0)
    display = scene.view["display"]
    assert isinstance(display, list)
    column = display[0]
    words = board.describe(scene, game.space.code("take 1"))
    assert words.startswith("Take contract 1: ")
    assert board.texts.noun("city", column["city"]) in words
    assert str(column["amount"]) in words


def test_a_voyage_names_its_miles_and_what_they_cost_beyond_the_range() -> None:
    game = navarch.load("neptun")
    board = NeptunBoard(game, Texts(game, "en"))
    match = navarch.Match(game, seed=4)
    scene = scene_after(match, 0)
    while match.prompt()[0] != "harbour" or gold_of(match, scene.seat) == 0:
        scene = scene_after(match, 1)
    miles, gold, _ = scene.facts
    paid = 0
    for code in scene.legal:
        before = navarch.Match(game, state=match.state, seed=1)
        before.submit(scene.seat, code)
        event = next(line.event for line in before.lines if line.event.key in ("stayed", "sailed", "sailed-paid"))
        words = board.describe(scene, code)
        if event.key == "stayed":
            assert " mi" not in words
        else:
            assert f" {event.args[3]} mi" in words
            assert (", " in words.split(" mi")[1]) == (event.key == "sailed-paid")
        if event.key == "sailed-paid":
            paid += 1
            assert f", {event.args[4]} gold" in words
            assert event.args[3] - miles == event.args[4] == gold - event.args[5]
    assert paid > 0


@pytest.mark.parametrize("name", navarch.games())
def test_any_view_of_any_game_can_be_shown(name: str) -> None:
    game = navarch.load(name)
    texts = Texts(game, "en")
    scene = scene_after(navarch.Match(game, seed=1), 30)
    lines = drawn(GenericBoard(game, texts), scene, 100, 40)
    text = "\n".join(lines)
    for seat in range(len(scene.names)):
        assert texts.noun("seat", game.nouns["seat"][seat]) in text
    assert max(len(line) for line in lines) <= 100
    for key, value in scene.view.items():
        if isinstance(value, int | str) and value:
            assert f"{key.replace('_', ' ')} " in text


@pytest.mark.parametrize("name", [name for name in navarch.games() if name != "neptun"])
def test_games_with_places_get_a_chart_with_all_of_them(name: str) -> None:
    game = navarch.load(name)
    texts = Texts(game, "en")
    board = GenericBoard(game, texts)
    scene = scene_after(navarch.Match(game, seed=1), 30)
    places = places_of(game, scene.view)
    assert len(places) > 20
    rows = [row.plain for row in draw_places(board, scene, places, 110, 30, False)]
    assert {len(row) for row in rows} == {110}
    text = "\n".join(rows)
    assert text.count("◎") == len(places)
    for place in places:
        assert texts.noun(place.domain, place.label) in text
    for seat in range(len(scene.names)):
        held = any(number == seat for place in places for number, _ in marks_of(board, place.row))
        assert (board.seat_mark(seat).plain in text) == held


def test_a_row_tells_who_is_there_and_with_how_many() -> None:
    game = navarch.load("neptun")
    board = GenericBoard(game, Texts(game, "en"))
    row: dict[str, object] = {"holder": "green", "legions": {"red": 2, "green": 3, "blue": 0}, "walls": True}
    assert list(marks_of(board, row)) == [(1, "▲3"), (0, "●2")]
    assert list(marks_of(board, {"purple": 1, "blue": 0})) == [(2, "◆1")]


def test_a_label_without_room_is_shortened_and_never_covers_another() -> None:
    chart = Chart(WINDOW, 40, 3, False)
    chart.put((0, 0), "x" * 40, Style())
    chart.put((0, 2), "x" * 40, Style())
    chart.put((0, 1), "x" * 12, Style())
    chart.put((20, 1), "x" * 20, Style())
    chart.label((13, 1), "Thessalonica", "e", Style())
    assert chart.rows()[1].plain[12:20].split("Thes")[0].strip(" ·░") == ""
    assert "Thes" in chart.rows()[1].plain
    chart.put((0, 1), "x" * 40, Style())
    chart.label((13, 1), "Roma", "e", Style())
    assert "".join(row.plain for row in chart.rows()) == "x" * 120


def test_nothing_is_left_out_of_a_view_and_only_nothing() -> None:
    game = navarch.load("neptun")
    texts = Texts(game, "en")
    view: dict[str, object] = {
        "turn": 3,
        "storm": None,
        "calm": False,
        "harbours": {"roma": {"ships": 2, "lit": True}, "tyros": {"ships": 0, "lit": False}},
        "empty_seas": {"roma": {"ships": 0}},
        "cargo": [{"good": "salt", "city": "roma", "late": True}, {"good": "fish", "city": None}],
        "treasure": {"red": 5, "green": 0},
    }
    scene = Scene(view, 0, ["", "", ""], [], [])
    text = "\n".join(drawn(GenericBoard(game, texts), scene, 100, 40))
    for word in ("turn 3", "Roma   2      ✓", "Tyros  0      –", "salt", "fish", "Red 5"):
        assert word in text
    for word in ("storm", "calm", "empty seas", "Green"):
        assert word not in text


def test_a_game_without_a_board_of_its_own_gets_the_generic_one() -> None:
    game = navarch.load("neptun")
    texts = Texts(game, "en")
    assert isinstance(board_for(game, texts), NeptunBoard)
    stranger = type("Stranger", (type(game),), {"name": "stranger"})(game.components)
    assert type(board_for(stranger, texts)) is GenericBoard


def test_signs_are_typographic() -> None:
    assert [signed(number) for number in (-2, 0, 3)] == ["−2", "0", "+3"]


@pytest.mark.parametrize("name", ["chart", "generic", "chess"])
def test_a_game_that_bears_the_name_of_no_board_gets_the_generic_one(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = navarch.load("neptun")
    texts = Texts(game, "en")
    monkeypatch.setattr(type(game), "name", name)
    assert type(board_for(game, texts)) is GenericBoard
