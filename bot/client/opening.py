"""Opening a table: in the channel, in a thread of it, or in someone's direct messages."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from math import ceil
from typing import Final, Literal

import discord

from bot.client import errors, present, rights, sight
from bot.client.click import Click
from bot.client.core import Core
from bot.client.direct_messages import Unreachable
from bot.client.errors import NOT_SENT, TOO_MANY_THREADS
from bot.client.throttle import Admitted
from bot.rules.about.rule_codes import write_code
from bot.storage.rows.ids import NO_SERVER, ChannelId, TableId, UserId
from bot.storage.store import StoreError
from bot.tables.live.table import Table
from bot.tables.model.lessons import course_of
from bot.tables.model.lobby import Lobby
from bot.tables.model.refusals import Refusal
from bot.tables.model.state import Change, Moment, TableState
from bot.tables.model.turn_clock import NO_CLOCK
from bot.tables.screens import custom_ids
from bot.tables.screens.names import game_name
from bot.tables.screens.personal_screen import table_buttons
from bot.tables.screens.screen import Button, Screen
from bot.tables.verbs.end import end
from bot.tables.verbs.lesson import begin as teach
from bot.tables.verbs.play_on import is_played_on
from bot.tables.verbs.start import start
from bot.tables.verbs.suspend import move

STAYS_OPEN: Final = 4320
"""Minutes that a table's thread stays open at least with no message in it, which edits are not.

Once it is archived, its buttons cannot be pressed on the web and on phones. Three days are one of
the four lengths that Discord knows.
"""
BURST, PER_SECOND = 6, 1 / 60
"""The number of threads one person may open at once, and the pace at which that fills again: a
thread stays in its channel when its table is ended."""
Begin = Callable[[TableState, Moment, UserId], Change[None]]
"""The verb that begins the game of a table."""
Alone = Literal["practice", "lesson", "daily"]
"""The kinds of table in somebody's direct messages."""


# ---------------------------------------------------------------------- in a channel


async def open_here(click: Click, lobby: Lobby, wished: str = "") -> None:
    """Open a table in this channel, and answer with its public message.

    Where the channel is busy, the answer is the way to its table, and a thread for this one.
    ``wished`` are the rules as they were asked for.

    :raises Refusal: no table may be opened, for another reason.
    """
    bot = click.bot
    try:
        private = sight.is_private(click.interaction.channel)
        table = await bot.tables.open(lobby, click.server, click.channel_id, private=private)
    except Refusal as refused:
        await offer_thread(click, lobby, wished, refused)
        return
    try:
        await post(click, table)
    finally:  # the table is open, though the answer may be lost
        bot.dispatch("table_opened", table)
        await greet_host(click, table)


async def greet_host(click: Click, table: Table) -> None:
    """Write to the clicker, who has opened a table; say so if no direct message reaches them."""
    if not await click.bot.display.hands.greet(table, click.user):
        await click.refuse(click.words.say("dm-closed"))


async def post(click: Click, table: Table) -> None:
    """Answer with the table's public message. If that fails, it is posted like any other."""
    click.answer.for_everybody()
    display = click.bot.display
    with display.tables.posting(table):
        screen = await display.screens.table_screen(table)
        await display.tables.promised(table, click.interaction.token)
        message = await click.answer.send_message(**await present.message(screen))
        if message:
            with suppress(StoreError):  # it is found by what was promised
                await display.tables.posted(table, message)
                display.tables.tokens.granted(table, click.interaction)


async def offer_thread(click: Click, lobby: Lobby, wished: str, refused: Refusal) -> None:
    """Answer that the channel is busy: with the way to its table, and a button for a thread.

    :raises Refusal: ``refused``, if it has another reason.
    """
    if refused.reason.code != "channel-busy":
        raise refused
    words, place = click.words, click.interaction.channel
    busy = await click.bot.tables.find(TableId(int(str(refused.reason.values["table"]))))
    text = [
        errors.sentence(words, refused),
        click.bot.display.whereabouts.place(busy, words),
    ]
    lacking = rights.lacking(click.interaction.app_permissions, "channel", True)
    if not isinstance(place, discord.TextChannel) or lacking:
        await click.panel(Screen("\n".join(text)))
        return
    asked = custom_ids.Thread(0, lobby.game_key, wished)
    if not asked.fits:
        asked = custom_ids.Thread(0, lobby.game_key, write_code(lobby.game, lobby.options))
    text.append(words.say("busy-thread"))
    button = Button(words.say("button-thread"), str(asked), "primary")
    await click.panel(Screen("\n".join(text), rows=((button,),)))


# ---------------------------------------------------------------------- in a thread


async def open_in_thread(click: Click, lobby: Lobby) -> None:
    """Open a table in a new thread of this channel.

    :raises Refusal: here is no place for a thread, no table may be opened, or the clicker has
        opened many threads just now.
    """
    bot, words, channel = click.bot, click.words, click.interaction.channel
    if not isinstance(channel, discord.TextChannel):
        raise Refusal("no-thread-here")
    async with bot.tables.limits.promised(lobby.host, click.server):  # or an empty thread stays
        if bot.thread_quota.enter(click.user) is not Admitted.YES:
            raise Refusal("threads-too-fast")
        await click.defer()
        thread = await new_thread(channel, game_name(words, lobby.game_key))
        private = sight.is_private(thread)
        place = ChannelId(thread.id)
        try:
            opened = bot.tables.open_promised(lobby, click.server, place, private=private)
            table = await opened
        except (Refusal, StoreError):
            await discarded(thread)
            raise
    bot.display.table_changed(table)
    bot.dispatch("table_opened", table)
    reached = await bot.display.hands.greet(table, click.user)
    said = words.say("opened-there", table=table.id, place=thread.mention)
    said = said if reached else f"{said}\n{words.say('dm-closed')}"
    await click.finish(Screen(said))


async def new_thread(channel: discord.TextChannel, name: str) -> discord.Thread:
    """A thread that everyone who sees the channel can read, of the kind the channel holds.

    :raises Refusal: the server has as many as Discord lets it.
    """
    news, public = discord.ChannelType.news_thread, discord.ChannelType.public_thread
    kind, usual = news if channel.is_news() else public, channel.default_auto_archive_duration
    lasts = usual if usual > STAYS_OPEN else STAYS_OPEN
    try:
        return await channel.create_thread(name=name, type=kind, auto_archive_duration=lasts)
    except discord.HTTPException as error:
        if error.code in TOO_MANY_THREADS:
            raise Refusal("too-many-threads") from None
        raise


async def discarded(thread: discord.Thread) -> None:
    """Take away a thread of ours in which nothing stands.

    To delete it takes the right to manage threads; whoever has opened one may at least close it.
    """
    try:
        await thread.delete()
    except NOT_SENT:
        with suppress(*NOT_SENT):
            await thread.edit(archived=True)


# ---------------------------------------------------------------------- in direct messages


async def open_practice(click: Click, lobby: Lobby, begin: Begin = start) -> None:
    """Open a practice table in the clicker's direct messages, where the cards come at once.

    A lesson makes room for it, and so does a table at which a finished game is played on. Where
    another stands there already, the answer has the ways to finish and to end that one.

    :raises Refusal: no direct message arrives, or no table may be opened.
    """
    bot, words = click.bot, click.words
    what: Alone = "lesson" if begin == teach else "practice"
    bot.tables.must_be_here(NO_SERVER)
    try:
        channel = ChannelId((await bot.display.direct.channel(click.user)).id)
    except Unreachable as error:
        raise unreachable(bot, error, what) from None
    closed: list[str] = []
    for busy in bot.tables.in_channel(channel):
        if busy.state.fixture.stands_beside:
            continue
        course, taught = course_of(busy.session), busy.lobby.game_key
        if course is None and not is_played_on(busy.session):
            refused = Refusal("practice-on", place=bot.display.whereabouts.place(busy, words))
            ways = table_buttons(words, busy.id)
            await click.show(Screen(errors.sentence(words, refused), rows=(ways,)))
            return
        await busy.do(end, click.user, moderator=False)
        if course is not None and not course.is_over and (taught, begin) != (lobby.game_key, teach):
            closed.append(words.say("lesson-closed", game=game_name(words, taught)))
    table = await bot.tables.open(replace(lobby, clock=NO_CLOCK), NO_SERVER, channel)
    await begin_alone(bot, table, begin, what)
    said = closed
    if click.channel_id != table.channel_id:
        game, place = game_name(words, lobby.game_key), bot.display.whereabouts.place(table, words)
        key = "lesson-open" if what == "lesson" else "practice-open"
        said = [words.say(key, game=game, place=place), *closed]
    await (click.say("\n".join(said)) if said else click.answer.nothing())


async def practice_again(click: Click) -> None:
    """Open a practice table like the one at which was clicked.

    :raises Refusal: someone else practises there, or no direct message arrives.
    """
    if click.table.lobby.host != click.user:
        raise Refusal("forged")
    lobby = click.table.lobby.again(click.table.chairs, click.user)
    await open_practice(click, lobby.fill())


async def begin_alone(bot: Core, table: Table, begin: Begin, what: Alone = "practice") -> None:
    """Begin, where a first message has arrived: the hand, which is all there is to see.

    :raises Refusal: no direct message arrives; the table is closed again.
    """
    host = table.lobby.host
    if not await bot.display.hands.greet(table, host):
        await table.do(end, host, moderator=False)
        paused = bot.display.direct.breaker.open
        raise unreachable(bot, Unreachable("paused" if paused else "closed"), what)
    opened = await bot.display.direct.number(host)
    if opened is not None and opened != table.channel_id:  # the old channel is no more
        await table.do(move, opened)
    await table.do(begin, host)


def unreachable(bot: Core, refused: Unreachable, what: Alone = "practice") -> Refusal:
    """The refusal that says why no direct message arrives, and what helps."""
    minutes = ceil(bot.display.direct.breaker.left / 60)
    match refused.why, what:
        case "closed", "daily":
            return Refusal("daily-closed-dm")
        case "closed", "lesson":
            return Refusal("lesson-closed-dm")
        case "closed", _:
            return Refusal("practice-closed-dm")
        case _, "daily":
            return Refusal("daily-no-dm", count=minutes)
        case _, "lesson":
            return Refusal("lesson-no-dm", count=minutes)
    return Refusal("practice-no-dm", count=minutes)
