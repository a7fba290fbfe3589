"""Every message is built here: a screen goes in, what discord.py sends comes out."""

import asyncio
import io
from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands

from bot.rules import GAMES
from bot.tables.live.table import Table
from bot.tables.screens.discord_limits import ALT, ITEM, MENU_ITEMS, PLACEHOLDER, shorten
from bot.tables.screens.screen import Button, Members, Menu, Places, Row, Screen
from bot.tables.screens.telling import game_name
from bot.words.words import Words
from cardart import at_once, render, warm
from cardart.scene import AnyScene, HandScene, TableScene

STYLES = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}
MENTION_NOBODY = discord.AllowedMentions.none()


def own_message(interaction: discord.Interaction) -> discord.Message | None:
    """The message that was clicked, if one person alone sees it."""
    message = interaction.message
    if message is None or message.flags.ephemeral:
        return message
    alone = interaction.guild_id is None and not interaction.context.private_channel
    return message if alone else None


def controls(rows: tuple[Row, ...]) -> discord.ui.View:
    """Buttons and menus as a view that listens to nothing.

    The ``custom_id`` says what a click asks for, and the bot answers it wherever it comes from.
    So the view is finished before it is sent: discord.py keeps no trace of it, and a click on a
    message that has changed in the meantime is answered too.
    """
    view = discord.ui.View(timeout=None)
    for number, row in enumerate(rows):
        match row:
            case Menu():
                view.add_item(_menu(row, number))
            case Places():
                view.add_item(_places(row, number))
            case Members():
                view.add_item(_members(row, number))
            case buttons:
                for button in buttons:
                    view.add_item(_button(button, number))
    view.stop()
    return view


def _button(button: Button, row: int) -> discord.ui.Button[Any]:
    return discord.ui.Button(
        label=button.label,
        custom_id=button.wish,
        style=STYLES[button.style],
        disabled=not button.enabled,
        emoji=button.emoji or None,
        row=row,
    )


def _menu(menu: Menu, row: int) -> discord.ui.Select[Any]:
    options = [
        discord.SelectOption(
            label=item.label,
            value=item.value,
            description=item.hint or None,
            default=item.chosen,
            emoji=item.emoji or None,
        )
        for item in menu.items
    ]
    return discord.ui.Select(
        custom_id=menu.wish,
        placeholder=shorten(menu.prompt, PLACEHOLDER),
        options=options,
        min_values=menu.least,
        max_values=menu.most,
        row=row,
    )


def _places(menu: Places, row: int) -> discord.ui.ChannelSelect[Any]:
    return discord.ui.ChannelSelect(
        custom_id=menu.wish,
        placeholder=shorten(menu.prompt, PLACEHOLDER),
        channel_types=[discord.ChannelType.text, discord.ChannelType.voice],
        default_values=[discord.Object(channel) for channel in menu.chosen],
        min_values=0,
        max_values=menu.most,
        row=row,
    )


def _members(menu: Members, row: int) -> discord.ui.UserSelect[Any]:
    return discord.ui.UserSelect(
        custom_id=menu.wish, placeholder=shorten(menu.prompt, PLACEHOLDER), row=row
    )


async def message(screen: Screen) -> dict[str, Any]:
    """The arguments with which a new message is sent."""
    sent: dict[str, Any] = {
        "content": screen.text,
        "view": controls(screen.rows),
        "allowed_mentions": MENTION_NOBODY,
    }
    if file := await picture(screen):
        sent["file"] = file
    return sent


async def edit(screen: Screen) -> dict[str, Any]:
    """The arguments with which a message is edited: the new picture replaces the old one."""
    file = await picture(screen)
    return {
        "content": screen.text,
        "view": controls(screen.rows),
        "attachments": [file] if file else [],
        "allowed_mentions": MENTION_NOBODY,
    }


async def picture(screen: Screen) -> discord.File | None:
    """The screen's picture as a file with its alt text."""
    if screen.picture is None:
        return None
    scene = screen.picture.scene
    drawn = render(scene) if at_once(scene) else await _drawn_aside(scene)
    return discord.File(
        io.BytesIO(drawn), screen.picture.name, description=shorten(screen.picture.alt, ALT)
    )


async def _drawn_aside(scene: AnyScene) -> bytes:
    """Draw a slow picture in a thread; the next one with these cards will be quick."""
    drawn = await asyncio.to_thread(render, scene)
    if isinstance(scene, HandScene | TableScene):
        asyncio.get_running_loop().run_in_executor(None, warm, scene.deck)
    return drawn


def matching(named: list[tuple[str, str]], current: str) -> list[app_commands.Choice[str]]:
    """Completion: the (label, value) pairs in which the typed text occurs."""
    wanted = current.casefold().strip()
    found = [(n, v) for n, v in named if wanted in n.casefold() or wanted in v.casefold()]
    return [
        app_commands.Choice(name=shorten(name, ITEM), value=value)
        for name, value in found[:MENU_ITEMS]
    ]


def games(words: Words, current: str) -> list[app_commands.Choice[str]]:
    """Completion of a game by its name."""
    return matching([(game_name(words, key), key) for key in GAMES], current)


def tables(words: Words, mine: Sequence[Table]) -> list[app_commands.Choice[int]]:
    """Completion of one's tables by number."""
    return [
        app_commands.Choice(
            name=shorten(f"{table.id} · {game_name(words, table.lobby.game_key)}", ITEM),
            value=table.id,
        )
        for table in mine[:MENU_ITEMS]
    ]
