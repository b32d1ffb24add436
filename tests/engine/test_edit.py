"""Positions by hand: pieces, cards and tracks moved by name, with every total in step."""

from __future__ import annotations

import random
from typing import Any

import pytest

import navarch
from navarch.engine.errors import BadEdit
from navarch.engine.game import Game
from navarch.engine.kind import Kind, ListKind, NounKind, SetKind, TableKind
from navarch.engine.match import Match
from navarch.engine.playout import random_playout, settle_chance
from navarch.engine.state import State
from navarch.games import hamilcar
from navarch.games.hamilcar.box.labels import GENERAL_IDS, ROME
from navarch.registry import own_game_names

TRIALS = 16
ROMANS = {GENERAL_IDS[general] for general in hamilcar.build().box.generals_of[ROME]}


def position(name: str, decisions: int, seed: int = 1, players: int = 0) -> State:
    """A position in which a seat is asked, after so many random decisions."""
    s = navarch.load(name).new(players)
    rng = random.Random(seed)
    random_playout(s, rng, decisions)
    settle_chance(s, rng)
    assert not s.over
    return s


def hamilcar_asked(choice: str) -> Match:
    """The first such question in a random game."""
    match, rng = Match(navarch.load("hamilcar"), seed=1), random.Random(1)
    while match.prompt()[0] != choice:
        match.submit(match.to_act[0], rng.choice(match.legal(match.to_act[0])))
    return match


def fields(s: State) -> Any:
    """The fields with names; nothing and 0 are left out."""
    return s.dump()["fields"]


def changed(before: State, after: State) -> set[str]:
    """The fields that differ."""
    old, new = fields(before), fields(after)
    return {name for name in old if old[name] != new[name]}


# ---- what goes along ----


def test_gold_that_a_player_gets_comes_from_the_supply() -> None:
    s = position("neptun", 30)
    after = s.game.edit(s).set("gold.red", 11).done()
    assert changed(s, after) == {"gold", "supply"}
    assert fields(after)["gold"]["red"] == 11
    totals = [fields(one)["supply"] + sum(fields(one)["gold"].values()) for one in (s, after)]
    assert totals[0] == totals[1]


def test_legions_that_are_put_on_the_board_leave_their_stock() -> None:
    s = position("mare-nostrum", 40)
    seat = s.game.nouns["seat"][0]
    place, here = next(iter(fields(s)["legions"][seat].items()))
    after = s.game.edit(s).set(f"legions.{seat}.{place}", here + fields(s)["legion_stock"][seat]).done()
    assert changed(s, after) == {"legions", "legion_stock"}
    assert seat not in fields(after)["legion_stock"]


def test_a_card_is_brought_from_wherever_it_lies() -> None:
    s = position("hamilcar", 5)
    card = fields(s)["hand"]["rome"][0]
    after = s.game.edit(s).put("hand.carthage", card).done()
    assert card in fields(after)["hand"]["carthage"]
    assert card not in fields(after)["hand"]["rome"]
    assert changed(s, after) <= {"hand", "spied"}


def test_a_card_that_is_taken_away_goes_to_the_discards() -> None:
    s = position("hamilcar", 5)
    held = fields(s)["hand"]["carthage"]
    after = s.game.edit(s).set("hand.carthage", held[:1]).done()
    assert set(fields(after)["discard"]) - set(fields(s)["discard"]) == set(held[1:])


def test_an_oar_card_is_taken_from_its_deck_and_not_made() -> None:
    s = position("neptun", 30)
    oar = next(iter(fields(s)["oar_deck"]))
    had = fields(s)["hand"].get("red", {}).get(oar, 0)
    after = s.game.edit(s).set(f"hand.red.{oar}", had + 1).done()
    assert changed(s, after) == {"hand", "oar_deck"}


@pytest.mark.rule("hamilcar", "2.2.C-1")
def test_a_general_stands_on_the_map_while_he_is_in_an_area_and_a_roman_one_in_office() -> None:
    s = hamilcar_asked("card_play").state
    edit = s.game.edit(s)
    offices = fields(s)["office"]
    consul = next(name for name in fields(s)["place"] if offices[name] == "consul")
    place = fields(s)["place"][consul]
    heir = next(name for name, standing in fields(s)["standing"].items() if standing == "pool" and name in ROMANS)
    with pytest.raises(BadEdit, match="too many officials"):
        s.game.edit(s).set(f"place.{heir}", place).done()
    after = fields(edit.set(f"place.{consul}", None).set(f"place.{heir}", place).done())
    assert (after["standing"][consul], after["office"][consul]) == ("pool", "none")
    assert (after["standing"][heir], after["office"][heir]) == ("map", "consul")


@pytest.mark.rule("hands-in-the-sea", "2.Y")
def test_the_card_of_a_location_goes_with_control_of_it() -> None:
    s = position("hands-in-the-sea", 20)
    taken = {*fields(s)["held"]["rome"], *fields(s)["held"]["carthage"], *fields(s)["independent"]}
    place = next(name for name in s.game.nouns["location"] if name in fields(s)["neutral"] and name not in taken)
    after = s.game.edit(s).put("held.rome", place).done()
    assert changed(s, after) == {"held", "towns", "neutral", "discard"}
    assert fields(after)["towns"]["rome"] == fields(s)["towns"]["rome"] - 1
    assert place in fields(after)["discard"]["rome"]


def test_pieces_are_moved_from_place_to_place() -> None:
    s = position("neptun", 30)
    after = s.game.edit(s).move("gold.red", "gold.green", 1).done()
    assert changed(s, after) == {"gold"}
    after = s.game.edit(s).move("city_deck", "city_discard", fields(s)["city_deck"][0]).done()
    assert changed(s, after) == {"city_deck", "city_discard"}


def test_an_edit_of_a_dump_is_an_edit_of_its_position() -> None:
    s = position("neptun", 30)
    one, two = (s.game.edit(said).set("gold.red", 9).done() for said in (s, s.dump()))
    assert one.digest() == two.digest()


# ---- what cannot be done ----


@pytest.mark.parametrize(
    ("where", "value", "reason"),
    [
        ("silver.red", 3, "no field 'silver'"),
        ("gold.brown", 3, "'brown' is none of red, green"),
        ("gold.red.left", 3, "gold.red has no parts"),
        ("gold.red", "much", "'much' is not a number"),
        ("boat.red", "atlantis", "'atlantis' is no city"),
        ("supply", 3, "holds what lies nowhere else"),
        ("city_deck", [], "say where"),
        ("hand.red", {"oar_3_0": 99}, "there is no other oar_3_0"),
    ],
)
def test_what_does_not_fit_is_refused_at_once_and_nothing_has_changed(where: str, value: object, reason: str) -> None:
    s = position("neptun", 30)
    edit = s.game.edit(s)
    with pytest.raises(BadEdit, match=reason):
        edit.set(where, value)
    assert edit.done().digest() == s.digest()


@pytest.mark.parametrize(
    ("where", "value", "reason"),
    [
        ("gold.red", -1, "less than no gold"),
        ("round", 7, "no game round 8"),
        ("boat.red", None, "a boat"),
        ("order", ["red", "red", "red", "red"], "player order"),
        ("opened", 40, "out of range"),
        ("played.red.7", "oar_3_0", "a turn to come"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_what_is_wrong(where: str, value: object, reason: str) -> None:
    s = position("neptun", 30)
    with pytest.raises(BadEdit, match=reason):
        s.game.edit(s).set(where, value).done()


def test_more_pieces_than_there_are_is_refused_with_their_stock() -> None:
    s = position("mare-nostrum", 40)
    seat = s.game.nouns["seat"][0]
    place = next(iter(fields(s)["legions"][seat]))
    with pytest.raises(BadEdit, match=f"legion_stock.{seat}: [0-9]+ more are elsewhere"):
        s.game.edit(s).set(f"legions.{seat}.{place}", 99).done()


def test_a_piece_that_does_not_lie_there_cannot_be_moved() -> None:
    s = position("neptun", 30)
    edit = s.game.edit(s)
    card = next(name for name in s.game.nouns["city_card"] if name not in fields(s)["city_discard"])
    for source, target, what, reason in (
        ("city_discard", "city_deck", card, "does not lie there"),
        ("gold.red", "gold.green", 99, "99 cannot be taken"),
        ("gold.red", "city_deck", 1, "not both numbers"),
        ("city_deck", "goods_deck", card, "is no good"),
    ):
        with pytest.raises(BadEdit, match=reason):
            edit.move(source, target, what)


@pytest.mark.rule("hamilcar", "7.1.6")
def test_an_army_on_the_move_keeps_its_general_and_its_units() -> None:
    match = hamilcar_asked("move")
    game, mover = match.game, fields(match.state)["mover"]
    place = fields(match.state)["place"][mover]
    side = game.nouns["seat"][match.to_act[0]]
    assert fields(match.state)["cu"][side][place]
    with pytest.raises(BadEdit, match=f"place.{mover}: he is on the move"):
        game.edit(match.state).set(f"place.{mover}", None).done()
    with pytest.raises(BadEdit, match=f"cu.{side}.{place}: [0-9]+ of them are on the move"):
        game.edit(match.state).set(f"cu.{side}.{place}", 0).done()
    assert game.edit(match.state).set("mp", 1).done()


def test_a_game_that_is_over_is_not_edited() -> None:
    s = navarch.load("neptun").new()
    random_playout(s, random.Random(1))
    with pytest.raises(BadEdit, match="the game is over"):
        s.game.edit(s)


# ---- whatever is edited ----


def any_part(game: Game, players: int, rng: random.Random) -> tuple[str, Kind]:
    """A cell of the position, or a field that has none."""
    where = rng.choice(list(game.field_kinds))
    kind = game.field_kinds[where]
    while isinstance(kind, TableKind):
        where, kind = f"{where}.{rng.choice(kind.rows(players))}", kind.item
    return where, kind


def any_value(kind: Kind, players: int, rng: random.Random) -> object:
    """Something of that kind."""
    if isinstance(kind, ListKind):
        return [any_value(kind.item, players, rng) for _ in range(rng.randrange(3))]
    noun = kind.item if isinstance(kind, SetKind) else kind
    if not isinstance(noun, NounKind):
        return rng.randrange(6)
    labels = noun.labels[:players] if noun.domain == "seat" else noun.labels
    return rng.sample(labels, min(len(labels), rng.randrange(4))) if isinstance(kind, SetKind) else rng.choice(labels)


@pytest.mark.parametrize("name", own_game_names())
def test_any_edit_is_refused_with_its_reason_or_gives_a_position_that_is_played_to_its_end(name: str) -> None:
    game = navarch.load(name)
    rng = random.Random(name)
    done = refused = 0
    for trial in range(TRIALS):
        s = position(name, rng.randrange(60), trial, rng.choice(game.players))
        before = s.digest()
        where, kind = any_part(game, s.players, rng)
        try:
            after = game.edit(s).set(where, any_value(kind, s.players, rng)).done()
        except BadEdit:
            refused += 1
            continue
        finally:
            assert s.digest() == before
        done += 1
        assert game.check(after) == ""
        assert game.restore(after.dump()).digest() == after.digest()
        random_playout(after, rng)
        assert after.over
        assert game.check(after) == ""
    assert done
    assert refused
