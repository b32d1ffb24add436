"""A match at a terminal: people type, bots answer, every prompt names its rule."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import RenderableType
from rich.rule import Rule
from rich.text import Text

from ..bots import Bot, choice_or_any, make
from ..engine.errors import NavarchError
from ..engine.event import Illegal, Reason
from ..engine.match import Line, Match
from ..text import LANGUAGES, Texts
from .boards import Scene, board_for
from .choices import Choices
from .commands import Words, named
from .offers import Step
from .records import save
from .screen import MARK, Screen, coloured

FEWEST_NEWS, NEWS_SHARE = 2, 9  # lines of news on a low screen; on a higher one its ninth part
FEWEST_BOARD = 8  # rows that a notice leaves to the board; a longer one gets pages of its own
MANY_ROWS = 20
LOG_ROWS = 20
QUICK_BOTS = ("random", "greedy")
HINTS = 3
FOUND_RULES = 12

Notice = list[RenderableType]


class Table:
    """The people and bots around one match."""

    def __init__(self, match: Match, bots: list[Bot | None], screen: Screen, lang: str) -> None:
        self.match = match
        self.bots = bots
        self.screen = screen
        self.people = [seat for seat, bot in enumerate(bots) if bot is None]
        self.names = ["" if bot is None else bot.name for bot in bots]
        self.troubles: list[str] = []  # of bots that failed, until somebody reads them
        self.heard = [0] * len(bots)  # how much of the log a seat has read
        self.left = False
        self.path: list[Step] = []  # the steps gone towards an action
        self.choices: Choices | None = None  # what was offered last
        self.speak(lang)

    def speak(self, lang: str) -> None:
        """Turn to a language."""
        self.texts = Texts(self.match.game, lang)
        self.words = Words(self.texts)
        self.board = board_for(self.match.game, self.texts)

    def play(self) -> int:
        """Until the game is over or somebody leaves."""
        while not self.match.over and not self.left:
            waiting = self.match.to_act
            seat = next((one for one in waiting if self.bots[one] is not None), waiting[0])
            bot = self.bots[seat]
            if bot is None:
                self.ask(seat)
            else:
                words = "" if bot.name in QUICK_BOTS else self.say("thinking", bot=bot.name)
                with self.screen.thinking(words):
                    action, trouble = choice_or_any(bot, self.match.perspective(seat))
                if trouble:
                    self.troubles.append(trouble)
                self.match.submit(seat, action)
        if self.match.over:
            self.finish()
        return 0

    def say(self, key: str, **words: object) -> str:
        """A word of the table."""
        return self.texts.interface(key, **words)

    # ---- a decision ----

    def ask(self, seat: int) -> None:
        """Show the page and take lines until the seat has acted."""
        if len(self.people) > 1:
            self.hand_over(seat)
        notice = self.welcome() if not self.heard[seat] else []
        notice += [Text(trouble, "bold") for trouble in self.troubles]
        self.troubles = []
        fresh = True
        self.path = []
        while not self.left:
            self.show(seat, notice, fresh)
            line = self.screen.read(lambda: self.words.completions(self.match, seat))
            if line is None:
                self.left = True
                return
            before = self.match.ply
            heard = len(self.match.log(seat))
            notice = self.obey(seat, line)
            fresh = not notice
            if self.match.ply > before:
                self.heard[seat] = heard
                return
            self.heard[seat] = min(self.heard[seat], len(self.match.log(seat)))

    def welcome(self) -> Notice:
        """What a newcomer needs to know, and the commitment to the dice."""
        lines: Notice = [Text(self.say("welcome"), "italic")]
        if self.match.record.commitment:
            lines.append(Text(self.say("commitment", digest=self.match.record.commitment), "dim"))
        return lines

    def player(self, seat: int) -> Text:
        """Shape of a seat, and the name of what it plays."""
        return self.board.seat_text(seat, self.match.game.plays(self.match.state, seat))

    def hand_over(self, seat: int) -> None:
        """Several people at one keyboard do not see each other's hands."""
        self.screen.page([self.player(seat), Text(self.say("hand-over"))])
        if self.screen.read(list) is None:
            self.left = True

    def scene(self, seat: int) -> Scene:
        """What that seat sees."""
        match = self.match
        view, public = match.view(seat), match.view(None)
        own = frozenset(key for key, value in view.items() if public.get(key) != value)
        legal, facts = match.state.legal_for(seat), match.prompt()[2]
        scene = Scene(view, seat, self.names, legal, match.to_act, facts, own)
        self.board.see(scene)
        return scene

    def show(self, seat: int, notice: Notice, fresh: bool) -> None:
        """The whole page, or on a plain screen only what is new."""
        scene = self.scene(seat)
        self.choices = Choices(self.board, scene, self.path)
        width, height = self.screen.width, self.screen.height
        news, question = self.news(seat), self.question(seat)
        if self.screen.plain:
            actions = self.choices.lines(width, MANY_ROWS)
            self.screen.lines([*notice] if notice and not fresh else [*notice, *news, *question, *actions])
            return
        below = [Rule(style="dim"), *news, *question, *self.choices.lines(width, height // 3)]
        room = height - self.screen.rows(below) - FEWEST_BOARD - 1
        if self.screen.rows(notice) > room:
            self.leaf_through(notice)
            notice = []
        lit = scene if not self.path else scene._replace(legal=[*self.path[-1].codes, *self.choices.offer.ends])
        self.page(lit, [*below, *notice])

    def page(self, scene: Scene, below: list[RenderableType]) -> None:
        """The board in the room that is left above the rest; the last row is for typing."""
        height = self.screen.height - self.screen.rows(below) - 1
        board = self.board.draw(scene, self.screen.width, height, self.screen.colour)
        self.screen.page([*self.screen.cropped(board, height), *below])

    def leaf_through(self, lines: list[RenderableType]) -> None:
        """Something longer than the screen."""
        self.screen.leaf_through(lines, self.say("turn-page"))

    def question(self, seat: int) -> list[RenderableType]:
        """The prompt with its rule."""
        rule = self.match.prompt()[1]
        line = self.player(seat)
        line.append(f"  {self.texts.question(self.match.state, seat)}", "bold")
        if rule:
            cited = f"  [{rule} {self.texts.rule(rule)[0]}]"
            line.append(cited if line.cell_len + len(cited) <= self.screen.width else f"  [{rule}]", "dim")
        return [line]

    def news(self, seat: int) -> list[RenderableType]:
        """What happened since the seat's last action."""
        lines = self.match.log(seat)[self.heard[seat] :]
        room = max(FEWEST_NEWS, self.screen.height // NEWS_SHARE)
        shown = lines if self.screen.plain else lines[-room:]
        told: list[RenderableType] = [self.sentence(line) for line in shown]
        if len(shown) < len(lines):
            told[0] = Text(self.say("more-news", n=len(lines) - len(shown) + 1), "dim")
        return told

    def sentence(self, line: Line) -> Text:
        """An event in words, with its rule."""
        names = {seat: MARK.format(seat) for seat in range(len(self.bots))}
        text = coloured(self.texts.event(line.event, names), self.player)
        text.append(f"  [{line.event.rule}]", "dim")
        return text

    # ---- what people type ----

    def obey(self, seat: int, line: str) -> Notice:
        """Carry out a line; the answer is what to show."""
        command, rest = self.words.command(line)
        commands: dict[str, Callable[[int, str], Notice]] = {
            "undo": self.undo,
            "rule": self.rule,
            "why": self.why,
            "hint": self.hint,
            "log": self.log,
            "save": self.save,
            "lang": self.change_language,
            "quit": self.quit,
            "help": self.help,
            "board": self.show_board,
            "back": self.back,
        }
        if command in commands:
            return commands[command](seat, rest)
        return self.act(seat, line)

    def act(self, seat: int, line: str) -> Notice:
        """Play an action, named by its key, its text or enough of its words; with commas several, all or none."""
        legal = self.match.state.legal_for(seat)
        if not line:
            return self.enter(seat, legal)
        chosen = self.choices.keys.get(line) if self.choices else None
        if isinstance(chosen, Step):
            self.path = [*self.path, chosen]
            return []
        codes: list[int] = []
        for part in [line] if self.meant(legal, line) else line.split(","):
            found = self.meant(legal, part.strip())
            if len(found) > 1:
                return self.several(found)
            if not found:
                return self.why(seat, part.strip())
            codes += found
        try:
            self.match.submit_all(seat, [*codes])
        except Illegal as error:
            return self.reasons(error.reasons)
        return []

    def enter(self, seat: int, legal: list[int]) -> Notice:
        """Enter alone goes back a step, or plays the only action."""
        if self.path:
            return self.back(seat, "")
        if len(legal) == 1:
            self.match.submit(seat, legal[0])
        return []

    def back(self, seat: int, rest: str) -> Notice:
        """Leave the step gone last."""
        self.path = self.path[:-1]
        return []

    def meant(self, legal: list[int], said: str) -> list[int]:
        """The legal actions that somebody may mean: one by its key, or as `named`."""
        chosen = self.choices.keys.get(said) if self.choices else None
        return [chosen] if isinstance(chosen, int) else named(self.texts, legal, said)

    def several(self, found: list[int]) -> Notice:
        """The verb of an action was said: what it takes is offered next. Anything else is ambiguous."""
        verbs = {self.match.game.space.verb_of(code).name for code in found}
        step = Step("verb", min(verbs), tuple(found))
        if len(verbs) == 1 and (not self.path or self.path[-1].codes != step.codes):
            self.path = [*self.path, step]
            return []
        choices = ", ".join(self.texts.action(code) for code in found)
        return [Text(self.say("ambiguous", choices=choices), "yellow")]

    def why(self, seat: int, rest: str) -> Notice:
        """Why an action is not legal now: the fact and the rule."""
        if not rest:
            return [Text(self.say("why-what"), "yellow")]
        space = self.match.game.space
        verbs = {space.verb_of(code).name for code in self.match.state.legal_for(seat)}
        everything = [code for code in range(space.size) if not space.verb_of(code).chance]
        found = named(self.texts, [code for code in everything if space.verb_of(code).name in verbs], rest)
        found = found or named(self.texts, everything, rest)
        if not found:
            return [Text(self.say("unknown", said=rest), "yellow")]
        reasons = self.match.why_not(seat, found[0])
        if not reasons:
            return [Text(self.say("is-legal", action=self.texts.action(found[0])), "green")]
        return [Text(f"{self.texts.action(found[0])}:", "bold"), *self.reasons(reasons)]

    def reasons(self, reasons: list[Reason]) -> Notice:
        """Reasons in words, each with its rule."""
        notice: Notice = []
        for reason in reasons:
            notice.append(Text(self.texts.reason(reason), "yellow"))
            if reason.rule:
                notice.extend(self.rule_text(reason.rule))
        return notice

    def rule(self, seat: int, rest: str) -> Notice:
        """A rule by its id, those that speak of a word, or the rule of the prompt."""
        ledger = self.match.game.ledger
        known = {rule.lower(): rule for rule in ledger.rules}
        wanted = rest.lower() or self.match.prompt()[1].lower()
        if wanted in known:
            return self.rule_text(known[wanted])
        found = [rule for rule in ledger.rules if wanted in " ".join(self.texts.rule(rule)).lower()]
        if not found or not wanted:
            return [Text(self.say("no-rule", said=rest), "yellow")]
        lines: Notice = [Text(f"{rule:<9} {self.texts.rule(rule)[0]}") for rule in found[:FOUND_RULES]]
        return lines

    def rule_text(self, rule: str) -> Notice:
        """A whole rule."""
        title, text = self.texts.rule(rule)
        return [Text.assemble((f"{rule} {title}. ", "bold cyan"), (text, "cyan"))]

    def undo(self, seat: int, rest: str) -> Notice:
        """Take back one's last action, as long as nothing new was learned."""
        try:
            self.match.undo(seat)
        except Illegal as error:
            return self.reasons(error.reasons)
        return [Text(self.say("undone"), "green")]

    def hint(self, seat: int, rest: str) -> Notice:
        """What the greedy bot would do, from this seat's perspective."""
        try:
            advice = make(rest or "greedy").advise(self.match.perspective(seat))[:HINTS]
        except (NavarchError, NotImplementedError) as error:
            return [Text(str(error) or self.say("no-hint"), "yellow")]
        scene = self.scene(seat)
        code = self.match.game.space.code
        lines: Notice = []
        for number, one in enumerate(advice, 1):
            estimate = f"  {one.estimate:.0%}" if one.estimate is not None else ""
            lines.append(Text(f"{number}. {self.board.describe(scene, code(one.action))}{estimate}", "green"))
        return [Text(self.say("hint", bot=rest or "greedy"), "bold green"), *lines]

    def log(self, seat: int, rest: str) -> Notice:
        """The last lines of the log, as many as one has not read yet or as one wants."""
        unread = len(self.match.log(seat)) - self.heard[seat]
        count = int(rest) if rest.isdecimal() else max(LOG_ROWS, unread)
        return [self.sentence(line) for line in self.match.log(seat)[-max(count, 1) :]]

    def save(self, seat: int, rest: str) -> Notice:
        """Write the record to a file."""
        if not rest:
            return [Text(self.say("save-where"), "yellow")]
        try:
            save(self.match, rest)
        except NavarchError as error:
            return [Text(str(error), "yellow")]
        return [Text(self.say("saved" if self.match.over else "saved-unfinished", file=rest), "green")]

    def change_language(self, seat: int, rest: str) -> Notice:
        """Go on in another language; without a name, in the next one."""
        others = [lang for lang in LANGUAGES if lang != self.texts.lang]
        if rest and rest not in LANGUAGES:
            return [Text(self.say("languages", list=", ".join(LANGUAGES)), "yellow")]
        self.speak(rest or others[0])
        return []

    def show_board(self, seat: int, rest: str) -> Notice:
        """The whole position, or the part of it that was named, for screens that do not show it all the time."""
        screen = self.screen
        board = self.board.whole(self.scene(seat), screen.width, screen.height, screen.colour, rest.lower())
        if not board:
            return [Text(self.say("no-part", said=rest), "yellow")]
        if screen.plain:
            return board
        self.leaf_through(board)
        return []

    def quit(self, seat: int, rest: str) -> Notice:
        """Leave the table."""
        self.left = True
        return []

    def help(self, seat: int, rest: str) -> Notice:
        """All that can be typed."""
        return [Text(line) for line in self.say("help").splitlines()]

    # ---- the end ----

    def finish(self) -> None:
        """The final position and the result; people may still look around and save."""
        seat = self.people[0] if self.people else 0
        notice: Notice = []
        while not self.left:
            below = [Rule(style="dim"), *self.standings()]
            if self.screen.plain:
                self.screen.lines(notice or [*self.news(seat), *below])
            else:
                if self.screen.rows(below) + self.screen.rows(notice) > self.screen.height - FEWEST_BOARD:
                    self.leaf_through(notice)
                    notice = []
                self.page(self.scene(seat), [*below, *notice])
            if not self.people:
                return
            line = self.screen.read(lambda: ["save", "log", "quit"])
            if not line:
                return
            notice = self.obey(seat, line)

    def standings(self) -> list[RenderableType]:
        """Ranks and scores."""
        result = self.match.result
        assert result is not None
        lines: list[RenderableType] = []
        for seat in sorted(range(len(self.bots)), key=lambda one: result.ranks[one]):
            line = Text(f"{result.ranks[seat]}. ", "bold")
            line.append_text(self.player(seat))
            line.append(f" ({self.names[seat] or self.say('you' if len(self.people) == 1 else 'person')})  ", "dim")
            line.append(self.say("score", n=result.scores[seat]), "bold")
            lines.append(line)
        lines.append(Text(f"{self.texts.ending(result.reason)}  [{result.rule}]"))
        if self.match.record.secret:
            lines.append(Text(self.say("provable"), "dim"))
        return lines
