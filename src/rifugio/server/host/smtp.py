"""Sends letters by SMTP."""

import asyncio
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final
from urllib.parse import unquote, urlsplit

from rifugio.server.people.letters import Letter

PATIENCE: Final = 20.0
PORTS: Final = {"smtp": 587, "smtps": 465}
HERE: Final = {"localhost", "127.0.0.1", "::1"}


class SmtpPost:
    """A mail server: `smtp://name:password@host:587` with STARTTLS, or `smtps://…` with TLS at once."""

    def __init__(self, url: str, sender: str) -> None:
        self._url, self._sender = urlsplit(url), sender

    async def send(self, letter: Letter) -> None:
        """Hand a letter to the mail server, in a thread: smtplib waits."""
        try:
            await asyncio.to_thread(self._send, self.message_of(letter))
        except smtplib.SMTPException as error:  # an OSError, but for its name
            raise OSError(type(error).__name__) from None

    def message_of(self, letter: Letter) -> EmailMessage:
        """Return a letter as a message."""
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self._sender, letter.to, letter.subject
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=self._sender.rpartition("@")[2].strip(">"))
        message["Auto-Submitted"] = "auto-generated"  # so that no absence notice comes back
        message.set_content(letter.text)
        message["Content-Language"] = letter.language
        return message

    def _send(self, message: EmailMessage) -> None:
        host, safe = self._url.hostname or "", ssl.create_default_context()
        port = self._url.port or PORTS[self._url.scheme]
        if self._url.scheme == "smtps":
            server: smtplib.SMTP = smtplib.SMTP_SSL(host, port, timeout=PATIENCE, context=safe)
        else:
            server = smtplib.SMTP(host, port, timeout=PATIENCE)
        with server:
            if self._url.scheme == "smtp" and host not in HERE:
                server.starttls(context=safe)
            if self._url.username:
                server.login(unquote(self._url.username), unquote(self._url.password or ""))
            server.send_message(message)
