"""A match: every action checked, refusals that change nothing, logs for those who may read them."""

from __future__ import annotations

import random
from typing import Any

import pytest

import navarch
from navarch.engine.event import ALL, Event

from .toy import TOY

NEPTUN = navarch.load("neptun")


def test_the_whole_public_way_through_a_game() -> None:
    match = navarch.Match(NEPTUN, seed=7)
    while not match.over:
        seat = match.to_act[0]
        match.submit(seat, match.legal(seat)[0])
    assert match.result is not None
    assert match.result.winners
    assert match.to_act == []
    assert match.prompt() == ("", "", ())


def test_a_prompt_names_choice_rule_and_facts() -> None:
    match = navarch.Match(TOY)
    assert match.prompt() == ("bid", "1", ())
    match.submit(0, "bid 1")
    match.submit(1, "bid 0")
    assert match.prompt() == ("orders", "6", (0,))


@pytest.mark.parametrize(
    ("seat", "said", "key", "rule"),
    [
        (0, "bid 2", "too-dear", "1"),
        (0, "fly", "unknown-action", ""),
        pytest.param(0, 10**5000, "unknown-action", "", id="huge-action"),
        (0, None, "unknown-action", ""),
        (0, True, "unknown-action", ""),
        (2, "bid 1", "unknown-seat", ""),
        (-1, "bid 1", "unknown-seat", ""),
        ("red", "bid 1", "unknown-seat", ""),
        (True, "bid 1", "unknown-seat", ""),
        pytest.param(10**5000, "bid 1", "unknown-seat", "", id="huge-seat"),
    ],
)
def test_a_refusal_names_the_reason_and_changes_nothing(seat: Any, said: Any, key: str, rule: str) -> None:
    match = navarch.Match(TOY)
    digest, entries, lines = match.state.digest(), len(match.record.entries), len(match.lines)
    with pytest.raises(navarch.Illegal) as refusal:
        match.submit(seat, said)
    assert [(reason.key, reason.rule) for reason in refusal.value.reasons] == [(key, rule)]
    assert len(str(refusal.value)) < 1_000
    assert (match.state.digest(), len(match.record.entries), len(match.lines)) == (digest, entries, lines)


@pytest.mark.parametrize(("said", "rule"), [("rest", "6"), ("pass", "8"), ("roll 6", "7")])
def test_an_action_out_of_its_time_names_its_verb_and_what_is_asked_first(said: str, rule: str) -> None:
    match = navarch.Match(TOY)
    comes, first = match.why_not(0, said)
    assert (comes.key, comes.rule, comes.said) == ("other-choice", rule, said.split(maxsplit=1)[0])
    assert (first.key, first.rule, first.said) == ("asked-first", "1", "bid")
    with pytest.raises(navarch.Illegal, match="asked first, bid"):
        match.submit(0, said)


def test_who_is_not_asked_is_told_who_is() -> None:
    match = navarch.Match(TOY)
    match.submit(0, "bid 1")
    reason = match.why_not(0, "bid 1")[0]
    assert (reason.key, reason.rule, reason.args) == ("not-your-turn", "1", (0b10,))
    assert "blue" in TOY.plain_reason(reason)


def test_a_finished_game_says_so() -> None:
    match = navarch.Match(TOY, seed=1)
    while not match.over:
        match.submit(match.to_act[0], match.legal(match.to_act[0])[0])
    assert [(reason.key, reason.rule) for reason in match.why_not(0, "rest")] == [("game-over", "9")]
    with pytest.raises(navarch.Illegal, match="game over"):
        match.submit(0, "rest")


def test_a_refusal_reads_with_the_rule_and_the_fact() -> None:
    match = navarch.Match(TOY)
    with pytest.raises(
        navarch.Illegal, match=r"'bid 2' is not legal: too dear, coin 2 \[1 Rule 1: The text of rule 1\.\]"
    ):
        match.submit(0, "bid 2")
    with pytest.raises(navarch.Illegal, match="'bid 2' is not legal"):
        match.submit(0, navarch.Action("bid", "2"))


def test_a_legal_action_has_no_reason_against_it_in_any_form() -> None:
    match = navarch.Match(TOY)
    for said in ("bid 1", navarch.Action("bid", "1"), 1):
        assert match.why_not(0, said) == []


def test_a_script_that_fails_in_the_middle_leaves_the_match_as_it_was() -> None:
    """The march is made and told before chance is asked: all of it is taken back."""
    match = navarch.Match(TOY, chance=navarch.Scripted([]))
    match.submit(0, "bid 1")
    match.submit(1, "bid 0")
    match.submit(0, "march middle")
    digest, entries, lines, ply = match.state.digest(), len(match.record.entries), len(match.lines), match.ply
    with pytest.raises(navarch.BadChance):
        match.submit(1, "pass")
    assert (match.state.digest(), len(match.record.entries), len(match.lines), match.ply) == (
        digest,
        entries,
        lines,
        ply,
    )
    match.chance = navarch.Scripted([1])
    match.submit(1, "pass")
    assert [line.event.key for line in match.lines][-2:] == ["rolled", "reported"]


def test_a_committed_source_steps_back_with_a_failed_action(monkeypatch: pytest.MonkeyPatch) -> None:
    class Failing(Exception):
        pass

    match = navarch.Match(TOY, secret=bytes(32))
    match.submit(0, "bid 1")
    match.submit(1, "bid 0")
    match.submit(0, "march middle")
    digest, lines = match.state.digest(), match.lines[:]

    def fail(_state: navarch.State) -> int:
        raise Failing

    source = match.chance
    assert isinstance(source, navarch.Committed)
    first = source.choose
    calls = []

    def once(state: navarch.State) -> int:
        calls.append(1)
        return first(state) if len(calls) == 1 else fail(state)

    monkeypatch.setattr(source, "choose", once)
    for _ in range(20):
        if match.to_act != [1] or match.prompt()[0] != "reaction":
            break
        try:
            match.submit(1, "pass")
        except Failing:
            break
        digest, lines = match.state.digest(), match.lines[:]
    assert match.state.digest() == digest
    assert match.lines == lines
    assert source.index == sum(1 for entry in match.record.entries if entry.actor == navarch.CHANCE)


def test_listeners_hear_of_every_change() -> None:
    match = navarch.Match(TOY)
    heard: list[int] = []
    match.listeners.append(lambda m: heard.append(m.ply))
    match.submit(0, "bid 1")
    match.submit(1, "bid 0")
    match.submit(0, "rest")
    match.undo(0)
    assert heard == [1, 2, 3, 2]


def test_events_reach_their_audience_only() -> None:
    event = Event("1", "whisper", (), 0b10)
    assert [event.heard_by(seat) for seat in (0, 1, None)] == [False, True, False]
    assert all(Event("1", "shout", ()).heard_by(seat) for seat in (0, 1, None))
    assert Event("1", "shout", ()).audience == ALL
    match = navarch.Match(TOY)
    match.state.tell_to(0b10, "1", "mustered", 3)
    match.submit(0, "bid 1")
    assert len(match.log(1)) == len(match.log(0)) + 1 == len(match.log()) + 1


def test_a_position_given_to_a_match_is_not_touched() -> None:
    s = TOY.new()
    digest = s.digest()
    match = navarch.Match(TOY, state=s)
    match.submit(0, "bid 1")
    assert s.digest() == digest
    assert match.record.start == s.dump()


def test_a_perspective_gives_view_and_legal_actions_and_samples_but_no_state() -> None:
    match = navarch.Match(TOY)
    perspective = match.perspective(1)
    assert perspective.view == match.view(1)
    assert perspective.legal == match.legal(1)
    assert perspective.sample(random.Random(1)).digest() == match.state.digest()
    assert "state" not in vars(perspective)


def mutated(rng: random.Random, actions: list[str]) -> Any:
    """An action spoilt in one of many ways."""
    text = rng.choice(actions)
    at = rng.randrange(len(text) + 1)
    verb, _, noun = text.partition(" ")
    return rng.choice(
        [
            text[:at] + rng.choice("abcxyz_ 0123;é\n\x00") + text[at:],
            text[: at - 1] + text[at:],
            text.upper(),
            text + " " + noun,
            verb,
            noun,
            f"{verb} {rng.choice(actions).partition(' ')[2]}",
            rng.choice(actions),
            rng.randrange(-5, NEPTUN.space.size + 5),
            rng.random(),
            None,
            [verb, noun],
            {"verb": verb},
            text.encode(),
            navarch.Action(verb, noun[::-1]),
        ]
    )


def test_ten_thousand_mutated_actions_are_refused_with_a_reason_or_are_legal_and_refusals_change_nothing() -> None:
    rng = random.Random(11)
    actions = [NEPTUN.space.text(code) for code in range(NEPTUN.space.size)]
    match = navarch.Match(NEPTUN, players=4, seed=4)
    digest = match.state.digest()
    refused = 0
    while refused < 10_000:
        if match.over:
            match = navarch.Match(NEPTUN, players=4, seed=refused)
            digest = match.state.digest()
        seat = rng.randrange(-1, 5)
        said = mutated(rng, actions)
        reasons = match.why_not(seat, said)
        if not reasons:
            continue
        entries = len(match.record.entries)
        with pytest.raises(navarch.Illegal) as refusal:
            match.submit(seat, said)
        assert refusal.value.reasons == reasons
        assert reasons[0].rule in NEPTUN.ledger.rules or reasons[0].said
        assert len(match.record.entries) == entries
        refused += 1
        if refused % 25 == 0:
            assert match.state.digest() == digest
            seat = match.to_act[0]
            match.submit(seat, rng.choice(match.legal(seat)))
            digest = match.state.digest()


def paying() -> navarch.Match:
    """A match of Mare Nostrum in which all are asked for an offer of three."""
    match = navarch.Match(navarch.load("mare-nostrum"), players=3, seed=1)
    match.submit(match.to_act[0], "announce 3")
    return match


def test_several_actions_are_played_as_one() -> None:
    match = paying()
    first = [str(action) for action in match.legal(0)[:3]]
    match.submit_all(0, [*first])
    assert [entry.text for entry in match.record.entries[-3:]] == first
    assert match.to_act == [1, 2]


def test_of_several_actions_none_is_played_where_one_is_not_legal() -> None:
    match = paying()
    before, entries = match.state.digest(), len(match.record.entries)
    with pytest.raises(navarch.Illegal) as refused:
        match.submit_all(0, [match.legal(0)[0], match.legal(0)[1], "offer legendary_wine"])
    assert refused.value.reasons[0].key == "not-held"
    assert (match.state.digest(), len(match.record.entries)) == (before, entries)


def test_nothing_is_played_on_after_something_was_learned() -> None:
    match = paying()
    for seat in (0, 1):
        match.submit_all(seat, [str(action) for action in match.legal(seat)[:3]])
    before = match.state.digest()
    last = [str(action) for action in match.legal(2)[:3]]
    with pytest.raises(navarch.Illegal) as refused:
        match.submit_all(2, [*last, "claim_from rome"])  # the last offer opens all of them
    assert refused.value.reasons[0].key == "no-undo"
    assert match.state.digest() == before
    match.submit_all(2, [*last])
    assert match.prompt()[0] == "partner"


def test_a_copy_of_a_match_is_played_by_itself_and_with_the_same_luck() -> None:
    game = navarch.load("neptun")
    rng = random.Random(1)
    match = navarch.Match(game, players=3, secret=b"0123456789abcdef")
    heard: list[navarch.Match] = []
    match.listeners.append(heard.append)
    while not match.over:
        seat = match.to_act[0]
        can_undo = match.can_undo(seat)
        copy, before = match.copy(), match.record.to_json()
        assert (copy.ply, copy.to_act, copy.log(0), copy.can_undo(seat)) == (
            match.ply,
            match.to_act,
            match.log(0),
            can_undo,
        )
        said, heard_before = rng.choice(match.legal(seat)), len(heard)
        copy.submit(seat, said)
        if copy.can_undo(seat):
            copy.undo(seat)
            copy.submit(seat, said)
        assert match.record.to_json() == before
        assert len(heard) == heard_before
        match.submit(seat, said)
        assert copy.state.digest() == match.state.digest()
    assert copy.result == match.result
    assert copy.record.digest == match.record.digest


def test_what_a_copy_takes_back_the_match_can_still_take_back() -> None:
    game = navarch.load("neptun")
    match = navarch.Match(game, players=3, seed=1)
    rng = random.Random(2)
    while not any(match.can_undo(seat) for seat in range(3)) or len(match.to_act) != 1:
        seat = match.to_act[0]
        match.submit(seat, rng.choice(match.legal(seat)))
    (mine,) = [seat for seat in range(3) if match.can_undo(seat)]
    copy = match.copy()
    copy.undo(mine)
    taken_back = copy.state.digest()
    for _ in range(3):  # what was taken back is played on from, in the copy alone
        copy.submit(copy.to_act[0], rng.choice(copy.legal(copy.to_act[0])))
    match.undo(mine)
    assert match.state.digest() == taken_back
