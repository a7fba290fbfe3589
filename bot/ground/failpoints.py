"""Named points on the way of every action, at which tests can interfere.

The program itself sets no watcher, and no setting, file or variable does. The crash test
(``tests/crash``, which is not installed) hands one to the process it starts, which kills the
process at the n-th passing of a point.
"""

from collections.abc import Callable

POINTS = (
    "migrating",  # a step of a migration is done, within its transaction
    "restoring",  # a stored table is about to be taken up again
    "checked",  # an action is allowed, nothing is stored yet
    "writing",  # the action is written, but not committed
    "stored",  # it is on disk, and nobody has been told
    "told",  # the newest state has been handed to the display
    "answering",  # the answer to a click is about to be sent
    "answered",  # Discord has taken the answer
    "posted",  # a public message is sent, its number is not stored yet
    "sent",  # a hand is sent, the number of its message is not stored yet
    "handed",  # a click is handed over to another process, which may not have taken it
    "taken",  # a click that was handed over is taken, and nothing has been done
    "called",  # someone is mentioned in the channel, the message's number is not stored yet
)
UNTOLD = ("checked", "writing", "stored")
"""The points between the check of an action and the first word of it to anyone."""

_watcher: Callable[[str], None] | None = None


def watch(watcher: Callable[[str], None] | None) -> None:
    """Tell a watcher of every passing from now on; ``None`` tells nobody."""
    global _watcher
    _watcher = watcher


def failpoint(point: str) -> None:
    """Tell the watcher, if there is one, that the program passes this point."""
    if _watcher is not None:
        _watcher(point)
