"""Errors: they travel between processes whole."""

from __future__ import annotations

import pickle

import pytest

import navarch
from navarch.engine.action import BadAction
from navarch.engine.errors import BadChance, BadComponents, BadGame, BadRecord, BadSave
from navarch.engine.event import Reason
from navarch.engine.game import BadOption


@pytest.mark.parametrize(
    "error",
    [
        BadSave("stack[0]", "what belongs there"),
        BadRecord("entry 7", "it was not legal"),
        BadComponents("map.toml", "city 3", "no such sea"),
        navarch.Illegal("no", [Reason("5.2", "too-far", (1, 2)), Reason("", "unknown-seat", said="9")]),
        BadGame("a choice twice"),
        BadChance("none is left"),
        BadOption("no such option"),
        BadAction("no such verb"),
    ],
)
def test_an_error_comes_out_of_another_process_as_it_went_in(error: Exception) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert str(again) == str(error)
    for part in ("file", "entry", "where", "reason", "reasons"):
        assert getattr(again, part, None) == getattr(error, part, None)
