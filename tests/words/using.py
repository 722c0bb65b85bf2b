"""Which messages are used: by name, built from a prefix and a code, or in another message."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, get_args

from kit.repository import ROOT
from rifugio.bots import BOTS
from rifugio.engine.moves import Build, DrawBlind, End, Go, PlaceDrawn, PlaceOpen, Remove, Reveal, Swap
from rifugio.engine.rulebooks import BOX
from rifugio.replay.awards import ORDER as AWARDS
from rifugio.table.messages.answers import Refused
from rifugio.table.messages.phrases import Phrase
from rifugio.terminal.menu_rows import MenuRows
from rifugio.terminal.overlays import KEYS
from rifugio.terminal.plain_words import ENGLISH
from rifugio.words import FALLBACK, REMARKS, Words, rulebook
from rifugio.words.sentences import key_of
from tests.words.files import contents, messages
from tests.words.gathering import EFFECTS, REASONS

PYTHON: Final = ROOT / "src" / "rifugio"
BROWSER: Final = ROOT / "web" / "src"
NO_USE: Final = re.compile(r"\.test\.ts$|\.d\.ts$|/words/keys\.(check\.)?ts$|/words/samples\.json$|/gallery/")
"""Files of the browser client in which a key does not count as used."""

_STRING: Final = re.compile(r"""(["'`])([a-z][a-z0-9-]*(?:\.[a-z][a-z0-9-]*)?)\1""")
_TEMPLATE: Final = re.compile(r"`([a-z][a-z-]*-|[a-z][a-z-]*\.)\$\{")
_SAID: Final = re.compile(r"""\b(?:say|told)\(\s*(["'`])([^"'`$]+)\1""")
_MOVES: Final = (PlaceOpen, DrawBlind, PlaceDrawn, Swap, Remove, Reveal, Go, Build, End)

MADE: Final[dict[str, set[str]]] = {
    "award": set(AWARDS),
    "bot": set(BOTS),
    "effect": {key_of("", kind.__new__(kind))[1:] for kind in EFFECTS},
    "key": {name for _, name in KEYS},
    "menu": set(MenuRows(Words(), [Path("a saved game")]).names),
    "move": {key_of("", kind.__new__(kind))[1:] for kind in _MOVES},
    "phrase": set(get_args(Phrase)),
    "plain-word": set(ENGLISH),
    "reason": {key_of("", kind.__new__(kind))[1:] for kind in REASONS},
    "refused": {code.replace("_", "-") for code in get_args(Refused)},
    "remark": set(REMARKS),
    "rule": {one.key.removeprefix("rule-") for chapter in rulebook() for one in chapter.paragraphs},
    "rules": {chapter.key.removeprefix("rules-") for chapter in rulebook()},
}
"""A prefix of built keys → the codes that can follow it."""

ATTRIBUTES: Final = (
    "bot",
    *(module.name for module in BOX[1:]),
    "plain-word",
    "rule",
    "rules",
    "settings-light",
    "settings-pace",
    "settings-palette",
)
"""Messages, or their prefixes, whose attributes are accessed by a built name."""


def _browser_files() -> Iterator[Path]:
    for path in sorted(BROWSER.rglob("*")):
        if path.suffix in {".ts", ".svelte", ".json"} and not NO_USE.search(path.as_posix()):
            yield path


def _python_files() -> Iterator[ast.Module]:
    for path in sorted(PYTHON.rglob("*.py")):
        yield ast.parse(path.read_text(encoding="utf-8"), str(path))


@cache
def strings() -> frozenset[str]:
    """Return every string in Python and the browser client that may be a key."""
    found: set[str] = set()
    for tree in _python_files():
        constants = (node for node in ast.walk(tree) if isinstance(node, ast.Constant))
        found |= {node.value for node in constants if isinstance(node.value, str)}
    for path in _browser_files():
        found |= {key for _, key in _STRING.findall(path.read_text(encoding="utf-8"))}
    return frozenset(found)


@cache
def prefixes() -> frozenset[str]:
    """Return the prefixes of built keys: `award-` of f"award-{award}" or `award-${award}`."""
    found: set[str] = set()
    for tree in _python_files():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and _is_say(node.func):
                for part in ast.walk(node.args[0]) if node.args else ():
                    if isinstance(part, ast.JoinedStr) and isinstance(part.values[0], ast.Constant):
                        found.add(str(part.values[0].value))
    for path in _browser_files():
        for line in path.read_text(encoding="utf-8").splitlines():
            if "say(" in line or "told(" in line:
                found |= set(_TEMPLATE.findall(line))
    return frozenset(found)


def said() -> Iterator[str]:
    """Yield every key that is used by its literal name."""
    for tree in _python_files():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and _is_say(node.func) and node.args:
                yield from _names(node.args[0])
    for path in _browser_files():
        yield from (key for _, key in _SAID.findall(path.read_text(encoding="utf-8")))


def _is_say(called: ast.expr) -> bool:
    return getattr(called, "attr", getattr(called, "id", "")) == "say"


def _names(argument: ast.expr) -> Iterator[str]:
    match argument:
        case ast.Constant(value=str(key)):
            yield key
        case ast.IfExp(body=one, orelse=other):
            yield from _names(one)
            yield from _names(other)


def every_key() -> set[str]:
    """Return the keys of all messages and of their attributes."""
    found = set[str]()
    for key, message in messages(FALLBACK).items():
        found |= {key} if message.value else set()
        found |= {f"{key}.{one.id.name}" for one in message.attributes}
    return found


def used() -> set[str]:
    """Return the keys that are used, including those that used messages refer to."""
    made = {f"{prefix}-{code}" for prefix, codes in MADE.items() for code in codes}
    made |= {f"{module.name}-name" for module in BOX[1:]}
    waiting = [key for key in every_key() if key in strings() or _is_made(key, made)]
    found = set[str]()
    while waiting:
        key = waiting.pop()
        if key not in found:
            found.add(key)
            waiting += _references(key)
    return found


def _is_made(key: str, made: set[str]) -> bool:
    name, _, attribute = key.partition(".")
    if not attribute:
        return key in made
    prefix = next((one for one in ATTRIBUTES if name == one or name.startswith(f"{one}-")), None)
    return prefix is not None and (name in made or name == prefix)


def _references(key: str) -> list[str]:
    name, _, attribute = key.partition(".")
    message = messages(FALLBACK)[name]
    patterns = [one.value for one in message.attributes if one.id.name == attribute]
    pattern = patterns[0] if attribute else message.value
    assert pattern is not None
    inside = contents(pattern).references
    return [f"{other}.{part}" if part else other for other, part in inside]
