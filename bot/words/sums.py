"""The sum of one side in a deal, in words."""

from collections.abc import Sequence

from bot.rules.kit.reckoning import Account
from bot.words.words import Words


def sum_lines(words: Words, game: str, account: Account, names: Sequence[str]) -> list[str]:
    """The lines of an account; several are followed by what they come to together."""
    lines = lines_of(words, game, account, names)
    if sum(bool(line.values["points"]) for line in account.lines) > 1:
        lines.append(words.say("sum-together", points=account.points))
    return lines


def lines_of(words: Words, game: str, account: Account, names: Sequence[str]) -> list[str]:
    """The lines of an account without what they come to."""
    return [words.reason(game, "sum", line, names) for line in account.lines]
