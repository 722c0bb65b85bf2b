"""An authenticator in software: makes passkeys and proves that it has them, as WebAuthn says."""

import hashlib
import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Mapping
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


def encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "===")


class Authenticator:
    """A device with one passkey of a site."""

    def __init__(self, origin: str) -> None:
        self.origin, self.verified = origin, True
        self._key = ec.generate_private_key(ec.SECP256R1())
        self.id = hashlib.sha256(self._point("x") + self._point("y")).digest()[:20]

    def _point(self, axis: str) -> bytes:
        point: int = getattr(self._key.public_key().public_numbers(), axis)
        return point.to_bytes(32, "big")

    def make(self, options: Mapping[str, Any]) -> dict[str, str]:
        """Make the passkey, as a browser asks for it."""
        key = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: self._point("x"), -3: self._point("y")})
        about = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + key
        data = self._data(options["rp"]["id"], ATTESTED) + about
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return {
            "id": encoded(self.id),
            "client_data": encoded(self._client_data("webauthn.create", options["challenge"])),
            "attestation": encoded(attestation),
        }

    def prove(self, options: Mapping[str, Any]) -> dict[str, str]:
        """Prove that it has the passkey."""
        data = self._data(options["rpId"], 0)
        client_data = self._client_data("webauthn.get", options["challenge"])
        signature = self._key.sign(data + hashlib.sha256(client_data).digest(), ec.ECDSA(SHA256()))
        return {
            "id": encoded(self.id),
            "client_data": encoded(client_data),
            "authenticator_data": encoded(data),
            "signature": encoded(signature),
        }

    def _data(self, host: str, more: int) -> bytes:
        flags = PRESENT | (VERIFIED if self.verified else 0) | more
        return hashlib.sha256(host.encode()).digest() + bytes([flags]) + bytes(4)

    def _client_data(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()
