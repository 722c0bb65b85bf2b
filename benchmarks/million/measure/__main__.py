"""Measures, and writes docs/figures/service-times.json: `python -m benchmarks.million.measure`, five minutes.

Moves are paced, not as fast as the server can: a busy node works more quickly per move, an idle one more
slowly. CPU seconds are those of each process, so that other programs disturb them less than a wall clock.
"""

import argparse
import asyncio
import json
import os
import platform
import subprocess
from collections.abc import Mapping
from datetime import UTC, datetime
from statistics import fmean

from benchmarks.load.tables import Load
from benchmarks.million.figures import PAGE
from benchmarks.million.measure import bots, postgres
from benchmarks.million.measure.cluster import Cluster, Used, cluster
from benchmarks.million.measure.moves import PERCENTILES, Paced, lone, paced, shape
from benchmarks.million.measure.sockets import Sockets, sockets
from kit.repository import ROOT
from rifugio.levels import LEVELS

RATES = (60.0, 120.0, 180.0)
"""Moves a second at one node, with four sockets at each table."""
COMPARED = 120.0
NEAR, FAR = 10, 4


async def of_moves(real: Cluster, load: Load) -> dict[str, object]:
    """Return the figures of a move."""
    rates = [await paced(real, load, rate, 2, 0) for rate in RATES]
    crowded = await paced(real, load, COMPARED, NEAR - 2, 0)
    heard = await paced(real, load, COMPARED, 0, FAR)
    costs, waits = await lone(real, load)
    return {
        "paces": {f"{one.rate:.0f}": rounded(one._asdict()) for one in rates},
        "a_socket": max(0.0, significant((crowded.here - rates[1].here) / (NEAR - 4))),
        "heard": rounded(heard._asdict()),
        "shape": shape(costs),
        "lone": rounded({"node": fmean(costs), "wait": fmean(waits)}),
        "wait_shape": shape(waits),
    }


async def measured(turns: int) -> dict[str, object]:
    """Return all figures."""
    levels = {level: await bots.turns(level, turns) for level in LEVELS}
    with cluster() as real:
        moves = await of_moves(real, Load(1))
        people: Sockets = await sockets(real, Load(2))
        one, ten = postgres.statements(real.postgres, real.url, 3)
        flush = postgres.flushes(real.postgres.folder)
    middle = moves["paces"]
    assert isinstance(middle, dict)
    cost = Paced(*list(middle.values())[1].values())
    bot_move = await bots.bot_moves(Load(3), Used(cost.here, 0.0, cost.postgres, 0.0))
    return {
        "taken": taken(),
        "percentiles": PERCENTILES,
        "move": moves,
        "bot_move": rounded(bot_move._asdict()),
        "bot_turn": {
            level: {**rounded({"mean": one.mean}), "shape": one.shape} for level, one in levels.items()
        },
        "sockets": {name: rounded(part._asdict()) for name, part in people._asdict().items()},
        "postgres": {
            **rounded({"statement_of_one": one, "statement_of_ten": ten, "flush": fmean(flush)}),
            "flush_shape": shape(flush),
        },
        "site": {
            "from": "docs/web.md: python -m benchmarks.web loading; decision 0060",
            "to_a_board": 212_000,
            "kept_on_a_device": 7_000_000,
        },
    }


def taken() -> dict[str, str]:
    """Return when and where the figures were taken."""
    commit = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return {
        "date": datetime.now(UTC).date().isoformat(),
        "commit": commit.stdout.strip(),
        "on": f"{os.cpu_count()} cores shared with other programs, Python {platform.python_version()}",
        "command": "python -m benchmarks.million.measure",
        "load_average": f"{os.getloadavg()[2]:.1f}",
    }


def significant(number: float) -> float:
    """Return a number with four significant digits."""
    return float(f"{number:.4g}")


def rounded(figures: Mapping[str, float]) -> dict[str, float]:
    """Return figures with four significant digits; what cannot be told from nothing is nothing."""
    return {name: max(0.0, significant(number)) for name, number in figures.items()}


def main() -> None:
    """Measure and write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--turns", type=int, default=60, help="turns of each bot")
    options = parser.parse_args()
    text = json.dumps(asyncio.run(measured(options.turns)), indent=1)
    PAGE.write_text(text + "\n", encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()
