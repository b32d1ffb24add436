"""8 Naval Interception."""

from __future__ import annotations

from typing import Any

import pytest

from .positions import battle, moving, punic, sailing
from .table import Table


@pytest.mark.rule("hamilcar", "8.1.7", "2.1.I6")
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
    assert table.points("neapolis") == 1


@pytest.mark.rule("hamilcar", "8.3.1", "2.2.D2c")
def test_an_aristocrat_displaced_at_sea_costs_pcs_without_political_consequences() -> None:
    pieces = {"roma": "rome 1cu cornelius_scipio", "syracusae": "carthage 2cu adherbal"}
    table = battle("roll 6", ships=0, others=2, pieces=pieces, general="cornelius_scipio")
    assert table.standing("cornelius_scipio") == "eliminated"
    assert table.match.prompt()[2] == (2,)
    table.do("rome remove nola; rome remove cosa; carthage target syracusae")
    assert table.asked[1] != "removal"  # 8.5 waives the rest


@pytest.mark.rule("hamilcar", "7.1.8", "15.3.C3")
def test_the_miat_keeps_cus_out_of_an_interception_from_africa() -> None:
    pieces = {"agrigentum": "rome 3cu vulso_longus", "carthago": "carthage 3cu carthalo"}
    table = moving(pieces, "vulso_longus", control={"agrigentum": "rome"}, miat="a1", ready=(1, 1), seamanship=2).do(
        "rome embark; rome ships 1; rome sail lilybaeum"
    )
    table.do("carthage intercept; carthage whole")
    assert table.cus("carthage", "at_sea") == 0
    assert table.at("carthalo") == "at_sea"
    assert table.cus("carthage", "carthago") == 3


@pytest.mark.rule("hamilcar", "15.3.D4", "8.1.7")
def test_a_peaceful_miat_forbids_carthage_to_intercept_and_costs_no_supremacy() -> None:
    pieces = {"roma": "rome 3cu duilius", "syracusae": "carthage 2cu hanno"}
    table = moving(pieces, "duilius", seamanship=2, ready=(1, 2), miat="").do(
        "rome embark; rome ships 1; rome sail neapolis"
    )
    assert table.asked == ("rome", "sail_on")
    assert table.supremacy == "carthage"


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


AFRICAN = {"carthago": "carthage 3cu hanno", "agrigentum": "rome 3cu duilius", "roma": "rome 1cu"}


def intercepting_at_clupea(**more: Any) -> Table:
    """Rome sails from Agrigentum to Clupea; Carthage intercepts out of Carthago, one lane away."""
    table = moving(AFRICAN, "duilius", seamanship=4, ready=(0, 1), supremacy="rome", **more)
    return table.do("rome embark; rome sail clupea; carthage intercept; rome fight")


@pytest.mark.rule("hamilcar", "7.1.8", "15.3.C3", "8.3.5")
def test_units_aboard_from_africa_keep_an_intercepting_fleet_on_african_lanes() -> None:
    free = intercepting_at_clupea(miat="a1 center b1").do("carthage whole")
    assert "lilybaeum" in free.nouns("sail", "carthage")
    bound = intercepting_at_clupea(miat="a1").do("carthage whole")
    assert bound.asked == ("carthage", "chase")
    assert bound.nouns("sail", "carthage") == ["utica", "clupea"]
    assert bound.cus("carthage", "at_sea") == 3
    empty = intercepting_at_clupea(miat="a1").do("carthage bring hanno; carthage cus 0")
    assert "lilybaeum" in empty.nouns("sail", "carthage")  # a General may leave Africa


@pytest.mark.rule("hamilcar", "7.1.8", "15.3.C3", "8.3.5")
def test_no_units_of_africa_join_a_fleet_whose_way_leads_out_of_it() -> None:
    pieces = {"carthago": "carthage 3cu hanno", "panormus": "rome 3cu duilius"}
    table = moving(pieces, "duilius", seamanship=4, ready=(0, 1), supremacy="rome", miat="a1")
    table.do("rome embark; rome sail drepanum; carthage intercept; rome fight")
    while table.asked[1] in ("loading", "detachment"):
        table.do("carthage " + table.legal("carthage")[-1])
    assert (table.at("hanno"), table.cus("carthage", "at_sea")) == ("at_sea", 0)


@pytest.mark.parametrize(("ships", "roll", "lost"), [(2, 6, 1), (2, 4, 1), (2, 3, 0), (5, 6, 1)])
@pytest.mark.rule("hamilcar", "8.5.3", "8.5.1", "8.5.4", "8.5.5")
def test_the_one_roll_against_an_unguarded_fleet_is_the_interceptors_and_counts_its_admiral(
    ships: int, roll: int, lost: int
) -> None:
    pieces = {"roma": "rome 4cu duilius", "syracusae": "carthage 1cu hamilcar"}
    table = sailing(pieces, f"roll {roll}", ships=0, ready=(0, ships))
    table.do("carthage intercept")
    while table.asked[1] != "intercepting_ships":
        table.do("carthage " + table.legal("carthage")[-1])
    before = table.pcs("rome")
    table.do(f"carthage ships {ships}")
    assert [(who, die, column) for who, die, _, column, _ in table.events("battle-roll")] == [("carthage", roll, 2)]
    assert table.cus("rome", "roma") == 4 - lost
    assert (table.supremacy, table.pcs("rome"), table.ready("carthage")) == ("carthage", before, ships)
    assert "tactic_draw" not in table.drawn()


@pytest.mark.rule("hamilcar", "8.4.3", "8.3.5")
def test_equals_are_chosen_among_once_and_not_again_where_units_come_aboard() -> None:
    pieces = {"roma": "rome 3cu duilius", "syracusae": "carthage 2cu hanno gisco", "lipara": "carthage 1cu"}
    table = sailing(pieces).do("carthage intercept; carthage whole")
    assert table.asked == ("carthage", "fleet_command")
    table.do("carthage command gisco; carthage sail messana; carthage sail lipara; carthage board; carthage whole")
    assert table.cus("carthage", "at_sea") == 3
    assert table.choice != "fleet_command"
    while table.choice != "intercepting_ships":
        table.do("carthage " + table.legal("carthage")[0])
    table.do("carthage ships 1")
    assert table.view()["naval_battle"]["sides"]["carthage"]["commander"] == "gisco"


@pytest.mark.rule("hamilcar", "8.4.1", "8.1.3")
def test_no_general_need_come_aboard_where_another_waits_within_the_last_lane_of_the_range() -> None:
    pieces = {"neapolis": "rome 3cu duilius", "syracusae": "carthage 2cu hanno", "panormus": "carthage 1cu gisco"}
    table = moving(pieces, "duilius", ready=(1, 1), supremacy="carthage").do(
        "rome embark; rome ships 1; rome sail lipara"
    )
    table.do("carthage intercept; carthage depart syracusae")
    assert table.asked == ("carthage", "loading")  # three lanes to Panormus and one back: four in all
    table.do("carthage pass")
    assert "messana" in table.nouns("sail", "carthage")
    far = {**pieces, "drepanum": "carthage 1cu gisco", "panormus": "carthage 1cu"}
    forced = moving(far, "duilius", ready=(1, 1), supremacy="carthage").do(
        "rome embark; rome ships 1; rome sail lipara"
    )
    forced.do("carthage intercept; carthage depart syracusae")
    assert forced.choice == "detachment"
    assert forced.why_not("carthage done") == ("8.4.1", "needs-general")


@pytest.mark.rule("hamilcar", "8.5.3", "17.2.B-Catulus1", "9.2.B1c")
def test_the_one_roll_against_an_unguarded_fleet_is_a_roll_of_the_first_round() -> None:
    pieces = {"lipara": "carthage 4cu hanno", "roma": "rome 3cu lutatius_catulus"}
    table = punic(pieces, "hanno", "roll 4", seamanship=3, ready=(1, 0), supremacy="rome")
    table.do("carthage embark; carthage sail neapolis; rome intercept")
    while table.choice != "intercepting_ships":
        table.do("rome " + table.legal("rome")[-1])
    table.do("rome ships 1")
    assert table.events("roll-bonus") == [("ability", 1)]
    assert table.events("battle-roll")[0] == ("rome", 4, 5, 3, 1)


@pytest.mark.rule("hamilcar", "7.1.8", "15.3.C3", "8.3.5", "8.4.1")
def test_units_of_africa_stay_ashore_where_the_general_has_to_be_fetched_from_elsewhere() -> None:
    pieces = {"carthago": "carthage 3cu", "lilybaeum": "carthage 1cu hanno", "agrigentum": "rome 3cu duilius"}
    free = moving(pieces, "duilius", seamanship=4, ready=(0, 1), supremacy="carthage", miat="a1 center b1")
    free.do("rome embark; rome sail clupea; carthage intercept")
    assert free.asked == ("carthage", "loading")
    bound = moving(pieces, "duilius", seamanship=4, ready=(0, 1), supremacy="carthage", miat="a1")
    bound.do("rome embark; rome sail clupea; carthage intercept")
    assert bound.nouns("bring", "carthage") == ["hanno"]  # in Carthago nobody was asked to come aboard
    bound.do("carthage whole")
    assert (bound.cus("carthage", "at_sea"), bound.cus("carthage", "carthago")) == (1, 3)


def over_clupea(dice: str, **more: Any) -> Table:
    """Hanno intercepts at Clupea out of Syracusae, and takes the CUs of Clupea aboard."""
    pieces = {"clupea": "carthage 4cu", "agrigentum": "rome 3cu duilius", "syracusae": "carthage 1cu hanno"}
    table = moving(pieces, "duilius", dice, seamanship=4, ready=(1, 3), supremacy="carthage", **more)
    table.do("rome embark; rome ships 1; rome sail clupea; carthage intercept; carthage whole; carthage board")
    table.do("carthage whole; carthage ships 3").holding("", "")
    while table.choice in ("maneuver_card", "evasion", "evasion_by_card"):
        table.do(f"{table.actor} pass")
    return table


@pytest.mark.rule("hamilcar", "7.1.8", "15.3.C3", "9.3.B1f")
def test_a_victorious_interceptor_lands_no_units_of_africa_elsewhere() -> None:
    free = over_clupea("roll 6", miat="a1 center b1")
    assert free.nouns("target", "carthage") == ["syracusae", "camarina", "clupea"]
    free.do("carthage target syracusae")
    assert free.heard("put-ashore")[-1].rule == "9.3.B1f"
    bound = over_clupea("roll 6", miat="a1")  # Clupea is the only port left, and nobody is asked
    assert (bound.at("hanno"), bound.cus("carthage", "clupea")) == ("clupea", 5)


@pytest.mark.rule("hamilcar", "7.1.8", "15.3.C3", "9.3.B2b")
def test_a_beaten_interceptor_leaves_units_of_africa_there() -> None:
    lost = "roll 1, roll 6, roll 1, roll 6, roll 1, roll 6"
    for miat, port in (("a1 center b1", "agrigentum"), ("a1", "clupea")):
        table = over_clupea(lost, miat=miat, corvi=1)
        assert table.events("naval-victory")[0][0] == "rome"
        assert table.at("hanno") == port
        assert table.heard("put-ashore")[0].rule == "9.3.B2b"


@pytest.mark.rule("hamilcar", "8.4.1", "8.4.2", "8.3.4")
def test_a_fleet_that_forms_in_the_interception_port_itself_still_has_to_fetch_its_general() -> None:
    pieces = {"croton": "rome 3cu duilius", "syracusae": "carthage 1cu", "agrigentum": "carthage 1cu hanno"}
    table = moving(pieces, "duilius", seamanship=2, ready=(0, 1), supremacy="carthage")
    table.do("rome embark; rome sail syracusae; carthage intercept; carthage depart syracusae; carthage pass")
    assert table.nouns("bring", "carthage") == ["hanno"]  # in Agrigentum: nobody commands in Syracusae
    table.do("carthage whole; carthage pass; carthage ships 1")
    assert table.events("chased") == [("carthage", "syracusae", "syracusae", "hanno")]


@pytest.mark.rule("hamilcar", "8.1.4", "8.4.1")
def test_a_general_in_any_port_of_the_way_may_command_the_interception() -> None:
    pieces = {"sassari": "carthage 3cu hanno", "pisae": "rome 3cu duilius"}
    table = punic(pieces, "hanno", seamanship=4, ready=(1, 0), supremacy="carthage").do(
        "carthage embark; carthage sail aleria"
    )
    assert table.asked == ("rome", "interception")
    none = punic({"sassari": "carthage 3cu hanno"}, "hanno", seamanship=4, ready=(1, 0)).do(
        "carthage embark; carthage sail aleria"
    )
    assert none.choice != "interception"
