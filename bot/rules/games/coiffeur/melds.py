"""The Weis and the Stöck, where they are played: reckoned from the nine cards once a deal is over.

So nothing is said during the play, and no hand has to be guessed by it.
"""

from collections.abc import Sequence
from typing import Final

from bot.rules.games.coiffeur.slate import JOKERS, course_of
from bot.rules.games.coiffeur.states import Contract, side_of
from bot.rules.kit.cardplay import Hands
from bot.rules.kit.cards import Card
from bot.rules.kit.jass import UNDENUFE
from bot.rules.kit.seats import Seat, around
from bot.rules.kit.weis import LENGTHS, NONE, Meld, best_kind, best_split, mask_of, runs

STOECK: Final = 20
LADDER: Final = ("three", "four", "five", "TTTT", "QQQQ", "KKKK", "AAAA", "JJJJ")
"""The kinds of Weis from the weakest to the strongest."""
Strength = tuple[int, int, bool]
"""The strength of a meld: its kind, the height of a sequence, and whether that is in trump."""


def counting(contract: Contract) -> bool:
    """Whether Weis and Stöck count under a contract: not in a joker line."""
    return contract.line not in JOKERS


def strength_of(hand: Sequence[Card], contract: Contract) -> Strength | None:
    """The strength of the best meld of a hand; ``None`` if it has none.

    Begun with Undenufe sequences compare upside down: the one that begins lowest is best.
    """
    held = mask_of(hand)
    kind = best_kind(held, LADDER)
    if kind == NONE:
        return None
    if kind not in LENGTHS:
        return LADDER.index(kind), 0, False
    low, length = course_of(contract.way)[0] == UNDENUFE, LENGTHS[kind]
    best = max(
        (top + length - 1 if low else -top, suit == contract.trump)
        for suit, top, bits in runs(length)
        if held & bits == bits
    )
    return LADDER.index(kind), *best


def best_of(hands: Hands, contract: Contract, leader: Seat) -> Seat | None:
    """The seat with the best meld, of equals the first to play to trick 1; ``None`` without one."""
    order = around(leader, len(hands))
    found = {who: strength_of(hands[who], contract) for who in order}
    able = {who: strength for who, strength in found.items() if strength is not None}
    return max(able, key=able.__getitem__, default=None)


def weis_of(hands: Hands, contract: Contract, leader: Seat) -> tuple[tuple[Seat, Meld], ...]:
    """The melds that count for the pair that named, each with its seat.

    They are all that the pair has, if its best one is the best at the table; else none.
    """
    best = best_of(hands, contract, leader) if counting(contract) else None
    if best is None or side_of(best) != side_of(contract.maker):
        return ()
    pair = [who for who in around(leader, len(hands)) if side_of(who) == side_of(best)]
    return tuple([(who, meld) for who in pair for meld in best_split(mask_of(hands[who]), False)])


def stoeck_of(hands: Hands, contract: Contract) -> Seat | None:
    """The seat, in the pair that named, with king and queen of trump; ``None`` if none counts."""
    trump = contract.trump
    if trump is None or not counting(contract):
        return None
    pair = {Card("K" + trump), Card("Q" + trump)}
    mine = [who for who in around(Seat(0), 4) if side_of(who) == side_of(contract.maker)]
    return next((who for who in mine if pair.issubset(hands[who])), None)
