"""What a deal of any game of the family comes to, and when the game ends."""

from bot.rules.euchre.family import Played
from bot.rules.euchre.states import Dealing, Over, Playing, State
from bot.rules.game import Event, Result, Step, tell
from bot.rules.reasons import Reason
from bot.rules.seats import seats


def score_deal(s: Playing, told: tuple[Event, ...]) -> Step[State]:
    """The deal is played: its points are written down; at the target the game is over."""
    match = s.dealt.match
    deal = played_out(s)
    gains = match.options.gains(deal)
    match = match.scored(gains)
    earners = [seat for seat in seats(match.players) if gains[seat]]
    events = (
        *told,
        match.options.outcome(deal),
        *(tell("scored", who=w, points=gains[w], total=match.scores[w]) for w in earners),
    )
    winners = match.options.winners(match.scores)
    if not winners:
        return Step(Dealing(match.next_deal()), events)
    result = Result(match.scores, winners, Reason.of("target", target=match.options.target))
    return Step(Over(match, result), (*events, tell("game-over", winners=winners)))


def played_out(s: Playing) -> Played:
    """What the points depend on. After the last card everybody can know the sides."""
    makers = next(side for side in s.sides if s.contract.maker in side)
    tricks = sum(s.tricks_won[seat] for seat in makers)
    return Played(s.contract, s.dealt.match.players, makers, tricks)
