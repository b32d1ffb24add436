"""A guided first game played at the page: what greedy bots would do is clicked, and the guide is held to its notes."""

from __future__ import annotations

import asyncio

from playwright.sync_api import expect

import navarch
from navarch.bots.greedy import GreedyBot
from navarch.engine.match import Match
from navarch.engine.record import Entry
from navarch.lessons import Guide, Note, guide_of
from navarch.server.storage.database import Database
from navarch.server.storage.games import Games
from navarch.text import Texts
from tests.guides import Kind
from tests.server.helpers import Server, run_apart

from .test_whole_games import Hands
from .visitor import BUTTONS, LIT_ON_BOARD, PATIENCE, STEPS, Visitor

WHOLE_TURN = 4 * PATIENCE  # bots may decide many times between two decisions of one's own
LEAST_SHARE = 0.9  # of the kinds of decision that came, of which the guide has told


def begin(me: Visitor, game: str) -> None:
    """From the lobby to the table with the guide."""
    me.page.goto("/")
    me.test_id(f"learn-{game}").click()
    me.test_id("guided").click()
    me.page.wait_for_url("**/g/*")


class Newcomer:
    """Somebody in a guided game. The match is followed beside the page, so that what the guide must say is known."""

    def __init__(self, me: Visitor, hands: Hands, server: Server, game: str, lang: str) -> None:
        found = guide_of(navarch.load(game))
        assert found is not None
        self.guide: Guide = found
        self.me = me
        self.hands = hands  # for what is not found by its name
        self.server = server
        self.texts = Texts(found.game, lang)
        self.match = Match(found.game, found.options, players=found.players, secret=found.secret())
        self.bot = GreedyBot(found.luck + found.seat)
        self.followed = 0  # entries of the record
        self.told: list[str] = []
        self.met: dict[Kind, None] = {}
        self.decisions = 0

    def share(self) -> float:
        """How much of the kinds of decision the guide has told of."""
        notes = [note for note in self.guide.notes if note.name in self.told]
        return sum(any(note.is_about(*kind) for note in notes) for kind in self.met) / len(self.met)

    def decide(self) -> bool:
        """One decision, before which and after which the guide says what it must; False when the game is over."""
        if not self.me.wait_for_turn(WHOLE_TURN):
            return False
        self._follow()
        seat = self.guide.seat
        if seat not in self.match.to_act:
            return True  # the page is about to show what was done meanwhile
        note = self._note()
        panel = self.me.test_id("guide")
        expect(panel).to_have_attribute("data-note", note.name if note else "", timeout=WHOLE_TURN)
        if note is not None:
            expect(panel.locator(".say")).to_have_text(self.texts.guide(note.name)[0])
        elif len(self.told) == len(self.guide.notes) and self.decisions > 0:
            expect(panel).to_contain_text(self.texts.farewell())
        done = self._do(str(self.bot.advise(self.match.perspective(seat))[0].action))
        self.decisions += 1
        self._hear(note, done)
        return not self.match.over

    def _note(self) -> Note | None:
        """What the guide has to say now."""
        seat = self.guide.seat
        verbs = {action.verb for action in self.match.legal(seat)}
        return self.guide.note_for(self.match.prompt()[0], verbs, self.match.view(seat), self.told)

    def _hear(self, note: Note | None, done: str) -> None:
        self.met[Kind(self.question, done.partition(" ")[0])] = None
        if note is None:
            return
        self.told.append(note.name)
        if self.match.over:
            return  # the guide has left with the game
        answer = self.texts.guide(note.name)[1 if note.hoped(done) else 2]
        expect(self.me.test_id("guide").locator(".answer")).to_have_text(answer, timeout=WHOLE_TURN)

    def _do(self, action: str) -> str:
        """Click it, or else anything that is lit; what was done, by the record."""
        before = self.me.signature()
        self.question = self.match.prompt()[0]
        if self.me.choose(action):
            self.me.until_changed(before, action)
        done = self._follow()
        while not done:
            is_asked = self._is_asked()  # nothing is lit while an action is on its way
            done = self._follow()
            if is_asked and not done:
                self.hands.decide()
        return done

    def _is_asked(self) -> bool:
        lit = self.me.page.locator(f"{LIT_ON_BOARD}, {BUTTONS}, {STEPS}[data-lit]")
        return lit.locator("visible=true").count() > 0

    def _follow(self) -> str:
        """Play on what was kept since; what this seat has done first of it."""
        mine = ""
        for actor, text in self._kept():
            self.followed += 1
            if actor >= 0:
                self.match.submit(actor, text)
            if actor == self.guide.seat and not mine:
                mine = text
        return mine

    def _kept(self) -> list[Entry]:
        async def read() -> list[Entry]:
            database = Database(self.server.database)
            database.start()
            try:
                return await Games(database).entries(self.me.table, self.followed)
            finally:
                await asyncio.to_thread(database.close)

        return run_apart(read())
