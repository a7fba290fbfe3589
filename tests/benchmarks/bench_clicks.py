"""A click from its arrival at the bot to its answer: ``python -m tests.benchmarks clicks``.

Real discord.py dispatch against a simulated Discord in the same process, the store on disk
(WAL, synchronous FULL), pictures drawn in a thread. The time in which the simulated Discord
accepts the answer is part of the figure, and of the bare click beside it: one that discord.py
answers with a text, buttons and a picture that are ready.
"""

import asyncio
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Any

import discord
import simcord

from bot.client.app import KnaveBot
from bot.client.reading import custom_ids_of, parts_of
from bot.rules import GAMES
from bot.storage.sqlite import SqliteStore
from bot.tables.model.clock import HASTE
from tests.benchmarks.machine import Bare, measured, ready
from tests.support.advice import Advising

CLICKS = 150


class AnyCard(Advising):
    """A robot that does not think: the click is measured, not the robots."""

    async def choose(self, key: str, view: Any, seed: int | str, level: str) -> str:
        """The line of any legal action, by the seed."""
        return str(GAMES[key].write(GAMES[key].legal(view).sample(Random(seed))))


class TimedBot(KnaveBot):
    """The bot, with a watch on its clicks."""

    def __init__(self, store: SqliteStore) -> None:
        super().__init__(store, robots=AnyCard(), pace=HASTE)
        self.times: list[float] = []

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Answer as ever, and note how long it took."""
        begun = time.perf_counter()
        await super().on_interaction(interaction)
        self.times.append((time.perf_counter() - begun) * 1000)


async def _play(key: str, clicks: int) -> list[float]:
    with tempfile.TemporaryDirectory() as folder:
        store = SqliteStore(Path(folder, "knave.db"))
        bot = TimedBot(store)
        async with closing_later(store), simcord.run(bot, shard_count=1) as env:
            guild = env.create_guild()
            channel = guild.create_text_channel("cards")
            ann = guild.add_member(env.create_user("Ann"))
            for _ in range(clicks):
                await ann.slash(channel, "table open", game=key)
                number = bot.tables.tables[-1].id
                asked = await ann.click(_last(channel), custom_id=f"lobby:{number}:start")
                if asked.response is not None and asked.response.components:
                    await ann.click(asked.response, custom_id=f"lobby:{number}:fill")
                if await _press_on(ann, bot, clicks):
                    break
            return bot.times[:clicks]


@asynccontextmanager
async def closing_later(store: SqliteStore) -> AsyncIterator[None]:
    """Let go of the database, whatever happens."""
    try:
        yield
    finally:
        await store.close()


async def _press_on(ann: Any, bot: TimedBot, clicks: int) -> bool:
    """Press the first legal button until the game is over; true when there were enough."""
    while len(bot.times) < clicks:
        hand = ann.user.dm_channel.last_message
        moves = [w for w in _wishes(hand) if w.startswith("move:")]
        menus = [c for c in parts_of(hand) if _picks(c)]
        if moves:
            await ann.user.click(hand, custom_id=moves[0])
        elif menus:
            values = [option.value for option in menus[0].options[: menus[0].min_values]]
            await ann.user.select(hand, values, custom_id=menus[0].custom_id)
        else:
            return False
    return True


def _picks(control: Any) -> bool:
    return str(getattr(control, "custom_id", "")).startswith(("pick:", "choose:"))


def _wishes(message: Any) -> list[str]:
    return custom_ids_of(message)


def _last(channel: Any) -> Any:
    return channel.last_message


class Ready(Bare):
    """A client that answers each click with what is ready, with a watch on it."""

    def __init__(self) -> None:
        super().__init__()
        self.times: list[float] = []

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Answer, and note how long it took."""
        begun = time.perf_counter()
        await super().on_interaction(interaction)
        self.times.append((time.perf_counter() - begun) * 1000)


async def _bare() -> list[float]:
    """Milliseconds of bare clicks in the same simulated Discord."""
    bot = Ready()
    async with simcord.run(bot, shard_count=1) as env:
        guild = env.create_guild()
        channel = guild.create_text_channel("cards")
        ann = guild.add_member(env.create_user("Ann"))
        there = await bot.fetch_channel(channel.id)
        assert isinstance(there, discord.TextChannel)
        await there.send(**ready())
        for _ in range(CLICKS):
            await ann.click(_last(channel), custom_id=_wishes(_last(channel))[0])
    return bot.times


def rows() -> Sequence[tuple[str, ...]]:
    """Bare clicks, then per game: clicks, p50 and p99 in milliseconds, p50 in bare clicks."""
    listed, least = [], 0.0
    for key in ("bare click", *GAMES):
        times = asyncio.run(_play(key, CLICKS) if key in GAMES else _bare())
        least = least or median(times)
        p99 = quantiles(times, n=100)[98]
        in_bare = f"{median(times) / least:.1f}"
        listed.append((key, str(len(times)), f"{median(times):.1f}", f"{p99:.1f}", in_bare))
    return listed


def main() -> None:
    """Print the table of clicks, a game a line."""
    print(f"machine: {measured()}")
    for name, *figures in (("game", "clicks", "p50 ms", "p99 ms", "p50 bare"), *rows()):
        print(f"{name:22}" + "".join(f"{figure:>10}" for figure in figures))


if __name__ == "__main__":
    main()
