"""1 and 2: what is in the box, and what the cards show."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from navarch.engine.errors import BadComponents
from navarch.games.hands_in_the_sea import FILE, build
from navarch.games.hands_in_the_sea.box.labels import (
    ALL_PLACES,
    CARDS,
    CAVALRY,
    DECK_CARDS,
    HEAVY,
    LIGHT,
    LOCATIONS,
    ZONES,
)
from navarch.games.hands_in_the_sea.box.sets import count

from .table import CARTHAGE, GAME, ROME, Table, empire_cards, mask

RAW = tomllib.loads(FILE.read_text(encoding="utf-8"))
ROWS = {row["id"]: row for row in RAW["card"]}


@pytest.mark.rule("hands-in-the-sea", "1.A", "3.1.A")
def test_two_players_take_rome_and_carthage() -> None:
    assert GAME.players == (2,)
    assert GAME.nouns["seat"] == ("rome", "carthage")
    with pytest.raises(Exception, match="played by 2 players"):
        GAME.new(3)


@pytest.mark.rule("hands-in-the-sea", "1.B", "2.E")
def test_every_card_is_of_one_type_told_by_its_border() -> None:
    types = GAME.box.cards.of_type
    assert sum(count(cards) for cards in types.values()) == 138
    assert (count(types["location"]), count(types["event"]), count(types["strategy"])) == (34, 18, 15)
    for row in RAW["card"]:
        border = row.get("border")
        if row["type"] == "location":
            assert border in ("red", "blue", "green", "yellow")
        elif row["type"] == "empire":
            assert border == {"roman": "red", "carthaginian": "blue", "neutral": "grey"}[row["deck"]]
        elif row["type"] in ("event", "alt_event"):
            assert border == "black"
        elif row["type"] in ("strategy", "alt_strategy"):
            assert border == "purple"


@pytest.mark.rule("hands-in-the-sea", "1.C", "5.1.1.H")
def test_location_cards_come_by_settling_and_empire_cards_by_paying() -> None:
    table = Table(ROME).hand(ROME, "messana", "velia").silver(ROME, 3)
    table.do("settle tyndaris", "connect messana", "pay velia")
    assert table.discarded(ROME, "tyndaris")
    table.do("draft equites_1")
    assert table.discarded(ROME, "equites_1")
    assert table.s.silver[ROME] == 0


@pytest.mark.rule("hands-in-the-sea", "1.D", "2.G")
def test_grey_cards_are_open_to_both() -> None:
    for seat in (ROME, CARTHAGE):
        table = Table(seat).silver(seat, 9)
        assert {"triremes", "agents_1", "fortification_2"} <= set(table.nouns("draft"))
        table.row("devotio", "shipwrights", "diplomacy")
        assert table.nouns("buy") == ["diplomacy", "devotio", "shipwrights"]


@pytest.mark.rule("hands-in-the-sea", "1.F", "4.3.E")
def test_one_fleet_moves_as_one_piece() -> None:
    table = Table(CARTHAGE).fleet(CARTHAGE, "africa", 5)
    table.do("sail sicily")
    assert (table.s.fleet[CARTHAGE], table.s.warships[CARTHAGE]) == (1, 5)


@pytest.mark.rule("hands-in-the-sea", "2.A", "2.I", "4.3.A", "4.3.C")
def test_four_regions_have_a_sea_zone_each_and_border_colours() -> None:
    borders = {"italy": "red", "africa": "blue", "corsica_sardinia": "green", "sicily": "yellow"}
    for row in RAW["location"]:
        assert ROWS[row["id"]]["border"] == borders[row["region"]]
        assert row["sea_zone"] == (row["region"] if row["coastal"] else "none")
    board = GAME.box.board
    assert sum(board.of_region) == ALL_PLACES
    for zone in range(ZONES):
        assert board.coast[zone] == board.of_region[zone] & board.coastal


@pytest.mark.rule("hands-in-the-sea", "4.3.B")
def test_exactly_four_locations_are_inland() -> None:
    inland = ALL_PLACES & ~GAME.box.board.coastal
    assert inland == mask("rome", "hippana", "enna", "nuaro")


@pytest.mark.rule("hands-in-the-sea", "2.B", "2.C")
def test_tracks_are_read_from_the_components() -> None:
    num = GAME.box.num
    assert (num.most_prestige, num.most_warships, num.last_turn) == (8, 8, 12)
    assert (num.track_defender, num.track_attacker) == (8, 8)
    assert num.pillage_end == 8
    assert [num.pillage_penalty[space] for space in (2, 3, 4, 5, 8)] == [0, 1, 0, 2, 3]


@pytest.mark.rule("hands-in-the-sea", "2.F", "5.4.1.B")
def test_cards_of_the_opponents_colour_can_never_be_taken() -> None:
    table = Table(ROME).silver(ROME, 50).hand(ROME, "cosa")
    assert not set(table.nouns("draft")) & {CARDS[n] for n in range(DECK_CARDS) if empire_cards(CARTHAGE) >> n & 1}
    assert table.why_not("draft war_elephants_1")[0] == "5.4.1.B"
    assert table.why_not("levy general_1")[0] == "5.4.1.B"


@pytest.mark.rule("hands-in-the-sea", "2.J")
def test_a_location_card_lists_the_connections_of_its_place() -> None:
    kinds = ("road", "rough", "strait", "sea")
    for name in LOCATIONS:
        place = LOCATIONS.index(name)
        printed = dict(pair.split(":") for pair in ROWS[name]["connects"])
        board = {
            LOCATIONS[n]: kinds[GAME.box.board.edge[place * 34 + n]]
            for n in range(34)
            if GAME.box.board.edge[place * 34 + n] >= 0
        }
        assert printed == board


@pytest.mark.rule("hands-in-the-sea", "2.N")
@pytest.mark.example("hands-in-the-sea", "2-d1")
def test_a_gold_token_is_worth_five_silver() -> None:
    table = Table(ROME).silver(ROME, RAW["components"]["gold_worth_silver"]).do("draft equites_1")
    assert table.s.silver[ROME] == 2, "the bank changes Gold for Silver"


@pytest.mark.rule("hands-in-the-sea", "2.P", "2.Q", "2.V", "2.W")
def test_unit_symbols_make_leaders_infantry_and_cavalry() -> None:
    cards = GAME.box.cards
    assert cards.leaders == mask(
        "consul_1", "consul_2", "praetor", "dictator", "general_1", "general_2", "mercenary_general"
    )
    assert cards.of_kind[LIGHT] == mask(
        "velites_1", "velites_2", "allied_skirmishers", "ligurian_infantry", "balearic_slingers"
    )
    assert cards.of_kind[CAVALRY] == mask(
        "equites_1", "equites_2", "allied_cavalry", "numidian_cavalry_1", "numidian_cavalry_2", "punic_cavalry"
    )
    legions = mask("legion_1", "legion_2", "legion_3", "legion_4")
    assert cards.of_kind[HEAVY] == legions | mask(
        "libyan_infantry", "greek_mercenaries", "iberian_mercenaries", "celtic_mercenaries"
    )


@pytest.mark.rule("hands-in-the-sea", "2.S")
def test_the_bribe_symbol_marks_mercenaries() -> None:
    named = {name for name, row in ROWS.items() if row.get("mercenary")}
    assert GAME.box.cards.mercenaries == mask(*named)
    assert {"greek_mercenaries", "numidian_cavalry_1", "allied_cavalry"} <= named
    assert not named & {"legion_1", "punic_cavalry", "mercenary_general"}


def write(tmp_path: Path, text: str) -> Path:
    file = tmp_path / "own.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_an_owner_may_correct_a_value_in_a_file_of_his_own(tmp_path: Path) -> None:
    own = '[[card]]\nid = "legion_2"\ncost = 7\nprovenance = "printed"\n'
    game = build(write(tmp_path, own))
    assert game.box.cards.cost[CARDS.index("legion_2")] == 7
    assert GAME.box.cards.cost[CARDS.index("legion_2")] == 4


@pytest.mark.parametrize(
    ("entry", "reason"),
    [
        ('id = "plague"\nsteps = [{ op = "drown_everybody" }]', "unknown effect 'drown_everybody'"),
        ('id = "plague"\nsteps = [{ op = "gain_vp", silver = 3 }]', "gain_vp knows no silver"),
        ('id = "deep_reserve"\nsteps = [{ op = "win" }]', "unknown effect 'win'"),
        ('id = "plague"\nsteps = [{ op = "gain_vp", amount = 1, if = { moon = 1 } }]', "unknown condition moon"),
        ('id = "plague"\nsteps = [{ op = "draw", count = "many" }]', "'many' is none of"),
        ('id = "rebellion"\nsteps = [{ op = "remove_town", where = {}, count = 1 }]', "where must be"),
        ('id = "loyalty"\nsteps = [{ op = "ignore_event", cards = ["plague"] }]', "ignores plague"),
        (
            'id = "deep_reserve"\nsteps = [{ op = "reserve_size", set = 7, moon = 1 }]',
            "reserve_size has the fields set",
        ),
        ('id = "colonization"\nsteps = [{ op = "waive_colonist", per_round = 2 }]', "per_round must be 1"),
    ],
)
def test_an_unknown_effect_is_refused_on_load(tmp_path: Path, entry: str, reason: str) -> None:
    with pytest.raises(BadComponents, match=reason):
        build(write(tmp_path, f'[[card]]\n{entry}\nprovenance = "printed"\n'))


@pytest.mark.rule("hands-in-the-sea", "2.F")
@pytest.mark.parametrize("deck", ["carthaginian", "neutral"])
def test_a_card_of_another_colour_is_refused_on_load(tmp_path: Path, deck: str) -> None:
    with pytest.raises(BadComponents, match=r"legion_2.*the colour of a card is fixed"):
        build(write(tmp_path, f'[[card]]\nid = "legion_2"\ndeck = "{deck}"\nprovenance = "printed"\n'))


@pytest.mark.parametrize(
    ("entry", "reason"),
    [
        ('[[location]]\nid = "cosa"\nvp = 2', "exactly from 2 VP on"),
        ('[[location]]\nid = "cosa"\ncoastal = false', "Sea Zone of its region"),
        ('[[location]]\nid = "cosa"\nvp = "much"', "vp must be a whole number"),
        ('[[connection]]\nid = "pisa_cosa"\nb = "pisa"', "one connection at most"),
        (
            '[[connection_kind]]\nid = "road"\ntransport = { wagon = 1, ship = 1 }',
            "with Wagons and by sea",
        ),
        ('[[connection_kind]]\nid = "sea"\ntransport = { wagon = 1, ship = 0 }', "with Wagons and by sea"),
    ],
)
def test_a_map_that_breaks_the_rules_is_refused_on_load(tmp_path: Path, entry: str, reason: str) -> None:
    with pytest.raises(BadComponents, match=reason):
        build(write(tmp_path, f'{entry}\nprovenance = "printed"\n'))


@pytest.mark.parametrize(
    "entry",
    [
        "[numbers]\ndice_per_legion = 3",
        "[setup]\nreserves = 5",
        '[[card]]\nid = "legion_2"\nswords = 7',
        '[[location]]\nid = "cosa"\nharbour = true',
        '[[sea_zone]]\nid = "italy"\nhome_port_of = "carthage"',
    ],
)
def test_a_number_that_no_rule_reads_is_refused_on_load(tmp_path: Path, entry: str) -> None:
    with pytest.raises(BadComponents, match="is read by nobody, and is no note"):
        build(write(tmp_path, f'{entry}\nprovenance = "printed"\n'))


def test_each_empire_sails_from_its_own_home_port(tmp_path: Path) -> None:
    own = '[[home_port]]\nid = "port_of_rome"\nempire = "carthage"\nprovenance = "printed"\n'
    with pytest.raises(BadComponents, match="each empire has a Home Port"):
        build(write(tmp_path, own))
