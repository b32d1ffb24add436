"""Texts: the words of a game in a language, from Fluent files, for actions, prompts, events and rules.

Arguments are ints whose kinds the game names. An argument `to` of the domain `city` reaches a message as
`$to` (the word), `$to_id` (the label, to select by; `nothing` for -1) and `$to_CASE` for every case that the
nouns of its domain have as attributes (`.acc`, `.gen` …; the word itself where a noun has none). A number `n`
comes as `$n` and, with its sign, as `$n_signed`, and a noun that is a number as a number too; a set or list as `$x`
(the words), `$x_id` and `$x_count`.

An attribute `.when` of the message `act-VERB` says at which time of the game that verb comes, for whoever asks why not.

A message `under-NAME` words the procedure NAME while it is under way, from its fields: every question that is asked
within it begins with these words, so that deed and target are named.

Messages that begin with `board-` or `view-` are read by the page: the words of the game's board, with the arguments
that the English one names, and what the view's keys and values are called in other languages than English.

Messages that begin with `guide-` are what the guide of the game's first game says before a kind of decision, with what
it answers as attributes: `.done` after what it hoped for, `.other` after anything else; `guide-farewell` comes last.
"""

from __future__ import annotations

import re
from functools import lru_cache
from importlib.resources import files
from typing import NamedTuple

from babel.lists import format_list
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from ..engine.account import Share
from ..engine.errors import NavarchError
from ..engine.event import Event, Reason
from ..engine.game import Game
from ..engine.kind import Kind, ListKind, NounKind, SetKind
from ..engine.state import State

LANGUAGES = ("en", "pl")
NOTHING = "nothing"
GAP = "…"
SOURCE_LANGUAGE = "en"  # the language of the ledgers and of the component tables
NAME = "name"  # the field of a component that the message itself words, not an attribute
BOARD, VIEW, DEED, GUIDE = "board-", "view-", "under-", "guide-"

Names = dict[int, str]
Words = dict[str, object]


class Deed(NamedTuple):
    """A procedure under way that has words: their key, and the fields that they name."""

    key: str
    facts: dict[str, tuple[NounKind, int]]


class BadLanguage(NavarchError):
    """A language that Navarch does not speak."""


class Texts:
    """All words of one game in one language."""

    def __init__(self, game: Game, lang: str = SOURCE_LANGUAGE) -> None:
        if lang not in LANGUAGES:
            raise BadLanguage(f"there is no language {lang!r}; there are {', '.join(LANGUAGES)}")
        self.game = game
        self.lang = lang
        self._resources = [read_resource(package, lang) for package in _packages(game)]
        self._bundle = FluentBundle([lang], use_isolating=False)
        for resource in self._resources:
            self._bundle.add_resource(resource, allow_overrides=True)
        self._said: dict[tuple[str, str], str] = {}  # messages without arguments, by id and attribute
        self._cases = {domain: self._cases_of(domain, labels) for domain, labels in game.nouns.items()}

    # ---- words ----

    def noun(self, domain: str, label: str) -> str:
        """The word for a place, card or piece; numbers speak for themselves."""
        return self._say(noun_id(domain, label)) or label

    def action(self, code: int) -> str:
        """What an action does, for a button."""
        verb = self.game.space.verb_of(code)
        words: Words = {}
        if verb.domain:
            self._put_noun(words, "noun", verb.domain, verb.labels[code - verb.first], None)
        return self._say(f"act-{verb.name}", words) or self.game.space.text(code)

    def verb(self, name: str) -> str:
        """What a verb does, with a gap for its noun."""
        domain = next(verb.domain for verb in self.game.space.verbs if verb.name == name)
        words: Words = dict.fromkeys(self._noun_words("noun", domain), GAP) if domain else {}
        return self._say(f"act-{name}", words) or name

    def prompt(self, choice: str, facts: tuple[int, ...] = ()) -> str:
        """What a seat is asked."""
        return self._say_key(f"ask-{choice}", facts, None)

    def question(self, s: State, seat: int) -> str:
        """What a seat is asked now, with the deed under way within which it is asked."""
        choice = s.choice
        if choice is None:
            return ""
        facts = choice.facts(s.stack[-1], s, seat) if choice.facts else ()
        deed, asked = self.deed(s), self.prompt(choice.name, facts)
        return f"{deed}: {asked}" if deed else asked

    def deed(self, s: State) -> str:
        """The innermost deed under way that has words, or nothing."""
        found = deed_of(self.game, s)
        if found is None:
            return ""
        words: Words = {}
        for name, (kind, value) in found.facts.items():
            words.update(self._kind_words(name, kind, value))
        return self._say(found.key, words)

    def event(self, event: Event, names: Names | None = None) -> str:
        """What happened, with the players' own names where they are given by seat."""
        if not self._fits(f"event-{event.key}", event.args):
            return _plain(event.key)  # an event of earlier rules, which took other arguments
        return self._say_key(f"event-{event.key}", event.args, names)

    def reason(self, reason: Reason, names: Names | None = None) -> str:
        """Why an action is not legal; of one out of its time, when it comes and what is asked first."""
        if reason.key == "asked-first":
            return self._say("why-asked-first", {"question": self.prompt(reason.said, reason.args)})
        when = self._say(f"act-{reason.said}", attribute="when") if reason.key == "other-choice" else ""
        if when:
            return self._say("why-other-choice", {"verb": self.verb(reason.said), "when": when}, "when")
        return self._say_key(f"why-{reason.key}", reason.args, names, {"said": reason.said})

    def share(self, share: Share) -> str:
        """What a part of an account is for."""
        return self._say_key(f"account-{share.key}", share.args, None)

    def rule(self, rule: str) -> tuple[str, str]:
        """A rule's title and its whole text."""
        entry = self.game.ledger.rules[rule]
        if self.lang == SOURCE_LANGUAGE:
            return entry.title, entry.text
        key = rule_id(rule)
        return self._say(key) or entry.title, self._say(key, attribute="text") or entry.text

    def ruling(self, ruling: str) -> tuple[str, str]:
        """A question that the book leaves open, and the answer; in the ledger's language where there is no other."""
        entry, key = self.game.ledger.rulings[ruling], f"ruling-{ruling}"
        if self.lang == SOURCE_LANGUAGE:
            return entry.question, entry.ruling
        return self._say(key) or entry.question, self._say(key, attribute="text") or entry.ruling

    def option(self, name: str) -> tuple[str, str]:
        """An option's title and what it does."""
        key = f"option-{name}"
        return self._say(key) or _plain(name), self._say(key, attribute="help")

    def option_choice(self, name: str, choice: str) -> str:
        """One of the named choices of an option."""
        return self._say(f"option-{name}", attribute=choice) or _plain(choice)

    def bot(self, name: str) -> str:
        """What a bot that is no level is called; one of somebody's own has the name that they gave it."""
        return self._say(f"bot-{name.lower()}") or name

    def level(self, number: int) -> tuple[str, str]:
        """What a level of the bots is called, and one line about it."""
        key = f"level-{number}"
        return self._say(key), self._say(key, attribute="line")

    def character(self, name: str) -> tuple[str, str]:
        """What a character of the bots is called, and one line about it; a game may word it in its own way."""
        key = f"character-{name}"
        return self._say(key), self._say(key, attribute="line")

    def ending(self, reason: str) -> str:
        """How a game ended."""
        return self._say(f"ending-{reason}") or _plain(reason)

    def title(self) -> str:
        """The game's title."""
        return self._say("game-title") or self.game.title

    def line(self) -> str:
        """The game in one line."""
        return self._say("game-line")

    def fairness(self) -> str:
        """Whom the values of the box favour, where that is known and not mended; nothing for a fair game."""
        return self._say("game-fairness")

    def interface(self, key: str, **words: object) -> str:
        """A word of the table itself, such as `ui-undo`."""
        return self._say(f"ui-{key}", words) or _plain(key)

    def board(self, key: str, **words: object) -> str:
        """A word of the game's board, such as `board-turn`."""
        return self._say(BOARD + key, words) or _plain(key)

    def part(self, key: str) -> str:
        """What a key or a value of the view is called."""
        return self._say(VIEW + key) or _plain(key)

    def guide(self, note: str) -> tuple[str, str, str]:
        """What the guide of the first game says, and what it answers to what it hoped for and to anything else."""
        key = GUIDE + note
        other = self._say(key, attribute="other") or self.interface("guide-other")
        return self._say(key), self._say(key, attribute="done"), other

    def farewell(self) -> str:
        """What the guide says when there is nothing new any more."""
        return self._say(f"{GUIDE}farewell")

    def printed(self, domain: str, label: str, field: str, english: str) -> str:
        """What a component bears: its name, the text of a card."""
        if self.lang == SOURCE_LANGUAGE:
            return english
        return self._say(noun_id(domain, label), attribute="" if field == NAME else field) or english

    def board_source(self) -> str:
        """The words of the game's board, as a Fluent resource for the page."""
        words = [entry for key, entry in _messages(self.game, self.lang).items() if key.startswith((BOARD, VIEW))]
        return FluentSerializer().serialize(ast.Resource([*words]))

    # ---- the law of texts ----

    def missing(self) -> list[str]:
        """Every message that the game needs and this language lacks, by id."""
        return [key for key in self._needed() if not self._has(key)]

    def faults(self) -> list[str]:
        """What is wrong with the messages there are: lines that are no Fluent, and arguments nobody gives."""
        found: list[str] = []
        for resource in self._resources:
            for entry in resource.body:
                if isinstance(entry, ast.Junk):
                    found.append(f"not Fluent: {(entry.content or '').strip()[:60]!r}")
                elif isinstance(entry, ast.Message):
                    found.extend(self._unknown_arguments(entry))
        return found

    def _needed(self) -> list[str]:
        game = self.game
        keys = ["game-title", "game-line", *game.text_kinds]
        for domain, labels in game.nouns.items():
            keys.extend(noun_id(domain, label) for label in labels if not label.isdecimal())
        keys.extend(f"act-{verb.name}" for verb in game.space.verbs)
        if self.lang != SOURCE_LANGUAGE:
            for rule in game.ledger.rules:
                keys.extend((rule_id(rule), f"{rule_id(rule)}.text"))
        for option in game.options:
            keys.extend((f"option-{option.name}", f"option-{option.name}.help"))
            keys.extend(f"option-{option.name}.{choice}" for choice in option.choices)
        keys.extend(f"ending-{reason}" for reason in game.endings)
        return keys + self._needed_board()

    def _needed_board(self) -> list[str]:
        """What components bear, in translation, and every word of board and guide that any language has."""
        keys: list[str] = []
        if self.lang != SOURCE_LANGUAGE:
            for table, (domain, field) in self.game.printed.items():
                attribute = "" if field == NAME else f".{field}"
                for row in self.game.components.entries(table):
                    if row.has(field):
                        keys.append(noun_id(domain, row.word("id")) + attribute)
        for lang in LANGUAGES:
            keys.extend(key for key in _messages(self.game, lang) if key.startswith((BOARD, DEED, GUIDE)))
        return list(dict.fromkeys(keys))

    def _has(self, key: str) -> bool:
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            return False
        message = self._bundle.get_message(name)
        return attribute in message.attributes if attribute else message.value is not None

    def _unknown_arguments(self, message: ast.Message) -> list[str]:
        key = message.id.name
        kinds = self.game.text_kinds.get(key)
        if kinds is not None:
            known = {word for name, kind in kinds for word in self._kind_words(name, kind, 0)} | {"said"}
            known |= {"verb", "when", "question"}  # of an action out of its time
        elif key.startswith("act-"):
            domains = [verb.domain for verb in self.game.space.verbs if f"act-{verb.name}" == key]
            known = {word for domain in domains if domain for word in self._noun_words("noun", domain)}
        elif key.startswith(DEED):
            fields = deed_fields(self.game, key.removeprefix(DEED))
            known = {word for name, kind in fields.items() for word in self._kind_words(name, kind, 0)}
        elif key.startswith(BOARD):
            known = set(board_arguments(self.game).get(key, ()))
        elif key.startswith(("event-", "why-", "ask-", "account-")):
            return [f"{key}: the game has no such text"]
        else:
            return []
        return [f"{key}: nobody gives ${name}" for name in _arguments_of(message) if name not in known]

    # ---- how arguments become words ----

    def _say_key(self, key: str, args: tuple[int, ...], names: Names | None, more: Words | None = None) -> str:
        words: Words = dict(more or {})
        for (name, kind), value in zip(self.game.text_kinds.get(key, ()), args, strict=False):
            words.update(self._kind_words(name, kind, value, names))
        return self._say(key, words) or _plain(key.partition("-")[2])

    def _fits(self, key: str, args: tuple[int, ...]) -> bool:
        """Whether these can be the arguments of a text."""
        kinds = self.game.text_kinds.get(key, ())
        pairs = zip(kinds, args, strict=False)
        known = all(not isinstance(kind, NounKind) or value < len(kind.labels) for (_, kind), value in pairs)
        return known and len(args) >= len(kinds)

    def _kind_words(self, name: str, kind: Kind, value: object, names: Names | None = None) -> Words:
        words: Words = {}
        if isinstance(kind, NounKind):
            assert isinstance(value, int)
            self._put_noun(words, name, kind.domain, kind.labels[value] if value >= 0 else NOTHING, names)
        elif isinstance(kind, (SetKind, ListKind)):
            self._put_many(words, name, kind, value, names)
        else:
            words[name] = value
            words[f"{name}_signed"] = f"{value:+d}".replace("-", "−") if value else "0"
        return words

    def _put_many(self, words: Words, name: str, kind: SetKind | ListKind, value: object, names: Names | None) -> None:
        item = kind.item
        assert isinstance(item, NounKind)
        if isinstance(value, int):
            numbers = [i for i in range(len(item.labels)) if value >> i & 1]
        else:
            assert isinstance(value, list)
            numbers = value
        said = [self._noun_word(item.domain, item.labels[number], names) for number in numbers]
        words[name] = format_list(said, locale=self.lang) if said else self.noun_of_nothing()
        words[f"{name}_id"] = " ".join(item.labels[number] for number in numbers) or NOTHING
        words[f"{name}_count"] = len(numbers)

    def _put_noun(self, words: Words, name: str, domain: str, label: str, names: Names | None) -> None:
        word = self.noun_of_nothing() if label == NOTHING else self._noun_word(domain, label, names)
        words[name] = int(word) if word.isdecimal() else word
        words[f"{name}_id"] = label
        named = names is not None and domain == "seat"
        for case in self._cases.get(domain, ()):
            said = "" if named or label == NOTHING else self._say(noun_id(domain, label), attribute=case)
            words[f"{name}_{case}"] = said or word

    def _noun_words(self, name: str, domain: str) -> Words:
        words: Words = {}
        self._put_noun(words, name, domain, self.game.nouns[domain][0], None)
        return words

    def _noun_word(self, domain: str, label: str, names: Names | None) -> str:
        if names is not None and domain == "seat":
            number = self.game.nouns["seat"].index(label)
            if number in names:
                return names[number]
        return self.noun(domain, label)

    def noun_of_nothing(self) -> str:
        """What stands for no place, card or piece."""
        return self.interface(NOTHING)

    def _cases_of(self, domain: str, labels: tuple[str, ...]) -> tuple[str, ...]:
        cases: set[str] = set()
        for label in labels:
            key = noun_id(domain, label)
            if self._bundle.has_message(key):
                cases.update(self._bundle.get_message(key).attributes)
        borne = {field for home, field in self.game.printed.values() if home == domain}
        return tuple(sorted(cases - borne))

    def _say(self, key: str, words: Words | None = None, attribute: str = "") -> str:
        """The formatted message, or nothing when there is none; one without arguments is formatted once."""
        if words:
            return self._format(key, words, attribute)
        said = self._said.get((key, attribute))
        if said is None:
            said = self._said[key, attribute] = self._format(key, None, attribute)
        return said

    def _format(self, key: str, words: Words | None, attribute: str) -> str:
        if not self._bundle.has_message(key):
            return ""
        message = self._bundle.get_message(key)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return ""
        said, _ = self._bundle.format_pattern(pattern, words)
        return str(said)


class _Arguments(Visitor):
    """Gathers the names of the arguments that a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the library's name
        """An argument."""
        self.names.add(node.id.name)


def board_arguments(game: Game) -> dict[str, list[str]]:
    """The messages of a game's board and the arguments that each is given: those that the English one names."""
    messages = _messages(game, SOURCE_LANGUAGE)
    return {key: _arguments_of(message) for key, message in messages.items() if key.startswith(BOARD)}


def _messages(game: Game, lang: str) -> dict[str, ast.Message]:
    """All messages in a language, by id; the game's own go before the shared ones."""
    entries = [entry for package in _packages(game) for entry in read_resource(package, lang).body]
    return {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}


def _arguments_of(message: ast.Message) -> list[str]:
    used = _Arguments()
    used.visit(message)
    return sorted(used.names)


def deed_fields(game: Game, procedure: str) -> dict[str, NounKind]:
    """The fields of a procedure that words can be made of: places, cards, pieces."""
    outline = game.by_name.get(procedure)
    pairs = zip(outline.fields, outline.kinds, strict=True) if outline else ()
    return {name: kind for name, kind in pairs if isinstance(kind, NounKind)}


@lru_cache(maxsize=64)
def _deeds(game: Game) -> dict[str, dict[str, NounKind]]:
    """By procedure: the fields that its words name."""
    found: dict[str, dict[str, NounKind]] = {}
    for key, message in _messages(game, SOURCE_LANGUAGE).items():
        if key.startswith(DEED):
            named = {word.removesuffix("_id") for word in _arguments_of(message)}
            fields = deed_fields(game, key.removeprefix(DEED))
            found[key.removeprefix(DEED)] = {name: fields[name] for name in fields if name in named}
    return found


def deed_of(game: Game, s: State) -> Deed | None:
    """The innermost procedure under way that has words."""
    known = _deeds(game)
    for procedure in reversed(s.stack):
        name = procedure.outline.name if procedure.outline is not None else ""
        if name in known:
            facts = {field: (kind, int(getattr(procedure, field))) for field, kind in known[name].items()}
            return Deed(DEED + name, facts)
    return None


def noun_id(domain: str, label: str) -> str:
    """The message id of a noun."""
    return f"{domain}-{label}"


def rule_id(rule: str) -> str:
    """The message id of a rule: dots and other signs become `_`."""
    return "rule-" + re.sub(r"[^A-Za-z0-9]", "_", rule)


def _plain(key: str) -> str:
    """A key in readable form, for a message that is not there."""
    return re.sub(r"[-_]", " ", key)


def _packages(game: Game) -> list[str]:
    """Where the files lie: the shared one here, the game's own one beside its code."""
    return [__name__, f"{type(game).__module__.rpartition('.')[0]}.text"]


@lru_cache(maxsize=64)
def read_resource(package: str, lang: str) -> ast.Resource:
    """The messages of a file, parsed once; none where a game has no such file."""
    home, _, folder = package.rpartition(".")
    file = files(home) / folder / f"{lang}.ftl" if home else None
    source = file.read_text(encoding="utf-8") if file is not None and file.is_file() else ""
    return FluentParser(with_spans=False).parse(source)
