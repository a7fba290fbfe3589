"""The lead of a table: rights of its host, and of others while the host of a lobby is away.

The measure is the last press of the host that has to do with this table. It is written down now
and then, so a restart neither forgets it nor begins anew; and no outage of ours counts against
the host, who has a moment after it to come back.
"""

from dataclasses import replace

from bot.rules import Seat
from bot.storage.rows.ids import UserId
from bot.tables.model import notes
from bot.tables.model.evenings import GRACE
from bot.tables.model.note_form import Note
from bot.tables.model.refusals import Refusal
from bot.tables.model.state import Change, Deadline, Moment, Shown, TableState, unchanged
from bot.tables.verbs.seats import gone, waits, with_robot
from bot.tables.verbs.steps import arranged, in_lobby

HOST_IDLE = 5 * 60.0
"""Seconds without a press of the host after which a lobby is in the hands of all who sit there."""
WRITE_EVERY = 60.0
"""At least so many seconds lie between two times at which the host's presence is written down by
itself; a crash in between forgets that much, and a stop forgets nothing."""

# ---------------------------------------------------------------------- whether the host is here


def host_away_at(table: TableState) -> float:
    """The moment from which the host counts as away, if nothing is pressed until then.

    Where a game begins by itself at its hour, nobody has to press anything until the wait for
    someone who is late is over.
    """
    seen = max(table.host_seen, table.row.host_at or table.row.updated_at)
    waited = (table.row.hour or 0.0) + GRACE
    return max(seen + HOST_IDLE, table.host_not_before, waited)


def host_is_away(table: TableState, now: float) -> bool:
    """Whether a lobby waits for its host in vain."""
    return table.status == "lobby" and host_away_at(table) <= now


def noticed(table: TableState, moment: Moment, user: UserId) -> Change[None]:
    """Take note that somebody has pressed something that has to do with this table."""
    if table.status != "lobby" or user != table.lobby.host:
        return unchanged(table, None)
    show = Shown.TABLE if host_is_away(table, moment.now) else Shown.NOBODY
    state = replace(table, host_seen=moment.now)
    return Change(state=state, show=show, answer=None)


def deadline(table: TableState, now: float) -> Deadline | None:
    """The deadline of a lobby's host: their absence is told, or their presence written down."""
    if table.status != "lobby":
        return None
    if table.host_seen - (table.row.host_at or 0.0) >= WRITE_EVERY:
        return now, write_presence
    others = len(table.lobby.people) > 1 and not host_is_away(table, now)
    return (host_away_at(table), say_away) if others else None


def say_away(table: TableState, moment: Moment) -> Change[None]:
    """Show the lobby anew once its host counts as away."""
    show = Shown.TABLE if host_is_away(table, moment.now) else Shown.NOBODY
    return Change(state=table, show=show, answer=None)


def write_presence(table: TableState, moment: Moment) -> Change[None]:
    """Write down when the host was last here, which is nothing that has happened."""
    if table.status != "lobby" or table.host_seen <= (table.row.host_at or 0.0):
        return unchanged(table, None)
    state = replace(table, row=replace(table.row, host_at=table.host_seen))
    return Change(state=state, show=Shown.NOBODY, answer=None)


# ---------------------------------------------------------------------- who may lead


def must_lead(table: TableState, user: UserId, now: float) -> None:
    """Refuse everybody but the host, and those who sit in a lobby whose host is away.

    :raises Refusal: it is the host's to do, and until when.
    """
    if user == table.lobby.host:
        return
    if table.status != "lobby" or user not in table.lobby.people:
        raise Refusal("host-only")
    if not host_is_away(table, now):
        raise Refusal("host-only-until", when=round(host_away_at(table)))


def may_lead(table: TableState, by: UserId, moderator: bool) -> None:
    """Refuse people who may not send somebody away.

    The host of a secret table plays there for one of those who are compared.

    :raises Refusal: the asker is neither host nor moderator, or the host of a secret table, or
        nothing can happen any more.
    """
    table.must_be_open()
    if moderator:
        return
    if by != table.lobby.host:
        raise Refusal("host-or-moderator-seats")
    if table.secret:
        raise Refusal("appointed")


def kick(
    table: TableState, moment: Moment, by: UserId, user: UserId, moderator: bool = False
) -> Change[None]:
    """Send somebody away for good: a robot plays on, and they may not sit down again.

    :raises Refusal: as :func:`may_lead`, or nobody of this table is meant.
    """
    may_lead(table, by, moderator)
    if user == by:
        raise Refusal("not-yourself")
    place = next((n for n, chair in enumerate(table.chairs) if chair.user == user), None)
    if place is None:
        raise Refusal("not-seated")
    barred: list[Note] = [notes.Barred(user), *by_another(table, by)]
    if table.session is None:
        lobby = table.lobby.leave(user).without(user)
        return replace(in_lobby(table, moment, lobby, *barred), hands=(user,))
    seat = Seat(place)
    after = with_robot(table, table.session, seat)
    after = after.with_chair(seat, replace(after.chairs[seat], left_by=None))
    said: list[Note] = [notes.SentAway(seat, user), *waits(after, seat), *barred]
    sent = table.sent_away | {user}
    without = replace(table, lobby=table.lobby.without(user), sent_away=sent)
    return replace(gone(without, moment, after, seat, user, said), hands=(user,))


def let_in(
    table: TableState, moment: Moment, by: UserId, user: UserId, moderator: bool = False
) -> Change[None]:
    """Let somebody sit down again who was sent away.

    :raises Refusal: as :func:`may_lead`, or nobody who was sent away is meant.
    """
    may_lead(table, by, moderator)
    if user not in table.lobby.barred:
        raise Refusal("not-barred")
    barred = tuple(other for other in table.lobby.barred if other != user)
    said = [notes.LetIn(user), *by_another(table, by)]
    return arranged(table, moment, replace(table.lobby, barred=barred), *said)


def pass_on(
    table: TableState, moment: Moment, by: UserId, user: UserId, moderator: bool = False
) -> Change[None]:
    """Make somebody else here host: for the host, a moderator, or people who wait for the host.

    An appointed table waits for no host, who need not sit there: its players would be given what
    ends a match that they are losing.

    :raises Refusal: it is not theirs to do, or nobody of this table is meant.
    """
    table.must_be_open()
    if not moderator:
        must_lead(table, by, moment.now)
        if by != table.lobby.host:
            table.must_be_free()
    if user == table.lobby.host:
        raise Refusal("not-yourself" if user == by else "host-already")
    if all(chair.user != user for chair in table.chairs):
        raise Refusal("not-seated")
    said = [notes.NewHost(user), *by_another(table, by)]
    return arranged(table, moment, replace(table.lobby, host=user), *said)


def by_another(table: TableState, by: UserId) -> list[Note]:
    """The note of the person who did it, if that was not the host."""
    return [] if by == table.lobby.host else [notes.DoneBy(by)]
