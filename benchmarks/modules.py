"""The cost of the extensions: a base game with their code installed but off, and a game with both on.

The base game is played by two processes in turn: one as installed, one in which the extensions' packages are
replaced by empty modules before anything is imported. Times are each process's own CPU time, rounds take
turns at going first, and medians are printed. Because two processes are never quite alike, the bytecodes that
Python executes for the same base game are counted too: that is exact, and the same on any machine.
"""

import argparse
import subprocess
import sys
from random import Random
from statistics import median
from time import process_time
from types import FrameType
from typing import Any

WITHOUT = """
import sys, types
from rifugio.engine.rulebook import RuleModule
for name in ("helicopter", "rafts", "both"):
    module = types.ModuleType("rifugio.engine." + name)
    setattr(module, name.upper(), RuleModule(name=name))
    sys.modules["rifugio.engine." + name] = module
"""
ROUND = """
from benchmarks.modules import rate
print(rate((), {seconds}, {seed}))
"""
BYTE_CODES = """
from benchmarks.modules import byte_codes
print(byte_codes(1))
"""


def rate(extensions: tuple[str, ...], seconds: float, seed: int) -> float:
    """Return decisions per second in random four-player games, over about this many seconds."""
    import rifugio  # noqa: PLC0415 (after the extensions have been replaced)
    from rifugio.simulation import play_random_game  # noqa: PLC0415

    setup, rng = rifugio.setup(4, extensions), Random(seed)
    play_random_game(setup, rng)
    decisions, begun = 0, process_time()
    while process_time() - begun < seconds:
        decisions += play_random_game(setup, rng).decisions
    return decisions / (process_time() - begun)


def byte_codes(seed: int) -> int:
    """Return how many bytecodes Python executes for one base game."""
    import rifugio  # noqa: PLC0415 (after the extensions have been replaced)
    from rifugio.simulation import play_random_game  # noqa: PLC0415

    setup, executed = rifugio.setup(4), 0
    play_random_game(setup, Random(seed))  # warm-up: fills the caches

    def count(frame: FrameType, event: str, _: object) -> Any:  # noqa: ANN401 (it returns itself)
        nonlocal executed
        frame.f_trace_opcodes = True
        executed += event == "opcode"
        return count

    sys.settrace(count)
    play_random_game(setup, Random(seed))
    sys.settrace(None)
    return executed


def elsewhere(code: str) -> float:
    """Return the number that another process prints."""
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    return float(done.stdout)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7, help="how many rounds (7)")
    parser.add_argument("--seconds", type=float, default=2.0, help="seconds for each measurement (2)")
    options = parser.parse_args()
    without, off_codes = (elsewhere(prelude + BYTE_CODES) for prelude in (WITHOUT, ""))
    print(f"bytecodes for the same base game: {without:,.0f} without the extensions, {off_codes:,.0f} with")
    off, on = [], []
    for number in range(options.rounds):
        preludes = ["", WITHOUT] if number % 2 else [WITHOUT, ""]
        code = ROUND.format(seconds=options.seconds, seed=number)
        rates = {prelude: elsewhere(prelude + code) for prelude in preludes}
        off.append(rates[""] / rates[WITHOUT])
        base, both = (
            rate(extensions, options.seconds, number) for extensions in ((), ("helicopter", "rafts"))
        )
        on.append(base / both)
        print(
            f"round {number + 1}: off {off[-1]:.3f}, a decision with both costs {on[-1]:.2f} base decisions"
        )
    print(f"median: installed but off runs at {median(off):.3f} of the speed without")
    print(f"median: a decision with both extensions costs {median(on):.2f} base decisions")


if __name__ == "__main__":
    main()
