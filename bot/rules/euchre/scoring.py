"""What a deal of Euchre comes to, and when the game ends."""

from bot.rules.euchre.cardplay import TRICKS
from bot.rules.euchre.options import EuchreOptions
from bot.rules.euchre.settling import is_alone
from bot.rules.euchre.states import Contract, Dealing, Over, Playing, State, partner
from bot.rules.game import Event, Match, Result, Step, tell
from bot.rules.reasons import Reason
from bot.rules.seats import Seat, seats


def points(contract: Contract, tricks: int, options: EuchreOptions) -> int:
    """What a deal earns: above zero for the makers, below for the defenders.

    ``tricks`` are the makers'. Of several values of one euchre the highest counts, once.
    """
    alone = is_alone(contract)
    if tricks == TRICKS:
        return 4 if alone else 2
    if tricks > TRICKS // 2:
        return 1
    values = [2]
    if alone:
        values.append(options.lone_euchre)
    if lone_defender(contract) is not None and (
        tricks == 0 or options.lone_defender == "four-for-any-euchre"
    ):
        values.append(4)
    if options.super_euchre and tricks == 0:
        values.append(4)
    return -max(values)


def lone_defender(contract: Contract) -> Seat | None:
    """The defender who plays without the partner, if one does."""
    silenced = [seat for seat in contract.silent if seat != partner(contract.maker)]
    return partner(silenced[0]) if silenced else None


def score_deal(s: Playing, told: tuple[Event, ...]) -> Step[State]:
    """The deal is played: its points are written down; at the target the game is over."""
    maker = s.contract.maker
    tricks = s.tricks_won[maker] + s.tricks_won[partner(maker)]
    earned = points(s.contract, tricks, s.dealt.options)
    winner = maker if earned > 0 else Seat((maker + 1) % s.dealt.match.players)
    side = tuple(sorted((winner, partner(winner))))
    gains = [abs(earned) if seat in side else 0 for seat in seats(s.dealt.match.players)]
    match = s.dealt.match.scored(gains)
    events = (
        *told,
        _outcome(s.contract, tricks),
        *(tell("scored", who=w, points=gains[w], total=match.scores[w]) for w in side),
    )
    return _next_deal(match, side, events)


def _outcome(contract: Contract, tricks: int) -> Event:
    if tricks > TRICKS // 2:
        code = "march" if tricks == TRICKS else "made"
        return tell(code, maker=contract.maker, alone=is_alone(contract), tricks=tricks)
    defender = lone_defender(contract)
    alone = is_alone(contract)
    if defender is None:
        return tell("euchred", maker=contract.maker, alone=alone, tricks=tricks)
    return tell("euchred-by-one", maker=contract.maker, alone=alone, tricks=tricks, by=defender)


def _next_deal(
    match: Match[EuchreOptions], side: tuple[Seat, ...], events: tuple[Event, ...]
) -> Step[State]:
    if match.scores[side[0]] < match.options.target:
        return Step(Dealing(match.next_deal()), events)
    result = Result(match.scores, side, Reason.of("target", target=match.options.target))
    return Step(Over(match, result), (*events, tell("game-over", winners=side)))
