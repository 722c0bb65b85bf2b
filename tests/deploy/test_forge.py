"""Workflows and templates for a public forge: valid, calling what is called here, with few rights."""

import json
import re
from pathlib import Path

import pytest

from kit.repository import ROOT
from tests.deploy.reading import document
from tests.deploy.test_compose import schema_check

FORGE = ROOT / ".github"
WORKFLOWS = sorted((FORGE / "workflows").glob("*.yml"))
TARGETS = set(re.findall(r"^([a-z]+):.*## ", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))


def test_they_are_valid() -> None:
    schema_check("vendor.github-workflows", *WORKFLOWS)
    schema_check("vendor.dependabot", FORGE / "dependabot.yml")


def test_a_change_is_checked_by_what_anybody_can_run() -> None:
    steps = [
        step for job in document(FORGE / "workflows" / "check.yml")["jobs"].values() for step in job["steps"]
    ]
    assert any(step.get("run") == ".ci/run" for step in steps)


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_only_the_forge_s_own_actions_and_few_rights(path: Path) -> None:
    workflow = document(path)
    assert workflow["permissions"] == {"contents": "read"}
    for job in workflow["jobs"].values():
        assert "pull_request_target" not in path.read_text(encoding="utf-8")
        for step in job["steps"]:
            if "uses" in step:
                assert re.fullmatch(r"actions/[\w-]+@v\d+", step["uses"])
                if "checkout" in step["uses"]:
                    assert step["with"] == {"persist-credentials": False}


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_make_is_asked_for_what_it_knows(path: Path) -> None:
    for job in document(path)["jobs"].values():
        asked = {
            word for step in job["steps"] for word in re.findall(r"\bmake ([a-z ]+)", step.get("run", ""))
        }
        known = {target for words in asked for target in words.split()}
        known |= set(job.get("strategy", {}).get("matrix", {}).get("what", ()))
        assert known <= TARGETS


def test_forms_have_something_to_fill_in() -> None:
    for path in (FORGE / "ISSUE_TEMPLATE").glob("*.yml"):
        form = document(path)
        if path.name != "config.yml":
            assert form["name"]
            assert form["description"]
            assert any(field.get("validations", {}).get("required") for field in form["body"])


def test_the_container_to_work_in_is_read() -> None:
    container = json.loads((ROOT / ".devcontainer" / "devcontainer.json").read_text(encoding="utf-8"))
    assert set(container["postCreateCommand"].split()[1:]) <= TARGETS
