"""A question with yes or no: asked again until it is answered."""

from __future__ import annotations

import unicodedata

from ludothek.terminal.language import spoken
from ludothek.terminal.session import ask


def agrees(question: str, *, enter: bool = False) -> bool:
    """Whether the person says yes; Enter alone takes the answer that the question names for it."""
    said = spoken()
    yes, no = said("terminal-yes"), said("terminal-no")
    facts = {"yes": yes[0], "no": no[0], "enter": yes if enter else no}
    while True:
        typed = without_accents(ask(f"{said('terminal-question', question=question, **facts)} "))
        if not typed:
            print(f"  {facts['enter']}")
            return enter
        for answer in (yes, no):
            if without_accents(answer).startswith(typed):
                return answer == yes
        print(said("terminal-yes-or-no", **facts))


def without_accents(text: str) -> str:
    """`Sí` as `si`."""
    return "".join(sign for sign in unicodedata.normalize("NFKD", text.lower()) if not unicodedata.combining(sign))
