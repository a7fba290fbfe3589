"""Double Pepper as its page says it."""

from __future__ import annotations

from fractions import Fraction
from math import floor

from bot.rules.kit.actions import Deal
from tests.rules.games.pepper.umpire import Pepper


class DoublePepper(Pepper):
    def dealt(self, deal: Deal) -> None:
        super().dealt(deal)
        self.bowers = self.options.bowers
        self.forced = False

    def done(self, seat: int, line: str) -> None:
        if line.startswith("bid") and seat == self.dealer and self.maker < 0:
            self.forced = True
        super().done(seat, line)
        if line.endswith("alone"):
            self.silent = {(seat + 2 * n) % self.players for n in range(1, self.players // 2)}
        elif line.startswith("discard"):
            self.moves(seat, line)
        elif line.startswith("give"):
            assert seat == (self.maker + 2) % self.players
            self.moves(seat, line)
            self.hands[self.maker] += line.split()[1:]

    def gains(self) -> list[int]:
        assert self.tricks[0][1][0][0] == self.maker, "the maker leads"
        tricks = sum(taker % 2 == self.maker % 2 for taker, _ in self.tricks)
        times, bid = 2 if self.silent else 1, int(self.bid)
        mine = times * tricks
        if tricks < bid:
            lost = Fraction(-times * bid, 2 if self.forced else 1)
            mine = floor(lost)
        theirs = len(self.tricks) - tricks
        return [mine if seat % 2 == self.maker % 2 else theirs for seat in range(self.players)]
