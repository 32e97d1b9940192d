"""Long questions in chunks: `make test` asks the first ones, `make soak` the others."""

from __future__ import annotations

import pytest


def chunks(usual: int, more: int = 0) -> pytest.MarkDecorator:
    """A test once for each of so many chunks, and with `mark.soak` for those beyond."""
    long = (pytest.param(chunk, marks=pytest.mark.soak) for chunk in range(usual, more))
    return pytest.mark.parametrize("chunk", [*range(usual), *long])
