"""Deals of Auction Pitch told in the lines a log would have, so that tests read like deals."""

from bot.rules import CHANCE, GAMES
from bot.rules.kit.actions import Deal
from bot.rules.kit.cards import cards, without
from tests.support.deal_script import DealScript


class Script(DealScript):
    """A game played by lines: ``"0 bid 2"``, ``"1 pass"``. ``scores`` stand before the deal."""

    def __init__(self, options: str = "", players: int = 4, scores: str = "") -> None:
        game = GAMES["auction-pitch"]
        known = tuple(map(int, scores.split()))
        super().__init__(game, game.options.read(options), players, known)

    def deal(self, *hands: str) -> "Script":
        """Deal hands that begin so; what is not named is filled from the low end of the pack."""
        held = [cards(hand) for hand in (*hands, *[""] * (self.players - len(hands)))]
        rest = list(without(self.game.pack(self.options, self.players), *sum(held, ())))[::-1]
        for n, hand in enumerate(held):
            more = 6 - len(hand)
            held[n], rest = (*hand, *rest[:more]), rest[more:]
        return self.does(CHANCE, str(Deal(tuple(held), (("stock", tuple(rest)),))))
