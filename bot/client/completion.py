"""Completions: the choices offered while someone types an option of a command."""

from typing import Any

import discord
from discord import app_commands

from bot.client import present, typed_game
from bot.client.click import Click
from bot.rules import GAMES
from bot.storage.rows.ids import NO_SERVER
from bot.tables.model import quiet_hours
from bot.tables.screens.rules_screen import code_to_open, rules_to_open

Asked = discord.Interaction[Any]


async def games(interaction: Asked, current: str) -> list[app_commands.Choice[str]]:
    """Every game by its name."""
    return present.games((await Click.of(interaction)).words, current)


async def zones(interaction: Asked, current: str) -> list[app_commands.Choice[str]]:
    """The time zones, by the names of their cities."""
    names = quiet_hours.zones()
    return present.matching([(zone, zone) for zone in names], current.replace(" ", "_"))


async def rules(interaction: Asked, current: str) -> list[app_commands.Choice[str]]:
    """The rules by which a table of the game that was filled in may be opened; or a code of it."""
    click = await Click.of(interaction)
    words, bot = click.words, click.bot
    game = GAMES.get(typed_game.filled_in(interaction, words))
    if game is None:
        return []
    if code := code_to_open(words, game, current):
        return present.matching(code, "")
    guild = click.guild_id or NO_SERVER
    sets = await bot.tables.presets.of(guild, game.key)
    last = await bot.store.presets.last_table(guild, click.user, game.key)
    usual = await bot.tables.presets.usual(guild, game.key, await click.locale_here())
    return present.matching(rules_to_open(words, game, sets, usual, last is not None), current)


async def games_of_mine(interaction: Asked, current: int | str) -> list[app_commands.Choice[int]]:
    """The tables at which the asker plays."""
    click = await Click.of(interaction)
    others = await click.bot.tables.elsewhere_of(click.user)
    mine = click.bot.tables.of_person(click.user, playing=True)
    return present.tables(click.words, [*mine, *(o for o in others if o.status == "playing")])


async def tables_of_mine(interaction: Asked, current: int | str) -> list[app_commands.Choice[int]]:
    """The tables at which the asker sits, also before the game and just after it."""
    click = await Click.of(interaction)
    tables = click.bot.tables
    others = await tables.elsewhere_of(click.user)
    mine, over = tables.of_person(click.user), tables.over_for(click.user)
    return present.tables(click.words, [*mine, *others, *over])


async def tables_nearby(interaction: Asked, current: int | str) -> list[app_commands.Choice[int]]:
    """The tables of this channel and the asker's own."""
    click = await Click.of(interaction)
    tables = click.bot.tables
    others = await tables.elsewhere_of(click.user)
    near = tables.near(click.user, click.channel_id)
    return present.tables(click.words, [*near, *others])
