"""Letters by e-mail: one that confirms an address, and one with a link that opens a rucksack."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final, NamedTuple, Protocol

from structlog import get_logger

from rifugio.server.people.rucksacks import Rucksacks
from rifugio.server.people.seams import People, WaysIn
from rifugio.server.people.secrets import digest_of, new_move_code
from rifugio.server.play.seams import Chance
from rifugio.words import Words, best_language

LINK_SECONDS: Final = 3600
"""Longer than a code on the screen: a letter may be on its way for a while."""
MOST: Final = 5
"""Rucksacks with the same address that get a link: a family may share a letter box."""
CONFIRM: Final = ("mail-confirm", "mail-confirm.text")
LINK: Final = ("mail-link", "mail-link.text")
"""The subject and the text of each kind of letter."""

log = get_logger()


class Letter(NamedTuple):
    """A letter in plain text."""

    to: str
    subject: str
    text: str
    language: str
    key: str | None = None
    """The same whenever it is sent again; None: it is sent once."""
    stop_url: str | None = None
    """Where a mail program stops letters of this kind."""


class NobodyThere(OSError):
    """The mail server knows that nobody gets letters at this address."""


class Post(Protocol):
    """Sends letters."""

    async def send(self, letter: Letter) -> None:
        """Hand a letter to the mail server; raise OSError if it does not take it."""


class Letters:
    """Writes letters and has them sent."""

    def __init__(
        self, post: Post, people: People, ways: WaysIn, rucksacks: Rucksacks, chance: Chance, public_url: str
    ) -> None:
        self._post, self._people, self._ways = post, people, ways
        self._rucksacks, self._chance, self._url = rucksacks, chance, public_url

    async def set_address(self, person_id: int, address: str) -> str:
        """Store an address; return the code that confirms it."""
        code = new_move_code(self._chance)
        await self._ways.set_address(person_id, address, digest_of(code))
        return code

    async def ask_to_confirm(self, person_id: int, address: str, code: str, language: str) -> None:
        """Send the link that confirms an address."""
        with _or_not():
            await self._write(address, person_id, language, CONFIRM, f"mail={code}")

    async def confirm(self, code: str) -> bool:
        """Confirm the address to which this code was sent; return False if the code is no good."""
        return await self._ways.confirm_address(digest_of(code))

    async def send_links(self, address: str, language: str) -> None:
        """Send a link for each rucksack with this address; if there is none, nothing happens."""
        with _or_not():
            for person_id in await self._ways.people_at(address, MOST):
                code = await self._rucksacks.code_to_move(person_id, LINK_SECONDS)
                await self._write(address, person_id, language, LINK, f"code={code}")

    async def _write(
        self, address: str, person_id: int, language: str, words_of: tuple[str, str], fragment: str
    ) -> None:
        person = await self._people.person(person_id)
        if person is None:
            return
        words = Words(best_language(person.things.get("language"), language))
        name = _name(person.things)
        hello = words.say("mail-hello-name", name=name) if name else words.say("mail-hello")
        subject, body = words_of
        text = words.say(body, link=f"{self._url}/rucksack#{fragment}")
        letter = Letter(address, words.say(subject), f"{hello}\n\n{text}\n", words.language)
        await self._post.send(letter)


@contextmanager
def _or_not() -> Iterator[None]:
    """Let a letter fail: whoever waits for it asks again."""
    try:
        yield
    except OSError as error:
        log.warning("mail.failed", error=type(error).__name__)


def _name(things: Any) -> str:  # noqa: ANN401 - as the page sent them
    look = things.get("look")
    return str(look.get("name") or "") if isinstance(look, dict) else ""
