"""What can be put to the vote at a table just now, and whose place a robot could take."""

from bot.rules import CHANCE, Seat
from bot.rules.about.conceding import side_of
from bot.rules.about.rule_changes import why_not
from bot.tables.live.actor import Surroundings
from bot.tables.live.record import TableRecord
from bot.tables.live.timed import Timed
from bot.tables.model.conceding import in_play
from bot.tables.model.lobby import BadOptions, Lobby, Refusal
from bot.tables.model.proposal import GAME, Absent, Concession, NewClock, RobotIn, Rules, Subject
from bot.tables.model.session import NO_DECISION, GameSession
from bot.tables.model.turn_clock import CLOCKS, length_of

SLEEPS_AFTER = 5 * 60.0
"""Seconds after which somebody sleeps whose turn it is, at a table without a clock. With a clock
somebody sleeps who has missed a turn."""


class Possible(Timed):
    """The side of a table that knows what may be proposed."""

    def __init__(
        self, around: Surroundings, record: TableRecord, lobby: Lobby, session: GameSession | None
    ) -> None:
        super().__init__(around, record, lobby, session)
        self._waited: dict[Seat, tuple[int, float]] = {}
        """Since when each decision has been waited for; a pause begins it anew."""

    def _shift(self, seconds: float) -> None:
        super()._shift(seconds)
        self._waited = {seat: (n, since + seconds) for seat, (n, since) in self._waited.items()}

    def _must_be_possible(self, session: GameSession, user: int, what: Subject) -> None:
        match what:
            case Rules(options):
                if why := why_not(session.game, session.options, options, session.log.players):
                    raise BadOptions(session.log.game, why)
            case NewClock(clock):
                if clock not in CLOCKS.values():
                    raise Refusal("forged")
                if clock == self.lobby.clock:
                    raise Refusal("clock-same")
            case Absent(seat, sleeper):
                if sleeper == user:
                    raise Refusal("not-yourself")
                if (seat, sleeper) not in self.sleepers(session):
                    raise Refusal("not-asleep")
            case RobotIn(seat):
                if seat not in self.waiting_seats(session):
                    raise Refusal("seat-not-free")
            case Concession():
                self._must_be_conceivable(session, user, what)

    def _must_be_conceivable(self, session: GameSession, user: int, what: Concession) -> None:
        seat = session.seat_of(user)
        side = () if seat is None else side_of(session.game, session.state, seat)
        if not side:
            raise Refusal("concede-no-sides")
        if what.side != side or not what.fits(session.chairs, session.view(None).deal):
            raise Refusal("outdated")
        if self.held is not None or session.paused_at is not None:
            raise Refusal("paused")
        if what.of_game and not session.scored:
            raise Refusal("concede-too-early")
        if not what.of_game and not in_play(session):
            raise Refusal("concede-not-now")

    def concession(self, user: int, game: bool) -> Concession:
        """What somebody proposes who gives up the game, or else this deal.

        :raises No: they do not play here.
        """
        session, seat = self._seated(user)
        side = side_of(session.game, session.state, seat)
        return Concession(GAME if game else session.view(None).deal, side)

    def sleepers(self, session: GameSession) -> list[tuple[Seat, int]]:
        """Whose place a robot could take by a vote: seat and person."""
        if not self._time_runs(session):
            return []
        now, clock = self.time.now(), length_of(self.lobby.clock, session.chairs)
        found = []
        for n, chair in enumerate(session.chairs):
            seat = Seat(n)
            number, since = self._waited.get(seat, (-1, now))
            waited = now - since if number == session.numbers[seat] else 0.0
            asleep = chair.missed > 0 if clock else seat in session.turn and waited >= SLEEPS_AFTER
            if chair.user is not None and chair.present and asleep:
                found.append((seat, chair.user))
        return found

    def waiting_seats(self, session: GameSession) -> list[Seat]:
        """Where the game waits for a person."""
        return [Seat(n) for n, chair in enumerate(session.chairs) if chair.waits]

    def _set_alarms(self) -> None:
        super()._set_alarms()
        session, now = self.session, self.time.now()
        runs = session is not None and self._time_runs(session)
        self._waited = self._waited_for(session, now) if session and runs else {}

    def _waited_for(self, session: GameSession, now: float) -> dict[Seat, tuple[int, float]]:
        """Since when each decision is waited for that is waited for now."""
        found = {}
        for seat in session.turn:
            number = NO_DECISION if seat == CHANCE else session.numbers[seat]
            before = self._waited.get(seat)
            found[seat] = before if before and before[0] == number else (number, now)
        return found
