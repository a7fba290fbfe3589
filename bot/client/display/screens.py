"""The screens of tables and hands, in the words of those who read them."""

from collections import Counter
from collections.abc import Awaitable, Callable

import discord

from bot.rules import Action, Card
from bot.storage.rows.ids import UserId
from bot.tables.live.preferences import Preferences
from bot.tables.live.table import Table
from bot.tables.screens.hand_screen import Where, hand_screen
from bot.tables.screens.held_screen import held_screen
from bot.tables.screens.lobby_screen import Kept, ended_screen, lobby_screen
from bot.tables.screens.practice_screen import practice_screen
from bot.tables.screens.screen import Screen
from bot.tables.screens.seats_screen import back_row, left_text
from bot.tables.screens.table_screen import table_screen
from bot.tables.screens.telling import game_name
from bot.tables.verbs.expire import closing
from bot.tables.verbs.host import host_is_away
from bot.tables.verbs.offers import offers
from bot.tables.verbs.seats import seats_for
from bot.tables.verbs.talk import heard
from bot.words.words import Words, typed

PublicWords = Callable[[Table], Awaitable[Words]]
"""The words to speak with in public, at a table."""


class Screens:
    """Puts together what is shown of a table: publicly, or to one person."""

    def __init__(self, client: discord.Client, people: Preferences) -> None:
        self._client = client
        self._people = people

    async def public_words(self, table: Table) -> Words:
        """The words to speak with at this table."""
        if table.practice:
            return await self._people.words_of(table.lobby.host)
        guild = self._client.get_guild(table.guild_id)
        locale = str(guild.preferred_locale) if guild else ""
        return await self._people.words_in(table.guild_id, locale)

    async def words_of(self, table: Table, user: UserId) -> Words:
        """The words for someone at this table; someone new reads those of the server."""
        people = self._people
        met = (await people.person(user)).met
        return await people.words_of(user) if met else await self.public_words(table)

    async def table_screen(self, table: Table, words: Words | None = None) -> Screen:
        """A table, whatever state it is in: its public message, or in one reader's words."""
        words = words or await self.public_words(table)
        if table.status == "ended":
            again = any(chair.user is not None for chair in table.chairs)
            return ended_screen(
                words, table.id, table.lobby.game_key, again, table.state.ended_why, kept_of(table)
            )
        if table.suspension and table.open:
            channel = table.channel_id
            return held_screen(
                words, table.id, table.lobby, table.suspension, channel, table.session
            )
        if table.session is None:
            return lobby_screen(
                words,
                table.id,
                table.lobby,
                closing(table.state, table.now),
                host_is_away(table.state, table.now),
                heard(table.state, table.now),
            )
        over = table.status == "over"
        granted = offers(table.state, table.now)
        return table_screen(
            words, table.id, table.session, over, closing(table.state, table.now), granted
        )

    async def hand_screen(
        self,
        table: Table,
        user: UserId,
        chosen: tuple[str, ...] = (),
        bid: int | None = None,
        asked: Action | None = None,
        hint: tuple[Action | None, int] = (None, 0),
    ) -> Screen:
        """A person's hand, or why there is none; all of a table that has no other message."""
        if table.stands_alone and table.status in ("over", "ended"):
            return await self.table_screen(table)
        screen = await self._own_screen(table, user, chosen, bid, asked, hint)
        if not table.stands_alone:
            return screen
        words, closes = await self.words_of(table, user), closing(table.state, table.now)
        return practice_screen(words, table.id, screen, table.session is not None, closes)

    async def _own_screen(
        self,
        table: Table,
        user: UserId,
        chosen: tuple[str, ...],
        bid: int | None,
        asked: Action | None,
        hint: tuple[Action | None, int],
    ) -> Screen:
        """What a person sees of a table for themselves alone."""
        words = await self.words_of(table, user)
        session = table.session
        seat = session.seat_of(user) if session else None
        if table.status == "ended":
            return Screen(words.say("table-closed-now", table=table.id))
        if not any(chair.user == user for chair in table.chairs):
            return self._not_seated(table, user, words)
        if table.suspension and table.open:
            channel = table.channel_id
            return held_screen(
                words, table.id, table.lobby, table.suspension, channel, session, seat
            )
        if session is None or seat is None:
            place = self.place(table, words)
            name = game_name(words, table.lobby.game_key)
            return Screen(words.say("dm-welcome", table=table.id, game=name, place=place))
        held = Counter(map(str, session.view(seat).hand))
        picked = tuple(Card(card) for card in (Counter(chosen) & held).elements())
        where = Where(table.id, self.place(table, words))
        over = table.status == "over"
        granted = offers(table.state, table.now)
        return hand_screen(words, where, session, seat, over, picked, bid, asked, granted, hint)

    def _not_seated(self, table: Table, user: UserId, words: Words) -> Screen:
        """The screen for someone who sits here no more, with the way back if there is one."""
        if user in table.lobby.barred:
            return Screen(words.say("hand-sent-away", table=table.id))
        if table.session is None:
            return Screen(words.say("left-lobby", table=table.id))
        rows = back_row(words, table.id, table.session, seats_for(table.state, user), user)
        return Screen(left_text(words, table.id, table.lobby), rows=rows)

    def place(self, table: Table, words: Words) -> str:
        """Server and channel of a table, with a link to its message."""
        if table.practice:
            link = f"https://discord.com/channels/@me/{table.channel_id}/{table.message_id or ''}"
            return words.say("place-practice", link=link.rstrip("/"))
        guild = self._client.get_guild(table.guild_id)
        channel = guild.get_channel_or_thread(table.channel_id) if guild else None
        link = f"https://discord.com/channels/{table.guild_id}/{table.channel_id}"
        if table.message_id:
            link += f"/{table.message_id}"
        return words.say(
            "place-in",
            channel="#" + typed(channel.name if channel else "?"),
            server=typed(guild.name if guild else "?"),
            link=link,
        )


def kept_of(table: Table) -> Kept | None:
    """The game that was on when a table was ended before its time."""
    session = table.session
    if session is None:
        return None
    return Kept(session.game_id, table.record.secret, bool(session.deals))
