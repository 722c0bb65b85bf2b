"""What a device is called in a list of devices: its system and its browser, and nothing finer."""

from collections.abc import Mapping
from typing import Final

SYSTEMS: Final[Mapping[str, str]] = {
    "iPhone": "iphone",
    "iPad": "ipad",
    "Android": "android",
    "Windows": "windows",
    "Mac OS": "mac",
    "CrOS": "chromeos",
    "Linux": "linux",
}
BROWSERS: Final[Mapping[str, str]] = {
    "Firefox/": "firefox",
    "FxiOS/": "firefox",
    "Edg/": "edge",
    "OPR/": "opera",
    "Chrome/": "chrome",
    "CriOS/": "chrome",
    "Safari/": "safari",
}


def device_of(user_agent: str) -> str:
    """Return a device's name, such as `android firefox`; `other` for what is not known."""
    return f"{_first(SYSTEMS, user_agent)} {_first(BROWSERS, user_agent)}"


def _first(names: Mapping[str, str], text: str) -> str:
    """Browsers also name those they descend from, so the order of the list decides."""
    return next((name for mark, name in names.items() if mark in text), "other")
