"""How a table changes its rules in the middle of a game: everybody who plays has to agree.

A proposal may be made and voted on at any time. It takes effect before the next deal, which
waits a little for those who have not answered; then the proposal lapses and the game goes on.
"""

from dataclasses import replace

from bot.rules import CHANCE, Illegal, Options
from bot.rules.changing import changed, why_not
from bot.tables.actor import Surroundings
from bot.tables.ledger import Ledger
from bot.tables.lobby import Lobby, No, Unfit
from bot.tables.proposal import PATIENCE, Proposal, agreed, dropped
from bot.tables.sitting import Sitting
from bot.tables.timed import Timed


class Voting(Timed):
    """The side of a table that has to do with its rules once the game is on."""

    def __init__(
        self, around: Surroundings, ledger: Ledger, lobby: Lobby, sitting: Sitting | None
    ) -> None:
        super().__init__(around, ledger, lobby, sitting)
        self._ballot = self._alarm(self._lapsed)
        self._asked_since: float | None = None

    def _shift(self, seconds: float) -> None:
        super()._shift(seconds)
        if self._asked_since is not None:
            self._asked_since += seconds

    async def propose(self, user: int, options: Options) -> None:
        """Propose other rules; who plays alone with robots has them before the next deal.

        :raises No: who asks does not play, there is a proposal already, or it cannot be.
        """
        await self._mail.post(lambda: self._propose(user, options))

    async def _propose(self, user: int, options: Options) -> None:
        sitting = self._voter(user)
        if sitting.proposal is not None:
            raise No("proposal-open")
        if why := why_not(sitting.game, sitting.options, options, sitting.log.players):
            raise Unfit(sitting.log.game, why)
        proposal = Proposal(sitting.proposals + 1, user, options, (user,))
        await self._keep(sitting.proposing(proposal), str(proposal))

    async def vote(self, user: int, number: int, yes: bool) -> bool:
        """Agree to a proposal, or turn it down: then it is off. Whether everybody agrees now.

        :raises No: who votes does not play, has agreed already, or the proposal is another one.
        """
        return await self._mail.post(lambda: self._vote(user, number, yes))

    async def _vote(self, user: int, number: int, yes: bool) -> bool:
        sitting = self._voter(user)
        proposal = sitting.proposal
        if proposal is None or proposal.number != number:
            raise No("proposal-gone")
        if not yes:
            why = "taken back" if user == proposal.by else f"{user} is against it"
            await self._keep(sitting.proposing(None), dropped(why))
            return False
        if user in proposal.agreed:
            raise No("voted-already")
        wished = proposal.plus(user)
        await self._keep(sitting.proposing(wished), agreed(user))
        return wished.accepted(sitting.chairs)

    def _voter(self, user: int) -> Sitting:
        sitting, seat = self._seated(user)
        if sitting.chairs[seat].away:
            raise No("away")
        return sitting

    # ------------------------------------------------------------------ before the next deal

    def awaits_votes(self, sitting: Sitting) -> bool:
        """Whether the next deal waits for those who have not answered a proposal."""
        proposal = sitting.proposal
        if proposal is None or sitting.turn != (CHANCE,):
            return False
        return not proposal.accepted(sitting.chairs)

    def _set_alarms(self) -> None:
        """The deal does not wait for ever; time in which nothing happens here does not count."""
        super()._set_alarms()
        sitting = self.sitting
        if sitting is None or not self._time_runs(sitting) or not self.awaits_votes(sitting):
            self._asked_since = None
        elif self._asked_since is None:
            self._asked_since = self.time.now()
        since = self._asked_since
        self._ballot.set(None if since is None else since + PATIENCE)

    async def _lapsed(self) -> None:
        sitting, since = self.sitting, self._asked_since
        if sitting is None or since is None or since + PATIENCE > self.time.now():
            return
        if self._time_runs(sitting) and self.awaits_votes(sitting):
            await self._keep(sitting.proposing(None), dropped("nobody answered any more"))

    async def _voted_before_deal(self) -> bool:
        """Before a deal: put into force what everybody agrees to. Whether the deal is put off."""
        sitting = self.sitting
        proposal = sitting.proposal if sitting else None
        if sitting is None or proposal is None:
            return False
        try:
            changed(sitting.game, sitting.state, proposal.options)
        except Illegal as refused:
            await self._keep(sitting.proposing(None), dropped(refused.reason.code))
            return False
        after = sitting.ruled(proposal.options).proposing(None)
        await self.ledger.move(after, self.lobby, [dropped("done")])
        self.lobby = replace(self.lobby, options=proposal.options)
        self.sitting = after
        self._show_all()
        self.wake()
        return True
