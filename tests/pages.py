"""Finds the commands in the documentation, and checks that they exist.

Nothing is run here: a command is compared with the Makefile, the options of `rifugio`, and the existing
modules and files. The README's commands are also run, by tools/release/newcomer.py.
"""

import json
import re
import shlex
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import typer

from kit.repository import ROOT
from rifugio.cli.app import app

PAGES: Final = sorted(
    page
    for page in [
        *ROOT.glob("*.md"),
        *ROOT.glob("docs/**/*.md"),
        *ROOT.glob("examples/**/*.md"),
        *ROOT.glob(".github/*.md"),
    ]
    if "node_modules" not in page.parts
)
OTHERS: Final = {
    *("cd", "chown", "cp", "docker", "export", "git", "grep", "kubectl", "mkdir", "openssl", "touch"),
    *("certbot", "chmod", "curl", "echo", "nats-server", "npx", "pg_basebackup", "pg_ctl", "printf", "psql"),
    "systemctl",
}
"""Third-party programs, which are not checked. Add a new one after trying it."""
_FENCED: Final = re.compile(r"^```(\w*)[^\n]*\n(.*?)^```", re.MULTILINE | re.DOTALL)
_SPAN: Final = re.compile(r"`([^`\n]+)`")
_BROKEN: Final = re.compile(r"\\\n\s*")
_TARGET: Final = re.compile(r"^([a-z]+):", re.MULTILINE)


def without_blocks(text: str) -> str:
    """Return a page without its code blocks."""
    return _FENCED.sub("", text)


def commands(text: str) -> Iterator[str]:
    """Yield all commands of a page: in code blocks, and our own in running text."""
    for language, block in _FENCED.findall(text):
        if language == "sh":
            yield from (line.strip() for line in _BROKEN.sub(" ", block).splitlines() if line.strip())
    for span in _SPAN.findall(without_blocks(text)):
        if re.match(r"(make|npm run|python -m|rifugio) [\w.-]+(\s|$)", span) and "…" not in span:
            yield span


def cannot_be_copied(text: str) -> list[str]:
    """Return what cannot be pasted from a page into a shell: prompts, and blocks not marked `sh`."""
    blocks = _FENCED.findall(text)
    prompted = [line for _, block in blocks for line in block.splitlines() if line.startswith(("$ ", "# $ "))]
    return prompted + [block for language, block in blocks if language in {"console", "bash", "shell"}]


def fault(command: str) -> str | None:
    """Return what is wrong with a command, or None."""
    try:
        words = shlex.split(command, comments=True)
    except ValueError as error:
        return str(error)
    for part in _parts(words):
        while part and re.fullmatch(r"\w+=.*", part[0]):
            part.pop(0)
        found = _fault(part) if part else None
        if found:
            return found
    return None


def _parts(words: list[str]) -> Iterator[list[str]]:
    part: list[str] = []
    for word in words:
        if word in {"&&", "||", "|", ";", "&"}:
            yield part
            part = []
        else:
            part.append(word)
    yield part


def _fault(words: list[str]) -> str | None:
    name, rest = words[0].rpartition("/")[2], words[1:]
    if name in {"uvx", "pipx"}:
        return _fault(rest[rest.index("rifugio") :]) if "rifugio" in rest else f"{name} without rifugio"
    if "/" in words[0] and not words[0].startswith((".venv/", "build/", "/opt/")):
        return None if (ROOT / words[0]).is_file() else f"there is no {words[0]}"
    check = {
        "make": _make,
        "rifugio": _rifugio,
        "python": _python,
        "python3": _python,
        "pytest": _pytest,
        "npm": _npm,
        "pip": _pip,
    }.get(name)
    if check is None:
        return None if name in OTHERS else f"what is {name}?"
    return check(rest)


@cache
def _targets() -> frozenset[str]:
    return frozenset(_TARGET.findall((ROOT / "Makefile").read_text(encoding="utf-8")))


def _make(words: list[str]) -> str | None:
    wrong = [word for word in words if "=" not in word and word not in _targets()]
    return f"make has no {wrong[0]}" if wrong else None


def _rifugio(words: list[str]) -> str | None:
    command = typer.main.get_command(app)
    place = "rifugio"
    while words and (under := getattr(command, "commands", None)) and not words[0].startswith("-"):
        place, below = f"{place} {words[0]}", under.get(words[0])
        if below is None:
            return f"there is no {place}"
        command, words = below, words[1:]
    known = {"--help"} | {
        opt for one in command.params for opt in (*one.opts, *one.secondary_opts) if opt.startswith("-")
    }
    wrong = [word for word in words if re.match(r"--?[a-z]", word) and word.partition("=")[0] not in known]
    return f"{place} has no {wrong[0]}" if wrong else None


def _python(words: list[str]) -> str | None:
    if words[:1] != ["-m"]:
        return None
    if words[1] in {"http.server", "venv", "pip"}:
        return None
    path = words[1].replace(".", "/")
    files = [
        file
        for root in (ROOT, ROOT / "src")
        for file in (root / f"{path}.py", root / path / "__main__.py")
        if file.is_file()
    ]
    if not files:
        return f"there is no module {words[1]}"
    folder = files[0].parent
    text = "".join(file.read_text(encoding="utf-8") for file in (files[0], *folder.glob("*.py")))
    wrong = [
        word for word in words[2:] if word.startswith("--") and f'"{word.partition("=")[0]}"' not in text
    ]
    return f"{words[1]} has no {wrong[0]}" if wrong else None


def _pytest(words: list[str]) -> str | None:
    wrong = [
        word for word in words if word.startswith("tests") and not (ROOT / word.partition("::")[0]).exists()
    ]
    return f"there is no {wrong[0]}" if wrong else None


def _npm(words: list[str]) -> str | None:
    scripts = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))["scripts"]
    if words[:1] == ["run"] and words[1] not in scripts:
        return f"npm has no {words[1]}"
    return None


def _pip(words: list[str]) -> str | None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for word in words:
        if found := re.fullmatch(r"rifugio\[([\w,]+)\]", word):
            wrong = set(found[1].split(",")) - project["optional-dependencies"].keys()
            if wrong:
                return f"rifugio has no extra {wrong.pop()}"
    return None


def named_files(text: str) -> Iterator[str]:
    """Yield what looks like a file or folder of the repository, in a line of text."""
    tops = "|".join(
        (
            "src",
            "tests",
            "kit",
            "tools",
            "docs",
            "deploy",
            "web",
            "benchmarks",
            "examples",
            "requirements",
            "schema",
        )
    )
    for span in _SPAN.findall(without_blocks(text)):
        if re.fullmatch(rf"(?:(?:{tops})/|\.ci/|\.github/)[\w./*-]*\w", span):
            yield span


def is_there(name: str, page: Path) -> bool:
    """Return whether a file exists, relative to the repository or to the page."""
    return any(any(folder.glob(name)) for folder in (ROOT, page.parent, ROOT / "src" / "rifugio"))
