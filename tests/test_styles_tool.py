"""How much style a character has: counted beside the plain level, with the same luck."""

from __future__ import annotations

import random

import pytest
from tools import levels, styles
from tools.styles import Holdings, Style, Watched

import navarch
from navarch.arena.plan import make_plan
from navarch.bots.level import LevelBot
from navarch.bots.levels import Said
from navarch.engine.chance import sample_outcome
from navarch.engine.perspective import Perspective
from navarch.engine.state import CHANCE

pytestmark = pytest.mark.plays_long

GAME = navarch.load("neptun")
PLAN = make_plan(GAME, ["level:4:bold", "level:4"], 3, {}, 1)


def test_a_block_is_the_one_that_the_ladder_plays() -> None:
    style = styles.played_block((PLAN, 0))
    assert style.share == levels.played_block(PLAN, 0)[1]
    assert 0 < style.otherwise < style.decisions / 5
    assert list(style.held) == ["held-power"]


def test_counted_is_where_the_plain_level_with_the_same_lots_chooses_otherwise() -> None:
    bot, same, luck = Watched(3, Said(4, "bold")), LevelBot(3, Said(4, "bold")), random.Random(3)
    s = GAME.new(3)
    decisions = otherwise = 0
    for _ in range(250):
        if s.actor == CHANCE:
            s.play(sample_outcome(s, luck))
            continue
        asked = Perspective(GAME, s, s.actor)
        plain = LevelBot(None, Said(4))
        plain.rng.setstate(same.rng.getstate())
        chosen, other = same.advise(asked), plain.advise(asked)
        assert bot.advise(asked) == chosen  # to be watched changes nothing
        decisions += len(chosen) > 1
        otherwise += chosen[0] != other[0]
        s.play(GAME.space.code(chosen[0].action))
    assert (bot.decisions, bot.otherwise) == (decisions, otherwise)
    assert otherwise > 0


def test_holdings_are_a_mean_over_positions_and_seats() -> None:
    s = GAME.new(3)
    while s.actor == CHANCE:
        s.play(sample_outcome(s, random.Random(1)))
    onlooker = Holdings(["held-gold"])
    gold = [share.amount for share in GAME.holdings(s, 0) if share.key == "held-gold"]
    for _ in range(3):
        onlooker.played(s)
    assert onlooker.mean([0, 2], "held-gold") == (gold[0] + gold[2]) / 2
    assert onlooker.mean([0, 2], "held-power") == 0  # nobody has asked for it


def test_a_row_tells_how_often_what_was_held_and_who_was_ahead() -> None:
    blocks = [Style(10, 1, 0.5, {"held-gold": (3.0, 2.0)}), Style(30, 1, 1.0, {"held-gold": (6.0, 3.0)})]
    row = styles.told_style("Neptun", "merchant", blocks)
    assert row.startswith("| Neptun | `merchant` | 2 of 40 (5.0 %) | gold 4.50, 2.50 (+2.00 ± 1.96) | 75 % (")
    assert row.endswith(" | 4 |")
    assert "| gold 3.00, 2.00 |" in styles.told_style("Neptun", "merchant", blocks[:1])


def test_the_command_tells_a_row_for_each_character(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(styles, "played_block", lambda _: Style(1, 0, 0.5, {}))
    assert styles.main(["neptun", "--blocks", "1"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split("`")[1] for line in lines[2:]] == ["bold", "careful", "merchant"]
    assert {line.count("|") for line in lines} == {7}
    assert styles.main(["nothing"]) == 1
    assert "there is no game 'nothing'" in capsys.readouterr().err
