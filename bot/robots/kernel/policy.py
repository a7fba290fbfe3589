"""The simple rules by which robots play out a deal in their heads: one policy for every game.

It is written in the words of :class:`Sight`; what cards are worth in a game, its
:class:`Habits` say. Each rule takes its part of the lanes, and leaves the rest to the next.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from bot.robots.kernel.lanes import Lanes
from bot.robots.kernel.playout import Turn
from bot.robots.kernel.sight import Sight
from bot.robots.kernel.tables import Tables

FEW: Final = 2
"""So few cards are left that nothing is saved up for later."""
Numbers = Sequence[int]
"""Cards by their numbers, in the order in which they are tried."""


class Preferences:
    """The orders in which cards are tried under one contract."""

    def __init__(self, tables: Tables) -> None:
        habits, numbers = tables.rules.habits, range(tables.size)
        height = {n: h for row in tables.rows for h, level in enumerate(row) for n in level}
        worth = [habits.worth.get(card, 0) for card in tables.cards]
        trump = [n in tables.trumps for n in numbers]
        self.worth = worth
        self.most = max((worth[n] for n in numbers if not trump[n]), default=0)
        """The worth of the dearest plain card."""
        ends = {c for count in tables.rules.counts for end in count.extremes for c in end.cards}
        self.ranked = [n for n in numbers if tables.cards[n] not in ends]
        """The cards of which it does not count which is the highest or lowest in play."""
        self.draws = habits.draws
        self.only_tricks = not any(worth) and not tables.rules.counts
        """Whether nothing counts but how many tricks are taken."""
        self.trumps: Numbers = tables.trumps[::-1]
        """The trumps from the top."""
        self.lowest = sorted(numbers, key=lambda n: (trump[n], height[n]))
        """The lowest first, trumps last."""
        self.plain_from_top: Numbers = [n for n in reversed(self.lowest) if not trump[n]]
        self.cheapest = sorted(numbers, key=lambda n: (trump[n], worth[n], height[n]))
        """The cards that are missed least first, trumps last."""
        self.richest = sorted(numbers, key=lambda n: (-worth[n], trump[n], height[n]))
        """The cards that bring their taker most first."""
        self.costly = [n for n in reversed(self.richest) if worth[n] + habits.trick < 0]
        """Cards that nobody wants to take, the dearest first."""
        self.holds = not tables.weakest
        """Whether the highest card takes the cards of a trick."""
        self.weighs = bool(self.costly) and habits.trick > 0
        """Whether a trick is wanted as long as nothing costly is in it."""
        self.mixed = bool(self.costly) and any(each > 0 for each in worth)
        """Whether there are cards that everybody wants, and others that nobody does."""
        easiest = reversed(self.lowest) if tables.weakest else self.lowest
        self.harmless = [n for n in easiest if n not in self.costly]
        """Cards that cost nothing, the one that is least likely to take a trick first."""
        self.plain = [not t for t in trump]
        self.points = [n for n in self.richest if worth[n] > 0]
        """Cards that bring something, the dearest first."""
        self.idle = [n for n in self.lowest if worth[n] == 0]
        """Cards that neither bring nor cost, the lowest first."""
        self.dear = [n for n in self.points if 2 * worth[n] >= max(worth)]
        """Cards that bring much."""
        self.hunted = [] if self.most else [n for n in self.dear if trump[n]]
        """The trumps that bring much, where plain cards bring nothing: they are brought home."""
        self.always: Numbers = () if tables.always is None else (tables.always,)
        """The card that wins whenever it is played, if there is one."""
        self.spares = [worth[n] >= 0 for n in numbers]
        """Whether a card costs nothing."""
        self.plain_points = [n for n in self.points if not trump[n]]
        self.risky = [2 * worth[n] >= self.most > 0 for n in numbers]
        """Whether a card is worth so much that it is not put where it can be beaten."""


@lru_cache(256)
def preferences_of(tables: Tables) -> Preferences:
    """The orders of the cards under these tables."""
    return Preferences(tables)


class Choice:
    """The cards chosen so far, lane by lane."""

    def __init__(self, turn: Turn) -> None:
        self._open: Lanes = turn.deals.every
        self.played: list[Lanes] = [0] * turn.tables.size

    def take(self, cards: Sequence[Lanes], order: Numbers, where: Lanes) -> None:
        """Choose the first of these cards in this order, where no rule before has chosen."""
        left = wanted = self._open & where
        if not wanted:
            return
        played = self.played
        for n in order:
            if here := cards[n] & left:
                left ^= here
                played[n] |= here
        self._open ^= wanted ^ left


class ByRule:
    """A player by simple rules, who takes tricks that are worth something and ducks the others."""

    def __init__(self, sight: type[Sight] = Sight) -> None:
        self._sight = sight

    def __call__(self, turn: Turn) -> list[Lanes]:
        """For each card the lanes in which it is played."""
        sight, likes, choice = self._sight(turn), preferences_of(turn.tables), Choice(turn)
        if likes.mixed:
            rule = _part if turn.position else _lead_to_part
        elif likes.weighs:
            rule = _weigh if turn.position else _lead_to_weigh
        elif likes.costly:
            rule = _avoid if turn.position else _lead_to_avoid
        else:
            rule = _follow if turn.position else _lead
        rule(sight, likes, choice)
        return choice.played


def _lead(sight: Sight, likes: Preferences, choice: Choice) -> None:
    """Makers draw trump; then lead cards that nobody can beat in their suit, at last a cheap one.

    The last trump is kept for a trick that is worth it, unless the game has makers draw without
    the highest or only tricks count. In that case the last cards go from the top: nothing is saved
    up any more.
    """
    legal, every = sight.turn.legal, sight.every
    clear = _both(legal, sight.clear)
    if likes.trumps:
        drawing = sight.makes & sight.trumps_elsewhere
        keen = likes.only_tricks or likes.draws
        spare = drawing if keen else drawing & sight.held(likes.trumps, 2)
        choice.take(clear, likes.trumps, spare)
        if likes.draws:
            choice.take(legal, likes.trumps, drawing & sight.held(likes.trumps, likes.draws))
    ending = every if likes.only_tricks and sight.turn.play.left <= FEW else 0
    choice.take(clear, likes.trumps, ending)
    choice.take(clear, likes.plain_from_top, every)
    choice.take(legal, likes.plain_from_top, ending)
    choice.take(legal, likes.cheapest, every)


def _follow(sight: Sight, likes: Preferences, choice: Choice) -> None:
    """Give the partner's trick its worth in cards; take the others' cheaply; else lose little.

    A plain suit is trumped low. Where only tricks count, a partner's trick is a chance to get rid
    of a suit.
    """
    turn, every = sight.turn, sight.every
    taking, leaving = _both(turn.legal, turn.takes), _not(turn.legal, turn.takes)
    sure, loose = _both(taking, sight.clear), _where(likes.plain, _not(leaving, sight.clear))
    partners = sight.partner_takes
    theirs, given = every ^ partners, partners & sight.held_for_sure
    if likes.most:
        choice.take(loose, likes.points, given)
        choice.take(loose, likes.cheapest, given)
    sure = _both(sure, sight.no_ruff)
    if turn.is_last:
        choice.take(_not(turn.legal, sight.clear), likes.hunted, given)
    if likes.only_tricks:
        choice.take(_both(loose, sight.single), likes.cheapest, given & sight.held(likes.trumps, 1))
    choice.take(leaving, likes.richest, given)
    if turn.is_last:
        choice.take(_not(taking, sight.clear), likes.plain_points, theirs)
    else:
        if turn.position == turn.play.players - 2:
            choice.take(_where(likes.plain, sure), likes.lowest, partners)
        choice.take(sure, likes.lowest, theirs)
        taking = [0 if risky else card for card, risky in zip(taking, likes.risky, strict=True)]
    choice.take(taking, likes.lowest, theirs)
    choice.take(loose, likes.cheapest, every)
    choice.take(leaving, likes.cheapest, every)
    choice.take(turn.legal, likes.cheapest, every)


def _lead_to_avoid(sight: Sight, likes: Preferences, choice: Choice) -> None:
    """Lead where taking costs: cards that others will go under, and not yet those that none can."""
    legal = sight.turn.legal
    choice.take(_not(legal, sight.clear), likes.harmless, sight.every)
    choice.take(legal, likes.harmless[::-1], sight.every)
    choice.take(legal, likes.costly[::-1], sight.every)


def _avoid(sight: Sight, likes: Preferences, choice: Choice) -> None:
    """Follow where taking costs: give the costly to others, and the dangerous while it is free.

    The last of the costly is not given to the taker of all the others, who gains by it.
    """
    turn, every = sight.turn, sight.every
    taking, leaving = _both(turn.legal, turn.takes), _not(turn.legal, turn.takes)
    dangerous = likes.harmless[::-1]
    lies, sweeper = sight.lies(likes.costly), sight.sweeper_holds(likes.costly)
    choice.take(taking, dangerous, lies & (sweeper | sight.sweeps(likes.costly)))
    choice.take(leaving, likes.costly, every ^ sweeper)
    if likes.holds and not turn.is_last:
        choice.take(leaving, dangerous, every)
        choice.take(turn.legal, likes.harmless, every ^ lies)
    choice.take(turn.legal, dangerous, every ^ lies)
    choice.take(leaving, dangerous, every)
    choice.take(turn.legal, likes.harmless, every)
    choice.take(turn.legal, likes.costly[::-1], every)


def _lead_to_weigh(sight: Sight, likes: Preferences, choice: Choice) -> None:
    """Lead where tricks are wanted without the costly: cards none can beat or follow with those."""
    legal, every = sight.turn.legal, sight.every
    dangerous = likes.harmless[::-1]
    choice.take(_both(_both(legal, sight.clear), sight.spared(likes.costly)), dangerous, every)
    choice.take(_not(legal, sight.clear), likes.harmless, every)
    choice.take(legal, likes.harmless, every)
    choice.take(legal, likes.costly[::-1], every)


def _weigh(sight: Sight, likes: Preferences, choice: Choice) -> None:
    """Follow where tricks are wanted without the costly: give these away, take the rest cheaply.

    The last player knows all cards of a trick; before, a suit with something costly out is ducked.
    """
    turn, every = sight.turn, sight.every
    taking, leaving = _both(turn.legal, turn.takes), _not(turn.legal, turn.takes)
    lies = sight.lies(likes.costly)
    choice.take(leaving, likes.costly, every)
    sure = taking
    if not turn.is_last:
        sure = _both(_both(taking, sight.clear), sight.spared(likes.costly))
    choice.take(sure, likes.harmless, every ^ lies)
    choice.take(leaving, likes.harmless, every)
    choice.take(turn.legal, likes.harmless[::-1], lies)
    choice.take(turn.legal, likes.harmless, every)
    choice.take(turn.legal, likes.costly[::-1], every)


def _lead_to_part(sight: Sight, likes: Preferences, choice: Choice) -> None:
    """Lead where some cards are wanted and others not: cards nobody can beat, none of them costly.

    A card that always wins is led while it brings others' trumps; then something that costs and
    brings nothing, from the lowest.
    """
    legal, every = sight.turn.legal, sight.every
    choice.take(legal, likes.always, sight.trumps_elsewhere)
    sure = _both(_both(legal, sight.clear), sight.spared(likes.costly))
    choice.take(sure, likes.points, every)
    choice.take(_not(legal, sight.clear), likes.idle, every)
    choice.take(legal, likes.idle, every)
    choice.take(legal, likes.points[::-1], every)
    choice.take(legal, likes.costly[::-1], every)


def _part(sight: Sight, likes: Preferences, choice: Choice) -> None:
    """Follow where some cards are wanted and others not: give each to the side it suits.

    The costly are given to the others, the dear to the own side; a trick with something costly is
    taken only if something dear lies there, too, if need be with a card that always wins.
    """
    turn, every = sight.turn, sight.every
    taking, leaving = _both(turn.legal, turn.takes), _not(turn.legal, turn.takes)
    costs, brings = sight.lies(likes.costly), sight.lies(likes.dear)
    partners = sight.partner_takes
    theirs, given = every ^ partners, partners & sight.held_for_sure
    choice.take(leaving, likes.costly, theirs & (every if turn.is_last else ~brings))
    choice.take(leaving, likes.points, given & ~costs)
    wanted = theirs & (brings | ~costs)
    sure = _where(likes.spares, _both(taking, sight.clear))
    if turn.is_last:
        choice.take(_where(likes.spares, taking), likes.points, wanted)
        choice.take(_where(likes.spares, taking), likes.cheapest, wanted)
    else:
        choice.take(sure, likes.cheapest, wanted & brings)
    choice.take(taking, likes.always, wanted & brings)
    if not turn.is_last:
        choice.take(_both(sure, sight.spared(likes.costly)), likes.points[::-1], wanted)
    choice.take(leaving, likes.costly, theirs)
    choice.take(leaving, likes.idle, every)
    choice.take(turn.legal, likes.idle, every)
    choice.take(turn.legal, likes.points[::-1], every)
    choice.take(turn.legal, likes.costly[::-1], every)


def _both(cards: Iterable[Lanes], also: Iterable[Lanes]) -> list[Lanes]:
    return [a & b for a, b in zip(cards, also, strict=True)]


def _not(cards: Iterable[Lanes], but: Iterable[Lanes]) -> list[Lanes]:
    return [a & ~b for a, b in zip(cards, but, strict=True)]


def _where(cards: Iterable[bool], lanes: Iterable[Lanes]) -> list[Lanes]:
    return [here if card else 0 for card, here in zip(cards, lanes, strict=True)]
