"""6 Victory Conditions."""

from __future__ import annotations

import pytest

from .table import Table

FOUR_TILES = {"rome": ("circe", "antigone", "hercules"), "greece": ("spartacus", "ramses_ii", "penthesilea")}


@pytest.mark.rule("mare-nostrum", "6.1-1", "O-2")
def test_whoever_builds_the_pyramids_wins_immediately() -> None:
    table = Table().only("rome", coin=12).build_turn("rome", still_to_build=("greece", "egypt")).do("recruit pyramids")
    assert table.over
    assert (table.winners, table.ending) == (["rome"], ("6.1-1", "pyramids"))
    assert table.match.result is not None
    assert table.match.result.ranks == (1, 2, 2, 2, 2)


@pytest.mark.rule("mare-nostrum", "6.2-1")
def test_a_fifth_tile_wins_at_the_end_of_the_build_phase() -> None:
    table = Table().tiles("rome", *FOUR_TILES["rome"]).only("rome", coin=10)
    table.build_turn("rome", still_to_build=("greece",)).do("recruit statue_of_zeus", "done")
    assert not table.over
    table.do("done")
    assert table.over
    assert (table.winners, table.ending) == (["rome"], ("6.2-1", "heroes"))


@pytest.mark.rule("mare-nostrum", "6.2-1", "3.1.3-2")
def test_four_tiles_do_not_win() -> None:
    table = Table().tiles("rome", *FOUR_TILES["rome"]).build_turn("rome").do("done")
    assert not table.over


def two_with_five(culture: str) -> Table:
    table = Table().leaders("carthage", culture, "rome")
    for empire, tiles in FOUR_TILES.items():
        table.tiles(empire, *tiles)
    table.tiles("rome", "statue_of_zeus").only("greece", coin=10)
    return table.build_turn("greece").do("recruit hanging_gardens", "done")


@pytest.mark.rule("mare-nostrum", "6.2-2")
def test_of_several_with_five_tiles_the_culture_leader_wins() -> None:
    table = two_with_five("greece")
    assert (table.winners, table.ending[0]) == (["greece"], "6.2-2")


@pytest.mark.rule("mare-nostrum", "6.2-3")
def test_several_with_five_tiles_win_jointly_if_none_is_culture_leader() -> None:
    table = two_with_five("egypt")
    assert (table.winners, table.ending[0]) == (["rome", "greece"], "6.2-3")
    assert table.match.result is not None
    assert table.match.result.ranks == (1, 1, 3, 3, 3)


@pytest.mark.rule("mare-nostrum", "6.1-1", "6.2-1")
def test_the_pyramids_beat_a_fifth_tile_built_earlier_in_the_phase() -> None:
    table = Table().tiles("rome", *FOUR_TILES["rome"]).only("rome", coin=10).only("greece", coin=12)
    table.build_turn("rome", still_to_build=("greece",)).do("recruit statue_of_zeus", "done", "recruit pyramids")
    assert table.winners == ["greece"]


def with_cities() -> Table:
    """Rome controls Roma and Syracusae and can occupy Athenae; Troia stands in its province."""
    table = Table().wipe().control("rome", "sicilia", "asia").build("roma", "syracusae", "troia", "athenae")
    return table.legions("rome", "achaea", 1)


@pytest.mark.rule("mare-nostrum", "6.3-1", "4.3.2-5")
def test_four_capital_or_legendary_cities_win_at_the_end_of_the_move_phase() -> None:
    table = with_cities().move_turn("rome").do("done", "occupy athenae")
    assert (table.winners, table.ending) == (["rome"], ("6.3-1", "cities"))


@pytest.mark.rule("mare-nostrum", "6.3-1")
def test_four_cities_taken_back_before_the_end_of_the_phase_win_nothing() -> None:
    table = with_cities().legions("greece", "macedonia", 2)
    table.move_turn("rome", still_to_move=("greece",)).do("done", "occupy athenae")
    assert not table.over
    table.do("march macedonia", "enter achaea", "march macedonia", "enter achaea", "roll 6", "roll 6", "roll 1")
    assert not table.over
    assert table.turn_over


@pytest.mark.rule("mare-nostrum", "6.3-1")
def test_three_cities_do_not_win() -> None:
    table = with_cities().move_turn("rome").do("done", "done")
    assert not table.over


def both_with_four_cities(military: str) -> Table:
    table = Table().wipe().leaders("carthage", "egypt", military)
    table.build("roma", "athenae", "alexandria", "carthago", "babylon", "troia", "ierusalem", "syracusae")
    table.control("rome", "sicilia", "asia").control("greece", "judea")
    table.legions("rome", "africa", 1).occupy("rome", "carthago")
    table.legions("greece", "aegyptus", 1).occupy("greece", "alexandria")
    table.legions("greece", "babylonia", 1).occupy("greece", "babylon")
    return table.move_turn("egypt")


@pytest.mark.rule("mare-nostrum", "6.3-1")
def test_of_two_with_four_cities_the_military_leader_wins_else_both() -> None:
    assert both_with_four_cities("greece").winners == ["greece"]
    assert both_with_four_cities("carthage").winners == ["rome", "greece"]


@pytest.mark.rule("mare-nostrum", "6.4-1")
def test_all_three_titles_win_at_the_end_of_the_leadership_phase() -> None:
    table = Table().tiles("greece", "hercules", "antigone").leadership()
    assert (table.winners, table.ending) == (["greece"], ("6.4-1", "titles"))


@pytest.mark.rule("mare-nostrum", "6.4-1", "5-6")
def test_a_title_got_by_ones_own_tie_decision_counts() -> None:
    tied = Table().tiles("rome", "penthesilea").leaders("rome", "greece", "rome").build("latium_temple").leadership()
    assert tied.legal() == ["crown rome", "crown carthage"]
    tied.do("crown rome", "crown rome")
    assert (tied.winners, tied.ending[1]) == (["rome"], "titles")


@pytest.mark.rule("mare-nostrum", "6.4-1")
def test_two_titles_do_not_win() -> None:
    table = Table().tiles("greece", "penthesilea").leadership()
    assert table.choice == "crown"
    table.do("crown rome")
    assert not table.over
    table = Table().tiles("rome", "circe").leadership().do("crown egypt")
    assert [table.leader(track) for track in ("trade", "culture", "military")] == ["rome", "egypt", "rome"]
    assert not table.over


@pytest.mark.rule("mare-nostrum", "6.2-1")
@pytest.mark.parametrize("culture", ["rome", "egypt"])
def test_a_single_winner_by_five_tiles_needs_no_title(culture: str) -> None:
    table = Table().leaders("carthage", culture, "greece").tiles("rome", "circe", "hercules", "antigone", "spartacus")
    table.build_turn("rome").do("done")
    assert table.ending == ("6.2-1", "heroes")
    assert table.winners == ["rome"]


@pytest.mark.rule("mare-nostrum", "10.PERSEUS-1")
def test_whoever_steps_in_with_perseus_builds_what_wins_and_nothing_else() -> None:
    table = Table().tiles("greece", "perseus", "antigone", "spartacus").only("greece", coin=10).build_phase()
    table.do("name_builder rome", "overrule")
    assert table.offers("recruit circe")
    assert table.why_not("recruit pyramids") == ("10.PERSEUS-1", "cannot-win-now")
    assert table.why_not("legion achaea") == ("10.PERSEUS-1", "cannot-win-now")
