"""The tables of docs/load.md in Markdown, from what was measured and simulated."""

from collections.abc import Callable
from typing import Any

from benchmarks.million.breaking import broken
from benchmarks.million.demand import Rented, rent
from benchmarks.million.evening import PEOPLE, SLICES, WITHIN
from benchmarks.million.figures import Service
from benchmarks.million.people import USUAL, Mix
from benchmarks.million.prices import Bill, Prices, bill, terabytes

Rows = list[str]


def table(head: list[str], rows: dict[str, list[str]]) -> Rows:
    """Return a table with numbers at the right."""
    lines = [f"| {' | '.join(head)} |", "|---|" + "---:|" * (len(head) - 1)]
    return lines + [f"| {name} | {' | '.join(cells)} |" for name, cells in rows.items()]


def two(number: float) -> str:
    """Return a number with two significant digits."""
    rounded = float(f"{number:.2g}")
    return f"{rounded:,.0f}" if rounded >= 10 else f"{rounded:g}"


def ms(seconds: float) -> str:
    """Return seconds as milliseconds."""
    return f"{two(seconds * 1000)} ms"


def three(number: float) -> str:
    """Return a number with three significant digits."""
    return f"{float(f'{number:.3g}'):,g}"


def percent(share: float) -> str:
    """Return a share in percent."""
    return f"{share:.0%}".replace("%", " %")


HEAD = ["people at once", *(f"{people:,}" for people in PEOPLE)]
_RENTED: dict[str, Callable[[Rented], str]] = {
    "sockets": lambda one: two(one.demand.sockets),
    "moves a second, of these by bots": lambda one: f"{two(one.demand.moves)}, {two(one.demand.bot_moves)}",
    "the same, heard at other processes": lambda one: two(one.demand.heard),
    "server processes, a core each": lambda one: two(one.demand.processes),
    "their memory": lambda one: f"{two(one.demand.memory / 1e9)} GB",
    "cores for bots": lambda one: two(one.bots),
    "PostgreSQL servers × cores": lambda one: f"{one.postgres} × {one.postgres_cores}",
    "connections to each of them": lambda one: two(one.demand.connections),
    "NATS servers": lambda one: str(one.nats),
    "egress: moves and tables": lambda one: f"{two((one.demand.egress - one.demand.site) * 8e-6)} Mbit/s",
    "egress: the site's files": lambda one: f"{two(one.demand.site * 8e-6)} Mbit/s",
    "egress in a month": lambda one: f"{two(terabytes(one))} TB",
}
_SIMULATED: dict[str, tuple[str, Callable[[float], str]]] = {
    "simulated: p50 of a move": ("p50", ms),
    "simulated: p99 of a move": ("p99", ms),
    "simulated: p99 of coming to a table": ("coming_p99", ms),
    "simulated: event loops busy": ("loops", percent),
    "simulated: PostgreSQL's cores busy": ("postgres", percent),
    "simulated: bots' cores busy": ("bots", percent),
}


def _needs(service: Service, mix: Mix, simulated: dict[str, Any]) -> Rows:
    rented = [rent(service, people, mix) for people in PEOPLE]
    rows = {name: [show(one) for one in rented] for name, show in _RENTED.items()}
    for name, (key, show) in _SIMULATED.items():
        rows[name] = [show(simulated[str(people)][key]) for people in PEOPLE]
    return table(HEAD, rows)


def needs(service: Service, simulated: dict[str, Any]) -> Rows:
    """What to rent for the usual evening."""
    return _needs(service, USUAL, simulated["evening"])


def needs_without_browser(service: Service, simulated: dict[str, Any]) -> Rows:
    """The same, if nobody played alone in the browser."""
    return _needs(service, USUAL.without_browser(), simulated["all_at_the_server"])


def minutes(_service: Service, simulated: dict[str, Any]) -> Rows:
    """The minute in which everybody comes."""
    rows: dict[str, list[str]] = {}
    for seconds in WITHIN:
        each = [simulated["minute"][f"{people} {seconds}"] for people in PEOPLE]
        rows[f"within {seconds} s: longest queue of an event loop"] = [two(one["queue"]) for one in each]
        rows[f"within {seconds} s: p99 of coming to a table"] = [ms(one["coming_p99"]) for one in each]
        rows[f"within {seconds} s: p99 of a move"] = [ms(one["move_p99"]) for one in each]
        rows[f"within {seconds} s: until moves take 0.1 s or less"] = [
            f"{one['until_normal']:.0f} s" for one in each
        ]
    return table(HEAD, rows)


def breaks(service: Service, _simulated: dict[str, Any]) -> Rows:
    """What breaks first."""
    rows = {name: [f"{people:,}"] for name, people in broken(service)}
    return table(["limit", "reached by so many people at once"], rows)


def bills(service: Service, _simulated: dict[str, Any], prices: Prices | None = None) -> Rows:
    """What a month costs, at example prices."""
    chosen = prices or Prices()
    mixes = {"": USUAL, ", games alone at the server": USUAL.without_browser()}
    parts: dict[str, Callable[[Bill], float]] = {
        "server processes": lambda one: one.nodes,
        "bots": lambda one: one.bots,
        "PostgreSQL and its standbys": lambda one: one.database + one.disk,
        "egress": lambda one: one.egress,
        "**all**": lambda one: one.whole,
        "all, if processes and bots follow the day": lambda one: one.following,
    }
    rows = {
        f"{name}{suffix}": [two(part(bill(rent(service, people, mix), chosen))) for people in PEOPLE]
        for suffix, mix in mixes.items()
        for name, part in parts.items()
    }
    return table(HEAD, rows)


def slices(service: Service, simulated: dict[str, Any]) -> Rows:
    """Whether slices agree."""
    rows = {}
    for people, sizes in SLICES.items():
        whole = rent(service, people, USUAL).demand.processes
        for nodes in sizes:
            one = simulated["slices"][f"{people} {nodes}"]
            rows[f"{people:,}: {nodes} of {whole} processes"] = [
                ms(one["p50"]),
                ms(one["p99"]),
                percent(one["loops"]),
                percent(one["postgres"]),
            ]
    return table(["slice", "p50", "p99", "event loops", "PostgreSQL"], rows)


def checked(found: dict[str, Any]) -> Rows:
    """The simulation beside the real server: both figures, and simulated / measured."""
    shown: dict[str, Callable[[float], str]] = {"p50 of a move": ms, "p99 of a move": ms}
    rows: dict[str, list[str]] = {}
    for each in found.values():
        for name, (real, model, ratio) in each.items():
            show = shown.get(name, three)
            rows.setdefault(name, []).append(f"{show(real)}, {show(model)}, {ratio:.2f}")
    return table(["measured, simulated, ratio", *found], rows)


TABLES = {
    "needs": needs,
    "without": needs_without_browser,
    "minute": minutes,
    "breaks": breaks,
    "bill": bills,
    "slices": slices,
}
