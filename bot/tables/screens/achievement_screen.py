"""Achievements: the line in someone's statistics, and the word to themselves."""

from collections.abc import Sequence

from bot.rules import GAMES
from bot.storage.rows.achievements import ANY_GAME, AchievementRow
from bot.tables.screens.names import game_name
from bot.words.words import Words


def achievement(words: Words, row: AchievementRow) -> str:
    """The name of an achievement; "" if it is not known any more."""
    if row.game:
        known = row.game in GAMES and row.name in GAMES[row.game].achievements
        return words.of(row.game, f"achievement-{row.name}") if known else ""
    return words.say(f"achievement-{row.name}") if row.name in ANY_GAME else ""


def achievements_line(words: Words, rows: Sequence[AchievementRow], game: str) -> str:
    """All that was achieved in a game, and in none in particular; "" if that is nothing."""
    here = [row for row in rows if row.game in (game, "")]
    named = [
        words.say("achievement-item", name=name, at=round(row.at))
        for row in here
        if (name := achievement(words, row))
    ]
    return words.say("achievements", all=" · ".join(named)) if named else ""


def achieved_text(words: Words, rows: Sequence[AchievementRow]) -> str:
    """The one direct message about new achievements."""
    lines = []
    for row in rows:
        if name := achievement(words, row):
            game = game_name(words, row.game) if row.game else ""
            key = "achieved-in" if game else "achieved"
            lines.append(words.say(key, name=name, game=game))
    return "\n".join([*lines, words.say("achieved-about")]) if lines else ""
