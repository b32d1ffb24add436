"""What the letters about keys say, in each language: who asked for it, what it does, and that it can be ignored."""

from __future__ import annotations

from ..notices.mail import Letter

# Nothing that somebody has typed stands in them: nobody writes to a mailbox of others in the server's name.
LETTERS: dict[str, dict[str, tuple[str, str]]] = {
    "login": {
        "en": (
            "Come in at {place}",
            (
                "Somebody, you we hope, wants to come in at {place} by this address.\n\n"
                "This link opens once, within a quarter of an hour:\n\n{link}\n\n"
                "If you have not asked for it, ignore this letter: nothing happens. Never pass the link on: "
                "whoever opens it comes in as you."
            ),
        ),
        "pl": (
            "Wejście na {place}",
            (
                "Ktoś, mamy nadzieję, że ty, chce wejść na {place} za pomocą tego adresu.\n\n"
                "Ten odnośnik otwiera się raz, w ciągu kwadransa:\n\n{link}\n\n"
                "Jeśli to nie twoja prośba, zignoruj ten list: nic się nie stanie. "
                "Nie przekazuj nikomu tego odnośnika: kto go otworzy, wejdzie jako ty."
            ),
        ),
    },
    "confirm": {
        "en": (
            "Your address at {place}",
            (
                "Somebody, you we hope, wants to come in at {place} by this address from now on.\n\n"
                "To confirm it, open this link in the browser in which you asked for it, within a quarter "
                "of an hour:\n\n{link}\n\n"
                "If you have not asked for it, ignore this letter: nothing happens."
            ),
        ),
        "pl": (
            "Twój adres na {place}",
            (
                "Ktoś, mamy nadzieję, że ty, chce odtąd wchodzić na {place} za pomocą tego adresu.\n\n"
                "Aby go potwierdzić, otwórz ten odnośnik w tej samej przeglądarce, w ciągu kwadransa:\n\n{link}\n\n"
                "Jeśli to nie twoja prośba, zignoruj ten list: nic się nie stanie."
            ),
        ),
    },
    "take-over": {
        "en": (
            "Your address at {place}",
            (
                "Somebody in a browser where you are not known wants to come in at {place} by this address. "
                "You do so already, with seats of your own.\n\n"
                "If it is you, and you want to go on with those seats, choose “Come in by e-mail” there instead.\n\n"
                "Only if the address shall lead to those seats no more, and belong to that browser instead, open this "
                "link there within a quarter of an hour:\n\n{link}\n\n"
                "If you have not asked for it, ignore this letter: nothing happens."
            ),
        ),
        "pl": (
            "Twój adres na {place}",
            (
                "Ktoś w przeglądarce, w której cię nie znamy, chce wchodzić na {place} za pomocą tego adresu. "
                "Należy on już do ciebie, razem z twoimi miejscami przy stołach.\n\n"
                "Jeśli to ty i chcesz grać dalej na tych miejscach, wybierz tam „Wejdź przez e-mail”.\n\n"
                "Tylko jeśli chcesz, aby adres przestał prowadzić do tych miejsc i odtąd należał do tamtej "
                "przeglądarki, otwórz w niej ten odnośnik w ciągu kwadransa:\n\n{link}\n\n"
                "Jeśli to nie twoja prośba, zignoruj ten list: nic się nie stanie."
            ),
        ),
    },
    "gone": {
        "en": (
            "Your address was taken out at {place}",
            (
                "This address was taken out, or another one was put in its place: by it nobody comes in at {place} any "
                "more.\n\n"
                "If it was you, ignore this letter. If not, come in by another key of yours (a passkey, your recovery "
                "phrase, another device), sign the other browsers out, and put the address in again."
            ),
        ),
        "pl": (
            "Twój adres usunięto na {place}",
            (
                "Ten adres usunięto albo zastąpiono innym: nikt już za jego pomocą nie wejdzie na {place}.\n\n"
                "Jeśli to twoja zmiana, zignoruj ten list. Jeśli nie, wejdź innym swoim kluczem (kluczem dostępu, "
                "frazą odzyskiwania, z innego urządzenia), wyloguj pozostałe przeglądarki i dodaj adres ponownie."
            ),
        ),
    },
    "passkey": {
        "en": (
            "A new passkey at {place}",
            (
                "A passkey was made by which somebody, you we hope, comes in at {place} as you.\n\n"
                "If it was you, ignore this letter. If not, come in, remove the passkey on your page, and sign the "
                "other browsers out."
            ),
        ),
        "pl": (
            "Nowy klucz dostępu na {place}",
            (
                "Utworzono klucz dostępu, którym ktoś, mamy nadzieję, że ty, wejdzie na {place} jako ty.\n\n"
                "Jeśli to twój klucz, zignoruj ten list. Jeśli nie, wejdź, usuń ten klucz na swojej stronie i wyloguj "
                "pozostałe przeglądarki."
            ),
        ),
    },
}


def letter(kind: str, language: str, to: str, place: str, link: str = "") -> Letter:
    """A letter of that kind; `place` is where the server is reached."""
    subject, text = LETTERS[kind][language]
    return Letter(to, subject.format(place=place), text.format(place=place, link=link) + "\n")
