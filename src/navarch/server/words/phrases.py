"""What the server itself says, in each language; the words of the games are in their text files."""

from __future__ import annotations

from ...text import LANGUAGES

PHRASES: dict[str, dict[str, str]] = {
    "waiting": {"en": "Waiting for {who}.", "pl": "Czekamy na: {who}."},
    "over": {"en": "The game is over.", "pl": "Koniec gry."},
    "chance": {"en": "Dice and draws decide.", "pl": "Decydują kości i losowanie."},
    "stale": {
        "en": "The position has changed since; look again.",
        "pl": "Pozycja zdążyła się zmienić; spójrz jeszcze raz.",
    },
    "spectator": {"en": "You are watching: only players may do this.", "pl": "Tylko gracze mogą to zrobić."},
    "not-your-seat": {"en": "That seat is not yours.", "pl": "To nie jest twoje miejsce."},
    "no-listener": {
        "en": "Nobody sits there to whom you could speak in private.",
        "pl": "Nikt tam nie siedzi, komu można by coś szepnąć.",
    },
    "no-offer": {"en": "There is no offer to answer.", "pl": "Nie ma propozycji, na którą można odpowiedzieć."},
    "other-offer": {
        "en": "The offer has changed since; look again.",
        "pl": "Propozycja zdążyła się zmienić; spójrz jeszcze raz.",
    },
    "others-asked": {
        "en": "The others are asked first: the seat opens when they agree, or when for a week nobody plays or objects.",
        "pl": "Najpierw pytamy innych: miejsce się zwolni, gdy się zgodzą albo gdy przez tydzień "
        "nikt nie zagra ani się nie sprzeciwi.",
    },
    "no-rollback": {
        "en": "The game cannot go back to that decision of yours.",
        "pl": "Do tej decyzji nie można wrócić.",
    },
    "no-advice": {"en": "Nothing is asked of you now.", "pl": "Teraz o nic cię nie pytamy."},
    "fact-gain": {"en": "{what}: {amount}", "pl": "{what}: {amount}"},
    "fact-often": {
        "en": "{what}: {amount}, in {often} of {tries} tries",
        "pl": "{what}: {amount}, w {often} z {tries} prób",
    },
    "fact-promised": {
        "en": "{what}: {amount}, if it were scored as it then stands",
        "pl": "{what}: {amount}, gdyby wtedy policzyć punkty",
    },
    "fact-spared": {
        "en": "{what}: {amount} kept, which the next best would cost: {other}",
        "pl": "{what}: {amount} zostaje, a kosztowałoby to drugie w kolejności: {other}",
    },
    "fact-ahead": {
        "en": "chances {n} % better than the next best: {other}",
        "pl": "szanse o {n} % lepsze niż przy drugim w kolejności: {other}",
    },
    "fact-tried": {
        "en": "looked at longest: {n} of {all} games thought ahead",
        "pl": "sprawdzone najdokładniej: {n} z {all} gier rozegranych w myślach",
    },
    "fact-only": {"en": "nothing else can be done now", "pl": "nic innego nie można teraz zrobić"},
    "adviser-silent": {
        "en": "The adviser has nothing to say here.",
        "pl": "Doradca nie ma tu nic do powiedzenia.",
    },
    "not-saved": {
        "en": "This could not be saved and did not happen; try again.",
        "pl": "Nie udało się tego zapisać, więc się nie stało; spróbuj ponownie.",
    },
    "busy": {
        "en": "Too many people ask for this at once; try again in a moment.",
        "pl": "Zbyt wiele osób prosi o to naraz; spróbuj za chwilę.",
    },
    "bad-message": {"en": "The server does not understand this message.", "pl": "Serwer nie rozumie tej wiadomości."},
    "too-fast": {"en": "Too many messages; slow down a little.", "pl": "Za dużo wiadomości; trochę wolniej."},
    "too-large": {"en": "The message is too large.", "pl": "Wiadomość jest za duża."},
    "no-table": {"en": "There is no such table.", "pl": "Nie ma takiego stołu."},
    "halted": {
        "en": "The rules have changed since: decide first how this game goes on.",
        "pl": "Zasady się zmieniły: najpierw zdecydujcie, jak toczyć tę grę dalej.",
    },
    "rules-changed": {
        "en": "The rules have changed since this game was played so far ({rules}). Go back together to the last "
        "position that agrees with them, or finish it as it is.",
        "pl": "Od czasu dotychczasowych ruchów zmieniły się zasady ({rules}). Wróćcie razem do ostatniej pozycji "
        "zgodnej z nimi albo dokończcie grę tak, jak stoi.",
    },
    "halted-back": {
        "en": "Go back to the last position that agrees with the rules",
        "pl": "Wróćmy do ostatniej pozycji zgodnej z zasadami",
    },
    "halted-finish": {"en": "Finish the game as it is", "pl": "Dokończmy grę tak, jak stoi"},
    "damaged": {
        "en": "What is kept of this table is damaged and cannot be read; other tables are not affected.",
        "pl": "Zapis tego stołu jest uszkodzony i nie da się go odczytać; innych stołów to nie dotyczy.",
    },
    "old-rules": {
        "en": "This game was played by other rules: nothing can be played on from there.",
        "pl": "Tę grę rozegrano według innych zasad: nie można jej stąd toczyć dalej.",
    },
    "components-refused": {
        "en": "The rules of today refuse the component values by which this table is played, so it cannot go on.",
        "pl": "Dzisiejsze zasady odrzucają wartości elementów, według których toczy się gra przy tym stole, "
        "więc nie można jej kontynuować.",
    },
    "seats-open": {
        "en": "The game begins when everybody has sat down. Still open: {who}.",
        "pl": "Gra zacznie się, gdy wszyscy usiądą. Wolne miejsca: {who}.",
    },
    "lots-awaited": {
        "en": "The dice wait for the lots of {who}, so that nobody can choose them. If somebody's browser does not "
        "come back, set another table.",
        "pl": "Kości czekają na losy ({who}), żeby nikt nie mógł ich wybrać. Jeśli czyjaś przeglądarka nie wróci, "
        "rozstawcie nowy stół.",
    },
    "host": {"en": "the host", "pl": "gospodarz"},
    "no-lot": {"en": "No such lot is wanted now.", "pl": "Taki los nie jest teraz potrzebny."},
    "lots-told": {
        "en": "The lots are being told: a seat can be opened again when the game has begun.",
        "pl": "Trwa ujawnianie losów: miejsce będzie można zwolnić, gdy gra się zacznie.",
    },
    "no-game": {"en": "There is no such game.", "pl": "Nie ma takiej gry."},
    "no-page": {"en": "There is nothing here.", "pl": "Niczego tu nie ma."},
    "bad-link": {"en": "This link does not open a seat here.", "pl": "Ten odnośnik nie otwiera tu żadnego miejsca."},
    "link-spent": {
        "en": "Somebody else has already sat down by this link. Ask for a new one.",
        "pl": "Ktoś inny usiadł już przy stole dzięki temu odnośnikowi. Poproś o nowy.",
    },
    "not-yours-to-open": {
        "en": "Only the host, or whoever sits there, can open this seat again.",
        "pl": "To miejsce może zwolnić tylko gospodarz albo ten, kto na nim siedzi.",
    },
    "no-orders": {"en": "This game knows no such orders.", "pl": "Ta gra nie zna takich rozkazów."},
    "not-over": {"en": "This is shown once the game is over.", "pl": "Będzie to widoczne po zakończeniu gry."},
    "bad-ply": {"en": "The game has no such position.", "pl": "W tej grze nie ma takiej pozycji."},
    "banned": {
        "en": "You are not admitted here.",
        "pl": "Nie masz tu wstępu.",
    },
    "muted": {
        "en": "You may play, but not speak here.",
        "pl": "Możesz grać, ale nie zabierać głosu.",
    },
    "bad-host": {"en": "No server of that name is here.", "pl": "Nie ma tu serwera o tej nazwie."},
    "bad-origin": {
        "en": "Requests from other pages are refused.",
        "pl": "Żądania z innych stron są odrzucane.",
    },
    "failed": {"en": "Something went wrong on the server.", "pl": "Coś poszło nie tak na serwerze."},
}


def phrase(key: str, lang: str, **words: str) -> str:
    """A sentence of the server in that language."""
    return PHRASES[key][lang].format(**words)


def language(said: str | None) -> str:
    """The language asked for, English for anything unknown."""
    return said if said in LANGUAGES else LANGUAGES[0]


def clean(text: str) -> str:
    """Without control characters, which no database and no page should have to bear."""
    return "".join(letter for letter in text if letter.isprintable()).strip()
