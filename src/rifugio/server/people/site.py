"""Whom passkeys are for. Apart from passkeys.py, whose library takes a third of a second to import."""

from ipaddress import ip_address
from typing import NamedTuple
from urllib.parse import urlsplit


class Site(NamedTuple):
    """Whom passkeys are for: a browser gives them to no other page."""

    host: str
    origin: str


def site_of(public_url: str | None) -> Site | None:
    """Return whom passkeys are for at this address.

    None where browsers allow none: over plain http, or at a bare IP address.
    """
    parts = urlsplit(public_url or "")
    host = parts.hostname or ""
    if host == "localhost" or (parts.scheme == "https" and host and not _is_ip(host)):
        return Site(host, f"{parts.scheme}://{parts.netloc.rpartition('@')[2].lower()}")
    return None


def _is_ip(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True
