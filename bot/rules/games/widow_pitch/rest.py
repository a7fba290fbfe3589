"""The rest of a deal as values, for robots to play out in their heads."""

from functools import cache
from typing import Final

from bot.rules.games.widow_pitch.order import CARD_POINTS, PACK, jacks, order_of, owed_to, trumps
from bot.rules.games.widow_pitch.scoring import written_down
from bot.rules.games.widow_pitch.states import Playing, State, other
from bot.rules.kit.cards import Suit
from bot.rules.kit.play_rules import Count, Extreme, Habits, PlayRules, Rest, Totals
from bot.rules.kit.seats import Seat, alone

SIDES: Final = alone(2)


@cache
def play_rules(trump: Suit, follow: str, low_to: str) -> PlayRules:
    """The rules of the tricks under a trump: High, Low and jacks are one count, Game another."""
    high, low = Extreme(trumps(trump)), Extreme(trumps(trump)[::-1], low_to == "player")
    jack_points = dict.fromkeys(jacks(trump), 1)
    worth = {card: CARD_POINTS[card] + 10 * jack_points.get(card, 0) for card in PACK}
    rules = PlayRules(
        order_of(trump),
        lambda trick: owed_to(trick, trump, follow),
        PACK,
        (Count(jack_points, extremes=(high, low)), Count(CARD_POINTS)),
        habits=Habits(worth, draws=2),
    )
    return rules.like(lambda suit: play_rules(suit, follow, low_to))


def rest_of(s: State) -> Rest | None:
    """The rest of a deal during its trick play."""
    if not isinstance(s, Playing) or s.contract.trump is None:
        return None
    options = s.dealt.options
    rules = play_rules(s.contract.trump, options.follow, options.low_to)
    return Rest(rules, s.tricks, SIDES, makers=(s.contract.maker,))


def scored(s: State, totals: Totals) -> State:
    """The state after the deal, if it brings the seats these points and this for Game."""
    assert isinstance(s, Playing)
    _, points, (mine, theirs) = totals
    game_to = Seat(0) if mine > theirs else Seat(1)
    earned = list(points)
    if mine != theirs:
        earned[game_to] += 1
    elif s.dealt.options.game_tie == "opponent":
        earned[other(s.contract.maker)] += 1
    return written_down(s, tuple(earned), ()).state
