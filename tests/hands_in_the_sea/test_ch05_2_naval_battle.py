"""5.2.5 Engage the enemy Fleet."""

from __future__ import annotations

import pytest

from navarch.games.hands_in_the_sea.actions import REROLL
from navarch.games.hands_in_the_sea.box.labels import PORT, STATIONS
from navarch.games.hands_in_the_sea.ch05_2_aggressive.naval_dice import RollAgain

from .table import CARTHAGE, ROME, Table, bit, mask


def corvus(ships: tuple[int, int], *infantry: str) -> Table:
    return meet(ROME, ships).strategy(ROME, "corvus").reserve(ROME, *infantry)


def dice(*pips: int) -> list[str]:
    return [f"roll {pip}" for pip in pips]


def meet(seat: int, ships: tuple[int, int], station: str = "sicily", **options: bool) -> Table:
    """Both Fleets in one Sea Zone; the player has a Ship card and no Leaders are about."""
    table = Table(seat, **options).fleet(ROME, station, ships[ROME]).fleet(CARTHAGE, station, ships[CARTHAGE])
    return table.hand(seat, "neapolis" if seat == ROME else "utica").discards(ROME, "praetor")


@pytest.mark.rule("hands-in-the-sea", "5.2.5.A", "5.2.5.B", "4.4.D")
def test_fleets_must_meet_and_a_ship_card_is_played() -> None:
    table = Table(ROME).fleet(ROME, "sicily", 2).fleet(CARTHAGE, "africa", 2).hand(ROME, "neapolis")
    assert table.why_not("engage")[0] == "5.2.5.A"
    table.fleet(CARTHAGE, "sicily", 2)
    assert table.offers("engage")
    table.discards(ROME, "neapolis").fresh()
    assert table.why_not("engage")[0] == "5.2.5.B"
    table.hold(ROME, "aleria").hand(ROME, "aleria")
    assert table.offers("engage")
    table.do("engage")
    assert table.nouns("pay") == ["aleria"]
    assert table.do("pay aleria").discarded(ROME, "aleria")
    port = Table(ROME).fleet(ROME, "port", 2).fleet(CARTHAGE, "port", 2).hand(ROME, "neapolis")
    assert port.why_not("engage")[0] == "5.2.5.A"


@pytest.mark.rule("hands-in-the-sea", "4.4.D")
def test_an_unsupplied_ship_card_starts_no_naval_battle() -> None:
    table = Table(ROME).fleet(ROME, "sicily", 2).fleet(CARTHAGE, "sicily", 2).hold(ROME, "aleria").hand(ROME, "aleria")
    assert table.offers("engage")
    table.battle(CARTHAGE, "aleria", 0)
    assert table.why_not("engage")[0] == "5.2.5.B"


@pytest.mark.rule("hands-in-the-sea", "5.2.5.D", "5.2.5.E", "5.2.5.I", "5.2.5.J")
def test_four_against_five_off_sardinia() -> None:
    table = meet(CARTHAGE, (5, 4), "corsica_sardinia")
    table.do("engage", "pay utica", *dice(1, 3, 5, 6), *dice(1, 2, 2, 4, 5))
    assert table.s.warships == [3, 3]
    assert table.s.prestige == [0, 1]
    assert (table.actor, table.nouns("retreat")) == ("rome", ["italy", "port"])
    assert table.why_not("retreat africa")[0] == "5.2.5.J"
    assert table.why_not("stay")[0] == "5.2.5.I"
    assert table.why_not("retreat sicily")[0] == "5.2.5.I"
    table.do("retreat italy")
    assert STATIONS[table.s.fleet[ROME]] == "italy"


@pytest.mark.rule("hands-in-the-sea", "5.2.5.G", "5.2.5.H")
def test_the_sole_survivor_wins() -> None:
    table = meet(ROME, (2, 3))
    table.do("engage", "pay neapolis", *dice(5, 5), *dice(6, 6, 3))
    assert table.s.warships == [0, 1]
    assert STATIONS[table.s.fleet[ROME]] == "port"
    assert table.s.prestige == [0, 1]
    assert [event.rule for event in table.heard("naval-victory")] == ["5.2.5.G"]


@pytest.mark.rule("hands-in-the-sea", "5.2.5.D", "5.2.5.L", "5.2.5.M", "5.2.5.O")
@pytest.mark.example("hands-in-the-sea", "5.2.5-ex3")
def test_consul_against_general() -> None:
    table = meet(ROME, (4, 4)).hand(ROME, "consul_1").hand(CARTHAGE, "general_1")
    table.do("engage", "pay neapolis")
    assert table.actor == "rome", "the attacker announces first"
    table.do("embark consul_1")
    assert table.actor == "carthage"
    table.do("embark general_1", *dice(1, 4, 5, 6), *dice(4), *dice(2, 4, 4, 6), *dice(3))
    assert table.s.warships == [3, 1]
    assert table.s.prestige == [1, 0]
    assert table.choice == "retreat"
    assert table.actor == "carthage"
    assert table.discarded(ROME, "consul_1")
    assert table.discarded(CARTHAGE, "general_1")


@pytest.mark.rule("hands-in-the-sea", "5.2.5.M", "C.Praetor.1")
@pytest.mark.parametrize(
    ("leader", "pips", "hits"), [("praetor", (4,), 0), ("praetor", (5,), 1), ("consul_1", (4,), 1)]
)
def test_the_praetor_hits_on_five_only(leader: str, pips: tuple[int, ...], hits: int) -> None:
    table = meet(ROME, (1, 4)).hand(ROME, leader)
    table.do("engage", "pay neapolis", f"embark {leader}", "done?", "done?", *dice(1), *dice(*pips), *dice(1, 1, 1, 1))
    assert table.s.warships[CARTHAGE] == 4 - hits


@pytest.mark.rule("hands-in-the-sea", "5.2.5.M", "5.2.5.N")
def test_the_dictator_rolls_two_dice_and_goes_home() -> None:
    table = meet(ROME, (1, 4)).hand(ROME, "dictator")
    table.do("engage", "pay neapolis", "embark dictator", "done?", "done?", *dice(1), *dice(4, 4), *dice(1, 1, 1, 1))
    assert table.s.warships[CARTHAGE] == 2
    assert table.s.empire[ROME] & bit("dictator")
    assert table.events("card-returned") == [("rome", "dictator", "fleet", "empire")]


@pytest.mark.rule("hands-in-the-sea", "5.2.5.O")
def test_leaders_of_a_destroyed_fleet_return_to_the_empire_deck() -> None:
    table = meet(ROME, (1, 2)).hand(ROME, "consul_1")
    table.do("engage", "pay neapolis", "embark consul_1", "done?", "done?", *dice(1), *dice(1), *dice(6, 1))
    assert table.s.empire[ROME] & bit("consul_1")
    assert [event.rule for event in table.heard("card-returned")] == ["5.2.5.O"]


@pytest.mark.rule("hands-in-the-sea", "5.2.5.L")
def test_only_leaders_from_the_hand_embark() -> None:
    table = meet(ROME, (2, 2)).hand(ROME, "consul_1", "legion_1").reserve(ROME, "praetor")
    table.do("engage", "pay neapolis")
    assert table.nouns("embark") == ["consul_1"]
    assert table.why_not("embark praetor")[0] == "5.2.5.L"
    assert table.why_not("embark legion_1")[0] == "5.2.5.L"


@pytest.mark.rule("hands-in-the-sea", "5.2.5.C", "5.6.3.C")
def test_nobody_builds_and_engages_in_one_round() -> None:
    table = meet(ROME, (2, 2)).hand(ROME, "cosa", "rome").silver(ROME, 9)
    table.do("build", "pay cosa")
    assert table.why_not("engage")[0] == "5.2.5.C"
    other = meet(ROME, (3, 3)).hand(ROME, "cosa").silver(ROME, 9)
    other.do("engage", "pay neapolis", "done?", "done?", *dice(1, 1, 1, 1, 1, 1), "stay")
    assert other.why_not("build")[0] == "5.6.3.C"


@pytest.mark.rule("hands-in-the-sea", "5.2.5.F", "5.2.5.K")
def test_a_draw_gives_no_prestige_and_lets_the_defender_go() -> None:
    table = meet(ROME, (2, 2))
    table.do("engage", "pay neapolis", *dice(5, 1), *dice(5, 1))
    assert table.s.prestige == [0, 0]
    assert (table.actor, table.offers("stay")) == ("carthage", True)
    table.do("stay")
    assert STATIONS[table.s.fleet[CARTHAGE]] == "sicily"
    both = meet(ROME, (1, 1))
    both.do("engage", "pay neapolis", *dice(6), *dice(6))
    assert both.s.warships == [0, 0]
    assert both.s.prestige == [0, 0]
    assert both.s.fleet == [PORT, PORT]


@pytest.mark.rule("hands-in-the-sea", "5.2.5.I")
def test_home_port_is_open_from_any_distance() -> None:
    table = meet(CARTHAGE, (3, 3), "africa")
    table.do("engage", "pay utica", *dice(6, 1, 1), *dice(1, 1, 1))
    assert table.actor == "rome"
    assert table.nouns("retreat") == ["sicily", "port"], "Rome holds Messana, and nothing in Sardinia"
    table.do("retreat port")
    assert STATIONS[table.s.fleet[ROME]] == "port"


@pytest.mark.rule("hands-in-the-sea", "5.2.5.P", "5.2.5.R", "5.2.5.S", "5.2.5.T", "5.2.5.U", "5.2.5.E", "C.Corvus.1")
@pytest.mark.example("hands-in-the-sea", "5.2.5-d1")
def test_corvus_captures_a_warship() -> None:
    table = corvus((2, 3), "legion_1", "legion_2")
    table.do("engage", "pay neapolis", "embark legion_1", "embark legion_2", *dice(5, 2), *dice(3, 2), *dice(6, 1, 1))
    s = table.s
    assert s.warships == [2, 1], "1 left and 1 captured"
    assert [event.rule for event in table.heard("naval-victory")] == ["5.2.5.E"]
    assert [event.rule for event in table.heard("cards-discarded")] == ["5.2.5.U"]
    assert s.prestige == [1, 0]
    assert s.discard[ROME] & mask("legion_1", "legion_2") == mask("legion_1", "legion_2")
    assert table.asked == ("carthage", "retreat")


@pytest.mark.rule("hands-in-the-sea", "5.2.5.P", "5.2.5.Q")
def test_infantry_is_named_after_leaders_and_before_dice_one_for_each_ship() -> None:
    table = corvus((1, 3), "legion_1", "velites_1").hand(ROME, "consul_1").silver(ROME, 0)
    table.do("engage", "pay neapolis", "embark consul_1")
    assert table.choice == "marines"
    assert table.nouns("embark") == ["legion_1", "velites_1"]
    assert table.why_not("embark consul_2")[0] == "5.2.5.P"
    table.do("embark velites_1")
    assert table.last_draw.choice == "naval_die", "one Warship carries one card"


@pytest.mark.rule("hands-in-the-sea", "5.2.5.R")
@pytest.mark.parametrize(
    ("card", "pip", "hits"), [("velites_1", 4, 0), ("velites_1", 5, 1), ("legion_1", 2, 0), ("legion_1", 3, 1)]
)
def test_light_infantry_hits_on_five_heavy_on_three(card: str, pip: int, hits: int) -> None:
    table = corvus((1, 4), card)
    table.do("engage", "pay neapolis", f"embark {card}", *dice(1), *dice(pip), *dice(1, 1, 1, 1))
    assert table.s.warships[CARTHAGE] == 4 - hits


@pytest.mark.rule("hands-in-the-sea", "5.2.5.T", "5.2.5.U")
def test_infantry_without_a_ship_drowns_by_romes_choice() -> None:
    table = corvus((3, 3), "legion_1", "velites_1", "velites_2")
    rolls = [*dice(1, 1, 1), *dice(1, 1, 1), *dice(6, 1, 1)]
    table.do("engage", "pay neapolis", "embark legion_1", "embark velites_1", "embark velites_2", *rolls)
    assert table.s.warships == [2, 3]
    assert table.asked == ("rome", "battle_loss")
    table.do("give velites_1")
    assert table.s.empire[ROME] & bit("velites_1")
    assert table.s.discard[ROME] & mask("legion_1", "velites_2") == mask("legion_1", "velites_2")
    assert not table.s.reserve[ROME]


@pytest.mark.rule("hands-in-the-sea", "5.2.5.S", "5.6.3.D")
def test_without_infantry_aboard_nothing_is_captured_and_eight_is_the_limit() -> None:
    table = corvus((2, 2), "legion_1")
    table.do("engage", "pay neapolis", "done", *dice(6, 1), *dice(1, 1))
    assert table.s.warships == [2, 1]
    full = corvus((8, 2), "legion_1")
    full.do("engage", "pay neapolis", "embark legion_1", *dice(6, 1, 1, 1, 1, 1, 1, 1), *dice(1), *dice(1, 1))
    assert full.s.warships[ROME] == 8


@pytest.mark.rule("hands-in-the-sea", "C.Corvus.1")
def test_corvus_also_helps_a_roman_defender_and_nobody_without_it() -> None:
    table = meet(CARTHAGE, (2, 2)).strategy(ROME, "corvus").reserve(ROME, "legion_1")
    table.do("engage", "pay utica")
    assert table.asked == ("rome", "marines")
    plain = meet(CARTHAGE, (2, 2)).reserve(ROME, "legion_1")
    plain.do("engage", "pay utica")
    assert plain.last_draw.choice == "naval_die"


@pytest.mark.rule("hands-in-the-sea", "5.2.5.G", "5.2.5.P", "5.2.5.T")
def test_the_log_of_a_naval_battle_cites_its_own_rules() -> None:
    table = meet(ROME, (2, 1)).strategy(ROME, "corvus").reserve(ROME, "legion_1", "legion_2")
    rolls = [*dice(1, 1, 3, 3), *dice(6)]
    table.do("engage", "pay neapolis", "embark legion_1", "embark legion_2", *rolls, "retreat port?")
    assert [table.heard(key)[0].rule for key in ("embarked", "prestige")] == ["5.2.5.P", "5.2.5.G"]
    lost = meet(ROME, (2, 3)).strategy(ROME, "corvus").reserve(ROME, "legion_1", "legion_2")
    rolls = [*dice(1, 1, 1, 1), *dice(6, 1, 1)]
    lost.do("engage", "pay neapolis", "embark legion_1", "embark legion_2", *rolls, "give legion_2")
    assert [event.rule for event in lost.heard("card-returned")] == ["5.2.5.T"]


@pytest.mark.rule("hands-in-the-sea", "5.2.5.S", "5.2.5.T", "5.2.5.F")
def test_corvus_captures_nothing_when_both_fleets_go_down() -> None:
    table = Table(ROME).strategy(ROME, "corvus").reserve(ROME, "legion_1").hand(ROME, "neapolis")
    table.discards(ROME, "praetor").fleet(ROME, "sicily", 1).fleet(CARTHAGE, "sicily", 1)
    table.do("engage", "pay neapolis", "embark legion_1", "roll 1", "roll 3", "roll 6")
    assert table.s.warships == [0, 0]
    assert table.s.prestige == [0, 0]
    assert table.s.empire[ROME] & bit("legion_1"), "drowned"


@pytest.mark.rule("hands-in-the-sea", "5.2.5.S", "5.2.5.G", "5.2.5.T")
def test_corvus_wins_with_the_last_ship_and_carries_its_infantry_home() -> None:
    table = Table(ROME).strategy(ROME, "corvus").reserve(ROME, "legion_1", "legion_2").hand(ROME, "neapolis")
    table.discards(ROME, "praetor").fleet(ROME, "sicily", 2).fleet(CARTHAGE, "sicily", 2)
    table.do("engage", "pay neapolis", "embark legion_1", "embark legion_2", *dice(1, 1, 3, 3), *dice(6, 1))
    assert table.s.warships == [2, 0], "one left, one captured"
    assert table.s.discard[ROME] & mask("legion_1", "legion_2") == mask("legion_1", "legion_2")


@pytest.mark.rule("hands-in-the-sea", "5.2.5.I", "5.2.5.H", "4.3.E")
def test_a_fleet_beaten_in_its_home_waters_may_go_to_port() -> None:
    table = Table(CARTHAGE).hand(CARTHAGE, "utica").discards(ROME, "praetor")
    table.fleet(ROME, "italy", 3).fleet(CARTHAGE, "italy", 3)
    table.do("engage", "pay utica", "roll 6", "roll 1", "roll 1", "roll 1", "roll 1", "roll 1")
    assert table.nouns("retreat") == ["sicily", "port"]
    table.do("retreat port")
    assert STATIONS[table.s.fleet[ROME]] == "port"


@pytest.mark.rule("hands-in-the-sea", "5.2.5.T", "5.2.5.U")
def test_infantry_of_a_defender_drowns_too_and_the_log_says_from_where() -> None:
    table = Table(CARTHAGE).hand(CARTHAGE, "utica").fleet(CARTHAGE, "sicily", 3).fleet(ROME, "sicily", 2)
    table.strategy(ROME, "corvus").reserve(ROME, "legion_1", "velites_1")
    table.do("engage", "pay utica", "embark legion_1", "embark velites_1",
             *dice(6, 1, 1), *dice(1, 1, 1, 1))  # fmt: skip
    assert table.asked == ("rome", "battle_loss")
    table.do("give velites_1")
    assert table.events("card-returned") == [("rome", "velites_1", "fleet", "empire")]
    assert table.events("cards-discarded") == [("rome", ["legion_1"])]


@pytest.mark.rule("hands-in-the-sea", "4.6.B")
def test_as_many_dice_as_the_pilots_allow_get_no_reason() -> None:
    again = RollAgain(ROME, 2)
    assert [again.reroll_why(Table(ROME).s, ROME, REROLL, dice) is None for dice in range(4)] == [
        True,
        True,
        True,
        False,
    ]


@pytest.mark.rule("hands-in-the-sea", "5.2.5.D", "5.2.5.M", "C.Praetor.1")
def test_each_die_is_rolled_by_what_it_belongs_to_warships_first() -> None:
    table = meet(ROME, (1, 4)).hand(ROME, "praetor", "consul_1")
    table.do(
        "engage", "pay neapolis", "embark praetor", "embark consul_1", "done?", "done?", *dice(1, 2, 3, 1, 1, 1, 1)
    )
    rolls = [roll[1:4] for roll in table.events("naval-roll") if roll[0] == "rome"]
    assert rolls == [(None, 1, 5), ("consul_1", 2, 4), ("praetor", 3, 5)]


@pytest.mark.rule("hands-in-the-sea", "5.2.5.P", "5.4.4.D")
def test_marines_are_asked_for_where_infantry_may_lie_in_the_reserve() -> None:
    table = meet(ROME, (2, 2)).strategy(ROME, "corvus").reserve(ROME, "velia")
    table.do("engage", "pay neapolis")
    assert table.last_draw.choice == "naval_die", "everybody sees that there is no Infantry"
    hidden = meet(ROME, (2, 2), hidden_reserve=True).strategy(ROME, "corvus").reserve(ROME, "velia")
    hidden.do("engage", "pay neapolis")
    assert hidden.asked == ("rome", "marines"), "nobody can see that there is none"
