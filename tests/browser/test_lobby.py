"""The lobby of open seats: a table is set for anybody, and somebody sits down."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.server.helpers import Browser

from .conftest import VisitorMaker
from .test_axe import look

WORDS = {
    "en": ("Set the table", "Anybody may sit down", "Start", "Sit down: Green"),
    "pl": ("Przygotuj stół", "może usiąść każdy", "Zaczynamy", "Usiądź: "),
}


@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("pl", True)])
def test_a_table_set_for_anybody_is_found_in_the_lobby_and_its_seat_taken(
    visitors: VisitorMaker, lang: str, phone: bool
) -> None:
    set_the_table, anybody, start, sit = WORDS[lang]
    host, guest = visitors(lang=lang, phone=phone), visitors(lang=lang, phone=phone)
    host.page.goto("/")
    host.page.locator("[data-game=neptun]").get_by_role("button", name=set_the_table).click()
    expect(host.page.get_by_label(anybody)).to_have_count(0)
    host.page.locator(".seat select").nth(1).select_option("open")
    host.page.get_by_label(anybody).check()
    host.picture("for-anybody")
    host.page.get_by_role("button", name=start).click()
    host.page.wait_for_url("**/g/*")
    guest.page.goto("/")
    here = guest.test_id("open-tables").locator("li", has=guest.page.locator(f"a[href='/g/{host.table}']"))
    expect(here).to_be_visible()
    guest.picture("open-seats")
    assert look(guest, "open seats") == []
    here.get_by_role("button", name=sit).click()
    guest.page.wait_for_url(f"**/g/{host.table}")
    expect(guest.page.locator(".actions, [data-testid=prompt]").first).to_be_visible()
    guest.page.goto("/")
    expect(guest.page.locator("section.running").locator(f"a[href='/g/{host.table}']")).to_be_visible()
    expect(here).to_have_count(0)


LOOKING = {
    "en": ("Of which game", "More filters", "Time", "Options", "Show all"),
    "pl": ("W której grze", "Więcej filtrów", "Czas", "Opcje", "Pokaż wszystkie"),
}


@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("pl", True)])
def test_what_somebody_looks_for_in_the_lobby_is_kept_in_the_browser(
    visitors: VisitorMaker, lang: str, phone: bool
) -> None:
    game, more, time, options, show_all = LOOKING[lang]
    host = Browser(visitors.server)
    pace = {"kind": "days", "reserve": 432_000, "gain": 43_200, "cap": 432_000}
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
    wanted = {"game": "hamilcar", "seats": seats, "public": True, "pace": pace, "lang": lang}
    usual = host.post("/api/tables", wanted)["id"]
    other = host.post("/api/tables", {**wanted, "pace": None, "options": {"consul_selection": True}})["id"]
    guest = visitors(lang=lang, phone=phone)
    guest.page.goto("/")
    lobby = guest.test_id("open-tables")
    at = {table: lobby.locator(f"a[href='/g/{table}']") for table in (usual, other)}
    lobby.get_by_label(game).select_option("hamilcar")
    lobby.get_by_role("button", name=more).click()
    expect(at[other]).to_be_visible()
    guest.picture("filters")
    assert look(guest, "filters of the lobby") == []
    lobby.get_by_label(options).select_option("consul_selection=true")
    expect(at[usual]).to_have_count(0)
    expect(at[other]).to_be_visible()
    lobby.get_by_label(time, exact=True).select_option("live")
    expect(at[other]).to_have_count(0)
    guest.picture("nothing-fits")
    guest.page.reload()
    expect(lobby.get_by_role("button", name=f"{more} (2)")).to_be_visible()
    lobby.get_by_role("button", name=show_all).click()
    expect(at[usual]).to_be_visible()
