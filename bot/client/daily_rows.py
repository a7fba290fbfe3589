"""A daily as one person may see it, read from the store."""

from dataclasses import replace

from bot.storage.full import FullStore
from bot.storage.rows.dailies import DailyRow
from bot.storage.rows.ids import GuildId, UserId
from bot.tables.model.dailies import game_of
from bot.tables.model.daily_page import DailyPage


async def page_of(
    store: FullStore, daily: DailyRow, user: UserId, guild: GuildId, today: int
) -> DailyPage:
    """A daily as this person may see it: its field only once they have finished it."""
    day, game = daily.day, daily.game
    mine = await store.dailies.attempts(day, user)
    attempt = mine.get(game)
    page = DailyPage(
        daily=daily,
        today=today,
        of_the_day=game_of(day) == game,
        attempt=attempt,
        goes_on=attempt is not None and attempt.worth is None,
        spent=attempt is None and await store.dailies.spent(day, game, user),
        streak=await store.dailies.streak(user, day),
        before=await store.dailies.daily(day - 1, game) is not None,
        done=frozenset(key for key, one in mine.items() if one.worth is not None),
    )
    if attempt is None or attempt.worth is None:
        return page
    tomorrow = await store.dailies.daily(day + 1, game)
    here = guild and await store.dailies.place(day, game, attempt.worth, guild)
    return replace(
        page,
        everywhere=await store.dailies.place(day, game, attempt.worth),
        here=here or None,
        counts=await store.dailies.counts(day, game),
        field=await store.dailies.field(day, game),
        tomorrow=tomorrow.commitment if tomorrow else "",
    )
