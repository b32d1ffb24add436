"""A device that keeps passkeys, as WebAuthn describes it: it signs what it is asked, for one site."""

from __future__ import annotations

import base64
import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT, VERIFIED, WITH_KEY = 0x01, 0x04, 0x40  # flags of authenticator data


def encoded(data: bytes) -> str:
    """Base64url without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Authenticator:
    """One device with one passkey. What it says may be bent by a test."""

    def __init__(self, origin: str) -> None:
        self.origin = origin  # of the page that the browser shows
        self.id = secrets.token_bytes(32)
        self.uses = 0
        self.flags = PRESENT | VERIFIED
        self.user = b""
        self._key = ec.generate_private_key(ec.SECP256R1())

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """`navigator.credentials.create()`."""
        self.user = base64.urlsafe_b64decode(options["user"]["id"] + "==")
        said = self._client_data("webauthn.create", options["challenge"])
        point = self._key.public_key().public_numbers()
        key = {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")}
        named = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(key)
        data = self._data(options["rp"]["id"], WITH_KEY) + named
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return self._credential({"attestationObject": encoded(attestation), "clientDataJSON": encoded(said)})

    def answer(self, options: dict[str, Any]) -> dict[str, Any]:
        """`navigator.credentials.get()`."""
        self.uses += 1
        said = self._client_data("webauthn.get", options["challenge"])
        data = self._data(options["rpId"])
        signature = self._key.sign(data + hashlib.sha256(said).digest(), ec.ECDSA(hashes.SHA256()))
        response = {"authenticatorData": encoded(data), "clientDataJSON": encoded(said)}
        return self._credential({**response, "signature": encoded(signature), "userHandle": encoded(self.user)})

    def _client_data(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _data(self, site: str, more: int = 0) -> bytes:
        return hashlib.sha256(site.encode()).digest() + bytes([self.flags | more]) + self.uses.to_bytes(4, "big")

    def _credential(self, response: dict[str, Any]) -> dict[str, Any]:
        mine = encoded(self.id)
        return {"id": mine, "rawId": mine, "type": "public-key", "response": response, "clientExtensionResults": {}}
