"""``/knave stats``, and *Stats* in the menu of a person: someone's figures."""

from collections.abc import Sequence
from dataclasses import replace

import discord
from discord import app_commands

from bot.client import access, completion, installs, showing
from bot.client.click import Click, answers, number
from bot.client.core import Cog, Core
from bot.client.groups import KNAVE, within
from bot.client.translation import named, parameters, spoken
from bot.client.typed_game import Game
from bot.rules import GAMES
from bot.storage.rows.boards import BoardRow
from bot.storage.rows.ids import NO_BOARD, BoardId, GuildId, UserId
from bot.storage.rows.past import PastAsk
from bot.tables.model.refusals import Refusal
from bot.tables.screens.achievement_screen import achievements_line
from bot.tables.screens.board_screen import no_board_screen
from bot.tables.screens.boards import usual
from bot.tables.screens.custom_ids import Stats
from bot.tables.screens.discord_limits import MENU_ITEMS
from bot.tables.screens.names import game_name
from bot.tables.screens.screen import Item, Menu, Screen, message
from bot.tables.screens.stats_screen import Subject, stats_screen
from bot.words.words import Words, clean, escape

LATELY = 100
"""Last games of a person that are searched for the kinds of game they play here."""


class StatsCog(Cog):
    """The figures of someone's game."""

    def __init__(self, bot: Core) -> None:
        super().__init__(bot)
        installs.menu(bot, spoken("menu-stats"), self.of_person)

    @within(KNAVE)
    @app_commands.command(**named("command-stats"))
    @parameters(game="parameter-game", user="parameter-user")
    @app_commands.autocomplete(game=completion.games)
    @installs.in_servers
    async def stats(
        self, interaction: discord.Interaction, game: Game, user: discord.User | None = None
    ) -> None:
        """Show a person's figures to the asker alone."""
        click = await Click.of(interaction)
        if game not in GAMES:
            raise Refusal("unknown-game", game=game)
        whose = UserId(user.id) if user else click.user
        name = getattr(user, "display_name", "")  # Discord may tell of a person their number alone
        await click.show(await self._of(click, game, whose, name))

    async def of_person(
        self, interaction: discord.Interaction, person: discord.Member | discord.User
    ) -> None:
        """Show the game that the person on whom the menu was opened has finished last here."""
        click = await Click.of(interaction)
        server, words = click.server, click.words
        whose = UserId(person.id)
        await self._subject(click, whose)
        games = await self._played(server, whose)
        if not games:
            name = escape(clean(person.display_name))
            await click.say(words.say("stats-no-games", name=name))
            return
        screen = await self._of(click, games[0], whose)
        await click.panel(_with_games(words, screen, whose, games))

    async def _played(self, server: GuildId | None, whose: UserId) -> list[str]:
        """The games this person has played in this server lately, the last one first."""
        past = await self.bot.store.past.page(PastAsk(user_id=whose, limit=LATELY))
        over = [game for game in past.games if game.guild_id == server and not game.broken_off]
        here = [game.game for game in over]
        return [game for game in dict.fromkeys(here) if game in GAMES]

    async def _of(self, click: Click, game: str, whose: UserId, name: str = "") -> Screen:
        """Someone's game by its usual rules here, or by others if they have played by those alone.

        ``name`` is what Discord calls them, for those who have never played.
        """
        boards = await self.bot.store.boards.boards(click.server, game)
        first = await self._board_of(boards, whose)
        if first is None:
            await self._subject(click, whose)
            nothing = no_board_screen(click.words, game)
            line = await self._achieved(click, whose, game)
            return replace(nothing, text=message([nothing.text, line]))
        return await self._screen(click, first.id, whose, name=name)

    async def _board_of(self, boards: Sequence[BoardRow], whose: UserId) -> BoardRow | None:
        """The board of the usual rules, or the most played one on which someone stands."""
        first = usual(boards)
        for board in [first, *boards[:MENU_ITEMS]] if first else ():
            rows = await self.bot.store.boards.stats(board.id, whose)
            if rows is not None and rows.standing is not None:
                return board
        return first

    @answers("stats")
    async def other_rules(self, click: Click) -> None:
        """Show a person's games by other rules, or another game of theirs."""
        match click.id, click.values:
            case Stats(user=user, menu=None), [board]:
                screen = await self._screen(click, BoardId(number(board)), user)
            case Stats(user=user, menu="game"), [game]:
                await self._subject(click, user)
                games = await self._played(click.guild_id, user)
                if game not in games:
                    raise Refusal("forged")
                screen = await self._of(click, game, user)
                screen = _with_games(click.words, screen, user, [game, *games])
            case _:
                raise Refusal("forged")
        await click.panel(screen)

    @answers("showstats")
    async def shown(self, click: Click) -> None:
        """Show a person's game to everybody in this channel."""
        if not isinstance(click.id, Stats):
            raise Refusal("forged")
        at = showing.here(click)
        words = await showing.words_at(click, at)
        screen = await self._screen(click, click.id.board, click.id.user, words)
        await showing.show(click, at, replace(screen, rows=()), words)

    async def _screen(
        self,
        click: Click,
        board: BoardId,
        whose: UserId,
        words: Words | None = None,
        name: str = "",
    ) -> Screen:
        guild = click.interaction.guild
        if guild is None:
            raise Refusal("server-only")
        who = await self._subject(click, whose, name)
        rows = await self.bot.store.boards.stats(board, whose)
        if rows is None:
            raise Refusal("no-board")
        access.must_be_this_servers(click, rows.board)
        boards = await self.bot.store.boards.boards(rows.board.guild_id, rows.board.game)
        said = words or click.words
        line = await self._achieved(click, whose, rows.board.game, said)
        return stats_screen(said, who, rows, boards, clean(guild.name, 60), line)

    async def _achieved(
        self, click: Click, whose: UserId, game: str, words: Words | None = None
    ) -> str:
        """The line of someone's achievements, which only they themselves are shown."""
        if whose != click.user:
            return ""
        achieved = await self.bot.store.achievements.of_person(whose)
        return achievements_line(words or click.words, achieved, game)

    async def _subject(self, click: Click, whose: UserId, name: str = "") -> Subject:
        """The person whose game it is; ``name`` is theirs where none is known here.

        :raises Refusal: they do not stand on boards, and someone else asks.
        """
        person = await self.bot.preferences.person(whose)
        name = clean(person.name or name or "?")
        if whose != click.user and not person.listed:
            raise Refusal("not-listed", name=escape(name))
        return Subject(whose, name)


def _with_games(words: Words, screen: Screen, whose: UserId, games: list[str]) -> Screen:
    """A screen with a menu of the games this person plays, the one shown first."""
    named = {game: game_name(words, game) for game in games}
    items = tuple(Item(name, game, chosen=game == games[0]) for game, name in named.items())
    menu = Menu(str(Stats(NO_BOARD, whose, "game")), words.say("menu-stats-game"), items)
    return replace(screen, rows=(*screen.rows, menu))
