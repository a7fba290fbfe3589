"""Sending a message once, even if it is not known whether it was sent."""

from collections.abc import Iterator
from hashlib import sha256
from typing import Any
from unicodedata import category

import discord

from bot.client import present, reading
from bot.client.errors import GONE
from bot.tables.screens.discord_limits import NONCE
from bot.tables.screens.screen import Screen
from bot.tables.screens.weight import lightened

STRIPPED = "CZM"
"""Unicode's classes of characters that Discord may take out of a text: invisible, space, mark."""


class OriginalResponse(int):
    """The id of what an interaction was answered with: in an address Discord takes its name.

    >>> "/messages/{message_id}".format(message_id=OriginalResponse())
    '/messages/@original'
    """

    def __str__(self) -> str:
        return "@original"


ORIGINAL = OriginalResponse()


def nonce(*what: object) -> str:
    """A mark for a message, the same in every process.

    Discord answers a second message with the same mark, within a few minutes, with the first
    one (``enforce_nonce``, which discord.py sets beside every nonce). So a process that was killed,
    or gave up waiting, between sending and writing down the message's id simply sends again.
    """
    return sha256(" ".join(map(str, what)).encode()).hexdigest()[:NONCE]


async def send(
    channel: discord.abc.Messageable, screen: Screen, mark: str, silent: bool = False
) -> discord.Message:
    """Send a screen with this mark. If it was sent before, that message is edited.

    If that has been taken away since, Discord knows none under the mark and sends no other: it is
    sent under the next one. ``silent``: nobody's device rings.
    """
    made = await present.message(screen)
    wanted = _letters(lightened(screen).text), set(_wishes(made["view"].to_components()))
    try:
        sent = await channel.send(**made, nonce=mark, silent=silent)
    except discord.NotFound as error:
        if error.code != GONE:
            raise
        made = await present.message(screen)
        sent = await channel.send(**made, nonce=nonce(mark, "again"), silent=silent)
    found = _letters(reading.text_of(sent)), set(reading.custom_ids_of(sent))
    if found != wanted:
        await sent.edit(**await present.edit(screen))
    return sent


def _letters(text: str) -> str:
    """The text without spaces and invisible characters, which Discord may strip."""
    return "".join(letter for letter in text if category(letter)[0] not in STRIPPED)


def _wishes(components: Any) -> Iterator[str]:
    for part in components:
        if "custom_id" in part:
            yield part["custom_id"]
        yield from _wishes(part.get("components", ()))
