"""The page as it is served: from memory, compressed, cached for good where its name has a hash."""

from __future__ import annotations

import gzip
import time
from pathlib import Path

import pytest
from starlette.requests import Request

import navarch
from navarch.server.web.http import packed_facts
from navarch.server.web.page import Page, send

from .helpers import Browser, Server
from .here import PATIENCE, Here


@pytest.fixture
def page(tmp_path: Path) -> Page:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><p>Navarch</p>" + " " * 2000)
    (tmp_path / "assets" / "main-abc123.js").write_text("let x = 1;" * 500)
    (tmp_path / "assets" / "type-def456.woff2").write_bytes(bytes(range(256)) * 8)
    return Page(tmp_path)


def asked(headers: dict[str, str] | None = None) -> Request:
    raw = [(name.encode(), value.encode()) for name, value in (headers or {}).items()]
    return Request({"type": "http", "method": "GET", "path": "/", "headers": raw, "query_string": b""})


def test_files_with_a_hash_in_their_name_may_be_kept_for_good_and_the_page_itself_not(page: Page) -> None:
    script = send(asked(), page.assets["assets/main-abc123.js"])
    assert "immutable" in script.headers["cache-control"]
    assert script.headers["content-type"] == "text/javascript; charset=utf-8"
    assert send(asked(), page.index).headers["cache-control"] == "no-cache"


def test_text_is_compressed_for_browsers_that_take_it_and_pictures_of_letters_are_not(page: Page) -> None:
    asset = page.assets["assets/main-abc123.js"]
    small = send(asked({"accept-encoding": "gzip, br"}), asset)
    assert small.headers["content-encoding"] == "gzip"
    assert gzip.decompress(bytes(small.body)) == asset.plain
    assert send(asked(), asset).body == asset.plain
    letters = send(asked({"accept-encoding": "gzip"}), page.assets["assets/type-def456.woff2"])
    assert "content-encoding" not in letters.headers
    assert letters.headers["content-type"] == "font/woff2"


def test_what_has_not_changed_is_not_sent_again(page: Page) -> None:
    tag = send(asked(), page.index).headers["etag"]
    assert send(asked({"if-none-match": tag}), page.index).status_code == 304


def test_a_server_without_its_page_says_how_to_build_it(tmp_path: Path) -> None:
    assert b"make page" in Page(tmp_path).index.plain


@pytest.mark.parametrize(
    "path", ["/../settings.py", "/assets/../index.html", "/%2e%2e/app.py", "/page.py", "//etc/passwd"]
)
def test_nothing_but_the_page_is_served(server: Server, path: str) -> None:
    status, _, _ = Browser(server).call("GET", path)
    assert status == 404


def test_while_the_lobby_is_read_the_facts_of_its_games_are_made(tmp_path: Path) -> None:
    packed_facts.cache_clear()
    here = Here(f"sqlite:///{tmp_path / 'games.sqlite'}")
    try:
        Browser(here).call("GET", "/api/games?lang=pl")
        until = time.monotonic() + PATIENCE
        while packed_facts.cache_info().currsize < 1 + len(navarch.games()) and time.monotonic() < until:
            time.sleep(0.01)
        made = packed_facts.cache_info()
        for game in navarch.games():
            Browser(here).call("GET", f"/api/games/{game}?lang=pl")
        assert packed_facts.cache_info().misses == made.misses
    finally:
        here.close()
