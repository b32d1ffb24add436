"""The greedy player: it trades, builds towards a victory, defends its capital and stops a leader."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from navarch.bots import make
from navarch.engine.chance import sample_outcome
from navarch.engine.perspective import Perspective
from navarch.games.mare_nostrum.advice.evaluate import evaluate
from navarch.games.mare_nostrum.box.labels import EMPIRES
from navarch.games.mare_nostrum.state import MareState

from .table import GAME, Table


def best(table: Table) -> list[str]:
    """The actions that look best to whoever is asked."""
    scores = GAME.action_scores(table.s, table.s.actor)
    top = max(scores)
    return [text for text, score in zip(table.legal(), scores, strict=True) if score == top]


def test_it_builds_the_pyramids_when_it_can() -> None:
    table = Table().only("rome", coin=12).build_turn("rome")
    assert best(table) == ["recruit pyramids"]


def test_it_takes_a_fifth_tile_before_anything_but_the_pyramids() -> None:
    table = Table().tiles("rome", "circe", "antigone", "spartacus").only("rome", coin=10).build_turn("rome")
    assert {text.split()[0] for text in best(table)} == {"recruit"}


def test_it_steps_in_with_perseus_to_win() -> None:
    table = Table().tiles("rome", "perseus").only("rome", coin=12).build_phase().do("name_builder carthage")
    assert best(table) == ["overrule"]


def test_it_offers_what_it_has_twice() -> None:
    table = Table(3).only("rome", gems=1, oil=1, wine=3).trade().do("announce 1")
    assert best(table) == ["offer wine"]


def test_it_claims_what_completes_a_set() -> None:
    table = Table(3).only("rome", grain=1, oil=1).only("carthage", grain=1, wine=1).only("greece", grain=1, wine=1)
    table.leaders("rome", "greece", "rome").trade().do("announce 1", "offer oil", "offer wine", "offer grain")
    assert best(table) == ["claim_from greece"]


def test_it_does_not_feed_a_player_who_lacks_one_token_for_the_pyramids() -> None:
    names = ("ceramic", "gems", "papyrus", "metal", "spices", "stone", "wood", "gold", "grain", "oil", "sheep")
    table = Table(4).leaders("rome", "egypt", "rome").only("rome", sheep=3).only("greece", **dict.fromkeys(names, 1))
    table.only("egypt", wine=1).only("carthage", wine=1, gladiator=1).hold("greece", wine=0, gladiator=0)
    assert "announce 0" in best(table.trade())


def test_it_offers_no_coin_that_brings_a_rich_player_nearer_to_his_fifth_tile() -> None:
    def offered(coins: int) -> list[str]:
        table = Table(3).only("rome", coin=1, wine=1, oil=1, grain=1).tiles("greece", "circe", "antigone", "hercules")
        return best(table.only("greece", coin=coins).only("carthage", oil=3).trade().do("announce 1"))

    assert offered(0) == ["offer coin"]
    assert "offer coin" not in offered(9)


def test_caesar_attacks_a_single_legion_with_one_of_his_own_and_others_do_not() -> None:
    for empire, expected in (("rome", "march libya"), ("carthage", "done")):
        table = Table().wipe().control("egypt", "cyrenaica").control(empire, "libya").legions("egypt", "cyrenaica", 1)
        table.build("cyrene", "cyrenaica_papyrus", "cyrenaica_market").legions(empire, "libya", 1).move_turn(empire)
        assert best(table) == [expected]


def test_it_builds_units_to_keep_a_rival_from_his_third_title() -> None:
    """Carthage leads trade and culture and is level with Rome, the Military Leader."""
    table = Table(3).wipe().leaders("carthage", "carthage", "rome").only("rome", coin=3).control("rome", "gallia")
    table.build("carthago", "africa_market").legions("carthage", "africa", 3).legions("rome", "latium", 2)
    table.build_turn("rome")
    found = dict(zip(table.legal(), GAME.action_scores(table.s, table.s.actor), strict=True))
    assert max(found, key=lambda text: found[text]).split()[0] in ("legion", "fortress", "trireme")


def test_it_names_itself_first_to_build_and_crowns_itself() -> None:
    assert best(Table().build_phase()) == ["name_builder egypt"]
    assert best(Table().leadership()) == ["crown carthage"]


def test_it_occupies_the_city_that_wins() -> None:
    table = (
        Table().wipe().control("rome", "sicilia", "asia").build("roma", "syracusae", "troia", "athenae", "corinthus")
    )
    table.legions("rome", "achaea", 1).move_turn("rome").do("done")
    assert best(table) == ["occupy athenae"]


def test_it_marches_against_the_city_that_wins() -> None:
    table = Table().wipe().control("rome", "sicilia", "asia").build("roma", "syracusae", "troia", "athenae")
    table.legions("rome", "macedonia", 1).move_turn("rome")
    assert best(table) == ["march macedonia"]
    assert best(table.do("march macedonia")) == ["enter achaea"]


def test_it_garrisons_its_capital_when_a_rival_lacks_one_great_city() -> None:
    calm = Table().wipe().only("greece", coin=3).build("athenae").control("greece", "thracia")
    alarmed = Table().wipe().only("greece", coin=3).build("athenae").control("greece", "thracia")
    alarmed.control("rome", "sicilia", "asia").build("roma", "syracusae", "troia")
    for table in (calm, alarmed):
        table.legions("rome", "macedonia", 2)
    scores = []
    for table in (calm, alarmed):
        table.build_turn("greece")
        found = dict(zip(table.legal(), GAME.action_scores(table.s, table.s.actor), strict=True))
        scores.append(found["legion achaea"])
    assert scores[1] > scores[0] + 800


def test_it_drives_a_rival_from_a_city_that_would_win_for_him() -> None:
    table = Table().wipe().control("rome", "sicilia", "asia").build("roma", "syracusae", "troia", "athenae")
    table.legions("rome", "achaea", 1).occupy("rome", "athenae").control("greece", "macedonia")
    table.legions("greece", "macedonia", 3).move_turn("greece")
    assert best(table) == ["march macedonia"]
    assert best(table.do("march macedonia")) == ["enter achaea"]


def test_standings_are_shares_of_one_and_the_winner_has_all() -> None:
    table = Table()
    shares = evaluate(table.s)
    assert sum(shares) == pytest.approx(1)
    assert all(0 < share < 1 for share in shares)
    table.tiles("rome", "hercules", "antigone", "perseus")
    assert evaluate(table.s)[0] > shares[0]
    table.only("rome", coin=12).build_turn("rome").do("recruit pyramids")
    assert evaluate(table.s) == [1, 0, 0, 0, 0]


def play_greedy(players: int, seed: int, greedy_seats: tuple[int, ...]) -> MareState:
    """A whole game; seats that are not greedy play at random."""
    rng = random.Random(seed)
    s = GAME.new(players)
    assert isinstance(s, MareState)
    while not s.over:
        if s.actor < 0:
            s.play(sample_outcome(s, rng))
            continue
        legal = s.legal()
        if s.actor in greedy_seats and len(legal) > 1:
            scores = GAME.action_scores(GAME.sample(s, s.actor, rng), s.actor)
            top = max(scores)
            legal = [code for code, score in zip(legal, scores, strict=True) if score == top]
        s.play(rng.choice(legal))
    return s


@pytest.mark.parametrize("players", [3, 4, 5])
def test_greedy_games_end_by_a_victory_within_twenty_rounds(players: int) -> None:
    ends = [play_greedy(players, seed, tuple(range(players))) for seed in range(2)]
    assert all(s.round <= 20 and s.ending != "round-limit" for s in ends)


def test_a_greedy_player_beats_random_ones() -> None:
    assert all(play_greedy(4, seed, (seed % 4,)).ranks[seed % 4] == 1 for seed in range(4))


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 4, 5])
def test_200_greedy_games_end_in_time_by_every_victory_and_no_empire_is_left_behind(players: int) -> None:
    games = 200
    endings: Counter[str] = Counter()
    wins: Counter[str] = Counter()
    in_time = 0
    for seed in range(games):
        s = play_greedy(players, 12000 + seed, tuple(range(players)))
        in_time += s.round <= 20 and s.ending != "round-limit"
        endings[s.ending] += 1
        for seat in range(players):
            wins[EMPIRES[s.empire[seat]]] += s.ranks[seat] == 1
    assert in_time >= 0.95 * games
    assert {"pyramids", "heroes", "cities", "titles"} <= set(endings)
    fair = games / players
    assert all(fair / 2 <= count <= 2 * fair for count in wins.values()), wins


@pytest.mark.slow
def test_greedy_wins_nine_of_ten_games_against_random_players() -> None:
    won = sum(play_greedy(5, seed, (seed % 5,)).ranks[seed % 5] == 1 for seed in range(200))
    assert won >= 180


def test_the_greedy_bot_plays_from_a_perspective() -> None:
    table = Table().only("rome", coin=12).build_turn("rome")
    assert str(make("greedy", 1).choose(Perspective(GAME, table.s, table.seat("rome")))) == "recruit pyramids"
