"""The compose file: valid, locked down, and its commands exist."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import typer

from rifugio.cli.app import app
from rifugio.server.host.key_file import server_key
from rifugio.server.settings import settings_from
from tests.deploy.reading import DEPLOY, compose, pods

OURS = ("migrate", "node", "worker", "backup")


def schema_check(schema: str, *files: Path) -> None:
    """Validate files against a schema bundled with check-jsonschema, offline."""
    program = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", schema, *map(str, files)]
    done = subprocess.run(program, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_it_is_valid() -> None:
    schema_check("vendor.compose-spec", DEPLOY / "compose.yaml")


def test_nothing_writes_or_gains_rights() -> None:
    for name, service in compose()["services"].items():
        assert service["read_only"] is True, name
        assert service["cap_drop"] == ["ALL"], name
        assert service["security_opt"] == ["no-new-privileges:true"], name
        assert "privileged" not in service, name


def test_only_the_proxy_is_seen_from_outside() -> None:
    services, networks = compose()["services"], compose()["networks"]
    assert {name for name, one in services.items() if "ports" in one} == {"proxy", "grafana"}
    assert all(port.startswith("127.0.0.1:") for port in services["grafana"]["ports"])
    for name, one in services.items():
        outside = any(not networks[network].get("internal") for network in one.get("networks", ()))
        assert outside == (name in {"proxy", "grafana"}), name
    front = networks["front"]["ipam"]["config"][0]["subnet"]
    assert services["node"]["environment"]["RIFUGIO_TRUSTED_PROXIES"] == front


def test_files_that_are_mounted_are_there() -> None:
    made_later = {"./acme", "./backups"}
    for service in compose()["services"].values():
        for volume in service.get("volumes", ()):
            source = volume.partition(":")[0]
            assert source in {*compose()["volumes"], *made_later} or (DEPLOY / source).is_file(), source


def commands() -> list[list[str]]:
    found = [compose()["services"][name]["command"] for name in OURS]
    return found + [
        container["args"]
        for _, pod in pods()
        for container in pod["spec"]["containers"]
        if container["image"] == "rifugio"
    ]


@pytest.mark.parametrize("command", commands(), ids=" ".join)
def test_the_commands_are_commands(command: list[str]) -> None:
    """Each is parsed by the real command line, which does not run it."""
    group: Any = typer.main.get_command(app)
    if command == ["--help"]:
        return
    plain = ["2" if part.startswith("${") else part for part in command]
    group.commands[plain[0]].make_context(plain[0], plain[1:])


def test_secrets_are_made_once_and_production_takes_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def make() -> dict[str, bytes]:
        program = [str(DEPLOY / "make-secrets"), str(tmp_path / "secrets"), "play.example.org"]
        subprocess.run(program, check=True, capture_output=True, timeout=60)
        return {path.name: path.read_bytes() for path in (tmp_path / "secrets").iterdir()}

    first = make()
    assert first.keys() == compose()["secrets"].keys()
    assert make() == first
    assert (tmp_path / "secrets").stat().st_mode & 0o777 == 0o700
    for name in [name for name in os.environ if name.startswith("RIFUGIO_")]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("RIFUGIO_SECRETS", str(tmp_path / "secrets"))
    settings = settings_from({"production": True, "public_url": "https://play.example.org"})
    assert server_key(settings).hex() == first["rifugio_key"].decode().strip()
    assert settings.nats_url is not None
    assert settings.nats_url.endswith("@news:4222")
