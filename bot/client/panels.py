"""Panels that several commands and buttons open."""

import discord

from bot.client.click import Click
from bot.tables.screens.rules_screen import rules_panel
from bot.tables.screens.screen import Screen

LONGEST_CODE = 60
"""Characters of a code of rules that may be typed."""


async def show_rules(click: Click) -> None:
    """Show the rules of the table; its host may change them before the game."""
    table = click.table

    async def panel() -> Screen:
        sets = await click.bot.tables.presets.of(table.guild_id, table.game_key)
        return rules_panel(click.words, table.id, table.lobby, click.hosts_lobby, sets)

    await click.panel_in_turn(panel)


async def ask_for_code(click: Click, custom_id: str) -> None:
    """Open the window that asks for a code of rules.

    :raises Refusal: it is too late for a window.
    """
    words = click.words
    label: discord.ui.Label[discord.ui.View] = discord.ui.Label(
        text=words.say("code-label"),
        description=words.say("parameter-code-about"),
        component=discord.ui.TextInput(custom_id="code", max_length=LONGEST_CODE),
    )
    await click.window(words.say("code-window"), custom_id, label)
