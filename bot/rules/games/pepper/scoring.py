"""The score of a deal of Pepper, and the end of the game."""

from bot.rules.games.pepper.states import BIG, Playing, State, hand_size, sides_of
from bot.rules.kit.auction import Value
from bot.rules.kit.ending import go_on, leaders_at_target
from bot.rules.kit.events import Event, Step, tell
from bot.rules.kit.seats import Seat


def made(value: Value, tricks: int, most: int) -> bool:
    """Whether this number of tricks, of ``most``, reaches the bid."""
    return tricks >= (most if value == BIG else int(value))


def points(value: Value, tricks: int, most: int) -> int:
    """The points of the maker's side: its tricks, or as much as all of them lost; Big is double."""
    if value == BIG:
        return 2 * most if made(value, tricks, most) else -2 * most
    return tricks if made(value, tricks, most) else -most


def score_deal(s: Playing, told: tuple[Event, ...]) -> Step[State]:
    """The deal is played: its points are written down; at the target the game is over."""
    old, maker, value = s.match, s.contract.maker, s.contract.bid.value
    sides, most = sides_of(old.options, old.players), hand_size(old.players)
    gains = [0] * old.players
    outcome = []
    for side in sides:
        tricks = earned = sum(s.tricks.won[seat] for seat in side)
        if maker in side:
            earned = points(value, tricks, most)
            code = "made" if made(value, tricks, most) else "short"
            outcome.append(tell(code, maker=maker, value=value, tricks=tricks))
        elif not old.options.others_score:
            earned = 0
        for seat in side:
            gains[seat] = earned
    match = old.with_gains(gains)
    scored = [
        tell("scored", who=who(side), points=gains[side[0]], total=match.scores[side[0]])
        for side in sides
    ]
    return go_on(match, leaders_at_target(match), (*told, *outcome, *scored), sides=sides)


def who(side: tuple[Seat, ...]) -> Seat | tuple[Seat, ...]:
    """A side as the fact of an event: the seat alone, or all its seats."""
    return side[0] if len(side) == 1 else side
