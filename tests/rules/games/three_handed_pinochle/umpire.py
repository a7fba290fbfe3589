"""Three-Handed Pinochle as its page says it, for base values and for points."""

from __future__ import annotations

from bot.rules.kit.actions import Deal
from tests.rules.umpires.umpire import Trick, Umpire

RANKS = "ATKQJ9"
VALUES = {
    "original": {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2},
    "simple": {"A": 10, "T": 10, "K": 10},
}
BASE = dict(zip(range(200, 701, 50), (1, 2, 3, 5, 7, 10, 13, 17, 21, 25, 30), strict=True))
"""The value of a bid, by its lowest."""


class ThreeHandedPinochle(Umpire):
    def dealt(self, deal: Deal) -> None:
        super().dealt(deal)
        self.bidder, self.bid, self.trump = -1, 0, ""
        self.gave_up = self.lead_on = False
        self.passed: list[int] = []
        self.speaker = (self.dealer + 1) % 3
        self.buried: list[str] = []
        self.melds = [0, 0, 0]

    # ------------------------------------------------------------------ before the play

    def done(self, seat: int, line: str) -> None:
        super().done(seat, line)
        match line.split():
            case ["bid", value]:
                assert seat == self.speaker and self.may_bid(int(value))
                self.bidder, self.bid = seat, int(value)
                self.next_speaker()
            case ["pass"]:
                assert seat == self.speaker and not self.stuck()
                self.passed.append(seat)
                self.next_speaker()
            case ["trump", suit]:
                assert seat == self.bidder and len(self.passed) == 2 and not self.trump
                self.trump = suit
                self.hands[seat] += self.piles["widow"]
            case ["discard", *cards]:
                assert seat == self.bidder and self.trump and not self.buried and len(cards) == 3
                self.moves(seat, line)
                self.buried = cards
                for one, hand in enumerate(self.hands):
                    if one == self.bidder or self.options.scoring == "points":
                        self.melds[one] = self.meld(hand)
            case ["surrender"]:
                assert seat == self.bidder and self.asked_to_play()
                self.gave_up = True
            case ["lead", "on"]:
                assert seat == self.bidder and self.asked_to_play()
                self.lead_on = True
            case _:
                raise AssertionError(line)

    def stuck(self) -> bool:
        last = self.bidder < 0 and len(self.passed) == 2
        return last and self.options.all_pass == "dealer-bids"

    def next_speaker(self) -> None:
        if len(self.passed) < 3:
            self.speaker = (self.speaker + 1) % 3
            if self.speaker in self.passed:
                self.next_speaker()

    def may_bid(self, value: int) -> bool:
        lowest = self.bid + 10 if self.bid else self.options.minimum
        highest = lowest if self.stuck() else 800 if self.options.doubles == "twice" else 2200
        over = self.bidder >= 0 and len(self.passed) == 2
        return not over and value % 10 == 0 and lowest <= value <= highest

    def asked_to_play(self) -> bool:
        assert not self.gave_up and not self.lead_on
        return bool(self.buried) and not self.enough()

    def enough(self) -> bool:
        """Whether the melds alone have made the bid."""
        return self.options.scoring == "base" and self.melds[self.bidder] >= self.bid

    def meld(self, hand: list[str]) -> int:
        def sets(*cards: str) -> int:
            return min(hand.count(card) for card in cards)

        def worth(count: int, one: int, two: int) -> int:
            return (0, one, two if self.options.doubles == "bonus" else 2 * one)[count]

        t = self.trump
        run = sets(*(rank + t for rank in "ATKQJ"))
        points = worth(run, 150, 1500) + 40 * (sets("K" + t, "Q" + t) - run)
        points += sum(20 * sets("K" + suit, "Q" + suit) for suit in "SHDC" if suit != t)
        points += 10 * hand.count("9" + t) + worth(sets("QS", "JD"), 40, 300)
        for rank, one in (("A", 100), ("K", 80), ("Q", 60), ("J", 40)):
            points += worth(sets(*(rank + suit for suit in "SHDC")), one, 10 * one)
        return points

    # ------------------------------------------------------------------ the play

    def may_play(self, seat: int) -> set[str]:
        assert self.lead_on
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

    def worth_of(self, cards: list[str]) -> int:
        return sum(VALUES[self.options.card_values].get(card[0], 0) for card in cards)

    def taken(self) -> list[int]:
        """The points each took in cards; 0 if no trick had a card that is worth anything."""
        points = [0, 0, 0]
        for taker, trick in self.tricks:
            points[taker] += self.worth_of([card for _, card in trick])
        points[self.bidder] += self.worth_of(self.buried)
        last = self.tricks[-1][0]
        worthless = [seat for seat in range(3) if not points[seat] and seat != self.bidder]
        points[last] += 10
        assert sum(points) == 250
        return [0 if seat in worthless else points[seat] for seat in range(3)]

    def gains(self) -> list[int]:
        if not self.trump:
            return [0, 0, 0]
        made = self.enough()
        taken = [0, 0, 0]
        if not made and not self.gave_up:
            taken = self.taken()
            made = self.melds[self.bidder] + taken[self.bidder] >= self.bid
        twice = not made and not self.gave_up and self.options.failed == "double"
        if self.options.scoring == "base":
            value = BASE[min(700, self.bid // 50 * 50)]
            if self.trump == "S" and self.options.spades == "double":
                value *= 2
            if twice:
                value *= 2
            value = value if made else -value
            return [2 * value if seat == self.bidder else -value for seat in range(3)]
        scores = [0, 0, 0]
        for seat in range(3):
            if seat == self.bidder:
                lost = -2 * self.bid if twice else -self.bid
                scores[seat] = self.melds[seat] + taken[seat] if made else lost
            elif self.gave_up or taken[seat]:
                scores[seat] = self.melds[seat] + taken[seat]
        return scores

    def winners(self) -> set[int]:
        totals = [a + b for a, b in zip(self.scores, self.gains(), strict=True)]
        best = max(totals)
        if self.options.scoring == "base":
            over = self.deal >= 3 * self.options.rounds
        else:
            over = best >= self.options.limit
            if self.trump and totals[self.bidder] >= self.options.limit:
                return {self.bidder}
        return {seat for seat, total in enumerate(totals) if over and total == best}
