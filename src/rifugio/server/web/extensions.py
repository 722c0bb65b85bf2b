"""The extensions a table can use, with the messages and the art of third-party ones."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Annotated

from fastapi import APIRouter, Query, Response

from rifugio.draw.art.files import MarkArt, read_art
from rifugio.engine.rulebooks import known_extensions
from rifugio.installed import add_installed, texts_of
from rifugio.server.web.api import ALWAYS
from rifugio.server.web.messages import ShownExtension

router = APIRouter(prefix="/api", responses=ALWAYS)
Language = Annotated[str, Query(pattern="^[a-z]{2}$")]
KEPT = "public, max-age=300"
"""Cache-Control: installed extensions change only when a server restarts."""


@router.get("/extensions")
async def get_extensions(response: Response, language: Language = "en") -> tuple[ShownExtension, ...]:
    """Get the extensions a table can use, in the order in which they are offered.

    Words and art of those in the box are in the page; for third-party ones they are included here.
    """
    response.headers["Cache-Control"] = KEPT
    return tuple(_extension(name, language) for name in known_extensions())


@lru_cache(maxsize=256)
def _extension(name: str, language: str) -> ShownExtension:
    package = add_installed().get(name)
    words = "" if package is None else texts_of(package, language)
    art: Mapping[str, MarkArt] = {} if package is None else read_art(package)
    return ShownExtension(name=name, words=words, art=art)
