"""Polignac as its page says it. The scores are penalty points, counted upwards."""

from __future__ import annotations

from bot.rules.kit.actions import Deal
from tests.rules.umpires.umpire import Trick, Umpire

TOP_DOWN = {"king-high": "KQJAT987", "ace-high": "AKQJT987"}
COSTS = {"JS": 2, "JH": 1, "JD": 1, "JC": 1}


class Polignac(Umpire):
    def dealt(self, deal: Deal) -> None:
        super().dealt(deal)
        self.hands[self.dealer] += self.piles.get("widow", [])
        self.bidder = -1

    def done(self, seat: int, line: str) -> None:
        super().done(seat, line)
        if line == "bid capot":
            self.bidder = seat
        elif line.startswith("discard"):
            away = line.split()[1:]
            assert seat == self.dealer and len(away) == 2
            assert not any(card[0] == "J" for card in away), "a jack is never put away"
            self.moves(seat, line)

    def may_play(self, seat: int) -> set[str]:
        assert self.trick or self.tricks or seat == (self.dealer + 1) % self.players
        hand = set(self.hands[seat])
        led = self.trick[0][1][1] if self.trick else ""
        return {card for card in hand if card[1] == led} or hand

    def winner(self, trick: Trick) -> int:
        ranks, led = TOP_DOWN[self.options.order], trick[0][1][1]
        following = [one for one in trick if one[1][1] == led]
        return min(following, key=lambda one: ranks.index(one[1][0]))[0]

    def gains(self) -> list[int]:
        seats = range(self.players)
        jacks = [0 for _ in seats]
        for taker, trick in self.tricks:
            jacks[taker] += sum(COSTS.get(card, 0) for _, card in trick)
        assert sum(jacks) == 5
        takers = {taker for taker, _ in self.tricks}
        if self.bidder >= 0:
            if takers == {self.bidder}:
                return [0 if seat == self.bidder else 5 for seat in seats]
            if self.options.failed_capot == "five":
                jacks = [0 for _ in seats]
            return [jacks[seat] + (5 if seat == self.bidder else 0) for seat in seats]
        if len(takers) == 1 and self.options.silent_capot == "others-five":
            return [0 if seat in takers else 5 for seat in seats]
        return jacks

    def winners(self) -> set[int]:
        totals = [a + b for a, b in zip(self.scores, self.gains(), strict=True)]
        over = max(totals) >= self.options.limit
        if self.options.end == "rounds":
            over = self.deal == self.options.rounds * self.players
        return {seat for seat, total in enumerate(totals) if over and total == min(totals)}
