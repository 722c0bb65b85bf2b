"""The manifests: valid, nothing runs as root or writes where it should not, and all names match."""

import shutil
import subprocess
from pathlib import Path

import kubernetes_validate
import pytest
import yaml

from rifugio.server import metrics
from tests.deploy.reading import DEPLOY, KUBERNETES, Json, document, manifests, of_kind, pods

VERSION = "1.37"
KUSTOMIZATIONS = [KUBERNETES / name for name in ("account", "base", "migrate", "example")]
NAME = "app.kubernetes.io/name"


@pytest.mark.parametrize("one", [one for _, one in manifests()], ids=[name for name, _ in manifests()])
def test_it_is_valid(one: Json) -> None:
    kubernetes_validate.validate(one, VERSION, strict=True)


@pytest.mark.parametrize("folder", KUSTOMIZATIONS, ids=lambda folder: folder.name)
def test_every_file_is_named(folder: Path) -> None:
    named = set(document(folder / "kustomization.yaml")["resources"])
    assert {path.name for path in folder.glob("*.yaml")} - {"kustomization.yaml"} <= named
    assert all((folder / name).exists() for name in named)


@pytest.mark.skipif(shutil.which("kubectl") is None, reason="needs kubectl")
@pytest.mark.parametrize("folder", KUSTOMIZATIONS, ids=lambda folder: folder.name)
def test_kustomize_puts_it_together(folder: Path) -> None:
    done = subprocess.run(
        ["kubectl", "kustomize", str(folder)], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 0, done.stderr
    for one in yaml.safe_load_all(done.stdout):
        kubernetes_validate.validate(one, VERSION, strict=True)


@pytest.mark.parametrize(("name", "pod"), pods(), ids=[name for name, _ in pods()])
def test_nothing_runs_as_root_or_writes_about(name: str, pod: Json) -> None:
    spec = pod["spec"]
    assert spec["automountServiceAccountToken"] is False
    assert spec["securityContext"]["runAsNonRoot"] is True
    assert spec["securityContext"]["runAsUser"] > 0
    assert spec["securityContext"]["seccompProfile"] == {"type": "RuntimeDefault"}
    for container in spec["containers"]:
        assert container["securityContext"] == {
            "allowPrivilegeEscalation": False,
            "readOnlyRootFilesystem": True,
            "capabilities": {"drop": ["ALL"]},
        }
        assert container["resources"]["limits"].keys() == {"memory"}
        assert container["resources"]["requests"].keys() == {"cpu", "memory"}
    if name != "migrate":
        assert all({"livenessProbe", "readinessProbe"} <= one.keys() for one in spec["containers"])


def test_secrets_are_named_and_not_contained() -> None:
    assert not of_kind("Secret")
    mounted = {
        volume["secret"]["secretName"]
        for _, pod in pods()
        for volume in pod["spec"]["volumes"]
        if "secret" in volume
    }
    assert mounted == {"rifugio", "rifugio-news", "rifugio-tls"}
    page = (DEPLOY.parent / "docs" / "deploying.md").read_text(encoding="utf-8")
    assert all(f" {name} " in page for name in mounted), "the page says how to make each"


def test_all_that_stays_has_a_budget_and_selectors_find_it() -> None:
    labels = {name: pod["metadata"]["labels"] for name, pod in pods()}
    for kind in ("Deployment", "StatefulSet"):
        for name, one in of_kind(kind).items():
            assert one["spec"]["selector"]["matchLabels"].items() <= labels[name].items()
            budget = of_kind("PodDisruptionBudget")[name]["spec"]
            assert budget["selector"]["matchLabels"].items() <= labels[name].items()
    for service in of_kind("Service").values():
        assert service["spec"]["selector"][NAME] in labels


def test_the_ports_are_those_of_the_pods() -> None:
    named = {
        pod["metadata"]["labels"][NAME]: {
            port["name"] for port in pod["spec"]["containers"][0].get("ports", ())
        }
        for _, pod in pods()
    }
    for service in of_kind("Service").values():
        ports = {port["targetPort"] for port in service["spec"]["ports"]}
        assert ports <= named[service["spec"]["selector"][NAME]]


def test_the_network_is_closed_but_for_what_is_named() -> None:
    policies = of_kind("NetworkPolicy")
    assert policies["nothing"]["spec"] == {"podSelector": {}, "policyTypes": ["Ingress", "Egress"]}
    database = {name for name, pod in pods() if pod["metadata"]["labels"].get("rifugio/database") == "yes"}
    assert database == {"node", "worker", "migrate"}
    open_to_all = [
        name
        for name, one in policies.items()
        if any("from" not in rule for rule in one["spec"].get("ingress", ()))
    ]
    assert open_to_all == ["proxy"]


def test_autoscalers_look_at_figures_that_there_are() -> None:
    rules = document(DEPLOY / "prometheus" / "adapter.yaml")["rules"]
    offered = {rule["seriesQuery"].partition("{")[0] for rule in rules}
    figures = {described.name for one in (metrics.SOCKETS, metrics.QUESTIONS) for described in one.describe()}
    asked = set()
    for name, scaler in of_kind("HorizontalPodAutoscaler").items():
        target = scaler["spec"]["scaleTargetRef"]
        assert (target["name"], "replicas" in of_kind("Deployment")[name]["spec"]) == (name, False)
        asked |= {one["pods"]["metric"]["name"] for one in scaler["spec"]["metrics"] if one["type"] == "Pods"}
    assert asked == offered == figures


def test_connections_stay_within_what_postgresql_has() -> None:
    """The arithmetic of docs/operations.md: 200 connections are enough for everything that may be started."""
    most = {name: one["spec"]["maxReplicas"] for name, one in of_kind("HorizontalPodAutoscaler").items()}
    assert most["node"] * 8 + most["worker"] * 4 <= 200
