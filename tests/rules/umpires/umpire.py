"""An umpire who has only the rules page: slow, plain, and sharing no line with the game.

It sees the log of a game as it is played, deal by deal: who holds what, what may be played, who
takes a trick and what a deal is worth. Wherever it and the game disagree, one of them is wrong.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from typing import Any

from bot.rules import CHANCE, GAMES, Action, Seat
from bot.rules.kit.actions import Deal, Play
from bot.rules.kit.match import Match
from tests.robots.whole_games import played, usual
from tests.rules.option_sets import OptionSets
from tests.rules.stacked import stacked
from tests.rules.table import SOBER, Table

Trick = list[tuple[int, str]]
"""Seats and cards in the order played."""


class Umpire(ABC):
    """The work of all umpires: they keep the hands and the tricks. Games fill in the rest."""

    def __init__(self, match: Match[Any]) -> None:
        self.options, self.players = match.options, match.players
        self.scores, self.dealer, self.deal = match.scores, int(match.dealer), match.deal
        self.hands: list[list[str]] = []
        self.piles: dict[str, list[str]] = {}
        self.trick: Trick = []
        self.tricks: list[tuple[int, Trick]] = []
        """The tricks done, each with who took it."""
        self.said: list[tuple[int, str]] = []

    def dealt(self, deal: Deal) -> None:
        self.hands = [[str(c) for c in hand] for hand in deal.hands]
        self.piles = {name: [str(c) for c in pile] for name, pile in deal.piles}

    def done(self, seat: int, line: str) -> None:
        """An action that is no card to a trick."""
        self.said.append((seat, line))

    def playing(self) -> int:
        """The number of players to a trick."""
        return self.players

    def played(self, seat: int, card: str) -> None:
        self.hands[seat].remove(card)
        self.trick.append((seat, card))
        if len(self.trick) == self.playing():
            self.tricks.append((self.winner(self.trick), self.trick))
            self.trick = []

    @abstractmethod
    def may_play(self, seat: int) -> set[str]:
        """The cards of this hand that may be played now."""

    @abstractmethod
    def winner(self, trick: Trick) -> int:
        """The seat that takes a trick."""

    @abstractmethod
    def gains(self) -> list[int]:
        """The points that each seat scores for the deal that is over."""

    @abstractmethod
    def winners(self) -> set[int]:
        """The seats that have won the game with this deal; none if it goes on."""

    def next_dealer(self) -> int:
        """The next dealer: the next in turn, but the same again after a redeal."""
        anew = any(line == "redeal" for _, line in self.said)
        return self.dealer if anew else (self.dealer + 1) % self.players

    def moves(self, seat: int, line: str) -> None:
        """Take the cards of this line out of a hand."""
        for card in line.split()[1:]:
            if card != "none":
                self.hands[seat].remove(card)


def watch(key: str, umpire: Callable[[Match[Any]], Umpire], deals: int) -> int:
    """Let the umpire watch so many deals played at random; how many cards it has judged.

    Half of them are played when sides are close to the end of the game.
    """
    game, rng = GAMES[key], Random(f"umpire {key} 1")
    sets, judged = OptionSets(game, rng), 0
    for _ in range(deals):
        table = Table.opened(game, *sets.draw(), rng)
        table.state = _near_the_end(table, rng) if rng.random() < 0.5 else table.state
        table.caution = rng.choice((0.0, 0.5, SOBER))
        judged += _watch_deal(table, umpire, rng)
    return judged


def watch_game(key: str, umpire: Callable[[Match[Any]], Umpire]) -> int:
    """Let the umpire watch a whole game of a robot against chance; how many deals."""
    game, rng = GAMES[key], Random(f"whole {key}")
    table, deals, course = Table.opened(game, *usual(game), rng), 0, iter(played(game, 1).moves)
    while not table.over:
        _watch_deal(table, umpire, rng, course)
        deals += 1
    assert next(course, None) is None
    return deals


def _near_the_end(table: Table, rng: Random) -> Any:
    match, target = table.game.match(table.state), table.view(None).target or 9
    scores = [0] * table.players
    for side in table.game.sides(table.options, table.players):
        missing = rng.randint(1, rng.choice((2, 10, max(12, target // 5))))
        for seat in side:
            scores[seat] = max(0, target - missing)
    return replace(table.state, match=replace(match, scores=tuple(scores)))


def _watch_deal(
    table: Table,
    umpire: Callable[[Match[Any]], Umpire],
    rng: Random,
    course: Iterator[tuple[Seat, Action]] | None = None,
) -> int:
    """A deal of this course, or else one played at random from hands that are stacked."""
    game, before = table.game, table.game.match(table.state)
    judge, judged = umpire(before), 0
    while table.turn and (not judge.hands or table.turn != (CHANCE,)):
        seat, action = next(course) if course else table.choose(rng)
        if isinstance(action, Deal):
            action = action if course else stacked(action, rng)
            judge.dealt(action)
        elif type(action) is Play:
            allowed = {str(a.card) for a in game.legal(table.view(seat)) if type(a) is Play}
            assert judge.may_play(int(seat)) == allowed, (seat, str(table.log))
            judge.played(int(seat), str(action.card))
            judged += 1
        else:
            judge.done(int(seat), game.write(action))
        table.move(seat, action)
        leads = type(action) is Play and not judge.trick and table.turn not in ((), (CHANCE,))
        assert not leads or table.turn == (Seat(judge.tricks[-1][0]),), str(table.log)
    after, result = game.match(table.state), game.result(table.state)
    gains = [b - a for a, b in zip(before.scores, after.scores, strict=True)]
    assert judge.gains() == gains, (before.scores, str(table.log))
    won = set(result.winners) if result else set()
    assert judge.winners() == won, (before.scores, str(table.log))
    assert result or judge.next_dealer() == after.dealer, str(table.log)
    return judged
