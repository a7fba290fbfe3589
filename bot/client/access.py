"""Whose table it is, and who may do what with it: what every cog asks before it answers."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any

import discord

from bot.client import answering, errors, present, rights, sight
from bot.client.direct_messages import Outcome, Unreachable
from bot.rules import Seat
from bot.rules.about.rule_codes import write_code
from bot.storage.store import StoreError
from bot.tables.live.table import Table
from bot.tables.model.lobby import Lobby, Refusal
from bot.tables.screens import custom_ids
from bot.tables.screens.screen import Button, Row, Screen
from bot.tables.screens.telling import game_name
from bot.tables.verbs import host
from bot.words.words import Words, clean, escape

if TYPE_CHECKING:
    from bot.client.app import KnaveBot
    from bot.storage.rows.boards import BoardRow

LONGEST_NUMBER = 20
"""Digits; Python refuses to read numbers of thousands."""


async def table_of(bot: KnaveBot, interaction: discord.Interaction, number: int) -> Table:
    """The table of this number, if the asker sits at it or may read its channel.

    :raises No: there is none, or it is none of the asker's business.
    """
    table = await bot.hall.find(number)
    asker = interaction.user.id
    sits = any(asker == chair.user for chair in table.chairs)
    if sits or await sight.is_shown(bot, interaction, table):
        table.noticed(asker)
        return table
    if interaction.guild_id is None and await bot.hall.store.hand(number, asker) is not None:
        raise Refusal("not-here")  # their own old message
    bot.watchbook.strange(asker, f"table {number}", interaction.guild_id)
    raise Refusal("no-table")


def must_be_this_servers(bot: KnaveBot, interaction: discord.Interaction, board: BoardRow) -> None:
    """Refuse the board of another server as if there were none; who asks for it is noted.

    :raises No: it is another server's.
    """
    if board.guild_id != interaction.guild_id:
        bot.watchbook.strange(interaction.user.id, f"board {board.id}", interaction.guild_id)
        raise Refusal("no-board")


def rights_at(
    bot: KnaveBot, interaction: discord.Interaction, table: Table
) -> tuple[discord.Permissions, discord.Permissions]:
    """The bot's rights and the asker's in the channel of a table, wherever they are asking.

    From another server, or in a direct message, nobody has any.
    """
    row = table.row
    if interaction.channel_id == row.channel_id:
        return interaction.app_permissions, interaction.permissions
    guild = bot.get_guild(row.guild_id)
    channel = guild.get_channel_or_thread(row.channel_id) if guild else None
    asker = interaction.user
    if channel is None or guild is None or interaction.guild_id != row.guild_id:
        return discord.Permissions.none(), discord.Permissions.none()
    theirs = channel.permissions_for(asker) if isinstance(asker, discord.Member) else None
    return channel.permissions_for(guild.me), theirs or discord.Permissions.none()


def must_be_host(table: Table, user: int) -> None:
    """Refuse everybody but the host, and everything once the game has begun."""
    if table.lobby.host != user:
        raise Refusal("host-only")
    if table.status != "lobby":
        raise Refusal("already-begun")


def must_lead(table: Table, user: int) -> None:
    """Refuse everybody but the host, or who sits here while the host is away; and in a game all."""
    if table.status != "lobby":
        raise Refusal("already-begun" if table.status == "playing" else "table-closed")
    host.must_lead(table.state, user, table.now)


async def must_be_allowed_here(
    bot: KnaveBot, interaction: discord.Interaction, table: Table | None = None
) -> None:
    """Refuse a channel that the server's admins did not choose, if they chose any.

    It is the channel of the table, or the one in which is asked.
    """
    server, place, channel = interaction.guild_id or 0, interaction.channel_id, interaction.channel
    if table is not None and table.row.channel_id != place:
        server, place = table.row.guild_id, table.row.channel_id
        found = bot.get_guild(server)
        channel = found.get_channel_or_thread(place) if found else None
    chosen = (await bot.hall.people.guild(server)).channels.split()
    if chosen and not {str(place), str(getattr(channel, "parent_id", None))} & set(chosen):
        words = await bot.words_for(interaction)
        raise Refusal("not-here-allowed", channels=words.any_of([f"<#{one}>" for one in chosen]))


async def must_have_rights(
    bot: KnaveBot,
    interaction: discord.Interaction,
    new_thread: bool = False,
    table: Table | None = None,
) -> None:
    """Refuse with the names of the rights that the bot lacks here, or where the table stands."""
    ours, channel = interaction.app_permissions, interaction.channel
    place: int | None = interaction.channel_id
    if table is not None and table.row.channel_id != place:
        ours, place = rights_at(bot, interaction, table)[0], table.row.channel_id
        guild = bot.get_guild(table.row.guild_id)
        channel = guild.get_channel_or_thread(place) if guild else None
    if missing := rights.lacking(ours, rights.kind_of(channel), new_thread):
        words = await bot.words_for(interaction)
        names = rights.named(words, missing)
        raise Refusal("missing-rights", channel=f"<#{place}>", rights=names)


async def sit_down(
    bot: KnaveBot, interaction: discord.Interaction, table: Table, wished: Seat | None = None
) -> None:
    """Let the asker sit down, and send them their hand, or tell them where it is.

    :raises No: they may not, with the reason.
    """
    words = await bot.words_for(interaction)
    user = interaction.user.id
    person = await bot.hall.people.person(user)
    await bot.hall.seat(table, user, clean(interaction.user.display_name), wished)
    reached = await bot.herald.greet(table, user)
    key = "dm-closed" if not reached else "joined-here" if person.hand == "here" else "joined"
    await say(interaction, words.say(key, table=table.id))


async def here(bot: KnaveBot, interaction: discord.Interaction, number: int | None) -> Table:
    """The table that is meant: by its number, or the one of this channel (one's own first).

    :raises No: there is none.
    """
    if number is not None:
        table = await table_of(bot, interaction, number)
        bot.herald.calls.waits.pressed(table.id, interaction.user.id)
        return table
    tables = bot.hall.in_channel(interaction.channel_id or 0)
    if not tables:
        raise Refusal("no-table-here")
    mine = [t for t in tables if any(c.user == interaction.user.id for c in t.chairs)]
    found = (mine or tables)[0]
    found.noticed(interaction.user.id)
    bot.herald.calls.waits.pressed(found.id, interaction.user.id)
    return found


async def letter(
    bot: KnaveBot, user: int, text: str, rows: tuple[Row, ...] = (), silent: bool = False
) -> Outcome:
    """A direct message about something else than a hand, to somebody who was met.

    ``silent``: nothing is asked, and nobody's device rings.
    """
    made = await present.message(Screen(text, rows=rows))
    try:
        await bot.herald.direct.send(user, lambda channel: channel.send(**made, silent=silent))
    except Unreachable as refused:
        return refused.why
    return "sent"


async def must_be_able_to_come(
    bot: KnaveBot, interaction: discord.Interaction, table: Table, person: discord.Member
) -> None:
    """Refuse to keep a seat for somebody who could not take it.

    :raises No: a bot, somebody the host has blocked, or who does not see the channel.
    """
    if person.bot:
        raise Refusal("no-bots")
    if await bot.hall.store.has_blocked(table.lobby.host, person.id):
        if interaction.user.id != table.lobby.host:
            raise Refusal("cannot-come", who=escape(clean(person.display_name)))
        raise Refusal("you-blocked", who=escape(clean(person.display_name)))
    guild = bot.get_guild(table.row.guild_id)
    channel = guild.get_channel_or_thread(table.row.channel_id) if guild else None
    if channel is not None and not await bot.sight.reads(channel, person):
        raise Refusal("cannot-see", who=escape(clean(person.display_name)))


async def tell_kept(
    bot: KnaveBot, table: Table, user: int, by: discord.User | discord.Member
) -> None:
    """Tell somebody that a seat is kept for them: privately, or else in the channel.

    Once at a table, however often it is kept, and not if they want nothing to do with that person.
    Who has never pressed anything is not written to; nor is anybody again and again.
    """
    if await bot.hall.store.has_blocked(user, by.id) or not bot.herald.calls.invited(table, user):
        return
    met = (await bot.hall.people.person(user)).met
    if not met or bot.herald.calls.was_asked(user):
        await bot.herald.calls.kept_for(table, [user], by.display_name)
        return
    words = await bot.hall.people.words_of(user)
    facts = {"game": game_name(words, table.lobby.game_key), "table": table.id}
    place = bot.herald.place(table, words)
    text = words.say("kept-letter", who=escape(clean(by.display_name)), place=place, **facts)
    join = Button(words.say("button-join"), custom_ids.lobby(table.id, "join"), "success")
    with suppress(discord.HTTPException):
        if await letter(bot, user, text, ((join,),)) == "sent":
            bot.herald.calls.may_ask(user)
            return
    await bot.herald.calls.kept_for(table, [user], by.display_name)


async def say(interaction: discord.Interaction, text: str) -> None:
    """Answer in words, to the asker alone."""
    await interaction.response.send_message(
        text, ephemeral=True, allowed_mentions=present.MENTION_NOBODY
    )


async def panel(interaction: discord.Interaction, screen: Screen) -> None:
    """Show a panel privately; a click on a panel changes that panel."""
    message = interaction.message
    if message is not None and message.flags.ephemeral:
        await interaction.response.edit_message(**await present.edit(screen))
    else:
        await interaction.response.send_message(**await present.message(screen), ephemeral=True)


async def open_here(
    bot: KnaveBot,
    interaction: discord.Interaction,
    lobby: Lobby,
    guild: int,
    channel: int,
    wished: str = "",
) -> None:
    """Open a table in this channel, and answer with its public message.

    Where there is one already, the answer is the way to it, and a thread for this one.
    ``wished`` are the rules as they were asked for.
    """
    try:
        private = sight.is_private(interaction.channel)
        table = await bot.hall.open(lobby, guild, channel, private=private)
    except Refusal as refused:
        await way_round(bot, interaction, lobby, wished, refused)
        return
    await post(bot, interaction, table)
    if not await bot.herald.greet(table, lobby.host):
        words = await bot.words_for(interaction)
        await errors.refuse(interaction, words.say("dm-closed"))
    bot.dispatch("table_opened", table)


async def way_round(
    bot: KnaveBot, interaction: discord.Interaction, lobby: Lobby, wished: str, refused: Refusal
) -> None:
    """Answer that no table can be opened here; in a busy channel with the way to another place.

    :raises No: there is another reason.
    """
    if refused.reason.code != "channel-busy":
        raise refused
    await panel(interaction, await _busy(bot, interaction, lobby, wished, refused))


async def _busy(
    bot: KnaveBot, interaction: discord.Interaction, lobby: Lobby, wished: str, refused: Refusal
) -> Screen:
    """Where the table is that stands here, and a button for a thread if one can be opened."""
    words = await bot.words_for(interaction)
    there = await bot.hall.find(int(str(refused.reason.values["table"])))
    text = [errors.sentence(words, refused), bot.herald.place(there, words)]
    wish = str(custom_ids.CustomId("thread", 0, (lobby.game_key, wished)))
    if len(wish) > custom_ids.LONGEST:
        code = write_code(lobby.game, lobby.options)
        wish = str(custom_ids.CustomId("thread", 0, (lobby.game_key, code)))
    text_channel = isinstance(interaction.channel, discord.TextChannel)
    if not text_channel or rights.lacking(interaction.app_permissions, "channel", True):
        return Screen("\n".join(text))
    text.append(words.say("busy-thread"))
    button = Button(words.say("button-thread"), wish, "primary")
    return Screen("\n".join(text), rows=((button,),))


async def post(bot: KnaveBot, interaction: discord.Interaction, table: Table) -> None:
    """Answer with the table's public message. If that fails, the herald posts it."""
    answering.for_everybody(interaction)
    with bot.herald.posting(table):
        screen = await bot.herald.table_screen(table)
        await bot.herald.posts.promised(table, interaction.token)
        answer = await interaction.response.send_message(**await present.message(screen))
        if answer.message_id:
            with suppress(StoreError):  # the herald finds it by what was promised
                await bot.herald.posts.posted(table, answer.message_id)


def code_window(words: Words, wish: str) -> discord.ui.Modal:
    """The window that asks for a code of rules."""
    modal: discord.ui.Modal = discord.ui.Modal(title=words.say("code-window"), custom_id=wish)
    asked: discord.ui.TextInput[Any] = discord.ui.TextInput(custom_id="code", max_length=60)
    label, about = words.say("code-label"), words.say("parameter-code-about")
    modal.add_item(discord.ui.Label(text=label, description=about, component=asked))
    modal.stop()  # answered like every click, wherever it comes from
    return modal


def number(text: str) -> int:
    """A whole number that a button or a menu carried."""
    if not (text.isdecimal() and len(text) <= LONGEST_NUMBER):
        raise Refusal("forged")
    return int(text)
