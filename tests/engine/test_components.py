"""Component tables: read, corrected by their owner, refused with file, entry and reason."""

from __future__ import annotations

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
    attempts = [
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
    for attempt, entry in (
        (lambda: tables.single("sea"), "[sea]"),
        (lambda: tables.single("city"), "[city]"),
        (lambda: tables.entries("sea"), "[[sea]]"),
        (lambda: tables.entries("wind"), "[[wind]]"),
        (lambda: tables.entries("city", 3), "[[city]]"),
    ):
        with pytest.raises(BadComponents) as error:
            attempt()  # type: ignore[no-untyped-call]
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
