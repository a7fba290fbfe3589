"""Sharing out unseen cards at random, so that all that is known of them holds."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final, TypeVar

Thing = TypeVar("Thing")
TRIES: Final = 40
"""The number of draws by luck before unseen cards are shared so that all that is known holds."""


class NoWayError(ValueError):
    """The cards cannot be shared out so that everything known holds."""


def share(
    rng: Random,
    cards: Sequence[Thing],
    wanted: Sequence[int],
    may_hold: Callable[[int, Thing], bool],
) -> tuple[tuple[Thing, ...], ...]:
    """Share the cards among holders, ``wanted`` cards each, none that its holder may not hold.

    A game in which more is known of a card than its face may share things that say so.

    Every sharing that is allowed can come up. Cards are placed in random order with a random
    holder; where that leads into a corner, cards already placed are moved along an augmenting
    path, so it always ends, and fails only if there is no way at all.

    :raises NoWayError: no sharing is allowed.
    """
    if sum(wanted) != len(cards) or min(wanted, default=0) < 0:
        raise NoWayError(f"{len(cards)} cards cannot fill {list(wanted)}")
    held: list[list[Thing]] = [[] for _ in wanted]
    order = list(cards)
    rng.shuffle(order)
    for card in order:
        if not _place(rng, card, held, wanted, may_hold, set()):
            raise NoWayError(f"nobody can hold {card}")
    return tuple(tuple(hand) for hand in held)


def _place(
    rng: Random,
    card: Thing,
    held: list[list[Thing]],
    wanted: Sequence[int],
    may_hold: Callable[[int, Thing], bool],
    tried: set[int],
) -> bool:
    room = [want - len(hand) for want, hand in zip(wanted, held, strict=True)]
    able = [h for h in range(len(wanted)) if h not in tried and may_hold(h, card)]
    free = [h for h in able if room[h] > 0]
    if free:
        held[rng.choices(free, [room[h] for h in free])[0]].append(card)
        return True
    rng.shuffle(able)
    for holder in able:
        tried.add(holder)
        for place, other in enumerate(held[holder]):
            if _place(rng, other, held, wanted, may_hold, tried):
                held[holder][place] = card
                return True
    return False
