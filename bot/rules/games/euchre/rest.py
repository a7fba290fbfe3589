"""The rest of a deal as values, for robots to play out in their heads."""

from functools import cache

from bot.rules.games.euchre.partnership import are_known, true_sides
from bot.rules.games.euchre.scoring import score_deal
from bot.rules.games.euchre.states import Playing, State
from bot.rules.kit.bowers import order_of
from bot.rules.kit.cardplay import Hands
from bot.rules.kit.cards import Card, Suit
from bot.rules.kit.claims import TrickRules
from bot.rules.kit.fast_frozen import replace
from bot.rules.kit.play_rules import Habits, PlayRules, Rest, Totals, by_first_seat


@cache
def play_rules(trump: Suit | None, joker: Card | None, pack: tuple[Card, ...]) -> PlayRules:
    """The rules of the tricks under a trump."""
    following = TrickRules.following(order_of(trump, joker), pack)
    rules = PlayRules.of(following, habits=Habits(draws=2, luck=1.5))
    return rules.like(lambda suit: play_rules(suit, joker, pack))


def rest_of(s: State) -> Rest | None:
    """The rest of a deal during its trick play."""
    if not isinstance(s, Playing):
        return None
    options, contract = s.dealt.options, s.contract
    pack = options.cards(s.dealt.match.players)
    sides = true_sides(s)
    return Rest(
        play_rules(contract.trump, options.best_bower, pack),
        s.tricks,
        sides,
        contract.sitting_out,
        makers=next(side for side in sides if contract.maker in side),
    )


def rest_with(s: State, rest: Rest, hands: Hands) -> Rest:
    """The rest of a deal with these hands, on which the maker's partner may depend."""
    rest = rest.with_hands(hands)
    if not isinstance(s, Playing) or are_known(s.sides):
        return rest
    sides = true_sides(replace(s, tricks=rest.tricks))
    makers = next(side for side in sides if s.contract.maker in side)
    return replace(rest, sides=sides, makers=makers)


def scored(s: State, totals: Totals) -> State:
    """The state after the deal, if it brings the sides these tricks."""
    assert isinstance(s, Playing)
    sides = true_sides(s)
    won = by_first_seat(sides, totals[0], s.dealt.match.players)
    return score_deal(replace(s, tricks=replace(s.tricks, won=won), sides=sides), ()).state
