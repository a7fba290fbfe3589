"""Rows of the processes that share a database, and of work they hand to each other."""

import re
from dataclasses import dataclass
from itertools import pairwise
from typing import Final, Self

from bot.storage.rows.ids import GuildId

_RANGE = re.compile(r"(\d+)(?:-(\d+))?/(\d+)")
MOST_SHARDS = 16_384
"""Shards that a bot may have."""


@dataclass(frozen=True, slots=True, order=True)
class ShardRange:
    """Shards that one bot runs, from the ``first`` to the ``last``, of so many in all.

    >>> half = ShardRange.read("0-3/8")
    >>> half.share, half.owns(GuildId(3 << 22)), half.owns(GuildId(4 << 22))
    (0.5, True, False)
    """

    first: int
    last: int
    shards: int

    @classmethod
    def read(cls, text: str) -> Self:
        """The range of this text, such as ``0-3/8`` or ``2/8``.

        :raises ValueError: it is none.
        """
        found = _RANGE.fullmatch(text.strip())
        if found is None:
            raise ValueError("not of the form FIRST-LAST/SHARDS")
        first, shards = int(found[1]), int(found[3])
        last = first if found[2] is None else int(found[2])
        if not first <= last < shards <= MOST_SHARDS:
            raise ValueError("no shards of that many")
        return cls(first, last, shards)

    def __str__(self) -> str:
        """The range as `read` takes it."""
        return f"{self.first}-{self.last}/{self.shards}"

    @property
    def ids(self) -> list[int]:
        """The numbers of its shards."""
        return [*range(self.first, self.last + 1)]

    @property
    def share(self) -> float:
        """The part of all shards that these are, from 0 to 1."""
        return (self.last + 1 - self.first) / self.shards

    def shard_of(self, guild: GuildId) -> int:
        """The shard to which Discord sends what happens in a server; 0 without one."""
        return (guild >> 22) % self.shards

    def owns(self, guild: GuildId) -> bool:
        """Whether what happens in a server (or in none) comes to one of these shards."""
        return self.first <= self.shard_of(guild) <= self.last

    def overlaps(self, other: "ShardRange") -> bool:
        """Whether these two are not parts of one division."""
        return self.shards != other.shards or not (
            self.last < other.first or other.last < self.first
        )


def division(processes: int, shards: int) -> tuple[ShardRange, ...]:
    """All shards in as many ranges as there are processes, of about the same size.

    >>> print(*division(3, 8))
    0-1/8 2-4/8 5-7/8
    """
    edges = [number * shards // processes for number in range(processes + 1)]
    return tuple(
        ShardRange(first, after - 1, shards) for first, after in pairwise(edges) if after > first
    )


@dataclass(frozen=True, slots=True)
class Lease:
    """The right to run a range; its ``number`` is higher than that of any lease before."""

    number: int
    range: ShardRange


@dataclass(frozen=True, slots=True)
class ProcessRow:
    """A process that shares the database; ``age`` is in seconds, since its last sign of life."""

    id: int
    name: str
    version: str
    since: float
    age: float
    told: str
    ranges: tuple[ShardRange, ...]


CLICK: Final = "click"
"""The kind of what is handed over to be done once or not at all: an interaction, as it came."""
VALID: Final = 1.5
"""Seconds for which an interaction that is handed over can be taken: whoever handed it over takes
it back afterwards, and refuses it while Discord still takes an answer."""


@dataclass(frozen=True, slots=True)
class Handed:
    """Something that another range is to do; ``age`` in seconds, since that was begun."""

    id: int
    kind: str
    body: str
    age: float
