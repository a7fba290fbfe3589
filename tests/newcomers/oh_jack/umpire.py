"""Oh Jack as its page says it."""

from __future__ import annotations

from bot.rules.kit.actions import Deal
from tests.rules.umpires.umpire import Trick, Umpire

TOP_DOWN = "AKQJT98765432"


class OhJack(Umpire):
    def dealt(self, deal: Deal) -> None:
        super().dealt(deal)
        sizes = {len(hand) for hand in self.hands}
        assert sizes == {self.course()[self.deal - 1]}
        turned = self.piles.get("up")
        self.trump = turned[0][1] if turned else ""

    def course(self) -> list[int]:
        """The sizes of the hands, deal by deal."""
        up = [n for n in range(1, self.options.most + 1) if n * self.players <= 52]
        return up + up[-2::-1]

    def may_play(self, seat: int) -> set[str]:
        hand = set(self.hands[seat])
        led = self.trick[0][1][1] if self.trick else ""
        return {card for card in hand if card[1] == led} or hand

    def winner(self, trick: Trick) -> int:
        for suit in (self.trump, trick[0][1][1]):
            of_it = {TOP_DOWN.index(card[0]): who for who, card in trick if card[1] == suit}
            if of_it:
                return of_it[min(of_it)]
        raise AssertionError("nobody followed the card led")

    def gains(self) -> list[int]:
        bids = {seat: int(line.removeprefix("bid ")) for seat, line in self.said}
        order = [(self.dealer + 1 + n) % self.players for n in range(self.players)]
        assert [seat for seat, _ in self.said] == order
        assert not self.options.hook or sum(bids.values()) != len(self.tricks)
        assert self.tricks[0][1][0][0] == order[0], "the dealer's left leads"
        found = []
        for seat in range(self.players):
            took = len([1 for taker, _ in self.tricks if taker == seat])
            lost = abs(took - bids[seat]) if self.options.missed == "difference" else 0
            found.append(10 + took if took == bids[seat] else -lost)
        return found

    def winners(self) -> set[int]:
        if self.deal < len(self.course()):
            return set()
        totals = [a + b for a, b in zip(self.scores, self.gains(), strict=True)]
        return {seat for seat, total in enumerate(totals) if total == max(totals)}
