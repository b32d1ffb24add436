"""Secrets in the database: of dice and of links, sealed where the environment gives a key.

Without a key they are kept as they are. With one, a copy of the database tells nobody which dice come, or opens seats.
"""

from __future__ import annotations

import base64
import hashlib
import os
from collections.abc import Mapping

from ...engine.errors import NavarchError

KEYS = "NAVARCH_KEY"  # one or more, separated by commas: the first seals, all open
SEALED = "sealed:"
NONCE_BYTES = 12


class BadKey(NavarchError):
    """A secret cannot be sealed or opened: what is missing."""


class Vault:
    """Seals and opens secrets, each bound to its table."""

    def __init__(self, environment: Mapping[str, str]) -> None:
        self._ciphers = [_cipher(key.strip()) for key in environment.get(KEYS, "").split(",") if key.strip()]

    def seal(self, secret: str, table: str) -> str:
        """As it is kept."""
        if not self._ciphers or not secret:
            return secret
        nonce = os.urandom(NONCE_BYTES)
        sealed = nonce + self._ciphers[0].encrypt(nonce, secret.encode(), table.encode())
        return SEALED + base64.urlsafe_b64encode(sealed).decode()

    def open(self, kept: str, table: str) -> str:
        """The secret itself; BadKey where none of the keys fits."""
        if not kept.startswith(SEALED):
            return kept
        sealed = base64.urlsafe_b64decode(kept.removeprefix(SEALED))
        for cipher in self._ciphers:
            try:
                opened: bytes = cipher.decrypt(sealed[:NONCE_BYTES], sealed[NONCE_BYTES:], table.encode())
            except cipher.wrong:
                continue
            return opened.decode()
        raise BadKey(f"the secrets of table {table} are sealed with a key that {KEYS} does not hold")


class _Cipher:
    """AES-GCM under a key of any length."""

    def __init__(self, key: str) -> None:
        try:
            from cryptography.exceptions import InvalidTag
            from cryptography.hazmat.primitives.ciphers.aead import AESGCM
        except ModuleNotFoundError as error:
            raise BadKey(f"{KEYS} is set, and needs: pip install 'navarch[encryption]'") from error
        aes = AESGCM(hashlib.sha256(key.encode()).digest())
        self.encrypt = aes.encrypt
        self.decrypt = aes.decrypt
        self.wrong = InvalidTag


def _cipher(key: str) -> _Cipher:
    if len(key) < 32:
        raise BadKey(f"a key in {KEYS} needs at least 32 characters: openssl rand -hex 32")
    return _Cipher(key)
