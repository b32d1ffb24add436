"""5.2.1 Attack a location, and 5.2.2 reinforce a land battle."""

from __future__ import annotations

import pytest

from navarch.games.hands_in_the_sea.box.labels import CARDS, FORCE, LOCATIONS

from .table import CARTHAGE, GAME, ROME, Table, bit, mask


def lilybaeum() -> Table:
    """The position of the book's example: Rome holds Agrigentum, Lilybaeum is Carthaginian."""
    return Table(ROME).hold(ROME, "agrigentum").hand(ROME, "agrigentum", "neapolis", "legion_2")


@pytest.mark.rule("hands-in-the-sea", "5.2.2.A", "5.2.2.C", "5.2.2.K", "2.T")
@pytest.mark.example("hands-in-the-sea", "5.2.1-ex2")
def test_cavalry_and_a_free_consul_bring_the_marker_to_red_two() -> None:
    table = lilybaeum()
    table.do("attack lilybaeum", "connect agrigentum", "pay neapolis", "commit legion_2")
    table.hand(ROME, "equites_1", "consul_1").fresh()
    table.do("lead consul_1", "reinforce equites_1")
    assert table.s.marker[ROME] == 2
    assert table.s.force[ROME] == mask("legion_2", "equites_1", "consul_1")


@pytest.mark.rule("hands-in-the-sea", "5.2.2.E", "4.2.I", "5.2.1.E")
@pytest.mark.example("hands-in-the-sea", "5.2.2-ex2")
def test_the_defenders_card_lies_in_the_space_of_the_attacking_empire() -> None:
    table = Table(CARTHAGE).battle(ROME, "lilybaeum", 1, rome=("legion_2",)).hand(CARTHAGE, "libyan_infantry", "utica")
    table.do("reinforce libyan_infantry")
    assert table.s.force[2 * ROME + CARTHAGE] == bit("libyan_infantry")
    assert table.s.marker == [-1, 0], "the track of the attacking empire"
    table.do("reinforce utica")
    assert table.s.force[2 * ROME + CARTHAGE] == mask("libyan_infantry", "utica"), "a Location card too"


@pytest.mark.rule("hands-in-the-sea", "5.2.2.L", "5.2.1.A")
def test_combined_arms_at_thermae() -> None:
    table = Table(CARTHAGE).hold(ROME, "thermae")
    table.hand(CARTHAGE, "panormus", "hadrumetum", "greek_mercenaries", "ligurian_infantry")
    table.do("attack thermae", "connect panormus", "pay hadrumetum", "commit greek_mercenaries")
    table.do("reinforce ligurian_infantry")
    assert table.s.marker[CARTHAGE] == 2
    table.hand(ROME, "legion_1").round(ROME).do("reinforce legion_1")
    assert table.s.marker[CARTHAGE] == 0
    table.hand(CARTHAGE, "numidian_cavalry_1").round(CARTHAGE).do("reinforce numidian_cavalry_1")
    assert table.s.marker[CARTHAGE] == 2, "1 for the Cavalry, 1 for Combined Arms"


@pytest.mark.rule("hands-in-the-sea", "5.2.2.M")
def test_combined_arms_count_once_for_each_side_and_never_in_a_siege() -> None:
    table = Table(CARTHAGE).hold(ROME, "thermae").hand(CARTHAGE, "punic_cavalry", "numidian_cavalry_1")
    table.battle(CARTHAGE, "thermae", 0, carthage=("libyan_infantry", "ligurian_infantry"))
    table.do("reinforce punic_cavalry")
    assert table.s.marker[CARTHAGE] == 2
    table.do("reinforce numidian_cavalry_1")
    assert table.s.marker[CARTHAGE] == 3, "not counted twice"
    table.put(table.s.force, 2, "legion_1", "velites_1")
    table.hand(ROME, "equites_1").round(ROME).do("reinforce equites_1")
    assert table.s.marker[CARTHAGE] == 1, "the defender has it too"
    siege = Table(CARTHAGE).hold(ROME, "thermae", fort=True).hand(CARTHAGE, "punic_cavalry")
    siege.battle(CARTHAGE, "thermae", 0, carthage=("libyan_infantry", "ligurian_infantry", "numidian_cavalry_1"))
    siege.do("reinforce punic_cavalry")
    assert siege.s.marker[CARTHAGE] == 1


@pytest.mark.rule("hands-in-the-sea", "5.2.1.B")
def test_the_opening_card_needs_a_sword() -> None:
    table = Table(ROME).hold(ROME, "agrigentum").hand(ROME, "agrigentum", "neapolis", "pisa", "triremes")
    assert table.why_not("attack lilybaeum")[0] == "5.2.1.B"
    table.hand(ROME, "messana")
    table.do("attack lilybaeum", "connect agrigentum", "pay neapolis")
    assert table.nouns("commit") == ["messana"], "a Location card with a Sword will do, a Ship will not"


@pytest.mark.rule("hands-in-the-sea", "5.2.1.A", "5.2.1.B")
def test_no_colonist_is_needed_to_attack_and_a_leader_may_open() -> None:
    table = Table(ROME).hold(ROME, "thermae").hand(ROME, "thermae", "velia", "praetor")
    assert GAME.box.board.needs_colonist & bit("panormus")
    table.do("attack panormus", "connect thermae", "pay velia", "commit praetor")
    assert table.s.marker[ROME] == 0


@pytest.mark.rule("hands-in-the-sea", "5.2.1.L")
def test_the_marker_stops_at_the_end_of_the_track() -> None:
    table = Table(ROME).battle(ROME, "lilybaeum", 7, rome=("legion_2",)).hand(ROME, "legion_1")
    table.do("reinforce legion_1")
    assert table.s.marker[ROME] == 8
    table.hand(CARTHAGE, "libyan_infantry").round(CARTHAGE).do("reinforce libyan_infantry")
    assert table.s.marker[ROME] == 6, "later shifts start from the last space"


@pytest.mark.rule("hands-in-the-sea", "5.2.1.N")
def test_one_own_attack_at_a_time_beside_a_defence() -> None:
    table = Table(ROME).hold(ROME, "thermae").hand(ROME, "thermae", "velia", "legion_1", "catana", "cosa")
    table.battle(CARTHAGE, "messana", 0, carthage=("libyan_infantry",))
    table.do("attack panormus", "connect thermae", "pay velia", "commit legion_1")
    assert table.why_not("attack syracuse")[0] == "5.2.1.N"


@pytest.mark.rule("hands-in-the-sea", "5.2.1.O")
def test_no_attack_by_sea_into_enemy_waters_but_by_land() -> None:
    table = lilybaeum().fleet(CARTHAGE, "sicily", 1).hold(ROME, "syracuse")
    assert table.why_not("attack lilybaeum")[0] == "5.2.1.O"
    table.hold(ROME, "heraclea").hand(ROME, "heraclea", "velia")
    table.do("attack lilybaeum")
    assert table.nouns("connect") == ["heraclea"]


@pytest.mark.rule("hands-in-the-sea", "5.2.A", "5.2.1.A")
def test_only_places_with_a_foe_are_attacked() -> None:
    table = Table(ROME).hand(ROME, "messana", "velia", "legion_1", "rhegium")
    assert table.why_not("attack tyndaris")[0] == "5.2.A"
    assert table.why_not("attack rhegium")[0] == "5.2.A"


@pytest.mark.rule("hands-in-the-sea", "5.2.2.A", "5.2.2.B", "5.2.2.H", "2.L")
def test_a_ship_reinforces_a_coastal_battle_with_one() -> None:
    table = Table(ROME).battle(ROME, "lilybaeum", 0, rome=("legion_2",)).hand(ROME, "neapolis", "triremes", "velia")
    assert table.why_not("reinforce velia")[0] == "5.2.2.B"
    table.do("reinforce neapolis")
    assert table.s.marker[ROME] == 1
    table.do("reinforce triremes")
    assert table.s.marker[ROME] == 2
    inland = Table(ROME).hold(CARTHAGE, "enna").battle(ROME, "enna", 0, rome=("legion_2",)).hand(ROME, "neapolis")
    assert inland.why_not("reinforce neapolis")[0] == "5.2.2.B"


@pytest.mark.rule("hands-in-the-sea", "5.2.2.I", "5.2.2.J")
def test_no_ship_reinforces_in_enemy_waters_but_the_sword_of_the_same_card_does() -> None:
    table = Table(CARTHAGE).hand(CARTHAGE, "utica", "lilybaeum").battle(ROME, "panormus", 1, rome=("legion_1",))
    assert GAME.box.cards.ship & bit("lilybaeum")
    assert GAME.box.cards.sword[LOCATIONS.index("lilybaeum")] == 1
    table.fleet(ROME, "sicily", 2)
    assert table.why_not("reinforce utica")[0] == "5.2.2.B"
    table.do("reinforce lilybaeum")
    assert table.s.marker[ROME] == 0, "Sword or Ship, not both"


@pytest.mark.rule("hands-in-the-sea", "5.2.2.D")
def test_with_two_battles_the_player_chooses() -> None:
    table = Table(ROME).hand(ROME, "legion_1")
    table.battle(ROME, "panormus", 0, rome=("legion_2",)).battle(CARTHAGE, "messana", 0, carthage=("libyan_infantry",))
    table.do("reinforce legion_1")
    assert table.nouns("join") == ["rome", "carthage"]
    table.do("join carthage")
    assert table.s.marker == [0, -2]


@pytest.mark.rule("hands-in-the-sea", "5.2.2.F")
def test_an_attacker_without_supply_to_the_site_cannot_reinforce() -> None:
    table = Table(ROME).battle(ROME, "thapsus", 0, rome=("legion_2",)).hand(ROME, "legion_1", "praetor")
    assert table.offers("reinforce legion_1")
    table.fleet(CARTHAGE, "africa", 1)
    assert table.why_not("reinforce legion_1")[0] == "5.2.2.F"
    assert table.why_not("lead praetor")[0] == "5.2.2.F"


@pytest.mark.rule("hands-in-the-sea", "5.2.2.G")
def test_a_fortification_card_helps_the_defender_alone() -> None:
    table = Table(CARTHAGE).hand(CARTHAGE, "fortification_1").battle(ROME, "panormus", 1, rome=("legion_1",))
    table.do("reinforce fortification_1")
    assert table.s.marker[ROME] == 0
    attacker = Table(ROME).hand(ROME, "fortification_1").battle(ROME, "panormus", 1, rome=("legion_1",))
    assert attacker.why_not("reinforce fortification_1")[0] == "5.2.2.B"


@pytest.mark.rule("hands-in-the-sea", "5.2.2.K", "C.Praetor.1")
def test_leaders_join_freely_even_when_no_action_is_left() -> None:
    table = Table(ROME, 1).hand(ROME, "praetor", "dictator").battle(ROME, "panormus", 0, rome=("legion_1",))
    table.do("pass", "lead praetor", "lead dictator")
    assert table.s.marker[ROME] == 3
    other = Table(ROME).hand(ROME, "legion_2").battle(ROME, "panormus", 0, rome=("legion_1",))
    assert other.why_not("lead legion_2")[0] == "5.2.2.K"


@pytest.mark.rule("hands-in-the-sea", "5.2.2.N")
def test_a_committed_location_card_follows_its_location_without_moving_the_marker() -> None:
    table = Table(ROME).hand(ROME, "rome").battle(CARTHAGE, "messana", 1, 2, carthage=("panormus", "libyan_infantry"))
    table.battle(ROME, "panormus", 2, 2, rome=("legion_1",))
    table.round(ROME, step="begin").do("colonise rome")
    assert table.holder("panormus") == "rome"
    assert table.discarded(ROME, "panormus")
    assert table.s.marker[CARTHAGE] == 1
    assert table.s.force[2 * CARTHAGE + CARTHAGE] == bit("libyan_infantry")


def test_a_siege_engine_serves_the_besieger_alone() -> None:
    table = Table(ROME).hold(CARTHAGE, "panormus", fort=True).hand(ROME, "siege_engine_1")
    table.battle(ROME, "panormus", 0, rome=("legion_1",)).do("reinforce siege_engine_1")
    assert table.s.marker[ROME] == 2
    field = Table(ROME).hand(ROME, "siege_engine_1").battle(ROME, "panormus", 0, rome=("legion_1",))
    assert field.why_not("reinforce siege_engine_1")[0] == "5.2.2.B"


def test_celtic_mercenaries_are_weaker_in_defence() -> None:
    table = Table(CARTHAGE).hand(CARTHAGE, "celtic_mercenaries").battle(ROME, "panormus", 1, rome=("legion_1",))
    table.do("reinforce celtic_mercenaries")
    assert table.s.marker[ROME] == 0


@pytest.mark.rule("hands-in-the-sea", "5.2.1.M")
def test_the_card_of_the_battle_site_serves_no_action_but_can_be_put_away() -> None:
    table = Table(CARTHAGE).hand(CARTHAGE, "panormus", "utica").battle(ROME, "panormus", 1, rome=("legion_1",))
    assert table.why_not("money panormus")[0] == "5.2.1.M"
    assert table.why_not("reinforce panormus")[0] == "5.2.1.M"
    for verb in ("discard", "reserve", "return"):
        assert table.offers(f"{verb} panormus")


@pytest.mark.rule("hands-in-the-sea", "5.2.2.J", "5.2.2.H")
def test_ship_and_sword_of_one_card_are_never_added() -> None:
    table = Table(CARTHAGE).hand(CARTHAGE, "lilybaeum").battle(ROME, "panormus", 1, 2, rome=("legion_1",))
    assert GAME.box.cards.ship & GAME.box.cards.opens & bit("lilybaeum"), "the card shows both"
    table.do("reinforce lilybaeum")
    assert table.s.marker[ROME] == 0


@pytest.mark.rule("hands-in-the-sea", "5.2.1.O", "5.2.2.F", "4.3.H")
def test_a_landing_whose_waters_turn_hostile_cannot_be_reinforced_but_may_still_win() -> None:
    table = Table(ROME).hand(ROME, "tarentum", "neapolis", "legion_1", "legion_2", "consul_1", "cosa")
    table.do("attack syracuse", "connect tarentum", "pay neapolis", "commit legion_1", "reinforce legion_2", "done?")
    assert table.s.marker[ROME] == 2
    table.hand(ROME, "consul_1").fleet(CARTHAGE, "sicily", 2).hold(CARTHAGE, "catana").round(ROME, step="begin")
    assert table.choice == "occupation", "strength already there counts"
    far = Table(ROME).battle(ROME, "thapsus", 1, 1, rome=("legion_1",)).hand(ROME, "legion_2")
    far.fleet(CARTHAGE, "africa", 1)
    assert far.why_not("reinforce legion_2")[0] == "5.2.2.F"


@pytest.mark.rule("hands-in-the-sea", "5.2.1.M", "5.2.1.A")
def test_no_attack_is_launched_from_a_place_under_attack() -> None:
    table = Table(ROME).hold(ROME, "thermae").hand(ROME, "thermae", "velia", "legion_1")
    assert table.offers("attack panormus")
    table.battle(CARTHAGE, "thermae", 0, carthage=("libyan_infantry",))
    assert table.why_not("attack panormus")[0] == "5.2.1.M"


@pytest.mark.rule("hands-in-the-sea", "5.2.2.L", "5.2.2.M")
def test_combined_arms_broken_by_an_event_can_be_regained() -> None:
    table = Table().hold(ROME, "thermae").hand(CARTHAGE, "balearic_slingers")
    table.battle(CARTHAGE, "thermae", 4, carthage=("libyan_infantry", "ligurian_infantry", "punic_cavalry"))
    table.combined_arms(CARTHAGE, CARTHAGE).discards(CARTHAGE, "balearic_slingers")
    table.event("draw desertion", "roll 1", "give ligurian_infantry")
    assert table.s.marker[CARTHAGE] == 2, "1 for the card and 1 for Combined Arms"
    table.hand(CARTHAGE, "balearic_slingers").round(CARTHAGE).do("reinforce balearic_slingers")
    assert table.s.marker[CARTHAGE] == 4


@pytest.mark.rule("hands-in-the-sea", "5.2.1.L", "E.MercenaryRevoltAlt.1")
def test_strength_beyond_the_end_of_the_track_is_lost_for_good() -> None:
    table = Table(CARTHAGE).hand(CARTHAGE, "greek_mercenaries")
    table.battle(CARTHAGE, "catana", 8, carthage=("libyan_infantry",)).do("reinforce greek_mercenaries")
    assert table.s.marker[CARTHAGE] == 8
    table.event("draw mercenary_revolt", "roll 1")
    assert table.s.marker[CARTHAGE] == 6


@pytest.mark.rule("hands-in-the-sea", "5.1.3.H", "E.LeaderDies.1")
def test_cavalry_leaving_a_siege_takes_back_what_its_pair_gave() -> None:
    table = Table().hold(ROME, "thermae", fort=True)
    table.battle(CARTHAGE, "thermae", 3, carthage=("libyan_infantry", "numidian_cavalry_1", "punic_cavalry"))
    table.event("draw desertion", "roll 1", "give numidian_cavalry_1")
    assert table.s.marker[CARTHAGE] == 2
    table.all_events().event("draw desertion", "roll 1", "give punic_cavalry")
    assert table.s.marker[CARTHAGE] == 2, "a single point counted nothing"


@pytest.mark.rule("hands-in-the-sea", "5.1.3.G")
def test_two_elephants_keep_their_own_rolls() -> None:
    table = Table(CARTHAGE).hand(CARTHAGE, "war_elephants_1", "war_elephants_2")
    table.battle(CARTHAGE, "catana", 0, carthage=("libyan_infantry",))
    table.do("reinforce war_elephants_1", "roll 6", "reinforce war_elephants_2", "roll 1")
    assert table.s.rolled == [3, -1]
    assert table.s.marker[CARTHAGE] == 2


@pytest.mark.rule("hands-in-the-sea", "5.1.3.G", "5.2.1.I")
def test_elephants_may_lead_an_attack_to_disaster() -> None:
    table = Table(CARTHAGE).hold(ROME, "thermae").hand(CARTHAGE, "panormus", "hadrumetum", "war_elephants_1")
    table.do("attack thermae", "connect panormus", "pay hadrumetum", "commit war_elephants_1", "roll 1")
    assert table.s.marker[CARTHAGE] == -2


@pytest.mark.rule("hands-in-the-sea", "5.2.1.B", "5.2.4.B")
def test_openings_and_raids_refuse_other_cards() -> None:
    table = Table(ROME).hold(ROME, "thermae").hand(ROME, "thermae", "velia", "legion_1", "cosa")
    table.do("attack panormus", "connect thermae", "pay velia")
    assert table.why_not("commit cosa")[0] == "5.2.1.B"
    raid = (
        Table(CARTHAGE).hold(ROME, "thermae").hand(CARTHAGE, "punic_cavalry", "libyan_infantry", "numidian_cavalry_1")
    )
    raid.do("raid thermae")
    assert raid.why_not("pay libyan_infantry")[0] == "5.2.4.B"
    raid.do("pay numidian_cavalry_1")
    assert raid.why_not("pay libyan_infantry")[0] == "4.2.B"


@pytest.mark.rule("hands-in-the-sea", "5.2.2.D", "5.2.3.F")
def test_choices_after_a_battle_name_what_is_missing() -> None:
    table = Table(ROME).hand(ROME, "cosa", "velia", "aleria").hold(ROME, "aleria").hand(ROME, "aleria")
    table.battle(ROME, "panormus", 2, rome=("legion_1",)).round(ROME, step="begin")
    assert table.reason("colonise aleria").key == "lacks-symbol"
    assert table.reason("colonise rome").key == "not-in-hand"
    assert table.reason("occupy").key == "needs-colonist"
    struck = Table(ROME).hold(CARTHAGE, "heraclea").battle(ROME, "heraclea", 2, rome=("legion_1",))
    struck.round(ROME, step="begin")
    assert struck.reason("colonise cosa").key == "needs-no-colonist"


@pytest.mark.rule("hands-in-the-sea", "5.2.1.O")
def test_a_way_by_sea_into_enemy_waters_is_refused_by_the_rule_of_attacks() -> None:
    table = Table(ROME).hold(ROME, "syracuse", "agrigentum", "heraclea").fleet(CARTHAGE, "sicily", 1)
    table.hand(ROME, "agrigentum", "heraclea", "neapolis", "velia", "legion_1").do("attack lilybaeum")
    assert table.nouns("connect") == ["heraclea"]
    assert table.why_not("connect agrigentum") == ("5.2.1.O", "enemy-waters")
    assert table.why_not("connect velia") == ("5.2.1.A", "lacks-symbol")


@pytest.mark.rule("hands-in-the-sea", "5.1.1.I")
def test_a_way_by_sea_into_enemy_waters_is_refused_by_the_rule_of_settling() -> None:
    table = Table(ROME).hold(ROME, "syracuse", "camarina", "heraclea").clear("agrigentum").fleet(CARTHAGE, "sicily", 1)
    table.hand(ROME, "syracuse", "camarina", "neapolis", "velia", "rome").do("settle agrigentum")
    assert table.nouns("connect") == ["camarina"]
    assert table.why_not("connect syracuse") == ("5.1.1.I", "enemy-waters")
    assert table.why_not("connect velia") == ("5.1.1.B", "lacks-symbol")


@pytest.mark.rule("hands-in-the-sea", "5.2.1.N")
def test_whoever_attacks_rome_itself_begins_no_second_attack() -> None:
    table = Table(CARTHAGE).battle(CARTHAGE, "rome", 0, carthage=("libyan_infantry",))
    assert table.reason("attack neapolis").key == "already-attacking"


@pytest.mark.rule("hands-in-the-sea", "5.2.1.B")
def test_a_card_without_swords_opens_no_attack() -> None:
    table = Table(CARTHAGE).hold(ROME, "thermae")
    table.hand(CARTHAGE, "panormus", "hadrumetum", "libyan_infantry", "greek_mercenaries", "agents_2")
    table.do("attack thermae", "connect panormus", "pay hadrumetum")
    assert table.choice == "opening"
    said = table.reason("commit agents_2")
    assert (said.rule, said.args) == ("5.2.1.B", (CARDS.index("agents_2"), FORCE))
