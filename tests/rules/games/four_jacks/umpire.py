"""Four Jacks as its page says it."""

from __future__ import annotations

from tests.rules.umpires.umpire import Trick, Umpire

TOP_DOWN = "AKQJT9"
SUITS = "SHDC"


class FourJacks(Umpire):
    def done(self, seat: int, line: str) -> None:
        super().done(seat, line)
        if len(self.said) == 3:
            for giver, gift in self.said:
                self.moves(giver, gift)
            for giver, gift in self.said:
                self.hands[(giver - 1) % 3].append(gift.split()[1])

    def may_play(self, seat: int) -> set[str]:
        hand = set(self.hands[seat])
        led = self.trick[0][1][1] if self.trick else ""
        return {card for card in hand if card[1] == led} or hand

    def by_strength(self, trick: Trick) -> list[int]:
        """The seats of a trick, from the strongest card to the weakest."""
        led = trick[0][1][1]

        def key(one: tuple[int, str]) -> tuple[bool, int, int]:
            rank, suit = one[1][0], one[1][1]
            return suit != led, TOP_DOWN.index(rank), SUITS.index(suit)

        return [who for who, _ in sorted(trick, key=key)]

    def winner(self, trick: Trick) -> int:
        return self.by_strength(trick)[0]

    def winners(self) -> set[int]:
        totals = [a + b for a, b in zip(self.scores, self.gains(), strict=True)]
        over = max(map(abs, totals)) >= self.options.limit
        if self.options.end == "deals":
            over = self.deal == self.options.deals
        return {seat for seat, total in enumerate(totals) if over and total == max(totals)}

    def gains(self) -> list[int]:
        taken: list[list[str]] = [[], [], []]
        for _, trick in self.tricks:
            weakest = self.by_strength(trick)[-1]
            taken[weakest] += [card for _, card in trick if card[0] == "J"]
        if any(len(jacks) == 4 for jacks in taken):
            return [3 if jacks else -2 for jacks in taken]
        return [-sum(2 if jack == "JC" else 1 for jack in jacks) for jacks in taken]
