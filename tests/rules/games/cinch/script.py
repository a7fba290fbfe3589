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

        What is not named is filled from the low end of the pack.
        """
        held = [cards(hand) for hand in (*hands, *[""] * (4 - len(hands)))]
        top = cards(stock)
        rest = list(without(self.game.pack(self.options, 4), *top, *sum(held, ())))[::-1]
        for n, hand in enumerate(held):
            more = 9 - len(hand)
            held[n], rest = (*hand, *rest[:more]), rest[more:]
        return self.does(CHANCE, str(Deal(tuple(held), (("stock", (*top, *rest)),))))

    def auction(self, text: str) -> "Script":
        """The words of an auction from the dealer's left: ``p 7 p p``."""
        for word in text.split():
            self.does(self.turn, "pass" if word == "p" else f"bid {word}")
        return self

    def puts_away(self, *discards: str) -> "Script":
        """What is put away, one after another."""
        for discard in discards:
            self.does(self.turn, f"discard {discard}")
        return self

    def plays(self, *tricks: str) -> "Script":
        """Whole tricks or parts of them, in the order played."""
        for played in tricks:
            for card in played.split():
                self.does(self.turn, f"play {card}")
        return self

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; none while the game goes on."""
        result = self.game.result(self.state)
        return () if result is None else tuple(result.winners)
