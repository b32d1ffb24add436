"""One tree in a process of its own, for `bench/commits.py`: answers questions by lines of JSON.

It is started with the tree on PYTHONPATH and the name of the bot that plays there.
"""

from __future__ import annotations

import json
import random
import sys
import time
import zlib
from typing import Any


class Copy:
    """The match as one tree holds it."""

    def __init__(self, bot: str) -> None:
        self.bot = bot
        self.game: Any = None
        self.s: Any = None
        self.bots: list[Any] = []
        self.luck = random.Random()

    def new(self, game: str, players: int, seed: int) -> dict[str, object]:
        """Begin a match."""
        import navarch  # that of the tree on PYTHONPATH
        from navarch.bots import make

        self.game = self.game or navarch.load(game)
        self.s = self.game.new(players)
        self.bots = [make(self.bot, seed * 100 + seat) for seat in range(players)]
        self.luck = random.Random(seed)
        return self.told()

    def chance(self) -> dict[str, object]:
        """What chance brings."""
        from navarch.engine.chance import sample_outcome

        return {"code": sample_outcome(self.s, self.luck)}

    def think(self, seat: int) -> dict[str, object]:
        """What the bot of a seat does, with what it took."""
        from navarch.engine.perspective import Perspective

        begun = time.perf_counter()
        advice = self.bots[seat].advise(Perspective(self.game, self.s, seat))
        taken = time.perf_counter() - begun
        code = self.game.space.code(advice[0].action)
        return {
            "code": code,
            "seconds": taken,
            "tries": sum(one.tries for one in advice),
            "is_choice": len(self.s.legal_for(seat)) > 1,
        }

    def play(self, actor: int, code: int) -> dict[str, object]:
        """Carry an action out."""
        self.s.play_for(actor, code)
        return self.told()

    def told(self) -> dict[str, object]:
        """Who acts now, and what may be done."""
        return {"actor": self.s.actor, "legal": zlib.crc32(repr(list(self.s.legal())).encode())}

    def end(self) -> dict[str, object]:
        """How the match has ended."""
        s = self.s
        sides = [self.game.plays(s, seat)[1] for seat in range(s.players)]
        return {"sides": sides, "ranks": s.ranks, "scores": s.scores, "ending": s.ending, "digest": s.digest()}


def player(bot: str) -> None:
    """Answer questions by lines of JSON until there are no more."""
    vars(time)["perf_counter"] = time.process_time  # by which bots measure how long they think
    copy = Copy(bot)
    for line in sys.stdin:
        said = json.loads(line)
        try:
            answer = getattr(copy, said.pop("do"))(**said)
        except Exception as error:
            answer = {"error": f"{type(error).__name__}: {error}"}
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    player(sys.argv[1])
