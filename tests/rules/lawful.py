"""Whether a guessed world could have come about: some deal leads to it by legal play.

The deal is put together from what every seat of that world saw of itself: a card lay at first
with the seat where it first turns up. Twins that change hands do not tell where they came from;
where all of them were given to a seat that saw them, what was given is handed back instead. Then
the moves are made again, within the rules.
"""

from collections import Counter
from random import Random
from typing import Any

from bot.rules import CHANCE, Action, Card, Illegal, Seat, step
from bot.rules.actions import Deal, Give, Play
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
        hands = _handed_back(table, guess, moves)
        return None if hands is None else _leads_to(table, viewer, guess, Deal(hands), moves)
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
    for card in [card for cards in shown.values() for card in cards]:
        if taker := next((hand for hand in held if card in hand), None):
            taker.remove(card)
    clear = [len(h) for h in held] == [len(h) for h in _true_deal(table).hands]
    return [_dealt(table, held, shown, rng) for _ in range(1 if clear else TRIES)]


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


def _handed_back(table: Table, guess: Any, moves: Moves) -> tuple[tuple[Card, ...], ...] | None:
    """The hands as they were dealt, where every card that changed hands was a gift.

    Who got a gift is the one other seat that saw it; ``None`` where that is nobody, or several.
    """
    views = {seat: table.game.view(guess, seat) for seat in seats(table.players)}
    held = {seat: Counter(view.hand) for seat, view in views.items()}
    for n, (seat, action) in enumerate(moves):
        held[seat].update(action.cards)
        if type(action) is Play or not action.cards:
            continue
        saw = [s for s, v in views.items() if s != seat and v.history[n].action == action]
        if type(action) is not Give or len(saw) != 1:
            return None
        held[saw[0]].subtract(action.cards)
    hands = tuple(tuple(cards.elements()) for cards in held.values())
    whole = [len(hand) for hand in hands] == [len(hand) for hand in _true_deal(table).hands]
    fits = all(count >= 0 for cards in held.values() for count in cards.values())
    return hands if whole and fits and not _true_deal(table).piles else None


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
        cards = shown.get(name) or tuple(left.pop() for _ in pile)
        piles.append((name, cards))
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
