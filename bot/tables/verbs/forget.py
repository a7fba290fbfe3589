"""A person is forgotten at a table: in its chairs, its game, its questions and its talk."""

from collections.abc import Iterable
from dataclasses import replace

from bot.storage.rows.ids import UserId
from bot.storage.rows.people import FORMER
from bot.tables.model import chairs as rules
from bot.tables.model import notes
from bot.tables.model.chairs import EMPTY, Chair
from bot.tables.model.lobby import Lobby
from bot.tables.model.note_form import Note
from bot.tables.model.proposal import Proposal
from bot.tables.model.requests import Request
from bot.tables.model.session import GameSession
from bot.tables.model.state import Change, Moment, Shown, TableState, unchanged
from bot.tables.verbs.seats import with_robot
from bot.tables.verbs.steps import NOBODY_LEFT, ended, in_lobby, with_clocks


def names(table: TableState, user: UserId) -> bool:
    """Whether this person stands anywhere in what a table keeps in mind."""
    lobby, request, session = table.lobby, table.request, table.session
    return (
        user in (lobby.host, *lobby.barred)
        or any(user in (c.user, c.kept, c.left_by) for c in (*lobby.chairs, *table.chairs))
        or any(hint.user == user for hint in table.hints)
        or user in table.sent_away
        or (request is not None and user in (request.user, *request.agreed))
        or (session is not None and _plays_in(session, user))
        or table.talk.names(user)
    )


def forget(table: TableState, moment: Moment, user: UserId) -> Change[None]:
    """Let a robot take this person's seat, then know nothing of them any more."""
    if not table.open or not names(table, user):
        return unchanged(table, None)
    state, said = _left(table, moment, user)
    lobby, session = lobby_without(state.lobby, user), state.session
    if session is not None:
        open_before, session = (session.proposal, session.aside), session_without(session, user)
        open_now = [one.number for one in (session.proposal, session.aside) if one is not None]
        said += [
            one.dropped("taken back")
            for one in open_before
            if one is not None and one.number not in open_now
        ]
    chairs = session.chairs if session else lobby.chairs
    place = next((n for n, chair in enumerate(table.chairs) if chair.user == user), 0)
    heir = rules.heir(chairs, place)
    if table.lobby.host == user and not table.free:
        lobby = replace(lobby, host=FORMER)
    elif lobby.host == user:
        lobby = replace(lobby, host=heir or FORMER)
        said += [notes.NewHost(heir)] if heir else []
    after = replace(
        state,
        lobby=table.lobby,
        session=session,
        request=_request_without(table.request, user),
        hints=frozenset(replace(h, user=FORMER) if h.user == user else h for h in table.hints),
        sent_away=frozenset(FORMER if other == user else other for other in table.sent_away),
        talk=table.talk.without(user),
    )
    if session is None:
        return replace(in_lobby(after, moment, lobby, *said), show=Shown.EVERYBODY)
    after = replace(after, lobby=lobby)
    if heir is None and not table.secret:  # there robots play on: others wait for the result
        return ended(after, NOBODY_LEFT, said, None)
    return Change(state=after, notes=tuple(said), answer=None)


def _left(table: TableState, moment: Moment, user: UserId) -> tuple[TableState, list[Note]]:
    """The table at which this person does not sit any more, and the note of that."""
    if not table.sits(user):
        return table, []
    if table.session is None:
        return replace(table, lobby=table.lobby.leave(user)), []
    seat = table.session.seat_of(user)
    assert seat is not None
    gone = table.with_session(with_robot(table, table.session, seat))
    return with_clocks(gone, moment), [notes.Left(seat, user)]


def chair_without(chair: Chair, user: UserId) -> Chair:
    """The chair, on which this person does not sit, is not awaited, and was never seen."""
    if chair.user == user:
        chair = EMPTY
    if chair.kept == user:
        chair = replace(chair, kept=None, kept_name="")
    return replace(chair, left_by=None) if chair.left_by == user else chair


def _chairs_without(chairs: Iterable[Chair], user: UserId) -> tuple[Chair, ...]:
    return tuple(chair_without(chair, user) for chair in chairs)


def lobby_without(lobby: Lobby, user: UserId) -> Lobby:
    """The lobby as if this person had never been there, unless they are its host."""
    barred = tuple(other for other in lobby.barred if other != user)
    return replace(lobby, chairs=_chairs_without(lobby.chairs, user), barred=barred)


def session_without(session: GameSession, user: UserId) -> GameSession:
    """The game, in which this person's moves are those of a nameless former player.

    Rules that they proposed are proposed no more.
    """
    for proposal in (session.proposal, session.aside):
        if proposal is not None and _is_about(proposal, user):
            session = session.without(proposal)
        elif proposal is not None and user in proposal.agreed:
            agreed = tuple(other for other in proposal.agreed if other != user)
            session = session.proposing(replace(proposal, agreed=agreed))
    return replace(
        session,
        chairs=_chairs_without(session.chairs, user),
        seen=tuple(replace(s, user=FORMER) if s.user == user else s for s in session.seen),
        movers=tuple(FORMER if mover == user else mover for mover in session.movers),
    )


def _is_about(proposal: Proposal, user: UserId) -> bool:
    """Whether this person has made a proposal, or it is about them."""
    return user in (proposal.by, getattr(proposal.what, "user", None))


def _request_without(request: Request | None, user: UserId) -> Request | None:
    """The wish to take back a move, which goes with who had it."""
    if request is None:
        return None
    asker = FORMER if request.user == user else request.user
    return replace(request, user=asker, agreed=request.agreed - {user})


def _plays_in(session: GameSession, user: UserId) -> bool:
    """Whether this person has acted in a game, or left it."""
    return (
        user in session.movers
        or any(seen.user == user for seen in session.seen)
        or any(
            _is_about(proposal, user) or user in proposal.agreed
            for proposal in (session.proposal, session.aside)
            if proposal is not None
        )
    )
