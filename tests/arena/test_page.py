"""The report for the browser."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from typing import Any

import pytest

import navarch
from navarch.arena import Contest, make_plan, played_contest
from navarch.arena.page import page

VOID = {"meta", "line", "rect"}


class Reader(HTMLParser):
    """Reads a page, holds that every element is closed in turn, and keeps text and addresses."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.words: list[str] = []
        self.elements: list[str] = []
        self.addresses: list[str] = []
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append(tag)
        self.addresses.extend(value or "" for name, value in attrs if name in {"src", "href"})
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)


@pytest.fixture(scope="module")
def report() -> dict[str, Any]:
    """Of a small contest of three in which one bot tells its estimates."""
    plan = make_plan(navarch.load("neptun"), ["greedy", "random", "ismcts:1i"], 3, {}, 1)
    return played_contest(Contest(plan, 2)).report()


def test_a_page_stands_alone(report: dict[str, Any]) -> None:
    text = page(report, navarch.load("neptun"))
    reader = Reader(text)
    assert reader.addresses == []
    assert not {"script", "link", "img", "iframe"} & set(reader.elements)
    assert "url(" not in text
    assert "http" not in text
    assert "prefers-color-scheme: dark" in text


def test_a_page_tells_all_that_was_found(report: dict[str, Any]) -> None:
    words = " ".join(Reader(page(report, navarch.load("neptun"))).words)
    for title in ("Ratings", "Who beats whom", "Sides and seats", "Endings and lengths", "What came up", "Estimates"):
        assert title in words
    for row in report["ratings"]:
        assert f"{row['rating']['mean']:+.0f}" in words
    for row in report["sides"]:
        assert f"{row['share']['mean']:.1%}" in words
    for row in report["uses"]:
        assert row["name"].replace("_", " ").replace("-", " ") in words or row["kind"] == "rule"
    assert "P2.8 " in words
    assert "most points" in words
    assert re.search(r"evaluation .*ismcts:1i", words, re.DOTALL)
    assert str(report["digest"]) in words


def test_names_of_bots_are_never_read_as_html(report: dict[str, Any]) -> None:
    sly = "<script>alert(1)</script>"
    swapped = {
        **report,
        "entrants": [sly, *report["entrants"][1:]],
        "calibration": {sly: [{"times": 1, "told": 0.5, "came": 1}]},
    }
    swapped["ratings"] = [{**row, "entrant": sly} for row in report["ratings"]]
    swapped["duels"] = [{**row, "first": sly} for row in report["duels"]]
    assert "script" not in Reader(page(swapped, navarch.load("neptun"))).elements


def test_a_lone_entrant_has_no_ratings_on_its_page() -> None:
    plan = make_plan(navarch.load("neptun"), ["random"], 3, {}, 1)
    words = " ".join(Reader(page(played_contest(Contest(plan, 1)).report(), navarch.load("neptun"))).words)
    assert "Ratings" not in words
    assert "Sides and seats" in words
