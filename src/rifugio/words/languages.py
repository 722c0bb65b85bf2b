"""The languages there are, and which of them a reader wants."""

from typing import Final

LANGUAGES: Final = ("en", "nl", "de", "it")
FALLBACK: Final = "en"


def best_language(*wanted: str | None) -> str:
    """Return the first language asked for that there is; `nl_BE.UTF-8` and `nl-BE` ask for `nl`.

    Empty wishes are passed over, so that an option, the environment and a default can be given in a row.
    """
    for wish in wanted:
        language = (wish or "").replace("-", "_").split("_")[0].split(".")[0].lower()
        if language in LANGUAGES:
            return language
    return FALLBACK
