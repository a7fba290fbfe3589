"""``/knave settings``: language and cards, where a hand is shown, how to hear of one's turn."""

import json
from dataclasses import replace
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import installs, server_panels
from bot.client.click import Click, answers
from bot.client.core import Cog, Core
from bot.client.groups import KNAVE, within
from bot.client.translation import named
from bot.rules import GAMES
from bot.storage.rows.ids import UserId
from bot.storage.rows.people import GuildRow, PersonRow
from bot.tables.model.refusals import Refusal
from bot.tables.screens.custom_ids import MySettings, ServerSettings
from bot.tables.screens.screen import Screen
from bot.tables.screens.settings_screen import (
    AS_DISCORD,
    AS_USUAL,
    TABLES,
    decks_panel,
    order_panel,
    server_screen,
    settings_screen,
    with_hand_order,
)
from bot.words.card_style import THEMES, CardStyle, with_deck
from bot.words.words import Words, languages
from cardart.scene import DECKS

ORDER = ("suits", "ranks", "trumps")
"""The parts of the order of a hand."""


class SettingsCog(Cog):
    """The choices of a person for themselves, and of an admin for the server."""

    def __init__(self, bot: Core) -> None:
        super().__init__(bot)
        if bot.handing is not None:
            bot.handing.does("hand", self._hand_chosen_elsewhere)

    @within(KNAVE)
    @app_commands.command(**named("command-settings"))
    @installs.on_accounts_too
    async def settings(self, interaction: discord.Interaction) -> None:
        """Show one's own settings, with menus to change them."""
        click = await Click.of(interaction)
        person = await self.bot.preferences.person(click.user)
        closed = await self._is_closed(click.user)
        await click.show(settings_screen(click.words, person, closed=closed))

    @app_commands.command(**named("command-server"))
    @installs.in_servers
    @app_commands.default_permissions(manage_guild=True)
    async def server(self, interaction: discord.Interaction) -> None:
        """Show the server's settings, to those who may manage the server."""
        click = await Click.of(interaction)
        guild = await self.bot.preferences.guild(click.server)
        await click.panel(server_screen(click.words, guild))

    @answers("mine")
    async def chosen(self, click: Click) -> None:
        """Change one of one's own settings."""
        preferences, user = self.bot.preferences, click.user
        before, (parts, values) = await preferences.person(user), click.choice
        if parts[:1] in (("show",), ("open",), ("game",)):
            closed = await self._is_closed(user)
            await click.panel(_panel(click.words, before, parts, values, closed))
            return
        changed = await preferences.change(user, lambda person: _changed(person, parts, values))
        if changed.listed != before.listed:
            self.bot.dispatch("listing_changed", user)
            await self.bot.tables.peers.pass_on("listing", json.dumps({"user": user}))
        if parts == ("hand",) and changed.hand != "here":
            await self._try_dm_again(user)
            await self.bot.tables.peers.pass_on("hand", json.dumps({"user": user}))
        try:
            await click.panel_in_turn(lambda: self._own(click, parts, values))
        finally:  # it is chosen, though the answer may be lost
            self.bot.display.preferences_changed(user)

    async def _own(self, click: Click, parts: tuple[str, ...], values: list[str]) -> Screen:
        """The panel as it is now; language and cards may be others."""
        click.words = await self.bot.preferences.words_of(click.user)
        person = await self.bot.preferences.person(click.user)
        return _panel(click.words, person, parts, values, await self._is_closed(click.user))

    async def _is_closed(self, user: UserId) -> bool:
        """Whether direct messages are known not to reach someone."""
        return not await self.bot.display.hands.reached_everywhere(user)

    async def _try_dm_again(self, user: UserId) -> None:
        """Take direct messages for open again: someone has just chosen to get them."""
        for table in self.bot.tables.of_person(user):
            await self.bot.display.hands.try_again(table, user)

    @commands.Cog.listener()
    async def on_person_changed_elsewhere(self, number: int) -> None:
        """Show someone's hands as they have chosen it by way of another process."""
        self.bot.display.preferences_changed(UserId(number))

    async def _hand_chosen_elsewhere(self, told: dict[str, Any]) -> None:
        """Try direct messages again for someone who has chosen to get their hand there."""
        self.bot.preferences.drop("person", told["user"])
        await self._try_dm_again(UserId(told["user"]))
        await self.on_person_changed_elsewhere(told["user"])

    @answers("ours")
    async def chosen_for_guild(self, click: Click) -> None:
        """Change one of the server's settings, or show them."""
        preferences, server = self.bot.preferences, server_panels.server_of(click)
        parts, values = click.id.parts, click.values
        if parts[:1] in (("show",), ("open",), ("game",)):
            known = await preferences.guild(server)
            await click.panel(_server_panel(click.words, known, parts, values))
            return
        await preferences.change_guild(server, lambda known: _changed_guild(known, parts, values))

        async def panel() -> Screen:
            return _server_panel(click.words, await preferences.guild(server), parts, values)

        try:
            await click.panel_in_turn(panel)
        finally:  # it is chosen, though the answer may be lost
            for table in self.bot.tables.in_server(server):
                self.bot.display.table_changed(table)


def _changed(person: PersonRow, parts: tuple[str, ...], values: list[str]) -> PersonRow:
    match parts, values:
        case ("language",), [language] if language in (AS_DISCORD, *languages()):
            return replace(person, language="" if language == AS_DISCORD else language)
        case ("hand",), ["dm" | "here" | "both" as place]:
            return replace(person, hand=place)
        case ("ping",), ["dm" | "channel" | "none" as ping]:
            return replace(person, ping=ping)
        case ("deck",), [deck] if deck in DECKS:
            return replace(person, deck=deck)
        case ("deck-of", game), [deck] if game in GAMES and deck in (*DECKS, AS_USUAL):
            return replace(person, decks=_with_deck(person.decks, game, deck))
        case (part,), [value] if order := with_hand_order(person.hand_order, part, value):
            return replace(person, hand_order=order)
        case ("theme",), [theme] if theme in THEMES:
            return replace(person, theme=theme)
        case ("listed",), ["yes" | "no" as listed]:
            return replace(person, listed=listed == "yes")
        case ("emoji",), ["yes" | "no" as emoji]:
            return replace(person, emoji=emoji == "yes")
        case ("tutor",), ["yes" | "no" as wanted]:
            return replace(person, tutor=wanted == "yes")
        case ("moments",), ["yes" | "no" as wanted]:
            return replace(person, moments=wanted == "yes")
        case ("text-only",), ["yes" | "no" as only]:
            return replace(person, text_only=only == "yes")
    raise Refusal("forged")


def _changed_guild(guild: GuildRow, parts: tuple[str, ...], values: list[str]) -> GuildRow:
    match parts, values:
        case ("language",), [language] if language in (AS_DISCORD, *languages()):
            return replace(guild, language="" if language == AS_DISCORD else language)
        case ("tables",), [count] if count in map(str, TABLES):
            return replace(guild, tables_per_channel=int(count))
        case ("deck",), [deck] if deck in DECKS:
            return replace(guild, deck=deck)
        case ("deck-of", game), [deck] if game in GAMES and deck in (*DECKS, AS_USUAL):
            return replace(guild, decks=_with_deck(guild.decks, game, deck))
        case ("theme",), [theme] if theme in THEMES:
            return replace(guild, theme=theme)
    raise Refusal("forged")


def _with_deck(stored: str, game: str, deck: str) -> str:
    return with_deck(stored, game, "" if deck == AS_USUAL else deck)


def _panel(
    words: Words, person: PersonRow, parts: tuple[str, ...], values: list[str], closed: bool
) -> Screen:
    """The panel on which something was pressed, with what is chosen now."""
    usual = words.style.deck
    title = words.say("decks-title")
    match parts, values:
        case (("open",), ["decks"]):
            return decks_panel(words, MySettings, title, usual, person.decks)
        case (("deck-of", game), _) | (("game",), [game]) if game in GAMES:
            return decks_panel(words, MySettings, title, usual, person.decks, game)
        case (("open",), ["order"]):
            return order_panel(words)
        case ((part,), _) if part in ORDER:
            return order_panel(words)
        case (("open" | "game", *_), _):
            raise Refusal("forged")
    return settings_screen(words, person, closed=closed)


def _server_panel(
    words: Words, guild: GuildRow, parts: tuple[str, ...], values: list[str]
) -> Screen:
    """The server's panel on which something was pressed, with what is chosen now."""
    usual = CardStyle.of(guild.deck, guild.theme, {}).deck
    title = words.say("server-decks-title")
    match parts, values:
        case (("open", "decks"), []):
            return decks_panel(words, ServerSettings, title, usual, guild.decks)
        case (("deck-of", game), _) | (("game",), [game]) if game in GAMES:
            return decks_panel(words, ServerSettings, title, usual, guild.decks, game)
        case (("open" | "game", *_), _):
            raise Refusal("forged")
    return server_screen(words, guild)
