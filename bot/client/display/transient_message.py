"""Short messages that are to go away again, remembered over the end of the process."""

from contextlib import suppress

import discord

from bot.client.errors import NOT_SENT, discords_own
from bot.storage.rows.ids import ChannelId, MessageId
from bot.storage.store import Store

Standing = tuple[int, discord.PartialMessage]
"""The number of the decision that a message is about, and the message."""


class TransientMessage:
    """The message that stands under this name in the store, if one does."""

    __slots__ = ("_client", "_looked", "_name", "_standing", "_store")

    def __init__(self, client: discord.Client, store: Store, name: str) -> None:
        self._client = client
        self._store = store
        self._name = name
        self._standing: Standing | None = None
        self._looked = False

    async def find(self) -> Standing | None:
        """The message that still stands, perhaps since before a restart."""
        if not self._looked:
            kept = (await self._store.marks.mark(self._name)).split()
            if kept and not self._looked:  # nothing else was kept meanwhile
                number, channel, message = map(int, kept)
                self._standing = number, self._message(ChannelId(channel), MessageId(message))
            self._looked = True
        return self._standing

    async def keep(self, number: int, message: discord.Message | discord.PartialMessage) -> None:
        """Remember this message, about the decision of this number."""
        self._looked = True
        self._standing = number, self._message(ChannelId(message.channel.id), MessageId(message.id))
        await self._store.marks.set_mark(self._name, f"{number} {message.channel.id} {message.id}")

    async def remove(self) -> None:
        """Take the message away, if one stands.

        :raises discord.HTTPException: it stands still; another time it may work.
        """
        if (standing := await self.find()) is None:
            return
        try:
            await standing[1].delete()
        except discord.HTTPException as error:
            if discords_own(error):
                raise
        await self._clear(standing)

    async def forget(self) -> None:
        """Take away what this process knows of, or at least know nothing of it any more."""
        if self._standing is not None:
            with suppress(*NOT_SENT):
                await self.remove()
            await self._clear(self._standing)

    async def _clear(self, gone: Standing | None) -> None:
        """Forget what is gone; what was said after it stands."""
        if gone is not None and self._standing is gone:
            self._standing = None
            await self._store.marks.set_mark(self._name, "")

    def _message(self, channel: ChannelId, message: MessageId) -> discord.PartialMessage:
        return self._client.get_partial_messageable(channel).get_partial_message(message)
