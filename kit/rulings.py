"""Parses the rulings and the test vectors of docs/rules/rulings.md."""

import re
from dataclasses import dataclass
from pathlib import Path

from kit.repository import ROOT

RULINGS = Path("docs/rules/rulings.md")
NOTHING_TO_TEST = "N"
UNTAGGED = "E"  # rulings.md, 1.14: "every line is [E] unless noted"

ID = r"[BHRC]-[A-Z0-9]+-\d{2}"
_RULING_LINE = re.compile(rf"^- \*\*({ID})\*\*((?: \[[A-Z]\])*)")
_VECTOR_LINE = re.compile(r"^\| (T-\d+[a-z]?) \| ([^|]*) \|")
_PREFIX_IN_RULES = re.compile(r"(?<![\w-])([A-Z])-[A-Z0-9]+")


@dataclass(frozen=True)
class Ruling:
    """One ruling of Part 1: its id and the status tags it opens with."""

    id: str
    status: str  # "T", "D", "E", "X", or several as printed: "N T"

    @property
    def prefix(self) -> str:
        """B, H, R or C."""
        return self.id[0]

    @property
    def testable(self) -> bool:
        """Whether an engine can be tested on it (everything not tagged [N])."""
        return NOTHING_TO_TEST not in self.status.split()


@dataclass(frozen=True)
class Vector:
    """One row of Part 7: its number and the prefixes of the rules it covers."""

    number: str
    prefixes: frozenset[str]


def part(text: str, number: int) -> str:
    """The text of one part of rulings.md."""
    found = re.search(rf"^# PART {number}\b.*?(?=^# PART |\Z)", text, re.MULTILINE | re.DOTALL)
    if found is None:
        raise ValueError(f"rulings.md has no Part {number}")
    return found.group()


def rulings(root: Path = ROOT) -> dict[str, Ruling]:
    """Every ruling of Part 1, in its order."""
    found: dict[str, Ruling] = {}
    for line in part((root / RULINGS).read_text(encoding="utf-8"), 1).splitlines():
        if not line.startswith("- **"):
            continue
        match = _RULING_LINE.match(line)
        if match is None:
            raise ValueError(f"not a ruling: {line}")
        ruling = Ruling(match[1], " ".join(re.findall("[A-Z]", match[2])) or UNTAGGED)
        if ruling.id in found:
            raise ValueError(f"{ruling.id} stands in Part 1 twice")
        found[ruling.id] = ruling
    return found


def vectors(root: Path = ROOT) -> dict[str, Vector]:
    """Every test vector of Part 7, in its order."""
    found: dict[str, Vector] = {}
    for line in part((root / RULINGS).read_text(encoding="utf-8"), 7).splitlines():
        match = _VECTOR_LINE.match(line)
        if match is not None:
            found[match[1]] = Vector(match[1], frozenset(_PREFIX_IN_RULES.findall(match[2])))
        elif line.startswith("| T"):
            raise ValueError(f"not a test vector: {line}")
    return found
