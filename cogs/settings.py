"""``/settings``: the language, where a hand is shown, how to hear of one's turn."""

from dataclasses import replace
from typing import Any, get_args

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import KnaveBot, spoken
from bot.storage.store import HandPlace, HandRow, PersonRow, Ping
from bot.tables.lobby import No
from bot.tables.screens.screen import Button, Item, Menu, Screen
from bot.tables.wishes import Wish
from bot.tables.words import Words, languages
from cogs import present

AS_DISCORD = "auto"


class SettingsCog(commands.Cog):
    """What a person chooses for themselves, and an admin for the server."""

    def __init__(self, bot: KnaveBot) -> None:
        self.bot = bot
        bot.answers |= {"mine": self.chosen, "ours": self.chosen_for_guild}

    @app_commands.command(
        name=spoken("command-settings"), description=spoken("command-settings-about")
    )
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    async def settings(self, interaction: discord.Interaction) -> None:
        """Show one's own settings, with menus to change them."""
        await self.bot.words_for(interaction)
        person = await self.bot.hall.people.person(interaction.user.id)
        screen = settings_screen(await self.bot.words_for(interaction), person)
        await interaction.response.send_message(**await present.message(screen), ephemeral=True)

    @app_commands.command(name=spoken("command-server"), description=spoken("command-server-about"))
    @app_commands.guild_only()
    @app_commands.default_permissions(manage_guild=True)
    async def server(self, interaction: discord.Interaction) -> None:
        """Show the server's settings. For whoever may manage the server."""
        words = await self.bot.words_for(interaction)
        await self._show_guild(interaction, words)

    async def chosen(self, interaction: discord.Interaction, wish: Wish, values: list[str]) -> None:
        """A menu of one's own settings."""
        await self.bot.words_for(interaction)
        changed = await self.bot.hall.people.change(
            interaction.user.id, lambda person: _changed(person, wish.parts, values)
        )
        if changed.hand != "here":
            await self._try_dm_again(interaction.user.id)
        screen = settings_screen(await self.bot.words_for(interaction), changed)
        await interaction.response.edit_message(**await present.edit(screen))
        for table in self.bot.hall.of_person(changed.user_id, playing=True):
            self.bot.herald.hand_changed(table, changed.user_id)

    async def _try_dm_again(self, user: int) -> None:
        """Who has chosen direct messages may have opened them in the meantime."""
        for table in self.bot.hall.of_person(user):
            known = await self.bot.hall.store.hand(table.id, user)
            if known is not None and known.told_closed:
                await self.bot.hall.store.set_hand(HandRow(table_id=table.id, user_id=user))

    async def chosen_for_guild(
        self, interaction: discord.Interaction, wish: Wish, values: list[str]
    ) -> None:
        """A menu of the server's settings."""
        words = await self.bot.words_for(interaction)
        if interaction.guild_id is None or not interaction.permissions.manage_guild:
            raise No("admin-only")
        guild = await self.bot.hall.people.guild(interaction.guild_id)
        match wish.parts, values:
            case ("language",), [language] if language in (AS_DISCORD, *languages()):
                chosen = "" if language == AS_DISCORD else language
                await self.bot.hall.people.choose_for_guild(replace(guild, language=chosen))
            case ("tables",), [count] if count in ("1", "2", "3", "5", "10"):
                changed = replace(guild, tables_per_channel=int(count))
                await self.bot.hall.people.choose_for_guild(changed)
            case ("show",), []:
                pass
            case _:
                raise No("forged")
        await self._show_guild(interaction, words)

    async def _show_guild(self, interaction: discord.Interaction, words: Words) -> None:
        if interaction.guild_id is None:
            raise No("server-only")
        guild = await self.bot.hall.people.guild(interaction.guild_id)
        allowed = guild.tables_per_channel
        rows = (
            _languages("ours:0:language", words, guild.language),
            Menu(
                "ours:0:tables",
                words.say("menu-tables"),
                tuple(
                    Item(
                        words.say("tables-count", count=n),
                        str(n),
                        "",
                        n == allowed,
                    )
                    for n in (1, 2, 3, 5, 10)
                ),
            ),
        )
        to_limits = Button(words.say("button-limits"), "limit:0:show")
        screen = Screen(words.say("server-title"), rows=(*rows, (to_limits,)))
        if interaction.type is discord.InteractionType.component:
            await interaction.response.edit_message(**await present.edit(screen))
        else:
            await interaction.response.send_message(**await present.message(screen), ephemeral=True)


def _changed(person: PersonRow, parts: tuple[str, ...], values: list[str]) -> PersonRow:
    match parts, values:
        case ("language",), [language] if language in (AS_DISCORD, *languages()):
            return replace(person, language="" if language == AS_DISCORD else language)
        case ("hand",), ["dm" | "here" | "both" as place]:
            return replace(person, hand=place)
        case ("ping",), ["dm" | "channel" | "none" as ping]:
            return replace(person, ping=ping)
    raise No("forged")


def settings_screen(words: Words, person: PersonRow) -> Screen:
    """One's own settings, each as a menu that shows what is chosen."""
    hands = tuple(
        Item(words.say(f"hand-place-{place}"), place, "", place == person.hand)
        for place in get_args(HandPlace)
    )
    pings = tuple(
        Item(words.say(f"ping-{ping}"), ping, "", ping == person.ping) for ping in get_args(Ping)
    )
    text = [
        words.say("settings-title"),
        words.say(
            "settings-language", language=words.say(f"language-{person.language or AS_DISCORD}")
        ),
        words.say("settings-hand", hand=words.say(f"hand-place-{person.hand}")),
        words.say("settings-ping", ping=words.say(f"ping-{person.ping}")),
    ]
    rows = (
        _languages("mine:0:language", words, person.language),
        Menu("mine:0:hand", words.say("menu-hand-place"), hands),
        Menu("mine:0:ping", words.say("menu-ping"), pings),
    )
    return Screen("\n".join(text), rows=rows)


def _languages(wish: str, words: Words, chosen: str) -> Menu:
    items = tuple(
        Item(words.say(f"language-{name}"), name, "", name == (chosen or AS_DISCORD))
        for name in (AS_DISCORD, *languages())
    )
    return Menu(wish, words.say("menu-language"), items)


async def setup(bot: Any) -> None:
    """Called by discord.py when the cog is loaded."""
    await bot.add_cog(SettingsCog(bot))
