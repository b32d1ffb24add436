"""The network while it learns: the same sums as `engine.network`, with their gradients, in NumPy."""

from __future__ import annotations

import numpy as np

from .positions import Batch, Floats

RATE = 1e-3
MOMENTUM, SPREAD, TINY = 0.9, 0.999, 1e-8  # of Adam
NO_ACTION = -1e9
Parameters = dict[str, Floats]


def new_parameters(places: int, hidden: int, inner: int, players: int, actions: int, seed: int) -> Parameters:
    """At first it says what advice and evaluation say: whatever it learns is a correction of these."""
    rng = np.random.default_rng(seed)

    def drawn(rows: int, columns: int, spread: float) -> Floats:
        return (rng.standard_normal((rows, columns)) * spread).astype(np.float32)

    def nothing(rows: int, columns: int) -> Floats:
        return np.zeros((rows, columns), np.float32)

    return {
        "first": drawn(places, hidden, 0.05),
        "first_bias": nothing(1, hidden),
        "second": drawn(inner, hidden, (2 / hidden) ** 0.5),
        "second_bias": nothing(1, inner),
        "shares": nothing(players, inner),
        "shares_bias": nothing(1, players),
        "actions": nothing(actions, inner),
        "actions_bias": nothing(1, actions),
        "trust": np.ones((1, 2), np.float32),
    }


class Loss:
    """Cross entropies of a batch: with what was to be learned of shares and of actions, and with the outcome."""

    def __init__(self, parameters: Parameters, batch: Batch, drop: float = 0.0, seed: int = 0) -> None:
        self.parameters, self.batch = parameters, batch
        p = parameters
        self.hidden = np.maximum(batch.inputs @ p["first"] + p["first_bias"], 0)
        if drop:
            kept = np.random.default_rng(seed).random(self.hidden.shape) >= drop
            self.hidden = self.hidden * (kept / (1 - drop)).astype(np.float32)
        self.scale = np.float32(1 / (1 - drop))
        self.inner = np.maximum(self.hidden @ p["second"].T + p["second_bias"], 0)
        shares = self.inner @ p["shares"].T + p["shares_bias"] + p["trust"][0, 1] * batch.judged
        actions = np.take_along_axis(self.inner @ p["actions"].T + p["actions_bias"], batch.codes, 1)
        actions = np.where(batch.legal, actions + p["trust"][0, 0] * batch.advised, np.float32(NO_ACTION))
        self.log_shares, self.log_actions = log_softmax(shares), log_softmax(actions)
        self.of_shares = entropy(batch.shares, self.log_shares)
        self.of_outcome = entropy(batch.outcome, self.log_shares)
        self.of_actions = entropy(batch.visits, np.where(batch.legal, self.log_actions, 0))

    def gradients(self, shares_weight: float) -> Parameters:
        """Of the loss of actions and so much of that of shares."""
        p, batch, count = self.parameters, self.batch, len(self.batch.inputs)
        shares = (np.exp(self.log_shares) - batch.shares) * np.float32(shares_weight / count)
        actions = np.where(batch.legal, np.exp(self.log_actions) - batch.visits, 0).astype(np.float32) / count
        by_action = np.zeros((len(p["actions"]), count), np.float32)
        np.add.at(by_action.reshape(-1), batch.codes * count + np.arange(count)[:, None], actions)
        inner = shares @ p["shares"] + by_action.T @ p["actions"]
        inner = np.where(self.inner > 0, inner, 0)
        hidden = np.where(self.hidden > 0, inner @ p["second"], 0) * self.scale
        trust = [(actions * batch.advised).sum(), (shares * batch.judged).sum()]
        return {
            "first": batch.inputs.T @ hidden,
            "first_bias": hidden.sum(0, keepdims=True),
            "second": inner.T @ self.hidden,
            "second_bias": inner.sum(0, keepdims=True),
            "shares": shares.T @ self.inner,
            "shares_bias": shares.sum(0, keepdims=True),
            "actions": by_action @ self.inner,
            "actions_bias": by_action.sum(1)[None],
            "trust": np.array([trust], np.float32),
        }


class Adam:
    """Steps along the gradients, each parameter at its own pace; `decay` draws all weights towards 0."""

    def __init__(self, parameters: Parameters, decay: float) -> None:
        self.decay = decay
        self.steps = 0
        self.means = {name: np.zeros_like(value) for name, value in parameters.items()}
        self.squares = {name: np.zeros_like(value) for name, value in parameters.items()}

    def step(self, parameters: Parameters, gradients: Parameters, rate: float) -> None:
        """Change the parameters a little."""
        self.steps += 1
        lift = np.float32(rate * (1 - SPREAD**self.steps) ** 0.5 / (1 - MOMENTUM**self.steps))
        for name, gradient in gradients.items():
            mean, square = self.means[name], self.squares[name]
            mean += np.float32(1 - MOMENTUM) * (gradient - mean)
            square += np.float32(1 - SPREAD) * (gradient * gradient - square)
            if name != "trust":
                parameters[name] *= np.float32(1 - rate * self.decay)
            parameters[name] -= lift * mean / (np.sqrt(square) + np.float32(TINY))


def log_softmax(logits: Floats) -> Floats:
    """Logarithms of parts of 1."""
    lower = logits - logits.max(1, keepdims=True)
    found: Floats = lower - np.log(np.exp(lower).sum(1, keepdims=True))
    return found


def entropy(wanted: Floats, log_parts: Floats) -> float:
    """The cross entropy, a position."""
    return float(-(wanted * log_parts).sum(1).mean())
