"""Games of the Pepper family told in the lines a log would have, so that tests read like deals."""

from collections.abc import Sequence

from bot.rules import CHANCE, GAMES, Card
from bot.rules.kit.actions import Deal
from bot.rules.kit.cards import RANKS, cards, without
from tests.support.deal_script import DealScript

Told = tuple[int, str]
"""A trick as it is told: who leads, and the cards in the order played."""


class Script(DealScript):
    """A game played by lines: ``"0 bid 4"``, ``"1 pass"``. ``scores`` stand before the deal."""

    def __init__(self, key: str, options: str = "", players: int = 4, scores: str = "") -> None:
        game = GAMES[key]
        known = tuple(map(int, scores.split()))
        super().__init__(game, game.options.read(options), players, known)

    def deal(self, *hands: str) -> "Script":
        """Deal hands that begin so; what is not named is filled from the pack."""
        held = [cards(hand) for hand in (*hands, *[""] * (self.players - len(hands)))]
        rest = list(without(self.game.pack(self.options, self.players), *sum(held, ())))
        layout = self.game.layout(self.options, self.players)
        for n, hand in enumerate(held):
            more = layout.hand - len(hand)
            held[n], rest = (*hand, *rest[:more]), rest[more:]
        piles = tuple((name, tuple(rest)) for name, _ in layout.piles)
        return self.does(CHANCE, str(Deal(tuple(held), piles)))

    def plays_tricks(self, *tricks: Told) -> "Script":
        """Whole tricks; whoever is silent is passed over."""
        for leader, played in tricks:
            assert self.turn == leader
            self.plays(played)
        return self


def hands_of(tricks: Sequence[Told], players: int) -> list[str]:
    """The hands from which everybody can play just these tricks."""
    hands: list[list[str]] = [[] for _ in range(players)]
    for leader, played in tricks:
        for n, card in enumerate(played.split()):
            hands[(leader + n) % players].append(card)
    return [" ".join(hand) for hand in hands]


def tricks_won_by(
    winners: Sequence[int], leader: int, players: int, groups: Sequence[str]
) -> list[Told]:
    """Tricks that go to these seats: in each all cards are of one suit.

    ``groups`` are the ranks of a trick, the highest first, which only one card of it has.
    """
    told = []
    sets = [[Card(rank + suit) for rank in group] for suit in "SHDC" for group in groups]
    for winner, held in zip(winners, sets, strict=True):
        top, *others = sorted(held, key=lambda card: RANKS.index(card.rank))
        turns = [(leader + n) % players for n in range(players)]
        played = [top if seat == winner else others.pop() for seat in turns]
        told.append((leader, " ".join(played)))
        leader = winner
    return told
