"""Link previews (Open Graph): title, sentence and picture in the page's head.

A client with the link to a table may see its room, which reveals no more than the link; spectators get
neither the room nor a name. The texts come from the browser's locale files, in the requested language.
"""

import json
import re
from asyncio import timeout
from collections.abc import Mapping
from functools import cache, lru_cache
from html import escape
from importlib.resources import files
from typing import Final, NamedTuple

from starlette.requests import Request

from rifugio.server.node import Node
from rifugio.table.table import Table

LOCALES: Final = files("rifugio") / "locales"
LANGUAGES: Final[tuple[str, ...]] = tuple(
    json.loads((LOCALES / "languages.json").read_text(encoding="utf-8"))
)
TABLE: Final = re.compile(r"/t/([\w-]{22})/?", re.ASCII)
WATCH: Final = re.compile(r"/watch/[\w-]{22}/?", re.ASCII)
REPLAY: Final = re.compile(r"/replay(/[\w-]{22})?/?", re.ASCII)
RULES: Final = re.compile(r"/rules/?")
ALBUM: Final = re.compile(r"/album/?")
RUCKSACK: Final = re.compile(r"/rucksack/?")
TRAIL: Final = re.compile(r"/trail/?")
PICTURE: Final = "preview.jpg"
MESSAGE: Final = re.compile(r"^(preview-\w+) = (.+)$", re.MULTILINE)
TITLE: Final = re.compile(r"<title>[^<]*</title>")
DESCRIPTION: Final = re.compile(r'<meta name="description"[^>]*>')
PATIENCE: Final = 1.0
"""Seconds to wait for the room's name: a page without it is better than none."""


class Preview(NamedTuple):
    """The preview of a page."""

    title: str
    words: str
    """The key of the sentence."""
    place: str = "home"
    """Which page it is of: home, rules, album, room, game, replay."""


HOME: Final = Preview("Rifugio", "preview-home")


async def preview_of(path: str, node: Node | None) -> Preview:
    """Return the preview of a path, as far as it can be determined now."""
    if WATCH.fullmatch(path):
        return Preview("Rifugio", "preview-watch", "game")
    if REPLAY.fullmatch(path):
        return Preview("Rifugio", "preview-replay", "replay")
    if RULES.fullmatch(path):
        return HOME._replace(place="rules")
    if ALBUM.fullmatch(path):
        return HOME._replace(place="album")
    link = TABLE.fullmatch(path)
    if link is None:
        return HOME
    table = await _table(link[1], node)
    if table is None:
        return Preview("Rifugio", "preview-room", "room")
    place = "room" if table.phase == "waiting" else "game"
    return Preview(f"{table.room.replace('-', ' ')} · Rifugio", "preview-room", place)


async def _table(link: str, node: Node | None) -> Table | None:
    """Return the table of a link for joining; None if there is none or it cannot be looked up."""
    if node is None:
        return None
    try:
        async with timeout(PATIENCE):
            found = await node.tables.find(link)
    except (OSError, LookupError, TimeoutError):
        return None
    return found[0].table if found is not None and found[1] else None


def language_of(request: Request) -> str:
    """Return the first available language that a browser asks for."""
    wanted = request.headers.get("accept-language", "")[:200].split(",")
    found = (wish.strip()[:2].lower() for wish in wanted)
    return next((language for language in found if language in LANGUAGES), LANGUAGES[0])


@cache
def sentences(language: str) -> Mapping[str, str]:
    """Return the sentences of previews, which have no placeholders."""
    path = LOCALES / language / "afterwards.ftl"
    return dict(MESSAGE.findall(path.read_text(encoding="utf-8")))


@lru_cache(maxsize=256)
def with_preview(page: str, preview: Preview, language: str, base: str) -> str:
    """Return the page with the preview in its head."""
    title, about = escape(preview.title), escape(sentences(language)[preview.words])
    picture = escape(f"{base.rstrip('/')}/{PICTURE}")
    head = "\n    ".join(
        (
            f'<meta name="description" content="{about}" />',
            f'<meta property="og:title" content="{title}" />',
            f'<meta property="og:description" content="{about}" />',
            '<meta property="og:type" content="website" />',
            '<meta property="og:site_name" content="Rifugio" />',
            f'<meta property="og:image" content="{picture}" />',
            '<meta property="og:image:width" content="1200" />',
            '<meta property="og:image:height" content="630" />',
            '<meta name="twitter:card" content="summary_large_image" />',
        )
    )
    page = DESCRIPTION.sub("", page, count=1)
    return TITLE.sub(lambda _: f"<title>{title}</title>\n    {head}", page, count=1)
