"""Auction Pitch as its page says it, from the game for four points to that for seven."""

from __future__ import annotations

from bot.rules.kit.actions import Deal
from tests.rules.umpires.umpire import Trick, Umpire

SAME_COLOUR = {"S": "C", "C": "S", "H": "D", "D": "H"}
IN_GAME = {"four": 4, "joker": 5, "jick": 5, "seven": 7}
PIPS = {"T": 10, "A": 4, "K": 3, "Q": 2, "J": 1}
JOKERS = ("BJ", "LJ", "JK")


class AuctionPitch(Umpire):
    def dealt(self, deal: Deal) -> None:
        super().dealt(deal)
        self.p = IN_GAME[self.options.points]
        self.pitcher, self.bid, self.trump = -1, "", ""

    # ------------------------------------------------------------------ before the play

    def done(self, seat: int, line: str) -> None:
        match line.split():
            case ["bid", bid]:
                assert seat == self.speaker() and bid in self.bids(), (seat, line)
                self.pitcher, self.bid = seat, bid
            case ["pass"]:
                assert seat == self.speaker() and (self.pitcher >= 0 or not self.stuck())
        super().done(seat, line)

    def speaker(self) -> int:
        return (self.dealer + 1 + len(self.said)) % self.players

    def stuck(self) -> bool:
        """The dealer after nothing but passes, who has to bid."""
        alone = self.pitcher < 0 and self.speaker() == self.dealer
        return alone and self.options.all_pass == "dealer-bids"

    def bids(self) -> list[str]:
        """The bids open to the speaker."""
        every = [str(n) for n in range(2, self.p + 1)]
        if self.stuck():
            return every[:1]
        if self.options.smudge == "added":
            every.append("smudge")
        if self.pitcher < 0:
            return every
        higher = every[every.index(self.bid) + 1 :]
        steals = self.options.steal and self.speaker() == self.dealer
        return [self.bid, *higher] if steals and self.bid not in (str(self.p), "smudge") else higher

    # ------------------------------------------------------------------ the play

    def trumps(self) -> list[str]:
        """The trumps from the top; none while no suit is trump."""
        t = self.trump
        if not t:
            return []
        ranks, points = "AKQJT98765432", self.options.points
        order = [rank + t for rank in ranks]
        if points == "joker":
            order.append("JK")
        elif points == "jick":
            order.insert(4, "J" + SAME_COLOUR[t])
        elif points == "seven":
            order[4:4] = ["J" + SAME_COLOUR[t], "BJ", "LJ"]
        return order

    def suit(self, card: str) -> str:
        return self.trump if card in self.trumps() else card[1]

    def may_play(self, seat: int) -> set[str]:
        hand = set(self.hands[seat])
        trumps = {card for card in hand if card in self.trumps()}
        if not self.trick:
            if not self.tricks:
                assert seat == self.pitcher and len(hand) == 6
                return trumps or hand
            return hand
        led = self.suit(self.trick[0][1])
        following = {card for card in hand if self.suit(card) == led}
        return following | trumps if following else hand

    def played(self, seat: int, card: str) -> None:
        if not self.trump:
            self.trump = "S" if card in JOKERS else card[1]
        super().played(seat, card)

    def winner(self, trick: Trick) -> int:
        trumps = [one for one in trick if one[1] in self.trumps()]
        if trumps:
            return min(trumps, key=lambda one: self.trumps().index(one[1]))[0]
        plain = [one for one in trick if one[1][1] == trick[0][1][1]]
        return min(plain, key=lambda one: "AKQJT98765432".index(one[1][0]))[0]

    # ------------------------------------------------------------------ the score

    def side(self, seat: int) -> int:
        return seat % 2 if self.options.partners else seat

    def points(self) -> list[tuple[int, int]]:
        """Sides and what they got, in the order in which it is counted."""
        played = [(taker, who, card) for taker, trick in self.tricks for who, card in trick]
        order, t = self.trumps(), self.trump
        trumps = sorted((one for one in played if one[2] in order), key=lambda o: order.index(o[2]))
        points = [(trumps[0][0], 1)]
        lows = [one for one in trumps if one[2] not in JOKERS]
        if lows:
            taker, holder, _ = lows[-1]
            points.append((taker if self.options.low_to == "taker" else holder, 1))
        worth = [("J" + t, 1)]
        if self.options.points in ("jick", "seven"):
            worth.append(("J" + SAME_COLOUR[t], 1))
        worth += [(joker, 1) for joker in JOKERS]
        for counts, value in worth:
            points += [(taker, value) for taker, _, card in played if card == counts]
        counted = [(self.side(seat), value) for seat, value in points]
        totals = [0] * self.players
        for taker, _, card in played:
            totals[self.side(taker)] += 1 if card in JOKERS else PIPS.get(card[0], 0)
        if totals.count(max(totals)) == 1:
            counted.append((totals.index(max(totals)), 1))
        return counted

    def thrown_in(self) -> bool:
        return self.pitcher < 0

    def mine(self) -> tuple[int, bool]:
        """The score of the pitcher's side, and whether it has made its bid."""
        ours = self.side(self.pitcher)
        got = sum(value for side, value in self.points() if side == ours)
        if self.bid == "smudge":
            whole = got == self.p and all(self.side(taker) == ours for taker, _ in self.tricks)
            return (self.p + 1 if whole else -self.p - 1), whole
        made = got >= int(self.bid)
        return (got if made else -int(self.bid)), made

    def gains(self) -> list[int]:
        if self.thrown_in():
            return [0] * self.players
        got = [0] * self.players
        for side, value in self.points():
            got[side] += value
        got[self.side(self.pitcher)] = self.mine()[0]
        return [got[self.side(seat)] for seat in range(self.players)]

    def winners(self) -> set[int]:
        if self.thrown_in():
            return set()
        target, ours = self.options.target, self.side(self.pitcher)
        totals = [a + b for a, b in zip(self.scores, self.gains(), strict=True)]
        there = {self.side(seat) for seat, total in enumerate(totals) if total >= target}
        if self.options.must_bid_out:
            there &= {ours} if self.mine()[1] else set()
        elif ours in there:
            there = {ours}
        elif len(there) > 1:
            there = {self.first_there()}
        return {seat for seat in range(self.players) if self.side(seat) in there}

    def first_there(self) -> int:
        """Of several others at the target the one that a point brought there first."""
        ours, totals = self.side(self.pitcher), list(self.scores)
        for side, value in self.points():
            totals[side] += value
            if side != ours and totals[side] >= self.options.target:
                return side
        raise AssertionError("several are there, and none of them got there")
