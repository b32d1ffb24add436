"""PPO in one file: a network learns a seat of Neptun against three random bots, from tensors and masks alone.

`python examples/learning/ppo.py` needs `pip install navarch[train]`. The only reward is the share of the win at the end
of a game, of which chance has a quarter. The log has a line for each update; at the end fresh games are counted.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn
from torch.distributions import Categorical

from navarch.envs.vector import Arrays, Setting, Vector

RATE = 1e-3  # of learning, at first; it falls to nothing
GAMMA, LAMBDA = 1.0, 0.95  # a win counts the same however late; how far advantages look ahead
CLIP, ENTROPY, VALUE, GRADIENT = 0.2, 0.01, 0.5, 0.5
GAMES, STEPS, EPOCHS, PARTS, HIDDEN = 64, 64, 3, 8, 64  # games at once, steps of each between two updates


class Agent(nn.Module):
    """A network that says what to do, and how much of the win to expect."""

    def __init__(self, width: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(width, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, HIDDEN), nn.ReLU())
        self.actor, self.critic = nn.Linear(HIDDEN, actions), nn.Linear(HIDDEN, 1)
        nn.init.orthogonal_(self.actor.weight, 0.01)  # all legal actions are as likely at first

    def forward(self, tensors: Tensor, masks: Tensor) -> tuple[Categorical, Tensor]:
        """The legal actions with their chances, and the value."""
        inner = self.body(tensors)
        logits = self.actor(inner).masked_fill(~masks, -1e9)
        return Categorical(logits=logits, validate_args=False), self.critic(inner).squeeze(-1)


def seen(arrays: Arrays) -> tuple[Tensor, Tensor]:
    """Tensors and masks; numbers come as they stand in the game, so large ones are drawn together."""
    tensors = torch.from_numpy(arrays.tensors)
    return tensors.sign() * tensors.abs().log1p(), torch.from_numpy(arrays.masks).bool()


class Rollout:
    """So many steps of all games: what was seen, done and expected there."""

    def __init__(self, width: int, actions: int) -> None:
        self.tensors = torch.zeros(STEPS, GAMES, width)
        self.masks = torch.zeros(STEPS, GAMES, actions, dtype=torch.bool)
        self.actions = torch.zeros(STEPS, GAMES, dtype=torch.int64)
        self.chances, self.values, self.rewards, self.over = torch.zeros(4, STEPS, GAMES)

    def fill(self, agent: Agent, vector: Vector) -> list[float]:
        """Play on, from where the games stand; gives the shares of the wins of the games that ended."""
        ended: list[float] = []
        arrays, rows = vector.arrays, np.arange(GAMES)
        for step in range(STEPS):
            self.tensors[step], self.masks[step] = seen(arrays)
            seats = arrays.seats.copy()  # a game that ends begins anew at another seat
            choices, self.values[step] = agent(self.tensors[step], self.masks[step])
            self.actions[step] = choices.sample()
            self.chances[step] = choices.log_prob(self.actions[step])
            vector.step(self.actions[step].numpy())
            shares = arrays.rewards[rows, seats]
            self.rewards[step], self.over[step] = torch.from_numpy(shares), torch.from_numpy(arrays.over)
            ended += shares[arrays.over == 1].tolist()
        return ended

    def advantages(self, after: Tensor) -> Tensor:
        """How much better each action did than was expected, by generalised advantage estimation."""
        found, last = torch.zeros_like(self.rewards), torch.zeros_like(after)
        for step in reversed(range(STEPS)):
            goes_on = GAMMA * (1 - self.over[step])
            surprise = self.rewards[step] + goes_on * after - self.values[step]
            last = found[step] = surprise + goes_on * LAMBDA * last
            after = self.values[step]
        return found


def learn(agent: Agent, optimizer: torch.optim.Adam, rollout: Rollout, advantages: Tensor) -> None:
    """Make what did better than expected likelier, and never by too much at once."""
    kept = (rollout.tensors, rollout.masks, rollout.actions, rollout.chances, advantages, advantages + rollout.values)
    flat = [part.flatten(0, 1) for part in kept]
    for _ in range(EPOCHS):
        for rows in torch.randperm(len(flat[0])).chunk(PARTS):
            tensors, masks, actions, chances, better, returns = (part[rows] for part in flat)
            choices, values = agent(tensors, masks)
            ratio = (choices.log_prob(actions) - chances).exp()
            better = (better - better.mean()) / (better.std() + 1e-8)
            policy = torch.min(better * ratio, better * ratio.clamp(1 - CLIP, 1 + CLIP)).mean()
            loss = VALUE * (values - returns).square().mean() - policy - ENTROPY * choices.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(agent.parameters(), GRADIENT)
            optimizer.step()


def count(agent: Agent, vector: Vector, each: int) -> float:
    """The share of the wins in the next games, as many in every row, by what the agent thinks best."""
    arrays = vector.reset()
    ended: list[list[float]] = [[] for _ in range(GAMES)]
    while min(map(len, ended)) < each:
        seats = arrays.seats.copy()
        vector.step(agent(*seen(arrays))[0].logits.argmax(-1).numpy())
        for row in np.flatnonzero(arrays.over):
            ended[row].append(float(arrays.rewards[row, seats[row]]))
    return float(np.mean([row[:each] for row in ended]))


def main() -> None:
    """Play and learn in turn, then count."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.ArgumentDefaultsHelpFormatter)
    parser.add_argument("--updates", type=int, default=250, help="how often to learn")
    parser.add_argument("--workers", type=int, default=2, help="processes that play; 0: this one")
    parser.add_argument("--count", type=int, default=30, help="fresh games in every row at the end")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--log", type=Path, default=Path("ppo.csv"), help="a line for each update")
    said, begun = parser.parse_args(), time.perf_counter()
    torch.manual_seed(said.seed)
    torch.set_num_threads(1)  # more are slower where others use the machine too
    vector = Vector(Setting("neptun", 4, opponents=("random",) * 3), GAMES, said.workers, said.seed)
    arrays = vector.reset()
    shape = arrays.tensors.shape[1], arrays.masks.shape[1]
    agent, rollout = Agent(*shape), Rollout(*shape)
    optimizer = torch.optim.Adam(agent.parameters(), RATE, eps=1e-5)
    with said.log.open("w", encoding="utf-8") as log:  # shares are of the games that ended since the last update
        print("update,steps,games,share,seconds,cpu", file=log)
        for update in range(1, said.updates + 1):
            optimizer.param_groups[0]["lr"] = RATE * (1 - (update - 1) / said.updates)
            with torch.no_grad():
                ended = rollout.fill(agent, vector)
                advantages = rollout.advantages(agent(*seen(arrays))[1])
            learn(agent, optimizer, rollout, advantages)
            share, took = sum(ended) / max(1, len(ended)), time.perf_counter() - begun
            line = f"{update},{update * STEPS * GAMES},{len(ended)},{share:.3f},{took:.0f},{time.process_time():.0f}"
            print(line, file=log, flush=True)
    with torch.no_grad():
        share = count(agent, vector, said.count)
    sys.stdout.write(f"share of the wins in {GAMES * said.count} fresh games: {share:.3f}\n")
    vector.close()


if __name__ == "__main__":
    main()
