"""The key file of a home server."""

import os
import secrets
from pathlib import Path

from rifugio.server.host.folders import make_data_folder, usable
from rifugio.server.keys import KEY_BYTES, WeakKey, read_key
from rifugio.server.settings import Settings

KEY_FILE = "server.key"


def server_key(settings: Settings) -> bytes:
    """Return the configured key, or else the one in the data folder, created if missing."""
    if settings.key is None:
        return household_key(settings.data_folder)
    return read_key(settings.key.get_secret_value())


def household_key(folder: Path) -> bytes:
    """Return the key in a data folder; create it if missing."""
    make_data_folder(folder)
    path = folder / KEY_FILE
    if not path.exists():
        with usable(folder):
            _write_new(path, secrets.token_hex(KEY_BYTES))
    if os.name == "posix" and path.stat().st_mode & 0o077:
        raise WeakKey(f"others may read {path}: chmod 600 it, or delete it and lose the games in progress")
    return read_key(path.read_text(encoding="ascii"))


def _write_new(path: Path, text: str) -> None:
    """Write a file atomically; if another process was quicker, its file stays."""
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
