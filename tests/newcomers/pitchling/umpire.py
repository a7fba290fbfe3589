"""Pitchling as its page says it."""

from __future__ import annotations

from bot.rules.kit.actions import Deal
from tests.rules.umpires.umpire import Trick, Umpire

COUNT = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}


class Pitching(Umpire):
    def dealt(self, deal: Deal) -> None:
        super().dealt(deal)
        self.trump, self.put_away = "", list[str]()

    def declarer(self) -> tuple[int, int]:
        best = (self.dealer, 31)
        bids = [(seat, int(line[4:])) for seat, line in self.said if line.startswith("bid")]
        return bids[-1] if bids else best

    def done(self, seat: int, line: str) -> None:
        super().done(seat, line)
        if line.startswith("discard"):
            assert seat == self.declarer()[0]
            self.hands[seat] += self.piles["widow"]
            self.moves(seat, line)
            self.put_away = line.split()[1:]
            assert len(self.put_away) == 6

    def played(self, seat: int, card: str) -> None:
        self.trump = self.trump or card[1]
        super().played(seat, card)

    def may_play(self, seat: int) -> set[str]:
        hand = set(self.hands[seat])
        if not self.trick:
            return hand
        for suit in (self.trick[0][1][1], self.trump):
            if some := {card for card in hand if card[1] == suit}:
                return some
        return hand

    def winner(self, trick: Trick) -> int:
        suits = [card[1] for _, card in trick]
        suit = self.trump if self.trump in suits else suits[0]
        of_suit = [(who, card) for who, card in trick if card[1] == suit]
        return min(of_suit, key=lambda one: "ATKQJ9876".index(one[1][0]))[0]

    def gains(self) -> list[int]:
        declarer, bid = self.declarer()
        won = [card for taker, trick in self.tricks if taker == declarer for _, card in trick]
        points = sum(COUNT.get(card[0], 0) for card in (*won, *self.put_away))
        return [bid if (seat == declarer) == (points >= bid) else 0 for seat in range(3)]

    def winners(self) -> set[int]:
        totals = [a + b for a, b in zip(self.scores, self.gains(), strict=True)]
        if max(totals) < self.options.target:
            return set()
        return {seat for seat in range(3) if totals[seat] == max(totals)}
