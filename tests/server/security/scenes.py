"""A table in each phase, with every kind of caller."""

from dataclasses import dataclass, field
from typing import Final
from uuid import UUID, uuid4

from httpx2 import AsyncClient

from tests.server.fresh import new_link
from tests.server.security.people import LOOKS, Json, Somebody, open_table, sit

PHASES: Final = ("waiting", "playing", "over", "aborted")
CALLERS: Final = (
    "anonymous",  # has only the table's link
    "onlooker",  # has the link for spectators
    "wrong_link",  # has all tokens, but a link to no table
    "seat",  # has seat 0
    "other_seat",  # has seat 1
    "host",  # opened the table, and has no seat
    "claimant",  # has the unused link that offers seat 0
    "dead",  # had seat 0 before it was revoked
    "elsewhere",  # has the host's and seat 0's token of another table
    "forged",  # has forged tokens
)
HOST_OPTIONS: Final = {"players": 3, "chat": True}


@dataclass
class Scene:
    """A table: seats 0 and 1 are people, seat 2 is open, then closed at the start; seat 0 is to move."""

    client: AsyncClient
    link: str
    watch: str
    room: str
    tokens: dict[str, str] = field(default_factory=dict)

    def caller(self, name: str) -> Somebody:
        tokens = self.tokens
        presented: dict[str, tuple[str, ...]] = {
            "wrong_link": tuple(tokens.values()),
            "seat": (tokens["seat"],),
            "other_seat": (tokens["other_seat"],),
            "host": (tokens["host"],),
            "claimant": (tokens["claimant"],),
            "dead": (tokens["dead"],),
            "elsewhere": (tokens["other_tables_host"], tokens["other_tables_seat"]),
            "forged": tuple(forged(tokens[name]) for name in ("host", "seat")),
        }
        link = {"onlooker": self.watch, "wrong_link": new_link()}.get(name, self.link)
        return Somebody(self.client, link, *presented.get(name, ()))


def forged(token: str) -> str:
    """Return a token with a wrong signature."""
    body, _, signature = token.rpartition(".")
    return f"{body}.{signature[::-1]}"


async def scene(client: AsyncClient, phase: str) -> Scene:
    """Return a table in a phase."""
    made = await _waiting(client)
    host, mover = made.caller("host"), made.caller("seat")
    if phase == "waiting":
        return made
    await host.do({"kind": "close_seat", "seat": 2})
    await host.do({"kind": "start", "first": "hiked"})
    if phase == "playing":
        await move_that_can_be_undone(mover)
    elif phase == "over":
        await play_to_the_end({0: mover, 1: made.caller("other_seat")})
    else:
        await host.do({"kind": "abort"})
    return made


async def _waiting(client: AsyncClient) -> Scene:
    elsewhere = await open_table(client)
    stranger = Somebody(client, elsewhere["table"])
    await stranger.do(sit(0))
    opened = await open_table(client, **HOST_OPTIONS)
    made = Scene(client, opened["table"], opened["watch"], opened["room"])
    host = Somebody(client, opened["table"], opened["host"])
    before = await Somebody(client, opened["table"]).do(sit(0, "dead-word"))
    await host.do({"kind": "revoke", "seat": 0})
    people = [Somebody(client, opened["table"]) for _ in range(2)]
    for number, person in enumerate(people):
        await person.do(sit(number, f"word-of-{number}"))
        await person.do({"kind": "hike", "seat": number, "days": number})
    link = await people[0].do({"kind": "hand_on", "seat": 0})
    made.tokens = {
        "host": opened["host"],
        "seat": people[0].tokens[0],
        "other_seat": people[1].tokens[0],
        "claimant": link["token"],
        "dead": before["token"],
        "other_tables_host": elsewhere["host"],
        "other_tables_seat": stranger.tokens[0],
    }
    return made


async def move_that_can_be_undone(mover: Somebody) -> None:
    table = await mover.table()
    while not table["turn"]["can_undo"]:
        await mover.do({"kind": "move", "seat": 0, "move": table["legal"][-1]})
        table = await mover.table()
        assert table["turn"]["seat"] == 0, "the turn is over and nothing could be undone"


async def play_to_the_end(seats: dict[int, Somebody]) -> None:
    """Play for everybody, ending each turn as soon as possible."""
    tokens = [token for person in seats.values() for token in person.tokens]
    everybody = Somebody(seats[0].client, seats[0].link, *tokens)
    table = await everybody.table()
    while table["phase"] == "playing":
        chosen = "end" if "end" in table["legal"] else table["legal"][0]
        move = {"kind": "move", "seat": table["turn"]["seat"], "move": chosen}
        assert (await everybody.send(move, table["seq"])).status_code == 200
        table = await everybody.table()


def command(kind: str, table: Json) -> Json:
    """Return a command of each kind, for seat 0 or, where a person would be in the way, for seat 2."""
    if kind in {"stand", "hand_on", "claim", "revoke", "undo", "start_over", "back", "expire", "resign"}:
        return {"kind": kind, "seat": 0}
    return {
        "options": {"kind": kind, "options": HOST_OPTIONS},
        "sit": sit(2),
        "look": {"kind": kind, "seat": 0, "look": LOOKS[3]},
        "word": {"kind": kind, "seat": 0, "word": "another"},
        "put_bot": {"kind": kind, "seat": 2, "bot": "squirrel"},
        "close_seat": {"kind": kind, "seat": 2},
        "open_seat": {"kind": kind, "seat": 2},
        "hike": {"kind": kind, "seat": 0, "days": 3},
        "start": {"kind": kind, "first": "hiked"},
        "move": {"kind": kind, "seat": 0, "move": (table["legal"] or ["end"])[-1]},
        "holiday": {"kind": kind, "seat": 0, "days": 3},
        "clock": {"kind": kind, "clock": {"kind": "live", "seconds": 60}},
        "abort": {"kind": kind},
        "leave": {"kind": kind},
        "rematch": {"kind": kind},
    }[kind]


def frame(kind: str) -> Json:
    """Return a frame of each kind, for seat 0."""
    nobody = {"id": str(UUID(int=0)), "expected_seq": 1, "command": {"kind": "abort"}}
    frames: dict[str, Json] = {
        "hello": {"hello": {"tokens": [], "after": 0}},
        "command": {"command": nobody},
        "why_not": {"why_not": {"id": str(uuid4()), "move": "end"}},
        "ways": {"ways": {"id": str(uuid4())}},
        "worth": {"worth": {"id": str(uuid4()), "seat": 0}},
        "hint": {"hint": {"id": str(uuid4())}},
        "phrase": {"phrase": {"seat": 0, "code": "hello"}},
        "ping_tile": {"ping_tile": {"seat": 0, "cell": [0, 0]}},
        "chat": {"chat": {"seat": 0, "text": "hello"}},
        "ping": {"ping": 7},
    }
    return frames[kind]
