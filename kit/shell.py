"""Does what the worker's script does in a browser: stores first, then sends, and asks the thinking worker."""

import json
from collections import deque
from random import Random
from typing import Any

from rifugio.table.projection.readers import Reader, reader_of
from rifugio.worker import calls, opening
from rifugio.worker.device import Device
from rifugio.worker.outcome import Outcome

Rows = dict[tuple[str, int], str]


class Lost(Exception):
    """Another page stored this event first."""


class Disk:
    """What a device stores: like the browser's database, it refuses a key that exists."""

    def __init__(self) -> None:
        self.rows: Rows = {}
        self.secrets: dict[str, str] = {}
        self.mine: dict[str, Any] = {}
        self.reviews: dict[tuple[str, int], str] = {}

    def store(self, done: dict[str, Any]) -> None:
        """Store all of an outcome, or nothing."""
        if any((link, seq) in self.rows for link, seq, _ in done["rows"]):
            raise Lost
        self.rows |= {(link, seq): text for link, seq, text in done["rows"]}
        self.secrets |= done["secrets"]
        self.mine |= done["mine"]
        for link, seat, text in done["reviews"]:
            self.reviews.pop((link, seat), None)
            if text is not None:
                self.reviews[link, seat] = text

    def rows_of(self, link: str, after: int = 0) -> list[str]:
        """Return the events of a table."""
        return [text for (one, seq), text in sorted(self.rows.items()) if one == link and seq > after]


class Shell:
    """A worker with one page, which holds all tokens of the device."""

    def __init__(self, disk: Disk) -> None:
        self.disk, self.device = disk, Device()
        self.frames: list[dict[str, Any]] = []
        self.closed: list[list[int]] = []
        self.asked: deque[dict[str, Any]] = deque()

    def do(self, outcome: Outcome) -> Any:  # noqa: ANN401 (JSON)
        """Carry out an outcome; return the answer to a request."""
        done = json.loads(outcome.write())
        self.disk.store(done)
        self.frames += [json.loads(text) for _, text in done["frames"]]
        self.closed += done["closed"]
        self.asked += done["asked"]
        return done["answer"]

    def request(self, method: str, path: str, body: object = None, tokens: tuple[str, ...] = ()) -> Any:  # noqa: ANN401
        """Return status and body."""
        found = opening.request(self.device, method, path, tokens, json.dumps(body))
        status, text = self.do(found)
        return status, json.loads(text) if text.startswith(("{", "[")) else text

    def load(self, link: str) -> None:
        """Open a stored table."""
        known = [(seat, text) for (one, seat), text in self.disk.reviews.items() if one == link]
        self.device.load(link, self.disk.secrets[link], self.disk.rows_of(link), known)
        self.do(self.device.due(link))

    def listen(self, link: str, after: int = 0, at: str | None = None) -> None:
        """Take the page to a table."""
        hello = {"hello": {"tokens": self.tokens(link), "after": after, "at": at}}
        self.do(self.device.greet(1, link, json.dumps(hello)))

    def tokens(self, link: str) -> list[str]:
        """Return the tokens for a table."""
        return [one["token"] for one in self.disk.mine[link]]

    def send(self, frame: dict[str, Any]) -> None:
        """Send a frame."""
        self.do(self.device.hear(1, json.dumps(frame)))

    def think(self) -> None:
        """Answer the oldest question."""
        asked = self.asked.popleft()
        question = json.dumps(asked["question"])
        answer = calls.judge(question) if asked["kind"] == "judge" else calls.think(question)
        self.do(self.device.answered(asked["key"], answer))

    def play(self, link: str, chance: Random, moves: int = 10_000) -> None:
        """Play a person's moves at random and the bots' as they think, until the game is over."""
        for _ in range(moves):
            table = self.device.tables[link].table
            if table.phase != "playing":
                return
            if self.asked:
                self.think()
                continue
            command = {"kind": "move", "seat": table.to_move, "move": chance.choice(self.legal(link))}
            self.command(link, command)

    def command(self, link: str, command: dict[str, Any]) -> None:
        """Send a command on the table as it is now."""
        seq = self.device.tables[link].table.seq
        number = f"{seq:08x}-0000-4000-8000-{len(self.frames):012x}"
        self.send({"command": {"id": number, "expected_seq": seq, "command": command}})

    def legal(self, link: str) -> list[str]:
        """Return the page's own legal moves."""
        found: list[str] = json.loads(self.device.tables[link].projection.legal_moves(self._reader(link)))
        return found

    def _reader(self, link: str) -> Reader:
        return reader_of(self.device.tables[link].table, self.device.sockets[1].caller)


def opened(
    shell: Shell, bots: tuple[str, ...] = ("squirrel", "ibex"), extensions: tuple[str, ...] = ()
) -> str:
    """Open a game of a person against bots, and take the page there."""
    look = {"name": "Ann", "animal": "hare", "colour": "red"}
    commands: list[dict[str, Any]] = [{"kind": "sit", "seat": 0, "look": look}]
    commands += [{"kind": "put_bot", "seat": number, "bot": bot} for number, bot in enumerate(bots, start=1)]
    commands.append({"kind": "start", "first": "draw"})
    sent = [
        {"id": f"00000000-0000-4000-8000-{seq:012x}", "expected_seq": seq, "command": command}
        for seq, command in enumerate(commands, start=1)
    ]
    options = {"players": 1 + len(bots), "extensions": list(extensions)}
    status, body = shell.request("POST", "/tables", {"options": options, "commands": sent})
    assert status == 201
    assert [one["answer"] for one in body["answers"]] == ["accepted"] * len(sent)
    link: str = body["table"]
    shell.listen(link)
    return link
