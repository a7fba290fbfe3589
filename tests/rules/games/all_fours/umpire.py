"""All Fours as its page says it, with begging, gifts and the running of the cards."""

from __future__ import annotations

from bot.rules.kit.actions import Deal
from tests.rules.umpires.umpire import Trick, Umpire

RANKS = "AKQJT98765432"
PIPS = {"A": 4, "K": 3, "Q": 2, "J": 1, "T": 10}
TURNED = {
    "jack": {"J": 1},
    "trinidad": {"A": 1, "6": 2, "J": 3},
    "tobago": {"A": 1, "2": 2, "J": 3},
    "none": {},
}


class AllFours(Umpire):
    """Two players, or partners opposite: a seat's number modulo two is its side."""

    def dealt(self, deal: Deal) -> None:
        super().dealt(deal)
        (self.up,) = self.piles["up"]
        self.stock = list(self.piles["stock"])
        self.trump, self.anew = self.up[1], False
        self.written: list[tuple[int, int]] = []
        """Sides and points, in the order in which they are written."""
        self.turned(self.up)

    def turned(self, card: str) -> None:
        self.written.append((self.dealer % 2, TURNED[self.options.turn_scores].get(card[0], 0)))

    def done(self, seat: int, line: str) -> None:
        eldest = (self.dealer + 1) % self.players
        assert self.first_there() < 0, "the game is over"
        if line in ("stand", "beg"):
            assert not self.said and seat == eldest
        if line in ("gift", "run"):
            assert self.said == [(eldest, "beg")] and seat == self.dealer
        if line == "gift":
            assert self.scores[eldest] + 1 < self.options.target
            self.written.append((eldest % 2, 1))
        super().done(seat, line)
        if line == "run":
            self.run()

    def run(self) -> None:
        refused = self.up[1]
        while len(self.stock) > 3 * self.players:
            for n in range(self.players):
                for _ in range(3):
                    self.hands[(self.dealer + 1 + n) % self.players].append(self.stock.pop(0))
            card = self.stock.pop(0)
            if card[1] != refused:
                self.trump = card[1]
                self.turned(card)
                return
            if self.options.same_suit == "redeal":
                break
        self.anew = True

    # ------------------------------------------------------------------ the play

    def may_play(self, seat: int) -> set[str]:
        hand = set(self.hands[seat])
        assert not self.anew and self.first_there() < 0
        if not self.trick:
            assert self.tricks or seat == (self.dealer + 1) % self.players
            return hand
        led = self.trick[0][1][1]
        following = {card for card in hand if card[1] == led}
        if led == self.trump or not following:
            return following or hand
        trumps = {card for card in hand if card[1] == self.trump}
        lying = [RANKS.index(card[0]) for _, card in self.trick if card[1] == self.trump]
        if lying and self.options.undertrump == "forbidden":
            trumps = {card for card in trumps if RANKS.index(card[0]) < min(lying)}
        return following | trumps

    def winner(self, trick: Trick) -> int:
        trumps = [one for one in trick if one[1][1] == self.trump]
        able = trumps or [one for one in trick if one[1][1] == trick[0][1][1]]
        return min(able, key=lambda one: RANKS.index(one[1][0]))[0]

    # ------------------------------------------------------------------ the score

    def in_order(self) -> list[tuple[int, int]]:
        """Everything that is written in this deal, could it all be."""
        if any(self.hands) or not self.tricks:
            return self.written
        points = list(self.written)
        played = [(taker, who, card) for taker, trick in self.tricks for who, card in trick]
        trumps = [one for one in played if one[2][1] == self.trump]
        trumps.sort(key=lambda one: RANKS.index(one[2][0]))
        if trumps:
            points.append((trumps[0][1], 1))
            taker, holder, _ = trumps[-1]
            points.append((taker if self.options.low_to == "taker" else holder, 1))
        for taker, holder, card in trumps:
            if card[0] == "J":
                hung = taker % 2 != holder % 2
                points.append((taker, self.options.hang_jack if hung else 1))
        game = [0, 0]
        for taker, _, card in played:
            game[taker % 2] += PIPS.get(card[0], 0)
        if game[0] != game[1]:
            points.append((0 if game[0] > game[1] else 1, 1))
        elif self.options.game_tie == "non-dealer":
            points.append((self.dealer + 1, 1))
        return points

    def totals(self) -> list[int]:
        """The scores of both sides; nothing is written after one of them is there."""
        totals = list(self.scores[:2])
        for side, value in self.in_order():
            if max(totals) < self.options.target:
                totals[side % 2] += value
        return totals

    def first_there(self) -> int:
        totals = self.totals()
        return totals.index(max(totals)) if max(totals) >= self.options.target else -1

    def gains(self) -> list[int]:
        totals = self.totals()
        return [totals[seat % 2] - self.scores[seat] for seat in range(self.players)]

    def winners(self) -> set[int]:
        return {seat for seat in range(self.players) if seat % 2 == self.first_there()}

    def next_dealer(self) -> int:
        return self.dealer if self.anew else (self.dealer + 1) % self.players
