"""Security headers, no cookies, and which origins may open a socket."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from httpx2 import AsyncClient, Response

from rifugio.server.web.security_headers import HEADERS
from tests.server.nodes import RunningNode, client_of, running, settings_for
from tests.server.security.matrix import routes
from tests.server.security.people import Somebody, handshake_status, open_table, sit
from tests.server.security.scenes import scene

OURS = "https://rifugio.example"


@pytest_asyncio.fixture
async def node(database_url: str) -> AsyncIterator[RunningNode]:
    async with running(settings_for(database_url, public_url=OURS)) as node:
        yield node


def assert_guarded(answer: Response) -> None:
    for name, value in HEADERS.items():
        assert answer.headers.get(name) == value, (answer.request.url, name)
    assert "set-cookie" not in answer.headers
    assert not [name for name in answer.headers if name.startswith("access-control-")]
    assert "server" not in answer.headers


async def test_every_answer_of_every_route_has_the_headers_and_no_cookie(client: AsyncClient) -> None:
    one = await scene(client, "playing")
    who = one.caller("seat")
    for route in routes():
        method, _, path = route.partition(" ")
        address = path.replace("{link}", who.link).replace("{name}", one.room)
        if method != "SOCKET":
            for verb in (method, "OPTIONS", "DELETE", "HEAD"):
                assert_guarded(await client.request(verb, address, headers=who.headers))
    assert_guarded(await client.get("/no/such/page"))
    assert_guarded(await client.post("/api/tables", content=b"\xff"))
    assert_guarded(await client.post("/api/tables", content=b" " * 300_000))
    seen = await who.get()
    again = await client.get(seen.request.url, headers={"if-none-match": seen.headers["etag"], **who.headers})
    assert again.status_code == 304
    assert_guarded(again)


async def test_an_answer_to_our_own_mistake_has_the_headers_too(
    node: RunningNode, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_address: str) -> bool:
        raise ZeroDivisionError("the-details")

    monkeypatch.setattr(node.limits.new_tables, "take", fail)
    async with client_of(node.url) as client:
        answer = await client.post("/api/tables", json={})
    assert answer.status_code == 500
    assert_guarded(answer)
    assert "the-details" not in answer.text


async def test_a_cookie_opens_nothing(client: AsyncClient) -> None:
    opened = await open_table(client)
    person = Somebody(client, opened["table"])
    await person.do(sit(0))
    cookies = {"cookie": f"token={person.tokens[0]}; authorization=Bearer {person.tokens[0]}"}
    seen = await client.get(f"/api/tables/{opened['table']}", headers=cookies)
    assert not seen.json()["seats"][0]["mine"]


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"])
async def test_a_form_of_another_page_opens_no_table(client: AsyncClient, kind: str) -> None:
    """Browsers send these without a preflight; JSON needs one, and it is not granted."""
    answer = await client.post("/api/tables", content=b"{}", headers={"content-type": kind})
    assert answer.status_code == 422


@pytest.mark.parametrize(
    ("origin", "status"),
    [
        (None, 101),  # not a browser; and there is no cookie that one would send
        (OURS, 101),
        ("https://evil.example", 403),
        ("https://rifugio.example.evil.example", 403),
        ("http://rifugio.example", 403),
        ("null", 403),
        ("", 403),
    ],
)
async def test_only_our_pages_open_a_socket(
    node: RunningNode, client: AsyncClient, origin: str | None, status: int
) -> None:
    table = (await open_table(client))["table"]
    headers = {} if origin is None else {"origin": origin}
    assert await handshake_status(node.url, table, headers) == status


async def test_at_home_a_page_may_speak_to_where_it_came_from(node: RunningNode, client: AsyncClient) -> None:
    table = (await open_table(client))["table"]
    assert await handshake_status(node.url, table, {"origin": node.url}) == 101
