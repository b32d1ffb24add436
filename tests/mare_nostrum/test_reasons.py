"""Why not: every answer names the rule and the facts of the case, in English and in Polish."""

from __future__ import annotations

import pytest

from navarch.text import Texts

from .table import GAME, Table


def said(table: Table, action: str, lang: str = "en") -> str:
    """The reason in words."""
    return Texts(GAME, lang).reason(table.reason(action))


def test_a_price_is_named_with_the_largest_sets_one_has() -> None:
    table = Table().only("rome", coin=2, grain=2, wine=1).build_turn("rome")
    assert said(table, "legion latium") == "It costs 3: your largest set of different commodities is 2, of coins 2."
    assert said(table, "recruit circe").startswith("It costs 7:")
    assert said(table, "recruit pyramids").startswith("It costs 12:")
    assert said(table, "build latium_temple").startswith("It costs 6:")
    polish = "Cena to 3: twój największy zestaw różnych towarów to 2, a monet 2."
    assert said(table, "legion latium", "pl") == polish


def test_whoever_is_in_the_way_is_named() -> None:
    table = Table().legions("egypt", "gallia", 1).only("rome", coin=12).build_turn("rome")
    assert said(table, "legion gallia") == "Units of Egypt stand in Gallia."
    assert said(table, "legion achaea") == "Greece controls Achaea."
    assert said(table, "legion dacia") == "You do not control Dacia."
    assert said(table, "control cilicia") == "Babylon controls Cilicia."
    assert said(table, "recruit cleopatra") == "Egypt has Cleopatra."
    assert said(table, "trireme mare_aegyptum") == "No province of yours touches Mare Aegyptum."


@pytest.mark.rule("mare-nostrum", "10.HAMMURABI-1", "10.SPARTACUS-1", "10.GILGAMESH-1", "11.PHAROS-1")
def test_a_power_one_lacks_or_has_used_is_named_with_its_own_rule() -> None:
    table = Table().tiles("rome", "spartacus").only("rome", coin=4).build_turn("rome").do("cheap_legion latium")
    assert table.why_not("cheap_legion latium") == ("10.SPARTACUS-1", "power-used")
    assert said(table, "cheap_legion latium") == "You have used Spartacus in this round."
    assert table.why_not("cheap_fortress gallia") == ("10.GILGAMESH-1", "no-power")
    assert said(table, "cheap_fortress gallia") == "Only Gilgamesh gives this power, and you do not have it."
    assert table.why_not("free_control dalmatia") == ("10.HAMMURABI-1", "no-power")
    table.only("rome", stone=1).new_round().build_turn("rome")
    assert table.why_not("cheap_legion latium") == ("10.SPARTACUS-1", "no-cheap-token")


def test_a_payment_that_makes_no_set_says_how_far_it_goes() -> None:
    table = Table().only("rome", coin=2, metal=1, wood=1, stone=1, gold=1, wine=1)
    table.build_turn("rome").do("legion latium")
    assert said(table, "pay coin") == "With a coin you can pay 2 of 3 at most."
    table.do("pay wood")
    kinds = "a set is of coins alone, or of different commodities."
    assert said(table, "pay coin") == f"No coin goes with what is paid: {kinds}"
    table.hold("rome", wood=1)
    assert said(table, "pay wood") == f"No wood goes with what is paid: {kinds}"


def test_an_offer_says_how_many_tokens_are_left_to_offer() -> None:
    table = Table(4).only("rome", coin=1, grain=1, wine=1).trade().do("announce 2")
    assert said(table, "done") == "2 more resources have to be offered."
    table.do("offer wine")
    assert said(table, "rome offer wine") == "You have no wine left."
    assert said(table, "rome done") == "One more resource has to be offered."


@pytest.mark.rule("mare-nostrum", "10.PERSEUS-1")
@pytest.mark.parametrize(("tiles", "price"), [(("perseus",), 12), (("perseus", "circe", "antigone"), 10)])
def test_perseus_hears_which_set_would_win(tiles: tuple[str, ...], price: int) -> None:
    table = Table().tiles("rome", *tiles).only("rome", coin=9).build_phase().do("name_builder carthage")
    assert said(table, "overrule") == f"Perseus steps in only to win: that takes a set of {price}, your largest is 9."


@pytest.mark.rule("mare-nostrum", "4.3-1")
def test_what_keeps_a_player_from_being_conqueror_is_named() -> None:
    table = Table().wipe().control("egypt", "cyrenaica").build("cyrene", "alexandria", "roma", "syracusae")
    table.legions("rome", "cyrenaica", 1).legions("rome", "latium", 1).legions("rome", "sicilia", 1)
    table.legions("rome", "aegyptus", 1).legions("greece", "aegyptus", 1)
    table.move_turn("rome").do("done", "roll 1", "roll 1")
    assert said(table, "pillage alexandria") == "You are not alone in Aegyptus: units of Greece stand there too."
    assert said(table, "pillage roma") == "You control Latium yourself: there is nothing to conquer."
    assert said(table, "pillage syracusae") == "Nobody controls Sicilia: there is nothing to conquer."
    assert said(table, "pillage athenae") == "You have no legion in Achaea."
    assert table.why_not("settle latium_wine") == ("10.CIRCE-1", "no-power")


def test_a_crown_refused_says_both_levels() -> None:
    table = Table().leadership()
    assert said(table, "crown greece") == "Greece has level 4 on the Trade track, the highest is 7."
