"""``/settings``: language and cards, where a hand is shown, how to hear of one's turn."""

from collections.abc import Mapping
from dataclasses import replace
from typing import TypeVar, get_args

import discord
from discord import app_commands

from bot.client import installs, server_panels
from bot.client.click import Click, answers
from bot.client.core import Cog
from bot.client.translation import named
from bot.storage.rows.ids import UserId
from bot.storage.rows.people import GuildRow, HandPlace, PersonRow, Ping
from bot.storage.rows.tables import HandRow
from bot.tables.model.lobby import Refusal
from bot.tables.screens import custom_ids
from bot.tables.screens.screen import Button, Item, Menu, Picture, Screen
from bot.words.card_style import THEMES, CardStyle
from bot.words.words import Words, languages
from cardart.scene import DECKS, CardFace, Deck, SeatScene, TableScene, Theme

AS_DISCORD = "auto"
TABLES = (1, 2, 3, 5, 10)
SAMPLE = ("JS", "QH", "KD", "AC", "TS")
Name = TypeVar("Name", bound=str)


class SettingsCog(Cog):
    """The choices of a person for themselves, and of an admin for the server."""

    @app_commands.command(**named("command-settings"))
    @installs.on_accounts_too
    async def settings(self, interaction: discord.Interaction) -> None:
        """Show one's own settings, with menus to change them."""
        click = await Click.of(interaction)
        person = await self.bot.preferences.person(click.user)
        await click.show(settings_screen(click.words, person))

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
        people, user = self.bot.preferences, click.user
        before = await people.person(user)
        changed = await people.change(user, lambda person: _changed(person, *click.choice))
        click.words = await people.words_of(user)  # language and cards may be others now
        if changed.listed != before.listed:
            self.bot.dispatch("listing_changed", user)
        if changed.hand != "here":
            await self._try_dm_again(user)
        await click.panel(settings_screen(click.words, changed))
        for table in self.bot.tables.of_person(user, playing=True):
            self.bot.display.hand_changed(table, user)

    async def _try_dm_again(self, user: UserId) -> None:
        """Take direct messages for open again: someone has just chosen to get them."""
        for table in self.bot.tables.of_person(user):
            known = await self.bot.store.tables.hand(table.id, user)
            if known is not None and known.told_closed:
                await self.bot.store.tables.set_hand(HandRow(table_id=table.id, user_id=user))

    @answers("ours")
    async def chosen_for_guild(self, click: Click) -> None:
        """Change one of the server's settings, or show them."""
        people, server = self.bot.preferences, server_panels.server_of(click)
        if (click.id.parts, click.values) == (("show",), []):
            await click.panel(server_screen(click.words, await people.guild(server)))
            return
        guild = await people.change_guild(
            server, lambda known: _changed_guild(known, click.id.parts, click.values)
        )
        await click.panel(server_screen(click.words, guild))
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
    deck, theme = words.style.deck, words.style.theme
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
        _languages(custom_ids.MySettings.of("language"), words, person.language),
        _menu(custom_ids.MySettings.of("hand"), words.say("menu-hand-place"), hands, person.hand),
        _menu(custom_ids.MySettings.of("ping"), words.say("menu-ping"), pings, person.ping),
        _menu(custom_ids.MySettings.of("deck"), words.say("menu-deck"), decks, deck),
        (
            *_theme_buttons(words),
            Button(words.say(f"button-emoji-{emoji}"), custom_ids.MySettings.of("emoji", emoji)),
            Button(
                words.say(f"button-listed-{listed}"), custom_ids.MySettings.of("listed", listed)
            ),
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
        _languages(custom_ids.ServerSettings.of("language"), words, guild.language),
        _menu(
            custom_ids.ServerSettings.of("tables"),
            words.say("menu-tables"),
            counts,
            str(guild.tables_per_channel),
        ),
        _menu(
            custom_ids.ServerSettings.of("deck"), words.say("menu-public-deck"), decks, look.deck
        ),
        _menu(
            custom_ids.ServerSettings.of("theme"),
            words.say("menu-public-theme"),
            themes,
            look.theme,
        ),
        (
            Button(words.say("button-limits"), custom_ids.Limit.of("show")),
            Button(words.say("button-boards"), custom_ids.Season.of("show")),
        ),
    )
    return Screen("\n".join(text), rows=rows)


def _theme_buttons(words: Words) -> list[Button]:
    """A button for each table there is; that of one's own cannot be pressed."""
    return [
        Button(
            words.say(f"button-theme-{name}"),
            custom_ids.MySettings.of("theme", name),
            enabled=name != words.style.theme,
        )
        for name in THEMES
    ]


def _quiet(words: Words, person: PersonRow) -> str:
    start, end = person.quiet_from, person.quiet_to
    key = "quiet-none" if start == end else "quiet-hours"
    return words.say(key, start=start, end=end, zone=person.zone)


def _sample(words: Words) -> Picture:
    """A few cards on the table as their owner sees them."""
    scene = TableScene(
        seats=(SeatScene(name="Knave", letter="K"),),
        title=_decks(words)[words.style.deck],
        hand=tuple(CardFace(card=card) for card in SAMPLE),
        theme=words.style.theme,
        deck=words.style.deck,
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
