"""17.1 Counter Events."""

from __future__ import annotations

import pytest

from navarch.games.hamilcar.box.labels import CARTHAGE, ROME
from navarch.games.hamilcar.ch09_naval_battle.naval_battle import NavalBattle

from .positions import HANDS, SYRACUSE, battle, campaign, event, moving
from .table import Table, cards, general, position, space

TRUCE = {"enna": "rome 4cu duilius", "thermae": "rome 1cu", "hippana": "carthage 2cu hanno"}


def to_ships(table: Table, ships: int = 1) -> Table:
    """Let the interceptor gather nothing more and commit its Warships."""
    while table.asked[1] != "intercepting_ships":
        options = table.legal("carthage")
        wanted = next((o for o in ("whole", "sail messana", "pass") if o in options), options[0])
        table.do(f"carthage {wanted}")
    return table.do(f"carthage ships {ships}")


@pytest.mark.rule("hamilcar", "17.1#49a", "17.1#49b", "17.1#49c", "17.1#49d")
def test_what_a_truce_forbids() -> None:
    table = moving(
        {**TRUCE, "agrigentum": "rome 3cu atilius_regulus"},
        "duilius",
        truce=1,
        ready=(0, 2),
        control={"agrigentum": "carthage"},
    )
    assert table.reason("rome march thermae").rule == "17.1#49d"
    assert "march catana" in table.legal("rome")
    siege = moving(
        {"agrigentum": "rome 3cu atilius_regulus"}, "atilius_regulus", truce=1, points={"agrigentum": (1, "rome")}
    )
    assert siege.reason("rome siege").rule == "17.1#49b"
    assert siege.points("agrigentum") == 1
    tribe = moving({"volsinii": "rome 3cu duilius"}, "duilius", "red_die 3", truce=1).do("rome siege")
    assert tribe.points("volsinii") == 1
    flip = Table(TRUCE, rome="spies", carthage="epidemic", truce=1).do("rome operate spies")
    assert flip.reason("rome control thermae").rule == "17.1#49d"
    assert "control catana" in flip.legal("rome")
    quiet = moving({"catana": "rome 4cu duilius", "thermae": "carthage 3cu hanno"}, "duilius", truce=1).do(
        "rome march enna"
    )
    assert quiet.asked == ("rome", "move")
    sea = moving(
        {"roma": "rome 3cu duilius", "syracusae": "carthage 2cu hanno"}, "duilius", truce=1, seamanship=2, ready=(0, 2)
    ).do("rome embark; rome sail neapolis")
    assert sea.asked == ("rome", "sail_on")
    assert sea.supremacy == "carthage"


@pytest.mark.rule("hamilcar", "17.1#49e", "5.2.C1e", "2.4.A8")
def test_an_olive_branch_event_breaks_the_truce() -> None:
    assert not event("epidemic", {"enna": "carthage 4cu hanno"}, truce=1).truce
    assert event("triumph", truce=1).truce
    ops = Table(TRUCE, rome="epidemic", carthage="spies", truce=1).do("rome operate epidemic")
    assert ops.truce


@pytest.mark.rule("hamilcar", "17.1#45a", "5.2.C1c")
def test_punic_faith_cancels_a_roman_event_which_then_counts_nothing() -> None:
    table = event("captured_quinquereme", {}, carthage="punic_faith spies").do("carthage react punic_faith")
    assert table.seamanship == "poor"
    assert table.view()["war_chest"]["rome"] == {"cards": [], "ops": 0}
    assert "captured_quinquereme" in table.view()["discard"]
    answered = moving(
        {"regium": "rome 4cu duilius", "enna": "carthage 3cu hanno"}, "duilius", carthage="punic_faith epidemic"
    )
    assert answered.asked == ("rome", "move")  # a card for OPs cannot be cancelled


@pytest.mark.rule("hamilcar", "17.1#45b")
def test_punic_faith_in_the_own_turn_opens_the_roman_hand() -> None:
    table = Table({}, carthage="punic_faith spies", rome="epidemic corvus", active="carthage").do(
        "carthage react punic_faith"
    )
    assert table.view(None)["revealed"] == ["corvus", "epidemic"]
    assert table.view("carthage")["spied"] == ["corvus", "epidemic"]
    assert table.asked == ("carthage", "card_play")


@pytest.mark.rule("hamilcar", "17.1#50a")
def test_good_omen_sets_the_die() -> None:
    table = moving(
        {"catana": "rome 6cu atilius_regulus", "thermae": "carthage 3cu hanno"},
        "atilius_regulus",
        carthage="good_omen epidemic",
    )
    table.do("rome march enna; carthage interpose hanno; carthage whole; carthage react good_omen; carthage set_die 2")
    assert table.at("hanno") == "enna"


@pytest.mark.rule("hamilcar", "17.1#54a")
def test_ambush_can_raise_the_dice_level_on_land() -> None:
    pieces = {"catana": "rome 4cu duilius", "enna": "carthage 4cu adherbal"}
    table = moving(pieces, "duilius", carthage="ambush epidemic").do(
        "rome march enna; carthage done; carthage react ambush"
    )
    assert table.events("level-step")[-1][3:] == (1, 3)
    plain = moving(pieces, "duilius").do("rome march enna; carthage done")
    assert plain.events("level-step")[-1][3:] == (1, 2)


@pytest.mark.rule("hamilcar", "5.2.C1c")
def test_rival_consuls_and_numidian_horse() -> None:
    both = {"catana": "rome 6cu valerius_flaccus duilius", "enna": "carthage 4cu gisco"}
    table = moving(both, "valerius_flaccus", carthage="rival_consuls numidian_horse epidemic").do(
        "rome march enna; carthage done; carthage react rival_consuls; carthage command duilius",
        "carthage react numidian_horse",
    )
    assert table.events("command-changed") == [("duilius",)]
    assert table.events("level-step")[-1][4] == 3


@pytest.mark.rule("hamilcar", "17.1#45a", "9.1.2", "5.2.C1d")
def test_after_punic_faith_cancels_a_card_rome_may_play_another() -> None:
    hands = {"rome": "socii_navales ambush veteran_rowers", "carthage": "punic_faith epidemic"}
    table = Table(SYRACUSE, seamanship=2, ready=(2, 3), supremacy="rome", **hands)
    table.do(
        "rome operate socii_navales; rome activate duilius; rome embark; rome ships 2; rome sail neapolis",
        "carthage intercept; rome fight; carthage whole",
    )
    while table.asked[1] != "intercepting_ships":
        table.do("carthage " + table.legal("carthage")[-1])
    table.do("carthage ships 2")
    assert table.legal("rome") == ["pass", "react veteran_rowers", "react ambush"]
    table.do("rome react ambush; carthage react punic_faith")
    assert table.asked == ("rome", "reaction")
    assert table.legal("rome") == ["pass", "react veteran_rowers"]
    assert table.s.chest[ROME] & cards("ambush") == 0


@pytest.mark.rule("hamilcar", "17.1#54b", "9.1.3")
def test_ambush_brings_a_tactic_card_to_a_fleet_with_any_admiral() -> None:
    s = position({"at_sea": "rome 3cu valerius_flaccus cornelius_scipio"}, **HANDS)
    fight = NavalBattle(
        mover=0, port=space("neapolis"), mover_command=general("valerius_flaccus"), other_command=general("hanno")
    )
    scipio = general("cornelius_scipio")
    assert fight.admiral_cards(s, ROME, scipio) == 2
    fight.rating[0] = 1
    assert fight.admiral_cards(s, ROME, scipio) == 3  # though he does not command
    assert fight.admiral_cards(s, ROME, general("valerius_flaccus")) == 0
    fight.rating[0] = -1  # Bad Omen concerns the commander only
    assert fight.admiral_cards(s, ROME, scipio) == 2


@pytest.mark.rule("hamilcar", "17.1#32b", "17.1#32a")
def test_bad_weather_after_a_landing_does_not_send_the_army_to_a_port_full_of_enemies() -> None:
    pieces = {"roma": "rome 3cu duilius", "lipara": "carthage 2cu"}
    table = moving(pieces, "duilius", carthage="bad_weather epidemic", seamanship=4, ready=(2, 0))
    table.do("rome embark; rome ships 0; rome sail neapolis; rome sail lipara; rome sail messana; carthage pass")
    table.do("rome land")
    while table.asked[1] != "move":
        table.do(f"{table.asked[0]} {table.legal(table.asked[0])[0]}")
    table.do("rome march catana; carthage react bad_weather")
    assert table.at("duilius") == "neapolis"


@pytest.mark.rule("hamilcar", "5.2.C1c", "13.2.3")
def test_rival_consuls_overrides_a_change_of_command() -> None:
    both = {"catana": "rome 6cu atilius_regulus duilius", "enna": "carthage 4cu gisco"}
    table = moving(both, "atilius_regulus", "roll 6", carthage="rival_consuls epidemic").do(
        "rome march enna; carthage done; rome command atilius_regulus; carthage change_command",
        "carthage react rival_consuls; carthage command atilius_regulus",
    )
    assert table.events("command-changed")[-1][0] == "atilius_regulus"


@pytest.mark.rule("hamilcar", "5.2.C1c", "13.4.1")
def test_numidian_horse_does_not_help_a_side_whose_die_was_removed() -> None:
    from navarch.games.hamilcar.ch13_land_battle.land_battle import LandBattle

    from .table import position

    s = position(
        {"enna": "rome 6cu atilius_regulus + carthage 1cu gisco"},
        rome="spies",
        control={"agrigentum": "rome", "lilybaeum": "rome", "syracusae": "rome"},
    )
    fight = LandBattle(
        attacker=0,
        space=space("enna"),
        last=space("catana"),
        general=general("atilius_regulus"),
        by_sea=0,
        sortie=0,
        command=[general("atilius_regulus"), general("gisco")],
        more=[0, 1],
    )
    assert fight.levels(s) == [3, 0]


@pytest.mark.rule("hamilcar", "5.2.C1c", "7.1.13")
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
    table.settle()
    assert table.view()["naval_battle"]["sides"]["carthage"]["rating"] == 3


@pytest.mark.rule("hamilcar", "17.1#32d")
def test_bad_weather_strikes_the_second_general_of_a_campaign_only() -> None:
    pieces = {"regium": "rome 3cu duilius", "nola": "rome 3cu fulvius_flaccus:proconsul"}
    table = campaign(pieces, carthage="bad_weather epidemic").do(
        "rome activate duilius; rome march consentia; rome march thurii; rome march tarentum; carthage pass",
        "rome stop; carthage pass",
    )
    table.do(
        "rome activate fulvius_flaccus; rome march capua; rome march fregellae",
        "rome march praeneste; carthage react bad_weather",
    )
    assert table.at("duilius") == "tarentum"
    assert table.at("fulvius_flaccus") == "fregellae"


@pytest.mark.rule("hamilcar", "17.1#45a", "17.1#17a")
def test_punic_faith_cancels_corvus_inside_a_naval_battle() -> None:
    pieces = {"roma": "rome 3cu duilius", "syracusae": "carthage 2cu hanno"}
    table = Table(pieces, rome="socii_navales corvus", carthage="punic_faith epidemic", seamanship=2, ready=(1, 1))
    table.do(
        "rome operate socii_navales; rome activate duilius; rome embark; rome ships 1",
        "rome sail neapolis; carthage intercept",
    )
    to_ships(table).do("rome react corvus; carthage react punic_faith")
    assert not table.corvi
    assert "corvus" in table.view()["discard"]


@pytest.mark.rule("hamilcar", "17.1#49e")
def test_a_truce_is_broken_by_a_counter_event() -> None:
    table = Table({}, carthage="punic_faith spies", rome="epidemic", active="carthage", truce=1).do(
        "carthage react punic_faith"
    )
    assert not table.truce


@pytest.mark.rule("hamilcar", "17.1#50a")
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


@pytest.mark.rule("hamilcar", "17.1#45a", "17.1#50a")
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


@pytest.mark.rule("hamilcar", "17.1#45a")
def test_punic_faith_keeps_the_card_out_of_the_war_chest_but_the_turn_is_over() -> None:
    table = event("triumph", {}, carthage="punic_faith spies").do("carthage react punic_faith")
    assert table.asked == ("carthage", "card_play")
    assert table.view()["war_chest"]["carthage"]["ops"] == 2


@pytest.mark.rule("hamilcar", "17.1#45b", "5.2.C1c")
def test_revealed_roman_cards_close_the_windows_they_do_not_hold() -> None:
    pieces = {"thermae": "carthage 4cu hanno"}
    table = Table(
        pieces, carthage="punic_faith shipyards_of_the_cothon", rome="epidemic", active="carthage", deck="bad_weather"
    )
    table.do(
        "carthage react punic_faith; carthage operate shipyards_of_the_cothon",
        "carthage activate hanno; carthage march enna; carthage march leontini",
    )
    table.match.submit(CARTHAGE, "march catana")
    assert table.asked == ("carthage", "move")  # nobody is asked for Bad Weather: the hand lies open


@pytest.mark.rule("hamilcar", "5.2.C1c")
def test_windows_open_by_what_is_possible_and_not_by_what_is_held() -> None:
    for held, deck in (("bad_weather epidemic", ""), ("epidemic", "bad_weather")):
        table = Table({"regium": "rome 4cu duilius"}, rome="socii_navales spies", carthage=held, deck=deck)
        table.match.submit(0, "operate socii_navales")
        table.match.submit(0, "activate duilius")
        for step in ("consentia", "thurii", "tarentum"):
            table.match.submit(0, f"march {step}")
        assert table.asked == ("carthage", "reaction")


@pytest.mark.rule("hamilcar", "17.1#50a", "13.3.D3")
def test_the_die_that_good_omen_set_is_the_die_that_counts() -> None:
    pieces = {"catana": "rome 6cu fulvius_flaccus:proconsul", "enna": "carthage 1cu 2el gisco"}
    table = moving(pieces, "fulvius_flaccus", carthage="good_omen epidemic", forgotten=0)
    table.do("rome march enna; carthage done; carthage charge; carthage react good_omen; carthage set_die 6")
    assert table.events("charge-result")[0][0] == 6
    assert table.events("set-die") == [("carthage", 6)]
    assert table.asked == ("carthage", "die_reroll")
    assert table.do("carthage pass").choice != "die_reroll"


@pytest.mark.rule("hamilcar", "13.1.1", "9.1.2", "5.2.C1c")
def test_both_sides_pass_once_and_the_battle_begins() -> None:
    pieces = {"catana": "rome 6cu duilius", "enna": "carthage 4cu gisco"}
    table = moving(pieces, "duilius", also="ambush spies", carthage="numidian_horse epidemic")
    table.do("rome march enna; carthage done")
    assert table.asked == ("rome", "reaction")
    assert table.match.prompt()[2] == (cards("ambush"),)  # Numidian Horse is for Carthage alone
    table.do("rome pass")
    assert table.asked == ("carthage", "reaction")
    assert table.match.prompt()[2] == (cards("numidian_horse ambush"),)  # for all that he knows
    table.do("carthage pass")
    assert table.choice != "reaction"
    assert table.events("battle-die")


@pytest.mark.rule("hamilcar", "9.1.2", "9.2.B1b")
def test_veteran_rowers_add_to_every_roll_of_their_side() -> None:
    table = battle("roll 6", ships=3, others=3, carthage_first=False, also="veteran_rowers", seamanship=3)
    assert table.asked == ("rome", "reaction")
    table.do("rome react veteran_rowers")
    while table.choice == "reaction":
        table.do(f"{table.actor} pass")
    table.holding("", "")
    while not table.events("battle-roll"):
        table.do(f"{table.actor} pass")
    assert table.events("roll-bonus") == [("cards", 1)]
    assert table.events("battle-roll")[0][:3] == ("rome", 6, 7)


@pytest.mark.rule("hamilcar", "9.1.1", "9.2.A1")
def test_played_tactic_cards_go_back_after_the_battle() -> None:
    table = battle("roll 6", ships=3, others=1, carthage_first=False).holding("boarding_1", "")
    table.do("rome maneuver boarding_1")
    assert table.events("naval-victory")
    assert table.view()["tactic_discard"] == []
