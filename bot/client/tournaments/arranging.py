"""Helpers around a tournament's verbs: the tournament that is meant, and people's rights."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Self, cast

import discord
from discord import app_commands

from bot.client import access, rights, typed_time
from bot.client.click import Click, number
from bot.rules import GAMES
from bot.rules.about.rule_codes import write_code
from bot.storage.rows.ids import UserId
from bot.tables.model.refusals import Refusal
from bot.tables.model.turn_clock import CLOCKS, DAY
from bot.tables.screens.discord_limits import ITEM, MENU_ITEMS, shorten
from bot.tables.screens.names import game_name
from bot.tournaments.tables import shape_of
from bot.tournaments.values import MOST_ROUNDS, SYSTEMS, Person, Settings, System, Tournament
from bot.words.words import clean, escape

CLOCKS_HERE: Final = ("1m", "2m", "5m", "15m", "1d")
"""The clocks of tournaments: somebody always waits for the result, so there is one."""
USUAL: Final = "2m"
MOST_DEALS: Final = 40
"""Deals of a match, at most."""
LATEST: Final = 60 * DAY
"""Seconds ahead to which a tournament can be planned."""
below = secrets.randbelow
"""The lots are drawn by the machine's own chance."""


@dataclass(frozen=True, slots=True)
class Asked:
    """The options of the command that opens a tournament, but for its start."""

    game: str
    system: str
    rules: str
    rounds: int
    deals: int
    clock: str

    @classmethod
    def read(cls, typed: Sequence[str]) -> Self:
        """The options from texts, as a custom id carries them.

        :raises Refusal: no command was like this.
        """
        match typed:
            case (game, system, rules, rounds, deals, clock):
                asked = cls(game, system, rules, number(rounds), number(deals), clock)
                few = asked.rounds <= MOST_ROUNDS and asked.deals <= MOST_DEALS
                if few and system in SYSTEMS and clock in CLOCKS_HERE and game in GAMES:
                    return asked
        raise Refusal("forged")


async def arranged(click: Click, asked: Asked) -> Tournament:
    """A tournament as it was asked for in this channel, to be started by its host.

    :raises Refusal: it cannot be held here, or not like this.
    """
    bot = click.bot
    place = click.interaction.channel
    if not isinstance(place, discord.TextChannel) or rights.edits_little(place):
        raise Refusal("tournament-place")
    await access.must_be_allowed(click)
    await access.must_have_rights(click)
    await access.must_have_rights(click, new_thread=True)
    locale = await click.locale_here()
    lobby = await bot.tables.arranged(
        asked.game, asked.rules, click.user, click.server, click.name, locale
    )
    sides, team = shape_of(lobby)
    if sides > 2 and asked.system != "swiss":
        raise Refusal("tournament-two-sides", game=game_name(click.words, asked.game))
    now = bot.clock.now()
    return Tournament(
        guild=click.server,
        channel=click.channel_id,
        host=Person(click.user, click.name),
        opened_at=now,
        settings=Settings(
            system=cast(System, asked.system),
            game=asked.game,
            rules=write_code(GAMES[asked.game], lobby.options),
            sides=sides,
            team=team,
            clock=CLOCKS[asked.clock] or 0,
            deals=asked.deals,
            rounds=asked.rounds if asked.system == "swiss" else 0,
        ),
    )


async def start(click: Click, minutes: int | None, day: str, hour: str, zone: str) -> float | None:
    """The moment a tournament starts by itself: in so many minutes, or at a typed day and hour.

    ``None``: its host starts it.

    :raises Refusal: both were typed, half of one, or no moment to come.
    """
    now = click.bot.clock.now()
    if not (day or hour):
        return None if minutes is None else now + 60 * minutes
    if minutes is not None:
        raise Refusal("tournament-start-twice")
    if not hour:
        raise Refusal("tournament-no-hour")
    at = await typed_time.moment(click, day, hour, zone)
    if at <= now:
        raise Refusal("tournament-start-past")
    if at > now + LATEST:
        raise Refusal("tournament-start-late", count=LATEST // DAY)
    return at


async def meant(click: Click, which: int | None) -> Tournament:
    """The tournament of this number, or the newest of this channel, or of this server.

    :raises Refusal: there is none that the clicker may see.
    """
    hall = click.bot.tournaments
    if which is None:
        found = await _nearby(click)
        if not found:
            raise Refusal("no-tournament-here")
        return found[0]
    tournament = await hall.find(which)
    if not await _sees(click, tournament):
        click.bot.audit_log.denied(click.user, f"tournament {which}", click.guild_id)
        raise Refusal("no-tournament")
    return tournament


async def _nearby(click: Click) -> list[Tournament]:
    """The tournaments of this server that the clicker sees: those that go on here come first."""
    newest = await click.bot.tournaments.newest(click.server, MENU_ITEMS)
    seen = [one for one in newest if await _sees(click, one)]
    seen.sort(key=lambda one: (not one.open, one.channel != click.channel_id))
    return seen


async def _sees(click: Click, tournament: Tournament) -> bool:
    """Whether the clicker may be shown a tournament: where it is, they read, or they take part."""
    guild = click.bot.get_guild(tournament.guild)
    if guild is None or click.guild_id not in (None, guild.id):
        return False
    return tournament.names(click.user) or await _reads(click, guild, tournament)


async def _reads(click: Click, guild: discord.Guild, tournament: Tournament) -> bool:
    """Whether the clicker is in the server and reads the channel of its tournament, if any."""
    if click.channel_id == tournament.channel:
        return True
    member = await access.asker_in(click, guild)
    place = guild.get_channel_or_thread(tournament.channel)
    if member is None:
        return False
    return place is None or await click.bot.sight.reads(place, member)


async def offered(click: Click) -> list[app_commands.Choice[int]]:
    """The tournaments that are offered while a number is typed."""
    if click.guild_id is None:
        return []
    words, found = click.words, await _nearby(click)
    return [
        app_commands.Choice(
            name=shorten(
                words.say(
                    "tournament-choice",
                    number=one.id,
                    game=game_name(words, one.settings.game),
                    status=one.status,
                    round=len(one.rounds),
                ),
                ITEM,
            ),
            value=one.id,
        )
        for one in found[:MENU_ITEMS]
    ]


def must_open_tables(click: Click, tournament: Tournament) -> None:
    """Refuse a round whose tables could not be opened, as the bot lacks a right in the channel.

    :raises Refusal: it names the rights.
    """
    guild = click.bot.get_guild(tournament.guild)
    place = guild.get_channel(tournament.channel) if guild else None
    if guild is None or place is None:
        return
    if missing := rights.lacking(place.permissions_for(guild.me), "channel", new_thread=True):
        raise rights.refusal(click.words, missing, place, tournament.channel)


def moderates(click: Click, tournament: Tournament) -> bool:
    """Whether the clicker may manage messages in the channel of a tournament.

    Where that is gone, it is whoever may in the whole server.
    """
    asker = click.interaction.user
    if click.channel_id == tournament.channel:
        return click.interaction.permissions.manage_messages
    guild = click.bot.get_guild(tournament.guild)
    place = guild.get_channel(tournament.channel) if guild else None
    if click.guild_id != tournament.guild or not isinstance(asker, discord.Member):
        return False
    granted = asker.guild_permissions if place is None else place.permissions_for(asker)
    return granted.manage_messages


async def must_be_welcome(
    click: Click, tournament: Tournament, partner: discord.Member | None
) -> None:
    """Refuse people the host does not want, and partners who cannot or do not want to be one.

    People asked by direct message may have left the server since.

    :raises Refusal: one of them may not take part.
    """
    social, host = click.bot.store.social, tournament.host.user
    guild = click.bot.get_guild(tournament.guild)
    if guild is None or not await _reads(click, guild, tournament):
        raise Refusal("no-tournament")
    if await social.has_blocked(host, click.user):
        raise Refusal("not-welcome")
    if partner is None:
        return
    if partner.bot:
        raise Refusal("no-bots")
    user, who = UserId(partner.id), escape(clean(partner.display_name))
    if await social.has_blocked(click.user, user):
        raise Refusal("you-blocked", who=who)
    if await social.has_blocked(host, user) or await social.has_blocked(user, click.user):
        raise Refusal("cannot-come", who=who)
    place = guild.get_channel(tournament.channel)
    if place is not None and not await click.bot.sight.reads(place, partner):
        raise Refusal("cannot-see", who=who)
