"""Table talk: a few phrases that anybody who sits there can say, and robots now and then answer.

What is said is heard and gone: it is not written down, and no restart brings it back. Robots
answer by the number of what has been said at the table, so by nothing that anybody holds or
does; at tables where turns take days they are silent.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Final

from bot.tables.live.actor import Surroundings
from bot.tables.live.forgetting import Forgetting
from bot.tables.live.record import TableRecord
from bot.tables.model.lobby import Chair, Lobby, Refusal
from bot.tables.model.notes import Talk
from bot.tables.model.session import GameSession
from bot.tables.model.turn_clock import DAY, length_of

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
"""What a robot says to it, if it says something."""
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
    """What was said, by whom (the chair as it was then), when, and after how many moves."""

    what: str
    chair: Chair
    at: float
    moves: int


class Talking(Forgetting):
    """The side of a table at which people say something beside the game."""

    def __init__(
        self, around: Surroundings, record: TableRecord, lobby: Lobby, session: GameSession | None
    ) -> None:
        super().__init__(around, record, lobby, session)
        self._said: list[Phrase] = []
        self._phrases = 0
        self._hush = self._alarm(self._forget_talk)
        self._answering = self._alarm(self._robot_answers)
        self._due: Phrase | None = None
        self._answers_at: float | None = None

    def _shift(self, seconds: float) -> None:
        super()._shift(seconds)
        self._said = [replace(phrase, at=phrase.at + seconds) for phrase in self._said]
        self._listen()
        if self._answers_at is not None:
            self._answers_at += seconds
            self._answering.set(self._answers_at)

    def _listen(self) -> None:
        """Draw the table anew when the oldest phrase is no longer shown."""
        if self._said and self.open:
            self._hush.set(self._said[0].at + LASTS)

    @property
    def heard(self) -> tuple[Phrase, ...]:
        """What is in the air just now, the oldest first."""
        return tuple([phrase for phrase in self._said if self._lasts(phrase)][-SHOWN:])

    @property
    def talks(self) -> bool:
        """Whether anything may be said here."""
        return self.lobby.talk and self.status != "ended" and self.held is None

    def _lasts(self, phrase: Phrase) -> bool:
        if self.status == "over":
            return True
        trick = len(self.chairs)
        fresh = self._moves() - phrase.moves < trick
        return fresh and phrase.at + LASTS > self.time.now()

    def _moves(self) -> int:
        return len(self.session.log.moves) if self.session else 0

    async def talk(self, user: int, what: str) -> None:
        """Say one of the phrases to everybody at the table.

        :raises No: nobody of this table, no talk is wished here, or too much was said already.
        """
        await self._mail.post(lambda: self._talk(user, what))

    async def _talk(self, user: int, what: str) -> None:
        if self.status == "ended":
            raise Refusal("table-closed")
        chair = next((chair for chair in self.chairs if chair.user == user), None)
        if chair is None:
            raise Refusal("not-here")
        if what not in PHRASES:
            raise Refusal("forged")
        if not self.talks:
            raise Refusal("talk-off")
        now = self.time.now()
        recent = [s for s in self._said if s.at > now - WITHIN]
        if sum(phrase.chair.user == user for phrase in recent) >= AT_MOST:
            raise Refusal("talk-too-much")
        self._say(what, chair)
        self._due = self._reply(what)
        if self._due is not None and self.open:
            self._answers_at = now + self._around.pace.robot
            self._answering.set(self._answers_at)

    def _say(self, what: str, chair: Chair) -> None:
        self._drop_old()
        self._said.append(Phrase(what, chair.anew(), self.time.now(), self._moves()))
        self._phrases += 1
        self._listen()
        self._show_talk()

    def _drop_old(self) -> None:
        """Keep what is shown, and what counts against saying too much."""
        now = self.time.now()
        self._said = [said for said in self._said if said.at + WITHIN > now or self._lasts(said)]

    def _show_talk(self) -> None:
        if self.session is None:
            self._show()
        else:
            self._show_all()

    async def _forget_talk(self) -> None:
        self._drop_old()
        self._listen()
        self._show_talk()

    def names(self, user: int) -> bool:
        """Whether this person stands anywhere in what this table keeps in mind."""
        return super().names(user) or any(phrase.chair.user == user for phrase in self._said)

    async def _forget(self, user: int) -> None:
        await super()._forget(user)
        self._said = [phrase for phrase in self._said if phrase.chair.user != user]

    # ------------------------------------------------------------------ robots

    def _reply(self, what: str) -> Phrase | None:
        """What which robot says to it; ``None``: nothing this time."""
        robots = [chair for chair in self.chairs if chair.robot and chair.user is None]
        robots.sort(key=lambda chair: chair.robot or 0)
        if self.session is None or not robots or what not in ANSWERS:
            return None
        if length_of(self.lobby.clock, self.chairs) >= DAY:
            return None
        drawn = sha256(f"{self.id} {self._phrases}".encode()).digest()
        if drawn[0] % ANSWERED:
            return None
        return Phrase(ANSWERS[what], robots[drawn[1] % len(robots)], 0.0, 0)

    async def _robot_answers(self) -> None:
        answer, self._due, self._answers_at = self._due, None, None
        if answer is not None and self.talks and self.open:
            self._say(answer.what, answer.chair)

    # ------------------------------------------------------------------ whether it is wished

    async def set_talk(self, by: int, talk: bool) -> None:
        """Allow talk at the table, or not: for its host, also in the middle of a game.

        :raises No: not the host.
        """
        await self._mail.post(lambda: self._set_talk(by, talk))

    async def _set_talk(self, by: int, talk: bool) -> None:
        self._host_only(by)
        said = str(Talk("allowed" if talk else "switched off"))
        await self._arranged(self.lobby.with_talk(talk), said)
