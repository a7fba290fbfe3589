"""Through the token of an interaction its message can be changed for a while: nobody counts it."""

import time
from dataclasses import dataclass
from typing import Any

import discord

from bot.client import present
from bot.client.display.idempotent import ORIGINAL
from bot.tables.screens.screen import Screen

TOKEN_LIFE = 14 * 60
"""Seconds for which a token can be used, with a minute to spare."""


@dataclass(frozen=True, slots=True)
class EditToken:
    """The way to one message: since when the token lives, and what the message is called there."""

    since: float
    webhook: discord.Webhook
    message: int | None
    """Its number, as far as it is known."""
    name: Any

    @classmethod
    def to_clicked(cls, asked: discord.Interaction, message: int) -> "EditToken":
        """To what was clicked, which the answer has changed: so it is the original one there."""
        return cls(time.monotonic(), asked.followup, message, ORIGINAL)

    @classmethod
    def to_answer(cls, asked: discord.Interaction, message: int | None) -> "EditToken":
        """To what was answered; if that was late it may be another than the original one.

        What was clicked, and changed in answer, is the original one: its number belongs to the
        token with which it was sent.
        """
        clicked = asked.message is not None and asked.message.id == message
        name = ORIGINAL if clicked or message is None else message
        return cls(time.monotonic(), asked.followup, message, name)

    @property
    def open(self) -> bool:
        """Whether the token still lives."""
        return time.monotonic() - self.since <= TOKEN_LIFE

    async def show(self, screen: Screen) -> None:
        """Let the message be this screen.

        :raises discord.HTTPException: it is not there, or the token is not taken any more.
        """
        await self.webhook.edit_message(self.name, **await present.edit(screen))
