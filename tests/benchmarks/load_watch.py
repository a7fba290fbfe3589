"""The notes on a load: the lines that are stored, and the delay of showing a change."""

import time
from collections.abc import Awaitable, Callable, Hashable, Sequence
from typing import Any

from bot.storage.rows.tables import MoveRow


class Played:
    """Counts the lines that are stored, also those of games that end meanwhile."""

    def __init__(self, store: Any) -> None:
        self.lines = 0
        self._append = store.tables.append
        store.tables.append = self.append

    async def append(self, game: int, moves: Sequence[MoveRow] = (), **rest: Any) -> None:
        """Append to the store's log, and count the lines."""
        await self._append(game, moves, **rest)
        self.lines += len(moves)


class Shown:
    """The times from a change until it is shown: at a table, or in a hand.

    ``watched``: the hand of someone who is not asked, for a card of somebody else's.
    """

    def __init__(self, redraws: Any) -> None:
        self._since: dict[Hashable, float] = {}
        self._request = redraws.request
        redraws.request = self.request
        self.forget()

    def forget(self) -> None:
        """Forget all times noted so far."""
        self.took: dict[str, list[float]] = {"hand": [], "watched": [], "table": []}

    def request(
        self, key: Any, draw: Callable[[], Awaitable[None]], *rest: Any, **more: Any
    ) -> None:
        """Request a drawing, and note how long it takes until it is shown."""
        watched = bool(rest) and getattr(rest[0], "name", "") == "WATCHED"
        self._since.setdefault((key, "watched" if watched else key[0]), time.perf_counter())

        async def timed() -> None:
            kinds = (key[0], "watched") if key[0] == "hand" else (key[0],)
            since = {kind: self._since.pop((key, kind), None) for kind in kinds}
            await draw()
            for kind, at in since.items():
                if at is not None and kind in self.took:
                    self.took[kind].append(1000 * (time.perf_counter() - at))

        self._request(key, timed, *rest, **more)
