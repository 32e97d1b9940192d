"""Throws that the players can check afterwards, and fast seeded streams for a million games.

At the table, a secret seed is fixed before the first throw and its SHA-256 is shown to everyone. Each seat may add
luck of its own, any text. Throw number n is then settled: HMAC-SHA256 of the seed, n and the seats' luck. After the
game the seed is shown, and anybody can work out every throw again.

>>> throws = Throws(seed_from(7), ("luck", ""))
>>> [throws.draw(n, [1, 1, 1, 1, 1, 1]) + 1 for n in range(8)]
[6, 6, 5, 1, 6, 1, 3, 3]
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate

MASK = 0xFFFFFFFF


@dataclass(frozen=True)
class Throws:
    """The throws of one table, settled by its seed and the luck its seats have added."""

    seed: bytes
    luck: tuple[str, ...] = ()

    @property
    def commitment(self) -> str:
        """What is published before the first throw."""
        return hashlib.sha256(self.seed).hexdigest()

    def draw(self, n: int, weights: Sequence[int]) -> int:
        """The outcome of throw number `n`: an index, each as likely as its weight, without bias."""
        ends = ends_of_shares(tuple(weights))
        total = ends[-1]
        fair = (1 << 64) // total * total
        number = next(number for number in self.numbers(n) if number < fair) % total
        return bisect_right(ends, number)

    def numbers(self, n: int) -> Iterator[int]:
        """An endless stream of 64-bit numbers that belongs to throw number `n`."""
        luck = "".join(f"{len(text)}:{text}" for text in self.luck)
        block = 0
        while True:
            digest = hmac.digest(self.seed, f"{n}/{block}/{luck}".encode(), "sha256")
            yield from (int.from_bytes(digest[i : i + 8], "big") for i in range(0, 32, 8))
            block += 1


@lru_cache(maxsize=64)
def ends_of_shares(weights: tuple[int, ...]) -> tuple[int, ...]:
    """Where the share of each weight ends, all of them laid one behind the other."""
    return tuple(accumulate(weights))


def seed_from(seed: int | bytes | None) -> bytes:
    """A table's 32 bytes: fresh secret ones, or those that a number stands for."""
    if isinstance(seed, bytes):
        return seed
    return secrets.token_bytes(32) if seed is None else hashlib.sha256(f"ludothek {seed}".encode()).digest()


# --- the fast stream: xoshiro128++ on four 32-bit words, the same numbers interpreted and compiled ---


def stream(seed: int) -> list[int]:
    """The four words a fast stream starts with."""
    digest = hashlib.sha256(f"stream {seed}".encode()).digest()
    return [int.from_bytes(digest[i : i + 4], "big") for i in range(0, 16, 4)]


def draw32(rng: list[int]) -> int:
    """The next 32 random bits of a stream."""
    a, b, c, d = rng[0], rng[1], rng[2], rng[3]
    total = (a + d) & MASK
    bits = ((((total << 7) & MASK) | (total >> 25)) + a) & MASK
    c ^= a
    d ^= b
    rng[1] = b ^ c
    rng[0] = a ^ d
    rng[2] = c ^ ((b << 9) & MASK)
    rng[3] = ((d << 11) & MASK) | (d >> 21)
    return bits


def below(rng: list[int], n: int) -> int:
    """A number from 0 to n-1, all equally likely (n up to 2^31)."""
    product = draw32(rng) * n
    if product & MASK < n:
        unfair = (MASK + 1 - n) % n
        while product & MASK < unfair:
            product = draw32(rng) * n
    return product >> 32
