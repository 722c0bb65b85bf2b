"""The help texts of `rifugio`, and its messages when something is missing."""

import pytest

import rifugio as library
from tests.cli.running import here, rifugio, run


def test_help_lists_the_commands() -> None:
    done = rifugio("--help")
    assert done.returncode == 0
    assert "Usage: rifugio" in done.stdout
    assert "simulate" in done.stdout
    assert "verify" in done.stdout


def test_no_command_is_help_too() -> None:
    done = here()
    assert "Usage: rifugio" in done.stdout + done.stderr


@pytest.mark.parametrize(
    ("command", "words"),
    [
        ("simulate", ["--games", "--players", "--seed", "--with", "--json"]),
        ("verify", ["RECORD", "--commitment"]),
    ],
)
def test_help_of_a_command(command: str, words: list[str]) -> None:
    done = here(command, "--help")
    assert done.returncode == 0
    assert f"Usage: rifugio {command}" in done.stdout
    assert all(word in done.stdout for word in words)


def test_version() -> None:
    done = rifugio("--version")
    assert (done.returncode, done.stdout) == (0, f"rifugio {library.__version__}\n")


def test_the_package_itself_is_the_command() -> None:
    done = run("-m", "rifugio", "--version")
    assert (done.returncode, done.stdout) == (0, f"rifugio {library.__version__}\n")


def test_an_unknown_command_is_refused() -> None:
    done = here("fly")
    assert done.returncode == 2
    assert "fly" in done.stderr


@pytest.mark.parametrize("package", ["typer", "rich"])
def test_without_the_extra_it_says_how_to_get_it(package: str) -> None:
    done = run("-c", f"import sys; sys.modules[{package!r}] = None\nfrom rifugio.cli import main\nmain()")
    assert done.returncode == 1
    assert done.stderr == "The command line needs a few more packages: pip install 'rifugio[cli]'\n"
    assert done.stdout == ""


def test_another_missing_module_is_not_hidden() -> None:
    done = run("-c", "import sys; sys.modules['rifugio.box'] = None\nfrom rifugio.cli import main\nmain()")
    assert done.returncode == 1
    assert "rifugio[cli]" not in done.stderr


def test_a_server_starts_without_the_games_of_the_terminal() -> None:
    tell = "import atexit, sys; atexit.register(lambda: print(*sys.modules, file=sys.stderr))"
    done = run("-c", f"{tell}\nfrom rifugio.cli import main\nsys.argv[1:] = ['serve', '--help']\nmain()")
    loaded = done.stderr.split()
    assert "rifugio.cli.serving" in loaded
    assert not [name for name in loaded if name.startswith(("rifugio.terminal", "rifugio.arena"))]
