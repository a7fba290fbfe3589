"""Schieber as its page says it, with the Weis, the Stöck and every way to the end."""

from __future__ import annotations

from bot.rules.kit.actions import Deal
from tests.rules.umpires.umpire import Trick, Umpire

NATURAL = "AKQJT9876"
TRUMP = "J9AKQT876"
UPSIDE_DOWN = "6789TJQKA"
PLAIN_POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}
WORDS = ("S", "C", "D", "H", "obenabe", "undenufe")
LENGTH = {"three": 3, "four": 4, "five": 5}


class Schieber(Umpire):
    def dealt(self, deal: Deal) -> None:
        super().dealt(deal)
        self.nine = [list(hand) for hand in self.hands]
        self.contract, self.trump, self.factor = "", "", 1
        self.named: dict[int, str] = {}
        self.weis, self.stoeck, self.cards = [0, 0], [0, 0], [0, 0]
        self.stoeck_in = -1
        decides = self.options.first_forehand
        holders = [seat for seat in range(4) if self.deal == 1 and decides in self.nine[seat]]
        self.forehand = holders[0] if holders else (self.dealer + 1) % 4
        self.won: int | None = None
        self.claimed = False

    def done(self, seat: int, line: str) -> None:
        super().done(seat, line)
        match line.split():
            case ["contract", word]:
                self.contract = word
                self.trump = word if word in "SHDC" else ""
                self.factor = int(self.options.factors.split("-")[WORDS.index(word)])
            case ["weis", kind]:
                self.named[seat] = kind
            case ["claim"]:
                right = self.claimable(seat % 2) >= self.options.target
                self.won = seat % 2 if right else 1 - seat % 2

    # ------------------------------------------------------------------ the play

    def rank(self, card: str) -> int:
        """The place of a card in its suit, 0 for the strongest."""
        if card[1] == self.trump:
            return TRUMP.index(card[0])
        return (UPSIDE_DOWN if self.contract == "undenufe" else NATURAL).index(card[0])

    def may_play(self, seat: int) -> set[str]:
        hand = set(self.hands[seat])
        if not self.trick:
            return hand
        led = self.trick[0][1][1]
        following = {card for card in hand if card[1] == led}
        if not self.trump:
            return following or hand
        if led == self.trump:
            if following == {"J" + led} and self.options.puur:
                return hand
            return following or hand
        trumps = {card for card in hand if card[1] == self.trump}
        able = following | trumps if following else hand
        lying = [card for _, card in self.trick if card[1] == self.trump]
        if not lying:
            return able
        highest = min(lying, key=self.rank)
        lower = {card for card in trumps if self.rank(card) > self.rank(highest)}
        if hand == lower or (hand == trumps and self.options.undertrump != "strict"):
            return able
        return able - lower

    def winner(self, trick: Trick) -> int:
        trumps = [one for one in trick if one[1][1] == self.trump]
        able = trumps or [one for one in trick if one[1][1] == trick[0][1][1]]
        return min(able, key=lambda one: self.rank(one[1]))[0]

    def points(self, card: str) -> int:
        if card[1] == self.trump:
            return {"J": 20, "9": 14}.get(card[0], PLAIN_POINTS.get(card[0], 0))
        if not self.trump and card[0] == "8":
            return 8
        if self.contract == "undenufe" and self.options.undenufe_six == 11:
            return {"6": 11, "A": 0}.get(card[0], PLAIN_POINTS.get(card[0], 0))
        return PLAIN_POINTS.get(card[0], 0)

    def played(self, seat: int, card: str) -> None:
        tricks = len(self.tricks)
        assert tricks or self.trick or seat == self.forehand, "forehand leads"
        super().played(seat, card)
        pair = {"K" + self.trump, "Q" + self.trump}
        whole = bool(self.trump) and card in pair and pair <= set(self.nine[seat])
        if whole and not pair & set(self.hands[seat]):
            self.stoeck[seat % 2], self.stoeck_in = 20, tricks
        if self.written_there() is not None:
            self.won = self.written_there()
        if len(self.tricks) > tricks:
            taker, trick = self.tricks[-1]
            self.cards[taker % 2] += sum(self.points(c) for _, c in trick)
            self.trick_done()

    # ------------------------------------------------------------------ the Weis

    def ladder(self) -> list[str]:
        o = self.options
        fours = ["TTTT", "QQQQ", "KKKK", "AAAA"]
        if self.contract == "undenufe" and o.weis_undenufe == "all-reversed":
            fours.reverse()
        middle = [*fours, "five"] if o.fours_or_run == "run" else ["five", *fours]
        nines = ["9999"] if o.four_nines == 150 else []
        return ["three", "four", *middle, *nines, "JJJJ"]

    def melds(self, hand: list[str]) -> list[tuple[str, frozenset[str]]]:
        """Every run of three or more, parts of longer ones too, and every four of a rank."""
        found = []
        for suit in "SHDC":
            for first in range(9):
                for last in range(first + 3, 10):
                    cards = frozenset(rank + suit for rank in NATURAL[first:last])
                    if cards <= set(hand):
                        kind = {3: "three", 4: "four"}.get(len(cards), "five")
                        found.append((kind, cards))
        for kind in self.ladder():
            if kind[0] in NATURAL:
                cards = frozenset(kind[0] + suit for suit in "SHDC")
                if cards <= set(hand):
                    found.append((kind, cards))
        return found

    def split(self, melds: list[tuple[str, frozenset[str]]]) -> int:
        """The most that melds without a common card count together."""
        worth = {"three": 20, "four": 50, "JJJJ": 200, "9999": 150}
        best = 0
        for n, (kind, cards) in enumerate(melds):
            rest = [meld for meld in melds[n + 1 :] if not meld[1] & cards]
            best = max(best, worth.get(kind, 100) + self.split(rest))
        return best

    def settle(self) -> None:
        """After the first trick: the side with the strongest Weis writes all it has."""
        ladder = self.ladder()
        held = [self.melds(hand) for hand in self.nine]
        order = [who for who, _ in self.tricks[0][1]]
        if self.options.weis_by == "engine":
            for seat in range(4):
                kinds = [kind for kind, _ in held[seat]]
                self.named[seat] = max(kinds, key=ladder.index) if kinds else "none"
        named = [self.named[seat] for seat in order if self.named[seat] != "none"]
        if not named:
            return
        kind = max(named, key=ladder.index)
        left = [seat for seat in order if self.named[seat] == kind]
        for key in (self.length, self.top, self.in_trump):
            if len({seat % 2 for seat in left}) > 1:
                told = {seat: key(kind, held[seat]) for seat in left}
                left = [seat for seat in left if told[seat] == max(told.values())]
        if len({seat % 2 for seat in left}) > 1 and self.options.weis_tie == "nobody":
            return
        side = left[0] % 2
        self.weis[side] = self.split(held[side]) + self.split(held[side + 2])

    def runs(self, kind: str, melds: list[tuple[str, frozenset[str]]]) -> list[frozenset[str]]:
        """The runs to compare: as long as the kind says, or the longest if length counts."""
        runs = [cards for name, cards in melds if name in LENGTH]
        if kind == "five" and self.options.weis_longer_wins:
            longest = max(map(len, runs))
            return [cards for cards in runs if len(cards) == longest]
        return [cards for cards in runs if len(cards) == LENGTH[kind]]

    def length(self, kind: str, melds: list[tuple[str, frozenset[str]]]) -> int:
        return len(self.runs(kind, melds)[0]) if kind in LENGTH else 0

    def height(self, run: frozenset[str]) -> int:
        turned = self.contract == "undenufe" and self.options.weis_undenufe != "natural"
        ranks = UPSIDE_DOWN if turned else NATURAL
        return -min(ranks.index(card[0]) for card in run)

    def top(self, kind: str, melds: list[tuple[str, frozenset[str]]]) -> int:
        return max(map(self.height, self.runs(kind, melds)))

    def in_trump(self, kind: str, melds: list[tuple[str, frozenset[str]]]) -> bool:
        runs = self.runs(kind, melds)
        best = [run for run in runs if self.height(run) == max(map(self.height, runs))]
        return any(card[1] == self.trump for run in best for card in run)

    # ------------------------------------------------------------------ the end

    def unplayed(self, side: int) -> int:
        """A Stöck that a partner of this side has, and nobody has called."""
        pair = {"K" + self.trump, "Q" + self.trump}
        held = self.trump and any(pair <= set(hand) for hand in self.nine[side::2])
        return 20 if held and not self.stoeck[side] else 0

    def written(self, side: int) -> int:
        return self.scores[side] + (self.weis[side] + self.stoeck[side]) * self.factor

    def claimable(self, side: int) -> int:
        return self.written(side) + (self.cards[side] + self.unplayed(side)) * self.factor

    def written_there(self) -> int | None:
        there = [side for side in (0, 1) if self.written(side) >= self.options.target]
        return there[0] if there else None

    def trick_done(self) -> None:
        if self.won is not None:
            return
        target, first = self.options.target, len(self.tricks) == 1
        if first:
            self.settle()
        there = [side for side in (0, 1) if self.claimable(side) >= target]
        if len(self.tricks) == 9:
            self.deal_done()
        elif first and len(there) == 2:
            self.won = self.step_by_step()
        elif self.options.claims == "automatic":
            self.won = there[0] if there else None
        else:
            self.won = self.written_there()

    def step_by_step(self) -> int:
        """Both could be there after the first trick."""
        adds = {"weis": self.weis, "stoeck": [self.unplayed(0), self.unplayed(1)]}
        steps = ["weis", "stoeck"]
        if self.options.finish_order == "stoeck-weis-cards":
            steps.reverse()
        totals = list(self.scores[:2])
        for add in [*(adds[step] for step in steps), self.cards]:
            totals = [t + a * self.factor for t, a in zip(totals, add, strict=True)]
            for side in (0, 1):
                if totals[side] >= self.options.target:
                    return side
        raise AssertionError("somebody was there")

    def deal_done(self) -> None:
        target = self.options.target
        taker, _ = self.tricks[-1]
        early = list(self.cards)
        self.cards[taker % 2] += 5
        if len({who % 2 for who, _ in self.tricks}) == 1:
            self.cards[taker % 2] += self.options.match
        totals = [self.written(side) + self.cards[side] * self.factor for side in (0, 1)]
        there = [side for side in (0, 1) if totals[side] >= target]
        if self.written_there() is not None:
            self.won = self.written_there()
        elif len(there) == 1:
            self.won = there[0]
        elif there:
            self.won = self.first_there(early)

    def first_there(self, early: list[int]) -> int:
        """Trick by trick, who was there first; the last trick's extras come last."""
        totals = [self.scores[side] + self.weis[side] * self.factor for side in (0, 1)]
        for n, (taker, trick) in enumerate(self.tricks):
            if n == self.stoeck_in:
                totals = [t + s * self.factor for t, s in zip(totals, self.stoeck, strict=True)]
            for side in (0, 1):
                if totals[side] >= self.options.target:
                    return side
            totals[taker % 2] += sum(self.points(card) for _, card in trick) * self.factor
            for side in (0, 1):
                if totals[side] >= self.options.target:
                    return side
        return self.tricks[-1][0] % 2

    def next_dealer(self) -> int:
        return self.forehand

    def winners(self) -> set[int]:
        return set() if self.won is None else {self.won, self.won + 2}

    def gains(self) -> list[int]:
        if self.won is not None and len(self.tricks) < 9:
            extra = [0, 0]
            extra[self.won] = self.unplayed(self.won)
            totals = [self.written(side) + (self.cards[side] + extra[side]) * self.factor
                      for side in (0, 1)]  # fmt: skip
        else:
            totals = [self.written(side) + self.cards[side] * self.factor for side in (0, 1)]
        return [totals[seat % 2] - self.scores[seat % 2] for seat in range(4)]
