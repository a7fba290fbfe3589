"""A house in the simulated Discord: the bot on a file of its own, a server, and people.

Everything is done as people do it: they click what they see and type slash commands. The file
is read with SQLite alone, to see what was really kept.
"""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import discord
import orjson
import simcord
from discord import app_commands

from bot.client import catalogue
from bot.client.app import KnaveBot
from bot.client.errors import Stopped
from bot.client.rights import INVITED
from bot.demo.strict import Strict
from bot.rules import GAMES, Illegal, Log, Seat, View, replay
from bot.storage.rows.ids import NOBODY, TableId
from bot.storage.rows.people import PersonRow
from bot.storage.sqlite import SqliteStore
from bot.storage.store import StoreError
from bot.storage.subject import Db
from bot.tables.live.peers import Elsewhere
from bot.tables.model.clock import HASTE, Clock, Pace
from bot.tables.model.refusals import Refusal
from bot.words.command_names import Reading
from bot.words.words import words
from tests.support.foundation import lay
from tests.support.player import Player
from tests.support.quick import Inline, Quick, Resting, SimTime
from tests.support.simcord_adapter import LOCALES
from tests.support.strictly import judge, strict_of, strictly

CLOSED_DM = 50007
"""Discord's code for a direct message to someone who lets nobody write to them."""
GAMES_KEPT = ("tables", "seats", "games", "moves", "notes", "results")
CHOICES = ("guilds", "board_choices", "presets", "usual_rules", "blocks", "wanted")
KEPT = (*GAMES_KEPT, *CHOICES)
"""Rows that a refused wish must leave alone: games, and the choices of people and servers."""
MET = ("user_id", "name", "locale")
"""Columns noted down of everybody who presses anything, refused or not."""


class Faults(logging.Handler):
    """Collects what the bot itself called an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.seen: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.seen.append(self.format(record))


@dataclass
class House:
    """The bot, its file, one server with one channel, and whoever was invited."""

    env: simcord.Env
    path: Path
    guild: Any
    channel: Any
    made: dict[str, Any]
    faults: Faults
    server: Db | None = None
    """A connection to the database in which everything is kept, if it is not in the file."""
    people: list[Player] = field(default_factory=list)
    reader: sqlite3.Connection | None = None
    """The connection that reads the file, from the first question on: opening it takes longer."""

    @property
    def bot(self) -> KnaveBot:
        bot = self.env.bot
        assert isinstance(bot, KnaveBot)
        return bot

    @property
    def strict(self) -> Strict:
        """The rules by which this Discord refuses requests, and its refusals so far."""
        return strict_of(self.env.backend)

    def invite(self, name: str, locale: str = "en-US", roles: Any = ()) -> Player:
        """Somebody is a member of the server."""
        member = self.guild.add_member(self.env.create_user(name), roles=roles)
        LOCALES[member.id] = locale
        player = Player(self, member)
        self.people.append(player)
        return player

    def invite_admin(self, name: str, locale: str = "en-US") -> Player:
        """Somebody is a member of the server who may manage it."""
        rights = discord.Permissions(manage_guild=True)
        return self.invite(name, locale, [self.guild.create_role("admin", permissions=rights)])

    def invite_all(self, *names: str) -> list[Player]:
        return [self.invite(name) for name in names]

    async def restart(self, **changes: Any) -> None:
        """Begin a new process on this file, perhaps with another clock or other robots."""
        old = self.bot
        self.made |= changes
        self.look_away()
        await self.env.restart_bot(make_bot(self.path, **self.made))
        await old.store.close()
        await self.env.settle()

    # ------------------------------------------------------------------ what everybody sees

    @property
    def public(self) -> Any:
        """The newest message of the channel that is a table's."""
        found = [m for m in self.channel.history() if m.components and not m.flags.ephemeral]
        return found[-1]

    # ------------------------------------------------------------------ what is kept

    def rows(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        if self.server is not None:
            return self.server.execute(query, values).fetchall()
        if self.reader is None:
            self.reader = sqlite3.connect(f"file:{self.path}?mode=ro", uri=True)
        return self.reader.execute(query, values).fetchall()

    def look_away(self) -> None:
        """Leave the file to whoever closes, changes or takes it up again."""
        if self.reader is not None:
            self.reader.close()
            self.reader = None

    def kept(self) -> dict[str, list[tuple[Any, ...]]]:
        """All that a refused wish must leave alone."""
        kept = {name: sorted(self.rows(f"SELECT * FROM {name}"), key=repr) for name in KEPT}
        return kept | {"people": self.chosen()}

    def chosen(self) -> list[tuple[Any, ...]]:
        """The choices of each person who has made any, in the order of their user ids."""
        usual = asdict(PersonRow(user_id=NOBODY))
        names = [name for name in usual if name not in MET]
        differs = " OR ".join(f"{name} != ?" for name in names)
        query = f"SELECT user_id, {', '.join(names)} FROM people WHERE {differs} ORDER BY 1"
        return self.rows(query, *(usual[name] for name in names))

    def log(self, table: int = 1) -> Log:
        """The log of a table's newest game, from the file."""
        (head,) = self.rows(
            "SELECT id, game, version, options, players, commitment, seed FROM games"
            " WHERE table_id = ? ORDER BY id DESC LIMIT 1",
            table,
        )
        moves = self.rows("SELECT seat, line FROM moves WHERE game_id = ? ORDER BY number", head[0])
        return Log(
            game=head[1],
            version=head[2],
            options=head[3],
            players=head[4],
            commitment=head[5],
            seed=head[6],
            moves=tuple((Seat(seat), line) for seat, line in moves),
        )

    def state(self, table: int = 1) -> Any:
        return replay(self.log(table))

    def seats(self, table: int = 1) -> list[int | None]:
        """The user ids of a table's seats, in their order; robots are ``None``."""
        return [
            user
            for (user,) in self.rows(
                "SELECT user_id FROM seats WHERE table_id = ? ORDER BY position", table
            )
        ]

    def view(self, player: Player, table: int = 1) -> View[Any]:
        """The view of this player, from the file alone."""
        log = self.log(table)
        seen: View[Any] = GAMES[log.game].view(replay(log), player.seat(table))
        return seen

    def legal(self, player: Player, table: int = 1) -> list[str]:
        """The lines of the actions that are legal for this player, from the file alone."""
        game = GAMES[self.log(table).game]
        return [game.write(a) for a in game.legal(self.view(player, table))]

    def closed_dm(self, player: Player, times: int | None = None) -> None:
        """Close somebody's direct messages to the bot."""
        path = f"/channels/{player.member.user.dm_channel.id}/messages"
        self.env.inject_error("POST", path, status=403, code=CLOSED_DM, times=times)

    async def opened(
        self, host: Player, game: str, rules: str = "house", **options: Any
    ) -> TableId:
        """A table is open; the answer is its number. No ``rules`` are those expected here."""
        if rules:
            options["rules"] = rules
        await host.slash("table open", game=game, **options)
        ((number,),) = self.rows("SELECT max(id) FROM tables")
        return TableId(number)

    async def started(self, game: str, *players: Player, **options: Any) -> TableId:
        """A game has begun, with robots on the chairs that are left."""
        host, *guests = players
        table = await self.opened(host, game, **options)
        for guest in guests:
            await guest.press(self.public, f"lobby:{table}:join")
        await host.start(table)
        await self.env.settle()
        return table

    def to_act(self, *players: Player) -> list[Player]:
        """Those whose hands show something to press now."""
        return [player for player in players or self.people if player.lines()]


async def pass_time(house: House, seconds: float) -> None:
    """So many seconds go by, and everything that comes of them is done."""
    await house.env.advance_time(seconds)
    await house.env.settle()


def public_sentence(house: House, key: str, language: str = "en", **facts: object) -> str:
    """The sentence under this key as a channel shows it, where commands can be pressed."""
    reading = Reading(house.bot.preferences.commands, linked=True)
    return words(language, reading=reading).say(key, **facts)


def _cheap(path: Path) -> SqliteStore:
    """A store that does not wait for the disk: power cuts are tried with processes."""
    return SqliteStore(path, synchronous="NORMAL")


def make_bot(path: Path, **made: Any) -> KnaveBot:
    made = dict(made)
    secrets: Iterable[bytes] | None = made.pop("secrets", None)
    made.setdefault("robots", Quick())
    made.setdefault("workers", Inline())
    made.setdefault("reviewing", Resting())
    made.setdefault("pace", HASTE)
    store = made.pop("store", _cheap)(path)
    if secrets is not None:
        made["draw_secret"] = iter(secrets).__next__
    bot = KnaveBot(store, **made)
    # The dailies are sealed before any table opens: its shuffle is not to hang on how many.
    bot.tables.dailies._draw_secret = secrets_from("dailies").__next__
    # How slow this machine is must not make drawings pause: the time of a house stands still.
    bot.inflight.worked = lambda seconds: None
    return bot


def secrets_from(seed: int | str) -> Iterator[bytes]:
    """Secrets that are none: the same shuffles in every run of the tests."""
    rng = Random(seed)
    while True:
        yield rng.randbytes(32)


@asynccontextmanager
async def open_house(
    folder: Path,
    *,
    robots: Any = None,
    clock: Clock | None = None,
    pace: Pace = HASTE,
    shards: int = 1,
    server: Db | None = None,
    **made: Any,
) -> AsyncIterator[House]:
    """A house that is open until the end of the block, and made no mistake until then."""
    clock = clock or SimTime()
    made = {"robots": robots or Quick(), "clock": clock, "pace": pace, **made}
    made.setdefault("secrets", secrets_from("knave"))
    path = folder / "knave.db"
    lay(path)
    faults = Faults()
    ours = [logging.getLogger(name) for name in ("bot", "cogs")]
    for logger in ours:
        logger.addHandler(faults)
    env = simcord.Env(make_bot(path, **made), shard_count=shards)
    if isinstance(clock, SimTime):
        clock.env = env
    strict = strictly(env.backend, enforced=pace.redraw > 0)
    with patch.object(catalogue, "payload_of", payload_of):
        await env.start()
    try:
        guild = env.create_guild("Home")
        as_invited(env, guild.id)
        channel = guild.create_text_channel("cards")
        house = House(env, path, guild, channel, made, faults, server)
        try:
            yield house
        finally:
            house.look_away()
        assert not faults.seen, faults.seen
        assert not unexpected(env.errors), unexpected(env.errors)
        judge(strict)
    finally:
        await env.shutdown()
        assert isinstance(env.bot, KnaveBot)
        await env.bot.store.close()
        for logger in ours:
            logger.removeHandler(faults)


def as_invited(env: simcord.Env, guild: int) -> None:
    """Grant the bot no more rights in a server than it asks for, and nobody more than they need."""
    for role in env.backend.get_guild(guild).roles.values():
        own = 0 if role.managed else discord.Permissions(use_application_commands=True).value
        env.backend.edit_role(guild, role.id, {"permissions": INVITED.value | own})


async def payload_of(
    tree: app_commands.CommandTree[Any], translator: app_commands.Translator
) -> list[catalogue.Payload]:
    """The commands in every language; to translate the same ones again takes half of a start."""
    told = orjson.dumps([one.to_dict(tree) for one in tree.get_commands()], default=str)
    if told not in _translated:
        _translated[told] = await _payload_of(tree, translator)
    return _translated[told]


_payload_of = catalogue.payload_of
_translated: dict[bytes, list[catalogue.Payload]] = {}


def unexpected(errors: Iterable[BaseException]) -> list[BaseException]:
    """The simulation also counts the refusals that the commands' error handler answers."""
    meant = (
        Refusal,
        Elsewhere,
        Illegal,
        StoreError,
        Stopped,
        app_commands.CommandNotFound,
        app_commands.TransformerError,
    )
    return [e for e in errors if not isinstance(getattr(e, "original", e), meant)]
