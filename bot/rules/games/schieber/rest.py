"""The rest of a deal as values, for robots to play out in their heads."""

from functools import cache
from typing import Final

from bot.rules.games.schieber.cardplay import STOECK, holds_stoeck
from bot.rules.games.schieber.ending import written_down
from bot.rules.games.schieber.options import SchieberOptions
from bot.rules.games.schieber.owed import owed_under
from bot.rules.games.schieber.states import (
    SIDES,
    Announced,
    Announcing,
    Pair,
    Playing,
    State,
    by_seat,
    side_of,
    with_points,
)
from bot.rules.games.schieber.weis import ladder_of, settle, strongest
from bot.rules.kit.cardplay import Hands, Tricks
from bot.rules.kit.fast_frozen import replace
from bot.rules.kit.jass import LAST_TRICK, PACK, order_of, points_of
from bot.rules.kit.play_rules import Count, Habits, PlayRules, Rest, Totals, by_first_seat
from bot.rules.kit.seats import around
from bot.rules.kit.weis import NONE, best_kind, best_split, mask_of

IN_CARDS: Final = 152 + LAST_TRICK
"""The points of all tricks of a deal, before the factor."""

MOST_WEIS: Final = 1000
"""More than one side can ever show in a deal."""


@cache
def play_rules(contract: str, options: SchieberOptions) -> PlayRules:
    """The rules of the tricks under a contract."""
    points = points_of(contract, options.undenufe_six)
    rules = PlayRules(
        order_of(contract),
        owed_under(contract, options),
        PACK,
        (Count(points, LAST_TRICK),),
        habits=Habits(points),
    )
    return rules.like(lambda suit: play_rules(suit, options))


def rest_of(s: State) -> Rest | None:
    """The rest of a deal from the contract on."""
    playing = s.play if isinstance(s, Announcing) else s
    if not isinstance(playing, Playing):
        return None
    contract = playing.contract
    return Rest(
        play_rules(contract.word, playing.dealt.options),
        playing.tricks,
        SIDES,
        makers=SIDES[side_of(contract.maker)],
        may_end=_may_end(playing, playing.tricks),
    )


def rest_with(s: State, rest: Rest, hands: Hands) -> Rest:
    """The rest of a deal with these hands instead: their Weis may end the game."""
    rest = rest.with_hands(hands)
    playing = s.play if isinstance(s, Announcing) else s
    assert isinstance(playing, Playing)
    may_end = _may_end(playing, rest.tricks)
    return rest if may_end == rest.may_end else replace(rest, may_end=may_end)


def _may_end(s: Playing, tricks: Tricks) -> bool:
    """Whether a side may reach the target before the last card falls."""
    options, score = s.dealt.options, max(s.dealt.match.scores)
    most = IN_CARDS + options.match + STOECK
    if score + (most + MOST_WEIS) * s.contract.factor < options.target:
        return False
    if s.announced.side is None:
        melds = [best_split(mask_of(hand), options.nines) for hand in tricks.hands_before]
        most += max(
            sum(meld.points for n in (side, side + 2) for meld in melds[n]) for side in (0, 1)
        )
    return score + most * s.contract.factor >= options.target


def scored(s: State, totals: Totals) -> State:
    """The state after a deal that runs to its end, if that brings these tricks and points."""
    playing = s.play if isinstance(s, Announcing) else s
    assert isinstance(playing, Playing)
    tricks, cards = totals
    won = by_first_seat(SIDES, tricks, 4)
    playing = _with_weis(playing) if playing.tricks.last_trick is None else playing
    for side in (0, 1):
        if holds_stoeck(playing, side):
            playing = _written(playing, side, STOECK)
            break
    playing = replace(playing, tricks=replace(playing.tricks, won=won))
    return written_down(playing, (cards[0], cards[1]), ()).state


def _with_weis(s: Playing) -> Playing:
    """The Weis written down, everybody saying the best kind they hold and may still name."""
    dealt, kinds = s.dealt, list(s.announced.kinds)
    ladder = ladder_of(dealt.options, s.contract.word)
    for seat in around(dealt.forehand, 4):
        if not kinds[seat]:
            kinds[seat] = kind_to_say(dealt.options, mask_of(dealt.hands[seat]), kinds, ladder)
    announced, _ = settle(replace(s, announced=Announced(tuple(kinds))))
    s = replace(s, announced=announced)
    return s if announced.side is None else _written(s, announced.side, announced.points)


def kind_to_say(
    options: SchieberOptions, hand: int, said: list[str], ladder: tuple[str, ...]
) -> str:
    """The best kind of a hand; nothing where players say it themselves and better was named."""
    kind, best = best_kind(hand, ladder), strongest(said, ladder)
    if options.weis_by == "engine" or NONE in (kind, best):
        return kind
    return kind if ladder.index(kind) >= ladder.index(best) else NONE


def _written(s: Playing, side: int, points: int) -> Playing:
    pair: Pair = with_points((0, 0), side, points * s.contract.factor)
    match = s.dealt.match.with_gains(by_seat(pair))
    written = with_points(s.written, side, points * s.contract.factor)
    return replace(s, dealt=replace(s.dealt, match=match), written=written)
