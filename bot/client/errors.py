"""Errors as sentences in the asker's language, and which of them are nobody's fault."""

import logging
import time
from collections.abc import Callable
from http import HTTPStatus

import discord
from aiohttp import ClientError
from cachetools import TTLCache

from bot.rules import Illegal, Reason
from bot.storage.store import LeaseLost, StoreBusy, StoreError
from bot.tables.live import deeds
from bot.tables.model.lobby import BadOptions
from bot.tables.model.refusals import Refusal
from bot.words.words import Words, typed

UNREACHED = (ClientError, ConnectionError, TimeoutError)
"""The connection to Discord is broken or hangs: what was sent may have arrived or not.

Other errors of the system, such as too many open files, are faults of this machine."""
NOT_SENT = (discord.HTTPException, *UNREACHED)
"""Discord has refused something, or it could not be reached with it."""


class Stopped(ClientError):
    """Raised while nothing is sent to Discord. Like any other broken connection, it passes."""


class Ended(ClientError):
    """Raised where the bot has ended meanwhile, and its connections with it."""


TOO_LATE = (10062, 10015, 40060, 50027)
"""Unknown interaction or webhook, already answered, invalid token: nobody can be answered."""
GONE = 10008
"""Unknown message: somebody has taken it away."""
ARCHIVED = 50083
"""A thread that sleeps until someone writes in it: nothing is edited there."""
TOO_MANY_THREADS = (160006, 160007)
"""Discord's codes for a server with as many active threads, or announcement threads, as may be."""
INVALID_FORM = 50035
"""Something that was sent is wrong, such as an emoji that is gone."""
QUOTED = ("action", "bid", "game", "level", "person", "preset", "typed", "zone")
"""Facts of a refusal that someone typed, as names are: quoted, for they may say anything."""
OF_RULES = ("typed",)
"""Facts of a refusal by the rules that are quoted; the others are words of the rules."""
AGAIN = 60.0
"""Seconds after which trouble of the store is told again."""
DIFFERENT = 20
"""Sentences about such trouble that are remembered."""
log = logging.getLogger(__name__)


def sentence(
    words: Words, error: BaseException, game: str = "", names: tuple[str, ...] = ()
) -> str:
    """The sentence with which an error is answered."""
    match error:
        case BadOptions():
            return words.reason(error.game, "why", _quoting(error.reason, OF_RULES), names)
        case Refusal():
            return words.reason(game, "no", _quoting(error.reason), names)
        case Illegal():
            return words.reason(game, "why", _quoting(error.reason, OF_RULES), names)
        case StoreError():
            return words.say("half-stored" if deeds.is_done() else "no-storage")
        case Stopped():
            return words.say("no-stopped")
    return words.say("no-failed")


def _quoting(reason: Reason, keys: tuple[str, ...] = QUOTED) -> Reason:
    said = {k: typed(v) if k in keys and isinstance(v, str) else v for k, v in reason.facts}
    return Reason.of(reason.code, **said)


def expected(error: BaseException) -> bool:
    """Whether an error is a refusal that was meant, or a late answer: no fault of the program."""
    return isinstance(error, Refusal | Illegal | Stopped) or too_late(error)


def too_late(error: BaseException) -> bool:
    """Whether an error means that Discord takes no answer any more; the deed itself is done."""
    if isinstance(error, UNREACHED):
        return not isinstance(error, Stopped)  # by the token of an interaction all may still go
    return isinstance(error, discord.HTTPException) and error.code in TOO_LATE


def discords_own(error: discord.HTTPException) -> bool:
    """Whether a failure is Discord's own: it may have done what was asked, or do it later."""
    return error.status >= HTTPStatus.INTERNAL_SERVER_ERROR


class Faults:
    """Writes into the log whatever failed behind an answer, with where in the program that was.

    Trouble of the store is told once in ``AGAIN`` seconds, and by its sentence alone if it passes:
    whoever plays presses on, and each of them would fill the log with the same.
    """

    def __init__(self, steady: Callable[[], float] = time.monotonic) -> None:
        self._told: TTLCache[str, None] = TTLCache(DIFFERENT, AGAIN, steady)

    def log(self, error: BaseException) -> None:
        """Tell of a fault, unless the same trouble of the store was told lately."""
        if isinstance(error, StoreError):
            if str(error) in self._told:
                return
            self._told[str(error)] = None
        if isinstance(error, StoreBusy | LeaseLost):
            log.error("interactions fail: %s", error)
        else:
            log.error("an interaction failed", exc_info=error)


class NotTooLate(logging.Filter):
    """A log filter against failures of answers that Discord does not take any more.

    People type on while completions are looked up, so that happens every day. discord.py writes
    a traceback for each.
    """

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether the record is worth writing."""
        error = record.exc_info[1] if record.exc_info else None
        return error is None or not too_late(error)


EVERYDAY = NotTooLate()


def keep_out_everyday_errors() -> None:
    """Have discord.py's command tree write no tracebacks of answers that came too late."""
    logging.getLogger("discord.app_commands.tree").addFilter(EVERYDAY)
