"""Proposals in the middle of a game, and the people who agree to them. Frozen values.

One thing at a time is voted on, and everybody who is asked has to agree. Each step of a
proposal is a note of the table's log, from which a restart takes it up again.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Final

from bot.rules import Options, Refused, Seat
from bot.rules.game import AnyGame
from bot.storage.rows.ids import UserId
from bot.tables.model.chairs import Chair
from bot.tables.model.notes import Agreed, Dropped, Proposed, Word

PATIENCE: Final = 60.0
"""Seconds the next deal waits for those who have not said yes or no to other rules."""
OPEN_FOR: Final = 5 * 60.0
"""Seconds for which anything else is voted on; at a table where turns take days, a turn's time."""
GAME: Final = 0
"""The number of a concession of the whole game; others are the number of a deal."""


@dataclass(frozen=True, slots=True)
class Subject(ABC):
    """The subject of a vote. ``word`` is the first of its notes."""

    word: ClassVar[Word]
    at_once: ClassVar[bool] = True
    """Whether it takes effect with the last yes, and not before the next deal."""

    @abstractmethod
    def __str__(self) -> str:
        """The subject as its note has it."""

    def fits(self, chairs: Sequence[Chair], deal: int) -> bool:
        """Whether there is still something to vote on, in the deal of this number."""
        return True

    def asked(self, chairs: Sequence[Chair]) -> tuple[UserId, ...]:
        """Everybody who has to agree: all who sit here and play; robots are not asked."""
        return tuple([c.user for c in chairs if c.user is not None and c.present])

    def asked_first(self, chairs: Sequence[Chair]) -> tuple[UserId, ...]:
        """The people whose yes comes first: without it the others are not asked at all."""
        return ()


@dataclass(frozen=True, slots=True)
class Rules(Subject):
    """Other rules, from the next deal on."""

    word = "rules"
    at_once = False
    options: Options

    def __str__(self) -> str:
        return str(self.options)

    def asked(self, chairs: Sequence[Chair]) -> tuple[UserId, ...]:
        """People who are away too: on boards it would be another game of theirs."""
        return _seated(chairs)


@dataclass(frozen=True, slots=True)
class NewClock(Subject):
    """A new time for a turn: seconds, 0 for none, ``None`` for the default."""

    word = "clock"
    clock: int | None

    def __str__(self) -> str:
        return "usual" if self.clock is None else str(self.clock)


@dataclass(frozen=True, slots=True)
class Absent(Subject):
    """A robot is to play for somebody who sleeps, and who is not asked."""

    word = "replace"
    seat: Seat
    user: UserId

    def __str__(self) -> str:
        return f"{int(self.seat)} {self.user}"

    def fits(self, chairs: Sequence[Chair], deal: int) -> bool:
        """Whether the one it is about sits there and no robot plays for them."""
        return chairs[self.seat].user == self.user and chairs[self.seat].present

    def asked(self, chairs: Sequence[Chair]) -> tuple[UserId, ...]:
        """All but the one it is about."""
        return tuple([c.user for c in chairs if c.user not in (None, self.user) and c.present])


@dataclass(frozen=True, slots=True)
class RobotIn(Subject):
    """A robot may sit down where the game waits for a person."""

    word = "robot"
    seat: Seat

    def __str__(self) -> str:
        return str(int(self.seat))

    def fits(self, chairs: Sequence[Chair], deal: int) -> bool:
        """Whether nobody sits in that seat."""
        return chairs[self.seat].waits


@dataclass(frozen=True, slots=True)
class Ending(Subject):
    """The table ends before its time, and nothing is scored."""

    word = "end"

    def __str__(self) -> str:
        return "table"

    def asked(self, chairs: Sequence[Chair]) -> tuple[UserId, ...]:
        """People who are away too: nobody ends a game that an absent opponent is winning."""
        return _seated(chairs)


@dataclass(frozen=True, slots=True)
class Concession(Subject):
    """A side gives up the game, or the deal of this number; the others may rather play on."""

    word = "concession"
    deal: int
    side: tuple[Seat, ...]

    def __str__(self) -> str:
        return " ".join(map(str, (self.deal, *map(int, self.side))))

    @property
    def of_game(self) -> bool:
        """Whether it is the game that is given up."""
        return self.deal == GAME

    def fits(self, chairs: Sequence[Chair], deal: int) -> bool:
        """A deal can be conceded until it is over."""
        return self.of_game or self.deal == deal

    def asked_first(self, chairs: Sequence[Chair]) -> tuple[UserId, ...]:
        """The side itself: a robot that is one's partner agrees.

        A partner who is away is asked about the game: it would be lost for both.
        """
        own = [chairs[seat] for seat in self.side]
        return _seated([chair for chair in own if chair.present or self.of_game])


def _seated(chairs: Sequence[Chair]) -> tuple[UserId, ...]:
    """All who have a seat, also while a robot keeps it."""
    return tuple([chair.user for chair in chairs if chair.user is not None])


@dataclass(frozen=True, slots=True)
class Proposal:
    """The ``number``-th proposal at a table: proposer, subject, moment, and people who agree."""

    number: int
    by: UserId
    what: Any
    """A :class:`Subject`."""
    agreed: tuple[UserId, ...]
    since: float = 0.0

    def waits_for(self, chairs: Sequence[Chair]) -> tuple[UserId, ...]:
        """The voters still to answer: the conceding side before the others."""
        subject: Subject = self.what
        first = [user for user in subject.asked_first(chairs) if user not in self.agreed]
        return tuple(first or [u for u in subject.asked(chairs) if u not in self.agreed])

    def accepted(self, chairs: Sequence[Chair]) -> bool:
        """Whether everybody agrees who is asked, and there is somebody who does."""
        return bool(self.what.asked(chairs)) and not self.waits_for(chairs)

    def plus(self, user: UserId) -> "Proposal":
        """The proposal with one more person who agrees."""
        return replace(self, agreed=(*self.agreed, user))

    def shifted(self, seconds: float) -> "Proposal":
        """The proposal by a wall clock that was set by so many seconds."""
        return replace(self, since=self.since + seconds)

    @property
    def note(self) -> Proposed:
        """The note that tells of it."""
        return Proposed(self.what.word, self.by, str(self.what))

    def agreed_by(self, user: UserId) -> Agreed:
        """The note that somebody agrees."""
        return Agreed(self.what.word, user)

    def dropped(self, why: str) -> Dropped:
        """The note that it is off, or done."""
        return Dropped(self.what.word, why)


def subject_of(note: Proposed, game: AnyGame) -> Subject | None:
    """The subject of the vote in a note; ``None`` if it is not understood now."""
    text = note.text
    try:
        match note.word:
            case "rules":
                return Rules(game.options.read(text))
            case "clock":
                return NewClock(None if text == "usual" else int(text))
            case "replace":
                seat, user = map(int, text.split())
                return Absent(Seat(seat), UserId(user))
            case "robot":
                return RobotIn(Seat(text))
            case "end":
                return Ending()
            case _:
                deal, *side = map(int, text.split())
                return Concession(deal, tuple(map(Seat, side)))
    except (Refused, ValueError):
        return None
