"""Other processes that share the database: the servers of each, and the news told to them."""

from typing import Literal, Protocol

from bot.storage.rows.ids import GuildId

Kind = Literal["person", "guild"]
"""The kind of owner whose choices have changed."""


class Elsewhere(Exception):
    """A request for something of a server (or of none) that another process looks after."""

    def __init__(self, guild: GuildId) -> None:
        super().__init__(f"another process looks after server {guild}")
        self.guild = guild


class Peers(Protocol):
    """The other processes, as one of them knows them."""

    @property
    def alone(self) -> bool:
        """Whether there are no others, and never will be."""

    def owns(self, guild: GuildId) -> bool:
        """Whether this process looks after the tables of a server, or of none."""

    def news(self, kind: Kind, number: int) -> str:
        """The news that all processes hear with the storing of a choice; "" is none."""

    async def pass_on(self, kind: str, body: str) -> None:
        """Have all others do something, once each at least; a dead one does it when it is back.

        :raises StoreError: it could not be passed on.
        """


class Alone:
    """There is one process, and everything is its own."""

    alone = True

    def owns(self, guild: GuildId) -> bool:
        """Whether a server is looked after here: each one is."""
        return True

    def news(self, kind: Kind, number: int) -> str:
        """There is nobody to be told."""
        return ""

    async def pass_on(self, kind: str, body: str) -> None:
        """There is nobody else to do it."""
