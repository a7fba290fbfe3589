"""The rest of a deal as values, for robots to play out in their heads."""

from functools import cache

from bot.rules.games.auction_pitch.order import extra_points, rules_of, trumps
from bot.rules.games.auction_pitch.scoring import written_down
from bot.rules.games.auction_pitch.states import Playing, State
from bot.rules.kit.cards import JOKERS, Suit
from bot.rules.kit.high_low import game_of, pips
from bot.rules.kit.play_rules import Count, Extreme, Habits, PlayRules, Rest, Totals


@cache
def play_rules(trump: Suit, points: str, low_to: str) -> PlayRules:
    """The rules of the tricks under a trump: every point is a count, and the last is Game."""
    rules, belonging = rules_of(trump, points), trumps(trump, points)
    counted = extra_points(trump, points)
    lowest = tuple(card for card in reversed(belonging) if card not in JOKERS)
    worth = {card: pips(card) + 10 * (card in counted) for card in rules.pack}
    if low_to == "taker":
        worth[lowest[0]] += 8
    play = PlayRules.of(
        rules,
        Count({}, extremes=(Extreme(belonging),)),
        Count({}, extremes=(Extreme(lowest, low_to == "holder"),)),
        *(Count({card: 1}) for card in counted),
        Count({card: pips(card) for card in rules.pack}),
        habits=Habits(worth, draws=3),
    )
    return play.like(lambda suit: play_rules(suit, points, low_to))


def rest_of(s: State) -> Rest | None:
    """The rest of a deal during its trick play."""
    if not isinstance(s, Playing) or s.contract.trump is None:
        return None
    options, sides = s.dealt.options, s.dealt.sides
    makers = next(side for side in sides if s.contract.maker in side)
    rules = play_rules(s.contract.trump, options.points, options.low_to)
    return Rest(rules, s.tricks, sides, makers=makers)


def scored(s: State, totals: Totals) -> State:
    """The state after the deal, if its points go to the sides like this."""
    assert isinstance(s, Playing)
    won, *single, card_points = totals
    earned = [place for count in single for place, number in enumerate(count) if number]
    if (game := game_of(card_points)) is not None:
        earned.append(game)
    return written_down(s, earned, won, ()).state
