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
    "bot-sits": {
        "en": "A bot sits there for you: come back first.",
        "pl": "Siedzi tam za ciebie bot: najpierw wróć.",
    },
    "nowhere-to-come-back": {
        "en": "No bot sits there for you.",
        "pl": "Nie siedzi tam za ciebie żaden bot.",
    },
    "nobody-to-agree": {
        "en": "There is nobody who could agree: bots do not. You can resign.",
        "pl": "Nie ma nikogo, kto mógłby się zgodzić: boty się nie umawiają. Możesz się poddać.",
    },
    "bad-ranks": {
        "en": "A result needs the place of every seat, 1 the best; equal places are shared.",
        "pl": "Wynik wymaga miejsca każdego z graczy, 1 to najlepsze; równe miejsca się dzieli.",
    },
    "paused": {"en": "The game is paused: go on first.", "pl": "Gra jest wstrzymana: najpierw ją wznów."},
    "not-paused": {"en": "The game is not paused.", "pl": "Gra nie jest wstrzymana."},
    "nothing-to-claim": {
        "en": "Nobody has run out of time: there is nothing to claim.",
        "pl": "Nikomu nie skończył się czas: nie ma czego żądać.",
    },
    "no-clocks": {"en": "This table has no clocks.", "pl": "Przy tym stole nie ma zegarów."},
    "begun": {
        "en": "Somebody has played there: the table cannot be closed any more.",
        "pl": "Ktoś już przy nim zagrał: stołu nie można już zamknąć.",
    },
    "not-the-host": {"en": "Only the host can close a table.", "pl": "Stół może zamknąć tylko gospodarz."},
    "not-begun": {"en": "The game has not begun.", "pl": "Gra się jeszcze nie zaczęła."},
    "no-advice": {"en": "Nothing is asked of you now.", "pl": "Teraz o nic cię nie pytamy."},
    "fact-ahead": {
        "en": "chances {n} % better than the next best: {other}",
        "pl": "szanse o {n} % lepsze niż przy drugim w kolejności: {other}",
    },
    "fact-tried": {
        "en": "looked at longest: {n} of {all} games thought ahead",
        "pl": "sprawdzone najdokładniej: {n} z {all} gier rozegranych w myślach",
    },
    "fact-only": {"en": "nothing else can be done now", "pl": "nic innego nie można teraz zrobić"},
    "one-review": {
        "en": "Another game is being reviewed for you: one at a time.",
        "pl": "Trwa już dla ciebie analiza innej gry: po jednej naraz.",
    },
    "review-old-rules": {
        "en": "This game was played by an older version of the rules: it cannot be reviewed.",
        "pl": "Tę grę rozegrano według starszej wersji zasad: nie można jej przeanalizować.",
    },
    "review-closed": {
        "en": "This table has no spectators: only those who sat there can have the game reviewed.",
        "pl": "Ten stół nie ma widzów: analizę gry mogą zlecić tylko ci, którzy przy nim siedzieli.",
    },
    "no-reviews": {"en": "This server makes no reviews.", "pl": "Ten serwer nie robi analiz."},
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
    "no-puzzle": {"en": "There is no such puzzle.", "pl": "Nie ma takiego zadania."},
    "no-lesson": {"en": "There is no such lesson.", "pl": "Nie ma takiej lekcji."},
    "no-picture": {"en": "There is no such picture.", "pl": "Nie ma takiej ilustracji."},
    "no-conformance": {
        "en": "Nobody has told how the rules of this game are checked.",
        "pl": "Nikt nie podał, jak sprawdzono zasady tej gry.",
    },
    "no-page": {"en": "There is nothing here.", "pl": "Niczego tu nie ma."},
    "bad-link": {"en": "This link does not open a seat here.", "pl": "Ten odnośnik nie otwiera tu żadnego miejsca."},
    "bad-login": {
        "en": "This opens nothing: a link works once and for a quarter of an hour, a phrase until there is another.",
        "pl": "To niczego nie otwiera: odnośnik działa raz i przez kwadrans, a fraza, dopóki nie ma nowej.",
    },
    "bad-confirmation": {
        "en": "This confirms nothing: a link works once, for a quarter of an hour, and in a browser of yours alone. "
        "Open it where you asked for it.",
        "pl": "To niczego nie potwierdza: odnośnik działa raz, przez kwadrans i tylko w twojej przeglądarce. "
        "Otwórz go tam, gdzie o niego prosisz.",
    },
    "bad-passkey": {
        "en": "This passkey opens nothing here.",
        "pl": "Ten klucz dostępu niczego tu nie otwiera.",
    },
    "bad-address": {
        "en": "This is no address to which letters can be sent.",
        "pl": "Na taki adres nie można wysłać listu.",
    },
    "no-mail": {"en": "This server sends no letters.", "pl": "Ten serwer nie wysyła listów."},
    "no-channel": {
        "en": "Notices do not reach you by this way.",
        "pl": "Tą drogą nie dostajesz powiadomień.",
    },
    "no-address": {
        "en": "Letters need a confirmed e-mail address, and a server that sends mail.",
        "pl": "Listy wymagają potwierdzonego adresu e-mail i serwera, który wysyła pocztę.",
    },
    "nobody-yet": {
        "en": "Nobody is known by this browser yet.",
        "pl": "Tej przeglądarki jeszcze nie znamy.",
    },
    "bad-holiday": {
        "en": "A holiday begins today or within a year, and ends after it has begun.",
        "pl": "Urlop zaczyna się dziś lub w ciągu roku i kończy się po tym, jak się zaczął.",
    },
    "holiday-twice": {"en": "You have a holiday then already.", "pl": "Masz już wtedy urlop."},
    "holiday-long": {
        "en": "That would be more than thirty days of holidays within a year.",
        "pl": "To byłoby ponad trzydzieści dni urlopu w ciągu roku.",
    },
    "rated-table": {
        "en": "This table is rated: whoever sits down agrees that the game counts.",
        "pl": "Ten stół jest rankingowy: kto siada, zgadza się, że gra się liczy.",
    },
    "rated-too-late": {
        "en": "Somebody has played: whether the game is rated cannot be changed any more.",
        "pl": "Ktoś już zagrał: nie można już zmienić, czy gra jest rankingowa.",
    },
    "rated-one-seat": {
        "en": "At a rated table everybody has one seat.",
        "pl": "Przy stole rankingowym każdy ma jedno miejsce.",
    },
    "nobody-here": {"en": "There is nobody of that name here.", "pl": "Nikogo takiego tu nie ma."},
    "not-the-hosts-wish": {
        "en": "Only the host can change whether a table is rated.",
        "pl": "To, czy stół jest rankingowy, może zmienić tylko gospodarz.",
    },
    "sits-already": {
        "en": "You sit at this table already.",
        "pl": "Siedzisz już przy tym stole.",
    },
    "seat-taken": {
        "en": "Somebody has sat down there already.",
        "pl": "Ktoś już tam siedzi.",
    },
    "not-welcome": {
        "en": "You cannot sit down at this table.",
        "pl": "Przy tym stole nie możesz usiąść.",
    },
    "takes-no-offers": {
        "en": "Somebody here takes no offers from you; you can play on or resign.",
        "pl": "Ktoś tutaj nie przyjmuje od ciebie propozycji; możesz grać dalej albo się poddać.",
    },
    "too-many-shunned": {
        "en": "That is the most that one person can mute or block.",
        "pl": "Więcej osób nie można wyciszyć ani zablokować.",
    },
    "no-person": {"en": "There is no such person.", "pl": "Nie ma takiej osoby."},
    "not-yours-to-invite": {
        "en": "Only the host invites to this table.",
        "pl": "Do tego stołu zaprasza tylko gospodarz.",
    },
    "seat-held": {
        "en": "This seat is held for somebody who was invited.",
        "pl": "To miejsce czeka na zaproszoną osobę.",
    },
    "invited-already": {
        "en": "They were invited to this table already.",
        "pl": "Ta osoba została już zaproszona do tego stołu.",
    },
    "too-many-invited": {
        "en": "Too many of your invitations wait for an answer.",
        "pl": "Zbyt wiele twoich zaproszeń czeka na odpowiedź.",
    },
    "no-invitation": {
        "en": "No seat is held for you there any more.",
        "pl": "Żadne miejsce już tam na ciebie nie czeka.",
    },
    "too-many-wishes": {
        "en": "You have as many wishes as one can have; drop one first.",
        "pl": "Masz już tyle życzeń, ile można mieć; najpierw z któregoś zrezygnuj.",
    },
    "no-such-count": {
        "en": "This game is not for so many.",
        "pl": "Ta gra nie jest dla tylu graczy.",
    },
    "no-spectators": {
        "en": "This table has no spectators: only those who sit there see it before its end.",
        "pl": "Ten stół nie ma widzów: przed końcem gry widzą go tylko ci, którzy przy nim siedzą.",
    },
    "not-a-moderator": {"en": "Only moderators may do this.", "pl": "Mogą to robić tylko moderatorzy."},
    "no-report": {"en": "There is no such report.", "pl": "Nie ma takiego zgłoszenia."},
    "nothing-to-report": {
        "en": "There is nothing of that sort to report.",
        "pl": "Nie ma czego zgłosić.",
    },
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
