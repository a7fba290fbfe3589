"""Knaves as its page says it."""

from __future__ import annotations

from typing import Any

from bot.rules.kit.actions import Deal
from tests.rules.umpires.umpire import Trick, Umpire

RANKS = "AKQJT98765432"


class Knaves(Umpire):
    def __init__(self, match: Any) -> None:
        super().__init__(match)
        self.trump_before: str = match.trump_before

    def dealt(self, deal: Deal) -> None:
        super().dealt(deal)
        (up,) = self.piles["up"]
        assert [len(hand) for hand in self.hands] == [17, 17, 17]
        jack = up[0] == "J" and self.options.jack_turned == "no-trump"
        again = up[1] == self.trump_before and self.options.same_suit == "no-trump"
        self.trump = "" if jack or again else up[1]

    def may_play(self, seat: int) -> set[str]:
        assert self.trick or self.tricks or seat == (self.dealer + 1) % 3
        hand = set(self.hands[seat])
        led = self.trick[0][1][1] if self.trick else ""
        return {card for card in hand if card[1] == led} or hand

    def winner(self, trick: Trick) -> int:
        trumps = [one for one in trick if one[1][1] == self.trump]
        able = trumps or [one for one in trick if one[1][1] == trick[0][1][1]]
        return min(able, key=lambda one: RANKS.index(one[1][0]))[0]

    def gains(self) -> list[int]:
        costs = dict(zip(self.options.jacks.upper().split("-"), (1, 2, 3, 4), strict=True))
        points, jacks = [0, 0, 0], [0, 0, 0]
        for taker, trick in self.tricks:
            points[taker] += 1
            for _, card in trick:
                if card[0] == "J":
                    points[taker] -= costs[card[1]]
                    jacks[taker] += 1
        if self.options.all_jacks == "ten-more" and 4 in jacks:
            points[jacks.index(4)] += 10 + 10
        return points

    def winners(self) -> set[int]:
        totals = [a + b for a, b in zip(self.scores, self.gains(), strict=True)]
        best = max(totals)
        top = {seat for seat, total in enumerate(totals) if total == best}
        if best < self.options.target or (len(top) > 1 and self.options.level == "play-on"):
            return set()
        return top
