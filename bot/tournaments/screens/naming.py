"""The names of a tournament, of its entries and its matches."""

from collections.abc import Sequence

from bot.tables.model.turn_clock import CLOCKS
from bot.tables.screens.names import game_name
from bot.tournaments.values import ROBOTS, Match, Person, Tournament
from bot.words.words import MINUS, Words, clean, escape

NAME = 24
"""Characters of a person's name."""


def title_of(words: Words, tournament: Tournament) -> str:
    """The name of a tournament, for a picture or within a sentence."""
    game = game_name(words, tournament.settings.game)
    return words.say("tournament-name", number=tournament.id, game=game)


def heading(words: Words, tournament: Tournament) -> str:
    """The first line of a message about a tournament."""
    game = game_name(words, tournament.settings.game)
    return words.say("tournament-title", number=tournament.id, game=game)


def facts_of(words: Words, tournament: Tournament) -> str:
    """The terms in a line: the system, the rounds, the length of a match and of a turn."""
    settings = tournament.settings
    clock = next((name for name, sec in CLOCKS.items() if sec == settings.clock), "usual")
    return words.say(
        "tournament-facts",
        system=words.say(f"system-{settings.system}"),
        team=settings.team,
        rounds=tournament.planned or settings.rounds,
        deals=settings.deals,
        clock=words.say(f"clock-{clock}"),
    )


def person_called(words: Words, person: Person) -> str:
    """The name of somebody who takes part, or did."""
    return person.name or words.say("former-player")


def entry_called(
    words: Words,
    tournament: Tournament,
    number: int,
    markup: bool = False,
    longest: int = NAME,
) -> str:
    """The name of an entry: a person, a pair, or robots.

    ``longest`` are the characters of each name of a pair.
    """
    if number == ROBOTS:
        return words.say("tournament-robots")
    entry, team = tournament.entry(number), tournament.settings.team
    names = [person_called(words, person) for person in entry.people]
    if len(names) > 1:
        names = [clean(name, longest) for name in names]
    if markup:
        names = [escape(name) for name in names]
    if len(names) > 1:
        return words.say("tournament-pair", one=names[0], other=names[1])
    if team > 1 and tournament.status != "signup":
        return words.say("tournament-with-robot", who=names[0])
    return names[0]


def rank_called(words: Words, tournament: Tournament, number: int, markup: bool = False) -> str:
    """The name of an entry in a standing, and whether it withdrew."""
    who = entry_called(words, tournament, number, markup)
    if tournament.entry(number).active:
        return who
    return words.say("tournament-withdrawn", who=who)


def match_called(words: Words, tournament: Tournament, match: Match, markup: bool = False) -> str:
    """The entries of a match, by name."""
    names = [entry_called(words, tournament, number, markup) for number in match.sides]
    return joined(words, names)


def joined(words: Words, names: Sequence[str]) -> str:
    """Names of those who meet, in a row."""
    if not names:
        return "–"
    text = names[0]
    for other in names[1:]:
        text = words.say("tournament-versus", one=text, other=other)
    return text


def points_called(points: Sequence[int]) -> str:
    """The points of a match, in the order of its sides.

    >>> points_called((10, -4))
    '10 : −4'
    """
    return " : ".join(str(one).replace("-", MINUS) for one in points)
