"""The rest of a deal as values, for robots to play out in their heads."""

from functools import cache

from bot.rules.games.coiffeur.melds import counting
from bot.rules.games.coiffeur.options import CoiffeurOptions
from bot.rules.games.coiffeur.scoring import written_down
from bot.rules.games.coiffeur.slate import course_of, turns
from bot.rules.games.coiffeur.states import SIDES, Playing, State, side_of
from bot.rules.kit.cards import Suit
from bot.rules.kit.claims import TrickRules
from bot.rules.kit.fast_frozen import replace
from bot.rules.kit.jass import LAST_TRICK, PACK, order_of, owed_under, points_of
from bot.rules.kit.play_rules import Count, Habits, PlayRules, Rest, Totals


@cache
def trick_rules(contract: str, undertrump: str) -> TrickRules:
    """The rules of a trick under a plain contract."""
    return TrickRules(order_of(contract), owed_under(contract, undertrump), PACK)


@cache
def play_rules(way: str, undertrump: str, undenufe_six: int) -> PlayRules:
    """The rules of play of a deal; where the order turns, with those of each trick."""
    course = course_of(way)
    if turns(way):
        first = _of_trick(course[0], undertrump, course[0], undenufe_six)
        turning = [_of_trick(now, undertrump, course[0], undenufe_six) for now in course]
        return replace(first, turning=tuple(turning))
    return _of_trick(way, undertrump, way, undenufe_six)


@cache
def _of_trick(contract: str, undertrump: str, first: str, undenufe_six: int) -> PlayRules:
    """The rules of a trick under a plain contract, in a deal that began with this one."""
    points = points_of(first, undenufe_six)
    rules = trick_rules(contract, undertrump)
    found = PlayRules.of(rules, Count(points, LAST_TRICK), habits=Habits(points))

    def under(suit: Suit) -> PlayRules:
        return _of_trick(suit, undertrump, suit, undenufe_six)

    return found.like(under)


def rest_of(s: State) -> Rest | None:
    """The rest of a deal during its trick play.

    Weis turn on the cards that are hidden, so each guess is scored by its own.
    """
    if not isinstance(s, Playing):
        return None
    options: CoiffeurOptions = s.dealt.options
    rules = play_rules(s.contract.way, options.undertrump, options.undenufe_six)
    makers = SIDES[side_of(s.contract.maker)]
    secret = options.weis and counting(s.contract)
    return Rest(rules, s.tricks, SIDES, makers=makers, secret=secret)


def scored(s: State, totals: Totals) -> State:
    """The state after the deal, if it brings the sides these tricks and points."""
    assert isinstance(s, Playing)
    tricks, cards = totals
    return written_down(s, (tricks[0], tricks[1]), (cards[0], cards[1]), ()).state
