"""Writes the dashboard, deploy/grafana/rifugio.json, from this list: `python -m tools.pages.dashboard`."""

import json
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from kit.repository import ROOT

FILE: Final = ROOT / "deploy" / "grafana" / "rifugio.json"
COLUMNS: Final = 24
WIDTH: Final = 8
HEIGHT: Final = 7
SOURCE: Final = {"type": "prometheus", "uid": "${source}"}


class Graph(NamedTuple):
    """One panel: title, description, unit, threshold where red begins, and its queries by legend."""

    title: str
    about: str
    unit: str
    red: float | None
    lines: dict[str, str]


def quantile(share: str) -> str:
    """Return the query for a quantile of the command latency."""
    return f"histogram_quantile({share}, sum by (le) (rate(rifugio_answer_seconds_bucket[$__rate_interval])))"


ROWS: Final[dict[str, Sequence[Graph]]] = {
    "What players notice": (
        Graph(
            "Answers",
            "Latency from reading a command to its answer; SLO: 99th percentile within 0.15 s.",
            "s",
            0.15,
            {"median": quantile("0.5"), "99th percentile": quantile("0.99")},
        ),
        Graph(
            "Commands",
            "Unknown: the client retries. Refused is normal: stale, or against the rules.",
            "ops",
            None,
            {"{{answer}}": "sum by (answer) (rate(rifugio_commands_total[$__rate_interval]))"},
        ),
        Graph(
            "Share without a final answer",
            "SLO: at most 0.1 % in 28 days.",
            "percentunit",
            0.001,
            {
                "unknown": 'sum(rate(rifugio_commands_total{answer="unknown"}[$__rate_interval]))'
                " / sum(rate(rifugio_commands_total[$__rate_interval]))"
            },
        ),
        Graph(
            "Oldest due job",
            "While a deadline is late, players wait for somebody who is gone.",
            "s",
            15,
            {"{{kind}}": "max by (kind) (rifugio_oldest_due_job_seconds)"},
        ),
        Graph(
            "Missed messages",
            "Tables per minute that the sweep found behind their log; each was up to two seconds late.",
            "short",
            6,
            {
                "tables per minute": "sum(rate(rifugio_swept_tables_total[$__rate_interval])) * 60",
                "nodes without NATS": "count(rifugio_news_connected == 0)",
            },
        ),
        Graph(
            "Notices",
            "In the last hour: taken (sent), to be tried again (later), or to an address that is gone.",
            "short",
            None,
            {"{{way}} {{outcome}}": "sum by (way, outcome) (increase(rifugio_notices_total[1h]))"},
        ),
        Graph(
            "Unreadable logs, and lost events",
            "In the last hour. Anything above zero is an incident.",
            "short",
            1,
            {
                "unreadable logs": "sum(increase(rifugio_poisoned_tables_total[1h]))",
                "tables that lost events": "sum(increase(rifugio_thrown_away_tables_total[1h]))",
            },
        ),
    ),
    "Load": (
        Graph("Sockets", "By node.", "short", 7000, {"{{instance}}": "rifugio_sockets"}),
        Graph(
            "Tables in use",
            "By node; a table may be on several.",
            "short",
            None,
            {"{{instance}}": "rifugio_tables_attended"},
        ),
        Graph(
            "Jobs due",
            "By kind, from PostgreSQL.",
            "short",
            None,
            {"{{kind}}": "max by (kind) (rifugio_jobs_waiting)"},
        ),
    ),
    "Resources": (
        Graph(
            "Event loop",
            "Its lag; every client of that node waits as long.",
            "s",
            0.25,
            {"{{instance}}": "max by (instance) (max_over_time(rifugio_loop_lag_seconds[1m]))"},
        ),
        Graph(
            "Connections to PostgreSQL",
            "Of all nodes, and tasks waiting for one.",
            "short",
            None,
            {
                "{{state}}": "sum by (state) (rifugio_pool_connections)",
                "waiting": "sum(rifugio_pool_waiting)",
            },
        ),
        Graph(
            "Bots",
            "Turns being computed or waiting, and bot processes.",
            "short",
            None,
            {"turns": "sum(rifugio_bot_questions_waiting)", "processes": "sum(rifugio_bot_processes)"},
        ),
    ),
}


def dashboard() -> dict[str, Any]:
    """Return the whole dashboard in Grafana's JSON model."""
    panels: list[dict[str, Any]] = []
    top = 0
    for title, graphs in ROWS.items():
        place = {"x": 0, "y": top, "w": COLUMNS, "h": 1}
        panels.append({"id": len(panels) + 1, "type": "row", "title": title, "gridPos": place, "panels": []})
        top += 1
        for number, graph in enumerate(graphs):
            down, across = divmod(number, COLUMNS // WIDTH)
            place = {"x": across * WIDTH, "y": top + down * HEIGHT, "w": WIDTH, "h": HEIGHT}
            panels.append({"id": len(panels) + 1, "gridPos": place, **_panel(graph)})
        top += -(-len(graphs) * WIDTH // COLUMNS) * HEIGHT
    return {
        "uid": "rifugio",
        "title": "Rifugio",
        "description": "What players notice, then load, then resources. docs/operations.md",
        "schemaVersion": 39,
        "editable": True,
        "refresh": "30s",
        "time": {"from": "now-6h", "to": "now"},
        "timezone": "browser",
        "templating": {"list": [{"name": "source", "type": "datasource", "query": "prometheus"}]},
        "panels": panels,
    }


def _panel(graph: Graph) -> dict[str, Any]:
    steps: list[dict[str, str | float | None]] = [{"color": "green", "value": None}]
    if graph.red is not None:
        steps.append({"color": "red", "value": graph.red})
    return {
        "type": "timeseries",
        "title": graph.title,
        "description": graph.about,
        "datasource": SOURCE,
        "fieldConfig": {
            "defaults": {
                "unit": graph.unit,
                "min": 0,
                "thresholds": {"mode": "absolute", "steps": steps},
                "custom": {"thresholdsStyle": {"mode": "off" if graph.red is None else "dashed"}},
            },
            "overrides": [],
        },
        "options": {"legend": {"displayMode": "list", "placement": "bottom", "showLegend": True}},
        "targets": [
            {"refId": chr(65 + number), "datasource": SOURCE, "expr": query, "legendFormat": name}
            for number, (name, query) in enumerate(graph.lines.items())
        ],
    }


def written() -> str:
    """Return the file's text."""
    return json.dumps(dashboard(), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
