"""How bots are named: by a file with an argument, and by a short name that somebody gave them."""

from __future__ import annotations

from pathlib import Path

import pytest

from navarch import bots
from navarch.bots import BadBot, OwnBots, read_own_bots
from navarch.bots.levels import level_names
from navarch.bots.named import Guest

FILE = """
class Plain:
    def choose(self, perspective):
        return perspective.legal[0]

class Said(Plain):
    def __init__(self, seed, said="nothing"):
        self.said = said
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    file = tmp_path / "mybot.py"
    file.write_text(FILE, encoding="utf-8")
    return file


def test_a_class_in_a_file_may_take_an_argument_behind_its_name(file: Path) -> None:
    bot = bots.make(f"{file}:Said:deep:er")
    assert isinstance(bot, Guest)
    assert bot.guest.said == "deep:er"
    assert bots.make(f"{file}:Plain").name == f"{file}:Plain"
    with pytest.raises(BadBot, match=f"takes no budget: say {file}:Plain"):
        bots.make(f"{file}:Plain:deep")


def test_whoever_names_no_bot_is_told_all_ways_to_name_one() -> None:
    with pytest.raises(BadBot, match=r"ismcts:0\.2 .* path/to/file\.py:Class, in another language as program:node"):
        bots.make("clever")


def test_a_short_name_stands_for_a_bot_and_any_other_name_for_itself(file: Path) -> None:
    own = read_own_bots([f"clever={file}:Said:x=y", "quick = ismcts:5i"])
    assert own.spec("clever") == f"{file}:Said:x=y"
    assert own.spec("quick") == "ismcts:5i"
    assert own.spec("greedy") == "greedy"
    assert own.offered() == (*level_names(), *(name for name in bots.names() if name != "level"), "clever", "quick")
    own.try_all()


@pytest.mark.parametrize(
    ("said", "complaint"),
    [
        ("clever", "not of the form NAME=BOT"),
        ("clever=", "not of the form NAME=BOT"),
        ("Clever=greedy", "a name is a word of"),
        ("me=greedy", "a name is a word of"),
        ("program=greedy", "a name is a word of"),
        ("greedy=random", "there is another bot greedy"),
    ],
)
def test_what_is_no_short_name_is_refused(said: str, complaint: str) -> None:
    with pytest.raises(BadBot, match=complaint):
        read_own_bots([said])


def test_a_bot_that_cannot_be_made_is_refused_before_anybody_plays() -> None:
    with pytest.raises(BadBot, match=r"there is no file missing\.py"):
        OwnBots((("clever", "missing.py:Clever"),)).try_all()


def test_a_level_is_offered_with_any_character_and_what_is_no_level_is_refused() -> None:
    own = OwnBots()
    for name in ("level:1", "level:8:careful", "greedy"):
        own.check(name)
    with pytest.raises(BadBot, match="there are levels 1 to 8"):
        own.check("level:9")
    with pytest.raises(BadBot, match="there is no bot 'deepblue'; there are level:1, level:2"):
        own.check("deepblue")
