"""The thoughts of robots in words: a ground, and what was compared with what."""

from collections.abc import Sequence
from typing import Final

from bot.rules import Action, Seat
from bot.rules.kit.actions import Play
from bot.rules.kit.reasons import Reason
from bot.tables.model.thought import Thought
from bot.tables.screens.controls import action_label
from bot.words.words import Words

FOR_A_BID: Final = 2
"""So many grounds are told for what is not a card: a hand is bid for more than one thing."""


def chance_of(wins: float) -> int:
    """The chance of winning the game that ``wins`` stand for, in percentage points.

    ``wins`` are the share of deals that win the game, less that of those that lose it: a game that
    goes on after the deal counts as half won.
    """
    return round(50 * wins)


def ground_said(
    words: Words,
    game: str,
    thought: Thought,
    names: Sequence[str],
    others: Sequence[Reason] = (),
) -> str:
    """The first ground for a card, the first two for all else; empty if the position holds none.

    Grounds that hold for the ``others``, an action that was worse, name no difference.
    """
    grounds = [ground for ground in thought.grounds if ground not in others]
    told = grounds[: 1 if isinstance(thought.action, Play) else FOR_A_BID]
    return words.in_a_row(words.reason(game, "ground", ground, names) for ground in told)


def compared_said(
    words: Words, game: str, thought: Thought, said: int = 0, *, deals: bool = False
) -> str:
    """The comparison behind an action, and its certainty; empty if there was none.

    The number of deals imagined is left out if it is the one that was ``said`` above.
    """
    found = thought.compared
    if found is None:
        return ""
    worlds = 0 if found.worlds == said else found.worlds
    other = quoted(words, found.other, action_label(words, game, found.other, deals=deals))
    if found.is_about_the_game:
        return words.say(
            "compared-wins",
            other=other,
            worlds=worlds,
            percent=chance_of(abs(found.wins)),
            better="yes" if found.better else "no",
        )
    points = round(abs(found.points), 1)
    return words.say(
        "compared-points",
        other=other,
        worlds=worlds,
        certainty="close" if found.is_close else found.certainty,
        points=words.decimal(points),
        count=points,
        better="yes" if found.better else "no",
    )


def quoted(words: Words, action: Action, label: str) -> str:
    """The label of an action in the middle of a sentence, where a card stands by itself."""
    return label if isinstance(action, Play) else words.say("quoted", text=label)


def thought_lines(
    words: Words,
    game: str,
    names: Sequence[str],
    seat: Seat,
    thought: Thought,
    worlds: int = 0,
    *,
    deals: bool = False,
) -> list[str]:
    """A robot's thoughts on its move, in two lines.

    ``worlds``, a number of deals imagined, was said above. The robot may be the one that ``deals``.
    """
    label = action_label(words, game, thought.action, deals=deals)
    head = words.say("thought-of", who=names[seat], action=label)
    again = ""
    if thought.rather != thought.action:
        rather = action_label(words, game, thought.rather, deals=deals)
        again = words.say("thought-rather", rather=quoted(words, thought.rather, rather))
    ground = ground_said(words, game, thought, names)
    compared = compared_said(words, game, thought, worlds, deals=deals)
    if not (ground or again or compared):
        ground = words.say("thought-alone")
    why = words.in_a_row((ground, again))
    return [f"{head} {why or compared}", f"-# {compared}" if why and compared else ""]


def hint_lines(
    words: Words,
    game: str,
    names: Sequence[str],
    thought: Thought | None,
    count: int,
    *,
    deals: bool = False,
) -> list[str]:
    """The lines of a hint: the robot's move, why, how sure it is, and the number of hints."""
    if thought is None:
        return []
    said = words.say(
        "hint-is",
        action=action_label(words, game, thought.action, deals=deals),
        card="yes" if isinstance(thought.action, Play) else "no",
        ground=ground_said(words, game, thought, names) or "none",
    )
    compared = compared_said(words, game, thought, deals=deals) or "none"
    return [f"**{said}**", words.say("hint-count", count=count, compared=compared)]
