"""Why not: the facts that a refusal names."""

from __future__ import annotations

import pytest

from navarch.text import Texts

from .positions import event, moving, punic
from .table import GAME, SEATS, Table, seat

TEXTS = {lang: Texts(GAME, lang) for lang in ("en", "pl")}


def said(table: Table, who: str, action: str) -> tuple[str, str, str]:
    """The rule and the words in English and Polish."""
    reasons = table.match.why_not(seat(who), action)
    assert len(reasons) == 1
    names = dict(enumerate(SEATS))
    return reasons[0].rule, TEXTS["en"].reason(reasons[0], names), TEXTS["pl"].reason(reasons[0], names)


@pytest.mark.rule("hamilcar", "5.2.C2.1a", "2.3.D1b")
def test_an_activation_names_points_rating_and_trains() -> None:
    table = Table({"roma": "rome 4cu claudius_caudex"}, rome="spies pestilence", carthage="epidemic")
    rule, english, polish = said(table.do("rome operate spies"), "rome", "activate claudius_caudex")
    assert rule == "5.2.C2.1a"
    assert "needs 3 points; there are 1, and 0 Supply Trains" in english
    assert "wymaga 3 PO; jest 1" in polish


@pytest.mark.rule("hamilcar", "5.2.C2.3a", "5.2.C2.4a")
def test_raising_and_building_name_what_the_card_lacks() -> None:
    table = Table({"roma": "rome 4cu duilius"}, rome="spies pestilence", carthage="epidemic").do("rome operate spies")
    assert "needs a card of 3 points" in said(table, "rome", "raise_troops duilius")[1]
    assert said(table, "rome", "build_ships")[0] == "5.2.C2.4a"
    field = Table({"enna": "rome 4cu duilius"}, rome="socii_navales spies", carthage="epidemic")
    assert "do not control Enna" in said(field.do("rome operate socii_navales"), "rome", "raise_troops duilius")[1]


@pytest.mark.rule("hamilcar", "7.2.A2", "14.1.3")
def test_a_march_names_its_cost_and_a_siege_its_cus() -> None:
    table = moving({"regium": "rome 2cu duilius"}, "duilius").do(
        "rome march consentia; rome march thurii; rome march tarentum; rome march brundisium"
    )
    assert "costs 1 Movement Points; 0 are left" in said(table, "rome", "march tarentum")[1]
    siege = moving({"agrigentum": "rome 2cu fulvius_flaccus:proconsul"}, "fulvius_flaccus")
    assert said(siege, "rome", "siege")[1] == "An attempt needs 3 of your CUs outside in Agrigentum; there are 2."


@pytest.mark.rule("hamilcar", "5.2.C3b", "5.2.C3a", "5.2.C4a")
def test_mercenaries_and_the_dictator_name_what_is_missing() -> None:
    hire = Table({}, carthage="spies", rome="epidemic", active="carthage", turn=4, miat="center")
    assert "costs 3 PCs from the Miat; 1 lie there" in said(hire, "carthage", "hire xanthippus")[1]
    assert said(hire, "carthage", "hire hamilcar_barca")[0] == "5.2.C3a"
    first = Table({"roma": "rome 1cu"}, rome="spies", carthage="epidemic", turn=1)
    assert "turn 1" in said(first, "rome", "dictator")[1]
    later = Table({"roma": "rome 1cu"}, rome="spies", carthage="epidemic", turn=3)
    assert "must lead by 3" in said(later, "rome", "dictator")[1]


@pytest.mark.rule("hamilcar", "12.1.1", "12.2.6", "11.1.1", "11.1.3")
def test_reactions_name_why_a_general_cannot_take_part() -> None:
    pieces = {"thermae": "carthage 6cu hanno", "enna": "rome 6cu duilius", "roma": "rome 3cu valerius_maximus"}
    table = punic(pieces, "hanno").do("carthage march enna")
    assert said(table, "rome", "interpose valerius_maximus")[0] == "12.1.1"
    assert said(table, "rome", "avoid valerius_maximus")[0] == "11.1.1"


@pytest.mark.rule("hamilcar", "17.1#3b", "17.1#46a", "2.1.C2")
def test_events_name_their_own_condition() -> None:
    citadel = Table({}, rome="citadel spies", carthage="epidemic", citadel="roma")
    assert said(citadel, "rome", "event citadel") == (
        "17.1#46a", "The Citadel already stands in Roma.", "Cytadela już stoi: Rzym.",
    )  # fmt: skip
    rhodian = Table({}, carthage="the_rhodian spies", rome="epidemic", active="carthage")
    assert "no besieged Walled City in a port" in said(rhodian, "carthage", "event the_rhodian")[1]
    sent = event("socii_navales", {"corfinium": "rome 3cu duilius", "roma": "rome 3cu claudius_caudex"})
    assert sent.asked == ("rome", "campaigner")
