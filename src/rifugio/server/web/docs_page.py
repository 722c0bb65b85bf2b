"""The page /docs: an overview of this server's HTTP API, and where the reference is. No scripts."""

from html import escape
from itertools import chain
from typing import Any, Final

from fastapi import FastAPI
from fastapi.responses import HTMLResponse, Response

STYLE: Final = """\
:root { color-scheme: light dark; }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 46rem; margin: 0 auto; padding: 1.5rem 1rem; }
dt { margin-top: 1rem; }
dd { margin: 0.2rem 0 0 1.5rem; }
code { font-size: 0.95rem; overflow-wrap: anywhere; }
"""
PAGE: Final = """\
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Rifugio {version}: API</title>
<link rel="stylesheet" href="/docs.css">
</head>
<body>
<h1>Rifugio {version}: API</h1>
<p>The schema of this server's HTTP API: <a href="/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
<p>Authentication: <code>Authorization: Bearer TOKEN</code>. {scheme}</p>
<p>The complete reference, with every type and with the messages of the WebSocket
<code>/api/tables/{{link}}/stream</code>, is in the project's repository, in <code>docs/reference</code>;
<code>make docs</code> builds it as a site. <a href="/">Play</a></p>
{chapters}
</body>
</html>
"""


def add_docs(app: FastAPI) -> None:
    """Serve /docs and its stylesheet; neither is in the schema."""

    @app.get("/docs", include_in_schema=False)
    async def docs() -> HTMLResponse:
        return HTMLResponse(docs_page(app.openapi()))

    @app.get("/docs.css", include_in_schema=False)
    async def style() -> Response:
        return Response(STYLE, media_type="text/css")


def docs_page(openapi: dict[str, Any]) -> str:
    """Return the page for an OpenAPI document."""
    scheme = openapi["components"]["securitySchemes"]["token"]["description"]
    chapters = "\n".join(_chapter(tag, openapi["paths"]) for tag in openapi["tags"])
    return PAGE.format(version=escape(openapi["info"]["version"]), scheme=_prose(scheme), chapters=chapters)


def _chapter(tag: dict[str, str], paths: dict[str, Any]) -> str:
    listed = chain.from_iterable(
        (
            _entry(path, method, operation)
            for method, operation in methods.items()
            if tag["name"] in operation["tags"]
        )
        for path, methods in paths.items()
    )
    title, about = tag["name"].capitalize(), tag["description"]
    return f"<h2>{escape(title)}</h2>\n<p>{escape(about)}</p>\n<dl>\n{''.join(listed)}</dl>"


def _entry(path: str, method: str, operation: dict[str, Any]) -> str:
    about = operation["description"].partition("\n\n")[0]
    return f"<dt><code>{method.upper()} {escape(path)}</code></dt>\n<dd>{_prose(about)}</dd>\n"


def _prose(text: str) -> str:
    """Return text as HTML, with backticks as code."""
    parts = escape(text).split("`")
    return "".join(f"<code>{part}</code>" if number % 2 else part for number, part in enumerate(parts))
