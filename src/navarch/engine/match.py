"""A match: a state, its source of chance, its record, undo by information, and listeners."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from .action import Action, BadAction, Verb
from .chance import Chance, Committed, Sampler, Scripted, commitment
from .ending import Ending
from .errors import BadChance, BadRecord, quoted
from .event import Event, Illegal, Reason
from .game import Game
from .perspective import Perspective
from .record import (
    ENDING,
    TABLE,
    UNDO,
    Entry,
    Passage,
    Record,
    end_by,
    ending_in,
    first_state,
    floor,
    read_passage,
    result_of,
    state_at,
)
from .seating import Seating
from .state import CHANCE, State

Said = Action | str | int


class Result(NamedTuple):
    """How a match ended: by seat, rank 1 is best and may be shared."""

    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    rule: str

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats of rank 1."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


class Line(NamedTuple):
    """An event in the log, with the number of standing actions after which it came."""

    ply: int
    event: Event


class Deed(NamedTuple):
    """What was done for a seat without asking, with the rule of the choice that was none."""

    seat: int
    action: Action
    rule: str


class Match:
    """A game being played: it checks every action, keeps the record and the log, and resolves chance."""

    def __init__(
        self,
        game: Game,
        options: dict[str, object] | None = None,
        seed: int | None = None,
        *,
        players: int = 0,
        secret: bytes | None = None,
        chance: Chance | None = None,
        state: State | None = None,
        seats: list[str] | None = None,
        seating: Seating | None = None,
        waits: bool = False,
    ) -> None:
        self.game = game
        self.state = state.clone() if state is not None else game.new(players, options, listening=True)
        self.chance: Chance = chance or (Committed(secret) if secret is not None else Sampler(seed))
        self.record = Record(game, self.state.players, game.option_names(self.state.options))
        self.record.seats = seats or []
        self.record.start = state.dump() if state is not None else None
        if isinstance(self.chance, Committed):
            self.record.commitment = commitment(self.chance.secret)
        self.lines: list[Line] = []
        self.listeners: list[Callable[[Match], None]] = []
        self.unasked: list[Deed] = []  # what the last action brought about without asking anybody
        self._actors: list[int] = []  # the actors of the standing actions
        self._past: list[State] = []  # before each action that can be taken back freely
        self.state.listening = True
        self.waits = waits  # nothing is played and no die thrown before the seating is told
        if seating is not None:
            self._seat(seating)
        self._go_on()

    def copy(self) -> Match:
        """The same match once more, with position, record, log, undo and luck to come; nobody listens to it."""
        new = Match(self.game, state=self.state, chance=self.chance.copy(), waits=True)
        new.waits = self.waits
        new.record = self.record.copy(self.game)
        new.lines = self.lines[:]
        new.unasked = self.unasked[:]
        new._actors = self._actors[:]
        new._past = [state.clone() for state in self._past]
        return new

    # ---- reading ----

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.over

    @property
    def to_act(self) -> list[int]:
        """The seats that are asked now."""
        return [] if self.waits else self.state.to_act()

    @property
    def ply(self) -> int:
        """How many actions stand, chance included."""
        return len(self._actors)

    @property
    def result(self) -> Result | None:
        """How it ended, or None."""
        s = self.state
        return Result(tuple(s.ranks), tuple(s.scores), s.ending, s.ending_rule) if s.over else None

    def legal(self, seat: int) -> list[Action]:
        """The actions of that seat now; empty when it is not asked."""
        return [self.game.space.action(code) for code in self.state.legal_for(seat)]

    def view(self, seat: int | None = None) -> Mapping[str, object]:
        """What that seat sees, or a spectator."""
        return self.game.view(self.state, seat)

    def log(self, seat: int | None = None) -> list[Line]:
        """The events that this seat, or a spectator, may read."""
        return [line for line in self.lines if line.event.heard_by(seat)]

    def perspective(self, seat: int) -> Perspective:
        """What a bot in that seat gets."""
        return Perspective(self.game, self.state, seat)

    def prompt(self) -> tuple[str, str, tuple[int, ...]]:
        """What is asked now: choice, rule and facts; empty when the game is over."""
        choice = self.state.choice
        if choice is None:
            return "", "", ()
        facts = choice.facts(self.state.stack[-1], self.state, self.state.actor) if choice.facts else ()
        return choice.name, choice.rule, facts

    def why_not(self, seat: int, said: Said) -> list[Reason]:
        """Why that action is not legal now, with rules; empty when it is."""
        s = self.state
        if s.over:
            return [Reason(s.ending_rule, "game-over")]
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < s.players:
            return [Reason("", "unknown-seat", said=quoted(seat))]
        try:
            code = self.game.space.code(said)
        except BadAction as error:
            return [Reason("", "unknown-action", said=str(error))]
        if self.waits:
            return [Reason("", "not-begun")]
        choice = s.choice
        assert choice is not None
        if seat not in s.to_act():
            mask = sum(1 << other for other in s.to_act() if other >= 0)
            return [Reason(choice.rule, "not-your-turn", (mask,))]
        legal = s.legal_for(seat)
        if code in legal:
            return []
        verb = self.game.space.verb_of(code)
        reason = choice.why(s.stack[-1], s, seat, verb.first, code - verb.first) if choice.why else None
        return [reason] if reason is not None else self._asked_first(seat, verb)

    def _asked_first(self, seat: int, verb: Verb) -> list[Reason]:
        """An action out of its time: when it comes, and what is asked before it."""
        s, choice = self.state, self.state.choice
        assert choice is not None
        facts = choice.facts(s.stack[-1], s, seat) if choice.facts else ()
        comes = Reason(verb.rule or choice.rule, "other-choice", said=verb.name)
        return [comes, Reason(choice.rule, "asked-first", facts, choice.name)]

    # ---- sitting down ----

    def sit_down(self, seating: Seating) -> None:
        """Tell who sits where; a match that has waited for it begins."""
        self._seat(seating)
        self.waits = False
        self._go_on()
        for listener in self.listeners:
            listener(self)

    def _seat(self, seating: Seating) -> None:
        if isinstance(self.chance, Committed) and not self.record.entries:
            self.chance.open(seating.text())
        self.record.entries.append(Entry(TABLE, seating.text()))
        self.record.seats = seating.names()

    # ---- acting ----

    def submit(self, seat: int, said: Said) -> None:
        """Play an action; raises Illegal with the rule that forbids, and then nothing has changed."""
        reasons = self.why_not(seat, said)
        if reasons:
            words = "; ".join(self.game.plain_reason(reason) for reason in reasons)
            spoken = quoted(str(said) if isinstance(said, Action) else said)
            raise Illegal(f"{spoken} is not legal: {words}", reasons)
        code = self.game.space.code(said)
        before = self.state.clone()
        unasked, self.unasked = self.unasked, []
        self.state.unasked = []
        self.state.disclosed = False
        entries, actors, lines = len(self.record.entries), len(self._actors), len(self.lines)
        chance_index = self._chance_index()
        try:
            self._note(seat, code)
            self.state.play_for(seat, code)
            self._go_on()
        except BaseException:
            # A rule or a script failed: whoever catches this finds the match as it was.
            before.listening = True
            self.state = before
            del self.record.entries[entries:]
            del self._actors[actors:]
            del self.lines[lines:]
            self.unasked = unasked
            self._rewind(chance_index)
            raise
        self._keep(before, actors)
        for listener in self.listeners:
            listener(self)

    def submit_all(self, seat: int, said: list[Said]) -> None:
        """Play several actions as one, such as the tokens of a set: all of them, or none where one is not legal.

        Nothing may be learned before the last one, for what was learned cannot be taken back.
        """
        if len(said) == 1:
            self.submit(seat, said[0])
            return
        rehearsal = self._rehearsal()
        for number, one in enumerate(said):
            reasons = rehearsal.why_not(seat, one)
            if not reasons and number + 1 < len(said):
                rehearsal.submit(seat, one)
                reasons = [] if rehearsal.can_undo(seat) else [Reason("", "no-undo")]
            if reasons:
                words = "; ".join(self.game.plain_reason(reason) for reason in reasons)
                raise Illegal(f"{quoted(str(one))} is not legal: {words}", reasons)
        for one in said:
            self.submit(seat, one)

    def _rehearsal(self) -> Match:
        """The same position, in which nothing that is played leaves a trace."""
        return Match(self.game, state=self.state, chance=Sampler(0))

    def _chance_index(self) -> int | None:
        return self.chance.index if isinstance(self.chance, Committed) else None

    def _rewind(self, chance_index: int | None) -> None:
        if chance_index is not None and isinstance(self.chance, Committed):
            self.chance.index = chance_index

    def _note(self, actor: int, code: int) -> None:
        self.record.entries.append(Entry(actor, self.game.space.text(code)))
        self._actors.append(actor)

    def _go_on(self) -> None:
        """Let chance decide whatever it is asked, gather the events and close the record at the end."""
        s = self.state
        self._gather()
        while s.actor == CHANCE and not self.waits:
            outcome = self.chance.choose(s)
            self._note(CHANCE, outcome)
            s.play(outcome)
            self._gather()
        if s.over:
            self._close()

    def _close(self) -> None:
        """Result and digest stand in the record, and its secret is told."""
        self.record.result = result_of(self.state)
        self.record.digest = self.state.digest()
        if isinstance(self.chance, Committed):
            self.record.secret = self.chance.secret.hex()

    def _gather(self) -> None:
        self.lines.extend(Line(len(self._actors), event) for event in self.state.events)
        self.state.events = []
        action = self.game.space.action
        self.unasked.extend(Deed(deed.seat, action(deed.action), deed.rule) for deed in self.state.unasked)
        self.state.unasked = []

    def _keep(self, before: State, actions: int) -> None:
        """Remember the position before the action, unless something new was learned."""
        if self.state.sealed and self.state.sealed[self._actors[-1]]:
            return  # a sealed answer is taken back on its own
        barrier = self.state.disclosed or len(self._actors) != actions + 1 or self.state.over
        if barrier:
            self._past = []
            return
        if self._past and self._actors[-2] != self._actors[-1]:
            self._past = []
        self._past.append(before)

    # ---- ending it without the rules ----

    def end(self, ending: Ending) -> None:
        """The players end the game: somebody resigns, or they agree; raises Illegal where it is over or not begun."""
        if self.over or self.waits:
            reason = Reason("", "game-over" if self.over else "not-begun")
            raise Illegal("only a game that is being played can be ended", [reason])
        ending.carry_out(self.state)
        self.record.entries.append(Entry(ENDING, ending.text()))
        self._past = []
        self._close()
        for listener in self.listeners:
            listener(self)

    # ---- taking back ----

    def can_undo(self, seat: int) -> bool:
        """Whether that seat may take back its last action freely: nothing was learned since."""
        s = self.state
        if not isinstance(seat, int) or not 0 <= seat < s.players:
            return False
        if s.sealed and s.sealed[seat]:
            return True
        return bool(self._past) and self._actors[-1] == seat

    def undo(self, seat: int) -> None:
        """Take back the seat's last action; raises Illegal when something was learned since."""
        if not self.can_undo(seat):
            reason = Reason("", "no-undo")
            raise Illegal("nothing can be taken back freely: offer the others a rollback", [reason])
        if self.state.sealed and self.state.sealed[seat]:
            self._take_back_sealed(seat)
        else:
            self._truncate(len(self._actors) - 1)
            self.state = self._past.pop()
            self.state.listening = True
        for listener in self.listeners:
            listener(self)

    def _take_back_sealed(self, seat: int) -> None:
        """Sealed answers do not depend on one another: drop one, and put the later ones behind it again."""
        standing = self.record.standing()
        number = max(i for i, entry in enumerate(standing) if entry.actor == seat)
        self._truncate(number)
        for entry in standing[number + 1 :]:
            self.record.entries.append(entry)
            self._actors.append(entry.actor)
        self.state.unseal(seat)

    def rollback(self, actions: int) -> None:
        """Go back to the position after so many standing actions, by consent of all."""
        if not 0 <= actions <= len(self._actors):
            raise Illegal(f"there are {len(self._actors)} actions, not {quoted(actions)}", [Reason("", "no-undo")])
        if self.record.secret:
            raise Illegal("the secret of the draws is out: nothing can be rolled back", [Reason("", "no-undo")])
        if actions < floor(self.record)[1]:
            raise Illegal("the actions before were played by other rules", [Reason("", "no-undo")])
        self._go_back(actions)

    def _go_back(self, actions: int, passage: Passage | None = None) -> None:
        state = state_at(self.game, self.record, actions)
        state.listening = True
        record, before = self.record, (self.state, self.lines, self.unasked, self._actors, self._past)
        entries, chance_index = len(record.entries), self._chance_index()
        try:
            self._actors = self._actors[:]
            self._truncate(actions)
            if passage is not None:
                record.entries.append(passage.entry())
            self._past = []
            self.state = state
            self._go_on()
        except BaseException:
            # A rule failed on the way: whoever catches this finds the match as it was.
            self.state, self.lines, self.unasked, self._actors, self._past = before
            del record.entries[entries:]
            self._rewind(chance_index)
            raise
        if passage is not None:
            record.version, record.components = self.game.version, self.game.components.digest
        if not self.state.over:
            record.result, record.digest = None, ""
        for listener in self.listeners:
            listener(self)

    def take_new_rules(self, actions: int) -> None:
        """A game of other rules goes on by those of today: back at a position that both agree on, or as it stands."""
        old = self.record
        is_back = actions < self.ply
        log = [] if is_back else [written_line(line) for line in self.lines]
        passage = Passage(old.version, old.components, None if is_back else self.state.dump(), log)
        if is_back:
            self._go_back(actions, passage)
            return
        old.version, old.components = self.game.version, self.game.components.digest
        old.entries.append(passage.entry())
        self._past = []
        for listener in self.listeners:
            listener(self)

    def _truncate(self, actions: int) -> None:
        self.record.entries.append(Entry(UNDO, str(actions)))
        del self._actors[actions:]
        self.lines = [line for line in self.lines if line.ply <= actions]
        self.unasked = []


def written_line(line: Line) -> list[object]:
    """A line of the log as it is kept."""
    return [line.ply, line.event.rule, line.event.key, list(line.event.args), line.event.audience]


def read_line(said: list[object]) -> Line:
    """A line of the log that was kept."""
    ply, rule, key, args, audience = said
    assert isinstance(ply, int)
    assert isinstance(args, list)
    assert isinstance(audience, int)
    return Line(ply, Event(str(rule), str(key), tuple(args), audience))


def replay_match(game: Game, record: Record, chance: Chance | None = None) -> Match:
    """A match that has come as far as a record, with its log; `chance` decides what comes after it."""
    first, lowest = floor(record)
    standing = record.standing()
    script = Scripted([entry.text for entry in standing[lowest:] if entry.actor == CHANCE])
    where = "the set-up"
    try:
        match = _first_match(game, record, script)
        if first:
            match.lines = [read_line(line) for line in read_passage(record.entries[first - 1].text).log]
            match._actors = [entry.actor for entry in standing[:lowest]]
        for number, entry in enumerate(standing[lowest:], lowest + 1):
            if entry.actor != CHANCE:
                where = f"action {number}"
                match.submit(entry.actor, entry.text)
    except (Illegal, BadChance) as error:
        raise BadRecord(where, str(error)) from error
    if [entry.actor for entry in standing] != match._actors:
        raise BadRecord("the entries", "chance and seats do not come in the order of the rules")
    ending = ending_in(record.entries, record.players)
    if ending is not None:
        end_by(match.state, ending)
        match._past = []
    match.record = record
    match.chance = chance or Sampler()
    return match


def _first_match(game: Game, record: Record, chance: Chance) -> Match:
    """A match in the position that the record is replayed from."""
    if record.start is None and not floor(record)[0]:
        return Match(game, record.options, players=record.players, chance=chance)
    return Match(game, chance=chance, state=first_state(game, record))


def resume_match(game: Game, record: Record, state: State, lines: list[Line], chance: Chance) -> Match:
    """A match that goes on from a position which was kept, with its log: the one after all entries of the record.

    Nothing before it can be taken back freely, and no action is checked again: whoever doubts replays the record.
    """
    match = Match(game, chance=chance, state=state)
    match.record = record
    match.lines = list(lines)
    match._actors = [entry.actor for entry in record.standing()]
    return match
