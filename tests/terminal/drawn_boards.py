"""Reading a drawn board back, as a person does: from its coordinates."""

import io

from rich.console import Console


def printed(renderable, *, width=80, **more):
    """A picture as text."""
    page = Console(file=io.StringIO(), width=width, highlight=False, markup=False, emoji=False, **more)
    page.print(renderable)
    return page.file.getvalue()


def squares(text):
    """Square -> what stands in it on the last board of a text, empty squares left out."""
    lines = text.splitlines()
    below = max(i for i, line in enumerate(lines) if is_letters(line))
    above = max(i for i, line in enumerate(lines[:below]) if is_letters(line))
    columns = {letter: i for i, letter in enumerate(lines[above][:80]) if letter != " "}
    half = abs(columns["a"] - columns["b"]) // 2
    drawn = {
        f"{file}{line[0]}": line[i - half + 1 : i + half].strip()
        for line in lines[above:below]
        if line[0] != " "
        for file, i in columns.items()
    }
    return {square: inside for square, inside in drawn.items() if inside}


def is_letters(line):
    return "".join(line.split()) in ("abcdefghi", "ihgfedcba")


def piece(shown, *, faces=False, turned=False):
    """A piece of a view as it must be drawn."""
    left, right = ("[]", "()")[shown["side"]]
    if shown["king"]:
        return f"{left}{'♔♚'[shown['side']]}{right}"
    near, beside = (7 - shown[face] if turned else shown[face] for face in ("near", "right"))
    return f"{left}{shown['top']}{right}" + (f"↓{near}→{beside}" if faces else "")
