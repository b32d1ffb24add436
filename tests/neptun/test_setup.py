"""S Set-up: board, tiles, distances, decks, wind and players."""

from __future__ import annotations

from collections import Counter

import pytest

import navarch
from navarch.games.neptun.labels import CITY_CARDS, LINKS, OARS, SEATS

from .table import BOX, GAME, Table, known, new

DEEP = "deep_sea_13 deep_sea_12 deep_sea_11 deep_sea_11 deep_sea_10 deep_sea_10 deep_sea_9 deep_sea_8"


SEA = (
    "sea_8 sea_8 sea_8 sea_7 sea_7 sea_7 sea_6 sea_6 sea_6 sea_6 "
    "sea_5 sea_5 sea_5 sea_5 sea_4 sea_4 sea_4 sea_3 sea_3 sea_3"
)


def set_up(order: str = "red green purple", players: int = 4) -> Table:
    """A set-up with every marker and the player order drawn by hand."""
    return Table(new(players), f"{DEEP} {SEA} {order} malaca_1 salt oar_3_0")


@pytest.mark.rule("neptun", "S.1", "S.3a", "S.3b", "C.13")
def test_deep_sea_markers_are_laid_first_and_only_on_deep_sea_links() -> None:
    s = new(4)
    assert [GAME.space.text(code) for code in s.legal()] == [
        f"lay deep_sea_{miles}" for miles in (8, 9, 10, 11, 12, 13)
    ]
    for outcome in DEEP.split():
        s.play(GAME.space.code(f"lay {outcome}"))
    laid = {LINKS[i]: s.distance[i] for i in range(len(LINKS)) if s.distance[i]}
    assert laid == {
        "creta-tyros": 13,
        "creta-leptis_magna": 12,
        "creta-syracusae": 11,
        "athenae-alexandria": 11,
        "syracusae-leptis_magna": 10,
        "roma-carthago": 10,
        "roma-sanguntum": 9,
        "carthago-tarraco": 8,
    }


@pytest.mark.rule("neptun", "S.3c", "S.3a")
def test_sea_markers_are_laid_on_the_sea_links_until_every_link_has_one() -> None:
    s = new(4)
    for outcome in DEEP.split():
        s.play(GAME.space.code(f"lay {outcome}"))
    assert [GAME.space.text(code) for code in s.legal()] == [f"lay sea_{miles}" for miles in range(3, 9)]
    for outcome in SEA.split():
        s.play(GAME.space.code(f"lay {outcome}"))
    assert 0 not in s.distance
    assert Counter(s.distance) == {3: 3, 4: 3, 5: 4, 6: 4, 7: 3, 8: 4, 9: 1, 10: 2, 11: 2, 12: 1, 13: 1}
    assert s.distance[LINKS.index("malaca-sanguntum")] == 8
    assert s.distance[LINKS.index("creta-pergamum")] == 3
    assert s.markers == [0] * len(s.markers)


@pytest.mark.rule("neptun", "S.3b", "S.3c")
def test_a_distance_is_drawn_with_as_many_chances_as_there_are_markers_left() -> None:
    s = new(4)
    assert s.weights() == [1, 1, 2, 2, 1, 1]
    s.play(GAME.space.code("lay deep_sea_10"))
    assert s.weights() == [1, 1, 1, 2, 1, 1]
    s.play(GAME.space.code("lay deep_sea_8"))
    assert s.weights() == [1, 1, 2, 1, 1]
    for outcome in ["deep_sea_13", "deep_sea_12", "deep_sea_11", "deep_sea_11", "deep_sea_10", "deep_sea_9"]:
        s.play(GAME.space.code(f"lay {outcome}"))
    assert s.weights() == [3, 3, 4, 4, 3, 3]
    for outcome in ("sea_3", "sea_3", "sea_3"):
        s.play(GAME.space.code(f"lay {outcome}"))
    assert s.weights() == [3, 4, 4, 3, 3]


@pytest.mark.rule("neptun", "S.3d")
def test_everybody_sees_all_distances() -> None:
    table = set_up()
    for seat in (None, *SEATS[:4]):
        seen = table.view(seat)["distances"]
        assert seen["creta-tyros"] == 13
        assert seen["tyros-alexandria"] == 5
        assert len(seen) == len(LINKS)


@pytest.mark.rule("neptun", "S.3d", "P2.10")
def test_the_cheapest_ways_are_known_as_soon_as_the_distances_are() -> None:
    table = set_up()
    assert table.s.paths == known(GAME.restore(table.s.dump())).paths
    assert max(table.s.paths) < 100


@pytest.mark.rule("neptun", "S.4a", "S.4b", "C.8", "C.9", "C.10")
def test_city_goods_and_oar_cards_make_three_piles_without_the_starting_cards() -> None:
    s = set_up().s  # the first contract was turned up: malaca_1, salt, oar_3_0
    assert s.city_deck == (1 << 30) - 2
    assert s.goods_deck == [4, 5, 5, 5, 5, 5]
    in_pile = {OARS[i]: s.oar_deck[i] for i in range(len(OARS)) if s.oar_deck[i]}
    assert sum(in_pile.values()) == 39
    assert in_pile["oar_3_0"] == 1
    assert not {"start_4", "start_5"} & set(in_pile)
    assert s.city_discard == 0
    assert sum(s.goods_discard) + sum(s.oar_discard) == 0


@pytest.mark.rule("neptun", "S.5a", "S.5b", "C.6")
def test_the_wind_starts_at_five_and_the_forecast_marker_off_its_scale() -> None:
    view = set_up().view()
    assert view["wind"] == 5
    assert view["forecast"] is None


@pytest.mark.rule("neptun", "S.6a", "C.11")
def test_each_player_starts_with_five_gold_and_two_starting_oar_cards() -> None:
    table = set_up()
    for seat in SEATS[:4]:
        assert table.gold(seat) == 5
        assert table.hand(seat) == ["start_4", "start_5"]
        assert table.chart(seat) == [""] * 5


@pytest.mark.rule("neptun", "S.2d", "C.4")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_gold_that_is_not_handed_out_is_the_supply(players: int) -> None:
    order = " ".join(SEATS[: players - 1])
    s = set_up(order, players).s
    assert s.supply == BOX.coins - 5 * players
    assert s.box.coins == 35 * 1 + 20 * 5  # 55 coins


@pytest.mark.rule("neptun", "S.6b", "C.12")
def test_temple_tokens_stand_on_zero_in_each_of_five_temples() -> None:
    table = set_up()
    temples = table.view()["temples"]
    assert set(temples) == {"hispania", "italia", "graecia", "asia", "africa", "gold"}
    for region in ("hispania", "italia", "graecia", "asia", "africa"):
        assert temples[region]["track"] == dict.fromkeys(SEATS[:4], 0)


@pytest.mark.rule("neptun", "S.6c")
def test_all_boats_start_in_crete() -> None:
    assert set_up().view()["boats"] == dict.fromkeys(SEATS[:4], "creta")


@pytest.mark.rule("neptun", "S.6d")
@pytest.mark.example("neptun", "S.6-ex1")
def test_the_first_player_order_is_drawn_and_each_colour_stands_on_one_place() -> None:
    table = set_up("red green purple")
    assert table.order() == ["red", "green", "purple", "yellow"]
    assert table.events("order") == [("red", "green", "purple", "yellow", None)]


@pytest.mark.rule("neptun", "S.6d")
def test_every_player_order_can_be_drawn_and_all_are_alike() -> None:
    at_order = new(3)
    for outcome in f"{DEEP} {SEA}".split():
        at_order.play(GAME.space.code(f"lay {outcome}"))
    chance = navarch.Enumerated()
    seen: Counter[tuple[int, ...]] = Counter()
    while True:
        s = known(at_order.clone())
        while s.choice is not None and s.choice.name == "first_order":
            s.play(chance.choose(s))
        assert chance.weight / chance.total == pytest.approx(1 / 6)
        seen[tuple(s.order)] += 1
        if not chance.advance():
            break
    assert len(seen) == 6
    assert set(seen.values()) == {1}


@pytest.mark.rule("neptun", "S.6e", "S.6f")
def test_charts_and_gold_are_open_and_hands_are_not() -> None:
    table = set_up()
    for seat in (None, "green"):
        view = table.view(seat)
        assert view["players"]["red"]["gold"] == 5
        assert view["players"]["red"]["chart"] == [None] * 5
        assert view["players"]["red"]["hand_size"] == 2
        assert "hand" not in view["players"]["red"]
    assert "hand" not in table.view(None)


@pytest.mark.rule("neptun", "S.6g", "C.1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_pieces_of_unused_colours_stay_in_the_box(players: int) -> None:
    table = set_up(" ".join(SEATS[: players - 1]), players)
    view = table.view()
    assert list(view["players"]) == list(SEATS[:players])
    assert table.named("oar_boxed") == ({"start_4": 5 - players, "start_5": 5 - players} if players < 5 else {})
    assert len(view["temples"]["gold"]["tiles"]) == 1
    assert len(table.named("city_deck")) == len(CITY_CARDS) - 1
    assert GAME.check(table.s) == ""


@pytest.mark.rule("neptun", "C.1")
@pytest.mark.parametrize("players", [1, 2, 6])
def test_no_other_number_of_players_can_sit_down(players: int) -> None:
    with pytest.raises(navarch.NavarchError, match="3, 4, 5"):
        new(players)


@pytest.mark.rule("neptun", "S.2b", "S.2c")
def test_each_temple_shows_its_a_tile_alone_in_the_first_round() -> None:
    temples = set_up().view()["temples"]
    shown = {temple: facts["tiles"] for temple, facts in temples.items()}
    assert shown == {"hispania": [4], "italia": [3], "graecia": [2], "asia": [3], "africa": [3], "gold": [2]}


def test_a_new_game_begins_with_chance() -> None:
    assert new().actor == navarch.CHANCE
    assert Table(new()).asked == ("red", "verdict")
