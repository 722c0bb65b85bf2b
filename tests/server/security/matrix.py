"""The authorization matrix: reads `expected.toml`, and measures the actual outcomes."""

import tomllib
from collections.abc import Iterable
from dataclasses import fields
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, get_args
from uuid import uuid4

from httpx2 import AsyncClient

from rifugio.server.host.running import running_node
from rifugio.server.web.app import create_app
from rifugio.table.messages.bounds import Apart
from rifugio.table.messages.commands import Command
from rifugio.table.messages.frames import ClientFrame
from tests.server.nodes import settings_for
from tests.server.security.people import Json, Line, Somebody, on_the_line
from tests.server.security.scenes import CALLERS, Scene, command, frame, scene

Row = dict[str, str]
"""The outcome for each caller."""

EXPECTED: Final = Path(__file__).with_name("expected.toml")


def expected(section: str, phase: str) -> dict[str, Row]:
    """Return the expected outcomes in a phase, by row."""
    table = tomllib.loads(EXPECTED.read_text(encoding="utf-8"))
    assert tuple(table["callers"].split()) == CALLERS
    found = {}
    for name, cells in table[section][phase].items():
        outcomes = cells.split()
        everybody = outcomes * len(CALLERS) if len(outcomes) == 1 else outcomes
        found[name] = dict(zip(CALLERS, everybody, strict=True))
    return found


def differences(wanted: dict[str, Row], found: dict[str, Row]) -> list[str]:
    """Return a message for each cell that differs."""
    return [
        f"{row}, {caller}: {found[row][caller]} and not {wanted.get(row, {}).get(caller, 'in the file')}"
        for row in found
        for caller in CALLERS
        if wanted.get(row, {}).get(caller) != found[row][caller]
    ] + [f"{row} is in the file and nowhere else" for row in wanted.keys() - found.keys()]


# All routes, commands and frames


def routes() -> list[str]:
    """Return every route of the application, as `GET /path`; sockets as `SOCKET /path`."""
    found = []
    for route in create_app(settings_for(""), running_node).routes:
        methods = getattr(route, "methods", None) or {"SOCKET"}
        found += [f"{method} {getattr(route, 'path', '')}" for method in sorted(methods - {"HEAD"})]
    return found


def kinds_of_command() -> list[str]:
    return [Apart("kind").tag_of(kind) for kind in get_args(get_args(Command)[0])]


def kinds_of_frame() -> list[str]:
    return [fields(kind)[0].name for kind in get_args(get_args(ClientFrame)[0])]


# Actual outcomes


async def ask_route(route: str, one: Scene, who: Somebody) -> str:
    """Return the status of a route's answer."""
    method, _, path = route.partition(" ")
    seq = (await one.caller("seat").table())["seq"] if path.endswith("/commands") else 0
    bodies: dict[str, Json] = {
        "/api/tables": {},
        "/api/records": {"text": "nonsense"},
        "/api/mine": {"tokens": who.tokens},
        "/api/rucksack": {"tokens": who.tokens} if method == "POST" else {},
        "/api/rucksack/seats": {"tokens": who.tokens},
        "/api/rucksack/joins": {"session": "x" * 43},
        "/api/rucksack/openings": {"code": "quiet-amber-lake-ridge-4711"},
        "/api/rucksack/passkeys": {"id": "AA", "client_data": "AA", "attestation": "AA"},
        "/api/rucksack/passkey-openings": {
            "id": "AA",
            "client_data": "AA",
            "authenticator_data": "AA",
            "signature": "AA",
        },
        "/api/rucksack/address": {"address": "wilma@example.org"},
        "/api/rucksack/confirmations": {"code": "quiet-amber-lake-ridge-4711"},
        "/api/rucksack/letters": {"address": "wilma@example.org"},
        "/api/rucksack/notices": {"after_minutes": 10, "zone": "UTC"},
        "/api/rucksack/notices/ways": {"way": {"kind": "mail"}},
        "/api/trails/{day}/tries": {"look": {"name": "Ann", "animal": "hare", "colour": "red"}},
        "/api/tables/{link}/why-not": {"move": "end"},
        "/api/tables/{link}/reviews": {"seat": 0},
        "/api/tables/{link}/reviews/{seat}/tries": {"ply": 1},
        "/api/tables/{link}/commands": {
            "id": str(uuid4()),
            "expected_seq": seq,
            "command": {"kind": "word", "seat": 0, "word": "again"},
        },
    }
    names = {"{link}": who.link, "{name}": one.room, "{seat}": "0", "{number}": "1", "{code}": "A" * 32}
    names["{day}"] = datetime.now(UTC).date().isoformat()
    address = path
    for name, real in names.items():
        address = address.replace(name, real)
    answer = await who.client.request(method, address, json=bodies.get(path), headers=who.headers)
    if path == "/api/mine":
        return f"{sum(mine['good'] for mine in answer.json())}/{len(answer.json())}"
    return str(answer.status_code)


async def ask_command(kind: str, table: Json, who: Somebody) -> str:
    """Return the answer to a command: `yes`, the code of a refusal, or a status."""
    answer = await who.send(command(kind, table), table["seq"])
    if answer.status_code not in {200, 409}:
        return str(answer.status_code)
    said: Json = answer.json()
    return "yes" if said["answer"] == "accepted" else str(said["code"])


async def all_commands(client: AsyncClient, phase: str) -> dict[str, Row]:
    found: dict[str, Row] = {}
    one: Scene | None = None
    table: Json = {}
    for kind in kinds_of_command():
        for name in CALLERS:
            if one is None:
                one = await scene(client, phase)
                table = await one.caller("seat").table()
            outcome = await ask_command(kind, table, one.caller(name))
            found.setdefault(kind, {})[name] = outcome
            if outcome == "yes":
                one = None  # cannot be undone
    return found


async def all_frames(url: str, client: AsyncClient, phase: str) -> dict[str, Row]:
    found: dict[str, Row] = {kind: {} for kind in kinds_of_frame()}
    one = await scene(client, phase)
    async with on_the_line(url, one.link) as listener:
        await listener.until("presence")
        for name in CALLERS:
            for kind in kinds_of_frame():
                found[kind][name] = await _say(url, one.caller(name), kind, listener)
    return found


async def _say(url: str, who: Somebody, kind: str, listener: Line) -> str:
    """Return the outcome of a frame: `answered`, `heard` by others, `silence`, or a close code."""
    async with on_the_line(url, who.link, who.tokens) as line:
        first = await _first(line)
        if kind == "hello" or not first.startswith("seats"):
            return first
        await line.send(frame(kind))
        if kind == "hint":  # a bot computes it in the background
            return "answered" if await line.until("hint") else "silence"
        await line.send({"ping": 99})
        answers = await _answers(line)
        if answers & {"answer", "why_not", "ways", "worth"}:
            return "answered"
        if not answers & {"pong"}:
            return str(await line.close_code())
        if kind == "ping":
            return "answered"
        await listener.send({"ping": 1})
        return "heard" if kind in await _answers(listener) else "silence"


async def _first(line: Line) -> str:
    """Return the answer to the hello."""
    try:
        welcome = (await line.until("welcome"))["welcome"]
    except Exception:  # noqa: BLE001 - however it ends, the code says why
        return str(line.socket.close_code)
    return "seats:" + (",".join(map(str, welcome["seats"])) or "-") + ("+host" if welcome["host"] else "")


async def _answers(line: Line) -> set[str]:
    heard: set[str] = set()
    while "pong" not in heard:
        try:
            heard |= (await line.next()).keys()
        except Exception:  # noqa: BLE001 - closed
            return heard
    return heard


async def all_routes(client: AsyncClient, phase: str) -> dict[str, Row]:
    one = await scene(client, phase)
    found: dict[str, Row] = {}
    for route in routes():
        if route.startswith("SOCKET"):
            continue
        for name in CALLERS:
            outcome = await ask_route(route, one, one.caller(name))
            found.setdefault(route, {})[name] = outcome
    return found


async def all_views(client: AsyncClient, phase: str) -> dict[str, Row]:
    """Return which parts of the table each caller sees beyond what everybody does."""
    one = await scene(client, phase)
    found: dict[str, Row] = {"mine": {}, "room": {}, "piles": {}, "legal": {}, "secret": {}}
    for name in CALLERS:
        answer = await one.caller(name).get()
        if answer.status_code != 200:
            for row in found.values():
                row[name] = str(answer.status_code)
            continue
        table = answer.json()
        players = (table["game"] or {"players": []})["players"]
        found["mine"][name] = _list(seat["seat"] for seat in table["seats"] if seat["mine"])
        found["piles"][name] = _list(
            table["game"]["order"][number] for number, player in enumerate(players) if player["pile"]
        )
        for field in ("room", "legal", "secret"):
            found[field][name] = "-" if table[field] is None else "shown"
    return found


def _list(numbers: Iterable[int]) -> str:
    return ",".join(map(str, sorted(numbers))) or "-"
