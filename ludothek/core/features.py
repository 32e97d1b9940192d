"""The contract of a feature, of what only one box has: a package in its room, named on the title page.

It has a door to the server, `routes`, and one to the command line, `command`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from fastapi import APIRouter
    from starlette.datastructures import State


class Service(Protocol):
    """A feature at work, from the start of a server to its end."""

    async def opens(self, token: str, /) -> bool:
        """Whether a token opens something on a page of the feature."""

    async def game(self, token: str, /) -> tuple[str, str] | None:
        """The name and the transcript of a finished game that the feature lets one see again with a token."""

    async def close(self) -> None:
        """Stop whatever still goes on; the server closes."""


class Routes(Protocol):
    """A feature in the server. Its database tables join those of the server when this door is opened."""

    @property
    def routes(self) -> APIRouter:
        """What can be asked of it."""

    @property
    def PAGES(self) -> Sequence[str]:
        """The addresses of its pages; one with a `{token}` is there only if the service opens the token."""

    @property
    def STATUS(self) -> Mapping[str, int]:
        """The HTTP status of each of its refusals that does not answer 400."""

    @property
    def BODIES(self) -> Mapping[str, int]:
        """The paths that take a longer body than usual, and how many bytes."""

    def start(self, state: State, /) -> Service:
        """Begin its work in a server with these `tables`, `bots` and `compile_jobs`."""


class Command(Protocol):
    """A feature on the command line."""

    @property
    def COMMANDS(self) -> Mapping[str, Callable[..., None]]:
        """What is typed after `ludothek`, a word or two, and what it does, as Typer reads a function.

        Of several with the same first word the first is meant where the second word is none of theirs.
        """


@dataclass(frozen=True)
class FeatureDoors:
    """The doors that a feature must have: its routes hand them over for mypy to check."""

    routes: Routes
    command: Command
