"""9 Naval Battle: when cards may be played, and what follows for the winner."""

from __future__ import annotations

from typing import Any

import pytest

from .positions import SYRACUSE, battle
from .table import Table


@pytest.mark.rule("hamilcar", "9.2.C2", "9.1.2")
def test_evasion_may_be_played_before_any_tactic_card_is_drawn() -> None:
    table = Table(SYRACUSE, rome="socii_navales evasion", carthage="epidemic", seamanship=2, ready=(2, 3))
    table.do("rome operate socii_navales; rome activate duilius; rome embark; rome ships 2")
    table.do("rome sail neapolis; carthage intercept; carthage whole")
    while table.asked[1] != "intercepting_ships":
        table.do("carthage " + table.legal("carthage")[-1])
    table.do("carthage ships 2; rome react evasion")
    assert "tactic_draw" not in table.drawn()
    assert table.events("evaded") == [("rome",)]
    assert table.events("naval-victory") == [("carthage", "neapolis")]


@pytest.mark.rule("hamilcar", "9.2.C2", "9.3.B3b", "9.3.A3")
def test_flee_may_answer_the_last_roll_of_the_third_round() -> None:
    table = battle("roll 1, roll 1, roll 1, roll 1, roll 1, roll 1", ships=2, others=2).holding("", "flee_1")
    while not (table.asked[1] == "evasion_by_card" and table.view()["naval_battle"]["round"] > 3):
        table.do(f"{table.actor} pass")
        table.holding("", "flee_1")
    assert table.actor == "carthage"  # Rome, the second, has made the last roll
    table.do("carthage maneuver flee_1")
    assert table.events("naval-victory") == [("rome", "neapolis")]
    assert table.supremacy == "carthage"


@pytest.mark.rule("hamilcar", "9.3.B1e")
def test_a_winner_who_sails_on_and_comes_back_to_the_port_of_battle_has_spent_warships() -> None:
    pieces = {"roma": "rome 3cu duilius", "syracusae": "carthage hanno"}
    table = battle(
        "roll 5", corvi=1, ships=3, others=1, carthage_first=False, pieces=pieces, seamanship=3, ready=(3, 3)
    )
    table.do("rome pass; rome sail lipara; rome sail neapolis; rome land")
    assert (table.ready("rome"), table.spent("rome")) == (0, 4)  # with one Prize
    stays = battle(
        "roll 5", corvi=1, ships=3, others=1, carthage_first=False, pieces=pieces, seamanship=3, ready=(3, 3)
    )
    stays.do("rome pass; rome land")
    assert (stays.ready("rome"), stays.spent("rome")) == (3, 1)


UNGUARDED = {"roma": "rome 4cu duilius", "syracusae": "carthage 1cu hamilcar"}


def caught(dice: str = "", rome: str = "", carthage: str = "epidemic", **more: Any) -> Table:
    """A Roman Fleet without Warships is intercepted in Neapolis."""
    table = Table(
        UNGUARDED, dice, rome=f"socii_navales spies {rome}", carthage=carthage, seamanship=2, ready=(0, 2), **more
    )
    table.do("rome operate socii_navales; rome activate duilius; rome embark; rome sail neapolis; carthage intercept")
    while table.asked[1] != "intercepting_ships":
        table.do("carthage " + table.legal("carthage")[-1])
    return table.do("carthage ships 2")


@pytest.mark.rule("hamilcar", "8.5.2", "8.5.3", "9.2.C2")
def test_an_unguarded_fleet_may_be_saved_by_evasion() -> None:
    table = caught(rome="evasion")
    assert table.asked == ("rome", "reaction")
    table.do("rome react evasion")
    assert table.events("battle-roll") == []
    assert table.events("naval-victory") == [("carthage", "neapolis")]
    assert table.cus("rome", "roma") == 4


@pytest.mark.rule("hamilcar", "8.5.3", "17.1#54b")
def test_ambush_and_veteran_rowers_count_for_the_one_roll_against_an_unguarded_fleet() -> None:
    plain = caught("roll 3")
    assert plain.events("battle-roll")[0][:2] == ("carthage", 3)
    assert plain.events("battle-roll")[0][-1] == 0  # row 3 of column II
    helped = caught("roll 3", carthage="ambush veteran_rowers").do(
        "carthage react ambush; carthage react veteran_rowers"
    )
    assert helped.events("battle-roll")[0][-1] == 1  # row 4 of column III
    idle = caught("roll 3", rome="ambush veteran_rowers")
    assert idle.asked[1] != "reaction"  # the unguarded side rolls nothing


@pytest.mark.rule("hamilcar", "8.5.2")
def test_a_card_that_only_draws_tactic_cards_is_not_asked_for_against_an_unguarded_fleet() -> None:
    assert caught("roll 3", carthage="punic_pilots epidemic").asked[1] != "reaction"


@pytest.mark.parametrize(("inside", "captured"), [("2", 0), ("1", 1), ("0", 2)])
@pytest.mark.rule("hamilcar", "2.3.D3b", "10.0.2", "9.3.B1f", "2.3.D3d")
def test_the_owner_of_a_city_says_which_trains_are_inside_when_a_victorious_interceptor_lands(
    inside: str, captured: int
) -> None:
    pieces = {"roma": "rome 3cu duilius", "syracusae": "carthage 2cu hanno", "neapolis": "rome 2st"}
    table = battle("roll 6, roll 6", ships=1, others=5, pieces=pieces, ready=(1, 5))
    table.holding("", "")
    while table.asked[1] in ("maneuver_card", "evasion", "evasion_by_card"):
        table.do(f"{table.actor} pass")
    table.do("carthage target neapolis")
    assert table.asked == ("rome", "garrison_trains")
    table.do(f"rome trains {inside}")
    assert table.force("carthage", "neapolis")[2] == captured


@pytest.mark.rule("hamilcar", "9.2.C2", "9.3.A2")
def test_who_has_rolled_may_still_flee_before_the_enemys_roll() -> None:
    table = battle("roll 1", ships=3, others=3, carthage_first=False).holding("flee_1", "")
    table.do("rome pass")
    while table.asked != ("rome", "evasion_by_card"):
        table.do(f"{table.actor} pass")
    assert [told[0] for told in table.events("battle-roll")] == ["rome"]
    table.do("rome maneuver flee_1")
    assert [told[0] for told in table.events("battle-roll")] == ["rome"]
    assert table.events("naval-victory") == [("carthage", "neapolis")]


@pytest.mark.rule("hamilcar", "9.2.C1", "9.3.A2", "2.1.I5")
def test_who_evades_by_naval_supremacy_has_lost_even_with_more_warships() -> None:
    table = battle("roll 1", ships=3, others=1, carthage_first=False).holding("", "")
    while table.asked != ("rome", "evasion"):
        table.do(f"{table.actor} pass")
    assert (table.at_sea("rome"), table.at_sea("carthage")) == (3, 1)
    table.do("rome evade")
    assert table.events("naval-victory") == [("carthage", "neapolis")]
    assert (table.supremacy, table.spent("rome")) == ("carthage", 3)
