"""Saves: names for everything, old saves of edited procedures, and hostile ones."""

from __future__ import annotations

import copy
import json
import random
from typing import Any, ClassVar

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import navarch
from navarch.engine.playout import random_playout, settle_chance
from navarch.engine.state import State

from .toy import TOY, Battle, March, Reaction, Toy, ToyState, Turn, War


def at_reaction() -> State:
    """Red has marched on blue, who is asked for a reaction."""
    s = TOY.new()
    for said in ("bid 1", "bid 0", "march middle"):
        s.play(TOY.space.code(said))
    return s


def test_a_dump_names_places_cards_and_steps() -> None:
    dump: Any = at_reaction().dump()
    assert dump["game"] == "toy"
    assert dump["fields"]["area"] == {"red": "middle", "blue": "middle"}
    assert dump["fields"]["hand"] == {"red": ["ruse", "spy"], "blue": ["ruse", "spy"]}
    assert dump["fields"]["path"] == ["middle"]
    assert [(frame["procedure"], frame["next"]) for frame in dump["stack"]] == [
        ("War", "next_turn"),
        ("Turn", "report"),
        ("March", "arrive"),
        ("Battle", "roll"),
        ("Reaction", "counter"),
    ]
    assert dump["stack"][4] == {
        "procedure": "Reaction",
        "next": "counter",
        "answer": 0,
        "seat": "blue",
        "card": "ruse",
        "played": 0,
    }
    assert (dump["choice"], dump["asked"], dump["sealed"]) == ("reaction", ["blue"], {})


def test_sealed_answers_are_saved_as_they_stand() -> None:
    s = TOY.new(3)
    s.play_for(1, TOY.space.code("bid 1"))
    dump: Any = s.dump()
    assert dump["asked"] == ["red", "green"]
    assert dump["sealed"] == {"red": [], "blue": ["bid 1"], "green": []}
    again = TOY.restore(json.loads(json.dumps(dump)))
    assert again.to_act() == [0, 2]
    assert again.digest() == s.digest()


def shape(dump: dict[str, object]) -> dict[str, type]:
    """The keys of a dump, and what stands under them."""
    return {key: type(value) for key, value in dump.items()}


@pytest.mark.parametrize("name", navarch.games())
def test_a_dump_has_the_same_shape_whoever_is_asked_and_however(name: str) -> None:
    game = navarch.load(name)
    rng, s = random.Random(2), game.new()
    first, asked = shape(s.dump()), set()
    while not s.over:
        dump = s.dump()
        assert shape(dump) == first
        asked.add(("chance" in str(dump["asked"]), bool(dump["sealed"])))
        s.play(rng.choice(s.legal()))
    assert {(True, False), (False, False)} <= asked
    assert ((False, True) in asked) == bool(game.sealed)


def test_saves_of_earlier_versions_are_read_with_one_asked_alone_and_with_sealed_answers() -> None:
    alone = TOY.new(2)
    random_playout(alone, random.Random(4), 3)
    settle_chance(alone, random.Random(4))
    dump: Any = alone.dump()
    assert len(dump["asked"]) == 1
    del dump["sealed"]
    assert TOY.restore({**dump, "asked": dump["asked"][0]}).digest() == alone.digest()
    together = TOY.new(3)
    together.play_for(1, TOY.space.code("bid 1"))
    dump = together.dump()
    del dump["asked"]
    assert TOY.restore({**dump, "sealed": {"red": None, "blue": "bid 1", "green": None}}).digest() == together.digest()


@given(st.integers(0, 10_000), st.integers(0, 40), st.sampled_from([2, 3]))
def test_a_restored_save_has_the_same_digest_and_the_same_future(seed: int, moves: int, players: int) -> None:
    s = TOY.new(players, {"rich": True, "map": "large"})
    rng = random.Random(seed)
    random_playout(s, rng, moves)
    if seed % 2:
        settle_chance(s, rng)
    again = TOY.restore(json.loads(json.dumps(s.dump())))
    assert again.digest() == s.digest()
    for seat in s.to_act():
        assert again.legal_for(seat) == s.legal_for(seat)
    random_playout(s, random.Random(seed))
    random_playout(again, random.Random(seed))
    assert again.digest() == s.digest()


def test_derived_tables_are_prepared_after_a_restore() -> None:
    again = TOY.restore(at_reaction().dump())
    assert isinstance(again, ToyState)
    assert again.prepared == 1


class LongerBattle(Battle):
    """A later version of the rules puts a step in between."""

    SEQUENCE: ClassVar[tuple[str, ...]] = ("parley", "react", "count_flags", "roll", "next_round")

    def parley(self, s: ToyState) -> None:
        """Nothing comes of it."""

    def count_flags(self, s: ToyState) -> None:
        """Nothing to be asked."""
        s.closed |= 4


class ShorterBattle(Battle):
    """Another one drops the step that old saves stand before."""

    SEQUENCE: ClassVar[tuple[str, ...]] = ("react", "next_round")


def edited(battle: type[Battle]) -> Toy:
    """The toy with another battle under the old name."""

    class Edited(Toy):
        procedures = (War, Turn, March, battle, Reaction)

    battle.__name__ = "Battle"
    return Edited()


def test_a_step_put_into_a_procedure_does_not_break_old_saves() -> None:
    game = edited(LongerBattle)
    s = game.restore(at_reaction().dump())
    battle = s.stack[3]
    assert battle.at == LongerBattle.SEQUENCE.index("roll")  # by its name, not by its number
    assert s.legal() == at_reaction().legal()
    s.play(game.space.code("pass"))
    assert s.actor == navarch.CHANCE


def test_a_step_that_is_gone_is_told_with_the_steps_there_are() -> None:
    with pytest.raises(navarch.BadSave) as error:
        edited(ShorterBattle).restore(at_reaction().dump())
    assert error.value.entry == "stack[3]"
    assert "'roll'" in error.value.reason
    assert "react, next_round" in error.value.reason


def spoil(path: list[str | int], value: object) -> dict[str, Any]:
    """A good save with one value changed (or dropped, when the value is Ellipsis)."""
    dump: dict[str, Any] = json.loads(json.dumps(at_reaction().dump()))
    inside: Any = dump
    for key in path[:-1]:
        inside = inside[key]
    if value is ...:
        del inside[path[-1]]
    else:
        inside[path[-1]] = value
    return dump


@pytest.mark.parametrize(
    ("path", "value", "entry"),
    [
        (["game"], "chess", "game"),
        (["players"], 7, "players"),
        (["players"], "2", "players"),
        (["players"], ..., "players"),
        (["options"], {"poor": True}, "options"),
        (["options"], [], "options"),
        (["fields"], None, "fields"),
        (["fields", "steps"], ..., "fields"),
        (["fields", "weather"], 1, "fields"),
        (["fields", "area"], {"red": "atlantis"}, "fields.area.red"),
        (["fields", "area"], {"green": "west"}, "fields.area"),
        (["fields", "steps", "red"], -1, "fields"),
        (["fields", "steps", "red"], "two", "fields.steps.red"),
        (["fields", "hand", "red"], ["ruse", "ruse"], "fields.hand.red"),
        (["stack"], [], "stack"),
        (["stack"], "War", "stack"),
        (["stack", 0], None, "stack[0]"),
        (["stack", 0], ..., "stack[0]"),
        (["stack", 3, "procedure"], "Siege", "stack[3]"),
        (["stack", 3, "next"], "fly", "stack[3]"),
        (["stack", 3, "next"], 2, "stack[3]"),
        (["stack", 3, "rolls"], ..., "stack[3]"),
        (["stack", 3, "rolls"], 7, "stack[3].rolls"),
        (["stack", 4, "seat"], "green", "stack[4].seat"),
        (["stack", 4, "answer"], "yes", "stack[4]"),
        (["choice"], "orders", "choice"),
        (["choice"], ["reaction"], "choice"),
        (["asked"], "green", "asked"),
        (["asked"], None, "asked"),
        (["asked"], [], "asked"),
        (["asked"], ["red", "blue"], "asked"),
        (["sealed"], {"red": None, "chance": None}, "sealed"),
        (["sealed"], {"blue": "pass"}, "sealed"),
        (["sealed"], {"red": None, "blue": "fly"}, "sealed.blue"),
        (["sealed"], {"red": None, "blue": "rest"}, "sealed"),
        (["sealed"], [], "sealed"),
        (["over"], {"scores": [1], "ranks": [1, 2]}, "over"),
        (["over"], [], "over"),
    ],
)
def test_a_save_that_does_not_fit_is_refused_with_its_entry(path: list[str | int], value: object, entry: str) -> None:
    with pytest.raises(navarch.BadSave) as error:
        TOY.restore(spoil(path, value))
    assert error.value.entry == entry
    assert error.value.reason
    assert entry in str(error.value)


@pytest.mark.parametrize("name", navarch.games())
def test_a_save_without_its_bottom_procedure_is_refused_and_says_what_belongs_there(name: str) -> None:
    game = navarch.load(name)
    rng, refused = random.Random(3), 0
    s = game.new()
    for _ in range(300):
        if s.over:
            break
        dump: Any = s.dump()
        assert game.restore(dump).digest() == s.digest()
        dump["stack"].pop(0)
        with pytest.raises(navarch.BadSave) as error:
            game.restore(dump)
        if dump["stack"]:
            assert error.value.entry == "stack[0]"
            assert game.first_outline().name in error.value.reason
            refused += 1
        s.play(rng.choice(s.legal()))
    assert refused > 100


@pytest.mark.parametrize("dump", [None, [], "save", 7, {}, {1: 2}, {"game": "toy"}])
def test_what_is_no_save_at_all_is_refused(dump: object) -> None:
    with pytest.raises(navarch.BadSave):
        TOY.restore(dump)


def paths(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a save."""
    pairs = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    found = []
    for key, one in pairs:
        found.append((*path, key))
        found += paths(one, (*path, key))
    return found


ODD: st.SearchStrategy[object] = st.sampled_from(
    [
        None,
        True,
        -1,
        0,
        1,
        99,
        10**30,
        -(10**5000),
        0.5,
        "",
        "red",
        "chance",
        "ruse",
        "west",
        "end",
        [],
        [[]],
        {},
        {"red": 1},
    ]
).map(copy.deepcopy)  # a later change may go into it


@settings(max_examples=250, suppress_health_check=[HealthCheck.too_slow])
@given(st.data())
def test_a_hostile_save_is_refused_or_is_a_position_and_never_a_crash(data: st.DataObject) -> None:
    name = data.draw(st.sampled_from(["toy", "neptun"]))
    game = GAMES[name]
    dump = copy.deepcopy(data.draw(st.sampled_from(SAVES[name])))
    for _ in range(data.draw(st.integers(1, 3))):
        path = data.draw(st.sampled_from(paths(dump)))
        inside: Any = dump
        for key in path[:-1]:
            inside = inside[key]
        if data.draw(st.booleans()):
            inside[path[-1]] = data.draw(ODD)
        elif isinstance(inside, dict):
            del inside[path[-1]]
    try:
        s = game.restore(dump)
    except navarch.BadSave as error:
        message = str(error)
        assert len(message) < 2_000
        return
    assert game.check(s) == ""
    again = game.restore(s.dump())
    assert again.digest() == s.digest()


def saves(game: navarch.Game, players: int) -> list[Any]:
    """A save of every tenth position of a random game."""
    s = game.new(players)
    rng = random.Random(1)
    found = [s.dump()]
    while not s.over:
        random_playout(s, rng, 10)
        found.append(s.dump())
    return [json.loads(json.dumps(dump)) for dump in found]


GAMES: dict[str, navarch.Game] = {"toy": TOY, "neptun": navarch.load("neptun")}
SAVES = {"toy": saves(TOY, 3), "neptun": saves(GAMES["neptun"], 3)}
