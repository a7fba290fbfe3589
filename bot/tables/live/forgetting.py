"""A person is forgotten at a table that is open: in its chairs, its game, and what was asked there.

What is pure is here as functions; :class:`Forgetting` is the side of a table that calls them.
"""

from collections.abc import Iterable
from dataclasses import replace

from bot.rules import Seat
from bot.storage.rows.people import FORMER
from bot.tables.live.favours import Favours
from bot.tables.live.seating import NOBODY_LEFT, Seating
from bot.tables.model import chairs as rules
from bot.tables.model import notes
from bot.tables.model.chairs import EMPTY, Chair
from bot.tables.model.lobby import Lobby
from bot.tables.model.session import GameSession


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


def sitting_without(session: GameSession, user: int) -> GameSession:
    """The game, in which this person's moves are those of a nameless former player.

    Rules that they proposed are proposed no more.
    """
    proposal = session.proposal
    if proposal is not None and user in (proposal.by, getattr(proposal.what, "user", None)):
        proposal = None
    elif proposal is not None:
        agreed = tuple(other for other in proposal.agreed if other != user)
        proposal = replace(proposal, agreed=agreed)
    return replace(
        session,
        chairs=_chairs_without(session.chairs, user),
        seen=tuple(replace(s, user=FORMER) if s.user == user else s for s in session.seen),
        movers=tuple(FORMER if mover == user else mover for mover in session.movers),
        proposal=proposal,
    )


class Forgetting(Seating, Favours):
    """The side of a table that has to do with whoever wants to be forgotten."""

    def names(self, user: int) -> bool:
        """Whether this person stands anywhere in what this table keeps in mind."""
        chairs = (*self.lobby.chairs, *self.chairs)
        request, session = self.request, self.session
        return (
            user in (self.lobby.host, *self.lobby.barred)
            or any(user in (chair.user, chair.kept, chair.left_by) for chair in chairs)
            or any(hint.user == user for hint in self.hints)
            or (request is not None and user in (request.user, *request.agreed))
            or (session is not None and _plays_in(session, user))
        )

    async def forget(self, user: int) -> None:
        """Let a robot take this person's seat, then know nothing of them any more."""
        await self._mail.post(lambda: self._forget(user))

    async def _forget(self, user: int) -> None:
        if not self.open or not self.names(user):
            return
        seat = next((n for n, chair in enumerate(self.chairs) if chair.user == user), None)
        said: list[str] = []
        session, lobby = self.session, self.lobby
        if seat is not None and session is not None:
            session = await self._clocked(self._with_robot(session, Seat(seat)))
            said.append(str(notes.Left(Seat(seat), user)))
        elif seat is not None:
            lobby = lobby.leave(user)
        lobby = lobby_without(lobby, user)
        chairs = lobby.chairs
        if session is not None:
            proposal, session = session.proposal, sitting_without(session, user)
            if proposal is not None and session.proposal is None:
                said.append(str(proposal.dropped("taken back")))
            chairs = session.chairs
        heir = rules.heir(chairs, seat or 0)
        ended = "" if heir is not None and (session or lobby.people) else NOBODY_LEFT
        if lobby.host == user:
            lobby = replace(lobby, host=heir or FORMER)
            said += [str(notes.NewHost(heir))] if heir else []
        if session is None:
            await self.record.keep_lobby(lobby, *said, ended=ended)
        else:
            await self.record.reseat(session, lobby, *said, ended=ended)
        self._forget_what_was_asked(user)
        self.session, self.lobby = session, lobby
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


def _plays_in(session: GameSession, user: int) -> bool:
    """Whether this person has acted in a game, or left it."""
    proposal = session.proposal
    return (
        user in session.movers
        or any(seen.user == user for seen in session.seen)
        or (
            proposal is not None
            and user in (proposal.by, *proposal.agreed, getattr(proposal.what, "user", None))
        )
    )
