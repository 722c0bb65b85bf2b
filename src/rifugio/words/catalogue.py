"""The Fluent messages of one language, parsed lazily.

Reading the files takes a millisecond or two, parsing them all as long as importing the parser. So a message
is parsed when it is first needed, together with those it refers to.
"""

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import pairwise
from typing import Final, TypeAlias

from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentType, fluent_number
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from rifugio.words.numbers import MARK, box_numbers

Datum: TypeAlias = str | int | float
"""The types of a message's arguments: engine ids and names as text, and numbers."""

_PACKAGES: Final = ["rifugio"]
"""The packages with messages; ours comes first, and no other package can override its messages."""

_ENTRY: Final = re.compile(r"^-?[a-zA-Z][\w-]*(?= *=)", re.MULTILINE)


def add_texts(package: str) -> None:
    """Register an extension's messages: the files of `locales/en` and so on in its package, if any.

    Their keys begin with its name, so that it cannot change the messages of others.
    """
    if package not in _PACKAGES:
        _PACKAGES.append(package)
        sources.cache_clear()
        catalogue.cache_clear()


@cache
def sources(language: str) -> Mapping[str, str]:
    """Return the source of every message of a language, by key."""
    found: dict[str, str] = {}
    for package in _PACKAGES:
        found = _read(files(package) / "locales" / language) | found
    return found


def _read(folder: Traversable) -> dict[str, str]:
    """Return the source of every message in a folder; empty if there is no such folder."""
    found: dict[str, str] = {}
    for file in sorted(folder.iterdir(), key=lambda one: one.name) if folder.is_dir() else ():
        if file.name.endswith(".ftl"):
            text = file.read_text(encoding="utf-8")
            entries = list(_ENTRY.finditer(text))
            ends = [*(entry.start() for entry in entries), len(text)]
            found |= {
                entry[0]: text[start:stop]
                for entry, (start, stop) in zip(entries, pairwise(ends), strict=True)
            }
    return found


@cache
def catalogue(language: str) -> "Catalogue":
    """Return the shared catalogue of a language."""
    return Catalogue(language)


class Catalogue:
    """The messages of one language: looked up, parsed when needed, and filled in."""

    def __init__(self, language: str) -> None:
        self._sources = sources(language)
        self._known: set[str] = set()
        self._parser = FluentParser(with_spans=False)
        # No bidi isolation marks around arguments, here or in the browser: docs/decisions/0020
        self._bundle = FluentBundle([language], use_isolating=False)

    def fill_in(self, key: str, data: Mapping[str, Datum]) -> tuple[str, list[Exception]] | None:
        """Return a formatted message and the errors met; None if there is no such message."""
        name, _, attribute = key.partition(".")
        if name not in self._sources:
            return None
        self._learn(name)
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return None
        told = {**box_numbers(), **data} if f"${MARK}" in self._sources[name] else data
        text, errors = self._bundle.format_pattern(pattern, {n: _plain(value) for n, value in told.items()})
        return str(text), errors

    def _learn(self, name: str) -> None:
        """Parse a message and all messages it refers to."""
        if name in self._known or name not in self._sources:
            return
        self._known.add(name)
        resource = self._parser.parse(self._sources[name])
        self._bundle.add_resource(resource)
        references = _References()
        references.visit(resource)
        for other in references.names:
            self._learn(other)


class _References(Visitor):
    """Collects the messages and terms that a message refers to."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  the visitor's way
        self.names.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802  the visitor's way
        self.names.add(f"-{node.id.name}")
        self.generic_visit(node)


def _plain(value: Datum) -> str | FluentType:
    """Return a number that is formatted without thousands separators in every language."""
    return value if isinstance(value, str) else fluent_number(value, useGrouping=False)
