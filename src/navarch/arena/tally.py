"""What a contest has found so far."""

from __future__ import annotations

import hashlib
import itertools
from collections import Counter
from collections.abc import Callable

from .plan import Plan, game_of
from .play import Outcome, shares_of
from .ratings import batch_ratings, online_ratings
from .sequential import Duel, Interval, Mean, Verdict
from .worth import calibration, worths


class Tally:
    """Blocks in their order; the sums that decide when to stop are kept, all others made when they are asked for."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.blocks: list[list[Outcome]] = []
        self.duels = {pair: Duel() for pair in itertools.combinations(range(len(plan.bots)), 2)}

    @property
    def blocks_played(self) -> int:
        """How many count."""
        return len(self.blocks)

    @property
    def decided(self) -> bool:
        """Whether every two entrants are told apart, or found alike."""
        return bool(self.duels) and all(duel.verdict is not Verdict.OPEN for duel in self.duels.values())

    @property
    def games(self) -> list[Outcome]:
        """All games, in order."""
        return list(itertools.chain(*self.blocks))

    def add(self, block: list[Outcome]) -> None:
        """One block more."""
        self.blocks.append(block)
        for (first, second), duel in self.duels.items():
            met = [share for outcome in block for share in meetings(outcome, first, second)]
            if met:
                duel.add(sum(met) / len(met))

    def digest(self) -> str:
        """One fingerprint of the last positions of all games that count."""
        digest = hashlib.sha256(self.plan.digest().encode())
        for outcome in self.games:
            digest.update(bytes.fromhex(outcome["digest"]))
        return digest.hexdigest()

    def report(self) -> dict[str, object]:
        """Everything, as JSON."""
        plan, games = self.plan, self.games
        game = game_of(plan)
        turns = [outcome["last_turn"] for outcome in games if outcome["last_turn"] is not None]
        return {
            "game": plan.game,
            "title": game.title,
            "players": plan.players,
            "entrants": list(plan.entrants),
            "options": dict(plan.options),
            "components": plan.components.name if plan.components else None,
            "seed": plan.seed,
            "blocks": self.blocks_played,
            "games": len(games),
            "decided": self.decided,
            "ratings": self.ratings(),
            "duels": self.duel_rows(),
            "seats": self.rows_by(lambda _: list(game.nouns["seat"][: plan.players])),
            "sides": self.rows_by(lambda outcome: outcome["sides"]),
            "endings": dict(Counter(outcome["ending"] for outcome in games).most_common()),
            "length": spread([outcome["decisions"] for outcome in games]),
            "turns": spread(turns) if turns else None,
            "uses": worths(games),
            "calibration": calibration(games),
            "digest": self.digest(),
        }

    def ratings(self) -> list[dict[str, object]]:
        """The entrants, the best first; of one alone there is nothing to rate."""
        count = len(self.plan.bots)
        if count == 1 or not self.blocks:
            return []
        batch = batch_ratings(self.blocks, count, self.plan.seed)
        online = online_ratings(self.blocks, count)
        rows: list[dict[str, object]] = []
        for entrant in sorted(range(count), key=lambda one: -batch[one].mean):
            seats = [
                (shares_of(outcome["ranks"])[seat], outcome["scores"][seat])
                for outcome in self.games
                for seat, other in enumerate(outcome["lineup"])
                if other == entrant
            ]
            rows.append(
                {
                    "entrant": self.plan.entrants[entrant],
                    "rating": rounded(batch[entrant], 1),
                    "openskill": {
                        "mu": round(online[entrant].mu, 2),
                        "sigma": round(online[entrant].sigma, 2),
                        "ordinal": round(online[entrant].ordinal, 2),
                    },
                    "seats": len(seats),
                    "win_share": round(sum(share for share, _ in seats) / len(seats), 4),
                    "mean_score": round(sum(score for _, score in seats) / len(seats), 2),
                }
            )
        return rows

    def duel_rows(self) -> list[dict[str, object]]:
        """Every two entrants: how often the first came out ahead of the second."""
        return [
            {
                "first": self.plan.entrants[first],
                "second": self.plan.entrants[second],
                "share": rounded(duel.shares.interval(), 4),
                "blocks": duel.shares.count,
                "verdict": duel.verdict.value,
                "decided_after": duel.decided_after or None,
            }
            for (first, second), duel in self.duels.items()
        ]

    def rows_by(self, names: Callable[[Outcome], list[str]]) -> list[dict[str, object]]:
        """Shares of the victory by what a seat is called, whoever sat there."""
        by_block: dict[str, Mean] = {}
        scores: dict[str, list[int]] = {}
        for block in self.blocks:
            found: dict[str, list[float]] = {}
            for outcome in block:
                shares = shares_of(outcome["ranks"])
                for seat, name in enumerate(names(outcome)):
                    found.setdefault(name, []).append(shares[seat])
                    scores.setdefault(name, []).append(outcome["scores"][seat])
            for name, values in found.items():
                by_block.setdefault(name, Mean()).add(sum(values) / len(values))
        return [
            {
                "name": name,
                "share": rounded(mean.interval(), 4),
                "mean_score": round(sum(scores[name]) / len(scores[name]), 2),
                "games": len(scores[name]),
            }
            for name, mean in by_block.items()
        ]


def meetings(outcome: Outcome, first: int, second: int) -> list[float]:
    """Each meeting of a seat of the one with a seat of the other: 1 if the one came out ahead, a half if level."""
    ranks: dict[int, list[int]] = {first: [], second: []}
    for entrant, rank in zip(outcome["lineup"], outcome["ranks"], strict=True):
        if entrant in ranks:
            ranks[entrant].append(rank)
    return [(mine < theirs) + (mine == theirs) / 2 for mine in ranks[first] for theirs in ranks[second]]


def rounded(interval: Interval, digits: int) -> dict[str, float]:
    """An interval as JSON."""
    return {name: round(value, digits) for name, value in interval._asdict().items()}


def spread(numbers: list[int]) -> dict[str, object]:
    """Mean, least, greatest, and how many fall into each of at most twelve equal parts."""
    least, greatest = min(numbers, default=0), max(numbers, default=0)
    width = max(1, -(-(greatest - least + 1) // 12))
    counts = Counter((number - least) // width for number in numbers)
    parts = [{"from": least + width * i, "count": counts[i]} for i in range((greatest - least) // width + 1)]
    mean = round(sum(numbers) / len(numbers), 2) if numbers else 0.0
    return {"mean": mean, "min": least, "max": greatest, "width": width, "parts": parts}
