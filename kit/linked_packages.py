"""Simulates installing a package of examples/, offline: makes a folder for PYTHONPATH."""

import tomllib
from pathlib import Path


def link_package(project: Path, folder: Path) -> Path:
    """Link a project's sources into a folder, and write the metadata that an installer would."""
    said = tomllib.loads((project / "pyproject.toml").read_text(encoding="utf-8"))
    for package in said["tool"]["hatch"]["build"]["targets"]["wheel"]["packages"]:
        (folder / Path(package).name).symlink_to(project / package)
    about = said["project"]
    beside = folder / f"{about['name'].replace('-', '_')}-{about['version']}.dist-info"
    beside.mkdir()
    metadata = f"Metadata-Version: 2.1\nName: {about['name']}\nVersion: {about['version']}\n"
    (beside / "METADATA").write_text(metadata, encoding="utf-8")
    groups = [
        "\n".join([f"[{group}]", *(f"{name} = {value}" for name, value in entries.items()), ""])
        for group, entries in about.get("entry-points", {}).items()
    ]
    (beside / "entry_points.txt").write_text("\n".join(groups), encoding="utf-8")
    return folder
