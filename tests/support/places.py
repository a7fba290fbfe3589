"""Changes that others make to the places in which tables stand."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord.backend.models.channel import Overwrite
from simcord.enums import OverwriteType

from bot.client.errors import Stopped
from tests.support.house import House
from tests.support.player import Player
from tests.support.reading import text_of


def bot_id(house: House) -> int:
    return int(house.env.backend.bot_user.id)


async def take_rights(house: House, *names: str) -> None:
    """Somebody denies the bot these rights in the channel."""
    denied = discord.Permissions(**dict.fromkeys(names, True)).value
    overwrite = Overwrite(target_id=bot_id(house), type=OverwriteType.MEMBER, deny=denied)
    house.env.backend.set_overwrite(house.channel.id, overwrite)
    await house.env.settle()


async def grant(house: House, *names: str) -> None:
    """Somebody grants the bot these rights, which it does not ask for, in the whole server."""
    (role,) = (r for r in house.bot.get_guild(house.guild.id).me.roles if not r.is_default())
    more = discord.Permissions(**dict.fromkeys(names, True)).value
    rights = {"permissions": role.permissions.value | more}
    house.env.backend.edit_role(house.guild.id, role.id, rights)
    await house.env.settle()


async def give_back(house: House) -> None:
    house.env.backend.delete_overwrite(house.channel.id, bot_id(house))
    await house.env.settle()


def stands(house: House, message: Any) -> bool:
    """Whether a message is still there."""
    return any(message.id in kept for kept in house.env.backend.messages.values())


async def delete_message(house: House, message: Any) -> None:
    house.env.backend.delete_message(message.channel.id, message.id)
    await house.env.settle()


async def delete_channel(house: House, channel: Any) -> None:
    house.env.backend.delete_channel(channel.id)
    await house.env.settle()


async def change_thread(house: House, thread: Any, **how: bool) -> None:
    """Somebody locks or archives a thread, or undoes it."""
    house.env.backend.edit_channel(thread.id, {}, thread_metadata=how)
    await house.env.settle()


def forget_tokens(house: House) -> None:
    """As if every click on a table were so long ago that it cannot be shown through one."""
    for shown in house.bot.display.state.tables.values():
        shown.token = None


async def chatter(house: House, player: Player, count: int) -> None:
    for n in range(count):
        await player.member.send(house.channel, f"so {n}")
    await house.env.settle()


def notes(house: House, table: int = 1) -> list[str]:
    """The table's log of what happened beside the game."""
    query = "SELECT line FROM notes WHERE table_id = ? ORDER BY number"
    return [line for (line,) in house.rows(query, table)]


def spoken(house: House) -> list[str]:
    """The texts in the channel beside the tables."""
    return [text_of(m) for m in house.channel.history() if not m.components]


def requests(house: House, method: str, part: str, since: int = 0) -> int:
    """The number of requests of this method and path that the bot has made."""
    made = house.env.http_requests[since:]
    return sum(entry.method == method and part in entry.path for entry in made)


def refuse_an_answer(patch: pytest.MonkeyPatch, sent_by: str = "send_message") -> None:
    """Let the next answer that is ``sent_by`` this method not arrive; those after it do."""
    send, left = getattr(discord.InteractionResponse, sent_by), [1]

    async def refused(response: Any, *said: Any, **more: Any) -> Any:
        if left:
            left.clear()
            raise Stopped("not sent")
        return await send(response, *said, **more)

    patch.setattr(discord.InteractionResponse, sent_by, refused)
