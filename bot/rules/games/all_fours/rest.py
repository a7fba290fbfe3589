"""The rest of a deal as values, for robots to play out in their heads."""

from functools import cache

from bot.rules.games.all_fours.order import rules_of, trumps
from bot.rules.games.all_fours.scoring import side_of, written_down
from bot.rules.games.all_fours.states import BEG, GIFT, Playing, State
from bot.rules.games.all_fours.tally import points_of
from bot.rules.kit.cards import Card, Suit
from bot.rules.kit.high_low import pips
from bot.rules.kit.play_rules import Count, Extreme, Habits, PlayRules, Rest, Totals


@cache
def play_rules(trump: Suit, undertrump: str, low_to: str, hang_jack: int) -> PlayRules:
    """The rules of the tricks under a trump: High, Low, the jack's taker and holder, and Game."""
    rules, belonging = rules_of(trump, undertrump), trumps(trump)
    jack, lowest = Card("J" + trump), belonging[::-1]
    worth = {card: pips(card) for card in rules.pack}
    worth[jack] += 8 + 4 * hang_jack
    if low_to == "taker":
        worth[lowest[0]] += 8
    play = PlayRules.of(
        rules,
        Count({}, extremes=(Extreme(belonging),)),
        Count({}, extremes=(Extreme(lowest, low_to == "holder"),)),
        Count({jack: 1}),
        Count({}, extremes=(Extreme((jack,), to_player=True),)),
        Count({card: pips(card) for card in rules.pack}),
        habits=Habits(worth, draws=3),
    )
    return play.like(lambda suit: play_rules(suit, undertrump, low_to, hang_jack))


def rest_of(s: State) -> Rest | None:
    """The rest of a deal during its trick play."""
    if not isinstance(s, Playing):
        return None
    dealt, options = s.dealt, s.dealt.options
    rules = play_rules(dealt.suit, options.undertrump, options.low_to, options.hang_jack)
    said = [done.action for done in dealt.history]
    sides = dealt.sides
    chose = dealt.dealer if said[-1] == GIFT else dealt.eldest
    makers = sides[side_of(chose)] if said[-1] == GIFT or BEG not in said else ()
    return Rest(rules, s.tricks, sides, makers=makers)


def scored(s: State, totals: Totals) -> State:
    """The state after the deal, if its points go to the sides like this."""
    assert isinstance(s, Playing)
    _, high, low, taker, holder, card_points = totals
    jack = (taker.index(1), holder.index(1)) if any(taker) else None
    points = points_of(
        s.dealt.options,
        side_of(s.dealt.dealer),
        high.index(1) if any(high) else None,
        low.index(1) if any(low) else None,
        jack,
        card_points,
    )
    return written_down(s.dealt, points)
