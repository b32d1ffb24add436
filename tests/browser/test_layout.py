"""The table at every size: nothing overlaps, leaves the screen or falls below its least size."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

import pytest

import navarch
from tests.server.helpers import Browser, Server

from .conftest import VisitorMaker
from .visitor import GLANCE, Visitor

SEATS = {"neptun": 4, "mare-nostrum": 5}
MOVES = 12
LOOKS = 200  # at a page that may not be drawn yet
STACKED = ("hamilcar", "mare-nostrum")  # where pieces stand in stacks from the beginning


class Size(NamedTuple):
    """A screen: touched or pointed at."""

    width: int
    height: int
    touch: bool = False

    def __str__(self) -> str:
        return f"{self.width}x{self.height}"

    @property
    def is_phone(self) -> bool:
        return self.width <= 840


SIZES = [
    Size(1024, 600), Size(1280, 720), Size(1366, 650), Size(1440, 900), Size(2560, 1440),
    Size(768, 1024, True), Size(1024, 768, True), Size(360, 640, True), Size(390, 800, True), Size(430, 932, True),
]  # fmt: skip

MEASURE = """() => {
  const boxOf = one => {
    const {left, top, right, bottom, width, height} = one.getBoundingClientRect();
    return {left, top, right, bottom, width, height, text: (one.getAttribute('aria-label') ?? one.textContent).trim()};
  };
  const seen = selector => [...document.querySelectorAll(selector)].filter(one => one.checkVisibility()
    && one.getClientRects().length).map(boxOf);
  const choices = document.querySelector('.choices');
  const rows = choices ? [...choices.querySelectorAll('button')].map(boxOf) : [];
  const second = [...new Set(rows.map(one => Math.round(one.top)))].sort((a, b) => a - b).slice(0, 2).at(-1);
  const below = choices?.getBoundingClientRect().bottom ?? 0;
  return {
    cut: rows.filter(one => Math.round(one.top) <= second && one.bottom > below + 1),
    parts: Object.fromEntries(['.prompt', '.board', '.acts', '.tray', '.talk'].map(part => [part, seen(part)[0]])),
    buttons: seen('.tools .ask, .bar button, .actions button, .zoom button'),
    ends: seen('.ends button'),
    hits: seen('.board [data-noun] .hit'),
    names: seen('.board text.name, .board g.name text'),
    stacks: seen('.board .stack, .board .units > *'),
    chart: seen('.chart')[0],
    sideways: document.documentElement.scrollWidth > innerWidth || document.documentElement.scrollHeight > innerHeight,
  };
}"""


def overlap(a: dict[str, Any], b: dict[str, Any]) -> float:
    """How much of the smaller one the other covers."""
    wide = min(a["right"], b["right"]) - max(a["left"], b["left"])
    high = min(a["bottom"], b["bottom"]) - max(a["top"], b["top"])
    if wide <= 0 or high <= 0:
        return 0.0
    return float(wide * high / max(1.0, min(a["width"] * a["height"], b["width"] * b["height"])))


def check_parts(size: Size, seen: dict[str, Any]) -> None:
    """Map, prompt, actions, tray and log: on the screen, apart, and large enough."""
    parts = {name: box for name, box in seen["parts"].items() if box is not None}
    assert not seen["sideways"], "the page scrolls"
    for name, box in parts.items():
        assert box["left"] >= -1, (name, box)
        assert box["top"] >= -1, (name, box)
        assert box["right"] <= size.width + 1, (name, box)
        assert box["bottom"] <= size.height + 1, (name, box)
    names = list(parts)
    for i, first in enumerate(names):
        for second in names[i + 1 :]:
            assert overlap(parts[first], parts[second]) < 0.01, (first, second)
    board = parts[".board"]
    assert board["width"] >= min(300, size.width - 20), board
    assert board["height"] >= (0.36 if size.is_phone else 0.45) * size.height, board
    if not size.is_phone:
        assert ".talk" in parts, "the log is not there"
        assert parts[".talk"]["height"] >= 120, parts[".talk"]


def check_buttons(size: Size, seen: dict[str, Any]) -> None:
    """Every button can be hit; passing is never below the fold."""
    least = 44 if size.touch else 22
    for button in seen["buttons"]:
        assert min(button["width"], button["height"]) >= least - 0.5, button
    assert not seen["cut"], f"cut in the first two rows: {[button['text'] for button in seen['cut']]}"
    for end in seen["ends"]:
        assert end["bottom"] <= size.height, end
        assert end["right"] <= size.width, end


def check_names(_: Size, seen: dict[str, Any]) -> None:
    """The names on the map do not cover each other, and no stack covers another or hides a name."""
    chart = seen["chart"]
    names, stacks = ([one for one in seen[kind] if overlap(one, chart) > 0.99] for kind in ("names", "stacks"))
    assert names
    for stack in stacks:
        hidden = [name["text"] for name in names if overlap(stack, name) > 0.6]
        assert not hidden, (stack["text"], hidden)
    for i, first in enumerate(stacks):
        for second in stacks[i + 1 :]:
            assert overlap(first, second) < 0.3, (first, second)
    for i, first in enumerate(names):
        for second in names[i + 1 :]:
            assert overlap(first, second) < 0.3, (first["text"], second["text"])


@pytest.mark.parametrize("game", navarch.games())
def test_the_table_holds_together_at_every_size(visitors: VisitorMaker, server: Server, game: str) -> None:
    played = Browser(server)
    table = played.table("me", *["bot"] * (SEATS.get(game, 2) - 1), game=game)
    with played.sit(table) as page:
        page.play(random.Random(2), MOVES)
        page.my_turn()
    faults: list[str] = []
    for touch in (False, True):
        me = visitors(phone=touch)
        me.come_in_as(played, table)
        me.wait_for_turn()
        for size in SIZES:
            if size.touch != touch:
                continue
            me.page.set_viewport_size({"width": size.width, "height": size.height})
            faults += at_last(me, partial(faults_of, size), str(size))
            me.page.get_by_role("button", name="Show the whole map").click()
            faults += at_last(me, partial(faults_of_whole_map, size, game), f"{size}-whole")
    assert not faults, "\n".join(faults)


def at_last(me: Visitor, look: Callable[[dict[str, Any]], list[str]], name: str) -> list[str]:
    """What is still wrong when the page has had time to be drawn."""
    found: list[str] = []
    for _ in range(LOOKS):
        me.settle()
        found = look(me.page.evaluate(MEASURE))
        if not found:
            return []
        me.page.wait_for_timeout(GLANCE)
    me.picture(name)
    return found


def faults_of_whole_map(size: Size, game: str, seen: dict[str, Any]) -> list[str]:
    """All names, and the stacks where there are some, are on the map that is shown whole."""
    outside = [name["text"] for name in seen["names"] if overlap(name, seen["chart"]) < 0.6]
    found = [f"{size}: not on the whole map: {outside}"] if outside else []
    return [*found, f"{size}: no stacks on the map"] if game in STACKED and not seen["stacks"] else found


def faults_of(size: Size, seen: dict[str, Any]) -> list[str]:
    """Everything that is wrong, not only the first."""
    found = []
    for check in (check_parts, check_buttons, check_names):
        try:
            check(size, seen)
        except AssertionError as fault:
            found.append(f"{size}: {str(fault).splitlines()[0]}")
    return found


def test_the_prompt_never_moves_the_map(visitors: VisitorMaker) -> None:
    me = visitors()
    me.page.set_viewport_size({"width": 1280, "height": 720})
    me.play_now("hamilcar")
    me.wait_for_turn()
    script = """text => {
      const prompt = document.querySelector('[data-testid=prompt]');
      prompt.textContent = text;
      const {top, height} = document.querySelector('.board').getBoundingClientRect();
      return [top, height];
    }"""
    assert me.page.evaluate(script, "Pass?") == me.page.evaluate(script, "A long question. " * 20)
