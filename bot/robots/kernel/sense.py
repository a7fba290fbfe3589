"""Cards that no sound player thinks of, because another does the same for less.

Luck in the deals imagined may make a king look better than the queen that takes the trick as well.
A card left out here is never better than one that is kept, whoever holds the hidden cards, or so
seldom that no partner would forgive it.
"""

from collections.abc import Callable, Iterator
from typing import Final

from bot.robots.kernel.lanes import Lanes, any_of
from bot.robots.kernel.playout import Turn
from bot.robots.kernel.policy import Preferences, preferences_of
from bot.robots.kernel.sight import Sight, at_least
from bot.robots.kernel.tables import Tables

MANY: Final = 4
"""So many sure tricks in hand are not put off."""


def sensible(turn: Turn) -> list[Lanes]:
    """For each card the lanes in which it may be played and makes sense: never in none at all.

    Where the order turns from trick to trick, none does the same as another: the low one is high
    later. Where some cards are wanted and others not, a trick may be worth both.
    """
    if turn.deals.tables.rules.turning:
        return list(turn.legal)
    likes = preferences_of(turn.tables)
    if likes.mixed:
        return list(turn.legal)
    left_out = _LeftOut(turn, likes)
    if likes.costly:
        left_out.to_avoid()
    elif turn.position:
        left_out.to_a_trick()
    else:
        left_out.to_lead()
    kept = [legal & ~out for legal, out in zip(turn.legal, left_out.cards, strict=True)]
    none = turn.deals.every ^ any_of(kept)
    return [k | legal & none for k, legal in zip(kept, turn.legal, strict=True)]


class _LeftOut:
    """The cards that are left out, lane by lane."""

    def __init__(self, turn: Turn, likes: Preferences) -> None:
        self.turn, self.likes = turn, likes
        self.sight, self.every = Sight(turn), turn.deals.every
        self.cards: list[Lanes] = [0] * turn.tables.size
        self.plain = [n for n in range(turn.tables.size) if n not in turn.tables.trumps]

    def to_avoid(self) -> None:
        """Nothing costly goes where nobody can take it instead; the last player takes no such card.

        Unless the taker of everything gains by it, and may still do so; nobody helps another to.
        """
        turn, costly = self.turn, self.likes.costly
        taking = [a & b for a, b in zip(turn.legal, turn.takes, strict=True)]
        leaving = [a & ~b for a, b in zip(turn.legal, turn.takes, strict=True)]
        swept = self.sight.another_sweeps(costly)
        parted = ~self.sight.may_sweep(costly) & ~swept
        free = parted & any_of([c for n, c in enumerate(turn.legal) if n not in costly])
        for row in turn.tables.rows:
            alone = self.every
            if not turn.tables.weakest and row[0][0] not in turn.tables.trumps:
                alone ^= self.sight.trumps_elsewhere
            for level in row if turn.tables.weakest else reversed(row):
                for n in level:
                    if n in costly:
                        self.cards[n] |= taking[n] & alone & free
                    alone &= self.sight.known[n]
        if not turn.position:
            self._keep_costly(parted)
        if not turn.is_last:
            return
        self._stop_sweep(taking, leaving)
        spared = parted & any_of(leaving) & self.sight.lies(costly)
        others = any_of([lanes for n, lanes in enumerate(taking) if n not in costly])
        for n, lanes in enumerate(taking):
            self.cards[n] |= lanes & spared
            if n in costly:
                self.cards[n] |= lanes & parted & (others | any_of(leaving))

    def _keep_costly(self, where: Lanes) -> None:
        """Where the weakest card takes, nothing costly is led over which others are likely to go.

        That is, while a card can be led that takes nothing costly, and unless somebody does not
        follow the suit: they have to go under it.
        """
        turn, costly = self.turn, self.likes.costly
        if not turn.tables.weakest:
            return
        elsewhere = [self.every ^ known for known in self.sight.known]
        safe, followed = 0, []
        unfollowed = turn.play.unfollowed
        for at, row in enumerate(turn.tables.rows):
            cards = [n for level in row for n in level]
            over = 0
            for n in reversed(cards):
                if n in costly:
                    over |= elsewhere[n]
                else:
                    safe |= turn.legal[n] & ~over
            if at not in unfollowed:
                followed.append(cards)
        for cards in followed:
            for place, n in enumerate(cards):
                if n in costly:
                    below = [elsewhere[m] for m in cards[:place]]
                    above = [elsewhere[m] for m in cards[place + 1 :]]
                    for least in range(1, len(above) + 1):
                        mostly = at_least(above, least, self.every)
                        mostly &= ~at_least(below, least + 1, self.every)
                        self.cards[n] |= turn.legal[n] & mostly & safe & where

    def _stop_sweep(self, taking: list[Lanes], leaving: list[Lanes]) -> None:
        """The last of the costly does not go to the taker of all the others."""
        costly = self.likes.costly
        sweeper, lies = self.sight.sweeper_holds(costly), self.sight.lies(costly)
        takes, others = any_of(taking), [n for n in range(len(leaving)) if n not in costly]
        harmless = any_of([leaving[n] for n in others])
        for n, lanes in enumerate(leaving):
            self.cards[n] |= lanes & sweeper & lies & takes
            if n in costly:
                self.cards[n] |= lanes & sweeper & ~lies & (harmless | takes)

    def to_lead(self) -> None:
        """No point that can be beaten while a cheaper card of the suit is there.

        A defender with a sure plain card leads no trump that can be beaten, nor does a maker with
        a sure trump. Without trumps, a holder of many sure cards takes their tricks first.

        Where most cards are in nobody's hand, a card that can be beaten seldom is.
        """
        worth, clear, legal = self.likes.worth, self.sight.clear, self.turn.legal
        loose = [card & ~c for card, c in zip(legal, clear, strict=True)]
        self._where_higher(self.plain, loose, lambda n, m: worth[m] < worth[n])
        if self._few_are_held():
            return
        self._where_lower(self.plain, loose, self.every, lambda n, m: worth[m] < worth[n])
        if self.turn.deals.rest.makers:
            sure = any_of([legal[n] & clear[n] for n in self.plain])
            top = any_of([legal[n] & clear[n] for n in self.turn.tables.trumps])
            for n in self.turn.tables.trumps:
                self.cards[n] |= loose[n] & (sure & ~self.sight.makes | top & self.sight.makes)
        if not self.turn.tables.trumps:
            winners = [card & c for card, c in zip(legal, clear, strict=True)]
            rich = at_least(winners, MANY, self.every)
            for n in self.plain:
                self.cards[n] |= loose[n] & rich

    def _few_are_held(self) -> bool:
        """Whether others hold fewer than half of the cards that their leader has not seen."""
        tricks = self.turn.deals.rest.tricks
        own = len(tricks.hands[tricks.turn])
        others = sum(map(len, tricks.hands)) - own
        seen = own + len(self.turn.deals.played)
        return 2 * others < self.turn.tables.size - seen

    def to_a_trick(self) -> None:
        """Nothing dear is played where something cheap does the same."""
        turn, worth, sight = self.turn, self.likes.worth, self.sight
        taking = [a & b for a, b in zip(turn.legal, turn.takes, strict=True)]
        leaving = [a & ~b for a, b in zip(turn.legal, turn.takes, strict=True)]
        partners = sight.partner_takes
        theirs, sure = self.every ^ partners, partners & sight.held_for_sure
        self._where_lower(self.likes.ranked, leaving, theirs, lambda n, m: worth[m] <= worth[n])
        self._where_lower(self.likes.ranked, leaving, sure, lambda n, m: worth[m] >= worth[n])
        self._where_lower(self.likes.ranked, leaving, partners, lambda n, m: worth[m] == worth[n])
        if turn.is_last:
            self._where_lower(
                self.likes.ranked, taking, self.every, lambda n, m: worth[m] >= worth[n]
            )
        else:
            loose = [card & ~c for card, c in zip(taking, sight.clear, strict=True)]
            self._where_lower(
                self.plain, loose, theirs, lambda n, m: worth[m] < worth[n] and self.likes.risky[n]
            )
        self._keep_what_wins(leaving, theirs if self.likes.most else self.every)
        lost = self.every if turn.is_last else theirs & sight.held_for_sure
        self._keep_points(leaving, theirs & lost & ~any_of(taking))
        free = any_of([leaving[n] for n in self.plain])
        for n in turn.tables.trumps:
            richer = any_of([leaving[m] for m in self.plain if worth[m] >= worth[n]])
            self.cards[n] |= leaving[n] & (free & ~sure | richer & sure)
        for n, lanes in enumerate(taking):
            self.cards[n] |= lanes & sure & any_of(self._as_rich(leaving, n))

    def _as_rich(self, leaving: list[Lanes], over: int) -> list[Lanes]:
        """The cards that leave a partner's trick, and for which this one need not go over it.

        The last player may bring home a point that way which no card that leaves it brings.
        """
        if not self.turn.is_last:
            return leaving
        worth = self.likes.worth
        return [lanes for n, lanes in enumerate(leaving) if worth[n] >= worth[over]]

    def _where_lower(
        self,
        among: list[int],
        cards: list[Lanes],
        where: Lanes,
        is_better: Callable[[int, int], bool],
    ) -> None:
        """Leave out cards that a lower one of their suit equals, among these."""
        for n, m in _with_lower(self.turn.tables, among):
            both = cards[n] & cards[m] & where
            if both and is_better(n, m):
                self.cards[n] |= both

    def _where_higher(
        self, among: list[int], cards: list[Lanes], is_better: Callable[[int, int], bool]
    ) -> None:
        """Leave out cards that a higher one of their suit equals for less: lower ones move up."""
        for m, n in _with_lower(self.turn.tables, among):
            both = cards[n] & cards[m]
            if both and is_better(n, m):
                self.cards[n] |= both

    def _keep_what_wins(self, leaving: list[Lanes], where: Lanes) -> None:
        """A plain card that nobody can beat stays while one as cheap goes that can be beaten."""
        worth, clear = self.likes.worth, self.sight.clear
        free = {m: leaving[m] & ~clear[m] & where for m in self.plain}
        for n in self.plain:
            if lanes := leaving[n] & clear[n]:
                cheap = [free[m] for m in self.plain if worth[m] <= worth[n]]
                self.cards[n] |= lanes & any_of(cheap)

    def _keep_points(self, leaving: list[Lanes], where: Lanes) -> None:
        """A plain card of much worth stays while one that is worth nothing can go."""
        worth, clear, most = self.likes.worth, self.sight.clear, self.likes.most
        free = any_of([leaving[m] & ~clear[m] for m in self.plain if not worth[m]]) & where
        for n in self.plain:
            if most and 2 * worth[n] >= most:
                self.cards[n] |= leaving[n] & free


def _with_lower(tables: Tables, among: list[int]) -> Iterator[tuple[int, int]]:
    """Each of these cards with each lower one of its suit."""
    wanted = set(among)
    for row in tables.rows:
        below: list[int] = []
        for level in row:
            here = [n for n in level if n in wanted]
            for n in here:
                for m in below:
                    yield n, m
            below += here
