"""The server's key, and the keys made of it, one for each purpose."""

import hashlib
import hmac
import os
import secrets
from pathlib import Path
from typing import NamedTuple, Self

from rifugio.server.folders import make_data_folder, usable

KEY_BYTES = 32
KEY_FILE = "server.key"


class WeakKey(ValueError):
    """The key is too short, too regular, or not kept well enough."""


class Keys(NamedTuple):
    """What the server signs and seals with."""

    tokens: bytes
    bags: bytes

    @classmethod
    def derive(cls, key: bytes) -> Self:
        """Return the keys for the purposes: knowing one of them tells nothing about another."""
        return cls(tokens=_hkdf(key, b"rifugio tokens"), bags=_hkdf(key, b"rifugio bags"))

    def __repr__(self) -> str:
        return "Keys(…)"


def read_key(text: str) -> bytes:
    """Return a key written in hexadecimal; raise WeakKey if nobody would have chosen it by chance."""
    try:
        key = bytes.fromhex(text.strip())
    except ValueError:
        raise WeakKey("the key is not hexadecimal") from None
    if len(key) < KEY_BYTES:
        raise WeakKey(f"the key is shorter than {KEY_BYTES} bytes")
    if len(set(key)) < KEY_BYTES // 4:  # 32 random bytes with fewer than 8 different ones do not occur
        raise WeakKey("the key repeats itself; make one by: openssl rand -hex 32")
    return key


def _hkdf(key: bytes, purpose: bytes) -> bytes:
    """HKDF-SHA-256 of RFC 5869 without salt, for 32 bytes."""
    extracted = hmac.digest(bytes(32), key, hashlib.sha256)
    return hmac.digest(extracted, purpose + b"\x01", hashlib.sha256)


def household_key(folder: Path) -> bytes:
    """Return the key kept in a folder; make it if there is none."""
    make_data_folder(folder)
    path = folder / KEY_FILE
    if not path.exists():
        with usable(folder):
            _write_new(path, secrets.token_hex(KEY_BYTES))
    if os.name == "posix" and path.stat().st_mode & 0o077:
        raise WeakKey(f"others may read {path}: chmod 600 it, or delete it and lose the games in progress")
    return read_key(path.read_text(encoding="ascii"))


def _write_new(path: Path, text: str) -> None:
    """Write a file whole or not at all; if somebody else was quicker, theirs stays."""
    scratch = path.with_name(f"{path.name}.{secrets.token_hex(4)}")
    with os.fdopen(os.open(scratch, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
        file.write(text + "\n")
        file.flush()
        os.fsync(file.fileno())
    try:
        os.link(scratch, path)
    except FileExistsError:
        pass
    finally:
        scratch.unlink()
