"""A tutor in words: what to look at before a decision, and whether the last one was sound."""

from collections.abc import Sequence
from typing import Final

from bot.rules.kit.actions import Play
from bot.tables.model.thought import Compared
from bot.tables.model.tutoring import FULL, MISTAKES, Judged, Tutored
from bot.tables.screens.controls import action_label
from bot.tables.screens.thought_screen import chance_of, ground_said, quoted
from bot.words.words import Words

CLEARLY: Final = 5
"""The difference in chances of winning the game, in percentage points, that is called clear."""
MUCH: Final = 15
"""The difference that is called big."""


def tutor_lines(
    words: Words,
    game: str,
    names: Sequence[str],
    tutored: Tutored | None,
    *,
    deals: bool = False,
) -> list[str]:
    """The lines of a tutor: as a game begins, the time it stays; then those on each decision.

    Its pupil may be the dealer.
    """
    if tutored is None:
        return []
    lines = [_stays(words, tutored)] if tutored.fresh else []
    if tutored.judged is not None:
        sound = tutored.stage == "full"
        lines.append(_judged(words, game, names, tutored.judged, sound, deals=deals))
    if tutored.look is not None:
        ground = ground_said(words, game, tutored.look, names)
        card = "yes" if isinstance(tutored.look.action, Play) else "no"
        lines.append(words.say("tutor-look", ground=ground, card=card) if ground else "")
    return [line for line in lines if line]


def _stays(words: Words, tutored: Tutored) -> str:
    """The stage of the tutor in this game, and the number of games it has left."""
    if tutored.stage == "over":
        return words.say("tutor-over") if tutored.played == FULL + MISTAKES else ""
    left = (FULL if tutored.stage == "full" else FULL + MISTAKES) - tutored.played
    key = "tutor-full" if tutored.stage == "full" else "tutor-mistakes"
    return words.say(key, count=left)


def _judged(
    words: Words,
    game: str,
    names: Sequence[str],
    judged: Judged,
    praises: bool,
    *,
    deals: bool,
) -> str:
    """Whether the last choice was sound; a sound one is praised only while all is told."""
    label = quoted(words, judged.chosen, action_label(words, game, judged.chosen, deals=deals))
    if not judged.is_mistake:
        return words.say("tutor-sound", action=label) if praises and judged.is_sound else ""
    better, others = judged.other.action, judged.thought.grounds
    ground = ground_said(words, game, judged.other, names, others)
    other = quoted(words, better, action_label(words, game, better, deals=deals))
    why = words.say("tutor-rather", action=other, ground=ground) if ground else ""
    assert judged.thought.compared is not None  # or it would be no mistake
    said = words.in_a_row((_better(words, other, judged.thought.compared), why))
    return words.say("tutor-worse", action=label, said=said)


def _better(words: Words, other: str, found: Compared) -> str:
    """The news that another choice was better, and how much that matters, in a beginner's words."""
    certainty = "likely" if found.certainty == "likely" else "sure"
    if found.is_about_the_game:
        percent = chance_of(abs(found.wins))
        by = "much" if percent >= MUCH else "clearly" if percent >= CLEARLY else "little"
        return words.say("tutor-better-wins", other=other, certainty=certainty, by=by)
    count = int(abs(found.points) + 0.5)
    return words.say("tutor-better-points", other=other, certainty=certainty, count=count)
