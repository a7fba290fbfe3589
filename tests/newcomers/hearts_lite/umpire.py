"""Hearts Lite as its page says it."""

from __future__ import annotations

from tests.rules.umpires.umpire import Trick, Umpire

TOP_DOWN = "AKQJT98765432"


class HeartsLite(Umpire):
    def done(self, seat: int, line: str) -> None:
        super().done(seat, line)
        if len(self.said) == 4:
            further = {1: 1, 2: -1, 3: 2}[self.deal % 4]
            for giver, gift in self.said:
                self.moves(giver, gift)
            for giver, gift in self.said:
                self.hands[(giver + further) % 4] += gift.split()[1:]

    def may_play(self, seat: int) -> set[str]:
        hand = set(self.hands[seat])
        if self.trick:
            return {card for card in hand if card[1] == self.trick[0][1][1]} or hand
        if not self.tricks:
            return {"2C"}
        seen = {card[1] for _, trick in self.tricks for _, card in trick}
        return hand if "H" in seen else {card for card in hand if card[1] != "H"} or hand

    def winner(self, trick: Trick) -> int:
        led = trick[0][1][1]
        best = min(TOP_DOWN.index(card[0]) for _, card in trick if card[1] == led)
        return next(who for who, card in trick if card == TOP_DOWN[best] + led)

    def gains(self) -> list[int]:
        points = [0, 0, 0, 0]
        for taker, trick in self.tricks:
            points[taker] += sum(card[1] == "H" for _, card in trick)
            points[taker] += 13 * any(card == "QS" for _, card in trick)
        return [26 - each for each in points] if 26 in points else points

    def winners(self) -> set[int]:
        totals = [a + b for a, b in zip(self.scores, self.gains(), strict=True)]
        over = any(total >= self.options.target for total in totals)
        return {seat for seat, total in enumerate(totals) if over and total == min(totals)}
