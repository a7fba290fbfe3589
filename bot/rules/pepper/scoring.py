"""What a deal of Pepper comes to, and when the game ends."""

from bot.rules.events import Event, Step, tell
from bot.rules.match import Match, Result
from bot.rules.pepper.options import PepperOptions
from bot.rules.pepper.states import BIG, Dealing, Over, Playing, State, Value, hand_size, sides_of
from bot.rules.reasons import Reason
from bot.rules.seats import Seat


def made(value: Value, tricks: int, most: int) -> bool:
    """Whether so many tricks of ``most`` are what was bid, or more."""
    return tricks >= (most if value == BIG else int(value))


def points(value: Value, tricks: int, most: int) -> int:
    """What the maker's side earns: its tricks, or as much as all of them lost; Big is double."""
    if value == BIG:
        return 2 * most if made(value, tricks, most) else -2 * most
    return tricks if made(value, tricks, most) else -most


def score_deal(s: Playing, told: tuple[Event, ...]) -> Step[State]:
    """The deal is played: its points are written down; at the target the game is over."""
    old, maker, value = s.dealt.match, s.high.seat, s.high.value
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
    match = old.scored(gains)
    scored = [
        tell("scored", who=who(side), points=gains[side[0]], total=match.scores[side[0]])
        for side in sides
    ]
    return _next_deal(match, (*told, *outcome, *scored))


def who(side: tuple[Seat, ...]) -> Seat | tuple[Seat, ...]:
    """A side as the fact of an event: the seat alone, or all its seats."""
    return side[0] if len(side) == 1 else side


def _next_deal(match: Match[PepperOptions], events: tuple[Event, ...]) -> Step[State]:
    """The highest of those at the target wins; who share the top win together."""
    best = max(match.scores)
    if best < match.options.target:
        return Step(Dealing(match.next_deal()), events)
    winners = tuple(Seat(n) for n, score in enumerate(match.scores) if score == best)
    result = Result(match.scores, winners, Reason.of("target", target=match.options.target))
    return Step(Over(match, result), (*events, tell("game-over", winners=winners)))
