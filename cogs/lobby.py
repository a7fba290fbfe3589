"""Opening a table, sitting down, arranging it, starting and ending it."""

from collections.abc import Callable
from contextlib import suppress
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import access, answering, completion, installs, present, sight
from bot.client.app import KnaveBot, spoken
from bot.storage.store import StoreError
from bot.tables.live.table import Table
from bot.tables.model.lobby import Lobby, Refusal
from bot.tables.screens.custom_ids import CustomId
from bot.tables.screens.lobby_screen import swap_panel
from bot.tables.screens.screen import Screen
from bot.tables.screens.seats_screen import end_question, left_text
from bot.tables.screens.telling import game_name
from bot.tables.verbs.end import end, may_end
from bot.tables.verbs.host import pass_on
from bot.tables.verbs.lobby import arrange, fill
from bot.tables.verbs.seats import leave
from bot.tables.verbs.start import start
from bot.words.words import clean

TOO_MANY_THREADS = (160006, 160007)
"""Discord's codes for a server with as many active threads, or announcement threads, as may be."""


class LobbyCog(commands.Cog):
    """``/table`` and the buttons of the lobby message."""

    table = installs.in_servers(
        app_commands.Group(name=spoken("command-table"), description=spoken("command-table-about"))
    )

    def __init__(self, bot: KnaveBot) -> None:
        self.bot = bot
        bot.answers |= {
            "lobby": self.pressed,
            "swap": self.swapped,
            "thread": self.in_thread,
        }

    # ------------------------------------------------------------------ commands

    @table.command(name=spoken("command-open"), description=spoken("command-open-about"))
    @app_commands.rename(
        game=spoken("parameter-game"),
        preset=spoken("parameter-preset"),
        thread=spoken("parameter-thread"),
    )
    @app_commands.describe(
        game=spoken("parameter-game-about"),
        preset=spoken("parameter-preset-about"),
        thread=spoken("parameter-thread-about"),
    )
    async def open(
        self,
        interaction: discord.Interaction,
        game: str,
        preset: str = "",
        thread: bool = False,
    ) -> None:
        """Open a table in this channel, or in a thread of it."""
        if not thread:
            answering.for_everybody(interaction)
        await self.bot.words_for(interaction)
        await access.must_be_allowed_here(self.bot, interaction)
        await access.must_have_rights(self.bot, interaction, thread)
        guild, channel = interaction.guild_id, interaction.channel_id
        if guild is None or channel is None:
            raise Refusal("server-only")
        user = interaction.user
        name = clean(user.display_name)
        lobby = await self.bot.hall.arranged(game, preset, user.id, guild, name)
        if thread:
            await self._open_in_thread(interaction, lobby, guild)
            return
        await access.open_here(self.bot, interaction, lobby, guild, channel, preset)

    async def in_thread(
        self, interaction: discord.Interaction, wish: CustomId, _: list[str]
    ) -> None:
        """The table that found no room in the channel is opened in a thread of it."""
        if len(wish.parts) < 2 or interaction.guild_id is None:
            raise Refusal("forged")
        await self.bot.words_for(interaction)
        await access.must_be_allowed_here(self.bot, interaction)
        await access.must_have_rights(self.bot, interaction, new_thread=True)
        guild, user = interaction.guild_id, interaction.user
        game, wished = wish.parts[0], ":".join(wish.parts[1:])
        name = clean(user.display_name)
        lobby = await self.bot.hall.arranged(game, wished, user.id, guild, name)
        await self._open_in_thread(interaction, lobby, guild)

    async def _open_in_thread(
        self, interaction: discord.Interaction, lobby: Lobby, guild: int
    ) -> None:
        words = await self.bot.words_for(interaction)
        channel = interaction.channel
        if not isinstance(channel, discord.TextChannel):
            raise Refusal("no-thread-here")
        async with self.bot.hall.limits.promised(lobby.host, guild):  # or an empty thread stays
            await interaction.response.defer(ephemeral=True, thinking=True)
            place = await _new_thread(channel, game_name(words, lobby.game_key))
            private = sight.is_private(place)
            try:
                table = await self.bot.hall.open_promised(lobby, guild, place.id, private=private)
            except (Refusal, StoreError):
                with suppress(discord.HTTPException):  # it may lack the right, and it is empty
                    await place.delete()
                raise
        with self.bot.herald.posting(table):
            screen = await self.bot.herald.table_screen(table)
            sent = await place.send(**await present.message(screen))
            await self.bot.herald.posts.posted(table, sent.id)
        reached = await self.bot.herald.greet(table, interaction.user.id)
        opened = words.say("opened-there", table=table.id, place=place.mention)
        said = [opened] if reached else [opened, words.say("dm-closed")]
        await interaction.edit_original_response(content="\n".join(said))
        self.bot.dispatch("table_opened", table)

    @table.command(name=spoken("command-join"), description=spoken("command-join-about"))
    @app_commands.rename(number=spoken("parameter-table"))
    @app_commands.describe(number=spoken("parameter-table-about"))
    async def join(self, interaction: discord.Interaction, number: int | None = None) -> None:
        """Sit down at the table of this channel."""
        table = await self._here(interaction, number)
        await access.sit_down(self.bot, interaction, table)

    @table.command(name=spoken("command-leave"), description=spoken("command-leave-about"))
    @app_commands.rename(number=spoken("parameter-table"), friend=spoken("parameter-friend"))
    @app_commands.describe(
        number=spoken("parameter-table-about"), friend=spoken("parameter-friend-about")
    )
    async def leave(
        self,
        interaction: discord.Interaction,
        number: int | None = None,
        friend: discord.Member | None = None,
    ) -> None:
        """Stand up, perhaps in favour of somebody else."""
        table = await self._here(interaction, number)
        await self._leave(interaction, table, friend)

    @table.command(name=spoken("command-start"), description=spoken("command-start-about"))
    @app_commands.rename(number=spoken("parameter-table"))
    @app_commands.describe(number=spoken("parameter-table-about"))
    async def start(self, interaction: discord.Interaction, number: int | None = None) -> None:
        """Begin the game."""
        await self._start(interaction, await self._here(interaction, number))

    @table.command(name=spoken("command-end"), description=spoken("command-end-about"))
    @app_commands.rename(number=spoken("parameter-table"))
    @app_commands.describe(number=spoken("parameter-table-about"))
    async def end(self, interaction: discord.Interaction, number: int | None = None) -> None:
        """End the table before the game is over."""
        await self._end(interaction, await self._here(interaction, number))

    @table.command(name=spoken("command-move"), description=spoken("command-move-about"))
    @app_commands.rename(number=spoken("parameter-table"))
    @app_commands.describe(number=spoken("parameter-table-about"))
    async def move(self, interaction: discord.Interaction, number: int) -> None:
        """Take a table into this channel: the host, and anybody of it while it is held."""
        words = await self.bot.words_for(interaction)
        table, user = await access.table_of(self.bot, interaction, number), interaction.user.id
        sits = any(chair.user == user for chair in table.chairs)
        if user != table.lobby.host and not (table.state.suspension and sits):
            raise Refusal("host-only")
        await access.must_be_allowed_here(self.bot, interaction)
        await access.must_have_rights(self.bot, interaction)
        guild, channel = interaction.guild_id or 0, interaction.channel_id or 0
        private = sight.is_private(interaction.channel)
        await self.bot.hall.move(table, guild, channel, private=private)
        await access.say(interaction, words.say("moved", table=table.id))

    @table.command(name=spoken("command-show"), description=spoken("command-show-about"))
    @app_commands.rename(number=spoken("parameter-table"))
    @app_commands.describe(number=spoken("parameter-table-about"))
    async def show(self, interaction: discord.Interaction, number: int | None = None) -> None:
        """Show the table, to the asker alone."""
        words = await self.bot.words_for(interaction)
        table = await self._here(interaction, number)
        screen = await self.bot.herald.table_screen(table, words)
        await interaction.response.send_message(**await present.message(screen), ephemeral=True)

    @open.autocomplete("game")
    async def _games(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        return present.games(await self.bot.words_for(interaction), current)

    @open.autocomplete("preset")
    async def _presets(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        return await completion.rules(self.bot, interaction, current)

    async def _here(self, interaction: discord.Interaction, number: int | None) -> Table:
        return await access.here(self.bot, interaction, number)

    # ------------------------------------------------------------------ buttons of the lobby

    async def pressed(self, interaction: discord.Interaction, wish: CustomId, _: list[str]) -> None:
        """A button of the lobby message."""
        table = await access.table_of(self.bot, interaction, wish.table)
        user = interaction.user.id
        match wish.parts:
            case ("join",):
                await access.sit_down(self.bot, interaction, table)
            case ("leave",):
                await self._leave(interaction, table)
            case ("robot",):
                await self._rearrange(interaction, table, Lobby.add_robot, user)
            case ("norobot",):
                await self._rearrange(interaction, table, Lobby.remove_robot, user)
            case ("start",):
                await self._start(interaction, table)
            case ("fill",):
                await self._fill_and_start(interaction, table)
            case ("more",):
                seats = CustomId("seats", table.id, ("show",))
                await self.bot.answers["seats"](interaction, seats, [])
            case ("host",):
                await self._take_over(interaction, table)
            case ("end",):
                await self._end(interaction, table)
            case ("end-now",):
                await self._end(interaction, table, sure=True)
            case ("end-not",):
                words = await self.bot.words_for(interaction)
                await access.panel(interaction, Screen(words.say("end-not", table=table.id)))
            case ("swap",):
                words = await self.bot.words_for(interaction)
                access.must_be_host(table, user)
                await access.panel(interaction, swap_panel(words, table.id, table.lobby))
            case ("rules",):
                await self.bot.answers["rules"](interaction, wish, [])
            case _:
                raise Refusal("forged")

    async def _leave(
        self,
        interaction: discord.Interaction,
        table: Table,
        friend: discord.Member | None = None,
    ) -> None:
        words = await self.bot.words_for(interaction)
        begun, user = table.session is not None, interaction.user.id
        if friend is None:
            await table.do(leave, user)
        else:
            await access.must_be_able_to_come(self.bot, interaction, table, friend)
            await table.do(leave, user, (friend.id, clean(friend.display_name)))
        self.bot.herald.hand_changed(table, user)
        left = left_text(words, table.id, table.lobby) if begun else ""
        await access.say(interaction, left or words.say("left-lobby", table=table.id))
        if friend is not None and table.open:
            await access.tell_kept(self.bot, table, friend.id, interaction.user)

    async def _rearrange(
        self,
        interaction: discord.Interaction,
        table: Table,
        change: Callable[[Lobby], Lobby],
        by: int,
    ) -> None:
        await self.bot.words_for(interaction)
        await table.do(arrange, by, change)
        await interaction.response.defer()

    async def _start(self, interaction: discord.Interaction, table: Table) -> None:
        words = await self.bot.words_for(interaction)
        await access.must_have_rights(self.bot, interaction, table=table)
        await self.bot.herald.members.look_round(table)
        await table.do(start, interaction.user.id)
        await access.say(interaction, words.say("started"))

    async def _fill_and_start(self, interaction: discord.Interaction, table: Table) -> None:
        """Robots on every chair that is left, and the first deal, at one press."""
        words = await self.bot.words_for(interaction)
        user = interaction.user.id
        access.must_lead(table, user)
        await access.must_have_rights(self.bot, interaction, table=table)
        await self.bot.herald.members.look_round(table)
        await table.do(fill, user)
        await table.do(start, user)
        await access.say(interaction, words.say("started"))

    async def _take_over(self, interaction: discord.Interaction, table: Table) -> None:
        """Somebody who sits here is host, because the host is away."""
        words = await self.bot.words_for(interaction)
        access.must_lead(table, interaction.user.id)
        await table.do(pass_on, interaction.user.id, interaction.user.id)
        await access.say(interaction, words.say("host-you-are"))

    async def _end(
        self, interaction: discord.Interaction, table: Table, sure: bool = False
    ) -> None:
        """End the table; a game that is on only after a second question."""
        words = await self.bot.words_for(interaction)
        _, theirs = access.rights_at(self.bot, interaction, table)
        user, moderator = interaction.user.id, theirs.manage_messages
        if table.status == "playing" and not sure:
            may_end(table.state, user, moderator)
            await access.panel(interaction, end_question(words, table.id))
            return
        await table.do(end, user, moderator)
        await access.panel(interaction, Screen(words.say("table-closed-now", table=table.id)))

    async def swapped(
        self, interaction: discord.Interaction, wish: CustomId, values: list[str]
    ) -> None:
        """Two chairs to change places."""
        table = await access.table_of(self.bot, interaction, wish.table)
        words = await self.bot.words_for(interaction)
        if len(values) != 2:
            raise Refusal("forged")
        one, other = map(access.number, values)
        await table.do(arrange, interaction.user.id, lambda lobby: lobby.swap(one, other))
        await access.panel(interaction, swap_panel(words, table.id, table.lobby))


async def _new_thread(channel: discord.TextChannel, name: str) -> discord.Thread:
    """A thread that everybody who sees the channel can read, of the kind the channel holds.

    :raises No: the server has as many as Discord lets it.
    """
    news, public = discord.ChannelType.news_thread, discord.ChannelType.public_thread
    try:
        return await channel.create_thread(name=name, type=news if channel.is_news() else public)
    except discord.HTTPException as error:
        if error.code in TOO_MANY_THREADS:
            raise Refusal("too-many-threads") from None
        raise


async def setup(bot: Any) -> None:
    """Called by discord.py when the cog is loaded."""
    await bot.add_cog(LobbyCog(bot))
