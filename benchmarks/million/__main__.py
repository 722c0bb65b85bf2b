"""A million people on paper: `python -m benchmarks.million`, two minutes; prints, and renews docs/load.md.

Fed by docs/figures/service-times.json, which `python -m benchmarks.million.measure` measures. With prices of
one's own only the bill is printed.
"""

import argparse
import json
import re

from benchmarks.million.evening import PAGE, simulate
from benchmarks.million.figures import read
from benchmarks.million.prices import Prices
from benchmarks.million.tables import TABLES, bills
from kit.repository import ROOT

LOAD = ROOT / "docs" / "load.md"


def renewed(page: str, name: str, rows: list[str]) -> str:
    """Return the page with another table between its two marks."""
    marks = re.compile(rf"(<!-- million: {name} -->\n).*?(<!-- end -->)", re.DOTALL)
    return marks.sub(lambda found: found[1] + "\n" + "\n".join(rows) + "\n\n" + found[2], page)


def main() -> None:
    """Simulate, print and renew the page."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    for option in ("--core-hour", "--database-core-hour", "--memory-month", "--disk-month", "--egress"):
        parser.add_argument(option, type=float, help="a price, for a bill of one's own")
    chosen = {name: price for name, price in vars(parser.parse_args()).items() if price is not None}
    service = read()
    if chosen:
        print("\n".join(bills(service, {}, Prices(**chosen))))
        return
    simulated = simulate(service)
    PAGE.write_text(json.dumps(simulated, indent=1) + "\n", encoding="utf-8")
    page = LOAD.read_text(encoding="utf-8")
    for name, rows in TABLES.items():
        made = rows(service, simulated)
        page = renewed(page, name, made)
        print("\n".join(["", *made]))
    LOAD.write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main()
