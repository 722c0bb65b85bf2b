"""Debian's WebKitGTK in a window that nobody sees, driven by WebDriver: webkit2gtk-driver and xvfb."""

import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import httpx2

from kit.ports import free_port

ELEMENT: Final = "element-6066-11e4-a52e-4f735466cecf"
"""The key of an element's id, by the standard."""
WINDOWS: Final = "*/webkit2gtk-4.1/MiniBrowser"
ENVIRONMENT: Final = {
    "GDK_BACKEND": "x11",
    "NO_AT_BRIDGE": "1",
    "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",  # bubblewrap needs rights that a container has not
    "WEBKIT_SKIA_ENABLE_CPU_RENDERING": "1",
    "LANGUAGE": "en_GB",
}


def missing_webkit() -> str | None:
    """Return what is missing to open WebKit, or None."""
    if not (shutil.which("WebKitWebDriver") and _window()):
        return "there is no WebKit: install webkit2gtk-driver"
    return None if shutil.which("Xvfb") else "there is no screen to draw on: install xvfb"


def _window() -> str | None:
    return next(map(str, Path("/usr/lib").glob(WINDOWS)), None)


class WebKit:
    """One window."""

    def __init__(self, client: httpx2.Client, session: str) -> None:
        self._client, self._session = client, session

    def _post(self, what: str, **given: object) -> Any:  # noqa: ANN401 - whatever the script returns
        answer = self._client.post(f"/session/{self._session}/{what}", json=given).json()["value"]
        if isinstance(answer, dict) and "error" in answer:
            raise AssertionError(f"{what} {given}: {answer['error']}: {answer['message']}")
        return answer

    def go(self, url: str) -> None:
        self._post("url", url=url)

    def reload(self) -> None:
        self._post("refresh")

    def run(self, script: str, *args: object) -> Any:  # noqa: ANN401 - whatever the script returns
        """Run the body of a function in the page, and return what it returns."""
        return self._post("execute/sync", script=script, args=args)

    def until(self, script: str, *args: object, seconds: float = 60) -> Any:  # noqa: ANN401 - as above
        """Wait until a script returns something true, and return it."""
        end = time.monotonic() + seconds
        while not (found := self.run(script, *args)):
            if time.monotonic() > end:
                raise TimeoutError(f"not within {seconds} s: {script} {args}")
            time.sleep(0.05)
        return found

    def click(self, selector: str) -> None:
        self.until("return !!document.querySelector(arguments[0])", selector)
        found = self._post("element", using="css selector", value=selector)
        self._post(f"element/{found[ELEMENT]}/click")

    def click_at(self, x: float, y: float) -> None:
        acts = [
            {"type": "pointerMove", "x": int(x), "y": int(y), "duration": 0},
            {"type": "pointerDown", "button": 0},
            {"type": "pause", "duration": 50},
            {"type": "pointerUp", "button": 0},
        ]
        mouse = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": acts}
        self._post("actions", actions=[mouse])


@contextmanager
def webkit(home: Path) -> Iterator[WebKit]:
    """Open a window with an empty profile, until the block ends."""
    with _screen() as screen, _driver({**os.environ, **ENVIRONMENT, "HOME": str(home), **screen}) as client:
        wanted = {"webkitgtk:browserOptions": {"binary": _window(), "args": ["--automation"]}}
        asked = {"capabilities": {"alwaysMatch": wanted}}
        answer = client.post("/session", json=asked).json()["value"]
        assert "sessionId" in answer, answer
        session = answer["sessionId"]
        client.post(f"/session/{session}/window/rect", json={"x": 0, "y": 0, "width": 1440, "height": 1000})
        try:
            yield WebKit(client, session)
        finally:
            client.delete(f"/session/{session}")


@contextmanager
def _screen() -> Iterator[dict[str, str]]:
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1600x1200x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL) as server:
        os.close(writing)
        with os.fdopen(reading) as told:
            number = told.readline().strip()
        try:
            yield {"DISPLAY": f":{number}"}
        finally:
            server.terminate()


@contextmanager
def _driver(environment: dict[str, str]) -> Iterator[httpx2.Client]:
    port = free_port()
    command = ["WebKitWebDriver", f"--port={port}"]
    with (
        subprocess.Popen(
            command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        ) as driver,
        httpx2.Client(base_url=f"http://127.0.0.1:{port}", timeout=90) as client,
    ):
        try:
            for _ in range(200):
                try:
                    client.get("/status")
                    break
                except httpx2.ConnectError:
                    time.sleep(0.05)
            yield client
        finally:
            driver.terminate()
