"""Deals of Cinch told in the lines a log would have, so that tests read like deals."""

from bot.rules import CHANCE, GAMES
from bot.rules.kit.actions import Deal
from bot.rules.kit.cards import cards, without
from tests.support.deal_script import DealScript


class Script(DealScript):
    """A game played by lines: ``"0 bid 7"``, ``"1 discard KS 9S 7S"``."""

    def __init__(self, options: str = "", scores: str = "") -> None:
        game = GAMES["cinch"]
        known = tuple(map(int, scores.split()))
        super().__init__(game, game.options.read(options), 4, known)

    def deal(self, *hands: str, stock: str = "") -> "Script":
        """Deal hands that begin so, and a stock that does.

        Other cards come from the low end of the pack.
        """
        held = [cards(hand) for hand in (*hands, *[""] * (4 - len(hands)))]
        top = cards(stock)
        rest = list(without(self.game.pack(self.options, 4), *top, *sum(held, ())))[::-1]
        for n, hand in enumerate(held):
            more = 9 - len(hand)
            held[n], rest = (*hand, *rest[:more]), rest[more:]
        return self.does(CHANCE, str(Deal(tuple(held), (("stock", (*top, *rest)),))))

    def puts_away(self, *discards: str) -> "Script":
        """Have players put these discards away, one after another."""
        for discard in discards:
            self.does(self.turn, f"discard {discard}")
        return self
