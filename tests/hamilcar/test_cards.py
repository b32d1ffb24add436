"""17.1 Strategy Cards of troops, control and Sieges, and how cards are read."""

from __future__ import annotations

from typing import Any

import pytest

from navarch.engine.components import Components
from navarch.engine.errors import BadComponents
from navarch.games.hamilcar.box.box import Box
from navarch.games.hamilcar.box.labels import CARD_IDS, PRINTED

from .table import BOX, GAME, Table, cards, position, space
from .test_movement import moving


def event(card: str, pieces: dict[str, str] | None = None, who: str = "rome", dice: str = "", **more: Any) -> Table:
    other = "carthage" if who == "rome" else "rome"
    more.setdefault(other, "epidemic" if card != "epidemic" else "spies")
    more[who] = f"{card} " + more.pop("also", "grain_shortage")
    return Table(pieces or {}, dice, active=who, **more).do(f"{who} event {card}")


@pytest.mark.rule("hamilcar", "17.1#33a", "17.1#49f", "17.1#49e")
@pytest.mark.example("hamilcar", "17.1#49-ex1")
def test_allied_auxiliaries_need_a_general_in_italia_and_else_break_no_truce() -> None:
    nobody = event("allied_auxiliaries", {"roma": "rome 3cu", "messana": "rome 3cu duilius"}, truce=1)
    assert nobody.s.truce == 1
    assert nobody.cus("rome", "roma") == 3
    assert nobody.asked == ("carthage", "card_play")
    table = event("allied_auxiliaries", {"roma": "rome 3cu", "capua": "rome 3cu duilius"}, truce=1)
    assert table.s.truce == 0
    assert table.nouns("rome", "target") == ["capua"]
    table.do("rome target capua; rome target capua")
    assert table.cus("rome", "capua") == 5


def test_levies_mercenaries_grain_and_silver() -> None:
    pieces = {"carthago": "carthage 1cu", "utica": "carthage 1cu hanno", "lilybaeum": "carthage 1cu gisco"}
    levies = event("libyan_levies", pieces, "carthage")
    assert levies.nouns("carthage", "target") == ["carthago", "utica"]
    greeks = event("greek_mercenaries", pieces, "carthage").do("carthage target lilybaeum; carthage target lilybaeum")
    assert greeks.cus("carthage", "lilybaeum") == 3
    silver = event("silver_of_iberia", pieces, "carthage").do(
        "carthage target utica; carthage target carthago; carthage option 0; carthage miat b1"
    )
    assert silver.force("carthage", "utica")[2] == 1
    assert silver.s.miat.bit_count() == 4
    grain = event("hiero_sends_grain", {"messana": "rome 2cu duilius"}).do("rome target messana")
    assert grain.asked == ("carthage", "card_play")
    rich = event("hiero_sends_grain", {"messana": "rome 2cu duilius"}, control={"syracusae": "rome"}).do(
        "rome target messana; rome target syracusae; rome target messana"
    )
    assert rich.force("rome", "messana")[2] == 2
    rhodian = event("the_rhodian", {"lilybaeum": "rome 3cu"}, "carthage", points={"lilybaeum": (1, "rome")}).do(
        "carthage target lilybaeum; carthage target lilybaeum; carthage target lilybaeum"
    )
    assert rhodian.force("carthage", "lilybaeum_inside")[2] == 2
    assert rhodian.s.points[space("lilybaeum")] == 0


def test_parties_in_the_council_and_colonies() -> None:
    war = event("war_party_in_the_council", {}, "carthage").do("carthage miat b1; carthage miat b2; carthage miat c1")
    assert war.s.miat.bit_count() == 6
    peace = event("peace_party_in_the_council").do("carthage unseat a1; carthage unseat a2")
    assert peace.s.miat.bit_count() == 1
    colonies = event("latin_colonies").do("rome option 1; rome target enna; rome target hippana")
    assert colonies.control("enna") == colonies.control("hippana") == "rome"


@pytest.mark.rule("hamilcar", "17.1#35-36a")
def test_epidemic_and_pestilence_strike_an_army_of_the_players_choice() -> None:
    pieces = {"enna": "carthage 4cu hanno", "agrigentum": "rome 4cu duilius", "catana": "rome 4cu"}
    table = event("epidemic", pieces, dice="roll 6")
    assert table.nouns("rome", "target") == ["enna", "agrigentum"]
    table.do("rome target enna")
    assert table.cus("carthage", "enna") == 2
    assert event("pestilence", pieces).nouns("rome", "target") == ["agrigentum"]


def test_grain_shortage_unpaid_soldiers_and_unrest() -> None:
    table = event("grain_shortage", {"utica": "carthage 1st"}, also="spies").do("carthage target utica")
    assert table.asked == ("carthage", "removal")
    soldiers = event("unpaid_soldiers", {"enna": "carthage 5cu hanno", "thermae": "carthage 4cu 1st gisco"})
    assert soldiers.nouns("rome", "target") == ["enna"]
    assert soldiers.asked[0] == "rome"
    rising = event("numidian_rising", {"tacape": "carthage 1cu"})
    assert "tacape" not in rising.nouns("rome", "target")
    assert {"hippo_regius", "thapsus"} <= set(rising.nouns("rome", "target"))
    unrest = event("unrest_in_italia", {}, "carthage").do("carthage target cosa; carthage target paestum")
    assert unrest.control("cosa") is None
    assert unrest.control("paestum") is None


@pytest.mark.rule("hamilcar", "17.1#42a")
def test_sicilian_allies_desert_but_no_elephant() -> None:
    table = event(
        "sicilian_allies_desert", {"enna": "carthage 1el", "thermae": "carthage 1cu", "utica": "carthage 2cu"}
    )
    assert table.nouns("rome", "target") == ["thermae"]


@pytest.mark.rule("hamilcar", "17.1#43a", "17.1#44a")
def test_triumph_and_spoils_depend_on_a_victory() -> None:
    one = event("triumph").do("rome target enna")
    assert one.asked == ("carthage", "card_play")
    three = event("triumph", won_any=1)
    assert "thermae" not in three.nouns("rome", "target")  # no Carthaginian PC is touched
    three.do("rome target enna; rome target hippana; rome target drepanum")
    assert three.control("drepanum") == "rome"
    won = [1 << space("enna"), 0]
    spoils = event(
        "spoils_of_war",
        {"thermae": "carthage 1st"},
        won_at=won,
        control={"panormus": "carthage", "hippana": "carthage"},
    )
    assert set(spoils.nouns("rome", "target")) == {"lipara", "panormus", "hippana", "leontini"}
    nothing = event("spoils_of_war", {"messana": "rome 1cu duilius"}).do("rome target messana")
    assert nothing.force("rome", "messana")[2] == 1


@pytest.mark.rule("hamilcar", "17.1#46a")
def test_the_citadel_asks_for_one_point_more_and_stays_with_the_city() -> None:
    table = event("citadel").do("rome target messana")
    assert table.view()["citadel"] == "messana"
    siege = moving(
        {"agrigentum": "rome 4cu duilius"},
        "duilius",
        "white_die 6",
        citadel="agrigentum",
        points={"agrigentum": (1, "rome")},
    ).do("rome siege")
    assert siege.control("agrigentum") == "carthage"
    assert siege.s.points[space("agrigentum")] == 2
    taken = moving(
        {"agrigentum": "rome 4cu duilius"},
        "duilius",
        "white_die 6",
        citadel="agrigentum",
        points={"agrigentum": (2, "rome")},
    ).do("rome siege")
    assert taken.control("agrigentum") == "rome"
    assert taken.view()["citadel"] == "agrigentum"


def test_spies_see_the_hand_and_the_lowest_card_goes() -> None:
    table = event("spies", {}, carthage="epidemic pestilence shipyards_of_the_cothon")
    assert table.asked == ("carthage", "lowest")
    assert table.legal("carthage") == ["discard pestilence"]
    assert set(table.view("rome")["spied"]) == {"epidemic", "pestilence", "shipyards_of_the_cothon"}
    assert table.view("carthage")["spied"] == []
    table.do("carthage discard pestilence")
    assert table.view()["war_chest"]["carthage"]["ops"] == 1


@pytest.mark.rule("hamilcar", "17.1#52a", "17.1#52b")
def test_surprise_raids_take_two_pcs_next_to_one_own_cu() -> None:
    pieces = {"enna": "rome 1cu", "carthago": "rome 1cu", "leontini": "carthage 1st"}
    table = event("surprise_raids", pieces)
    targets = table.nouns("rome", "target")
    assert "thermae" in targets
    assert "utica" in targets
    assert "leontini" not in targets
    assert "agrigentum" not in targets
    table.do("rome target utica")
    assert "thermae" not in table.nouns("rome", "target")
    assert "tunes" in table.nouns("rome", "target")


def test_treachery_gives_a_point_and_an_attempt() -> None:
    table = event(
        "treachery_in_the_city",
        {"agrigentum": "rome 3cu duilius", "agrigentum_inside": "carthage 1cu 1st"},
        dice="white_die 2",
    ).do("rome target agrigentum")
    assert table.s.points[space("agrigentum")] == 1
    assert table.events("siege-roll") != []


@pytest.mark.rule("hamilcar", "17.1#56a")
def test_flamen_martialis_charges_the_first_activation_only() -> None:
    table = event(
        "flamen_martialis", {"regium": "rome 4cu duilius"}, "carthage", rome="socii_navales hiero_sends_grain epidemic"
    ).do("carthage choose duilius; rome operate socii_navales; rome activate duilius")
    assert table.asked == ("rome", "removal")
    assert table.match.prompt()[2] == (2,)
    table.do(
        "rome remove nola; rome remove cosa; rome stop; carthage discard grain_shortage",
        "rome operate hiero_sends_grain; rome activate duilius",
    )
    assert table.asked == ("rome", "move")


def test_an_unknown_effect_is_refused_on_load() -> None:
    import copy

    data = copy.deepcopy(PRINTED.data)
    rows = data["strategy_card"]
    assert isinstance(rows, list)
    rows[0]["steps"] = [{"op": "conquer_the_world"}]
    with pytest.raises(BadComponents, match="conquer_the_world"):
        Box(Components("own.toml", data))
    rows[0]["steps"] = [{"op": "remove_pc", "where": ["atlantis"]}]
    with pytest.raises(BadComponents, match="atlantis"):
        Box(Components("own.toml", data))


def test_every_counter_event_has_a_trigger_and_every_other_card_a_step() -> None:
    for card in range(len(CARD_IDS)):
        assert bool(BOX.triggers[card]) == BOX.counter[card]
        assert BOX.card_effects[card]
    assert GAME.check(position(rome="spies")) == ""
    assert cards("spies")
