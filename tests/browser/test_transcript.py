"""What the docs say that a screen reader says is what it says."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser

from tests.server.helpers import Server

from .transcript import DOCUMENT, TURNS, Turn, told


def outline(transcript: str) -> tuple[list[str], set[str]]:
    """Title, headings, keys and what they are pressed on, word for word; and all that is said unasked, in any order."""
    lines = re.findall(r"^- .+", transcript, re.MULTILINE)
    return [line for line in lines if not line.startswith("- *says*")], {
        line for line in lines if line.startswith("- *says*")
    }


@pytest.mark.parametrize("turn", TURNS, ids=[turn.game for turn in TURNS])
def test_the_transcript_of_a_turn_is_true(chromium: Browser, server: Server, turn: Turn) -> None:
    transcript = told(turn, chromium, server)
    title = transcript.split("\n")[1]
    written = DOCUMENT.read_text(encoding="utf-8").split(title + "\n")[1].split("\n## ")[0]
    assert outline(transcript) == outline(written)
    names = re.findall(r"^- \*focus\* \w+, “(.*?)”", transcript, re.MULTILINE)
    assert len(names) >= 2
    assert all(names)
