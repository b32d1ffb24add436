"""Tensors: made from the declaration, from one seat's point of view, and telling nothing that the seat cannot know."""

from __future__ import annotations

import random

import pytest

import navarch
from navarch.engine import BadGame, Codec, Game, State
from navarch.engine.chance import sample_outcome
from navarch.engine.codec import tensor
from navarch.engine.playout import random_playout, settle_chance
from navarch.engine.state import CHANCE
from navarch.games.hamilcar.state import HamilcarState
from navarch.games.hands_in_the_sea.state import HandsState
from navarch.games.neptun.state import NeptunState
from navarch.laws import option_sets
from navarch.registry import own_game_names

GAMES = own_game_names()


def position(game: Game, players: int, decisions: int, options: dict[str, object] | None = None) -> State:
    rng = random.Random(decisions)
    s = game.new(players, options)
    random_playout(s, rng, decisions)
    settle_chance(s, rng)
    return s


def told(game: Game, s: State, seat: int) -> dict[str, float]:
    """The features that are not zero, by name."""
    names = game.codec(s.players).names
    return {name: value for name, value in zip(names, tensor(game, s, seat), strict=True) if value}


def leaks(game: Game, players: int, seed: int, options: dict[str, object] | None = None) -> int:
    """In how many looks of a random game the tensor of a sample is another than that of the truth."""
    rng = random.Random(seed)
    s = game.new(players, options)
    found = number = 0
    while not s.over:
        if s.actor == CHANCE:
            s.play(sample_outcome(s, rng))
            continue
        number += 1
        if number % 25 == 0 or (s.sealed and number % 2):
            for seat in range(players):
                found += tensor(game, game.sample(s, seat, rng), seat) != tensor(game, s, seat)
        s.play(rng.choice(s.legal()))
    return found


@pytest.mark.parametrize("name", GAMES)
def test_what_is_told_is_the_tensor_without_its_zeros(name: str) -> None:
    game = navarch.load(name)
    for decisions in (5, 60, 150):
        s = position(game, game.default_players, decisions)
        for seat in range(s.players):
            sparse = game.codec(s.players).told(s, seat)
            found = dict(zip(sparse.places, sparse.values, strict=True))
            assert found == {place: value for place, value in enumerate(tensor(game, s, seat)) if value}


@pytest.mark.parametrize("name", GAMES)
def test_every_float_has_a_name_of_its_own_and_one_place_in_the_entity_form(name: str) -> None:
    game = navarch.load(name)
    for players in game.players:
        codec = game.codec(players)
        assert len(set(codec.names)) == len(codec.names) == codec.width
        places: list[int] = []
        for entity in codec.entities():
            assert len(set(entity.columns)) == len(entity.columns)
            assert len(entity.places) == len(entity.rows)
            for row in entity.places:
                assert len(row) == len(entity.columns)
                places += row
        assert sorted(places) == list(range(codec.width))


@pytest.mark.parametrize("name", GAMES)
def test_a_sample_of_a_seat_has_the_tensor_of_the_truth(name: str) -> None:
    game = navarch.load(name)
    for number, options in enumerate(option_sets(game)[:: max(1, len(option_sets(game)) - 1)]):
        for players in game.players:
            assert leaks(game, players, number, dict(options)) == 0


@pytest.mark.parametrize("name", ["hands-in-the-sea", "mare-nostrum", "hamilcar"])
def test_without_its_secrets_a_game_would_tell_what_a_seat_cannot_know(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = navarch.load(name)
    monkeypatch.setattr(type(game.new()), "SECRET", {})
    assert leaks(game, game.default_players, 1) > 0


@pytest.mark.rule("neptun", "S.6f")
def test_a_hand_is_told_to_its_owner_and_its_size_to_the_others() -> None:
    game = navarch.load("neptun")
    s = position(game, 4, 40)
    before = told(game, s, 2)
    hand = {key: value for key, value in before.items() if key.startswith("hand.me.") and key != "hand.me.size"}
    assert sum(hand.values()) == before["hand.me.size"] > 0
    assert not [key for key in before if key.startswith("hand.plus") and not key.endswith(".size")]
    assert told(game, s, 3)["hand.plus3.size"] == before["hand.me.size"]


@pytest.mark.rule("hands-in-the-sea", "5.4.4.D")
@pytest.mark.parametrize("hidden", [True, False])
def test_a_reserve_is_secret_only_in_games_with_a_hidden_reserve(hidden: bool) -> None:
    game = navarch.load("hands-in-the-sea")
    s = position(game, 2, 60, {"hidden_reserve": hidden})
    assert isinstance(s, HandsState)
    s.reserve = [1 << 3, 1 << 5]
    found = told(game, s, 0)
    assert f"reserve.me.{game.nouns['card'][3]}" in found
    assert (f"reserve.plus1.{game.nouns['card'][5]}" in found) is not hidden


def test_seats_are_told_from_the_viewer_on() -> None:
    game = navarch.load("neptun")
    s = position(game, 5, 60)
    assert isinstance(s, NeptunState)
    for seat in range(5):
        found = told(game, s, seat)
        names = ["me", *(f"plus{distance}" for distance in range(1, 5))]
        assert [found.get(f"gold.{name}", 0) for name in names] == s.gold[seat:] + s.gold[:seat]


def test_the_question_and_the_procedures_under_way_are_told() -> None:
    game = navarch.load("neptun")
    s = position(game, 4, 3)
    found = told(game, s, s.actor)
    assert s.choice is not None
    assert found[f"question={s.choice.name}"] == found["asked.me"] == 1
    for procedure in s.stack:
        assert procedure.outline is not None
        name = procedure.outline.name
        steps = (*procedure.outline.step_names, "nothing")
        assert found[name] == found[f"{name}.next={steps[procedure.at]}"] == 1
    assert "asked.me" not in told(game, s, (s.actor + 1) % 4)


@pytest.mark.rule("neptun", "P2.3")
def test_a_sealed_answer_is_told_to_whoever_gave_it_and_to_the_others_only_that_it_was_given() -> None:
    game = navarch.load("neptun")
    rng = random.Random(1)
    s = game.new(3)
    while not s.sealed:
        s.play(sample_outcome(s, rng) if s.actor == CHANCE else rng.choice(s.legal()))
    code = s.legal_for(1)[0]
    s.play_for(1, code)
    assert told(game, s, 1)[f"sealed.{game.space.text(code)}"] == 1
    others = told(game, s, 0)
    assert others["answered.plus1"] == 1
    assert not [name for name in others if name.startswith("sealed.")]


def test_a_codec_refuses_secrets_that_name_no_field_or_no_reader(monkeypatch: pytest.MonkeyPatch) -> None:
    game = navarch.load("hamilcar")
    for secret, words in (
        ({"hnad": "own"}, "hnad"),
        ({"hand": "mine"}, "who may see it"),
        ({"hand": "own if moonlight"}, "who may see it"),
        ({"deck": "own"}, "not those of seats"),
    ):
        monkeypatch.setattr(HamilcarState, "SECRET", secret)
        with pytest.raises(BadGame, match=words):
            Codec(game, 2)
    with pytest.raises(BadGame, match="not played by 7"):
        Codec(game, 7)
