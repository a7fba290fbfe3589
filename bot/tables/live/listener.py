"""Telling what has changed at a table: to whom, and of what."""

from typing import Any, Protocol, TypeVar

from bot.rules import Seat
from bot.tables.model.state import Change, Shown, TableState

T = TypeVar("T")
T_contra = TypeVar("T_contra", contravariant=True)


class TableListener(Protocol[T_contra]):
    """Who tells people what has changed. No call waits or fails."""

    def table_changed(self, table: T_contra) -> None:
        """The public message is to be drawn again."""

    def hand_changed(self, table: T_contra, user: int) -> None:
        """A person's hand is to be drawn again."""

    def remind(self, table: T_contra, user: int) -> None:
        """Half of this person's time is over: tell them in the way they chose."""

    def look_round(self, table: T_contra) -> None:
        """The time has come to see which of the table's people are still there."""

    def taken_up(self, table: T_contra) -> None:
        """The program has begun anew: all that is shown of this table is to be drawn again."""


class Silent:
    """Tells nobody: until there is somebody to tell, and in tests."""

    def table_changed(self, table: object) -> None:
        """Do nothing: nobody listens."""

    def hand_changed(self, table: object, user: int) -> None:
        """Do nothing: nobody listens."""

    def remind(self, table: object, user: int) -> None:
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
    """Tell everybody who has to hear of it what a change has made of a table."""
    if change.show is not Shown.NOBODY:
        listener.table_changed(table)
    shown: dict[int, None] = {}
    for n, chair in enumerate(after.chairs):
        if chair.user is not None and _is_shown(before, after, Seat(n), change.show):
            shown[chair.user] = None
    for user in shown | dict.fromkeys(change.hands):
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
