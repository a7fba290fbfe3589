"""Steps about people: former members, and direct messages, open, closed and open again."""

from __future__ import annotations

from bot.smoke.check import Is, Skipped
from bot.smoke.context import DEFER_UPDATE, MESSAGE, Context
from bot.smoke.step import step

DISCORD = "643945264868098049"
"""Discord's own account, which is in no server."""
USER_INSTALL, PRIVATE_CHANNEL = 1, 2
CHAT_INPUT = 1
CLOSED = (Is(403, 50007), Is(403, 50278))


@step(
    "gone",
    "Get Guild Member of someone who is not in the server is 404 with 10007, without any intent",
    "resources/guild#get-guild-member",
)
async def gone(ctx: Context) -> None:
    """Get a person who has left (``--gone``) or was never a member."""
    who = ctx.env.gone or DISCORD
    answer = await ctx.send("GET", f"/guilds/{ctx.env.guild}/members/{who}")
    ctx.expect("not a member", answer, Is(404, 10007))


@step(
    "dm",
    "opening a direct message always works; closed ones refuse a message with 403/50007 (50278"
    " without a common server), and still let an old one be edited",
    "resources/user#create-dm",
    human=True,
)
async def dm(ctx: Context) -> None:
    """Write to the operator before, while and after their direct messages are closed."""
    press = await ctx.ask("May I send you a direct message? Press *Yes*.", "yes")
    await ctx.reply(press, DEFER_UPDATE)
    opened = await ctx.send("POST", "/users/@me/channels", {"recipient_id": str(press.user)})
    ctx.expect("opened", opened)
    ctx.limits("POST users/@me/channels", "10/10", opened)
    path = f"/channels/{await ctx.made(opened, 'the channel')}/messages"
    sent = await ctx.send("POST", path, {"content": "knave smoke says hello."})
    message = await ctx.made(sent, "a direct message")
    ctx.sweep("DELETE", f"{path}/{message}")
    ctx.limits("POST message there", "5/5", sent)
    closed = await ctx.ask(
        "Now close your direct messages: server menu → Privacy Settings → Direct Messages off"
        " (and no other server in common with me). Then press *Closed*.",
        "closed",
    )
    await ctx.reply(closed, DEFER_UPDATE)
    again = await ctx.send("POST", "/users/@me/channels", {"recipient_id": str(press.user)})
    ctx.expect("opened while closed", again)
    refused = await ctx.send("POST", path, {"content": "This does not arrive."})
    if refused.id:
        ctx.sweep("DELETE", f"{path}/{refused.id}")
    ctx.expect("a message while closed", refused, *CLOSED)
    edited = await ctx.send("PATCH", f"{path}/{message}", {"content": "edited while closed"})
    ctx.expect("an edit while closed", edited)
    back = await ctx.ask("Open your direct messages again, then press *Opened*.", "opened")
    await ctx.reply(back, DEFER_UPDATE)
    later = await ctx.send("POST", path, {"content": "And again."})
    if later.id:
        ctx.sweep("DELETE", f"{path}/{later.id}")
    ctx.expect("a message after that", later)


@step(
    "user-install",
    "a command that is installed for a person can be used in a DM with someone else; the bot is"
    " told the context 2, and answers, but cannot write there",
    "resources/application#application-object-application-integration-types",
    human=True,
)
async def user_install(ctx: Context) -> None:
    """Register a command for a person, have it used, and remove it."""
    path = f"/applications/{ctx.env.application}/commands"
    name = f"smoke-{ctx.button('c').split(':')[2]}"
    body = {
        "name": name,
        "description": "Only for knave smoke",
        "type": CHAT_INPUT,
        "integration_types": [USER_INSTALL],
        "contexts": [PRIVATE_CHANNEL],
    }
    made = await ctx.send("POST", path, body)
    if not ctx.expect("registered", made):
        return
    ctx.sweep("DELETE", f"{path}/{made.id}")
    ctx.compare("its contexts", [PRIVATE_CHANNEL], made.body.get("contexts"))
    ready = await ctx.ask(
        "Add the app to your account (its profile → Add App → Add to My Apps), press *Ready*, then"
        f" use /{name} in a direct message with someone else.",
        "ready",
    )
    await ctx.reply(ready, DEFER_UPDATE)
    used = await ctx.env.presses.of([name], ctx.env.patience)
    if used is None:
        raise Skipped("the command was not used")
    ctx.compare("the context", PRIVATE_CHANNEL, used.context)
    ctx.expect("the answer", await ctx.reply(used, MESSAGE, content="Answered."))
    wrote = await ctx.send("POST", f"/channels/{used.channel}/messages", {"content": "x"})
    ctx.expect("a message there without a token", wrote, Is(403), Is(404))
