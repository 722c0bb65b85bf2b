"""What the extensions cost: a base game with their code installed but off, and a game with both on.

The base game is played by two processes that take turns: one as installed, one in which the extensions'
packages are replaced by empty modules before anything is imported, so that nothing of them is there. Times
are each process's own, rounds take turns at going first, and the medians of the rounds are printed.
"""

import argparse
import subprocess
import sys
from random import Random
from statistics import median
from time import process_time

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


def rate(extensions: tuple[str, ...], seconds: float, seed: int) -> float:
    """Return decisions per second over about so many seconds of random four-player games."""
    import rifugio  # noqa: PLC0415 (after the extensions have been replaced)
    from rifugio.simulation import play_random_game  # noqa: PLC0415

    setup, rng = rifugio.setup(4, extensions), Random(seed)
    play_random_game(setup, rng)
    decisions, begun = 0, process_time()
    while process_time() - begun < seconds:
        decisions += play_random_game(setup, rng).decisions
    return decisions / (process_time() - begun)


def rate_elsewhere(prelude: str, seconds: float, seed: int) -> float:
    """Return the rate of base games measured by a process of its own."""
    code = prelude + ROUND.format(seconds=seconds, seed=seed)
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    return float(done.stdout)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7, help="how many rounds (7)")
    parser.add_argument("--seconds", type=float, default=2.0, help="seconds for each measurement (2)")
    options = parser.parse_args()
    off, on = [], []
    for number in range(options.rounds):
        preludes = ["", WITHOUT] if number % 2 else [WITHOUT, ""]
        rates = {prelude: rate_elsewhere(prelude, options.seconds, number) for prelude in preludes}
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
