"""Game Setup, also for three and four players."""

from __future__ import annotations

import pytest

from navarch.games.mare_nostrum.actions import NOUNS
from navarch.games.mare_nostrum.box.labels import (
    CAPITAL,
    CARAVAN,
    COMMODITIES,
    LEGENDARY,
    MARKET,
    PROVINCES,
    REGULAR,
    SITES,
    TEMPLE,
    TILES,
)
from navarch.games.mare_nostrum.ch05_leadership.leader_tracks import marker_space
from navarch.games.mare_nostrum.definitions.adjacency import in_play

from .table import GAME, Table, number

EMPIRES_BY_PLAYERS = {
    3: ["rome", "greece", "carthage"],
    4: ["rome", "greece", "egypt", "carthage"],
    5: ["rome", "greece", "babylon", "egypt", "carthage"],
}


@pytest.mark.rule("mare-nostrum", "S-1", "N-5", "N-6")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_each_player_has_one_empire_of_those_for_the_number_of_players(players: int) -> None:
    table = Table(players)
    assert list(table.view()["empires"].values()) == EMPIRES_BY_PLAYERS[players]


@pytest.mark.rule("mare-nostrum", "S-1")
def test_empires_may_be_dealt_at_random() -> None:
    table = Table(4, random_empires=True)
    table.do("deal carthage", "deal rome", "deal egypt", "deal greece")
    assert [len(draw.possible) for draw in table.chance.made] == [4, 3, 2, 1]
    assert [table.seat(name) for name in ("carthage", "rome", "egypt", "greece")] == [0, 1, 2, 3]
    assert table.owner("africa") == "carthage"
    assert table.leader("trade") == "carthage"


@pytest.mark.rule("mare-nostrum", "S-2")
def test_every_empire_has_a_colour_of_its_own() -> None:
    colours = {entry.word("id"): entry.word("colour") for entry in GAME.components.entries("empire")}
    assert colours == {"rome": "red", "greece": "green", "egypt": "yellow", "carthage": "black", "babylon": "purple"}


STARTS = {
    "rome": ("caesar", ["gallia", "latium", "italia"], (7, 1, 3)),
    "greece": ("pericles", ["macedonia", "achaea", "thracia"], (4, 4, 3)),
    "babylon": ("hammurabi", ["cilicia", "babylonia", "mesopotamia"], (5, 3, 2)),
    "egypt": ("cleopatra", ["cyrenaica", "aegyptus", "aethiopia"], (4, 4, 2)),
    "carthage": ("hannibal", ["numidia", "africa", "libya"], (7, 1, 2)),
}


@pytest.mark.rule("mare-nostrum", "S-3", "S-4", "S-25", "S-26", "S-27", "S-28", "S-29", "3.1.3-2")
@pytest.mark.parametrize("empire", list(STARTS))
def test_an_empire_starts_with_three_provinces_its_hero_and_the_printed_levels(empire: str) -> None:
    table = Table()
    hero, provinces, levels = STARTS[empire]
    assert [name for name in PROVINCES if table.owner(name) == empire] == provinces
    assert table.view()["players"][f"p{table.seat(empire) + 1}"]["tiles"] == [hero]
    assert table.levels(empire) == levels


@pytest.mark.rule("mare-nostrum", "S-11", "S-12", "S-13", "C-7", "C-9")
@pytest.mark.parametrize("empire", list(STARTS))
def test_the_rest_of_an_empires_pieces_is_in_its_stock_and_no_trireme_is_placed(empire: str) -> None:
    table = Table()
    seat = table.seat(empire)
    military = STARTS[empire][2][2]
    stock = table.view()["players"][f"p{seat + 1}"]["stock"]
    assert stock["triremes"] == 5
    assert stock["markers"] == 7 - 2  # the marker of the capital province is printed on the map
    assert stock["legions"] + stock["fortresses"] == 8 + 5 - military
    assert all(table.count(empire, sea) == 0 for sea in NOUNS["sea"])


@pytest.mark.rule("mare-nostrum", "S-12")
def test_rome_sets_up_as_its_screen_shows() -> None:
    table = Table()
    built = {name for name in SITES if table.is_built(name)}
    assert {name for name in built if name.startswith(("latium", "italia", "gallia")) or name == "roma"} == {
        "latium_metal",
        "latium_wine",
        "latium_market",
        "roma",
        "italia_metal",
        "italia_oil",
        "gallia_grain",
        "gallia_sheep",
    }
    assert table.count("rome", "latium") == 1
    assert table.has_fortress("latium") == "rome"


@pytest.mark.rule("mare-nostrum", "S-14")
@pytest.mark.parametrize("empire", list(STARTS))
def test_the_nine_resources_are_the_yield_of_the_start_provinces(empire: str) -> None:
    table = Table()
    first = table.supply(empire)
    assert sum(first.values()) == 9
    for other in STARTS:
        table.only(other)
    table.collect()
    assert table.supply(empire) == first


@pytest.mark.rule("mare-nostrum", "S-15")
def test_nothing_is_collected_in_the_first_round_besides_the_nine_resources() -> None:
    table = Table()
    assert table.round == 1
    assert table.choice == "marker"
    assert all(sum(table.supply(empire).values()) == 9 for empire in STARTS)


@pytest.mark.rule("mare-nostrum", "S-5", "D-2")
def test_the_map_has_provinces_and_seas_and_adjacent_provinces_share_a_border_on_land() -> None:
    box = GAME.box
    assert (len(box.provinces), len(box.seas)) == (28, 9)
    dacia, germania, asia = (number("province", name) for name in ("dacia", "germania", "asia"))
    assert box.border[dacia] >> germania & 1
    assert box.border[germania] >> dacia & 1
    for name in ("thracia", "achaea"):
        assert not box.border[number("province", name)] >> asia & 1


@pytest.mark.rule("mare-nostrum", "S-6", "3.1.2-11", "CI-1", "C-5")
def test_provinces_show_icons_as_many_as_there_are_counters() -> None:
    kinds = GAME.box.site_kind
    assert [kinds.count(kind) for kind in (CARAVAN, MARKET, REGULAR, CAPITAL, LEGENDARY, TEMPLE)] == [
        37,
        25,
        8,
        5,
        3,
        14,
    ]
    caravans = [len(sites) for sites in GAME.box.caravans_of]
    cities = [len(sites) for sites in GAME.box.cities_of]
    assert (max(caravans), caravans.count(2)) == (2, 12)
    assert (max(cities), cities.count(2)) == (2, 2)


@pytest.mark.rule("mare-nostrum", "S-7")
def test_an_island_with_icons_is_a_province_in_which_one_can_build() -> None:
    table = Table().control("rome", "sicilia").only("rome", coin=3).build_turn("rome")
    assert "syracusae" in table.nouns("build")


@pytest.mark.rule("mare-nostrum", "S-8")
def test_every_island_of_the_tables_has_icons_and_gray_ones_are_not_there() -> None:
    islands = [entry.word("id") for entry in GAME.components.entries("province") if entry.flag("island")]
    assert islands == ["sicilia", "creta"]
    assert all(GAME.box.sites_of[number("province", name)] for name in islands)


@pytest.mark.rule("mare-nostrum", "S-9", "C-2", "C-3", "D-10")
def test_reserves_lie_open_and_hold_what_nobody_has() -> None:
    table = Table()
    reserve = table.view()["reserve"]
    held = [table.supply(empire) for empire in STARTS]
    assert reserve["coin"] == 44 - sum(supply.get("coin", 0) for supply in held)
    tokens = dict(zip(COMMODITIES, (3, 5, 5, 5, 5, 5, 5, 7, 9, 9, 9, 9, 11), strict=True))
    for name, count in tokens.items():
        assert reserve["commodities"][name] == count - sum(supply.get(name, 0) for supply in held)
    assert reserve["buildings"]["temple"] == 14 - 2


@pytest.mark.rule("mare-nostrum", "S-10", "C-4")
def test_all_legendary_commodities_lie_in_one_pile_whose_order_nobody_knows() -> None:
    table = Table()
    assert table.view()["reserve"]["legendary_pile"] == 13


@pytest.mark.rule("mare-nostrum", "S-16", "S-17", "S-18")
def test_in_first_games_five_tiles_and_the_pyramids_lie_open_and_twelve_are_hidden() -> None:
    table = Table(3, first_game=True)
    table.do("turn_up perseus", "turn_up circe", "turn_up statue_of_zeus", "turn_up hercules", "turn_up ramses_ii")
    own = ("caesar", "pericles", "hammurabi", "cleopatra", "hannibal")
    assert table.chance.made[0].possible == [f"turn_up {tile}" for tile in TILES if tile not in (*own, "pyramids")]
    assert table.choice == "marker"
    tiles = table.view()["tiles"]
    assert set(tiles["open"]) == {"perseus", "circe", "statue_of_zeus", "hercules", "ramses_ii", "pyramids"}
    assert tiles["face_down"] == 12


@pytest.mark.rule("mare-nostrum", "S-18")
def test_a_hidden_tile_cannot_be_recruited() -> None:
    table = Table(3, first_game=True)
    table.do("turn_up perseus", "turn_up circe", "turn_up statue_of_zeus", "turn_up hercules", "turn_up ramses_ii")
    table.only("rome", coin=7).build_turn("rome")
    assert table.nouns("recruit") == ["circe", "hercules", "perseus", "ramses_ii", "statue_of_zeus"]
    assert table.why_not("recruit spartacus") == ("S-18", "tile-face-down")


@pytest.mark.rule("mare-nostrum", "S-19")
def test_in_first_games_tiles_are_turned_up_at_the_end_of_the_build_phase_until_five_are_open() -> None:
    table = Table(3, first_game=True)
    table.do("turn_up perseus", "turn_up circe", "turn_up statue_of_zeus", "turn_up hercules", "turn_up ramses_ii")
    table.only("rome", coin=15).build_turn("rome").do("recruit circe", "recruit hercules")
    assert len(table.view()["tiles"]["open"]) == 3 + 1
    table.do("done", "turn_up spartacus", "turn_up antigone")
    assert len(table.view()["tiles"]["open"]) == 5 + 1


@pytest.mark.rule("mare-nostrum", "S-17", "S-20", "C-1")
def test_for_experienced_players_all_seventeen_tiles_and_the_pyramids_lie_open() -> None:
    table = Table()
    shown = table.view()["tiles"]
    starting = {"caesar", "pericles", "hammurabi", "cleopatra", "hannibal"}
    assert set(shown["open"]) == set(TILES) - starting
    assert len(shown["open"]) == 18
    assert shown["face_down"] == 0
    assert len(TILES) == 23


@pytest.mark.rule("mare-nostrum", "S-21", "S-34", "5-7")
def test_every_player_has_a_marker_on_each_track_and_leaders_one_at_the_top() -> None:
    view = Table().view()
    assert {track: set(row) for track, row in view["tracks"].items()} == {
        track: {"p1", "p2", "p3", "p4", "p5"} for track in ("trade", "culture", "military")
    }
    assert view["leaders"] == {"trade": "p5", "culture": "p4", "military": "p1"}


@pytest.mark.rule("mare-nostrum", "S-30", "S-31", "S-32", "S-33")
@pytest.mark.parametrize(("players", "culture"), [(3, "greece"), (4, "egypt"), (5, "egypt")])
def test_the_first_leaders_are_those_of_the_book_though_others_have_the_same_level(players: int, culture: str) -> None:
    table = Table(players)
    assert [table.leader(track) for track in ("trade", "culture", "military")] == ["carthage", culture, "rome"]
    assert table.levels("rome")[0] == table.levels("carthage")[0]
    assert table.levels("greece")[2] == table.levels("rome")[2]


@pytest.mark.rule("mare-nostrum", "S-35", "5-8")
def test_spaces_of_a_track_go_from_one_to_fifteen() -> None:
    s = Table().s
    assert marker_space(s, 1) == (1, False)
    assert marker_space(s, 15) == (15, False)
    assert marker_space(s, 16) == (1, True)


OUT = {
    3: {"babylonia", "mesopotamia", "armenia", "arabia", "aegyptus", "aethiopia", "cyrenaica", "nubia", "judea"},
    4: {"babylonia", "mesopotamia", "armenia", "arabia"},
    5: set(),
}


@pytest.mark.rule("mare-nostrum", "N-1", "N-2", "N-3", "N-4")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_only_the_uncovered_part_of_the_map_is_in_play(players: int) -> None:
    table = Table(players)
    shown = {name for i, name in enumerate(PROVINCES) if in_play(table.s) >> i & 1}
    assert set(PROVINCES) - shown == OUT[players]
    assert set(table.view()["provinces"]) == shown


@pytest.mark.rule("mare-nostrum", "N-2", "N-4")
def test_a_covered_province_can_be_neither_entered_nor_controlled() -> None:
    table = Table(3).control("carthage", "libya").legions("carthage", "libya", 1).only("carthage", coin=3)
    table.build_turn("carthage")
    assert table.why_not("control cyrenaica") == ("N-4", "out-of-play")
    table.move_turn("carthage").do("march libya")
    assert "cyrenaica" not in table.nouns("enter")
    assert table.why_not("enter cyrenaica") == ("N-4", "out-of-play")
