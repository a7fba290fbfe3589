"""A deal told from its first leader on, with its trump called spades.

So more deals are alike, and go into one batch.
"""

from dataclasses import dataclass, replace

from bot.rules.kit.play_rules import Rest, Totals
from bot.rules.kit.seats import Seat, after, around, seats
from bot.rules.kit.tricks import Trick


def recoloured(rest: Rest) -> Rest:
    """A deal with other names for its suits, where its rules are those of a model under them.

    One that is under way, or may end before its last card, stays as it is.
    """
    model, names = rest.rules.model, rest.rules.names
    if model is None or rest.may_end or rest.tricks.plays:
        return rest
    hands = tuple([tuple([names[card] for card in hand]) for hand in rest.tricks.hands])
    stock = tuple([names[card] for card in rest.stock])
    return replace(rest, rules=model, tricks=replace(rest.tricks, hands=hands), stock=stock)


@dataclass(frozen=True, slots=True)
class Turned:
    """The rest of a deal with other numbers for its seats, and the way back.

    ``sides`` tells for each side of the deal which one it is now.
    """

    rest: Rest
    sides: tuple[int, ...]

    @classmethod
    def of(cls, rest: Rest) -> "Turned":
        """A deal with its first leader at seat 0; one under way stays as it is."""
        tricks, players = rest.tricks, len(rest.tricks.hands)
        if tricks.plays:
            return cls(rest, tuple(range(len(rest.sides))))

        def number(some: tuple[Seat, ...]) -> tuple[Seat, ...]:
            return tuple(sorted(after(seat, players, players - tricks.turn) for seat in some))

        hands = tuple([tricks.hands[seat] for seat in around(tricks.turn, players)])
        first = seats(players)[0]
        turned = [number(side) for side in rest.sides]
        ordered = sorted(turned)
        return cls(
            replace(
                rest,
                tricks=replace(tricks, hands=hands, turn=first, trick=Trick(first)),
                sides=tuple(ordered),
                sitting_out=number(rest.sitting_out),
                makers=number(rest.makers),
            ),
            tuple(map(ordered.index, turned)),
        )

    def back(self, totals: Totals) -> Totals:
        """The totals of the sides as the deal has them."""
        return tuple([tuple([counted[n] for n in self.sides]) for counted in totals])
