"""What a person may type: commands in both languages, and actions by text or enough of their words."""

from __future__ import annotations

from ..engine.match import Match
from ..text import Texts

COMMANDS = {
    "undo": ("undo", "u", "cofnij"),
    "rule": ("?", "rule", "rules", "zasada", "zasady"),
    "why": ("why", "dlaczego", "czemu"),
    "hint": ("hint", "podpowiedz", "podpowiedź"),
    "log": ("log", "dziennik"),
    "save": ("save", "zapisz"),
    "lang": ("lang", "język", "jezyk"),
    "quit": ("quit", "exit", "q", "koniec", "wyjdź", "wyjdz"),
    "help": ("help", "h", "pomoc"),
    "back": ("back", "b", "<", "wstecz"),
    "board": ("board", "map", "plansza", "mapa"),
}
_BY_WORD = {word: name for name, words in COMMANDS.items() for word in words}


class Words:
    """Tells commands from actions, and offers both for completion."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def command(self, line: str) -> tuple[str, str]:
        """The name of the command in a line and what follows it; no name when it is an action."""
        if line.startswith("?"):
            return "rule", line[1:].strip()
        word, _, rest = line.partition(" ")
        name = _BY_WORD.get(word.lower(), "")
        return name, rest.strip()

    def completions(self, match: Match, seat: int) -> list[str]:
        """Actions that are legal now, then commands."""
        return [*[str(action) for action in match.legal(seat)], *[words[0] for words in COMMANDS.values()]]


def named(texts: Texts, codes: list[int], said: str) -> list[int]:
    """The actions with that text or those words, or else all whose words begin like that."""
    wanted = _folded(said)
    names = {code: _names(texts, code) for code in codes}
    for exact in (True, False):
        found = [
            code
            for code, words in names.items()
            if any(word == wanted if exact else word.startswith(wanted) for word in words)
        ]
        if found:
            return found
    return []


def _names(texts: Texts, code: int) -> list[str]:
    """All names of an action: its text, its words, and those of its noun alone."""
    action = texts.game.space.action(code)
    names = [str(action), texts.action(code)]
    if action.noun and not action.noun.isdecimal():
        names.extend((action.noun, texts.noun(texts.game.space.verb_of(code).domain, action.noun)))
    return [_folded(name) for name in names]


def _folded(text: str) -> str:
    return " ".join(text.casefold().replace("_", " ").split())
