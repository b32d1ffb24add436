"""5.2.4 Cavalry raid."""

from __future__ import annotations

import pytest

from navarch.games.hands_in_the_sea.box.labels import LOCATIONS
from navarch.games.hands_in_the_sea.ch05_2_aggressive.blocking import A_RAID, blockers

from .table import CARTHAGE, ROME, Table, bit, mask


def raid_table() -> Table:
    """Carthage at Panormus, Rome along the north coast."""
    return Table(CARTHAGE).hold(ROME, "thermae", "hippana", "tyndaris").hand(CARTHAGE, "numidian_cavalry_1")


@pytest.mark.rule("hands-in-the-sea", "5.2.4.A", "5.2.4.B", "5.2.4.C", "5.2.4.D")
@pytest.mark.example("hands-in-the-sea", "5.2.4-ex1")
def test_one_card_reaches_thermae_and_hippana_from_panormus() -> None:
    table = raid_table()
    assert table.nouns("raid") == ["thermae", "hippana"], "rough roads count like others"


@pytest.mark.rule("hands-in-the-sea", "5.2.4.C", "5.2.4.F")
def test_tyndaris_takes_two_cards_through_enemy_thermae() -> None:
    table = raid_table()
    assert table.why_not("raid tyndaris")[0] == "5.2.4.C"
    table.hand(CARTHAGE, "punic_cavalry")
    assert table.offers("raid tyndaris")
    table.do("raid tyndaris", "pay numidian_cavalry_1", "pay punic_cavalry", "decline?")
    assert table.holder("tyndaris") is None
    assert table.discarded(CARTHAGE, "numidian_cavalry_1")
    assert table.discarded(CARTHAGE, "punic_cavalry")


@pytest.mark.rule("hands-in-the-sea", "5.2.4.B")
def test_only_cards_that_can_raid_are_played() -> None:
    table = raid_table().discards(CARTHAGE, "numidian_cavalry_1").hand(CARTHAGE, "libyan_infantry", "panormus").fresh()
    assert table.why_not("raid thermae")[0] == "5.2.4.B"


@pytest.mark.rule("hands-in-the-sea", "5.2.4.B", "5.2.4.C")
def test_more_raiders_than_needed_may_ride() -> None:
    table = raid_table().hand(CARTHAGE, "punic_cavalry")
    table.do("raid thermae", "pay numidian_cavalry_1")
    assert table.choice == "further"
    table.do("pay punic_cavalry", "decline?")
    assert table.discarded(CARTHAGE, "punic_cavalry")


@pytest.mark.rule("hands-in-the-sea", "5.2.4.E")
def test_nobody_raids_over_the_straits() -> None:
    table = Table(CARTHAGE).hold(CARTHAGE, "messana").hand(CARTHAGE, "punic_cavalry", "numidian_cavalry_1")
    assert table.why_not("raid rhegium")[0] == "5.2.4.C"
    assert table.offers("raid catana")


@pytest.mark.rule("hands-in-the-sea", "5.2.4.G")
def test_walls_stop_a_raid() -> None:
    table = raid_table().hand(CARTHAGE, "punic_cavalry", "numidian_cavalry_2")
    table.forts("thermae")
    assert table.why_not("raid thermae")[0] == "5.1.3.F"
    assert table.why_not("raid tyndaris")[0] == "5.2.4.C"
    own = Table(CARTHAGE).hold(ROME, "thermae").hold(CARTHAGE, "panormus", fort=True).hand(CARTHAGE, "punic_cavalry")
    assert own.offers("raid thermae"), "a raid may start from own walls"


@pytest.mark.rule("hands-in-the-sea", "5.2.4.H")
def test_battles_stop_a_raid() -> None:
    table = raid_table().hand(CARTHAGE, "punic_cavalry")
    table.battle(ROME, "panormus", 0, rome=("legion_1",))
    assert table.why_not("raid thermae")[0] == "5.2.4.C"
    table.no_battle(ROME).battle(CARTHAGE, "thermae", 0, carthage=("libyan_infantry",))
    assert table.why_not("raid thermae")[0] == "5.2.4.H"
    assert table.why_not("raid tyndaris")[0] == "5.2.4.C"


@pytest.mark.rule("hands-in-the-sea", "5.2.4.J")
def test_a_raid_is_blocked_by_a_blocking_card_or_the_places_own() -> None:
    table = raid_table().hand(ROME, "thermae", "equites_1", "legion_1", "catana")
    table.do("raid thermae", "pay numidian_cavalry_1", "done?")
    assert table.actor == "rome"
    assert table.nouns("block") == ["thermae", "equites_1"]
    assert table.why_not("block legion_1")[0] == "5.2.4.J"
    table.do("block thermae")
    assert table.holder("thermae") == "rome"
    assert table.discarded(ROME, "thermae")


@pytest.mark.rule("hands-in-the-sea", "5.2.4.K", "4.4.D")
def test_an_unsupplied_target_is_not_blocked_by_its_own_card() -> None:
    table = raid_table().hand(ROME, "thermae", "equites_1").fleet(CARTHAGE, "sicily", 1)
    assert not table.in_supply(ROME, "thermae")
    table.do("raid thermae", "pay numidian_cavalry_1", "done?")
    assert table.nouns("block") == ["equites_1"]
    assert table.why_not("block thermae")[0] == "5.2.4.K"


@pytest.mark.rule("hands-in-the-sea", "5.2.4.L")
def test_an_unblocked_raid_takes_the_town() -> None:
    table = raid_table().hand(ROME, "thermae")
    table.do("raid thermae", "pay numidian_cavalry_1", "decline")
    assert table.holder("thermae") is None
    assert table.s.towns_won[CARTHAGE] == 1
    assert table.in_hand(ROME, "thermae"), "the owner keeps a dead card"
    assert table.round(ROME).why_not("trade thermae")[0] == "4.4.A"


@pytest.mark.rule("hands-in-the-sea", "5.2.4.M")
def test_a_raided_city_becomes_a_town() -> None:
    table = Table(CARTHAGE).hold(ROME, "thermae", city=True).hand(CARTHAGE, "numidian_cavalry_1")
    towns = table.s.towns[ROME]
    table.do("raid thermae", "pay numidian_cavalry_1", "decline?")
    assert table.holder("thermae") == "rome"
    assert not table.s.cities & bit("thermae")
    assert table.s.cities_won[CARTHAGE] == 1
    assert table.s.towns[ROME] == towns - 1


@pytest.mark.rule("hands-in-the-sea", "5.2.4.N", "5.2.4.O")
def test_a_raid_that_empties_rome_wins_nothing_yet() -> None:
    table = Table(CARTHAGE).hold(CARTHAGE, "cosa").hand(CARTHAGE, "numidian_cavalry_1", "cosa", "utica")
    table.towns_left(ROME, 0).do("raid rome", "pay numidian_cavalry_1", "decline?")
    assert not table.s.over
    assert table.holder("rome") is None
    assert table.s.capitals_won[CARTHAGE] == 1


@pytest.mark.rule("hands-in-the-sea", "5.2.4.A")
def test_there_must_be_an_enemy_token() -> None:
    table = raid_table().clear("thermae")
    assert table.why_not("raid thermae")[0] == "5.2.4.A"
    assert table.why_not("raid panormus")[0] == "5.2.4.A"


@pytest.mark.rule("hands-in-the-sea", "5.2.4.C")
def test_three_raiders_are_played_in_any_order() -> None:
    table = Table(CARTHAGE).hold(ROME, "messana").hand(CARTHAGE, "numidian_cavalry_1", "numidian_cavalry_2")
    assert table.why_not("raid messana")[0] == "5.2.4.C"
    table.hand(CARTHAGE, "punic_cavalry").do("raid messana")
    table.do("pay punic_cavalry", "pay numidian_cavalry_1", "pay numidian_cavalry_2", "decline?")
    assert table.holder("messana") is None


@pytest.mark.rule("hands-in-the-sea", "5.2.4.L", "5.2.2.N")
def test_a_raid_leaves_the_committed_card_of_its_target_in_the_battle() -> None:
    table = Table(CARTHAGE).hold(ROME, "thermae").hand(CARTHAGE, "punic_cavalry")
    table.battle(ROME, "lilybaeum", 1, 2, rome=("legion_1", "thermae"))
    table.do("raid thermae", "pay punic_cavalry", "decline?")
    assert table.holder("thermae") is None
    assert table.s.force[ROME] & bit("thermae"), "the owner keeps the card, so it fights on"
    assert table.s.marker[ROME] == 1


@pytest.mark.rule("hands-in-the-sea", "5.2.4.M", "6.2.B")
def test_a_raid_that_uses_up_the_victims_last_town_ends_the_game() -> None:
    table = Table(CARTHAGE, 1).hold(ROME, "thermae", city=True).hand(CARTHAGE, "punic_cavalry").towns_left(ROME, 1)
    table.do("raid thermae", "pay punic_cavalry", "decline?")
    assert table.ending == ("6.2.B", "towns")


@pytest.mark.rule("hands-in-the-sea", "5.2.4.O", "5.1.2.C", "6.2.S1")
def test_a_capital_raided_to_a_town_can_be_developed_again_with_an_ordinary_city() -> None:
    table = Table(CARTHAGE).hold(CARTHAGE, "cosa").hand(CARTHAGE, "punic_cavalry")
    table.do("raid rome", "pay punic_cavalry", "decline?")
    assert table.holder("rome") == "rome"
    assert (table.s.capitals_won[CARTHAGE], table.s.cities & bit("rome")) == (1, 0)
    stock = table.s.city_stock[ROME]
    table.round(ROME).hand(ROME, "rome", "colonists_rome")
    table.do("develop rome", "pay colonists_rome")
    assert table.s.cities & bit("rome")
    assert table.s.city_stock[ROME] == stock - 1


@pytest.mark.rule("hands-in-the-sea", "5.2.4.K")
def test_the_card_of_rome_blocks_a_raid_on_rome() -> None:
    table = Table(CARTHAGE)
    rome, neapolis = LOCATIONS.index("rome"), LOCATIONS.index("neapolis")
    assert blockers(table.s, ROME, A_RAID, rome) & mask("rome", "neapolis") == bit("rome")
    assert blockers(table.s, ROME, A_RAID, neapolis) & mask("rome", "neapolis") == bit("neapolis")
