"""Two real processes over one database, with all their requests sent through a proxy."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import pytest
from simcord.backend.models import Message

from bot.demo.human import Human
from bot.demo.server import Demo, Person, serve
from bot.storage.address import ServerAddress
from bot.storage.engines import reading
from tests.crash.client import EPHEMERAL, controls, line_of, wish
from tests.crash.life import Life, begin
from tests.support.nursery import Nursery
from tests.support.postgres import MISSING, programs, server
from tests.support.reading import text_of

CHANNELS = ("cards-1", "cards-2")
"""They are on two servers, of which each is looked after by another shard."""
NOBODY = "http://127.0.0.1:9/api/v10"
"""An address without an API: requests there are lost."""
PATIENCE = 60.0
"""Seconds after which something that was waited for counts as missing, on a busy machine."""


async def until(demo: Demo, holds: Callable[[], object]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(PATIENCE):
        with demo.world.watch() as changed:
            while not holds():
                changed.clear()
                await changed.wait()


def of_shard(demo: Demo, shard: int) -> str:
    """The channel on a server of this shard; shard 0 also has the direct messages."""
    of = {demo.world.channel(name).guild.id >> 22 & 1: name for name in CHANNELS}
    return of[shard]


def offered(message: Message, kind: str) -> list[str]:
    """The custom ids of the controls of one kind."""
    return [str(c["custom_id"]) for c in controls(message) if wish(c)[0] == kind]


def newest(human: Human, channel: str, kind: str, verb: str = "") -> Message | None:
    """The newest message that a person sees and that has such a control."""
    wanted = f":{verb}" if verb else ""
    seen = reversed(human.stored_messages(channel))
    return next((m for m in seen if any(wanted in c for c in offered(m, kind))), None)


def named(human: Human, channel: str) -> bool:
    """Whether a message that a person sees in a channel names Ann."""
    return any("Ann" in text_of(m) for m in human.stored_messages(channel))


async def press(demo: Demo, human: Human, channel: str, kind: str, verb: str) -> None:
    """Press a control as soon as there is one."""
    await until(demo, lambda: newest(human, channel, kind, verb))
    message = newest(human, channel, kind, verb)
    assert message is not None
    custom_id = next(c for c in offered(message, kind) if f":{verb}" in c)
    outcome = await human.click(message.id, custom_id=custom_id)
    assert outcome.error is None, outcome.error


async def playing(demo: Demo, human: Human) -> int:
    """Open a table on the server of the other shard, and begin with robots; its number."""
    there = of_shard(demo, 1)
    opened = await human.slash(there, "table open", game="euchre")
    assert opened.error is None, opened.error
    for verb in ("start", "fill"):
        await press(demo, human, there, "lobby", verb)
    await until(demo, lambda: newest(human, "dm", "move"))
    hand = newest(human, "dm", "move")
    assert hand is not None
    return wish(next(c for c in controls(hand) if wish(c)[0] == "move"))[1]


async def two_running(
    demo: Demo, address: ServerAddress, folder: Path, stack: ExitStack, lives: list[Life]
) -> None:
    """Two processes, connected each with one shard."""
    for number in range(2):
        nursery = Nursery()
        stack.callback(nursery.close)
        own = folder / str(number)
        own.mkdir()
        through = {"KNAVE_API_BASE": NOBODY, "KNAVE_REST_PROXY": demo.api_base}
        life = await begin(
            demo, address, own, "", own / "bot.log", None, nursery, KNAVE_PROCESSES="2", **through
        )
        lives.append(life)
    await until(demo, lambda: len(set(demo.gateway.shards.values())) == 2)


@pytest.mark.skipif(programs() is None, reason=MISSING)
async def test_two_processes_are_one_bot(tmp_path: Path) -> None:
    """A slash command in a direct message, and *Forget me*, hold for tables of the other one."""
    people = (Person("Ann"), Person("Bob"))
    with server() as made, ExitStack() as stack:
        address = made.database()
        async with serve(people=people, channels=CHANNELS, shards=2) as demo:
            lives = list[Life]()
            try:
                await two_running(demo, address, tmp_path, stack, lives)
                ann = demo.people["Ann"]
                table = await playing(demo, ann)
                with reading(address.url) as db:
                    query = "SELECT guild_id FROM tables"
                    ((guild,), *_) = db.execute(query).fetchall()
                    assert (guild >> 22) % 2 == 1
                await until(demo, lambda: named(ann, of_shard(demo, 1)))
                await by_slash_command(demo, ann, table)
                await forgotten(demo, ann, table, address.url)
            finally:
                for life in lives:
                    await life.kill()
        for number in range(2):
            log = (tmp_path / str(number) / "bot.log").read_text()
            assert "Traceback" not in log, log


async def by_slash_command(demo: Demo, human: Human, table: int) -> None:
    """The hand, asked for in a direct message; and a move of it, by a click there."""
    outcome = await human.slash("dm", "card hand", table=table)
    assert outcome.error is None, outcome.error
    private = [m for m in human.stored_messages("dm") if m.flags & EPHEMERAL]
    assert private and offered(private[-1], "move"), text_of(private[-1])
    hand = newest(human, "dm", "move")
    assert hand is not None
    buttons = {str(c["custom_id"]): c for c in controls(hand) if wish(c)[0] == "move"}
    number = wish(next(iter(buttons.values())))[2][0]
    custom_id = next((c for c, button in buttons.items() if line_of(button) == "pass"), None)
    outcome = await human.click(hand.id, custom_id=custom_id or next(iter(buttons)))
    assert outcome.error is None, outcome.error
    await until(demo, lambda: number not in {wish(c)[2][0] for c in controls(hand)})


async def forgotten(demo: Demo, human: Human, table: int, url: str) -> None:
    """Nobody sits at a table of the other process under this number any more."""
    with reading(url) as db:
        query = "SELECT count(*) FROM seats WHERE table_id = ? AND user_id = ?"
        assert db.execute(query, (table, human.id)).fetchall() == [(1,)]
    here = of_shard(demo, 0)
    outcome = await human.slash(here, "privacy delete")
    assert outcome.error is None, outcome.error
    for answer in ("forget", "for-good"):
        await press(demo, human, here, "privacy", answer)

    def left() -> int:
        """Their seats, they themselves, and what another process has still to forget."""
        with reading(url) as db:
            known = (
                db.execute(
                    "SELECT count(*) FROM seats WHERE table_id = ? AND user_id = ?",
                    (table, human.id),
                ),
                db.execute("SELECT count(*) FROM people WHERE user_id = ?", (human.id,)),
                db.execute("SELECT count(*) FROM handed"),
            )
            return sum(int(count) for found in known for (count,) in found.fetchall())

    async with asyncio.timeout(PATIENCE):
        while await asyncio.to_thread(left):
            await asyncio.sleep(0.05)
    bob, there = demo.people["Bob"], of_shard(demo, 1)
    await until(demo, lambda: not named(bob, there))
