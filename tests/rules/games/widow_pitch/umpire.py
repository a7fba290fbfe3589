"""Widow Pitch as its page says it."""

from __future__ import annotations

from bot.rules.kit.actions import Deal
from tests.rules.umpires.umpire import Trick, Umpire

SAME_COLOUR = {"S": "C", "C": "S", "H": "D", "D": "H"}
GAME_POINTS = {"T": 10, "A": 4, "K": 3, "Q": 2, "J": 1}


class Pitch(Umpire):
    def dealt(self, deal: Deal) -> None:
        super().dealt(deal)
        self.bidder, self.bid, self.trump = -1, "", ""

    def done(self, seat: int, line: str) -> None:
        super().done(seat, line)
        if line == "pass" and self.bidder < 0 and not self.options.forced_dealer_may_raise:
            self.bidder, self.bid = self.dealer, "3"
        elif line.startswith("bid"):
            self.bidder, self.bid = seat, line.split()[1]
        elif line.startswith("trump"):
            self.trump = line.split()[1]
        elif line.startswith("discard"):
            if seat == self.bidder:
                self.hands[seat] += self.piles["widow"]
            self.moves(seat, line)
            if seat != self.bidder:
                while len(self.hands[seat]) < 7:
                    self.hands[seat].append(self.piles["stock"].pop(0))

    def trumps(self) -> list[str]:
        t = self.trump
        low = [rank + t for rank in "T98765432"]
        return [f"A{t}", f"K{t}", f"Q{t}", f"J{t}", f"J{SAME_COLOUR[t]}", "BJ", "LJ", *low]

    def suit(self, card: str) -> str:
        return self.trump if card in self.trumps() else card[1]

    def may_play(self, seat: int) -> set[str]:
        hand = set(self.hands[seat])
        if not self.trick:
            return hand
        led = self.suit(self.trick[0][1])
        following = {card for card in hand if self.suit(card) == led}
        if not following:
            return hand
        if self.options.follow == "follow-or-trump" and led != self.trump:
            following |= {card for card in hand if card in self.trumps()}
        return following

    def winner(self, trick: Trick) -> int:
        trumps = [(who, card) for who, card in trick if card in self.trumps()]
        if trumps:
            return min(trumps, key=lambda one: self.trumps().index(one[1]))[0]
        led = trick[0][1][1]
        plain = [(who, card) for who, card in trick if card[1] == led]
        return min(plain, key=lambda one: "AKQJT98765432".index(one[1][0]))[0]

    def winners(self) -> set[int]:
        if self.bid == "shoot" and self.options.shoot == "outright":
            return {self.bidder if self.gains()[self.bidder] > 0 else 1 - self.bidder}
        totals = [a + b for a, b in zip(self.scores, self.gains(), strict=True)]
        there = {seat for seat in (0, 1) if totals[seat] >= self.options.target}
        if len(there) == 2:
            higher = totals[0] != totals[1] and self.options.both_out == "higher"
            return {totals.index(max(totals))} if higher else {self.bidder}
        lost = {seat for seat in (0, 1) if totals[seat] <= -self.options.target}
        return there or {1 - seat for seat in lost}

    def gains(self) -> list[int]:
        points, worth = [0, 0], [0, 0]
        taken = [(taker, who, card) for taker, trick in self.tricks for who, card in trick]
        trumps = [one for one in taken if one[2] in self.trumps()]
        if trumps:
            points[min(trumps, key=lambda one: self.trumps().index(one[2]))[0]] += 1
            taker, player, _ = max(trumps, key=lambda one: self.trumps().index(one[2]))
            points[taker if self.options.low_to == "taker" else player] += 1
        for taker, _, card in taken:
            if card in self.trumps()[3:7]:
                points[taker] += 1
            worth[taker] += 1 if card in ("BJ", "LJ") else GAME_POINTS.get(card[0], 0)
        if worth[0] != worth[1]:
            points[worth.index(max(worth))] += 1
        elif self.options.game_tie == "opponent":
            points[1 - self.bidder] += 1
        if self.bid == "shoot":
            points[self.bidder] = 21 if points[self.bidder] == 7 else -21
        elif points[self.bidder] < int(self.bid):
            points[self.bidder] = -int(self.bid)
        return points
