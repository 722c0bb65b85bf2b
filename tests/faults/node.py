"""One node in its own process: `python -m tests.faults.node --port 8001 --database … --nats …`."""

import argparse
from pathlib import Path

from rifugio.server.host.serving import Manner, serve
from rifugio.server.people.notices import runner
from tests.faults import second_rules
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
    parser.add_argument("--second-rules", action="store_true", help="begin games by other rules")
    chosen = parser.parse_args()
    if chosen.second_rules:
        second_rules.know()
        second_rules.begin_games_by(second_rules.VERSION)
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
        port=chosen.port,
        **(ways(*chosen.notices.split(":")) if chosen.notices else {}),
    )
    serve(settings, Manner(qr=False))


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
