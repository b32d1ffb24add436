"""Bots of one's own that go by a short name: `clever=path/to/mybot.py:Clever`, as a server offers them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

from .bot import BadBot
from .levels import BARE, level_names, read_level
from .named import make, names
from .program import PREFIX, end_all

NAME = re.compile(r"[a-z][a-z0-9_-]{0,39}")
RESERVED = ("me", PREFIX.removesuffix(":"))


class OwnBots(NamedTuple):
    """All of them: name and what `make` takes."""

    all: tuple[tuple[str, str], ...] = ()

    def spec(self, name: str) -> str:
        """What `make` takes for a bot of that name; any other name is its own."""
        return dict(self.all).get(name, name)

    def offered(self) -> tuple[str, ...]:
        """Every bot that can be asked for by name: the levels, the other installed ones, then these."""
        others = (name for name in names() if name != BARE)
        return (*level_names(), *others, *(name for name, _ in self.all))

    def check(self, name: str) -> None:
        """Refuse a bot that is not offered; a level may have a character."""
        if name.partition(":")[0] == BARE:
            read_level(name)
        elif name not in self.offered():
            raise BadBot(f"there is no bot {name!r}; there are {', '.join(self.offered())}")

    def try_all(self) -> None:
        """Make each once: what cannot be made is refused before anybody plays."""
        for _, spec in self.all:
            make(spec)
        end_all()


def read_own_bots(said: Iterable[str]) -> OwnBots:
    """The bots of `NAME=BOT`."""
    found: dict[str, str] = {}
    for one in said:
        name, equals, spec = (part.strip() for part in one.partition("="))
        if not equals or not spec:
            raise BadBot(f"the bot {one!r} is not of the form NAME=BOT, such as clever=mybot.py:Clever")
        if not NAME.fullmatch(name) or name in RESERVED:
            raise BadBot(f"the bot {one!r}: a name is a word of a-z, 0-9, - and _, and none of {', '.join(RESERVED)}")
        if name in names() or name in found:
            raise BadBot(f"the bot {one!r}: there is another bot {name}")
        found[name] = spec
    return OwnBots(tuple(found.items()))
