"""The comparison with an earlier commit runs: here with the same code on both sides, for a moment."""

import pytest

from benchmarks.load.beside import Size, play_round, report
from kit.repository import ROOT
from kit.servers import PostgresServer


async def test_a_round_has_all_figures(postgres: PostgresServer, capsys: pytest.CaptureFixture[str]) -> None:
    one = await play_round(postgres, ROOT, Size(games=2, seconds=0.5, sockets=20), seed=1)
    assert all(figure > 0 for figure in (one.then.per_core, one.then.rate, one.then.p99, one.echo.per_core))
    assert 0.2 < one.now.per_core / one.then.per_core < 5, "the same code"
    assert 0.5 < one.now.bytes / one.then.bytes < 2
    assert one.now.per_core < one.echo.per_core, "a move is more than an echo"
    report("the same", [one])
    assert "moves per core, now / then" in capsys.readouterr().out
