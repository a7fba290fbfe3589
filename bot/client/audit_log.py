"""A log of attempts to see what is hidden."""

import logging

from cachetools import LRUCache

from bot.storage.rows.ids import GuildId, UserId

log = logging.getLogger(__name__)
REMEMBERED = 10_000
"""Attempts kept in mind; of those forgotten, the next is written anew."""


class AuditLog:
    """Attempts to see what is another server's: each is written into the log once."""

    def __init__(self) -> None:
        self._seen: LRUCache[tuple[UserId, str], None] = LRUCache(REMEMBERED)

    def denied(self, user: UserId, what: str, server: GuildId | None) -> None:
        """Note that someone asked for a table, a game or a board that they cannot see."""
        if (user, what) not in self._seen:
            log.warning("user %s in server %s asked for %s: refused", user, server, what)
        self._seen[user, what] = None
