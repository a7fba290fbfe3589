"""The events that are told: of partners in one sentence, and of hidden things once."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from bot.rules import Seat
from bot.rules.kit.events import Event
from bot.rules.kit.reasons import Fact, Reason

Sides = Sequence[Sequence[Seat]]
Moved = tuple[str, Fact, Fact] | None
"""The public words on what one player knows more of: the code, who did it, the receiver."""


def told_of(events: Iterable[Event], seat: Seat | None, sides: Sides = ()) -> list[Reason]:
    """The events told to a seat (``None``: to everyone).

    Nothing is told twice: of cards not their number to those who know which, and of a number that
    is hidden not that there is one to whoever said it. ``sides`` are the seats that share a score,
    if there are any.
    """
    told = [event.what for event in events if event.seen_by(seat)]
    if seat is not None:
        known = {_in_public(what, seat) for what in told}
        told = [what for what in told if _moved(what) not in known]
    return _by_side(told, sides)


# ---------------------------------------------------------------------- cards


def _moved(what: Reason) -> Moved:
    """Words for everyone on hidden cards that move, and on hidden numbers; ``None``: on the rest.

    Cards that everyone sees drawn are no number of cards, and nobody is told them alone.
    """
    shown = what.code == "drew" and "count" not in what.values
    if what.code not in ("gave", "discarded", "drew", "has-predicted") or shown:
        return None
    return what.code, what.values["who"], what.values.get("receiver", "")


def _in_public(what: Reason, seat: Seat) -> Moved:
    """The event that others are told where this seat is told all; or else an empty one."""
    match what.code:
        case "you-gave":
            return "gave", seat, what.values["receiver"]
        case "you-got":
            return "gave", what.values["giver"], seat
        case "you-discarded":
            return "discarded", seat, ""
        case "you-drew":
            return "drew", seat, ""
        case "you-predicted":
            return "has-predicted", seat, ""
    return "", "", ""


# ---------------------------------------------------------------------- partners


def _by_side(told: Sequence[Reason], sides: Sides) -> list[Reason]:
    """Group partners with equal facts, to be told in one sentence; two sides have two."""
    merged: list[Reason] = []
    for what in told:
        last = merged[-1] if merged else None
        if last and what.code == last.code == "scored" and _points(what) == _points(last):
            who = (*_seats(last.values["who"]), *_seats(what.values["who"]))
            if not sides or any(set(who) <= set(side) for side in sides):
                facts = tuple(sorted((what.values | {"who": who}).items()))
                merged[-1] = replace(what, facts=facts)
                continue
        merged.append(what)
    return merged


def _points(scored: Reason) -> tuple[object, object]:
    return scored.values.get("points"), scored.values.get("total")


def _seats(who: Fact) -> tuple[Seat, ...]:
    return (who,) if isinstance(who, Seat) else tuple(s for s in _each(who) if isinstance(s, Seat))


def _each(who: Fact) -> tuple[object, ...]:
    return who if isinstance(who, tuple) else ()
