"""Finding each other in the page: an invitation by name, a wish that finds its match, a table without spectators."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.server.helpers import Browser

from .conftest import VisitorMaker
from .test_axe import look

WORDS = {
    "en": ("Or by name", "Search", "Invite ", "Held for ", "Sit down", "Wish to play…", "Wish it", "Drop"),
    "pl": (
        "Albo po imieniu",
        "Szukaj",
        "Zaproś: ",
        "Czeka na gościa: ",
        "Usiądź",
        "Chcę zagrać…",
        "Chcę tego",
        "Rezyg",
    ),
}


@pytest.mark.parametrize(("lang", "phone", "dark"), [("en", False, False), ("pl", True, True)])
def test_somebody_is_invited_by_name_and_sits_down(visitors: VisitorMaker, lang: str, phone: bool, dark: bool) -> None:
    by_name, search, invite, held, sit, *_ = WORDS[lang]
    name = f"Dido{lang}"
    host, guest = visitors(lang=lang, phone=phone, dark=dark), visitors(lang=lang, phone=phone, dark=dark)
    guest.page.goto("/")
    guest.page.request.post("/api/me", data={"name": name})
    guest.page.request.post("/api/me/findable", data={"findable": True})
    host.page.goto("/")
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "bot"}]
    table = host.page.request.post("/api/tables", data={"game": "neptun", "seats": seats}).json()["id"]
    host.page.goto(f"/g/{table}")
    overlay = host.test_id("invite")
    overlay.get_by_label(by_name).fill(name)
    overlay.get_by_role("button", name=search).click()
    expect(overlay.get_by_role("button", name=f"{invite}{name}")).to_be_visible()
    host.picture("by-name")
    assert look(host, "inviting by name") == []
    overlay.get_by_role("button", name=f"{invite}{name}").click()
    expect(overlay.get_by_text(f"{held}{name}")).to_be_visible()
    host.picture("held")
    guest.page.reload()
    mine = guest.test_id("invitations").locator("li", has=guest.page.locator(f"a[href='/g/{table}']"))
    expect(mine).to_be_visible()
    guest.picture("invited")
    assert look(guest, "invitations") == []
    mine.get_by_role("button", name=sit).click()
    guest.page.wait_for_url(f"**/g/{table}")
    expect(host.test_id("invite")).to_have_count(0)


@pytest.mark.parametrize(("lang", "phone", "dark"), [("en", False, True), ("pl", True, False)])
def test_a_wish_waits_in_the_lobby_and_finds_its_match(
    visitors: VisitorMaker, lang: str, phone: bool, dark: bool
) -> None:
    *_, ask, make, drop = WORDS[lang]
    me, other = visitors(lang=lang, phone=phone, dark=dark), Browser(visitors.server)
    me.page.goto("/")
    here = me.test_id("wishes")
    here.get_by_role("button", name=ask).click()
    here.locator("form select").first.select_option(label="Hamilcar")
    here.locator("form select").nth(2).select_option("slow")
    me.picture("wish")
    assert look(me, "a wish") == []
    here.get_by_role("button", name=make).click()
    expect(here.get_by_role("listitem").get_by_role("button", name=drop)).to_be_visible()
    me.picture("wished")
    other.post("/api/me", {"name": "Bob"})
    table = other.post("/api/wishes", {"game": "hamilcar", "players": 2, "pace": "slow"})["table"]
    assert table
    me.page.reload()
    expect(here.get_by_role("listitem")).to_have_count(0)
    me.page.locator("section.running").locator(f"a[href='/g/{table}']").click()
    me.page.wait_for_url(f"**/g/{table}")
    expect(me.test_id("prompt").first).to_be_visible()


def test_whoever_does_not_sit_at_a_table_without_spectators_is_told_so(visitors: VisitorMaker) -> None:
    host, guest = Browser(visitors.server), visitors()
    seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]
    table = host.post("/api/tables", {"game": "neptun", "seats": seats, "watched": False})["id"]
    guest.page.goto(f"/g/{table}")
    expect(guest.page.get_by_text("This table has no spectators")).to_be_visible()
    guest.picture("no-spectators")


@pytest.mark.parametrize("phone", [False, True])
def test_a_host_without_a_seat_sends_the_links_of_a_table_without_spectators(
    visitors: VisitorMaker, phone: bool
) -> None:
    host, guest = visitors(phone=phone, dark=phone), visitors()
    host.page.goto("/")
    wanted = {"game": "neptun", "seats": [{"kind": "open"}, {"kind": "bot"}, {"kind": "bot"}], "watched": False}
    table = host.page.request.post("/api/tables", data=wanted).json()["id"]
    host.page.goto(f"/g/{table}")
    link = host.test_id("links").get_by_label("Red")
    expect(link).to_have_value(re.compile(f"^http://.+/g/{table}#seat="))
    host.picture("links")
    assert look(host, "the links of a table without spectators") == []
    guest.sit_down_by(link.input_value(), "Dido")
