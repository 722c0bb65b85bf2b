"""What the answers of push services and web hooks mean for a notice."""

import base64
import hashlib
from collections.abc import Mapping
from typing import Final

from rifugio.server.host.outbound import Outbound, Unreached
from rifugio.server.people.notices.ways import Gone, Later, Outcome, Sent

GONE: Final = (404, 410)
TOPIC_LETTERS: Final = 32
"""As many as push services take."""


async def delivered(out: Outbound, method: str, url: str, headers: Mapping[str, str], body: bytes) -> Outcome:
    """Send a request, and return what came of it."""
    try:
        answer = await out.send(method, url, headers, body)
    except Unreached:
        return Later()
    if 200 <= answer.status < 300:
        return Sent()
    return Gone() if answer.status in GONE else Later(answer.retry_after)


def topic_of(tag: str) -> str:
    """Return the topic of a tag: whoever keeps notices for somebody keeps only the newest of a topic."""
    return base64.urlsafe_b64encode(hashlib.sha256(tag.encode()).digest()).decode()[:TOPIC_LETTERS]
