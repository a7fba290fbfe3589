"""What can be put to the vote at a table just now, and whose place a robot could take."""

from bot.rules import CHANCE, Seat
from bot.rules.changing import why_not
from bot.rules.conceding import side_of
from bot.tables.actor import Surroundings
from bot.tables.conceding import in_play
from bot.tables.ledger import Ledger
from bot.tables.lobby import Lobby, No, Unfit
from bot.tables.proposal import GAME, Absent, Concession, NewClock, RobotIn, Rules, Subject
from bot.tables.sitting import NO_DECISION, Sitting
from bot.tables.timed import Timed
from bot.tables.turns import CLOCKS, length_of

SLEEPS_AFTER = 5 * 60.0
"""Seconds after which somebody sleeps whose turn it is, at a table without a clock. With a clock
somebody sleeps who has missed a turn."""


class Possible(Timed):
    """The side of a table that knows what may be proposed."""

    def __init__(
        self, around: Surroundings, ledger: Ledger, lobby: Lobby, sitting: Sitting | None
    ) -> None:
        super().__init__(around, ledger, lobby, sitting)
        self._waited: dict[Seat, tuple[int, float]] = {}
        """Since when each decision has been waited for; a pause begins it anew."""

    def _shift(self, seconds: float) -> None:
        super()._shift(seconds)
        self._waited = {seat: (n, since + seconds) for seat, (n, since) in self._waited.items()}

    def _must_be_possible(self, sitting: Sitting, user: int, what: Subject) -> None:
        match what:
            case Rules(options):
                if why := why_not(sitting.game, sitting.options, options, sitting.log.players):
                    raise Unfit(sitting.log.game, why)
            case NewClock(clock):
                if clock not in CLOCKS.values():
                    raise No("forged")
                if clock == self.lobby.clock:
                    raise No("clock-same")
            case Absent(seat, sleeper):
                if sleeper == user:
                    raise No("not-yourself")
                if (seat, sleeper) not in self.sleepers(sitting):
                    raise No("not-asleep")
            case RobotIn(seat):
                if seat not in self.waiting_seats(sitting):
                    raise No("seat-not-free")
            case Concession():
                self._must_be_conceivable(sitting, user, what)

    def _must_be_conceivable(self, sitting: Sitting, user: int, what: Concession) -> None:
        seat = sitting.seat_of(user)
        side = () if seat is None else side_of(sitting.game, sitting.state, seat)
        if not side:
            raise No("concede-no-sides")
        if what.side != side or not what.fits(sitting.chairs, sitting.view(None).deal):
            raise No("outdated")
        if self.held is not None or sitting.paused_at is not None:
            raise No("paused")
        if what.of_game and not sitting.scored:
            raise No("concede-too-early")
        if not what.of_game and not in_play(sitting):
            raise No("concede-not-now")

    def concession(self, user: int, game: bool) -> Concession:
        """What somebody proposes who gives up the game, or else this deal.

        :raises No: they do not play here.
        """
        sitting, seat = self._seated(user)
        side = side_of(sitting.game, sitting.state, seat)
        return Concession(GAME if game else sitting.view(None).deal, side)

    def sleepers(self, sitting: Sitting) -> list[tuple[Seat, int]]:
        """Whose place a robot could take by a vote: seat and person."""
        if not self._time_runs(sitting):
            return []
        now, clock = self.time.now(), length_of(self.lobby.clock, sitting.chairs)
        found = []
        for n, chair in enumerate(sitting.chairs):
            seat = Seat(n)
            number, since = self._waited.get(seat, (-1, now))
            waited = now - since if number == sitting.numbers[seat] else 0.0
            asleep = chair.missed > 0 if clock else seat in sitting.turn and waited >= SLEEPS_AFTER
            if chair.user is not None and chair.present and asleep:
                found.append((seat, chair.user))
        return found

    def waiting_seats(self, sitting: Sitting) -> list[Seat]:
        """Where the game waits for a person."""
        return [Seat(n) for n, chair in enumerate(sitting.chairs) if chair.waits]

    def _set_alarms(self) -> None:
        super()._set_alarms()
        sitting, now = self.sitting, self.time.now()
        runs = sitting is not None and self._time_runs(sitting)
        self._waited = self._waited_for(sitting, now) if sitting and runs else {}

    def _waited_for(self, sitting: Sitting, now: float) -> dict[Seat, tuple[int, float]]:
        """Since when each decision is waited for that is waited for now."""
        found = {}
        for seat in sitting.turn:
            number = NO_DECISION if seat == CHANCE else sitting.numbers[seat]
            before = self._waited.get(seat)
            found[seat] = before if before and before[0] == number else (number, now)
        return found
