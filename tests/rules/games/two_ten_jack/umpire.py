"""Two-Ten-Jack as its page says it."""

from __future__ import annotations

from bot.rules.kit.actions import Deal
from tests.rules.umpires.umpire import Trick, Umpire

RANKS = "AKQJT98765432"
SPADES = {"AS", "KS", "QS", "JS", "TS", "2S"}


class TwoTenJack(Umpire):
    def dealt(self, deal: Deal) -> None:
        super().dealt(deal)
        self.stock = list(self.piles["stock"])
        self.trump = "CDH"[(self.deal - 1) % 3] if self.options.trump == "cycle" else "H"
        self.led_as = ""
        """The kind of card that a speculation was led as: ``trump`` or ``spade``."""
        assert {len(hand) for hand in self.hands} == {6 if self.players == 2 else 4}

    def done(self, seat: int, line: str) -> None:
        super().done(seat, line)
        assert self.trick == [(seat, "AS")] and not self.led_as
        self.led_as = {"as trump": "trump", "as spade": "spade"}[line]

    def may_play(self, seat: int) -> set[str]:
        hand = set(self.hands[seat])
        if not self.trick:
            assert self.tricks or seat == (self.dealer + 1) % self.players
            return hand
        led = self.trick[0][1]
        assert led != "AS" or self.led_as, "nobody has said what it is"
        trumps = {card for card in hand if card[1] == self.trump or card == "AS"}
        if led[1] == self.trump or self.led_as == "trump":
            return trumps or hand
        following = {card for card in hand if card[1] == led[1]}
        if self.options.void == "must-trump":
            return following or trumps or hand
        return following or hand

    def played(self, seat: int, card: str) -> None:
        super().played(seat, card)
        if self.trick:
            return
        self.led_as = ""
        winner = self.tricks[-1][0]
        for n in range(self.players):
            if self.stock:
                self.hands[(winner + n) % self.players].append(self.stock.pop(0))

    def winner(self, trick: Trick) -> int:
        suits = {card[1] for _, card in trick}
        if self.options.same_two and self.players == 4 and suits in ({self.trump}, {"S"}):
            for who, card in trick:
                if card[0] == "2":
                    return who
        for who, card in trick:
            if card == "AS":
                return who
        trumps = [one for one in trick if one[1][1] == self.trump]
        able = trumps or [one for one in trick if one[1][1] == trick[0][1][1]]
        return min(able, key=lambda one: RANKS.index(one[1][0]))[0]

    # ------------------------------------------------------------------ the score

    def worth(self, card: str) -> int:
        rank, suit = card[0], card[1]
        if self.options.card_values == "english":
            if rank in "2TJ":
                return {"H": 5, "S": -5, "D": 1, "C": 0}[suit]
            return 1 if card == "6C" else 0
        if card == "AS":
            return int(self.options.spade_ace)
        if suit in (self.trump, "S"):
            worth = 10 if rank in "2TJ" else 5 if rank in "AKQ" else 0
            return worth if suit == self.trump else -worth
        return 1 if rank in "AKQJT" else 0

    def side(self, seat: int) -> int:
        return seat % 2 if self.options.partners else seat

    def gains(self) -> list[int]:
        assert not self.stock and not any(self.hands)
        taken: list[list[str]] = [[] for _ in range(self.players)]
        for taker, trick in self.tricks:
            taken[self.side(taker)] += [card for _, card in trick]
        points = [sum(map(self.worth, cards)) for cards in taken]
        for side, cards in enumerate(taken):
            turned = self.options.reversal and self.options.card_values == "japan"
            if turned and set(cards) >= SPADES:
                points[side] -= 2 * sum(map(self.worth, SPADES))
        return [points[self.side(seat)] for seat in range(self.players)]

    def winners(self) -> set[int]:
        totals = [a + b for a, b in zip(self.scores, self.gains(), strict=True)]
        best = max(totals)
        over = self.deal >= self.options.deals
        if self.options.end == "limit":
            over = best >= self.options.limit
        return {seat for seat, total in enumerate(totals) if over and total == best}
