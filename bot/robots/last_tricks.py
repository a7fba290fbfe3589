"""The last tricks of deals imagined, gone through to their end.

Simple rules foresee badly what becomes of a deal that hangs on one card. With so few cards left
every way to play them can be gone through, each player doing what is best for them (max^n:
C. Luckhardt and K. Irani, *An Algorithmic Solution of N-Person Games*, AAAI 1986). They do so most
likely, not surely: the more a card brings, the likelier it is, so that nothing is built on others
finding the only way.
"""

from collections.abc import Sequence
from math import exp
from typing import Any, Final

from bot.robots.evaluate import Evaluation, Outcome
from bot.robots.kernel import taker_of
from bot.rules import Card, Seat
from bot.rules.game import AnyGame
from bot.rules.kit.actions import Play
from bot.rules.kit.cardplay import Hands
from bot.rules.kit.duties import able
from bot.rules.kit.play_rules import Rest, Totals
from bot.rules.kit.seats import next_of
from bot.rules.kit.tricks import Trick

DEALS: Final = 40
"""Deals that are gone through at most: of each, all that may become is known."""
SOFT: Final = 0.4
"""A card that brings so many points less is played 2.7 times more seldom."""
Ends = tuple[tuple[float, ...], tuple[float, ...]]
"""What seats are ahead, and the games they have won, as :class:`Outcome` has them."""


def can_be_gone_through(rest: Rest) -> bool:
    """Whether so few cards are left, by rules of which a trick is all there is to know."""
    rules = rest.rules
    few = 0 < len(rest.tricks.hands[rest.tricks.turn]) <= rules.habits.foreseen
    plain = not (rest.stock or rest.secret or rest.may_end or rest.sitting_out)
    plain = plain and not (rules.leads or rules.turning or rules.upsets)
    return few and plain and not any(count.extremes for count in rules.counts)


class LastTricks:
    """The ways to play one deal imagined to its end."""

    def __init__(self, game: AnyGame, evaluation: Evaluation, world: Any, rest: Rest) -> None:
        self._game, self._evaluation, self._world = game, evaluation, world
        self._rest, self._rules = rest, rest.rules
        self._side = {seat: at for at, side in enumerate(rest.sides) for seat in side}
        self._swing = sum(sum(count.cards.values()) for count in rest.rules.counts)
        """The points that a game won counts as: more than a deal brings."""
        self._known: dict[object, Ends] = {}
        self._ends: dict[Totals, Ends] = {}

    def by_card(self, cards: Sequence[Card]) -> list[Outcome]:
        """For each of these cards, led or played now, what becomes of the deal."""
        tricks, totals = self._rest.tricks, self._so_far()
        here = tricks.hands, tricks.trick, tricks.turn, totals
        return [Outcome(*self._after(*here, card)) for card in cards]

    def _so_far(self) -> Totals:
        """What the sides have taken before."""
        tricks = self._rest.tricks
        counted = tuple((0,) * len(self._rest.sides) for _ in (0, *self._rules.counts))
        trick = Trick(tricks.turn)
        for done in tricks.plays:
            if type(done.action) is Play:
                trick = trick.with_card(done.seat, done.action.card, self._rules.order)
                if len(trick.cards) == len(tricks.hands):
                    counted = self._with_trick(counted, trick, last=False)
                    trick = Trick(tricks.turn)
        return counted

    def _with_trick(self, totals: Totals, trick: Trick, last: bool) -> Totals:
        winner = trick.winner
        assert winner is not None
        side = self._side[Seat(taker_of(trick, self._rules))]
        found = [_plus(totals[0], self._side[winner], 1)]
        for count, total in zip(self._rules.counts, totals[1:], strict=True):
            points = sum(count.cards.get(card, 0) for card in trick.cards)
            found.append(_plus(total, side, points + count.last_trick * last))
        return tuple(found)

    def _after(self, hands: Hands, trick: Trick, turn: Seat, totals: Totals, card: Card) -> Ends:
        held = list(hands[turn])
        held.remove(card)
        hands = (*hands[:turn], tuple(held), *hands[turn + 1 :])
        trick = trick.with_card(turn, card, self._rules.order)
        if len(trick.cards) < len(hands):
            return self._best(hands, trick, next_of(turn, len(hands), ()), totals)
        over = not any(hands)
        totals = self._with_trick(totals, trick, last=over)
        if over:
            return self._end(totals)
        assert trick.winner is not None
        return self._best(hands, Trick(trick.winner), trick.winner, totals)

    def _best(self, hands: Hands, trick: Trick, turn: Seat, totals: Totals) -> Ends:
        """What becomes of it if everybody does from here what is most likely best for them."""
        key = hands, trick.cards, turn, totals
        if (known := self._known.get(key)) is not None:
            return known
        hand = hands[turn]
        legal = able(hand, self._rules.owed(trick)) if trick.cards else hand
        ends = [self._after(hands, trick, turn, totals, card) for card in legal]
        found = self._known[key] = ends[0] if len(ends) == 1 else self._mixed(ends, turn)
        return found

    def _mixed(self, ends: Sequence[Ends], turn: Seat) -> Ends:
        values = [leads[turn] + self._swing * wins[turn] for leads, wins in ends]
        most = max(values)
        likely = [exp((value - most) / SOFT) for value in values]
        whole = sum(likely)
        seats = range(len(ends[0][0]))
        leads, wins = (
            tuple(
                sum(share * end[which][seat] for share, end in zip(likely, ends, strict=True))
                / whole
                for seat in seats
            )
            for which in (0, 1)
        )
        return leads, wins

    def _end(self, totals: Totals) -> Ends:
        if (known := self._ends.get(totals)) is None:
            outcome = self._evaluation.of(self._game.scored(self._world, totals))
            known = self._ends[totals] = outcome.leads, outcome.wins
        return known


def _plus(numbers: tuple[int, ...], at: int, more: int) -> tuple[int, ...]:
    return (*numbers[:at], numbers[at] + more, *numbers[at + 1 :])
