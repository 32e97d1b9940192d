"""Who sits where: links that nobody can guess, kept only as hashes."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets


def new_token() -> str:
    """An unguessable word for a link: 144 random bits."""
    return secrets.token_urlsafe(18)


def watch_token(table: str, seed: bytes) -> str:
    """The word of the spectators' link. It is worked out from what the table keeps to itself: it stays the same, and is
    stored nowhere.
    """
    return base64.urlsafe_b64encode(hmac.digest(seed, f"watch/{table}".encode(), "sha256")[:18]).decode()


def new_table() -> str:
    return secrets.token_urlsafe(9)


def hashed(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()
