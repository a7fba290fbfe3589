"""The window in which the result of a match is entered."""

import re
from collections.abc import Sequence
from typing import Any

import discord

from bot.client.click import Click
from bot.tables.model.refusals import Refusal
from bot.tables.screens.custom_ids import TournamentVerb
from bot.tables.screens.discord_limits import shorten
from bot.tournaments.screens.naming import entry_called
from bot.tournaments.tables import lowest_wins
from bot.tournaments.values import Match, Tournament

LONGEST = 6
"""Characters of a number of points."""
FIELDS = 5
"""Fields of a window: where more sides play, all points are typed into one."""
ABOUT = 100
"""Characters of what stands below the name of a field."""
LABEL = 45
"""Characters of what stands over a field."""
_NUMBER = re.compile(r"[+-]?[0-9]{1,5}", re.ASCII)


def match_at(tournament: Tournament, r: int, m: int) -> Match:
    """A match of a round, each counted from 0.

    :raises Refusal: there is no such match.
    """
    if not 0 <= r < len(tournament.rounds) or not 0 <= m < len(tournament.rounds[r].matches):
        raise Refusal("tournament-no-match")
    return tournament.rounds[r].matches[m]


async def ask(click: Click, tournament: Tournament, r: int, m: int) -> None:
    """Open the window for the points of each side of a match.

    :raises Refusal: there is no such match.
    """
    words, match = click.words, match_at(tournament, r, m)
    known = match.outcome.points if match.outcome else ()
    about = "tournament-points-lowest" if lowest_wins(tournament) else "tournament-points-about"
    sides = [entry_called(words, tournament, number) for number in match.sides]
    if len(sides) > FIELDS:
        named = words.say("comma").join(sides)
        points = " ".join(map(str, known))
        about, room = shorten(named, ABOUT), (LONGEST + 1) * len(sides)
        labels = [_field(words.say("tournament-points-all"), about, 0, points, room)]
    else:
        labels = [
            _field(
                shorten(words.say("tournament-points-of", who=who), LABEL),
                words.say(about),
                n,
                str(known[n]) if n < len(known) else "",
            )
            for n, who in enumerate(_told_apart(sides))
        ]
    title = words.say("tournament-points-title", round=r + 1, table=m + 1)
    await click.window(title, TournamentVerb.of(tournament.id, "enter", r, m), *labels)


def _told_apart(names: Sequence[str]) -> list[str]:
    """The names of sides, counted where several are called alike, as robots are."""
    return [
        f"{name} ({names[: n + 1].count(name)})" if names.count(name) > 1 else name
        for n, name in enumerate(names)
    ]


def _field(
    label: str, about: str, number: int, known: str, room: int = LONGEST
) -> discord.ui.Label[Any]:
    field: discord.ui.TextInput[Any] = discord.ui.TextInput(
        custom_id=f"points-{number}", max_length=room, default=known or None
    )
    return discord.ui.Label(text=label, description=about, component=field)


def points_in(typed: Sequence[str]) -> tuple[int, ...]:
    """The points that were typed, each into a field or all into one.

    :raises Refusal: one of them is no number.
    """
    plain = " ".join(typed).replace("\N{MINUS SIGN}", "-").split()
    if not all(_NUMBER.fullmatch(text) for text in plain):
        raise Refusal("tournament-points")
    return tuple(map(int, plain))
