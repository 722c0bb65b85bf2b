"""GitHub workflows and templates: valid, calling what is called here, with least privilege."""

import json
import re
import tomllib
from pathlib import Path

import pytest

from kit.repository import ROOT
from tests.deploy.reading import document
from tests.deploy.test_compose import schema_check

FORGE = ROOT / ".github"
WORKFLOWS = sorted((FORGE / "workflows").glob("*.yml"))
PUBLISHER = "pypa/gh-action-pypi-publish"
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
def test_few_actions_pinned_by_hash_and_no_rights_by_default(path: Path) -> None:
    """GitHub's own, and the one that publishes; the version is noted beside each hash, for dependabot."""
    workflow, text = document(path), path.read_text(encoding="utf-8")
    assert workflow["permissions"] == {"contents": "read"}
    assert "pull_request_target" not in text
    used = [step["uses"] for job in workflow["jobs"].values() for step in job["steps"] if "uses" in step]
    assert used
    for one in used:
        assert re.fullmatch(rf"(actions/[\w-]+|{PUBLISHER})@[0-9a-f]{{40}}", one)
    assert len(re.findall(r"uses: \S+@[0-9a-f]{40} # v\d+\.\d+\.\d+\n", text)) == len(used)


def test_an_action_has_the_same_version_everywhere() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in WORKFLOWS)
    pins = set(re.findall(r"uses: (\S+)@(\S+ # \S+)", text))
    assert len({action for action, _ in pins}) == len(pins)


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_a_job_with_rights_runs_none_of_our_code(path: Path) -> None:
    """Jobs that build and test may only read; a job that may write has no checkout and follows the build."""
    for job in document(path)["jobs"].values():
        checkouts = [step for step in job["steps"] if "actions/checkout@" in step.get("uses", "")]
        for step in checkouts:
            assert step["with"]["persist-credentials"] is False
        if "write" in job.get("permissions", {}).values():
            assert not checkouts
            assert job["needs"]
            assert not any(
                re.search(r"\bmake\b|\.ci/|python|npm|pip", step.get("run", "")) for step in job["steps"]
            )
        else:
            assert "permissions" not in job


def test_packages_are_published_by_one_tool_with_attestations_and_one_right() -> None:
    jobs = document(FORGE / "workflows" / "release.yml")["jobs"]
    assert jobs["pypi"]["permissions"] == {"id-token": "write"}
    assert jobs["pypi"]["environment"] == "release"
    _, publish = jobs["pypi"]["steps"]
    assert publish["uses"].startswith(f"{PUBLISHER}@")
    assert publish["with"] == {"attestations": True}
    assert jobs["forge"]["permissions"] == {"contents": "write"}
    text = "".join(path.read_text(encoding="utf-8") for path in WORKFLOWS)
    assert text.count(PUBLISHER) == 1
    assert "secrets." not in text


def test_the_image_is_built_from_our_file_and_started_before_it_is_pushed() -> None:
    jobs = document(FORGE / "workflows" / "image.yml")["jobs"]
    runs = [step.get("run", "") for step in jobs["build"]["steps"]]
    built = next(run for run in runs if run.startswith("docker build "))
    assert (ROOT / built.split("--file ")[1].split()[0]).is_file()
    assert any(run.startswith("docker run ") and run.endswith(" rifugio --version") for run in runs)
    assert jobs["push"]["needs"] == "build"


def test_every_python_that_is_claimed_is_tested() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    claimed = [one.rpartition(" ")[2] for one in project["classifiers"] if " :: 3." in one]
    tested = document(FORGE / "workflows" / "check.yml")["jobs"]["all"]["strategy"]["matrix"]["python"]
    assert tested == claimed
    assert project["requires-python"] == f">={claimed[0]}"


def test_all_pictures_are_kept_as_an_artefact() -> None:
    steps = document(FORGE / "workflows" / "nightly.yml")["jobs"]["pictures"]["steps"]
    assert any("screens pictures" in step.get("run", "") for step in steps)
    assert steps[-1]["with"]["path"] == "build/pictures"


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
