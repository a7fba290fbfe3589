"""*The rest is mine* is granted only where it never errs: held against every deal and every play.

For a position in which the rest is granted, every hand is tried that another player can have by
the cards alone (whoever it would have had to follow suit to), with every order in which it may
be played by the rules: none of them may ever take a trick. The hands are tried one player at a
time, which is more than all deals: the claimer holds every trick, so what one of the others owes
to it turns on nothing that the rest of them do.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import permutations
from random import Random
from typing import Any

import pytest

from bot.rules import CHANCE, GAMES, AnyGame, Card, Seat, View, step
from bot.rules.game import Game
from bot.rules.kit.actions import Play
from bot.rules.kit.claims import Plan, TrickRules
from bot.rules.kit.history import plays_of
from bot.rules.kit.seats import seats
from bot.rules.kit.tricks import Trick
from tests.rules.option_sets import OptionSets
from tests.rules.table import Table
from tests.support.kept import kept

TRICKS = [
    key
    for key, game in GAMES.items()
    if type(game).trick_rules is not Game.trick_rules
    and type(game).plan_for_rest is Game.plan_for_rest
]
"""Games whose rest means the tricks, as they have no other plan of their own."""
CLAIMED = [key for key, game in GAMES.items() if game.claimable]
"""Games in which somebody may claim the rest, whatever it means."""
ENOUGH = 12
"""So many claims of a game are looked at, of the first deals in which they come up."""


def endings(key: str, seed: str, deals: int, most: int) -> Iterator[tuple[Table, View[Any]]]:
    """Positions of random games, a seat's turn to play one of its last few cards.

    Each game goes on until two of its deals were large enough to have such an ending in full.
    """
    game, rng = GAMES[key], Random(f"{key} {seed}")
    sets = OptionSets(game, rng)
    for _ in range(deals):
        table, large = Table.opened(game, *sets.draw(), rng), 0
        while not table.over and table.acts < 12:
            seat = table.turn[0]
            if seat != CHANCE:
                view = table.view(seat)
                if view.trick is not None and 1 < len(view.hand) <= most:
                    yield table, view
            if table.turn == (CHANCE,):
                if large == 2:
                    break
                large += game.layout_of(game.match(table.state)).hand >= most
            table.move(*table.choose(rng))


# ------------------------------------------------------------------ every hand, every order


@dataclass
class Judge:
    """Whether a plan can fail, by the rules of play alone; it knows nothing of the proof."""

    game: AnyGame
    state: Any
    view: View[Any]
    pool: list[Card] = field(init=False)
    known: dict[Seat, list[tuple[Card, ...]]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        left = Counter(self.game.pack(self.view.options, self.view.players))
        left.subtract(card for done in plays_of(self.view) for card in done.action.cards)
        left.subtract(self.view.hand)
        for pile in self.view.piles:
            left.subtract(pile.cards)
        self.pool = sorted((+left).elements())

    @property
    def others(self) -> list[Seat]:
        out = (self.view.seat, *self.view.sitting_out)
        return [seat for seat in seats(self.view.players) if seat not in out]

    def fails(self, plan: Plan) -> bool:
        """Whether anybody can have a hand with which they take a trick from this plan."""
        return any(
            self._takes_one(seat, hand, plan) for seat in self.others for hand in self.hands(seat)
        )

    def hands(self, seat: Seat) -> list[tuple[Card, ...]]:
        """Every hand this seat can have, having played as it did."""
        if seat not in self.known:
            found = subsets(tuple(self.pool), self.view.counts[seat])
            self.known[seat] = [hand for hand in found if self._played_lawfully(seat, hand)]
        return self.known[seat]

    def _played_lawfully(self, seat: Seat, hand: tuple[Card, ...]) -> bool:
        rules = self._rules
        size = self.view.players - len(self.view.sitting_out)
        plays = plays_of(self.view)
        mine = [done.action.cards[0] for done in plays if done.seat == seat]
        for at in range(0, len(plays), size):
            cards = [done.action.cards[0] for done in plays[at : at + size]]
            who = [done.seat for done in plays[at : at + size]]
            if seat not in who:
                continue
            place = who.index(seat)
            held = [*hand, *mine]
            if cards[place] not in lawful(self.game, self.view, held, cards[:place], rules):
                return False
            mine.remove(cards[place])
        return True

    @property
    def _rules(self) -> TrickRules:
        rules = self.game.trick_rules(self.view)
        assert rules is not None
        return rules

    def _takes_one(self, seat: Seat, hand: tuple[Card, ...], plan: Plan) -> bool:
        trick = self.view.trick
        assert trick is not None
        rules, order = self._rules, self._rules.order
        before = list(trick.cards)
        played = seat in trick.seats
        holds = [list(hand)]
        for n, card in enumerate(plan):
            table = [*(before if n == 0 else []), card]
            if n == 0 and before:
                best = trick.best
                assert best is not None
                if not order.beats(card, best):
                    return True
                if played:
                    continue
            after: dict[tuple[Card, ...], None] = {}
            for held in holds:
                for answer in lawful(self.game, self.view, held, table, rules):
                    if order.beats(answer, card):
                        return True
                    left = list(held)
                    left.remove(answer)
                    after[tuple(sorted(left))] = None
            holds = [list(left) for left in after]
        return False


@cache
def subsets(pool: tuple[Card, ...], size: int) -> list[tuple[Card, ...]]:
    """Every different hand of so many cards out of these, twins told apart by number alone."""
    found: dict[tuple[Card, ...], None] = {(): None}
    for card in pool:
        found |= {(*hand, card): None for hand in found if len(hand) < size}
    return [hand for hand in found if len(hand) == size]


def lawful(
    game: AnyGame, view: View[Any], held: list[Card], table: list[Card], rules: TrickRules
) -> list[Card]:
    """The cards that the game itself lets somebody with this hand play to these cards."""
    seat, trick = Seat(0), Trick(Seat(1))
    for n, card in enumerate(table):
        trick = trick.with_card(Seat(1 + n), card, rules.order)
    asked = replace(view, seat=seat, turn=(seat,), hand=tuple(held), trick=trick)
    return [a.card for a in game.legal(asked) if type(a) is Play]


@pytest.mark.parametrize("key", TRICKS)
def test_what_is_granted_never_errs(key: str) -> None:
    granted = 0
    for table, view in endings(key, "errs", 30 * kept(key).rare, kept(key).ending):
        plan = table.game.plan_for_rest(view)
        if plan is not None:
            granted += 1
            assert sorted(plan) == sorted(view.hand)
            assert not Judge(table.game, table.state, view).fails(plan), str(table.log)
            if granted == ENOUGH:
                break
    assert granted >= 3


# ------------------------------------------------------------------ the game itself, every line


def rest_of_deal(game: AnyGame, state: Any, seat: Seat, plan: Plan) -> Iterator[tuple[Any, Any]]:
    """Every way to play the deal out if this seat keeps to its plan: (last state in it, end)."""
    deal, stack = game.match(state).deal, [(state, plan)]
    while stack:
        now, left = stack.pop()
        (turn,) = game.to_act(now)
        cards = [a.card for a in game.moves(now, turn) if type(a) is Play]
        if turn == seat:
            mine = next(card for card in left if card in cards)
            assert mine == left[0] or game.key not in TRICKS, "what is planned is allowed"
            rest = list(left)
            rest.remove(mine)
            cards, left = [mine], tuple(rest)
        for card in cards:
            after = step(game, now, turn, Play(card)).state
            over = game.to_act(after) in ((), (CHANCE,)) or game.match(after).deal != deal
            if over:
                yield now, after
            else:
                stack.append((after, left))


@pytest.mark.parametrize("key", CLAIMED)
def test_it_comes_to_the_same_however_the_others_play(key: str) -> None:
    """The tricks, and what they are worth to the claimer's side."""
    tried = 0
    for table, view in endings(key, "same", 25 * kept(key).rare, 3):
        game, seat = table.game, view.seat
        assert seat is not None
        plan = game.plan_for_rest(view)
        if plan is None:
            continue
        tried += 1
        scores = set()
        for before, after in rest_of_deal(game, table.state, seat, plan):
            if key in TRICKS:
                seen = game.view(before, seat)
                others = [s for s in seats(view.players) if s != seat]
                assert all(seen.tricks_won[s] == view.tricks_won[s] for s in others)
                assert seen.tricks_won[seat] >= view.tricks_won[seat] + len(
                    plan
                ) - 1 or game.result(after)
            scores.add(tuple(game.match(after).scores[s] for s in view.side_of(seat)))
        assert len(scores) == 1, (scores, str(table.log))
        if tried == ENOUGH:
            break
    assert tried >= 3


# ------------------------------------------------------------------ how much it finds


def found(key: str, deals: int) -> tuple[int, int, int]:
    """(positions, those in which some plan is sure, those granted), with the lead."""
    positions = sure = granted = 0
    for table, view in endings(key, "found", deals, 3):
        if view.trick is None or view.trick.cards:
            continue
        positions += 1
        plan = table.game.plan_for_rest(view)
        judge = Judge(table.game, table.state, view)
        if plan is not None:
            sure, granted = sure + 1, granted + 1
        elif any(not judge.fails(p) for p in set(permutations(view.hand))):
            sure += 1
    return positions, sure, granted


@pytest.mark.parametrize("key", TRICKS)
def test_most_of_what_is_certain_is_found(key: str) -> None:
    positions, sure, granted = found(key, 6 if kept(key).ending > 3 else 4)
    assert positions > 8 and granted >= 0.7 * sure
