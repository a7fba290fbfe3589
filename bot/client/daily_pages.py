"""Dailies for the client: what someone may see of one, and the way to its table."""

from dataclasses import replace

from bot.client.click import Click
from bot.client.daily_rows import page_of
from bot.client.direct_messages import Unreachable
from bot.client.opening import begin_alone, unreachable
from bot.rules import Seed
from bot.storage.rows.dailies import AttemptRow, DailyRow
from bot.storage.rows.ids import NO_SERVER, ChannelId, GuildId, UserId
from bot.tables.live.table import Table
from bot.tables.model.dailies import fixture_of, lobby_of
from bot.tables.model.daily_page import DailyPage
from bot.tables.model.refusals import Refusal
from bot.tables.model.state import Change, Moment, TableState
from bot.tables.model.turn_clock import NO_CLOCK
from bot.tables.verbs.daily import give_way
from bot.tables.verbs.start import start


def server_of(click: Click) -> GuildId:
    """The server in which was clicked, if the bot is a member there; else none."""
    guild = click.guild_id
    return guild if guild and click.bot.get_guild(guild) else NO_SERVER


async def asked_here(click: Click) -> None:
    """Let the clicker stand on the boards of this server, whichever process opens their table.

    That of direct messages may know nothing of this server.
    """
    if guild := server_of(click):
        today = click.bot.tables.dailies.today
        await click.bot.store.dailies.join(click.user, guild, today)


async def shown(click: Click, day: int, game: str) -> DailyPage:
    """A daily for the clicker, who stands on the boards of this server from now on.

    :raises Refusal: there is no such daily.
    """
    dailies, store = click.bot.tables.dailies, click.bot.store
    daily, guild = await dailies.of(day, game), server_of(click)
    if guild and await store.dailies.attempt(day, game, click.user) is not None:
        await store.dailies.join(click.user, guild, dailies.today)
    return await page_of(store, daily, click.user, guild, dailies.today)


async def play(click: Click, day: int, game: str) -> tuple[Table, bool] | None:
    """The clicker's table of a daily, with their hand sent; ``None`` if they have finished it.

    The second value says whether it was opened now. One attempt counts, so that all of it is done
    under one lock.

    :raises Refusal: it is too early or too late, or no direct message arrives.
    """
    bot = click.bot
    daily = await bot.tables.dailies.of(day, game)
    async with bot.tables.limits.alone(click.user):
        attempt = await bot.tables.dailies.begun(daily, click.user, server_of(click))
        if attempt.worth is not None:
            return None
        table = await _begun_at(click, attempt)
        if table is not None:
            await bot.display.hands.greet(table, click.user)
            return table, False
        return await _opened(click, daily, attempt), True


async def _begun_at(click: Click, attempt: AttemptRow) -> Table | None:
    """The table at which an attempt goes on; ``None`` if no card was dealt there.

    :raises Refusal: it is closed.
    """
    if attempt.table_id is None:
        return None
    try:
        table = await click.bot.tables.find(attempt.table_id)
    except Refusal:  # it was taken away
        raise Refusal("daily-past") from None
    if table.session is None:
        if table.open:
            await table.do(give_way)
        return None
    if not table.open:
        raise Refusal("daily-past")
    return table


async def _opened(click: Click, daily: DailyRow, attempt: AttemptRow) -> Table:
    bot = click.bot
    try:
        channel = ChannelId((await bot.display.direct.channel(click.user)).id)
    except Unreachable as refused:
        raise unreachable(bot, refused, "daily") from None
    lobby = replace(lobby_of(daily, click.user, click.name), clock=NO_CLOCK)
    table = await bot.tables.open_beside(lobby, NO_SERVER, channel, fixture_of(daily))
    if not await bot.store.dailies.place_at(attempt.id, attempt.table_id, table.id):
        await table.do(give_way)
        raise Refusal("daily-past")
    seed = Seed.read(daily.seed)

    def begin(state: TableState, moment: Moment, by: UserId) -> Change[None]:
        return start(state, moment, by, seed)

    await begin_alone(bot, table, begin, "daily")
    return table
