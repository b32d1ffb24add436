"""The same actions by every door end in the same position: library, PettingZoo, Gymnasium, OpenSpiel, the server."""

from __future__ import annotations

import random
from pathlib import Path

import pyspiel
import pytest

import navarch
from navarch.bots import Bot
from navarch.engine.action import Action
from navarch.engine.chance import Scripted
from navarch.engine.match import Match
from navarch.engine.perspective import Perspective
from navarch.engine.record import Entry, Record, parse_record
from navarch.envs import episode, spiel, zoo
from navarch.envs.gym import NavarchEnv
from navarch.registry import own_game_names
from tests.server.helpers import Browser, Server
from tests.server.tables import DICE, keep_match

pytestmark = pytest.mark.plays_long

SEED = 9
SENT = 150  # actions of a game that are played at a server: the end of a long one


def played(match: Match) -> Match:
    """A whole game by the library."""
    rng = random.Random(SEED)
    while not match.over:
        seat = match.to_act[0]
        match.submit(seat, rng.choice(match.legal(seat)))
    return match


def by_pettingzoo(name: str, players: int, codes: list[int]) -> str:
    env = zoo.env(name, players=players)
    env.reset(seed=SEED)
    for code in codes:
        env.step(code)
    assert all(env.terminations.values())
    return env.episode.state.digest()


def by_gymnasium(name: str, players: int, deeds: list[Entry]) -> str:
    """Seat 0 by the environment, the others by bots that play what is in the record."""
    env = NavarchEnv(name, players=players)
    space = env.episode.game.space

    class Reciter(Bot):
        def __init__(self, seat: int) -> None:
            self.texts = [deed.text for deed in deeds if deed.actor == seat]

        def choose(self, _perspective: Perspective) -> Action:
            return space.action(space.code(self.texts.pop(0)))

    env._bots = {seat: Reciter(seat) for seat in range(1, players)}
    env.episode.begin(SEED)
    env.episode.let_bots_play(env._bots)
    over = False
    for deed in deeds:
        if deed.actor == 0:
            over = env.step(space.code(deed.text))[2]
    assert over
    return env.episode.state.digest()


def by_openspiel(name: str, players: int, codes: list[int]) -> str:
    game = pyspiel.load_game(spiel.PREFIX + name.replace("-", "_"), {"players": players})
    state = game.new_initial_state()
    for code in codes:
        state.apply_action(code)
    assert state.is_terminal()
    return str(state)


def by_the_server(server: Server, match: Match, deeds: list[Entry]) -> Record:
    """The match goes on at a table whose page holds every seat; the record as the server tells it at the end."""
    me = Browser(server)
    table = keep_match(server, match, [me] * match.state.players)
    with me.sit(table) as page:
        for ply, (seat, action) in enumerate(deeds, match.ply):
            position = page.now(lambda now, ply=ply: now["ply"] >= ply)
            if seat < 0 or position["ply"] > ply:
                continue  # the server throws its own dice
            label = match.game.nouns["seat"][seat]
            if position["seat"] != label:
                page.send(type="seat", seat=label)
            page.now(lambda now, label=label: now["seat"] == label and now["actions"])
            page.act(action)
            page.until_position(lambda now, ply=ply: now["ply"] > ply)
        assert page.position["over"]
    return parse_record(match.game, me.get(f"/api/tables/{table}/record"))


def agree(name: str, players: int, record: Record) -> None:
    """The actions of the record lead to its digest by the doors that know no server."""
    code = navarch.load(name).space.code
    deeds = record.standing()
    seats = [deed for deed in deeds if deed.actor >= 0]
    assert len(record.digest) == 64
    assert by_pettingzoo(name, players, [code(deed.text) for deed in seats]) == record.digest
    assert by_gymnasium(name, players, seats) == record.digest
    assert by_openspiel(name, players, [code(deed.text) for deed in deeds]) == record.digest


@pytest.mark.parametrize("name", own_game_names())
def test_the_same_actions_end_in_the_same_position_by_every_door(name: str) -> None:
    players = navarch.load(name).players[0]
    agree(name, players, played(Match(navarch.load(name), players=players, seed=SEED)).record)


@pytest.mark.parametrize("name", own_game_names())
def test_the_same_actions_at_a_server_end_in_the_same_position_as_by_every_other_door(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = navarch.load(name)
    players = game.players[0]
    match = played(Match(game, players=players, secret=DICE))
    deeds = match.record.standing()
    begun = Match(game, players=players, secret=DICE)
    for seat, action in deeds[:-SENT]:
        if seat >= 0:
            begun.submit(seat, action)
    with Server(f"sqlite:///{tmp_path / 'games.sqlite'}") as server:
        record = by_the_server(server, begun, deeds[begun.ply :])
    assert record.standing() == deeds  # its own dice, too: they follow from the same secret
    assert record.digest == match.record.digest
    dice = [deed.text for deed in record.standing() if deed.actor < 0]
    monkeypatch.setattr(episode, "Sampler", lambda _seed: Scripted(list(dice)))  # the server's follow from no seed
    agree(name, players, record)
