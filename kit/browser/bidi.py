"""Between playwright and Firefox: python -m kit.browser.bidi FIREFOX ARGUMENTS …

Playwright starts this as it would start Firefox, and reads from its output where to talk to it. The relay
answers the one command that Debian's Firefox has not, and names each download by its address, since
playwright wants a name; everything else goes through unchanged.
"""

import asyncio
import json
import re
import signal
import sys
from contextlib import suppress
from typing import Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed

LACKING: Final = {"emulation.setMediaFeaturesOverride"}
"""Dark or light: set once and for all by a preference (kit/browser/firefox.py)."""
DOWNLOADS: Final = ("browsingContext.downloadWillBegin", "browsingContext.downloadEnd")
LISTENING: Final = re.compile(r"WebDriver BiDi listening on (ws://\S+)")


async def _back(far: ClientConnection, near: ServerConnection) -> None:
    with suppress(ConnectionClosed):
        async for message in far:
            await near.send(_named(str(message)))
    await near.close()


def _named(message: str) -> str:
    """Return a message with the name of the download that it is about."""
    if not any(event in message for event in DOWNLOADS):
        return message
    told = json.loads(message)
    if told.get("method") not in DOWNLOADS:
        return message
    return json.dumps({**told, "params": {"download": told["params"]["url"], **told["params"]}})


async def _relay(near: ServerConnection, address: str) -> None:
    async with connect(address + "/session", max_size=None, compression=None) as far:
        back = asyncio.create_task(_back(far, near))
        with suppress(ConnectionClosed):
            async for message in near:
                asked = json.loads(message)
                if asked["method"] in LACKING:
                    await near.send(json.dumps({"type": "success", "id": asked["id"], "result": {}}))
                else:
                    await far.send(message)
        back.cancel()


async def main() -> int:
    firefox = await asyncio.create_subprocess_exec(*sys.argv[1:], stderr=asyncio.subprocess.PIPE)
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, firefox.terminate)
    address: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    async def relay(near: ServerConnection) -> None:
        await _relay(near, await address)

    async with serve(relay, "127.0.0.1", 0, max_size=None, compression=None) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        assert firefox.stderr is not None
        async for line in firefox.stderr:
            said = line.decode(errors="replace")
            if found := LISTENING.search(said):
                address.set_result(found[1])
                said = f"WebDriver BiDi listening on ws://127.0.0.1:{port}\n"
            sys.stderr.write(said)
            sys.stderr.flush()
        return await firefox.wait()


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
