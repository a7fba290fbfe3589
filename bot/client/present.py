"""Every message is built here: a screen goes in, what discord.py sends comes out."""

import asyncio
import io
from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands

from bot.client import drawing
from bot.client.layout import layout
from bot.client.typed_text import folded
from bot.rules import GAMES
from bot.tables.live.table import Table
from bot.tables.model.state import TableState
from bot.tables.screens.discord_limits import ALT, ITEM, MENU_ITEMS, shorten
from bot.tables.screens.names import game_name
from bot.tables.screens.screen import Screen
from bot.words.words import Words
from cardart import at_once, render, warm
from cardart.scene import AnyScene, TableScene

MENTION_NOBODY = discord.AllowedMentions.none()


def own_message(interaction: discord.Interaction) -> discord.Message | None:
    """The message that was clicked, if one person alone sees it."""
    message = interaction.message
    if message is None or message.flags.ephemeral:
        return message
    alone = interaction.guild_id is None and not interaction.context.private_channel
    return message if alone else None


async def message(screen: Screen) -> dict[str, Any]:
    """The arguments with which a new message is sent."""
    sent: dict[str, Any] = {"view": layout(screen), "allowed_mentions": MENTION_NOBODY}
    if file := await picture(screen):
        sent["file"] = file
    return sent


async def edit(screen: Screen) -> dict[str, Any]:
    """The arguments with which a message is edited: the new picture replaces the old one.

    A message from before, with its text as content, has this taken away: it cannot have both.
    """
    file = await picture(screen)
    return {
        "content": None,
        "view": layout(screen),
        "attachments": [file] if file else [],
        "allowed_mentions": MENTION_NOBODY,
    }


class InMemory(discord.File):
    """A file of bytes in memory, which nobody needs to close.

    discord.py gives its buffer the method ``close`` back then, which refers to the buffer: it would
    stay until Python's collector comes.
    """

    __slots__ = ()

    def close(self) -> None:
        """Leave the buffer as it is."""


async def picture(screen: Screen) -> discord.File | None:
    """The screen's picture as a file with its alt text."""
    if screen.picture is None:
        return None
    scene = screen.picture.scene
    drawn = await drawing.here.beside(scene)
    if drawn is None:
        drawn = render(scene) if at_once(scene) else await _drawn_aside(scene)
    return InMemory(
        io.BytesIO(drawn), screen.picture.name, description=shorten(screen.picture.alt, ALT)
    )


async def _drawn_aside(scene: AnyScene) -> bytes:
    """Draw a slow picture in a thread; the next one with these cards will be quick."""
    drawn = await asyncio.to_thread(render, scene)
    if isinstance(scene, TableScene):
        asyncio.get_running_loop().run_in_executor(None, warm, scene.deck)
    return drawn


def matching(named: list[tuple[str, str]], current: str) -> list[app_commands.Choice[str]]:
    """Completion: the (label, value) pairs in which the typed text occurs, what begins so first."""
    wanted = folded(current).strip()
    found = [(n, v) for n, v in named if wanted in folded(n) or wanted in folded(v)]
    found.sort(key=lambda pair: not folded(pair[0]).startswith(wanted))
    return [
        app_commands.Choice(name=shorten(name, ITEM), value=value)
        for name, value in found[:MENU_ITEMS]
    ]


def games(words: Words, current: str) -> list[app_commands.Choice[str]]:
    """Completion of a game by its name."""
    return matching([(game_name(words, key), key) for key in GAMES], current)


def tables(words: Words, mine: Sequence[Table | TableState]) -> list[app_commands.Choice[int]]:
    """Completion of one's tables by number."""
    return [
        app_commands.Choice(
            name=shorten(f"{table.id} · {game_name(words, table.lobby.game_key)}", ITEM),
            value=table.id,
        )
        for table in mine[:MENU_ITEMS]
    ]
