"""A position in the words of card players, read off one seat's view and nothing else."""

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from functools import cached_property
from random import Random
from typing import Any

from bot.rules import Card, Seat, Suit, View
from bot.rules.game import AnyGame
from bot.rules.kit.actions import Play
from bot.rules.kit.claims import TrickRules, unseen
from bot.rules.kit.duties import Duties
from bot.rules.kit.history import Owed
from bot.rules.kit.play_rules import PlayRules
from bot.rules.kit.seats import next_of
from bot.rules.kit.tricks import Trick


def _nothing(_: Trick) -> Duties:
    """No duties: a card tells nothing of a hand that has been filled up since."""
    return ()


def play_rules_of(game: AnyGame, view: View[Any]) -> PlayRules | None:
    """The rules by which cards are played in this deal; ``None`` before, or if none are told.

    They are alike in every deal that a view allows, so any guess at it knows them.
    """
    rest = game.rest(game.guess(view, Random(0)))
    return None if rest is None else rest.rules.of_trick(sum(view.tricks_won))


class Position:
    """A position of a seat that is to play a card, and the words in which players think of it.

    A card *is out* if this seat has seen it neither in its hand nor anywhere else: somebody may
    hold it. ``card`` below is always one that the seat may play now.
    """

    def __init__(self, game: AnyGame, view: View[Any], rules: PlayRules) -> None:
        assert view.seat is not None
        self.view, self.rules, self.seat = view, rules, view.seat
        self.order, self.hand = rules.order, view.hand
        self.legal = [action.card for action in game.legal(view) if type(action) is Play]
        self.trick = view.trick or Trick(view.seat)
        owed: Owed = _nothing if game.draws else rules.owed
        known = TrickRules(rules.order, owed, rules.pack, rules.leads)
        self.others = {holder.seat: holder for holder in unseen(view, known)}

    # ------------------------------------------------------------------ people

    @cached_property
    def partners(self) -> tuple[Seat, ...]:
        """The others of this seat's side, as far as it knows them."""
        return tuple(seat for seat in self.view.side_of(self.seat) if seat in self.others)

    @cached_property
    def to_come(self) -> tuple[Seat, ...]:
        """The seats still to play to this trick after this seat, in order."""
        found, seat = [], self._next(self.seat)
        while seat not in self.trick.seats and seat != self.seat:
            found.append(seat)
            seat = self._next(seat)
        return tuple(found)

    def _next(self, seat: Seat) -> Seat:
        return next_of(seat, self.view.players, self.view.sitting_out)

    @cached_property
    def enemies_to_come(self) -> tuple[Seat, ...]:
        """The seats to come that are not of this seat's side."""
        return tuple(seat for seat in self.to_come if seat not in self.partners)

    @cached_property
    def makes(self) -> bool:
        """Whether this seat's side has made the contract."""
        return self.view.maker in (self.seat, *self.partners)

    # ------------------------------------------------------------------ cards

    def suit(self, card: Card) -> Suit | None:
        """The suit a card belongs to under this contract."""
        return self.order.suit_of[card]

    def is_trump(self, card: Card) -> bool:
        """Whether a card is a trump."""
        return self.order.trump is not None and self.suit(card) == self.order.trump

    def worth(self, card: Card) -> int:
        """The worth of a card to its taker; below zero nobody wants it."""
        return self.rules.habits.worth.get(card, 0)

    @cached_property
    def cards_cost(self) -> bool:
        """Whether there are cards that nobody wants to take."""
        return any(map(self.is_costly, self.rules.habits.worth))

    def is_costly(self, card: Card) -> bool:
        """Whether nobody wants to take this card, with the trick that it is in."""
        return self.worth(card) + self.rules.habits.trick < 0

    def height(self, card: Card) -> int:
        """The place of a card in its suit, from the lowest, 0."""
        strength, suit = self.order.strength, self.suit(card)
        below = {strength[c] for c in self.rules.pack if self.suit(c) == suit}
        return sum(one < strength[card] for one in below)

    def cost(self, card: Card) -> tuple[bool, int, int]:
        """The loss of playing a card: trumps are missed most, then worth, then height."""
        return self.is_trump(card), self.worth(card), self.height(card)

    def is_cheapest(self, card: Card, among: Iterable[Card]) -> bool:
        """Whether no other of these cards would be missed less."""
        return self.cost(card) == min(map(self.cost, among))

    @cached_property
    def out(self) -> Counter[Card]:
        """The cards that are out and that one of the others may hold, with their number."""
        found: Counter[Card] = Counter()
        for holder in self.others.values():
            found |= Counter(holder.cards)
        return found

    def out_of(self, suit: Suit | None) -> int:
        """The number of cards of a suit that are out."""
        return sum(number for card, number in self.out.items() if self.suit(card) == suit)

    def above(self, card: Card) -> list[Card]:
        """The higher cards of its suit that are out, each once."""
        return [c for c in self.out if self.suit(c) == self.suit(card) and self._higher(c, card)]

    def is_one(self, cards: Collection[Card]) -> bool:
        """Whether these are one card that is out: neither several, nor twins."""
        return len(cards) == 1 and all(self.out[card] == 1 for card in cards)

    def _higher(self, card: Card, other: Card) -> bool:
        return self.order.strength[card] > self.order.strength[other]

    # ------------------------------------------------------------------ the trick

    @cached_property
    def led(self) -> Suit | None:
        """The suit led; ``None`` if nothing is, or a card of no suit."""
        return self.suit(self.trick.cards[0]) if self.trick.cards else None

    @cached_property
    def holder(self) -> Seat | None:
        """The seat that holds the trick as it lies; ``None`` before the lead."""
        if not self.rules.weakest or not self.trick.cards:
            return self.trick.winner
        return self.trick.seats[self._place(self.trick.cards)]

    def _place(self, cards: Sequence[Card]) -> int:
        """The place of the card that has the trick, of those played in this order."""
        if self.rules.weakest:
            ladder = self.rules.weakest[self.suit(cards[0])]
            return min(range(len(cards)), key=lambda place: ladder.index(cards[place]))
        best = 0
        for place in range(1, len(cards)):
            best = place if self.order.beats(cards[place], cards[best]) else best
        return self._upset(cards, best)

    def _upset(self, cards: Sequence[Card], best: int) -> int:
        """The place of a card to which the whole trick goes, whatever is highest; or the best."""
        if len(cards) == self.view.players - len(self.view.sitting_out):
            for upset in self.rules.upsets:
                if upset.winner in cards and upset.cards.issuperset(cards):
                    return cards.index(upset.winner)
        return best

    def takes(self, card: Card) -> bool:
        """Whether a card would have the trick as it lies; one that is led does."""
        lies = self.trick.cards
        return not lies or self._place((*lies, card)) == len(lies)

    def over(self, card: Card, by: Iterable[Seat]) -> set[Card]:
        """The cards that would take the trick from this one, so far as these seats may hold them.

        The card may lie there already.
        """
        lies = self.trick.cards
        lies = lies if card in lies else (*lies, card)
        may = {other for seat in by for other in self.others[seat].cards}
        has = self._place(lies)
        return {other for other in may if self._place((*lies, other)) != has}

    def is_sure(self, card: Card) -> bool:
        """Whether a card takes the trick, and nobody to come can take it from it."""
        return self.takes(card) and not self.over(card, self.to_come)

    @cached_property
    def partner_is_sure(self) -> bool:
        """Whether a partner has the trick, and no enemy to come can take it."""
        if self.holder not in self.partners:
            return False
        has = self.trick.cards[self._place(self.trick.cards)]
        return not self.over(has, self.enemies_to_come)

    def lacks(self, seat: Seat, suit: Suit | None) -> bool:
        """Whether somebody has shown to have none of a suit of which cards are unseen."""
        held = self.others[seat].cards
        is_left = any(self.suit(card) == suit for card in self._unseen)
        return is_left and not any(self.suit(card) == suit for card in held)

    @cached_property
    def _unseen(self) -> Counter[Card]:
        left = Counter(self.rules.pack)
        left.subtract(self.hand)
        for done in self.view.history:
            if type(done.action) is Play:
                left.subtract(done.action.cards)
        for pile in self.view.piles:
            left.subtract(pile.cards)
        return +left

    def may_ruff(self, seat: Seat, suit: Suit | None) -> bool:
        """Whether somebody has shown to have none of a suit, and may hold a trump."""
        if self.order.trump is None or suit == self.order.trump or not self.lacks(seat, suit):
            return False
        return any(self.is_trump(card) for card in self.others[seat].cards)
