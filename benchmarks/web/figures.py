"""Figures with their goals, and how they are printed."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Figure:
    """One measured figure. The goal is a maximum, or a minimum with `at_least`."""

    name: str
    value: float
    unit: str
    goal: float
    at_least: bool = False
    more: str = ""

    @property
    def met(self) -> bool:
        """Whether the goal is met."""
        return self.value >= self.goal if self.at_least else self.value <= self.goal

    def line(self) -> str:
        """Return it as a line of a table."""
        goal = f"{'≥' if self.at_least else '≤'} {self.goal:g} {self.unit}"
        more = f"   {self.more}" if self.more else ""
        verdict = "met" if self.met else "MISSED"
        return f"{self.name:<50}{self.value:8.1f} {self.unit:<9}{goal:<16}{verdict}{more}"
