"""What a table decides by vote in the middle of a game: everybody who is asked has to agree.

Other rules take effect before the next deal, which waits a little for those who have not
answered. Everything else takes effect with the last yes: another clock, a robot for somebody who
sleeps or on a chair that waits, the end of the table, a deal or a game that a side concedes.
"""

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import replace

from bot.rules import CHANCE, Illegal, Options, Seat
from bot.rules.changing import changed, why_not
from bot.rules.conceding import side_of
from bot.tables.actor import Surroundings
from bot.tables.chairs import AWAY_AFTER, with_robot
from bot.tables.conceding import given_away, in_play
from bot.tables.ledger import Ledger
from bot.tables.lobby import Lobby, No, Unfit
from bot.tables.notes import Change
from bot.tables.proposal import (
    GAME,
    OPEN_FOR,
    PATIENCE,
    Absent,
    Concession,
    Ending,
    NewClock,
    Proposal,
    RobotIn,
    Rules,
    Subject,
)
from bot.tables.sitting import NO_DECISION, Sitting
from bot.tables.timed import Timed
from bot.tables.turns import CLOCKS, DAY, length_of

SLEEPS_AFTER = 5 * 60.0
"""Seconds after which somebody sleeps whose turn it is, at a table without a clock. With a clock
somebody sleeps who has missed a turn."""


class Voting(Timed):
    """The side of a table that has to do with what its people agree upon."""

    def __init__(
        self, around: Surroundings, ledger: Ledger, lobby: Lobby, sitting: Sitting | None
    ) -> None:
        super().__init__(around, ledger, lobby, sitting)
        self._ballot = self._alarm(self._lapsed)
        self._closes = self._alarm(self._unanswered)
        self._asked_since: float | None = None
        self._waited: dict[Seat, tuple[int, float]] = {}
        """Since when each decision has been waited for; a pause begins it anew."""

    @abstractmethod
    async def _moved(
        self, before: Sitting, after: Sitting, actor: Seat, notes: Sequence[str]
    ) -> None:
        """Store what is new, swap the state, tell, and go on."""

    async def propose(self, user: int, what: Options | Subject) -> bool:
        """Propose something; whether nobody has to be asked, so that it is agreed already.

        Who plays alone with robots has other rules before the next deal.

        :raises No: who asks does not play, something is voted on already, or it cannot be.
        """
        subject = what if isinstance(what, Subject) else Rules(what)
        return await self._mail.post(lambda: self._propose(user, subject))

    async def _propose(self, user: int, what: Subject) -> bool:
        sitting = self._voter(user)
        if sitting.voted_on is not None:
            raise No("proposal-open")
        self._must_be_possible(sitting, user, what)
        now = self._around.clock.now()
        proposal = Proposal(sitting.proposals + 1, user, what, (user,), now)
        return await self._put_to_vote(sitting.proposing(proposal), [str(proposal)])

    async def vote(self, user: int, number: int, yes: bool) -> bool:
        """Agree to a proposal, or turn it down: then it is off. Whether everybody agrees now.

        :raises No: who votes is not asked, has agreed already, or the proposal is another one.
        """
        return await self._mail.post(lambda: self._vote(user, number, yes))

    async def _vote(self, user: int, number: int, yes: bool) -> bool:
        sitting = self._voter(user)
        proposal = sitting.voted_on
        if proposal is None or proposal.number != number:
            raise No("proposal-gone")
        if yes and user in proposal.agreed:
            raise No("voted-already")
        if user != proposal.by and user not in proposal.waits_for(sitting.chairs):
            raise No("vote-not-asked")
        if not yes:
            why = "taken back" if user == proposal.by else f"{user} is against it"
            await self._keep(sitting.proposing(None), proposal.dropped(why))
            return False
        if isinstance(proposal.what, Concession):
            self._must_be_conceivable(sitting, proposal.by, proposal.what)
        wished = sitting.proposing(proposal.plus(user))
        return await self._put_to_vote(wished, [proposal.agreed_by(user)])

    async def _put_to_vote(self, sitting: Sitting, said: list[str]) -> bool:
        """Write down who has said what; if that was the last yes, it is done. Whether it was."""
        proposal = sitting.proposal
        assert proposal is not None
        accepted = proposal.accepted(sitting.chairs)
        if accepted and proposal.what.at_once:
            await self._enact(sitting, proposal, said)
        else:
            await self._keep(sitting, *said)
        return accepted

    def _voter(self, user: int) -> Sitting:
        sitting, seat = self._seated(user)
        if sitting.chairs[seat].away:
            raise No("away")
        return sitting

    # ------------------------------------------------------------------ what may be proposed

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
        if what.of_game and not sitting.sheet:
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
        now, clock = self._around.clock.now(), length_of(self.lobby.clock, sitting.chairs)
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

    # ------------------------------------------------------------------ what is agreed upon

    async def _enact(self, sitting: Sitting, proposal: Proposal, said: list[str]) -> None:
        """Do what everybody agrees to."""
        after, said = sitting.proposing(None), [*said, proposal.dropped("done")]
        match proposal.what:
            case NewClock(clock):
                await self._reclocked(after, self.lobby.with_clock(clock), said)
            case Absent(seat, user):
                away = replace(after.chairs[seat], missed=AWAY_AFTER, agrees=False)
                after = await self._clocked(after.with_chair(seat, away))
                await self._keep(after, *said, str(Change(seat, user, "away")))
            case RobotIn(seat):
                after = replace(after, chairs=with_robot(after.chairs, seat))
                await self._keep(after, *said, f"seat {seat}: a robot sits down")
            case Ending():
                await self._keep(after, *said)
                await self._end("ended-by-vote")
            case Concession(side=side) as what:
                own = after.seat_of(proposal.by)
                giver = side[0] if own is None else own
                done = after.given_up(giver) if what.of_game else given_away(after, giver, side)
                done = await self._clocked(done)
                await self._moved(sitting, done, CHANCE, said)

    async def _reclocked(self, after: Sitting, lobby: Lobby, said: list[str]) -> None:
        """Every turn that is waited for begins anew by the new clock."""
        before, self.lobby = self.lobby, lobby
        try:
            after = await self._clocked(replace(after, turns=()))
            await self.ledger.reseat(after, lobby, *said)
        except BaseException:
            self.lobby = before
            raise
        self.sitting = after
        self._show_all()
        self.wake()

    def _attended(self, sitting: Sitting, seat: Seat, late: bool) -> tuple[Sitting, list[str]]:
        """Whoever plays does not sleep: that vote is off."""
        after, notes = super()._attended(sitting, seat, late)
        proposal = after.proposal
        about = proposal.what.seat if proposal and isinstance(proposal.what, Absent) else None
        if proposal is None or late or about != seat:
            return after, notes
        return after.proposing(None), [*notes, proposal.dropped("played")]

    # ------------------------------------------------------------------ before the next deal

    def awaits_votes(self, sitting: Sitting) -> bool:
        """Whether the next deal waits for those who have not answered a proposal."""
        proposal = sitting.voted_on
        if proposal is None or proposal.what.at_once or sitting.turn != (CHANCE,):
            return False
        return not proposal.accepted(sitting.chairs)

    def _set_alarms(self) -> None:
        """The deal does not wait for ever; time in which nothing happens here does not count."""
        super()._set_alarms()
        sitting, now = self.sitting, self._around.clock.now()
        runs = sitting is not None and self._time_runs(sitting)
        if sitting is None or not runs or not self.awaits_votes(sitting):
            self._asked_since = None
        elif self._asked_since is None:
            self._asked_since = now
        since = self._asked_since
        self._ballot.set(None if since is None else since + PATIENCE)
        self._closes.set(self.vote_closes if runs else None)
        self._waited = self._waited_for(sitting, now) if sitting and runs else {}

    def _waited_for(self, sitting: Sitting, now: float) -> dict[Seat, tuple[int, float]]:
        """Since when each decision is waited for that is waited for now."""
        found = {}
        for seat in sitting.turn:
            number = NO_DECISION if seat == CHANCE else sitting.numbers[seat]
            before = self._waited.get(seat)
            found[seat] = before if before and before[0] == number else (number, now)
        return found

    @property
    def vote_closes(self) -> float | None:
        """When a vote on anything but rules lapses; ``None`` if there is none."""
        sitting = self.sitting
        proposal = sitting.voted_on if sitting else None
        if sitting is None or proposal is None or not proposal.what.at_once:
            return None
        length = length_of(self.lobby.clock, sitting.chairs)
        patience = length if length >= DAY else OPEN_FOR
        return max(proposal.since + patience, self._not_before)

    async def _unanswered(self) -> None:
        sitting, moment = self.sitting, self.vote_closes
        if sitting is None or moment is None or moment > self._around.clock.now():
            return
        if self._time_runs(sitting) and (proposal := sitting.voted_on) is not None:
            await self._keep(sitting.proposing(None), proposal.dropped("not everybody answered"))

    async def _lapsed(self) -> None:
        sitting, since = self.sitting, self._asked_since
        if sitting is None or since is None or since + PATIENCE > self._around.clock.now():
            return
        proposal = sitting.voted_on
        if proposal is not None and self._time_runs(sitting) and self.awaits_votes(sitting):
            why = proposal.dropped("nobody answered any more")
            await self._keep(sitting.proposing(None), why)

    async def _voted_before_deal(self) -> bool:
        """Before a deal: put into force what everybody agrees to. Whether the deal is put off."""
        sitting = self.sitting
        proposal = sitting.voted_on if sitting else None
        if sitting is None or proposal is None or not isinstance(proposal.what, Rules):
            return False
        options = proposal.what.options
        try:
            changed(sitting.game, sitting.state, options)
        except Illegal as refused:
            await self._keep(sitting.proposing(None), proposal.dropped(refused.reason.code))
            return False
        after = sitting.ruled(options).proposing(None)
        await self.ledger.move(after, self.lobby, [proposal.dropped("done")])
        self.lobby = replace(self.lobby, options=options)
        self.sitting = after
        self._show_all()
        self.wake()
        return True
