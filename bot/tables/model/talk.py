"""Table talk as values: the phrases there are, and those that were said.

Robots answer by the number of phrases said at the table, so by nothing that anybody holds or does;
at tables where turns take days they are silent.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Final

from bot.storage.rows.ids import TableId, UserId
from bot.tables.model.chairs import Chair

PHRASES: Final = (
    "hello",
    "good-luck",
    "well-played",
    "thank-you",
    "sorry",
    "no-problem",
    "one-moment",
    "good-game",
)
ANSWERS: Final[Mapping[str, str]] = {
    "hello": "hello",
    "good-luck": "good-luck",
    "well-played": "thank-you",
    "sorry": "no-problem",
    "one-moment": "no-problem",
    "good-game": "good-game",
}
"""The phrases that robots answer, each with the answer, if there is one."""
ANSWERED: Final = 2
"""A robot answers about one phrase of so many."""
LASTS: Final = 60.0
"""Seconds for which a phrase is shown, if no new trick comes before that."""
SHOWN: Final = 3
"""So many phrases at most are shown, the newest."""
AT_MOST, WITHIN = 5, 60.0
"""So many phrases a person may say at a table in so many seconds."""


@dataclass(frozen=True, slots=True)
class Phrase:
    """A phrase, the chair of its speaker as it was then, its moment, and the moves before it."""

    what: str
    chair: Chair
    at: float
    moves: int


@dataclass(frozen=True, slots=True)
class Talk:
    """The talk at a table: heard and gone, for it is nowhere written down.

    ``said`` are the phrases that are shown or count against saying too much, the oldest first;
    ``count`` is the number of phrases ever said; ``reply`` is the next phrase of a robot, at its
    moment.
    """

    said: tuple[Phrase, ...] = ()
    count: int = 0
    reply: Phrase | None = None

    def plus(self, phrase: Phrase) -> "Talk":
        """The talk with one phrase more."""
        return replace(self, said=(*self.said, phrase), count=self.count + 1)

    def without(self, user: UserId) -> "Talk":
        """The talk in which this person has said nothing."""
        return replace(self, said=tuple(p for p in self.said if p.chair.user != user))

    def names(self, user: UserId) -> bool:
        """Whether this person has said something that is still in mind."""
        return any(phrase.chair.user == user for phrase in self.said)

    def shifted(self, seconds: float) -> "Talk":
        """The talk by a wall clock that was set by so many seconds."""
        said = tuple(replace(phrase, at=phrase.at + seconds) for phrase in self.said)
        reply = self.reply and replace(self.reply, at=self.reply.at + seconds)
        return replace(self, said=said, reply=reply)

    def spoken_by(self, user: UserId, since: float) -> int:
        """The number of phrases this person has said after that moment."""
        return sum(p.chair.user == user and p.at > since for p in self.said)

    def answer(self, table: TableId, what: str, robots: list[Chair]) -> tuple[str, Chair] | None:
        """The answer of one of these robots to the last phrase; ``None``: nothing this time."""
        if not robots or what not in ANSWERS:
            return None
        drawn = sha256(f"{table} {self.count}".encode()).digest()
        return None if drawn[0] % ANSWERED else (ANSWERS[what], robots[drawn[1] % len(robots)])


SILENCE: Final = Talk()
