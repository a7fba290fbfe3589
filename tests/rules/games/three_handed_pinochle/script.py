"""Deals of Three-handed Pinochle told in the lines a log would have."""

from bot.rules import CHANCE, GAMES
from bot.rules.kit.actions import Deal
from bot.rules.kit.cards import cards, without
from bot.rules.kit.pinochle import PACK
from tests.support.deal_script import DealScript


class Script(DealScript):
    """A game played by lines: ``"0 bid 300"``, ``"1 pass"``. ``scores`` stand before the deal."""

    def __init__(self, options: str = "", scores: str = "") -> None:
        game = GAMES["three-handed-pinochle"]
        known = tuple(map(int, scores.split()))
        super().__init__(game, game.options.read(options), 3, known)

    def deal(self, *hands: str, widow: str = "") -> "Script":
        """Deal hands that begin so; what is not named is filled from the low end of the pack."""
        held = [cards(hand) for hand in (*hands, *[""] * (3 - len(hands)), widow)]
        rest = list(without(PACK, *sum(held, ())))[::-1]
        for n, size in enumerate((15, 15, 15, 3)):
            more = size - len(held[n])
            held[n], rest = (*held[n], *rest[:more]), rest[more:]
        return self.does(CHANCE, str(Deal(tuple(held[:3]), (("widow", held[3]),))))

    def bidder(self, *lines: str) -> "Script":
        """Have the bidder do these lines, before the first lead too: ``trump C``, ``lead on``."""
        for line in lines:
            self.does(self.turn, line)
        return self
