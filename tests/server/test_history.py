"""Results as people read them: history, two against each other, leaderboards, profiles; and who may see what."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from navarch.server.people.history import GAMES_LISTED
from navarch.server.people.ratings import SETTLED
from navarch.server.settings import Limits
from navarch.server.storage.schema import handle_of

from .ended import Chair, a_database, cookie_of, end_game
from .helpers import Browser, Server
from .postgres import Cluster
from .test_results import duel, long_ago, make_known

ADA, BEA, CYD = "ada", "bea", "cyd"
GIVEN_UP = {"reason": "resigned", "rule": ""}


class Club(NamedTuple):
    """A server with some games behind it."""

    server: Server
    private: str
    public: str
    given_up: str

    def as_(self, name: str) -> Browser:
        browser = Browser(self.server)
        browser.cookie = f"navarch={cookie_of(name)}" if name else ""
        return browser

    def games(self, viewer: str, of: str = ADA, **asked: object) -> list[str]:
        query = "&".join(f"{key}={value}" for key, value in asked.items())
        return [game["table"] for game in self.as_(viewer).get(f"/api/people/{handle_of(of)}/games?{query}")]


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def club(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    """Ada and Bea have played in private, Ada, Bea and Cyd in public, Ada has lost to Cyd; the same on both."""
    url = f"sqlite:///{tmp_path_factory.mktemp('club') / 'games.sqlite'}"
    if request.param == "postgresql":
        cluster: Cluster = request.getfixturevalue("cluster")
        url = cluster.database()
    kept = a_database(url)
    private = end_game(kept, [Chair(ADA), Chair(BEA)], [1, 2], game="hamilcar")
    public = end_game(kept, [Chair(BEA), Chair(ADA), Chair(CYD)], [2, 1, 3], public=True, rated=False)
    two = [Chair(CYD), Chair(ADA)]
    given_up = end_game(kept, two, [1, 2], game="hamilcar", public=True, ended_by=GIVEN_UP)
    kept.engine.dispose()
    with Server(url) as server:
        yield Club(server, private, public, given_up)


def test_history_tells_everybody_of_public_tables_and_of_private_ones_those_who_played_there(club: Club) -> None:
    assert club.games(ADA) == club.games(BEA) == [club.given_up, club.public, club.private]
    assert club.games(CYD) == club.games("") == [club.given_up, club.public]
    assert club.games(CYD, of=BEA) == [club.public]


def test_history_is_filtered_by_game_company_and_outcome(club: Club) -> None:
    assert club.games(ADA, game="hamilcar") == [club.given_up, club.private]
    assert club.games(ADA, rated="yes") == [club.given_up, club.private]
    assert club.games(ADA, rated="no") == [club.public]
    assert club.games(ADA, won="yes") == [club.public, club.private]
    assert club.games(ADA, won="no") == [club.given_up]
    assert club.games(ADA, **{"with": handle_of(BEA)}) == [club.public, club.private]
    assert club.games(ADA, **{"with": handle_of(CYD), "won": "yes"}) == [club.public]
    assert club.games(ADA, **{"with": handle_of(ADA)}) == []
    assert club.games(ADA, page=1) == []


def test_a_game_in_history_tells_who_played_what_and_how_it_ended(club: Club) -> None:
    (game, *_) = club.as_(CYD).get(f"/api/people/{handle_of(ADA)}/games?lang=pl&game=hamilcar")
    assert (game["title"], game["how"], game["counts"], game["seat"]) == ("Hamilcar", "resigned", "rated", "carthage")
    rome, carthage = game["seats"]
    assert (rome["name"], rome["person"], rome["plays"], rome["rank"]) == ("Cyd", handle_of(CYD), "Rzym", 1)
    assert (carthage["left"], carthage["gain"] < 0 < rome["gain"]) == (True, True)


def test_a_bot_of_a_level_has_in_history_the_name_that_it_had_at_the_table(database: str) -> None:
    kept = a_database(database)
    bots = [Chair(bot="level:5:bold"), Chair(bot="greedy")]
    end_game(kept, [Chair(ADA), *bots], [1, 2, 3], public=True)
    kept.engine.dispose()
    with Server(database) as server:
        me = Club(server, "", "", "").as_(ADA)
        names = {"en": ["Ada", "5 · Steersman, bold", "Greedy"], "pl": ["Ada", "5 · Sternik, śmiały", "Zachłanny"]}
        for lang, called in names.items():
            (game,) = me.get(f"/api/people/{handle_of(ADA)}/games?lang={lang}")
            assert [seat["name"] for seat in game["seats"]] == called


def test_two_against_each_other(club: Club) -> None:
    path = f"/api/people/{handle_of(ADA)}/against/{handle_of(BEA)}"
    meetings = {one["game"]: one for one in club.as_(ADA).get(path)["meetings"]}
    assert {name: (one["played"], one["ahead"], one["behind"]) for name, one in meetings.items()} == {
        "hamilcar": (1, 1, 0),
        "neptun": (1, 1, 0),
    }
    assert [one["game"] for one in club.as_(CYD).get(path)["meetings"]] == ["neptun"]
    turned = club.as_(BEA).get(f"/api/people/{handle_of(BEA)}/against/{handle_of(ADA)}")
    assert {(one["ahead"], one["behind"]) for one in turned["meetings"]} == {(0, 1)}
    assert (turned["name"], turned["other_name"]) == ("Bea", "Ada")


def test_a_profile_tells_ratings_games_and_favourite_sides_as_the_viewer_may_know_them(club: Club) -> None:
    def seen_by(viewer: str) -> dict[str, Any]:
        told: dict[str, Any] = club.as_(viewer).get(f"/api/people/{handle_of(ADA)}?lang=en")
        return told

    mine, theirs = seen_by(ADA), seen_by("")
    assert (mine["name"], mine["me"], theirs["me"]) == ("Ada", True, False)
    assert {one["game"]: (one["played"], one["won"]) for one in mine["games"]} == {"hamilcar": (2, 1), "neptun": (1, 1)}
    assert {one["game"]: (one["played"], one["won"]) for one in theirs["games"]} == {
        "hamilcar": (1, 0),
        "neptun": (1, 1),
    }
    assert [(one["game"], one["players"], one["rating"]["games"]) for one in theirs["ratings"]] == [("hamilcar", 2, 2)]
    assert theirs["ratings"][0]["rating"]["provisional"]
    assert {(one["seat"], one["played"]) for one in mine["sides"]} == {("rome", 1), ("carthage", 1), ("green", 1)}


def test_who_is_not_known_is_not_there_and_a_persons_own_id_names_nobody(club: Club) -> None:
    for named in ("nobody", ADA, "0" * 20, handle_of("nobody")):
        assert club.as_(BEA).call("GET", f"/api/people/{named}")[0] == 404
    somebody = f"/api/people/{handle_of(ADA)}"
    assert club.as_(BEA).call("GET", f"{somebody}/games?with=nobody")[0] == 404
    assert club.as_(BEA).call("GET", f"{somebody}/against/nobody")[0] == 404


def test_people_cannot_be_tried_in_great_number(database: str) -> None:
    with Server(database, limits=Limits(history_rate=0.01)) as server:  # however slowly the questions come
        browser = Browser(server)
        tried = [browser.call("GET", f"/api/people/{n:020}")[0] for n in range(200)]
    assert set(tried) == {404, 429}


def test_leaderboards_put_people_and_bots_apart_by_what_they_are_worth_at_least(database: str) -> None:
    kept = a_database(database)
    make_known(kept, ADA, BEA)
    for _ in range(2):
        duel(kept, ADA, BEA)
    for bot in (Chair(bot="random"), Chair(bot="ismcts", level=2), Chair(bot="level:5:bold")):
        end_game(kept, [Chair(CYD), bot], [1, 2])
    duel(kept, "dan", "eve")
    long_ago(kept)
    end_game(kept, [Chair(ADA), Chair(BEA), Chair(CYD)], [1, 2, 3], game="mare-nostrum")
    kept.engine.dispose()
    with Server(database) as server:
        reader = Browser(server)
        reader.cookie = f"navarch={cookie_of(BEA)}"
        board = reader.get("/api/leaderboards")
        assert (board["game"], board["players"]) == ("neptun", 2)
        assert [(one["game"], one["players"], one["people"]) for one in board["contests"]] == [
            ("neptun", 2, 4),
            ("mare-nostrum", 3, 3),
        ]
        assert [(one["name"], one["me"]) for one in board["people"][:2]] == [("Ada", False), ("Bea", True)]
        assert [one["rating"]["provisional"] for one in board["people"]] == [False, False, True, True]
        assert {one["name"] for one in board["people"]} == {"Ada", "Bea", "Dan", "Eve"}  # Cyd has met a bot alone
        assert {one["name"] for one in board["bots"]} == {"Random", "Searching 2", "5 · Steersman, bold"}
        assert {one["name"] for one in reader.get("/api/leaderboards?lang=pl")["bots"]} == {
            "Losowy",
            "Szukający 2",
            "5 · Sternik, śmiały",
        }
        lowest = [one["rating"]["mu"] - 3 * one["rating"]["sigma"] for one in board["people"]]
        assert lowest == sorted(lowest, reverse=True)
        other = reader.get("/api/leaderboards?game=mare-nostrum&players=3")
        assert [one["name"] for one in other["people"]] == ["Ada", "Bea", "Cyd"]
        assert reader.get("/api/leaderboards?game=mare-nostrum&players=5")["people"] == []
        assert reader.call("GET", "/api/leaderboards?game=chess&players=2")[0] == 404


def test_pages_of_history_follow_each_other(database: str) -> None:
    kept = a_database(database)
    tables = [end_game(kept, [Chair(ADA), Chair(BEA)], [1, 2], rated=False) for _ in range(GAMES_LISTED + 2)]
    kept.engine.dispose()
    with Server(database) as server:
        club = Club(server, "", "", "")
        assert [*club.games(ADA), *club.games(ADA, page=1)] == tables[::-1]
        assert len(club.games(ADA, page=1)) == 2


def test_whoever_deletes_themselves_is_somebody_who_left_in_the_results_of_others(database: str) -> None:
    kept = a_database(database)
    make_known(kept, ADA, BEA)
    kept.engine.dispose()
    with Server(database) as server:
        club = Club(server, "", "", "")
        taken = club.as_(ADA).get("/api/me/export")["person"]
        assert (len(taken["results"]), taken["ratings"][0]["games"]) == (SETTLED, SETTLED)
        club.as_(ADA).post("/api/me/delete", {"sure": True})
        (game, *_) = club.as_(BEA).get(f"/api/people/{handle_of(BEA)}/games")
        gone = game["seats"][1]
        assert (gone["name"], gone["person"], gone["bot"]) == ("", "", "")
        assert [one["name"] for one in club.as_(BEA).get("/api/leaderboards")["people"]] == ["Bea"]
        assert club.as_(BEA).call("GET", f"/api/people/{handle_of(ADA)}")[0] == 404
