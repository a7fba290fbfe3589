"""The Euchre family as its page says it: four, two, three players, and the called ace."""

from __future__ import annotations

from typing import Any

from bot.rules.kit.actions import Deal
from tests.rules.umpires.umpire import Trick, Umpire

SAME_COLOUR = {"S": "C", "C": "S", "H": "D", "D": "H"}
TOP_DOWN = "AKQJT987"
JOKERS = {"none": "", "best-bower": "JK", "benny": "2S"}


class Euchre(Umpire):
    def dealt(self, deal: Deal) -> None:
        super().dealt(deal)
        self.joker = JOKERS[self.options.joker]
        (self.up,) = self.piles["up"]
        self.suit_of_up = self.up[1] if self.up != self.joker else "H"
        self.blind = self.up == self.joker and self.option("joker_turned", "hearts") != "hearts"
        self.maker, self.trump = -1, ""
        self.silent: set[int] = set()
        self.lone_maker = self.lone_defender = False
        self.gift: list[str] = []
        self.buried = ""
        self.called = ""

    def option(self, name: str, otherwise: Any) -> Any:
        return getattr(self.options, name, otherwise)

    def done(self, seat: int, line: str) -> None:
        super().done(seat, line)
        match line.split():
            case ["call", suit] if self.blind:
                self.blind, self.suit_of_up = False, suit
                if self.option("joker_turned", "hearts") == "makers-at-once":
                    self.maker, self.trump = seat, suit
            case ["order", *alone]:
                self.made(seat, self.suit_of_up, alone)
            case ["call", suit, *alone]:
                self.made(seat, suit, alone)
            case ["swap", card]:
                self.hands[seat].append(self.up)
                self.hands[seat].remove(card)
                self.buried = card
            case ["discard", *_]:
                self.moves(seat, line)
                self.hands[seat] += self.piles["stock"]
            case ["give", card]:
                self.hands[seat].remove(card)
                self.hands[(seat + 2) % 4].append(card)
            case ["defend", "alone"]:
                self.silent.add((seat + 2) % 4)
                self.lone_defender = True
            case ["partner", suit]:
                self.called = suit

    def made(self, seat: int, suit: str, alone: list[str]) -> None:
        self.maker, self.trump, self.lone_maker = seat, suit, bool(alone)
        if alone:
            self.silent.add((seat + 2) % 4)

    def playing(self) -> int:
        return self.players - len(self.silent)

    def trumps(self) -> list[str]:
        if self.trump == "NT":
            return []
        t = self.trump
        first = [*([self.joker] if self.joker else []), "J" + t, "J" + SAME_COLOUR[t]]
        return [*first, *(rank + t for rank in TOP_DOWN if rank != "J")]

    def suit(self, card: str) -> str:
        if card in self.trumps():
            return "trump"
        return "joker" if card == self.joker else card[1]

    def may_play(self, seat: int) -> set[str]:
        hand = set(self.hands[seat])
        if not self.trick or self.suit(self.trick[0][1]) == "joker":
            return hand
        led = self.suit(self.trick[0][1])
        return {card for card in hand if self.suit(card) == led} or hand

    def winner(self, trick: Trick) -> int:
        jokers = [who for who, card in trick if self.suit(card) == "joker"]
        if jokers:
            return jokers[0]
        trumps = [(who, card) for who, card in trick if self.suit(card) == "trump"]
        if trumps:
            return min(trumps, key=lambda one: self.trumps().index(one[1]))[0]
        led = self.suit(trick[0][1])
        plain = [(who, card) for who, card in trick if self.suit(card) == led]
        return min(plain, key=lambda one: TOP_DOWN.index(one[1][0]))[0]

    def gains(self) -> list[int]:
        if not self.tricks:
            return [0] * self.players
        assert len(self.tricks) == 5
        self.check_the_lead()
        makers = self.makers()
        tricks = sum(taker in makers for taker, _ in self.tricks)
        return self.points(makers, tricks)

    def winners(self) -> set[int]:
        """The seats at the target: only one side scores in a deal."""
        totals = [a + b for a, b in zip(self.scores, self.gains(), strict=True)]
        return {seat for seat, total in enumerate(totals) if total >= self.options.target}

    def check_the_lead(self) -> None:
        """The dealer's left, or against a lone maker the maker's; the silent are passed over."""
        lead = self.dealer + 1
        if self.lone_maker and self.option("lone_lead", "eldest") == "maker-left":
            lead = self.maker + 1
        while lead % self.players in self.silent:
            lead += 1
        assert self.tricks[0][1][0][0] == lead % self.players

    def makers(self) -> set[int]:
        return {self.maker, (self.maker + 2) % 4}

    def points(self, makers: set[int], tricks: int) -> list[int]:
        o = self.options
        mine, theirs = 0, 0
        if tricks == 5:
            mine = 4 if self.lone_maker else 2
        elif tricks >= 3:
            mine = 1
        else:
            worth = {2}
            if self.lone_maker:
                worth.add(o.lone_euchre)
            if self.lone_defender and (tricks == 0 or o.lone_defender == "four-for-any-euchre"):
                worth.add(4)
            if o.super_euchre and tricks == 0:
                worth.add(4)
            theirs = max(worth)
        return [mine if seat in makers else theirs for seat in range(4)]


class Two(Euchre):
    def makers(self) -> set[int]:
        return {self.maker}

    def points(self, makers: set[int], tricks: int) -> list[int]:
        mine, theirs = (0, 2) if tricks < 3 else (2, 0) if tricks == 5 else (1, 0)
        return [mine if seat in makers else theirs for seat in range(2)]


class Cutthroat(Two):
    def check_the_lead(self) -> None:
        lead = self.maker + 1 if self.options.lead == "maker-left" else self.dealer + 1
        assert self.tricks[0][1][0][0] == lead % 3

    def points(self, makers: set[int], tricks: int) -> list[int]:
        o = self.options
        mine, theirs = (0, o.euchred) if tricks < 3 else (o.march, 0) if tricks == 5 else (1, 0)
        return [mine if seat in makers else theirs for seat in range(3)]


class CallAce(Euchre):
    def winners(self) -> set[int]:
        """The highest at the target, ties joint."""
        totals = [a + b for a, b in zip(self.scores, self.gains(), strict=True)]
        best = max(totals)
        there = best >= self.options.target
        return {seat for seat, total in enumerate(totals) if there and total == best}

    def makers(self) -> set[int]:
        """The maker, and who was dealt (or took) the highest card in play of the suit called."""
        if self.called == "none":
            return {self.maker}
        ranks = "A" if self.options.ace_only else TOP_DOWN
        held = {card: seat for _, trick in self.tricks for seat, card in trick}
        for card in (rank + self.called for rank in ranks):
            if card in held and card not in self.trumps():
                return {self.maker, held[card]}
        return {self.maker}

    def points(self, makers: set[int], tricks: int) -> list[int]:
        mine, theirs = 0, 0
        if tricks < 3:
            theirs = 2
        elif tricks < 5:
            mine = 1
        elif len(makers) == 1:
            mine = self.players
        else:
            mine = 2 if self.players == 4 else 3
        return [mine if seat in makers else theirs for seat in range(self.players)]
