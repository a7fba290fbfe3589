"""The speed of the machine, and of discord.py alone: so figures can be compared.

The first is a plain loop in Python. The second, a *bare click*, is one that discord.py reads from
the gateway's raw payload and answers by changing the message that was clicked: a text, twelve
buttons and a picture that is ready. All else that the program does is a multiple of it.
"""

import asyncio
import io
import os
import time
from dataclasses import dataclass
from statistics import median
from typing import Any

import aiohttp
import discord

from tests.benchmarks.discord_stub import Stub, as_logged_in, click

ROUNDS = 10_000_000
"""Of the plain loop; a fiftieth of them is run, several times, and the quickest counts."""
PART, TIMES = 50, 9
CLICKS, BATCHES = 200, 7
PICTURE = bytes(24 * 1024)
TEXT = "Your turn: follow clubs. " * 12


@dataclass(frozen=True)
class Machine:
    """Seconds of the plain loop, milliseconds of processor time of a bare click, and the load."""

    loop: float
    bare: float
    busy: float

    def __str__(self) -> str:
        return (
            f"{os.cpu_count()} processors, load {self.busy:.1f} when it began;"
            f" ten million rounds of a plain loop {self.loop:.2f} s;"
            f" a bare click {self.bare:.2f} ms"
        )


def measured() -> Machine:
    """The figures of this machine just now."""
    busy = os.getloadavg()[0]
    return Machine(plain_loop(), asyncio.run(bare_click()), busy)


def plain_loop() -> float:
    """Seconds of processor time for ten million rounds."""

    def some() -> float:
        begun, sum_ = time.process_time(), 0
        for number in range(ROUNDS // PART):
            sum_ += number & 7
        return time.process_time() - begun

    return PART * min(some() for _ in range(TIMES))


class Bare(discord.AutoShardedClient):
    """A client that answers every click with the same picture."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents.none())
        self.answered = 0

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Change the message that was clicked."""
        made = ready()
        await interaction.response.edit_message(attachments=[made.pop("file")], **made)
        self.answered += 1


def ready() -> dict[str, Any]:
    """The message that every click is answered with: nothing of it has to be thought of."""
    view = discord.ui.View(timeout=None)
    for number in range(12):
        item: discord.ui.Button[Any] = discord.ui.Button(
            label=f"Card {number}", custom_id=f"move:1:{number}:play", row=number // 5
        )
        view.add_item(item)
    view.stop()
    file = discord.File(io.BytesIO(PICTURE), "hand.png", description=TEXT)
    return {"content": TEXT, "view": view, "file": file}


async def bare_click() -> float:
    """Milliseconds of processor time for a click that is answered with what is ready."""
    bot, stub = Bare(), Stub()
    bot.http.http_trace = aiohttp.TraceConfig()
    await as_logged_in(bot, stub)
    took = []
    for _ in range(BATCHES):
        until, begun = bot.answered + CLICKS, time.process_time()
        for user in range(CLICKS):
            click(bot, stub, 10**6 + user, "move:1:1:play")
            await asyncio.sleep(0)
        while bot.answered < until:
            await asyncio.sleep(0)
        took.append(1000 * (time.process_time() - begun) / CLICKS)
    await bot.close()
    return median(took)
