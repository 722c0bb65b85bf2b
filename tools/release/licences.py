"""The licences of all dependencies, and whether they are compatible with ours.

    python -m tools.release.licences            prints what is not compatible; 1 if anything is not
    python -m tools.release.licences --write    writes docs/licences.md and THIRD-PARTY.md

Python packages are read from their metadata, so this has to run where requirements/dev.lock is installed;
npm's are in web/package-lock.json. Names that are not SPDX identifiers are translated by the table below;
one that is in no table is an error, so that a person looks at it.
"""

import json
import re
import sys
from importlib.metadata import PackageNotFoundError, metadata
from pathlib import Path
from typing import Final

from kit.repository import ROOT

PAGE: Final = ROOT / "docs" / "licences.md"
NOTICES: Final = ROOT / "THIRD-PARTY.md"
LOCKS: Final = ROOT / "requirements"
BUNDLED: Final = (
    *("svelte", "clsx", "esm-env", "@fluent/bundle", "@simplewebauthn/browser", "lean-qr", "valibot"),
    *("@fontsource/alegreya", "pyodide"),
)
"""Bundled into the pages or shipped beside them, in the wheel: their licence texts must be included."""
WORDED: Final = {"pyodide": Path(__file__).with_name("pyodide_notice.txt")}
"""Packages without a licence file of their own → what is said instead."""

FREE: Final = {
    *("0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "CC0-1.0", "ISC", "MIT", "MIT-0", "MIT-CMU"),
    *("MPL-2.0", "OFL-1.1", "PSF-2.0", "Python-2.0", "Zlib"),
}
"""Compatible with shipping under Apache-2.0; MPL-2.0 as long as its files stay unmodified."""
BESIDE: Final = {"LGPL-3.0-only": ("psycopg", "psycopg-binary", "psycopg-pool")}
"""Used unmodified, as separate packages that anybody can replace; never copied into ours."""
TOOLS_ONLY: Final = {"GPL-3.0-or-later": ("chess",), "LGPL-2.1-only": ("yattag",)}
"""Development tools only, imported by nothing that is shipped."""

SAID: Final = {
    "Apache": "Apache-2.0",
    "Apache Software License": "Apache-2.0",
    "BSD License": "BSD-3-Clause",
    "GNU General Public License v3 or later (GPLv3+)": "GPL-3.0-or-later",
    "GNU Library or Lesser General Public License (LGPL)": "LGPL-2.1-only",
    "ISC License (ISCL)": "ISC",
    "MIT License": "MIT",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
    "Python Software Foundation License": "PSF-2.0",
    "Public Domain, BSD License, GNU General Public License (GPL)": "BSD-2-Clause",  # docutils: by file
    "Apache Software License, MIT License": "MIT OR Apache-2.0",
    "OSI Approved, Apache Software License": "Apache-2.0",
}


def locked(lock: str) -> list[str]:
    """Return the packages of a lock file."""
    text = (LOCKS / lock).read_text(encoding="utf-8")
    return sorted(set(re.findall(r"^([\w.-]+)(?:\[[^\]]*\])?==", text, re.MULTILINE)))


def of_python(package: str) -> str | None:
    """Return a package's licence, as an SPDX identifier if we know it; None if it is not installed."""
    try:
        said = metadata(package)
    except PackageNotFoundError:
        return None  # for another operating system: colorama, pywin32-ctypes
    classified = [
        one.rpartition(" :: ")[2] for one in said.get_all("Classifier", []) if one.startswith("License")
    ]
    words = said.get_all("License-Expression") or (
        [", ".join(classified)] if classified else said.get_all("License")
    )
    return SAID.get(words[0], words[0]) if words else "nothing"


def of_npm() -> dict[str, str]:
    """Return the licences of all packages needed to build the pages."""
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    return {
        path.rpartition("node_modules/")[2]: str(one.get("license", "nothing"))
        for path, one in packages.items()
        if path
    }


def fits(package: str, licence: str, *, shipped: bool) -> bool:
    """Whether an SPDX expression is compatible: one side of every OR, and all sides of every AND."""
    also = {name for name, packages in BESIDE.items() if package in packages}
    if not shipped:
        also |= {name for name, packages in TOOLS_ONLY.items() if package in packages}
    return any(
        all(part.strip("() ") in FREE | also for part in choice.split(" AND "))
        for choice in licence.split(" OR ")
    )


def faults() -> list[str]:
    """Return every licence that is not compatible."""
    shipped = locked("server.lock")
    found = [(name, of_python(name), name in shipped) for name in locked("dev.lock")]
    found += [(name, licence, name in BUNDLED) for name, licence in of_npm().items()]
    return [
        f"{name}: {licence}{' (shipped)' if ships else ''}"
        for name, licence, ships in found
        if licence is not None and not fits(name, licence, shipped=ships)
    ]


def page() -> str:
    """Return docs/licences.md."""
    text = (Path(__file__).with_name("licences_page.md")).read_text(encoding="utf-8")
    shipped = locked("server.lock")
    python = {name: licence for name in locked("dev.lock") if (licence := of_python(name)) is not None}
    tables = {
        "SHIPPED": {name: licence for name, licence in python.items() if name in shipped},
        "BUNDLED": {name: licence for name, licence in of_npm().items() if name in BUNDLED},
        "TOOLS": {name: licence for name, licence in python.items() if name not in shipped},
        "NPM": {name: licence for name, licence in of_npm().items() if name not in BUNDLED},
    }
    for mark, packages in tables.items():
        text = text.replace(f"[{mark}]", _table(packages))
    return text


def _table(packages: dict[str, str]) -> str:
    by_licence: dict[str, list[str]] = {}
    for name, licence in sorted(packages.items()):
        by_licence.setdefault(licence, []).append(name)
    rows = [f"| {licence} | {', '.join(names)} |" for licence, names in sorted(by_licence.items())]
    return "\n".join(["| licence | packages |", "|---|---|", *rows])


def notices() -> str:
    """Return THIRD-PARTY.md: the licence texts that must ship with the pages. Needs `npm install` in web/."""
    ours = "The browser's pages in `rifugio/server/site` and its Python in `rifugio/server/runtime`"
    parts = [f"# Third parties\n\n{ours} contain the packages below."]
    for name in BUNDLED:
        folder = ROOT / "web" / "node_modules" / name
        named = sorted(path for path in folder.glob("*") if path.name.upper().startswith("LICEN"))
        files = [WORDED[name]] if name in WORDED else named
        words = (
            files[0].read_text(encoding="utf-8").strip()
            if files
            else f"({of_npm()[name]}; the text is that of our own LICENSE)"
        )
        parts.append(f"## {name}\n\n```text\n{words}\n```")
    return "\n\n".join(parts) + "\n"


def main(arguments: list[str]) -> int:
    """Check, or write."""
    if "--write" in arguments:
        PAGE.write_text(page(), encoding="utf-8")
        NOTICES.write_text(notices(), encoding="utf-8")
    found = faults()
    for fault in found:
        print(f"not compatible: {fault}", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
