"""Answers in time: Discord waits three seconds for one, and then tells of a failure.

What is not answered by then (a slow disk, a picture that takes long, a busy machine) is put off
by itself, and the answer that comes later is given by editing. Nobody who answers notices.
"""

import asyncio
import logging
from collections.abc import Coroutine, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeVar

import discord

from bot.points import passing
from bot.tables.lobby import No
from cogs.errors import UNREACHED
from cogs.present import own_message

T = TypeVar("T")
log = logging.getLogger(__name__)
PATIENCE = 1.5
"""Seconds after which an answer is put off: long before Discord's three are over."""
GIVE_UP = 5.0
"""Seconds after which Discord would not take an answer any more, wherever it hangs."""
Put = Literal["", "update", "thinking"]


@dataclass(frozen=True, slots=True)
class Sent:
    """What is known of an answer that was sent late."""

    message_id: int


class Answer(discord.InteractionResponse[Any]):
    """The answer to one interaction; it puts itself off when it takes too long.

    A click on a private message is put off silently, as that message is what will be changed.
    Everything else shows its reader, and nobody else, that an answer is on its way.
    """

    def __init__(self, parent: discord.Interaction[Any]) -> None:
        super().__init__(parent)
        self._asked = parent
        self._put_off: Put = ""
        self._one_at_a_time = asyncio.Lock()
        self._late: asyncio.Task[None] | None = None
        self._timer = asyncio.get_running_loop().call_later(PATIENCE, self._ring)

    def _ring(self) -> None:
        self._late = asyncio.create_task(self._put_it_off())

    async def _put_it_off(self) -> None:
        async with self._one_at_a_time:
            if self.is_done():
                return
            kind: Put = "update" if own_message(self._asked) else "thinking"
            try:
                await _sent(super().defer(ephemeral=True, thinking=kind == "thinking"))
            except (discord.HTTPException, *UNREACHED) as error:
                log.info("an answer could not be put off: %s", error)
            else:
                self._put_off = kind

    def _taken(self) -> Put:
        """How the answer was put off, if it was and has not been given since."""
        self._timer.cancel()
        how, self._put_off = self._put_off, ""
        return how

    async def defer(self, *, ephemeral: bool = False, thinking: bool = False) -> Any:
        """Put it off on purpose; the answer then comes by editing.

        ``thinking`` is for what is not clicked on a private message: that one would be edited.
        """
        async with self._one_at_a_time:
            match self._taken():
                case "":
                    return await _sent(super().defer(ephemeral=ephemeral, thinking=thinking))
                case "thinking" if not thinking:
                    await self._asked.delete_original_response()  # there will be no answer
        return None

    async def send_message(
        self,
        content: Any = None,
        *,
        ephemeral: bool = False,
        file: discord.File = discord.utils.MISSING,
        **rest: Any,
    ) -> Any:
        """Answer with a message of its own."""
        async with self._one_at_a_time:
            how = self._taken()
            if not how:
                sending = super().send_message(content, ephemeral=ephemeral, file=file, **rest)
                return await _sent(sending)
            if how == "thinking" and ephemeral:
                files = [file] if file else []
                edited = await self._asked.edit_original_response(
                    content=content, attachments=files, **rest
                )
                return Sent(edited.id)
            if how == "thinking":  # the answer is for all to see: what one person sees goes
                await self._asked.edit_original_response(content="…")
            sent = await self._asked.followup.send(
                content, ephemeral=ephemeral, file=file, wait=True, **rest
            )
            if how == "thinking":
                await self._asked.delete_original_response()
            return Sent(sent.id)

    async def edit_message(
        self, *, attachments: Sequence[Any] = discord.utils.MISSING, **rest: Any
    ) -> Any:
        """Answer by changing the message that was clicked."""
        async with self._one_at_a_time:
            how = self._taken()
            if not how:
                return await _sent(super().edit_message(attachments=attachments, **rest))
            if how == "update":
                await self._asked.edit_original_response(attachments=attachments, **rest)
            elif self._asked.message is not None:
                await self._asked.delete_original_response()
                await self._asked.message.edit(attachments=attachments, **rest)
        return None

    async def send_modal(self, modal: Any, /) -> Any:
        """Answer with a window. It cannot be shown late: then one has to press again.

        :raises No: it is too late.
        """
        async with self._one_at_a_time:
            if self._taken():
                raise No("press-again")
            return await _sent(super().send_modal(modal))


def in_time(interaction: discord.Interaction[Any]) -> None:
    """From now on the answer to this interaction takes care of itself."""
    # The slot in which discord.py would keep the plain one; there is no other way to its place.
    slots: Any = interaction
    slots._cs_response = Answer(interaction)


async def _sent(sending: Coroutine[Any, Any, T]) -> T:
    """Send it, but do not wait longer than Discord does.

    :raises TimeoutError: nobody knows whether it arrived.
    """
    passing("answering")
    async with asyncio.timeout(GIVE_UP):
        done = await sending
    passing("answered")
    return done
