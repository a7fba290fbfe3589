"""A robot's explanation, as a table tells it."""

from bot.robots.explain import Explained
from bot.tables.model.thought import Compared, Thought


def thought_of(explained: Explained) -> Thought:
    """The thought that people are told: the best other action, nothing of the worlds themselves."""
    action, verdict = explained.action, explained.verdict
    found = verdict.compared(action)
    compared = None
    if found is not None:
        better, certainty = found.value > 0, found.certainty
        if action == verdict.action and not better and certainty == "likely":
            certainty = "close"  # it stands, as the other is not better by enough
        compared = Compared(
            found.other, better, found.points, found.wins, verdict.worlds, certainty
        )
    return Thought(action, verdict.action, explained.grounds, compared)
