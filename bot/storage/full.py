"""A store with every subject, whatever engine is beneath it."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from importlib.resources import files
from typing import TypeVar

from bot.storage.achievements import Achievements
from bot.storage.boards import Boards
from bot.storage.dailies import Dailies
from bot.storage.duplicates import Duplicates
from bot.storage.evenings import Evenings
from bot.storage.history import Past
from bot.storage.marks import Marks
from bot.storage.people import People
from bot.storage.presets import Presets
from bot.storage.reviews import Reviews
from bot.storage.seasons import Seasons
from bot.storage.servers import Servers
from bot.storage.social import Social
from bot.storage.store import Health
from bot.storage.subject import Db
from bot.storage.tables import Tables
from bot.storage.tournaments import Tournaments
from bot.storage.vacuum import Sweeper

T = TypeVar("T")
MIGRATIONS = files("bot.storage") / "migrations"
LONGEST_READ = 120.0
"""Seconds after which a read beside the play is given up: meanwhile old states are kept alive."""


class FullStore(ABC):
    """The subjects of `bot.storage`, each with its statements, over one engine."""

    def __init__(self) -> None:
        self._sweeper = Sweeper(self._clean)
        self.tables = Tables(self)
        self.people = People(self, self._sweeper)
        self.social = Social(self)
        self.presets = Presets(self)
        self.boards = Boards(self)
        self.seasons = Seasons(self)
        self.evenings = Evenings(self)
        self.achievements = Achievements(self)
        self.past = Past(self)
        self.duplicates = Duplicates(self)
        self.reviews = Reviews(self)
        self.servers = Servers(self, self._sweeper)
        self.marks = Marks(self)
        self.dailies = Dailies(self)
        self.tournaments = Tournaments(self)

    @property
    @abstractmethod
    def place(self) -> str:
        """The place of the database, as `bot.storage.engines` takes it in another process.

        It may hold a password.
        """

    @abstractmethod
    async def open(self) -> None:
        """Open the database, or make it, and bring its schema up to date. Once is enough.

        :raises StoreError: it cannot be used.
        """

    @abstractmethod
    async def close(self) -> None:
        """Finish what was begun and let go of the database. May be called twice."""

    @abstractmethod
    def hurry(self) -> None:
        """Wait for a server that is gone no longer than a write may take: the program ends."""

    @abstractmethod
    async def health(self) -> Health:
        """The health of the database: its size and its faults. No player waits for it."""

    @abstractmethod
    async def tend(self) -> int:
        """See to the log of the engine, without waiting for anybody; the answer is its bytes."""

    @abstractmethod
    async def do(self, work: Callable[[Db], T]) -> T:
        """Carry out the work in a transaction; when this returns, it is on disk.

        :raises StoreError: it cannot be carried out; then nothing of it is.
        """

    @abstractmethod
    async def aside(self, work: Callable[[Db], T]) -> T:
        """Read on a connection and a thread of its own, and not for ever.

        :raises StoreError: it cannot be read.
        """

    @abstractmethod
    async def _clean(self, anew: bool) -> bool:
        """Leave nothing of deleted rows where they were; ``anew``: write all of it anew.

        False: others were at it all the time, so that something may be left.
        """
