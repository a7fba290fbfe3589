"""``/knave replay`` and ``/knave verify``, also in a message's menu: a game, step by step."""

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import installs, past_games, reading, showing
from bot.client.click import Click, answers
from bot.client.click import number as number_in
from bot.client.core import Cog, Core
from bot.client.groups import KNAVE, within
from bot.client.translation import named, parameters, spoken
from bot.storage.rows.ids import GameId, GuildId, UserId
from bot.storage.rows.past import PastAsk
from bot.tables.model.refusals import Refusal
from bot.tables.screens.custom_ids import CustomId, Look, Replay
from bot.tables.screens.discord_limits import MENU_ITEMS

LONGEST = 11
"""Digits of a game's number that may be typed."""


async def _numbers(
    interaction: discord.Interaction[Any], current: int | str
) -> list[app_commands.Choice[int]]:
    """Games that the asker may see, by number or name."""
    click, typed = await Click.of(interaction), str(current).strip()
    words = click.words
    asks = [PastAsk(user_id=click.user, limit=MENU_ITEMS)]
    if click.guild_id is not None:
        asks.append(PastAsk(guild_id=click.guild_id, limit=MENU_ITEMS))
    found = [past for ask in asks for past in (await past_games.page(click, ask)).games]
    if typed.isdecimal() and len(typed) <= LONGEST:
        past = await click.bot.store.past.past(GameId(int(typed)))
        if past is not None and await past_games.may_see(click, past):
            found.append(past)
    return past_games.offered(words, found, typed)


class ReplayCog(Cog):
    """One finished game: its steps, its files, and the check of its shuffles."""

    def __init__(self, bot: Core) -> None:
        super().__init__(bot)
        installs.menu(bot, spoken("menu-replay"), self.replay_message)
        installs.menu(bot, spoken("menu-verify"), self.verify_message)

    @within(KNAVE)
    @app_commands.command(**named("command-replay"))
    @parameters(number="parameter-number")
    @app_commands.autocomplete(number=_numbers)
    @installs.on_accounts_too
    async def replay(self, interaction: discord.Interaction, number: int) -> None:
        """Step through a finished game."""
        await past_games.show(await Click.of(interaction), GameId(number), anew=True)

    @within(KNAVE)
    @app_commands.command(**named("command-verify"))
    @parameters(number="parameter-number")
    @app_commands.autocomplete(number=_numbers)
    @installs.on_accounts_too
    async def verify(self, interaction: discord.Interaction, number: int) -> None:
        """Check the shuffles of a finished game."""
        await past_games.check(await Click.of(interaction), GameId(number))

    async def replay_message(
        self, interaction: discord.Interaction, message: discord.Message
    ) -> None:
        """Step through the game of which the message tells."""
        click = await Click.of(interaction)
        await past_games.show(click, self._game_in(message), anew=True)

    async def verify_message(
        self, interaction: discord.Interaction, message: discord.Message
    ) -> None:
        """Check the shuffles of the game of which the message tells."""
        click = await Click.of(interaction)
        await past_games.check(click, self._game_in(message))

    def _game_in(self, message: discord.Message) -> GameId:
        """The number of the finished game of which a message tells.

        :raises Refusal: it tells of none, or of one that still goes on.
        """
        ours = self.bot.user is not None and message.author.id == self.bot.user.id
        found = list(_custom_ids(message)) if ours else []
        for custom_id in found:
            if isinstance(custom_id, Replay):
                return custom_id.game
        running = any(isinstance(custom_id, Look) for custom_id in found)
        raise Refusal("still-running" if running else "no-game-in-message")

    @answers("replay")
    async def stepped(self, click: Click) -> None:
        """Show a step or a jump, send a file, or check."""
        if not isinstance(click.id, Replay):
            raise Refusal("forged")
        game = click.id.game
        match click.id.place, click.values:
            case ("open",), []:
                await past_games.show(click, game, anew=True)
            case (("at", deal, stop), []) | (("stop", deal), [stop]):
                place = number_in(deal), number_in(stop)
                await past_games.show(click, game, *place, anew=False)
            case ("deal",), [deal]:
                await past_games.show(click, game, number_in(deal), anew=False)
            case (("text" | "json") as kind,), []:
                await past_games.send_file(click, game, kind)
            case ("verify",), []:
                await past_games.check(click, game)
            case _:
                raise Refusal("forged")

    @answers("showreplay")
    async def shown(self, click: Click) -> None:
        """Show a stop to everybody."""
        match click.id:
            case Replay(game=game, place=("at", deal, stop)):
                at, screen, words = await past_games.to_show(
                    click, game, number_in(deal), number_in(stop)
                )
                await showing.show(click, at, screen, words)
            case _:
                raise Refusal("forged")

    # ------------------------------------------------------------------ what is forgotten

    @commands.Cog.listener()
    async def on_forgotten(self, user: UserId) -> None:
        """Have a forgotten person's games read anew for the next asker."""
        self.bot.replays.forget(user)

    @commands.Cog.listener()
    async def on_server_forgotten(self, guild: GuildId) -> None:
        """Drop the replays of a forgotten server."""
        self.bot.replays.forget_server(guild)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Drop the replays of a server that has sent the bot away; the disk keeps its games."""
        self.bot.replays.forget_server(GuildId(guild.id))


def _custom_ids(message: discord.Message) -> Iterator[CustomId]:
    """The custom ids of the buttons and menus of a message."""
    for text in reading.custom_ids_of(message):
        with suppress(ValueError):
            yield CustomId.read(text)
