"""``/help``: what one can do next, and which command does what; the rules of a game, by pages.

``/knave help`` says the same.
"""

from contextlib import suppress

import discord
from discord import app_commands

from bot.client import completion, installs, naming, playing, rights
from bot.client.click import Click, answers
from bot.client.core import Cog
from bot.client.groups import KNAVE, within
from bot.client.translation import named, parameters
from bot.client.typed_game import Game
from bot.rules import GAMES
from bot.storage.rows.ids import TableId
from bot.storage.rows.people import HandPlace
from bot.tables.model.lobby import Lobby
from bot.tables.model.refusals import Refusal
from bot.tables.screens.custom_ids import Help
from bot.tables.screens.discord_limits import ITEM, MENU_ITEMS, shorten
from bot.tables.screens.guide_screen import Guided, Spot, guide_screen
from bot.tables.screens.help_screen import SHORT, help_screen, written_pages
from bot.tables.screens.menu_screen import with_menu
from bot.words.words import typed

MOST = 8
"""So many commands are told for one search."""


async def _commands(
    interaction: discord.Interaction, current: str
) -> list[app_commands.Choice[str]]:
    """The commands that answer to what was typed."""
    click = await Click.of(interaction)
    found = naming.find(click.bot.tree, click.words, current)
    return [
        app_commands.Choice(name=shorten(f"/{one.name} – {one.about}", ITEM), value=one.name)
        for one in found[:MENU_ITEMS]
    ]


def _found(click: Click, search: str) -> str:
    """The commands that answer to a search, a line each."""
    lines = [
        click.words.say(
            "help-found-former" if one.former else "help-found",
            name=f"`/{one.name}`", about=one.about, former=f"`/{one.former}`",
        )
        for one in naming.find(click.bot.tree, click.words, search)[:MOST]
    ]  # fmt: skip
    if not lines:
        raise Refusal("no-such-command", search=typed(search))
    return "\n".join(lines)


class HelpCog(Cog):
    """The next steps, and the pages of a game's rules."""

    @app_commands.command(**named("command-help"))
    @parameters(search="parameter-search")
    @app_commands.autocomplete(search=_commands)
    @installs.on_accounts_too
    async def help(self, interaction: discord.Interaction, search: str = "") -> None:
        """Say what the asker can do next: at their tables, in this channel, in this server.

        With ``search`` say which commands answer to that, by their names of today or before.
        """
        await self._help(interaction, search)

    @within(KNAVE)
    @app_commands.command(**named("command-help"))
    @parameters(search="parameter-search")
    @app_commands.autocomplete(search=_commands)
    @installs.on_accounts_too
    async def help_within(self, interaction: discord.Interaction, search: str = "") -> None:
        """Say the same to whoever looks among the commands of the bot itself.

        Many bots of a server have a ``/help``.
        """
        await self._help(interaction, search)

    async def _help(self, interaction: discord.Interaction, search: str) -> None:
        click = await Click.of(interaction)
        if search:
            await click.say(_found(click, search))
            return
        uninvited = installs.is_uninvited(self.bot, interaction)
        invited_to: Spot = "server" if click.guild_id is not None else "dms"
        guided = Guided(
            asker=click.user,
            spot="uninvited" if uninvited else invited_to,
            mine=await playing.own_tables(click),
            free=self._free(click),
            link=rights.invitation(interaction.application_id),
            manages=not uninvited and interaction.permissions.manage_guild,
            newcomer=not await self.bot.store.past.has_played(click.user),
            hand=await self._hand_place(click),
        )
        await click.panel(guide_screen(click.words, guided))

    async def _hand_place(self, click: Click) -> HandPlace:
        """The place of the asker's hand: not in direct messages that are known to be closed."""
        if not await self.bot.display.hands.reached_everywhere(click.user):
            return "here"
        return (await self.bot.preferences.person(click.user)).hand

    def _free(self, click: Click) -> tuple[TableId, str] | None:
        """The newest lobby of this channel that has a chair for the asker."""
        for table in reversed(self.bot.tables.in_channel(click.channel_id)):
            if table.status != "lobby" or table.sits(click.user):
                continue
            with suppress(Refusal):
                table.lobby.places_for(click.user)
                return table.id, table.game_key
        return None

    @within(KNAVE)
    @app_commands.command(**named("command-rules"))
    @parameters(game="parameter-game")
    @app_commands.autocomplete(game=completion.games)
    @installs.on_accounts_too
    async def rules(self, interaction: discord.Interaction, game: Game) -> None:
        """Show the first page; the last one is about the table of this channel, or one's own."""
        click = await Click.of(interaction)
        if game not in GAMES:
            raise Refusal("unknown-game", game=game)
        near = self.bot.tables.near(click.user, click.channel_id)
        table = next((table for table in near if table.game_key == game), None)
        asked_at = (table.id, table.lobby) if table else (0, None)
        words = await self.bot.preferences.words_of(click.user, game)
        await click.show(help_screen(words, game, SHORT, *asked_at))

    @answers("help")
    async def turned(self, click: Click) -> None:
        """Turn to another page."""
        asked = click.id
        if not isinstance(asked, Help):
            raise Refusal("forged")
        chosen = next(iter(click.values), "")
        game, page = (asked.game, chosen or asked.page) if asked.game else (chosen, SHORT)
        words = await self.bot.preferences.words_of(click.user, game)
        if game not in GAMES or page not in written_pages(words, game):
            raise Refusal("forged")
        lobby = self._lobby(click, game)
        screen = help_screen(words, game, page, asked.table, lobby)
        if lobby is not None and click.own_message and click.table.session is not None:
            screen = with_menu(words, asked.table, screen)
        await (click.edit(screen) if click.own_message else click.show(screen))

    def _lobby(self, click: Click, game: str) -> Lobby | None:
        """The arrangement of the table that the page belongs to, for those who are at it."""
        if not click.id.of_table:
            return None
        near = click.channel_id == click.table.channel_id or click.sits
        return click.table.lobby if near and click.table.game_key == game else None
