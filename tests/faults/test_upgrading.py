"""A new version is brought in while people play: its tables under an older server, and both at once."""

import subprocess

import pytest

from kit.repository import ROOT
from tests.faults.run import summary
from tests.faults.storm import Plan
from tests.faults.upgrading import EARLIER, upgraded, with_second_rules


def test_games_go_on_from_the_earlier_version_to_this_one() -> None:
    known = subprocess.run(["git", "cat-file", "-e", EARLIER], cwd=ROOT, capture_output=True, check=False)
    if known.returncode:
        pytest.skip(f"this clone is shallow: it has no commit {EARLIER}")
    report, upgrade = upgraded(Plan(seconds=6, seed=5, games=4), EARLIER)
    assert report.findings.valid, summary(report)
    assert report.findings.unanswered == 0, summary(report)
    assert [phase.name for phase in upgrade.phases] == [
        "the earlier version",
        "the earlier version, on migrated tables",
        "both versions",
        "this version",
    ]
    accepted = [line for line in upgrade.told(report) if " accepted" in line]
    assert not any(": 0 accepted" in line for line in accepted), accepted


@pytest.mark.slow
def test_games_end_by_the_rules_they_began_with() -> None:
    report, upgrade = with_second_rules(Plan(seconds=40, seed=1, games=12))
    assert report.findings.valid, summary(report)
    assert upgrade.ended[1], "some game has ended by the first rules, on servers that begin by the second"
