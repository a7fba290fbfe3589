"""The text and buttons of a message of the bot, read back from Discord."""

from collections.abc import Iterator
from typing import Any

import discord


def parts_of(message: discord.Message) -> Iterator[Any]:
    """Every component of a message, containers before what is in them."""
    waiting: list[Any] = list(message.components)
    while waiting:
        part = waiting.pop(0)
        yield part
        waiting[:0] = getattr(part, "children", ())


def text_of(message: discord.Message) -> str:
    """The text of a message: its content, or that of its text displays."""
    said = [part.content for part in parts_of(message) if isinstance(part, discord.TextDisplay)]
    return "\n".join(filter(None, (message.content, *said)))


def custom_ids_of(message: discord.Message) -> list[str]:
    """The custom ids of the buttons and menus of a message, in their order."""
    return [part.custom_id for part in parts_of(message) if getattr(part, "custom_id", None)]
