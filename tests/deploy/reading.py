"""Parses the files of deploy/."""

from pathlib import Path
from typing import Any, Final

import yaml

from kit.repository import ROOT

DEPLOY: Final = ROOT / "deploy"
KUBERNETES: Final = DEPLOY / "kubernetes"
Json = dict[str, Any]


def documents(path: Path) -> list[Json]:
    """Return all documents of a YAML file."""
    return [found for found in yaml.safe_load_all(path.read_text(encoding="utf-8")) if found]


def document(path: Path) -> Json:
    """Return the one document of a YAML file."""
    (found,) = documents(path)
    return found


def manifests() -> list[tuple[str, Json]]:
    """Return every Kubernetes object, with a name for messages."""
    files = sorted(KUBERNETES.glob("*/*.yaml"))
    return [
        (f"{path.parent.name}/{path.name}:{one['kind']}/{one['metadata']['name']}", one)
        for path in files
        if path.name != "kustomization.yaml"
        for one in documents(path)
    ]


def of_kind(kind: str) -> dict[str, Json]:
    """Return all objects of a kind by name."""
    return {one["metadata"]["name"]: one for _, one in manifests() if one["kind"] == kind}


def pods() -> list[tuple[str, Json]]:
    """Return the pod template of every Deployment, StatefulSet and Job, by name."""
    kinds = [of_kind(kind) for kind in ("Deployment", "StatefulSet", "Job")]
    return [(name, one["spec"]["template"]) for kind in kinds for name, one in kind.items()]


def compose() -> Json:
    """Return the compose file."""
    return document(DEPLOY / "compose.yaml")
