"""A day and an hour that someone types into a command: what is offered, and the moment meant."""

from contextlib import suppress
from dataclasses import replace
from datetime import date, timedelta
from typing import Any, Final

import discord
from discord import app_commands

from bot.client import present
from bot.client.click import Click
from bot.client.typed_text import plain
from bot.storage.rows.people import UNKNOWN_ZONE
from bot.tables.model.local_time import moment_of, read_day, read_time, today_in
from bot.tables.model.quiet_hours import zones
from bot.tables.model.refusals import Refusal
from bot.tables.screens.custom_ids import Zone
from bot.tables.screens.zone_screen import zone_noted, zone_question

Asked = discord.Interaction[Any]
REALLY: Final = "Etc/UTC"
"""The time zone of someone who has chosen that one: it has two names."""
WESTERNMOST: Final = "Etc/GMT+12"
"""The time zone in which each day ends last: that of nobody, but none is behind it."""
DAYS: Final = 14
"""Days that are offered to choose from."""
HOURS: Final = tuple(f"{n // 2}:{n % 2 * 30:02}" for n in range(36, 46))
"""Hours that are offered: those of an evening."""


async def moment(click: Click, day: str, hour: str, zone: str) -> float:
    """The moment that was typed, in seconds since 1970. Without a day it is today.

    :raises Refusal: it is not understood, or nobody knows in which zone it is meant.
    """
    now, person = click.bot.clock.now(), await click.bot.preferences.person(click.user)
    if zone and zone not in zones():
        raise Refusal("unknown-zone", zone=zone)
    known = zone or person.zone
    if not zone and known == UNKNOWN_ZONE:
        raise Refusal("evening-zone")
    today = today_in(known, now)
    return moment_of(_day(click, day, today) if day else today, read_time(hour), known)


async def remember(click: Click, zone: str) -> None:
    """Keep the time zone that was typed, once what was typed with it is done; "" is none.

    That of someone with quiet hours is not changed: they stay where they are.
    """
    person = await click.bot.preferences.person(click.user)
    if zone and person.quiet_from == person.quiet_to:
        kept = REALLY if zone == UNKNOWN_ZONE else zone
        await click.bot.preferences.change(click.user, lambda one: replace(one, zone=kept))


async def asked_for_zone(click: Click, zone: str, day: str, hour: str, wish: str | None) -> bool:
    """Ask for the time zone, if nobody knows it; whether an answer to ``wish`` is waited for.

    ``wish`` is the custom id that goes on with the command, ``None`` if it has no room for it. A
    time that would be refused in every zone is not asked about.

    :raises Refusal: the day or the hour is not understood.
    """
    person, now = await click.bot.preferences.person(click.user), click.bot.clock.now()
    if zone or person.zone != UNKNOWN_ZONE or wish is None:
        return False
    read_time(hour)
    if day:
        _day(click, day, today_in(UNKNOWN_ZONE, now))
    await click.show(zone_question(click.words, wish, now))
    return True


def answered(click: Click) -> tuple[str, str, str, list[str]]:
    """The day, the hour and the zone that were chosen, and the other fields of the command.

    :raises Refusal: no such question is asked.
    """
    asked, chosen = click.id, click.values[:1]
    if not isinstance(asked, Zone) or not chosen or chosen[0] not in zones():
        raise Refusal("forged")
    day, hour, *fields = asked.all_typed
    return day, hour, chosen[0], fields


async def noted(click: Click, zone: str) -> None:
    """Keep the zone that was chosen, and take the question away: what comes next stands below."""
    await remember(click, zone)
    await click.edit(zone_noted(click.words, zone))


async def days(interaction: Asked, current: str) -> list[app_commands.Choice[str]]:
    """The next days by their names, or the one that is typed."""
    click = await Click.of(interaction)
    zone = await _zone_so_far(click)
    today = today_in(zone or WESTERNMOST, click.bot.clock.now())
    offered = [today + timedelta(days=n) for n in range(DAYS)]
    with suppress(Refusal):
        offered = [read_day(current, today, click.words.language)]
        current = ""
    known = today if zone else None
    return present.matching([(_named(click, one, known), str(one)) for one in offered], current)


async def hours(interaction: Asked, current: str) -> list[app_commands.Choice[str]]:
    """The usual hours of an evening, or the one that is typed."""
    with suppress(Refusal):
        return present.matching([(str(time), str(time)) for time in [read_time(current)]], "")
    return present.matching([(time, time) for time in HOURS], current)


async def _zone_so_far(click: Click) -> str:
    """The time zone that is typed, or known; empty if neither is."""
    typed = str(getattr(click.interaction.namespace, "zone", ""))
    if typed in zones():
        return typed
    known = (await click.bot.preferences.person(click.user)).zone
    return "" if known == UNKNOWN_ZONE else known


def _day(click: Click, typed: str, today: date) -> date:
    """The day that was typed: by its date, or by a name under which it is offered.

    :raises Refusal: it is not understood.
    """
    for ahead in range(DAYS):
        day = today + timedelta(days=ahead)
        name = _named(click, day, today)
        if plain(typed) in map(plain, (name, *name.split(" · "))):
            return day
    return read_day(typed, today, click.words.language)


def _named(click: Click, day: date, today: date | None) -> str:
    """A day in the reader's language; ``today`` is unknown where the reader's zone is."""
    said = click.words.say("evening-day", day=day)
    ahead = DAYS if today is None else (day - today).days
    key = {0: "evening-today", 1: "evening-tomorrow"}.get(ahead)
    return click.words.say(key, day=said) if key else said
