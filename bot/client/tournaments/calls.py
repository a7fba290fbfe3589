"""Calls of a tournament: people are told that their table is open, or that they have a bye."""

from contextlib import suppress

import discord
from cachetools import TTLCache

from bot.client import errors, present
from bot.client.core import Core
from bot.client.display.members import FRESH
from bot.client.display.seat_invitations import ASKED_EVERY, REMEMBERED
from bot.client.tournaments.posts import Posts
from bot.storage.rows.ids import UserId
from bot.tables.live.table import Table
from bot.tables.model.chairs import TIME_TO_COME
from bot.tables.model.refusals import Refusal
from bot.tables.screens import custom_ids
from bot.tables.screens.screen import Button, Screen
from bot.tournaments.screens.naming import heading, person_called, title_of
from bot.tournaments.values import Person, Tournament
from bot.words.words import Words, escape


class Calls:
    """Writes to those who take part; whoever cannot be reached is called in their thread."""

    def __init__(self, bot: Core, posts: Posts) -> None:
        self._bot = bot
        self._posts = posts
        self._asked = set[tuple[int, UserId, UserId]]()
        """The requests to be a partner that were written: tournament, asker, and person asked."""
        self._lately: TTLCache[tuple[UserId, UserId], None] = TTLCache(
            REMEMBERED, ASKED_EVERY, bot.clock.steady
        )
        """The askers of just now and whom they have asked, in whatever tournament."""
        self._asking: dict[int, dict[int, tuple[UserId, discord.Message]]] = {}
        """The letters that ask people to be a partner, by tournament and their own number."""
        self._told = set[tuple[int, int]]()
        """The tournaments and rounds whose byes were told."""

    def forget(self, number: int) -> None:
        """Do not know any more who was asked or told in a tournament: it is over."""
        self._asked = {asked for asked in self._asked if asked[0] != number}
        self._told = {told for told in self._told if told[0] != number}

    async def missing(self, tournament: Tournament) -> None:
        """Call those who are awaited, as far as this process knows of no call.

        The program may have gone down before it, or just after: then they are called once more.
        """
        for r, _, number in tournament.tables():
            table = self._bot.tables.of_number(number)
            if table is not None and table.status == "lobby":
                await self.to_table(tournament, table, r)

    async def to_table(
        self, tournament: Tournament, table: Table, r: int, *, again: bool = False
    ) -> None:
        """Tell everybody who is awaited that their table is open; ``again``: it has moved."""
        display, unreached = self._bot.display, list[UserId]()
        for chair in table.chairs:
            user = chair.kept
            if user is None or chair.user is not None:
                continue
            if await self.has_left(tournament, user):
                continue
            if not display.invitations.invited(table, user) and not again:
                continue
            words = await self._bot.preferences.words_of(user, table.game_key)
            text = words.say(
                "tournament-letter",
                name=title_of(words, tournament),
                round=r + 1,
                place=f"<#{table.channel_id}>",
                minutes=round(TIME_TO_COME / 60),
            )
            wish = custom_ids.LobbyVerb.of(table.id, "join")
            join = Button(words.say("button-join"), wish, "success")
            if not await self._posts.write(user, text, ((join,),)):
                unreached.append(user)
        if unreached:
            host = person_called(await self._posts.words_of(tournament), tournament.host)
            await display.invitations.kept_for(table, unreached, host, "tournament-note")

    async def byes(self, tournament: Tournament, r: int) -> None:
        """Tell those who have a bye that they need not wait for a table, once for each round.

        Like calls, these letters are sent once more if the program goes down before all tables are
        open.
        """
        if (tournament.id, r) in self._told:
            return
        self._told.add((tournament.id, r))
        for match in tournament.rounds[r].matches:
            if len(match.sides) != 1:
                continue
            for person in tournament.entry(match.sides[0]).present:
                if await self.has_left(tournament, person.user):
                    continue
                words = await self._bot.preferences.words_of(person.user)
                name = title_of(words, tournament)
                text = words.say("tournament-bye-letter", name=name, round=r + 1)
                await self._posts.write(person.user, text)

    async def has_left(self, tournament: Tournament, user: UserId) -> bool:
        """Whether somebody is not in the server of a tournament any more: they are not told."""
        return await self._bot.display.members.has_left(tournament.guild, user, FRESH)

    async def off(self, tournament: Tournament) -> None:
        """Tell the host, and all who take part, of a cancelled tournament without a channel."""
        taking_part = (person.user for entry in tournament.active for person in entry.present)
        for user in dict.fromkeys((tournament.host.user, *taking_part)):
            words = await self._bot.preferences.words_of(user)
            said = words.say("tournament-cancelled-channel-gone")
            await self._posts.write(user, f"{heading(words, tournament)}\n{said}")

    async def partner(self, tournament: Tournament, by: Person, user: UserId) -> None:
        """Tell somebody once that they were asked to be a partner.

        People who never used the bot are not told, nor anybody by the same person in one tournament
        after the other. For someone who was asked to a table or by others just now nothing rings.
        """
        asked, pair = (tournament.id, by.user, user), (by.user, user)
        if asked in self._asked or pair in self._lately:
            return
        self._asked.add(asked)
        self._lately[pair] = None
        invitations = self._bot.display.invitations
        silent = invitations.was_asked(user)
        words = await self._bot.preferences.words_of(user)
        wish = custom_ids.TournamentVerb.of(tournament.id, "join")
        join = Button(words.say("button-tournament-join"), wish, "success")
        text = words.say(
            "tournament-asked-letter",
            who=escape(by.name),
            name=title_of(words, tournament),
            place=f"<#{tournament.channel}>",
        )
        if (letter := await self._posts.letter(user, text, ((join,),), silent)) is not None:
            invitations.may_ask(user)
            self._asking.setdefault(tournament.id, {})[letter.id] = user, letter

    def answered(self, tournament: Tournament, letter: int) -> None:
        """Leave this letter alone from now on: it says that they have signed up."""
        self._asking.get(tournament.id, {}).pop(letter, None)

    async def closed(self, tournament: Tournament) -> None:
        """Take the button from the letters that ask people to sign up, as nobody can any more.

        Those that an earlier process has sent lose it when it is pressed.
        """
        try:
            tournament.must_sign_up()
        except Refusal as refused:
            why = refused
        else:
            return
        for user, letter in self._asking.pop(tournament.id, {}).values():
            over = sign_up_over(await self._bot.preferences.words_of(user), tournament, why)
            with suppress(*errors.NOT_SENT):
                await letter.edit(**await present.edit(over))


def sign_up_over(words: Words, tournament: Tournament, why: Refusal) -> Screen:
    """The letter that asked somebody to sign up, once nobody can any more."""
    return Screen(f"{heading(words, tournament)}\n{errors.sentence(words, why)}")
