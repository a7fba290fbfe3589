"""A fixture: the daily, duplicate set or tournament of which a table is part.

Its game ends after so many deals of the deck, whatever the score, and its rules are not changed in
its midst. Where others have the same deals, it begins with a given seed (``sealed`` in the verb
``start``).
"""

from dataclasses import dataclass
from typing import Final

from bot.storage.rows.dailies import DAILY

SECRET: Final = frozenset({"duplicate"})
"""Kinds of which several tables in a server have the same deals at the same time."""


@dataclass(frozen=True, slots=True)
class Fixture:
    """A daily or the like of which a table is part: ``kind``, ``which`` one, number of ``deals``.

    >>> fixture = Fixture("daily", "20780 euchre", 3)
    >>> str(fixture), Fixture.of("daily 20780 euchre", 3) == fixture, bool(NO_FIXTURE)
    ('daily 20780 euchre', True, False)
    """

    kind: str = ""
    which: str = ""
    deals: int = 0

    @classmethod
    def of(cls, text: str, deals: int) -> "Fixture":
        """The fixture that is stored as this text."""
        kind, _, which = text.partition(" ")
        return cls(kind, which, deals)

    @property
    def is_daily(self) -> bool:
        """Whether it is a daily, of which everybody has the same deals on the same day."""
        return self.kind == DAILY

    @property
    def secret(self) -> bool:
        """Whether nobody but who plays at its table sees anything of it, not even its message.

        So nothing is heard of it at another table that has the same deals.
        """
        return self.kind in SECRET

    @property
    def keeps_seed(self) -> bool:
        """Whether the table tells no seed at the end of its game: others play these deals yet.

        A match has a seed of its own, which is told as that of any game.
        """
        return self.stands_beside

    @property
    def stands_beside(self) -> bool:
        """Whether the table stands beside others of its channel, and counts among nobody's."""
        return self.is_daily or self.secret

    def __str__(self) -> str:
        return f"{self.kind} {self.which}".rstrip()

    def __bool__(self) -> bool:
        return bool(self.kind)


NO_FIXTURE: Final = Fixture()
"""A table by itself."""
