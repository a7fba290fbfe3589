"""Steps about channels and threads: the rights a table needs, and refusals."""

from __future__ import annotations

from typing import Any

from bot.smoke.check import Is, Skipped
from bot.smoke.context import Context
from bot.smoke.step import step

TEXT, VOICE, NEWS = 0, 2, 5
NEWS_THREAD, PUBLIC_THREAD = 10, 11
THREAD_CREATED = 18
"""The type of the message that announces a thread."""
CONNECT = 1 << 20
FOR_MEMBER = 1


async def _channel(ctx: Context, kind: int, name: str) -> str:
    body = {"name": f"smoke-{name}", "type": kind}
    made = await ctx.send("POST", f"/guilds/{ctx.env.guild}/channels", body)
    if not made.id:
        raise Skipped(f"a channel could not be made (Manage Channels, Community): {made}")
    ctx.sweep("DELETE", f"/channels/{made.id}")
    return made.id


@step(
    "voice",
    "the text of a voice channel takes messages, and needs Connect: 403 with 50001 without it",
    "topics/permissions",
)
async def voice(ctx: Context) -> None:
    """Write into a voice channel with and without the right to connect."""
    channel = await _channel(ctx, VOICE, "voice")
    path = f"/channels/{channel}/messages"
    ctx.expect("with Connect", await ctx.send("POST", path, {"content": "with Connect"}))
    me = ctx.env.client.user
    rule = {"type": FOR_MEMBER, "allow": "0", "deny": str(CONNECT)}
    denied = await ctx.send("PUT", f"/channels/{channel}/permissions/{me.id if me else 0}", rule)
    if not denied.ok:
        raise Skipped(f"Connect could not be denied (Manage Roles): {denied}")
    sent = await ctx.send("POST", path, {"content": "without Connect"})
    ctx.expect("without Connect", sent, Is(403, 50001))


@step(
    "news-thread",
    "a thread of an announcement channel has the type 10; 11 is refused there",
    "resources/channel#start-thread-without-message",
)
async def news_thread(ctx: Context) -> None:
    """Open threads of both types."""
    channel = await _channel(ctx, NEWS, "news")
    for kind, believed in ((PUBLIC_THREAD, (Is(400),)), (NEWS_THREAD, ())):
        body = {"name": "smoke", "type": kind}
        made = await ctx.send("POST", f"/channels/{channel}/threads", body)
        ctx.expect(f"a thread of type {kind}", made, *believed)
        if made.id:
            ctx.sweep("DELETE", f"/channels/{made.id}")


@step(
    "thread",
    "in an archived thread edits are 400 with 50083, and a message wakes it; a locked one is"
    " woken by who may manage threads only (403 with 160005)",
    "topics/threads",
)
async def thread(ctx: Context) -> None:
    """Archive and lock a thread."""
    name = ctx.button("thread").replace(":", "-")
    body: dict[str, Any] = {"name": name, "type": PUBLIC_THREAD, "auto_archive_duration": 60}
    made = await ctx.send("POST", f"/channels/{ctx.env.channel}/threads", body)
    number = await ctx.made(made, "a thread")
    path = f"/channels/{number}"
    ctx.sweep("DELETE", path)
    await _sweep_note_of(ctx, name)
    sent = await ctx.send("POST", f"{path}/messages", {"content": "a table"})
    message = await ctx.made(sent, "a message")
    archived = await ctx.send("PATCH", path, {"archived": True})
    if not archived.ok:
        raise Skipped(f"the thread could not be archived (Manage Threads): {archived}")
    edit = {"content": "edited"}
    edited = await ctx.send("PATCH", f"{path}/messages/{message}", edit)
    ctx.expect("edit while archived", edited, Is(400, 50083))
    ctx.expect("a message wakes it", await ctx.send("POST", f"{path}/messages", edit))
    awake = await ctx.send("GET", path)
    archived_now = (awake.body or {}).get("thread_metadata", {}).get("archived")
    ctx.compare("it is archived then", False, archived_now)
    locked = await ctx.send("PATCH", path, {"archived": True, "locked": True})
    ctx.expect("archived and locked", locked)
    ctx.expect("a message while locked (by whoever may manage threads)",
               await ctx.send("POST", f"{path}/messages", edit),
               Is(200), Is(403, 160005), Is(400, 50083))  # fmt: skip


async def _sweep_note_of(ctx: Context, thread: str) -> None:
    """Plan to delete the message in the channel that announces a new thread."""
    found = await ctx.send("GET", f"{ctx.messages}?limit=10")
    for message in found.body if found.ok else ():
        if message.get("type") == THREAD_CREATED and message.get("content") == thread:
            ctx.sweep("DELETE", f"{ctx.messages}/{message['id']}")
