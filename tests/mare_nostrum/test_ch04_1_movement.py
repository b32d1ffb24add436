"""4 Move and Battle Phase, 4.1 Movement."""

from __future__ import annotations

import pytest

from .table import Table


@pytest.mark.rule("mare-nostrum", "4-1")
def test_the_military_leader_names_the_movers_one_at_a_time_himself_when_he_likes() -> None:
    table = Table().move_phase()
    assert table.asked == ("rome", "mover")
    assert table.nouns("name_mover") == ["rome", "greece", "babylon", "egypt", "carthage"]
    table.do("name_mover greece")
    assert table.asked == ("greece", "march")
    table.do("done")
    assert table.why_not("name_mover greece") == ("4-1", "had-move-turn")
    table.do("name_mover rome", "done", "name_mover carthage", "done", "name_mover egypt", "done")
    assert table.actor == "babylon"  # the last one needs no naming
    table.do("done")
    assert table.turn_over


@pytest.mark.rule("mare-nostrum", "4.1-1")
def test_any_number_of_units_may_move_or_none() -> None:
    table = Table().move_turn("rome")
    table.do("done")
    assert (table.count("rome", "latium"), table.count("rome", "italia")) == (1, 1)
    table = Table().move_turn("rome").do("march latium", "enter gallia", "march italia", "enter latium")
    assert (table.count("rome", "gallia"), table.count("rome", "latium")) == (1, 1)


@pytest.mark.rule("mare-nostrum", "4.1-2", "4.1.1-4")
def test_triremes_move_and_fight_before_any_legion_moves() -> None:
    table = Table().triremes("rome", "mare_ionium", 1).triremes("egypt", "mare_africum", 1).move_turn("rome")
    assert table.choice == "sail"
    table.do("sail mare_ionium", "sail_to mare_africum")
    assert table.choice == "sea_battle"
    table.do("done")
    assert table.choice == "march"
    assert not any(text.startswith("sail") for text in table.legal())


@pytest.mark.rule("mare-nostrum", "4.1-3")
def test_a_fortress_never_moves() -> None:
    table = Table().legions("rome", "latium", 0).legions("rome", "italia", 1).move_turn("rome")
    assert table.nouns("march") == ["italia"]
    assert table.why_not("march latium") == ("4.1.2-1", "no-legion-here")


@pytest.mark.rule("mare-nostrum", "4.1.1-1")
def test_each_trireme_moves_once_to_an_adjacent_sea() -> None:
    table = Table().triremes("rome", "mare_ionium", 1).triremes("rome", "mare_tyrrhenum", 1).move_turn("rome")
    table.do("sail mare_ionium")
    assert table.nouns("sail_to") == ["mare_tyrrhenum", "mare_hadriaticum", "mare_africum", "mare_aegaeum"]
    assert table.why_not("sail_to pontus_euxinus") == ("4.1.1-1", "sea-not-adjacent")
    table.do("sail_to mare_tyrrhenum")
    assert table.nouns("sail") == ["mare_tyrrhenum"]  # one of the two there has not moved
    table.do("sail mare_tyrrhenum", "sail_to mare_sardum")
    assert table.choice == "march"
    assert (table.count("rome", "mare_tyrrhenum"), table.count("rome", "mare_sardum")) == (1, 1)


@pytest.mark.rule("mare-nostrum", "4.1.1-1")
def test_a_trireme_that_has_moved_stays() -> None:
    table = Table().triremes("rome", "mare_ionium", 1).triremes("rome", "mare_sardum", 1).move_turn("rome")
    table.do("sail mare_ionium", "sail_to mare_africum")
    assert table.why_not("sail mare_africum") == ("4.1.1-1", "triremes-moved")
    assert table.why_not("sail mare_ionium") == ("4.1.1-1", "no-trireme-here")


@pytest.mark.rule("mare-nostrum", "4.1.1-2", "4.1.1-3")
def test_a_sea_battle_is_fought_only_if_the_active_player_likes() -> None:
    table = Table().triremes("rome", "mare_ionium", 1).triremes("greece", "mare_ionium", 1).move_turn("rome")
    table.do("done")
    assert table.legal() == ["done", "sea_battle mare_ionium"]  # nobody needs to have moved there
    assert table.why_not("sea_battle mare_africum") == ("4.2-7", "no-own-trireme")
    table.do("done")
    assert (table.count("rome", "mare_ionium"), table.count("greece", "mare_ionium")) == (1, 1)


def roman_expedition() -> Table:
    table = Table().wipe().control("egypt", "cyrenaica").control("rome", "italia", "creta")
    table.legions("rome", "italia", 2).legions("rome", "creta", 1).triremes("rome", "mare_ionium", 2)
    return table.triremes("egypt", "mare_africum", 1).move_turn("rome")


@pytest.mark.rule("mare-nostrum", "4.1.1-4")
@pytest.mark.example("mare-nostrum", "4.1.2-ex2")
def test_a_trireme_that_survives_its_battle_still_carries_legions() -> None:
    table = roman_expedition().do("sail mare_ionium", "sail_to mare_africum", "done")
    table.do("sea_battle mare_africum", "roll 5", "roll 4")
    assert (table.count("rome", "mare_africum"), table.count("egypt", "mare_africum")) == (1, 0)
    table.do("march italia")
    assert "cyrenaica" in table.nouns("enter")


@pytest.mark.rule("mare-nostrum", "4.1.1-4")
def test_a_trireme_lost_in_battle_carries_nobody() -> None:
    table = roman_expedition().do("sail mare_ionium", "sail_to mare_africum", "done")
    table.do("sea_battle mare_africum", "roll 4", "roll 5")
    assert (table.count("rome", "mare_africum"), table.count("egypt", "mare_africum")) == (0, 1)
    table.do("march italia")
    assert table.why_not("enter cyrenaica") == ("4.1.2-1", "not-in-reach")


@pytest.mark.rule("mare-nostrum", "4.1.2-1")
def test_each_legion_moves_once_to_an_adjacent_province() -> None:
    table = Table().legions("rome", "italia", 0).move_turn("rome").do("march latium")
    assert table.nouns("enter") == ["gallia", "italia"]
    assert table.why_not("enter dacia") == ("4.1.2-1", "not-in-reach")
    table.do("enter gallia")
    assert table.choice != "march"  # its only legion has moved
    table = Table().move_turn("rome").do("march latium", "enter italia")
    assert table.nouns("march") == ["italia"]
    table.do("march italia", "enter latium")
    assert table.choice != "march"


@pytest.mark.rule("mare-nostrum", "4.1.2-1")
def test_a_legion_that_has_moved_moves_no_further() -> None:
    table = Table().legions("rome", "italia", 1).legions("rome", "gallia", 1).move_turn("rome")
    table.do("march latium", "enter gallia", "march gallia", "enter latium")
    assert table.nouns("march") == ["italia"]
    assert table.why_not("march gallia") == ("4.1.2-1", "legions-moved")


@pytest.mark.rule("mare-nostrum", "4.1.2-2")
def test_transport_passes_through_any_number_of_seas() -> None:
    table = Table().wipe().control("rome", "gallia").legions("rome", "gallia", 1)
    for sea in ("mare_hadriaticum", "mare_ionium", "mare_aegaeum", "pontus_euxinus"):
        table.triremes("rome", sea, 1)
    table.move_turn("rome").do("done", "march gallia")
    assert {"asia", "creta", "cappadocia"} <= set(table.nouns("enter"))
    assert not {"judea", "armenia"} & set(table.nouns("enter"))  # on another sea, and on none


@pytest.mark.rule("mare-nostrum", "4.1.2-5")
def test_legions_may_leave_a_province_that_holds_opposing_units() -> None:
    table = Table().wipe().legions("rome", "dacia", 1).legions("greece", "dacia", 2).move_turn("rome")
    assert table.nouns("march") == ["dacia"]
    table.do("march dacia", "enter germania")
    assert table.count("rome", "germania") == 1
    assert not table.heard("land-battle")


def babylonian_table() -> Table:
    table = Table().wipe().control("babylon", "cilicia").control("egypt", "judea").legions("babylon", "cilicia", 2)
    table.fortress("babylon", "cilicia").legions("egypt", "cilicia", 2).fortress("egypt", "judea")
    return table.move_turn("babylon")


@pytest.mark.rule("mare-nostrum", "4.1.2-5", "4.1.2-6", "4.1.2-7")
@pytest.mark.example("mare-nostrum", "4.1.2-ex3")
def test_babylon_leaves_its_fortress_alone_and_fights_two_battles() -> None:
    table = babylonian_table().do("march cilicia", "enter judea", "march cilicia", "enter judea")
    assert table.choice == "land_battle"
    assert table.nouns("battle") == ["cilicia", "judea"]
    table.draws("roll 4, roll 5, roll 6, roll 6")
    table.do("battle cilicia")  # the fortress rolls no die, two legions do; the battle in Judea follows
    fortress, legions = table.heard("hits")[:2]
    assert fortress.args[1:3] == (5, 1)
    assert legions.args[1:3] == (9, 0)  # one hit, cancelled by the fortress
    assert table.heard("hits")[-2].args[1:3] == (12, 1)  # two hits less one cancelled


@pytest.mark.rule("mare-nostrum", "4.1.2-5", "4.1.2-7")
@pytest.mark.example("mare-nostrum", "4.1.2-ex4")
def test_babylon_moves_one_legion_to_asia_and_the_rest_battles_in_cilicia() -> None:
    table = babylonian_table().do("march cilicia", "enter asia", "done", "roll 5", "roll 1", "roll 1")
    assert table.heard("hits")[-2].args[1:3] == (10, 2)
    assert table.count("babylon", "asia") == 1


@pytest.mark.rule("mare-nostrum", "4.1.2-6", "4.1.2-7")
@pytest.mark.example("mare-nostrum", "4.1.2-ex5")
def test_babylon_moves_nothing_and_battles_with_everything_in_cilicia() -> None:
    table = babylonian_table().do("done", "roll 5", "roll 5", "roll 1", "roll 1")  # the battle is compulsory
    assert table.heard("hits")[-2].args[1:3] == (15, 3)
    assert table.count("egypt", "cilicia") == 0


@pytest.mark.rule("mare-nostrum", "4.1.2-8")
def test_opposing_land_units_share_a_province_only_after_a_battle() -> None:
    table = Table().wipe().legions("rome", "germania", 1).legions("greece", "dacia", 1).move_turn("rome")
    table.do("march germania", "enter dacia", "roll 1", "roll 1")
    assert table.drawn() == ["attack_die", "defence_die"]
    assert (table.count("rome", "dacia"), table.count("greece", "dacia")) == (1, 1)


@pytest.mark.rule("mare-nostrum", "4.1.1-2", "9-5")
def test_a_sea_battle_may_be_fought_in_each_of_several_seas() -> None:
    table = Table().triremes("rome", "mare_ionium", 1).triremes("greece", "mare_ionium", 1)
    table.triremes("rome", "mare_sardum", 1).triremes("carthage", "mare_sardum", 1).move_turn("rome").do("done")
    table.do("sea_battle mare_ionium", "roll 1", "roll 1")
    assert table.legal() == ["done", "sea_battle mare_sardum"]
    assert table.why_not("sea_battle mare_ionium") == ("9-5", "fought-here")
    table.do("sea_battle mare_sardum", "roll 5", "roll 1")
    assert table.count("carthage", "mare_sardum") == 0
    assert table.choice == "march"


@pytest.mark.rule("mare-nostrum", "4.1.2-6", "9-5")
def test_only_a_battle_that_is_due_can_be_chosen() -> None:
    table = babylonian_table().legions("egypt", "dacia", 1).legions("rome", "dacia", 1)
    table.do("march cilicia", "enter judea", "march cilicia", "enter judea")
    assert table.why_not("battle asia") == ("4.1.2-6", "no-battle-due")
    assert table.why_not("battle dacia") == ("4.1.2-6", "no-battle-due")  # the war of others
    assert table.offers("battle cilicia")
    assert table.offers("battle judea")


@pytest.mark.rule("mare-nostrum", "4.1.2-6", "4.1.2-7")
def test_a_fortress_alone_has_to_be_fought_whoever_it_belongs_to() -> None:
    for owner, attacker in (("rome", "greece"), ("greece", "rome")):
        table = Table().wipe().control(owner, "dacia").fortress(owner, "dacia").legions(attacker, "germania", 1)
        table.move_turn(attacker).do("march germania", "enter dacia", "roll 1")
        assert len(table.heard("land-battle")) == 1
        assert table.view()["provinces"]["dacia"]["at_war"] == (table.count(attacker, "dacia") > 0)
