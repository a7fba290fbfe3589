"""The rest of a deal as values, for robots to play out in their heads."""

from functools import cache, lru_cache

from bot.rules.games.pinochle.cardplay import last_trick, points_of
from bot.rules.games.pinochle.options import PinochleOptions
from bot.rules.games.pinochle.scoring import score_deal
from bot.rules.games.pinochle.states import PLAYERS, SIDES, Playing, State, side_of
from bot.rules.kit.cards import Suit
from bot.rules.kit.fast_frozen import replace
from bot.rules.kit.pinochle import CARDS, PACK, order_of, owed
from bot.rules.kit.play_rules import Count, Habits, PlayRules, Rest, Totals, by_first_seat


@lru_cache(256)
def play_rules(trump: Suit, options: PinochleOptions) -> PlayRules:
    """The rules of the tricks under a trump."""
    values, scale = options.card_values, options.scale
    points = tuple(points_of(values, scale).items())
    return _play_rules(trump, options.heading, points, last_trick(values, scale))


@cache
def _play_rules(
    trump: Suit, heading: str, points: tuple[tuple[str, int], ...], last: int
) -> PlayRules:
    worth = dict(zip(CARDS, (number for _, number in points), strict=True))
    rules = PlayRules(
        order_of(trump),
        lambda trick: owed(trick, trump, heading),
        PACK,
        (Count(worth, last),),
        habits=Habits(worth),
    )
    return rules.like(lambda suit: _play_rules(suit, heading, points, last))


def rest_of(s: State) -> Rest | None:
    """The rest of a deal during its trick play."""
    if not isinstance(s, Playing):
        return None
    rules = play_rules(s.contract.trump, s.match.options)
    return Rest(rules, s.tricks, SIDES, makers=side_of(s.contract.maker))


def scored(s: State, totals: Totals) -> State:
    """The state after the deal, if it brings the sides these tricks and points."""
    assert isinstance(s, Playing)
    tricks, points = totals
    won = by_first_seat(SIDES, tricks, PLAYERS)
    taken = by_first_seat(SIDES, points, PLAYERS)
    playing = replace(s, tricks=replace(s.tricks, won=won), taken=taken)
    return score_deal(playing, ()).state
