"""A store of either engine, and rows to put into it.

A test that asks for a ``store``, or for stores that are ``opened``, runs over both; one that asks
for the ``path`` is about SQLite's file, and one that asks for the ``server`` about PostgreSQL.
"""

import sqlite3
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AbstractContextManager, AsyncExitStack, ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any, Literal

import pytest

from bot.storage.address import Address, ServerAddress
from bot.storage.full import FullStore
from bot.storage.postgres.connection import PostgresConnection
from bot.storage.postgres.store import PostgresStore
from bot.storage.rows.ids import ChannelId, GuildId, UserId
from bot.storage.rows.tables import GameRow, SeatRow, TableRow
from bot.storage.sqlite import SqliteStore
from bot.storage.subject import Db
from tests.support import postgres
from tests.support.foundation import lay

ENGINES = ("sqlite", "postgres")
OpenStore = Callable[..., Awaitable[FullStore]]
Connect = Callable[[], AbstractContextManager[Db]]
Traces = Callable[..., dict[str, int]]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Each test runs over both engines, but for those that are about one."""
    if "engine" in metafunc.fixturenames:
        about = {"path": "sqlite", "server": "postgres"}
        one = [engine for name, engine in about.items() if name in metafunc.fixturenames]
        metafunc.parametrize("engine", one or ENGINES)


@pytest.fixture(scope="session")
def server() -> Iterator[postgres.Server]:
    """A PostgreSQL server for all tests."""
    postgres.must_be_here()
    with postgres.server() as made:
        yield made


@pytest.fixture(scope="session")
def emptied(server: postgres.Server) -> postgres.Emptied:
    """A database with all tables on it."""
    return postgres.Emptied(server, postgres.migrated(server))


@pytest.fixture
def fresh(server: postgres.Server) -> Iterator[ServerAddress]:
    """A database of the server with nothing in it."""
    address = server.database()
    yield address
    server.drop(address)


@pytest.fixture
def place(emptied: postgres.Emptied) -> ServerAddress:
    """A server's database with all tables, and nothing in them."""
    return emptied.empty()


@pytest.fixture
def another(place: ServerAddress) -> Iterator[Callable[[], PostgresConnection]]:
    """Opens connections, each of which may be a process's."""
    with ExitStack() as stack:
        yield lambda: stack.enter_context(closing(PostgresConnection(place)))


@pytest.fixture
def address(engine: str, tmp_path: Path, request: pytest.FixtureRequest) -> Address:
    """The address of the database: a file, or a server's."""
    if engine == "sqlite":
        return tmp_path / "knave.db"
    found: postgres.Emptied = request.getfixturevalue("emptied")
    return found.empty()


@pytest.fixture
def connect(address: Address) -> Connect:
    """Opens connections beside the store's; what is done on one is kept at the end."""

    @contextmanager
    def connected() -> Iterator[Db]:
        if isinstance(address, Path):
            with closing(sqlite3.connect(address)) as db, db:
                yield db
        else:
            with closing(PostgresConnection(address)) as server:
                yield server

    return connected


@pytest.fixture
def traces(address: Address, request: pytest.FixtureRequest) -> Traces:
    """Counts a person's number and name in the files, as text and as numbers are kept."""

    def found(user: UserId, name: str = "") -> dict[str, int]:
        order: Literal["big", "little"] = "big"
        if isinstance(address, Path):
            files = [*address.parent.glob(f"{address.name}*")]
        else:
            server: postgres.Server = request.getfixturevalue("server")
            order, files = sys.byteorder, server.files(address)
        held = b"".join(file.read_bytes() for file in files)
        number = user.to_bytes(8, order)
        wanted = {"text": str(user).encode(), "number": number, "name": name.encode()}
        return {kind: held.count(text) for kind, text in wanted.items() if text}

    return found


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """The place of a database file that is not there yet."""
    return tmp_path / "knave.db"


@pytest.fixture
async def opened(address: Address) -> AsyncIterator[OpenStore]:
    """Opens stores on the same database; all are closed at the end."""
    async with AsyncExitStack() as stack:

        async def open_store(**chosen: Any) -> FullStore:
            store: FullStore
            if isinstance(address, Path):
                store = SqliteStore(address, **chosen)
            else:
                store = PostgresStore(address, **chosen)
            await store.open()
            stack.push_async_callback(store.close)
            return store

        yield open_store


@pytest.fixture
async def store(opened: OpenStore, address: Address) -> FullStore:
    """An open store, in a database that was laid down before."""
    if isinstance(address, Path):
        lay(address)
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
