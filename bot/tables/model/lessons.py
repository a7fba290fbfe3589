"""A lesson at a table: how far it is, read off the log of the game alone."""

from dataclasses import dataclass
from functools import lru_cache

from bot.rules import CHANCE, GAMES, Log, Seat
from bot.rules.about.log import taken_back
from bot.rules.kit.lesson import Lesson, Progress
from bot.tables.model.session import GameSession


@dataclass(frozen=True, slots=True)
class Course:
    """A lesson under way, and the line that was tried last and taken back, if any."""

    progress: Progress
    tried: str = ""

    @property
    def lesson(self) -> Lesson:
        """The lesson that is taught."""
        return self.progress.lesson

    @property
    def is_over(self) -> bool:
        """Whether the deal of the lesson is done."""
        return self.progress.is_over

    def lets(self, seat: Seat) -> bool:
        """Whether this seat, or the deck, may go on: others wait for a learner who is asked too.

        The next step after a lesson is its learner's choice.
        """
        return not self.is_over and (seat == CHANCE or self.progress.turn == seat)

    def refuses(self, seat: Seat, line: str) -> bool:
        """Whether this line of the learner is explained and taken back."""
        mine = seat == self.lesson.learner and self.progress.turn == seat
        return mine and self.progress.followed_by(seat, line) is None

    def scripted(self, seat: Seat) -> str:
        """The line that another seat says by the course; nothing if it is not theirs."""
        if seat == self.lesson.learner or self.progress.turn != seat:
            return ""
        return self.progress.line


def course_of(session: GameSession | None) -> Course | None:
    """The lesson that a game is; ``None`` for any other game, and once it has left the course."""
    if session is None:
        return None
    lesson = GAMES[session.log.game].lesson
    if lesson is None or lesson.commitment != session.log.commitment:
        return None
    return _course(lesson, session.log)


@lru_cache(maxsize=256)
def _course(lesson: Lesson, log: Log) -> Course | None:
    played = [(seat, line) for seat, line in log.mainline if seat != CHANCE]
    progress = Progress.after(lesson, played)
    if progress is None or sum(seat == CHANCE for seat, _ in log.mainline) > 1:
        return None
    return Course(progress, _tried(progress, log))


def _tried(progress: Progress, log: Log) -> str:
    """The worse line that the learner tried last, if it was taken back just now."""
    if len(log.moves) < 2:
        return ""
    (seat, line), (_, back) = log.moves[-2:]
    if taken_back(back) != len(log.moves) - 1 or seat != progress.turn:
        return ""
    return "" if progress.followed_by(seat, line) else line
