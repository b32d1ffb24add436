"""The map: wheel, drag, pinch, the button that shows all of it; pieces seen on a dark sea."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.helpers import Server

from .conftest import VisitorMaker
from .looks import LOOKS, open_table
from .transcript import Turn
from .visitor import Visitor

Box = list[float]  # x, y, width and height of the window, in units of the chart
NEARER = "wide => document.querySelector('.chart svg.board').viewBox.baseVal.width < wide"
LEAST_CONTRAST = 3.0  # of what must be seen, as WCAG 1.4.11 asks


def window(me: Visitor) -> Box:
    """The part of the chart that is in sight."""
    return [float(part) for part in (me.page.locator(".chart svg.board").get_attribute("viewBox") or "").split()]


def whole(me: Visitor) -> Box:
    me.page.locator("[data-fit]").click()
    return window(me)


def middle(me: Visitor) -> tuple[float, float]:
    box = me.page.locator(".board .chart").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("look", LOOKS, ids=[look.game for look in LOOKS])
def test_the_map_is_enlarged_by_the_wheel_moved_by_dragging_and_shown_whole_by_its_button(
    visitors: VisitorMaker, server: Server, look: Turn
) -> None:
    me = visitors()
    open_table(me, server, look)
    before = whole(me)
    x, y = middle(me)
    me.page.mouse.move(x, y)
    me.page.mouse.wheel(0, -400)
    me.page.wait_for_function(NEARER, arg=before[2])
    near = window(me)
    assert near[2] == pytest.approx(before[2] / 2.718, rel=0.02)
    ply = me.page.locator(".table").get_attribute("data-ply")
    me.page.mouse.down()
    me.page.mouse.move(x - 120, y - 40, steps=6)
    me.page.mouse.up()
    moved = window(me)
    assert moved[0] > near[0], "the map was dragged to the left, and shows what lies to the right"
    assert moved[2:] == near[2:]
    assert me.page.locator(".table").get_attribute("data-ply") == ply, "a drag is no click"
    assert whole(me) == pytest.approx(before)


@pytest.mark.parametrize(("width", "height"), [(390, 800), (1024, 768)])
@pytest.mark.parametrize("look", LOOKS, ids=[look.game for look in LOOKS])
def test_two_fingers_enlarge_the_map_and_not_the_page(
    visitors: VisitorMaker, server: Server, look: Turn, width: int, height: int
) -> None:
    me = visitors(phone=True)
    me.page.set_viewport_size({"width": width, "height": height})
    open_table(me, server, look)
    before = whole(me)
    x, y = middle(me)
    touch = me.page.context.new_cdp_session(me.page)

    def fingers(kind: str, apart: float) -> None:
        points = [] if kind == "touchEnd" else [{"x": x - apart, "y": y, "id": 0}, {"x": x + apart, "y": y, "id": 1}]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    fingers("touchStart", 20)
    for apart in range(24, 64, 4):
        fingers("touchMove", apart)
    fingers("touchEnd", 0)
    me.page.wait_for_function(NEARER, arg=before[2] * 0.7)
    assert me.page.evaluate("visualViewport.scale") == 1


# Every colour that a piece on the map is drawn with, against the sea around it.
COLOURS = """selector => {
  const rgb = said => { const canvas = new OffscreenCanvas(1, 1).getContext('2d'); canvas.fillStyle = said;
    canvas.fillRect(0, 0, 1, 1); return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3); };
  const light = said => rgb(said).map(part => part / 255).map(part => part <= 0.04045 ? part / 12.92
    : ((part + 0.055) / 1.055) ** 2.4).reduce((sum, part, i) => sum + part * [0.2126, 0.7152, 0.0722][i], 0);
  const root = getComputedStyle(document.documentElement);
  const sea = ['--sea-middle', '--sea-edge', '--shoal-2'].map(name => root.getPropertyValue(name));
  const contrast = (a, b) => { const [x, y] = [light(a), light(b)].sort((m, n) => n - m);
    return (x + .05) / (y + .05); };
  return [...document.querySelectorAll(selector)].filter(one => one.checkVisibility()).map(piece => {
    const drawn = [piece, ...piece.querySelectorAll('*')].flatMap(one => {
      const {fill, stroke, strokeWidth} = getComputedStyle(one);
      return [fill, ...(parseFloat(strokeWidth) ? [stroke] : [])]; })
      .filter(said => said.startsWith('rgb') && !said.includes(', 0)'));
    const best = Math.max(0, ...drawn.map(said => Math.min(...sea.map(under => contrast(said, under)))));
    return {noun: piece.closest('[data-noun]')?.dataset.noun ?? piece.getAttribute('class'), best};
  });
}"""


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: look.game)
def test_ships_and_towns_stand_out_against_a_dark_sea(visitors: VisitorMaker, server: Server, look: Turn) -> None:
    me = visitors(dark=True)
    open_table(me, server, look)
    pieces: list[dict[str, Any]] = me.page.evaluate(COLOURS, ".chart svg.board [data-noun]")
    assert len(pieces) > 10
    faint = [piece for piece in pieces if piece["best"] < LEAST_CONTRAST]
    assert not faint, faint
