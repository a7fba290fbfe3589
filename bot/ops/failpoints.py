"""Named points on the way of every action, at which somebody may watch it pass.

Nobody does in the program itself: there is no setting, no file and no variable for it. The crash
test (``tests/crash``, which is not installed) hands a watcher to the process it starts, and that
one kills the process at the n-th passing of a point.
"""

from collections.abc import Callable

POINTS = (
    "migrating",  # a step of a migration is done, within its transaction
    "restoring",  # a stored table is about to be taken up again
    "checked",  # an action is allowed, nothing is stored yet
    "writing",  # the action is written, but not committed
    "stored",  # it is on disk, and nobody has been told
    "told",  # the newest state has been handed to the display
    "answering",  # what a click is answered with is about to be sent
    "answered",  # Discord has taken the answer
    "posted",  # a public message is sent, its number is not stored yet
    "sent",  # a hand is sent, the number of its message is not stored yet
    "called",  # somebody is mentioned in the channel, the message's number is not stored yet
)
UNTOLD = ("checked", "writing", "stored")
"""The points between the check of an action and the first word of it to anybody."""

_watcher: Callable[[str], None] | None = None


def watch(watcher: Callable[[str], None] | None) -> None:
    """From now on tell this one of every passing; ``None``: nobody."""
    global _watcher
    _watcher = watcher


def failpoint(point: str) -> None:
    """The program passes this point."""
    if _watcher is not None:
        _watcher(point)
