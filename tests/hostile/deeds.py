"""Judges what is done at tables: in nobody's name but of those who pressed, and by right."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from bot.rules import CHANCE
from bot.storage.rows.ids import UserId
from bot.tables.model import notes
from bot.tables.model.chairs import Chair
from bot.tables.model.lobby import Lobby
from bot.tables.model.note_form import Note
from bot.tables.model.state import Change, TableState
from bot.tables.verbs.host import host_is_away
from tests.hostile.fault import Fault

OF_PERSON = (
    *(notes.SatDown, notes.Back, notes.Left, notes.Resumed, notes.TakebackAsked),
    *(notes.TakebackAgreed, notes.ClaimedRest, notes.DoneBy),
)
"""Notes of what nobody but the person named in them can have done, and in that very moment: a hint
comes when a robot has thought."""
FOLLOW = notes.NewHost, notes.Kept
"""Notes that also follow when somebody leaves."""
OF_HOST = (
    *(notes.SentAway, notes.Barred, notes.LetIn, notes.Lock, notes.Talk, notes.Paced),
    *FOLLOW,
)
"""Notes of what is for the host to do, unless another one says by whom it was done."""
BY_HAND = "ended-by-hand"


@dataclass(frozen=True)
class Deed:
    """A change of a table, as it was stored; ``pressed``: it was set off by a click."""

    before: TableState
    change: Change[Any]
    now: float
    """Seconds since the epoch, by the table's own time."""
    pressed: bool

    @property
    def after(self) -> TableState:
        return self.change.state


def check_deed(
    deed: Deed,
    by: frozenset[int],
    gone: Callable[[UserId], bool],
    moderates: Callable[[UserId], bool],
) -> None:
    """Nobody acts for another, and nobody without the right to it.

    ``by``: those who have pressed something; ``gone``: whether somebody is no member of the
    server any more; ``moderates``: whether somebody may manage messages at the table.

    :raises Fault: somebody did.
    """
    for user in (chair.user for chair in deed.after.chairs):
        if user is not None and sum(chair.user == user for chair in deed.after.chairs) > 1:
            raise Fault(f"{user} has two chairs of table {deed.before.id}")
    for user, what in _in_the_name_of(deed):
        if user not in by and not (isinstance(what, notes.Left) and gone(user)):
            raise Fault(f"done in the name of {user}, who has pressed nothing: {what}")
    _check_moves(deed)
    _check_newcomers(deed)
    if deed.pressed:
        _check_rights(deed, by, moderates)


def _in_the_name_of(deed: Deed) -> Iterator[tuple[UserId, object]]:
    """All that is done in somebody's name, and in whose."""
    for note in deed.change.notes:
        match note:
            case notes.Proposed(by=user) | notes.Agreed(by=user):
                yield user, note
            case _ if isinstance(note, OF_PERSON):
                yield note.user, note
    if deed.pressed and not _for_others(deed):
        yield from ((user, line) for user, line in _moves(deed) if user is not None)


def _moves(deed: Deed) -> list[tuple[UserId | None, str]]:
    """The new lines of the game, and who has made each."""
    session, lines = deed.after.session, deed.change.lines
    if session is None or not lines:
        return []
    moves = zip(session.movers[-lines:], session.log.moves[-lines:], strict=True)
    return [(user, f"{seat} {line}") for user, (seat, line) in moves]


def _for_others(deed: Deed) -> bool:
    """Whether lines were added for others too: the rest is claimed, or all have agreed to it."""
    agreed = notes.ClaimedRest, notes.TakenBack, notes.Dropped
    return any(isinstance(note, agreed) for note in deed.change.notes)


def _check_moves(deed: Deed) -> None:
    """Each line of a person is a line of the seat on which they sit."""
    session, before = deed.after.session, deed.before.session
    if session is None or before is None or not deed.change.lines:
        return
    lines = session.log.moves[-deed.change.lines :]
    for user, (seat, line) in zip(session.movers[-len(lines) :], lines, strict=True):
        if user is not None and (seat == CHANCE or before.chairs[seat].user != user):
            raise Fault(f"{user} plays on the seat of another: {seat} {line}")


def _check_newcomers(deed: Deed) -> None:
    """Newcomers take nobody's chair, were not sent away, and are let in by the lock."""
    before, after = deed.before, deed.after
    if (before.session is None) != (after.session is None):
        return  # the seats are drawn
    new = {c.user for c in after.chairs if c.user} - {c.user for c in before.chairs if c.user}
    for user in new:
        if user in before.lobby.barred:
            raise Fault(f"{user} was sent away from table {before.id}, and sits there")
        chair = next(chair for chair in after.chairs if chair.user == user)
        was = before.chairs[after.chairs.index(chair)] if before.session else Chair()
        if was.user is not None:
            raise Fault(f"{user} takes the seat of {was.user} at table {before.id}")
        known = {one for c in before.chairs for one in (c.kept, c.left_by)}
        if before.lobby.locked and user not in known:
            raise Fault(f"{user} sits down at table {before.id}, which is locked")


def _check_rights(deed: Deed, by: frozenset[int], moderates: Callable[[UserId], bool]) -> None:
    before, said = deed.before, deed.change.notes
    others = [note.user for note in said if isinstance(note, notes.DoneBy)]
    leads = {before.lobby.host}
    if host_is_away(before, deed.now):
        leads |= set(before.lobby.people)
    right = leads | {user for user in others if moderates(user)}
    for what in (*_for_the_host(deed), *_arranged(deed)):
        if not right & by:
            raise Fault(f"done without the right to it by {set(by)}: {what}")


def _for_the_host(deed: Deed) -> Iterator[Note]:
    """The notes of what only the host may do: but for what follows when somebody leaves."""
    said = deed.change.notes
    left = any(isinstance(note, notes.Left) for note in said) or _stood_up(deed)
    for note in said:
        follows = left and isinstance(note, FOLLOW)
        by_hand = isinstance(note, notes.Ended) and note.why == BY_HAND
        if by_hand or (isinstance(note, OF_HOST) and not follows):
            yield note


def _stood_up(deed: Deed) -> bool:
    """Whether somebody does not sit any more."""
    there = {chair.user for chair in deed.after.chairs}
    return any(c.user not in there for c in deed.before.chairs if c.user is not None)


def _arranged(deed: Deed) -> Iterator[str]:
    """Changes of a lobby beside the people in it; and its start."""
    before, after = deed.before, deed.after
    if before.status != "lobby":
        return
    if after.status == "playing" and not (before.appointed or before.row.hour):
        yield "the game begins"
    if _rules_of(before.lobby) != _rules_of(after.lobby):
        yield "the table is arranged"


def _rules_of(lobby: Lobby) -> Lobby:
    """A lobby without those in it."""
    return replace(lobby, chairs=(), host=UserId(0), locked=False, barred=())
