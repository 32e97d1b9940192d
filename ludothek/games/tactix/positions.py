"""Positions of Tactix as a text: "W 4/1/5 d4; B K a9" is a white die with its top, near and right face, and a king."""

from __future__ import annotations

from collections.abc import Mapping

from ludothek.games.tactix.board import BLACK_TO_MOVE, DIE, EMPTY, KING, NAMED, OFF, Board, name
from ludothek.games.tactix.rules import State, key_of, side_of

LETTERS = "WB"
FROM_THE_CORNER = 4  # files from the first die of a home row to its king


def arrange(b: Board, s: State, given: Mapping[str, str]) -> None:
    """Put down the `pieces` and nothing else; `turn` is the side to move, White if it is not said.

    A king that is not named stands on its king square; a die without faces lies as the first one of its home row.
    """
    pieces = [part.split() for part in given["pieces"].split(";") if part.strip()]
    for side, square in zip(LETTERS, reversed(b.goal), strict=True):
        if not any(words[:2] == [side, "K"] for words in pieces):
            pieces.append([side, "K", name(square)])
    s.at = [OFF if there == OFF else EMPTY for there in b.start]
    s.number = 0
    for side, *faces, where in pieces:
        put(s, NAMED[where], piece_of(b, LETTERS.index(side), *faces))
    s.turn = LETTERS.index(given.get("turn", "W"))
    s.number ^= BLACK_TO_MOVE * s.turn
    s.seen[0] = s.number


def put(s: State, square: int, piece: int) -> None:
    assert s.at[square] == EMPTY, f"{name(square)} is taken or off the board"
    s.at[square] = piece
    s.number ^= key_of(square, piece)


def piece_of(b: Board, seat: int, text: str = "") -> int:
    """The number of a king "K", of a die "5/4/1", or of one without faces."""
    if not text:
        return b.start[b.goal[1 - seat] - FROM_THE_CORNER]
    top, near, right = map(int, text.split("/")) if text != "K" else (0, 0, 0)
    return side_of(seat) * (KING if text == "K" else DIE[top, near, right])
