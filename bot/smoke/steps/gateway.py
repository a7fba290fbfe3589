"""Steps about the gateway: two shards, and the one that gets direct messages."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import discord

from bot.smoke.context import DEFER_UPDATE, Context, Press, Presses, buttons
from bot.smoke.step import step

SHARDS = 2
PATIENCE = 60.0


class _Shard(discord.Client):
    """A shard of two, which records events and hands presses on."""

    def __init__(self, number: int, presses: Presses, ready: float) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            shard_id=number,
            shard_count=SHARDS,
            guild_ready_timeout=ready,
        )
        self.number = number
        self._presses = presses
        self.heard: set[str] = set()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Record a press and give it to the step that waits for it."""
        press = Press.of(interaction)
        self.heard.add(press.custom_id)
        self._presses.heard(press)


@asynccontextmanager
async def _connected(ctx: Context, number: int) -> AsyncIterator[_Shard]:
    """A shard that is connected until the end of the block.

    :raises TimeoutError: it does not connect.
    """
    token = ctx.env.client.http.token or ""
    async with _Shard(number, ctx.env.presses, ctx.env.ready) as shard:
        running = asyncio.create_task(shard.start(token, reconnect=False))
        try:
            async with asyncio.timeout(PATIENCE):
                await shard.wait_until_ready()
            yield shard
        finally:
            await shard.close()
            await asyncio.gather(running, return_exceptions=True)


@step(
    "shards",
    "with two shards a server belongs to (id >> 22) % 2, and direct messages to shard 0",
    "events/gateway#sharding",
)
async def shards(ctx: Context) -> None:
    """Connect both shards; with an operator, have a button pressed in a direct message."""
    async with AsyncExitStack() as stack:
        both = []
        for number in range(SHARDS):
            await asyncio.sleep(ctx.env.pause)  # one connection in five seconds
            both.append(await stack.enter_async_context(_connected(ctx, number)))
        ours = (ctx.env.guild >> 22) % SHARDS
        there = [shard.number for shard in both if shard.get_guild(ctx.env.guild)]
        ctx.compare("the server is on shard", [ours], there)
        if not ctx.env.interactive:
            ctx.note("a press in a direct message", "nobody is there to press")
            return
        press = await ctx.ask("Press *Yes*, then the button in the direct message.", "yes")
        await ctx.reply(press, DEFER_UPDATE)
        opened = await ctx.send("POST", "/users/@me/channels", {"recipient_id": str(press.user)})
        path = f"/channels/{await ctx.made(opened, 'the channel')}/messages"
        here = ctx.button("here")
        body = {"content": "Press this.", "components": [buttons({here: "Here"})]}
        sent = await ctx.send("POST", path, body)
        ctx.sweep("DELETE", f"{path}/{await ctx.made(sent, 'a direct message')}")
        pressed = await ctx.env.presses.of([here], ctx.env.patience)
        if pressed is None:
            ctx.note("the press", "it did not come")
            return
        await ctx.reply(pressed, DEFER_UPDATE)
        await asyncio.sleep(min(1.0, ctx.env.pause))
        heard = [shard.number for shard in both if here in shard.heard]
        ctx.compare("it arrived at shard", [0], heard)
