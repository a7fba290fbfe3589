"""The people at a table: they come and leave, before the game and in its midst."""

from dataclasses import replace
from typing import Literal

from bot.rules import Seat
from bot.rules.kit.seats import placed
from bot.storage.rows.ids import NOBODY, UserId
from bot.tables.model import chairs as rules
from bot.tables.model import notes
from bot.tables.model.chairs import Chair
from bot.tables.model.lobby import Lobby
from bot.tables.model.note_form import Note
from bot.tables.model.quiet_hours import NEVER, QuietHours
from bot.tables.model.refusals import Refusal
from bot.tables.model.session import GameSession
from bot.tables.model.state import Change, Moment, TableState
from bot.tables.verbs.steps import NOBODY_LEFT, arranged, ended, in_lobby, with_clocks

# ---------------------------------------------------------------------- coming


def sit(
    table: TableState,
    moment: Moment,
    user: UserId,
    name: str,
    wished: Seat | None = None,
    quiet: QuietHours = NEVER,
) -> Change[None]:
    """Sit down: in a lobby on an empty chair, in a game instead of a robot, with its hand.

    ``quiet`` are the hours in which a long clock stands still for this person.

    :raises Refusal: no chair is to be had, or they have seen another hand of this deal.
    """
    if table.status == "lobby":
        return in_lobby(table, moment, table.lobby.join(user, name))
    session = table.game_on()
    if session.seat_of(user) is not None:
        raise Refusal("already-here")
    seat = _seat_for(table, session, user, wished)
    after = table.with_session(session.with_chair(seat, Chair(user=user, name=name)))
    moment = replace(moment, quiet={**moment.quiet, user: quiet})
    return Change(state=with_clocks(after, moment), notes=(notes.SatDown(seat, user),), answer=None)


def _seat_for(
    table: TableState, session: GameSession, user: UserId, wished: Seat | None = None
) -> Seat:
    lobby = replace(table.lobby, chairs=session.chairs)
    seen = session.seen_by(user)
    return Seat(rules.place_in_deal(lobby.places_for(user), seen, wished))


def seats_for(table: TableState, user: UserId) -> tuple[Seat, ...]:
    """The robots' seats that this person may take just now."""
    session = table.session
    if session is None or table.status != "playing" or session.seat_of(user) is not None:
        return ()
    free = [Seat(n) for n, chair in enumerate(session.chairs) if chair.user is None]
    return tuple(seat for seat in free if _may_take(table, session, user, seat))


def _may_take(table: TableState, session: GameSession, user: UserId, seat: Seat) -> bool:
    try:
        _seat_for(table, session, user, seat)
    except Refusal:
        return False
    return True


# ---------------------------------------------------------------------- leaving


def leave(
    table: TableState, moment: Moment, user: UserId, friend: tuple[UserId, str] | None = None
) -> Change[None]:
    """Stand up: in a lobby the chair is free again, in a game a robot takes it.

    With a ``friend`` (id and name) the seat is kept for that person. The last to leave a game ends
    it: as no robot plays on, the seat stays theirs in all that is told of it later.

    :raises Refusal: they do not sit here, the friend could not take the seat, the players here
        are settled, or a daily waits for its player.
    """
    if friend is not None:
        table.must_be_free()
    if table.status == "lobby":
        return in_lobby(table, moment, _without(table, user, friend))
    session, seat = table.seated(user)
    table.must_stay()
    if friend is None and table.ends_without(user):
        return ended(table, NOBODY_LEFT, (), None)
    after = with_robot(table, session, seat)
    said: list[Note] = [notes.Left(seat, user), *waits(after, seat)]
    if friend is not None:
        rules.must_be_awaited(after.chairs, table.lobby.barred, *friend)
        kept = replace(after.chairs[seat], kept=friend[0], kept_name=friend[1])
        after = after.with_chair(seat, kept)
        said.append(notes.Kept("seat", seat, friend[0]))
    return gone(table, moment, after, seat, user, said)


def _without(table: TableState, user: UserId, friend: tuple[UserId, str] | None) -> Lobby:
    lobby = table.lobby
    place, left = lobby.chair_of(user), lobby.leave(user)
    if place is None:
        return left
    if not table.free:
        left = replace(left, host=lobby.host)
    if friend is None and table.appointed:  # the chair stays theirs
        friend = (user, lobby.chairs[place].name)
    if friend is None:
        return left
    rules.must_be_awaited(left.chairs, left.barred, *friend)
    chair = Chair(kept=friend[0], kept_name=friend[1])
    return replace(left, chairs=placed(left.chairs, place, chair))


def with_robot(table: TableState, session: GameSession, seat: Seat) -> GameSession:
    """The game in which nobody sits here any more: a robot, if robots are welcome."""
    leaver = session.chairs[seat].user or NOBODY
    chairs = rules.robot_instead(session.chairs, seat, leaver, table.lobby.takes_robots)
    return session.left_by(seat, leaver, chairs[seat])


def waits(session: GameSession, seat: Seat) -> list[Note]:
    """The note that no robot plays on here, if that is so."""
    return [notes.WaitsForPerson(seat)] if session.chairs[seat].waits else []


def gone(
    table: TableState,
    moment: Moment,
    after: GameSession,
    seat: Seat,
    user: UserId,
    said: list[Note],
) -> Change[None]:
    """The change when somebody does not play on: the next is host, and the last ends the table.

    Where people were appointed no player becomes host, and could end a game they are losing.
    """
    lobby, heir = table.lobby, rules.heir(after.chairs, seat)
    if heir is not None and user == lobby.host and table.free:
        lobby, said = replace(lobby, host=heir), [*said, notes.NewHost(heir)]
    state = with_clocks(replace(table, lobby=lobby, session=after), moment)
    if heir is None and not table.secret:
        return ended(state, NOBODY_LEFT, said, None)
    return Change(state=state, notes=tuple(said), answer=None)


# ---------------------------------------------------------------------- kept, and locked


def keep_for(
    table: TableState, moment: Moment, by: UserId, user: UserId, name: str
) -> Change[None]:
    """Keep a chair for somebody, who alone may take it.

    :raises Refusal: the asker is not the host, they sit here, there is no chair to keep, or it is
        an appointed table.
    """
    table.must_be_host(by)
    table.must_be_free()
    rules.must_be_awaited(table.chairs, table.lobby.barred, user, name)
    chairs, place = rules.keep(table.chairs, user, name)
    return rechaired(table, moment, chairs, notes.Kept(where_of(table), place, user))


def release_seat(table: TableState, moment: Moment, by: UserId, user: UserId) -> Change[None]:
    """Keep no chair for this person any more.

    :raises Refusal: the asker is not the host, none was kept, or it is an appointed table.
    """
    table.must_be_host(by)
    table.must_be_free()
    chairs, place = rules.unkeep(table.chairs, user)
    return rechaired(table, moment, chairs, notes.Kept(where_of(table), place, None))


def where_of(table: TableState) -> Literal["seat", "chair"]:
    """The word by which a note calls a place: before the game, chairs have no seats."""
    return "chair" if table.session is None else "seat"


def rechaired(table: TableState, moment: Moment, chairs: rules.Chairs, *said: Note) -> Change[None]:
    """The change to other chairs with the same people, and the notes of it."""
    if table.session is None:
        return in_lobby(table, moment, replace(table.lobby, chairs=chairs), *said)
    state = table.with_session(replace(table.session, chairs=chairs))
    return Change(state=state, notes=said, answer=None)


def lock(table: TableState, moment: Moment, by: UserId, locked: bool) -> Change[None]:
    """Let nobody new sit down but those for whom a chair is kept; or let them again.

    :raises Refusal: the asker is not the host, or it is an appointed table.
    """
    table.must_be_host(by)
    table.must_be_free()
    said = notes.Lock("locked" if locked else "unlocked")
    return arranged(table, moment, table.lobby.with_lock(locked), said)
