"""One node in its own process: `python -m tests.faults.node --port 8001 --database … --nats …`."""

import argparse
from pathlib import Path

import uvicorn

from rifugio.server.host.running import running_node
from rifugio.server.people.notices import runner
from rifugio.server.web.app import create_app
from rifugio.server.web.sockets import TableSocket
from tests.faults.bugs import BUGS, plant
from tests.faults.notices.bugs import BUGS as NOTICE_BUGS
from tests.server.nodes import settings_for


def main() -> None:
    """Serve until killed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--database", required=True)
    parser.add_argument("--nats", required=True)
    parser.add_argument("--sweep", type=float, default=1.0)
    parser.add_argument("--bug", choices=sorted(BUGS), default=None)
    parser.add_argument("--bots", type=int, default=1)
    parser.add_argument("--moments", type=Path, default=Path(), help="where the bug's moments are held")
    parser.add_argument("--notices", help="ports of the push service and hooks, and of the mail server")
    parser.add_argument("--notice-bug", choices=sorted(NOTICE_BUGS), default=None)
    parser.add_argument("--claim", type=float, default=runner.CLAIM, help="see tests/faults/notices")
    chosen = parser.parse_args()
    runner.CLAIM = chosen.claim
    if chosen.notice_bug:
        NOTICE_BUGS[chosen.notice_bug]()
    if chosen.bug:
        plant(chosen.bug, chosen.moments)
    settings = settings_for(
        chosen.database,
        chosen.nats,
        sweep_seconds=chosen.sweep,
        bot_processes=chosen.bots,
        **(ways(*chosen.notices.split(":")) if chosen.notices else {}),
    )
    uvicorn.run(
        create_app(settings, running_node),
        host="127.0.0.1",
        port=chosen.port,
        ws=TableSocket,
        ws_max_size=8192,
        ws_per_message_deflate=False,
        log_level="warning",
        timeout_graceful_shutdown=2,
    )


def ways(port: str, mail: str) -> dict[str, object]:
    """Return settings with every way to send notices, all to this machine."""
    return {
        "public_url": "https://rifugio.example",
        "push_contact": "mailto:huts@example.org",
        "hooks": True,
        "outbound_allowed": (f"127.0.0.1:{port}",),
        "smtp_url": f"smtp://127.0.0.1:{mail}",
        "mail_from": "Rifugio <huts@example.org>",
    }


if __name__ == "__main__":
    main()
