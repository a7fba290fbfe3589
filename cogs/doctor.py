"""``/doctor``: faults and their remedies, for admins; ``/knave about``: the program, for all."""

import logging
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, metadata
from math import ceil

import discord
from discord import app_commands

from bot.client import emoji, installs, rights, server_panels
from bot.client.access import allowed_instead
from bot.client.click import Click, answers
from bot.client.core import Cog, Core
from bot.client.errors import NOT_SENT
from bot.client.groups import KNAVE, within
from bot.client.translation import named
from bot.legal import Published
from bot.robots.level import LEVELS
from bot.storage.rows.ids import ChannelId, GuildId
from bot.storage.rows.people import GuildRow
from bot.storage.store import StoreBusy, StoreError
from bot.tables.live.table import Table
from bot.tables.model.refusals import Refusal
from bot.tables.screens.discord_limits import MESSAGE, shorten
from bot.tables.screens.held_screen import why_held
from bot.tables.screens.names import rights_named
from bot.tables.screens.screen import Screen
from bot.words.words import Words, typed, when
from cardart.scene import DECKS, FACES

log = logging.getLogger(__name__)
SLOW = 1000
"""Milliseconds to Discord and back from which on people notice the delay."""
MOST_PLACES = 10
"""Channels that are examined, at most."""
ALL_EMOJI = len(DECKS) * (len(FACES) + 1)
"""Every face of every deck, and its back."""


@dataclass(frozen=True, slots=True)
class Finding:
    """A fact that is well, or a fault with its remedy."""

    text: str
    remedy: str = ""

    def told(self, words: Words) -> str:
        """The fact as a line, the fault as one and its remedy below."""
        if not self.remedy:
            return words.say("doctor-well", text=self.text)
        return words.say("doctor-fault", text=self.text) + f"\n-# → {self.remedy}"


Check = Callable[[Core, Words, discord.Guild, Click], AsyncIterator[Finding]]


class DoctorCog(Cog):
    """The state of the bot, for admins; and its version and addresses, for everyone."""

    @app_commands.command(**named("command-doctor"))
    @installs.in_servers
    @app_commands.default_permissions(manage_guild=True)
    async def doctor(self, interaction: discord.Interaction) -> None:
        """Examine all that can go wrong, and say what helps. To the asker alone."""
        await self._examine(await Click.of(interaction))

    @answers("doctor")
    async def asked(self, click: Click) -> None:
        """Examine it for someone who may manage the server and was offered it."""
        server_panels.server_of(click)
        await self._examine(click)

    async def _examine(self, click: Click) -> None:
        words, interaction = click.words, click.interaction
        if interaction.guild is None:
            raise Refusal("server-only")
        await click.defer()
        lines = [words.say("doctor-title")]
        for check in CHECKS:
            found = check(self.bot, words, interaction.guild, click)
            lines += [finding.told(words) async for finding in found]
        await click.finish(Screen(shorten("\n".join(lines), MESSAGE)))

    @within(KNAVE)
    @app_commands.command(**named("command-about"))
    @installs.on_accounts_too
    async def about(self, interaction: discord.Interaction) -> None:
        """Show version, stored data, contact and source of the program."""
        click = await Click.of(interaction)
        words = click.words
        version, source = _program()
        contact = self.bot.contact or await self._owner()
        said = [
            words.say("about-title", version=version),
            words.say("about-stored"),
            words.say("about-robots", **{name: one.worlds for name, one in LEVELS.items()}),
            *_texts(words, self.bot.published),
            words.say("about-contact", contact=contact),
            words.say("about-source", source=source) if source else words.say("about-licence"),
        ]
        await click.show(Screen("\n".join(said)))

    async def _owner(self) -> str:
        info = await self.bot.application_info()
        return f"<@{info.team.owner_id if info.team else info.owner.id}>"


def _texts(words: Words, published: Published) -> tuple[str, str]:
    """The addresses of the privacy policy and the terms, or that they are missing."""
    policy, terms = published.privacy, published.terms
    return (
        words.say("about-privacy", url=policy) if policy else words.say("about-privacy-missing"),
        words.say("about-terms", url=terms) if terms else words.say("about-terms-missing"),
    )


def _program() -> tuple[str, str]:
    """The version of the program, and the address of its source if its package tells one."""
    try:
        package = metadata("knave")
    except PackageNotFoundError:
        return "?", ""
    urls = package.get_all("Project-URL") or []
    found = [url.partition(",")[2].strip() for url in urls if url.lower().startswith("source")]
    return str(package["Version"]), found[0] if found else ""


# ---------------------------------------------------------------------- the checks


async def _places(
    bot: Core, words: Words, guild: discord.Guild, click: Click
) -> AsyncIterator[Finding]:
    """The rights wherever a table stands or may be opened.

    That is here, where a tournament or a duplicate set goes on or an evening is planned, and where
    admins have chosen.
    """
    if guild.me.is_timed_out():
        yield Finding(words.say("doctor-timed-out"), words.say("doctor-timed-out-end"))
        return
    server, here = GuildId(guild.id), click.channel_id
    known = await bot.preferences.guild(server)
    chosen = [*known.chosen_channels]
    closed = await _closed(bot, words, guild, click, known)
    if closed is not None:
        yield closed
    first = [here] if closed is None else []
    contested = [tournament.channel for tournament in bot.tournaments.in_server(server)]
    tabled = [*first, *contested, *await _used(bot, server), *chosen]
    if digest := (await bot.store.seasons.choice(server)).digest_channel:
        chosen.append(digest)
    channels = list(dict.fromkeys([*tabled, *chosen]))
    lacking_in = defaultdict[tuple[str, ...], list[ChannelId]](list)
    for channel in channels[:MOST_PLACES]:
        shown = f"<#{channel}>"
        match await rights.obstacle(bot, server, channel, opening=channel in tabled):
            case None if channel in contested and (more := _for_threads(guild, channel)):
                lacking_in[more].append(channel)
            case None:
                yield Finding(words.say("doctor-place", channel=shown))
                if channel == here and (more := _for_threads(guild, here)):
                    named = rights_named(words, more)
                    yield Finding(words.say("doctor-place-threads", rights=named, channel=shown))
            case "channel-gone", _ if channel in chosen:
                yield Finding(words.say("doctor-chosen-gone"), words.say("doctor-chosen-choose"))
            case "rights", lacking:
                lacking_in[tuple(lacking)].append(channel)
            case "not-in-thread", _:
                yield _private(words, guild, channel)
            case "thread-locked", _:
                text = words.say("doctor-place-locked", channel=shown)
                yield Finding(text, words.say("doctor-place-unlock"))
    for finding in _lacking(words, guild, lacking_in):
        yield finding
    if (unseen := len(channels) - MOST_PLACES) > 0:
        yield Finding(words.say("doctor-places-more", count=unseen))


async def _closed(
    bot: Core, words: Words, guild: discord.Guild, click: Click, known: GuildRow
) -> Finding | None:
    """Why no table is opened where the command was given; ``None``: one may be."""
    here, place = click.channel_id, click.interaction.channel
    if allowed_instead(bot, known, here, guild.get_channel_or_thread(here)):
        return Finding(words.say("doctor-place-closed", channel=f"<#{here}>"))
    if await rights.shuts_us_out(place, click.interaction.app_permissions):
        return _private(words, guild, here)
    return None


def _private(words: Words, guild: discord.Guild, channel: ChannelId) -> Finding:
    """A channel or thread is private, and the bot has not been added to it."""
    text = words.say("doctor-place-private", channel=f"<#{channel}>")
    return Finding(text, words.say("doctor-place-add", bot=guild.me.mention))


async def _used(bot: Core, server: GuildId) -> list[ChannelId]:
    """The channels of tables, those that are held first, of duplicate sets, and of evenings."""
    tables = sorted(bot.tables.in_server(server), key=lambda table: table.suspension is None)
    sets = [one for one in bot.duplicates.sets if one.guild_id == server]
    evenings = await bot.store.evenings.to_come(server, bot.clock.now())
    return [
        *(one.channel_id for one in tables),
        *(one.channel_id for one in sets),
        *(one.channel_id for one in evenings),
    ]


def _lacking(
    words: Words, guild: discord.Guild, found: Mapping[tuple[str, ...], Sequence[ChannelId]]
) -> Iterator[Finding]:
    """The rights that are lacking, each with all channels that lack the same ones."""
    for lacking, places in found.items():
        named, there = rights_named(words, lacking), words.all_of([f"<#{one}>" for one in places])
        text = words.say("doctor-place-lacks", channel=there, rights=named)
        homes = [rights.granted_in(guild.get_channel_or_thread(one), one) for one in places]
        granting = dict.fromkeys(f"<#{home}>" for home in homes)
        yield Finding(text, words.say("doctor-place-grant", channel=words.all_of([*granting])))


def _for_threads(guild: discord.Guild, channel: ChannelId) -> tuple[str, ...]:
    """The rights that the bot lacks in a channel for opening threads there."""
    place = guild.get_channel(channel)
    if not isinstance(place, discord.TextChannel):
        return ()
    return rights.lacking(place.permissions_for(guild.me), "channel", new_thread=True)


async def _direct_messages(
    bot: Core, words: Words, guild: discord.Guild, _: Click
) -> AsyncIterator[Finding]:
    """Whether direct messages can be opened, and reach those who play."""
    if left := bot.display.direct.breaker.left:
        text = words.say("doctor-letters-paused", count=ceil(left / 60))
        yield Finding(text, words.say("doctor-letters-wait"))
    seated = [
        (table, chair.user)
        for table in bot.tables.in_server(GuildId(guild.id))
        for chair in table.chairs
        if chair.user is not None
    ]
    everyone = {user for _, user in seated}
    missed = {one for table, one in seated if not await bot.display.hands.reached(table, one)}
    if missed:
        text = words.say("doctor-letters-missed", count=len(missed), of=len(everyone))
        yield Finding(text, words.say("doctor-letters-open"))
    else:
        yield Finding(words.say("doctor-letters", count=len(everyone)))


async def _emoji(bot: Core, words: Words, guild: discord.Guild, _: Click) -> AsyncIterator[Finding]:
    """Whether the cards are there as emoji."""
    try:
        ours = len(await emoji.look_up(bot))
    except NOT_SENT as error:
        said = str(error) if not isinstance(error, discord.HTTPException) else error.text
        text = words.say("doctor-emoji-unknown", error=said or type(error).__name__)
        yield Finding(text, words.say("doctor-emoji-later"))
        return
    text = words.say("doctor-emoji", count=ours, of=ALL_EMOJI)
    yield Finding(text, words.say("doctor-emoji-upload") if ours < ALL_EMOJI else "")


async def _database(
    bot: Core, words: Words, guild: discord.Guild, _: Click
) -> AsyncIterator[Finding]:
    """Whether what is kept is whole, and how much it is."""
    try:
        health = await bot.store.health()
    except StoreError as error:  # it names machines, which are none of a server's business
        log.error("the database was not found well: %s", error)
        if isinstance(error, StoreBusy):
            yield Finding(words.say("doctor-database-away"), words.say("doctor-database-log"))
        else:
            text = words.say("doctor-database-unusable")
            yield Finding(text, words.say("doctor-database-restore"))
        return
    size = f"{health.size / 2**20:.1f}"
    if health.faults:
        text = words.say("doctor-database-broken", size=size, fault=health.faults[0])
        yield Finding(text, words.say("doctor-database-restore"))
    else:
        yield Finding(words.say("doctor-database", size=size))


async def _tables(
    bot: Core, words: Words, guild: discord.Guild, _: Click
) -> AsyncIterator[Finding]:
    """The open tables, and which of them are held."""
    here = bot.tables.in_server(GuildId(guild.id))
    for table in here:
        if table.suspension is not None:  # it may have ended without an event, as a timeout does
            await bot.display.tables.survey(table)
    yield Finding(words.say("doctor-tables", count=len(here), of=len(bot.tables.tables)))
    for table in here:
        if table.suspension is not None:
            yield Finding(words.say("doctor-table-held", table=table.id), _helps(bot, words, table))


def _helps(bot: Core, words: Words, table: Table) -> str:
    """The remedy for a held table; troubles of its channel are told with the channels."""
    held = table.suspension
    assert held is not None
    if held.why in ("rights", "thread-locked", "not-in-thread", "timed-out"):
        return words.say("doctor-table-waits", channel=f"<#{table.channel_id}>")
    return why_held(words, table.state, bot.display.screens.whereabouts.home(table))


async def _connection(
    bot: Core, words: Words, guild: discord.Guild, _: Click
) -> AsyncIterator[Finding]:
    """Since when the bot runs, and how far away Discord is."""
    yield Finding(words.say("doctor-restart", when=when(bot.started_at)))
    latency = bot.latency * 1000 if bot.latency == bot.latency else 0.0
    away = round(min(latency, 99_999))
    text = words.say("doctor-latency", count=away)
    yield Finding(text, words.say("doctor-latency-slow") if away > SLOW else "")


async def _processes(
    bot: Core, words: Words, guild: discord.Guild, _: Click
) -> AsyncIterator[Finding]:
    """The processes that share the database, where there are several."""
    if bot.others is None:
        return
    try:
        all_run, lines = await bot.others.all_told()
    except StoreError:
        return  # that is told already
    told = words.say("doctor-processes", count=len(lines), lines="; ".join(map(typed, lines)))
    yield Finding(told, "" if all_run else words.say("doctor-processes-idle"))


async def _refusals(
    bot: Core, words: Words, guild: discord.Guild, _: Click
) -> AsyncIterator[Finding]:
    """The number of Discord's refusals, and whether anything is sent at all."""
    limit = bot.display.redraws.limiter.invalid_requests
    at = f"<t:{int(bot.clock.now() + limit.left())}:t>"
    text = words.say("doctor-refused", count=limit.refused)
    match limit.why:
        case "":
            yield Finding(text)
        case "many":
            yield Finding(text, words.say("doctor-refused-many"))
        case "stopped":
            text = words.say("doctor-stopped", count=limit.most, when=at)
            yield Finding(text, words.say("doctor-refused-many"))
        case "banned":
            text = words.say("doctor-banned", when=at)
            yield Finding(text, words.say("doctor-banned-wait"))


CHECKS: tuple[Check, ...] = (
    _connection,
    _refusals,
    _database,
    _processes,
    _tables,
    _places,
    _direct_messages,
    _emoji,
)
"""General troubles come first: the last lines may find no room."""
