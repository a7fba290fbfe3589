"""The public message of each duplicate set: posted by a command, then edited as the set goes on."""

import logging
from dataclasses import replace

import discord
from cachetools import FIFOCache

from bot.client import present, rights
from bot.client.display.channel_lanes import Place
from bot.client.display.idempotent import nonce, send
from bot.client.display.message_ages import MessageAges
from bot.client.display.redraws import Redraws
from bot.client.errors import GONE
from bot.client.server_words import server_words
from bot.duplicate.model import DuplicateSet
from bot.duplicate.screens import set_screen
from bot.duplicate.sets import DuplicateSets
from bot.storage.rows.ids import ChannelId, GuildId, MessageId, SetId
from bot.tables.live.preferences import Preferences
from bot.tables.model.refusals import Refusal
from bot.tables.screens.screen import Screen
from bot.tables.screens.screen import message as joined
from bot.words.words import Words

log = logging.getLogger(__name__)
REMEMBERED = 1_000
"""Sets at most of whose messages something is remembered: where Discord refuses an edit for good,
nothing else would end that."""


class SetMessages:
    """Keeps the message of every duplicate set at what its newest state is."""

    def __init__(
        self,
        client: discord.Client,
        sets: DuplicateSets,
        preferences: Preferences,
        redraws: Redraws,
        ages: MessageAges,
    ) -> None:
        self._client = client
        self._sets = sets
        self._preferences = preferences
        self._redraws = redraws
        self._ages = ages
        self._unshown: FIFOCache[SetId, tuple[GuildId, ChannelId, MessageId]]
        self._unshown = FIFOCache(REMEMBERED)
        """The messages of sets, over or not, whose newest state is not shown: Discord has refused
        it, or it is on its way."""
        self._seldom: FIFOCache[SetId, str] = FIFOCache(REMEMBERED)
        """The sets whose message says that it is seldom edited, and the status that it shows."""

    def set_changed(self, one: DuplicateSet) -> None:
        """Have the message of a set drawn again, once it has one."""
        if one.message_id is not None:
            self._request(one.id, one.channel_id, one.message_id)

    def _request(self, number: SetId, channel: ChannelId, message: MessageId) -> None:
        old = self._ages.old(message)
        self._redraws.request(
            ("duplicate", number),
            lambda: self._draw(number),
            place=lambda rank: Place(channel, old=old),
        )

    def try_again(self, server: GuildId) -> None:
        """Have what was refused in this server drawn again: perhaps it may be shown now."""
        for number, (guild, channel, message) in self._unshown.items():
            if guild == server:
                self._request(number, channel, message)

    async def words_of(self, one: DuplicateSet) -> Words:
        """The words to speak with in public about a set."""
        words = await server_words(self._client, self._preferences, one.guild_id, one.terms.game)
        return words.paired(one.terms.options.pairing)

    async def screen(self, one: DuplicateSet, words: Words | None = None) -> Screen:
        """The public screen of a set; its seed is on it once it is over."""
        seed = "" if one.open else await self._sets.secret(one.id)
        return set_screen(words or await self.words_of(one), one, seed)

    async def _draw(self, number: SetId) -> None:
        try:
            one = await self._sets.find(number)
        except Refusal:  # its server is gone
            self._unshown.pop(number, None)
            return
        if one.message_id is None:
            return
        self._unshown[number] = one.guild_id, one.channel_id, one.message_id
        if (seldom := self._edits_little(one)) and self._seldom.get(number) == one.status:
            return
        channel = self._client.get_partial_messageable(one.channel_id, guild_id=one.guild_id)
        made = await present.edit(await self._screen(one, seldom))
        try:
            await channel.get_partial_message(one.message_id).edit(**made)
        except discord.HTTPException as error:
            if isinstance(error, discord.NotFound) and not one.open:
                self._unshown.pop(number, None)  # nobody sees it any more
            if error.code != GONE or not one.open:
                raise
            mark = nonce("duplicate", number, one.message_id)
            sent = await send(channel, await self._screen(one, seldom), mark, silent=True)
            await self._sets.shown_in(number, MessageId(sent.id))
        self._unshown.pop(number, None)
        self._seldom.pop(number, None)
        if seldom:
            self._seldom[number] = one.status

    def _edits_little(self, one: DuplicateSet) -> bool:
        """Whether a set that is not over stands in what was made an announcement channel.

        What Discord still lets be edited there is kept for its start and its end.
        """
        guild = self._client.get_guild(one.guild_id)
        channel = guild.get_channel(one.channel_id) if guild else None
        return one.open and rights.edits_little(channel)

    async def _screen(self, one: DuplicateSet, seldom: bool) -> Screen:
        screen = await self.screen(one)
        if not seldom:
            return screen
        words = await self.words_of(one)
        said = words.say("duplicate-edits-little", channel=f"<#{one.channel_id}>")
        return replace(screen, text=joined([screen.text, said]))
