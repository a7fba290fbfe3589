"""Steps about rate limits in headers, and about the pace of uploads."""

from __future__ import annotations

import base64

from bot.smoke.check import Is
from bot.smoke.context import PICTURE, Context
from bot.smoke.step import step

EMOJI = 5


@step(
    "limits",
    "a channel takes 5 messages and 5 edits in 5 seconds, and 5 deletions in 1",
    "topics/rate-limits",
)
async def limits(ctx: Context) -> None:
    """Send, edit and delete, and read the headers."""
    sent = await ctx.message("to be edited")
    number = await ctx.made(sent, "a message")
    ctx.limits("POST message", "5/5", sent)
    edited = await ctx.send("PATCH", f"{ctx.messages}/{number}", {"content": "edited"})
    ctx.limits("PATCH message", "5/5", edited)
    other = await ctx.message("to be deleted")
    gone = await ctx.send("DELETE", f"{ctx.messages}/{await ctx.made(other, 'a message')}")
    ctx.limits("DELETE message", "5/1", gone)
    ctx.expect("edit of what was deleted",
               await ctx.send("PATCH", f"{ctx.messages}/{other.id}", {"content": "x"}),
               Is(404, 10008))  # fmt: skip


@step(
    "emoji",
    "an application's emoji have a rate limit of their own, which is not documented",
    "topics/rate-limits",
)
async def emoji(ctx: Context) -> None:
    """Upload a few emoji, measure the pace, and remove them."""
    path = f"/applications/{ctx.env.application}/emojis"
    image = "data:image/png;base64," + base64.b64encode(PICTURE).decode()
    for number in range(EMOJI):
        name = f"smoke_{ctx.button('e').split(':')[2]}"
        made = await ctx.send("POST", path, {"name": name, "image": image})
        ctx.expect(f"upload {number + 1}", made)
        if made.id:
            ctx.sweep("DELETE", f"{path}/{made.id}")
        if number in (0, EMOJI - 1):
            ctx.note("the limit", " ".join(f"{k}={v}" for k, v in made.headers.items()), made)
