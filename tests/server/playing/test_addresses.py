"""The addresses at which other devices reach a server: from its settings or machine, never from a request."""

import pytest

from rifugio.server.web import reaching
from tests.server.nodes import RunningNode, client_of, running, settings_for


async def found_at(node: RunningNode) -> tuple[list[str], bool]:
    """Ask as a page would, with a forged Host header."""
    async with client_of(node.url) as client:
        answer = await client.get("/api/addresses", headers={"host": "evil.example:81"})
    assert answer.status_code == 200
    return answer.json()["addresses"], answer.json()["public"]


async def test_at_home_a_browser_on_the_machine_is_told_its_addresses(
    node: RunningNode, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert await found_at(node) == ([], False), "this node listens for its own machine alone"
    own = {node.node.settings.host: ["192.168.7.7", "10.0.0.7"]}
    monkeypatch.setattr(reaching, "addresses", own.get)
    port = node.url.rpartition(":")[2]
    assert await found_at(node) == ([f"http://192.168.7.7:{port}", f"http://10.0.0.7:{port}"], False)
    monkeypatch.setattr(reaching, "is_loopback", lambda _host: False)
    assert await found_at(node) == ([], False), "a stranger has an address that works, and needs no other"


async def test_the_public_address_of_the_settings_counts(database_url: str) -> None:
    async with running(settings_for(database_url, public_url="https://play.example.org")) as node:
        assert await found_at(node) == (["https://play.example.org"], True)
