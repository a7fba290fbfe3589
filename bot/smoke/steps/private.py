"""Steps about private answers: edited late or by id, deleted and dismissed."""

from __future__ import annotations

import asyncio

from bot.smoke.check import Is
from bot.smoke.context import DEFER_UPDATE, EPHEMERAL, MESSAGE, Context, buttons, picture
from bot.smoke.step import step

LIFETIME = 900
"""The lifetime of an interaction's token in seconds."""
DEAD = (Is(401, 50027), Is(404, 10015))
UNKNOWN = Is(404, 10008)


@step(
    "late",
    "a private answer is edited through its token, with new files, for 15 minutes; after that it"
    " is 401 with 50027 or 404 with 10015",
    "interactions/receiving-and-responding#followup-messages",
    human=True,
    aside=True,
)
async def late(ctx: Context) -> None:
    """Have a private answer opened, and edit it at the set times in the background."""
    try:
        press = await ctx.ask("Press *Open*: a private message comes, which is edited for a while.",
                              "open")  # fmt: skip
        shown = {"content": "the first state", "flags": EPHEMERAL}
        ctx.expect("answered", await ctx.reply(press, MESSAGE, picture(), **shown))
    finally:
        ctx.begun.set()
    waited = 0.0
    for number, moment in enumerate(ctx.env.late, 1):
        await asyncio.sleep(moment - waited)
        waited = moment
        when = f"after {moment / 60:.1f} minutes" if moment >= 60 else f"after {moment:.1f} seconds"
        body = {"content": f"state {number}, {when}"}
        path = ctx.token_path(press)
        edited = await ctx.send("PATCH", path, body, picture(), signed=False)
        dead = DEAD if moment > LIFETIME else ()
        ctx.expect(f"edited with a file {when}", edited, *dead)
        if number == 1:
            ctx.limits("PATCH through a token", "5/5", edited)


@step(
    "dead-token",
    "a token that is none is 401 with 50027 or 404 with 10015",
    "topics/opcodes-and-status-codes",
)
async def dead_token(ctx: Context) -> None:
    """Edit through a token that never existed."""
    path = f"/webhooks/{ctx.env.application}/never-was-a-token/messages/@original"
    ctx.expect("edited", await ctx.send("PATCH", path, {"content": "x"}, signed=False), *DEAD)


@step(
    "source",
    "of a private message that is clicked, @original of the new click's token is that message;"
    " whether it may be named by its number is not documented, and we do not rely on it",
    "interactions/receiving-and-responding#interaction-response-object-interaction-callback-type",
    human=True,
)
async def source(ctx: Context) -> None:
    """Open a private message by one click, and edit it through the token of another."""
    press = await ctx.ask("Press *Open*, then *Again* on the private message that comes.", "open")
    again = ctx.button("again")
    row = buttons({again: "Again"})
    shown = {"content": "Press *Again*.", "flags": EPHEMERAL, "components": [row]}
    ctx.expect("answered", await ctx.reply(press, MESSAGE, **shown))
    first = await ctx.send("GET", ctx.token_path(press), signed=False)
    clicked = await ctx.env.presses.of([again], ctx.env.patience)
    if clicked is None:
        ctx.note("the second click", "it did not come")
        return
    ctx.compare("the message that was clicked", first.id, clicked.message)
    ctx.expect("put off", await ctx.reply(clicked, DEFER_UPDATE))
    by_name = await ctx.send("PATCH", ctx.token_path(clicked),
                             {"content": "by @original"}, picture(), signed=False)  # fmt: skip
    ctx.expect("edited as @original", by_name)
    ctx.compare("which is the clicked message", first.id, by_name.id)
    number = ctx.token_path(clicked, first.id)
    ctx.note("edited by its number, with the new click's token",
             await ctx.send("PATCH", number, {"content": "by number"}, signed=False))  # fmt: skip
    own = ctx.token_path(press, first.id)
    ctx.expect("edited by its number, with its own token",
               await ctx.send("PATCH", own, {"content": "by number"}, signed=False))  # fmt: skip
    ctx.expect("deleted", await ctx.send("DELETE", ctx.token_path(press), signed=False))


@step(
    "private-delete",
    "a private follow-up can be deleted through its token, and is then 404 with 10008; one that"
    " was dismissed can still be edited",
    "interactions/receiving-and-responding#delete-followup-message",
    human=True,
)
async def private_delete(ctx: Context) -> None:
    """Delete one follow-up, have another dismissed, and edit both."""
    press = await ctx.ask("Press *Open*: two private messages come, of which one goes again.",
                          "open")  # fmt: skip
    ctx.expect("answered", await ctx.reply(press, MESSAGE, content="one", flags=EPHEMERAL))
    hook = f"/webhooks/{ctx.env.application}/{press.token}"
    two = await ctx.send("POST", hook, {"content": "two", "flags": EPHEMERAL}, signed=False)
    if ctx.expect("a follow-up", two):
        path = ctx.token_path(press, two.id)
        ctx.expect("deleted", await ctx.send("DELETE", path, signed=False))
        edited = await ctx.send("PATCH", path, {"content": "x"}, signed=False)
        ctx.expect("edited after that", edited, UNKNOWN)
    done = await ctx.ask("Dismiss the private message *one*, then press *Dismissed*.", "dismissed")
    await ctx.reply(done, DEFER_UPDATE)
    edited = await ctx.send("PATCH", ctx.token_path(press), {"content": "x"}, signed=False)
    ctx.expect("edited after it was dismissed", edited)
