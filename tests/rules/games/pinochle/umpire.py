"""Pinochle as its page says it. Melds are counted card by card."""

from __future__ import annotations

from bot.rules.kit.actions import Deal
from tests.rules.umpires.umpire import Trick, Umpire

RANKS = "ATKQJ9"
VALUES = {
    "simple": {"A": 1, "T": 1, "K": 1},
    "original": {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2},
    "intermediate": {"A": 10, "T": 10, "K": 5, "Q": 5},
}


class Pinochle(Umpire):
    def dealt(self, deal: Deal) -> None:
        super().dealt(deal)
        self.maker, self.bid, self.trump, self.gave_up = -1, 0, "", False
        self.gifts: dict[int, list[str]] = {}
        self.melded: list[int] | None = None

    def done(self, seat: int, line: str) -> None:
        super().done(seat, line)
        match line.split():
            case ["bid", value]:
                self.maker, self.bid = seat, int(value)
            case ["trump", suit]:
                self.trump = suit
            case ["give", *cards]:
                self.give(seat, cards)
            case ["surrender"]:
                self.gave_up = True
        if self.melded is None and self.trump and not self.waits_for_gifts():
            self.melded = [self.meld(hand) for hand in self.hands]
            self.dix = [hand.count("9" + self.trump) * self.options.scale for hand in self.hands]

    def give(self, seat: int, cards: list[str]) -> None:
        self.gifts[seat] = cards
        if self.options.racehorse_how == "partner-first":
            for card in cards:
                self.hands[seat].remove(card)
                self.hands[(seat + 2) % 4].append(card)
        elif not self.waits_for_gifts():
            for giver, given in self.gifts.items():
                for card in given:
                    self.hands[giver].remove(card)
            for giver, given in self.gifts.items():
                self.hands[(giver + 2) % 4] += given

    def waits_for_gifts(self) -> bool:
        if not self.options.racehorse:
            return False
        side = {self.maker, (self.maker + 2) % 4}
        givers = {0, 1, 2, 3} if self.options.racehorse_who == "both-sides" else side
        return set(self.gifts) != givers

    def meld(self, hand: list[str]) -> int:
        def sets(*cards: str) -> int:
            return min(hand.count(card) for card in cards)

        def worth(count: int, one: int, two: int) -> int:
            return (0, one, two)[count]

        t = self.trump
        points = worth(sets("QS", "JD"), 4, 30) + worth(hand.count("9" + t), 1, 2)
        for rank, one in (("A", 10), ("K", 8), ("Q", 6), ("J", 4)):
            points += worth(sets(*(rank + suit for suit in "SHDC")), one, 10 * one)
        for suit in "SHDC":
            if suit != t:
                points += worth(sets("K" + suit, "Q" + suit), 2, 4)
        run = sets(*(rank + t for rank in "ATKQJ"))
        kings, queens = hand.count("K" + t), hand.count("Q" + t)
        if self.options.extra_run_melds and run == 1:
            points += {(1, 1): 15, (2, 1): 19, (1, 2): 19, (2, 2): 23}[kings, queens]
        else:
            points += worth(run, 15, 150) + worth(min(kings, queens) - run, 4, 8)
        return points * self.options.scale

    def may_play(self, seat: int) -> set[str]:
        hand = set(self.hands[seat])
        if not self.trick:
            return hand
        led, best = self.trick[0][1][1], self.best(self.trick)[1]
        heading = self.options.heading

        def higher(card: str) -> bool:
            return card[1] == best[1] and RANKS.index(card[0]) < RANKS.index(best[0])

        following = {card for card in hand if card[1] == led}
        if following:
            trumped = best[1] != led
            must_beat = not trumped and (led == self.trump or heading == "always")
            return ({c for c in following if higher(c)} if must_beat else set()) or following
        trumps = {card for card in hand if card[1] == self.trump}
        if trumps:
            must_beat = best[1] == self.trump and heading != "trump-led-only"
            return ({c for c in trumps if higher(c)} if must_beat else set()) or trumps
        return hand

    def best(self, trick: Trick) -> tuple[int, str]:
        trumps = [one for one in trick if one[1][1] == self.trump]
        able = trumps or [one for one in trick if one[1][1] == trick[0][1][1]]
        return min(able, key=lambda one: RANKS.index(one[1][0]))

    def winner(self, trick: Trick) -> int:
        return self.best(trick)[0]

    def winners(self) -> set[int]:
        totals = [a + b for a, b in zip(self.scores, self.gains(), strict=True)]
        there = {side for side in (0, 1) if totals[side] >= 150 * self.options.scale}
        if len(there) == 2:
            there = {self.maker % 2}
        return {seat for seat in range(4) if seat % 2 in there}

    def gains(self) -> list[int]:
        if not self.trump:
            return [0, 0, 0, 0]
        assert self.melded is not None
        options, points = self.options, [0, 0]
        for n, (taker, trick) in enumerate(self.tricks):
            worth = sum(VALUES[options.card_values].get(card[0], 0) for _, card in trick)
            if n == 11:
                worth += 1 if options.card_values == "simple" else 10
            if options.card_values == "simple":
                worth *= options.scale
            points[taker % 2] += worth
        takers = {taker % 2 for taker, _ in self.tricks}
        melds = [self.melded[0] + self.melded[2], self.melded[1] + self.melded[3]]
        dix = [self.dix[0] + self.dix[2], self.dix[1] + self.dix[3]]
        ours = self.maker % 2
        theirs, total = 1 - ours, [melds[0] + points[0], melds[1] + points[1]]
        scores = [0, 0]
        if self.gave_up:
            scores[ours], scores[theirs] = -self.bid, melds[theirs]
            return scores * 2
        if ours not in takers:
            scores[ours] = -self.bid
        elif total[ours] < self.bid:
            scores[ours] = -self.bid if options.set_penalty == "bid" else -melds[ours]
        else:
            scores[ours] = total[ours]
        if theirs in takers:
            scores[theirs] = total[theirs]
        elif options.trickless_keeps_dix:
            scores[theirs] = dix[theirs]
        return scores * 2
