"""The actions of a question as they are shown and typed: verbs with counts, then what they take, with keys."""

from __future__ import annotations

from rich.text import Text

from .boards import Board, Scene
from .boards.parts import flowing
from .offers import Offer, Step, lettered, numbered, offer
from .screen import in_columns


class Choices:
    """What is offered to a seat that has gone these steps."""

    def __init__(self, board: Board, scene: Scene, path: list[Step]) -> None:
        self.board = board
        self.scene = scene
        self.path = path
        self.offer = once(board, scene, offer(board.game, scene.legal, board.manner, board.group, path))
        buttons: list[Step | int] = [*self.offer.ends, *self.offer.steps, *self.offer.plays]
        letters = lettered([self.words(one) for one in buttons])
        self.letters = dict(zip(buttons, letters, strict=True))
        self.numbers = dict(zip(self.offer.nouns, numbered(board.game, self.offer.nouns), strict=True))
        self.keys: dict[str, Step | int] = {key: one for one, key in (*self.letters.items(), *self.numbers.items())}

    def words(self, one: Step | int) -> str:
        """An entry in words."""
        return self.board.step_name(one) if isinstance(one, Step) else self.board.describe(self.scene, one)

    def lines(self, width: int, rows: int) -> list[Text]:
        """Everything that can be chosen, in about that many rows: passing and finishing stand apart, last."""
        say = self.board.texts.interface
        lines: list[Text] = []
        if self.path:
            gone = " › ".join(self.board.step_name(step) for step in self.path)
            lines.append(Text.assemble(("b ", "bold yellow"), (f"‹ {gone}", "bold"), (f"  {say('back')}", "dim")))
        free = self.board.manner.free
        buttons: list[Step | int] = [*self.offer.steps, *self.offer.plays]
        main = [self.entry(one) for one in buttons if self.verb(one) not in free]
        apart = [self.entry(one) for one in buttons if self.verb(one) in free]
        lines += flowing(main, width)
        lines += flowing(apart, width, Text(say("free-actions"), "italic dim"))
        lines += self.nouns(width, rows - len(lines) - bool(self.offer.ends))
        lines += flowing([self.entry(one) for one in self.offer.ends], width)
        for line in lines:
            line.truncate(width, overflow="ellipsis")
        return lines

    def entry(self, one: Step | int) -> Text:
        """A key, what it does, and how many things it leads to."""
        text = Text.assemble((f"{self.letters[one]} ", "bold yellow"), self.words(one))
        if isinstance(one, Step):
            text.append(f" ▸{len(one.codes)}", "dim")
        return text

    def verb(self, one: Step | int) -> str:
        """The verb of an entry; none for a family."""
        code = one.codes[0] if isinstance(one, Step) else one
        is_family = isinstance(one, Step) and one.kind == "family"
        return "" if is_family else self.board.game.space.verb_of(code).name

    def nouns(self, width: int, rows: int) -> list[Text]:
        """Whole actions in columns where there is room; else their verbs once, and their nouns one after another."""
        widest = max((len(number) for number in self.numbers.values()), default=1)
        whole = [
            Text.assemble((f"{number:>{widest}} ", "bold yellow"), self.words(code))
            for code, number in self.numbers.items()
        ]
        lines = in_columns(whole, width)
        if len(lines) <= rows:
            return lines
        space, texts = self.board.game.space, self.board.texts
        entries: dict[str, list[Text]] = {}
        for code, number in self.numbers.items():
            noun = texts.noun(space.verb_of(code).domain, space.action(code).noun)
            entry = Text.assemble((f"{number} ", "bold yellow"), noun)
            entries.setdefault(space.verb_of(code).name, []).append(entry)
        lines = []
        for verb, each in entries.items():
            name = self.board.step_name(Step("verb", verb, ()))
            lines += flowing(each, width, Text(f"{name}:", "dim"))
        return lines


def once(board: Board, scene: Scene, offered: Offer) -> Offer:
    """Of two nouns with one name and the same to tell, one is enough to choose from."""
    nouns = {board.describe(scene, code): code for code in reversed(offered.nouns)}
    return offered._replace(nouns=[code for code in offered.nouns if code in nouns.values()])
