"""Checks of URLs: what is fine at home but dangerous in public, and where browsers allow what."""

from collections.abc import Iterable
from urllib.parse import urlsplit

from psycopg import ProgrammingError
from psycopg.conninfo import conninfo_to_dict

_LOOPBACK = {"localhost", "127.0.0.1", "::1"}
_ENCRYPTED = {"require", "verify-ca", "verify-full"}


def origin_of(url: str) -> str:
    """Return the origin of a URL (scheme, host and port), as browsers write it in Origin."""
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc.lower()}"


def allows_push(url: str) -> bool:
    """Whether browsers let pages at this address have service workers, and with them Web Push."""
    return urlsplit(url).scheme == "https" or urlsplit(url).hostname in _LOOPBACK


def web_faults(urls: Iterable[str]) -> list[str]:
    """Return what is wrong with the origins of pages."""
    return [f"{url} is not https" for url in urls if not url.startswith("https://")]


def database_faults(url: str | None) -> list[str]:
    """Return what is wrong with a database URL; never the URL itself, which has a password."""
    if url is None:
        return ["no database"]
    try:
        parts = {name: str(value) for name, value in conninfo_to_dict(url).items() if value is not None}
    except ProgrammingError:
        return ["the address of the database cannot be read"]
    hosts = (parts.get("hostaddr") or parts.get("host", "")).split(",")
    remote = [host for host in hosts if host and not host.startswith("/")]
    faults = []
    if remote and not (parts.get("password") or parts.get("passfile")):
        faults.append("the database has no password")
    if set(remote) - _LOOPBACK and parts.get("sslmode") not in _ENCRYPTED:
        faults.append("the way to the database is not encrypted (sslmode)")
    return faults
