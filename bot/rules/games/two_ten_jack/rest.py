"""The rest of a deal as values, for robots to play out in their heads."""

from functools import cache

from bot.rules.games.two_ten_jack.options import TwoTenJackOptions
from bot.rules.games.two_ten_jack.order import (
    AS_TRUMP,
    PACK,
    THE_SIX,
    order_of,
    owed,
    worth_of,
)
from bot.rules.games.two_ten_jack.scoring import written_down
from bot.rules.games.two_ten_jack.states import Playing, State, sides_of
from bot.rules.kit.cards import SPADES, Card, Suit
from bot.rules.kit.claims import TrickRules
from bot.rules.kit.play_rules import Count, Habits, PlayRules, Rest, Totals, Upset


@cache
def play_rules(
    trump: Suit, void: str, values: tuple[str, int], same_two: bool, led_as: str
) -> PlayRules:
    """The rules of play under a trump suit.

    The leader of the ace of spades is thought to call it a trump, unless something else was said.
    """
    order, worth = order_of(trump), worth_of(trump, *values)
    rules = TrickRules(order, lambda trick: owed(trick, trump, void, led_as or AS_TRUMP), PACK)
    six = Count(dict.fromkeys(sorted(THE_SIX), 1))
    upsets = tuple(Upset(order.cards_of(suit), Card("2" + suit)) for suit in (trump, SPADES))
    return PlayRules.of(
        rules,
        Count({card: points for card, points in worth.items() if points > 0}),
        Count({card: -points for card, points in worth.items() if points < 0}),
        six,
        habits=Habits({card: points for card, points in worth.items() if points}),
        upsets=upsets if same_two else (),
    )


def rules_of(options: TwoTenJackOptions, trump: Suit, players: int, led_as: str) -> PlayRules:
    """The rules of play at a table, once something may have been said of the ace of spades."""
    values = options.card_values, options.spade_ace
    return play_rules(trump, options.void, values, options.same_two and players == 4, led_as)


def rest_of(s: State) -> Rest | None:
    """The rest of a deal during its trick play; ``None`` until an ace of spades led has a suit."""
    if not isinstance(s, Playing):
        return None
    players = s.match.players
    rules = rules_of(s.dealt.options, s.dealt.trump, players, s.led_as)
    return Rest(rules, s.tricks, sides_of(s.dealt.options, players), stock=s.stock)


def scored(s: State, totals: Totals) -> State:
    """The state after the deal, if it brings the sides these points and spades."""
    assert isinstance(s, Playing)
    _, brought, cost, spades = totals
    points = [more - less for more, less in zip(brought, cost, strict=True)]
    return written_down(s.match, points, spades, ()).state
