"""Link previews: what a link shows before it is opened."""

import pytest
from httpx2 import AsyncClient
from starlette.requests import Request

from rifugio.server.web.previews import HOME, Preview, language_of, preview_of, sentences, with_preview
from rifugio.words import LANGUAGES, Words
from tests.server.nodes import RunningNode
from tests.server.security.people import open_table

PAGE = '<head><meta name="description" content="x" /><title>Rifugio</title></head>'
LINK = "abcdefghij_klmnopqrs-0"


def asking(languages: str) -> Request:
    return Request({"type": "http", "headers": [(b"accept-language", languages.encode())]})


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_are_the_browsers(language: str) -> None:
    words = Words(language, strict=True)
    assert len(sentences(language)) == 4
    for key, sentence in sentences(language).items():
        assert words.say(key) == sentence


@pytest.mark.parametrize(
    ("asked", "given"),
    [("", "en"), ("de-CH,de;q=0.9", "de"), ("fr, it;q=0.5", "it"), ("fr", "en"), ("NL", "nl"), (",,;", "en")],
)
def test_the_language_asked_for(asked: str, given: str) -> None:
    assert language_of(asking(asked)) == given


async def test_only_the_link_for_joining_has_the_rooms_name(client: AsyncClient, node: RunningNode) -> None:
    opened = await open_table(client)
    room = opened["room"].replace("-", " ")
    assert await preview_of(f"/t/{opened['table']}", node.node) == Preview(
        f"{room} · Rifugio", "preview-room", "room"
    )
    for path in (
        f"/t/{opened['watch']}",
        f"/watch/{opened['watch']}",
        f"/replay/{opened['table']}",
        f"/t/{LINK}",
    ):
        assert (await preview_of(path, node.node)).title == "Rifugio"
    assert await preview_of("/anything", node.node) == HOME
    assert (await preview_of(f"/t/{LINK}", None)).title == "Rifugio"


def test_nothing_of_it_is_more_than_text() -> None:
    page = with_preview(PAGE, Preview('"><script>', "preview-home"), "en", 'http://x"><img>/')
    assert "<script>" not in page
    assert "<img>" not in page
    assert page.count('name="description"') == 1
    assert 'content="http://x&quot;&gt;&lt;img&gt;/preview.jpg"' in page
