"""`rifugio admin`, beside a server that goes on serving."""

import asyncio
from subprocess import CompletedProcess

from kit.servers import NatsServer
from tests.cli.running import here
from tests.server.nodes import KEY, client_of, running, settings_for
from tests.server.security.people import LOOKS, Somebody, on_the_line, open_table, sit
from tests.server.security.test_rucksacks import packed
from tests.server.serving.starting import rifugio


async def test_tables_and_people_are_listed_closed_and_erased(database_url: str) -> None:
    async def admin(*arguments: str) -> CompletedProcess[str]:
        given = {"RIFUGIO_DATABASE_URL": database_url, "RIFUGIO_KEY": KEY}
        return await asyncio.to_thread(here, "admin", *arguments, **given)

    async with (
        running(settings_for(database_url)) as node,
        client_of(node.url) as client,
    ):
        opened = await open_table(client)
        me = Somebody(client, opened["table"])
        await me.do(sit(0))
        owner = await packed(client, me.tokens, look=LOOKS[0])

        listed = (await admin("tables")).stdout.splitlines()
        assert [line.split("\t")[0] for line in listed] == ["link", me.link]
        _, person = (await admin("people")).stdout.splitlines()
        number, name, child, tables, devices, *_ = person.split("\t")
        assert (name, child, tables, devices) == ("Ann", "no", "1", "1")

        erased = await admin("erase", me.link)
        assert (erased.returncode, "Restart the server" in erased.stdout) == (0, True), erased.stdout
        found = await node.node.tables.find(me.link)
        assert found is not None
        node.node.tables.forget(found[0])  # as a restart does
        assert (await me.table())["seats"][0]["look"]["name"] is None

        assert (await admin("close", me.link)).stdout == "The table is closed.\n"
        assert (await admin("close", me.link)).stdout == "It was over already.\n"
        assert (await me.table())["phase"] == "aborted"

        assert (await admin("forget", number)).returncode == 0
        assert (await owner.ask("GET")).status_code == 410
        for wrong in (("forget", number), ("close", "A" * 22)):
            refused = await admin(*wrong)
            assert (refused.returncode, "there is no" in refused.stderr) == (2, True), refused.stderr


async def test_a_server_that_hears_others_shows_no_erased_name(database_url: str, nats: NatsServer) -> None:
    given = {"RIFUGIO_DATABASE_URL": database_url, "RIFUGIO_KEY": KEY, "RIFUGIO_NATS_URL": nats.url}
    async with (
        running(settings_for(database_url, nats.url)) as node,
        client_of(node.url) as client,
    ):
        opened = await open_table(client)
        me = Somebody(client, opened["table"])
        await me.do(sit(0))
        async with on_the_line(node.url, me.link, me.tokens) as line:
            await line.until("table")
            erased = await asyncio.to_thread(rifugio, "admin", "erase", me.link, **given)
            assert "All nodes have been told" in erased.stdout
            assert (await line.until("table"))["table"]["seats"][0]["look"]["name"] is None
