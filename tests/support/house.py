"""A house in the simulated Discord: the bot on a file of its own, a server, and people.

Everything is done as people do it: they click what they see and type slash commands. The file
is read with SQLite alone, to see what was really kept.
"""

from __future__ import annotations

import asyncio
import logging
import pickle
import re
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import orjson
import simcord
from discord import app_commands
from simcord import actors

from bot.client import catalogue
from bot.client.app import KnaveBot
from bot.client.errors import Stopped
from bot.demo.strict import Strict
from bot.ground.workers import NoWorkers
from bot.rules import GAMES, Illegal, Log, Seat, View, replay
from bot.storage.rows.ids import NOBODY, TableId, UserId
from bot.storage.rows.people import PersonRow
from bot.storage.sqlite import SqliteStore
from bot.storage.store import StoreError
from bot.storage.subject import Db
from bot.tables.model.clock import HASTE, Clock, Pace
from bot.tables.model.lobby import Refusal
from bot.words.command_names import Reading
from bot.words.words import words
from tests.support.advice import Advising
from tests.support.foundation import lay
from tests.support.reading import controls_of, text_of
from tests.support.simcord_adapter import LOCALES
from tests.support.strictly import judge, strict_of, strictly

CLOSED_DM = 50007
"""The language of each person's Discord; nobody here: English."""
BUTTON, MENU = 2, 3
GAMES_KEPT = ("tables", "seats", "games", "moves", "notes", "results")
CHOICES = ("guilds", "board_choices", "presets", "usual_rules", "blocks", "wanted")
LOOKS = 2 * 60 * 60
"""Seconds within which the bot looks at the wall clock, whatever it waits for."""
KEPT = (*GAMES_KEPT, *CHOICES)
"""What a refused wish must leave alone: games, and what people and servers have chosen."""
MET = ("user_id", "name", "locale")
"""What is noted down of everybody who presses anything, refused or not."""


class Quick(Advising):
    """A robot that takes any legal action: equal ones for equal questions."""

    async def choose(self, key: str, view: View[Any], seed: int | str, level: str) -> str:
        game = GAMES[key]
        return game.write(game.legal(view).sample(Random(seed)))


class Inline:
    """Runs here what the bot runs in processes of its own, and counts it by function."""

    def __init__(self) -> None:
        self.ran: Counter[str] = Counter()

    async def run(self, function: Any, /, *args: Any, **kwargs: Any) -> Any:
        self.ran[function.__name__] += 1
        return pickle.loads(pickle.dumps(function(*args, **kwargs)))

    async def close(self) -> None:
        """There is nothing to be closed."""


class Resting:
    """Looks at no decision: most tests do not ask for any, and it takes seconds a game."""

    async def run(self, function: Any, /, *args: Any, **kwargs: Any) -> Any:
        raise NoWorkers("nobody looks at decisions here")

    async def close(self) -> None:
        """There is nothing to be closed."""


class Faults(logging.Handler):
    """Collects what the bot itself called an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.seen: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.seen.append(self.format(record))


class SimTime:
    """The time of the simulated Discord, which only the test moves.

    The wall clock is ``ahead`` of it by some seconds; to change that is to set that clock.
    """

    def __init__(self, ahead: float = 0.0) -> None:
        self.ahead = ahead
        self.env: simcord.Env | None = None

    def now(self) -> float:
        return self.steady() + self.ahead

    def steady(self) -> float:
        return self.env.now().timestamp() if self.env else 0.0

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    async def leap(self, seconds: float) -> None:
        """The wall clock goes on by so much at once, and whoever looks at it has done so.

        Letting the time itself go by wakes everybody who waits, again and again.
        """
        assert self.env is not None
        self.ahead += seconds
        await self.env.advance_time(LOOKS)
        await self.env.settle()


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
    """What reads the file, from the first question on: to open it takes longer than to ask."""

    @property
    def bot(self) -> KnaveBot:
        bot = self.env.bot
        assert isinstance(bot, KnaveBot)
        return bot

    @property
    def strict(self) -> Strict:
        """What this Discord refuses, and what it has refused."""
        return strict_of(self.env.backend)

    def invite(self, name: str, locale: str = "en-US", roles: Any = ()) -> Player:
        """Somebody is a member of the server."""
        member = self.guild.add_member(self.env.create_user(name), roles=roles)
        LOCALES[member.id] = locale
        player = Player(self, member)
        self.people.append(player)
        return player

    def invite_all(self, *names: str) -> list[Player]:
        return [self.invite(name) for name in names]

    async def restart(self, **changes: Any) -> None:
        """Another process takes up the same file, perhaps with another clock or other robots."""
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
        """What each person has chosen who has chosen anything."""
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
        """Who sits where, by user id; robots are ``None``."""
        return [
            user
            for (user,) in self.rows(
                "SELECT user_id FROM seats WHERE table_id = ? ORDER BY position", table
            )
        ]

    def view(self, player: Player, table: int = 1) -> View[Any]:
        """What this player may know, from the file alone."""
        log = self.log(table)
        seen: View[Any] = GAMES[log.game].view(replay(log), player.seat(table))
        return seen

    def legal(self, player: Player, table: int = 1) -> list[str]:
        """What this player may do, from the file alone."""
        game = GAMES[self.log(table).game]
        return [game.write(a) for a in game.legal(self.view(player, table))]

    def closed_dm(self, player: Player, times: int | None = None) -> None:
        """This person lets nobody write to them."""
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


class Followed:
    """The result of a click on a public message that was answered as if it changed that.

    What its clicker alone was told then stands here as if it had been the first response.
    """

    def __init__(self, result: Any) -> None:
        self._result = result
        self.response, *self.followups = result.followups

    def __getattr__(self, name: str) -> Any:
        return getattr(self._result, name)

    @classmethod
    def of(cls, result: Any, in_server: bool) -> Any:
        """The result as it is, unless it is one of these."""
        clicked = result._interaction.source_message_id
        is_public = in_server and result.response is not None and not result.response.ephemeral
        if not is_public or result.response.id != clicked or not result.followups:
            return result
        return cls(result) if result.followups[0].ephemeral else result


@dataclass
class Player:
    """Somebody at their client."""

    house: House
    member: Any
    shown: Any = None
    """The private hand that is open in the channel, if they play from there."""

    @property
    def id(self) -> UserId:
        return UserId(self.member.id)

    @property
    def name(self) -> str:
        return str(self.member.name)

    def seat(self, table: int = 1) -> Seat:
        return Seat(self.house.seats(table).index(self.id))

    @property
    def letters(self) -> list[Any]:
        """All direct messages, oldest first."""
        return list(self.member.user.dm_channel.history())

    @property
    def hand(self) -> Any:
        """The message in which this person's hand is."""
        letters = [one for one in self.letters if wishes(one)] or self.letters
        return self.shown or (letters[-1] if letters else None)

    def lines(self) -> dict[str, str]:
        """What can be pressed on the hand: the action's line → its ``custom_id``."""
        return moves(self.hand) if self.hand else {}

    # ------------------------------------------------------------------ doing

    async def slash(self, name: str, /, **options: Any) -> Any:
        result = await self.member.slash(self.house.channel, name, **options)
        return await self._answered(result)

    async def slash_dm(self, name: str, **options: Any) -> Any:
        return await self._answered(await self.member.user.slash(name, **options))

    async def complete(
        self, name: str, option: str, typed: str = "", /, **filled: Any
    ) -> list[Any]:
        """The values offered while typing."""
        found = await self.member.autocomplete(self.house.channel, name, option, typed, **filled)
        return [choice["value"] for choice in found]

    async def press(self, message: Any, custom_id: str) -> Any:
        """Press a button that is there to be pressed."""
        return await self._answered(await self._who(message).click(message, custom_id=custom_id))

    async def choose(self, message: Any, custom_id: str, *values: str) -> Any:
        """Choose in a menu that is there."""
        who = self._who(message)
        return await self._answered(await who.select(message, values, custom_id=custom_id))

    async def forge(self, message: Any, custom_id: str, *values: str, who: Any = None) -> Any:
        """Send a click on something that this message does not (or no longer) show."""
        kind = MENU if values else BUTTON
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": kind}
        if values:
            data["values"] = list(values)
        who = who or self._who(message)
        stored = self.house.env.backend.get_message(channel_of(message), message.id)
        return await self._answered(await actors._component_interaction(who, stored, data))

    async def act(self, line: str) -> Any:
        """Press the button of this action on one's hand; and once more if it is asked again."""
        result = await self.press(self.hand, self.lines()[line])
        sure = [w for w in wishes(self.hand) if w.startswith("sure:") and w.endswith(f":{line}")]
        return await self.press(self.hand, sure[0]) if sure else result

    async def end(self) -> Any:
        """End the table of the channel; a game that is on after the second question too."""
        asked = await self.slash("table end")
        again = [wish for wish in wishes(asked.response) if wish.endswith(":end-now")]
        return await self.press(asked.response, again[0]) if again else asked

    async def start(self, table: int = 1) -> Any:
        """Press *Start*, and once more if it is asked whether robots are to play."""
        result = await self.press(self.house.public, f"lobby:{table}:start")
        yes = f"lobby:{table}:fill"
        asked = result.response is not None and yes in wishes(result.response)
        return await self.press(result.response, yes) if asked else result

    async def more(self, verb: str, table: int = 1) -> Any:
        """Press a button of *More…* in the lobby."""
        panel = (await self.press(self.house.public, f"lobby:{table}:more")).response
        return await self.press(panel, f"lobby:{table}:{verb}")

    async def seats_panel(self, table: int = 1) -> Any:
        """The panel of seats of a table in its lobby."""
        more = (await self.press(self.house.public, f"lobby:{table}:more")).response
        return (await self.press(more, f"seats:{table}:show")).response or more

    async def at_this_table(self, table: int = 1) -> Any:
        """The panel of what a table in its lobby allows: taking back, hints."""
        more = (await self.press(self.house.public, f"lobby:{table}:more")).response
        return (await self.press(more, f"favour:{table}:panel")).response

    async def open_hand(self, table: int = 1) -> Any:
        """Press *My hand*, and play from there."""
        result = await self.press(self.house.public, f"table:{table}:hand")
        self.shown = result.response
        return result

    async def say(self, line: str) -> Any:
        """Say an action by the slash command that is for it."""
        verb, _, rest = line.partition(" ")
        match verb:
            case "play":
                return await self.slash("card play", card=rest)
            case "pass":
                return await self.slash("card pass")
            case "bid":
                return await self.slash("card bid", bid=rest)
            case "order" | "call" | "trump":
                return await self.slash("card trump", trump=line)
        return await self.slash("card call", what=line)

    def _who(self, message: Any) -> Any:
        """In a direct message it is the user who clicks, in the server the member."""
        in_server = self.house.env.backend.get_channel(channel_of(message)).guild_id is not None
        return self.member if in_server else self.member.user

    async def _answered(self, result: Any) -> Any:
        assert result.acknowledged, "Discord says: this interaction failed"
        await self.house.env.settle()
        place = self.house.env.backend.get_channel(result._interaction.channel_id)
        return Followed.of(result, place.guild_id is not None)


def channel_of(message: Any) -> int:
    return int(getattr(message, "channel_id", None) or message.channel.id)


def controls(message: Any) -> Iterator[dict[str, Any]]:
    """Every button and menu of a message, as Discord keeps it."""
    return controls_of(message)


def labels(message: Any) -> list[str]:
    return [c["label"] for c in controls(message) if c["type"] == BUTTON]


def wishes(message: Any) -> list[str]:
    return [c["custom_id"] for c in controls(message)]


def in_words(message: Any) -> str:
    """All that a message says in words: its text, and the alt text of its picture."""
    return "\n".join([text_of(message), *(str(a.description) for a in message.attachments)])


def enabled(message: Any, custom_id: str) -> bool:
    return any(c["custom_id"] == custom_id and not c.get("disabled") for c in controls(message))


def menu(message: Any, prefix: str) -> dict[str, Any]:
    (found,) = [c for c in controls(message) if c["custom_id"].startswith(prefix)]
    return found


def moves(message: Any) -> dict[str, str]:
    """The actions offered as buttons: line → ``custom_id``."""
    found = {}
    for control in controls(message):
        kind, _, rest = control["custom_id"].partition(":")
        if kind == "move" and control["type"] == BUTTON:
            found[rest.split(":", 2)[2].partition("~")[0]] = control["custom_id"]
    return found


def said(result: Any) -> str:
    """All that somebody was told in answer to what they did, but privately only."""
    told = [*([result.response] if result.response else []), *result.followups]
    return "\n".join(text_of(message) for message in told if message.ephemeral)


def sentence(key: str, language: str = "en", **facts: object) -> str:
    """What is said under this key."""
    return words(language).say(key, **facts)


def public_sentence(house: House, key: str, language: str = "en", **facts: object) -> str:
    """What is said under this key in a channel, where commands can be pressed."""
    reading = Reading(house.bot.preferences.commands, linked=True)
    return words(language, reading=reading).say(key, **facts)


def moment_in(text: str) -> str:
    """The moment that stands in a text, as Discord writes one."""
    found = re.search(r"<t:\d+:R>", text)
    assert found, text
    return found[0]


def seconds_in(text: str) -> int:
    """That moment in seconds since the epoch."""
    return int(moment_in(text)[3:-3])


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
        Illegal,
        StoreError,
        Stopped,
        app_commands.CommandNotFound,
        app_commands.TransformerError,
    )
    return [e for e in errors if not isinstance(getattr(e, "original", e), meant)]
