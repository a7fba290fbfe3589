"""A step: a belief with its source, and a function that tries it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.smoke.context import Context

DOCS = "https://docs.discord.com/developers/"


@dataclass(frozen=True, slots=True)
class Step:
    """A step as data. ``human`` needs somebody at the other end; ``aside`` goes on beside others.

    ``name`` is what ``--only`` and ``--skip`` take.
    """

    name: str
    belief: str
    source: str
    run: Callable[[Context], Awaitable[None]]
    human: bool = False
    aside: bool = False


STEPS: dict[str, Step] = {}
"""Every step that was added, by its name."""


def step(
    name: str, belief: str, source: str, *, human: bool = False, aside: bool = False
) -> Callable[[Callable[[Context], Awaitable[None]]], Callable[[Context], Awaitable[None]]]:
    """Add a function to the steps. ``source`` is a page of Discord's documentation, or a word."""

    def add(run: Callable[[Context], Awaitable[None]]) -> Callable[[Context], Awaitable[None]]:
        page = source if " " in source else DOCS + source
        STEPS[name] = Step(name, belief, page, run, human, aside)
        return run

    return add
