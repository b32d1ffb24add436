"""Results at the page: somebody's page with history and ratings, leaderboards, and what is said of a rated table."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import expect

from navarch.server.people.results import LEAST_DECISIONS
from navarch.server.storage.schema import handle_of
from tests.server.ended import Chair, a_database, cookie_of, end_game
from tests.server.helpers import Browser, Server
from tests.server.test_consent import play_on
from tests.server.test_rematch import ended as ended_by_agreement
from tests.server.test_results import long_ago, make_known

from .conftest import VisitorMaker
from .test_axe import look
from .visitor import Visitor

WORDS = {
    "en": ("Leaderboards", "Finished games", "Outcome", "With", "provisional", "Sit down", "My games and ratings"),
    "pl": ("Rankingi", "Zakończone gry", "Wynik", "Z kim", "tymczasowy", "Usiądź", "Moje gry i rankingi"),
}
SCREENS = [("en", False, False), ("en", True, True), ("pl", True, False), ("pl", False, True)]
GAME = "hands-in-the-sea"


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of its own with some games behind it."""
    url = f"sqlite:///{tmp_path_factory.mktemp('club') / 'games.sqlite'}"
    kept = a_database(url)
    make_known(kept, "ada", "bea", game="hamilcar")
    bots = [Chair(bot="greedy"), Chair(bot="ismcts", level=2)]
    end_game(kept, [Chair("ada"), Chair("cyd"), *bots], [2, 1, 3, 4])
    long_ago(kept)
    given_up = {"reason": "resigned", "rule": ""}
    end_game(kept, [Chair("dan"), Chair("ada")], [2, 1], game="hamilcar", ended_by=given_up, public=True)
    end_game(kept, [Chair("ada"), Chair("bea"), Chair("cyd", left="time")], [2, 1, 3], game="mare-nostrum", rated=False)
    kept.engine.dispose()
    with Server(url) as server:
        yield server


@pytest.mark.parametrize(("lang", "phone", "dark"), SCREENS)
def test_somebodys_page_and_the_leaderboards(
    visitors: VisitorMaker, club: Server, lang: str, phone: bool, dark: bool
) -> None:
    boards, finished, outcome, company, provisional, _sit, my_page = WORDS[lang]
    me = visitors(lang=lang, phone=phone, dark=dark, server=club)
    bea = Browser(club)
    bea.cookie = f"navarch={cookie_of('bea')}"
    me.hold_the_seats_of(bea)
    me.page.goto("/")
    me.page.get_by_role("button", name=boards).click()
    here = me.test_id("leaderboards")
    expect(here.locator("tbody tr")).to_have_count(3)
    expect(here.locator("tr.me")).to_contain_text("Bea")
    expect(here.locator("tr", has_text="Dan")).to_contain_text(provisional)
    me.picture("leaderboard")
    assert look(me, "leaderboard") == []
    here.get_by_role("combobox").select_option("neptun/4")
    expect(here.locator("table")).to_have_count(2)
    me.picture("leaderboard-with-bots")
    here.get_by_role("link", name="Ada").click()
    page = me.test_id("person")
    expect(page.get_by_role("heading", name="Ada", exact=True)).to_be_visible()
    expect(me.test_id("meetings")).to_contain_text("5 : 5")
    games = me.page.locator("[data-testid=history] > ul > li")
    expect(games).to_have_count(12)  # the one with Dan was public, that with Cyd and the bots private
    me.picture("person")
    assert look(me, "somebody's page") == []
    page.get_by_label(outcome).select_option("no")
    expect(games).to_have_count(6)
    page.get_by_label(outcome).select_option("")
    page.get_by_label(company).select_option(handle_of("dan"))
    expect(games).to_have_count(1)
    games.first.scroll_into_view_if_needed()
    me.picture("history-with-dan")
    me.page.keyboard.press("Escape")
    expect(page).to_have_count(0)
    me.page.locator("button.who").click()
    me.page.get_by_role("link", name=my_page).click()
    expect(page.get_by_role("heading", name="Bea", exact=True)).to_be_visible()
    expect(page.get_by_role("heading", name=finished)).to_be_visible()


@pytest.mark.parametrize(("lang", "phone", "dark"), SCREENS)
def test_a_rated_table_says_so_at_the_seat_and_its_end_tells_the_ratings(
    visitors: VisitorMaker, lang: str, phone: bool, dark: bool
) -> None:
    host = Browser(visitors.server)
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
    made = host.post("/api/tables", {"game": GAME, "seats": seats, "rated": True, "public": True, "lang": lang})
    guest = visitors(lang=lang, phone=phone, dark=dark)
    guest.page.goto("/")
    offered = guest.test_id("open-tables").locator("li", has=guest.page.locator(f"a[href='/g/{made['id']}']"))
    expect(offered.get_by_test_id("rated-seat")).to_be_visible()
    guest.page.goto(made["links"][0]["url"])
    expect(guest.test_id("rated-seat")).to_be_visible()
    guest.picture("rated-seat")
    assert look(guest, "a rated seat") == []
    guest.page.get_by_role("textbox").fill("Bea")
    guest.page.get_by_role("button", name=WORDS[lang][5]).click()
    expect(guest.test_id("prompt")).to_be_visible()
    other = Browser(visitors.server)
    (cookie,) = [one for one in guest.page.context.cookies() if one["name"] == "navarch"]
    other.cookie = f"navarch={cookie['value']}"
    with ExitStack() as stack:
        pages = [stack.enter_context(one.sit(made["id"])) for one in (host, other)]
        for page in pages:
            page.until_position()
        play_on(pages, 2 * LEAST_DECISIONS)
        pages[0].send(type="resign")
    expect(guest.test_id("counted").locator("li")).to_have_count(2)
    expect(guest.test_id("counted")).to_contain_text("Ada")
    guest.picture("counted")
    assert look(guest, "the end of a rated game", "[data-testid=verdict]") == []


def open_table(visitor: Visitor, lang: str, phone: bool) -> None:
    """The drawer with seats, rating and dice; on a phone it is among more."""
    named = {"en": ("Table", "More"), "pl": ("Stół", "Więcej")}[lang][phone]
    visitor.page.keyboard.press("Escape")
    visitor.page.get_by_role("button", name=named, exact=True).click()


@pytest.mark.parametrize(("lang", "phone", "dark"), SCREENS)
def test_a_host_sets_a_rated_table_and_changes_it_by_consent(
    visitors: VisitorMaker, lang: str, phone: bool, dark: bool
) -> None:
    words = {
        "en": ("Set the table", "Rated: the game counts", "Start", "Table", "Make it unrated", "Agree"),
        "pl": ("Przygotuj stół", "Rankingowa: gra liczy się", "Zaczynamy", "Stół", "Zmień na nierankingową", "Zgadzam"),
    }[lang]
    host, guest = visitors(lang=lang, phone=phone, dark=dark), Browser(visitors.server)
    host.page.goto("/")
    host.page.locator("[data-game=hamilcar]").get_by_role("button", name=words[0]).click()
    host.page.locator(".seat select").nth(1).select_option("open")
    host.page.get_by_label(words[1]).check()
    host.page.get_by_label(words[1]).scroll_into_view_if_needed()
    host.picture("setting-a-rated-table")
    assert look(host, "setting a rated table") == []
    host.page.get_by_role("button", name=words[2]).click()
    host.page.wait_for_url("**/g/*")
    expect(host.test_id("prompt")).to_be_visible()
    link = host.page.locator("input[data-link]").first.input_value()
    path, _, secret = link.partition("#seat=")
    table = path.rpartition("/")[2]
    guest.post(f"/api/tables/{table}/join", {"secret": secret, "name": "Bea", "rated": True})
    with guest.sit(table) as page:
        page.until_position(lambda now: all(player["kind"] == "person" for player in now["players"]))
        open_table(host, lang, phone)
        host.page.get_by_role("button", name=words[4]).click()
        offer = page.until_position(lambda now: now["undo"]["offer"])["undo"]["offer"]
        assert (offer["kind"], offer["to"]) == ("rated", 0)
        host.picture("asked")
        page.send(type="consent", offer=offer["id"], yes=True)
        assert not page.until_position(lambda now: not now["undo"]["offer"])["rated"]
    expect(host.test_id("rated")).to_have_count(0)  # the answer to the offer was shown in its place
    open_table(host, lang, phone)
    expect(host.test_id("rated").get_by_role("button")).not_to_have_text(words[4])
    host.picture("unrated-again")


@pytest.mark.parametrize(("lang", "phone", "dark"), SCREENS)
def test_a_rematch_is_asked_for_by_one_and_joined_by_the_other(
    visitors: VisitorMaker, lang: str, phone: bool, dark: bool
) -> None:
    people = [Browser(visitors.server), Browser(visitors.server)]
    table = ended_by_agreement(people, GAME)
    ada, bea = (visitors(lang=lang, phone=phone, dark=dark) for _ in people)
    for visitor, browser in zip((ada, bea), people, strict=True):
        visitor.hold_the_seats_of(browser)
        visitor.page.goto(f"/g/{table}")
        expect(visitor.test_id("rematch")).to_be_visible()
    expect(ada.test_id("verdict").get_by_role("heading", level=2)).to_have_text(re.compile("^(A draw|Remis): Ada, "))
    before = bea.test_id("rematch").inner_text()
    ada.picture("rematch")
    assert look(ada, "a rematch", "[data-testid=verdict]") == []
    ada.test_id("rematch").click()
    ada.page.wait_for_url(lambda url: f"/g/{table}" not in url and "/g/" in url)
    expect(bea.test_id("rematch")).not_to_have_text(before)
    bea.picture("rematch-waits")
    bea.test_id("rematch").click()
    bea.page.wait_for_url(f"**/g/{ada.table}")
    for visitor in (ada, bea):
        expect(visitor.test_id("prompt")).to_be_visible()
    ada.picture("rematch-begun")
