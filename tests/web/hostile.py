"""Malicious replay links: each has one value replaced by something hostile."""

import json
import random
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path
from typing import Final, NamedTuple, cast

from rifugio.replay import fragment, unfolded

SAMPLES: Final = Path(__file__).parent.parent.parent / "web" / "src" / "replay" / "samples.json"
REPLAYS: Final = ("base-2", "helicopter+rafts-4", "journey")
"""Few players, everything in the box, and one with a seal."""
TURNS: Final = 4
"""This many turns of each are enough, and quick to show."""
AWAY: Final = "https://elsewhere.invalid"

MARKUP: Final = (
    f'"><img class=hostile src={AWAY}/x onerror="window.hostile=1">',
    '"/></g></svg><iframe class=hostile srcdoc="<script>parent.hostile=1</script>"></iframe>',
    f'red"/></g><a class=hostile href="{AWAY}"><rect width=9999 height=9999 /></a>',
    f'"><meta class=hostile http-equiv=refresh content="0;url={AWAY}">',
    "\"><style class=hostile>body{background:url('https://elsewhere.invalid/x')}</style>",
    f"red);background:url({AWAY}/x);--x:var(--y",
    "<img src=x onerror=hostile=1>",
    "javascript:window.hostile=1//",
)
PROTOTYPES: Final = ("__proto__", "constructor", "toString", {"__proto__": {"hostile": 1}})
WRONG: Final[tuple[object, ...]] = (
    None,
    True,
    0,
    -1,
    0.5,
    1e308,
    10**30,
    "",
    [],
    {},
    [[[[[]]]]],
    [None] * 500,
    "é" * 5000,
)
VALUES: Final = (*MARKUP, *PROTOTYPES, *WRONG)

WORDS: Final = (
    *("open9@1,0", "open0@999,999", "open0@99999999999,0", "drawn@9,9^9", "swap0@0,0", "remove9", "remove"),
    *("walk>99,99", "walk>1e9,0", "hop>0,0", "constructor>0,0", "hut+0,0;@;@", "raft+5,5/99", "draw;=X"),
    *("=T1=T1", "~~", "<", "=<b>", "end;NaN", "end;-1", "end;c9", "end;k9", "end;v2", "walk>0,0;$xx"),
    *("end;.;.;.", "?__proto__", *MARKUP),
)

Where = tuple[str | int, ...]


class Link(NamedTuple):
    """A fragment, and a description of what is wrong with it."""

    what: str
    fragment: str


def hostile_links() -> list[Link]:
    """Return the links, deterministically."""
    texts = {one["name"]: unfolded(one["replay"]) for one in json.loads(SAMPLES.read_text(encoding="utf-8"))}
    links = [link for name in REPLAYS for link in _of(name, texts[name])]
    links += _raw(texts[REPLAYS[0]])
    return list({link.fragment: link for link in links}.values())


def _of(name: str, replay: str) -> Iterator[Link]:
    first, *turns = replay.split("\n")[: 1 + TURNS]
    head = json.loads(first)
    head["origins"] = [[[number % TURNS for number in tiles] for tiles in one] for one in head["origins"]]
    first = json.dumps(head)
    values = cycle(random.Random(name).sample(VALUES, len(VALUES)))
    for number, path in enumerate(_paths(head)):
        if len(path) > 2 and path[0] in {"start", "origins"} and number % 3:
            continue  # numbers are alike
        many = len(VALUES) if path[:2] == ("actors", 0) and name == REPLAYS[-1] else 1
        for value in (next(values) for _ in range(many)):
            changed = json.dumps(_put(head, path, value))
            yield Link(f"{name} {path} {str(value)[:40]}", fragment("\n".join([changed, *turns])))
    for word in WORDS:
        at = len(turns) // 2
        changed = "\n".join([first, *turns[:at], f"{word} {turns[at]}", *turns[at + 1 :]])
        yield Link(f"{name} {word[:40]}", fragment(changed))


def _raw(replay: str) -> Iterator[Link]:
    """Yield invalid JSON, oversized input, and things that are no replay at all."""
    first, _, rest = replay.partition("\n")
    texts = {
        "NaN": first.replace(":1,", ":NaN,", 1),
        "Infinity": first.replace("[3,2,2,", "[Infinity,2,2,"),
        "twice": first.replace("{", '{"actors":[],', 1),
        "a prototype": first.replace("{", '{"__proto__":{"hostile":1},', 1),
        "deep": "[" * 90_000 + "]" * 90_000,
        "deep inside": first.replace('"date":""', f'"date":{"[" * 9000}{"]" * 9000}'),
        "markup": MARKUP[0] * 100,
    }
    yield from (Link(what, fragment(f"{text}\n{rest}")) for what, text in texts.items())
    yield Link("many words", fragment("\n".join([first, "draw " * 30_000])))
    yield Link("no UTF-8", fragment(replay)[:-40] + "A" * 40)
    yield Link("a bomb", fragment(" " * 14_000_000))
    yield from (Link(text[:20], text) for text in (*MARKUP, "A" * 30_000, "%00", "%"))


def _paths(value: object, at: Where = ()) -> Iterator[Where]:
    """Yield the path of every value inside a value, its own first."""
    yield at
    if isinstance(value, dict | list):
        for name, one in value.items() if isinstance(value, dict) else enumerate(value):
            yield from _paths(one, (*at, name))


def _put(whole: object, path: Where, value: object) -> object:
    if not path:
        return value
    copy = cast("dict[str | int, object]", whole).copy()
    copy[path[0]] = _put(copy[path[0]], path[1:], value)
    return copy
