"""5.6 Other actions: sea move, withdraw, build a Warship, pass."""

from __future__ import annotations

import pytest

from navarch.games.hands_in_the_sea.box.labels import ATTACKED, STATIONS

from .table import CARTHAGE, ROME, Table, bit


def attack_on_panormus(marker: int, battle_round: int = 1, **cards: tuple[str, ...]) -> Table:
    forces = {"rome": ("legion_1",), **cards}
    return Table(ROME).battle(ROME, "panormus", marker, battle_round, **forces)


@pytest.mark.rule("hands-in-the-sea", "5.6.2.A")
def test_withdrawing_counts_as_losing_the_siege() -> None:
    table = Table(ROME).hold(CARTHAGE, "panormus", fort=True)
    table.battle(ROME, "panormus", 1, 2, rome=("legion_1", "velites_1"), carthage=("utica",))
    table.do("withdraw rome", "give velites_1")
    s = table.s
    assert s.prestige == [0, 1]
    assert s.empire[ROME] & bit("velites_1")
    assert table.discarded(ROME, "legion_1")
    assert table.discarded(CARTHAGE, "utica")
    assert s.site[ROME] == -1
    assert table.offers("pass"), "a free action"


@pytest.mark.rule("hands-in-the-sea", "5.6.2.A")
def test_a_withdrawing_defender_loses_the_place() -> None:
    table = Table(CARTHAGE).hold(CARTHAGE, "heraclea", fort=True).battle(ROME, "heraclea", 0, 2, rome=("legion_1",))
    table.do("withdraw rome")
    assert table.asked == ("rome", "occupation")
    table.do("occupy")
    assert table.holder("heraclea") == "rome"
    assert table.s.prestige[ROME] == 1
    assert table.actor == "carthage", "who goes on with the round"


@pytest.mark.rule("hands-in-the-sea", "5.6.2.B", "5.6.2.C")
def test_no_withdrawal_in_the_opening_round_nor_from_field_battles() -> None:
    table = Table(ROME).hold(CARTHAGE, "panormus", fort=True).hold(ROME, "thermae")
    table.hand(ROME, "thermae", "velia", "legion_1", "consul_1")
    table.do("attack panormus", "connect thermae", "pay velia", "commit legion_1")
    assert table.why_not("withdraw rome")[0] == "5.6.2.B"
    field = attack_on_panormus(0, 2)
    assert field.why_not("withdraw rome")[0] == "5.6.2.C"
    assert field.why_not("withdraw carthage")[0] == "5.6.2.A"


@pytest.mark.rule("hands-in-the-sea", "5.6.1.C")
def test_an_enemy_fleet_never_intercepts() -> None:
    table = Table(ROME).fleet(ROME, "sicily", 1).fleet(CARTHAGE, "sicily", 8)
    table.do("sail italy")
    table.fleet(CARTHAGE, "corsica_sardinia", 8)
    table.do("sail corsica_sardinia")
    assert STATIONS[table.s.fleet[ROME]] == "corsica_sardinia"


@pytest.mark.rule("hands-in-the-sea", "5.6.1.A")
@pytest.mark.parametrize("zone", ["italy", "sicily", "africa", "corsica_sardinia"])
def test_a_fleet_sails_home_from_any_sea_zone_and_leaves_for_its_own(zone: str) -> None:
    for seat, first in ((ROME, "italy"), (CARTHAGE, "africa")):
        table = Table(seat).fleet(seat, zone, 1).do("sail port")
        assert STATIONS[table.s.fleet[seat]] == "port"
        assert table.nouns("sail") == [first]
        assert table.why_not("sail sicily")[0] == "5.6.1.B"


@pytest.mark.rule("hands-in-the-sea", "5.6.1.D")
def test_the_enemy_home_port_is_barred() -> None:
    table = Table(ROME).fleet(ROME, "africa", 1)
    assert table.nouns("sail") == ["sicily", "corsica_sardinia", "port"]
    table.do("sail port")
    assert table.view()["sea_zones"][STATIONS.index("italy")]["fleets"] == []
    assert table.nouns("sail") == ["italy"], "it is the own port"


@pytest.mark.rule("hands-in-the-sea", "5.6.1.E", "4.3.D")
def test_a_fleet_without_warships_stays_in_port() -> None:
    assert Table(ROME).why_not("sail italy")[0] == "5.6.1.E"


@pytest.mark.rule("hands-in-the-sea", "5.6.3.A", "5.6.3.B", "2.U2")
@pytest.mark.parametrize(("station", "ships"), [("port", 0), ("sicily", 3)])
def test_a_warship_takes_three_silver_and_a_colonist_anywhere(station: str, ships: int) -> None:
    table = Table(ROME).fleet(ROME, station, ships).silver(ROME, 4).hand(ROME, "cosa", "rome")
    table.do("build", "pay cosa")
    assert (table.s.warships[ROME], table.s.silver[ROME]) == (ships + 1, 1)
    assert table.discarded(ROME, "cosa")
    assert table.reason("build").key == "too-poor"
    none = Table(ROME).silver(ROME, 4).hand(ROME, "temesa")
    assert none.reason("build").key == "no-colonist"


@pytest.mark.rule("hands-in-the-sea", "5.6.3.D")
def test_eight_warships_are_the_limit() -> None:
    table = Table(ROME).fleet(ROME, "sicily", 8).silver(ROME, 9).hand(ROME, "cosa")
    assert table.why_not("build")[0] == "5.6.3.D"


@pytest.mark.rule("hands-in-the-sea", "5.6.4.A", "5.6.4.B")
def test_passing_is_an_action_for_one_silver() -> None:
    table = Table(ROME).hand(ROME, "velia")
    table.do("pass")
    assert table.s.silver[ROME] == 6
    assert table.choice == "action", "the other action is still to take"
    assert table.why_not("pass")[0] == "5.6.4.B"


@pytest.mark.rule("hands-in-the-sea", "5.6.2.A", "6.1.A", "6.1.B")
def test_a_defender_who_withdraws_from_the_own_capital_loses_the_game() -> None:
    table = Table(CARTHAGE).battle(ROME, "carthage", -1, 2, rome=("legion_1",))
    table.forts("carthage").do("withdraw rome")
    assert (table.s.over, table.s.ranks, table.s.ending_rule) == (True, [1, 2], "6.1.A")


@pytest.mark.rule("hands-in-the-sea", "5.6.2.A", "5.2.3.F")
def test_a_withdrawal_lets_the_attacker_use_the_free_colonist_out_of_turn() -> None:
    table = Table(CARTHAGE).strategy(ROME, "colonization").hold(CARTHAGE, "panormus", fort=True)
    table.battle(ROME, "panormus", 0, 2, rome=("legion_1",)).do("withdraw rome", "occupy")
    assert table.holder("panormus") == "rome"
    assert table.s.waived == 1 << ROME
    table.round(ROME, step="begin")
    assert table.s.waived == 0


@pytest.mark.rule("hands-in-the-sea", "5.6.2.B")
def test_an_attack_of_the_own_round_does_not_bind_the_defender_of_another_siege() -> None:
    table = Table(CARTHAGE).hold(CARTHAGE, "panormus", fort=True).battle(ROME, "panormus", 0, 2, rome=("legion_1",))
    table.hold(ROME, "thermae").hand(CARTHAGE, "hippana", "hadrumetum", "libyan_infantry", "lilybaeum", "drepanum")
    table.s.deeds |= ATTACKED
    assert table.offers("withdraw rome")
    own = Table(ROME).hold(CARTHAGE, "panormus", fort=True).battle(ROME, "panormus", 0, 1, rome=("legion_1",))
    assert own.offers("withdraw rome")
    own.s.deeds |= ATTACKED
    own.s.known = None
    assert own.why_not("withdraw rome") == ("5.6.2.B", "just-begun")


@pytest.mark.rule("hands-in-the-sea", "5.6.3.A")
def test_who_cannot_pay_for_a_warship_is_told_the_own_silver() -> None:
    table = Table(ROME).hand(ROME, "neapolis").silver(ROME, 2).silver(CARTHAGE, 7)
    assert (table.reason("build").key, table.reason("build").args) == ("too-poor", (3, 2))


@pytest.mark.rule("hands-in-the-sea", "5.6.2.A", "5.6.2.B")
def test_a_siege_of_rome_itself_is_left_like_any_other() -> None:
    table = Table(CARTHAGE).hold(ROME, "rome", city=True, fort=True)
    assert table.why_not("withdraw carthage") == ("5.6.2.A", "attacks-nothing")
    table.battle(CARTHAGE, "rome", 0, 2, carthage=("libyan_infantry",))
    table.round(CARTHAGE).do("withdraw carthage")
    assert table.s.site[CARTHAGE] == -1
