"""Packs Python's files for the browser. Runs in Pyodide, because bytecode fits only the Python that made it.

Bytecode, because compiling the sources at every start took longer than everything else; of the standard
library only the modules that are imported. The archives are not compressed: whoever sends them does that,
once and better than file by file.
"""

import sys
from collections.abc import Callable, Iterable
from importlib import import_module
from importlib.util import MAGIC_NUMBER
from marshal import dumps
from pathlib import Path
from types import CodeType
from zipfile import ZipFile, ZipInfo

LEFT_OUT = (
    "arena",
    "cli",
    "client",
    "draw",
    "installed.py",
    "locales",
    "__main__.py",
    "server",
    "terminal",
    "words",
)
"""Of `rifugio`: what needs a server, a terminal or packages of others, and sentences, which the page has."""
UNCHECKED_HASH = (0b01).to_bytes(4, "little") + bytes(8)
"""PEP 552: bytecode that is never compared with its source, which is not there."""


def ours(source: Path, warm: Path) -> list[tuple[str, bytes]]:
    """Return the files of `rifugio` that a browser needs, and `warm`."""
    kept = [
        file
        for file in sorted((source / "rifugio").rglob("*"))
        if file.is_file()
        and "__pycache__" not in file.parts
        and file.relative_to(source / "rifugio").parts[0] not in LEFT_OUT
    ]
    return [
        *((file.relative_to(source).as_posix(), file.read_bytes()) for file in kept),
        (warm.name, warm.read_bytes()),
    ]


def standard_library(archive: Path, used: Iterable[str]) -> list[tuple[str, bytes]]:
    """Return the files of the standard library's modules that were used."""
    names = {f"{one.replace('.', '/')}{end}" for one in used for end in (".py", "/__init__.py")}
    with ZipFile(archive) as packed:
        return [(name, packed.read(name)) for name in sorted(packed.namelist()) if name in names]


def pack(files: Iterable[tuple[str, bytes]], into: Path, *, docstrings: bool) -> None:
    """Write an archive with bytecode instead of sources."""
    with ZipFile(into, "w") as archive:
        for name, content in files:
            if name.endswith(".py"):
                code = compile(content, name, "exec", dont_inherit=True, optimize=0 if docstrings else 2)
                archive.writestr(ZipInfo(f"{name}c"), _bytecode(code))
            elif not name.endswith("py.typed"):
                archive.writestr(ZipInfo(name), content)


def _bytecode(code: CodeType) -> bytes:
    return MAGIC_NUMBER + UNCHECKED_HASH + dumps(code)


def pack_all(repository: Path, into: Path, play: Callable[[], object]) -> None:
    """Write both archives: ours, and the standard library's modules that are imported when it plays."""
    pack(
        ours(repository / "src", repository / "tools/runtime/warm.py"), into / "rifugio.zip", docstrings=True
    )
    sys.path.insert(0, str(into / "rifugio.zip"))
    import_module("warm").everything()
    play()
    library = standard_library(
        Path("/lib") / f"python{sys.version_info[0]}{sys.version_info[1]}.zip", sys.modules
    )
    pack(library, into / "library.zip", docstrings=False)
