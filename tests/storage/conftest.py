"""A store in a file of its own, and rows to put into it."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from bot.storage.rows.ids import ChannelId, GuildId, UserId
from bot.storage.rows.tables import GameRow, SeatRow, TableRow
from bot.storage.sqlite import SqliteStore

OpenStore = Callable[..., Awaitable[SqliteStore]]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the database is."""
    return tmp_path / "knave.db"


@pytest.fixture
async def opened(path: Path) -> AsyncIterator[OpenStore]:
    """Opens stores on the same file; all are closed at the end."""
    async with AsyncExitStack() as stack:

        async def open_store(**chosen: Any) -> SqliteStore:
            store = SqliteStore(path, **chosen)
            await store.open()
            stack.push_async_callback(store.close)
            return store

        yield open_store


@pytest.fixture
async def store(opened: OpenStore) -> SqliteStore:
    """An open store."""
    return await opened()


@pytest.fixture
def table() -> TableRow:
    """A lobby with a person, a robot and two empty chairs."""
    return TableRow(
        guild_id=GuildId(900000000000000001),
        channel_id=ChannelId(900000000000000002),
        host_id=UserId(11),
        game="some-game",
        preset="usual",
        options="target=10 stick=yes",
        level="normal",
        clock=60,
        created_at=100.0,
        updated_at=100.5,
        seats=(SeatRow(user_id=UserId(11), name="Ada"), SeatRow(robot=1), SeatRow(), SeatRow()),
    )


@pytest.fixture
def game() -> GameRow:
    """A game about to begin."""
    return GameRow(
        game="some-game",
        version=3,
        options="target=10 stick=yes",
        players=4,
        commitment="c0ffee",
        seed="5ec3e7",
        started_at=200.0,
    )
