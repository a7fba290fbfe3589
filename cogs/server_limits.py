"""What a server's admins allow: where tables stand, how many, and whether people are mentioned."""

from dataclasses import replace

import discord
from discord.ext import commands

from bot.client import access, panels
from bot.client.app import KnaveBot
from bot.storage.rows.people import GuildRow
from bot.tables.model.lobby import Refusal
from bot.tables.screens.custom_ids import CustomId
from bot.tables.screens.screen import Button, Item, Menu, Places, Screen
from bot.words.words import Words

IN_SERVER = (0, 1, 2, 5, 10, 20, 50)
OF_HOST = (0, 1, 2, 3, 5, 10, 20)
OF_PERSON = (0, 1, 2, 3, 5, 10)
"""How many tables may be allowed; 0 is any number."""
MOST_CHANNELS = 25
"""As many as Discord lets one choose in a menu."""


class LimitsCog(commands.Cog):
    """The page of limits behind the server's settings."""

    def __init__(self, bot: KnaveBot) -> None:
        self.bot = bot
        bot.answers |= {"limit": self.chosen}

    async def chosen(
        self, interaction: discord.Interaction, wish: CustomId, values: list[str]
    ) -> None:
        """The page was opened, or something chosen on it."""
        words = await self.bot.words_for(interaction)
        server = panels.server_of(interaction)
        if len(wish.parts) == 2 and not values:  # a button says by itself what is chosen
            wish, values = replace(wish, parts=wish.parts[:1]), [wish.parts[1]]
        guild = await self.bot.hall.people.change_guild(
            server, lambda known: _changed(known, wish, values)
        )
        screen = limits_screen(words, guild)
        await access.panel(interaction, screen)


def _changed(guild: GuildRow, wish: CustomId, values: list[str]) -> GuildRow:
    match wish.parts, values:
        case ("show",), []:
            return guild
        case ("channels",), channels if len(channels) <= MOST_CHANNELS:
            return replace(guild, channels=" ".join(str(access.number(one)) for one in channels))
        case ("server",), [count] if count in map(str, IN_SERVER):
            return replace(guild, tables_per_server=int(count))
        case ("person",), [count] if count in map(str, OF_PERSON):
            return replace(guild, tables_per_person=int(count))
        case ("host",), [count] if count in map(str, OF_HOST):
            return replace(guild, tables_per_host=int(count))
        case ("pings",), ["yes" | "no" as answer]:
            return replace(guild, pings=answer == "yes")
    raise Refusal("forged")


def limits_screen(words: Words, guild: GuildRow) -> Screen:
    """Every limit, each as a menu that shows what is chosen."""
    channels = tuple(map(int, guild.channels.split()))
    named = words.all_of([f"<#{channel}>" for channel in channels])
    text = [
        words.say("limits-title"),
        words.say("limits-channels", channels=named) if channels else words.say("limits-anywhere"),
        words.say("limits-server", count=guild.tables_per_server),
        words.say("limits-host", count=guild.tables_per_host),
        words.say("limits-person", count=guild.tables_per_person),
        words.say("limits-pings" if guild.pings else "limits-no-pings"),
    ]
    other = "no" if guild.pings else "yes"
    rows = (
        Places("limit:0:channels", words.say("menu-limit-channels"), channels),
        _counts(words, "server", IN_SERVER, guild.tables_per_server),
        _counts(words, "host", OF_HOST, guild.tables_per_host),
        _counts(words, "person", OF_PERSON, guild.tables_per_person),
        (
            Button(words.say(f"button-pings-{other}"), f"limit:0:pings:{other}"),
            Button(words.say("button-back"), "ours:0:show"),
        ),
    )
    return Screen("\n".join(text), rows=rows)


def _counts(words: Words, whose: str, counts: tuple[int, ...], chosen: int) -> Menu:
    items = tuple(
        Item(words.say(f"limits-{whose}", count=n), str(n), "", n == chosen) for n in counts
    )
    return Menu(f"limit:0:{whose}", words.say(f"menu-limit-{whose}"), items)
