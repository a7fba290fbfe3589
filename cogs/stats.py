"""``/stats``, and *Stats* in the menu of a person: somebody's game, as picture and text."""

from dataclasses import replace
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import access, installs, present
from bot.client.app import KnaveBot, spoken
from bot.rules import GAMES
from bot.storage.rows.past import PastAsk
from bot.tables.model.lobby import Refusal
from bot.tables.screens.board_screen import no_board_screen
from bot.tables.screens.boards import usual
from bot.tables.screens.custom_ids import CustomId
from bot.tables.screens.screen import Item, Menu, Screen
from bot.tables.screens.stats_screen import Subject, stats_screen
from bot.tables.screens.telling import game_name
from bot.words.words import Words, clean, escape

LATELY = 100
"""So many of somebody's last games are looked through for what they play here."""


class StatsCog(commands.Cog):
    """What somebody's game is made of."""

    def __init__(self, bot: KnaveBot) -> None:
        self.bot = bot
        bot.answers |= {"stats": self.other_rules}
        installs.menu(bot, spoken("menu-stats"), self.of_person)

    @app_commands.command(name=spoken("command-stats"), description=spoken("command-stats-about"))
    @app_commands.rename(game=spoken("parameter-game"), user=spoken("parameter-user"))
    @app_commands.describe(game=spoken("parameter-game-about"), user=spoken("parameter-user-about"))
    @installs.in_servers
    async def stats(
        self, interaction: discord.Interaction, game: str, user: discord.User | None = None
    ) -> None:
        """Show it to the asker alone."""
        await self.bot.words_for(interaction)
        if game not in GAMES:
            raise Refusal("unknown-game", game=game)
        screen = await self._of(interaction, game, (user or interaction.user).id)
        await interaction.response.send_message(**await present.message(screen), ephemeral=True)

    async def of_person(
        self, interaction: discord.Interaction, person: discord.Member | discord.User
    ) -> None:
        """The game that the person on whom the menu was opened has finished last here."""
        words = await self.bot.words_for(interaction)
        if interaction.guild_id is None:
            raise Refusal("server-only")
        await self._subject(interaction, person.id)
        games = await self._played(interaction, person.id)
        if not games:
            name = escape(clean(person.display_name))
            await access.say(interaction, words.say("stats-no-games", name=name))
            return
        screen = await self._of(interaction, games[0], person.id)
        await access.panel(interaction, _with_games(words, screen, person.id, games))

    async def _played(self, interaction: discord.Interaction, whose: int) -> list[str]:
        """What this person has played in this server lately, the last game first."""
        past = await self.bot.store.past.page(PastAsk(user_id=whose, limit=LATELY))
        server = interaction.guild_id
        over = [game for game in past.games if game.guild_id == server and not game.broken_off]
        here = [game.game for game in over]
        return [game for game in dict.fromkeys(here) if game in GAMES]

    async def _of(self, interaction: discord.Interaction, game: str, whose: int) -> Screen:
        """Somebody's game by its usual rules here, or by the first there are."""
        words = await self.bot.words_for(interaction)
        if interaction.guild_id is None:
            raise Refusal("server-only")
        boards = await self.bot.store.boards.boards(interaction.guild_id, game)
        first = usual(boards) or next(iter(boards), None)
        if first is None:
            await self._subject(interaction, whose)
            return no_board_screen(words, game, ())
        return await self._screen(interaction, words, first.id, whose)

    @stats.autocomplete("game")
    async def _games(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        return present.games(await self.bot.words_for(interaction), current)

    async def other_rules(
        self, interaction: discord.Interaction, wish: CustomId, values: list[str]
    ) -> None:
        """The same person's games by other rules."""
        words = await self.bot.words_for(interaction)
        match wish.parts, values:
            case (whose,), [board] if all(n.isascii() and n.isdecimal() for n in (whose, board)):
                screen = await self._screen(interaction, words, int(board), int(whose))
            case (whose, "game"), [game] if whose.isascii() and whose.isdecimal():
                user = access.number(whose)
                await self._subject(interaction, user)
                games = await self._played(interaction, user)
                if game not in games:
                    raise Refusal("forged")
                screen = await self._of(interaction, game, user)
                screen = _with_games(words, screen, user, [game, *games])
            case _:
                raise Refusal("forged")
        await access.panel(interaction, screen)

    async def _screen(
        self, interaction: discord.Interaction, words: Words, board: int, whose: int
    ) -> Screen:
        store = self.bot.store
        if interaction.guild is None or interaction.guild_id is None:
            raise Refusal("server-only")
        who = await self._subject(interaction, whose)
        rows = await store.boards.stats(board, whose)
        if rows is None:
            raise Refusal("no-board")
        access.must_be_this_servers(self.bot, interaction, rows.board)
        boards = await store.boards.boards(interaction.guild_id, rows.board.game)
        return stats_screen(words, who, rows, boards, clean(interaction.guild.name, 60))

    async def _subject(self, interaction: discord.Interaction, whose: int) -> Subject:
        """Whose game it is.

        :raises No: they do not stand on boards, and somebody else asks.
        """
        person = await self.bot.hall.people.person(whose)
        name = clean(person.name or "?")
        if whose != interaction.user.id and not person.listed:
            raise Refusal("not-listed", name=escape(name))
        return Subject(whose, name)


def _with_games(words: Words, screen: Screen, whose: int, games: list[str]) -> Screen:
    """The same with a menu of the games this person plays, the one shown first."""
    named = {game: game_name(words, game) for game in games}
    items = tuple(Item(name, game, chosen=game == games[0]) for game, name in named.items())
    menu = Menu(f"stats:0:{whose}:game", words.say("menu-stats-game"), items)
    return replace(screen, rows=(*screen.rows, menu))


async def setup(bot: Any) -> None:
    """Called by discord.py when the cog is loaded."""
    await bot.add_cog(StatsCog(bot))
