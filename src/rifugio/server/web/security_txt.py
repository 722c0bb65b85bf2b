"""/.well-known/security.txt (RFC 9116): whom to tell about a security problem of this server."""

from datetime import UTC, datetime, timedelta
from typing import Final

from fastapi import FastAPI
from fastapi.responses import PlainTextResponse

VALID: Final = timedelta(days=90)


def add_security_txt(app: FastAPI, contact: str | None) -> None:
    """Serve the file if the host has named a contact; otherwise there is none."""
    if contact is None:
        return

    @app.get("/.well-known/security.txt", include_in_schema=False)
    async def security_txt() -> PlainTextResponse:
        expires = (datetime.now(UTC) + VALID).strftime("%Y-%m-%dT%H:%M:%SZ")
        return PlainTextResponse(f"Contact: {contact}\nExpires: {expires}\n")
