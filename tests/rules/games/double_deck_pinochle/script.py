"""Deals of Double-deck Pinochle told in the lines a log would have."""

from bot.rules import CHANCE, GAMES
from bot.rules.games.double_deck_pinochle.order import PACK
from bot.rules.kit.actions import Deal
from bot.rules.kit.cards import cards, without
from tests.support.deal_script import DealScript


class Script(DealScript):
    """A game played by lines: ``"0 bid 50"``, ``"1 pass"``. ``scores`` stand before the deal."""

    def __init__(self, options: str = "", scores: str = "") -> None:
        game = GAMES["double-deck-pinochle"]
        known = tuple(map(int, scores.split()))
        super().__init__(game, game.options.read(options), 4, known)

    def deal(self, *hands: str) -> "Script":
        """Deal hands that begin so; what is not named is filled from the low end of the pack."""
        held = [cards(hand) for hand in (*hands, *[""] * (4 - len(hands)))]
        rest = list(without(PACK, *sum(held, ())))[::-1]
        for n, hand in enumerate(held):
            more = 20 - len(hand)
            held[n], rest = (*hand, *rest[:more]), rest[more:]
        return self.does(CHANCE, str(Deal(tuple(held))))

    def declarer(self, *lines: str) -> "Script":
        """Have the declarer do these lines, before the first lead too: ``trump C``, ``lead on``."""
        for line in lines:
            self.does(self.turn, line)
        return self
