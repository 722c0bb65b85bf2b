"""Alerts and the dashboard use only metrics that a node has, with labels that occur."""

import json
import re
import shutil
import subprocess

import pytest
from prometheus_client import REGISTRY
from prometheus_client.metrics import MetricWrapperBase

from rifugio.server import metrics
from rifugio.server.people.notices.runner import KINDS as CALLS
from rifugio.server.play.job_runner import KINDS
from rifugio.server.play.review_runner import KIND as REVIEW
from rifugio.server.trails.trail_runner import KIND as TRAIL
from tests.deploy.reading import DEPLOY, Json, document, pods
from tools.pages.dashboard import FILE, written

PROMETHEUS = DEPLOY / "prometheus"
ALERTS = document(PROMETHEUS / "alerts.yml")
LABELS = {
    "answer": {"accepted", "refused", "unknown"},
    "kind": {*KINDS, REVIEW, TRAIL, *CALLS},
    "state": {"free", "used"},
    "way": {"push", "mail", "hook"},
    "outcome": {"sent", "later", "gone"},
}


def figures() -> dict[str, set[str]]:
    """Return every metric of a node by name, with its labels."""
    found: dict[str, set[str]] = {}
    for one in vars(metrics).values():
        if isinstance(one, MetricWrapperBase):
            (described,) = one.describe()
            suffixes = {"counter": ["_total"], "histogram": ["_bucket", "_count", "_sum"]}.get(
                described.type, [""]
            )
            found |= {described.name + suffix: set(one._labelnames) for suffix in suffixes}
            assert f"{described.name}{suffixes[0]}" in REGISTRY._names_to_collectors
    return found


def rules() -> list[Json]:
    return [rule for group in ALERTS["groups"] for rule in group["rules"]]


def queries() -> list[str]:
    panels = json.loads(FILE.read_text(encoding="utf-8"))["panels"]
    shown = [target["expr"] for panel in panels for target in panel.get("targets", ())]
    return [rule["expr"] for rule in rules()] + shown


@pytest.mark.parametrize("query", queries())
def test_a_query_asks_for_what_there_is(query: str) -> None:
    known = figures()
    for name, matchers in re.findall(r"\b(rifugio_\w+)(?:\{([^}]*)\})?", query):
        assert name in known
        for label, operator, value in re.findall(r'(\w+)(=~?)"([^"]*)"', matchers):
            assert label in known[name]
            assert set(value.split("|") if operator == "=~" else [value]) <= LABELS[label]
    recorded = {rule["record"] for rule in rules() if "record" in rule}
    assert set(re.findall(r"rifugio:[\w:]+", query)) <= recorded
    for labels in re.findall(r"\bby \(([\w, ]+)\)", query):
        assert set(labels.split(", ")) <= {"le", "instance", *LABELS}


def test_answers_are_counted_from_nothing_on() -> None:
    """A series that first appears with a failure shows no increase, so no alert would fire."""
    there = {sample.labels["answer"] for one in metrics.COMMANDS.collect() for sample in one.samples}
    assert there == LABELS["answer"]


def test_every_figure_is_looked_at() -> None:
    asked = set(re.findall(r"\brifugio_\w+", " ".join(queries())))
    assert {re.sub("_(bucket|count|sum)$", "", name) for name in figures()} == {
        re.sub("_(bucket|count|sum)$", "", name) for name in asked
    }


def test_every_alert_is_explained() -> None:
    page = (DEPLOY.parent / "docs" / "operations.md").read_text(encoding="utf-8")
    headings = set(re.findall(r"^### (Rifugio\w+)$", page, re.MULTILINE))
    alerts = {rule["alert"]: rule for rule in rules() if "alert" in rule}
    assert headings == alerts.keys()
    for name, rule in alerts.items():
        assert rule["labels"]["severity"] in {"page", "ticket"}
        assert rule["annotations"]["runbook"] == f"docs/operations.md#{name.lower()}"
        assert rule["annotations"]["summary"]


def test_the_dashboard_is_what_the_tool_writes() -> None:
    assert FILE.read_text(encoding="utf-8") == written(), "python -m tools.pages.dashboard"


def test_in_kubernetes_the_nodes_and_workers_are_scraped_and_nobody_else() -> None:
    """Debian's promtool has no Kubernetes support, so this file is checked here."""
    (job,) = document(PROMETHEUS / "kubernetes.yml")["scrape_configs"]
    (keep,) = [rule for rule in job["relabel_configs"] if rule.get("action") == "keep"]
    (asked,) = keep["source_labels"]
    found = {
        name
        for name, pod in pods()
        for label, value in pod["metadata"]["labels"].items()
        if asked == "__meta_kubernetes_pod_label_" + re.sub(r"\W", "_", label) and value == keep["regex"]
    }
    assert found == {"node", "worker"}


@pytest.mark.skipif(shutil.which("promtool") is None, reason="needs promtool (Debian: prometheus)")
@pytest.mark.parametrize(
    "command",
    ["check rules alerts.yml", "check config prometheus.yml", "test rules alerts_test.yml"],
)
def test_promtool_agrees(command: str) -> None:
    done = subprocess.run(
        ["promtool", *command.split()],
        cwd=PROMETHEUS,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
