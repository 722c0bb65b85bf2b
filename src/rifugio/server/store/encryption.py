"""Encryption at rest: the secret of a bag, sealed for the database."""

import secrets
from typing import Never

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

SECRET_BYTES = 32
_FORMAT = b"\x01"
_NONCE = 12


class BrokenSeal(ValueError):
    """The sealed secret was changed, is another game's, or was sealed under another key."""


class Secret:
    """Something that shows itself to nobody who does not ask for it by name."""

    __slots__ = ("_value",)

    def __init__(self, value: bytes) -> None:
        self._value = value

    def reveal(self) -> bytes:
        """Return what is secret."""
        return self._value

    def __repr__(self) -> str:
        return "Secret(…)"

    def __reduce__(self) -> Never:
        raise TypeError("a secret does not travel")


def new_secret() -> Secret:
    """Return the secret of a new bag."""
    return Secret(secrets.token_bytes(SECRET_BYTES))


def seal_secret(key: bytes, game_id: int, secret: Secret) -> bytes:
    """Return the secret as it is stored: AES-256-GCM, good for this game only."""
    nonce = secrets.token_bytes(_NONCE)
    return _FORMAT + nonce + AESGCM(key).encrypt(nonce, secret.reveal(), _about(game_id))


def open_secret(key: bytes, game_id: int, sealed: bytes) -> Secret:
    """Return a stored secret; raise BrokenSeal if it is not this game's."""
    if sealed[:1] != _FORMAT:
        raise BrokenSeal("sealed in a way that is not known here")
    nonce, text = sealed[1 : 1 + _NONCE], sealed[1 + _NONCE :]
    try:
        return Secret(AESGCM(key).decrypt(nonce, text, _about(game_id)))
    except (InvalidTag, ValueError):
        raise BrokenSeal("the seal of a bag is broken") from None


def _about(game_id: int) -> bytes:
    return b"rifugio bag" + game_id.to_bytes(8, "big")
