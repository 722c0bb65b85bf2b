"""Which ways a host has: those that the settings turn on."""

import pytest
from pydantic import ValidationError

from rifugio.server.host.machine import MachineClock
from rifugio.server.host.ways import ways_of
from rifugio.server.keys import Keys
from rifugio.server.settings import Settings
from tests.server.nodes import settings_for

KEYS = Keys.derive(bytes(range(32)))
PUBLIC = "https://huts.example"


def with_public(**more: object) -> Settings:
    return settings_for("postgresql://x", None, public_url=PUBLIC, **more)


@pytest.mark.parametrize(
    ("settings", "kinds"),
    [
        ({}, set()),
        ({"hooks": True}, {"hook"}),
        ({"push_contact": "mailto:huts@example.org"}, {"push"}),
        ({"push_contact": "https://huts.example/contact", "hooks": True}, {"push", "hook"}),
        ({"smtp_url": "smtp://localhost", "mail_from": "huts@example.org"}, {"mail"}),
    ],
)
def test_each_is_off_until_it_is_asked_for(settings: dict[str, object], kinds: set[str]) -> None:
    assert set(ways_of(with_public(**settings), KEYS, MachineClock())) == kinds


def test_at_home_there_are_none() -> None:
    assert ways_of(settings_for("postgresql://x"), KEYS, MachineClock()) == {}


def test_what_the_host_allows_is_allowed() -> None:
    settings = with_public(hooks=True, outbound_allowed="ntfy.home.arpa:8080, 10.0.0.7")
    assert settings.outbound_allowed == ("ntfy.home.arpa:8080", "10.0.0.7")
    hook = ways_of(settings, KEYS, MachineClock())["hook"]
    plain = {"shape": "plain"}
    assert hook.fault("http://10.0.0.7/a", plain) is None
    assert hook.fault("http://ntfy.home.arpa:8080/a", plain) is None
    assert hook.fault("http://ntfy.home.arpa/a", plain) == "https"
    assert hook.fault("https://10.0.0.8/a", plain) == "private"


@pytest.mark.parametrize("contact", ["huts@example.org", "mailto:", "mailto:huts", "http://huts.example", ""])
def test_push_services_want_somebody_to_write_to(contact: str) -> None:
    with pytest.raises(ValidationError):
        with_public(push_contact=contact)


def test_notices_need_an_address_for_their_links_and_push_one_that_browsers_trust() -> None:
    contact = "mailto:huts@example.org"
    for wanted in ({"hooks": True}, {"push_contact": contact}):
        with pytest.raises(ValidationError, match="notices need"):
            settings_for("postgresql://x", None, **wanted)
    with pytest.raises(ValidationError, match="only at https"):
        settings_for("postgresql://x", public_url="http://huts.example", push_contact=contact)
    settings_for("postgresql://x", public_url="http://localhost:8000", push_contact=contact)
