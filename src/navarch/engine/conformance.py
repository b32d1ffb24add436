"""The laws that every game must pass, for every number of players and every option.

Use it on a game of your own: `check_match(game, players=4, seed=1)` plays one match and raises LawBroken
with the law, the place and the fact at the first thing that does not hold.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import NamedTuple, Protocol

from .account import COUNTED, total
from .chance import Chance, sample_outcome
from .codec import tensor
from .course import course, heard_by_all
from .event import Event, Reason
from .game import Game
from .match import Match, replay_match
from .perspective import Perspective
from .playout import settle_chance
from .record import parse_record
from .state import CHANCE, State
from .witness import Deed, Witness

Policy = Callable[[Perspective], object]
MOST_DECISIONS = 100_000
DOUBLES = 2  # times that the match is told once more at a decision, for each seat
ODD_ACTIONS = 6  # actions outside the legal list that are asked about at each decision


class LawBroken(AssertionError):
    """A law does not hold: which, where, and what was seen."""

    def __init__(self, law: str, where: str, fact: str) -> None:
        super().__init__(f"{law}: {where}: {fact}")
        self.law = law


class Wording(Protocol):
    """What the laws ask of the texts of a language; a game's texts are checked when one is given."""

    def event(self, event: Event) -> str:
        """The words of an event."""
        ...

    def prompt(self, choice: str, facts: tuple[int, ...]) -> str:
        """The words of a prompt."""
        ...

    def reason(self, reason: Reason) -> str:
        """The words of a reason."""
        ...

    def action(self, code: int) -> str:
        """The words of an action."""
        ...


class Findings(NamedTuple):
    """What one match showed while its laws were checked."""

    decisions: int
    leaks_checked: int
    doubles: int  # other stories that a seat heard alike
    undone: int
    ending: str


def check_match(
    game: Game,
    players: int = 0,
    options: dict[str, object] | None = None,
    seed: int = 0,
    *,
    policy: Policy | None = None,
    every: int = 1,
    wordings: tuple[Wording, ...] = (),
) -> Findings:
    """Play one match and check the laws at every decision, the costly ones at every `every`-th."""
    return _Inspector(game, players, options, seed, policy, every, wordings).run()


class _Dice(Chance):
    """Chance by a seed, whose every question is looked at too."""

    def __init__(self, seed: int, where: str) -> None:
        self.rng = random.Random(seed)
        self.where = where

    def choose(self, s: State) -> int:
        """An outcome by its weight."""
        check_verbs(s, CHANCE, self.where)
        check_shares(s, self.where)
        return sample_outcome(s, self.rng)


def check_verbs(s: State, actor: int, where: str) -> None:
    """Chance speaks by the verbs of chance alone, and a seat by none of them."""
    space = s.game.space
    for code in s.legal_for(actor):
        if space.verb_of(code).chance != (actor == CHANCE):
            whom = "chance" if actor == CHANCE else f"seat {actor}"
            raise LawBroken("whose verbs", where, f"{space.text(code)!r} is offered to {whom}")


def check_shares(s: State, where: str) -> None:
    """An outcome that is found at a share of all outcomes is the one that stands there in their list."""
    choice, legal = s.choice, s.legal()
    if choice is None or choice.at is None:
        return
    for i, code in enumerate(legal):
        found = choice.at(s.stack[-1], s, (i + 0.5) / len(legal))
        if found != code or choice.weights is not None:
            raise LawBroken("shares of chance", where, f"{choice.name}: number {i} of {legal} is found to be {found}")


class _Inspector:
    def __init__(
        self,
        game: Game,
        players: int,
        options: dict[str, object] | None,
        seed: int,
        policy: Policy | None,
        every: int,
        wordings: tuple[Wording, ...],
    ) -> None:
        self.game = game
        self.rng = random.Random(seed)
        self.where = f"{game.name}, {players or game.default_players} players, options {options or {}}, seed {seed}"
        self.match = Match(game, options, players=players, chance=_Dice(seed, self.where))
        self.policy = policy
        self.every = every
        self.wordings = wordings
        self.decisions = 0
        self.leaks = 0
        self.doubles = 0
        self.witness = Witness(game, self.rng)
        self.undone = 0
        self.heard = 0
        self.worded: set[str] = set()  # texts already worded: each once for each pattern of missing nouns

    def run(self) -> Findings:
        """The whole match."""
        match = self.match
        while not match.over:
            if self.decisions == MOST_DECISIONS:
                self.fail("an end", f"no end after {MOST_DECISIONS} decisions")
            seat = self.rng.choice(match.to_act)
            self.witness.follow(match.ply, match.state)
            self.legal_lists()
            self.reasons(seat)
            self.words()
            if self.decisions % self.every == 0:
                self.saves()
                self.leak_law()
                if self.game.told:
                    self.log_law()
            self.decide(seat)
            self.decisions += 1
            broken = self.game.check(match.state)
            if broken:
                self.fail("invariants", broken)
        self.words()
        self.replay()
        self.accounts()
        result = match.result
        assert result is not None
        if not result.winners or result.rule not in self.game.ledger.rules or result.reason not in self.game.endings:
            self.fail("result", f"{result} needs a winner, a rule and one of the endings {self.game.endings}")
        return Findings(self.decisions, self.leaks, self.doubles, self.undone, result.reason)

    def fail(self, law: str, fact: str) -> None:
        """Raise with the place."""
        raise LawBroken(law, f"{self.where}, decision {self.decisions}", fact)

    def legal_lists(self) -> None:
        """Sorted, free of duplicates, the same when asked twice, never empty, and each text parses back."""
        s = self.match.state
        choice = s.choice
        assert choice is not None
        for seat in s.to_act():
            legal = s.legal_for(seat)
            again = choice.options(s.stack[-1], s, seat)
            if not legal or legal != again or legal != sorted(set(legal)):
                self.fail("legal lists", f"{choice.name}: {legal} and {again}")
            check_verbs(s, seat, self.where)
            for code in legal:
                if self.game.space.code(self.game.space.text(code)) != code:
                    self.fail("action texts", self.game.space.text(code))

    def reasons(self, seat: int) -> None:
        """Why-not answers for exactly the actions that are not legal, with a rule of the ledger."""
        s = self.match.state
        choice = s.choice
        assert choice is not None
        legal = s.legal_for(seat)
        if choice.why is not None:
            for code in legal:
                verb = self.game.bases[code]
                if choice.why(s.stack[-1], s, seat, verb, code - verb) is not None:
                    self.fail("why not", f"{self.game.space.text(code)} is legal and gets a reason")
        for _ in range(ODD_ACTIONS):
            code = self.rng.randrange(self.game.space.size)
            reasons = self.match.why_not(seat, code)
            if bool(reasons) == (code in legal):
                self.fail("why not", f"{self.game.space.text(code)}: {reasons}")
            for reason in reasons:
                self.reason(reason)

    def reason(self, reason: Reason) -> None:
        """A reason cites a rule of the ledger and has words in every language."""
        if reason.rule and reason.rule not in self.game.ledger.rules:
            self.fail("why not", f"rule {reason.rule!r} is not in the ledger")
        if f"why-{reason.key}" not in self.game.text_kinds:
            self.fail("why not", f"{reason.key!r} is not among the game's texts")
        if self.unworded(f"why-{reason.key}", reason.args):
            for wording in self.wordings:
                wording.reason(reason)

    def words(self) -> None:
        """Every event cites a rule of the ledger and has words in every language; so has the question."""
        for line in self.match.lines[self.heard :]:
            event = line.event
            if event.rule not in self.game.ledger.rules or f"event-{event.key}" not in self.game.text_kinds:
                self.fail("events", f"{event} has no rule or no text")
            if self.unworded(f"event-{event.key}", event.args):
                for wording in self.wordings:
                    wording.event(event)
        self.heard = len(self.match.lines)
        self.question()

    def question(self) -> None:
        """The prompt and the actions that answer it have words in every language."""
        name, _, facts = self.match.prompt()
        if name:
            if self.unworded(f"ask-{name}", facts):
                for wording in self.wordings:
                    wording.prompt(name, facts)
            for code in self.match.state.legal():
                if self.unworded(self.game.space.text(code), ()):
                    for wording in self.wordings:
                        wording.action(code)

    def unworded(self, key: str, args: tuple[int, ...]) -> bool:
        """Whether a text is new to this match, by its key and by which of its arguments are nothing."""
        pattern = f"{key} {[value < 0 for value in args]}"
        new = pattern not in self.worded
        self.worded.add(pattern)
        return new

    def saves(self) -> None:
        """A clone and a restored save are the same position with the same future; neither disturbs the other."""
        s = self.match.state
        digest = s.digest()
        clone = s.clone()
        saved = self.game.restore(json.loads(json.dumps(s.dump())))
        if clone.digest() != digest or saved.digest() != digest:
            self.fail("saves", "a clone or a restored save has another digest")
        for seat in s.to_act():
            if saved.legal_for(seat) != s.legal_for(seat):
                self.fail("saves", "a restored save has another legal list")
        seed = self.rng.random()
        futures = [self.future(one, seed) for one in (clone, saved)]
        if futures[0] != futures[1]:
            self.fail("saves", "a clone and a restored save have different futures")
        if s.digest() != digest:
            self.fail("clones", "playing on a clone changed the older state")

    def future(self, s: State, seed: float) -> str:
        """A few random actions on, by a seed."""
        rng = random.Random(seed)
        for _ in range(3):
            settle_chance(s, rng)
            if s.over:
                break
            legal = s.legal()
            s.play(legal[int(rng.random() * len(legal))])
        return s.digest()

    def leak_law(self) -> None:
        """States that differ only in what a seat cannot know look and sample alike to it."""
        s = self.match.state
        for seat in range(s.players):
            self.leaks += 1
            seed = self.rng.random()
            other = self.game.sample(s, seat, random.Random(seed))
            if self.game.view(other, seat) != self.game.view(s, seat):
                self.fail("the leak law", f"the view of seat {seat} tells what it cannot know")
            told = heard_by_all(self.match.lines, self.match.ply)
            if self.game.account(other, seat, told) != self.game.account(s, seat, told):
                self.fail("the leak law", f"the account for seat {seat} tells what it cannot know")
            if tensor(self.game, other, seat) != tensor(self.game, s, seat):
                self.fail("the leak law", f"the tensor of seat {seat} tells what it cannot know")
            if other.to_act() != s.to_act() or other.legal_for(seat) != s.legal_for(seat):
                self.fail("the leak law", f"the legal list of seat {seat} tells what it cannot know")
            mine, theirs = random.Random(seed + 1), random.Random(seed + 1)
            if self.game.sample(s, seat, mine).dump() != self.game.sample(other, seat, theirs).dump():
                self.fail("the leak law", f"the samples of seat {seat} depend on the hidden truth")
            broken = self.game.check(other)
            if broken:
                self.fail("the leak law", f"a sample of seat {seat} is no position: {broken}")
        self.game.view(s, None)

    def log_law(self) -> None:
        """What a seat sees and is asked follows from what it has heard: a match that it heard alike looks alike."""
        steps = [Deed(entry.actor, self.game.space.code(entry.text)) for entry in self.match.record.standing()]
        for seat in (*range(self.match.state.players), None):
            for _ in range(DOUBLES):
                told = self.witness.tell_again(seat, steps)
                self.doubles += told.alike
                if told.leak:
                    who = "a spectator" if seat is None else f"seat {seat}"
                    self.fail("the log law", f"{who} knows more than was told: {told.leak}")

    def decide(self, seat: int) -> None:
        """One action; where it can be taken back, it is, and leaves no trace."""
        match = self.match
        before = match.state.digest() if self.decisions % self.every == 0 else ""
        if self.policy is None:
            action: object = self.rng.choice(match.legal(seat))
        else:
            action = self.policy(match.perspective(seat))
        entries = len(match.record.entries)
        match.submit(seat, action)  # type: ignore[arg-type]  # a policy may answer in any form
        if not before or not match.can_undo(seat):
            return
        chance_since = any(entry.actor < 0 for entry in match.record.entries[entries:])
        if chance_since and not match.state.sealed:
            self.fail("undo", "an action could be taken back after chance had decided")
        match.undo(seat)
        self.undone += 1
        self.heard = min(self.heard, len(match.lines))
        if match.state.digest() != before:
            self.fail("undo", "the position before the action did not come back")
        match.submit(seat, action)  # type: ignore[arg-type]  # as above

    def accounts(self) -> None:
        """Every share cites a rule and has words; what is counted adds up to the score, and so the replay tells it."""
        match, game = self.match, self.game
        told = course(game, match.record, match.record.standing(), match.lines, None)
        for share in [share for stage in told for share in stage.shares]:
            if share.rule not in game.ledger.rules or f"account-{share.key}" not in game.text_kinds:
                self.fail("the account", f"{share} has no rule or no text")
        for seat in {share.seat for share in told[-1].shares if share.kind == COUNTED}:
            if total(told[-1].shares, seat) != match.state.scores[seat]:
                self.fail("the account", f"{told[-1].shares} do not add up to {match.state.scores} for seat {seat}")

    def replay(self) -> None:
        """A record replays to the same digest, also after a journey through its file format."""
        written = json.loads(json.dumps(self.match.record.to_json()))
        record = parse_record(self.game, written)
        again = replay_match(self.game, record)
        if again.state.digest() != self.match.state.digest():
            self.fail("records", "the replay ends in another position")
