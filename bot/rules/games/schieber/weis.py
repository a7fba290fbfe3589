"""The Weis: the order of its kinds, the calls, and the side that scores after the first trick."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from bot.rules.games.schieber.options import SchieberOptions
from bot.rules.games.schieber.states import Announced, Announcing, Playing, Tie, side_of
from bot.rules.kit.actions import Weis
from bot.rules.kit.cards import Suit
from bot.rules.kit.events import Event, Step, tell
from bot.rules.kit.fast_frozen import replace
from bot.rules.kit.jass import RANKS, UNDENUFE
from bot.rules.kit.reasons import Reason
from bot.rules.kit.seats import Seat, around
from bot.rules.kit.view import Shown
from bot.rules.kit.weis import LENGTHS, NONE, Meld, best_split, longest_run, mask_of, runs

_SEQUENCES: Final = ("three", "four")
_HUNDREDS: Final = ("TTTT", "QQQQ", "KKKK", "AAAA")


def ladder_of(options: SchieberOptions, contract: str) -> tuple[str, ...]:
    """The kinds from the weakest to the strongest, under these options and this contract."""
    turned = contract == UNDENUFE and options.weis_undenufe == "all-reversed"
    return _ladder(options.fours_or_run == "run", turned, options.nines)


@cache
def _ladder(run_first: bool, turned: bool, nines: bool) -> tuple[str, ...]:
    hundreds = tuple(reversed(_HUNDREDS)) if turned else _HUNDREDS
    middle = (*hundreds, "five") if run_first else ("five", *hundreds)
    return (*_SEQUENCES, *middle, *(("9999",) if nines else ()), "JJJJ")


def is_turned(options: SchieberOptions, contract: str) -> bool:
    """Whether sequences compare upside down: the best begins with the six."""
    return contract == UNDENUFE and options.weis_undenufe != "natural"


def strongest(kinds: Sequence[str], ladder: tuple[str, ...]) -> str:
    """The strongest kind named so far, or ``none``."""
    named = [kind for kind in kinds if kind in ladder]
    return max(named, key=ladder.index) if named else NONE


def rank_told(top: int, length: int, turned: bool) -> str:
    """The rank by which a sequence is compared: its highest card, or turned its lowest."""
    return RANKS[top + length - 1 if turned else top]


def rank_strength(rank: str, turned: bool) -> int:
    """The strength of a sequence with that rank: a higher number beats a lower one."""
    return RANKS.index(rank) if turned else -RANKS.index(rank)


def announce(s: Announcing, seat: Seat, action: Weis) -> Step[Playing]:
    """A player says a kind, or ``none``; then the card is asked for."""
    play = s.play
    announced = play.announced.with_kind(seat, action.kind)
    said = replace(play, announced=announced, tricks=play.tricks.with_done(seat, action))
    return Step(said, (told_kind(seat, action.kind),))


@cache
def told_kind(seat: Seat, kind: str) -> Event:
    """The event of an announcement, for everybody."""
    return tell("weis", who=seat, kind=kind)


def settle(s: Playing) -> tuple[Announced, tuple[Event, ...]]:
    """The side that scores, once all four have spoken; their answers to ties, its Weis shown."""
    announced, dealt = s.announced, s.dealt
    kind = strongest(announced.kinds, ladder_of(dealt.options, s.contract.word))
    if kind == NONE:
        return announced, (tell("weis-nobody", tie=False),)
    hands = tuple(mask_of(hand) for hand in dealt.hands)
    named = [seat for seat in around(dealt.forehand, 4) if announced.kinds[seat] == kind]
    ties, left = _compared(s, kind, named, hands)
    told = _told_ties(ties)
    if not _one_side(left) and dealt.options.weis_tie == "nobody":
        return replace(announced, ties=ties), (*told, tell("weis-nobody", tie=True))
    side = side_of(left[0])
    melds = [
        (seat, meld)
        for seat in around(dealt.forehand, 4)
        if side_of(seat) == side
        for meld in best_split(hands[seat], dealt.options.nines)
    ]
    laid = [
        tell("weis-shown", who=seat, cards=meld.cards, kind=meld.kind, points=meld.points)
        for seat, meld in melds
    ]
    shown = tuple([Shown(seat, meld.cards, _what(meld)) for seat, meld in melds])
    points = sum([meld.points for _, meld in melds])
    return Announced(announced.kinds, ties, side, shown, points), (*told, *laid)


def _what(meld: Meld) -> Reason:
    """A meld that is laid open, in facts."""
    return Reason.of("weis", kind=meld.kind, points=meld.points)


def _one_side(named: Sequence[Seat]) -> bool:
    return len({side_of(seat) for seat in named}) == 1


def _compared(
    s: Playing, kind: str, left: list[Seat], hands: Sequence[int]
) -> tuple[tuple[Tie, ...], list[Seat]]:
    """Between equal kinds of both sides: (length,) top card, trump; each asked only if needed."""
    told: dict[Seat, Tie] = {}
    length = LENGTHS.get(kind, 0)
    lengths = dict.fromkeys(left, length)
    options, trump = s.dealt.options, s.contract.trump
    turned = is_turned(options, s.contract.word)
    if kind == "five" and options.weis_longer_wins and not _one_side(left):
        lengths = {seat: longest_run(hands[seat]) for seat in left}
        told = {seat: Tie(seat, lengths[seat]) for seat in left}
        left = [seat for seat in left if lengths[seat] == max(lengths.values())]
    if not _one_side(left):
        tops = {seat: best_top(hands[seat], lengths[seat], turned) for seat in left}
        told |= {seat: replace(told.get(seat, Tie(seat)), top=tops[seat]) for seat in left}
        best = max(rank_strength(top, turned) for top in tops.values())
        left = [seat for seat in left if rank_strength(tops[seat], turned) == best]
    if not _one_side(left) and trump is not None:
        flags = {
            seat: _has_run(hands[seat], lengths[seat], told[seat].top, turned, trump)
            for seat in left
        }
        told |= {seat: replace(told[seat], trump=flags[seat]) for seat in left}
        left = [seat for seat in left if flags[seat]] or left
    return tuple(told.values()), left


def best_top(hand: int, length: int, turned: bool) -> str:
    """The rank by which a hand's best sequence of ``length`` cards is compared."""
    held = [rank_told(top, length, turned) for _, top, bits in runs(length) if hand & bits == bits]
    return max(held, key=lambda rank: rank_strength(rank, turned))


def _has_run(hand: int, length: int, rank: str, turned: bool, suit: Suit) -> bool:
    return any(
        s == suit and hand & bits == bits and rank_told(top, length, turned) == rank
        for s, top, bits in runs(length)
    )


def _told_ties(ties: Sequence[Tie]) -> tuple[Event, ...]:
    told = [tell("weis-length", who=tie.seat, length=tie.length) for tie in ties if tie.length]
    told += [tell("weis-top", who=tie.seat, top=tie.top) for tie in ties if tie.top]
    told += [
        tell("weis-trump", who=tie.seat, trump=tie.trump) for tie in ties if tie.trump is not None
    ]
    return tuple(told)
