"""Sends letters by SMTP."""

import asyncio
import re
import smtplib
import ssl
from email.message import EmailMessage
from email.policy import default
from email.utils import formatdate, make_msgid
from typing import Final
from urllib.parse import unquote, urlsplit

from rifugio.server.people.letters import Letter, NobodyThere

PATIENCE: Final = 20.0
PORTS: Final = {"smtp": 587, "smtps": 465}
UNFOLDED: Final = default.clone(max_line_length=900)
"""Or a long link in a header would be encoded, which mail programs do not follow."""
NO_SUCH_BOX: Final = (550, 551, 553)
ENHANCED: Final = re.compile(rb"^(\d\.\d{1,3}\.\d{1,3})\b")
HERE: Final = {"localhost", "127.0.0.1", "::1"}


class SmtpPost:
    """A mail server: `smtp://name:password@host:587` with STARTTLS, or `smtps://…` with TLS at once."""

    def __init__(self, url: str, sender: str) -> None:
        self._url, self._sender = urlsplit(url), sender

    async def send(self, letter: Letter) -> None:
        """Hand a letter to the mail server, in a thread: smtplib waits."""
        try:
            await asyncio.to_thread(self._send, self.message_of(letter))
        except smtplib.SMTPRecipientsRefused as error:
            (said,) = error.recipients.values()
            raise (NobodyThere if _is_final(*said) else OSError)(f"refused {said[0]}") from None
        except smtplib.SMTPException as error:  # an OSError, but for its name
            raise OSError(type(error).__name__) from None

    def message_of(self, letter: Letter) -> EmailMessage:
        """Return a letter as a message."""
        message = EmailMessage(UNFOLDED)
        message["From"], message["To"], message["Subject"] = self._sender, letter.to, letter.subject
        message["Date"] = formatdate()
        domain = self._sender.rpartition("@")[2].strip(">")
        message["Message-ID"] = f"<{letter.key}@{domain}>" if letter.key else make_msgid(domain=domain)
        message["Auto-Submitted"] = "auto-generated"  # so that no absence notice comes back
        if letter.stop_url:
            message["List-Unsubscribe"] = f"<{letter.stop_url}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
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


def _is_final(code: int, said: bytes) -> bool:
    """Whether there is no such letter box; and not whether it is full, or whether our mail is not liked."""
    enhanced = ENHANCED.match(said)
    if enhanced:
        return enhanced[1].startswith(b"5.1.") or enhanced[1] == b"5.2.1"
    return code in NO_SUCH_BOX
