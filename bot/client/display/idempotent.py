"""Sending a message once, even if it is not known whether it was sent."""

from collections.abc import Iterator
from hashlib import sha256
from typing import Any
from unicodedata import category

import discord

from bot.client import present
from bot.tables.screens.screen import Screen

LONGEST = 25
"""Letters that Discord allows."""


STRIPPED = "CZM"
"""Classes of signs that Discord may take out of a text: invisible ones, spaces, and marks."""


class _Original:
    """Discord's name for what an interaction was answered with, where others have a number."""

    def __str__(self) -> str:
        return "@original"


ORIGINAL: Any = _Original()


def nonce(*what: object) -> str:
    """A mark for what is sent, the same in every process.

    Discord answers a second message with the same mark, within a few minutes, with the first
    one (``enforce_nonce``, which discord.py sets beside every nonce). So whoever was killed, or
    gave up waiting, between sending and writing down the message's number simply sends again.
    """
    return sha256(" ".join(map(str, what)).encode()).hexdigest()[:LONGEST]


async def send(
    channel: discord.abc.Messageable, screen: Screen, mark: str, silent: bool = False
) -> discord.Message:
    """Send a screen with this mark. If it was sent before, that message shows the screen now.

    ``silent``: nobody's device rings.
    """
    made = await present.message(screen)
    wanted = (_letters(screen.text), {item.custom_id for item in made["view"].children})
    sent = await channel.send(**made, nonce=mark, silent=silent)
    if (_letters(sent.content), set(_wishes(sent.components))) != wanted:
        await sent.edit(**await present.edit(screen))
    return sent


def _letters(text: str) -> str:
    """What Discord leaves as it is: it strips spaces and invisible characters from a text."""
    return "".join(sign for sign in text if category(sign)[0] not in STRIPPED)


def _wishes(components: Any) -> Iterator[str]:
    for row in components:
        yield from (item.custom_id for item in row.children)
