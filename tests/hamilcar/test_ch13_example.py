"""The land battle example of the book, step by step to its printed outcome."""

from __future__ import annotations

import pytest

from .table import Table

PIECES = {"thermae": "carthage 2cu 1el hanno", "messana": "rome 5cu 1st fulvius_flaccus:proconsul"}


FINAL = "roll 4, large_die 1, small_die 6, large_die 3, large_die 2"


def entered(dice: str = "", forgotten: int = 0) -> Table:
    table = Table(
        PIECES, dice, control={"catana": "rome"}, rome="spies", carthage="shipyards_of_the_cothon epidemic",
        active="carthage", forgotten=forgotten,
    )  # fmt: skip
    return table.do("carthage operate shipyards_of_the_cothon; carthage activate hanno; carthage march messana")


def standing(dice: str = "", forgotten: int = 0) -> Table:
    """Flaccus stays outside with all Units and stands."""
    table = entered(dice, forgotten).do("rome done; rome cus 0; rome trains 0")
    assert table.asked == ("rome", "land_reaction")
    return table.do("rome done")


def fought() -> Table:
    table = standing(FINAL).do("carthage charge; carthage reroll rome_large")
    return table.do("carthage lose_elephants 0; rome cus 2")


@pytest.mark.rule("hamilcar", "13.0.1", "13.0.2", "10.0.2", "11.1.1", "10.0.4", "2.1.C8", "13.1.1")
@pytest.mark.example("hamilcar", "13-ex-1")
def test_flaccus_may_stand_go_inside_or_avoid_to_catana() -> None:
    table = entered()
    assert table.asked == ("rome", "garrison")
    assert table.legal("rome") == ["done", "bring fulvius_flaccus"]
    table.do("rome done")
    assert table.legal("rome") == ["cus 0", "cus 1", "cus 2"]
    table.do("rome cus 0; rome trains 0")
    assert table.legal("rome") == ["done", "avoid fulvius_flaccus"]
    away = entered("roll 1").do("rome done; rome cus 0; rome trains 0; rome avoid fulvius_flaccus; rome whole")
    assert away.nouns("escape", "rome") == ["catana"]
    table.do("rome done")
    assert table.view()["land_battle"]["attacker"] == "carthage"


@pytest.mark.rule("hamilcar", "13.3.A1", "13.3.A2")
@pytest.mark.example("hamilcar", "13-ex-2")
def test_step_a_gives_rome_one_level_for_five_against_three() -> None:
    sides = standing().view()["land_battle"]["sides"]
    assert (sides["rome"]["cus"], sides["carthage"]["cus"]) == (5, 3)
    assert sides["rome"]["level"] == 2


@pytest.mark.rule("hamilcar", "13.3.B1", "13.3.B2")
@pytest.mark.example("hamilcar", "13-ex-3")
def test_step_b_counts_three_allies_against_one() -> None:
    sides = standing().view()["land_battle"]["sides"]
    assert (sides["rome"]["allies"], sides["carthage"]["allies"]) == (1, 3)


@pytest.mark.rule("hamilcar", "13.3.C1")
@pytest.mark.example("hamilcar", "13-ex-4")
def test_step_c_lifts_hanno_to_level_three() -> None:
    sides = standing().view()["land_battle"]["sides"]
    assert (sides["rome"]["rating"], sides["carthage"]["rating"]) == (1, 2)
    assert (sides["rome"]["level"], sides["carthage"]["level"]) == (2, 3)


@pytest.mark.rule("hamilcar", "13.4.1")
@pytest.mark.example("hamilcar", "13-ex-5")
def test_carthage_rolls_both_dice_and_rome_the_large_one() -> None:
    table = standing("large_die 1, small_die 6, large_die 3").do("carthage pass")
    assert [args[0] for args in table.events("battle-die")] == ["rome_large", "carthage_small", "carthage_large"]
    assert table.events("level-step") == [
        ("force_size", 5, 3, 2, 1), ("allies", 1, 3, 2, 2), ("command", 1, 2, 2, 3),
    ]  # fmt: skip


@pytest.mark.rule("hamilcar", "13.3.D3", "13.3.D5", "5.2.C3.1b")
@pytest.mark.example("hamilcar", "13-ex-7")
def test_a_charge_of_four_gives_carthage_a_reroll() -> None:
    table = standing(FINAL).do("carthage charge")
    assert [total for total, *_ in table.events("charge-result")] == [4]
    assert table.asked == ("carthage", "die_reroll")
    assert table.nouns("reroll", "carthage") == ["rome_large", "carthage_small", "carthage_large"]


@pytest.mark.rule("hamilcar", "13.4.2", "13.4.3")
@pytest.mark.example("hamilcar", "13-ex-9")
def test_three_hits_on_rome_and_two_on_carthage() -> None:
    table = standing(FINAL).do("carthage charge; carthage reroll rome_large")
    assert table.events("battle-result") == [("carthage", 3, 2)]


@pytest.mark.rule("hamilcar", "13.4.7", "2.3.D3c", "13.5.E1", "13.5.E3", "2.3.D3a")
@pytest.mark.example("hamilcar", "13-ex-11")
def test_the_train_is_captured_and_flaccus_retreats_inside_messana() -> None:
    table = fought()
    assert table.force("carthage", "messana") == (1, 1, 1)
    assert table.cus("rome", "messana_inside") == 2
    assert table.at("fulvius_flaccus") == "messana_inside"


@pytest.mark.rule("hamilcar", "13.6.1", "13.6.2", "15.1.1")
def test_four_lost_units_cost_rome_two_pcs_from_anywhere() -> None:
    table = fought()
    before = table.pcs("rome")
    assert table.asked == ("rome", "removal")
    assert "remove catana" in table.legal("rome")
    assert "remove messana" not in table.legal("rome")
    assert "remove cosa" in table.legal("rome")
    table.do("rome remove catana; rome remove cosa")
    assert table.pcs("rome") == before - 2


@pytest.mark.rule("hamilcar", "7.2.B1", "14.1.4")
@pytest.mark.example("hamilcar", "13-ex-13")
def test_hanno_stops_and_may_not_siege_having_fought() -> None:
    table = fought().do("rome remove catana; rome remove cosa")
    assert table.at("hanno") == "messana"
    assert table.asked == ("rome", "card_play")  # his activation is over
