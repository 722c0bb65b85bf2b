"""Runs the Python examples of a Markdown page, as a reader would: top to bottom, in one session.

    python kit/pages/examples.py README.md            all of them
    python kit/pages/examples.py --first README.md    the first only

A block with `>>>` is checked like a doctest, any other is executed. Needs only the standard library, so
that it can run in an environment that has nothing but the package.
"""

from __future__ import annotations

import doctest
import re
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

_BLOCK = re.compile(r"^```(?:python|pycon)\b[^\n]*\n(.*?)^```\s*$", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True)
class Example:
    """One block of code and the line of the page (counted from 1) on which its code begins."""

    line: int
    code: str


def examples(page: str) -> list[Example]:
    """Every Python block of the page."""
    return [Example(page.count("\n", 0, found.start(1)) + 1, found[1]) for found in _BLOCK.finditer(page)]


def run(example: Example, session: dict[str, Any], name: str = "README.md") -> None:
    """Runs one block in the session; raises what the block raises, AssertionError if a doctest fails."""
    if ">>>" not in example.code:
        # empty lines make tracebacks show the page's line numbers
        exec(compile("\n" * (example.line - 1) + example.code, name, "exec"), session)
        return
    test = doctest.DocTestParser().get_doctest(example.code, session, name, name, example.line - 1)
    report: list[str] = []
    result = doctest.DocTestRunner(verbose=False).run(test, out=report.append, clear_globs=False)
    session |= test.globs
    if result.failed:
        raise AssertionError("".join(report))


def main(arguments: list[str]) -> int:
    """Runs the page's examples; returns 1 if it has none."""
    page = Path(arguments[-1])
    found = examples(page.read_text(encoding="utf-8"))
    if not found:
        print(f"{page} has no Python example", file=sys.stderr)
        return 1
    session: dict[str, Any] = {"__name__": "__main__"}
    for example in found[:1] if "--first" in arguments else found:
        run(example, session, page.name)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
