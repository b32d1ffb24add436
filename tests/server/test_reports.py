"""What the page reports are events that the games tell: a key that no game tells would open no report, or end one."""

from __future__ import annotations

import re

import pytest

import navarch
from tests.server.helpers import ROOT

FOLDERS = {name: name.replace("-", "_") for name in navarch.games()}


@pytest.mark.parametrize("game", navarch.games())
def test_reports_name_only_events_that_the_game_tells(game: str) -> None:
    source = ROOT / "web" / "src" / "boards" / FOLDERS[game] / "reports.ts"
    text = source.read_text(encoding="utf-8")
    kinds, parts = text.split("\n  parts: {")
    listed = set(re.findall(r'"([a-z-]+)"', kinds.partition("export const")[2] + kinds.partition("import type")[2]))
    listed |= {key.strip('"') for key in re.findall(r'^    ("[a-z-]+"|[a-z]+): "', parts, re.MULTILINE)}
    told = {key.removeprefix("event-") for key in navarch.load(game).text_kinds if key.startswith("event-")}
    assert listed - told - {"place"} == set()
