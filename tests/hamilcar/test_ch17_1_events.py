"""17.1 Events."""

from __future__ import annotations

import pytest

from navarch.engine.components import Components
from navarch.engine.errors import BadComponents
from navarch.games.hamilcar.box.box import Box
from navarch.games.hamilcar.box.labels import CARD_IDS, PRINTED
from navarch.games.hamilcar.ch17_1_events.events import best_besieger

from .positions import BARE, event, moving
from .table import BOX, GAME, Table, cards, general, position, space

SHUT = {"lilybaeum": "rome 3cu", "agrigentum": "rome 3cu"}


WATCHED = {"agrigentum": "rome 5cu duilius + carthage 4cu hanno", "agrigentum_inside": "carthage 2cu 1st"}


@pytest.mark.rule("hamilcar", "17.1#33a", "17.1#49f", "17.1#49e")
@pytest.mark.example("hamilcar", "17.1#49-ex1")
def test_allied_auxiliaries_need_a_general_in_italia_and_else_break_no_truce() -> None:
    nobody = event("allied_auxiliaries", {"roma": "rome 3cu", "messana": "rome 3cu duilius"}, truce=1)
    assert nobody.truce
    assert nobody.cus("rome", "roma") == 3
    assert nobody.asked == ("carthage", "card_play")
    table = event("allied_auxiliaries", {"roma": "rome 3cu", "capua": "rome 3cu duilius"}, truce=1)
    assert not table.truce
    assert table.nouns("target", "rome") == ["capua"]
    table.do("rome target capua; rome target capua")
    assert table.cus("rome", "capua") == 5


@pytest.mark.rule("hamilcar", "5.2.C1a")
def test_levies_mercenaries_grain_and_silver() -> None:
    pieces = {"carthago": "carthage 1cu", "utica": "carthage 1cu hanno", "lilybaeum": "carthage 1cu gisco"}
    levies = event("libyan_levies", pieces, "carthage")
    assert levies.nouns("target", "carthage") == ["carthago", "utica"]
    greeks = event("greek_mercenaries", pieces, "carthage").do("carthage target lilybaeum; carthage target lilybaeum")
    assert greeks.cus("carthage", "lilybaeum") == 3
    silver = event("silver_of_iberia", pieces, "carthage").do(
        "carthage target utica; carthage target carthago; carthage option 0; carthage miat b1"
    )
    assert silver.force("carthage", "utica")[2] == 1
    assert silver.miat == 4
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
    assert rhodian.points("lilybaeum") == 0


@pytest.mark.rule("hamilcar", "5.2.C1a")
def test_parties_in_the_council_and_colonies() -> None:
    war = event("war_party_in_the_council", {}, "carthage").do("carthage miat b1; carthage miat b2; carthage miat c1")
    assert war.miat == 6
    peace = event("peace_party_in_the_council").do("carthage unseat a1; carthage unseat a2")
    assert peace.miat == 1
    colonies = event("latin_colonies").do("rome option 1; rome target enna; rome target hippana")
    assert colonies.control("enna") == colonies.control("hippana") == "rome"


@pytest.mark.rule("hamilcar", "17.1#35-36a")
def test_epidemic_and_pestilence_strike_an_army_of_the_players_choice() -> None:
    pieces = {"enna": "carthage 4cu hanno", "agrigentum": "rome 4cu duilius", "catana": "rome 4cu"}
    table = event("epidemic", pieces, dice="roll 6")
    assert table.nouns("target", "rome") == ["enna", "agrigentum"]
    table.do("rome target enna")
    assert table.cus("carthage", "enna") == 2
    assert event("pestilence", pieces).nouns("target", "rome") == ["agrigentum"]


@pytest.mark.rule("hamilcar", "5.2.C1a")
def test_grain_shortage_unpaid_soldiers_and_unrest() -> None:
    table = event("grain_shortage", {"utica": "carthage 1st"}, also="spies").do("carthage target utica")
    assert table.asked == ("carthage", "removal")
    soldiers = event("unpaid_soldiers", {"enna": "carthage 5cu hanno", "thermae": "carthage 4cu 1st gisco"})
    assert soldiers.nouns("target", "rome") == ["enna"]
    assert soldiers.asked[0] == "rome"
    rising = event("numidian_rising", {"tacape": "carthage 1cu"})
    assert "tacape" not in rising.nouns("target", "rome")
    assert {"hippo_regius", "thapsus"} <= set(rising.nouns("target", "rome"))
    unrest = event("unrest_in_italia", {}, "carthage").do("carthage target cosa; carthage target paestum")
    assert unrest.control("cosa") is None
    assert unrest.control("paestum") is None


@pytest.mark.rule("hamilcar", "17.1#42a")
def test_sicilian_allies_desert_but_no_elephant() -> None:
    table = event(
        "sicilian_allies_desert", {"enna": "carthage 1el", "thermae": "carthage 1cu", "utica": "carthage 2cu"}
    )
    assert table.nouns("target", "rome") == ["thermae"]


@pytest.mark.rule("hamilcar", "17.1#43a", "17.1#44a")
def test_triumph_and_spoils_depend_on_a_victory() -> None:
    one = event("triumph").do("rome target enna")
    assert one.asked == ("carthage", "card_play")
    three = event("triumph", won_any=1)
    assert "thermae" not in three.nouns("target", "rome")  # no Carthaginian PC is touched
    three.do("rome target enna; rome target hippana; rome target drepanum")
    assert three.control("drepanum") == "rome"
    won = [1 << space("enna"), 0]
    spoils = event(
        "spoils_of_war",
        {"thermae": "carthage 1st"},
        won_at=won,
        control={"panormus": "carthage", "hippana": "carthage"},
    )
    assert set(spoils.nouns("target", "rome")) == {"lipara", "panormus", "hippana", "leontini"}
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
    assert siege.points("agrigentum") == 2
    taken = moving(
        {"agrigentum": "rome 4cu duilius"},
        "duilius",
        "white_die 6",
        citadel="agrigentum",
        points={"agrigentum": (2, "rome")},
    ).do("rome siege")
    assert taken.control("agrigentum") == "rome"
    assert taken.view()["citadel"] == "agrigentum"


@pytest.mark.rule("hamilcar", "5.2.C1a")
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
    targets = table.nouns("target", "rome")
    assert "thermae" in targets
    assert "utica" in targets
    assert "leontini" not in targets
    assert "agrigentum" not in targets
    table.do("rome target utica")
    assert "thermae" not in table.nouns("target", "rome")
    assert "tunes" in table.nouns("target", "rome")


@pytest.mark.rule("hamilcar", "5.2.C1a")
def test_treachery_gives_a_point_and_an_attempt() -> None:
    table = event(
        "treachery_in_the_city",
        {"agrigentum": "rome 3cu duilius", "agrigentum_inside": "carthage 1cu 1st"},
        dice="white_die 2",
    ).do("rome target agrigentum")
    assert table.points("agrigentum") == 1
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


@pytest.mark.rule("hamilcar", "5.2.C1a")
def test_whoever_plays_unpaid_soldiers_chooses_the_army() -> None:
    table = event("unpaid_soldiers", {"enna": "carthage 5cu hanno", "thermae": "carthage 4cu gisco"})
    assert table.asked == ("rome", "event_target")
    table.do("rome target enna")
    assert table.cus("carthage", "enna") == 4


@pytest.mark.rule("hamilcar", "5.2.C1a", "2.3.D2a")
def test_the_rhodian_supplies_one_city_only_and_relieves_it_even_without_room() -> None:
    points = {"lilybaeum": (1, "rome"), "agrigentum": (1, "rome")}
    table = event("the_rhodian", SHUT, "carthage", points=points).do("carthage target lilybaeum")
    assert table.nouns("target", "carthage") == ["lilybaeum"]
    table.do("carthage done; carthage target lilybaeum")
    assert table.points("lilybaeum") == 0
    full = event("the_rhodian", {"lilybaeum": "rome 3cu", "lilybaeum_inside": "carthage 2st"}, "carthage",
                 points={"lilybaeum": (1, "rome")})  # fmt: skip
    full.do("carthage target lilybaeum")
    assert full.points("lilybaeum") == 0
    assert full.force("carthage", "lilybaeum_inside") == (0, 0, 2)


@pytest.mark.rule("hamilcar", "17.1#19-20a", "17.1#19-20b")
def test_raid_on_port_strikes_one_port_only() -> None:
    pieces = {"carthago": "carthage 1cu gisco", "lilybaeum": "rome 3cu 1st", "drepanum": "rome 1cu 1st"}
    control: dict[str, str | None] = {"lilybaeum": "rome", "drepanum": "rome"}
    table = event("raid_on_port", pieces, "carthage", control=control).do(
        "carthage activate gisco; carthage embark; carthage sail lilybaeum",
        "carthage sail drepanum; carthage sail panormus",
    )
    table.do("carthage land; carthage stop; carthage target drepanum")
    assert table.force("rome", "drepanum")[2] == 0
    assert table.force("rome", "lilybaeum")[2] == 1
    assert table.asked[1] != "event_target"


@pytest.mark.rule("hamilcar", "17.1#32b", "17.1#19-20a")
def test_a_port_that_bad_weather_undid_is_not_raided() -> None:
    pieces = {"carthago": "carthage 1cu gisco", "panormus": "rome 1cu 1st"}
    table = event("raid_on_port", pieces, "carthage", rome="bad_weather epidemic").do(
        "carthage activate gisco; carthage embark; carthage sail lilybaeum",
        "carthage sail drepanum; carthage sail panormus",
    )
    table.do("rome react bad_weather")
    assert table.at("gisco") == "drepanum"
    assert table.asked[1] != "event_target"


@pytest.mark.rule("hamilcar", "17.1#19-20c", "17.1#5a")
def test_a_general_sent_to_sea_by_an_event_neither_besieges_nor_turns_inland_first() -> None:
    besieger = event("raid_on_port", {"messana": "carthage 3cu hanno"}, "carthage").do("carthage activate hanno")
    assert "siege" not in besieger.verbs("carthage")
    assert "stop" not in besieger.verbs("carthage")
    besieger.do("carthage embark; carthage sail lipara; carthage land")
    assert "stop" in besieger.verbs("carthage")
    shut = {"lilybaeum": "rome 3cu", "lilybaeum_inside": "carthage 1cu hanno", "carthago": "carthage gisco"}
    held = event("raid_on_port", shut, "carthage", points={"lilybaeum": (1, "rome")})
    assert held.nouns("activate", "carthage") == ["gisco"]
    near = event("raid_on_port", {"tunes": "carthage 3cu hanno"}, "carthage").do(
        "carthage activate hanno; carthage march utica; carthage march tunes"
    )
    assert set(near.nouns("march", "carthage")) == {"utica", "carthago", "hadrumetum"}  # not to Sicca


@pytest.mark.rule("hamilcar", "17.1#42a", "2.1.C5")
def test_rome_chooses_whether_deserters_leave_the_city_or_the_camp() -> None:
    table = event("sicilian_allies_desert", WATCHED, points={"agrigentum": (1, "rome")}).do("rome target agrigentum")
    assert table.asked == ("rome", "event_force")
    assert table.nouns("force", "rome") == ["carthage_outside", "carthage_inside"]
    assert table.reason("rome force rome_outside").rule == "5.2.C1a"
    table.do("rome force carthage_inside")
    assert (table.cus("carthage", "agrigentum"), table.cus("carthage", "agrigentum_inside")) == (4, 1)
    lone = event("sicilian_allies_desert", {"agrigentum_inside": "carthage 2cu", "agrigentum": "rome 1cu"})
    lone.do("rome target agrigentum")
    assert lone.asked == ("carthage", "card_play")  # nothing to choose
    assert lone.cus("carthage", "agrigentum_inside") == 1


@pytest.mark.rule("hamilcar", "17.1#35-36a")
def test_the_player_of_an_epidemic_chooses_the_army_where_both_sides_have_one() -> None:
    table = event("epidemic", WATCHED, points={"agrigentum": (1, "rome")}, dice="roll 6").do("rome target agrigentum")
    assert table.nouns("force", "rome") == ["rome_outside", "carthage_outside"]  # nobody commands inside
    table.do("rome force rome_outside")
    assert table.events("attrition")[0][0] == "rome"


@pytest.mark.rule("hamilcar", "5.2.C1a", "2.1.C5")
def test_trains_lost_to_a_grain_shortage_are_chosen_inside_or_outside() -> None:
    pieces = {"agrigentum": "rome 5cu duilius + carthage 4cu 1st hanno", "agrigentum_inside": "carthage 2cu 1st"}
    table = event("grain_shortage", pieces, also="spies", points={"agrigentum": (1, "rome")})
    table.do("carthage target agrigentum")
    assert table.asked == ("carthage", "event_force")
    table.do("carthage force carthage_outside")
    assert table.force("carthage", "agrigentum_inside")[2] == 1
    table.do("rome target agrigentum")
    assert table.force("carthage", "agrigentum_inside")[2] == 0


@pytest.mark.rule("hamilcar", "17.1#49f", "17.1#3a")
def test_siege_engineers_without_an_army_at_a_city_leave_the_truce_in_force() -> None:
    idle = event("siege_engineers", {"roma": "rome 3cu duilius"}, truce=1)
    assert idle.truce
    busy = event("siege_engineers", {"agrigentum": "rome 3cu duilius"}, truce=1)
    assert not busy.truce


@pytest.mark.rule("hamilcar", "17.1#19-20a")
def test_only_an_enemy_port_is_raided() -> None:
    pieces = {"carthago": "carthage 1cu gisco", "lilybaeum": "rome 3cu 1st", "drepanum": "rome 1cu 1st"}
    control: dict[str, str | None] = {"lilybaeum": "carthage", "drepanum": "rome"}
    table = event("raid_on_port", pieces, "carthage", control=control).do(
        "carthage activate gisco; carthage embark; carthage sail lilybaeum",
        "carthage sail drepanum; carthage sail panormus",
    )
    table.do("carthage land; carthage stop")
    assert table.nouns("target", "carthage") == ["drepanum"]


@pytest.mark.rule("hamilcar", "17.1#44a", "14.4.3")
def test_a_subjugation_is_no_siege_for_spoils_of_war() -> None:
    pieces = {"volsinii": "rome 4cu duilius"}
    table = moving(pieces, "duilius", "red_die 3", points={"volsinii": (2, "rome")}).do("rome siege")
    assert table.control("volsinii") == "rome"
    assert table.s.won_at == [0, 0]


@pytest.mark.rule("hamilcar", "17.1#44a")
def test_spoils_of_war_after_a_siege_reach_the_neighbours_of_the_city() -> None:
    pieces = {"agrigentum": "rome 4cu duilius"}
    table = Table(
        pieces,
        "white_die 6",
        rome="hiero_sends_grain spoils_of_war",
        carthage="epidemic spies",
        points={"agrigentum": (1, "rome")},
        control={"enna": "carthage"},
    )
    table.do(
        "rome operate hiero_sends_grain; rome activate duilius; rome siege",
        "carthage discard spies; rome event spoils_of_war",
    )
    assert {"enna", "camarina", "thermae"} <= set(table.nouns("target", "rome"))


@pytest.mark.rule("hamilcar", "17.1#49e")
def test_treachery_breaks_the_truce_before_it_strikes() -> None:
    table = event("treachery_in_the_city", {"agrigentum": "rome 3cu duilius"}, dice="white_die 2", truce=1)
    assert not table.truce
    table.do("rome target agrigentum")
    assert table.points("agrigentum") == 1


@pytest.mark.rule("hamilcar", "17.1#46a", "14.3.1")
def test_a_citadel_makes_determined_defence_worth_another_turn() -> None:
    pieces = {"agrigentum": "rome 4cu duilius", "agrigentum_inside": "carthage 1cu 1st"}
    table = moving(
        pieces, "duilius", "red_die 6", supremacy="rome", citadel="agrigentum", points={"agrigentum": (1, "rome")}
    ).do("rome siege; carthage defend")
    assert table.points("agrigentum") == 2
    assert table.control("agrigentum") == "carthage"


@pytest.mark.rule("hamilcar", "17.1#56a")
def test_flamen_cannot_be_paid_for_without_two_pcs() -> None:
    table = Table(
        {"regium": "rome 4cu duilius"},
        rome="socii_navales",
        carthage="epidemic",
        flamen=general("duilius"),
        control=BARE,
    )
    table.do("rome operate socii_navales")
    assert "activate duilius" not in table.legal("rome")


@pytest.mark.rule("hamilcar", "5.2.C1a")
def test_spies_are_blind_to_cards_dealt_in_the_next_turn() -> None:
    table = event("spies", {}, carthage="epidemic pestilence").do(
        "carthage discard pestilence; carthage discard epidemic; rome discard grain_shortage"
    )
    while table.turn == 1 and not table.match.over:
        who = table.asked[0]
        table.do(f"{who} {table.legal(who)[0]}")
    assert table.match.over or table.view("rome")["spied"] == []


@pytest.mark.rule("hamilcar", "5.2.C1a", "2.3.E2a", "14.5.A2")
def test_a_general_with_one_cu_behind_watched_walls_is_an_army_that_a_card_supplies() -> None:
    pieces = {"lilybaeum": "rome 2cu duilius", "lilybaeum_inside": "carthage 1cu hanno"}
    table = event("silver_of_iberia", pieces, "carthage")
    assert "lilybaeum" in table.nouns("target", "carthage")
    table.do("carthage target lilybaeum")
    assert table.force("carthage", "lilybaeum_inside") == (1, 0, 1)
    besieged = event("silver_of_iberia", pieces, "carthage", points={"lilybaeum": (1, "rome")})
    assert "lilybaeum" not in besieged.nouns("target", "carthage")
    alone = event("silver_of_iberia", {**pieces, "lilybaeum_inside": "carthage hanno"}, "carthage")
    assert "lilybaeum" not in alone.nouns("target", "carthage")


@pytest.mark.rule("hamilcar", "17.1#49f", "17.1#56a")
def test_flamen_martialis_without_a_consul_has_no_effect_and_breaks_no_truce() -> None:
    idle = event("flamen_martialis", {"roma": "rome 3cu duilius:proconsul"}, "carthage", truce=1)
    assert (idle.truce, len(idle.events("event-idle"))) == (True, 1)
    named = event("flamen_martialis", {"roma": "rome 3cu duilius"}, "carthage", truce=1)
    assert (named.truce, named.choice) == (False, "flamen")
    alone = event("allied_auxiliaries", {"roma": "rome 3cu duilius:proconsul"}, truce=1)
    assert not alone.truce


@pytest.mark.rule("hamilcar", "15.3.A6", "5.2.C1a")
def test_the_war_party_covers_free_slots_of_the_miat_only() -> None:
    table = event("war_party_in_the_council", {}, "carthage", miat="center a1")
    assert table.nouns("miat", "carthage") == ["a2", "b1", "b2", "c1", "c2"]
    assert table.why_not("carthage miat a1") == ("15.3.A6", "slot-taken")


@pytest.mark.rule("hamilcar", "14.1.6", "17.2.B-Megellus1")
def test_megellus_makes_the_attempt_of_his_army_if_he_is_there() -> None:
    s = position({"agrigentum": "rome 3cu postumius_megellus duilius"}, rome="spies", carthage="epidemic")
    duilius, megellus, calatinus = general("duilius"), general("postumius_megellus"), general("atilius_calatinus")
    assert best_besieger(s, [duilius, megellus]) == megellus
    assert best_besieger(s, [duilius, calatinus]) == duilius
