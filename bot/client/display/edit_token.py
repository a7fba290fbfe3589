"""Through the token of an interaction its message can be changed for a while: nobody counts it."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass

import discord

from bot.client import present
from bot.client.display.idempotent import ORIGINAL
from bot.client.errors import NOT_SENT
from bot.storage.rows.ids import MessageId
from bot.tables.model.clock import Clock
from bot.tables.screens.screen import Screen

TOKEN_LIFE = 14 * 60
"""Seconds for which a token can be used: Discord's fifteen minutes, with one to spare."""


@dataclass(frozen=True, slots=True)
class EditToken:
    """The way to one message: until when the token lives, and what it calls the message."""

    clock: Clock
    ends: float
    """Seconds of the monotonic clock."""
    webhook: discord.Webhook
    message: MessageId | None
    """The message's id, as far as it is known."""
    name: int
    """The message's id for this token: the original response goes by its name."""

    @classmethod
    def of(cls, clock: Clock, asked: discord.Interaction, message: MessageId | None) -> "EditToken":
        """The way to the message that an interaction was answered with.

        A message clicked, and changed in answer, is the original response: its id belongs to the
        token with which it was sent. A late answer may be another message than that.
        """
        clicked = asked.message is not None and asked.message.id == message
        name = ORIGINAL if clicked or message is None else message
        return cls(clock, clock.steady() + TOKEN_LIFE, asked.followup, message, name)

    @property
    def open(self) -> bool:
        """Whether the token still lives."""
        return self.left >= 0

    @property
    def left(self) -> float:
        """Seconds for which the token still lives; below 0: it does not."""
        return self.ends - self.clock.steady()

    async def show(self, screen: Screen, holds: Callable[[], bool] = lambda: True) -> None:
        """Let the message be this screen, unless that ``holds`` no more once it is drawn.

        :raises discord.HTTPException: it is not there, or the token is not taken any more.
        """
        made = await present.edit(screen)
        if holds():
            await self.webhook.edit_message(self.name, **made)

    async def delete(self) -> None:
        """Take the message away, if that can be done: its reader may have done so."""
        if self.open:
            with suppress(*NOT_SENT):
                await self.webhook.delete_message(self.name)
