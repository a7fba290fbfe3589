"""Cinch as its page says it."""

from __future__ import annotations

from bot.rules.kit.actions import Deal
from tests.rules.umpires.umpire import Trick, Umpire

SAME_COLOUR = {"S": "C", "C": "S", "H": "D", "D": "H"}
TOP_DOWN = "AKQJT98765432"


class Cinch(Umpire):
    def dealt(self, deal: Deal) -> None:
        super().dealt(deal)
        self.stock = list(self.piles["stock"])
        self.bidder, self.bid, self.trump = -1, 0, ""
        self.away: list[int] = []

    # ------------------------------------------------------------------ before the play

    def done(self, seat: int, line: str) -> None:
        speaker = (self.dealer + 1 + len(self.said)) % 4
        stuck = self.bidder < 0 and speaker == self.dealer
        match line.split():
            case ["bid", value]:
                assert seat == speaker and len(self.said) < 4
                lowest = self.bid + 1 if self.bidder >= 0 else self.options.minimum
                assert lowest <= int(value) <= 14
                if stuck:
                    assert self.options.all_pass != "dealer-names"
                    assert int(value) == lowest or self.options.all_pass == "redeal"
                self.bidder, self.bid = seat, int(value)
            case ["pass"]:
                assert seat == speaker and len(self.said) < 4
                assert not stuck or self.options.all_pass == "redeal"
            case ["trump", suit]:
                if self.bidder < 0:
                    assert len(self.said) == 3 and self.options.all_pass == "dealer-names"
                    self.bidder = self.dealer
                assert seat == self.bidder
                self.trump = suit
            case ["discard", *cards]:
                self.exchange(seat, cards)
        super().done(seat, line)

    def exchange(self, seat: int, cards: list[str]) -> None:
        hand = self.hands[seat]
        assert self.trump and seat == (self.dealer + 1 + len(self.away)) % 4
        if seat == self.dealer and self.options.rob:
            hand += self.stock
            self.stock = []
        else:
            assert 3 <= len(cards) <= min(8, 3 + len(self.stock))
        for card in cards:
            hand.remove(card)
        if any(card in self.trumps() for card in cards):
            assert len(hand) == 6 and all(card in self.trumps() for card in hand)
            assert not any(card in self.counting() for card in cards)
        while len(hand) < 6:
            hand.append(self.stock.pop(0))
        assert len(hand) == 6
        self.away.append(seat)

    # ------------------------------------------------------------------ the play

    def pedros(self) -> list[str]:
        return ["5" + self.trump, "5" + SAME_COLOUR[self.trump]]

    def trumps(self) -> list[str]:
        t = self.trump
        high, low = [rank + t for rank in "AKQJT9876"], [rank + t for rank in "432"]
        return [*high, *self.pedros(), *low]

    def counting(self) -> list[str]:
        return [rank + self.trump for rank in "A2JT"] + self.pedros()

    def suit(self, card: str) -> str:
        return self.trump if card in self.trumps() else card[1]

    def may_play(self, seat: int) -> set[str]:
        assert len(self.away) == 4
        hand = set(self.hands[seat])
        trumps = {card for card in hand if card in self.trumps()}
        if not self.trick:
            if self.tricks:
                return hand
            assert seat == self.bidder
            return (trumps if self.options.first_lead == "trump" else set()) or hand
        led = self.suit(self.trick[0][1])
        following = {card for card in hand if self.suit(card) == led}
        if following and self.options.follow == "follow-or-trump":
            return following | (trumps if led != self.trump else set())
        return following or hand

    def winner(self, trick: Trick) -> int:
        trumps = [one for one in trick if one[1] in self.trumps()]
        if trumps:
            return min(trumps, key=lambda one: self.trumps().index(one[1]))[0]
        plain = [one for one in trick if one[1][1] == trick[0][1][1]]
        return min(plain, key=lambda one: TOP_DOWN.index(one[1][0]))[0]

    # ------------------------------------------------------------------ the score

    def taken(self) -> list[int]:
        """The points that each side took."""
        points = [0, 0]
        for taker, trick in self.tricks:
            for holder, card in trick:
                whose = holder if card[0] == "2" and self.options.low_to == "holder" else taker
                if card in self.counting():
                    points[whose % 2] += 5 if card in self.pedros() else 1
        assert sum(points) == 14 or not self.options.rob
        return points

    def sums(self) -> list[int]:
        points, ours = self.taken(), self.bidder % 2
        theirs, scores = 1 - ours, [0, 0]
        if points[ours] >= self.bid:
            if self.options.scoring == "difference":
                return [max(0, points[0] - points[1]), max(0, points[1] - points[0])]
            return points
        if self.options.scoring == "set-back":
            scores[ours], scores[theirs] = -self.bid, points[theirs]
        else:
            scores[theirs] = points[theirs] + self.bid
        return scores

    def gains(self) -> list[int]:
        return self.sums() * 2 if self.tricks else [0, 0, 0, 0]

    def winners(self) -> set[int]:
        totals = [a + b for a, b in zip(self.scores, self.gains(), strict=True)]
        there = {side for side in (0, 1) if totals[side] >= self.options.target}
        if len(there) == 2 and self.tricks:
            there = {self.bidder % 2}
        return {seat for seat in range(4) if seat % 2 in there}
