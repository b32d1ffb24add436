"""Whole games before a pseudo-terminal of 80 columns and 24 rows, played by what its screens offer."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

import navarch

from .terminal import Terminal

KEY = re.compile(r"(?:^|\s{2,})([acdefgijklmnoprstvwxyz]|\d{1,2}x?) (?=\S)")
COMMANDS = ("help", "log 60", "?", "? siege", "? oblężenie", "hint", "why march capua", "undo", "blah", "lang", "99")
ASKED = re.compile(r"\[[^\]]+\]$")


def keys_on(terminal: Terminal) -> list[str]:
    """The keys that the screen offers: all that stand below the question."""
    lines = terminal.lines
    asked = max((number for number, line in enumerate(lines) if ASKED.search(line)), default=0)
    return [key for line in lines[asked + 1 :] for key in KEY.findall(line)]


def check_page(terminal: Terminal) -> None:
    assert not terminal.wrapped, terminal.text
    assert not terminal.scrolled, terminal.text
    assert "\x1b" not in terminal.text
    assert not re.search(r"\[\d+(;\d+)*m", terminal.text), terminal.text


def play(terminal: Terminal, seed: int) -> tuple[int, set[str]]:
    """Type what the screen offers, by lot, until the game is over; how many lines, and the keys there were."""
    rng = random.Random(seed)
    typed = 0
    seen: set[str] = set()
    terminal.read()
    while "navarch verify" not in terminal.text:
        check_page(terminal)
        keys = keys_on(terminal)
        assert keys, terminal.text
        seen.update(keys)
        terminal.type(rng.choice(keys))
        typed += 1
        assert typed < 20_000
    check_page(terminal)
    return typed, seen


@pytest.mark.plays_long
@pytest.mark.parametrize(
    ("name", "seats", "seed", "lang"),
    [
        ("neptun", "me,random,random", 1, "en"),
        ("hands-in-the-sea", "me,random", 1, "pl"),
        ("mare-nostrum", "me,random,random", 1, "en"),
        ("hamilcar", "random,me", 1, "pl"),
    ],
)
def test_a_whole_game_is_played_on_screens_of_80_by_24_by_what_they_offer(
    name: str, seats: str, seed: int, lang: str, tmp_path: Path
) -> None:
    words = ("play", name, "--terminal", "--seed", seed, "--seats", seats, "--lang", lang)
    terminal = Terminal(*words, cwd=tmp_path)
    typed, seen = play(terminal, seed)
    assert typed > 40
    assert any(key.isalpha() for key in seen)
    assert "1" in seen
    terminal.type("save game.json")
    check_page(terminal)
    terminal.type("quit")
    assert terminal.wait() == 0
    assert navarch.verify(tmp_path / "game.json").ok


@pytest.mark.parametrize("settings", [{}, {"NO_COLOR": "1"}, {"PAGER": "less", "LESS": ""}])
def test_the_board_is_leafed_through_in_colours_or_without_but_never_in_codes(settings: dict[str, str]) -> None:
    terminal = Terminal("play", "hamilcar", "--terminal", "--seed", 1, "--seats", "me,random", env=settings)
    terminal.read()
    before = len(terminal.raw)
    page = terminal.type("board")
    check_page(terminal)
    assert "Enter: on" in page
    assert "MESSANA" in page
    coloured = re.search(r"\x1b\[[0-9;]*[34]8;", terminal.raw[before:])
    assert bool(coloured) == (not settings or "PAGER" in settings)
    assert terminal.type("") != page
    check_page(terminal)
    terminal.type("q")
    assert keys_on(terminal)
    assert "Your strategy cards" in terminal.type("board hand")
    terminal.type("q")
    assert "The board has no part “nonsense”" in terminal.type("board nonsense")
    terminal.type("quit")
    assert terminal.wait() == 0


def test_a_terminal_that_knows_no_codes_gets_plain_lines() -> None:
    terminal = Terminal("play", "hamilcar", "--terminal", "--seats", "me,random", env={"TERM": "dumb"})
    terminal.read()
    terminal.type("board")
    assert "MESSANA" in terminal.raw
    assert "\x1b" not in terminal.raw
    terminal.type("quit")
    assert terminal.wait() == 0


@pytest.mark.parametrize("size", [(80, 24), (140, 45)])
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_every_command_keeps_to_the_screen(lang: str, size: tuple[int, int]) -> None:
    columns, rows = size
    words = ("play", "hamilcar", "--terminal", "--seed", 2, "--seats", "me,random", "--lang", lang)
    terminal = Terminal(*words, columns=columns, rows=rows)
    terminal.read()
    check_page(terminal)
    for said in COMMANDS:
        terminal.type(said)
        check_page(terminal)
        while not keys_on(terminal):
            terminal.type("")
            check_page(terminal)
    terminal.type("quit")
    assert terminal.wait() == 0
