"""Kinds: ints of a state written with names, and read back with care."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from navarch.engine.errors import BadGame, BadSave
from navarch.engine.kind import Kind, kind_of

from .toy import AREAS, NOUNS, SEATS


def kind(spec: str) -> Kind:
    """A kind of the toy's nouns."""
    return kind_of(spec, NOUNS, "the test")


areas = st.integers(-1, len(AREAS) - 1)
VALUES = {
    "number": st.integers(-(10**9), 10**9),
    "area": areas,
    "seat": st.integers(-1, 2),
    "set area": st.integers(0, 7),
    "list area": st.lists(areas, max_size=6),
    "list number": st.lists(st.integers(-5, 5), max_size=6),
    "list list number": st.lists(st.lists(st.integers(-5, 5), max_size=3), max_size=3),
    "seat: area": st.lists(areas, min_size=3, max_size=3),
    "area: number": st.lists(st.integers(-5, 5), min_size=3, max_size=3),
    "seat: set area": st.lists(st.integers(0, 7), min_size=3, max_size=3),
    "seat: area: number": st.lists(st.integers(-5, 5), min_size=9, max_size=9),
    "seat: list area": st.lists(st.lists(areas, max_size=3), min_size=3, max_size=3),
}


@given(st.data())
def test_every_value_comes_back_as_it_was_written(data: st.DataObject) -> None:
    spec = data.draw(st.sampled_from(sorted(VALUES)))
    value = data.draw(VALUES[spec])
    assert kind(spec).read(kind(spec).write(value, 3), 3, "x") == value


def test_values_are_written_with_names() -> None:
    assert kind("area").write(1, 2) == "middle"
    assert kind("area").write(-1, 2) is None
    assert kind("set area").write(0b101, 2) == ["west", "east"]
    assert kind("list area").write([2, -1, 0], 2) == ["east", None, "west"]
    assert kind("seat: area").write([2, 0], 2) == {"red": "east", "blue": "west"}
    assert kind("seat: area: number").write([0, 7, 0, 0, 0, 0], 2) == {"red": {"middle": 7}}


def test_rows_that_are_nothing_zero_or_empty_are_left_out() -> None:
    assert kind("seat: area").write([-1, 0, -1], 3) == {"blue": "west"}
    assert kind("seat: number").write([0, 0], 2) == {}
    assert kind("seat: set area").write([0, 4], 2) == {"blue": ["east"]}
    assert kind("seat: list area").write([[], [1]], 2) == {"blue": ["middle"]}
    assert kind("seat: area").read({}, 3, "x") == [-1, -1, -1]


def test_a_table_by_seat_is_as_long_as_there_are_players() -> None:
    assert kind("seat: area: number").width(2) == 6
    assert kind("seat: area: number").width(3) == 9
    assert kind("area").width(3) == 1


@pytest.mark.parametrize(
    ("spec", "said"),
    [
        ("number", "5"),
        ("number", True),
        ("number", 1.5),
        ("number", None),
        ("number", 1 << 300),
        ("area", "atlantis"),
        ("area", 0),
        ("area", ["west"]),
        ("seat", "green"),
        ("set area", "west"),
        ("set area", ["west", "west"]),
        ("set area", [None]),
        ("set area", ["atlantis"]),
        ("list area", {"west": 1}),
        ("list area", ["west", "atlantis"]),
        ("list area", ["west"] * 100_001),
        ("seat: area", ["west", "east"]),
        ("seat: area", {"red": "west", "nobody": "east"}),
        ("seat: area", {"green": "east"}),
        ("seat: area: number", {"red": {"west": "many"}}),
        ("seat: area: number", {"red": [1, 2, 3]}),
    ],
)
def test_what_does_not_fit_is_refused_with_its_place(spec: str, said: object) -> None:
    with pytest.raises(BadSave) as error:
        kind(spec).read(said, 2, "fields.x")
    assert error.value.entry.startswith("fields.x")


def test_the_place_of_a_bad_row_is_named_down_to_the_row() -> None:
    with pytest.raises(BadSave) as error:
        kind("seat: area: number").read({"blue": {"east": "many"}}, 2, "fields.x")
    assert error.value.entry == "fields.x.blue.east"
    with pytest.raises(BadSave) as error:
        kind("list area").read(["west", 3], 2, "fields.x")
    assert error.value.entry == "fields.x[1]"


@pytest.mark.parametrize("spec", ["planet", "set planet", "list planet", "planet: number", "seat: planet", ""])
def test_an_unknown_kind_is_a_mistake_of_the_game(spec: str) -> None:
    with pytest.raises(BadGame, match="no noun domain"):
        kind(spec)


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False)
    | st.text()
    | st.sampled_from([*AREAS, *SEATS]),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text() | st.sampled_from([*AREAS, *SEATS]), inner, max_size=4)
    ),
    max_leaves=8,
)


@given(st.sampled_from(sorted(VALUES)), JSON)
def test_any_json_is_read_or_refused_and_never_a_crash(spec: str, said: object) -> None:
    try:
        value = kind(spec).read(said, 3, "x")
    except BadSave:
        return
    assert kind(spec).read(kind(spec).write(value, 3), 3, "x") == value
