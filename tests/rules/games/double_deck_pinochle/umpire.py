"""Double-Deck Pinochle as its page says it: eighty cards, and no nines."""

from __future__ import annotations

from bot.rules.kit.actions import Deal
from tests.rules.umpires.umpire import Trick, Umpire

RANKS = "ATKQJ"
AROUND = {
    "A": (0, 10, 100, 150, 200),
    "K": (0, 8, 80, 120, 160),
    "Q": (0, 6, 60, 90, 120),
    "J": (0, 4, 40, 60, 80),
}


class DoubleDeckPinochle(Umpire):
    def dealt(self, deal: Deal) -> None:
        super().dealt(deal)
        self.bidder, self.bid, self.trump, self.gave_up = -1, 0, "", False
        self.lead_on = not self.options.surrender
        self.passed: list[int] = []
        self.speaker = (self.dealer + 1) % 4
        self.melds = [0, 0]

    # ------------------------------------------------------------------ before the play

    def done(self, seat: int, line: str) -> None:
        super().done(seat, line)
        match line.split():
            case ["bid", value]:
                self.speaks(seat)
                assert self.may_bid(int(value))
                self.bidder, self.bid = seat, int(value)
                self.next_speaker()
            case ["pass"]:
                self.speaks(seat)
                assert self.bidder >= 0 or len(self.passed) < 3
                self.passed.append(seat)
                self.next_speaker()
            case ["trump", suit]:
                assert seat == self.bidder and len(self.passed) == 3 and not self.trump
                assert suit in self.may_name()
                self.trump = suit
                each = [self.meld(hand) for hand in self.hands]
                sums = [each[0] + each[2], each[1] + each[3]]
                self.melds = [m if m >= self.options.minimum_meld else 0 for m in sums]
            case ["surrender"]:
                assert seat == self.bidder and not self.lead_on_said()
                assert (self.trump and self.options.surrender) or not self.may_name()
                self.gave_up = True
            case ["lead", "on"]:
                assert seat == self.bidder and self.trump and self.options.surrender
                self.lead_on = True
            case _:
                raise AssertionError(line)

    def lead_on_said(self) -> bool:
        return any(line == "lead on" for _, line in self.said)

    def speaks(self, seat: int) -> None:
        assert seat == self.speaker and (self.bidder < 0 or len(self.passed) < 3)

    def next_speaker(self) -> None:
        while True:
            self.speaker = (self.speaker + 1) % 4
            if self.speaker not in self.passed:
                return

    def may_bid(self, value: int) -> bool:
        if self.bidder < 0 and len(self.passed) == 3:
            return value == 50
        step = 1
        if self.options.steps != "ones" and value > 60:
            step = 10 if self.options.steps == "tens-after-100" and value > 100 else 5
        return max(50, self.bid + 1) <= value <= 500 and value % step == 0

    def may_name(self) -> set[str]:
        hand = self.hands[self.bidder]
        if self.options.trump_needs == "nothing":
            return set("SHDC")
        return {suit for suit in "SHDC" if "K" + suit in hand and "Q" + suit in hand}

    def meld(self, hand: list[str]) -> int:
        def sets(*cards: str) -> int:
            return min(hand.count(card) for card in cards)

        t = self.trump
        runs = sets(*(rank + t for rank in RANKS))
        points = (0, 15, 150, 225, 300)[runs] + (sets("K" + t, "Q" + t) - runs) * 4
        points += sum(sets("K" + suit, "Q" + suit) * 2 for suit in "SHDC" if suit != t)
        points += (0, 4, 30, 60, 90)[sets("QS", "JD")]
        for rank, worth in AROUND.items():
            points += worth[sets(*(rank + suit for suit in "SHDC"))]
        return points

    # ------------------------------------------------------------------ the play

    def may_play(self, seat: int) -> set[str]:
        assert self.trump and self.lead_on and not self.gave_up
        hand = set(self.hands[seat])
        if not self.trick:
            assert self.tricks or seat == self.bidder
            return hand
        led, best = self.trick[0][1][1], self.best(self.trick)[1]
        beating = {c for c in hand if c[1] == best[1] and RANKS.index(c[0]) < RANKS.index(best[0])}
        following = {card for card in hand if card[1] == led}
        trumps = {card for card in hand if card[1] == self.trump}
        heading = self.options.heading
        if following:
            bound = best[1] == led and (led == self.trump or heading == "always")
            return (following & beating if bound else set()) or following
        if trumps:
            bound = best[1] == self.trump and heading != "trump-led-only"
            return (trumps & beating if bound else set()) or trumps
        return hand

    def best(self, trick: Trick) -> tuple[int, str]:
        trumps = [one for one in trick if one[1][1] == self.trump]
        able = trumps or [one for one in trick if one[1][1] == trick[0][1][1]]
        return min(able, key=lambda one: RANKS.index(one[1][0]))

    def winner(self, trick: Trick) -> int:
        return self.best(trick)[0]

    # ------------------------------------------------------------------ the score

    def counters(self) -> list[int]:
        """The points of each side's tricks."""
        points = [0, 0]
        for taker, trick in self.tricks:
            points[taker % 2] += sum(card[0] in "ATK" for _, card in trick)
        points[self.tricks[-1][0] % 2] += 2
        assert sum(points) == 50
        return points

    def gains(self) -> list[int]:
        ours, scores = self.bidder % 2, [0, 0]
        theirs = 1 - ours
        if self.gave_up:
            scores[ours], scores[theirs] = -self.bid, self.melds[theirs]
            return scores * 2
        taken = self.counters()
        saved = [points >= self.options.save for points in taken]
        total = self.melds[ours] + taken[ours]
        scores[ours] = total if saved[ours] and total >= self.bid else -self.bid
        if saved[theirs]:
            scores[theirs] = self.melds[theirs] + taken[theirs]
        elif not self.options.wipe_off:
            scores[theirs] = taken[theirs]
        return scores * 2

    def winners(self) -> set[int]:
        totals = [a + b for a, b in zip(self.scores, self.gains(), strict=True)]
        there = {side for side in (0, 1) if totals[side] >= self.options.target}
        if len(there) == 2:
            there = {self.bidder % 2}
        return {seat for seat in range(4) if seat % 2 in there}
