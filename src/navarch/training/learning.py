"""Learning from the shards of a folder, for so many minutes at a time: `train`."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from ..arena.decisions import loaded
from ..bots.weights import MATRICES, Play, Weights, check_place, play_of, usual_play
from .checkpoints import Arrays, checkpoint_of, read_checkpoint, write_checkpoint
from .fitting import NO_ACTION, RATE, Adam, Loss, Parameters, log_softmax, new_parameters
from .positions import Positions, read_positions

BATCH = 512
PATIENCE = 4  # epochs without a better one, after which it is done


class Recipe(NamedTuple):
    """How it is learned; another recipe is another checkpoint."""

    hidden: int
    inner: int
    epochs: int
    decay: float
    drop: float
    outcome_part: float  # of the target for shares; the rest is what the search found
    shares_weight: float  # of their loss beside that of the actions
    seed: int


class Figures(NamedTuple):
    """How well the games held out are told; cross entropies, less is better."""

    actions: float
    shares: float
    outcome: float


class Learning:
    """What is learned so far."""

    def __init__(self, recipe: Recipe, origin: dict[str, Any], learned: Positions, held: Positions) -> None:
        self.recipe, self.origin, self.learned, self.held = recipe, origin, learned, held
        self.parameters = new_parameters(
            len(learned.places), recipe.hidden, recipe.inner, learned.players, int(origin["space"]), recipe.seed
        )
        self.adam = Adam(self.parameters, recipe.decay)
        self.best: Parameters = {name: value.copy() for name, value in self.parameters.items()}
        self.epoch = self.best_epoch = 0
        self.history: list[Figures] = []

    @property
    def done(self) -> bool:
        """Whether all epochs are over, or the last ones brought nothing."""
        return self.epoch >= self.recipe.epochs or self.epoch - self.best_epoch >= PATIENCE

    def learn_epoch(self) -> Figures:
        """All positions once, and how well it then does."""
        recipe = self.recipe
        rate = RATE * (1 - self.epoch / recipe.epochs)
        for batch in self.learned.batches(BATCH, np.random.default_rng([recipe.seed, self.epoch])):
            loss = Loss(self.parameters, batch, recipe.drop, self.adam.steps)
            self.adam.step(self.parameters, loss.gradients(recipe.shares_weight), rate)
        self.epoch += 1
        figures = measured(self.parameters, self.held)
        self.history.append(figures)
        if self.epoch == 1 or self._worth(figures) < self._worth(self.history[self.best_epoch - 1]):
            self.best_epoch = self.epoch
            self.best = {name: value.copy() for name, value in self.parameters.items()}
        return figures

    def _worth(self, figures: Figures) -> float:
        return figures.actions + self.recipe.shares_weight * figures.shares

    def key(self) -> str:
        """What a checkpoint must have been made with."""
        return json.dumps([list(self.recipe), self.origin, self.learned.digest(), self.held.digest()])

    def write(self, file: Path) -> None:
        """Keep everything."""
        arrays: Arrays = {"history": np.array(self.history)}
        arrays["counts"] = np.array([self.epoch, self.best_epoch, self.adam.steps])
        for word, parameters in self._kept().items():
            arrays |= {f"{word}_{name}": value for name, value in parameters.items()}
        write_checkpoint(file, self.key(), arrays)

    def read(self, file: Path) -> bool:
        """Go on where a checkpoint of the same data and recipe stopped; whether there is one."""
        return read_checkpoint(file, self.key(), self._take)

    def _take(self, arrays: Arrays) -> None:
        self.epoch, self.best_epoch, self.adam.steps = (int(count) for count in arrays["counts"])
        self.history = [Figures(*(float(number) for number in row)) for row in arrays["history"]]
        for word, parameters in self._kept().items():
            for name, value in parameters.items():
                value[:] = arrays[f"{word}_{name}"]

    def _kept(self) -> dict[str, Parameters]:
        return {"now": self.parameters, "best": self.best, "mean": self.adam.means, "square": self.adam.squares}


def measured(parameters: Parameters, held: Positions) -> Figures:
    """The mean losses over all positions."""
    totals = np.zeros(3)
    for batch in held.batches(BATCH, None):
        loss = Loss(parameters, batch)
        totals += np.array([loss.of_actions, loss.of_shares, loss.of_outcome]) * len(batch.inputs)
    return Figures(*(float(total) for total in totals / len(held)))


def untaught(held: Positions) -> dict[str, float]:
    """The same of advice and evaluation alone, and what perfect knowledge of the search's tries would leave."""
    actions = perfect = outcome = shares = 0.0
    for batch in held.batches(BATCH, None):
        log_advised = np.where(batch.legal, log_softmax(np.where(batch.legal, batch.advised, NO_ACTION)), 0)
        actions -= float((batch.visits * log_advised).sum())
        perfect -= float((batch.visits * np.log(np.maximum(batch.visits, 1e-9))).sum())
        outcome -= float((batch.outcome * log_softmax(batch.judged)).sum())
        shares -= float((batch.shares * log_softmax(batch.judged)).sum())
    count = len(held)
    return {
        "actions_by_advice": round(actions / count, 4),
        "actions_at_best": round(perfect / count, 4),
        "shares_by_evaluation": round(shares / count, 4),
        "outcome_by_evaluation": round(outcome / count, 4),
    }


def exported(learning: Learning, play: Play, figures: dict[str, Any]) -> Weights:
    """The best parameters as weights."""
    best = learning.best
    matrices = {name: best[name].tolist() for name in MATRICES}
    advice, evaluation = (float(number) for number in best["trust"][0])
    return Weights(learning.origin, play, figures, (advice, evaluation), learning.learned.places, matrices)


def play_by(game: str, playout: int | None, policy: float, value: float) -> Play:
    """How a search shall use a network: with playouts as they are said, all else as the game's own search has it."""
    usual = usual_play(loaded(game).search)._replace(policy=policy, value=value)
    return play_of(usual._asdict() | ({} if playout is None else {"playout": playout}))


def train(said: Any, tell: Any) -> None:
    """Read the data, go on from the checkpoint, learn until the time is up, and write what is best so far."""
    check_place(Path(said.out))
    begun = time.time()
    until = begun + said.minutes * 60
    recipe = Recipe(said.hidden, said.inner, said.epochs, said.decay, said.drop, said.outcome, said.shares, said.seed)
    origin, learned, held = read_positions(Path(said.data), recipe.outcome_part)
    play = play_by(origin["game"], said.playout, said.policy, said.value)
    learning, out = Learning(recipe, origin, learned, held), Path(said.out)
    out.parent.mkdir(parents=True, exist_ok=True)
    checkpoint = checkpoint_of(out)
    plain = untaught(held)
    again = learning.read(checkpoint)
    tell(f"{len(learned)} positions, {len(held)} held out, {len(learned.places)} places; {plain}; goes on: {again}")
    while not learning.done and (time.time() < until or not learning.history):  # however long reading took
        figures = learning.learn_epoch()
        tell(f"epoch {learning.epoch}: {figures} after {time.time() - begun:.0f} s")
        learning.write(checkpoint)
    best = learning.history[learning.best_epoch - 1]
    told = {**best._asdict(), **plain, "positions": len(learned), "epoch": learning.best_epoch, **recipe._asdict()}
    exported(learning, play, told).write(out)
    tell(f"best was epoch {learning.best_epoch}: {best}; trust {learning.best['trust'].tolist()}; written to {out}")
