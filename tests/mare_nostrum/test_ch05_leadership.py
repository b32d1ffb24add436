"""5 Claim Leadership Phase, and the Leader tracks."""

from __future__ import annotations

import pytest

from navarch.games.mare_nostrum.ch05_leadership.leader_tracks import all_levels, marker_space

from .table import Table


@pytest.mark.rule("mare-nostrum", "5-2", "5-3", "5-9")
@pytest.mark.example("mare-nostrum", "5-ex1")
def test_rome_leads_trade_with_three_caravans_and_two_markets() -> None:
    table = Table().wipe().control("rome", "italia").control("greece", "macedonia", "thracia")
    table.control("babylon", "mesopotamia").control("egypt", "cyrenaica").control("carthage", "numidia")
    table.build("latium_metal", "latium_wine", "italia_oil", "latium_market", "italia_market")
    table.build("macedonia_grain", "thracia_stone", "macedonia_market", "thracia_market")
    table.build("babylonia_spices", "babylonia_grain", "mesopotamia_sheep", "babylonia_market")
    table.build("cyrenaica_papyrus", "aegyptus_papyrus", "cyrenaica_market")
    table.build("numidia_gold", "numidia_gladiator", "numidia_market")
    trade = [table.levels(empire)[0] for empire in ("rome", "greece", "babylon", "egypt", "carthage")]
    assert trade == [5, 4, 4, 3, 3]
    table.leadership()
    assert table.leader("trade") == "rome"
    assert table.choice == "crown"  # the other two tracks are tied
    table.do("crown egypt", "crown greece")
    assert table.asked == ("rome", "marker")


@pytest.mark.rule("mare-nostrum", "5-5", "5-8")
@pytest.mark.example("mare-nostrum", "5-ex2")
def test_a_level_past_fifteen_turns_the_marker() -> None:
    table = Table().wipe().legions("rome", "latium", 4).triremes("rome", "mare_ionium", 5)
    table.control("rome", "gallia", "italia", "dalmatia", "germania")
    for province in ("latium", "gallia", "italia", "dalmatia", "germania"):
        table.fortress("rome", province)
    assert table.levels("rome")[2] == 14
    table.only("rome", coin=12).build_turn("rome").do(*["legion latium"] * 4)
    assert table.levels("rome")[2] == 18
    assert marker_space(table.s, 18) == (3, True)
    assert table.view()["tracks"]["military"]["p1"] == {"level": 18, "space": 3, "plus": True}


@pytest.mark.rule("mare-nostrum", "5-1", "S-22", "S-23", "S-24")
def test_levels_are_a_count_of_the_board_at_any_time() -> None:
    table = Table().tiles("rome", "hercules").tiles("greece", "antigone")
    for empire in ("rome", "greece", "babylon", "egypt", "carthage"):
        seat = table.seat(empire)
        walked = all_levels(table.s)
        assert table.levels(empire) == tuple(walked[track * 5 + seat] for track in range(3))
    assert table.levels("rome") == (9, 3, 5)


@pytest.mark.rule("mare-nostrum", "5-4", "S-23")
def test_culture_counts_every_kind_of_city_and_temples_once_each() -> None:
    table = Table().wipe().control("greece", "asia", "thracia")
    table.build("athenae", "troia", "byzantium", "achaea_temple")
    assert table.levels("greece") == (0, 4, 0)


@pytest.mark.rule("mare-nostrum", "5-3", "5-5", "S-22", "S-24")
def test_trade_counts_caravans_and_markets_and_military_units_on_the_map() -> None:
    table = Table().wipe().build("achaea_oil", "achaea_market").legions("greece", "achaea", 2)
    table.triremes("greece", "mare_ionium", 1).fortress("greece", "achaea")
    assert table.levels("greece") == (2, 0, 4)


@pytest.mark.rule("mare-nostrum", "5-2")
def test_the_highest_level_takes_the_title_without_asking() -> None:
    table = Table().build("latium_temple").tiles("egypt", "antigone").tiles("greece", "circe").leadership()
    assert table.choice == "crown"  # trade alone is tied
    table.do("crown rome")
    assert [table.leader(track) for track in ("trade", "culture", "military")] == ["rome", "egypt", "greece"]


@pytest.mark.rule("mare-nostrum", "5-6")
def test_ties_are_decided_by_the_former_leader_who_may_choose_himself() -> None:
    table = Table().leadership()
    assert table.asked == ("carthage", "crown")
    assert table.legal() == ["crown rome", "crown carthage"]
    assert table.why_not("crown greece") == ("5-6", "not-tied")
    table.do("crown carthage")
    assert (table.actor, table.legal()) == ("egypt", ["crown greece", "crown egypt"])
    table.do("crown greece")
    assert (table.actor, table.legal()) == ("rome", ["crown rome", "crown greece"])
    table.do("crown rome")
    assert [table.leader(track) for track in ("trade", "culture", "military")] == ["carthage", "greece", "rome"]


@pytest.mark.rule("mare-nostrum", "5-6")
def test_a_former_leader_who_is_not_tied_decides_all_the_same() -> None:
    table = Table().leaders("babylon", "babylon", "babylon").leadership()
    assert (table.actor, table.legal()) == ("babylon", ["crown rome", "crown carthage"])


@pytest.mark.rule("mare-nostrum", "5-7")
def test_the_view_shows_who_leads() -> None:
    table = Table().leadership().do("crown rome", "crown greece", "crown greece")
    assert table.view()["leaders"] == {"trade": "p1", "culture": "p2", "military": "p2"}
