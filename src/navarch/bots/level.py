"""The bots for people: eight levels that differ in judgement, each perhaps with a character.

The lower levels go by the game's advice and misjudge it: how good an action looks to them is off by an error that
stands for as long as they think about this choice. What is plainly best they see, of what is close they are often
wrong. The higher levels look ahead, by a search of a few or of many iterations, and the last thinks for a time: as the
learned player does where weights fit the table, else by the plain search.
"""

from __future__ import annotations

import math
import random

from ..engine.perspective import Perspective
from ..engine.playout import advised_playout, settle_chance
from ..engine.state import State
from ..engine.taste import Taste
from .bot import Advice, Adviser
from .learned import LearnedBot
from .levels import PREFIX, Level, Said, level_of, read_level, taste_of

LEANING = 0.8  # how much a character's likes weigh at a glance, as a part of what tells the best from the middling
AHEAD = 20  # decisions that are played on to see what an action leads to
TRIES = 2  # how often, with other luck
CLOSE = 8  # actions at most that are looked at so, those that look best


class LevelBot(Adviser):
    """Plays on one of the levels, in whichever game it is asked."""

    def __init__(self, seed: int | None, said: Said) -> None:
        self.rng = random.Random(seed)
        self.said = said
        self.name = said.name
        self.most_seconds = math.inf
        self.search: LearnedBot | None = None  # by which it looks ahead, from the first time on

    def within(self, seconds: float) -> None:
        """Look ahead no longer than so long, whatever the level may."""
        self.most_seconds = seconds

    def advise(self, perspective: Perspective) -> list[Advice]:
        """All legal actions, the best first as this level sees it."""
        return self.judged(perspective, level_of(perspective.game.name, self.said.number))

    def judged(self, perspective: Perspective, level: Level) -> list[Advice]:
        """The same, as a level judges."""
        return self._looking_ahead(perspective, level) if level.searches else self._at_a_glance(perspective, level)

    def _looking_ahead(self, perspective: Perspective, level: Level) -> list[Advice]:
        if self.search is None:
            self.search = LearnedBot(self.rng.getrandbits(64))
            self.search.plays = True
        search = self.search
        search.seconds, search.iterations = level.seconds, level.iterations
        search.within(min(self.most_seconds, level.seconds or math.inf))  # no move takes longer than its level says
        search.taste = taste_of(perspective.game.name, self.said.character)
        return search.advise(perspective)

    def _at_a_glance(self, perspective: Perspective, level: Level) -> list[Advice]:
        """By the game's advice, with the level's error, and of what is then close by what its character likes."""
        state, seat, game = perspective.sample(self.rng), perspective.seat, perspective.game
        scores, codes = game.action_scores(state, seat), state.legal_for(seat)
        gap = max(scores) - sorted(scores)[(len(scores) - 1) // 2]  # of two, all that tells them apart
        looks = [scores[i] + gap * level.error * self.rng.gauss(0.0, 1.0) for i in range(len(codes))]
        lots = [self.rng.random() for _ in codes]
        taste = taste_of(game.name, self.said.character)
        liked = [0.0] * len(codes)
        if taste is not None and taste.likes:
            close = sorted(range(len(codes)), key=lambda i: (-looks[i], lots[i]))[:CLOSE]
            close = [i for i in close if looks[i] >= looks[close[0]] - 2 * LEANING * gap]
            for i, liking in zip(close, self._likings(taste, state, seat, [codes[i] for i in close]), strict=True):
                liked[i] = liking
        ranked = sorted(range(len(codes)), key=lambda i: (-looks[i] - LEANING * gap * liked[i], -liked[i], lots[i]))
        return [Advice(game.space.action(codes[i])) for i in ranked]

    def _likings(self, taste: Taste, sample: State, seat: int, codes: list[int]) -> list[float]:
        """How much more or less than the others a character likes what each action leads to, from -1 to 1.

        A deed takes several actions, so that the game is played on by its advice, with the same luck for all.
        """
        if len(codes) == 1:
            return [0.0]
        totals = [0.0] * len(codes)
        for _ in range(TRIES):
            luck = self.rng.getrandbits(64)
            for i, code in enumerate(codes):
                after, rng = sample.clone(), random.Random(luck)
                after.play_for(seat, code)
                settle_chance(after, rng)
                advised_playout(after, rng, AHEAD)
                totals[i] += taste.liked(after, seat) / TRIES
        middle = sum(totals) / len(totals)
        return [math.tanh(total - middle) for total in totals]


def level_bot(seed: int | None = None, said: str = "") -> LevelBot:
    """The bot for what stands behind `level:`, such as `5` or `5:bold`."""
    return LevelBot(seed, read_level(f"{PREFIX}{said}"))
