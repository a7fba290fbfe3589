"""The score of a deal of Three-handed Pinochle, and the end of the game."""

from collections.abc import Sequence
from typing import Final

from bot.rules.games.three_handed_pinochle.options import ThreeHandedOptions
from bot.rules.games.three_handed_pinochle.order import ALL_CARDS, LAST_TRICK
from bot.rules.games.three_handed_pinochle.states import (
    ALONE,
    SEATS,
    Dealt,
    Playing,
    State,
    others_than,
)
from bot.rules.kit.cards import SPADES, Suit
from bot.rules.kit.ending import go_on, leaders
from bot.rules.kit.events import Event, Step, tell
from bot.rules.kit.match import Match
from bot.rules.kit.meld_deals import Contract
from bot.rules.kit.melds import Meld
from bot.rules.kit.reasons import Reason
from bot.rules.kit.seats import Seat, placed

BASE_VALUES: Final = (1, 2, 3, 5, 7, 10, 13, 17, 21, 25, 30)
"""The value of a bid by fifties from 200 on; it grows no more from 700 on."""
LOWEST: Final = 200
FIFTY: Final = 50
Events = tuple[Event, ...]


def value_of(bid: int, trump: Suit, options: ThreeHandedOptions) -> int:
    """The points that the bidder settles with each of the others for this bid."""
    place = min((bid - LOWEST) // FIFTY, len(BASE_VALUES) - 1)
    doubled = trump == SPADES and options.spades == "double"
    return BASE_VALUES[place] * (2 if doubled else 1)


def score_deal(s: Playing, told: Events) -> Step[State]:
    """The deal is played: cards and the last trick are counted."""
    return written_down(s.dealt, s.contract, s.melds, s.taken, s.tricks.turn, told)


def written_down(
    dealt: Dealt,
    contract: Contract,
    melds: Sequence[Meld],
    taken: Sequence[int],
    last: Seat,
    told: Events,
) -> Step[State]:
    """The next deal, or the end, once the seats have ``taken`` such cards, and one the last trick.

    The bidder has all that the others have not, the buried cards too. Where base values are
    settled, the others' points may stand together.
    """
    maker, options, others = contract.maker, dealt.options, others_than(contract.maker)
    worthy = [seat for seat in SEATS if taken[seat] or seat == maker]
    earned = [*taken]
    earned[maker] = ALL_CARDS - sum(taken[seat] for seat in others)
    if last in worthy:
        earned[last] += LAST_TRICK
    total = melds[maker].points + earned[maker]
    made = total >= contract.bid
    outcome = _told_of(contract, total, made=made)
    if options.in_base:
        times = 1 if made else -2 if options.failed == "double" else -1
        return _settled(dealt.match, contract, times, (*told, outcome))
    lost = contract.bid * (2 if options.failed == "double" else 1)
    gains = [melds[seat].points + earned[seat] if seat in worthy else 0 for seat in SEATS]
    gains[maker] = total if made else -lost
    events = [*told, outcome]
    for seat in others:
        if seat in worthy:
            events.append(tell("defender-total", who=seat, total=gains[seat]))
        else:
            events.append(tell("defender-trickless", who=seat))
    return _noted(dealt.match, contract, gains, tuple(events))


def _told_of(contract: Contract, total: int, *, made: bool) -> Event:
    maker, bid = contract.maker, contract.bid
    if made:
        return tell("made", maker=maker, value=bid, total=total)
    return tell("set", maker=maker, value=bid, total=total)


def score_melds(
    dealt: Dealt, contract: Contract, melds: Sequence[Meld], told: Events
) -> Step[State]:
    """The melds alone have made the bid, and nothing is played."""
    maker = contract.maker
    outcome = tell("enough", maker=maker, value=contract.bid, total=melds[maker].points)
    return _settled(dealt.match, contract, 1, (*told, outcome))


def score_surrender(dealt: Dealt, contract: Contract, melds: Sequence[Meld]) -> Step[State]:
    """The bidder gives up: the bid is lost once, and where points are written, others' melds."""
    maker = contract.maker
    told = (tell("surrendered", who=maker, value=contract.bid),)
    if dealt.options.in_base:
        return _settled(dealt.match, contract, -1, told)
    gains = [melds[seat].points for seat in SEATS]
    return _noted(dealt.match, contract, placed(tuple(gains), maker, -contract.bid), told)


def _settled(
    match: Match[ThreeHandedOptions], contract: Contract, times: int, told: Events
) -> Step[State]:
    """Each of the two others settles with the bidder: so many times the value of the bid."""
    value = times * value_of(contract.bid, contract.trump, match.options)
    gains = [2 * value if seat == contract.maker else -value for seat in SEATS]
    return _noted(match, contract, gains, told)


def _noted(
    match: Match[ThreeHandedOptions], contract: Contract, gains: Sequence[int], told: Events
) -> Step[State]:
    """Everybody's points are written down; of those at the limit the bidder wins first."""
    match = match.with_gains(gains)
    scored = [
        tell("scored", who=seat, points=gains[seat], total=match.scores[seat]) for seat in SEATS
    ]
    maker, target = contract.maker, match.options.target
    at_target = [seat for seat in SEATS if match.scores[seat] >= target]
    if target and maker in at_target:
        only = at_target == [maker]
        first = Reason.of("bidder-first", winners=(maker,), target=target)
        why = Reason.of("target", target=target) if only else first
        return go_on(match, (maker,), (*told, *scored), why, ALONE)
    return _next(match, (*told, *scored))


def thrown_in(match: Match[ThreeHandedOptions], told: Events) -> Step[State]:
    """Nobody bid: the next player deals, unless that was the last deal."""
    return _next(match, told)


def _next(match: Match[ThreeHandedOptions], told: Events) -> Step[State]:
    winners = leaders(match) if is_over(match) else ()
    return go_on(match, winners, told, _why(match.options), ALONE)


def _why(options: ThreeHandedOptions) -> Reason:
    """The end of the game: the rounds are played, or someone has the limit."""
    if options.in_base:
        return Reason.of("rounds", count=options.rounds)
    return Reason.of("target", target=options.target)


def is_over(match: Match[ThreeHandedOptions]) -> bool:
    """Whether everybody has dealt as often as agreed, or someone has the limit."""
    if deals := match.options.deals_in(match.players):
        return match.deal >= deals
    return max(match.scores) >= match.options.limit
