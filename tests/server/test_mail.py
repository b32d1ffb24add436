"""Letters, sent to a real mail server."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from navarch.server.notices.mail import Letter, Mailer, is_address
from navarch.server.settings import BadSettings, Settings, read_settings

from .helpers import run_apart
from .mailbox import SENDER, Mailbox

ANNA = "anna@example.net"


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    with Mailbox() as running:
        yield running


def send(mailbox: Mailbox, letter: Letter) -> bool:
    return run_apart(Mailer(msgspec.convert(mailbox.settings(), Settings)).send(letter))


def test_a_letter_arrives_as_it_was_written(mailbox: Mailbox) -> None:
    letter = Letter(
        ANNA, "Twoja tura – Hamilcar", "Zażółć gęślą jaźń.\n", {"List-Unsubscribe": "<https://a.example/u>"}
    )
    assert send(mailbox, letter)
    came = mailbox.next()
    assert came.to == [ANNA]
    assert came.letter["From"] == SENDER
    assert came.letter["Subject"] == letter.subject
    assert came.letter["List-Unsubscribe"] == "<https://a.example/u>"
    assert came.text == letter.text


@pytest.mark.parametrize("to", [
    "anna@example.net, bert@example.net", "anna@example.net\r\nBcc: bert@example.net", "<anna@example.net>",
    "anna", "@example.net", "anna@", "żaneta@example.net", "", f"{'a' * 250}@example.net",
])  # fmt: skip
def test_what_is_not_the_address_of_one_person_gets_no_letter(mailbox: Mailbox, to: str) -> None:
    assert not is_address(to)
    assert not send(mailbox, Letter(to, "Your turn", "Play."))
    assert mailbox.is_empty()


@pytest.mark.parametrize("letter", [
    Letter(ANNA, "Your turn\r\nBcc: bert@example.net", "Play."),
    Letter(ANNA, "Your turn", "Play.", {"List-Unsubscribe": "<https://a.example>\nBcc: bert@example.net"}),
])  # fmt: skip
def test_nobody_writes_headers_of_a_letter_by_a_name_with_more_than_one_line(mailbox: Mailbox, letter: Letter) -> None:
    assert not send(mailbox, letter)
    assert mailbox.is_empty()


def test_a_letter_that_the_mail_server_refuses_was_not_sent(mailbox: Mailbox) -> None:
    mailbox.says = "451 later"
    assert not send(mailbox, Letter(ANNA, "Your turn", "Play."))
    assert mailbox.refused == 1


def test_a_mail_server_that_is_not_there_is_no_error(mailbox: Mailbox) -> None:
    settings = msgspec.convert({**mailbox.settings(), "smtp_port": 1}, Settings)
    assert not run_apart(Mailer(settings).send(Letter(ANNA, "Your turn", "Play.")))


def test_without_a_mail_server_there_is_no_mail() -> None:
    mailer = Mailer(Settings())
    assert not mailer.is_on
    assert not run_apart(mailer.send(Letter(ANNA, "Your turn", "Play.")))


@pytest.mark.parametrize("said", [
    {"smtp_host": "mail.example.org"},
    {"smtp_host": "mail.example.org", "mail_from": SENDER},
    {"public_url": "games.example.org"},
    {"public_url": "https://games.example.org/?a=1"},
])  # fmt: skip
def test_mail_that_cannot_work_is_refused_before_the_server_starts(said: dict[str, object]) -> None:
    with pytest.raises(BadSettings):
        read_settings(None, {}, said)
