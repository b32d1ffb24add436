"""Crossing points of rules at sea: where one chapter meets another."""

from __future__ import annotations

from navarch.games.hamilcar.ch02_concepts import truce

from .table import GAME, Table, general, space
from .test_movement import campaign, moving, punic
from .test_naval import battle

BARE = dict.fromkeys(
    [
        "arretium",
        "cosa",
        "praeneste",
        "fregellae",
        "tarracina",
        "nola",
        "salernum",
        "corfinium",
        "aesernia",
        "beneventum",
        "luceria",
        "venusia",
        "paestum",
        "thurii",
    ]
)


def to_ships(table: Table, ships: int = 1) -> Table:
    """Let the interceptor gather nothing more and commit its Warships."""
    while table.asked[1] != "intercepting_ships":
        options = table.legal("carthage")
        wanted = next((o for o in ("whole", "sail messana", "pass") if o in options), options[0])
        table.do(f"carthage {wanted}")
    return table.do(f"carthage ships {ships}")


# ---- sea: moves, interceptions, battles, events inside one another ----


def test_a_counter_event_in_a_naval_battle_in_an_interception_in_a_campaign() -> None:
    pieces = {"roma": "rome 3cu duilius", "syracusae": "carthage 2cu hanno", "regium": "rome 3cu atilius_regulus"}
    table = campaign(pieces, carthage="ambush epidemic", seamanship=2, ready=(2, 2)).do(
        "rome activate duilius; rome embark; rome ships 2; rome sail neapolis; carthage intercept"
    )
    to_ships(table, 2)
    assert table.asked == ("carthage", "reaction")
    names = [type(p).__name__ for p in table.s.stack]
    assert names[-6:] == ["Activation", "Movement", "NavalMovement", "NavalInterception", "NavalBattle", "Window"]
    assert "Campaign" in names
    table.do("carthage react ambush")
    assert GAME.check(table.s) == ""
    assert table.view()["naval_battle"]["sides"]["carthage"]["rating"] == 3


def test_bad_weather_strikes_the_second_general_of_a_campaign_only() -> None:
    pieces = {"regium": "rome 3cu duilius", "nola": "rome 3cu fulvius_flaccus:proconsul"}
    table = campaign(pieces, carthage="bad_weather epidemic").do(
        "rome activate duilius; rome march consentia; rome march thurii; rome march tarentum; carthage pass; rome stop"
    )
    table.do(
        "rome activate fulvius_flaccus; rome march capua; rome march fregellae",
        "rome march praeneste; carthage react bad_weather",
    )
    assert table.at("duilius") == "tarentum"
    assert table.at("fulvius_flaccus") == "fregellae"


def test_punic_faith_cancels_corvus_inside_a_naval_battle() -> None:
    pieces = {"roma": "rome 3cu duilius", "syracusae": "carthage 2cu hanno"}
    table = Table(pieces, rome="socii_navales corvus", carthage="punic_faith epidemic", seamanship=2, ready=(1, 1))
    table.do(
        "rome operate socii_navales; rome activate duilius; rome embark; rome ships 1",
        "rome sail neapolis; carthage intercept",
    )
    to_ships(table).do("rome react corvus; carthage react punic_faith")
    assert table.s.corvi == 0
    assert "corvus" in table.view()["discard"]


def test_supremacy_won_by_an_undeclared_interception_gives_the_red_siege_die_on_landing() -> None:
    pieces = {"roma": "rome 4cu duilius", "syracusae": "carthage hanno"}
    table = moving(
        pieces,
        "duilius",
        "red_die 3",
        seamanship=3,
        ready=(0, 1),
        control={"neapolis": "carthage", "messana": "carthage"},
    )
    table.do("rome embark; rome sail neapolis; carthage pass; rome land; rome siege")
    assert table.supremacy == "rome"
    assert table.s.points[space("neapolis")] == 1


def test_siege_points_stay_when_supremacy_is_lost_and_no_attempt_is_open() -> None:
    table = moving(
        {"syracusae": "rome 4cu duilius"}, "duilius", points={"syracusae": (2, "rome")}, supremacy="carthage"
    )
    assert table.why("rome", "siege") == "14.2.2"
    assert table.s.points[space("syracusae")] == 2
    table.do("rome stop")
    assert table.s.points[space("syracusae")] == 2


def test_an_aristocrat_displaced_at_sea_costs_pcs_without_political_consequences() -> None:
    pieces = {"roma": "rome 1cu cornelius_scipio", "syracusae": "carthage 2cu adherbal"}
    table = battle("roll 6", ships=0, others=2, pieces=pieces, general="cornelius_scipio")
    assert table.standing("cornelius_scipio") == "eliminated"
    assert table.match.prompt()[2] == (2,)
    table.do("rome remove nola; rome remove cosa; carthage target syracusae")
    assert table.asked[1] != "removal"  # 8.5 waives the rest


def test_an_aristocrat_lost_with_no_pcs_left_ends_the_game_in_the_middle_of_a_voyage() -> None:
    pieces = {"roma": "rome cornelius_scipio", "syracusae": "carthage 2cu hanno"}
    table = moving(pieces, "cornelius_scipio", seamanship=2, ready=(0, 1), control=BARE).do(
        "rome embark; rome sail neapolis; carthage intercept"
    )
    assert table.over == ("carthage", "out_of_control")


def test_prizes_over_ten_warships_are_lost_to_both_sides() -> None:
    pieces = {"roma": "rome 3cu duilius", "syracusae": "carthage hanno"}
    table = battle("roll 6", corvi=1, ships=3, others=1, carthage_first=False, pieces=pieces, spent=(7, 0)).do(
        "rome pass"
    )
    assert table.s.spent[0] == 7
    assert table.s.sunk[1] == 1
    assert GAME.check(table.s) == ""


def test_half_of_two_prizes_in_the_losers_box_come_back_spent() -> None:
    from navarch.games.hamilcar.ch09_naval_battle.resolution import NavalBattleResolution

    from .table import position, resume

    s = position(
        {"at_sea": "rome 1cu duilius + carthage 1cu gisco"},
        rome="spies",
        prizes=[2, 0],
        at_sea=[0, 1],
        route=[space("roma"), space("neapolis")],
        chase=[space("syracusae"), space("neapolis")],
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
            ),
        )
    )
    assert table.s.spent[1] == 1
    assert table.s.sunk[1] == 1
    assert table.s.prizes == [0, 0]


def test_a_winner_who_sails_on_cannot_be_intercepted_again() -> None:
    pieces = {"roma": "rome 3cu duilius", "syracusae": "carthage hanno"}
    table = battle(
        "roll 5", corvi=1, ships=3, others=1, carthage_first=False, pieces=pieces, seamanship=3, ready=(3, 3)
    ).do("rome pass; rome sail lipara")
    assert table.asked == ("rome", "sail_on")


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


def test_the_miat_keeps_cus_out_of_an_interception_from_africa() -> None:
    pieces = {"agrigentum": "rome 3cu vulso_longus", "carthago": "carthage 3cu carthalo"}
    table = moving(pieces, "vulso_longus", control={"agrigentum": "rome"}, miat="a1", ready=(1, 1), seamanship=2).do(
        "rome embark; rome ships 1; rome sail lilybaeum"
    )
    table.do("carthage intercept; carthage whole")
    assert table.cus("carthage", "at_sea") == 0
    assert table.at("carthalo") == "at_sea"
    assert table.cus("carthage", "carthago") == 3


def test_a_peaceful_miat_forbids_carthage_to_intercept_and_costs_no_supremacy() -> None:
    pieces = {"roma": "rome 3cu duilius", "syracusae": "carthage 2cu hanno"}
    table = moving(pieces, "duilius", seamanship=2, ready=(1, 2), miat="").do(
        "rome embark; rome ships 1; rome sail neapolis"
    )
    assert table.asked == ("rome", "sail_on")
    assert table.supremacy == "carthage"


def test_the_miat_falls_to_peaceful_by_a_battle_loss_and_truce_rules_bind_carthage_at_once() -> None:
    pieces = {"catana": "rome 6cu atilius_regulus", "enna": "carthage 3cu gisco", "thermae": "carthage 3cu hanno"}
    table = moving(
        pieces, "atilius_regulus", "small_die 2, large_die 4, large_die 6", miat="a1", control={"hippana": "rome"}
    ).do("rome march enna; carthage done; carthage unseat a1")
    assert table.view()["miat"]["state"] == "peaceful"
    assert table.view()["display"]["miat"] == "rome"
    assert truce.truce_binds(table.s, 1)
    assert not truce.truce_binds(table.s, 0)
    assert table.s.truce == 0


def test_a_truce_is_broken_by_a_counter_event() -> None:
    table = Table({}, carthage="punic_faith spies", rome="epidemic", active="carthage", truce=1).do(
        "carthage react punic_faith"
    )
    assert table.s.truce == 0


def test_cruel_sea_strikes_after_a_won_naval_battle() -> None:
    pieces = {"roma": "rome 3cu duilius", "syracusae": "carthage hanno"}
    table = battle(
        "roll 5, roll 6, roll 6",
        corvi=1,
        ships=3,
        others=1,
        carthage_first=False,
        pieces=pieces,
        seamanship=3,
        carthage="cruel_sea epidemic",
    )
    table.do("rome pass; rome sail lipara; rome land; carthage react cruel_sea")
    assert len(table.events("storm")) == 2
    assert table.s.sunk[0] >= 3


def test_storms_that_take_the_last_cu_forbid_a_landing_among_enemies() -> None:
    pieces = {"carthago": "carthage 1cu 1st gisco", "lilybaeum": "rome 2cu"}
    table = punic(pieces, "gisco", "roll 6", rome="storms_at_sea epidemic", control={"lilybaeum": "rome"}).do(
        "carthage embark; carthage sail lilybaeum; carthage land; rome react storms_at_sea; carthage lose cu"
    )
    assert table.at("gisco") == "carthago"
    assert GAME.check(table.s) == ""


def test_good_omen_sets_the_die_of_an_interception_inside_a_move() -> None:
    table = moving(
        {"catana": "rome 6cu atilius_regulus", "thermae": "carthage 3cu hanno"},
        "atilius_regulus",
        carthage="good_omen epidemic",
    )
    table.do(
        "rome march enna; carthage interpose hanno; carthage whole; carthage react good_omen",
        "carthage set_die 1; rome back_up",
    )
    assert table.at("atilius_regulus") == "catana"
    assert table.events("land-battle") == []


def test_roman_good_omen_can_itself_be_cancelled() -> None:
    pieces = {"catana": "rome 6cu atilius_regulus", "enna": "carthage 2cu himilco"}
    table = Table(pieces, "roll 1, roll 6", rome="socii_navales good_omen", carthage="punic_faith epidemic")
    table.do(
        "rome operate socii_navales; rome activate atilius_regulus; rome march enna",
        "carthage avoid himilco; carthage whole; carthage escape thermae; rome pursue",
        "rome react good_omen; carthage react punic_faith",
    )
    assert table.events("pursuit-failed")
    assert "good_omen" in table.view()["discard"]


# ---- land: reactions, battles, retreats ----
