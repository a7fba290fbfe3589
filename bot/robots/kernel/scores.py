"""The scores of each side in each lane."""

from bot.robots.kernel.deals import Deals
from bot.robots.kernel.lanes import Digits, Lanes, add, add_times, any_of, numbers
from bot.rules.kit.actions import Play
from bot.rules.kit.play_rules import Extreme, PlayRules, Totals
from bot.rules.kit.tricks import Trick


class Scores:
    """The tricks and all else that is counted, by side and lane."""

    def __init__(self, deals: Deals) -> None:
        self._deals, self._rules = deals, deals.rest.rules
        self._sides = deals.sides
        self._tricks: list[Digits] = [[] for _ in self._sides]
        numbers_of = deals.tables.numbers
        self._worth = [
            [(n, points) for card, points in c.cards.items() if points for n in numbers_of[card]]
            for c in self._rules.counts
        ]
        kept = {n for worth in self._worth for n, _ in worth}
        kept |= {
            n
            for count in self._rules.counts
            for extreme in count.extremes
            for card in extreme.cards
            for n in numbers_of[card]
        }
        self._kept = sorted(kept)
        """The cards for which it counts who takes them."""
        self.taken: list[list[Lanes]] = [[0] * deals.tables.size for _ in self._sides]
        """For each side by card the lanes in which it has taken one of those kept."""
        self._last: list[Lanes] = [0 for _ in self._sides]
        self._in_play = [live | gone for live, gone in zip(deals.live, deals.gone, strict=True)]
        for n, lanes in (one for cards in deals.draws for one in cards):
            self._in_play[n] |= lanes
        self._remember()

    def _remember(self) -> None:
        """The tricks that were over before."""
        deals, rest = self._deals, self._deals.rest
        players = len(deals.seats)
        for digits, side in zip(self._tricks, rest.sides, strict=True):
            add_times(digits, deals.every, sum(rest.tricks.won[seat] for seat in side))
        trick = Trick(rest.tricks.turn)
        plays = [done for done in rest.tricks.plays if type(done.action) is Play]
        for at, done in enumerate(plays, 1):
            rules = self._rules.of_trick((at - 1) // players)
            trick = trick.with_card(done.seat, done.action.cards[0], rules.order)
            if len(trick.cards) == players:
                taker = taker_of(trick, rules)
                which = next(n for n, seats in enumerate(rest.sides) if taker in seats)
                for number in deals.played[at - players : at]:
                    self.taken[which][number] = deals.every
                trick = Trick(rest.tricks.turn)

    def count(self, lies: list[Lanes], winner: list[Lanes], taker: list[Lanes]) -> None:
        """A trick is over: its cards, the next leader, and the taker of its cards."""
        for which, side in enumerate(self._sides):
            won = any_of([winner[place] for place in side])
            add(self._tricks[which], won)
            if taker is not winner:
                won = any_of([taker[place] for place in side])
            taken = self.taken[which]
            for n in self._kept:
                taken[n] |= lies[n] & won
            self._last[which] = won

    def totals(self) -> list[Totals]:
        """The totals of every side by count, lane by lane; the tricks come first."""
        count = self._deals.count
        counted = [self._tricks, *(self._digits(at) for at in range(len(self._worth)))]
        by_count = [
            list(zip(*(numbers(digits, count) for digits in by_side), strict=True))
            for by_side in counted
        ]
        return list(zip(*by_count, strict=True))

    def _digits(self, at: int) -> list[Digits]:
        """The points of a count by side."""
        count = self._rules.counts[at]
        points: list[Digits] = [[] for _ in self._sides]
        for digits, taken, last in zip(points, self.taken, self._last, strict=True):
            for n, worth in self._worth[at]:
                add_times(digits, taken[n], worth)
            add_times(digits, last, count.last_trick)
        for extreme in count.extremes:
            for digits, lanes in zip(points, self._earning(extreme), strict=True):
                add(digits, lanes)
        return points

    def _earning(self, extreme: Extreme) -> list[Lanes]:
        """For each side the lanes in which it has the highest or lowest card in play."""
        found, open_lanes = [0] * len(self._sides), self._deals.every
        for card in extreme.cards:
            for n in self._deals.tables.numbers[card]:
                here = self._in_play[n] & open_lanes
                open_lanes ^= here
                for which, taken in enumerate(self.taken):
                    whose = self._played_by(n, which) if extreme.to_player else taken[n]
                    found[which] |= here & whose
        return found

    def _played_by(self, number: int, which: int) -> Lanes:
        """The lanes in which this side held the card."""
        deals = self._deals
        lanes = 0
        for place in self._sides[which]:
            held = deals.every
            for bit, holder in enumerate(deals.holder):
                own = holder[number]
                held &= own if place >> bit & 1 else deals.every ^ own
            lanes |= held
        return lanes


def taker_of(trick: Trick, rules: PlayRules) -> int:
    """The seat that takes the cards of a trick that is over."""
    order, led = rules.order, trick.cards[0]
    for upset in rules.upsets:
        if upset.winner in trick.cards and upset.cards.issuperset(trick.cards):
            return trick.seats[trick.cards.index(upset.winner)]
    weakest = rules.weakest.get(order.suit_of[led])
    if weakest is None:
        assert trick.winner is not None
        return trick.winner
    places = {card: place for place, card in enumerate(weakest)}
    return min(zip(trick.cards, trick.seats, strict=True), key=lambda held: places[held[0]])[1]
