"""Levels for people: named clearly, honest, repeatable, each a better judge than the one below, with characters."""

from __future__ import annotations

import itertools
import random
import tomllib
from collections.abc import Iterator

import pytest

import navarch
from navarch import bots
from navarch.arena.decisions import decisions
from navarch.arena.plan import make_plan
from navarch.arena.play import play_block
from navarch.arena.tally import meetings
from navarch.bots import BadBot, level
from navarch.bots.level import AHEAD, CLOSE, LevelBot
from navarch.bots.levels import ANY_GAME, CHARACTERS, FILE, LEVELS, level_names, level_of, read_level, taste_of
from navarch.engine.perspective import Perspective
from navarch.engine.playout import advised_action, advised_playout, settle_chance
from navarch.engine.state import State
from navarch.engine.taste import MOST, Taste

from .test_bots import GAME, sealed_position

pytestmark = pytest.mark.plays_long

GAMES = navarch.games()
SEARCHED = "level:6"
NAMES = ["level:1", "level:1:bold", "level:4:merchant", SEARCHED, f"{SEARCHED}:careful"]


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("level:9", "the bot 'level:9': there are levels 1 to 8, such as level:3"),
        ("level:0", "there are levels 1 to 8"),
        ("level", "there are levels 1 to 8"),
        ("level:", "there are levels 1 to 8"),
        ("level:two", "there are levels 1 to 8"),
        ("level:03", "there are levels 1 to 8"),
        ("level:level:5", "the bot 'level:level:5': there are levels 1 to 8"),
        ("level:5:angry", "the bot 'level:5:angry': there is no character 'angry'; there are bold, careful, merchant"),
        ("level:5:", "there is no character ''"),
    ],
)
def test_a_level_that_does_not_exist_is_refused_with_those_that_do(name: str, said: str) -> None:
    with pytest.raises(BadBot, match=said):
        bots.make(name)


def test_a_level_is_called_by_the_name_it_was_asked_for_by() -> None:
    for name in (*level_names(), "level:5:bold"):
        assert bots.make(name).name == name
        assert read_level(name).name == name


@pytest.mark.parametrize("name", NAMES)
def test_what_a_seat_cannot_know_does_not_change_what_its_level_does(name: str) -> None:
    for seed in range(4):
        truth = sealed_position(seed)
        other = GAME.sample(truth, 3, random.Random(seed + 100))
        advice = [bots.make(name, 7).advise(Perspective(GAME, s, 3)) for s in (truth, other)]
        assert advice[0] == advice[1]


def offers_face_down() -> Iterator[State]:
    """Positions of Mare Nostrum whose advice would be another, were it asked about the truth."""
    game = navarch.load("mare-nostrum")
    for seed in range(9):
        luck = random.Random(seed)
        for s in decisions(game.new(3), luck, advised_action):
            if game.action_scores(s, s.actor) != game.action_scores(game.sample(s, s.actor, luck), s.actor):
                yield s


@pytest.mark.parametrize("name", ["level:3", "level:4", "level:4:bold", "level:4:merchant"])
def test_at_a_glance_a_level_knows_nothing_of_what_lies_face_down(name: str) -> None:
    for s in itertools.islice(offers_face_down(), 8):
        other = s.game.sample(s, s.actor, random.Random(1))
        first, second = (bots.make(name, 7).advise(Perspective(s.game, one, s.actor)) for one in (s, other))
        assert first == second


@pytest.mark.parametrize("name", NAMES)
def test_a_level_of_the_same_seed_makes_the_same_choice(name: str) -> None:
    s = sealed_position(2)
    assert len({bots.make(name, 5).choose(Perspective(GAME, s, 3)) for _ in range(3)}) == 1


@pytest.mark.parametrize("game", [*GAMES, ANY_GAME])
def test_the_levels_of_a_game_are_better_and_better_judges(game: str) -> None:
    levels = [level_of(game, number) for number in range(1, LEVELS + 1)]
    glances = [level for level in levels if not level.searches]
    searches = levels[len(glances) :]
    errors = [level.error for level in glances]
    assert errors == sorted(set(errors), reverse=True)
    assert all(level.searches and not level.error for level in searches)
    counted = [level.iterations for level in searches[:-1]]
    assert counted == sorted(set(counted))
    assert all(counted), "only the last level takes its time by the clock: the others are as strong on any machine"
    assert searches[-1].seconds > 0
    assert searches[-1].iterations == 0


def test_the_file_of_levels_has_eight_for_every_game_and_the_same_characters() -> None:
    tables = tomllib.loads(FILE.read_text(encoding="utf-8"))
    assert set(tables) == {*GAMES, ANY_GAME}
    for table in tables.values():
        assert len(table["levels"]) == LEVELS
        assert tuple(table["characters"]) == CHARACTERS


@pytest.mark.parametrize("game", GAMES)
def test_a_better_judge_is_ahead_of_one_three_levels_below(game: str) -> None:
    plan = make_plan(navarch.load(game), ["level:4", "level:1"], navarch.load(game).default_players, {}, 5)
    met = [
        share for block in range(5) for outcome in play_block(plan, block).games for share in meetings(outcome, 0, 1)
    ]
    assert sum(met) / len(met) > 0.6  # of equals, fewer than one in twenty such contests would be so far apart


def test_a_level_finds_what_is_plainly_best_and_errs_in_what_is_close() -> None:
    """The same seats are asked again and again: a level agrees with the advice more often where it is plain."""
    agreed: dict[bool, list[bool]] = {True: [], False: []}
    for seed in range(12):
        s = sealed_position(seed)
        scores = GAME.action_scores(s, 3)
        best, second = sorted(scores, reverse=True)[:2]
        middle = sorted(scores)[(len(scores) - 1) // 2]
        if best > middle:
            is_plain = 2 * (best - second) > best - middle
            wanted = {GAME.space.action(s.legal_for(3)[i]) for i, score in enumerate(scores) if score == best}
            chosen = [bots.make("level:3", lot).choose(Perspective(GAME, s, 3)) for lot in range(20)]
            agreed[is_plain].extend(one in wanted for one in chosen)
    share = {kind: sum(found) / len(found) for kind, found in agreed.items() if found}
    assert set(share) == {True, False}
    assert share[True] > share[False]


def test_a_level_that_searches_stops_when_its_time_is_up() -> None:
    bot = bots.make("level:7", 1)
    bot.within(0.000001)
    advice = bot.advise(Perspective(GAME, sealed_position(3), 3))
    assert sum(one.tries for one in advice) == 1


@pytest.mark.parametrize("game", GAMES)
def test_characters_like_what_their_game_calls_holdings(game: str) -> None:
    rules = navarch.load(game)
    known: set[str] = set()
    for seed in range(3):  # some are held only at times, as what a battle promises
        match = navarch.Match(rules, seed=seed)
        while not match.over and match.ply < 400:
            seat = match.to_act[0]
            known |= {share.key for share in rules.holdings(match.state, seat)}
            match.submit(seat, bots.make("greedy", 1).choose(match.perspective(seat)))
    for character in CHARACTERS:
        taste = taste_of(game, character)
        assert taste is not None
        assert set(taste.likes) <= known
        assert taste.likes or taste.risk
        assert -1 <= taste.risk <= 1


def test_a_taste_is_bounded_and_a_victory_stays_a_victory() -> None:
    s = GAME.new(3)
    for risk in (-1.0, 0.0, 1.0):
        taste = Taste(risk, {"held-gold": 5.0})
        taste.begin(s, 0)
        assert taste.felt(s, 0, 0.0) == 0.0
        assert taste.felt(s, 0, 1.0) == 1.0
        for share in (0.2, 0.5, 0.8):
            rich = GAME.edit(s).set("gold.red", 9).done()
            assert 0 <= taste.felt(rich, 0, share) - taste.felt(s, 0, share) <= MOST + 1e-9


def test_the_bold_seek_what_is_unsure_and_the_careful_what_is_sure() -> None:
    s = GAME.new(3)
    bold, careful = Taste(0.5, {}), Taste(-0.5, {})
    for taste, sign in ((bold, 1), (careful, -1)):
        unsure = (taste.felt(s, 0, 0.9) + taste.felt(s, 0, 0.1)) / 2
        assert (unsure - taste.felt(s, 0, 0.5)) * sign > 0


def tried_once(name: str, perspective: Perspective, monkeypatch: pytest.MonkeyPatch, risk: float) -> float:
    """What a searching level with a character feels after its only iteration, where it minds risks so much."""
    monkeypatch.setattr(level, "taste_of", lambda *_: Taste(risk, {}))
    bot = bots.make(name, 3)
    bot.within(0.000001)
    return next(one.estimate for one in bot.advise(perspective) if one.estimate is not None)


def test_a_search_feels_shares_as_its_character_does(monkeypatch: pytest.MonkeyPatch) -> None:
    for seed in range(6):
        perspective = Perspective(GAME, sealed_position(seed), 3)
        share, bold = (tried_once(f"{SEARCHED}:bold", perspective, monkeypatch, risk) for risk in (0.0, 0.5))
        assert bold == pytest.approx(share - 0.5 * share * (1 - share))
        assert 0 < bold < share


def asked(game: str, seed: int, count: int) -> list[State]:
    """The first positions of a game by its advice in which a seat has a choice."""
    rules = navarch.load(game)
    played = decisions(rules.new(rules.default_players), random.Random(seed), advised_action)
    return [s.clone() for s in itertools.islice(played, count)]


def test_a_level_without_a_character_goes_by_the_advice_and_its_error_alone() -> None:
    for s in asked("mare-nostrum", 1, 20):
        rng, bot = random.Random(3), LevelBot(3, read_level("level:3"))
        sample = Perspective(s.game, s, s.actor).sample(rng)
        scores = s.game.action_scores(sample, s.actor)
        error = level_of(s.game.name, 3).error * (max(scores) - sorted(scores)[(len(scores) - 1) // 2])
        looks = [score + error * rng.gauss(0.0, 1.0) for score in scores]
        lots = [rng.random() for _ in scores]
        ranked = sorted(range(len(scores)), key=lambda i: (-looks[i], lots[i]))
        advice = bot.advise(Perspective(s.game, s, s.actor))
        assert [one.action for one in advice] == [s.game.space.action(s.legal()[i]) for i in ranked]
        assert bot.rng.getstate() == rng.getstate()


@pytest.mark.parametrize("game", GAMES)
def test_characters_choose_otherwise_at_a_glance_now_and_then(game: str) -> None:
    positions = asked(game, 1, 240)[::4]
    otherwise = 0
    for s in positions:
        perspective = Perspective(s.game, s, s.actor)
        plain = bots.make("level:4", 3).choose(perspective)
        otherwise += sum(bots.make(f"level:4:{one}", 3).choose(perspective) != plain for one in CHARACTERS)
    assert 0 < otherwise < len(positions), "of three times as many"


def followed(s: State, likes: float, monkeypatch: pytest.MonkeyPatch) -> int:
    """The gold of a seat that likes gold so much, some decisions after it chose."""
    monkeypatch.setattr(level, "taste_of", lambda *_: Taste(0.0, {"held-gold": likes}))
    after, seat, rng = s.clone(), s.actor, random.Random(5)
    action = bots.make("level:4:merchant", 3).choose(Perspective(s.game, s, seat))
    after.play_for(seat, s.game.space.code(action))
    settle_chance(after, rng)
    advised_playout(after, rng, AHEAD)
    return sum(share.amount for share in s.game.holdings(after, seat) if (share.seat, share.key) == (seat, "held-gold"))


def test_whoever_likes_gold_at_a_glance_has_more_of_it_some_decisions_later(monkeypatch: pytest.MonkeyPatch) -> None:
    positions = [s for seed in range(3) for s in asked("neptun", seed, 40)]
    misers, spenders = ([followed(s, likes, monkeypatch) for s in positions] for likes in (1.0, -1.0))
    assert sum(misers) > sum(spenders) + 10


def test_what_a_character_likes_decides_where_the_advice_tells_nothing_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    alike = [s for s in asked("mare-nostrum", 2, 120) if len(set(s.game.action_scores(s, s.actor))) == 1]
    alike = [s for s in alike if len(s.legal()) <= CLOSE]
    assert alike
    for s in alike:
        wanted = s.legal()[-1]
        monkeypatch.setattr(LevelBot, "_likings", lambda *args, wanted=wanted: [float(c == wanted) for c in args[-1]])
        chosen = {bots.make("level:4:merchant", lot).choose(Perspective(s.game, s, s.actor)) for lot in range(8)}
        assert chosen == {s.game.space.action(wanted)}


def test_a_level_plays_whichever_game_it_is_asked_in() -> None:
    bot = bots.make("level:2", 1)
    assert isinstance(bot, LevelBot)
    for name in GAMES:
        match = navarch.Match(navarch.load(name), seed=1)
        seat = match.to_act[0]
        assert bot.choose(match.perspective(seat)) in match.perspective(seat).legal
