"""A house under siege, furnished with tables, and a crowd of people with bad manners."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager, closing
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import discord
import pytest
from simcord import interactions

from bot.rules import GAMES
from bot.storage.address import ServerAddress
from bot.storage.postgres.connection import PostgresConnection
from bot.tables.model.clock import Pace
from bot.tables.model.lobby import Lobby
from bot.tables.verbs.lobby import arrange
from tests.hostile.careless import Careless, careless_at, of_the_disk
from tests.hostile.in_step import in_step
from tests.hostile.payloads import NAMES
from tests.hostile.siege import PAUSE, Siege
from tests.hostile.troubles import (
    ALL,
    PRIVATE,
    STRANGERS,
    private_thread,
)
from tests.hostile.watch import Watch
from tests.support.house import House, open_house, secrets_from
from tests.support.player import Player
from tests.support.simcord_adapter import LOCALES, adapt

SHORT = "euchre-two"
"""A game for two that may be over soon."""
SHORT_WAIT = 9.0
"""Seconds of a wait that is passed over: less than any that is to be seen."""
CANARIES = ("Qhome", "Qelse")
LANGUAGES = ("en-US", "de", "fr", "it", "ja", "ko")


PACE = Pace(
    robot=PAUSE, forced=PAUSE, deal=PAUSE, trick=0, redraw=0, retry=2 * PAUSE, interval=PAUSE
)


@asynccontextmanager
async def besieged(
    folder: Path,
    seed: int,
    games: tuple[str, ...] = (),
    troubles: frozenset[str] = ALL,
    address: ServerAddress | None = None,
) -> AsyncIterator[Siege]:
    """A house with two servers, on two shards, and a crowd of people with bad manners.

    Everything is kept in a file in the folder, or in an empty database at the address.
    """
    rng = Random(f"siege {seed}")
    with pytest.MonkeyPatch.context() as monkeypatch, ExitStack() as stack:
        adapt(monkeypatch)
        if address is None:
            in_step(monkeypatch, Random(f"disk {seed}"))
        server = stack.enter_context(closing(PostgresConnection(address))) if address else None
        async with open_house(
            folder,
            store=lambda path: careless_at(address or path),
            secrets=secrets_from(seed),
            shards=2,
            pace=PACE,
            server=server,
        ) as house:
            siege = _crowd(house, rng)
            siege.troubles = troubles
            house.faults.addFilter(lambda record: not of_the_disk(record))
            siege.watch.strangers = STRANGERS in troubles
            Careless.failing = None
            await siege.watch.listen(monkeypatch)
            try:
                house.env.settle_timeout = SHORT_WAIT
                await _furnish(siege, games or tuple(rng.sample(list(GAMES), 4)))
                if PRIVATE in troubles:
                    private_thread(siege)
                yield siege
            finally:
                Careless.failing = None
                siege.watch.leave()


def _crowd(house: House, rng: Random) -> Siege:
    env = house.env
    far = env.create_guild("Qelse @everyone", shard_id=1)
    far_channel = far.create_text_channel("far")
    channels = [house.channel, *map(house.guild.create_text_channel, ("other", "third"))]
    homes: list[Player] = []
    aways: list[Player] = []
    names = rng.sample(NAMES, 10)
    for n, name in enumerate(names):
        guild, crowd, word = (
            (house.guild, homes, CANARIES[0]) if n < 7 else (far, aways, CANARIES[1])
        )
        roles = []
        if n in (0, 7):
            rights = discord.Permissions(manage_guild=True, manage_messages=True)
            roles = [guild.create_role(f"admin {n}", permissions=rights)]
        user = env.create_user(f"p{n}")
        shown = f"{word} {name}" if n % 2 else name
        env.backend.get_user(user.id).global_name = shown
        member = guild.add_member(user, roles=roles)
        LOCALES[member.id] = rng.choice(LANGUAGES)
        crowd.append(Player(house, member))
    strangers = [house.invite(f"stranger {n}") for n in range(2)]
    house.people = homes + aways
    house.closed_dm(homes[3])
    canaries = {house.guild.id: CANARIES[0], far.id: CANARIES[1]}
    return Siege(
        house=house,
        watch=Watch(house, canaries),
        rng=rng,
        people=homes,
        elsewhere=aways,
        strangers=strangers,
        channels=channels,
        far_channel=far_channel,
        leaves=spoken_by(house),
    )


def spoken_by(house: House) -> list[tuple[dict[str, Any], list[str], dict[str, Any]]]:
    """Every command that the bot has made known: its root, its path, and what it takes."""
    return [
        (command, path, leaf)
        for command in house.env.backend.commands[None].values()
        for path, leaf in interactions.command_leaves(command)
    ]


async def _furnish(siege: Siege, games: tuple[str, ...]) -> None:
    """Some tables at which games are on, one of them in the other server."""
    await _play_to_the_end(siege)
    for n, game in enumerate(games):
        far = n == len(games) - 1
        crowd = siege.elsewhere if far else siege.people
        channel = siege.far_channel if far else siege.channels[n]
        host, guest, *_ = siege.rng.sample(crowd, 2)
        await host.member.slash(channel, "table open", game=game)
        table = siege.house.bot.tables.tables[-1]
        await guest.member.slash(channel, "table join", table=table.id)
        for _ in range(8):
            if all(not chair.empty for chair in table.lobby.chairs):
                break
            await table.do(arrange, host.id, type(table.lobby).add_robot)
        await table.do(arrange, host.id, _short)
        await host.member.slash(channel, "table start", table=table.id)
        await siege.house.env.settle()
        siege.learn([])
    siege.watch.know()


def _short(lobby: Lobby) -> Lobby:
    """A game that may be over while the siege lasts: then it counts."""
    return replace(lobby, options=lobby.options.shortest())


async def _play_to_the_end(siege: Siege) -> None:
    """A game that is over: there are boards, replays, and the same again."""
    host, guest = siege.rng.sample(siege.people, 2)
    hall = siege.house.bot.tables
    await host.member.slash(siege.channels[2], "table open", game=SHORT)
    table = hall.tables[-1]
    await guest.member.slash(siege.channels[2], "table join", table=table.id)
    await table.do(arrange, host.id, lambda lobby: lobby.with_option("target", "5"))
    await host.member.slash(siege.channels[2], "table start", table=table.id)
    while table.status == "playing" and (session := table.session) is not None:
        seat = next(iter(session.turn))
        user = session.chairs[seat].user if seat >= 0 else None
        if user is None:
            await siege.pass_time(PAUSE)
            continue
        line = session.game.write(session.game.legal(session.view(seat)).sample(siege.rng))
        who = host if user == host.id else guest
        # As a command: what the test itself sets off would wait in real time.
        await who.member.slash(siege.channels[2], "card call", what=line, table=table.id)
        if table.session is session:  # refused: the last card plays itself
            await siege.pass_time(PAUSE)
    await siege.rest()
    siege.learn([])


async def siege(
    folder: Path,
    seed: int,
    count: int,
    troubles: frozenset[str] = ALL,
    address: ServerAddress | None = None,
) -> tuple[Counter[str], Counter[str]]:
    """A siege from the beginning to the end: what was done how often, and what was used."""
    async with besieged(folder, seed, troubles=troubles, address=address) as under:
        await under.go_on(count)
        await asyncio.sleep(0)
        under.used.update(dict.fromkeys(there_is(under), 0))
        return under.done + under.watch.counts, under.used


def there_is(siege: Siege) -> set[str]:
    """Every command and every kind of button, menu and window that the bot answers."""
    return {*siege.house.bot.kinds, *("/" + " ".join(path) for _, path, _ in siege.leaves)}
