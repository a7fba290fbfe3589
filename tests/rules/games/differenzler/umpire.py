"""Differenzler as its page says it. The scores are penalty points, counted upwards."""

from __future__ import annotations

from bot.rules.kit.actions import Deal
from tests.rules.umpires.umpire import Trick, Umpire

NATURAL = "AKQJT9876"
UPSIDE_DOWN = "6789TJQKA"
TRUMP = "J9AKQT876"
POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}
CYCLE = ("S", "C", "D", "H", "obenabe", "undenufe")


class Differenzler(Umpire):
    def dealt(self, deal: Deal) -> None:
        super().dealt(deal)
        self.forehand = (self.dealer + 1) % self.players
        self.contract = ""
        self.predicted: dict[int, int] = {}
        if self.options.trump == "turned":
            last = self.piles["last"]
            for n, card in enumerate(last):
                self.hands[(self.forehand + n) % self.players].append(card)
            self.contract = last[-1][1]
        elif self.options.trump == "cycle":
            self.contract = self.contracts()[(self.deal - 1) % len(self.contracts())]
        assert {len(hand) for hand in self.hands} == {36 // self.players}

    def contracts(self) -> tuple[str, ...]:
        return CYCLE if self.options.contracts == "all-six" else CYCLE[:4]

    def done(self, seat: int, line: str) -> None:
        super().done(seat, line)
        verb, word = line.split()
        if verb == "contract":
            assert not self.contract and seat == self.forehand and word in self.contracts()
            self.contract = word
        else:
            assert verb == "bid" and self.contract and 0 <= int(word) <= 157
            assert seat not in self.predicted
            if self.options.announce == "in-turn":
                assert seat == (self.forehand + len(self.predicted)) % self.players
            self.predicted[seat] = int(word)

    # ------------------------------------------------------------------ the play

    def trump(self) -> str:
        return self.contract if self.contract in "SCDH" else ""

    def rank(self, card: str) -> int:
        """The place of a card in its suit, 0 for the strongest."""
        if card[1] == self.trump():
            return TRUMP.index(card[0])
        return (UPSIDE_DOWN if self.contract == "undenufe" else NATURAL).index(card[0])

    def may_play(self, seat: int) -> set[str]:
        assert len(self.predicted) == self.players
        assert self.trick or self.tricks or seat == self.forehand
        hand, trump = set(self.hands[seat]), self.trump()
        if not self.trick:
            return hand
        led = self.trick[0][1][1]
        following = {card for card in hand if card[1] == led}
        if not trump:
            return following or hand
        if led == trump:
            return hand if following in (set(), {"J" + trump}) else following
        trumps = {card for card in hand if card[1] == trump}
        able = following | trumps if following else hand
        lying = [self.rank(card) for _, card in self.trick if card[1] == trump]
        lower = {card for card in trumps if lying and self.rank(card) > min(lying)}
        way = self.options.undertrump
        if hand == lower or (way == "all-trump-hand-free" and hand == trumps):
            return able
        if way == "void-free" and not following:
            return able
        return able - lower

    def winner(self, trick: Trick) -> int:
        trumps = [one for one in trick if one[1][1] == self.trump()]
        able = trumps or [one for one in trick if one[1][1] == trick[0][1][1]]
        return min(able, key=lambda one: self.rank(one[1]))[0]

    # ------------------------------------------------------------------ the score

    def points(self, card: str) -> int:
        rank, suit = card[0], card[1]
        if suit == self.trump() and rank in "J9":
            return 20 if rank == "J" else 14
        if not self.trump() and rank == "8":
            return 8
        if self.contract == "undenufe" and self.options.undenufe_six == 11 and rank in "6A":
            return 11 if rank == "6" else 0
        return POINTS.get(rank, 0)

    def gains(self) -> list[int]:
        taken, worthless = [0] * self.players, set()
        for n, (taker, trick) in enumerate(self.tricks, 1):
            worth = sum(self.points(card) for _, card in trick)
            worth += 5 if n == 36 // self.players else 0
            taken[taker] += worth
            if not worth:
                worthless.add(taker)
        assert sum(taken) == 157
        penalties = []
        for seat in range(self.players):
            off = abs(self.predicted[seat] - taken[seat])
            rewarded = self.predicted[seat] > 0 or seat in worthless
            penalties.append(off if off or not rewarded else -self.options.exact)
        return penalties

    def winners(self) -> set[int]:
        totals = [a + b for a, b in zip(self.scores, self.gains(), strict=True)]
        best = {seat for seat, total in enumerate(totals) if total == min(totals)}
        if self.deal < self.options.rounds * self.players:
            return set()
        return set() if len(best) > 1 and self.options.level == "play-on" else best
