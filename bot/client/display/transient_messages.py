"""Short messages that are to go away again, remembered over the end of the process."""

from contextlib import suppress

import discord

from bot.storage.store import Store

Key = tuple[int, int]
"""Table and user."""


class TransientMessages:
    """For each person at a table at most one message, and the decision it is about."""

    def __init__(self, client: discord.Client, store: Store, kind: str) -> None:
        self._client = client
        self._store = store
        self._kind = kind
        self._there: dict[Key, tuple[int, discord.PartialMessage]] = {}
        self._looked: set[Key] = set()

    async def find(self, key: Key) -> tuple[int, discord.PartialMessage] | None:
        """What stands there still: the decision's number and the message."""
        if key not in self._looked:
            self._looked.add(key)
            if kept := (await self._store.marks.mark(self._name(key))).split():
                number, channel, message = map(int, kept)
                place = self._client.get_partial_messageable(channel)
                self._there[key] = (number, place.get_partial_message(message))
        return self._there.get(key)

    async def keep(
        self, key: Key, number: int, message: discord.Message | discord.PartialMessage
    ) -> None:
        """Remember this message."""
        place = self._client.get_partial_messageable(message.channel.id)
        self._looked.add(key)
        self._there[key] = (number, place.get_partial_message(message.id))
        await self._store.marks.set_mark(
            self._name(key), f"{number} {message.channel.id} {message.id}"
        )

    async def remove(self, key: Key) -> None:
        """Take the message away, if there is one."""
        if await self.find(key) is None:
            return
        _, message = self._there[key]
        try:
            await message.delete()
        except discord.HTTPException as error:
            if error.status >= 500:
                raise  # it is there still: try again later
        del self._there[key]
        await self._store.marks.set_mark(self._name(key), "")

    def forget(self, key: Key) -> None:
        """The table is closed: nothing more will be asked of it."""
        self._looked.discard(key)

    async def forget_person(self, user: int) -> None:
        """This person is forgotten: the messages go, and that they were there."""
        for key in [key for key in self._there if key[1] == user]:
            with suppress(discord.HTTPException):
                await self.remove(key)
            self._there.pop(key, None)
            await self._store.marks.set_mark(self._name(key), "")

    def _name(self, key: Key) -> str:
        return f"{self._kind} {key[0]} {key[1]}"
