"""Learning to judge from pairs of siblings, by torch, for so many minutes at a time: `judge`.

The network is that of `engine.network` without its opinion of actions. It learns what each seat's share is worth and,
above all, by how much one sibling is better than the other: a search compares actions, and nothing else.
"""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import Tensor
from torch.nn.functional import dropout, embedding_bag, log_softmax, relu

from ..bots.weights import Play, Weights, check_place
from ..engine.network import PARTS
from .checkpoints import Arrays, checkpoint_of, read_checkpoint, write_checkpoint
from .learning import play_by
from .pairs import Figures, Pairs, read_pairs
from .positions import Floats

MEASURED = 8192  # positions at a time
PATIENCE = 3  # epochs without a better one, after which it is done
LEAST_RATE = 0.02  # of the first
LONGEST_MEAN = 0.998  # how much of the mean of the weights a step leaves
DECAYING = ("first", "second", "shares")
MOMENTS = ("exp_avg", "exp_avg_sq")  # what AdamW remembers of gradients
Parameters = dict[str, Tensor]


class Recipe(NamedTuple):
    """How it is learned; another recipe is another checkpoint."""

    hidden: int
    inner: int
    epochs: int
    batch: int  # pairs
    rate: float
    decay: float
    drop: float
    difference: float  # weight of the squared error of differences beside the cross entropy of shares
    outcome: float  # its part of what is to be learned; the rest is what the evaluation says later
    later: int  # decisions to that evaluation
    seed: int


class Laid:
    """Pairs where the network is, the processor or the graphics card."""

    def __init__(self, pairs: Pairs, wanted: Floats, device: str) -> None:
        def there(column: Any) -> Tensor:
            return torch.from_numpy(np.ascontiguousarray(column)).to(device)

        self.rows, self.eighths, self.told = there(pairs.rows), there(pairs.eighths), there(pairs.told)
        self.judged, self.wanted = there(pairs.judged), there(wanted)
        self.device = device

    def __len__(self) -> int:
        return len(self.judged)

    def positions_of(self, pairs: Any) -> Tensor:
        """The positions of these pairs, siblings side by side."""
        first = 2 * torch.as_tensor(pairs, device=self.device)
        return torch.stack([first, first + 1], 1).reshape(-1)

    def sums(self, which: Tensor, rows: Tensor) -> Tensor:
        """The sum of the rows of what is told of each of these positions."""
        begun = self.told[which]
        counts = self.told[which + 1] - begun
        offsets = counts.cumsum(0) - counts
        at = torch.arange(int(counts.sum()), device=self.device) + (begun - offsets).repeat_interleave(counts)
        values = self.eighths[at].to(rows.dtype) / PARTS
        return embedding_bag(self.rows[at].long(), rows, offsets, mode="sum", per_sample_weights=values)


def new_parameters(places: int, recipe: Recipe, players: int, device: str) -> Parameters:
    """At first it says what the evaluation says: whatever it learns is a correction of that."""
    drawn = torch.Generator().manual_seed(recipe.seed)
    found = {
        "first": torch.randn(places, recipe.hidden, generator=drawn) * 0.03,
        "first_bias": torch.zeros(1, recipe.hidden),
        "second": torch.randn(recipe.inner, recipe.hidden, generator=drawn) * (2 / recipe.hidden) ** 0.5,
        "second_bias": torch.zeros(1, recipe.inner),
        "shares": torch.zeros(players, recipe.inner),
        "shares_bias": torch.zeros(1, players),
        "trust": torch.ones(1),
    }
    return {name: value.to(device).requires_grad_() for name, value in found.items()}


def log_shares(p: Parameters, laid: Laid, which: Tensor, drop: float = 0.0) -> Tensor:
    """What the network says of these positions."""
    hidden = dropout(relu(laid.sums(which, p["first"]) + p["first_bias"]), drop, training=drop > 0)
    inner = relu(hidden @ p["second"].T + p["second_bias"])
    return log_softmax(inner @ p["shares"].T + p["shares_bias"] + p["trust"] * laid.judged[which], 1)


def loss_of(told: Tensor, wanted: Tensor, difference: float) -> Tensor:
    """The cross entropy of shares, and so much of the squared error of the differences of siblings' own shares."""
    own = told[:, 0].exp() - wanted[:, 0]
    return -(wanted * told).sum(1).mean() + difference * ((own[0::2] - own[1::2]) ** 2).mean()


class Judging:
    """What is learned so far; what counts is the mean of the weights over the last steps."""

    def __init__(self, recipe: Recipe, origin: dict[str, Any], learned: Pairs, held: Pairs) -> None:
        self.recipe, self.origin, self.learned, self.held = recipe, origin, learned, held
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        self.laid = Laid(learned, learned.wanted(recipe.outcome, recipe.later), self.device)
        self.laid_out = Laid(held, held.outcome, self.device)
        self.parameters = new_parameters(len(learned.places), recipe, learned.players, self.device)
        groups = [
            {"params": [self.parameters[name]], "weight_decay": recipe.decay if name in DECAYING else 0.0}
            for name in self.parameters
        ]
        self.adam = torch.optim.AdamW(groups, lr=recipe.rate)
        for value in self.parameters.values():  # as AdamW has it before its first step, so that it can be kept
            moments = {word: torch.zeros_like(value, requires_grad=False) for word in MOMENTS}
            self.adam.state[value] = {"step": torch.tensor(0.0), **moments}
        self.means = {name: value.detach().clone() for name, value in self.parameters.items()}
        self.best = {name: value.clone() for name, value in self.means.items()}
        self.epoch = self.best_epoch = self.steps = 0
        self.history: list[Figures] = []

    @property
    def done(self) -> bool:
        """Whether all epochs are over, or the last ones brought nothing."""
        return self.epoch >= self.recipe.epochs or self.epoch - self.best_epoch >= PATIENCE

    def learn_epoch(self) -> Figures:
        """All pairs once, and how well it then does."""
        torch.manual_seed(self.recipe.seed * 1000 + self.epoch)
        order = np.random.default_rng([self.recipe.seed, self.epoch]).permutation(len(self.learned))
        for first in range(0, len(order), self.recipe.batch):
            self._step(self.laid.positions_of(order[first : first + self.recipe.batch]))
        self.epoch += 1
        figures = self.held.figures(self.told(self.means), self.held.measurable())
        self.history.append(figures)
        if self.epoch == 1 or figures.error < self.history[self.best_epoch - 1].error:
            self.best_epoch = self.epoch
            self.best = {name: value.clone() for name, value in self.means.items()}
        return figures

    def _step(self, which: Tensor) -> None:
        recipe = self.recipe
        planned = recipe.epochs * -(-len(self.learned) // recipe.batch)
        for group in self.adam.param_groups:
            group["lr"] = recipe.rate * max(LEAST_RATE, 1 - self.steps / planned)
        self.steps += 1
        told = log_shares(self.parameters, self.laid, which, recipe.drop)
        loss = loss_of(told, self.laid.wanted[which], recipe.difference)
        self.adam.zero_grad()
        torch.autograd.backward(loss)
        self.adam.step()
        left = min(LONGEST_MEAN, (self.steps + 1) / (self.steps + 10))
        with torch.no_grad():
            for name, value in self.parameters.items():
                self.means[name].mul_(left).add_(value, alpha=1 - left)

    def told(self, parameters: Parameters) -> Floats:
        """What these say of all positions held out."""
        with torch.no_grad():
            every = torch.arange(len(self.laid_out), device=self.device)
            parts = [every[first : first + MEASURED] for first in range(0, len(every), MEASURED)]
            found: Floats = torch.cat([log_shares(parameters, self.laid_out, part) for part in parts]).cpu().numpy()
        return found

    def key(self) -> str:
        """What a checkpoint must have been made with."""
        return json.dumps(["judge", list(self.recipe), self.origin, self.learned.digest(), self.held.digest()])

    def write(self, file: Path) -> None:
        """Keep everything."""
        arrays: Arrays = {"history": np.array(self.history)}
        arrays["counts"] = np.array([self.epoch, self.best_epoch, self.steps])
        for word, kept in self._kept().items():
            arrays |= {f"{word}_{name}": value.detach().cpu().numpy() for name, value in kept.items()}
        write_checkpoint(file, self.key(), arrays)

    def read(self, file: Path) -> bool:
        """Go on where a checkpoint of the same data and recipe stopped; whether there is one."""
        return read_checkpoint(file, self.key(), self._take)

    def _take(self, arrays: Arrays) -> None:
        with torch.no_grad():
            for word, kept in self._kept().items():
                for name, value in kept.items():
                    value.copy_(torch.from_numpy(arrays[f"{word}_{name}"]))
        self.epoch, self.best_epoch, self.steps = (int(count) for count in arrays["counts"])
        for state in self.adam.state.values():
            state["step"].fill_(self.steps)
        self.history = [Figures(*(float(number) for number in row)) for row in arrays["history"]]

    def _kept(self) -> dict[str, Parameters]:
        kept = {"now": self.parameters, "mean": self.means, "best": self.best}
        for word in MOMENTS:
            kept[word] = {name: self.adam.state[value][word] for name, value in self.parameters.items()}
        return kept


def exported(judging: Judging, play: Play, figures: dict[str, Any]) -> Weights:
    """The best parameters as weights; there is no opinion of actions."""
    matrices = {name: value.cpu().tolist() for name, value in judging.best.items() if name != "trust"}
    actions = int(judging.origin["space"])
    matrices["actions"] = [[0.0] * judging.recipe.inner for _ in range(actions)]
    matrices["actions_bias"] = [[0.0] * actions]
    trust = 1.0, float(judging.best["trust"])
    return Weights(judging.origin, play, figures, trust, judging.learned.places, matrices)


def learn_judge(said: Any, tell: Any) -> None:
    """Read the data, go on from the checkpoint, learn until the time is up, and write what is best so far."""
    out = Path(said.out)
    check_place(out)
    begun = time.time()
    recipe = Recipe(**{name: getattr(said, name) for name in Recipe._fields})
    origin, learned, held = read_pairs(Path(said.data))
    play = play_by(origin["game"], said.playout, policy=0.0, value=1.0)
    judging, measured = Judging(recipe, origin, learned, held), held.measurable()
    out.parent.mkdir(parents=True, exist_ok=True)
    again = judging.read(checkpoint_of(out))
    tell(f"{len(learned)} pairs, {len(held)} held out ({measured.sum()} of them measured), on {judging.device}")
    plain = held.figures(held.by_evaluation(), measured)
    tell(f"the evaluation alone: {plain.told()}" + (f"; goes on after epoch {judging.epoch}" if again else ""))
    while not judging.done and (time.time() < begun + said.minutes * 60 or not judging.history):
        figures = judging.learn_epoch()
        tell(f"epoch {judging.epoch}: {figures.told()} after {time.time() - begun:.0f} s")
        judging.write(checkpoint_of(out))
    best, spans = judging.history[judging.best_epoch - 1], told_by_span(judging, tell)
    told = {"learned": best._asdict(), "evaluation": plain._asdict(), "spans": spans, **recipe._asdict()}
    exported(judging, play, {**told, "pairs": len(learned), "epoch": judging.best_epoch}).write(out)
    tell(
        f"best was epoch {judging.best_epoch}: {best.told()}; {'better' if best.error < plain.error else 'no better'}"
        f" than the evaluation; written to {out}"
    )


def told_by_span(judging: Judging, tell: Any) -> dict[str, list[float]]:
    """Tell how well differences are told by evaluation and network, by how far from the actions the positions are."""
    found: dict[str, list[float]] = {}
    learned = judging.held.by_span(judging.told(judging.best))
    for span, plain in judging.held.by_span(judging.held.by_evaluation()).items():
        found[span] = [round(plain.correlation, 4), round(learned[span].correlation, 4)]
        tell(f"{span} decisions after the actions: r {found[span][0]} by the evaluation, {found[span][1]} learned")
    return found
