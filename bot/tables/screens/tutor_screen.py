"""A tutor in words: what to look at before a decision, and whether the last one was sound."""

from collections.abc import Sequence

from bot.rules.kit.actions import Play
from bot.tables.model.tutoring import FULL, MISTAKES, Judged, Tutored
from bot.tables.screens.controls import action_label
from bot.tables.screens.thought_screen import compared_said, ground_said, quoted
from bot.words.words import Words


def tutor_lines(
    words: Words, game: str, names: Sequence[str], tutored: Tutored | None
) -> list[str]:
    """What a tutor says: how long it stays, as a game begins; then of each decision."""
    if tutored is None:
        return []
    lines = [_stays(words, tutored)] if tutored.fresh else []
    if tutored.judged is not None:
        lines.append(_judged(words, game, names, tutored.judged, tutored.stage == "full"))
    if tutored.look is not None:
        ground = ground_said(words, game, tutored.look, names)
        card = "yes" if isinstance(tutored.look.action, Play) else "no"
        lines.append(words.say("tutor-look", ground=ground, card=card) if ground else "")
    return [line for line in lines if line]


def _stays(words: Words, tutored: Tutored) -> str:
    """How much the tutor says in this game, and for how many more."""
    if tutored.stage == "over":
        return words.say("tutor-over") if tutored.played == FULL + MISTAKES else ""
    left = (FULL if tutored.stage == "full" else FULL + MISTAKES) - tutored.played
    key = "tutor-full" if tutored.stage == "full" else "tutor-mistakes"
    return words.say(key, count=left)


def _judged(words: Words, game: str, names: Sequence[str], judged: Judged, praises: bool) -> str:
    """Whether the last choice was sound; a sound one is praised only while all is told."""
    label = quoted(words, judged.chosen, action_label(words, game, judged.chosen))
    if not judged.is_mistake:
        return words.say("tutor-sound", action=label) if praises and judged.is_sound else ""
    better, ground = judged.other.action, ground_said(words, game, judged.other, names)
    other = quoted(words, better, action_label(words, game, better))
    why = words.say("tutor-rather", action=other, ground=ground) if ground else ""
    said = words.in_a_row((compared_said(words, game, judged.thought), why))
    return words.say("tutor-worse", action=label, said=said)
