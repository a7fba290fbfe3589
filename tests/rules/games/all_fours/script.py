"""Deals of All Fours told in the lines a log would have, so that tests read like deals."""

from bot.rules import CHANCE, GAMES
from bot.rules.kit.actions import Deal
from bot.rules.kit.cards import Card, cards, without
from tests.support.deal_script import DealScript


class Script(DealScript):
    """A game played by lines: ``"0 stand"``, ``"0 play 5S"``. ``scores`` stand before the deal."""

    def __init__(self, options: str = "", players: int = 2, scores: str = "") -> None:
        game = GAMES["all-fours"]
        known = tuple(map(int, scores.split()))
        super().__init__(game, game.options.read(options), players, known)

    def deal(self, up: str, *hands: str, then: str = "") -> "Script":
        """Deal hands that begin so and turn a card up.

        ``then`` are the cards turned up when the cards are run. Other cards come from the low end
        of the pack.
        """
        held = [cards(hand) for hand in (*hands, *[""] * (self.players - len(hands)))]
        turns, named = cards(then), (Card(up), *cards(then), *sum(held, ()))
        rest = list(without(self.game.pack(self.options, self.players), *named))[::-1]
        for n, hand in enumerate(held):
            more = 6 - len(hand)
            held[n], rest = (*hand, *rest[:more]), rest[more:]
        stock: list[Card] = []
        for turned in turns:
            stock, rest = [*stock, *rest[: 3 * self.players], turned], rest[3 * self.players :]
        piles = (("up", (Card(up),)), ("stock", (*stock, *rest)))
        return self.does(CHANCE, str(Deal(tuple(held), piles)))
