"""How old messages are: Discord lets those older than an hour be edited but seldom."""

from collections import OrderedDict

import discord

from bot.tables.clock import Clock

OLD = 50 * 60
"""Seconds. From then on a message should be sent anew, before Discord refuses an edit."""
REMEMBERED = 10_000
"""So many messages at most; of others their number tells when they were sent."""


class Ages:
    """When messages were sent, by the clock the tables go by."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._sent: OrderedDict[int, float] = OrderedDict()

    def sent(self, message: int) -> None:
        """This message was sent just now."""
        self._sent[message] = self._clock.now()
        if len(self._sent) > REMEMBERED:
            self._sent.popitem(last=False)

    def old(self, message: int) -> bool:
        """Whether a message should be sent anew."""
        sent = self._sent.get(message)
        if sent is None:
            sent = discord.utils.snowflake_time(message).timestamp()
        return self._clock.now() - sent > OLD
