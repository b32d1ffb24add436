"""Notices in words: one sentence each, and what several of them are called together."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from ...engine.errors import NavarchError
from . import catalogue

NOTICES: dict[str, dict[str, str]] = {
    "turn": {"en": "{game}: it is your turn.", "pl": "{game}: twoja kolej."},
    "begun": {"en": "{game}: the game has begun.", "pl": "{game}: gra się zaczęła."},
    "ended": {"en": "{game}: the game is over.", "pl": "{game}: gra jest skończona."},
    "offered": {"en": "{game}: an offer waits for your answer.", "pl": "{game}: czeka na ciebie propozycja."},
    "invited": {"en": "{game}: {by} invites you to a table.", "pl": "{game}: {by} zaprasza cię do stołu."},
    "wish-found": {"en": "{game}: your wish has found a table.", "pl": "{game}: znalazł się stół, jakiego szukasz."},
    "rated": {"en": "{game}: your rating has changed.", "pl": "{game}: twój ranking się zmienił."},
    "time-short": {"en": "{game}: your time is running short.", "pl": "{game}: kończy ci się czas."},
    "time-out": {"en": "{game}: your time is out.", "pl": "{game}: skończył ci się czas."},
    "time-out-other": {"en": "{game}: the time of {by} is out.", "pl": "{game}: skończył się czas gracza {by}."},
    "bot-sits": {
        "en": "{game}: a bot plays for you until you come back.",
        "pl": "{game}: do twojego powrotu gra za ciebie bot.",
    },
    "bot-sits-other": {"en": "{game}: a bot plays for {by} now.", "pl": "{game}: za gracza {by} gra teraz bot."},
    "test": {"en": "This is a test: notices reach you here.", "pl": "To próba: tu docierają do ciebie powiadomienia."},
}
WORDS: dict[str, dict[str, str]] = {
    "with": {"en": "With {names}.", "pl": "Przy stole: {names}."},
    "several": {"en": "Navarch: {n} notices", "pl": "Navarch – powiadomienia: {n}"},
    "several-turns": {"en": "Navarch: your turn at {n} tables", "pl": "Navarch – twoja kolej, stoły: {n}"},
    "somebody": {"en": "somebody", "pl": "ktoś"},
    "a-game": {"en": "Navarch", "pl": "Navarch"},
    "unsubscribe": {
        "en": "You get this letter because you asked for it in the settings. No more letters: {url}",
        "pl": "Dostajesz ten list, bo tak wybrano w ustawieniach. Nie chcę więcej listów: {url}",
    },
}
# What is told of a channel, after a test and where it was switched off.
OUTCOMES: dict[str, dict[str, str]] = {
    "sent": {"en": "It was sent and taken.", "pl": "Wysłano i przyjęto."},
    "forbidden": {
        "en": "This address is not on the public internet, so nothing is sent there.",
        "pl": "Ten adres nie leży w publicznym internecie, więc nic tam nie wysyłamy.",
    },
    "unreachable": {
        "en": "Nobody answered at that address within a few seconds.",
        "pl": "Pod tym adresem nikt nie odpowiedział w ciągu kilku sekund.",
    },
    "untrusted": {
        "en": "The certificate of that address is not trusted.",
        "pl": "Certyfikat tego adresu nie jest zaufany.",
    },
    "redirected": {
        "en": "That address sends elsewhere; redirects are not followed.",
        "pl": "Ten adres odsyła gdzie indziej; przekierowań nie śledzimy.",
    },
    "refused": {"en": "That address refused it (status {status}).", "pl": "Ten adres odmówił (status {status})."},
    "gone": {
        "en": "This browser does not take pushes any more.",
        "pl": "Ta przeglądarka nie przyjmuje już powiadomień.",
    },
    "not-mailed": {"en": "The mail server did not take the letter.", "pl": "Serwer poczty nie przyjął listu."},
    "no-address": {"en": "There is no confirmed e-mail address.", "pl": "Nie ma potwierdzonego adresu e-mail."},
    "failed": {
        "en": "It was tried again and again for days, in vain.",
        "pl": "Próbowaliśmy przez kilka dni, bez skutku.",
    },
    "unsubscribed": {
        "en": "It was switched off by the link in a letter.",
        "pl": "Wyłączono odnośnikiem z listu.",
    },
}


class Told(msgspec.Struct, frozen=True):
    """A notice about to be told."""

    kind: str
    table: str  # empty: it is about none
    game: str  # empty: no table, or one that is not there any more
    names: list[str]  # of the others at the table
    words: dict[str, Any]


class Message(NamedTuple):
    """What reaches somebody at once: a title, a line for each notice with its table."""

    title: str
    lines: list[tuple[str, str]]  # sentence, table


def sentence(told: Told, lang: str) -> str:
    """One notice."""
    key = f"{told.kind}-other" if told.words.get("other") else told.kind
    game = _title(told.game, lang)
    by = str(told.words.get("by") or WORDS["somebody"][lang])
    said = NOTICES[key][lang].format(game=game, by=by)
    return f"{said} {WORDS['with'][lang].format(names=', '.join(told.names))}" if told.names else said


def message(notices: list[Told], lang: str) -> Message:
    """Several notices as one, each said once."""
    lines = list(dict.fromkeys((sentence(told, lang), told.table) for told in notices))
    if len(lines) == 1:
        key = f"{notices[0].kind}-other" if notices[0].words.get("other") else notices[0].kind
        by = str(notices[0].words.get("by") or WORDS["somebody"][lang])
        return Message(NOTICES[key][lang].format(game=_title(notices[0].game, lang), by=by).rstrip("."), lines)
    all_turns = all(told.kind == "turn" for told in notices)
    return Message(WORDS["several-turns" if all_turns else "several"][lang].format(n=len(lines)), lines)


def outcome(key: str, lang: str, status: int = 0) -> str:
    """What became of something that was sent, or why a channel was switched off."""
    return OUTCOMES[key][lang].format(status=status)


def unsubscribing(url: str, lang: str) -> str:
    """The last line of a letter."""
    return WORDS["unsubscribe"][lang].format(url=url)


def _title(game: str, lang: str) -> str:
    try:
        return catalogue.texts(catalogue.load(game), lang).title() if game else WORDS["a-game"][lang]
    except NavarchError:  # a game that is not installed any more
        return game
