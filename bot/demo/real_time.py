"""SimCord in real time, the only file here that uses private names of SimCord.

SimCord drives a bot in its own process and on a virtual clock. Here the bot is another process,
so nothing is patched: the backend gets a real clock, and the verbs of simulated people return once
their event is sent, instead of waiting until the bot is idle. The version of simcord is pinned for
the sake of this file.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import discord
from simcord._clock import Clock
from simcord.backend.models import Interaction, Message
from simcord.env import Env
from simcord.results import InteractionResult, ResponseMessage


class WallClock(Clock):
    """A clock of SimCord that shows the time of day."""

    def now(self) -> datetime:
        """Return the present instant."""
        return datetime.now(UTC)

    def advance(self, seconds: float) -> None:
        """Refuse to be advanced, since real time moves by itself.

        :raises RuntimeError: always.
        """
        raise RuntimeError("the demo runs in real time")


class RealEnv(Env):
    """An environment with its bot in another process, in which people act at the same time."""

    def __init__(self) -> None:
        super().__init__(discord.Client(intents=discord.Intents.all()), check_errors=False)
        self.backend.clock = WallClock()
        self._started = True

    async def _settle_internal(self, *_: Any, **__: Any) -> None:
        return

    def _begin_operation(self, label: str) -> None:
        return

    def _end_operation(self) -> None:
        return

    def handle_for(self, message: Message) -> ResponseMessage:
        """Return ``message`` in the form that people's verbs accept."""
        return ResponseMessage(self, message)

    def result_of(self, interaction: Interaction) -> InteractionResult:
        """Return the result that :meth:`submit_modal` wants to see."""
        return InteractionResult(self, interaction)
