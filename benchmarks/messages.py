"""Time to read and write a message: in plain Python, and with pydantic as the server does.

python -m benchmarks.messages    CPU time, the best of fifteen runs of a thousand
"""

import json
import time
from collections.abc import Callable

from rifugio.server.play import event_bytes
from rifugio.server.web import wire
from rifugio.table.messages import events, frames

COMMAND = {"kind": "move", "seat": 0, "move": "walk>1,0"}
SENT = {"id": "0190163d-8694-739b-aea5-966c26f8ad90", "expected_seq": 3, "command": COMMAND}
FRAME = json.dumps({"command": SENT})
BODY = b'{"kind":"moved","seat":1,"move":"walk>1,0","reveals":["reveal=G"],"by":"fox"}'
EVENT = events.read_event(BODY)

MEASURED: dict[str, tuple[Callable[[], object], Callable[[], object]]] = {
    "read a command": (lambda: frames.read_frame(FRAME), lambda: wire.read_frame(FRAME)),
    "read an event": (lambda: events.read_event(BODY), lambda: event_bytes.read_event(BODY)),
    "write an event": (lambda: events.write_event(EVENT), lambda: event_bytes.write_event(EVENT)),
}


def microseconds(job: Callable[[], object]) -> float:
    """Return the best time of a function."""
    found = []
    for _ in range(15):
        began = time.process_time()
        for _ in range(1000):
            job()
        found.append(time.process_time() - began)
    return min(found) * 1000


def main() -> None:
    """Print both, and their ratio."""
    for name, (plain, pydantic) in MEASURED.items():
        ours, servers = microseconds(plain), microseconds(pydantic)
        print(f"{name:16} plain {ours:6.1f} µs   pydantic {servers:6.1f} µs   {ours / servers:4.1f} times")


if __name__ == "__main__":
    main()
