"""Steps about messages: their lengths, flags, components and nonces."""

from __future__ import annotations

from bot.smoke.check import Is, Skipped
from bot.smoke.context import COMPONENTS_V2, SILENT, Context, picture
from bot.smoke.step import step

ASTRAL = "\N{PLAYING CARD ACE OF SPADES}"
"""A character that takes two units of UTF-16."""
LONGEST, LONGEST_ALT = 2000, 1024
REFUSED = Is(400, 50035)


@step(
    "via",
    "every answer of Discord's API has a Via header; a 429 without one is a ban",
    "topics/rate-limits",
)
async def via(ctx: Context) -> None:
    """Read the headers of any answer."""
    answer = await ctx.send("GET", "/users/@me")
    ctx.expect("GET /users/@me", answer, Is(200))
    ctx.compare("the Via header is there", True, "Via" in answer.headers)


@step(
    "nonce",
    "with enforce_nonce the same nonce returns the message that was sent first",
    "resources/message#create-message",
)
async def nonce(ctx: Context) -> None:
    """Send a message twice with one nonce."""
    same = {"nonce": f"smoke-{ctx.button('n')[-8:]}", "enforce_nonce": True}
    first = await ctx.message("first", **same)
    again = await ctx.message("second", **same)
    ctx.expect("the first", first)
    ctx.expect("the second", again)
    ctx.compare("it is the same message", first.id, again.id)
    said = again.body.get("content") if isinstance(again.body, dict) else None
    ctx.compare("its text", "first", said)


@step(
    "utf16",
    "2,000 characters are counted in units of UTF-16, so that cards as characters count twice",
    "undocumented: we count UTF-16 to be safe",
)
async def utf16(ctx: Context) -> None:
    """Send texts that are too long by one count and not by the other."""
    ctx.expect("1,000 that take 2,000 units", await ctx.message(ASTRAL * (LONGEST // 2)))
    ctx.expect("1,001, which take 2,002", await ctx.message(ASTRAL * (LONGEST // 2 + 1)), REFUSED)
    ctx.expect("2,000, which take 4,000", await ctx.message(ASTRAL * LONGEST), REFUSED)
    ctx.expect("2,001 letters", await ctx.message("x" * (LONGEST + 1)), REFUSED)


@step(
    "alt-text",
    "an attachment's description has up to 1,024 characters and comes back",
    "resources/message#attachment-object",
)
async def alt_text(ctx: Context) -> None:
    """Send pictures with long descriptions."""
    alt = "x" * LONGEST_ALT
    sent = await ctx.message("a picture", picture(alt))
    if ctx.expect("1,024 characters", sent):
        (kept,) = sent.body["attachments"]
        ctx.compare("what came back", len(alt), len(kept.get("description", "")))
    ctx.expect("1,025 characters", await ctx.message("another", picture(alt + "x")), REFUSED)


@step(
    "silent",
    "a message with the flag 4096 rings nobody's phone, and keeps the flag",
    "resources/message#message-object-message-flags",
)
async def silent(ctx: Context) -> None:
    """Send a message without a sound."""
    sent = await ctx.message("This came without a sound.", flags=SILENT)
    if ctx.expect("sent", sent):
        ctx.compare("the flag is there", True, bool(sent.body.get("flags", 0) & SILENT))


@step(
    "components-v2",
    "a container with text and a gallery is sent and edited; its flag cannot be taken back",
    "components/reference",
)
async def components_v2(ctx: Context) -> None:
    """Send and edit a message of new components."""
    sent = await ctx.message("", picture(), flags=COMPONENTS_V2, components=[_container("sent")])
    if not ctx.expect("sent", sent):
        return
    path = f"{ctx.messages}/{sent.id}"
    changed = await ctx.send("PATCH", path, {"components": [_text("edited")]})
    ctx.expect("edited", changed)
    plain = await ctx.send("PATCH", path, {"content": "plain", "components": [], "flags": 0})
    ctx.expect("made a plain message", plain, REFUSED)


def _text(said: str) -> dict[str, object]:
    return {"type": 10, "content": said}


def _container(said: str) -> dict[str, object]:
    shown = {"media": {"url": "attachment://dot.png"}, "description": "a dot"}
    parts = [_text(said), {"type": 12, "items": [shown]}]
    return {"type": 17, "accent_color": 0x2E8B57, "components": parts}


@step(
    "select",
    "a menu whose max_values is above the number of its options is refused",
    "components/reference#string-select",
)
async def select(ctx: Context) -> None:
    """Send menus with right and wrong numbers."""
    options = [{"label": n, "value": n} for n in ("one", "two")]
    for most, believed in ((2, ()), (3, (REFUSED,))):
        menu = {"type": 3, "custom_id": ctx.button("menu"), "options": options, "max_values": most}
        sent = await ctx.message("a menu", components=[{"type": 1, "components": [menu]}])
        ctx.expect(f"{most} of 2 options", sent, *believed)


@step(
    "edit-old",
    "the fourth edit in 6 seconds of a message older than an hour is 429 with code 30046",
    "topics/opcodes-and-status-codes#json",
)
async def edit_old(ctx: Context) -> None:
    """Edit a message from an earlier run."""
    if ctx.env.old is None:
        raise Skipped("there is no old message: run `knave smoke --prepare` an hour before")
    message, age = ctx.env.old
    if age < 3600:
        raise Skipped(f"the message is {age / 60:.0f} minutes old; it is needed after an hour")
    ctx.note("its age in minutes", round(age / 60))
    for number in range(6):
        body = {"content": f"edit {number}"}
        ctx.expect(f"edit {number + 1}", await ctx.send("PATCH", f"{ctx.messages}/{message}", body))
    codes = sorted({str(answer) for answer in ctx.limited})
    ctx.compare("a 429 with code 30046 came", True, any(a.code == 30046 for a in ctx.limited))
    ctx.note("the refusals", ", ".join(codes) or "none")
