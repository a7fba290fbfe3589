"""The last tricks of deals imagined, gone through to their end.

Simple rules foresee badly what becomes of a deal that hangs on one card. With so few cards left
every way to play them can be gone through, each player doing the best for themselves (max^n:
C. Luckhardt and K. Irani, *An Algorithmic Solution of N-Person Games*, AAAI 1986). They do so most
likely, not surely: the more a card brings, the likelier it is, so that nothing is built on others
finding the only way.
"""

from collections.abc import Sequence
from math import exp
from operator import mul
from typing import Any, Final

from bot.robots.evaluate import Evaluation, Outcome
from bot.robots.kernel import taker_of
from bot.rules import Card, Seat
from bot.rules.game import AnyGame
from bot.rules.kit.actions import Play
from bot.rules.kit.duties import Duties, able
from bot.rules.kit.play_rules import Rest
from bot.rules.kit.tricks import Trick

DEALS: Final = (0, 80, 80, 80, 32)
"""The deals gone through with so many cards in hand: of each, all that may become is known."""
MOST: Final = len(DEALS) - 1
"""More cards in hand are never gone through: it would take too long."""
SOFT: Final = 0.4
"""A card that brings so many points less is played 2.7 times more seldom."""
Left = int
"""The cards of one deal that are still held, a bit each."""
Taken = tuple[tuple[int, ...], ...]
"""The totals taken so far: for each thing counted a number a side."""
Ends = tuple[tuple[float, ...], tuple[float, ...]]
"""The points ahead by seat, and the games won by seat, as :class:`Outcome` has them."""
Holding = Sequence[tuple[Left, Card]]
"""The cards of a hand, each with its bit."""
Lying = tuple[Card, ...]
"""The cards of a trick, in the order played."""


def can_be_gone_through(rest: Rest) -> bool:
    """Whether so few cards are left, by rules of which a trick is all there is to know."""
    rules = rest.rules
    few = 0 < held_in(rest) <= min(rules.habits.foreseen, MOST)
    plain = not (rest.stock or rest.secret or rest.may_end or rest.sitting_out)
    plain = plain and not (rules.leads or rules.turning or rules.upsets)
    return few and plain and not any(c.extremes or c.last_trick for c in rules.counts)


def held_in(rest: Rest) -> int:
    """The number of cards in the hand of the seat to play."""
    return len(rest.tricks.hands[rest.tricks.turn])


class LastTricks:
    """The ways to play deals to their end that are guesses at one view.

    ``world`` is the state of one of them, and ``rest`` its rest: the totals taken so far are the
    same in all. Tricks count for nothing but the cards in them.
    """

    def __init__(self, game: AnyGame, evaluation: Evaluation, world: Any, rest: Rest) -> None:
        self._game, self._evaluation, self._world = game, evaluation, world
        self._rules, self._players = rest.rules, len(rest.tricks.hands)
        self._side = {seat: at for at, side in enumerate(rest.sides) for seat in side}
        self._no_tricks = (0,) * len(rest.sides)
        self._swing = sum(sum(count.cards.values()) for count in rest.rules.counts)
        """The points that a game won counts as: more than a deal brings."""
        self._tricks: dict[Lying, tuple[int, int, tuple[int, ...]]] = {}
        self._owed: dict[Lying, tuple[int, Duties]] = {}
        self._more: dict[tuple[Taken, int, tuple[int, ...]], Taken] = {}
        self._ends: dict[Taken, Ends] = {}
        self.taken = self._so_far(rest)
        """The totals that the sides have taken before."""

    def by_card(self, rest: Rest, cards: Sequence[Card]) -> list[Outcome]:
        """For each of these cards, led or played now, the end of this deal."""
        return [Outcome(*end) for end in _Deal(self, rest).by_card(cards)]

    def _so_far(self, rest: Rest) -> Taken:
        taken: Taken = tuple(self._no_tricks for _ in self._rules.counts)
        played = [done for done in rest.tricks.plays if type(done.action) is Play]
        for at in range(0, len(played) - self._players + 1, self._players):
            trick = played[at : at + self._players]
            _, taker, points = self.trick(
                tuple(card for done in trick for card in done.action.cards)
            )
            taken = self.plus(taken, trick[taker].seat, points)
        return taken

    def trick(self, cards: Lying) -> tuple[int, int, tuple[int, ...]]:
        """Of a whole trick: the places in it of its winner and its taker, and its points.

        The points are empty where there are none.
        """
        found = self._tricks.get(cards)
        if found is None:
            trick = self._lying(cards)
            assert trick.winner is not None
            points = tuple(sum(c.cards.get(card, 0) for card in cards) for c in self._rules.counts)
            taker = taker_of(trick, self._rules)
            found = self._tricks[cards] = trick.winner, taker, points if any(points) else ()
        return found

    def owed(self, cards: Lying) -> tuple[int, Duties]:
        """A number for the duties owed to a trick in which these cards lie, and the duties."""
        found = self._owed.get(cards)
        if found is None:
            owed = self._rules.owed(self._lying(cards))
            alike = (known for known in self._owed.values() if known[1] == owed)
            found = self._owed[cards] = next(alike, (len(self._owed), owed))
        return found

    def _lying(self, cards: Lying) -> Trick:
        """The trick in which these cards lie, of places instead of seats."""
        trick = Trick(Seat(0))
        for place, card in enumerate(cards):
            trick = trick.with_card(Seat(place), card, self._rules.order)
        return trick

    def plus(self, taken: Taken, seat: int, points: tuple[int, ...]) -> Taken:
        """The totals of the sides once this seat has taken these points, too."""
        if not points:
            return taken
        key = taken, seat, points
        found = self._more.get(key)
        if found is None:
            at = self._side[Seat(seat)]
            found = self._more[key] = tuple(
                (*had[:at], had[at] + more, *had[at + 1 :])
                for had, more in zip(taken, points, strict=True)
            )
        return found

    def end(self, taken: Taken) -> Ends:
        """The end of a deal in which the sides take this."""
        if (known := self._ends.get(taken)) is None:
            outcome = self._evaluation.of(self._game.scored(self._world, (self._no_tricks, *taken)))
            known = self._ends[taken] = outcome.leads, outcome.wins
        return known

    def mixed(self, ends: Sequence[Ends], seat: int) -> Ends:
        """The mean end where this seat chooses among these ends, the best most likely."""
        if ends.count(ends[0]) == len(ends):
            return ends[0]
        swing = self._swing
        values = [leads[seat] + swing * wins[seat] for leads, wins in ends]
        most = max(values)
        likely = [exp((value - most) / SOFT) for value in values]
        whole = sum(likely)
        leads, wins = zip(*ends, strict=True)
        return _mean(likely, leads, whole), _mean(likely, wins, whole)


def _mean(
    likely: Sequence[float], told: Sequence[tuple[float, ...]], whole: float
) -> tuple[float, ...]:
    """The mean of each seat's numbers, by these weights that have this sum."""
    if told.count(told[0]) == len(told):
        return told[0]
    return tuple([sum(map(mul, likely, of_seat)) / whole for of_seat in zip(*told, strict=True)])


class _Deal:
    """One deal imagined: each card left in it has a bit of its own, and its holder."""

    def __init__(self, tables: LastTricks, rest: Rest) -> None:
        self._tables, self._rest = tables, rest
        self._rules, tricks = rest.rules, rest.tricks
        held = [(seat, card) for seat, hand in enumerate(tricks.hands) for card in hand]
        self._cards = [(1 << n, card) for n, (_, card) in enumerate(held)]
        self._players = len(tricks.hands)
        self._own = [
            sum(1 << n for n, (holder, _) in enumerate(held) if holder == seat)
            for seat in range(self._players)
        ]
        counted = {card for count in rest.rules.counts for card, n in count.cards.items() if n}
        self._counted = sum(bit for bit, card in self._cards if card in counted)
        self._hands: dict[Left, Holding] = {}
        self._legal: dict[tuple[int, Left], Holding] = {}
        self._known: dict[tuple[Left, int, Taken], Ends] = {}

    def by_card(self, cards: Sequence[Card]) -> list[Ends]:
        """For each of these cards the end of the deal."""
        tricks, taken = self._rest.tricks, self._tables.taken
        led, turn = tricks.trick.cards, int(tricks.turn)
        bits = {card: bit for bit, card in reversed(self._cards) if bit & self._own[turn]}
        left = (1 << len(self._cards)) - 1
        leader = (turn - len(led)) % self._players
        return [self._after(left ^ bits[card], leader, (*led, card), taken) for card in cards]

    def _after(self, left: Left, leader: int, cards: Lying, taken: Taken) -> Ends:
        """The end of the deal once these cards lie in the trick."""
        players, tables = self._players, self._tables
        if len(cards) == players:
            winner, taker, points = tables.trick(cards)
            if points:
                taken = tables.plus(taken, (leader + taker) % players, points)
            return self._led(left, (leader + winner) % players, taken)
        turn = (leader + len(cards)) % players
        number, owed = tables.owed(cards)
        hand = left & self._own[turn]
        legal = self._legal.get((number, hand))
        if legal is None:
            legal = self._legal[number, hand] = self._able(owed, hand)
        ends = [self._after(left ^ bit, leader, (*cards, card), taken) for bit, card in legal]
        return ends[0] if len(ends) == 1 else tables.mixed(ends, turn)

    def _led(self, left: Left, turn: int, taken: Taken) -> Ends:
        """The end of the deal when this seat is to lead."""
        if not left & self._counted:
            return self._tables.end(taken)
        key = left, turn, taken
        if (known := self._known.get(key)) is None:
            hand = self._hand(left & self._own[turn])
            ends = [self._after(left ^ bit, turn, (card,), taken) for bit, card in hand]
            known = ends[0] if len(ends) == 1 else self._tables.mixed(ends, turn)
            self._known[key] = known
        return known

    def _hand(self, held: Left) -> Holding:
        found = self._hands.get(held)
        if found is None:
            found = self._hands[held] = [pair for pair in self._cards if pair[0] & held]
        return found

    def _able(self, owed: Duties, held: Left) -> Holding:
        """The cards of a hand that may be played to a trick to which this is owed."""
        hand = self._hand(held)
        legal = able(tuple(card for _, card in hand), owed)
        return [pair for pair in hand if pair[1] in legal]
