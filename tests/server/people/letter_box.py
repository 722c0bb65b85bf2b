"""A real mail server with one letter box."""

import asyncio
import re
from collections.abc import Iterator
from email.message import EmailMessage
from email.parser import BytesParser
from email.policy import default

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session

from kit.ports import free_port
from tests.clock import within


class LetterBox:
    """What a mail server took."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.taken: list[bytes] = []
        self.answer = "250 OK"
        self.refused = 0

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802 - its name
        if self.answer.startswith("250"):
            assert isinstance(envelope.content, bytes)
            self.taken.append(envelope.content)
            message = BytesParser(EmailMessage, policy=default).parsebytes(envelope.content)
            assert isinstance(message, EmailMessage)
            self.letters.append(message)
        else:
            self.refused += 1
        return self.answer

    async def next(self) -> EmailMessage:
        with within(10):
            while not self.letters:
                await asyncio.sleep(0.02)
        return self.letters.pop(0)

    async def refusal(self) -> None:
        """Wait until a letter was refused."""
        with within(10):
            while not self.refused:
                await asyncio.sleep(0.02)


def code_in(letter: EmailMessage, kind: str) -> str:
    found = re.search(rf"/rucksack#{kind}=([a-z0-9-]+)\s", letter.get_content())
    assert found is not None, letter.get_content()
    return found[1]


@pytest.fixture
def box() -> LetterBox:
    return LetterBox()


@pytest.fixture
def mail_port(box: LetterBox) -> Iterator[int]:
    controller = Controller(box, hostname="127.0.0.1", port=free_port())
    controller.start()
    yield controller.port
    controller.stop()
