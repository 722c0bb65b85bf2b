"""The architecture pictures are up to date with the import contracts."""

from tools.pages.architecture import FLOORS, layers_of, pictures


def test_the_pictures_are_what_the_contracts_say() -> None:
    for path, text in pictures().items():
        assert path.read_text(encoding="utf-8") == text, f"{path.name}: `make architecture` draws it anew"


def test_every_part_of_the_package_is_on_a_floor() -> None:
    floors = layers_of(FLOORS)
    assert floors[0] == ["cli"]
    assert floors[-1] == ["engine"]
    assert ["table"] in floors
