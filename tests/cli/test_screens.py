"""The screens of the four games at 80×24 and 140×45, in both languages, at positions of whole games."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from rich.text import Text

import navarch
from navarch.bots import make
from navarch.cli.boards import Board, Scene, board_for
from navarch.cli.boards.fights import fights
from navarch.cli.choices import Choices
from navarch.cli.offers import Step, offer
from navarch.text import LANGUAGES, Texts

ROOT = Path(__file__).parents[2]
SIZES = ((80, 24), (140, 45))


def scenes(name: str, every: int = 29, most: int = 400) -> Iterator[tuple[navarch.Match, Scene]]:
    """Positions of a game between greedy bots, one of so many decisions."""
    match = navarch.Match(navarch.load(name), secret=b"4" * 32)
    bots = [make("greedy", seat) for seat in range(match.state.players)]
    names = ["", *["greedy"] * (match.state.players - 1)]
    for ply in range(most):
        if match.over:
            return
        seat = match.to_act[0]
        if ply % every == 0:
            legal = match.state.legal_for(seat)
            yield match, Scene(match.view(seat), seat, names, legal, match.to_act, match.prompt()[2])
        match.submit(seat, bots[seat].choose(match.perspective(seat)))


def lines_of(board: Board, scene: Scene, width: int, height: int) -> list[str]:
    board.see(scene)
    drawn = board.draw(scene, width, height, True)
    assert all(isinstance(line, Text) for line in drawn)
    return [line.plain for line in drawn if isinstance(line, Text)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", navarch.games())
def test_every_screen_keeps_to_its_columns_and_rows(name: str, lang: str) -> None:
    board = board_for(navarch.load(name), Texts(navarch.load(name), lang))
    for _, scene in scenes(name):
        for width, height in SIZES:
            for rows in (height - 1, height // 2):
                lines = lines_of(board, scene, width, rows)
                assert len(lines) <= rows
                assert max(cell_len(line) for line in lines) <= width
            choices = Choices(board, scene, [])
            offered = choices.lines(width, height // 3)
            assert len(offered) <= height // 2
            assert max(line.cell_len for line in offered) <= width


def everything(board: Board, scene: Scene, width: int = 140, height: int = 45) -> str:
    board.see(scene)
    return "\n".join(str(line) for line in board.whole(scene, width, height, False, ""))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_armies_of_hamilcar_stand_on_the_map_with_their_units_and_generals(lang: str) -> None:
    game = navarch.load("hamilcar")
    board: Any = board_for(game, Texts(game, lang))
    for _, scene in scenes("hamilcar", 61):
        view: Any = scene.view
        chart = str("\n".join(line.plain for line in board._chart(scene, view, 110, 36, False)))
        for label, space in view["spaces"].items():
            for force in space.get("outside", {}).values():
                assert board.stack(force) in chart, (label, chart)
        told = everything(board, scene)
        for general, entry in view["generals"].items():
            family = board.texts.noun("general", general).split(" ")[-1]
            assert f"{family} {entry['strategy']}·{entry['battle']}" in told


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("name", "table"), [("hamilcar", "strategy_card"), ("hands-in-the-sea", "card")])
def test_cards_in_hand_are_told_with_their_texts_and_prices(name: str, table: str, lang: str) -> None:
    game = navarch.load(name)
    board = board_for(game, Texts(game, lang))
    entries = {entry.word("id"): entry.data for entry in game.components.entries(table)}
    told = 0
    for _, scene in scenes(name, 23):
        view: Any = scene.view
        hand: list[str] = view.get("hand") or next(
            (one["hand"] for one in view.get("players", []) if one.get("hand")), []
        )
        text = " ".join(everything(board, scene).split())
        for card in hand:
            assert board.texts.noun("card", card) in text
            price = entries[card].get("ops", entries[card].get("cost"))
            assert price is None or f" {price} " in text
            words = str(entries[card].get("text", ""))
            if words:
                told += 1
                assert " ".join(board.texts.printed("card", card, "text", words).split()) in text
    assert told > 10


def test_locations_of_hands_in_the_sea_show_holder_fleet_and_supply() -> None:
    game = navarch.load("hands-in-the-sea")
    board: Any = board_for(game, Texts(game, "en"))
    seen: set[str] = set()
    for _, scene in scenes("hands-in-the-sea", 17):
        view: Any = scene.view
        chart = "\n".join(line.plain for line in board._chart(scene, view, 110, 34, False))
        for place in view["locations"]:
            name = board.texts.noun("location", place["name"])
            shown = f"{name.upper()}!" if place["token"] == "capital" else name.upper()
            assert (shown if place["token"] in ("city", "capital") else name) in chart
        for player in view["players"]:
            mark = board.mark_of(player["seat"]).plain
            if player["warships"]:
                assert f"{mark}≈{player['warships']}" in chart
                seen.add(mark)
    assert "★" in seen


def test_marks_are_those_of_the_page() -> None:
    from navarch.cli.boards.board import MARKS

    page = (ROOT / "web" / "src" / "lib" / "seats.ts").read_text(encoding="utf-8")
    shapes = dict(re.findall(r'(\w+): \{ shape: "\w+", glyph: "(.)"', page))
    assert {colour: mark for colour, (mark, _) in MARKS.items()} == shapes
    for name in ("neptun", "mare-nostrum", "hands-in-the-sea", "hamilcar"):
        game = navarch.load(name)
        board = board_for(game, Texts(game, "en"))
        match = navarch.Match(game, seed=1)
        board.see(Scene(match.view(0), 0, [], [], []))
        marks = [board.seat_mark(seat).plain for seat in range(match.state.players)]
        assert len(set(marks)) == len(marks)


@pytest.mark.parametrize("name", navarch.games())
def test_verbs_are_put_together_as_on_the_page(name: str) -> None:
    board = board_for(navarch.load(name), Texts(navarch.load(name), "en"))
    source = ROOT / "web" / "src" / "boards" / name.replace("-", "_") / "manner.ts"
    page = source.read_text(encoding="utf-8")

    def listed(key: str) -> tuple[str, ...]:
        found = re.search(rf"\b{key}: \[([^\]]*)\]", page)
        return tuple(re.findall(r'"(\w+)"', found.group(1))) if found else ()

    families = re.search(r"families: \{([^}]*)\}", page)
    assert board.manner.ends == listed("ends")
    assert board.manner.free == listed("free")
    named = re.findall(r"(\w+): \[", families.group(1)) if families else []
    assert {key: listed(key) for key in named} == dict(board.manner.families)


@pytest.mark.parametrize("name", navarch.games())
def test_about_a_dozen_things_are_offered_at_a_time_and_every_action_can_be_reached(name: str) -> None:
    game = navarch.load(name)
    board = board_for(game, Texts(game, "en"))
    steps = 0
    for _, scene in scenes(name, 5):
        board.see(scene)
        todo: list[list[Step]] = [[]]
        reached: set[int] = set()
        while todo:
            path = todo.pop()
            offered = offer(game, scene.legal, board.manner, board.group, path)
            steps += bool(path)
            assert len(offered.steps) + len(offered.plays) + len(offered.nouns) <= 16
            reached |= {*offered.plays, *offered.nouns, *offered.ends}
            todo += [[*path, step] for step in offered.steps]
        assert reached == set(scene.legal)
    assert steps > 0


def test_provinces_of_hamilcar_have_their_polish_names() -> None:
    game = navarch.load("hamilcar")
    board = board_for(game, Texts(game, "pl"))
    [(_, scene)] = scenes("hamilcar", most=1)
    told = everything(board, scene)
    assert "Kampania" in told
    assert "Korsyka i Sardynia" in told
    assert "Campania" not in told


def test_a_battle_whose_dice_lie_shows_them_and_reckons_no_level_from_the_survivors() -> None:
    game = navarch.load("hamilcar")
    board = board_for(game, Texts(game, "en"))
    levels = board.texts.board("dice-level")
    view: Any = dict(next(scene.view for _, scene in scenes("hamilcar", 1) if scene.view["land_battle"]))
    before = "\n".join(line.plain for line in fights(board, view))
    assert levels in before
    rolled = {**view["land_battle"], "dice": {"rome_small": 3, "carthage_large": 5}}
    after = "\n".join(line.plain for line in fights(board, {**view, "land_battle": rolled}))
    assert "Rome's small die 3  Carthage's large die 5" in after
    assert levels not in after


def test_generals_who_may_command_are_named_as_long_as_nobody_was_chosen() -> None:
    game = navarch.load("hamilcar")
    board = board_for(game, Texts(game, "en"))
    view: Any = dict(next(scene.view for _, scene in scenes("hamilcar", 1) if scene.view["land_battle"]))
    battle = view["land_battle"]
    led = [seat for seat, side in battle["sides"].items() if side["commander"]]
    sides = {seat: {**side, "commander": None} for seat, side in battle["sides"].items()}
    told = "\n".join(line.plain for line in fights(board, {**view, "land_battle": {**battle, "sides": sides}}))
    for seat in led:
        for general in view["spaces"][battle["space"]]["outside"][seat]["generals"]:
            assert board.texts.noun("general", general) in told


def test_the_board_tells_the_heroes_and_stocks_of_every_empire_also_at_eighty_columns() -> None:
    game = navarch.load("mare-nostrum")
    board = board_for(game, Texts(game, "en"))
    for _, scene in scenes("mare-nostrum", 97):
        view: Any = scene.view
        told = everything(board, scene, 80, 24)
        for realm in view["players"].values():
            for tile in realm.get("tiles") or ():
                assert board.texts.noun("tile", tile) in told
        assert board.texts.board("kind", kind="legions") in told
