"""How each rule is checked, at the page: folded beside the rule, and for a whole game, rarest first."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

import navarch
from navarch.conformance import Conformance, conformance_of

from .conftest import VisitorMaker
from .test_axe import look
from .visitor import Visitor


def checked(game: str) -> Conformance:
    found = conformance_of(navarch.load(game))
    assert found is not None
    return found


def unfold(me: Visitor, rule: str) -> None:
    fold = me.page.locator(f'[data-rule="{rule}"]').get_by_test_id("checked")
    fold.locator("summary").click()
    expect(fold.get_by_test_id("findings")).to_be_visible()


@pytest.mark.parametrize(("phone", "dark"), [(False, False), (True, True)])
def test_a_rule_tells_how_it_is_checked_where_it_is_read(visitors: VisitorMaker, phone: bool, dark: bool) -> None:
    me = visitors(phone=phone, dark=dark)
    me.page.goto("/rules/neptun#P2.8")
    unfold(me, "P2.8")
    found = checked("neptun")
    one = found.rules["P2.8"]
    findings = me.test_id("findings")
    expect(findings).to_contain_text(f"Came up in {one.effect:,} of {found.counted:,} simulated games")
    expect(findings).to_contain_text(f"{one.caught} of {one.made} mutant")
    for place in one.code:
        expect(findings).to_contain_text(place)
    for test in one.tests:
        expect(findings).to_contain_text(test.partition(" ")[2].removeprefix("test_").replace("_", " "))
    me.picture(f"checked-rule-{'phone' if phone else 'desktop'}")
    assert look(me, "a rule unfolded") == []
    me.page.get_by_role("link", name="All rules of this game").click()
    expect(me.test_id("conformance")).to_be_visible()


@pytest.mark.parametrize(("lang", "phone", "dark"), [("en", False, True), ("pl", True, False)])
def test_all_rules_of_a_game_stand_in_order_of_how_seldom_they_came_up(
    visitors: VisitorMaker, lang: str, phone: bool, dark: bool
) -> None:
    me = visitors(lang=lang, phone=phone, dark=dark)
    me.page.goto("/rules/hands-in-the-sea/conformance")
    rows = me.page.locator("[data-checked]")
    found = checked("hands-in-the-sea")
    expect(rows).to_have_count(len(found.rules))
    might = [one.effect for one in found.rules.values() if not one.apart]
    order = rows.evaluate_all("rows => rows.map(row => row.dataset.checked)")
    shown = [found.rules[rule].effect for rule in order if not found.rules[rule].apart]
    assert shown == sorted(might)
    assert all(found.rules[rule].apart for rule in order[len(might) :])
    me.picture(f"conformance-{lang}")
    assert look(me, "rarest first") == []
    me.page.get_by_label(re.compile("As in the book|Jak w instrukcji")).check()
    assert rows.evaluate_all("rows => rows.map(row => row.dataset.checked)") == list(found.rules)
    never = [rule for rule, one in found.rules.items() if not one.effect and not one.apart]
    me.page.get_by_label(re.compile("Only what never came up|Tylko te, które nie wystąpiły")).check()
    expect(rows).to_have_count(len(never))
    me.page.get_by_label(re.compile("Only what never came up|Tylko te, które nie wystąpiły")).uncheck()
    rows.first.get_by_role("button").click()
    expect(me.test_id("findings")).to_contain_text(next(iter(found.rules.values())).code[0])
    assert look(me, "a row opened") == []


def test_the_rules_beside_a_table_tell_it_too(visitors: VisitorMaker) -> None:
    me = visitors()
    me.play_now("neptun")
    me.page.get_by_role("button", name="Rules", exact=True).click()
    unfold(me, "P2.8")
    found = checked("neptun")
    expect(me.test_id("findings")).to_contain_text(f"of {found.counted:,} simulated games")
    assert look(me, "the drawer") == []
