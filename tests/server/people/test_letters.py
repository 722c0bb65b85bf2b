"""Letters by a real mail server: an address counts once it is confirmed, and its link opens the rucksack."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from aiosmtpd.controller import Controller
from httpx2 import AsyncClient
from pydantic import ValidationError

from kit.ports import free_port
from rifugio.server.host.smtp import SmtpPost
from rifugio.server.people.letters import Letter
from tests.server.nodes import RunningNode, client_of, running, settings_at_localhost, settings_for
from tests.server.people.letter_box import LetterBox, code_in
from tests.server.security.people import LOOKS
from tests.server.security.test_rucksacks import Owner, packed

WILMA = "wilma@example.org"


@pytest_asyncio.fixture
async def node(database_url: str, mail_port: int) -> AsyncIterator[RunningNode]:
    settings = settings_at_localhost(
        database_url, smtp_url=f"smtp://127.0.0.1:{mail_port}", mail_from="Rifugio <huts@example.org>"
    )
    async with running(settings) as node:
        yield node


async def confirmed(client: AsyncClient, box: LetterBox, owner: Owner, address: str = WILMA) -> None:
    assert (await owner.ask("PUT", "/address", {"address": address})).status_code == 202
    code = code_in(await box.next(), "mail")
    assert (await client.post("/api/rucksack/confirmations", json={"code": code})).status_code == 204


async def link_asked(client: AsyncClient, address: str = WILMA) -> int:
    return (await client.post("/api/rucksack/letters", json={"address": address})).status_code


async def test_a_link_by_e_mail_opens_the_rucksack_once(client: AsyncClient, box: LetterBox) -> None:
    owner = await packed(client, look=LOOKS[0], language="de")
    await confirmed(client, box, owner)
    assert (await owner.get())["address"] == {"address": WILMA, "confirmed": True}
    assert await link_asked(client, " Wilma@Example.org ") == 202
    letter = await box.next()
    assert (letter["to"], letter["from"]) == (WILMA, "Rifugio <huts@example.org>")
    assert letter["content-language"] == "de"
    assert "Rucksack" in letter["subject"]
    assert LOOKS[0]["name"] in letter.get_content()
    code = code_in(letter, "code")
    answer = await client.post("/api/rucksack/openings", json={"code": code})
    assert (await Owner(client, answer.json()["session"]).get())["look"] == LOOKS[0]
    assert (await client.post("/api/rucksack/openings", json={"code": code})).status_code == 404


async def test_an_address_counts_only_once_its_letter_was_answered(
    client: AsyncClient, box: LetterBox
) -> None:
    owner = await packed(client, look=LOOKS[0])
    await owner.ask("PUT", "/address", {"address": WILMA})
    code = code_in(await box.next(), "mail")
    assert (await owner.get())["address"] == {"address": WILMA, "confirmed": False}
    assert await link_asked(client) == 202
    await owner.ask("PUT", "/address", {"address": "other@example.org"})
    await box.next()
    assert (await client.post("/api/rucksack/confirmations", json={"code": code})).status_code == 404, (
        "a letter to one address confirms no other"
    )
    assert box.letters == []


async def test_nobody_learns_whether_an_address_is_known(client: AsyncClient, box: LetterBox) -> None:
    await confirmed(client, box, await packed(client, look=LOOKS[0]))
    known = await client.post("/api/rucksack/letters", json={"address": WILMA})
    unknown = await client.post("/api/rucksack/letters", json={"address": "fred@example.org"})
    assert (known.status_code, known.content) == (unknown.status_code, unknown.content)
    await box.next()
    assert box.letters == []


async def test_a_childs_rucksack_has_no_address(client: AsyncClient, box: LetterBox) -> None:
    owner = await packed(client, look=LOOKS[0])
    await confirmed(client, box, owner)
    assert (await owner.ask("PATCH", "", {"child": True})).status_code == 204
    assert (await owner.get())["address"] is None
    assert (await owner.ask("PUT", "/address", {"address": WILMA})).status_code == 403
    await link_asked(client)
    assert box.letters == []


async def test_a_family_with_one_address_gets_a_link_for_each(client: AsyncClient, box: LetterBox) -> None:
    for look in LOOKS[:2]:
        await confirmed(client, box, await packed(client, look=look))
    await link_asked(client)
    letters = [await box.next(), await box.next()]
    names = {str(look["name"]) for look in LOOKS[:2]}
    assert {name for name in names for one in letters if name in one.get_content()} == names


async def test_letters_are_rationed(client: AsyncClient, box: LetterBox) -> None:
    assert [await link_asked(client) for _ in range(4)] == [202, 202, 202, 429]
    others = [await link_asked(client, f"a{number}@example.org") for number in range(8)]
    assert others.count(429) >= 1


async def test_a_mail_server_that_refuses_is_no_trouble(client: AsyncClient, box: LetterBox) -> None:
    owner = await packed(client, look=LOOKS[0])
    box.answer = "451 not now"
    assert (await owner.ask("PUT", "/address", {"address": WILMA})).status_code == 202
    await box.refusal()
    box.answer = "250 OK"
    await confirmed(client, box, owner)


@pytest.mark.parametrize("wrong", ["", "wilma", "wilma@", "a b@c.de", "a@b.de\r\nBcc: c@d.de", "a@b@c.de"])
async def test_what_is_no_address_is_refused(client: AsyncClient, wrong: str) -> None:
    owner = await packed(client, look=LOOKS[0])
    assert (await owner.ask("PUT", "/address", {"address": wrong})).status_code == 422
    assert await link_asked(client, wrong) == 422


async def test_deleting_the_address_ends_it(client: AsyncClient, box: LetterBox) -> None:
    owner = await packed(client, look=LOOKS[0])
    await confirmed(client, box, owner)
    assert (await owner.ask("DELETE", "/address")).status_code == 204
    await link_asked(client)
    assert (await owner.get())["address"] is None
    assert box.letters == []


async def test_at_home_nobody_is_asked_for_an_address(database_url: str) -> None:
    async with (
        running(settings_for(database_url)) as node,
        client_of(node.url) as client,
    ):
        ways = (await client.get("/api/rucksack/ways")).json()
        assert ways == {"passkeys": False, "mail": False}
        assert await link_asked(client) == 404


async def test_nothing_goes_over_an_open_line(box: LetterBox) -> None:
    """The test's server has no STARTTLS: that is enough at localhost, and nowhere else."""
    controller = Controller(box, hostname="127.0.0.2", port=free_port())
    controller.start()
    try:
        post = SmtpPost(f"smtp://huts:secret@127.0.0.2:{controller.port}", "huts@example.org")
        with pytest.raises(OSError, match="SMTPNotSupportedError"):
            await post.send(Letter(WILMA, "s", "t", "en"))
    finally:
        controller.stop()
    assert box.letters == []


def test_letters_need_a_sender_and_an_address_for_their_links() -> None:
    for lacking in ({"mail_from": "a@b.de"}, {"public_url": "https://huts.example"}):
        with pytest.raises(ValidationError, match="letters need"):
            settings_for("postgresql://x", smtp_url="smtp://localhost", **lacking)
    with pytest.raises(ValidationError, match="begins with smtp"):
        settings_for(
            "postgresql://x", smtp_url="http://x", mail_from="a@b.de", public_url="https://huts.example"
        )
