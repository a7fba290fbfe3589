"""Whether a guessed world could have come about: some deal leads to it by legal play.

The deal is put together from what every seat of that world saw of itself: a card lay at first
with the seat where it first turns up, unless that seat's view says that it drew the card, from
the top of some pile. Then the moves are made again, within the rules.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

from bot.rules import CHANCE, Action, Card, Illegal, Seat, step
from bot.rules.actions import Deal, Play
from bot.rules.seats import seats
from tests.rules.table import Table, Viewer

TRIES = 60
"""So many deals are tried where it is not clear which cards came out of the stock."""
Moves = list[tuple[Seat, Action]]


def lawful(table: Table, viewer: Viewer, guess: Any, rng: Random) -> bool | None:
    """Whether legal play leads to the guess; ``None`` if no deal tried could tell."""
    moves = _moves(table, guess)
    pack = table.game.pack(table.options, table.players)
    carried = any(a.cards and type(a) is not Play for _, a in moves)
    if len(set(pack)) < len(pack) and carried:
        return None
    for deal in (drawn := _deals(table, guess, moves, rng)):
        if _leads_to(table, viewer, guess, deal, moves):
            return True
    return False if len(drawn) == 1 else None


def deal_of(table: Table, guess: Any, rng: Random) -> Deal:
    """A deal that the guessed world may have begun with."""
    return _deals(table, guess, _moves(table, guess), rng)[0]


def _deals(table: Table, guess: Any, moves: Moves, rng: Random) -> list[Deal]:
    """Deals the world may have begun with; a single one where every card's place is clear."""
    held, shown = _first_held(table, guess, moves), _shown_at_first(table)
    drawn = [_drawn(table, guess, seat) for seat in seats(table.players)]
    for hand, out in zip(held, drawn, strict=True):
        for card in set(out).intersection(hand):
            hand.remove(card)
    for card in [card for cards in shown.values() for card in cards]:
        if taker := next((hand for hand in held if card in hand), None):
            taker.remove(card)
    clear = [len(h) for h in held] == [len(h) for h in _true_deal(table).hands]
    if not clear or not any(drawn):
        return [_dealt(table, held, shown, rng) for _ in range(1 if clear else TRIES)]
    ways = _drawn_from(_true_deal(table), [out for out in drawn if out])
    return [_dealt(table, held, tops | shown, rng) for tops in ways]


def _drawn(table: Table, guess: Any, seat: Seat) -> tuple[Card, ...]:
    """What the seat took up in that world, in games whose views tell."""
    return getattr(table.game.view(guess, seat), "drawn", ())


def _drawn_from(deal: Deal, drawn: list[tuple[Card, ...]]) -> Iterator[dict[str, tuple[Card, ...]]]:
    """Every pile from which each of these may have been drawn: it has room on its top."""
    for names in product([name for name, _ in deal.piles], repeat=len(drawn)):
        tops: dict[str, tuple[Card, ...]] = {}
        for name, cards in zip(names, drawn, strict=True):
            tops[name] = (*tops.get(name, ()), *cards)
        if all(len(top) <= len(deal.pile(name)) for name, top in tops.items()):
            yield tops


def _true_deal(table: Table) -> Deal:
    deal = table.moves[0][1]
    assert isinstance(deal, Deal)
    return deal


def _moves(table: Table, guess: Any) -> Moves:
    """What was done in that world, each action as its own seat saw it."""
    own = {seat: table.game.view(guess, seat).history for seat in seats(table.players)}
    return [(done.seat, own[done.seat][n].action) for n, done in enumerate(own[Seat(0)])]


def _first_held(table: Table, guess: Any, moves: Moves) -> list[list[Card]]:
    """By seat the cards that turn up there first: put down, put away, given or still held."""
    held: list[list[Card]] = [[] for _ in range(table.players)]
    twins = Counter(table.game.pack(table.options, table.players))
    turned_up: Counter[Card] = Counter()
    last = [(seat, table.game.view(guess, seat).hand) for seat in seats(table.players)]
    for seat, cards in [*((seat, action.cards) for seat, action in moves), *last]:
        for card in cards:
            if turned_up[card] < twins[card]:
                turned_up[card] += 1
                held[seat].append(card)
    return held


def _shown_at_first(table: Table) -> dict[str, tuple[Card, ...]]:
    """The piles that lay open for everybody when the cards had been dealt."""
    state = step(table.game, table.before, *table.moves[0]).state
    return {p.name: p.cards for p in table.game.view(state, None).piles if p.cards}


def _dealt(
    table: Table, held: list[list[Card]], shown: dict[str, tuple[Card, ...]], rng: Random
) -> Deal:
    true = _true_deal(table)
    hands = [
        tuple(rng.sample(mine, min(len(mine), len(hand))))
        for mine, hand in zip(held, true.hands, strict=True)
    ]
    placed = Counter(c for hand in hands for c in hand)
    placed += Counter(c for cards in shown.values() for c in cards)
    left = list((Counter(true.cards) - placed).elements())
    rng.shuffle(left)
    for n, hand in enumerate(true.hands):
        while len(hands[n]) < len(hand):
            hands[n] = (*hands[n], left.pop())
    piles = []
    for name, pile in true.piles:
        top = shown.get(name, ())
        piles.append((name, (*top, *(left.pop() for _ in pile[len(top) :]))))
    return Deal(tuple(hands), tuple(piles))


def _leads_to(table: Table, viewer: Viewer, guess: Any, deal: Deal, moves: Moves) -> bool:
    game, state = table.game, table.before
    try:
        for seat, action in [(CHANCE, deal), *moves]:
            state = step(game, state, seat, action).state
    except Illegal:
        return False
    same = all(
        sorted(game.view(state, seat).hand) == sorted(game.view(guess, seat).hand)
        for seat in seats(table.players)
    )
    return same and game.view(state, viewer) == game.view(guess, viewer)
