"""12 Land Interception."""

from __future__ import annotations

import pytest

from .positions import at_enna, moving, punic


@pytest.mark.rule("hamilcar", "10.0.8", "12.1.4", "12.1.6")
def test_avoid_and_two_interceptions_one_failing_leave_one_enemy_to_fight() -> None:
    pieces = {
        "catana": "rome 6cu atilius_regulus",
        "enna": "carthage 2cu himilco",
        "thermae": "carthage 2cu hanno",
        "leontini": "carthage 3cu adherbal",
    }
    table = moving(pieces, "atilius_regulus", "roll 1, roll 6, roll 1").do(
        "rome march enna; carthage avoid himilco; carthage whole; carthage interpose hanno",
        "carthage whole; carthage interpose adherbal; carthage whole",
        "carthage escape agrigentum; rome fight",
    )
    result = table.events("battle-result")[0]
    assert table.at("hanno") == "thermae"
    assert result is not None
    assert table.at("himilco") == "agrigentum"


@pytest.mark.rule("hamilcar", "12.1.7")
def test_plus_one_applies_when_the_last_friends_have_just_avoided() -> None:
    pieces = {"catana": "rome 6cu atilius_regulus", "enna": "carthage 2cu himilco", "thermae": "carthage 3cu hanno"}
    table = moving(pieces, "atilius_regulus", "roll 1, roll 2", control={"enna": "rome"}).do(
        "rome march enna; carthage avoid himilco; carthage whole; carthage interpose hanno",
        "carthage whole; carthage escape agrigentum",
    )
    assert table.at("hanno") == "thermae"


@pytest.mark.rule("hamilcar", "12.1.2", "12.1.3", "12.2.1", "12.2.2")
def test_the_intercepting_part_keeps_the_limits() -> None:
    pieces = {
        "catana": "rome 6cu atilius_regulus",
        "thermae": "carthage 12cu hanno gisco",
        "leontini": "carthage 3cu",
        "agrigentum": "carthage hasdrubal",
    }
    table = at_enna("roll 1", pieces)
    assert table.nouns("interpose", "carthage") == ["hanno", "gisco"]  # no General, no CU: no Interception
    table.do("carthage interpose hanno; carthage done")
    assert table.legal("carthage")[0] == "cus 1"
    assert table.legal("carthage")[-1] == "cus 10"


@pytest.mark.rule("hamilcar", "12.1.6", "12.1.7")
def test_one_is_added_in_an_enemy_space_without_friends() -> None:
    pieces = {"catana": "rome 6cu atilius_regulus", "thermae": "carthage 3cu hanno"}
    strange = at_enna("roll 2", pieces, control={"enna": "rome"}).do("carthage interpose hanno; carthage whole")
    assert strange.at("hanno") == "thermae"
    neutral = at_enna("roll 2", pieces).do("carthage interpose hanno; carthage whole")
    assert neutral.at("hanno") == "enna"
    friends = at_enna("roll 2", {**pieces, "enna": "carthage 1cu"}, control={"enna": "rome"}).do(
        "carthage interpose hanno; carthage whole"
    )
    assert friends.at("hanno") == "enna"


@pytest.mark.rule("hamilcar", "12.1.8", "2.2.E1b")
def test_combined_armies_fight_under_the_highest_general() -> None:
    pieces = {
        "catana": "rome 6cu atilius_regulus",
        "thermae": "carthage 2cu hamilcar_barca",
        "leontini": "carthage 3cu adherbal",
    }
    table = at_enna("roll 1, roll 1", pieces).do(
        "carthage interpose hamilcar_barca; carthage whole; carthage interpose adherbal; carthage whole; rome fight"
    )
    assert table.view()["land_battle"]["sides"]["carthage"]["commander"] == "hamilcar_barca"
    assert table.view()["land_battle"]["sides"]["carthage"]["cus"] == 5


@pytest.mark.rule("hamilcar", "12.2.4")
def test_an_intercepted_army_may_not_pursue() -> None:
    table = at_enna("roll 1, roll 1").do(
        "carthage avoid himilco; carthage whole; carthage interpose adherbal; carthage whole",
        "carthage done; carthage escape agrigentum",
    )
    assert table.asked == ("rome", "backing_up")
    assert table.legal("rome") == ["back_up", "fight"]


@pytest.mark.rule("hamilcar", "12.2.3", "12.3.1", "12.3.2", "12.3.4", "14.1.5")
def test_backing_up_ends_the_move_without_reactions_but_a_siege_is_open() -> None:
    pieces = {"catana": "rome 6cu atilius_regulus", "thermae": "carthage 3cu hanno"}
    table = at_enna("roll 1", pieces).do("carthage interpose hanno; carthage whole; rome back_up")
    assert table.at("atilius_regulus") == "catana"
    assert table.cus("rome", "catana") == 6
    assert table.mp == 0
    assert table.asked == ("carthage", "card_play")
    city = moving(
        {"agrigentum": "rome 6cu atilius_regulus", "thermae": "carthage 3cu hanno"},
        "atilius_regulus",
        "roll 1, white_die 6",
    )
    city.do("rome march enna; carthage interpose hanno; carthage whole; rome back_up; rome siege")
    assert city.view()["spaces"]["agrigentum"]["siege"]["points"] == 1


@pytest.mark.rule("hamilcar", "12.3.3")
def test_after_a_landing_one_backs_up_to_the_port_of_embarkation() -> None:
    table = moving(
        {"roma": "rome 4cu duilius", "panormus": "carthage 1cu", "thermae": "carthage 3cu hanno"},
        "duilius",
        "roll 1",
        seamanship=2,
    )
    table.do("rome embark; rome sail panormus; rome land; carthage interpose hanno; carthage whole; rome back_up")
    assert table.at("duilius") == "roma"
    assert table.cus("rome", "roma") == 4


@pytest.mark.rule("hamilcar", "12.2.5", "12.2.6", "12.2.7")
def test_no_interception_over_the_strait_or_past_enemies() -> None:
    strait = punic({"catana": "carthage 3cu hanno", "regium": "rome 4cu duilius"}, "hanno").do("carthage march messana")
    assert strait.asked[0] == "carthage"
    camp = {"catana": "rome 6cu atilius_regulus", "enna": "rome 1cu", "thermae": "carthage 3cu hanno"}
    assert at_enna("", camp).asked == ("rome", "move")
    watched = {
        "catana": "rome 6cu atilius_regulus",
        "agrigentum_inside": "carthage 2cu hanno",
        "agrigentum": "rome 3cu",
    }
    assert at_enna("", watched).asked == ("rome", "move")
    free = {"catana": "rome 6cu atilius_regulus", "agrigentum": "carthage 2cu hanno"}
    assert at_enna("", free).asked == ("carthage", "land_reaction")


@pytest.mark.rule("hamilcar", "12.4.1")
def test_an_unguarded_army_that_is_intercepted_is_lost() -> None:
    pieces = {"catana": "rome 2st atilius_regulus", "thermae": "carthage 3cu hanno"}
    table = at_enna("roll 1", pieces).do("carthage interpose hanno; carthage whole")
    assert table.standing("atilius_regulus") == "eliminated"
    assert table.force("carthage", "enna") == (3, 0, 2)
