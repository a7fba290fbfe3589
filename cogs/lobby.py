"""Opening a table, sitting down, arranging it, starting and ending it."""

from collections.abc import Callable
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import KnaveBot, spoken
from bot.rules import GAMES
from bot.tables.lobby import Lobby, No
from bot.tables.screens.lobby_screen import rules_panel, swap_panel, value_panel
from bot.tables.screens.menu_screen import menu_screen
from bot.tables.screens.screen import Screen
from bot.tables.screens.sheet_screen import sheet_screen
from bot.tables.screens.table_screen import last_trick_text
from bot.tables.screens.telling import game_name
from bot.tables.table import Table
from bot.tables.turns import CLOCKS
from bot.tables.wishes import Wish
from cogs import present, rights
from cogs.errors import refuse


class LobbyCog(commands.Cog):
    """``/table`` and the buttons of the lobby message."""

    table = app_commands.Group(
        name=spoken("command-table"), description=spoken("command-table-about"), guild_only=True
    )

    def __init__(self, bot: KnaveBot) -> None:
        self.bot = bot
        bot.answers |= {
            "lobby": self.pressed,
            "table": self.looked,
            "rules": self.ruled,
            "value": self.valued,
            "swap": self.swapped,
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
        preset: str = "house",
        thread: bool = False,
    ) -> None:
        """Open a table in this channel, or in a thread of it."""
        words = await self.bot.words_for(interaction)
        await must_be_allowed_here(self.bot, interaction)
        await must_have_rights(self.bot, interaction, thread)
        user = interaction.user
        name = (await self.bot.hall.people.person(user.id)).name
        lobby = Lobby.open(game, preset, user.id, name)
        guild, channel = interaction.guild_id, interaction.channel_id
        if guild is None or channel is None:
            raise No("server-only")
        if thread:
            await self._open_in_thread(interaction, lobby, guild)
            return
        table = await self.bot.hall.open(lobby, guild, channel)
        await self._post(interaction, table)
        if not await self.bot.herald.greet(table, user.id):
            await refuse(interaction, words.say("dm-closed"))

    async def _post(self, interaction: discord.Interaction, table: Table) -> None:
        """Answer with the table's public message. If that fails, the herald posts it."""
        with self.bot.herald.posting(table):
            screen = await self.bot.herald.table_screen(table)
            answer = await interaction.response.send_message(**await present.message(screen))
            if answer.message_id:
                await self.bot.herald.posts.posted(table, answer.message_id)

    async def _open_in_thread(
        self, interaction: discord.Interaction, lobby: Lobby, guild: int
    ) -> None:
        words = await self.bot.words_for(interaction)
        channel = interaction.channel
        if not isinstance(channel, discord.TextChannel):
            raise No("no-thread-here")
        await interaction.response.defer(ephemeral=True, thinking=True)
        place = await channel.create_thread(
            name=game_name(words, lobby.game_key), type=discord.ChannelType.public_thread
        )
        table = await self.bot.hall.open(lobby, guild, place.id)
        with self.bot.herald.posting(table):
            screen = await self.bot.herald.table_screen(table)
            sent = await place.send(**await present.message(screen))
            await self.bot.herald.posts.posted(table, sent.id)
        reached = await self.bot.herald.greet(table, interaction.user.id)
        opened = words.say("opened-in-thread", table=table.id, thread=place.mention)
        said = [opened] if reached else [opened, words.say("dm-closed")]
        await interaction.edit_original_response(content="\n".join(said))

    @table.command(name=spoken("command-join"), description=spoken("command-join-about"))
    @app_commands.rename(number=spoken("parameter-table"))
    @app_commands.describe(number=spoken("parameter-table-about"))
    async def join(self, interaction: discord.Interaction, number: int | None = None) -> None:
        """Sit down at the table of this channel."""
        table = await self._here(interaction, number)
        await self._join(interaction, table)

    @table.command(name=spoken("command-leave"), description=spoken("command-leave-about"))
    @app_commands.rename(number=spoken("parameter-table"))
    @app_commands.describe(number=spoken("parameter-table-about"))
    async def leave(self, interaction: discord.Interaction, number: int | None = None) -> None:
        """Stand up."""
        table = await self._here(interaction, number)
        await self._leave(interaction, table)

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
        table, user = await guests_table(self.bot, interaction, number), interaction.user.id
        sits = any(chair.user == user for chair in table.chairs)
        if user != table.lobby.host and not (table.held and sits):
            raise No("host-only")
        await must_be_allowed_here(self.bot, interaction)
        await must_have_rights(self.bot, interaction)
        await self.bot.hall.move(table, interaction.guild_id or 0, interaction.channel_id or 0)
        await self._say(interaction, words.say("moved", table=table.id))

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
        words = await self.bot.words_for(interaction)
        game = GAMES.get(str(getattr(interaction.namespace, "game", "")))
        if game is None:
            return []
        named = [(words.of(game.key, f"preset-{name}"), name) for name in game.presets]
        return present.matching(named, current)

    async def _here(self, interaction: discord.Interaction, number: int | None) -> Table:
        if number is not None:
            return await guests_table(self.bot, interaction, number)
        tables = self.bot.hall.in_channel(interaction.channel_id or 0)
        if not tables:
            raise No("no-table-here")
        mine = [t for t in tables if any(c.user == interaction.user.id for c in t.chairs)]
        return (mine or tables)[0]

    # ------------------------------------------------------------------ buttons of the lobby

    async def pressed(self, interaction: discord.Interaction, wish: Wish, _: list[str]) -> None:
        """A button of the lobby message."""
        table = await guests_table(self.bot, interaction, wish.table)
        user = interaction.user.id
        match wish.parts:
            case ("join",):
                await self._join(interaction, table)
            case ("leave",):
                await self._leave(interaction, table)
            case ("robot",):
                await self._rearrange(interaction, table, Lobby.add_robot, user)
            case ("norobot",):
                await self._rearrange(interaction, table, Lobby.remove_robot, user)
            case ("start",):
                await self._start(interaction, table)
            case ("end",):
                await self._end(interaction, table)
            case ("swap",):
                words = await self.bot.words_for(interaction)
                must_be_host(table, user)
                await self._panel(interaction, swap_panel(words, table.id, table.lobby))
            case ("rules",):
                await self._rules(interaction, table)
            case _:
                raise No("forged")

    async def _join(self, interaction: discord.Interaction, table: Table) -> None:
        words = await self.bot.words_for(interaction)
        user = interaction.user.id
        person = await self.bot.hall.people.person(user)
        if table.lobby.chair_of(user) is None:
            await self.bot.hall.must_be_free(user, table.ledger.row.guild_id)
        await table.rearrange(lambda lobby: lobby.join(user, person.name))
        await interaction.response.defer(ephemeral=True, thinking=True)
        reached = await self.bot.herald.greet(table, user)
        key = "dm-closed" if not reached else "joined-here" if person.hand == "here" else "joined"
        await interaction.edit_original_response(content=words.say(key, table=table.id))

    async def _leave(self, interaction: discord.Interaction, table: Table) -> None:
        words = await self.bot.words_for(interaction)
        key = "left-game" if table.sitting else "left-lobby"
        await table.leave(interaction.user.id)
        self.bot.herald.hand_changed(table, interaction.user.id)
        await self._say(interaction, words.say(key, table=table.id))

    async def _rearrange(
        self,
        interaction: discord.Interaction,
        table: Table,
        change: Callable[[Lobby], Lobby],
        by: int,
    ) -> None:
        await self.bot.words_for(interaction)
        await table.rearrange(change, by)
        await interaction.response.defer()

    async def _start(self, interaction: discord.Interaction, table: Table) -> None:
        words = await self.bot.words_for(interaction)
        await must_have_rights(self.bot, interaction, table=table)
        await table.start(interaction.user.id)
        await self._say(interaction, words.say("started"))

    async def _end(self, interaction: discord.Interaction, table: Table) -> None:
        words = await self.bot.words_for(interaction)
        _, theirs = rights_at(self.bot, interaction, table)
        await table.end(interaction.user.id, theirs.manage_messages)
        await self._say(interaction, words.say("table-closed-now", table=table.id))

    # ------------------------------------------------------------------ the host's panels

    async def _rules(self, interaction: discord.Interaction, table: Table) -> None:
        words = await self.bot.words_for(interaction)
        may = table.lobby.host == interaction.user.id and table.status == "lobby"
        await self._panel(interaction, rules_panel(words, table.id, table.lobby, may))

    async def ruled(self, interaction: discord.Interaction, wish: Wish, values: list[str]) -> None:
        """A menu of the rules panel: a preset, an option to change, the robots, the size."""
        table = await guests_table(self.bot, interaction, wish.table)
        words, (what, value) = await self.bot.words_for(interaction), _one_choice(wish, values)
        if what == "option":
            must_be_host(table, interaction.user.id)
            if value not in table.lobby.options.values():
                raise No("forged")
            await self._panel(interaction, value_panel(words, table.id, table.lobby, value))
            return
        changes: dict[str, Callable[[Lobby], Lobby]] = {
            "preset": lambda lobby: lobby.with_preset(value),
            "level": lambda lobby: lobby.with_level(value),
            "size": lambda lobby: lobby.resize(_number(value)),
            "clock": lambda lobby: lobby.with_clock(CLOCKS[value]),
        }
        if what not in changes or (what == "clock" and value not in CLOCKS):
            raise No("forged")
        await table.rearrange(changes[what], interaction.user.id)
        await self._rules(interaction, table)

    async def valued(self, interaction: discord.Interaction, wish: Wish, values: list[str]) -> None:
        """A value for one option."""
        table = await guests_table(self.bot, interaction, wish.table)
        name, value = _one_choice(wish, values)
        await table.rearrange(lambda lobby: lobby.with_option(name, value), interaction.user.id)
        await self._rules(interaction, table)

    async def swapped(
        self, interaction: discord.Interaction, wish: Wish, values: list[str]
    ) -> None:
        """Two chairs to change places."""
        table = await guests_table(self.bot, interaction, wish.table)
        words = await self.bot.words_for(interaction)
        if len(values) != 2:
            raise No("forged")
        one, other = map(_number, values)
        await table.rearrange(lambda lobby: lobby.swap(one, other), interaction.user.id)
        await self._panel(interaction, swap_panel(words, table.id, table.lobby))

    # ------------------------------------------------------------------ looking at a table

    async def looked(self, interaction: discord.Interaction, wish: Wish, _: list[str]) -> None:
        """A button of the table message."""
        table = await guests_table(self.bot, interaction, wish.table)
        words = await self.bot.words_for(interaction)
        match wish.parts:
            case ("hand",):
                await self._my_hand(interaction, table)
            case ("last",):
                if table.sitting is None:
                    raise No("not-begun")
                await self._say(interaction, last_trick_text(words, table.sitting))
            case ("score",):
                if table.sitting is None:
                    raise No("not-begun")
                await self._panel(interaction, sheet_screen(words, table.id, table.sitting))
            case ("menu",):
                asker = interaction.user.id
                await self._panel(
                    interaction, menu_screen(words, table.id, table.lobby, table.sitting, asker)
                )
            case ("rematch",):
                await self._rematch(interaction, table)
            case _:
                raise No("forged")

    async def _my_hand(self, interaction: discord.Interaction, table: Table) -> None:
        user = interaction.user.id
        if not any(chair.user == user for chair in table.chairs):
            raise No("not-here")
        screen = await self.bot.herald.hand_screen(table, user)
        sent = await interaction.response.send_message(
            **await present.message(screen), ephemeral=True
        )
        await self.bot.herald.remember_private(table, user, interaction, sent.message_id)

    async def _rematch(self, interaction: discord.Interaction, table: Table) -> None:
        """The same circle at a new table; who pressed is host, everybody else may stand up."""
        await self.bot.words_for(interaction)
        user = interaction.user.id
        if not any(chair.user == user for chair in table.chairs):
            raise No("not-here")
        if table.open:
            raise No("already-begun")
        await must_have_rights(self.bot, interaction, table=table)
        lobby = table.lobby.again(table.chairs, user)
        row = table.ledger.row
        new = await self.bot.hall.open(lobby, row.guild_id, row.channel_id)
        await self._post(interaction, new)
        for guest in new.lobby.people:
            if not await self.bot.herald.greet(new, guest):
                await self.bot.herald.not_reached(new, guest)

    # ------------------------------------------------------------------ answers

    async def _panel(self, interaction: discord.Interaction, screen: Screen) -> None:
        """Show a panel privately; a click on a panel changes that panel."""
        message = interaction.message
        if message is not None and message.flags.ephemeral:
            await interaction.response.edit_message(**await present.edit(screen))
        else:
            await interaction.response.send_message(**await present.message(screen), ephemeral=True)

    async def _say(self, interaction: discord.Interaction, text: str) -> None:
        await interaction.response.send_message(
            text, ephemeral=True, allowed_mentions=present.MENTION_NOBODY
        )


async def guests_table(bot: KnaveBot, interaction: discord.Interaction, number: int) -> Table:
    """The table of this number, if the asker sits at it or may see its channel.

    :raises No: there is none, or it is none of the asker's business.
    """
    table = await bot.hall.find(number)
    sits = any(chair.user == interaction.user.id for chair in table.chairs)
    if not sits and not rights_at(bot, interaction, table)[1].view_channel:
        raise No("no-table")
    return table


def rights_at(
    bot: KnaveBot, interaction: discord.Interaction, table: Table
) -> tuple[discord.Permissions, discord.Permissions]:
    """The bot's rights and the asker's in the channel of a table, wherever they are asking.

    From another server, or in a direct message, nobody has any.
    """
    row = table.ledger.row
    if interaction.channel_id == row.channel_id:
        return interaction.app_permissions, interaction.permissions
    guild = bot.get_guild(row.guild_id)
    channel = guild.get_channel_or_thread(row.channel_id) if guild else None
    asker = interaction.user
    if channel is None or guild is None or interaction.guild_id != row.guild_id:
        return discord.Permissions.none(), discord.Permissions.none()
    theirs = channel.permissions_for(asker) if isinstance(asker, discord.Member) else None
    return channel.permissions_for(guild.me), theirs or discord.Permissions.none()


def _one_choice(wish: Wish, values: list[str]) -> tuple[str, str]:
    """What a menu is about, and the one entry that was chosen."""
    if len(wish.parts) != 1 or len(values) != 1:
        raise No("forged")
    return wish.parts[0], values[0]


def _number(text: str) -> int:
    if not text.isdecimal():
        raise No("forged")
    return int(text)


def must_be_host(table: Table, user: int) -> None:
    """Refuse everybody but the host, and everything once the game has begun."""
    if table.lobby.host != user:
        raise No("host-only")
    if table.status != "lobby":
        raise No("already-begun")


async def must_be_allowed_here(bot: KnaveBot, interaction: discord.Interaction) -> None:
    """Refuse a channel that the server's admins did not choose, if they chose any."""
    guild = await bot.hall.people.guild(interaction.guild_id or 0)
    parent = getattr(interaction.channel, "parent_id", None)
    chosen = guild.channels.split()
    if chosen and not {str(interaction.channel_id), str(parent)} & set(chosen):
        words = await bot.words_for(interaction)
        raise No("not-here-allowed", channels=words.any_of([f"<#{one}>" for one in chosen]))


async def must_have_rights(
    bot: KnaveBot,
    interaction: discord.Interaction,
    new_thread: bool = False,
    table: Table | None = None,
) -> None:
    """Refuse with the names of the rights that the bot lacks here, or where the table stands."""
    ours = interaction.app_permissions
    place: int | None = interaction.channel_id
    in_thread = new_thread or isinstance(interaction.channel, discord.Thread)
    if table is not None and table.ledger.row.channel_id != place:
        ours, place = rights_at(bot, interaction, table)[0], table.ledger.row.channel_id
        guild = bot.get_guild(table.ledger.row.guild_id)
        in_thread = bool(guild and guild.get_thread(place))
    if missing := rights.lacking(ours, in_thread, new_thread):
        words = await bot.words_for(interaction)
        names = rights.named(words, missing)
        raise No("missing-rights", channel=f"<#{place}>", rights=names)


async def setup(bot: Any) -> None:
    """Called by discord.py when the cog is loaded."""
    await bot.add_cog(LobbyCog(bot))
