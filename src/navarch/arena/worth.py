"""How often cards, rules and places came up, what went with them, and how true the estimates were."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator

from .play import BINS, Bin, Outcome, shares_of
from .sequential import NORMAL_95

LEAST_SEATS = 20  # with a thing and without it, before anything is said of its worth
LEAST_BLOCKS = 10  # as well: bounds from fewer would be too narrow


class Sample:
    """Shares of the victory of some seats, block by block: games with the same luck are no evidence of their own."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0.0
        self.by_block: dict[int, tuple[int, float]] = {}  # how many, and their sum

    def add(self, block: int, share: float) -> None:
        """One seat more."""
        self.count += 1
        self.total += share
        count, total = self.by_block.get(block, (0, 0.0))
        self.by_block[block] = count + 1, total + share

    def minus(self, part: Sample) -> Sample:
        """Those who are not in that part."""
        rest = Sample()
        rest.count = self.count - part.count
        rest.total = self.total - part.total
        for block, (count, total) in self.by_block.items():
            less, lost = part.by_block.get(block, (0, 0.0))
            rest.by_block[block] = count - less, total - lost
        return rest

    @property
    def mean(self) -> float:
        """Their mean."""
        return self.total / self.count

    @property
    def doubt(self) -> float:
        """The variance of the mean if one seat more had gone as far astray as any can: equal seats prove nothing."""
        return 0.25 / self.count / self.count

    def pulls(self) -> Iterator[tuple[int, float]]:
        """How far each block moves the mean."""
        for block, (count, total) in self.by_block.items():
            yield block, (total - count * self.mean) / self.count


def worths(games: list[Outcome]) -> list[dict[str, object]]:
    """All that came up, by its kind, the most frequent first.

    Its worth is the share of the victory of the seats for which it came up, less that of the seats of the same side
    for which it did not. That is what went together, not what caused what.
    """
    in_games: Counter[str] = Counter()
    times: Counter[str] = Counter()
    every: dict[str, Sample] = {}  # side -> all its seats
    having: dict[str, dict[str, Sample]] = {}  # thing -> side -> the seats for which it came up
    for outcome in games:
        in_games.update(set(outcome["open_uses"]).union(*outcome["uses"]))
        times.update(outcome["open_uses"])
        for side, share, uses in zip(outcome["sides"], shares_of(outcome["ranks"]), outcome["uses"], strict=True):
            every.setdefault(side, Sample()).add(outcome["block"], share)
            times.update(uses)
            for thing in uses:
                having.setdefault(thing, {}).setdefault(side, Sample()).add(outcome["block"], share)
    rows: list[dict[str, object]] = []
    for thing, count in sorted(in_games.items(), key=lambda item: (item[0].partition(" ")[0], -item[1], item[0])):
        kind, _, name = thing.partition(" ")
        rows.append(
            {
                "kind": kind,
                "name": name,
                "games": round(count / len(games), 4),
                "times": round(times[thing] / len(games), 3),
                "worth": _worth(every, having.get(thing, {})),
            }
        )
    return rows


def _worth(every: dict[str, Sample], having: dict[str, Sample]) -> dict[str, float] | None:
    """The difference within each side, the sides weighted by how much they can tell; its bounds from the blocks."""
    total = weight = variance = 0.0
    with_it = without = 0
    pulls: dict[int, float] = {}  # how far each block moves the sum, whatever sides it is of
    for side, having_it in having.items():
        rest = every[side].minus(having_it)
        if not rest.count:
            continue
        with_it += having_it.count
        without += rest.count
        part = having_it.count * rest.count / (having_it.count + rest.count)
        weight += part
        total += part * (having_it.mean - rest.mean)
        variance += part * part * (having_it.doubt + rest.doubt)
        for sign, sample in ((1, having_it), (-1, rest)):
            for block, pull in sample.pulls():
                pulls[block] = pulls.get(block, 0.0) + sign * part * pull
    if min(with_it, without) < LEAST_SEATS or len(pulls) < LEAST_BLOCKS:
        return None
    variance += sum(pull * pull for pull in pulls.values()) * len(pulls) / (len(pulls) - 1)
    mean, reach = total / weight, NORMAL_95 * math.sqrt(variance) / weight
    return {"mean": round(mean, 4), "low": round(mean - reach, 4), "high": round(mean + reach, 4)}


def calibration(games: list[Outcome]) -> dict[str, list[dict[str, float]]]:
    """By who estimated: tenths, with what was said on average and the share of the victory that came."""
    found: dict[str, list[Bin]] = {}
    for outcome in games:
        for who, bins in outcome["estimates"].items():
            sums = found.setdefault(who, [Bin(0, 0.0, 0.0)] * BINS)
            for number, (times, told, came) in enumerate(bins):
                old = sums[number]
                sums[number] = Bin(old.times + times, old.told + told, old.came + came)
    return {
        who: [
            {"times": one.times, "told": round(one.told / one.times, 4), "came": round(one.came / one.times, 4)}
            for one in bins
            if one.times
        ]
        for who, bins in found.items()
    }
