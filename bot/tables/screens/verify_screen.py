"""The check of a finished game in plain words: right, wrong, and unknown."""

from collections.abc import Sequence

from bot.tables.past.export import Export
from bot.tables.past.verify import Finding, sound
from bot.tables.screens.discord_limits import MESSAGE, shorten
from bot.tables.screens.names import game_name
from bot.tables.screens.screen import Screen
from bot.tables.screens.telling import Teller
from bot.words.words import Words

MARKS = {"right": "✅", "wrong": "❌", "unknown": "▫️"}
PLAIN_MARKS = {"right": "✓", "wrong": "✗", "unknown": "–"}
"""The marks for readers who want no emoji."""


def verify_screen(words: Words, export: Export, findings: Sequence[Finding]) -> Screen:
    """The check as a message: the verdict first, then a line for each finding, then the seed."""
    seed = export.log.seed
    opened = [words.say("seed-revealed", seed=seed)] if seed else []
    lines = [*verify_lines(words, export, findings), *opened]
    return Screen(shorten("\n".join(lines), MESSAGE))


def verify_lines(
    words: Words, export: Export, findings: Sequence[Finding], markup: bool = True
) -> list[str]:
    """The lines of the check: the verdict, what was checked, and one for each finding."""
    teller = Teller.replaying(words, export.log, export.seated, markup)
    name = game_name(words, export.log.game)
    head = words.say("verify-title", game=name, number=export.number)
    marks = PLAIN_MARKS if words.style.plain else MARKS
    fair = sound(tuple(findings))
    upshot = words.say("verify-sound" if fair else "verify-not-sound")
    lines = [f"{marks[f.verdict]} {_sentence(words, teller, f)}" for f in findings]
    verdict = f"{marks['right' if fair else 'wrong']} {upshot}"
    return [line if markup else line.replace("*", "") for line in (verdict, head)] + lines


def _sentence(words: Words, teller: Teller, finding: Finding) -> str:
    facts = dict(finding.facts)
    if finding.seat is not None:
        deck = finding.seat < 0 or finding.seat >= len(teller.names)
        facts["who"] = words.say("verify-deck") if deck else teller.names[finding.seat]
    if finding.reason is not None:
        facts["why"] = words.reason(teller.game, "why", finding.reason, teller.names)
    return words.say(finding.key, **facts)
