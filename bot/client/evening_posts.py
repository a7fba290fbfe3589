"""The messages of planned tables: the public one, the reminders, and Discord's own event."""

import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Any

import discord
from cachetools import LRUCache

from bot.client import present
from bot.client.core import Core
from bot.client.display.seldom import Seldom
from bot.client.errors import ARCHIVED, NOT_SENT
from bot.client.server_words import server_words
from bot.rules import Refused
from bot.rules.about.rule_codes import read_code
from bot.storage.rows.evenings import EveningRow
from bot.storage.rows.ids import ChannelId, EveningId, GuildId, UserId
from bot.storage.rows.people import GuildRow
from bot.tables.live.table import Table
from bot.tables.model.evenings import Off
from bot.tables.screens import custom_ids
from bot.tables.screens.evening_screen import evening_over_screen, evening_screen
from bot.tables.screens.names import game_name
from bot.tables.screens.screen import Button, Screen
from bot.words.words import Words

log = logging.getLogger(__name__)
LASTS = timedelta(hours=2)
"""The length that Discord's own event is given: it wants an end."""
REMEMBERED = 1000
"""Evenings at most whose message waits for its thread to wake, or for other rights."""
_Again = Callable[[], None]
RING_EVERY = 60 * 60.0
"""Seconds in which the role of a server is called once at most to an evening that is planned, and
once to one whose table is open."""


def game_of(evening: EveningRow) -> str:
    """The key of the game of an evening; "" if its rules are not understood any more."""
    try:
        return read_code(evening.rules)[0].key
    except Refused:
        return ""


def evening_role(client: discord.Client, guild: GuildRow) -> int:
    """The role that a server's admins have chosen to be called; 0: none, or it was deleted."""
    found = client.get_guild(guild.guild_id)
    return guild.evening_role if found and found.get_role(guild.evening_role) else 0


class EveningPosts:
    """Shows evenings in their channels, and tells people of them."""

    def __init__(self, bot: Core) -> None:
        self._bot = bot
        self._rung: dict[tuple[GuildId, str], float] = {}
        """The moment of each server's last call of its role to one that was planned, or opened, in
        seconds of the monotonic clock."""
        self._seldom = Seldom(bot, bot.clock)
        self._sleeping: LRUCache[EveningId, tuple[ChannelId, _Again]] = LRUCache(REMEMBERED)
        """Evenings whose message could not be changed in their archived thread: where, and how it
        is tried again."""
        self._unshown: LRUCache[EveningId, tuple[GuildId, _Again]] = LRUCache(REMEMBERED)
        """Evenings whose message could not be changed elsewhere, or is being changed: the server,
        and how it is tried again."""

    async def words(self, evening: EveningRow) -> Words:
        """The words to speak with in public of this evening."""
        people, game = self._bot.preferences, game_of(evening)
        return await server_words(self._bot, people, evening.guild_id, game)

    # ------------------------------------------------------------------ the public message

    async def screen(self, evening: EveningRow) -> Screen:
        """The message of an evening that is to come."""
        role = evening_role(self._bot, await self._bot.preferences.guild(evening.guild_id))
        return evening_screen(await self.words(evening), evening, f"<@&{role}>" if role else "")

    async def new_message(self, evening: EveningRow) -> dict[str, Any]:
        """The arguments of its first message, which calls the server's role, if it has one.

        Not where that was called for another evening just now, or nobody is to be called.
        """
        made = await present.message(await self.screen(evening))
        guild = await self._bot.preferences.guild(evening.guild_id)
        role = evening_role(self._bot, guild)
        if role and guild.pings and self._may_ring(evening.guild_id, "planned"):
            made["allowed_mentions"] = _of_role(role)
        return made

    async def ring(self, evening: EveningRow) -> None:
        """Call the server's role below an evening's message that could not: it came by editing."""
        role = (await self._bot.preferences.guild(evening.guild_id)).evening_role
        place = self._bot.get_partial_messageable(evening.channel_id, guild_id=evening.guild_id)
        with suppress(*NOT_SENT):
            await place.send(f"<@&{role}>", allowed_mentions=_of_role(role))

    def _may_ring(self, guild: GuildId, what: str) -> bool:
        """Whether the role may be called now to ``what``; then it may not be again for a while."""
        now, key = self._bot.clock.steady(), (guild, what)
        self._rung = {k: rung for k, rung in self._rung.items() if now < rung + RING_EVERY}
        if key in self._rung:
            return False
        self._rung[key] = now
        return True

    async def redraw(self, number: EveningId, again: Callable[[EveningId], None]) -> None:
        """Show an evening that is to come as it stands; ``again`` has that done once more.

        Where its message may seldom be edited, several changes wait for one edit.

        :raises discord.HTTPException: Discord refuses it.
        """
        evening = await self._bot.store.evenings.evening(number)
        if evening is not None and evening.state == "planned":
            if self.waits(evening, lambda: again(number)):
                return
            screen = await self.screen(evening)
            await self._edited_if_awake(evening, screen, lambda: again(number))

    def waits(self, evening: EveningRow, again: _Again) -> bool:
        """Whether its message may seldom be edited and is left as it is: ``again`` comes later."""
        return self._seldom.puts_off(evening.id, evening.guild_id, evening.channel_id, again)

    async def opened(self, evening: EveningRow, table: Table) -> None:
        """Show where the table of an evening is."""
        words = await self.words(evening)
        place = self._bot.display.whereabouts.place(table, words)
        line = words.say("evening-is-open", table=table.id, place=place)
        self._edit(evening, evening_over_screen(words, evening, table.game_key, line))

    async def over(self, evening: EveningRow, why: Off) -> None:
        """Show that an evening came to nothing, and why; Discord's own event is called off."""
        words = await self.words(evening)
        line = words.say(f"evening-over-{why}")
        self._edit(evening, evening_over_screen(words, evening, game_of(evening), line))
        if evening.event_id is not None:
            await self._without_event(evening.guild_id, evening.event_id)

    async def _edited(self, evening: EveningRow, screen: Screen) -> None:
        if evening.message_id is None:
            return
        place = self._bot.get_partial_messageable(evening.channel_id, guild_id=evening.guild_id)
        message = place.get_partial_message(evening.message_id)
        await message.edit(**await present.edit(screen))

    async def stands(self, evening: EveningRow) -> bool:
        """Whether its message is there to be read; true if Discord does not say.

        It is drawn to find out: to read it would take a right that nothing else needs. In an
        archived thread it stands, but as it was.
        """
        try:
            await self._edited(evening, await self.screen(evening))
        except discord.NotFound:
            return False
        except NOT_SENT as error:
            if getattr(error, "code", None) == ARCHIVED:
                return False
            log.info("evening %s: nobody knows whether its message is there: %s", evening.id, error)
        return evening.message_id is not None

    def _edit(self, evening: EveningRow, screen: Screen) -> None:
        """Let its message be this screen, however often that takes: its buttons are for nothing.

        The key is not that of one that is to come: a drawing of that may still be tried again.
        """
        key, again = ("evening over", evening.id), partial(self._edit, evening, screen)
        self._bot.display.redraws.request(
            key, lambda: self._edited_if_awake(evening, screen, again)
        )

    async def _edited_if_awake(self, evening: EveningRow, screen: Screen, again: _Again) -> None:
        """Let its message be this screen; where that does not work, ``again`` when it may.

        In an archived thread that is when it wakes, and elsewhere once the bot has other rights or
        the server is back from an outage.
        """
        self._sleeping.pop(evening.id, None)
        self._unshown[evening.id] = evening.guild_id, again
        try:
            await self._edited(evening, screen)
        except discord.HTTPException as error:
            if error.code == ARCHIVED:
                self._sleeping[evening.id] = evening.channel_id, again
            if error.code == ARCHIVED or isinstance(error, discord.NotFound):
                self._unshown.pop(evening.id, None)
            raise
        self._unshown.pop(evening.id, None)

    def woken(self, thread: ChannelId) -> None:
        """Show what could not be shown in a thread while it was archived."""
        waiting = [again for place, again in self._sleeping.values() if place == thread]
        for again in waiting:
            again()

    def try_again(self, server: GuildId) -> None:
        """Show what could not be shown in this server: perhaps it can be now."""
        waiting = [again for guild, again in self._unshown.values() if guild == server]
        for again in waiting:
            again()

    # ------------------------------------------------------------------ telling people

    async def remind(self, evening: EveningRow, table: Table) -> None:
        """Tell everyone for whom a chair is kept that the table is open, each once.

        By direct message if that is how they hear of their turn, else in the channel; and the
        server's role is called if chairs are free. It may be done again, as long as it cannot be
        stored that it was: this process tells nobody twice.
        """
        invitations, by_channel = self._bot.display.invitations, list[UserId]()
        for chair in table.lobby.chairs:
            if (user := chair.kept) is None or invitations.was_told(table, user):
                continue
            if await self._told(evening, table, user):
                invitations.invited(table, user)
            else:
                by_channel.append(user)
        if by_channel:
            await invitations.kept_for(table, by_channel, "", "evening-note")
        for user in by_channel:
            invitations.invited(table, user)
        await self._call(evening, table)

    async def offer(self, evening: EveningRow, table: Table, users: Sequence[UserId]) -> None:
        """Tell those who waited for a seat that one is free, each once, as they wish to hear it."""
        key = "evening-letter-free"
        by_channel = [u for u in users if not await self._told(evening, table, u, key)]
        if by_channel:
            invitations = self._bot.display.invitations
            await invitations.kept_for(table, by_channel, "", "evening-note-free", free=True)

    async def _told(self, evening: EveningRow, table: Table, user: UserId, key: str = "") -> bool:
        """Whether someone needs no word in the channel: they were written to, or want none.

        ``key`` is that of what they are told, "" that their seat is reserved.
        """
        person = await self._bot.preferences.person(user)
        if person.ping != "dm":
            return person.ping == "none"
        words = await self._bot.preferences.words_of(user)
        at = table.state.row.hour or evening.at
        reserved = "evening-letter-late" if table.state.hour_missed else "evening-letter"
        text = words.say(
            key or reserved,
            game=game_name(words, table.game_key),
            at=round(at),
            table=table.id,
            place=self._bot.display.whereabouts.place(table, words),
        )
        join = Button(
            words.say("button-join"), custom_ids.LobbyVerb.of(table.id, "join"), "success"
        )
        rows = () if key else ((join,),)  # only those whose seat is kept may take it from here
        direct, asleep = self._bot.display.direct, await self._asleep(user)
        try:
            return await direct.write(user, text, rows, silent=asleep) == "sent"
        except NOT_SENT as error:
            log.info("evening %s: someone could not be reminded: %s", evening.id, error)
            return False

    async def _asleep(self, user: UserId) -> bool:
        """Whether these are somebody's quiet hours."""
        quiet = await self._bot.tables.quiet_of(user)
        return quiet.left(self._bot.clock.now()) > 0

    async def _call(self, evening: EveningRow, table: Table) -> None:
        """Call the server's role to the chairs that are free."""
        guild = await self._bot.preferences.guild(evening.guild_id)
        free = sum(chair.empty and chair.kept is None for chair in table.lobby.chairs)
        role = evening_role(self._bot, guild)
        rings = role and guild.pings and free
        if not rings or not self._may_ring(evening.guild_id, "opened"):
            return
        called = f"<@&{role}>"
        words = await self.words(evening)
        text = words.say("evening-call", role=called, table=table.id, free=free)
        place = self._bot.get_partial_messageable(table.channel_id, guild_id=table.guild_id)
        with suppress(*NOT_SENT):
            await place.send(text, allowed_mentions=_of_role(role))

    async def write_off(self, evening: EveningRow, why: Off) -> None:
        """Write to everyone who comes that an evening came to nothing, as its channel is lost.

        People who want no alerts get none, and at night it comes without a sound.
        """
        for guest in evening.guests:
            if (await self._bot.preferences.person(guest.user_id)).ping == "none":
                continue
            words = await self._bot.preferences.words_of(guest.user_id)
            text = words.say(
                "evening-letter-over",
                game=game_name(words, game_of(evening)),
                at=round(evening.at),
                why=words.say(f"evening-over-{why}"),
            )
            with suppress(*NOT_SENT):
                asleep = await self._asleep(guest.user_id)
                await self._bot.display.direct.write(guest.user_id, text, silent=asleep)

    # ------------------------------------------------------------------ Discord's own events

    async def announce(self, evening: EveningRow) -> None:
        """Add an evening to the server's own events, where the bot was given the right to.

        Not if the channel is hidden from some: everyone sees events.
        """
        guild = self._bot.get_guild(evening.guild_id)
        place = guild.get_channel_or_thread(evening.channel_id) if guild else None
        if guild is None or place is None or evening.private:
            return
        own = [role for role in guild.me.roles if not role.is_default()]
        if not any(role.permissions.create_events for role in own):  # nobody meant it by that
            return
        if not place.permissions_for(guild.default_role).view_channel:
            return
        words, start = await self.words(evening), datetime.fromtimestamp(evening.at, UTC)
        title = words.say("evening-title", game=game_name(words, game_of(evening)))
        try:
            event = await guild.create_scheduled_event(
                name=title.lstrip("# "),
                start_time=start,
                end_time=start + LASTS,
                entity_type=discord.EntityType.external,
                privacy_level=discord.PrivacyLevel.guild_only,
                location=place.jump_url,
            )
        except NOT_SENT as error:
            log.info("evening %s is no event of its server: %s", evening.id, error)
            return
        if not await self._bot.store.evenings.set_event(evening.id, event.id):
            await self._without_event(evening.guild_id, event.id)  # called off meanwhile

    async def _without_event(self, guild: GuildId, event: int) -> None:
        with suppress(*NOT_SENT):
            await self._bot.http.delete_scheduled_event(guild, event)


def _of_role(role: int) -> discord.AllowedMentions:
    """Let this role be called, and nobody else."""
    return discord.AllowedMentions(
        everyone=False, users=False, roles=[discord.Object(role)], replied_user=False
    )
