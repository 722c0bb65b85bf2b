"""The sentences that the browser's tests compare with are those that Python makes now."""

from tests.words.samples import PATH, text


def test_the_samples_are_up_to_date() -> None:
    assert PATH.read_text(encoding="utf-8") == text(), "write them anew: python -m tests.words.samples"
