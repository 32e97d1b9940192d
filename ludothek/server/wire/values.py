"""Kinds of values that many messages hold, and what every message is: fields that are named here, and no others."""

from __future__ import annotations

from typing import Annotated, TypeVar

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, PlainSerializer, WrapValidator


def encodable(text: str) -> str:
    """Refuse what UTF-8 cannot write: JSON can spell a lone half of a surrogate pair."""
    if not text.isascii():
        text.encode()
    return text


Text = Annotated[str, AfterValidator(encodable)]
Ply = Annotated[int, Field(ge=0, le=1_000_000)]
Name = Annotated[Text, Field(max_length=40)]
Token = Annotated[str, Field(min_length=16, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Key = Annotated[Token, Field(min_length=24)]
Value = Text | int | bool

T = TypeVar("T")
AsMade = Annotated[T, WrapValidator(lambda made, _: made), PlainSerializer(lambda made: made)]  # unchecked, and whole


class Message(BaseModel):
    model_config = ConfigDict(extra="forbid")
