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
from bot.rules.about.rule_changes import changed
from bot.tables.live.actor import Surroundings
from bot.tables.live.possible import Possible
from bot.tables.live.record import TableRecord
from bot.tables.model.chairs import AWAY_AFTER, with_robot
from bot.tables.model.conceding import given_away
from bot.tables.model.lobby import Lobby, Refusal
from bot.tables.model.notes import Away, RobotSatDown
from bot.tables.model.proposal import (
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
from bot.tables.model.session import GameSession
from bot.tables.model.turn_clock import DAY, length_of

FAILURE_SHOWN = 60.0
"""Seconds for which the table says that a vote has failed, if no new trick comes before that."""


class Voting(Possible):
    """The side of a table that has to do with what its people agree upon."""

    def __init__(
        self, around: Surroundings, record: TableRecord, lobby: Lobby, session: GameSession | None
    ) -> None:
        super().__init__(around, record, lobby, session)
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
        session = self.session
        if session is not None and (proposal := session.proposal) is not None:
            moved = replace(proposal, since=proposal.since + seconds)
            self.session = replace(session, proposal=moved)

    @abstractmethod
    def _has_ended(self, why: str) -> None:
        """It is written down that the table has ended: nothing more happens here."""

    @abstractmethod
    async def _moved(
        self, before: GameSession, after: GameSession, actor: Seat, notes: Sequence[str]
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
        session = self._voter(user)
        if session.voted_on is not None:
            raise Refusal("proposal-open")
        self._must_be_possible(session, user, what)
        now = self.time.now()
        proposal = Proposal(session.proposals + 1, user, what, (user,), now)
        return await self._put_to_vote(session.proposing(proposal), [str(proposal.note)])

    async def vote(self, user: int, number: int, yes: bool) -> bool:
        """Agree to a proposal, or turn it down: then it is off. Whether everybody agrees now.

        :raises No: who votes is not asked, has agreed already, or the proposal is another one.
        """
        return await self._mail.post(lambda: self._vote(user, number, yes))

    async def _vote(self, user: int, number: int, yes: bool) -> bool:
        session = self._voter(user)
        proposal = session.voted_on
        if proposal is None or proposal.number != number:
            raise Refusal("proposal-gone")
        if yes and user in proposal.agreed:
            raise Refusal("voted-already")
        if user != proposal.by and user not in proposal.waits_for(session.chairs):
            raise Refusal("vote-not-asked")
        if not yes:
            why = "taken back" if user == proposal.by else f"{user} is against it"
            if user == proposal.by:
                await self._keep(session.proposing(None), str(proposal.dropped(why)))
            else:
                await self._fail(session, proposal, why)
            return False
        if isinstance(proposal.what, Concession):
            self._must_be_conceivable(session, proposal.by, proposal.what)
        wished = session.proposing(proposal.plus(user))
        return await self._put_to_vote(wished, [str(proposal.agreed_by(user))])

    @property
    def vote_failed(self) -> bool:
        """Whether the table says that a vote has just failed; by whom, it does not say."""
        session = self.session
        if self._failed is None or session is None or self.status != "playing":
            return False
        at, moves = self._failed
        fresh = len(session.log.moves) - moves < len(session.chairs)
        return fresh and at + FAILURE_SHOWN > self.time.now()

    async def _fail(self, session: GameSession, proposal: Proposal, why: str) -> None:
        """The vote is off, as not everybody agrees: who proposed it reads so at the table."""
        before = self._failed
        self._failed = (self.time.now(), len(session.log.moves))
        try:
            await self._keep(session.proposing(None), str(proposal.dropped(why)))
        except BaseException:
            self._failed = before
            raise
        if self.open:
            self._failure_seen.set(self._failed[0] + FAILURE_SHOWN)

    async def _forget_failure(self) -> None:
        self._failed = None
        self._show_all()

    async def _put_to_vote(self, session: GameSession, said: list[str]) -> bool:
        """Write down who has said what; if that was the last yes, it is done. Whether it was."""
        proposal = session.proposal
        assert proposal is not None
        accepted = proposal.accepted(session.chairs)
        if accepted and proposal.what.at_once:
            await self._enact(session, proposal, said)
        else:
            await self._keep(session, *said)
        return accepted

    def _voter(self, user: int) -> GameSession:
        session, seat = self._seated(user)
        if session.chairs[seat].away:
            raise Refusal("away")
        return session

    # ------------------------------------------------------------------ what is agreed upon

    async def _enact(self, session: GameSession, proposal: Proposal, said: list[str]) -> None:
        """Do what everybody agrees to."""
        after, said = session.proposing(None), [*said, str(proposal.dropped("done"))]
        match proposal.what:
            case NewClock(clock):
                await self._reclocked(after, self.lobby.with_clock(clock), said)
            case Absent(seat, user):
                away = replace(after.chairs[seat], missed=AWAY_AFTER, agrees=False)
                after = await self._clocked(after.with_chair(seat, away))
                await self._keep(after, *said, str(Away(seat, user)))
            case RobotIn(seat):
                after = replace(after, chairs=with_robot(after.chairs, seat))
                await self._keep(after, *said, str(RobotSatDown(seat)))
            case Ending():
                await self.record.end("ended-by-vote", *said)
                self.session = after
                self._has_ended("ended-by-vote")
            case Concession(side=side) as what:
                own = after.seat_of(proposal.by)
                giver = side[0] if own is None else own
                done = after.given_up(giver) if what.of_game else await _given(after, giver, side)
                done = await self._clocked(done)
                await self._moved(session, done, CHANCE, said)

    async def _reclocked(self, after: GameSession, lobby: Lobby, said: list[str]) -> None:
        """Every turn that is waited for begins anew by the new clock."""
        after = await self._clocked(replace(after, turns=()), lobby=lobby)
        await self.record.reseat(after, lobby, *said)
        self.session, self.lobby = after, lobby
        self._show_all()
        self.wake()

    def _attended(
        self, session: GameSession, seat: Seat, late: bool
    ) -> tuple[GameSession, list[str]]:
        """Whoever plays does not sleep: that vote is off."""
        after, notes = super()._attended(session, seat, late)
        proposal = after.proposal
        about = proposal.what.seat if proposal and isinstance(proposal.what, Absent) else None
        if proposal is None or late or about != seat:
            return after, notes
        return after.proposing(None), [*notes, str(proposal.dropped("played"))]

    # ------------------------------------------------------------------ before the next deal

    def awaits_votes(self, session: GameSession) -> bool:
        """Whether the next deal waits for those who have not answered a proposal."""
        proposal = session.voted_on
        if proposal is None or proposal.what.at_once or session.turn != (CHANCE,):
            return False
        return not proposal.accepted(session.chairs)

    def _set_alarms(self) -> None:
        """The deal does not wait for ever; time in which nothing happens here does not count."""
        super()._set_alarms()
        session, now = self.session, self.time.now()
        runs = session is not None and self._time_runs(session)
        if session is None or not runs or not self.awaits_votes(session):
            self._asked_since = None
        elif self._asked_since is None:
            self._asked_since = now
        since = self._asked_since
        self._ballot.set(None if since is None else since + PATIENCE)
        self._closes.set(self.vote_closes if runs else None)

    @property
    def vote_closes(self) -> float | None:
        """When a vote on anything but rules lapses; ``None`` if there is none."""
        session = self.session
        proposal = session.voted_on if session else None
        if session is None or proposal is None or not proposal.what.at_once:
            return None
        length = length_of(self.lobby.clock, session.chairs)
        patience = length if length >= DAY else OPEN_FOR
        return max(proposal.since + patience, self._not_before)

    async def _unanswered(self) -> None:
        session, moment = self.session, self.vote_closes
        if session is None or moment is None or moment > self.time.now():
            return
        if self._time_runs(session) and (proposal := session.voted_on) is not None:
            await self._fail(session, proposal, "not everybody answered")

    async def _lapsed(self) -> None:
        session, since = self.session, self._asked_since
        if session is None or since is None or since + PATIENCE > self.time.now():
            return
        proposal = session.voted_on
        if proposal is not None and self._time_runs(session) and self.awaits_votes(session):
            await self._fail(session, proposal, "nobody answered any more")

    async def _voted_before_deal(self) -> bool:
        """Before a deal: put into force what everybody agrees to. Whether the deal is put off."""
        session = self.session
        proposal = session.voted_on if session else None
        if session is None or proposal is None or not isinstance(proposal.what, Rules):
            return False
        options = proposal.what.options
        try:
            changed(session.game, session.state, options)
        except Illegal as refused:
            await self._keep(session.proposing(None), str(proposal.dropped(refused.reason.code)))
            return False
        after = session.ruled(options).proposing(None)
        await self.record.move(after, self.lobby, [str(proposal.dropped("done"))])
        self.lobby = replace(self.lobby, options=options)
        self.session = after
        self._show_all()
        self.wake()
        return True


async def _given(session: GameSession, seat: Seat, side: tuple[Seat, ...]) -> GameSession:
    """The session after the rest of its deal; other tables have their turn meanwhile."""
    tricks = given_away(session, seat, side)
    after = next(tricks)
    while (further := next(tricks, None)) is not None:
        after = further
        await asyncio.sleep(0)
    return after
