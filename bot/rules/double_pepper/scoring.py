"""What a deal of Double Pepper comes to, and when the game ends."""

from bot.rules.double_pepper.states import Contract, Dealing, Over, Playing, State, sides_of
from bot.rules.events import Event, Step, tell
from bot.rules.match import Result
from bot.rules.reasons import Reason
from bot.rules.seats import Seat


def points(contract: Contract, tricks: int) -> int:
    """What the maker's side earns with so many tricks: these, or the bid lost.

    Alone both double. A forced dealer loses half of it, half points rounded against the dealer.
    """
    times = 2 if contract.alone else 1
    if tricks >= contract.bid.value:
        return times * tricks
    lost = times * contract.bid.value
    return -((lost + 1) // 2 if contract.bid.forced else lost)


def score_deal(s: Playing, told: tuple[Event, ...]) -> Step[State]:
    """The deal is played: its points are written down; at the target the game is over."""
    old, contract = s.dealt.match, s.contract
    maker, bid = contract.maker, contract.bid.value
    gains, outcome = [0] * old.players, told
    for side in sides_of(old.players):
        tricks = earned = sum(s.tricks.won[seat] for seat in side)
        if maker in side:
            earned = points(contract, tricks)
            code = "made" if tricks >= bid else "short"
            outcome = (
                *told,
                tell(code, maker=maker, value=bid, tricks=tricks, alone=contract.alone),
            )
        for seat in side:
            gains[seat] = earned
    match = old.scored(gains)
    scored = [
        tell("scored", who=side, points=gains[side[0]], total=match.scores[side[0]])
        for side in sides_of(old.players)
    ]
    events = (*outcome, *scored)
    best = max(match.scores)
    if best < match.options.target:
        return Step(Dealing(match.next_deal()), events)
    winners = tuple(Seat(n) for n, score in enumerate(match.scores) if score == best)
    result = Result(match.scores, winners, Reason.of("target", target=match.options.target))
    return Step(Over(match, result), (*events, tell("game-over", winners=winners)))
