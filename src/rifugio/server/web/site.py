"""Static files: what `make web` and `make runtime` have built, served from memory.

Files with a hash in their name are immutable and cached for good. The paths of the single-page app serve its
page, revalidated each time; any other path serves it as a 404, and the app says so. Nothing comes from
another host: `security_headers` has the policies.
"""

import gzip
import hashlib
from collections.abc import Mapping
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from mimetypes import guess_type
from typing import Final

from fastapi import FastAPI
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.types import Receive, Scope, Send

from rifugio.server.web.ahead import LIST, with_ahead
from rifugio.server.web.previews import (
    ALBUM,
    REPLAY,
    RUCKSACK,
    RULES,
    TABLE,
    TRAIL,
    WATCH,
    language_of,
    preview_of,
    with_preview,
)
from rifugio.server.web.security_headers import WORKER_POLICY

INDEX: Final = "/index.html"
HOME: Final = ("/", INDEX)
ASSETS: Final = "/assets/"
WORKERS: Final = ("/workers/", "/runtime/")
"""The scripts of workers, and what they load."""
NAMED: Final = ("/runtime/manifest.json", "/runtime/version.js")
"""Files of the runtime without a hash in their name."""
FOR_GOOD: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
WORTH_PACKING: Final = 1024
"""Bytes from which on a text is compressed."""
NOT_BUILT: Final = (
    "The server runs, but the pages for browsers are not built: "
    "`make web` in a checkout does it (it needs Node).\n"
)
OURS: Final = ("/api/", "/healthz", "/readyz", "/metrics", "/openapi.json")
"""Paths that are never a page, even if they do not exist."""


class Page:
    """A file of the site."""

    def __init__(self, path: str, body: bytes) -> None:
        self.body = body
        kind, packing = guess_type(path)
        self.kind = "application/gzip" if packing else kind or "application/octet-stream"
        self.tag = f'"{hashlib.sha256(body).hexdigest()[:16]}"'
        self.keep = FOR_GOOD if path.startswith((ASSETS, *WORKERS)) and path not in NAMED else ASK_AGAIN
        self.policy = {"content-security-policy": WORKER_POLICY} if path.startswith(WORKERS) else {}
        self.varies = "accept-encoding"

    @cached_property
    def packed(self) -> bytes | None:
        """The file compressed with gzip; None if it is not worth it."""
        is_text = self.kind.startswith("text/") or self.kind.endswith(("javascript", "+xml", "json"))
        return gzip.compress(self.body, mtime=0) if is_text and len(self.body) >= WORTH_PACKING else None

    def answer(self, request: Request) -> Response:
        """Return the file in an encoding the browser accepts, or 304 if it has not changed."""
        headers = {"cache-control": self.keep, "etag": self.tag, "vary": self.varies, **self.policy}
        if request.headers.get("if-none-match") == self.tag:
            return Response(status_code=304, headers=headers)
        body = self.body
        if self.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            body, headers["content-encoding"] = self.packed, "gzip"
        return Response(body, headers=headers, media_type=self.kind)


def add_site(app: FastAPI, folder: Traversable | None = None) -> None:
    """Serve pages wherever there is no other route."""
    built = files("rifugio.server")
    pages = read_pages(built / "site", built / "runtime") if folder is None else read_pages(folder)
    not_found = app.router.default

    async def site(scope: Scope, receive: Receive, send: Send) -> None:
        is_page = scope["type"] == "http" and scope["method"] in {"GET", "HEAD"}
        if not is_page or scope["path"].startswith(OURS):
            await not_found(scope, receive, send)
            return
        request = Request(scope)
        await (await answer(pages, request))(scope, receive, send)

    app.router.default = site  # so that routes keep their own responses, errors included


async def answer(pages: Mapping[str, Page], request: Request) -> Response:
    """Return the response for a path."""
    path = request.url.path
    if not pages:
        return PlainTextResponse(NOT_BUILT, 404)
    if path in pages and path not in {INDEX, LIST}:
        return pages[path].answer(request)
    is_file = path.startswith(ASSETS) or "." in path.rpartition("/")[2]
    if is_file and path != INDEX:
        return PlainTextResponse("There is no such file.\n", 404)  # of another version, perhaps
    found = (await headed(pages, request)).answer(request)
    replay = REPLAY.fullmatch(path)
    if RUCKSACK.fullmatch(path) or TABLE.fullmatch(path) or WATCH.fullmatch(path) or (replay and replay[1]):
        found.headers["x-robots-tag"] = "noindex"  # somebody's game
    elif not (replay or path in HOME or any(page.fullmatch(path) for page in (RULES, ALBUM, TRAIL))):
        found.status_code = 404
    return found


async def headed(pages: Mapping[str, Page], request: Request) -> Page:
    """Return the page with the link preview of this path in its head, and with what it will want soon."""
    node = getattr(request.app.state, "node", None)
    preview = await preview_of(request.url.path, node)
    public = node.settings.public_url if node is not None else None
    base = public if public and public.startswith("https:") else str(request.base_url)
    language = language_of(request)
    text = with_preview(pages[INDEX].body.decode(), preview, language, base)
    if LIST in pages:
        text = with_ahead(text, pages[LIST].body, preview.place, language)
    page = Page(INDEX, text.encode())
    page.varies = "accept-encoding, accept-language"
    return page


def read_pages(folder: Traversable, runtime: Traversable | None = None) -> dict[str, Page]:
    """Return all files of a folder by path, and the browser's Python; empty if the pages are not built."""
    if not (folder / "index.html").is_file():
        return {}
    python = _read(runtime, "/runtime") if runtime is not None and runtime.is_dir() else []
    return dict([*_read(folder, ""), *python])


def _read(folder: Traversable, above: str) -> list[tuple[str, Page]]:
    found: list[tuple[str, Page]] = []
    for one in folder.iterdir():
        path = f"{above}/{one.name}"
        if one.is_dir():
            found += _read(one, path)
        else:
            found.append((path, Page(path, one.read_bytes())))
    return found
