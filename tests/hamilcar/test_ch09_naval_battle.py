"""9 Naval Battle."""

from __future__ import annotations

import pytest

from navarch.games.hamilcar.box.labels import ROME
from navarch.games.hamilcar.ch07_movement.naval_movement import NavalMovement
from navarch.games.hamilcar.ch09_naval_battle.resolution import free_of_enemies

from .positions import HANDS, SYRACUSE, battle, moving, sailing
from .table import Table, general, position, space


@pytest.mark.rule("hamilcar", "9.0.3", "9.2.1", "9.2.2", "2.1.I4")
def test_the_holder_of_supremacy_goes_first_in_each_round() -> None:
    table = battle("draw_tactic missiles_1, draw_tactic missiles_2, draw_tactic boarding_1, roll 2, roll 2, roll 2")
    # Duilius draws 3 and Neapolis is Roman: 4 cards
    assert table.events("tactic-cards") == [(4, 0)]
    assert [args[0] for args in table.events("battle-roll")][:1] == ["carthage"]
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
    assert table.events("battle-roll")[0] == ("rome", 1, 1, 3, 0)  # 1 + 1 - 1 in column III
    enemy = battle(draws + "roll 2, roll 6", carthage_first=False, ships=4).do("rome maneuver missiles_1; rome pass")
    assert enemy.events("battle-roll")[1] == ("carthage", 6, 5, 1, 1)  # row 5 in column I still hits
    other = battle(draws + "roll 2, roll 5", carthage_first=False, ships=4).do("rome maneuver missiles_1; rome pass")
    assert other.events("battle-roll")[1] == ("carthage", 5, 4, 1, 0)  # row 4 does not
    wind = battle(draws + "roll 2, roll 2").do("carthage pass; rome maneuver wind")
    assert wind.supremacy == "rome"
    prize = battle(draws + "roll 5", carthage_first=False).do("rome maneuver boarding_1")
    assert prize.prizes("rome") == 1
    assert prize.sunk("carthage") == 0


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
    top.draws("roll 6").do("rome pass")
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
    assert table.sunk("rome") == 1
    assert table.events("naval-victory")[0][0] == "carthage"
    admiral = battle(
        "roll 6",
        ships=1,
        others=5,
        pieces={"roma": "rome 5cu atilius_regulus", "syracusae": "carthage 2cu adherbal"},
        general="atilius_regulus",
    ).do("carthage pass")
    assert admiral.sunk("rome") == 1
    assert admiral.cus("rome", "roma") == 4


@pytest.mark.rule("hamilcar", "9.3.A3")
def test_after_three_rounds_more_ships_win_and_supremacy_breaks_ties() -> None:
    pieces = {"roma": "rome 3cu atilius_regulus", "syracusae": "carthage 2cu hanno"}
    table = battle("roll 2, " * 6, ships=2, others=2, pieces=pieces, general="atilius_regulus")
    while table.events("naval-victory") == []:
        table.do(f"{table.asked[0]} pass")
    assert len(table.events("naval-round")) == 3
    assert table.events("naval-victory")[0][0] == "carthage"


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
    assert gone.events("naval-victory")[0][0] == "carthage"
    assert gone.spent("rome") == 3


@pytest.mark.rule("hamilcar", "9.2.C2", "9.3.B3b", "9.3.B2a")
def test_flee_lets_the_holder_keep_supremacy() -> None:
    draws = "draw_tactic flee_1, draw_tactic missiles_2, draw_tactic boarding_1, draw_tactic boarding_2, roll 2"
    table = battle(draws, ships=3, others=3, carthage_first=False).do("rome maneuver flee_1")
    assert table.supremacy == "rome"
    assert table.events("naval-victory")[0][0] == "carthage"
    assert table.spent("rome") == 3
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
    table.do("carthage ships 2")
    assert table.asked == ("rome", "reaction")
    table.do("rome pass; carthage pass")
    assert table.asked == ("rome", "evasion_by_card")  # before the opponent's roll
    table.do("rome react evasion")
    assert table.events("naval-victory")[0][0] == "carthage"
    assert table.events("battle-roll") == []
    assert table.hand("rome") == []


@pytest.mark.rule("hamilcar", "9.3.B1a", "9.3.B1b", "9.3.B1c", "9.2.B3a", "2.3.F2")
def test_prizes_become_spent_ships_of_the_winner_up_to_ten() -> None:
    table = battle("roll 6", corvi=1, seamanship=2, ships=3, others=1, carthage_first=False)
    table.do("rome pass")
    assert table.events("naval-victory")[0][0] == "rome"
    assert table.spent("rome") == 1
    assert table.sunk("carthage") == 1
    assert (table.prizes("rome"), table.prizes("carthage")) == (0, 0)
    full = battle("roll 6", corvi=1, seamanship=2, ships=3, others=1, carthage_first=False, spent=(7, 0)).do(
        "rome pass"
    )
    assert full.spent("rome") == 7
    assert full.sunk("carthage") == 1


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
    assert table.spent("rome") == 3 + 1
    assert table.ready("rome") == 0
    stay = battle("roll 5", corvi=1, ships=3, others=1, carthage_first=False, seamanship=3, pieces=lone).do(
        "rome pass; rome land"
    )
    assert stay.ready("rome") == 3
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
    assert shore.reason("rome siege").rule == "14.1.4"


@pytest.mark.rule("hamilcar", "9.3.B1f")
def test_a_winning_interceptor_lands_on_its_route_away_from_enemies() -> None:
    table = battle("roll 6, roll 6", ships=0)
    assert table.asked == ("carthage", "victors_port")
    assert "target syracusae" in table.legal("carthage")
    assert table.reason("carthage target roma").rule == "9.3.B1f"


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
    assert table.outcome == ("carthage", "out_of_control")


@pytest.mark.rule("hamilcar", "9.2.A1", "9.2.C3")
def test_a_cancelled_flight_does_not_use_up_the_maneuver() -> None:
    table = battle(carthage_first=False).holding("flee_1 missiles_1", "pursuit_1")
    assert table.asked == ("rome", "maneuver_card")
    table.do("rome maneuver flee_1; carthage maneuver pursuit_1")
    assert table.asked == ("rome", "maneuver_card")
    assert table.legal("rome") == ["pass", "maneuver missiles_1"]
    table.do("rome maneuver missiles_1")
    assert "missiles_1" not in table.tactics("rome")


@pytest.mark.rule("hamilcar", "9.3.B1f", "2.1.C5")
def test_no_winner_lands_where_enemies_are_inside_the_city() -> None:
    s = position({"agrigentum_inside": "carthage 1cu", "agrigentum": "rome 1cu"}, **HANDS)
    s.cu[space("agrigentum")] = 0
    assert not free_of_enemies(s, ROME, space("agrigentum"))
    behind_walls = position({"agrigentum_inside": "carthage hanno", "agrigentum": "rome 1cu"}, **HANDS)
    behind_walls.cu[space("agrigentum")] = 0
    assert not free_of_enemies(behind_walls, ROME, space("agrigentum"))
    empty = position({"syracusae": "carthage hanno"}, **HANDS)
    assert free_of_enemies(empty, ROME, space("agrigentum"))


@pytest.mark.rule("hamilcar", "9.3.B1e", "17.1#32b")
def test_warships_that_sailed_on_after_a_victory_are_spent_though_weather_stops_them() -> None:
    s = position({"at_sea": "rome 3cu duilius"}, **HANDS)
    voyage = NavalMovement(
        seat=0,
        general=general("duilius"),
        port=space("messana"),
        left=1,
        flags=0,
        cu=3,
        el=0,
        st=0,
        generals=1 << general("duilius"),
    )
    voyage.won = 1  # in Neapolis
    s.route = [space("roma"), space("neapolis"), space("lipara"), space("messana")]
    s.at_sea[ROME] = 2
    voyage.return_to(s, space("lipara"), 2)
    assert (s.ready[ROME], s.spent[ROME]) == (0, 2)
    s.at_sea[ROME] = 1
    voyage.return_to(s, space("neapolis"), 1)
    assert (s.ready[ROME], s.spent[ROME]) == (1, 2)


@pytest.mark.rule("hamilcar", "9.3.B1b", "2.3.F2")
def test_prizes_over_ten_warships_are_lost_to_both_sides() -> None:
    pieces = {"roma": "rome 3cu duilius", "syracusae": "carthage hanno"}
    table = battle("roll 6", corvi=1, ships=3, others=1, carthage_first=False, pieces=pieces, spent=(7, 0)).do(
        "rome pass"
    )
    assert table.spent("rome") == 7
    assert table.sunk("carthage") == 1
    table.settle()


@pytest.mark.rule("hamilcar", "9.3.B1a", "15.1.1")
def test_half_of_two_prizes_in_the_losers_box_come_back_spent() -> None:
    from navarch.games.hamilcar.ch09_naval_battle.resolution import NavalBattleResolution

    from .table import position, resume

    s = position(
        {"at_sea": "rome 1cu duilius + carthage 1cu gisco"},
        rome="spies",
        prizes=[2, 0],
        at_sea=[0, 1],
        route=[space("roma"), space("neapolis")],
    )
    table = Table.on(
        resume(
            s,
            NavalBattleResolution(
                mover=0,
                winner=1,
                port=space("neapolis"),
                rome_command=general("duilius"),
                carthage_command=general("gisco"),
                lost=1,
                kept=0,
                short=0,
                way=[space("syracusae"), space("neapolis")],
            ),
        )
    )
    assert table.spent("carthage") == 1
    assert table.sunk("carthage") == 1
    assert (table.prizes("rome"), table.prizes("carthage")) == (0, 0)


@pytest.mark.rule("hamilcar", "9.3.B1e", "8.1.5")
def test_a_winner_who_sails_on_cannot_be_intercepted_again() -> None:
    pieces = {"roma": "rome 3cu duilius", "syracusae": "carthage hanno"}
    table = battle(
        "roll 5", corvi=1, ships=3, others=1, carthage_first=False, pieces=pieces, seamanship=3, ready=(3, 3)
    ).do("rome pass; rome sail lipara")
    assert table.asked == ("rome", "sail_on")


@pytest.mark.rule("hamilcar", "7.3.B3", "14.1.4")
def test_a_landing_after_a_naval_victory_can_lead_to_a_land_battle_but_to_no_siege() -> None:
    pieces = {"roma": "rome 4cu duilius", "syracusae": "carthage hanno", "lipara": "carthage 1cu"}
    table = battle(
        "roll 5, small_die 2, large_die 6",
        corvi=1,
        ships=3,
        others=1,
        carthage_first=False,
        pieces=pieces,
        seamanship=3,
    ).do("rome pass; rome sail lipara; rome land")
    assert table.events("land-battle")
    assert table.events("naval-victory")
    assert table.asked[1] != "move"


@pytest.mark.rule("hamilcar", "9.3.B2b")
def test_a_beaten_interceptor_returns_to_the_last_own_port_of_its_route() -> None:
    pieces = {"roma": "rome 3cu duilius", "syracusae": "carthage 2cu hanno"}
    table = battle(
        "roll 5",
        corvi=1,
        ships=3,
        others=1,
        carthage_first=False,
        pieces=pieces,
        seamanship=3,
        control={"messana": "carthage"},
    ).do("rome pass")
    assert table.at("hanno") in ("messana", "lipara")
    assert table.cus("carthage", table.at("hanno") or "") >= 1


@pytest.mark.rule("hamilcar", "9.2.A1", "9.2.C3", "9.2.C2")
def test_a_maneuver_is_any_card_but_pursuit_and_each_is_offered_once() -> None:
    table = battle(ships=3, others=3, carthage_first=False).holding("flee_1 pursuit_1 wind", "flee_2 missiles_1")
    assert table.legal("rome") == ["pass", "maneuver flee_1", "maneuver wind"]
    assert table.why_not("rome maneuver pursuit_1") == ("9.2.C3", "tactic-not-now")
    assert table.why_not("rome maneuver kyklos_1") == ("9.2.A1", "no-tactic")


@pytest.mark.rule("hamilcar", "9.1.3", "9.1.1")
def test_no_tactic_card_is_drawn_that_lies_in_a_hand() -> None:
    pieces = {"roma": "rome 3cu duilius", "syracusae": "carthage 2cu adherbal"}
    table = battle(ships=3, others=3, carthage_first=False, pieces=pieces)
    draws = [draw for draw in table.chance.made if draw.choice == "tactic_draw"]
    assert len(draws) >= 6
    met: list[str] = []
    for draw in draws:
        assert not set(met) & set(draw.possible)
        assert len(draw.possible) == 20 - len(met)
        met.append(draw.outcome)


@pytest.mark.rule("hamilcar", "17.2.B-Paterculus1")
def test_paterculus_takes_one_prize_in_a_battle() -> None:
    pieces = {"roma": "rome 3cu sulpicius_paterculus", "syracusae": "carthage 2cu hanno"}
    table = battle("roll 6, roll 1, roll 6, roll 1", ships=5, others=5, carthage_first=False, pieces=pieces,
                   general="sulpicius_paterculus", ready=(5, 5), seamanship=3)  # fmt: skip
    table.holding("", "")
    while len([told for told in table.events("battle-roll") if told[0] == "rome"]) < 2:
        table.do(f"{table.actor} pass")
    taken = [(sunk, prizes) for side, sunk, prizes in table.events("warships-hit") if side == "carthage"]
    assert [prizes for _, prizes in taken] == [1, 0]


@pytest.mark.rule("hamilcar", "9.3.B1f", "9.3.B1h")
def test_a_victorious_interceptor_with_one_free_port_on_his_way_lands_there() -> None:
    pieces = {"regium": "rome 3cu duilius", "croton": "rome 1cu", "syracusae": "carthage 2cu hanno"}
    table = moving(pieces, "duilius", "roll 6, roll 6", ready=(1, 3), supremacy="carthage")
    table.do("rome embark; rome ships 1; rome sail croton; carthage intercept; carthage whole; carthage sail croton")
    table.do("carthage ships 3").holding("", "")
    while table.choice in ("maneuver_card", "evasion", "evasion_by_card"):
        table.do(f"{table.actor} pass")
    assert table.events("naval-victory") == [("carthage", "croton")]
    assert (table.at("hanno"), table.cus("carthage", "syracusae")) == ("syracusae", 2)
    assert (table.ready("carthage"), table.at_sea("carthage")) == (3, 0)
