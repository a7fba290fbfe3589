"""The achievements of people, as they are stored."""

from dataclasses import dataclass
from typing import Final

from bot.storage.rows.ids import UserId

ALL_GAMES, DAILIES = "all-games", "dailies"
"""Achievements of no game in particular: every game played, and dailies on days in a row."""
ANY_GAME: Final = (ALL_GAMES, DAILIES)
DAYS = 10
"""Days in a row with a finished daily that are an achievement."""


@dataclass(frozen=True, slots=True)
class AchievementRow:
    """An achievement: its name, in which game ("" is none in particular), and when."""

    user_id: UserId
    game: str
    name: str
    at: float
