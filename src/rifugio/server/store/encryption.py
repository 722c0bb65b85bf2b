"""Encryption at rest (AES-256-GCM) of the bag's secret."""

import secrets

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from rifugio.server.keys import Secret

_FORMAT = b"\x01"
_NONCE = 12


class BrokenSeal(ValueError):
    """The encrypted secret was changed, belongs to another game, or was encrypted with another key."""


def seal_secret(key: bytes, game_id: int, secret: Secret) -> bytes:
    """Encrypt a secret; the game id is authenticated, so that the result is valid for this game only."""
    nonce = secrets.token_bytes(_NONCE)
    return _FORMAT + nonce + AESGCM(key).encrypt(nonce, secret.reveal(), _about(game_id))


def open_secret(key: bytes, game_id: int, sealed: bytes) -> Secret:
    """Decrypt a stored secret; raise BrokenSeal if it is not this game's."""
    if sealed[:1] != _FORMAT:
        raise BrokenSeal("sealed in a way that is not known here")
    nonce, text = sealed[1 : 1 + _NONCE], sealed[1 + _NONCE :]
    try:
        return Secret(AESGCM(key).decrypt(nonce, text, _about(game_id)))
    except (InvalidTag, ValueError):
        raise BrokenSeal("the seal of a bag is broken") from None


def _about(game_id: int) -> bytes:
    return b"rifugio bag" + game_id.to_bytes(8, "big")
