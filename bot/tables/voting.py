"""What a table decides by vote in the middle of a game: everybody who is asked has to agree.

Other rules take effect before the next deal, which waits a little for those who have not
answered. Everything else takes effect with the last yes: another clock, a robot for somebody who
sleeps or on a chair that waits, the end of the table, a deal or a game that a side concedes.
"""

import asyncio
from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import replace

from bot.rules import CHANCE, Illegal, Options, Seat
from bot.rules.changing import changed
from bot.tables.actor import Surroundings
from bot.tables.chairs import AWAY_AFTER, with_robot
from bot.tables.conceding import given_away
from bot.tables.ledger import Ledger
from bot.tables.lobby import Lobby, No
from bot.tables.notes import Change
from bot.tables.possible import Possible
from bot.tables.proposal import (
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
from bot.tables.sitting import Sitting
from bot.tables.turns import DAY, length_of

FAILURE_SHOWN = 60.0
"""Seconds for which the table says that a vote has failed, if no new trick comes before that."""


class Voting(Possible):
    """The side of a table that has to do with what its people agree upon."""

    def __init__(
        self, around: Surroundings, ledger: Ledger, lobby: Lobby, sitting: Sitting | None
    ) -> None:
        super().__init__(around, ledger, lobby, sitting)
        self._ballot = self._alarm(self._lapsed)
        self._closes = self._alarm(self._unanswered)
        self._asked_since: float | None = None
        self._failure_seen = self._alarm(self._forget_failure)
        self._failed: tuple[float, int] | None = None
        """When a vote last failed, and after how many moves. In memory alone."""

    def _shift(self, seconds: float) -> None:
        super()._shift(seconds)
        if self._failed is not None:
            self._failed = (self._failed[0] + seconds, self._failed[1])
            self._failure_seen.set(self._failed[0] + FAILURE_SHOWN if self.open else None)
        if self._asked_since is not None:
            self._asked_since += seconds
        sitting = self.sitting
        if sitting is not None and (proposal := sitting.proposal) is not None:
            moved = replace(proposal, since=proposal.since + seconds)
            self.sitting = replace(sitting, proposal=moved)

    @abstractmethod
    def _has_ended(self, why: str) -> None:
        """It is written down that the table has ended: nothing more happens here."""

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
        now = self.time.now()
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
            if user == proposal.by:
                await self._keep(sitting.proposing(None), proposal.dropped(why))
            else:
                await self._fail(sitting, proposal, why)
            return False
        if isinstance(proposal.what, Concession):
            self._must_be_conceivable(sitting, proposal.by, proposal.what)
        wished = sitting.proposing(proposal.plus(user))
        return await self._put_to_vote(wished, [proposal.agreed_by(user)])

    @property
    def vote_failed(self) -> bool:
        """Whether the table says that a vote has just failed; by whom, it does not say."""
        sitting = self.sitting
        if self._failed is None or sitting is None or self.status != "playing":
            return False
        at, moves = self._failed
        fresh = len(sitting.log.moves) - moves < len(sitting.chairs)
        return fresh and at + FAILURE_SHOWN > self.time.now()

    async def _fail(self, sitting: Sitting, proposal: Proposal, why: str) -> None:
        """The vote is off, as not everybody agrees: who proposed it reads so at the table."""
        before = self._failed
        self._failed = (self.time.now(), len(sitting.log.moves))
        try:
            await self._keep(sitting.proposing(None), proposal.dropped(why))
        except BaseException:
            self._failed = before
            raise
        if self.open:
            self._failure_seen.set(self._failed[0] + FAILURE_SHOWN)

    async def _forget_failure(self) -> None:
        self._failed = None
        self._show_all()

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
                await self.ledger.end("ended-by-vote", *said)
                self.sitting = after
                self._has_ended("ended-by-vote")
            case Concession(side=side) as what:
                own = after.seat_of(proposal.by)
                giver = side[0] if own is None else own
                done = after.given_up(giver) if what.of_game else await _given(after, giver, side)
                done = await self._clocked(done)
                await self._moved(sitting, done, CHANCE, said)

    async def _reclocked(self, after: Sitting, lobby: Lobby, said: list[str]) -> None:
        """Every turn that is waited for begins anew by the new clock."""
        after = await self._clocked(replace(after, turns=()), lobby=lobby)
        await self.ledger.reseat(after, lobby, *said)
        self.sitting, self.lobby = after, lobby
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
        sitting, now = self.sitting, self.time.now()
        runs = sitting is not None and self._time_runs(sitting)
        if sitting is None or not runs or not self.awaits_votes(sitting):
            self._asked_since = None
        elif self._asked_since is None:
            self._asked_since = now
        since = self._asked_since
        self._ballot.set(None if since is None else since + PATIENCE)
        self._closes.set(self.vote_closes if runs else None)

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
        if sitting is None or moment is None or moment > self.time.now():
            return
        if self._time_runs(sitting) and (proposal := sitting.voted_on) is not None:
            await self._fail(sitting, proposal, "not everybody answered")

    async def _lapsed(self) -> None:
        sitting, since = self.sitting, self._asked_since
        if sitting is None or since is None or since + PATIENCE > self.time.now():
            return
        proposal = sitting.voted_on
        if proposal is not None and self._time_runs(sitting) and self.awaits_votes(sitting):
            await self._fail(sitting, proposal, "nobody answered any more")

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


async def _given(sitting: Sitting, seat: Seat, side: tuple[Seat, ...]) -> Sitting:
    """The sitting after the rest of its deal; other tables have their turn meanwhile."""
    tricks = given_away(sitting, seat, side)
    after = next(tricks)
    while (further := next(tricks, None)) is not None:
        after = further
        await asyncio.sleep(0)
    return after
