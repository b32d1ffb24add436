"""Actions: verb and noun, their ints and their texts."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from navarch.engine.action import Action, ActionSpace, BadAction
from navarch.engine.errors import LONGEST_QUOTED, BadGame

from .toy import BID, MARCH, PASS, REST, ROLL, SPACE


def test_verbs_share_one_space_of_ints_in_their_order() -> None:
    assert [BID, MARCH, REST] == [0, 3, 6]
    assert SPACE.size == 3 + 3 + 1 + 2 + 1 + 6
    assert SPACE.bases[MARCH : MARCH + 4] == [MARCH, MARCH, MARCH, REST]


@given(st.integers(0, SPACE.size - 1))
def test_every_action_has_a_text_that_parses_back(code: int) -> None:
    assert SPACE.code(SPACE.text(code)) == code
    assert SPACE.code(SPACE.action(code)) == code
    assert SPACE.code(code) == code
    assert SPACE.verb_of(code).first == SPACE.bases[code]


def test_texts_are_a_verb_and_at_most_one_noun() -> None:
    assert SPACE.text(MARCH + 2) == "march east"
    assert SPACE.text(REST) == "rest"
    assert str(Action("march", "east")) == "march east"
    assert SPACE.action(PASS) == Action("pass")
    assert SPACE.verb_of(ROLL).domain == "die"
    assert SPACE.verb_of(ROLL).size == 6


def test_the_verbs_of_chance_are_declared_and_stand_in_the_same_space() -> None:
    assert [verb.name for verb in SPACE.verbs if verb.chance] == ["roll"]
    space = ActionSpace()
    assert [space.verb("pass"), space.chance("roll", "die", ("1", "2")), space.verb("done")] == [0, 1, 3]
    with pytest.raises(BadGame, match="'roll' is taken"):
        space.verb("roll")


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("fly east", "the verbs are bid, march"),
        ("march", "takes west, middle, east"),
        ("march atlantis", "takes west, middle, east"),
        ("rest east", "takes no noun"),
        ("March east", "no action"),
        ("march  east", "takes"),
        ("", "the verbs are"),
        (-1, "outside 0 to"),
        (SPACE.size, "outside 0 to"),
        (True, "not true or false"),
        (None, "not NoneType"),
        (["march", "east"], "not list"),
        (3.0, "not float"),
        (Action("march", "nowhere"), "takes"),
    ],
)
def test_what_is_no_action_is_refused_with_what_would_be_one(said: Any, told: str) -> None:
    with pytest.raises(BadAction) as error:
        SPACE.code(said)
    assert told in str(error.value)


def test_a_hostile_text_or_number_does_not_fill_the_message() -> None:
    for said in ("x" * 100_000, "march " + "y" * 100_000, 10**6000, -(10**6000)):
        with pytest.raises(BadAction) as error:
            SPACE.code(said)
        assert len(str(error.value)) < LONGEST_QUOTED + 200


@given(st.text() | st.integers() | st.none() | st.lists(st.text()) | st.floats())
def test_anything_else_is_refused_and_never_a_crash(said: Any) -> None:
    try:
        code = SPACE.code(said)
    except BadAction:
        return
    assert 0 <= code < SPACE.size


@pytest.mark.parametrize("name", ["", "Go", "go now", "go2", "_go", "gö"])
def test_a_verb_is_one_lower_case_word(name: str) -> None:
    with pytest.raises(BadGame, match="lower-case"):
        ActionSpace().verb(name)


def test_a_verb_cannot_be_added_twice() -> None:
    space = ActionSpace()
    space.verb("go")
    with pytest.raises(BadGame, match="taken"):
        space.verb("go")


@pytest.mark.parametrize("label", ["", "West", "far west", "a:b"])
def test_a_noun_is_made_of_small_letters_digits_and_underscores(label: str) -> None:
    with pytest.raises(BadGame, match="noun"):
        ActionSpace().verb("go", "area", (label,))
