"""The score of a deal of Two-Ten-Jack, and the end of the game."""

from collections.abc import Sequence

from bot.rules.games.two_ten_jack.options import ENGLISH, LIMIT, TwoTenJackOptions
from bot.rules.games.two_ten_jack.order import THE_SIX, trump_in, worth_of
from bot.rules.games.two_ten_jack.states import Playing, State, sides_of
from bot.rules.kit.ending import go_on, leaders, leaders_at_target
from bot.rules.kit.events import Event, Step, tell
from bot.rules.kit.fast_frozen import replace
from bot.rules.kit.match import Match
from bot.rules.kit.reasons import Reason
from bot.rules.kit.seats import Seat, seats


def score_deal(s: Playing, told: tuple[Event, ...]) -> Step[State]:
    """The deal is played: each side's cards are counted."""
    sides = sides_of(s.match.options, s.match.players)
    points = [sum([s.points[seat] for seat in side]) for side in sides]
    spades = [sum([s.spades[seat] for seat in side]) for side in sides]
    return written_down(s.match, points, spades, told)


def written_down(
    match: Match[TwoTenJackOptions],
    points: Sequence[int],
    spades: Sequence[int],
    told: tuple[Event, ...],
) -> Step[State]:
    """The next deal, or the end, once the sides have so many points and of the six spades."""
    options = match.options
    sides, gains = sides_of(options, match.players), [0] * match.players
    for side, count, held in zip(sides, points, spades, strict=True):
        if turns(options) and held == len(THE_SIX):
            turned = reversal(match)
            count += turned
            told = (*told, tell("reversed", who=side, points=turned))
        for seat in side:
            gains[seat] = count
    match = match.with_gains(gains)
    scored = [
        tell("scored", who=seat, points=gains[seat], total=match.scores[seat])
        for seat in seats(match.players)
    ]
    why = None if options.end == LIMIT else Reason.of("deals-played", count=match.deal)
    return go_on(match, winners_of(match), (*told, *scored), why, sides)


def turns(options: TwoTenJackOptions) -> bool:
    """Whether the taker of all six spades counts them as plus."""
    return options.reversal and options.card_values != ENGLISH


def reversal(match: Match[TwoTenJackOptions]) -> int:
    """The gain in points where all six spades count as plus."""
    options = match.options
    worth = worth_of(trump_in(options, match.deal), options.card_values, options.spade_ace)
    return -2 * sum([worth[card] for card in THE_SIX])


def winners_of(match: Match[TwoTenJackOptions]) -> tuple[Seat, ...]:
    """The winners, if the game ends with the deal of this match; else none."""
    if not (deals := match.options.deals_in(match.players)):
        return leaders_at_target(match)
    return leaders(match) if match.deal >= deals else ()


def is_over(match: Match[TwoTenJackOptions]) -> bool:
    """Whether a game that stands like this before its next deal is over."""
    return bool(winners_of(replace(match, deal=match.deal - 1)))
