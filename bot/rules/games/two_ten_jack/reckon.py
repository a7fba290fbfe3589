"""The reckoning of a deal of Two-Ten-Jack: the points of each side's cards."""

from collections.abc import Iterator, Mapping, Sequence

from bot.rules.games.two_ten_jack.options import TwoTenJackOptions
from bot.rules.games.two_ten_jack.order import THE_THREE, worth_of
from bot.rules.games.two_ten_jack.states import sides_of
from bot.rules.kit.cards import SPADES, Card, Suit
from bot.rules.kit.events import Event
from bot.rules.kit.reasons import Reason
from bot.rules.kit.reckoning import Account, Moment, Reckoning, gained, last_told, number_of
from bot.rules.kit.seats import Seat
from bot.rules.kit.stats import public, seat

DEAR = -30
"""So few points in a deal are told of."""


def reckon(told: Sequence[Event], options: TwoTenJackOptions, players: int) -> Reckoning:
    """Each side's trumps, its other cards, and the spades, which cost or are turned round."""
    trump, taken, points = trump_told(told), taken_by(told), gained(told, players)
    worth = worth_of(trump, options.card_values, options.spade_ace)
    turned = last_told(told, "reversed")
    accounts: list[Account] = []
    moments: list[Moment] = []
    deal = number_of(told)
    for side in sides_of(options, players):
        cards = [card for one in side for card in taken.get(one, ())]
        here = turned if turned is not None and turned.values["who"] == side else None
        lines = tuple(_lines(cards, worth, trump, here))
        accounts.append(Account(side, lines, points[side[0]]))
        moments += _moments(side, cards, trump, points[side[0]], here, deal)
    best = max(points)
    who = tuple([Seat(n) for n, gain in enumerate(points) if gain == best])
    verdict = Reason.of("most", who=who, points=best)
    contract = Reason.of("trump-was", suit=trump)
    return Reckoning(contract, verdict, tuple(accounts), deal, tuple(moments))


def _lines(
    cards: Sequence[Card], worth: Mapping[Card, int], trump: Suit, turned: Reason | None
) -> Iterator[Reason]:
    """The sum of the cards that a side has taken, by trumps, spades, and all else."""
    sums = {"trumps": 0, "others": 0, "spades": 0}
    for card in cards:
        code = "trumps" if card.suit == trump else "spades" if card.suit == SPADES else "others"
        sums[code] += worth[card]
    for code, points in sums.items():
        if points:
            yield Reason.of(code, points=points)
    if turned is not None:
        yield Reason.of("reversed", points=turned.values["points"])
    if not any(sums.values()) and turned is None:
        yield Reason.of("nothing", points=0)


def _moments(
    side: tuple[Seat, ...],
    cards: Sequence[Card],
    trump: Suit,
    points: int,
    turned: Reason | None,
    deal: int,
) -> Iterator[Moment]:
    """The 2, ten and jack of trump on one side; all six spades turned round; a dear deal."""
    if turned is not None:
        yield Moment(Reason.of("turned-round", who=side, points=points, deal=deal), 90)
    elif sum(card.suit == trump and card.rank in THE_THREE for card in cards) == len(THE_THREE):
        yield Moment(Reason.of("all-three", who=side, points=points, deal=deal), 50)
    elif points <= DEAR:
        yield Moment(Reason.of("dear", who=side, points=points, deal=deal), 35)


def trump_told(told: Sequence[Event]) -> Suit:
    """The trump suit, as it was told before the first lead."""
    said = last_told(told, "trump-is")
    assert said is not None
    return Suit(str(said.values["suit"]))


def taken_by(told: Sequence[Event]) -> Mapping[Seat, list[Card]]:
    """The cards that each seat took in tricks."""
    taken: dict[Seat, list[Card]] = {}
    lies: list[Card] = []
    for what in public(told):
        if what.code == "played":
            lies.append(Card(str(what.values["card"])))
        elif what.code == "trick-won":
            taken.setdefault(seat(what.values["who"]), []).extend(lies)
            lies = []
    return taken
