"""Software bill of materials (CycloneDX 1.6): `python -m tools.release.materials > rifugio.cdx.json`.

It lists the contents of the image: the packages of requirements/server.lock with their hashes, and the npm
packages that are bundled into the pages. It is made from the lock files, so it needs no network and is
reproducible; `make audit` checks the same lock files against vulnerability databases.
"""

import base64
import json
import re
import sys
from typing import Any, Final
from urllib.parse import quote

from kit.repository import ROOT
from rifugio import __version__
from tools.release.licences import BUNDLED, LOCKS, of_python

Json = dict[str, Any]
SELF: Final = f"pkg:pypi/rifugio@{__version__}"


def of_pypi() -> list[Json]:
    """Return the Python packages of the image."""
    text = (LOCKS / "server.lock").read_text(encoding="utf-8")
    found = []
    for name, version, rest in re.findall(
        r"^([\w.-]+)(?:\[[^\]]*\])?==([^\s;]+)((?:.*\\\n)*.*)", text, re.MULTILINE
    ):
        hashes = re.findall(r"--hash=sha256:([0-9a-f]{64})", rest)
        one = _component("pypi", name, version, of_python(name))
        one["hashes"] = [{"alg": "SHA-256", "content": value} for value in sorted(hashes)]
        found.append(one)
    return found


def of_pages() -> list[Json]:
    """Return the npm packages bundled into the pages."""
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    found = []
    for name in BUNDLED:
        locked = packages[f"node_modules/{name}"]
        one = _component("npm", name, locked["version"], locked.get("license"))
        algorithm, _, value = str(locked.get("integrity", "")).partition("-")
        if algorithm == "sha512":
            one["hashes"] = [{"alg": "SHA-512", "content": base64.b64decode(value).hex()}]
        found.append(one)
    return found


def _component(kind: str, name: str, version: str, licence: str | None) -> Json:
    address = f"pkg:{kind}/{quote(name, safe='/')}@{version}"
    one: Json = {"type": "library", "bom-ref": address, "name": name, "version": version, "purl": address}
    if licence is not None:
        one["licenses"] = [{"expression": licence}]
    return one


def components() -> list[Json]:
    """Return all components."""
    return of_pypi() + of_pages()


def written() -> str:
    """Return the file's text; the same release always gives the same text."""
    ours = {**_component("pypi", "rifugio", __version__, "Apache-2.0"), "type": "application"}
    bill = {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": ours},
        "components": components(),
        "dependencies": [{"ref": SELF, "dependsOn": [one["bom-ref"] for one in components()]}],
    }
    return json.dumps(bill, indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    sys.stdout.write(written())
