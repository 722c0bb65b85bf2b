"""The built pages from a real server: nothing inline or third-party, and cached as long as possible."""

import re

import httpx2
import pytest

from tests.server.nodes import RunningNode, client_of

ASKED_BY_NAME = {"/manifest.webmanifest", "/apple-touch-icon.png"}
"""Files that installed apps request again, so their names must not change."""


async def get(node: RunningNode, path: str, **headers: str) -> httpx2.Response:
    async with client_of(node.url) as client:
        return await client.get(path, headers=headers)


def policy(answer: httpx2.Response) -> dict[str, list[str]]:
    return read_policy(answer.headers["content-security-policy"])


def read_policy(text: str) -> dict[str, list[str]]:
    return {words[0]: words[1:] for words in map(str.split, text.split(";")) if words}


@pytest.mark.parametrize("path", ["/", "/nowhere", "/rules"])
async def test_no_page_may_run_or_show_what_is_not_ours(node: RunningNode, path: str) -> None:
    rules = policy(await get(node, path))
    allowed = {word for words in rules.values() for word in words}
    assert rules["default-src"] == ["'none'"] or rules["default-src"] == ["'self'"]
    assert not any("unsafe" in word for word in allowed)
    assert not any(word.startswith(("http", "*", "data:")) for word in allowed)


async def test_the_page_carries_the_policy_itself(node: RunningNode) -> None:
    """Except what only a header can express: who may embed the page in a frame."""
    answer = await get(node, "/")
    found = re.search(r'<meta http-equiv="content-security-policy" content="([^"]+)"', answer.text)
    assert found is not None
    assert answer.text.index(found[0]) < min(answer.text.index("<link"), answer.text.index("<script"))
    rules = policy(answer)
    assert rules.pop("frame-ancestors") == ["'none'"]
    assert read_policy(found[1]) == rules


async def test_the_page_holds_no_program_and_no_style_of_its_own(node: RunningNode) -> None:
    text = (await get(node, "/")).text
    assert "<style" not in text
    assert " style=" not in text
    assert not re.search(r"<script(?![^>]* src=)", text)
    assert not re.search(r"\son[a-z]+=", text)


async def test_everything_the_page_names_is_kept_for_good_and_packed(node: RunningNode) -> None:
    page = await get(node, "/")
    assert page.headers["cache-control"] == "no-cache"
    named = re.findall(r'(?:src|href)="(/[^"]+)"', page.text)
    assert any(path.endswith(".js") for path in named)
    for path in named:
        answer = await get(node, path, **{"accept-encoding": "gzip"})
        assert answer.status_code == 200
        if path in ASKED_BY_NAME:
            assert answer.headers["cache-control"] == "no-cache"
            continue
        assert re.fullmatch(r"/assets/.+-[\w-]{8}\.\w+", path), "without a hash it could not be kept for good"
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        if len(answer.content) >= 1024:
            assert answer.headers["content-encoding"] == "gzip"


async def test_the_list_of_what_pages_want_is_only_for_the_server(node: RunningNode) -> None:
    assert (await get(node, "/ahead.json")).status_code == 404


@pytest.mark.parametrize(
    ("path", "kind"),
    [("/robots.txt", "text/plain"), ("/favicon.ico", "image/"), ("/icon-192.png", "image/png")],
)
async def test_what_browsers_and_robots_ask_for_by_name(node: RunningNode, path: str, kind: str) -> None:
    answer = await get(node, path)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith(kind)


async def test_a_page_that_has_not_changed_is_not_sent_again(node: RunningNode) -> None:
    first = await get(node, "/rules")
    again = await get(node, "/rules", **{"if-none-match": first.headers["etag"]})
    assert again.status_code == 304
    assert again.content == b""
