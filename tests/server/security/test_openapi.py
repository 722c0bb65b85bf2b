"""Every operation of the HTTP schema, with everything that schemathesis makes up for it, on a real node."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from httpx2 import AsyncClient

from tests.server.security.processes import Served, served
from tests.server.security.scenes import scene

SOME, MANY = 3, 300
NOT_ASKED = "positive_data_acceptance"
"""Not all that is refused can be said in a schema: a clock that does not fit, a text that is no record."""
CONFIG = """
[checks]  # 413 is as good a no as any other
negative_data_rejection.expected-statuses = [400, 404, 405, 406, 409, 413, 415, 422, 429]

[generation]
database = "none"

[[operations]]
include-name = "POST /api/tables/{link}/commands"
checks.not_a_server_error.expected-statuses = ["2xx", "4xx", 503]  # 503 is `unknown`
"""


def examine(node: Served, folder: Path, examples: int, parameters: str = "") -> str:
    """Run schemathesis with all its phases and checks; return what it says if it finds anything."""
    config = folder / "schemathesis.toml"
    config.write_text(CONFIG + parameters, encoding="utf-8")
    program = [sys.executable, "-m", "schemathesis.cli", "--config-file", str(config), "run"]
    options = ["--max-examples", str(examples), "--exclude-checks", NOT_ASKED, "--continue-on-failure"]
    environment = {**os.environ, "NO_COLOR": "1", "COLUMNS": "120"}
    ran = subprocess.run(
        [*program, f"{node.url}/openapi.json", *options],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    (folder / "said").write_text(ran.stdout + ran.stderr, encoding="utf-8")
    return "" if ran.returncode == 0 else ran.stdout + ran.stderr


@pytest.mark.parametrize("examples", [SOME, pytest.param(MANY, marks=pytest.mark.slow)])
def test_whatever_is_sent_is_answered_as_the_schema_says(
    database_url: str, tmp_path: Path, examples: int
) -> None:
    with served(database_url) as node:
        assert examine(node, tmp_path, examples) == ""
        assert node.faults() == []


@pytest.mark.parametrize("examples", [SOME, pytest.param(MANY, marks=pytest.mark.slow)])
async def test_whatever_is_sent_to_a_table_is_answered_as_the_schema_says(
    database_url: str, tmp_path: Path, examples: int
) -> None:
    """With the link of a table that there is and the tokens for it, so that no request ends at the door."""
    with served(database_url) as node:
        async with AsyncClient(base_url=node.url, trust_env=False, timeout=60) as client:
            one = await scene(client, "playing")
        tokens = ",".join(one.tokens[name] for name in ("host", "seat", "other_seat"))
        parameters = f'[parameters]\nlink = "{one.link}"\nauthorization = "Bearer {tokens}"'
        assert examine(node, tmp_path, examples, parameters) == ""
        assert node.faults() == []
