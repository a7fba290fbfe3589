"""The score of a deal of Double Pepper, and the end of the game."""

from bot.rules.games.double_pepper.states import Contract, Playing, State
from bot.rules.kit.ending import go_on, leaders_at_target
from bot.rules.kit.events import Event, Step, tell
from bot.rules.kit.seats import partners


def points(contract: Contract, tricks: int) -> int:
    """The points of the maker's side for its tricks: as many, or the bid lost.

    Alone both double. A forced dealer loses half of it, half points rounded against the dealer.
    """
    times = 2 if contract.alone else 1
    if tricks >= contract.promised:
        return times * tricks
    lost = times * contract.promised
    return -((lost + 1) // 2 if contract.forced else lost)


def score_deal(s: Playing, told: tuple[Event, ...]) -> Step[State]:
    """The deal is played: its points are written down; at the target the game is over."""
    old, contract = s.dealt.match, s.contract
    maker, bid = contract.maker, contract.promised
    gains, outcome = [0] * old.players, told
    for side in partners(old.players):
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
    match = old.with_gains(gains)
    scored = [
        tell("scored", who=side, points=gains[side[0]], total=match.scores[side[0]])
        for side in partners(old.players)
    ]
    sides = partners(old.players)
    return go_on(match, leaders_at_target(match), (*outcome, *scored), sides=sides)
