"""The ages of messages: Discord takes fewer edits of those older than an hour."""

import discord
from cachetools import FIFOCache

from bot.storage.rows.ids import MessageId
from bot.tables.model.clock import Clock

OLD = 60 * 60
"""Seconds. Of older messages Discord takes about three edits in six seconds and channel."""
SPARE = 60
"""Seconds earlier we call a message old: our clock and Discord's may differ."""
REMEMBERED = 10_000
"""Messages at most; of others the id tells when they were sent."""


class MessageAges:
    """The moments at which messages were sent: by the monotonic clock, as far as they are known."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._sent: FIFOCache[MessageId, float] = FIFOCache(REMEMBERED)

    def sent(self, message: MessageId) -> None:
        """Note that this message was sent just now."""
        self._sent[message] = self._clock.steady()

    def old(self, message: MessageId) -> bool:
        """Whether a message is so old that it can be edited but seldom."""
        if (sent := self._sent.get(message)) is not None:
            age = self._clock.steady() - sent
        else:
            age = self._clock.now() - discord.utils.snowflake_time(message).timestamp()
        return age > OLD - SPARE
