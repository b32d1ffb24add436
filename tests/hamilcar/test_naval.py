"""8 Naval Interception and 9 Naval Battle."""

from __future__ import annotations

from typing import Any

import pytest

from .table import Table
from .test_movement import moving, punic

SYRACUSE = {"roma": "rome 3cu duilius", "syracusae": "carthage 2cu hanno"}


def sailing(
    pieces: dict[str, str] | None = None, dice: str = "", ships: int = 1, general: str = "duilius", **more: Any
) -> Table:
    """A Roman Fleet from Roma by Neapolis to Lipara."""
    more = {"seamanship": 2, "ready": (ships, 3), "supremacy": "carthage", **more}
    table = moving(pieces or SYRACUSE, general, dice, **more).do(
        f"rome embark; rome ships {ships}" if ships else "rome embark"
    )
    return table.do("rome sail neapolis")


def battle(dice: str = "", ships: int = 2, others: int = 2, carthage_first: bool = True, **more: Any) -> Table:
    """Duilius (3, Admiral) is intercepted in Neapolis by Hanno (2, no Admiral) from Syracusae."""
    more.setdefault("ready", (ships, max(3, others)))
    table = sailing(
        more.pop("pieces", None),
        dice,
        ships,
        more.pop("general", "duilius"),
        supremacy="carthage" if carthage_first else "rome",
        **more,
    )
    table.do("carthage intercept")
    if not carthage_first:
        table.do("rome fight")
    while table.asked[1] in ("loading", "chase", "detachment", "departure"):
        wanted = {"loading": "pass", "chase": "sail messana", "detachment": "done", "departure": "depart syracusae"}
        options = table.legal("carthage")
        table.do(
            "carthage "
            + (
                wanted[table.asked[1]]
                if wanted[table.asked[1]] in options
                else options[-1]
                if table.asked[1] == "chase"
                else "whole"
            )
        )
        if table.asked[1] == "detached_cus":
            table.do("carthage cus 0")
    return table.do(f"carthage ships {others}")


@pytest.mark.rule("hamilcar", "8.1.3", "8.1.5", "8.1.7", "8.1.8", "8.2.1", "2.1.I2", "8.1.2")
@pytest.mark.example("hamilcar", "8.1-ex1")
def test_letting_a_fleet_pass_costs_supremacy_and_a_later_interception_can_be_avoided() -> None:
    table = sailing()
    assert table.asked == ("carthage", "interception")
    table.do("carthage pass")
    assert table.supremacy == "rome"
    table.do("rome sail lipara; carthage intercept")
    assert table.asked == ("rome", "avoidance")
    avoided = table.dice("naval_die 5").do("rome slip_away")
    assert avoided.asked == ("rome", "sail_on")
    assert avoided.supremacy == "rome"


@pytest.mark.rule("hamilcar", "8.1.5")
def test_only_one_attempt_against_a_fleet() -> None:
    table = sailing(supremacy="rome", dice="naval_die 5", seamanship=3).do(
        "carthage intercept; rome slip_away; rome sail lipara"
    )
    assert table.asked == ("rome", "sail_on")


@pytest.mark.rule("hamilcar", "8.1.1", "8.1.4", "8.4.2", "8.1.7")
def test_without_ready_warships_or_a_general_no_port_qualifies() -> None:
    assert sailing(ready=(1, 0), spent=(0, 3)).asked == ("rome", "sail_on")
    none = sailing({"roma": "rome 3cu duilius", "syracusae": "carthage 2cu"})
    assert none.asked == ("rome", "sail_on")
    assert none.supremacy == "carthage"
    inland = sailing({"roma": "rome 3cu duilius", "enna": "carthage 2cu hanno"})
    assert inland.asked == ("rome", "sail_on")


@pytest.mark.rule("hamilcar", "8.3.6", "8.1.4")
def test_a_general_in_a_besieged_city_cannot_join() -> None:
    shut = {
        "roma": "rome 3cu duilius",
        "syracusae_inside": "carthage 2cu hanno",
        "syracusae": "rome 3cu atilius_regulus",
    }
    assert sailing(shut, points={"syracusae": (1, "rome")}).asked == ("rome", "sail_on")
    assert sailing(shut).asked == ("carthage", "interception")


@pytest.mark.rule("hamilcar", "8.2.1", "2.1.I3", "8.2.2", "15.4.B1", "15.4.B3", "15.4.B4")
def test_only_the_holder_of_supremacy_tries_to_avoid_and_seamanship_helps() -> None:
    held = sailing(supremacy="carthage").do("carthage intercept")
    assert held.asked[1] != "avoidance"

    def avoided(level: int, face: int) -> bool:
        table = sailing(supremacy="rome", dice=f"naval_die {face}", seamanship=level).do(
            "carthage intercept; rome slip_away"
        )
        return bool(table.events("interception-avoided"))

    assert [avoided(level, 3) for level in (1, 2, 3, 4)] == [False, False, True, True]
    assert [avoided(level, 1) for level in (3, 4)] == [False, True]
    punic_fleet = punic(
        {"lilybaeum": "carthage 3cu gisco", "roma": "rome 3cu duilius"},
        "gisco",
        "naval_die 1",
        ready=(2, 1),
        seamanship=4,
        control={"syracusae": "rome"},
    )
    punic_fleet.do("carthage embark; carthage ships 1; carthage sail drepanum; rome intercept; carthage slip_away")
    assert punic_fleet.events("interception-avoided") == []  # no Carthaginian symbol at Excellent, one Roman on the die


@pytest.mark.rule("hamilcar", "8.3.1", "2.2.D2c")
def test_a_lone_general_who_is_caught_is_displaced() -> None:
    pieces = {"roma": "rome cornelius_scipio", "syracusae": "carthage 2cu hanno"}
    table = sailing(pieces, ships=0, general="cornelius_scipio").do("carthage intercept")
    assert table.standing("cornelius_scipio") == "eliminated"
    assert table.supremacy == "carthage"
    assert table.asked == ("rome", "removal")
    assert table.match.prompt()[2] == (2,)


@pytest.mark.rule("hamilcar", "8.3.3", "8.3.7", "8.4.1", "8.3.5")
def test_one_to_five_ready_warships_intercept() -> None:
    table = sailing(ready=(1, 7)).do("carthage intercept; carthage whole")
    while table.asked[1] != "intercepting_ships":
        table.do(
            "carthage " + ("sail messana" if "sail messana" in table.legal("carthage") else table.legal("carthage")[0])
        )
    assert table.legal("carthage") == [f"ships {n}" for n in range(1, 6)]
    assert table.cus("carthage", "at_sea") == 2


@pytest.mark.rule("hamilcar", "8.4.3")
def test_a_higher_general_who_joins_later_takes_command() -> None:
    pieces = {"roma": "rome 3cu duilius", "syracusae": "carthage 2cu hanno", "messana": "carthage 1cu hamilcar_barca"}
    table = sailing(pieces, control={"messana": "carthage"}).do(
        "carthage intercept; carthage board; carthage whole; carthage sail messana; carthage board; carthage whole"
    )
    while table.asked[1] != "intercepting_ships":
        table.do("carthage " + table.legal("carthage")[0])
    table.do("carthage ships 1")
    assert table.view()["naval_battle"]["sides"]["carthage"]["commander"] == "hamilcar_barca"


@pytest.mark.rule("hamilcar", "8.5.1", "8.5.2", "8.5.3", "8.5.4", "8.5.5", "2.3.F4")
def test_an_unguarded_fleet_suffers_one_roll_and_loses_without_pcs() -> None:
    table = battle("roll 6", ships=0)
    assert table.events("tactic-cards") == []
    assert len(table.events("battle-roll")) == 1
    assert table.events("lost-cus") == []
    assert table.cus("rome", "roma") == 2
    assert table.supremacy == "carthage"
    assert table.asked[1] != "removal"


@pytest.mark.rule("hamilcar", "9.0.3", "9.2.1", "9.2.2", "2.1.I4")
def test_the_holder_of_supremacy_goes_first_in_each_round() -> None:
    table = battle("draw_tactic missiles_1, draw_tactic missiles_2, draw_tactic boarding_1, roll 2, roll 2, roll 2")
    # Duilius draws 3 and Neapolis is Roman: 4 cards
    assert table.events("tactic-cards") == [(4, 0, 0, 0, 0, 0)]
    assert [args[0] for args in table.events("battle-roll")][:1] == [1]
    roman = battle("roll 2", carthage_first=False)
    assert roman.asked == ("rome", "maneuver_card")


@pytest.mark.rule("hamilcar", "9.1.1", "9.1.2", "17.1#54b", "17.1#54a")
def test_ambush_before_the_battle_gives_an_admiral_one_card_more() -> None:
    table = sailing(carthage="epidemic", card="socii_navales")
    plain = battle()
    assert plain.events("tactic-cards")[0][0] == 4
    assert table.asked[1] == "interception"
    again = Table(SYRACUSE, rome="socii_navales ambush spies", carthage="epidemic", seamanship=2, ready=(1, 3))
    again.do(
        "rome operate socii_navales; rome activate duilius; rome embark; rome ships 1",
        "rome sail neapolis; carthage intercept; carthage whole",
    )
    while again.asked[1] != "intercepting_ships":
        again.do("carthage " + again.legal("carthage")[-1])
    again.do("carthage ships 1; rome react ambush")
    assert again.events("tactic-cards")[0][0] == 5


@pytest.mark.rule("hamilcar", "9.2.B1d")
@pytest.mark.example("hamilcar", "9.2.B1-ex1")
def test_an_admiral_rated_two_rolls_in_columns_two_three_and_four() -> None:
    from navarch.games.hamilcar.ch09_naval_battle.naval_battle import NavalBattle

    from .table import BOX, ROME, general, position, space

    s = position({}, rome="spies")
    fight = NavalBattle(
        mover=ROME,
        port=space("roma"),
        mover_command=general("cornelius_scipio"),
        other_command=general("hanno"),
        seat=ROME,
    )
    columns = []
    for number in (1, 2, 3):
        fight.number = number
        columns.append(BOX.naval_columns.index(fight.column(s)) + 1)
    assert columns == [2, 3, 4]
    fight.seat = 1
    columns = []
    for number in (1, 2, 3):
        fight.number = number
        columns.append(BOX.naval_columns.index(fight.column(s)) + 1)
    assert columns == [1, 2, 3]  # Hanno is no Admiral
    fight.rating, fight.seat = [4, 0], ROME
    assert BOX.naval_columns.index(fight.column(s)) + 1 == 5


@pytest.mark.rule("hamilcar", "9.2.A1", "9.2.A3", "9.2.A4", "9.2.A5", "9.2.B3b")
def test_tactic_cards_work_in_their_step() -> None:
    draws = "draw_tactic diekplous_1, draw_tactic missiles_1, draw_tactic wind, draw_tactic boarding_1, "
    table = battle(draws + "roll 1, roll 5", carthage_first=False).do("rome maneuver diekplous_1")
    assert table.events("battle-roll")[0] == (0, 1, 0, 0, 0, 0)  # 1 + 1 - 1 in column III
    enemy = battle(draws + "roll 2, roll 6", carthage_first=False, ships=4).do("rome maneuver missiles_1; rome pass")
    assert enemy.events("battle-roll")[1] == (1, 6, 1, 0, 0, 0)  # row 5 in column I still hits
    other = battle(draws + "roll 2, roll 5", carthage_first=False, ships=4).do("rome maneuver missiles_1; rome pass")
    assert other.events("battle-roll")[1] == (1, 5, 0, 0, 0, 0)  # row 4 does not
    wind = battle(draws + "roll 2, roll 2").do("carthage pass; rome maneuver wind")
    assert wind.supremacy == "rome"
    prize = battle(draws + "roll 5", carthage_first=False).do("rome maneuver boarding_1")
    assert prize.s.prizes[0] == 1
    assert prize.s.sunk[1] == 0


@pytest.mark.rule("hamilcar", "9.2.B1b", "15.4.B1", "15.4.B2", "15.4.B3", "15.5.1")
def test_corvi_and_seamanship_change_roman_rolls() -> None:
    from navarch.games.hamilcar.ch09_naval_battle.naval_battle import NavalBattle

    from .table import ROME, general, position, space

    s = position({}, rome="spies")
    fight = NavalBattle(
        mover=ROME,
        port=space("roma"),
        mover_command=general("duilius"),
        other_command=general("hanno"),
        seat=ROME,
        rolled=3,
        number=1,
    )
    rows = []
    for level, corvi in ((1, 0), (2, 0), (3, 0), (4, 0), (2, 1), (4, 1)):
        s.seamanship, s.corvi = level, corvi
        rows.append(fight.row(s) + 1)
    assert rows == [2, 2, 3, 3, 3, 4]
    fight.seat = 1
    assert fight.row(s) + 1 == 3


@pytest.mark.rule("hamilcar", "9.2.B2a", "9.2.B2b")
def test_the_lowest_row_gives_a_card_and_the_top_row_supremacy() -> None:
    table = battle(
        "draw_tactic missiles_1, draw_tactic missiles_2, draw_tactic boarding_1, draw_tactic boarding_2, "
        "roll 1, draw_tactic flee_1",
        carthage_first=False,
        ships=3,
        others=3,
    ).do("rome pass")
    assert "flee_1" in table.tactics("rome")
    top = battle("roll 6", corvi=1, seamanship=3, ships=3, others=5, carthage_first=True, pieces=SYRACUSE)
    while top.asked != ("rome", "maneuver_card"):
        top.do(f"{top.asked[0]} pass")
    top.dice("roll 6").do("rome pass")
    assert top.supremacy == "rome"


@pytest.mark.rule("hamilcar", "9.2.B1e", "9.2.B1f", "9.3.A1", "8.3.8")
def test_the_battle_ends_with_the_last_warship_and_spare_hits_take_units() -> None:
    table = battle(
        "roll 6, roll 6, roll 6",
        ships=1,
        others=5,
        carthage_first=True,
        pieces={"roma": "rome 5cu atilius_regulus", "syracusae": "carthage 2cu hanno"},
        general="atilius_regulus",
    )
    assert table.s.sunk[0] == 1
    assert table.events("naval-victory")[0][0] == 1
    admiral = battle(
        "roll 6",
        ships=1,
        others=5,
        pieces={"roma": "rome 5cu atilius_regulus", "syracusae": "carthage 2cu adherbal"},
        general="atilius_regulus",
    ).do("carthage pass")
    assert admiral.s.sunk[0] == 1
    assert admiral.cus("rome", "roma") == 4


@pytest.mark.rule("hamilcar", "9.3.A3")
def test_after_three_rounds_more_ships_win_and_supremacy_breaks_ties() -> None:
    pieces = {"roma": "rome 3cu atilius_regulus", "syracusae": "carthage 2cu hanno"}
    table = battle("roll 2, " * 6, ships=2, others=2, pieces=pieces, general="atilius_regulus")
    while table.events("naval-victory") == []:
        table.do(f"{table.asked[0]} pass")
    assert len(table.events("naval-round")) == 3
    assert table.events("naval-victory")[0][0] == 1


@pytest.mark.rule("hamilcar", "9.2.C1", "9.2.C3", "9.2.2", "9.3.A2")
@pytest.mark.example("hamilcar", "9.2-ex1")
def test_a_pursuit_cancels_the_evade_but_supremacy_stays_paid() -> None:
    pieces = {"roma": "rome 3cu duilius", "syracusae": "carthage 2cu carthalo"}
    draws = (
        "draw_tactic missiles_1, draw_tactic missiles_2, draw_tactic boarding_1, draw_tactic boarding_2, "
        "draw_tactic pursuit_1, draw_tactic boarding_3, "
    )
    table = battle(draws + "roll 2, roll 2, roll 2", ships=3, others=3, carthage_first=False, pieces=pieces).do(
        "rome pass; rome evade"
    )
    assert table.asked == ("carthage", "pursuit_card")
    table.do("carthage maneuver pursuit_1")
    assert table.supremacy == "carthage"
    assert table.events("naval-victory") == []
    assert table.asked == ("carthage", "maneuver_card")  # its own part of round 1
    table.do("carthage pass; carthage pass")
    assert table.events("naval-round")[-1][0] == 2
    assert table.asked == ("carthage", "maneuver_card")
    gone = battle(draws + "roll 2", ships=3, others=3, carthage_first=False, pieces=pieces).do(
        "rome pass; rome evade; carthage pass"
    )
    assert gone.events("naval-victory")[0][0] == 1
    assert gone.s.spent[0] == 3


@pytest.mark.rule("hamilcar", "9.2.C2", "9.3.B3b", "9.3.B2a")
def test_flee_lets_the_holder_keep_supremacy() -> None:
    draws = "draw_tactic flee_1, draw_tactic missiles_2, draw_tactic boarding_1, draw_tactic boarding_2, roll 2"
    table = battle(draws, ships=3, others=3, carthage_first=False).do("rome maneuver flee_1")
    assert table.supremacy == "rome"
    assert table.events("naval-victory")[0][0] == 1
    assert table.s.spent[0] == 3
    assert table.at("duilius") == "roma"
    assert table.cus("rome", "roma") == 3


@pytest.mark.rule("hamilcar", "9.2.C2", "5.2.C1c", "5.2.C1d")
def test_the_strategy_card_evasion_leaves_a_battle_at_any_time() -> None:
    table = Table(SYRACUSE, rome="socii_navales evasion", carthage="epidemic", seamanship=2, ready=(2, 3))
    table.do(
        "rome operate socii_navales; rome activate duilius; rome embark; rome ships 2",
        "rome sail neapolis; carthage intercept; carthage whole",
    )
    while table.asked[1] != "intercepting_ships":
        table.do("carthage " + table.legal("carthage")[-1])
    table.do("carthage ships 2; carthage pass")
    assert table.asked == ("rome", "evasion_by_card")  # before the opponent's roll
    table.do("rome react evasion")
    assert table.events("naval-victory")[0][0] == 1
    assert table.events("battle-roll") == []
    assert table.hand("rome") == []


@pytest.mark.rule("hamilcar", "9.3.B1a", "9.3.B1b", "9.3.B1c", "9.2.B3a", "2.3.F2")
def test_prizes_become_spent_ships_of_the_winner_up_to_ten() -> None:
    table = battle("roll 6", corvi=1, seamanship=2, ships=3, others=1, carthage_first=False)
    table.do("rome pass")
    assert table.events("naval-victory")[0][0] == 0
    assert table.s.spent[0] == 1
    assert table.s.sunk[1] == 1
    assert table.s.prizes == [0, 0]
    full = battle("roll 6", corvi=1, seamanship=2, ships=3, others=1, carthage_first=False, spent=(7, 0)).do(
        "rome pass"
    )
    assert full.s.spent[0] == 7
    assert full.s.sunk[1] == 1


@pytest.mark.rule("hamilcar", "9.3.B1d", "9.3.B1e", "9.3.B1h", "14.1.4")
@pytest.mark.example("hamilcar", "14.1-ex1")
def test_a_winning_mover_lands_or_sails_on_with_spent_ships_and_may_not_siege() -> None:
    lone = {"roma": "rome 3cu duilius", "syracusae": "carthage hanno"}
    table = battle("roll 5", corvi=1, ships=3, others=1, carthage_first=False, seamanship=3, pieces=lone).do(
        "rome pass"
    )
    assert table.asked == ("rome", "sail_on")
    assert {"land", "sail"} <= table.verbs("rome")
    table.do("rome sail lipara; rome land")
    assert table.s.spent[0] == 3 + 1
    assert table.s.ready[0] == 0
    stay = battle("roll 5", corvi=1, ships=3, others=1, carthage_first=False, seamanship=3, pieces=lone).do(
        "rome pass; rome land"
    )
    assert stay.s.ready[0] == 3
    pieces = {"roma": "rome 4cu duilius", "syracusae": "carthage hanno", "messana_inside": "carthage 1cu"}
    shore = battle(
        "roll 5",
        corvi=1,
        ships=3,
        others=1,
        carthage_first=False,
        seamanship=4,
        pieces=pieces,
        control={"messana": "carthage"},
    ).do("rome pass; rome sail lipara; rome sail messana; rome land")
    shore.do("carthage cus 1")
    assert shore.asked == ("rome", "move")
    assert shore.why("rome", "siege") == "14.1.4"


@pytest.mark.rule("hamilcar", "9.3.B1f")
def test_a_winning_interceptor_lands_on_its_route_away_from_enemies() -> None:
    table = battle("roll 6, roll 6", ships=0)
    assert table.asked == ("carthage", "victors_port")
    assert "target syracusae" in table.legal("carthage")
    assert table.why("carthage", "target roma") == "9.3.B1f"


@pytest.mark.rule("hamilcar", "9.3.B2c", "9.4.1", "13.6.3")
def test_generals_of_a_fleet_that_lost_everything_are_displaced() -> None:
    pieces = {"roma": "rome 1cu cornelius_scipio", "syracusae": "carthage 2cu adherbal"}
    draws = "draw_tactic boarding_1, draw_tactic boarding_2, draw_tactic boarding_3, roll 6"
    table = battle(draws, ships=1, others=5, pieces=pieces, general="cornelius_scipio").do("carthage pass")
    assert table.standing("cornelius_scipio") == "eliminated"
    assert table.asked == ("rome", "removal")
    assert table.match.prompt()[2] == (2,)
    table.do("rome remove nola; rome remove cosa; carthage target syracusae")
    assert table.match.prompt()[2] == (1,)  # then half of two lost Units


@pytest.mark.rule("hamilcar", "9.4.2", "4.1.1", "6.1.1")
def test_a_loser_who_cannot_pay_loses_the_game() -> None:
    names = (
        "arretium cosa praeneste fregellae tarracina nola salernum corfinium aesernia beneventum luceria venusia "
        "paestum thurii"
    )
    pieces = {"roma": "rome 5cu atilius_regulus", "syracusae": "carthage 2cu adherbal"}
    bare = dict.fromkeys(names.split())
    table = battle("roll 6, roll 6", ships=1, others=5, pieces=pieces, general="atilius_regulus", control=bare)
    table.do("carthage pass; carthage target syracusae")
    assert table.over == ("carthage", "out_of_control")
