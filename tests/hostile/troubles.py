"""Troubles of life besides wrong clicks: others press at the same time, leave, and clocks jump.

A siege carries them out between its clicks. Each can be left away by its name.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Any

from discord import Permissions
from simcord.backend.models import Overwrite
from simcord.builders import ChannelHandle
from simcord.enums import ChannelType, OverwriteType

from bot.client.display.members import Members
from bot.rules import Seat
from bot.storage.rows.ids import GuildId, UserId
from bot.tables.live.alarm import Alarm
from bot.tables.live.mailbox import Mailbox
from bot.tables.live.robots import TableRobots
from bot.tables.live.table import Table
from tests.hostile.careless import BY_ITSELF, Careless, set_off

if TYPE_CHECKING:
    from tests.hostile.siege import Siege

AT_ONCE = {1: 40, 2: 34, 3: 16, 5: 10}
"""So many clicks in one moment, and how often."""
AGAIN = 0.4
"""Of the others in that moment so many press the very same."""
LEAPS = (-7200.0, -90.0, 90.0, 7200.0)
"""Seconds by which somebody sets the clock of the machine."""


def tell_clicks_apart(monkeypatch: Any) -> None:
    """Note of everything that a table does whether it was set off by itself, or by a click.

    A table does one thing after the other, in a task of its own: so what is posted carries it.
    """
    ring, post, set_right = Alarm._wait, Mailbox.post, Table._keep_time
    let_go, by_itself_goes_on = Members.let_go, TableRobots._by_itself

    async def rung(alarm: Alarm, moment: float) -> None:
        BY_ITSELF.set(True)  # in this task alone
        await ring(alarm, moment)

    async def posted(mailbox: Mailbox, work: Callable[[], Any], **how: Any) -> Any:
        by_itself = BY_ITSELF.get()

        async def worked() -> Any:
            with set_off(by_itself):
                return await work()

        return await post(mailbox, worked, **how)

    async def righted(table: Table) -> None:
        with set_off(True):
            await set_right(table)

    async def gone_on(robots: TableRobots, seat: Seat, number: int) -> None:
        BY_ITSELF.set(True)  # in this task alone: a robot, the deck, what is tried again
        await by_itself_goes_on(robots, seat, number)

    async def noticed(members: Members, guild: GuildId, user: UserId) -> None:
        with set_off(True):
            await let_go(members, guild, user)

    monkeypatch.setattr(Members, "let_go", noticed)
    monkeypatch.setattr(TableRobots, "_by_itself", gone_on)
    monkeypatch.setattr(Alarm, "_wait", rung)
    monkeypatch.setattr(Mailbox, "post", posted)
    monkeypatch.setattr(Table, "_keep_time", righted)


Trouble = Callable[["Siege"], None]


def leave(siege: Siege) -> None:
    """Somebody leaves the server; their direct messages stay as they are."""
    here = [p for p in siege.people if siege.is_member(p)]
    if len(here) > 4:
        gone = siege.rng.choice(here)
        siege.house.env.backend.remove_member(gone.member.guild.id, gone.id)
        siege.watch.gone(gone.member.guild.id, gone.id)
        siege.done["left"] += 1


def come_back(siege: Siege) -> None:
    """Somebody who has left is a member again."""
    away = [p for p in siege.people if not siege.is_member(p)]
    if away:
        back = siege.rng.choice(away)
        siege.house.env.backend.add_member(back.member.guild.id, back.id)
        siege.watch.back(back.member.guild.id, back.id)
        siege.done["came back"] += 1


def leap(siege: Siege) -> None:
    """Somebody sets the clock: no more than some hours away from where it belongs."""
    clock = siege.house.made["clock"]
    by = siege.rng.choice(LEAPS)
    if abs(clock.ahead + by) <= 3 * max(LEAPS):
        clock.ahead += by
        siege.done["clock set"] += 1


def fail(siege: Siege) -> None:
    """The disk is full for a while: now and then a write fails, between two others too."""
    Careless.failing = None if Careless.failing else Random(siege.rng.random())
    siege.done["store fails or works again"] += 1


def shun(siege: Siege) -> None:
    """Somebody closes their direct messages, or opens them."""
    closed = siege.house.strict.closed_dms
    channel = siege.rng.choice(siege.people).member.user.dm_channel
    if channel is not None:
        closed ^= {channel.id}
        siege.done["messages closed or opened"] += 1


def muzzle(siege: Siege) -> None:
    """An admin takes the bot a right it needs in a channel, or gives it back."""
    backend, place = siege.house.env.backend, siege.rng.choice(siege.channels[:3])
    bot = backend.bot_user.id
    if any(one.target_id == bot for one in backend.get_channel(place.id).overwrites):
        backend.delete_overwrite(place.id, bot)
    else:
        lost = siege.rng.choice(("send_messages", "attach_files", "view_channel"))
        deny = Permissions(**{lost: True}).value
        backend.set_overwrite(place.id, Overwrite(bot, OverwriteType.MEMBER, deny=deny))
    siege.done["rights taken or given back"] += 1


def shut_out(siege: Siege) -> None:
    """An admin closes a channel to somebody, or opens it."""
    backend, place = siege.house.env.backend, siege.rng.choice(siege.channels[:3])
    somebody = siege.rng.choice(siege.people)
    if any(one.target_id == somebody.id for one in backend.get_channel(place.id).overwrites):
        backend.delete_overwrite(place.id, somebody.id)
    else:
        deny = Permissions(view_channel=True).value
        backend.set_overwrite(place.id, Overwrite(somebody.id, OverwriteType.MEMBER, deny=deny))
    siege.done["shut out or let in"] += 1


def sweep(siege: Siege) -> None:
    """A moderator deletes a message of the bot that everybody sees."""
    backend = siege.house.env.backend
    place = siege.rng.choice([*siege.channels, siege.far_channel])
    kept = backend.messages.get(place.id, {}).values()
    there = [
        one.id for one in kept if one.author_id == backend.bot_user.id and not one.is_ephemeral
    ]
    if there:
        backend.delete_message(place.id, siege.rng.choice(there))
        siege.done["messages deleted"] += 1


def demolish(siege: Siege) -> None:
    """An admin deletes a channel, with all that stands in it, and makes another one."""
    backend = siege.house.env.backend
    n = siege.rng.randrange(1, 3)
    gone = siege.channels[n]
    siege.channels[n] = siege.house.guild.create_text_channel(f"new {siege.done['channels']}")
    kept = [shown for shown in siege.messages if shown.channel != gone.id]
    siege.messages.clear()
    siege.messages.extend(kept)
    backend.delete_channel(gone.id)
    siege.done["channels"] += 1


TROUBLES: dict[str, tuple[Trouble, float]] = {
    "leave": (leave, 0.006),
    "come back": (come_back, 0.01),
    "clock": (leap, 0.01),
    "shun": (shun, 0.006),
    "store": (fail, 0.01),
    "rights": (muzzle, 0.006),
    "shut out": (shut_out, 0.006),
    "sweep": (sweep, 0.006),
    "demolish": (demolish, 0.002),
}
"""By name what happens, and how often before a click."""


PRIVATE, STRANGERS = "private thread", "strangers"
ALL = frozenset({*TROUBLES, PRIVATE, STRANGERS})
"""Beside what happens: a private thread, and that nobody is written to who never pressed."""


def trouble(siege: Siege) -> None:
    """Let something happen, perhaps, between two clicks."""
    for name, (happen, often) in TROUBLES.items():
        if name in siege.troubles and siege.rng.random() < often:
            happen(siege)


def private_thread(siege: Siege) -> None:
    """A private thread below the first channel, with some of the people in it."""
    backend = siege.house.env.backend
    parent = siege.channels[0]
    bot = backend.bot_user.id
    thread = backend.create_thread(parent.id, "in private", bot, type=ChannelType.PRIVATE_THREAD)
    for one in siege.people[:4]:
        backend.add_thread_member(thread.id, one.id)
    siege.channels.append(ChannelHandle(siege.house.env, siege.house.guild, thread))
