"""The names of sets, contestants and results, in the words of a reader."""

from collections.abc import Sequence
from fractions import Fraction

from bot.duplicate.model import DuplicateSet, Place, Terms
from bot.duplicate.movement import SIZE
from bot.duplicate.scoring import Scale
from bot.duplicate.standing import Rank
from bot.rules.kit.match import merits
from bot.storage.rows.ids import NOBODY
from bot.tables.model.chairs import EMPTY
from bot.tables.model.lobby import Lobby
from bot.tables.screens.names import game_name, rules_in_short
from bot.words.words import Words, clean, escape

WHOLE = 0.995
"""The part of a place from which on its player is named without a share."""


def title(words: Words, terms: Terms) -> str:
    """The name of a set: the game, and the form in which it is compared."""
    form = words.say(f"duplicate-form-{terms.form}")
    return words.say("duplicate-title", game=game_name(words, terms.game), form=form)


def points_told(words: Words, terms: Terms, points: int) -> str:
    """The points of a result as players write them; with sides those ahead of the other side.

    ``points`` are as they compare, more being better: penalties below zero, written without a sign.
    """
    if terms.has_sides or not terms.options.lowest_wins:
        return words.gain(points)
    (penalty,) = merits(terms.options, (points,))
    return words.number(penalty)


def terms_told(words: Words, terms: Terms) -> str:
    """The terms of a set, in a line."""
    lobby = Lobby(
        game_key=terms.game,
        preset=terms.preset,
        options=terms.options,
        host=NOBODY,
        chairs=(EMPTY,) * terms.players,
    )
    return words.say(
        "duplicate-terms",
        rules=rules_in_short(words, lobby),
        deals=terms.deals,
        minutes=terms.minutes,
        scale=words.say(f"duplicate-scale-{terms.scale}"),
        level=words.say(f"level-{terms.level}"),
    )


def contestant_called(words: Words, one: DuplicateSet, contestant: int) -> str:
    """A team's number; a pair's or a person's names."""
    if one.terms.form == "teams":
        return words.say("duplicate-team", number=contestant + 1)
    return people_of(words, one, contestant)


def people_of(words: Words, one: DuplicateSet, contestant: int, *, markup: bool = False) -> str:
    """The people of a contestant as they sit now, robots among them."""
    size = SIZE[one.terms.form]
    return all_called(words, one.places[contestant * size :][:size], markup=markup)


def all_called(words: Words, places: Sequence[Place], *, markup: bool = False) -> str:
    """The holders of these places: people by name, robots together."""
    people = [_named(clean(place.name), markup) for place in places if place.user]
    return words.all_of([*people, *_robots(words, len(places) - len(people))])


def _named(name: str, markup: bool) -> str:
    return escape(name) if markup else name


def _robots(words: Words, count: int) -> tuple[str, ...]:
    return (words.say("duplicate-robot", count=count),) if count else ()


def ranked(words: Words, one: DuplicateSet, rank: Rank, *, markup: bool = False) -> str:
    """The people of a line of the standing, with the share of each who did not play it all."""
    known = {place.user: place.name for place in one.places if place.user is not None}
    shares = [(user, share) for user, share in rank.shares if user in known]
    if all(share >= WHOLE for _, share in shares) and len(shares) == SIZE[one.terms.form]:
        return people_of(words, one, rank.contestant, markup=markup)
    names = [_shared(words, known[user], share, markup) for user, share in shares]
    return words.all_of([*names, *_missing(words, one, [share for _, share in shares])])


def _shared(words: Words, name: str, share: float, markup: bool) -> str:
    name = _named(clean(name), markup)
    if share >= WHOLE:
        return name
    return words.say("duplicate-share", name=name, percent=round(100 * share))


def _missing(words: Words, one: DuplicateSet, shares: Sequence[float]) -> Sequence[str]:
    """A word for robots and for those who have gone, where people alone have not played it all.

    ``shares`` are those of the people who are named.
    """
    size = SIZE[one.terms.form]
    return () if sum(shares) >= size * WHOLE else _robots(words, max(1, size - len(shares)))


def worth_told(words: Words, scale: Scale, worth: Fraction) -> str:
    """The worth of a result or a total in a sentence: "+5", "+7 IMP", "62.5 %"."""
    said = worth_cell(words, scale, worth)
    return words.say("duplicate-imps", imps=said) if scale == "imp" else said


def worth_cell(words: Words, scale: Scale, worth: Fraction) -> str:
    """The worth of a result or a total in a column that says the scale: "+5", "62.5 %"."""
    if scale == "share":
        return words.say("duplicate-percent", percent=words.decimal(100 * float(worth)))
    number = words.decimal(float(worth), 2)
    return f"+{number}" if worth > 0 else number
