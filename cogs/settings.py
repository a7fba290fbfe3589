"""``/settings``: language and cards, where a hand is shown, how to hear of one's turn."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, TypeVar, get_args

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import access, installs, panels, present
from bot.client.app import KnaveBot, spoken
from bot.storage.rows.people import GuildRow, HandPlace, PersonRow, Ping
from bot.storage.rows.tables import HandRow
from bot.tables.model.lobby import Refusal
from bot.tables.screens.custom_ids import CustomId
from bot.tables.screens.screen import Button, Item, Menu, Picture, Screen
from bot.words.card_style import THEMES, CardStyle
from bot.words.words import Words, languages
from cardart.scene import DECKS, CardFace, Deck, HandScene, Theme

AS_DISCORD = "auto"
TABLES = (1, 2, 3, 5, 10)
SAMPLE = ("JS", "QH", "KD", "AC", "TS")
Name = TypeVar("Name", bound=str)


class SettingsCog(commands.Cog):
    """What a person chooses for themselves, and an admin for the server."""

    def __init__(self, bot: KnaveBot) -> None:
        self.bot = bot
        bot.answers |= {"mine": self.chosen, "ours": self.chosen_for_guild}

    @app_commands.command(
        name=spoken("command-settings"), description=spoken("command-settings-about")
    )
    @installs.on_accounts_too
    async def settings(self, interaction: discord.Interaction) -> None:
        """Show one's own settings, with menus to change them."""
        await self.bot.words_for(interaction)
        person = await self.bot.hall.people.person(interaction.user.id)
        screen = settings_screen(await self.bot.words_for(interaction), person)
        await interaction.response.send_message(**await present.message(screen), ephemeral=True)

    @app_commands.command(name=spoken("command-server"), description=spoken("command-server-about"))
    @installs.in_servers
    @app_commands.default_permissions(manage_guild=True)
    async def server(self, interaction: discord.Interaction) -> None:
        """Show the server's settings. For whoever may manage the server."""
        words = await self.bot.words_for(interaction)
        await self._show_guild(interaction, words)

    async def chosen(
        self, interaction: discord.Interaction, wish: CustomId, values: list[str]
    ) -> None:
        """A menu of one's own settings."""
        await self.bot.words_for(interaction)
        if len(wish.parts) == 2 and not values:  # a button says by itself what is chosen
            wish, values = replace(wish, parts=wish.parts[:1]), [wish.parts[1]]
        before = await self.bot.hall.people.person(interaction.user.id)
        changed = await self.bot.hall.people.change(
            interaction.user.id, lambda person: _changed(person, wish.parts, values)
        )
        if changed.listed != before.listed:
            self.bot.dispatch("listing_changed", interaction.user.id)
        if changed.hand != "here":
            await self._try_dm_again(interaction.user.id)
        screen = settings_screen(await self.bot.words_for(interaction), changed)
        await access.panel(interaction, screen)
        for table in self.bot.hall.of_person(changed.user_id, playing=True):
            self.bot.herald.hand_changed(table, changed.user_id)

    async def _try_dm_again(self, user: int) -> None:
        """Who has chosen direct messages may have opened them in the meantime."""
        for table in self.bot.hall.of_person(user):
            known = await self.bot.store.tables.hand(table.id, user)
            if known is not None and known.told_closed:
                await self.bot.store.tables.set_hand(HandRow(table_id=table.id, user_id=user))

    async def chosen_for_guild(
        self, interaction: discord.Interaction, wish: CustomId, values: list[str]
    ) -> None:
        """A menu of the server's settings."""
        words = await self.bot.words_for(interaction)
        server = panels.server_of(interaction)
        if (wish.parts, values) == (("show",), []):
            await self._show_guild(interaction, words)
            return
        await self.bot.hall.people.change_guild(
            server, lambda guild: _changed_guild(guild, wish.parts, values)
        )
        await self._show_guild(interaction, words)
        for table in self.bot.hall.in_server(server):
            self.bot.herald.table_changed(table)

    async def _show_guild(self, interaction: discord.Interaction, words: Words) -> None:
        if interaction.guild_id is None:
            raise Refusal("server-only")
        guild = await self.bot.hall.people.guild(interaction.guild_id)
        screen = server_screen(words, guild)
        await access.panel(interaction, screen)


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
        case ("theme",), [theme] if theme in THEMES:
            return replace(person, theme=theme)
        case ("listed",), ["yes" | "no" as listed]:
            return replace(person, listed=listed == "yes")
        case ("emoji",), ["yes" | "no" as emoji]:
            return replace(person, emoji=emoji == "yes")
    raise Refusal("forged")


def _changed_guild(guild: GuildRow, parts: tuple[str, ...], values: list[str]) -> GuildRow:
    match parts, values:
        case ("language",), [language] if language in (AS_DISCORD, *languages()):
            return replace(guild, language="" if language == AS_DISCORD else language)
        case ("tables",), [count] if count in map(str, TABLES):
            return replace(guild, tables_per_channel=int(count))
        case ("deck",), [deck] if deck in DECKS:
            return replace(guild, deck=deck)
        case ("theme",), [theme] if theme in THEMES:
            return replace(guild, theme=theme)
    raise Refusal("forged")


def settings_screen(words: Words, person: PersonRow) -> Screen:
    """One's own settings, each as a menu that shows what is chosen, and a sample of the cards."""
    hands = {place: words.say(f"hand-place-{place}") for place in get_args(HandPlace)}
    pings = {ping: words.say(f"ping-{ping}") for ping in get_args(Ping)}
    decks, themes = _decks(words), _themes(words)
    deck, theme = words.look.deck, words.look.theme
    text = [
        words.say("settings-title"),
        words.say(
            "settings-language", language=words.say(f"language-{person.language or AS_DISCORD}")
        ),
        words.say("settings-hand", hand=hands[person.hand]),
        words.say("settings-ping", ping=pings[person.ping]),
        words.say("settings-deck", deck=decks[deck]),
        words.say("settings-theme", theme=themes[theme]),
        words.say("settings-emoji", emoji="yes" if person.emoji else "no"),
        words.say("settings-quiet", hours=_quiet(words, person)),
        words.say("settings-people"),
        words.say("settings-listed", listed="yes" if person.listed else "no"),
    ]
    listed, emoji = ("no" if shown else "yes" for shown in (person.listed, person.emoji))
    rows = (
        _languages("mine:0:language", words, person.language),
        _menu("mine:0:hand", words.say("menu-hand-place"), hands, person.hand),
        _menu("mine:0:ping", words.say("menu-ping"), pings, person.ping),
        _menu("mine:0:deck", words.say("menu-deck"), decks, deck),
        (
            *_theme_buttons(words),
            Button(words.say(f"button-emoji-{emoji}"), f"mine:0:emoji:{emoji}"),
            Button(words.say(f"button-listed-{listed}"), f"mine:0:listed:{listed}"),
        ),
    )
    return Screen("\n".join(text), _sample(words), rows)


def server_screen(words: Words, guild: GuildRow) -> Screen:
    """A server's settings, each as a menu that shows what is chosen."""
    counts = {str(n): words.say("tables-count", count=n) for n in TABLES}
    look = CardStyle.of(guild.deck, guild.theme, {})
    decks, themes = _decks(words), _themes(words)
    text = [
        words.say("server-title"),
        words.say(
            "settings-language", language=words.say(f"language-{guild.language or AS_DISCORD}")
        ),
        words.say(
            "server-tables", tables=words.say("tables-count", count=guild.tables_per_channel)
        ),
        words.say("server-look", deck=decks[look.deck], theme=themes[look.theme]),
    ]
    rows = (
        _languages("ours:0:language", words, guild.language),
        _menu("ours:0:tables", words.say("menu-tables"), counts, str(guild.tables_per_channel)),
        _menu("ours:0:deck", words.say("menu-public-deck"), decks, look.deck),
        _menu("ours:0:theme", words.say("menu-public-theme"), themes, look.theme),
        (
            Button(words.say("button-limits"), "limit:0:show"),
            Button(words.say("button-boards"), "season:0:show"),
        ),
    )
    return Screen("\n".join(text), rows=rows)


def _theme_buttons(words: Words) -> list[Button]:
    """A button for each table there is; that of one's own cannot be pressed."""
    return [
        Button(
            words.say(f"button-theme-{name}"),
            f"mine:0:theme:{name}",
            enabled=name != words.look.theme,
        )
        for name in THEMES
    ]


def _quiet(words: Words, person: PersonRow) -> str:
    start, end = person.quiet_from, person.quiet_to
    key = "quiet-none" if start == end else "quiet-hours"
    return words.say(key, start=start, end=end, zone=person.zone)


def _sample(words: Words) -> Picture:
    """A few cards as their owner sees them."""
    scene = HandScene(
        cards=tuple(CardFace(card=card) for card in SAMPLE),
        theme=words.look.theme,
        deck=words.look.deck,
    )
    return Picture(scene, "cards.png", words.say("sample-alt", cards=words.cards(SAMPLE)))


def _decks(words: Words) -> dict[Deck, str]:
    return {deck: words.say(f"cards-{deck}") for deck in DECKS}


def _themes(words: Words) -> dict[Theme, str]:
    return {theme: words.say(f"cloth-{theme}") for theme in THEMES}


def _languages(wish: str, words: Words, chosen: str) -> Menu:
    named = {name: words.say(f"language-{name}") for name in (AS_DISCORD, *languages())}
    return _menu(wish, words.say("menu-language"), named, chosen or AS_DISCORD)


def _menu(wish: str, prompt: str, named: Mapping[Name, str], chosen: Name) -> Menu:
    items = [Item(name, value, chosen=value == chosen) for value, name in named.items()]
    return Menu(wish, prompt, tuple(items))


async def setup(bot: Any) -> None:
    """Called by discord.py when the cog is loaded."""
    await bot.add_cog(SettingsCog(bot))
