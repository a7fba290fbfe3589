"""The screens of tables and hands, in the words of those who read them."""

from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import replace

import discord

from bot.client.daily_rows import page_of
from bot.client.display.whereabouts import Whereabouts
from bot.client.server_words import server_words
from bot.duplicate.lobbies import set_of
from bot.duplicate.screens import hand_line, over_screen
from bot.duplicate.sets import DuplicateSets
from bot.rules import CHANCE, Card, Seat
from bot.storage.full import FullStore
from bot.storage.rows.boards import RatingChange
from bot.storage.rows.dailies import day_at
from bot.storage.rows.ids import NO_SERVER, GameId, UserId
from bot.tables.live.preferences import Preferences
from bot.tables.live.table import Table
from bot.tables.live.tutor import Tutors
from bot.tables.model.dailies import daily_of
from bot.tables.model.lessons import course_of
from bot.tables.model.session import GameSession
from bot.tables.screens.daily_screen import daily_over_screen
from bot.tables.screens.deal_screen import hand_deal_screen, table_deal_screen
from bot.tables.screens.hand_screen import NOTHING, Picked, hand_screen
from bot.tables.screens.held_screen import held_screen
from bot.tables.screens.lesson_over_screen import (
    lesson_again,
    lesson_over,
    lesson_over_screen,
)
from bot.tables.screens.lobby_screen import Kept, ended_screen, lobby_screen
from bot.tables.screens.names import game_name
from bot.tables.screens.practice_screen import practice_screen
from bot.tables.screens.screen import Screen, message
from bot.tables.screens.seats_screen import back_row, left_text
from bot.tables.screens.table_screen import table_screen
from bot.tables.screens.victory_screen import ended_picture, ended_scores, victory_screen
from bot.tables.verbs.appointed import starts_at
from bot.tables.verbs.evening import countdown
from bot.tables.verbs.expire import closing
from bot.tables.verbs.host import host_is_away
from bot.tables.verbs.offers import offers
from bot.tables.verbs.seats import seats_for
from bot.tables.verbs.talk import heard
from bot.words.words import Words

PublicWords = Callable[[Table], Awaitable[Words]]
"""The words to speak with in public, at a table."""


class Screens:
    """Puts together what is shown of a table: publicly, or to one person."""

    def __init__(self, client: discord.Client, preferences: Preferences, store: FullStore) -> None:
        self._client = client
        self._store = store
        self._preferences = preferences
        self.whereabouts = Whereabouts(client)
        self.tutors: Tutors | None = None
        """The tutors of those who want one."""
        self.duplicates: DuplicateSets | None = None
        """The sets of which secret tables play a deal."""

    async def public_words(self, table: Table) -> Words:
        """The words to speak with at this table."""
        if table.practice:
            return await self._own_words(table, table.lobby.host)
        words = await server_words(self._client, self._preferences, table.guild_id, table.game_key)
        return words.paired(table.lobby.options.pairing)

    async def _own_words(self, table: Table, user: UserId) -> Words:
        words = await self._preferences.words_of(user, table.game_key)
        return words.paired(table.lobby.options.pairing)

    async def words_of(self, table: Table, user: UserId) -> Words:
        """The words for someone at this table; someone new reads those of the server."""
        if not (await self._preferences.person(user)).met:
            return await self.public_words(table)
        return await self._own_words(table, user)

    async def table_screen(self, table: Table, words: Words | None = None) -> Screen:
        """A table, whatever state it is in: its public message, or in one reader's words."""
        words = words or await self.public_words(table)
        if table.status == "ended":
            people = any(chair.user is not None for chair in table.chairs)
            again = people and table.state.free and not table.state.fixture
            kept, why = kept_of(table), table.state.ended_why
            key, begun = table.lobby.game_key, table.session is not None
            screen = ended_screen(words, table.id, key, again, why, kept, begun=begun)
            if kept is None or not kept.dealt or table.session is None:
                return screen
            if words.style.text_only:
                return replace(screen, text=f"{screen.text}\n{ended_scores(words, table.session)}")
            return replace(screen, picture=ended_picture(words, table.id, table.session))
        if table.suspension and table.open:
            return self._held(table, words)
        if table.session is None:
            return lobby_screen(
                words,
                table.id,
                table.lobby,
                closing(table.state, table.now),
                host_away=host_is_away(table.state, table.now),
                heard=heard(table.state, table.now),
                starts_at=starts_at(table.state, table.now),
                hour=countdown(table.state, table.now),
            )
        granted, closes = offers(table.state, table.now), closing(table.state, table.now)
        state = table.state
        if table.status == "over" and not state.trick_lies:
            return await self._victory(table, words)
        interval = state.interval
        if interval is not None and interval.open and table.session.turn == (CHANCE,):
            return table_deal_screen(words, table.id, table.session, interval, closes, granted)
        lies = state.trick_lies
        return table_screen(words, table.id, table.session, closes, granted, lies=lies)

    def _held(self, table: Table, words: Words, seat: Seat | None = None) -> Screen:
        """A table that cannot be shown where it stands, for everybody or in a hand."""
        return held_screen(words, table.state, self.whereabouts.home(table), seat)

    async def _victory(self, table: Table, words: Words) -> Screen:
        """The end of a game, for everybody or in a hand."""
        session = table.session
        assert session is not None
        ratings = await self.ratings(session.game_id)
        granted, public = offers(table.state, table.now), table.public
        again = table.state.free
        return victory_screen(
            words, table.id, session, ratings, granted, public=public, again=again
        )

    async def ratings(self, game: GameId) -> tuple[RatingChange, ...]:
        """The changes of ratings by a finished game."""
        return await self._store.boards.changes(game)

    async def hand_screen(
        self,
        table: Table,
        user: UserId,
        picked: Picked = NOTHING,
    ) -> Screen:
        """A person's hand, or why there is none; all of a table that has no other message."""
        if table.secret and not table.open and not table.state.trick_lies:
            return await self._over_screen(table, await self.words_of(table, user))
        if table.stands_alone and table.settled:
            return (
                await self._daily_over(table, user)
                or await self._lesson_closed(table, user)
                or await self.table_screen(table, await self.words_of(table, user))
            )
        screen = await self._own_screen(table, user, picked)
        if not table.stands_alone:
            return screen
        words, closes = await self.words_of(table, user), closing(table.state, table.now)
        if table.secret:
            screen = await self._of_set(table, words, screen)
        return practice_screen(words, table.id, screen, table.session is not None, closes)

    async def _of_set(self, table: Table, words: Words, hand: Screen) -> Screen:
        """The hand at a secret table, with the deal it plays and its time."""
        assert self.duplicates is not None
        one = await self.duplicates.find(set_of(table.state.fixture)[0])
        played = one.at(table.id)
        if played is None:
            return hand
        return replace(hand, text=message([hand.text, hand_line(words, one, played)]))

    async def _over_screen(self, table: Table, words: Words) -> Screen:
        """The hand at a secret table whose deal is over."""
        assert self.duplicates is not None
        number, deal = set_of(table.state.fixture)
        one = await self.duplicates.find(number)
        return over_screen(words, table.id, table.session, one, deal)

    async def _daily_over(self, table: Table, user: UserId) -> Screen | None:
        """The result of a daily that its player has finished."""
        found, session = daily_of(table.state.fixture), table.session
        if found is None or session is None or table.status != "over":
            return None
        daily = await self._store.dailies.daily(*found)
        if daily is None:
            return None
        page = await page_of(self._store, daily, user, NO_SERVER, day_at(table.now))
        if not page.is_finished:
            return None
        words = await self.words_of(table, user)
        return daily_over_screen(words, table.id, session.game_id, page)

    async def _lesson_closed(self, table: Table, user: UserId) -> Screen | None:
        """The last screen of a lesson: its result, or the way back to it."""
        session = table.session
        seat = session.seat_of(user) if session else None
        if session is None or seat is None or course_of(session) is None:
            return None
        if lesson_over(session, seat):
            return await self._lesson_over(table, user, session)
        words = await self.words_of(table, user)
        left = await self.table_screen(table, words)
        return replace(left, rows=((lesson_again(words, session.log.game),),))

    async def _lesson_over(self, table: Table, user: UserId, session: GameSession) -> Screen:
        """The end of someone's lesson."""
        words, person = await self.words_of(table, user), await self._preferences.person(user)
        return lesson_over_screen(words, table.id, session, tutored=person.tutor)

    async def _own_screen(self, table: Table, user: UserId, picked: Picked) -> Screen:
        """The screen of a table for one person alone."""
        words = await self.words_of(table, user)
        session = table.session
        seat = session.seat_of(user) if session else None
        if table.status == "ended" and (session is None or not table.sits(user)):
            return Screen(words.say("table-closed-now", table=table.id))
        if table.status == "ended":
            return await self.table_screen(table, words)
        if not any(chair.user == user for chair in table.chairs):
            return self._not_seated(table, user, words)
        if table.suspension and table.open:
            return self._held(table, words, seat)
        if session is None or seat is None:
            place = self.whereabouts.place(table, words)
            name = game_name(words, table.lobby.game_key)
            return Screen(words.say("dm-welcome", table=table.id, game=name, place=place))
        granted, public = offers(table.state, table.now), table.public
        lies = table.state.trick_lies
        if table.status == "over" and not lies:
            return await self._victory(table, words)
        where, interval = self.whereabouts.on_hand(table, words), table.state.interval
        if lesson_over(session, seat) and not lies:
            return await self._lesson_over(table, user, session)
        if interval is not None and interval.holds(user):
            return hand_deal_screen(words, where, session, seat, interval, granted, public=public)
        held = _held(session.view(seat).hand, picked.chosen)
        tutored = await self.tutors.told(table, user) if self.tutors and not lies else None
        picked = replace(picked, chosen=held, tutored=tutored)
        return hand_screen(words, where, session, seat, picked, granted, lies=lies)

    async def elsewhere(self, table: Table, user: UserId) -> Screen:
        """The screen in the place of a hand whose owner wants it in the channel alone."""
        words = await self.words_of(table, user)
        title = words.say(
            "hand-title",
            game=game_name(words, table.game_key),
            table=table.id,
            place=self.whereabouts.on_hand(table, words).place,
        )
        return Screen(message([title, words.say("guide-hand", place="here")]))

    def _not_seated(self, table: Table, user: UserId, words: Words) -> Screen:
        """The screen for someone who sits here no more, with the way back if there is one."""
        if user in table.lobby.barred:
            plays_on = table.session is not None and table.lobby.takes_robots
            taken = [words.say("hand-taken-over")] if plays_on else []
            away = words.say("hand-sent-away", table=table.id)
            return Screen(words.in_a_row([away, *taken]))
        if not table.open:
            return Screen(words.say("table-closed-now", table=table.id))
        if table.session is None:
            return Screen(words.say("left-lobby", table=table.id))
        rows = back_row(words, table.id, table.session, seats_for(table.state, user), user)
        return Screen(left_text(words, table.state), rows=rows)


def _held(hand: tuple[Card, ...], chosen: tuple[Card, ...]) -> tuple[Card, ...]:
    """The chosen cards that are in a hand."""
    return tuple((Counter(chosen) & Counter(hand)).elements()) if chosen else ()


def kept_of(table: Table) -> Kept | None:
    """The game that was on when a table was ended before its time; ``None``: others play it yet."""
    session = table.session
    if session is None or table.state.fixture.keeps_seed:
        return None
    return Kept(session.game_id, table.record.secret, bool(session.deals))
