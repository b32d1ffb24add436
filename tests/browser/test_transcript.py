"""What the docs say that a screen reader says is what it says."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser

from tests.server.helpers import Server

from .transcript import DOCUMENT, TURNS, Turn, told


def outline(transcript: str) -> tuple[list[str], set[str]]:
    """The keys that are pressed and the roles of what they are pressed on, and all that is said unasked."""
    keys = re.findall(r"^- \*(?:key|focus)\* (\w+)", transcript, re.MULTILINE)
    said = re.findall(r"^- \*says\* (.+)", transcript, re.MULTILINE)
    return keys, set(said)


@pytest.mark.parametrize("turn", TURNS, ids=[turn.game for turn in TURNS])
def test_the_transcript_of_a_turn_is_true(chromium: Browser, server: Server, turn: Turn) -> None:
    transcript = told(turn, chromium, server)
    title = transcript.split("\n")[1]
    written = DOCUMENT.read_text(encoding="utf-8").split(title + "\n")[1].split("\n## ")[0]
    assert outline(transcript) == outline(written)
    names = re.findall(r"^- \*focus\* \w+, “(.*?)”", transcript, re.MULTILINE)
    assert len(names) >= 2
    assert all(names)
