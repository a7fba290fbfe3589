"""Who is let in: a fair limit on how fast one person may press, and a note of who tries doors.

Both remember a bounded number of people, the most recent ones.
"""

import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from enum import Enum

import discord

from bot.client.errors import refuse
from bot.tables.live.preferences import Preferences
from bot.words.words import language_of, words

log = logging.getLogger(__name__)
BURST = 40
"""So many clicks at once: more than anybody can make at a table in a hurry."""
PER_SECOND = 5.0
TYPING = 0.2
"""A letter typed into an option asks the bot as well, and costs this much of a click."""
REMEMBERED = 10_000
"""So many people are kept in mind; whoever was forgotten begins with a full measure."""


class Admission(Enum):
    """Whether somebody is let in."""

    YES = "yes"
    TELL = "tell"
    """Too fast, and they have not been told yet."""
    NO = "no"


@dataclass(slots=True)
class Measure:
    """What is left to one person of their clicks, as of some moment."""

    left: float
    since: float
    told: bool = False


class TokenBucket:
    """How fast each person may press: a measure that is used up, and fills again evenly."""

    def __init__(
        self,
        burst: float = BURST,
        per_second: float = PER_SECOND,
        now: Callable[[], float] = time.monotonic,
        remembered: int = REMEMBERED,
    ) -> None:
        self._burst = burst
        self._pace = per_second
        self._now = now
        self._remembered = remembered
        self._people: OrderedDict[int, Measure] = OrderedDict()

    def __len__(self) -> int:
        return len(self._people)

    def enter(self, user: int, cost: float = 1.0) -> Admission:
        """Let somebody in, or not; they are to be told once, until they have slowed down."""
        now = self._now()
        known = self._people.setdefault(user, Measure(self._burst, now))
        self._people.move_to_end(user)
        if len(self._people) > self._remembered:
            self._people.popitem(last=False)
        known.left = min(self._burst, known.left + (now - known.since) * self._pace)
        known.since = now
        if known.left >= cost:
            known.left -= cost
            known.told = known.told and known.left < self._burst / 2
            return Admission.YES
        told, known.told = known.told, True
        return Admission.NO if told else Admission.TELL


async def admit(
    turnstile: TokenBucket | None, people: Preferences, interaction: discord.Interaction
) -> bool:
    """Whether this may be answered; if not, it has been acknowledged, which costs next to nothing.

    Nothing is stored of it, no table is asked, nothing is drawn.
    """
    if turnstile is None:
        return True
    typing = interaction.type is discord.InteractionType.autocomplete
    entry = turnstile.enter(interaction.user.id, TYPING if typing else 1.0)
    if entry is Admission.YES:
        return True
    if entry is Admission.TELL:
        log.warning("user %s presses faster than is let in", interaction.user.id)
    with suppress(discord.HTTPException):
        if typing:
            await interaction.response.autocomplete([])
        elif entry is Admission.NO and interaction.type is discord.InteractionType.component:
            await interaction.response.defer()
        else:
            said = people.known_words(interaction.user.id)
            said = said or words(language_of(str(interaction.locale)))
            await refuse(interaction, said.say("no-too-fast"))
    return False


class AuditLog:
    """Who asked for what is another server's: written into the log once for each."""

    def __init__(self, remembered: int = REMEMBERED) -> None:
        self._remembered = remembered
        self._seen: OrderedDict[tuple[int, str], None] = OrderedDict()

    def strange(self, user: int, what: str, server: int | None) -> None:
        """Somebody asked for what they cannot see: a table, a game or a board, with its number."""
        if (user, what) not in self._seen:
            log.warning("user %s in server %s asked for %s: refused", user, server, what)
        self._seen[user, what] = None
        self._seen.move_to_end((user, what))
        if len(self._seen) > self._remembered:
            self._seen.popitem(last=False)
