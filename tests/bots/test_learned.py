"""The learned player: by the weights that are shipped where they fit the table, else the plain search."""

from __future__ import annotations

import itertools
import math
import random
from pathlib import Path

import pytest
from hatchling.builders.sdist import SdistBuilder
from hatchling.builders.wheel import WheelBuilder

import navarch
from navarch import bots
from navarch.arena.decisions import decisions
from navarch.bots import BadBot, level
from navarch.bots.ismcts import LOOKED, SearchBot
from navarch.bots.learned import LearnedBot, learned_tree
from navarch.bots.levels import LEVELS, level_of
from navarch.bots.parallel import Search, searched
from navarch.bots.weights import SHIPPED, SUFFIX, network_of, read_weights, shipped_network
from navarch.engine.network import LearnedTree
from navarch.engine.perspective import Perspective
from navarch.engine.playout import advised_action
from navarch.engine.search import Tree
from navarch.engine.search_settings import SearchSettings
from navarch.engine.state import State
from navarch.engine.taste import Taste

from .test_search_answers import position

pytestmark = pytest.mark.plays_long

ROOT = Path(__file__).parents[2]
LARGEST = 16_000_000  # bytes of all shipped weights: who installs Navarch loads them too
FILES = sorted(SHIPPED.glob(f"*{SUFFIX}"))
FIT, UNFIT = ("hands-in-the-sea", 2), ("neptun", 3)  # a table for which weights are shipped, and one for which not
STRONGER = '[[location]]\nid = "locri"\ndefence_bonus = 1\n'


def table_of(file: Path) -> tuple[str, int]:
    """The game and the number of players for which a file is shipped."""
    name, _, players = file.name.removesuffix(SUFFIX).rpartition("-")
    return name, int(players)


TABLES = [table_of(file) for file in FILES]


def asked(table: tuple[str, int], seed: int = 2) -> Perspective:
    """A question to a seat in the midst of a game."""
    s = position(*table, 60, seed)
    return Perspective(s.game, s, s.actor)


def some_decisions(table: tuple[str, int], count: int) -> list[State]:
    """Some positions of a game by its advice, from its beginning on."""
    name, players = table
    played = decisions(navarch.load(name).new(players), random.Random(4), advised_action)
    return [s.clone() for s in itertools.islice(played, 0, 12 * count, 12)]


# ---- what is shipped ----


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_shipped_weights_fit_their_game_as_it_is_and_tell_what_they_have_learned(file: Path) -> None:
    name, players = table_of(file)
    network, play = network_of(navarch.load(name), players, "")  # refuses what was learned in another game
    assert network.players == players
    weights = read_weights(file)
    assert play == weights.play
    assert play.policy or play.value
    figures = weights.figures
    assert figures["learned"]["error"] < figures["evaluation"]["error"]  # as `judge` tells it of games held out
    assert figures["pairs"] > 0


def test_shipped_weights_are_for_tables_that_there_can_be() -> None:
    assert FIT in TABLES
    assert UNFIT not in TABLES
    for name, players in TABLES:
        assert players in navarch.load(name).players


def test_all_shipped_weights_together_stay_small() -> None:
    assert sum(file.stat().st_size for file in FILES) <= LARGEST


@pytest.mark.parametrize("builder", [WheelBuilder, SdistBuilder])
def test_shipped_weights_are_in_wheel_and_source_archive(builder: type[WheelBuilder | SdistBuilder]) -> None:
    packed = {Path(file.path) for file in builder(str(ROOT)).recurse_included_files()}
    assert set(FILES) <= packed


# ---- honesty ----


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_shipped_weights_say_the_same_of_a_sample_as_of_the_truth(table: tuple[str, int]) -> None:
    name, players = table
    game, rng, even = navarch.load(name), random.Random(1), [1 / players] * players
    network, _ = network_of(game, players, "")
    for s in some_decisions(table, 6):
        for seat in range(players):
            told = network.worth(s, seat, even)
            assert sum(told) == pytest.approx(1)
            assert network.worth(game.sample(s, seat, rng), seat, even) == told


@pytest.mark.parametrize("name", ["learned:8i", "level:6", "level:6:bold"])
def test_what_a_seat_cannot_know_does_not_change_what_the_learned_player_does(name: str) -> None:
    others = 0
    for s in some_decisions(FIT, 3):
        other = s.game.sample(s, s.actor, random.Random(9))
        others += other.digest() != s.digest()
        advice = [bots.make(name, 7).advise(Perspective(s.game, one, s.actor)) for one in (s, other)]
        assert advice[0] == advice[1]
    assert others > 1  # something was hidden indeed


# ---- where weights fit, and where none do ----


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_learned_player_thinks_by_its_network_where_weights_fit(table: tuple[str, int]) -> None:
    mine = asked(table)
    advice = bots.make("learned:20i", 5).advise(mine)
    assert {one.action for one in advice} == set(mine.legal)
    assert sum(one.tries for one in advice) in (LOOKED, 20)  # it may end where its choice is decided
    assert advice != bots.make("ismcts:20i", 5).advise(mine)
    assert advice == bots.make("learned:20i", 5).advise(mine)


def test_where_no_weights_are_shipped_the_learned_player_is_the_plain_search() -> None:
    mine = asked(UNFIT)
    assert shipped_network(mine.game, mine.players) is None
    assert bots.make("learned:20i", 5).advise(mine) == bots.make("ismcts:20i", 5).advise(mine)


def test_with_other_components_the_learned_player_is_the_plain_search(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(f'{STRONGER}provenance = "printed"\n', encoding="utf-8")
    own = navarch.load(FIT[0], file)
    assert shipped_network(navarch.load(FIT[0]), 2) is not None
    assert shipped_network(own, 2) is None
    s = own.restore(position(*FIT, 60, 2).dump())
    mine = Perspective(own, s, s.actor)
    assert bots.make("learned:6i", 5).advise(mine) == bots.make("ismcts:6i", 5).advise(mine)


def test_weights_that_were_named_and_do_not_fit_are_refused() -> None:
    file = SHIPPED / "{}-{}{}".format(*FIT, SUFFIX)
    assert sum(one.tries for one in bots.make(f"learned:4i@{file}", 5).advise(asked(FIT))) == 4
    with pytest.raises(BadBot, match="the game is neptun here, and was hands-in-the-sea"):
        bots.make(f"learned:4i@{file}").advise(asked(UNFIT))
    with pytest.raises(BadBot, match="there are no weights for Neptun with 3 players: no file nowhere"):
        bots.make("learned:4i@nowhere").advise(asked(UNFIT))
    with pytest.raises(BadBot, match="say a file of weights after @"):
        bots.make("learned:4i@")


def test_weights_that_are_shipped_and_cannot_be_read_are_told_of_once_and_the_plain_search_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    whole = SHIPPED / "{}-{}{}".format(*FIT, SUFFIX)
    (tmp_path / whole.name).write_bytes(whole.read_bytes()[:-9])
    monkeypatch.setattr("navarch.bots.weights.SHIPPED", tmp_path)
    shipped_network.cache_clear()
    mine = asked(FIT)
    try:
        for _ in range(2):
            assert bots.make("learned:6i", 5).advise(mine) == bots.make("ismcts:6i", 5).advise(mine)
    finally:
        shipped_network.cache_clear()
    (told,) = caplog.messages
    assert "cannot be read as weights" in told
    assert told.endswith("the plain search plays instead")
    with pytest.raises(BadBot, match="cannot be read as weights"):
        bots.make(f"learned:6i@{tmp_path / whole.name}").advise(mine)


def test_a_file_says_how_far_and_where_to_playouts_go_and_how_fast_priors_fall_and_all_else_is_the_game_s_own(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = navarch.load(FIT[0])
    found = shipped_network(game, 2)
    assert found is not None
    monkeypatch.setattr(type(game), "search", SearchSettings(7, 0.2, doubt=0.1, rivals_by_advice=1, decay=0.5))
    tree = learned_tree("", game, 2, random.Random(1))
    assert isinstance(tree, LearnedTree)
    assert (tree.playout, tree.policy, tree.value, tree.decay, tree.quiet) == found[1]
    assert (tree.exploration, tree.doubt, tree.rivals_by_advice) == (0.2, 0.1, 1)
    assert type(learned_tree("", navarch.load("neptun"), 3, random.Random(1))) is Tree


# ---- in other processes ----


@pytest.mark.parametrize("table", [FIT, UNFIT], ids=str)
def test_several_processes_think_by_the_same_weights(table: tuple[str, int]) -> None:
    mine = asked(table)
    advice = [bots.make("learned:21ix2", 5).advise(mine) for _ in range(2)]
    assert advice[0] == advice[1]
    assert sum(one.tries for one in advice[0]) == 21
    bot = LearnedBot(9, iterations=20)
    search = Search.of(mine, bot.rng, math.inf, 20, bot.make_tree)
    here = LearnedBot(search.seed, iterations=20).advise(mine)
    space = mine.game.space
    assert {space.code(one.action): one.tries for one in here if one.tries} == {
        code: visits for code, visits, _ in searched(search)
    }


# ---- levels ----


@pytest.mark.parametrize("table", [FIT, UNFIT], ids=str)
def test_levels_that_look_ahead_are_the_learned_player_where_weights_fit(
    table: tuple[str, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    mine = asked(table)
    for number in range(1, LEVELS + 1):
        judges = level_of(table[0], number)
        if judges.searches:
            few = judges._replace(iterations=min(judges.iterations or 8, 8))
            monkeypatch.setattr(level, "level_of", lambda *_, few=few: few)
            kind = LearnedBot if table == FIT else SearchBot
            seed = random.Random(3).getrandbits(64)
            plain = kind(seed, few.seconds, few.iterations).advise(mine)
            assert bots.make(f"level:{number}", 3).advise(mine) == plain


def test_a_learned_search_feels_shares_as_its_character_does(monkeypatch: pytest.MonkeyPatch) -> None:
    for s in some_decisions(FIT, 4):
        felt: list[float] = []
        for risk in (0.0, 0.5):
            monkeypatch.setattr(level, "taste_of", lambda *_, risk=risk: Taste(risk, {}))
            bot = bots.make("level:6:bold", 3)
            bot.within(0.000001)
            advice = bot.advise(Perspective(s.game, s, s.actor))
            felt.append(next(one.estimate for one in advice if one.estimate is not None))
        share, bold = felt
        assert bold == pytest.approx(share - 0.5 * share * (1 - share))
        assert 0 < bold < share
