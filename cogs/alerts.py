"""``/notify``: alerts about new tables of a game, sent privately to the people who want them."""

import json
import logging
from contextlib import suppress
from dataclasses import replace
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import completion, installs, sight
from bot.client.click import Click, answers, number
from bot.client.core import Cog, Core
from bot.client.errors import NOT_SENT
from bot.client.translation import named, spoken
from bot.client.typed_game import Game
from bot.rules import GAMES
from bot.storage.rows.ids import NO_TABLE, GuildId, UserId
from bot.storage.rows.people import ToldRow, WantedRow
from bot.storage.store import StoreError
from bot.tables.live import deeds
from bot.tables.live.table import Table
from bot.tables.model.refusals import Refusal
from bot.tables.screens import custom_ids
from bot.tables.screens.names import game_name
from bot.tables.screens.personal_screen import wanted_screen
from bot.tables.screens.screen import Button
from bot.words.words import escape

log = logging.getLogger(__name__)
AT_MOST_EVERY = 10 * 60
"""Seconds between two messages to one person."""
PAUSE = 1.0
"""Seconds between two people who are told of one table."""
MOST = 50
"""People who are told of one table, at most."""
TRIES = 3
"""Messages in a row that do not arrive; then this person is told no more."""


class AlertsCog(Cog):
    """The list of wanted alerts, and sending them."""

    def __init__(self, bot: Core) -> None:
        super().__init__(bot)
        self._given_up: set[UserId] = set()
        if bot.handing is not None:
            bot.handing.does("given-up", self._given_up_elsewhere)

    async def cog_load(self) -> None:
        """Read from the store which people are still to hear that their alerts have ended."""
        self._given_up = set(await self.bot.store.social.given_up())

    # ------------------------------------------------------------------ asking for it

    @app_commands.command(**named("command-tell"))
    @app_commands.rename(game=spoken("parameter-game"))
    @app_commands.describe(game=spoken("parameter-tell-game-about"))
    @app_commands.autocomplete(game=completion.games)
    @installs.in_dms_too
    async def tell(self, interaction: discord.Interaction, game: Game = "") -> None:
        """Turn the alerts of a game on or off; without a game, list them."""
        click = await Click.of(interaction)
        if game:
            await self._toggle(click, click.server, game)
        else:
            await self._list(click)

    @answers("wanted")
    async def pressed(self, click: Click) -> None:
        """Answer the alert button of a table, or the menu of one's own list."""
        match click.id.parts, click.values:
            case ("here",), []:
                await self._toggle(click, click.table.guild_id, click.table.game_key)
            case ("list",), []:
                await self._list(click)
            case ("undo",), [entry]:
                guild, _, game = entry.partition(" ")
                await self.bot.store.social.unwant(GuildId(number(guild)), game, click.user)
                deeds.done()
                await self._list(click)
            case _:
                raise Refusal("forged")

    async def _toggle(self, click: Click, guild: GuildId, game: str) -> None:
        words, user = click.words, click.user
        if not guild:
            raise Refusal("server-only")
        if game not in GAMES:
            raise Refusal("unknown-game", game=game)
        store = self.bot.store
        name = game_name(words, game)
        if any(
            (row.guild_id, row.game) == (guild, game) for row in await store.social.wanted_by(user)
        ):
            await store.social.unwant(guild, game, user)
            await click.say(words.say("wanted-no-more", game=name))
            return
        await store.social.want(WantedRow(guild, game, user, self.bot.clock.now()))
        await click.say(words.say("wanted-now", game=name))

    async def _list(self, click: Click) -> None:
        rows = await self.bot.store.social.wanted_by(click.user)
        servers = {row.guild_id for row in rows}
        names = {guild: await self._server(guild) for guild in servers}
        named = [(row.guild_id, names[row.guild_id], row.game) for row in rows]
        known = [(guild, name, game) for guild, name, game in named if game in GAMES]
        await click.panel(wanted_screen(click.words, known))

    async def _server(self, guild: GuildId) -> str:
        """The name of a server; Discord is asked for it if only another process knows it."""
        found = self.bot.get_guild(guild)
        if found is None and not self.bot.tables.peers.owns(guild):
            with suppress(*NOT_SENT):
                found = await self.bot.fetch_guild(guild, with_counts=False)
        return found.name if found else "?"

    # ------------------------------------------------------------------ telling

    @commands.Cog.listener()
    async def on_table_opened(self, table: Table) -> None:
        """Alert the people who may come and want to know of a new table, one after the other."""
        told = 0
        for wanted in await self.bot.store.social.wanted_here(table.guild_id, table.game_key):
            try:
                if not await self._may_be_told(table, wanted):
                    continue
                await self._tell(table, wanted.user_id)
            except (*NOT_SENT, StoreError) as error:
                log.warning("table %s: somebody could not be told: %s", table.id, error)
            told += 1
            await self.bot.clock.sleep(PAUSE)
            if told == MOST or not table.open:
                return

    async def _may_be_told(self, table: Table, wanted: WantedRow) -> bool:
        store, now, user = self.bot.store, self.bot.clock.now(), wanted.user_id
        if not _has_room(table, user):
            return False
        if wanted not in await store.social.wanted_by(user):  # since others were told
            return False
        host = table.lobby.host
        if await store.social.has_blocked(host, user) or await store.social.has_blocked(user, host):
            return False
        if (await store.social.told(user)).was_told(now, AT_MOST_EVERY):
            return False
        if (await self.bot.tables.quiet_of(user)).left(now) > 0:
            return False
        return await self._sees(table, user)

    async def _sees(self, table: Table, user: UserId) -> bool:
        """Whether this person is still in the server, and may see the channel."""
        place = self.bot.known_place_of(table)
        if place is None:
            return False
        member = await sight.found(place.guild, user)
        return member is not None and await self.bot.sight.reads(place, member)

    async def _tell(self, table: Table, user: UserId) -> None:
        store, now = self.bot.store, self.bot.clock.now()
        words = await self.bot.preferences.words_of(user)
        host = table.lobby.host_name
        text = words.say(
            "wanted-letter",
            who=escape(host),
            game=game_name(words, table.game_key),
            place=self.bot.display.whereabouts.place(table, words),
        )
        stop = Button(words.say("wanted-list-button"), custom_ids.Wanted.of(NO_TABLE, "list"))
        before = await store.social.told(user)
        if not await store.social.claim(user, now, AT_MOST_EVERY):
            return  # of another table, just now
        try:
            reached = await self.bot.display.direct.write(user, text, ((stop,),))
        except NOT_SENT:
            await store.social.save_told(before)
            raise
        match reached:
            case "sent":
                await store.social.save_told(ToldRow(user, now))
                return
            case "paused":  # that is not their doing
                await store.social.save_told(before)
                return
        failures = before.failures + 1
        if failures < TRIES:
            await store.social.save_told(ToldRow(user, now, failures))
            return
        await store.social.give_up(user)
        self._given_up.add(user)
        await self.bot.tables.peers.pass_on("given-up", json.dumps({"user": user}))

    async def _given_up_elsewhere(self, told: dict[str, Any]) -> None:
        """Have someone hear of it here, too, whom no alert of another process reached."""
        self._given_up.add(UserId(told["user"]))

    @commands.Cog.listener()
    async def on_forgotten(self, user: UserId) -> None:
        """Forget that a forgotten person is still to hear something."""
        self._given_up.discard(user)

    @commands.Cog.listener()
    async def on_answered(self, click: Click) -> None:
        """Tell someone whom no alert reached, once, when they press or type something again."""
        if click.user not in self._given_up or not click.answer.is_done():
            return
        self._given_up.discard(click.user)
        if not await self.bot.store.social.take_given_up(click.user):
            return  # another process has told them
        told = click.words.say("wanted-given-up")
        with suppress(*NOT_SENT):
            await click.interaction.followup.send(told, ephemeral=True)


def _has_room(table: Table, user: UserId) -> bool:
    """Whether there is a seat for someone who is not expected at a table."""
    if any(user in (chair.user, chair.kept) for chair in table.chairs):
        return False
    try:
        replace(table.lobby, chairs=table.chairs).places_for(user)
    except Refusal:
        return False
    return True
