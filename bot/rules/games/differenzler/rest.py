"""The rest of a deal as values, for robots to play out in their heads."""

from functools import cache

from bot.rules.games.differenzler.order import pack_of
from bot.rules.games.differenzler.scoring import written_down
from bot.rules.games.differenzler.states import Playing, State
from bot.rules.kit.claims import TrickRules
from bot.rules.kit.jass import LAST_TRICK, order_of, owed_under, points_of
from bot.rules.kit.play_rules import Count, Habits, PlayRules, Rest, Totals
from bot.rules.kit.seats import alone


@cache
def trick_rules(contract: str, undertrump: str, players: int) -> TrickRules:
    """The rules of the tricks under a contract."""
    return TrickRules(order_of(contract), owed_under(contract, undertrump), pack_of(players))


@cache
def play_rules(
    contract: str, undertrump: str, undenufe_six: int, players: int, wants: bool = True
) -> PlayRules:
    """The rules of play under a contract, with the points that cards bring.

    The simple rules by which robots play know no number to aim at. So they are told whether the
    player whose turn it is ``wants`` points; the play of others is half left to chance.
    """
    points = points_of(contract, undenufe_six)
    worth = points if wants else {card: -each for card, each in points.items()}
    rules = PlayRules.of(
        trick_rules(contract, undertrump, players),
        Count(points, LAST_TRICK),
        habits=Habits(worth, luck=1.0, astray=0.5),
    )
    if players == 5:
        return rules  # without a six of spades no suit is as another
    return rules.like(lambda suit: play_rules(suit, undertrump, undenufe_six, players, wants))


def rest_of(s: State) -> Rest | None:
    """The rest of a deal during its trick play."""
    if not isinstance(s, Playing):
        return None
    options, players = s.dealt.options, s.match.players
    turn = s.tricks.turn
    wants = s.taken[turn] < (s.predicted[turn] or 0)
    rules = play_rules(s.contract, options.undertrump, options.undenufe_six, players, wants)
    secret = options.announce == "hidden"
    return Rest(rules, s.tricks, alone(players), secret=secret)


def scored(s: State, totals: Totals) -> State:
    """The state after the deal, if it brings the seats these tricks and points."""
    assert isinstance(s, Playing)
    tricks, points = totals
    return written_down(s.match, s.predicted, points, tricks, ()).state
