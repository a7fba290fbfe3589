"""The messages of tournaments: the one that follows each, and the standing after every round."""

import logging
from functools import partial

import discord
from cachetools import FIFOCache

from bot.client import errors, present
from bot.client.core import Core
from bot.client.direct_messages import Unreachable
from bot.client.display.idempotent import nonce, send
from bot.client.display.seldom import Seldom
from bot.client.server_words import server_words
from bot.storage.rows.ids import GuildId, MessageId, TableId, UserId
from bot.tables.model.chairs import Chair
from bot.tables.model.refusals import Refusal
from bot.tables.screens.names import rules_in_short
from bot.tables.screens.screen import Row, Screen
from bot.tournaments import course
from bot.tournaments.hall import Hall
from bot.tournaments.screens.public import post_screen, standing_screen
from bot.tournaments.tables import lobby_by
from bot.tournaments.values import Tournament
from bot.words.words import Words

log = logging.getLogger(__name__)
REMEMBERED = 1_000
"""Tournaments at most that are remembered as not shown: where Discord refuses it for good, nothing
else would end that."""


class Posts:
    """Keeps what channels show of their tournaments at how these stand."""

    def __init__(self, bot: Core, hall: Hall) -> None:
        self._bot = bot
        self._hall = hall
        self.trouble: dict[int, Refusal] = {}
        """Why a tournament cannot go on just now, by its number."""
        self._seldom = Seldom(bot, bot.clock)
        self._unshown: FIFOCache[int, GuildId] = FIFOCache(REMEMBERED)
        """The servers of tournaments, over or not, that are not shown as they stand: Discord has
        refused it, or it is on its way."""

    async def words_of(self, tournament: Tournament) -> Words:
        """The words to speak with in public about a tournament."""
        people, game = self._bot.preferences, tournament.settings.game
        return await server_words(self._bot, people, tournament.guild, game)

    def changed(self, tournament: Tournament) -> None:
        """Have the message that follows a tournament drawn again."""
        self._request(tournament.id)

    def _request(self, number: int) -> None:
        self._bot.display.redraws.request(("tournament", number), lambda: self._draw(number))

    def try_again(self, server: GuildId) -> None:
        """Have what was refused in this server drawn again: perhaps it may be shown now."""
        for number, guild in self._unshown.items():
            if guild == server:
                self._request(number)

    async def _draw(self, number: int) -> None:
        self._unshown.pop(number, None)
        try:
            tournament = await self._hall.find(number)
        except Refusal:  # it has gone with its server
            return
        self._unshown[number] = tournament.guild
        try:
            await self._show(tournament)
        except discord.Forbidden as error:
            log.info("tournament %s is not shown in its channel: %s", number, error)
            return
        self._unshown.pop(number, None)
        await self._hall.do(number, course.shown_over, tournament)

    async def _show(self, tournament: Tournament) -> None:
        if self._waits(tournament):
            return
        words = await self.words_of(tournament)
        screen = self.screen(words, tournament)
        channel = self._bot.get_partial_messageable(tournament.channel, guild_id=tournament.guild)
        try:
            if tournament.message is not None:
                message = channel.get_partial_message(tournament.message)
                await message.edit(**await present.edit(screen))
                return
        except discord.NotFound:
            if not tournament.open:
                return
            await self._hall.do(tournament.id, course.shown_in, None)
        await self._post(channel, tournament, screen)

    def _waits(self, tournament: Tournament) -> bool:
        """Whether a message that may seldom be edited is left as it is for a while.

        The start of each round and the end are shown at once.
        """
        if tournament.message is None or not tournament.open:
            return False
        number, about = tournament.id, (tournament.status, len(tournament.rounds))
        server, channel = tournament.guild, tournament.channel
        return self._seldom.puts_off(number, server, channel, partial(self._request, number), about)

    async def _post(
        self, channel: discord.PartialMessageable, tournament: Tournament, screen: Screen
    ) -> None:
        try:
            mark = nonce("tournament", tournament.id, tournament.message or 0)
            sent = await send(channel, screen, mark, silent=True)
        except discord.NotFound as error:
            log.info("tournament %s has no channel to be shown in: %s", tournament.id, error)
            return
        await self._hall.do(tournament.id, course.shown_in, MessageId(sent.id))

    def screen(self, words: Words, tournament: Tournament) -> Screen:
        """The message that follows a tournament."""
        trouble = self.trouble_of(words, tournament)
        return post_screen(words, tournament, rules_of(words, tournament), trouble)

    def trouble_of(self, words: Words, tournament: Tournament) -> str:
        """The sentence about why a tournament cannot go on just now, or nothing."""
        if course.is_overdue(tournament, self._bot.clock.now()):
            return words.say("tournament-overdue")
        trouble = self.trouble.get(tournament.id) if tournament.open else None
        return "" if trouble is None else self.held(words, trouble)

    @staticmethod
    def held(words: Words, trouble: Refusal) -> str:
        """The sentence about why the tables of a round cannot be opened."""
        return words.say("tournament-held", why=errors.sentence(words, trouble))

    async def tell_round(self, tournament: Tournament) -> None:
        """Tell the standing after the last round that is over, and the final one, once each.

        A standing that a correction has overtaken is told once more, headed as corrected.

        :raises discord.HTTPException: it could not be sent, and may be later.
        """
        ends = course.ends(tournament)
        again = ends <= tournament.told
        if again and not tournament.overtaken:
            return
        words = await self.words_of(tournament)
        channel = self._bot.get_partial_messageable(tournament.channel, guild_id=tournament.guild)
        corrected = (course.corrections(tournament),) if again else ()
        mark = nonce("standing", tournament.id, ends, *corrected)
        try:
            await send(channel, standing_screen(words, tournament, again), mark, silent=True)
        except (discord.Forbidden, discord.NotFound) as error:
            log.info("the standing of tournament %s is not told: %s", tournament.id, error)
        await self._hall.do(tournament.id, course.told, tournament)

    def place(self, table: TableId) -> str:
        """The place of a table, as a message names it."""
        known = self._bot.tables.of_number(table)
        return "" if known is None else f"<#{known.channel_id}>"

    async def write(self, user: UserId, text: str, rows: tuple[Row, ...] = ()) -> bool:
        """Write to somebody who takes part; whether it has arrived."""
        return await self.letter(user, text, rows) is not None

    async def letter(
        self, user: UserId, text: str, rows: tuple[Row, ...] = (), silent: bool = False
    ) -> discord.Message | None:
        """Write to somebody who takes part, or is asked to; ``None`` if it has not arrived.

        Nothing rings at night, nor for those who want no alerts, nor for anybody if ``silent``.
        """
        person = await self._bot.preferences.person(user)
        if not person.met:
            return None
        quiet = await self._bot.tables.quiet_of(user)
        silent = silent or person.ping == "none" or quiet.left(self._bot.clock.now()) > 0
        try:
            return await self._bot.display.direct.letter(user, text, rows, silent=silent)
        except (Unreachable, *errors.NOT_SENT) as error:
            log.info("a direct message about a tournament did not arrive: %s", error)
            return None


def rules_of(words: Words, tournament: Tournament) -> str:
    """The rules of a tournament in short; its code, if this program cannot read it any more."""
    host = tournament.host
    try:
        lobby = lobby_by(tournament.settings, Chair(user=host.user, name=host.name))
    except Refusal:
        return tournament.settings.rules
    return rules_in_short(words, lobby)
