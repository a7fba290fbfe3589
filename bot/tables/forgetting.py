"""A person is forgotten at a table that is open: in its chairs, its game, and what was asked there.

What is pure is here as functions; :class:`Forgetting` is the side of a table that calls them.
"""

from collections.abc import Iterable
from dataclasses import replace

from bot.rules import Seat
from bot.storage.rows.people import FORMER
from bot.tables import chairs as rules
from bot.tables import notes
from bot.tables.chairs import EMPTY, Chair
from bot.tables.favours import Favours
from bot.tables.lobby import Lobby
from bot.tables.seating import NOBODY_LEFT, Seating
from bot.tables.sitting import Sitting


def chair_without(chair: Chair, user: int) -> Chair:
    """The chair, on which this person does not sit, is not awaited, and was never seen."""
    if chair.user == user:
        chair = EMPTY
    if chair.kept == user:
        chair = replace(chair, kept=None, kept_name="")
    return replace(chair, left_by=None) if chair.left_by == user else chair


def _chairs_without(chairs: Iterable[Chair], user: int) -> tuple[Chair, ...]:
    return tuple(chair_without(chair, user) for chair in chairs)


def lobby_without(lobby: Lobby, user: int) -> Lobby:
    """The lobby as if this person had never been there; who is host is for the table to say."""
    barred = tuple(other for other in lobby.barred if other != user)
    return replace(lobby, chairs=_chairs_without(lobby.chairs, user), barred=barred)


def sitting_without(sitting: Sitting, user: int) -> Sitting:
    """The game, in which this person's moves are those of a nameless former player.

    Rules that they proposed are proposed no more.
    """
    proposal = sitting.proposal
    if proposal is not None and user in (proposal.by, getattr(proposal.what, "user", None)):
        proposal = None
    elif proposal is not None:
        agreed = tuple(other for other in proposal.agreed if other != user)
        proposal = replace(proposal, agreed=agreed)
    return replace(
        sitting,
        chairs=_chairs_without(sitting.chairs, user),
        seen=tuple(replace(s, user=FORMER) if s.user == user else s for s in sitting.seen),
        movers=tuple(FORMER if mover == user else mover for mover in sitting.movers),
        proposal=proposal,
    )


class Forgetting(Seating, Favours):
    """The side of a table that has to do with whoever wants to be forgotten."""

    def names(self, user: int) -> bool:
        """Whether this person stands anywhere in what this table keeps in mind."""
        chairs = (*self.lobby.chairs, *self.chairs)
        request, sitting = self.request, self.sitting
        return (
            user in (self.lobby.host, *self.lobby.barred)
            or any(user in (chair.user, chair.kept, chair.left_by) for chair in chairs)
            or any(hint.user == user for hint in self.hints)
            or (request is not None and user in (request.user, *request.agreed))
            or (sitting is not None and _plays_in(sitting, user))
        )

    async def forget(self, user: int) -> None:
        """Let a robot take this person's seat, then know nothing of them any more."""
        await self._mail.post(lambda: self._forget(user))

    async def _forget(self, user: int) -> None:
        if not self.open or not self.names(user):
            return
        seat = next((n for n, chair in enumerate(self.chairs) if chair.user == user), None)
        said: list[str] = []
        sitting, lobby = self.sitting, self.lobby
        if seat is not None and sitting is not None:
            sitting = await self._clocked(self._with_robot(sitting, Seat(seat)))
            said.append(str(notes.Change(seat, user, "left")))
        elif seat is not None:
            lobby = lobby.leave(user)
        lobby = lobby_without(lobby, user)
        chairs = lobby.chairs
        if sitting is not None:
            proposal, sitting = sitting.proposal, sitting_without(sitting, user)
            if proposal is not None and sitting.proposal is None:
                said.append(proposal.dropped("taken back"))
            chairs = sitting.chairs
        heir = rules.heir(chairs, seat or 0)
        ended = "" if heir is not None and (sitting or lobby.people) else NOBODY_LEFT
        if lobby.host == user:
            lobby = replace(lobby, host=heir or FORMER)
            said += [notes.host(heir)] if heir else []
        if sitting is None:
            await self.ledger.keep_lobby(lobby, *said, ended=ended)
        else:
            await self.ledger.reseat(sitting, lobby, *said, ended=ended)
        self._forget_what_was_asked(user)
        self.sitting, self.lobby = sitting, lobby
        if ended:
            self._has_ended(ended)
            return
        self._show_all()
        self.wake()

    def _forget_what_was_asked(self, user: int) -> None:
        """Hints count for the game, whoever had them; a wish goes with who had it."""
        self.hints = frozenset(
            replace(hint, user=FORMER) if hint.user == user else hint for hint in self.hints
        )
        if self.request is not None and self.request.user == user:
            self.request = replace(self.request, user=FORMER)
        if self.request is not None:
            self.request = replace(self.request, agreed=self.request.agreed - {user})


def _plays_in(sitting: Sitting, user: int) -> bool:
    """Whether this person has acted in a game, or left it."""
    proposal = sitting.proposal
    return (
        user in sitting.movers
        or any(seen.user == user for seen in sitting.seen)
        or (
            proposal is not None
            and user in (proposal.by, *proposal.agreed, getattr(proposal.what, "user", None))
        )
    )
