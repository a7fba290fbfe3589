"""Choices, as far as screens and robots need to know them without knowing the game."""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import combinations
from math import comb
from random import Random
from typing import Final

from bot.rules.kit.actions import Action, Play
from bot.rules.kit.cards import EVERY_CARD, Card, canonical
from bot.rules.kit.fast_frozen import fast_frozen, quick
from bot.rules.kit.remembered import shared


@fast_frozen
@dataclass(frozen=True, slots=True)
class Choose:
    """A choice of one of these actions. Answers ``in``, ``len``, iteration and :meth:`sample`."""

    actions: tuple[Action, ...]

    def __contains__(self, action: object) -> bool:
        return action in self.actions

    def __iter__(self) -> Iterator[Action]:
        return iter(self.actions)

    def __len__(self) -> int:
        return len(self.actions)

    def sample(self, rng: Random) -> Action:
        """An action at random, each as likely."""
        return self.actions[int(rng.random() * len(self.actions))]


@dataclass(frozen=True, slots=True)
class Pick:
    """A choice of ``at_least`` to ``at_most`` of the ``cards`` at once, or of one of ``others``.

    ``make`` turns the chosen cards into the action (``Discard``, ``Give``); those that ``always``
    go with them are no choice.

    >>> from bot.rules.kit.actions import Give
    >>> from bot.rules.kit.cards import cards
    >>> [str(action) for action in Pick(Give, cards("AS KS QS"), 2, 2)]
    ['give AS KS', 'give AS QS', 'give KS QS']
    """

    make: Callable[[tuple[Card, ...]], Action]
    cards: tuple[Card, ...]
    at_least: int
    at_most: int
    others: tuple[Action, ...] = ()
    always: tuple[Card, ...] = ()

    def made_of(self, chosen: tuple[Card, ...]) -> Action:
        """The action of these cards, and of those that always go."""
        return self.make((*chosen, *self.always))

    def chosen_in(self, action: Action) -> tuple[Card, ...]:
        """The cards of an action that were a choice: without those that always go with them."""
        left, chosen = [*self.always], []
        for card in action.cards:
            if card in left:
                left.remove(card)
            else:
                chosen.append(card)
        return tuple(chosen)

    @property
    def verb(self) -> str:
        """The verb of the action the cards become."""
        return str(getattr(self.make, "verb", ""))

    def __contains__(self, action: object) -> bool:
        if action in self.others:
            return True
        if not isinstance(action, Action) or action != self.make(action.cards):
            return False
        left = [*self.cards, *self.always]
        for card in action.cards:
            if card not in left:
                return False
            left.remove(card)
        if any(left.count(card) > self.cards.count(card) for card in self.always):
            return False
        return self.at_least <= len(action.cards) - len(self.always) <= self.at_most

    def __iter__(self) -> Iterator[Action]:
        yield from self.others
        seen = set()
        for size in range(self.at_least, self.at_most + 1):
            for chosen in combinations(canonical(self.cards), size):
                if chosen not in seen:
                    seen.add(chosen)
                    yield self.made_of(chosen)

    def __len__(self) -> int:
        copies = Counter(self.cards)
        if len(copies) < len(self.cards):
            return len(self.others) + sum(_ways(copies, self.at_most)[self.at_least :])
        sizes = range(self.at_least, self.at_most + 1)
        return len(self.others) + sum(comb(len(self.cards), size) for size in sizes)

    def sample(self, rng: Random) -> Action:
        """An action at random, every number of cards weighted by its ways."""
        sizes = range(self.at_least, self.at_most + 1)
        ways = [comb(len(self.cards), size) for size in sizes]
        place = rng.randrange(len(self.others) + sum(ways))
        if place < len(self.others):
            return self.others[place]
        (size,) = rng.choices(sizes, ways)
        return self.made_of(tuple(rng.sample(self.cards, size)))


def _ways(copies: Counter[Card], most: int) -> list[int]:
    """The number of different choices by number of cards, among cards with twins."""
    ways = [1] + [0] * most
    for held in copies.values():
        ways = [sum(ways[max(0, size - held) : size + 1]) for size in range(most + 1)]
    return ways


Decision = Choose | Pick
NOTHING: Final = Choose(())
FEW: Final = 3
"""So few cards are offered over and over: the choice of one is made once for all deals."""
_choose = quick(Choose)
_play_of: Final = {card: Play(card) for card in EVERY_CARD}.__getitem__


def to_play(cards: tuple[Card, ...], *, twins: bool = False) -> Choose:
    """The choice of one of these cards for the trick. Where there are ``twins`` one is offered.

    >>> from bot.rules.kit.cards import cards
    >>> to_play(cards("AS KS")) is to_play(cards("AS KS"))
    True
    """
    return _of_few(cards, twins) if len(cards) <= FEW else _to_play(cards, twins)


def _to_play(cards: tuple[Card, ...], twins: bool) -> Choose:
    return _choose((*map(_play_of, dict.fromkeys(cards) if twins else cards),))


_of_few = shared(_to_play)
