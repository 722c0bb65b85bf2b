"""Notices by a real mail server: taken, taken later, or never again."""

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session

from kit.ports import free_port
from rifugio.server.host.mail_way import MailWay
from rifugio.server.host.smtp import SmtpPost
from rifugio.server.people.notices.ways import Gone, Later, Outcome, Sent
from tests.server.people.letter_box import LetterBox
from tests.server.ways.samples import NOTICE

WILMA = "wilma@example.org"


def way_to(port: int) -> MailWay:
    return MailWay(SmtpPost(f"smtp://127.0.0.1:{port}", "Rifugio <huts@example.org>"))


async def test_a_notice_can_be_told_from_others_and_stopped(box: LetterBox, mail_port: int) -> None:
    assert await way_to(mail_port).send(WILMA, {}, NOTICE) == Sent()
    letter = await box.next()
    assert (letter["to"], letter["subject"]) == (WILMA, NOTICE.title)
    assert letter["message-id"] == "<n7-42-push@example.org>"
    assert f"\r\nList-Unsubscribe: <{NOTICE.stop_url}>\r\n".encode() in box.taken[0], "as it is, in one line"
    assert letter["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
    assert letter["auto-submitted"] == "auto-generated"
    assert letter["content-language"] == "de"
    text = letter.get_content().replace("\r\n", "\n")
    assert text.startswith(f"{NOTICE.text}\n\n{NOTICE.url}\n")
    assert f"Keine solchen E-Mails mehr: {NOTICE.stop_url}\n" in text


async def test_sent_again_it_is_the_same_letter(box: LetterBox, mail_port: int) -> None:
    way = way_to(mail_port)
    for _ in range(2):
        await way.send(WILMA, {}, NOTICE)
    assert (await box.next())["message-id"] == (await box.next())["message-id"]
    await way.send(WILMA, {}, NOTICE._replace(key="n7-43-push"))
    assert (await box.next())["message-id"] == "<n7-43-push@example.org>"


async def test_a_title_is_one_line(box: LetterBox, mail_port: int) -> None:
    await way_to(mail_port).send(WILMA, {}, NOTICE._replace(title="Dran:\r\nBcc: fred@example.org"))
    letter = await box.next()
    assert letter["subject"] == "Dran: Bcc: fred@example.org"
    assert letter["bcc"] is None


class Doorkeeper(LetterBox):
    """Says at the door what it thinks of an address."""

    said = "250 OK"

    async def handle_RCPT(  # noqa: N802 - its name
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        if self.said.startswith("250"):
            envelope.rcpt_tos.append(address)
        return self.said


@pytest.mark.parametrize(
    ("said", "outcome"),
    [
        ("550 no such user", Gone()),
        ("550 5.1.1 no such user", Gone()),
        ("550 5.2.1 this letter box is closed", Gone()),
        ("553 what name is that", Gone()),
        ("450 4.2.0 greylisted, come back in five minutes", Later()),
        ("451 not now", Later()),
        ("552 5.2.2 the letter box is full", Later()),
        ("550 5.7.1 we do not like your network", Later()),
        ("554 no", Later()),
    ],
)
async def test_what_a_mail_server_says_at_the_door(said: str, outcome: Outcome) -> None:
    door = Doorkeeper()
    door.said = said
    controller = Controller(door, hostname="127.0.0.1", port=free_port())
    controller.start()
    try:
        assert await way_to(controller.port).send(WILMA, {}, NOTICE) == outcome
        assert door.letters == []
        door.said = "250 OK"
        assert await way_to(controller.port).send(WILMA, {}, NOTICE) == Sent()
    finally:
        controller.stop()
    assert len(door.letters) == 1


async def test_a_letter_that_is_not_taken_is_sent_later(box: LetterBox, mail_port: int) -> None:
    for answer in ("451 not now", "554 we think this is spam"):
        box.answer = answer
        assert await way_to(mail_port).send(WILMA, {}, NOTICE) == Later()


async def test_without_the_mail_server_it_is_sent_later() -> None:
    assert await way_to(free_port()).send(WILMA, {}, NOTICE) == Later()
