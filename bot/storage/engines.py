"""The engine that is meant by the address of a database."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from importlib.util import find_spec
from pathlib import Path

from bot.storage import apart, moving, sqlite_moving
from bot.storage.address import Address, ServerAddress, address_of
from bot.storage.full import FullStore
from bot.storage.lock import alone
from bot.storage.sqlite import SqliteStore
from bot.storage.store import StoreError
from bot.storage.subject import Db


def store_at(address: Address, watch: Callable[[int, float], None]) -> FullStore:
    """The store at this address, not yet opened.

    A file is to be locked by its opener (`bot.storage.lock`); on a server that is done here.

    :raises StoreError: a package that it needs is not installed.
    """
    if isinstance(address, Path):
        return SqliteStore(address, watch=watch)
    must_be_installed(address)
    from bot.storage.postgres.store import PostgresStore

    return PostgresStore(address, alone=True, watch=watch)


@contextmanager
def reading(place: str) -> Iterator[Db]:
    """A connection that only reads, for a process of its own; ``place`` is a store's.

    :raises StoreError: it cannot be read.
    """
    address = address_of(place)
    if isinstance(address, Path):
        with apart.reading(place) as db:
            yield db
        return
    must_be_installed(address)
    from bot.storage.full import LONGEST_READ
    from bot.storage.postgres import connection

    with connection.reading(address, LONGEST_READ) as server:
        yield server


@contextmanager
def held(address: Address) -> Iterator[None]:
    """Nobody else who asks has this database until the end of the block.

    :raises StoreBusy: somebody has it.
    """
    if isinstance(address, Path):
        with alone(address):
            yield
        return
    must_be_installed(address)
    from bot.storage.postgres.writer import holding

    with holding(address):
        yield


def moved(
    source: Address, target: Address, told: Callable[[str, moving.Sum], None]
) -> dict[str, moving.Sum]:
    """Move all of a database into an empty one; the answer is the sum of each table.

    :raises StoreError: one of them cannot be used, or something is not as it was; nothing is moved.
    """
    for address in (source, target):
        if isinstance(address, ServerAddress):
            must_be_installed(address)
    return moving.move(_source(source), _target(target), (source, target), told)


def _source(address: Address) -> AbstractContextManager[moving.Source]:
    if isinstance(address, Path):
        return sqlite_moving.source(address)
    from bot.storage.postgres import moving as servers

    return servers.source(address)


def _target(address: Address) -> AbstractContextManager[moving.Target]:
    if isinstance(address, Path):
        return sqlite_moving.target(address)
    from bot.storage.postgres import moving as servers

    return servers.target(address)


def must_be_installed(address: ServerAddress) -> None:
    """See to it that a server can be talked to.

    :raises StoreError: psycopg is missing.
    """
    if find_spec("psycopg") is None:
        raise StoreError(
            f"The database {address} needs psycopg; install it with: pip install 'knave[postgres]'"
        )
