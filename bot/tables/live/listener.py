"""Telling the changes at a table: the messages to draw again, and the people to remind."""

from typing import Any, Protocol, TypeVar

from bot.rules import Seat
from bot.storage.rows.ids import UserId
from bot.tables.model.session import NO_DECISION
from bot.tables.model.state import Change, Shown, TableState

T = TypeVar("T")
T_contra = TypeVar("T_contra", contravariant=True)


class TableListener(Protocol[T_contra]):
    """The listener to a table's changes, which shows them to people. No call waits or fails."""

    def table_changed(self, table: T_contra) -> None:
        """The public message is to be drawn again."""

    def hand_changed(self, table: T_contra, user: UserId) -> None:
        """The hand of this person is to be drawn again."""

    def hand_follows(self, table: T_contra, user: UserId) -> None:
        """The hand of this person, of which nothing has changed, is to follow the play."""

    def remind(self, table: T_contra, user: UserId) -> None:
        """Half of this person's time is over: tell them in the way they chose."""

    def look_round(self, table: T_contra) -> None:
        """The presence of the table's people is to be looked into."""

    def taken_up(self, table: T_contra) -> None:
        """The program has begun anew: all that is shown of this table is to be drawn again."""


class Silent:
    """Tells nobody: until there is somebody to tell, and in tests."""

    def table_changed(self, table: object) -> None:
        """Do nothing: nobody listens."""

    def hand_changed(self, table: object, user: UserId) -> None:
        """Do nothing: nobody listens."""

    def hand_follows(self, table: object, user: UserId) -> None:
        """Do nothing: nobody listens."""

    def remind(self, table: object, user: UserId) -> None:
        """Do nothing: nobody listens."""

    def look_round(self, table: object) -> None:
        """Do nothing: nobody listens."""

    def taken_up(self, table: object) -> None:
        """Do nothing: nobody listens."""


def tell(
    listener: TableListener[T],
    table: T,
    before: TableState,
    after: TableState,
    change: Change[Any],
) -> None:
    """Tell the listener of everything that a change has made different at a table."""
    if change.show is not Shown.NOBODY:
        listener.table_changed(table)
    shown = dict.fromkeys(change.hands)
    if before.open and not after.open:  # nobody takes their seat back any more
        shown |= {chair.left_by: None for chair in after.chairs if chair.left_by is not None}
    for n, chair in enumerate(after.chairs):
        if chair.user is None or chair.user in shown:
            continue
        if _is_shown(before, after, Seat(n), change.show):
            shown[chair.user] = None
        elif change.show is Shown.CONCERNED and _follows(after, Seat(n)):
            listener.hand_follows(table, chair.user)
    for user in shown:
        listener.hand_changed(table, user)
    if change.look_round:
        listener.look_round(table)
    for user in change.remind:
        listener.remind(table, user)


def _is_shown(before: TableState, after: TableState, seat: Seat, show: Shown) -> bool:
    """Whether this seat's hand is drawn again."""
    was, now = before.session, after.session
    if show is not Shown.CONCERNED or was is None or now is None:
        return show in (Shown.EVERYBODY, Shown.CONCERNED)
    return (
        was.chairs[seat] != now.chairs[seat]
        or was.numbers[seat] != now.numbers[seat]
        or was.view(seat).hand != now.view(seat).hand
    )


def _follows(after: TableState, seat: Seat) -> bool:
    """Whether this seat's hand is drawn again for the deeds of others.

    A person who is asked goes on choosing undisturbed: their hand was drawn with the question.
    """
    session = after.session
    if session is None or session.chairs[seat].away:
        return False
    return session.numbers[seat] == NO_DECISION
