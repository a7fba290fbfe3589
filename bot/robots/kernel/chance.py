"""Random cards: any that the rules allow, each as likely; and a player of them now and then."""

from random import Random
from typing import Final

from bot.robots.kernel.deals import Deals
from bot.robots.kernel.lanes import Lanes, every, repeated
from bot.robots.kernel.playout import Chooser, Turn

EVENLY: Final = 8
"""One in three lanes, or one in five, is drawn to so many binary digits."""


class AtRandom:
    """A player without any judgment: any legal card, each as likely, in every lane by its own lot.

    Had lanes a lot in common, they would go wrong together, and a thousand of them tell no more
    than a few. The same deal under another first card has the same lots: so cards are compared.
    """

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def __call__(self, turn: Turn) -> list[Lanes]:
        """For each card the lanes in which it is played.

        Each legal card takes the place of those before it in one of so many lanes as there are of
        them by then: the last to do so is played.
        """
        lots: list[Lanes] = [turn.deals.every]
        seen: list[Lanes] = [turn.deals.every]
        played = [0] * len(turn.legal)
        for n, legal in enumerate(turn.legal):
            for count in range(len(seen) - 1, -1, -1):
                if more := seen[count] & legal:
                    if count + 1 == len(seen):
                        seen.append(0)
                    if count == len(lots):
                        lots.append(self._one_in(count + 1, turn.deals))
                    seen[count] ^= more
                    seen[count + 1] |= more
                    played[n] |= more & lots[count]
        left = turn.deals.every
        for n in range(len(played) - 1, -1, -1):
            if played[n]:
                played[n] &= left
                left ^= played[n]
        return played

    def _one_in(self, number: int, deals: Deals) -> Lanes:
        lanes = drawn(1 / number, deals.worlds, self._rng, EVENLY)
        return repeated(lanes, deals.worlds, deals.times)


DIGITS: Final = 4
"""The share of cards that go astray is drawn to so many binary digits."""


class Astray:
    """A player by other rules who now and then plays any card instead."""

    def __init__(self, rules: Chooser, share: float, rng: Random) -> None:
        self._rules, self._share, self._rng = rules, share, rng
        self._chance = AtRandom(rng)

    def __call__(self, turn: Turn) -> list[Lanes]:
        """For each card the lanes in which it is played."""
        deals = turn.deals
        where = drawn(self._share, deals.worlds, self._rng)
        where = repeated(where, deals.worlds, deals.times)
        sober, random = self._rules(turn), self._chance(turn)
        return [a ^ (a ^ b) & where for a, b in zip(sober, random, strict=True)]


def drawn(share: float, count: int, rng: Random, digits: int = DIGITS) -> Lanes:
    """About this share of so many lanes, each as likely.

    >>> drawn(0.0, 8, Random(1)), drawn(1.0, 8, Random(1))
    (0, 255)
    """
    parts = round(share * (1 << digits))
    if parts >> digits:
        return every(count)
    lanes = 0
    for digit in range(digits):
        if lanes or parts >> digit & 1:
            lot = rng.getrandbits(count)
            lanes = lanes | lot if parts >> digit & 1 else lanes & lot
    return lanes
