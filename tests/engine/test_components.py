"""Component tables: read, corrected by their owner, refused with file, entry and reason."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from navarch.engine import components as module
from navarch.engine.components import Components, read_components
from navarch.engine.errors import BadComponents

BASE = """
[meta]
title = "Toy"
provenance = "printed"

[wind]
start = 5
names = ["north", "south"]
spaces = [1, 2, 3]
open = true
provenance = "printed"

[[city]]
id = "roma"
gold = 3
links = { ostia = 2 }
provenance = "printed"

[[city]]
id = "ostia"
gold = 1
links = { roma = 2 }
provenance = "memory"
source = "a friend"
"""


@pytest.fixture
def base(tmp_path: Path) -> Path:
    file = tmp_path / "base.toml"
    file.write_text(BASE, encoding="utf-8")
    return file


def own(base: Path, text: str | bytes) -> Components:
    """The tables with a file of one's own."""
    file = base.parent / "own.toml"
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    return read_components(base, file)


def test_values_are_read_with_their_types(base: Path) -> None:
    tables = read_components(base)
    wind = tables.single("wind")
    assert wind.number("start") == 5
    assert wind.words("names", ("north", "south", "east")) == ("north", "south")
    assert wind.numbers("spaces", 1, 3) == (1, 2, 3)
    assert wind.flag("open") is True
    assert not wind.has("closed")
    city = tables.entries("city", 2)[0]
    assert city.word("id", ("roma", "ostia")) == "roma"
    assert city.table("links").number("ostia") == 2
    assert tables.ids("city") == ("roma", "ostia")
    assert tables.provenance() == {"printed": 3, "public": 0, "memory": 1, "reconstructed": 0}


def test_a_value_of_the_wrong_type_or_range_is_refused_with_its_place(base: Path) -> None:
    tables = read_components(base)
    wind = tables.single("wind")
    city = tables.entries("city")[0]
    attempts: list[Callable[[], object]] = [
        lambda: wind.number("start", 0, 4),
        lambda: wind.number("start", 6),
        lambda: wind.number("names"),
        lambda: wind.number("open"),
        lambda: wind.number("nothing"),
        lambda: wind.word("start"),
        lambda: wind.flag("start"),
        lambda: wind.words("spaces"),
        lambda: wind.words("names", ("north",)),
        lambda: wind.words("start"),
        lambda: wind.numbers("names"),
        lambda: wind.numbers("spaces", 2),
        lambda: wind.numbers("start"),
        lambda: wind.table("start"),
    ]
    for attempt in attempts:
        with pytest.raises(BadComponents) as error:
            attempt()
        assert (error.value.file, error.value.entry) == ("base.toml", "[wind]")
        assert error.value.reason
    with pytest.raises(BadComponents) as error:
        city.word("id", ("ostia",))
    assert error.value.entry == "[[city]] roma"
    with pytest.raises(BadComponents) as error:
        city.table("links").number("ostia", 5)
    assert error.value.entry == "[[city]] roma.links"


def test_missing_tables_and_wrong_numbers_of_entries_are_refused(base: Path) -> None:
    tables = read_components(base)
    attempts: list[tuple[Callable[[], object], str]] = [
        (lambda: tables.single("sea"), "[sea]"),
        (lambda: tables.single("city"), "[city]"),
        (lambda: tables.entries("sea"), "[[sea]]"),
        (lambda: tables.entries("wind"), "[[wind]]"),
        (lambda: tables.entries("city", 3), "[[city]]"),
    ]
    for attempt, entry in attempts:
        with pytest.raises(BadComponents) as error:
            attempt()
        assert error.value.entry == entry


def test_a_correction_lies_over_the_tables_and_a_whole_copy_replaces_them(base: Path) -> None:
    corrected = own(
        base, '[[city]]\nid = "ostia"\ngold = 9\nprovenance = "printed"\n[wind]\nstart = 6\nprovenance = "printed"\n'
    )
    assert [city.number("gold") for city in corrected.entries("city")] == [3, 9]
    assert corrected.single("wind").number("start") == 6
    assert corrected.single("wind").numbers("spaces") == (1, 2, 3)
    assert corrected.file == "own.toml"
    copy = own(base, BASE.replace("gold = 3", "gold = 4"))
    assert [city.number("gold") for city in copy.entries("city")] == [4, 1]
    assert len({read_components(base).digest, corrected.digest, copy.digest}) == 3


def test_the_digest_is_of_facts_and_not_of_notes(base: Path) -> None:
    assert own(base, BASE.replace("a friend", "the book")).digest == read_components(base).digest
    assert own(base, BASE.replace('"memory"', '"public"')).digest == read_components(base).digest
    assert own(base, "# a comment\n" + BASE).digest == read_components(base).digest


NOTED = BASE.replace("[wind]", 'notes = ["wind.names", "*.open"]\n\n[wind]', 1).replace(
    'provenance = "printed"\n\nnotes', 'provenance = "printed"\nnotes', 1
)


def read_toy(tables: Components) -> None:
    """What a toy game reads: everything but the notes."""
    tables.single("wind").numbers("spaces")
    tables.single("wind").number("start")
    for city in tables.entries("city"):
        city.number("gold")
        city.table("links").plain("ostia" if city.word("id") == "roma" else "roma")
    tables.refuse_unread()


def test_every_value_is_read_or_a_note(base: Path) -> None:
    base.write_text(NOTED, encoding="utf-8")
    read_toy(read_components(base))
    read_toy(own(base, '[wind]\nstart = 6\nopen = false\nsource = "the box"\nprovenance = "printed"\n'))


@pytest.mark.parametrize(
    ("text", "entry", "reason"),
    [
        ("[wind]\nstrength = 6\nprovenance = 'printed'\n", "[wind]", "strength is read by nobody"),
        ("[[city]]\nid = 'roma'\nships = 1\nprovenance = 'printed'\n", "[[city]] roma", "ships is read by nobody"),
        (
            "[[city]]\nid = 'roma'\nlinks = { ostia = 1, capua = 1 }\nprovenance = 'printed'\n",
            "[[city]] roma.links",
            "capua is read by nobody",
        ),
        (NOTED.replace("start = 5", "start = 5\nend = 9"), "[wind]", "end is read by nobody"),
        (NOTED + "[sea]\ndepth = 3\nprovenance = 'printed'\n", "[sea]", "depth is read by nobody"),
    ],
)
def test_a_value_that_nobody_reads_is_refused(base: Path, text: str, entry: str, reason: str) -> None:
    base.write_text(NOTED, encoding="utf-8")
    with pytest.raises(BadComponents) as error:
        read_toy(own(base, text))
    assert (error.value.file, error.value.entry) == ("own.toml", entry)
    assert reason in error.value.reason


def test_what_is_read_whole_is_read_with_all_that_is_in_it(base: Path) -> None:
    base.write_text(NOTED + "[deck]\ncards = [{ one = { two = 3 } }]\nprovenance = 'printed'\n", encoding="utf-8")
    tables = read_components(base)
    assert [row.table("one").whole() for row in tables.single("deck").rows("cards")] == [{"two": 3}]
    read_toy(tables)
    again = read_components(base)
    assert again.single("deck").plain("cards") == [{"one": {"two": 3}}]
    read_toy(again)
    third = read_components(base)
    assert third.single("deck").rows("cards")[0].has("one")
    with pytest.raises(BadComponents, match="two is read by nobody"):
        read_toy(third)


def test_a_correction_of_a_note_leaves_the_digest_as_it_is(base: Path) -> None:
    base.write_text(NOTED, encoding="utf-8")
    noted = own(base, "[wind]\nnames = ['east']\nopen = false\nprovenance = 'printed'\n")
    assert noted.single("wind").words("names") == ("east",)
    assert noted.digest == read_components(base).digest
    assert own(base, "[wind]\nstart = 4\nprovenance = 'printed'\n").digest != noted.digest


@pytest.mark.parametrize(
    ("text", "entry", "reason"),
    [
        ("[wind\n", "the file", "not TOML"),
        ("wind = 5\n", "[wind]", "must be a table"),
        ("[[city]]\n", "[[city]] 1", "provenance"),
        ('[[city]]\nid = "roma"\nprovenance = "hearsay"\n', "[[city]] roma", "provenance"),
        ('[[city]]\nid = 5\nprovenance = "printed"\n', "[[city]] 5", "id must be a text"),
        ('[[city]]\nprovenance = "printed"\n', "[[city]] 1", "no such entry"),
        ('[[city]]\nid = "troia"\nprovenance = "printed"\n', "[[city]] troia", "no such entry"),
        (
            '[[city]]\nid = "roma"\nprovenance = "printed"\n[[city]]\nid = "roma"\nprovenance = "printed"\n',
            "[[city]] roma",
            "twice",
        ),
        ('[sea]\nprovenance = "printed"\n', "[sea]", "no such table"),
        ('[city]\nprovenance = "printed"\n', "[city]", "list of entries"),
        ('[[wind]]\nprovenance = "printed"\n', "[wind]", "list of entries"),
        (b"\xff\xfe", "the file", "not UTF-8"),
        ("x = " + "[" * 50_000, "the file", "not TOML"),
        ("[wind]\nprovenance = 'printed'\nstart = " + "9" * 5_000, "the file", "not TOML"),
        ("[wind]\nprovenance = 'printed'\nstart = 0x" + "f" * 5_000, "the file", "not TOML"),
    ],
)
def test_a_bad_file_is_refused_with_file_entry_and_reason(
    base: Path, text: str | bytes, entry: str, reason: str
) -> None:
    with pytest.raises(BadComponents) as error:
        own(base, text)
    assert error.value.file == "own.toml"
    assert error.value.entry == entry
    assert reason in error.value.reason


def test_a_date_in_a_file_is_no_crash(base: Path) -> None:
    assert own(base, BASE.replace('title = "Toy"', "title = 2014-05-01")).digest


def test_a_file_that_is_missing_or_too_large_is_refused(base: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadComponents, match="cannot be read"):
        read_components(base, base.parent / "none.toml")
    with pytest.raises(BadComponents, match="cannot be read"):
        read_components(base, base.parent)
    monkeypatch.setattr(module, "LARGEST_FILE", 100)
    with pytest.raises(BadComponents, match="larger than 100 bytes"):
        read_components(base)


@settings(max_examples=100, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
@given(at=st.integers(0, len(BASE)), junk=st.binary(max_size=6))
def test_a_file_with_junk_in_it_is_read_or_refused_and_never_a_crash(base: Path, at: int, junk: bytes) -> None:
    data = BASE.encode()
    try:
        own(base, data[:at] + junk + data[at:])
    except BadComponents as error:
        reason = error.reason
        assert reason
