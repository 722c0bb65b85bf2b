"""Hosts of files that do more than to send them, or less."""

import time
from typing import TYPE_CHECKING, AnyStr, Final

from tests.web.static import Files

if TYPE_CHECKING:
    from _typeshed import SupportsRead, SupportsWrite

LONG: Final = 30.0
"""Seconds that nobody waits."""


class Unpacking(Files):
    """Says of `.gz` that it is an encoding: browsers unpack it themselves."""

    def end_headers(self) -> None:
        if self.path.endswith(".gz"):
            self.send_header("content-encoding", "gzip")
        super().end_headers()


class Damaging(Files):
    """Sends something else instead of the rules, unless a browser insists."""

    def translate_path(self, path: str) -> str:
        is_new = self.headers["cache-control"] == "no-cache"
        return super().translate_path("/index.html" if "/rifugio-" in path and not is_new else path)


class Broken(Files):
    """Sends something else instead of the rules, whatever one does."""

    def translate_path(self, path: str) -> str:
        return super().translate_path("/index.html" if "/rifugio-" in path else path)


class Stalling(Files):
    """Begins to send the rules, and goes on when nobody waits any more."""

    def copyfile(self, source: "SupportsRead[AnyStr]", outputfile: "SupportsWrite[AnyStr]") -> None:
        if "/rifugio-" in self.path:
            outputfile.write(source.read(10_000))
            time.sleep(LONG)
        super().copyfile(source, outputfile)
