"""4.2 Battles and At War."""

from __future__ import annotations

from pathlib import Path

import pytest

from navarch.games.mare_nostrum import build

from .positions import clash, fight, totals
from .table import Table

SIX = [f"roll {pips}" for pips in range(1, 7)]


@pytest.mark.rule("mare-nostrum", "4.2-3", "4.2-5", "4.2-6", "4.2-8", "4.2-9", "4.2-10", "10.CAESAR-1")
def test_rome_beats_a_legion_and_a_fortress_in_cyrenaica() -> None:
    table = fight(clash("rome", 3, "egypt", 1, fortress=True), "rome", 5, 4, 3, 3)
    assert totals(table) == (15, 2, 8, 1)  # three hits, of which the fortress cancels one
    assert table.count("egypt", "cyrenaica") == 0
    assert table.has_fortress("cyrenaica") is None
    assert table.count("rome", "cyrenaica") == 2


@pytest.mark.rule("mare-nostrum", "4.2-12", "4.2.1-2")
@pytest.mark.example("mare-nostrum", "4.2-ex2")
def test_a_later_player_attacks_the_survivors_in_the_same_round() -> None:
    table = clash("rome", 3, "egypt", 1, fortress=True).control("carthage", "libya").legions("carthage", "libya", 1)
    table.move_turn("rome", still_to_move=("carthage",)).do("done", "roll 5", "roll 4", "roll 3", "roll 3")
    assert table.actor == "carthage"
    table.do("march libya", "enter cyrenaica", "roll 6", "roll 1", "roll 1")
    assert len(table.heard("land-battle")) == 2
    assert table.count("rome", "cyrenaica") == 1


@pytest.mark.rule("mare-nostrum", "4.2-1", "4.2-4")
def test_one_roll_of_each_side_settles_a_battle_and_both_lose_at_once() -> None:
    table = fight(clash("carthage", 1, "egypt", 1), "carthage", 5, 6)
    assert (table.count("carthage", "cyrenaica"), table.count("egypt", "cyrenaica")) == (0, 0)
    assert len(table.heard("hits")) == 2  # one for each side


@pytest.mark.rule("mare-nostrum", "4.2-2", "C-6")
def test_land_dice_roll_on_land_and_sea_dice_at_sea() -> None:
    table = clash("carthage", 1, "egypt", 1).move_turn("carthage").do("done")
    assert table.last_draw.possible == SIX
    assert table.heard("land-battle")
    table = Table().triremes("rome", "mare_ionium", 1).triremes("greece", "mare_ionium", 1).move_turn("rome")
    table.do("done", "sea_battle mare_ionium")
    assert table.last_draw.possible == SIX
    assert table.heard("sea-battle")


@pytest.mark.rule("mare-nostrum", "4.2-2", "C-6")
def test_dice_of_other_faces_roll_where_they_belong(tmp_path: Path) -> None:
    own = tmp_path / "dice.toml"
    own.write_text('[[die]]\nid = "land"\nfaces = [3, 3, 4, 4, 4, 5]\nprovenance = "printed"\n', encoding="utf-8")
    table = clash("carthage", 1, "egypt", 1).triremes("rome", "mare_ionium", 1).triremes("greece", "mare_ionium", 1)
    table.s.box = build(own).box
    table.move_turn("carthage").do("done")
    assert table.last_draw.possible == ["roll 3", "roll 4", "roll 5"]
    assert table.last_draw.weights == [2, 3, 1]
    table.move_turn("rome").do("done", "sea_battle mare_ionium")
    assert table.last_draw.possible == SIX


@pytest.mark.rule("mare-nostrum", "4.2-3")
def test_each_side_rolls_a_die_for_each_legion_or_trireme() -> None:
    table = clash("carthage", 3, "egypt", 2).move_turn("carthage").do("done")
    assert table.drawn() == ["attack_die"] * 3 + ["defence_die"] * 2
    table = Table().triremes("rome", "mare_ionium", 2).triremes("greece", "mare_ionium", 1).move_turn("rome")
    table.do("done", "sea_battle mare_ionium", "roll 4", "roll 1", "roll 4")
    assert totals(table) == (5, 1, 4, 0)
    assert (table.count("rome", "mare_ionium"), table.count("greece", "mare_ionium")) == (2, 0)


@pytest.mark.rule("mare-nostrum", "4.2-5")
@pytest.mark.parametrize(("dice", "hits"), [((4, 0), 0), ((5, 0), 1), ((5, 4), 1), ((6, 4), 2)])
def test_hits_are_the_total_by_five_rounded_down(dice: tuple[int, int], hits: int) -> None:
    used = [die for die in dice if die]
    table = fight(clash("carthage", len(used), "egypt", 3), "carthage", *used, 1, 1, 1)
    assert totals(table)[:2] == (sum(used), hits)
    assert table.count("egypt", "cyrenaica") == 3 - hits


@pytest.mark.rule("mare-nostrum", "4.2-6")
def test_the_owner_chooses_which_unit_is_lost_and_it_goes_to_his_stock() -> None:
    table = clash("carthage", 3, "egypt", 1, fortress=True).move_turn("carthage")
    stock = table.stock("egypt", "legions")
    table.do("done", "roll 4", "roll 3", "roll 3", "roll 1")
    assert table.asked == ("egypt", "loss")
    assert table.legal() == ["lose_legion", "lose_fortress"]
    table.do("lose_legion")
    assert table.stock("egypt", "legions") == stock + 1
    assert table.has_fortress("cyrenaica") == "egypt"


@pytest.mark.rule("mare-nostrum", "4.2-4", "4.2-6")
def test_the_defender_chooses_his_losses_before_the_attacker() -> None:
    table = clash("egypt", 2, "carthage", 3, fortress=True).build("cyrene").occupy("egypt", "cyrene")
    table.move_turn("egypt").do("done", "roll 6", "roll 6", "roll 1", "roll 1", "roll 1")
    assert (table.actor, table.legal()) == ("carthage", ["lose_legion", "lose_fortress"])
    table.do("lose_fortress")
    assert (table.actor, table.legal()) == ("egypt", ["lose_legion", "lose_occupier cyrene"])


@pytest.mark.rule("mare-nostrum", "4.2-11")
def test_a_fortress_is_lost_only_if_its_owner_chooses_it() -> None:
    table = fight(clash("carthage", 3, "egypt", 1, fortress=True), "carthage", 4, 3, 3, 1).do("lose_fortress")
    assert table.has_fortress("cyrenaica") is None
    assert table.count("egypt", "cyrenaica") == 1


@pytest.mark.rule("mare-nostrum", "4.2-6", "4.3.2-9")
def test_the_owner_may_lose_legions_that_occupy_something_or_free_ones() -> None:
    table = clash("rome", 2, "egypt", 0).build("cyrenaica_papyrus").occupy("rome", "cyrenaica_papyrus")
    table.control("carthage", "libya").legions("carthage", "libya", 1).move_turn("carthage")
    table.do("march libya", "enter cyrenaica", "roll 5", "roll 1", "roll 1")
    assert (table.actor, table.legal()) == ("rome", ["lose_legion", "lose_occupier cyrenaica_papyrus"])
    assert table.why_not("lose_occupier cyrene") == ("4.2-6", "no-occupier-here")
    assert table.why_not("lose_fortress") == ("4.2-11", "no-fortress-here")
    table.do("lose_occupier cyrenaica_papyrus")
    assert table.occupier("cyrenaica_papyrus") is None


@pytest.mark.rule("mare-nostrum", "4.2-7")
def test_triremes_take_no_part_on_land_nor_legions_at_sea() -> None:
    table = (
        clash("carthage", 1, "egypt", 1).triremes("carthage", "mare_africum", 3).triremes("egypt", "mare_africum", 1)
    )
    table.move_turn("carthage").do("done", "sea_battle mare_africum", "roll 1", "roll 1", "roll 1", "roll 1")
    assert totals(table) == (3, 0, 1, 0)  # three triremes against one; legions roll nothing
    table.do("done", "roll 2", "roll 2")
    assert totals(table) == (2, 0, 2, 0)


@pytest.mark.rule("mare-nostrum", "4.2-6", "4.2-7")
def test_a_sea_battle_in_the_first_sea_of_the_list_takes_triremes_and_touches_no_province() -> None:
    table = clash("rome", 1, "egypt", 0).build("cyrene").occupy("rome", "cyrene")
    table.triremes("rome", "mare_sardum", 1).triremes("carthage", "mare_sardum", 2).legions("rome", "gallia", 1)
    table.control("carthage", "arabia").fortress("carthage", "arabia")  # the last province of the list
    table.move_turn("carthage").do("done", "sea_battle mare_sardum", "roll 4", "roll 6", "roll 5")
    assert totals(table) == (10, 2, 5, 1)
    assert (table.count("carthage", "mare_sardum"), table.count("rome", "mare_sardum")) == (1, 0)
    assert table.occupier("cyrene") == "rome"
    assert not table.heard("at-war")


@pytest.mark.rule("mare-nostrum", "4.2-8")
def test_a_fortress_cancels_one_hit_even_as_the_last_unit() -> None:
    table = fight(clash("carthage", 1, "egypt", 0, fortress=True), "carthage", 6)
    assert totals(table) == (6, 0, 5, 1)
    assert table.has_fortress("cyrenaica") == "egypt"
    table = fight(clash("carthage", 2, "egypt", 0, fortress=True), "carthage", 6, 4)
    assert table.has_fortress("cyrenaica") is None


@pytest.mark.rule("mare-nostrum", "4.2-9", "4.2-10")
def test_a_fortress_adds_five_and_rolls_no_die() -> None:
    table = fight(clash("carthage", 1, "egypt", 0, fortress=True), "carthage", 1)
    assert totals(table) == (1, 0, 5, 1)
    assert table.count("carthage", "cyrenaica") == 0


# ---- 4.2.1 At War ----


@pytest.mark.rule("mare-nostrum", "4.2.1-1", "D-4")
def test_a_province_with_units_of_both_after_a_battle_is_at_war() -> None:
    table = fight(clash("carthage", 1, "egypt", 1), "carthage", 1, 1)
    assert table.heard("at-war")
    assert table.view()["provinces"]["cyrenaica"]["at_war"] is True
    table = fight(clash("carthage", 1, "egypt", 1), "carthage", 5, 1)
    assert not table.heard("at-war")


@pytest.mark.rule("mare-nostrum", "4.2.1-2")
def test_the_player_attacked_battles_again_in_his_own_turn() -> None:
    table = clash("carthage", 2, "egypt", 1).move_turn("carthage", still_to_move=("egypt",))
    table.do("done", "roll 1", "roll 1", "roll 1")
    assert table.asked == ("egypt", "march")
    table.do("done", "roll 1", "roll 1", "roll 1")
    assert len(table.heard("land-battle")) == 2


@pytest.mark.rule("mare-nostrum", "4.2.1-3", "4.2.1-4")
def test_war_lasts_into_the_next_round_and_income_goes_on() -> None:
    table = clash("carthage", 1, "egypt", 1).build("cyrenaica_papyrus").move_turn("carthage")
    table.do("done", "roll 1", "roll 1")
    assert table.turn_over
    table.collect()
    assert table.supply("egypt") == {"papyrus": 1}
    assert table.view()["provinces"]["cyrenaica"]["at_war"] is True


@pytest.mark.rule("mare-nostrum", "4.2.1-5", "4.2.1-6")
def test_in_a_province_at_war_nothing_is_built_nor_triremes_beside_it() -> None:
    table = clash("carthage", 1, "egypt", 1).only("egypt", coin=12).build_turn("egypt")
    assert table.why_not("build cyrenaica_papyrus") == ("3.1.1-9", "opposing-units")
    assert table.why_not("legion cyrenaica") == ("3.1.1-9", "opposing-units")
    assert table.why_not("trireme mare_africum") == ("3.1.2-5", "base-not-free")
    assert "mare_aegyptum" in table.nouns("trireme")  # by virtue of Aegyptus
