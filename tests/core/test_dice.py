"""Throws can be checked by anybody, favour nothing, and the fast stream is the same interpreted and compiled."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludothek.core.dice import Throws, below, draw32, seed_from, stream


def chi_square(counts: Counter[int], expected: dict[int, float]) -> float:
    return sum((counts[k] - e) ** 2 / e for k, e in expected.items())


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    seed = seed_from(7)
    assert Throws(seed).commitment == hashlib.sha256(seed).hexdigest()


def test_a_throw_can_be_worked_out_by_hand() -> None:
    """As a player would: HMAC of the seed and the throw's number, the first 64-bit number that is fair, modulo six."""
    throws = Throws(seed_from(1), ("abc", "d"))
    for n in range(50):
        numbers = []
        for block in range(4):
            digest = hmac.new(seed_from(1), f"{n}/{block}/3:abc1:d".encode(), hashlib.sha256).digest()
            numbers += [int.from_bytes(digest[i : i + 8], "big") for i in range(0, 32, 8)]
        fair = next(number for number in numbers if number < 2**64 - 2**64 % 6)
        assert throws.draw(n, [1] * 6) == fair % 6


def test_an_unfair_number_is_thrown_away() -> None:
    """With a total just above 2^63 nearly half of the numbers must be passed over, and every answer is in range."""
    weights = [2**62, 2**62 + 1]
    drawn = Counter(Throws(seed_from(2)).draw(n, weights) for n in range(2000))
    assert abs(drawn[0] - 1000) < 150


def test_outcomes_come_as_often_as_they_weigh() -> None:
    throws, weights, n = Throws(seed_from(3)), [1, 2, 3, 30], 20_000
    counts = Counter(throws.draw(i, weights) for i in range(n))
    assert chi_square(counts, {i: n * w / 36 for i, w in enumerate(weights)}) < 16.3  # 99.9 %, three degrees


def test_the_luck_of_each_seat_changes_the_throws() -> None:
    def thrown(*said: str) -> list[int]:
        return [Throws(seed_from(4), said).draw(n, [1] * 6) for n in range(30)]

    assert (
        len({tuple(thrown(*said)) for said in [(), ("a",), ("a", "b"), ("ab",), ("ab", ""), ("", "ab"), ("1:b",)]}) == 7
    )


def test_secret_seeds_differ_and_numbered_ones_repeat() -> None:
    assert seed_from(None) != seed_from(None)
    assert len(seed_from(None)) == 32
    assert seed_from(5) == seed_from(5) != seed_from(6)
    assert seed_from(b"x" * 32) == b"x" * 32


def test_the_fast_stream_is_xoshiro128plusplus() -> None:
    """Against the algorithm told in plain words with 32-bit arithmetic."""

    def rotate(x: int, k: int) -> int:
        return (x << k | x >> (32 - k)) % 2**32

    ours, s = stream(9), stream(9)
    for _ in range(1000):
        expected = (rotate((s[0] + s[3]) % 2**32, 7) + s[0]) % 2**32
        t = s[1] << 9
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] = (s[2] ^ t) % 2**32
        s[3] = rotate(s[3], 11)
        assert draw32(ours) == expected
        assert ours == s


@given(st.integers(1, 2**31), st.integers())
def test_below_stays_below(n: int, seed: int) -> None:
    rng = stream(seed)
    assert all(0 <= below(rng, n) < n for _ in range(5))


@pytest.mark.parametrize("n", [2, 6, 7, 37])
def test_below_is_even(n: int) -> None:
    rng, total = stream(10), 40_000
    counts = Counter(below(rng, n) for _ in range(total))
    assert chi_square(counts, dict.fromkeys(range(n), total / n)) < n - 1 + 4.5 * (2 * (n - 1)) ** 0.5
