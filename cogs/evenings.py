"""``/evening``: tables that are planned for an hour, and the buttons of their messages."""

from collections.abc import Coroutine, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import access, completion, installs, sight, typed_time
from bot.client.answering import Answer
from bot.client.click import Click, answers
from bot.client.click import number as number_in
from bot.client.core import Cog, Core
from bot.client.display.whereabouts import way_to
from bot.client.errors import NOT_SENT
from bot.client.evening_posts import EveningPosts, game_of
from bot.client.evening_scheduler import EveningScheduler
from bot.client.present import MENTION_NOBODY
from bot.client.translation import named, parameters
from bot.client.typed_game import Game
from bot.storage.rows.evenings import EveningRow, GuestRow
from bot.storage.rows.ids import NO_EVENING, ChannelId, EveningId, GuildId, MessageId, UserId
from bot.tables.live import deeds
from bot.tables.model.evenings import (
    LATEST,
    MOST_GUESTS,
    MOST_OF_HOST,
    SOONEST,
    host_of,
    rules_code,
)
from bot.tables.model.lobby import ROBOTS, Lobby
from bot.tables.model.refusals import Refusal
from bot.tables.screens.custom_ids import Evening, Zone
from bot.tables.screens.evening_screen import evening_list, evening_screen, off_question
from bot.tables.screens.screen import Screen

A_DAY = 24 * 60 * 60


class EveningsCog(Cog):
    """Planning an evening, saying that one comes, and calling it off."""

    evening = installs.in_servers(app_commands.Group(**named("command-evening")))

    def __init__(self, bot: Core) -> None:
        super().__init__(bot)
        self._posts = EveningPosts(bot)
        self._scheduler = EveningScheduler(bot, self._posts)

    # ------------------------------------------------------------------ commands

    @evening.command(**named("command-evening-plan"))
    @parameters(
        game="parameter-game",
        day="parameter-day",
        hour="parameter-time",
        preset="parameter-preset",
        robots="parameter-robots",
        zone="parameter-zone",
    )
    @app_commands.autocomplete(
        game=completion.games,
        day=typed_time.days,
        hour=typed_time.hours,
        preset=completion.rules,
        zone=completion.zones,
    )
    async def plan(
        self,
        interaction: discord.Interaction,
        game: Game,
        day: str,
        hour: str,
        preset: str = "",
        robots: bool = True,
        zone: str = "",
    ) -> None:
        """Plan a table in this channel."""
        Answer.of(interaction).for_everybody()
        click = await Click.of(interaction)
        lobby = await self._lobby(click, game, preset)
        wish = Zone.of("evening", day, hour, game, int(robots), preset)
        if not await typed_time.asked_for_zone(click, zone, day, hour, wish):
            at = await typed_time.moment(click, day, hour, zone)
            evening = await self._plan(click, lobby, at, ROBOTS[not robots])
            await self._post(click, evening, typed_time.remember(click, zone))

    @answers("zone:evening")
    async def zone_chosen(self, click: Click) -> None:
        """Plan what was typed before the asker's time zone was known."""
        day, hour, zone, fields = typed_time.answered(click)
        match fields:
            case (game, "0" | "1" as robots, preset):
                lobby = await self._lobby(click, game, preset)
                at = await typed_time.moment(click, day, hour, zone)
                evening = await self._plan(click, lobby, at, ROBOTS[robots == "0"])
                await self._post(click, evening, typed_time.noted(click, zone))
            case _:
                raise Refusal("forged")

    async def _lobby(self, click: Click, game: str, rules: str) -> Lobby:
        """The table that is to be planned.

        :raises Refusal: none may be opened here, or not with these rules.
        """
        await access.must_be_allowed(click)
        await access.must_have_rights(click)
        locale, server = await click.locale_here(), click.server
        return await self.bot.tables.arranged(game, rules, click.user, server, click.name, locale)

    async def _plan(self, click: Click, lobby: Lobby, at: float, robots: str) -> EveningRow:
        """Plan a table for a moment; nobody is told yet.

        :raises Refusal: it is too soon or too late, or too many are planned.
        """
        now = self.bot.clock.now()
        if at < now + SOONEST:
            raise Refusal("evening-soon", count=round(SOONEST / 60))
        if at > now + LATEST:
            raise Refusal("evening-late", count=round(LATEST / A_DAY))
        evening = self._made(click, lobby, at, robots)
        number = await self.bot.store.evenings.plan(evening, MOST_OF_HOST)
        if number is None:
            raise Refusal("evening-many", count=MOST_OF_HOST)
        deeds.done()
        self._scheduler.begin()
        return replace(evening, id=number)

    @evening.command(**named("command-evening-list"))
    async def list(self, interaction: discord.Interaction) -> None:
        """Show the evenings to come, of channels that the asker may read."""
        click = await Click.of(interaction)
        found = await self.bot.store.evenings.to_come(click.server, self.bot.clock.now())
        shown = [
            (evening, game, way_to(evening))
            for evening in found
            if (game := game_of(evening)) and await self._may_see(click, evening)
        ]
        if not shown:
            raise Refusal("evening-none")
        await click.show(evening_list(click.words, shown))

    @answers("evening:list")
    async def chosen(self, click: Click) -> None:
        """Show an evening of the list to the asker alone, with its buttons."""
        evening = await self._found(click, EveningId(number_in("".join(click.values[:1]))))
        await click.panel(evening_screen(click.words, evening))

    async def _may_see(self, click: Click, evening: EveningRow) -> bool:
        if evening.channel_id == click.channel_id:
            return True
        guild, asker = self.bot.get_guild(evening.guild_id), click.interaction.user
        place = guild.get_channel_or_thread(evening.channel_id) if guild else None
        if guild is None or not isinstance(asker, discord.Member):
            return False
        if place is None:  # a thread that sleeps, of which Discord tells nothing
            return click.user in (evening.host_id, *(one.user_id for one in evening.guests))
        return await self.bot.sight.reads(place, asker)

    # ------------------------------------------------------------------ its place is gone

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """An evening whose channel is gone comes to nothing."""
        await self._without_place(GuildId(channel.guild.id), ChannelId(channel.id))

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        """An evening whose thread is gone comes to nothing."""
        await self._without_place(GuildId(thread.guild_id), ChannelId(thread.thread_id))

    @commands.Cog.listener()
    async def on_raw_thread_update(self, thread: discord.RawThreadUpdateEvent) -> None:
        """A thread has woken, perhaps: in an archived one no message can be changed."""
        self._posts.woken(ChannelId(thread.thread_id))

    @commands.Cog.listener()
    async def on_places_changed(self, guild: GuildId) -> None:
        """The places of a server have changed: perhaps what was refused can be shown there now."""
        self._posts.try_again(guild)

    async def _without_place(self, guild: GuildId, gone: ChannelId) -> None:
        """Call off the evenings there, and write to those who come: nobody sees it there."""
        found = await self.bot.store.evenings.to_come(guild, self.bot.clock.now())
        for evening in found:
            if evening.channel_id == gone:
                async with self._scheduler.alone(evening.id):
                    await self._scheduler.call_off(evening, "place", by_dm=True)
        self._scheduler.begin()

    # ------------------------------------------------------------------ what was typed

    def _made(self, click: Click, lobby: Lobby, at: float, robots: str) -> EveningRow:
        now = self.bot.clock.now()
        return EveningRow(
            id=NO_EVENING,
            guild_id=click.server,
            channel_id=click.channel_id,
            private=sight.is_private(click.interaction.channel),
            host_id=click.user,
            rules=rules_code(lobby),
            robots=robots,
            at=at,
            made_at=now,
            guests=(GuestRow(click.user, click.name, now),),
        )

    async def _post(
        self, click: Click, evening: EveningRow, noted: Coroutine[Any, Any, None]
    ) -> None:
        """Answer with the evening's public message, and add it to the server's own events.

        ``noted`` is to be waited for before: the time zone it was planned in.
        """
        try:
            await noted
            made = await self._posts.new_message(evening)
            message = await click.answer.send_message(**made)
        except NOT_SENT:  # nobody could say that they come, nor call it off
            async with self._scheduler.alone(evening.id):
                await self._scheduler.call_off(evening, "called-off")
            with suppress(*NOT_SENT):  # perhaps it has arrived after all
                await click.interaction.delete_original_response()
            raise
        if message is not None:
            await self.bot.store.evenings.set_message(evening.id, message)
        by_editing = click.answer.was_late and click.own_message is None
        if by_editing and made["allowed_mentions"] is not MENTION_NOBODY:
            await self._posts.ring(evening)
        await self._posts.announce(evening)

    # ------------------------------------------------------------------ buttons

    @answers("evening")
    async def pressed(self, click: Click) -> None:
        """Answer a button of an evening's message."""
        asked = click.id
        if not isinstance(asked, Evening):
            raise Refusal("forged")
        async with self._scheduler.alone(asked.evening):
            evening = await self._found(click, asked.evening)
            match click.id.parts:
                case ("come",):
                    await self._come(click, evening)
                case ("not",):
                    await self._stay_away(click, evening)
                case ("off",):
                    await self._must_be_host(click, evening)
                    await click.show(off_question(click.words, evening))
                case ("off-now",):
                    await self._must_be_host(click, evening)
                    unseen = not await self._posts.stands(evening)
                    await self._scheduler.call_off(evening, "called-off", by_dm=unseen)
                    deeds.done()
                    self._scheduler.begin()
                    await click.panel(Screen(click.words.say("evening-off-done")))
                case ("off-not",):
                    await click.panel(Screen(click.words.say("evening-off-not")))
                case _:
                    raise Refusal("forged")

    async def _found(self, click: Click, number: EveningId) -> EveningRow:
        """The evening of this number, for those who may read the channel it is planned in.

        :raises Refusal: there is none in this server, or it is not to come any more.
        """
        evening = await self.bot.store.evenings.evening(number)
        if evening is None or evening.state != "planned":
            raise Refusal("evening-gone")
        if evening.guild_id != click.guild_id or not await self._may_see(click, evening):
            self.bot.audit_log.denied(click.user, f"evening {number}", click.guild_id)
            raise Refusal("evening-gone")
        message = click.interaction.message
        if evening.message_id is None and message is not None and not message.flags.ephemeral:
            await self.bot.store.evenings.set_message(number, MessageId(message.id))
        return evening

    async def _come(self, click: Click, evening: EveningRow) -> None:
        if await self.bot.store.social.has_blocked(host_of(evening), click.user):
            raise Refusal("not-welcome")
        guest = GuestRow(click.user, click.name, self.bot.clock.now())
        if all(one.user_id != click.user for one in evening.guests):
            if not await self.bot.store.evenings.come(evening.id, guest, MOST_GUESTS):
                raise Refusal("evening-full")
            deeds.done()
        await self._shown(click, evening.id)

    async def _stay_away(self, click: Click, evening: EveningRow) -> None:
        if not await self.bot.store.evenings.stay_away(evening.id, click.user):
            raise Refusal("evening-not-coming")
        deeds.done()
        await self._shown(click, evening.id)

    async def _shown(self, click: Click, number: EveningId) -> None:
        """Change the message that was pressed, and the public one if that is another.

        Where that may seldom be edited, they are shown the evening in private.
        """
        evening = await self.bot.store.evenings.evening(number)
        if evening is None:
            return
        if click.own_message is None:
            if self._posts.waits(evening, partial(self._outdated, number)):
                await click.show(evening_screen(click.words, evening))
            else:
                await click.edit(await self._posts.screen(evening))
            return
        self._outdated(number)
        await click.edit(evening_screen(click.words, evening))

    async def _must_be_host(self, click: Click, evening: EveningRow) -> None:
        """Refuse everyone but who planned an evening, and moderators.

        :raises Refusal: someone else asks.
        """
        leads = click.user in (evening.host_id, host_of(evening))
        if not leads and not await access.moderates_in(click, evening.guild_id, evening.channel_id):
            raise Refusal("evening-host-only")

    # ------------------------------------------------------------------ what happens by itself

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Begin to watch for the hours of evenings."""
        self._scheduler.begin()

    async def cog_unload(self) -> None:
        """Stop watching for evenings."""
        await self._scheduler.stop()

    @commands.Cog.listener()
    async def on_evenings_forget(self, user: UserId, evenings: Sequence[EveningId]) -> None:
        """Take a forgotten person's name from the messages of the evenings they had to do with."""
        for number in evenings:
            self._outdated(number)

    def _outdated(self, number: EveningId) -> None:
        """Have the public message of an evening drawn again."""
        self.bot.display.redraws.request(("evening", number), partial(self._redraw, number))

    async def _redraw(self, number: EveningId) -> None:
        async with self._scheduler.alone(number):
            await self._posts.redraw(number, self._outdated)
