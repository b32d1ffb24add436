"""The component tables: what the book prints, and what a bad file is refused for."""

from __future__ import annotations

import random
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import navarch
from navarch.engine.components import NOTES, Components
from navarch.engine.playout import random_playout
from navarch.games.neptun import Neptun
from navarch.games.neptun.labels import CITIES, CITY_CARDS, FILE, GOODS, LINKS, OARS, REGIONS, SEATS, SLOTS, TILES

from .table import BOX, GAME, known, sailing

PRINTED = FILE.read_text(encoding="utf-8")


def own(tmp_path: Path, text: str) -> Neptun:
    """The game with a component file of one's own."""
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8")
    game = navarch.load("neptun", file)
    assert isinstance(game, Neptun)
    return game


def refused(tmp_path: Path, text: str) -> navarch.BadComponents:
    """The error for a component file."""
    with pytest.raises(navarch.BadComponents) as error:
        own(tmp_path, text)
    assert error.value.file == "mine.toml"
    assert error.value.entry
    assert error.value.reason
    return error.value


# ---- what is in the box ----


@pytest.mark.rule("neptun", "C.2")
def test_every_city_can_be_reached_from_crete() -> None:
    reached = {"creta"}
    for _ in LINKS:
        for a, b in zip(BOX.link_a, BOX.link_b, strict=True):
            if {CITIES[a], CITIES[b]} & reached:
                reached |= {CITIES[a], CITIES[b]}
    assert reached == set(CITIES)
    assert len(CITIES) == 16
    assert BOX.region_of_city[CITIES.index("creta")] == -1
    assert CITIES[BOX.start_city] == "creta"


@pytest.mark.rule("neptun", "C.3", "S.2a")
def test_there_are_36_point_tiles_one_two_and_three_for_each_of_six_temples() -> None:
    assert len(TILES) == 36
    assert [len(tiles) for tiles in BOX.tiles_of] == [1, 2, 3] * 6
    assert sorted(tile for tiles in BOX.tiles_of for tile in tiles) == list(range(36))


@pytest.mark.rule("neptun", "P3.T.8", "C.3")
def test_the_tiles_of_a_temple_lie_in_order_of_value() -> None:
    for tiles in BOX.tiles_of:
        points = [BOX.tile_points[tile] for tile in tiles]
        assert points == sorted(points, reverse=True)
    graecia_b = BOX.tiles_of[REGIONS.index("graecia") * 3 + 1]
    assert [BOX.tile_points[tile] for tile in graecia_b] == [5, 1]  # printed


@pytest.mark.rule("neptun", "C.4", "C.5", "C.7", "C.12")
def test_coins_bonus_tiles_and_charts_are_as_many_as_printed() -> None:
    coins = GAME.components.entries("coin")
    assert sum(coin.number("count") for coin in coins) == 55
    assert BOX.bonus_tiles == 15
    assert SLOTS == 5
    assert len(SEATS) == 5
    assert len(REGIONS) == 5  # a temple token each


@pytest.mark.rule("neptun", "C.8", "P1.4")
def test_each_of_30_city_cards_pays_gold_or_temple_points_for_each_good() -> None:
    assert len(CITY_CARDS) == 30
    for entry in range(len(CITY_CARDS) * len(GOODS)):
        assert (BOX.pays_gold[entry] > 0) != (BOX.pays_temple[entry] > 0)
    for card, city in enumerate(BOX.card_city):
        assert BOX.card_region[card] == BOX.region_of_city[city] >= 0


@pytest.mark.rule("neptun", "C.9", "C.10", "C.11")
def test_there_are_30_goods_cards_and_50_oar_cards_with_two_starting_cards_a_player() -> None:
    assert sum(BOX.goods_count) == 30
    assert {"salt", "olives", "grapes", "honey"} <= set(GOODS)
    assert sum(BOX.oar_count) == 50
    starting = [i for i in range(len(OARS)) if BOX.oar_is_start[i]]
    assert sum(BOX.oar_count[i] for i in starting) == 10
    assert sum(BOX.start_hand) == 2
    assert [BOX.start_hand[i] for i in range(len(OARS)) if i not in starting] == [0] * (len(OARS) - len(starting))


@pytest.mark.rule("neptun", "C.13", "S.3b", "S.3c")
def test_there_is_one_distance_marker_for_each_link_of_its_kind() -> None:
    for deep in (0, 1):
        markers = sum(n for n, d in zip(BOX.marker_count, BOX.marker_is_deep, strict=True) if d == deep)
        assert markers == BOX.link_is_deep.count(deep)


@pytest.mark.rule("neptun", "C.2", "C.6")
def test_each_space_of_the_forecast_scale_stands_above_one_of_the_wind_scale() -> None:
    assert BOX.forecast_sum == tuple(range(-5, 6))
    assert BOX.forecast_wind == tuple(range(11))
    assert BOX.forecast_wind[BOX.forecast_sum.index(0)] == BOX.start_wind == 5


# ---- an owner's own values ----


def test_a_correction_names_only_what_it_changes(tmp_path: Path) -> None:
    game = own(
        tmp_path,
        """
[[point_tile]]
id = "hispania_a1"
points = 9
provenance = "printed"

[[city_card]]
id = "roma_1"
gold = { salt = 7, olives = 5, grapes = 4 }
temple = { honey = 6, grain = 2, fish = 3 }
provenance = "printed"
""",
    )
    box = game.box
    assert box.tile_points[TILES.index("hispania_a1")] == 9
    roma = CITY_CARDS.index("roma_1") * len(GOODS)
    assert box.pays_gold[roma : roma + 6] == (7, 5, 4, 0, 0, 0)
    assert box.pays_temple[roma : roma + 6] == (0, 0, 0, 6, 2, 3)
    assert box.pays_gold[:roma] == BOX.pays_gold[:roma]
    assert game.components.digest != GAME.components.digest


@pytest.mark.rule("neptun", "P2.14", "P2.22")
def test_dearer_miles_and_points_are_reckoned_with(tmp_path: Path) -> None:
    game = own(
        tmp_path,
        """
[[price]]
id = "nautical_mile"
gold = 2
provenance = "printed"
[[price]]
id = "temple_point"
gold = 4
provenance = "printed"
""",
    )
    state = sailing(
        miles=9, gold={"red": 5}, distance={"creta-tyros": 8, "tyros-alexandria": 3, "athenae-alexandria": 13}
    )
    dump = state.dump()
    match = navarch.Match(game, state=game.restore(dump))
    assert "sail alexandria" in [str(action) for action in match.legal(0)]  # two miles short: four gold
    assert "sail antiochia" not in [str(action) for action in match.legal(0)]
    match.submit(0, "sail alexandria")
    assert known(match.state).gold[0] == 1


def test_two_copies_that_differ_in_notes_alone_have_one_digest(tmp_path: Path) -> None:
    game = own(tmp_path, PRINTED.replace('provenance = "reconstructed"', 'provenance = "printed"'))
    assert game.components.digest == GAME.components.digest


def test_tiles_are_sorted_by_value_whatever_their_order_in_the_file(tmp_path: Path) -> None:
    game = own(tmp_path, '[[point_tile]]\nid = "asia_c3"\npoints = 30\nprovenance = "printed"\n')
    first = game.box.tiles_of[REGIONS.index("asia") * 3 + 2][0]
    assert TILES[first] == "asia_c3"


@pytest.mark.parametrize(
    ("old", "new", "entry", "reason"),
    [
        ('[[city]]\nid = "tyros"', '[[city]]\nid = "tyrus"', "[[city]]", "tyros"),
        ("starting_gold = 5", "starting_gold = -1", "[components]", "starting_gold is -1"),
        (
            'id = "hispania_b1"\ntemple = "hispania"',
            'id = "hispania_b1"\ntemple = "gaul"',
            "[[point_tile]] hispania_b1",
            "gaul",
        ),
        (
            'id = "hispania_b1"\ntemple = "hispania"\nround = "B"',
            'id = "hispania_b1"\ntemple = "hispania"\nround = "C"',
            "[[point_tile]]",
            "needs 2 tiles B",
        ),
        (
            'a = "malaca"\nb = "sanguntum"\nkind = "sea"',
            'a = "malaca"\nb = "sanguntum"\nkind = "deep_sea"',
            "[[distance_marker]]",
            "sea markers",
        ),
        ('a = "malaca"\nb = "sanguntum"', 'a = "malaca"\nb = "gades"', "[[link]] malaca-sanguntum", "gades"),
        ("gold_on_left_over_contract = 1", 'gold_on_left_over_contract = "one"', "[sequence]", "whole number"),
        ("game_rounds = 3", "game_rounds = 7", "[sequence]", "game_rounds is 3 in the book"),
        ("tiles_per_temple = [1, 2, 3]", "tiles_per_temple = [1]", "[sequence]", "tiles_per_temple is [1, 2, 3]"),
        ("slots = 5", "slots = 4", "[contract_chart]", "slots is 5 in the book"),
        ("start = true", "start = false", "[[city]] creta", "start of the boats"),
        ("start = true", 'start = "yes"', "[[city]] creta", "true or false"),
        (
            'id = "roma"\nname = "Roma"\nregion = "italia"',
            'id = "roma"\nname = "Roma"\nregion = "asia"',
            "[[city_card]] roma_1",
            "region",
        ),
        ('id = "nautical_mile"', 'id = "league"', "[[price]] nautical_mile", "missing"),
        ("sum = -3", "sum = 9", "[[forecast]]", "rise by one"),
        ("[contract_chart]", "[chart]", "[contract_chart]", "missing"),
    ],
)
def test_a_bad_copy_is_refused_with_file_entry_and_reason(
    tmp_path: Path, old: str, new: str, entry: str, reason: str
) -> None:
    assert old in PRINTED
    error = refused(tmp_path, PRINTED.replace(old, new, 1))
    assert error.entry.startswith(entry)
    assert reason in error.reason


def test_a_file_without_a_city_is_refused(tmp_path: Path) -> None:
    head, _, rest = PRINTED.partition('[[city]]\nid = "tyros"')
    error = refused(tmp_path, head + rest[rest.index("[[city]]") :])
    assert error.entry == "[[city]]"
    assert "tyros" in error.reason


@pytest.mark.parametrize(
    ("text", "entry", "reason"),
    [
        (
            '[[point_tile]]\nid = "atlantis_a1"\npoints = 3\nprovenance = "printed"\n',
            "[[point_tile]] atlantis_a1",
            "no such entry",
        ),
        ('[[tile]]\nid = "x"\nprovenance = "printed"\n', "[tile]", "no such table"),
        ('[[point_tile]]\nid = "asia_a1"\npoints = -3\nprovenance = "printed"\n', "[[point_tile]] asia_a1", "-3"),
        ('[[point_tile]]\nid = "asia_a1"\npoints = 3\n', "[[point_tile]] asia_a1", "provenance"),
        ('[[goods_card]]\nid = "salt"\ncount = 9\nprovenance = "printed"\n', "[[goods_card]] salt", "add up"),
        (
            '[[goods_card]]\nid = "salt"\ncount = 0\nprovenance = "printed"\n',
            "[[goods_card]] salt",
            "outside 1",
        ),
        (
            '[components]\ngoods_cards = 25\nprovenance = "printed"\n'
            + "".join(f'[[goods_card]]\nid = "{good}"\ncount = 4\nprovenance = "printed"\n' for good in GOODS[:5]),
            "[[goods_card]] salt",
            "need 26 goods cards",
        ),
        (
            '[components]\noar_cards = 45\nprovenance = "printed"\n'
            + "".join(
                f'[[oar_card]]\nid = "{oar}"\ncount = 1\nprovenance = "printed"\n'
                for oar in ("oar_1_plus2", "oar_1_plus1", "oar_2_plus2", "oar_2_plus1")
            ),
            "[[oar_card]] oar_1_plus2",
            "need 36 oar cards",
        ),
        ('[[oar_card]]\nid = "oar_3_0"\ncount = 9\nprovenance = "printed"\n', "[[oar_card]] oar_1_plus2", "add up"),
        (
            '[[city_card]]\nid = "roma_1"\ngold = { salt = 7 }\nprovenance = "printed"\n',
            "[[city_card]] roma_1",
            "exactly one",
        ),
        ('[[distance_marker]]\nid = "sea_3"\ncount = 9\nprovenance = "printed"\n', "[[distance_marker]]", "markers"),
    ],
)
def test_a_bad_correction_is_refused_with_file_entry_and_reason(
    tmp_path: Path, text: str, entry: str, reason: str
) -> None:
    error = refused(tmp_path, text)
    assert error.entry.startswith(entry)
    assert reason in error.reason


def spots(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place of the file where a value of play stands."""
    pairs = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, one in pairs:
        if key not in ("effects", "meta", "example", "label", "via", "marker", "text", *NOTES):
            yield (*path, key)
            yield from spots(one, (*path, key))


@pytest.mark.parametrize("seed", range(4))
def test_a_changed_value_is_refused_or_gives_a_game_that_can_be_played(seed: int) -> None:
    rng = random.Random(seed)
    places = [path for path in spots(tomllib.loads(PRINTED)) if len(path) != 2 or not isinstance(path[1], int)]
    played = 0
    for path in rng.sample(places, 60):
        data = tomllib.loads(PRINTED)
        inside: Any = data
        for key in path[:-1]:
            inside = inside[key]
        inside[path[-1]] = rng.choice([-1, 0, 1, 2, 7, 99, 10**9, "x", [], {}, True])
        try:
            game = Neptun(Components("mine.toml", data))
        except navarch.BadComponents as error:
            told = (error.entry, error.reason)
            assert all(told)
            continue
        s = game.new(5)
        random_playout(s, rng)
        assert s.over
        assert game.check(s) == ""
        played += 1
    assert played


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("[wind]\nscale_max = 12\n", "scale_max is read by nobody"),
        ("[temple_track]\nlast_space = 30\n", "no such table"),
    ],
)
def test_a_value_that_no_rule_reads_is_refused(tmp_path: Path, text: str, reason: str) -> None:
    assert reason in str(refused(tmp_path, text + 'provenance = "printed"\n'))


def test_a_note_may_be_changed_and_changes_nothing(tmp_path: Path) -> None:
    named = own(tmp_path, '[[city]]\nid = "roma"\nname = "Rom"\nprovenance = "printed"\n')
    assert named.components.digest == GAME.components.digest
