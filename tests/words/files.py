"""Parses the locale files."""

from functools import cache
from pathlib import Path
from typing import Final, TypeAlias

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from kit.repository import ROOT
from rifugio.words import LANGUAGES

LOCALES: Final = ROOT / "src" / "rifugio" / "locales"

Messages: TypeAlias = dict[str, ast.Message]


def paths(language: str) -> list[Path]:
    return sorted((LOCALES / language).glob("*.ftl"))


ALL_PATHS: Final = [path for language in LANGUAGES for path in paths(language)]


def name_of(path: Path) -> str:
    return path.relative_to(LOCALES).as_posix()


@cache
def parsed(path: Path) -> ast.Resource:
    return FluentParser().parse(path.read_text(encoding="utf-8"))


def entries(path: Path) -> list[ast.Message]:
    return [entry for entry in parsed(path).body if isinstance(entry, ast.Message)]


@cache
def messages(language: str) -> Messages:
    return {entry.id.name: entry for path in paths(language) for entry in entries(path)}


def keys(path: Path) -> set[str]:
    """Return the keys of a file, including attributes."""
    found = {entry.id.name for entry in entries(path)}
    return found | {f"{entry.id.name}.{one.id.name}" for entry in entries(path) for one in entry.attributes}


class Contents(Visitor):
    """What a message is made of."""

    def __init__(self) -> None:
        super().__init__()
        self.texts: list[str] = []
        self.variables: set[str] = set()
        self.references: set[tuple[str, str]] = set()
        self.functions: set[str] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802  the visitor's way
        self.texts.append(node.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  the visitor's way
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  the visitor's way
        self.references.add((node.id.name, node.attribute.name if node.attribute else ""))

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802  the visitor's way
        self.functions.add(node.id.name)
        self.generic_visit(node)


def contents(node: ast.BaseNode) -> Contents:
    found = Contents()
    found.visit(node)
    return found


def placeholders(language: str, key: str) -> set[str]:
    """Return the parameters of a message, its own and those of messages it refers to, in any form."""
    found: set[str] = set()
    seen: set[str] = set()
    waiting = [key]
    while waiting:
        name = waiting.pop()
        if name not in seen:
            seen.add(name)
            inside = contents(messages(language)[name])
            found |= inside.variables
            waiting += [other for other, _ in inside.references]
    return found
