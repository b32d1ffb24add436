"""14 Sieges at their edges, and who may stand inside or outside a city when an enemy comes."""

from __future__ import annotations

import pytest

from .table import general
from .test_movement import moving, punic


@pytest.mark.rule("hamilcar", "14.1.9", "12.1.1")
def test_a_siege_is_over_as_soon_as_the_last_besieger_marches_off() -> None:
    pieces = {"lilybaeum": "rome 4cu duilius", "lilybaeum_inside": "carthage 2cu hanno"}
    table = moving(pieces, "duilius", points={"lilybaeum": (1, "rome")}).do("rome march drepanum")
    assert table.s.points.count(1) == 0
    assert table.asked == ("carthage", "land_reaction")
    assert table.legal("carthage") == ["done", "interpose hanno"]


@pytest.mark.rule("hamilcar", "14.1.9", "8.3.6")
def test_a_siege_is_over_as_soon_as_the_last_besieger_sails() -> None:
    pieces = {"syracusae": "rome 4cu duilius", "syracusae_inside": "carthage 2cu hanno"}
    table = moving(pieces, "duilius", points={"syracusae": (1, "rome")}, ready=(1, 2), seamanship=2)
    table.do("rome embark; rome ships 1; rome sail messana")
    assert table.asked == ("carthage", "interception")  # Hanno is free to sail out of Syracusae


@pytest.mark.rule("hamilcar", "2.3.E3b", "10.0.2")
def test_a_consul_does_not_shut_himself_in_with_fewer_than_three_cus() -> None:
    pieces = {"catana": "carthage 6cu hanno", "messana": "rome 5cu valerius_flaccus fulvius_flaccus:proconsul"}
    table = punic(pieces, "hanno").do("carthage march messana")
    assert table.legal("rome") == ["done", "bring fulvius_flaccus"]
    assert table.why("rome", "bring valerius_flaccus") == "2.3.E3b"
    table.do("rome bring fulvius_flaccus")
    assert table.legal("rome") == ["cus 0", "cus 1", "cus 2"]  # three stay with the Consul
    weak = punic({"catana": "carthage 6cu hanno", "messana": "rome 4cu valerius_flaccus"}, "hanno")
    assert weak.do("carthage march messana").legal("rome") == ["cus 0", "cus 1"]


@pytest.mark.rule("hamilcar", "2.3.E3b", "2.3.E3d", "10.0.2")
def test_a_weak_consul_goes_inside_with_all_that_he_has_or_not_at_all() -> None:
    pieces = {"catana": "carthage 6cu hanno", "messana": "rome 2cu valerius_flaccus"}
    table = punic(pieces, "hanno").do("carthage march messana; rome bring valerius_flaccus")
    assert table.cus("rome", "messana_inside") == 2
    outside = punic(pieces, "hanno").do("carthage march messana; rome done")
    assert outside.cus("rome", "messana") == 2
    both = punic({**pieces, "messana": "rome 2cu valerius_flaccus duilius"}, "hanno").do("carthage march messana")
    first = min(("valerius_flaccus", "duilius"), key=general)
    both.do(f"rome bring {first}")
    assert len(both.legal("rome") if both.asked[1] == "garrison" else []) <= 1  # the other Consul has to follow


@pytest.mark.rule("hamilcar", "17.1#44a", "14.4.3")
def test_a_subjugation_is_no_siege_for_spoils_of_war() -> None:
    pieces = {"volsinii": "rome 4cu duilius"}
    table = moving(pieces, "duilius", "red_die 3", points={"volsinii": (2, "rome")}).do("rome siege")
    assert table.control("volsinii") == "rome"
    assert table.s.won_at == [0, 0]
