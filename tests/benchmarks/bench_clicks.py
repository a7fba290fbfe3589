"""A click from its arrival at the bot to its answer: ``python -m tests.benchmarks clicks``.

Real discord.py dispatch against a simulated Discord in the same process, the store on disk
(WAL, synchronous FULL), pictures drawn in a thread. What the simulated Discord itself takes to
accept the answer is part of the figure.
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
from bot.rules import GAMES
from bot.storage.sqlite import SqliteStore
from bot.tables.model.clock import HASTE

CLICKS = 150


class AnyCard:
    """A robot that does not think: the click is measured, not the robots."""

    async def choose(self, key: str, view: Any, seed: int, level: str) -> str:
        """Any legal action."""
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
        menus = [c for row in hand.components for c in row.children if _picks(c)]
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
    rows = message.components
    return [c.custom_id for row in rows for c in row.children if getattr(c, "custom_id", None)]


def _last(channel: Any) -> Any:
    return channel.last_message


def rows() -> Sequence[tuple[str, ...]]:
    """Per game: clicks, p50 and p99 in milliseconds."""
    listed = []
    for key in GAMES:
        times = asyncio.run(_play(key, CLICKS))
        p99 = quantiles(times, n=100)[98]
        listed.append((key, str(len(times)), f"{median(times):.1f}", f"{p99:.1f}"))
    return listed


def main() -> None:
    """Print the table."""
    for name, *figures in (("game", "clicks", "p50 ms", "p99 ms"), *rows()):
        print(f"{name:22}" + "".join(f"{figure:>10}" for figure in figures))


if __name__ == "__main__":
    main()
