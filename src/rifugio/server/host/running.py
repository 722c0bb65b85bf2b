"""The life cycle of a node: connect, assemble, start, stop."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Final, Protocol

from rifugio.server.host.bot_pool import BotPool
from rifugio.server.host.machine import MachineChance, MachineClock
from rifugio.server.host.review_process import ReviewProcesses
from rifugio.server.host.sampling import keep_sampling
from rifugio.server.host.ways import ways_of
from rifugio.server.keys import Keys, read_key
from rifugio.server.news.bus import NoOtherNode
from rifugio.server.node import Node
from rifugio.server.people.site import site_of
from rifugio.server.play.seams import Bus, Store, World
from rifugio.server.settings import Settings
from rifugio.server.settings.databases import HOME
from rifugio.server.store.board import PostgresBoard
from rifugio.server.store.directory import PostgresDirectory
from rifugio.server.store.people import PostgresPeople
from rifugio.server.store.pool import Pool, open_pool
from rifugio.server.store.postgres_store import PostgresStore
from rifugio.server.store.trails import PostgresTrailBook
from rifugio.server.store.upkeep import weeks_at_the_start
from rifugio.server.store.ways_in import PostgresWaysIn
from rifugio.server.tokens import Tokens
from rifugio.server.trails.trail_runner import TrailRunner
from rifugio.server.trails.walking import Trails

WARM_UP_AFTER: Final = 3.0
"""Seconds after the start; until then the processor has more urgent things to do than to load bots."""


class ClosableBus(Bus, Protocol):
    """A bus that can be closed."""

    async def close(self) -> None:
        """Close the connection."""


@asynccontextmanager
async def running_node(settings: Settings) -> AsyncIterator[Node]:
    """Assemble a node, run it, and shut it down."""
    async with AsyncExitStack() as stack:
        pool = await stack.enter_async_context(open_pool(settings.database_url or "", settings.pool_size))
        others = {
            name: await stack.enter_async_context(open_pool(url, settings.pool_size))
            for name, url in settings.databases.items()
        }
        bus = await _connect(settings.nats_url)
        stack.push_async_callback(bus.close)
        keys = Keys.derive(read_key(settings.key.get_secret_value() if settings.key else ""))
        bots = BotPool(settings.bot_processes)
        stack.push_async_callback(bots.close)
        store = await _store(stack, {HOME: pool, **others}, keys.bags)
        world = World(
            store,
            PostgresDirectory(pool),
            bus,
            bots,
            ReviewProcesses(allowed=settings.bot_processes > 0),
            MachineClock(),
            MachineChance(),
        )
        ways_in = PostgresWaysIn(pool)
        node = Node(settings, world, PostgresPeople(pool), ways_in, Tokens(keys.tokens), pool, others)
        _open_ways(node)
        book = PostgresTrailBook(pool)
        node.walk_trails(Trails(world, book, node.tokens, keys.trails), TrailRunner(world, node.tables, book))
        ways = ways_of(settings, keys, world.clock)
        if ways:
            from rifugio.server.host.calling import call_people  # noqa: PLC0415 (at home there are no ways)

            call_people(node, keys, PostgresBoard(pool), ways)
        stack.push_async_callback(node.end)
        for one in node.pools:
            await weeks_at_the_start(one)
        node.later(_warm_up_soon(bots))
        node.later(keep_sampling(node, bots))
        node.begin()
        yield node


async def _warm_up_soon(bots: BotPool) -> None:
    """Start the bot processes once people can come in; whoever asks a bot earlier starts it."""
    await asyncio.sleep(WARM_UP_AFTER)
    await bots.warm_up()


async def _store(stack: AsyncExitStack, pools: Mapping[str, Pool], bags_key: bytes) -> Store:
    if len(pools) == 1:
        return PostgresStore(pools[HOME], bags_key)
    from rifugio.server.store.places import Places  # noqa: PLC0415 (hardly anybody has several databases)
    from rifugio.server.store.sharded_store import ShardedStore  # noqa: PLC0415

    places = Places(pools, bags_key)
    await places.read_map()
    store = ShardedStore(places)
    stack.push_async_callback(store.close)
    return store


async def _connect(nats_url: str | None) -> ClosableBus:
    if nats_url is None:
        return NoOtherNode()
    from rifugio.server.news.nats_bus import NatsBus  # noqa: PLC0415 (see there)

    return await NatsBus.connect(nats_url)


def _open_ways(node: Node) -> None:
    """Add passkeys and letters where they can be had; at home neither is, nor takes time to import."""
    settings, chance = node.settings, node.world.chance
    site = site_of(settings.public_url)
    if site is not None:
        from rifugio.server.people.passkeys import Passkeys  # noqa: PLC0415 (a third of a second)

        node.passkeys = Passkeys(site, node.people, node.ways_in, node.rucksacks, chance)
    if settings.smtp_url and settings.mail_from and settings.public_url:
        from rifugio.server.host.smtp import SmtpPost  # noqa: PLC0415
        from rifugio.server.people.letters import Letters  # noqa: PLC0415

        post = SmtpPost(settings.smtp_url.get_secret_value(), settings.mail_from)
        node.letters = Letters(post, node.people, node.ways_in, node.rucksacks, chance, settings.public_url)
