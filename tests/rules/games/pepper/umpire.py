"""Pepper as its page says it."""

from __future__ import annotations

from bot.rules.kit.actions import Deal
from tests.rules.umpires.umpire import Trick, Umpire

SAME_COLOUR = {"S": "C", "C": "S", "H": "D", "D": "H"}
TOP_DOWN = "AKQJT9"


class Pepper(Umpire):
    bowers = True

    def dealt(self, deal: Deal) -> None:
        super().dealt(deal)
        self.maker, self.bid, self.trump = -1, "", ""
        self.silent: set[int] = set()

    def done(self, seat: int, line: str) -> None:
        super().done(seat, line)
        match line.split():
            case ["bid", value]:
                self.maker, self.bid = seat, value
            case ["trump", suit, *_]:
                self.trump = suit

    def trumps(self) -> list[str]:
        t = self.trump
        if t == "NT":
            return []
        if not self.bowers:
            return [rank + t for rank in TOP_DOWN]
        plain = [rank + t for rank in TOP_DOWN if rank != "J"]
        return ["J" + t, "J" + SAME_COLOUR[t], *plain]

    def suit(self, card: str) -> str:
        return self.trump if card in self.trumps() else card[1]

    def playing(self) -> int:
        return self.players - len(self.silent)

    def may_play(self, seat: int) -> set[str]:
        hand = set(self.hands[seat])
        if not self.trick:
            return hand
        led = self.suit(self.trick[0][1])
        return {card for card in hand if self.suit(card) == led} or hand

    def winner(self, trick: Trick) -> int:
        trumps = [(who, card) for who, card in trick if card in self.trumps()]
        if trumps:
            return min(trumps, key=lambda one: self.trumps().index(one[1]))[0]
        led = self.suit(trick[0][1])
        plain = [(who, card) for who, card in trick if self.suit(card) == led]
        return min(plain, key=lambda one: TOP_DOWN.index(one[1][0]))[0]

    def winners(self) -> set[int]:
        """The highest of those at the target; equal is a draw."""
        totals = [a + b for a, b in zip(self.scores, self.gains(), strict=True)]
        there = max(totals) >= self.options.target
        return {seat for seat, total in enumerate(totals) if there and total == max(totals)}

    def gains(self) -> list[int]:
        if not self.tricks:
            return [0] * self.players
        assert self.tricks[0][1][0][0] == self.maker, "the maker leads"
        won = [sum(taker == seat for taker, _ in self.tricks) for seat in range(self.players)]
        if self.options.partners:
            won = [won[seat] + won[(seat + 2) % 4] for seat in range(4)]
        mates = {self.maker, (self.maker + 2) % 4} if self.options.partners else {self.maker}
        tricks, most = won[self.maker], len(self.tricks)
        if self.bid == "big":
            mine = 2 * most if tricks == most else -2 * most
        else:
            mine = tricks if tricks >= int(self.bid) else -most
        others = won if self.options.others_score else [0] * self.players
        return [mine if seat in mates else others[seat] for seat in range(self.players)]
