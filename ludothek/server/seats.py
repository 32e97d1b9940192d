"""Who sits where: links that nobody can guess, kept only as hashes."""

from __future__ import annotations

import hashlib
import secrets


def new_token() -> str:
    """An unguessable word for a link: 144 random bits."""
    return secrets.token_urlsafe(18)


def new_table() -> str:
    return secrets.token_urlsafe(9)


def hashed(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()
