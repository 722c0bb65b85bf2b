"""The sample sentences for the browser's tests are up to date with Python's."""

from tests.words.samples import PATH, text


def test_the_samples_are_up_to_date() -> None:
    assert PATH.read_text(encoding="utf-8") == text(), "write them anew: python -m tests.words.samples"
