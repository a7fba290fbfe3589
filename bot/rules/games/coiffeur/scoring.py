"""The score of a deal of Coiffeur, and the end of the game."""

from bot.rules.games.coiffeur.melds import STOECK, stoeck_of, weis_of
from bot.rules.games.coiffeur.options import CoiffeurOptions
from bot.rules.games.coiffeur.slate import TRICKS
from bot.rules.games.coiffeur.states import SIDES, Pair, Playing, State, match_of, side_of
from bot.rules.kit.ending import go_on, leaders
from bot.rules.kit.events import Event, Step, tell
from bot.rules.kit.match import Match
from bot.rules.kit.reasons import Reason
from bot.rules.kit.seats import Seat


def score_deal(s: Playing, told: tuple[Event, ...]) -> Step[State]:
    """The deal is played: the points of the pair that named go into the line."""
    won = s.tricks.won
    return written_down(s, (won[0] + won[2], won[1] + won[3]), s.cards, told)


def written_down(s: Playing, tricks: Pair, cards: Pair, told: tuple[Event, ...]) -> Step[State]:
    """The next deal, or the end, once the sides have taken these tricks and points.

    Weis and Stöck are those of the hands as they were dealt.
    """
    contract, options = s.contract, s.dealt.options
    side = side_of(contract.maker)
    swept = options.match if tricks[side] == TRICKS else 0
    melded, laid = _melded(s) if options.weis else (0, ())
    points = cards[side] + swept + melded
    match = match_of(s.match).written(side, contract.line, points * contract.factor)
    if tricks[side] == TRICKS:
        laid = (*laid, tell("match", who=SIDES[side], points=swept))
    scored = [
        tell(
            "scored",
            who=seat,
            points=points * contract.factor if side_of(seat) == side else 0,
            total=match.scores[seat],
            cards=cards[side_of(seat)],
            named=side_of(seat) == side,
        )
        for pair in SIDES
        for seat in pair
    ]
    why = Reason.of("slate-full", count=match.deal)
    return go_on(match, winners_of(match), (*told, *laid, *scored), why, SIDES)


def _melded(s: Playing) -> tuple[int, tuple[Event, ...]]:
    """The points of Weis and Stöck before the factor, and their events."""
    contract, hands = s.contract, s.dealt.hands
    leader = s.dealt.eldest if s.dealt.options.lead == "forehand" else contract.maker
    melds, holder = weis_of(hands, contract, leader), stoeck_of(hands, contract)
    told = [
        tell("weis-shown", who=who, cards=meld.cards, kind=meld.kind, points=meld.points)
        for who, meld in melds
    ]
    points = sum([meld.points for _, meld in melds])
    if holder is None:
        return points, tuple(told)
    return points + STOECK, (*told, tell("stoeck", who=holder))


def winners_of(match: Match[CoiffeurOptions]) -> tuple[Seat, ...]:
    """The winners once both columns are full; nobody before that."""
    standing = match_of(match)
    return () if any(standing.open_to(side) for side in (0, 1)) else leaders(match)


def is_over(match: Match[CoiffeurOptions]) -> bool:
    """Whether both columns are full."""
    return bool(winners_of(match))
