"""Component values of somebody's own copy: chosen when a table is set, and shown at it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.server.helpers import Server

from .conftest import VisitorMaker


@pytest.fixture
def beside(tmp_path: Path) -> Iterator[Server]:
    """A server with the values of another copy of Neptun beside it."""
    (tmp_path / "own" / "neptun").mkdir(parents=True)
    text = '[components]\nstarting_gold = 9\nprovenance = "printed"\n'
    (tmp_path / "own" / "neptun" / "Anna's copy.toml").write_text(text, encoding="utf-8")
    with Server(f"sqlite:///{tmp_path / 'games.sqlite'}", components=[str(tmp_path / "own")]) as running:
        yield running


WORDS = {
    "en": ("Set the table…", "Those of “Anna's copy”", "1 value differs", "Table"),
    "pl": ("Przygotuj stół…", "Takie jak w „Anna's copy”", "1 inna wartość", "Stół"),
}


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_a_host_chooses_the_values_of_another_copy_and_the_table_shows_whose_they_are(
    beside: Server, visitors: VisitorMaker, lang: str
) -> None:
    set_up, chosen, differ, drawer = WORDS[lang]
    host = visitors(lang=lang, server=beside)
    page = host.page
    page.goto("/")
    card = page.locator('[data-game="neptun"]')
    card.get_by_role("button", name=set_up).click()
    host.test_id("correction").select_option("Anna's copy")
    expect(page.get_by_text("components.starting_gold: 5 → 9")).to_be_visible()
    host.test_id("correction").scroll_into_view_if_needed()
    host.picture("set-up")
    page.locator("form button[type=submit]").click()
    page.wait_for_url("**/g/*")
    assert host.wait_for_turn()
    page.get_by_role("button", name=drawer, exact=True).click()
    values = host.test_id("components")
    expect(values).to_contain_text(chosen)
    expect(values).to_contain_text(differ)
    values.scroll_into_view_if_needed()
    host.picture("table")


def test_without_corrections_nothing_is_asked(visitors: VisitorMaker) -> None:
    host = visitors()
    host.page.goto("/")
    host.page.locator('[data-game="neptun"]').get_by_role("button", name="Set the table…").click()
    expect(host.page.locator("form button[type=submit]")).to_be_visible()
    expect(host.test_id("correction")).to_have_count(0)


def test_whoever_plays_by_an_own_file_sits_down_at_once(beside: Server, visitors: VisitorMaker) -> None:
    """`navarch play neptun --components FILE` opens the page with this address."""
    me = visitors(server=beside)
    me.page.goto("/?game=neptun&correction=Anna%27s+copy")
    me.page.wait_for_url("**/g/*")
    assert me.wait_for_turn()
    me.page.get_by_role("button", name="Table", exact=True).click()
    expect(me.test_id("components")).to_contain_text("Those of “Anna's copy”")
