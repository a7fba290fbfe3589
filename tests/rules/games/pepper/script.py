"""Games of the Pepper family told in the lines a log would have, so that tests read like deals."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from bot.rules import CHANCE, GAMES, Card, Event, Illegal, Seat, step
from bot.rules.kit.actions import Deal
from bot.rules.kit.cards import RANKS, cards, without

Told = tuple[int, str]
"""A trick as it is told: who leads, and the cards in the order played."""


class Script:
    """A game played by lines: ``"0 bid 4"``, ``"1 pass"``. ``scores`` stand before the deal."""

    def __init__(self, key: str, options: str = "", players: int = 4, scores: str = "") -> None:
        self.game: Any = GAMES[key]
        self.players = players
        self.options = self.game.options.read(options)
        self.game.check(self.options, players)
        self.state = self.game.start(self.options, players)
        if scores:
            known = tuple(map(int, scores.split()))
            self.state = replace(self.state, match=replace(self.state.match, scores=known))
        self.last: tuple[Event, ...] = ()

    def deal(self, *hands: str) -> "Script":
        """Deal hands that begin so; what is not named is filled from the pack."""
        held = [cards(hand) for hand in (*hands, *[""] * (self.players - len(hands)))]
        rest = list(without(self.game.pack(self.options, self.players), *sum(held, ())))
        layout = self.game.layout(self.options, self.players)
        for n, hand in enumerate(held):
            more = layout.hand - len(hand)
            held[n], rest = (*hand, *rest[:more]), rest[more:]
        piles = tuple((name, tuple(rest)) for name, _ in layout.piles)
        return self.does(CHANCE, str(Deal(tuple(held), piles)))

    def does(self, seat: int, line: str) -> "Script":
        """One action, checked."""
        done = step(self.game, self.state, Seat(seat), self.game.read(line))
        self.state, self.last = done.state, done.events
        return self

    def says(self, *lines: str) -> "Script":
        """Actions one after the other, each after the number of its seat."""
        for line in lines:
            seat, _, words = line.partition(" ")
            self.does(int(seat), words)
        return self

    def auction(self, text: str) -> "Script":
        """The words of an auction from the dealer's left: ``2 p 3 p p big``."""
        for word in text.split():
            self.does(self.turn, "pass" if word == "p" else f"bid {word}")
        return self

    def plays(self, *tricks: Told) -> "Script":
        """Whole tricks; whoever is silent is passed over."""
        for leader, played in tricks:
            assert self.turn == leader
            for card in played.split():
                self.does(self.turn, f"play {card}")
        return self

    def view(self, seat: int | None) -> Any:
        return self.game.view(self.state, None if seat is None else Seat(seat))

    @property
    def turn(self) -> int:
        (seat,) = self.game.to_act(self.state)
        return int(seat)

    @property
    def phase(self) -> str:
        return str(self.view(None).phase)

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(self.view(None).scores)

    @property
    def winners(self) -> tuple[int, ...]:
        result = self.game.result(self.state)
        assert result is not None
        return tuple(result.winners)

    def choices(self) -> list[str]:
        """What whoever is to act may do."""
        return [str(action) for action in self.game.legal(self.view(self.turn))]

    def refused(self, seat: int, line: str) -> str:
        """The reason why this is not allowed, with its facts."""
        with pytest.raises(Illegal) as caught:
            self.does(seat, line)
        return str(caught.value.reason)

    def heard(self, seat: int | None) -> list[str]:
        """What this seat was told with the last action."""
        who = None if seat is None else Seat(seat)
        return [str(event.what) for event in self.last if event.seen_by(who)]


def hands_of(tricks: Sequence[Told], players: int) -> list[str]:
    """The hands from which everybody can play just these tricks."""
    hands: list[list[str]] = [[] for _ in range(players)]
    for leader, played in tricks:
        for n, card in enumerate(played.split()):
            hands[(leader + n) % players].append(card)
    return [" ".join(hand) for hand in hands]


def tricks_won_by(
    winners: Sequence[int], leader: int, players: int, groups: Sequence[str]
) -> list[Told]:
    """Tricks that go to these seats: in each all cards are of one suit.

    ``groups`` are the ranks of a trick, the highest first, which only one card of it has.
    """
    told = []
    sets = [[Card(rank + suit) for rank in group] for suit in "SHDC" for group in groups]
    for winner, held in zip(winners, sets, strict=True):
        top, *others = sorted(held, key=lambda card: RANKS.index(card.rank))
        turns = [(leader + n) % players for n in range(players)]
        played = [top if seat == winner else others.pop() for seat in turns]
        told.append((leader, " ".join(played)))
        leader = winner
    return told
