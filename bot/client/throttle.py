"""A fair limit on how fast one person may press."""

import logging
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from enum import Enum

import discord
from cachetools import LRUCache

from bot.client.answering import Answer
from bot.client.errors import NOT_SENT
from bot.storage.rows.ids import UserId
from bot.tables.live.preferences import Preferences
from bot.words.words import language_of, words

log = logging.getLogger(__name__)
BURST = 40
"""Clicks at once: more than anyone can make at a table in a hurry."""
PER_SECOND = 5.0
TYPING = 0.2
"""A letter typed into an option asks the bot as well, and costs this much of a click."""
REMEMBERED = 10_000
"""People kept in mind; those forgotten begin with a full bucket."""


class Admitted(Enum):
    """Whether someone is let in."""

    YES = "yes"
    TELL = "tell"
    """Too fast, and they have not been told yet."""
    NO = "no"


@dataclass(slots=True)
class Bucket:
    """The clicks left to one person, as of some moment in seconds."""

    left: float
    since: float
    told: bool = False


class TokenBucket:
    """A limit for each person: ``burst`` clicks at once, then ``per_second``."""

    def __init__(
        self,
        burst: float = BURST,
        per_second: float = PER_SECOND,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._burst = burst
        self._pace = per_second
        self._now = now
        self._people: LRUCache[UserId, Bucket] = LRUCache(REMEMBERED)

    def __len__(self) -> int:
        return len(self._people)

    def enter(self, user: UserId, cost: float = 1.0) -> Admitted:
        """Take ``cost`` clicks from a person's bucket; it is told once that there are too few."""
        now = self._now()
        known = self._people.setdefault(user, Bucket(self._burst, now))
        known.left = min(self._burst, known.left + (now - known.since) * self._pace)
        known.since = now
        if known.left >= cost:
            known.left -= cost
            known.told = known.told and known.left < self._burst / 2
            return Admitted.YES
        told, known.told = known.told, True
        return Admitted.NO if told else Admitted.TELL


async def admit(
    bucket: TokenBucket | None, preferences: Preferences, interaction: discord.Interaction
) -> bool:
    """Whether this may be answered; if not, it has been acknowledged at next to no cost.

    Nothing is stored of it, no table is asked, nothing is drawn.
    """
    if bucket is None:
        return True
    typing = interaction.type is discord.InteractionType.autocomplete
    admission = bucket.enter(UserId(interaction.user.id), TYPING if typing else 1.0)
    if admission is Admitted.YES:
        return True
    if admission is Admitted.TELL:
        log.warning("user %s presses faster than is let in", interaction.user.id)
    with suppress(*NOT_SENT):
        if typing:
            await interaction.response.autocomplete([])
        elif admission is Admitted.NO and interaction.type is discord.InteractionType.component:
            await interaction.response.defer()
        else:
            said = preferences.known_words(UserId(interaction.user.id))
            said = said or words(language_of(str(interaction.locale)))
            await Answer.of(interaction).refuse(said.say("no-too-fast"))
    return False
