"""What a robot has explained, as a table tells it."""

from bot.robots.explain import Explained
from bot.tables.model.thought import Compared, Thought


def thought_of(explained: Explained) -> Thought:
    """What people are told of it: the best other action, and nothing of the worlds themselves."""
    action, verdict = explained.action, explained.verdict
    found = verdict.compared(action)
    compared = None
    if found is not None:
        compared = Compared(
            found.other, found.value > 0, found.points, found.wins, verdict.worlds, found.certainty
        )
    return Thought(action, verdict.action, explained.grounds, compared)
