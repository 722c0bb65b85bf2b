"""Notices by e-mail."""

from collections.abc import Mapping
from typing import Final

from rifugio.server.people.letters import Letter, NobodyThere, Post
from rifugio.server.people.notices.ways import Gone, Later, Notice, Outcome, Sent
from rifugio.words import Words


class MailWay:
    """Sends notices as letters, each with a link that stops them."""

    public_key: Final = None

    def __init__(self, post: Post) -> None:
        self._post = post

    def fault(self, address: str, more: Mapping[str, str]) -> str | None:
        """Take every address: it was confirmed by a letter before."""
        return None

    async def send(self, address: str, more: Mapping[str, str], notice: Notice) -> Outcome:
        """Hand a notice to the mail server."""
        stop = Words(notice.language).say("mail-stop", link=notice.stop_url)
        text = f"{notice.text}\n\n{notice.url}\n\n--\n{stop}\n"
        subject = " ".join(notice.title.split())
        letter = Letter(address, subject, text, notice.language, notice.key, notice.stop_url)
        try:
            await self._post.send(letter)
        except NobodyThere:
            return Gone()
        except OSError:
            return Later()
        return Sent()
