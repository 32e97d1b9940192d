"""Tokens: what a link carries, so that nobody can guess it; only their hashes are kept."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets


def new_token() -> str:
    """An unguessable token for a link: 144 random bits."""
    return secrets.token_urlsafe(18)


def watch_token(table: str, seed: bytes) -> str:
    """The token of the spectators' link, derived from the seed that the table keeps to itself."""
    return derived_token(seed, f"watch/{table}")


def derived_token(secret: bytes, what: str) -> str:
    """A token by HMAC: it can be worked out again from the secret, so it stays the same and is stored nowhere."""
    return base64.urlsafe_b64encode(hmac.digest(secret, what.encode(), "sha256")[:18]).decode()


def new_id() -> str:
    """A name for something that is kept, a table for example: unique, but no secret."""
    return secrets.token_urlsafe(9)


def hashed(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()
