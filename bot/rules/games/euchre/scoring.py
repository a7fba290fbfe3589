"""The score of a deal of any game of the family, and the end of the game."""

from bot.rules.games.euchre.family import Played
from bot.rules.games.euchre.states import Playing, State
from bot.rules.kit.ending import go_on
from bot.rules.kit.events import Event, Step, tell
from bot.rules.kit.seats import seats


def score_deal(s: Playing, told: tuple[Event, ...]) -> Step[State]:
    """The deal is played: its points are written down; at the target the game is over."""
    match = s.dealt.match
    deal = played_out(s)
    gains = match.options.gains(deal)
    match = match.with_gains(gains)
    scores = match.scores
    scored = [
        tell("scored", who=seat, points=gains[seat], total=scores[seat])
        for seat in seats(match.players)
        if gains[seat]
    ]
    events = (*told, match.options.outcome(deal), *scored)
    return go_on(match, match.options.winners(scores), events)


def played_out(s: Playing) -> Played:
    """The deal as far as its points depend on it. After the last card everybody knows the sides."""
    contract, won = s.contract, s.tricks.won
    makers = next(side for side in s.sides if contract.maker in side)
    tricks = sum([won[seat] for seat in makers])
    return Played(contract, s.dealt.match.players, makers, tricks)
