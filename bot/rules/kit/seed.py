"""Seeded deals that a stranger can check without trusting us.

The secret seed is 32 bytes; its SHA-256 (the commitment) is shown before the first bid, the
seed after the last card. The n-th act of the deck in a game draws from the stream labelled
``deal n`` (n from 1), the drawing of seats from ``seats``: block k is
``SHA-256(seed + label + k as 8 bytes, big end first)``, read 4 bytes at a time, big end first;
a number that would favour the low ones is thrown away.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from struct import unpack

from bot.rules.kit.dealing import Below


@dataclass(frozen=True, slots=True)
class Seed:
    """The secret of a game's shuffles: 32 bytes, written as hexadecimal digits."""

    secret: bytes

    def __post_init__(self) -> None:
        if len(self.secret) != 32:
            raise ValueError("a seed has 32 bytes")

    def __repr__(self) -> str:
        return f"<Seed {self.commitment[:8]}…>"

    def __str__(self) -> str:
        return self.secret.hex()

    @classmethod
    def read(cls, text: str) -> "Seed":
        """Read 64 hexadecimal digits."""
        return cls(bytes.fromhex(text))

    @property
    def commitment(self) -> str:
        """The SHA-256 of the seed in hexadecimal: shown before, checked after."""
        return sha256(self.secret).hexdigest()

    def of_deal(self, deal: int) -> "Seed":
        """The seed of one deal of a duplicate set of which this is the secret.

        It is SHA-256(secret + ``duplicate deal n``), the same at every table. The seed of one deal
        tells nothing of another.

        >>> Seed(bytes(32)).of_deal(1) == Seed(bytes(32)).of_deal(2)
        False
        """
        return Seed(sha256(self.secret + f"duplicate deal {deal}".encode()).digest())

    def below(self, label: str) -> Below:
        """A source of fair whole numbers, the same for the same label."""
        numbers = self._numbers(label.encode())

        def draw(limit: int) -> int:
            fair = 2**32 - 2**32 % limit
            return next(n for n in numbers if n < fair) % limit

        return draw

    def _numbers(self, label: bytes) -> Iterator[int]:
        block = 0
        while True:
            digest = sha256(self.secret + label + block.to_bytes(8, "big")).digest()
            yield from unpack(">8I", digest)
            block += 1
