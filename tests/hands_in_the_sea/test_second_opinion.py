"""The game and a second reading of the book agree on what may be done, and on what comes of it."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import navarch
from navarch import bots
from navarch.engine.state import CHANCE

from .second_opinion import Area, Opinion, end_met, marker_after, outcome
from .second_outcomes import whole_outcome
from .table import GAME, known

FREE = ("retrieve", "lead")
COMPARED: Counter[str] = Counter()  # how often each verb was played to its end
OPTIONS: list[dict[str, object]] = [
    {},
    {"strategy_maintenance": True, "deus_ex_machina": True},
    {option.name: True for option in GAME.options if option.name != "hidden_reserve"},
]


def opinion_of(match: navarch.Match, seat: int) -> Opinion:
    """What the second reader makes of a position."""
    view: dict[str, Any] = dict(match.view(seat))
    waived = bool(known(match.state).waived >> seat & 1)
    return Opinion(view, GAME.nouns["seat"][seat], waived, end_met(view))


def after(match: navarch.Match, seat: int, action: str) -> dict[str, Any] | None:
    """The view after an action, before anything else happens; None where nothing was left to do and play went on."""
    s = match.state.clone()
    s.play_for(seat, GAME.space.code(action))
    view: dict[str, Any] = dict(GAME.view(s, seat))
    return view if seat in s.to_act() and view["round"]["seat"] == GAME.nouns["seat"][seat] else None


def agree(match: navarch.Match, seat: int) -> None:
    """Legality of the whole menu, and the outcome of everything simple in it."""
    opinion = opinion_of(match, seat)
    legal = {str(action) for action in match.legal(seat)}
    menu = opinion.menu()
    assert legal == menu, f"only the game: {sorted(legal - menu)}; only the book: {sorted(menu - legal)}"
    left = opinion.view["round"]["actions"]  # without one the Hand is filled and the round is over
    for action in sorted(legal):
        verb, _, card = action.partition(" ")
        expected = outcome(opinion, action)
        marker = marker_after(opinion, card) if verb in ("reinforce", "lead") else None
        if expected is None and marker is None:
            continue
        view = after(match, seat, action)
        if view is None:
            assert left <= (0 if verb in FREE else 1), action
        elif expected is not None:
            assert Area(view["players"][seat]).facts() == expected.facts(), action
        else:
            names = [card in battle["cards"][opinion.me] for battle in view["battles"]]
            assert view["battles"][names.index(True)]["marker"] == marker, action


def played_out(match: navarch.Match, seat: int, action: str, rng: random.Random) -> tuple[Any, list[str]] | None:
    """An action with all its choices, by whim: the view after it and what was said; None where play went on."""
    s, said = match.state.clone(), list[str]()
    s.play_for(seat, GAME.space.code(action))
    while not s.over and (s.choice is None or s.choice.name != "action"):
        asked = s.to_act()[0]
        code = rng.choice(s.legal_for(asked))
        if asked != CHANCE:
            said.append(("" if asked == seat else "foe ") + GAME.space.text(code))
        s.play_for(asked, code)
    view: dict[str, Any] = dict(GAME.view(s, seat))
    return (view, said) if not s.over and view["round"]["seat"] == GAME.nouns["seat"][seat] else None


def agree_to_the_end(match: navarch.Match, seat: int, rng: random.Random) -> list[str]:
    """Some actions are played with all their choices, one of each verb; answers the verbs that were compared."""
    opinion, compared = opinion_of(match, seat), list[str]()
    if opinion.view["round"]["actions"] < 2:
        return []
    by_verb: dict[str, list[str]] = {}
    for legal in match.legal(seat):
        by_verb.setdefault(legal.verb, []).append(str(legal))
    for verb, actions in by_verb.items():
        action = rng.choice(actions)
        played = played_out(match, seat, action, rng)
        expected = whole_outcome(opinion, action, played[1]) if played is not None else None
        if played is None or expected is None:
            continue
        view, said = played
        where = f"{action}: {said}"
        mine = view["players"][seat]
        assert Area(mine).facts() == expected.area.facts(), where
        assert view["players"][1 - seat]["silver"] == expected.foe_silver, where
        assert {key: mine[key] for key in expected.mine} == expected.mine, where
        place: dict[str, Any] = next((one for one in view["locations"] if one["name"] == action.partition(" ")[2]), {})
        assert {key: place[key] for key in expected.place} == expected.place, where
        battle: dict[str, Any] = next((one for one in view["battles"] if one["attacker"] == opinion.me), {})
        assert {key: battle[key] for key in expected.battle} == expected.battle, where
        compared.append(verb)
    return compared


def compare(seed: int, most: int) -> int:
    """Play a game at random and by plan, and compare before every action; answers how often."""
    match = navarch.Match(GAME, OPTIONS[seed % len(OPTIONS)], seed)
    rng = random.Random(seed)
    minds = [bots.make("greedy", seed + seat) for seat in (0, 1)]
    compared = 0
    while not match.over and compared < most:
        seat = match.to_act[0]
        if match.prompt()[0] == "action":
            agree(match, seat)
            COMPARED.update(agree_to_the_end(match, seat, rng))
            compared += 1
        whim = rng.random() < (0.2, 0.5, 1.0)[seed // 3 % 3]
        match.submit(seat, rng.choice(match.legal(seat)) if whim else minds[seat].choose(match.perspective(seat)))
    return compared


@pytest.mark.parametrize("seed", range(9))
def test_the_game_and_the_second_opinion_agree(seed: int) -> None:
    assert compare(seed, 25) > 0


@pytest.mark.slow
def test_the_game_and_the_second_opinion_agree_in_5000_positions() -> None:
    compared, seed = 0, 100
    while compared < 5000:
        compared += compare(seed, 400)
        seed += 1
    assert compared >= 5000
    played = ("settle", "develop", "attack", "raid", "trade", "sell", "pillage", "draft", "levy", "buy", "build")
    assert min(COMPARED[verb] for verb in played) > 10
