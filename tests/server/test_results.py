"""What is noted when a game ends: ranks, shares, ratings; and what does not count."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from sqlalchemy import update

from navarch.server.people.logins import remove
from navarch.server.people.ratings import SETTLED, first_skill
from navarch.server.people.results import LEAST_DECISIONS, NEWCOMERS_A_DAY, PAIR_A_DAY, final_ranks
from navarch.server.storage.database import Database
from navarch.server.storage.schema import RESULTS

from .ended import Chair, a_database, counts_of, end_game, mu_of, results_of

FIRST = 25.0
YESTERDAY = 25 * 3600.0


@pytest.fixture
def kept(database: str) -> Iterator[Database]:
    """An empty database."""
    opened = a_database(database)
    yield opened
    opened.engine.dispose()


def long_ago(kept: Database) -> None:
    """All that was noted so far ended yesterday."""
    with kept.engine.begin() as connection:
        connection.execute(update(RESULTS).values(ended=RESULTS.c.ended - YESTERDAY))


def duel(kept: Database, winner: str, loser: str, game: str = "neptun") -> str:
    return end_game(kept, [Chair(winner), Chair(loser)], [1, 2], game=game)


def make_known(kept: Database, *names: str, game: str = "neptun") -> None:
    """These two have played enough to be known, against each other, over many days."""
    for n in range(SETTLED):
        duel(kept, names[n % 2], names[(n + 1) % 2], game)
        long_ago(kept)


def test_a_rated_game_moves_the_ratings_of_all_who_agreed_and_is_noted_once(kept: Database) -> None:
    table = end_game(kept, [Chair("ada"), Chair("bea"), Chair("cyd")], [2, 1, 2], times=3)
    rows = results_of(kept, table)
    assert [(row["person"], row["rank"], row["share"], row["how"], row["counts"]) for row in rows] == [
        ("ada", 2, 0.0, "rules", "rated"),
        ("bea", 1, 1.0, "rules", "rated"),
        ("cyd", 2, 0.0, "rules", "rated"),
    ]
    ada, bea = mu_of(kept, "ada"), mu_of(kept, "bea")
    assert ada is not None
    assert bea is not None
    assert ada < FIRST < bea
    assert rows[1]["gain"] == pytest.approx(bea - FIRST)
    assert first_skill().mu == FIRST


def test_a_game_that_nobody_agreed_to_is_noted_and_moves_nothing(kept: Database) -> None:
    table = end_game(kept, [Chair("ada"), Chair("bea")], [1, 1], rated=False)
    assert [(row["share"], row["gain"]) for row in results_of(kept, table)] == [(0.5, None), (0.5, None)]
    assert counts_of(kept, table) == "unrated"
    assert mu_of(kept, "ada") is None


@pytest.mark.parametrize(
    ("ranks", "left", "last"),
    [
        ([1, 2, 3], [True, False, False], [3, 1, 2]),
        ([2, 1, 3], [True, True, False], [2, 2, 1]),
        ([1, 1, 3, 4], [False, False, False, True], [1, 1, 3, 4]),
        ([1, 2, 3], [True, True, True], [1, 2, 3]),
        ([1, 2, 2], [False, False, False], [1, 2, 2]),
    ],
)
def test_whoever_left_is_last_and_the_others_are_ranked_by_what_stands(
    ranks: list[int], left: list[bool], last: list[int]
) -> None:
    assert final_ranks(ranks, left) == last


@pytest.mark.parametrize("left", ["resigned", "time"])
def test_whoever_leaves_loses_by_it_though_the_bot_wins_and_nobody_else_does(kept: Database, left: str) -> None:
    table = end_game(kept, [Chair("ada", left=left), Chair("bea"), Chair("cyd")], [1, 2, 3])
    assert [row["rank"] for row in results_of(kept, table)] == [3, 1, 2]
    ada, bea, cyd = (mu_of(kept, who) for who in ("ada", "bea", "cyd"))
    assert ada is not None
    assert ada < FIRST
    assert bea is not None
    assert bea > FIRST
    assert cyd is not None
    assert cyd >= FIRST  # behind another, and yet not hurt: the game was another one after somebody had left
    assert results_of(kept, table)[2]["gain"] is not None


def test_a_bot_in_a_seat_by_consent_of_all_is_nobodys_result(kept: Database) -> None:
    end_game(kept, [Chair("ada", left="away"), Chair("bea"), Chair("cyd")], [1, 2, 3])
    assert mu_of(kept, "ada") is None
    cyd = mu_of(kept, "cyd")
    assert cyd is not None
    assert cyd < FIRST


def test_getting_up_from_a_lost_game_does_not_save_the_rating_and_who_takes_over_pays_nothing(kept: Database) -> None:
    table = end_game(kept, [Chair("bea"), Chair("dan", began="ada")], [1, 2])
    assert results_of(kept, table)[1]["person"] == "ada"
    ada = mu_of(kept, "ada")
    assert ada is not None
    assert ada < FIRST
    assert mu_of(kept, "dan") is None


def test_where_everybody_left_nothing_counts(kept: Database) -> None:
    table = end_game(kept, [Chair("ada", left="time"), Chair("bea", left="time"), Chair(bot="greedy")], [1, 2, 3])
    assert counts_of(kept, table) == "abandoned"
    assert mu_of(kept, "ada") is None


def test_bots_have_ratings_of_their_own_by_name_and_level(kept: Database) -> None:
    end_game(kept, [Chair("ada"), Chair(bot="greedy"), Chair("bea"), Chair(bot="ismcts", level=3)], [1, 4, 2, 3])
    greedy, searching = mu_of(kept, "greedy", is_bot=True), mu_of(kept, "ismcts 3", is_bot=True)
    assert greedy is not None
    assert searching is not None
    assert greedy < searching < FIRST
    assert mu_of(kept, "greedy") is None


def test_against_bots_alone_only_the_bots_are_rated(kept: Database) -> None:
    table = end_game(kept, [Chair("ada"), Chair(bot="random")], [1, 2])
    assert counts_of(kept, table) == "rated"
    assert mu_of(kept, "ada") is None
    assert results_of(kept, table)[0]["gain"] is None
    bot = mu_of(kept, "random", is_bot=True)
    assert bot is not None
    assert bot < FIRST


# ---- farming ----


def test_one_person_in_several_seats_is_rated_nowhere(kept: Database) -> None:
    table = end_game(kept, [Chair("ada"), Chair("ada"), Chair("bea")], [1, 2, 3])
    assert counts_of(kept, table) == "one-person"
    assert mu_of(kept, "ada") is None


def test_a_game_of_too_few_decisions_counts_nothing(kept: Database) -> None:
    given_up = {"reason": "resigned", "rule": ""}
    for missing, counts in ((1, "short"), (0, "rated")):
        decisions = 2 * LEAST_DECISIONS - missing
        table = end_game(kept, [Chair("ada"), Chair("bea")], [1, 2], decisions=decisions, ended_by=given_up)
        assert counts_of(kept, table) == counts
        assert [row["left"] for row in results_of(kept, table)] == [False, True]


def test_going_back_before_resigning_makes_no_game_short_and_going_round_makes_none_long(kept: Database) -> None:
    least = 2 * LEAST_DECISIONS
    played = [(-1, "roll 1"), *((n % 2, "do") for n in range(least))]
    back = end_game(kept, [Chair("ada"), Chair("bea")], [1, 2], entries=[*played, (-2, "0")])
    assert counts_of(kept, back) == "rated"
    round_and_round = [(-1, "roll 1"), *[(0, "do"), (-2, "1")] * least]
    assert counts_of(kept, end_game(kept, [Chair("ada"), Chair("bea")], [1, 2], entries=round_and_round)) == "short"


def test_the_same_two_have_so_many_rated_games_a_day(kept: Database) -> None:
    make_known(kept, "ada", "bea")
    assert [counts_of(kept, duel(kept, "ada", "bea")) for _ in range(PAIR_A_DAY)] == ["rated"] * PAIR_A_DAY
    assert counts_of(kept, duel(kept, "bea", "ada")) == "often"
    among_three = end_game(kept, [Chair("ada"), Chair("cyd"), Chair("bea")], [1, 2, 3])
    assert counts_of(kept, among_three) == "often"
    long_ago(kept)
    assert counts_of(kept, duel(kept, "ada", "bea")) == "rated"


def test_whoever_is_known_gains_from_a_few_newcomers_a_day(kept: Database) -> None:
    make_known(kept, "ada", "bea")
    for n in range(NEWCOMERS_A_DAY):
        assert counts_of(kept, duel(kept, "ada", f"new {n}")) == "rated"
    before = mu_of(kept, "ada")
    assert counts_of(kept, duel(kept, "ada", "one more")) == "newcomers"
    assert mu_of(kept, "ada") == before
    assert counts_of(kept, duel(kept, "ada", "bea")) == "rated"
    assert counts_of(kept, duel(kept, "new 0", "new 1")) == "rated"


def test_whoever_is_deleted_leaves_results_of_somebody_and_no_rating(kept: Database) -> None:
    table = duel(kept, "ada", "bea")
    with kept.engine.begin() as connection:
        remove(connection, "ada")
    assert [row["person"] for row in results_of(kept, table)] == ["", "bea"]
    assert mu_of(kept, "ada") is None
    assert mu_of(kept, "bea") is not None
