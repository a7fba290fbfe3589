"""Coiffeur as its page says it, every slate, with and without the Weis."""

from __future__ import annotations

from typing import Any

from bot.rules.kit.actions import Deal
from tests.rules.umpires.umpire import Trick, Umpire

NATURAL = "AKQJT9876"
UPSIDE_DOWN = "6789TJQKA"
TRUMP = "J9AKQT876"
POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}
SIX = ("S", "C", "D", "H", "obenabe", "undenufe")
SLATES = {
    "six": SIX,
    "eight": (*SIX, "joker1", "joker2"),
    "ten": (*SIX, "slalom", "gusti", "joker1", "joker2"),
    "eleven": (*SIX, "slalom", "gusti", "mary", "joker1", "joker2"),
}
LADDER = ("three", "four", "five", "TTTT", "QQQQ", "KKKK", "AAAA", "JJJJ")
WORTH = {"three": 20, "four": 50, "JJJJ": 200}
LENGTH = {"three": 3, "four": 4, "five": 5}

Meld = tuple[str, frozenset[str]]


class Coiffeur(Umpire):
    def __init__(self, match: Any) -> None:
        super().__init__(match)
        self.lines = SLATES[self.options.slate]
        self.columns = [list(column) for column in match.columns]
        assert [len(column) for column in self.columns] == [len(self.lines)] * 2

    def dealt(self, deal: Deal) -> None:
        super().dealt(deal)
        self.nine = [list(hand) for hand in self.hands]
        self.namer, self.line, self.played_as = -1, "", ""

    # ------------------------------------------------------------------ the naming

    def open_lines(self, side: int) -> list[str]:
        return [line for line, points in zip(self.lines, self.columns[side], strict=True)
                if points is None]  # fmt: skip

    def asked(self) -> list[int]:
        """The seats that may be asked, in order; the last must name."""
        order = [(self.dealer + n) % 4 for n in (1, 2, 3, 4)]
        able = [seat for seat in order if self.open_lines(seat % 2)]
        if self.options.push == "partner":
            return [able[0], (able[0] + 2) % 4]
        return [*able, able[0]]

    def done(self, seat: int, line: str) -> None:
        asked, shoved = self.asked(), len(self.said)
        assert seat == asked[shoved] and self.namer < 0
        super().done(seat, line)
        if line == "shove":
            assert shoved < len(asked) - 1
            return
        verb, word = line.split()
        self.line, _, how = word.partition("-")
        assert verb == "contract" and self.line in self.open_lines(seat % 2)
        self.namer = seat
        if self.line.startswith("joker"):
            assert how in SIX
            self.played_as = how
        elif self.line in ("slalom", "gusti"):
            assert how in ("obenabe", "undenufe")
            assert self.options.slate == "ten" or self.line == "slalom" or how == "obenabe"
            self.played_as = f"{self.line}-{how}"
        else:
            assert how == ""
            self.played_as = "gusti-undenufe" if word == "mary" else word

    # ------------------------------------------------------------------ the play

    def trump(self) -> str:
        return self.played_as if self.played_as in "SCDH" else ""

    def begun_low(self) -> bool:
        return self.played_as.endswith("undenufe")

    def low(self) -> bool:
        """Whether the trick that lies, or is led next, goes to the lowest."""
        n = len(self.tricks)
        if self.played_as.startswith("slalom"):
            return self.begun_low() == (n % 2 == 0)
        if self.played_as.startswith("gusti"):
            return self.begun_low() == (n < 5)
        return self.begun_low()

    def rank(self, card: str) -> int:
        """The place of a card in its suit, 0 for the strongest."""
        if card[1] == self.trump():
            return TRUMP.index(card[0])
        return (UPSIDE_DOWN if self.low() else NATURAL).index(card[0])

    def may_play(self, seat: int) -> set[str]:
        hand, trump = set(self.hands[seat]), self.trump()
        if not self.trick:
            first = (self.dealer + 1) % 4 if self.options.lead == "forehand" else self.namer
            assert self.tricks or seat == first
            return hand
        led = self.trick[0][1][1]
        following = {card for card in hand if card[1] == led}
        if not trump:
            return following or hand
        if led == trump:
            return hand if following in (set(), {"J" + trump}) else following
        trumps = {card for card in hand if card[1] == trump}
        able = following | trumps if following else hand
        lying = [self.rank(card) for _, card in self.trick if card[1] == trump]
        lower = {card for card in trumps if lying and self.rank(card) > min(lying)}
        way = self.options.undertrump
        if hand == lower or (way == "all-trump-hand-free" and hand == trumps):
            return able
        if way == "void-free" and not following:
            return able
        return able - lower

    def winner(self, trick: Trick) -> int:
        trumps = [one for one in trick if one[1][1] == self.trump()]
        able = trumps or [one for one in trick if one[1][1] == trick[0][1][1]]
        return min(able, key=lambda one: self.rank(one[1]))[0]

    # ------------------------------------------------------------------ the score

    def points(self, card: str) -> int:
        rank, suit = card[0], card[1]
        if suit == self.trump() and rank in "J9":
            return 20 if rank == "J" else 14
        if not self.trump() and rank == "8":
            return 8
        if self.begun_low() and self.options.undenufe_six == 11 and rank in "6A":
            return 11 if rank == "6" else 0
        return POINTS.get(rank, 0)

    def factor(self) -> int:
        if self.options.factors == "paired" and self.line in "SCDH":
            return 2 if self.line in "CD" else 3
        return self.lines.index(self.line) + 1

    def gains(self) -> list[int]:
        assert len(self.tricks) == 9
        ours, sums = self.namer % 2, [0, 0]
        for n, (taker, trick) in enumerate(self.tricks, 1):
            sums[taker % 2] += sum(self.points(card) for _, card in trick) + (5 if n == 9 else 0)
        assert sum(sums) == 157
        points = sums[ours]
        if all(taker % 2 == ours for taker, _ in self.tricks):
            points += self.options.match
        if self.options.weis and not self.line.startswith("joker"):
            points += self.weis(ours) + self.stoeck(ours)
        points *= self.factor()
        return [points if seat % 2 == ours else 0 for seat in range(4)]

    def winners(self) -> set[int]:
        if sum(len(self.open_lines(side)) for side in (0, 1)) > 1:
            return set()
        totals = [a + b for a, b in zip(self.scores, self.gains(), strict=True)]
        return {seat for seat, total in enumerate(totals) if total == max(totals)}

    # ------------------------------------------------------------------ the Weis

    def stoeck(self, side: int) -> int:
        pair = {"K" + self.trump(), "Q" + self.trump()}
        held = self.trump() and any(pair <= set(hand) for hand in self.nine[side::2])
        return 20 if held else 0

    def melds(self, seat: int) -> list[Meld]:
        """Every run of three or more, parts of longer ones too, and every four of a rank."""
        hand, found = set(self.nine[seat]), []
        for suit in "SHDC":
            for first in range(7):
                for last in range(first + 3, 10):
                    cards = frozenset(rank + suit for rank in NATURAL[first:last])
                    kind = {3: "three", 4: "four"}.get(len(cards), "five")
                    found.append((kind, cards))
        found += [(rank * 4, frozenset(rank + suit for suit in "SHDC")) for rank in "TQKAJ"]
        return [(kind, cards) for kind, cards in found if cards <= hand]

    def strength(self, seat: int, meld: Meld) -> tuple[int, int, bool, int]:
        kind, cards = meld
        first = [who for who, _ in self.tricks[0][1]]
        if kind not in LENGTH:
            return LADDER.index(kind), 0, False, -first.index(seat)
        ranks = UPSIDE_DOWN if self.begun_low() else NATURAL
        height = -min(ranks.index(card[0]) for card in cards)
        trump = any(card[1] == self.trump() for card in cards)
        return LADDER.index(kind), height, trump, -first.index(seat)

    def split(self, melds: list[Meld]) -> int:
        """The most that melds without a common card count together."""
        best = 0
        for n, (kind, cards) in enumerate(melds):
            rest = [meld for meld in melds[n + 1 :] if not meld[1] & cards]
            best = max(best, WORTH.get(kind, 100) + self.split(rest))
        return best

    def weis(self, side: int) -> int:
        """All the melds of a pair that has the best of all; nothing for any other."""
        every = [
            (self.strength(seat, meld), seat) for seat in range(4) for meld in self.melds(seat)
        ]
        if not every or max(every)[1] % 2 != side:
            return 0
        return self.split(self.melds(side)) + self.split(self.melds(side + 2))
