"""Whether a guessed world could have come about: some deal leads to it by legal play.

The deal is put together from what every seat of that world saw of itself: a card lay at first
with the seat where it first turns up, unless that seat's view says that it drew the card, from
the top of some pile. Then the moves are made again, within the rules.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice
from random import Random
from types import MappingProxyType
from typing import Any

from bot.rules import CHANCE, Action, Card, Illegal, Seat, step
from bot.rules.kit.actions import Deal, Give, Play
from bot.rules.kit.seats import seats
from tests.rules.table import Table, Viewer

TRIES = 60
"""So many deals are tried where it is not clear which cards came out of the stock."""
TWIN_TRIES = 300
"""So many, where twins were put away or given: those that fit best are tried."""
Moves = list[tuple[Seat, Action]]
Places = Mapping[tuple[str, int], Card]
"""Cards by the pile in which they lay, and how far from its top."""
Turns = list[tuple[Seat, tuple[Card, ...], bool]]
"""Seats, the cards that turned up there, and whether these may turn up again elsewhere."""


def lawful(table: Table, viewer: Viewer, guess: Any, rng: Random) -> bool | None:
    """Whether legal play leads to the guess; ``None`` if no deal tried could tell."""
    moves = _moves(table, guess)
    carried = [a for _, a in moves if a.cards and type(a) is not Play]
    pack = table.game.pack(table.options, table.players)
    gifts = carried and all(type(a) is Give for a in carried) and len(set(pack)) < len(pack)
    if gifts and not _true_deal(table).piles:
        hands = _handed_back(table, guess, moves)
        return None if hands is None else _leads_to(table, viewer, guess, Deal(hands), moves)
    tried = 0
    for deal in _deals(table, guess, moves, rng):
        if _leads_to(table, viewer, guess, deal, moves):
            return True
        tried += 1
    return False if tried == 1 and not _drew_twins(table, guess) else None


def _drew_twins(table: Table, guess: Any) -> bool:
    """Whether somebody drew a card of which there are several: which of them is not clear."""
    pack = Counter(table.game.pack(table.options, table.players))
    drawn = (card for seat in seats(table.players) for card in _drawn(table, guess, seat))
    return any(pack[card] > 1 for card in drawn)


def deal_of(table: Table, guess: Any, rng: Random) -> Deal:
    """A deal that the guessed world may have begun with."""
    return next(_deals(table, guess, _moves(table, guess), rng))


def _deals(table: Table, guess: Any, moves: Moves, rng: Random) -> Iterator[Deal]:
    """Deals the world may have begun with; a single one where every card's place is clear.

    First come those that are drawn with clear hands.
    """
    turns = _turns_up(table, guess, moves)
    taken_up = [_drawn(table, guess, seat) for seat in seats(table.players)]
    if any(taken_up):
        yield from _deals_drawn_from(table, turns, taken_up, rng)
        return
    pack = Counter(table.game.pack(table.options, table.players))
    carried = {c for _, action in moves if type(action) is not Play for c in action.cards}
    twins = any(pack[card] > 1 for card in carried)
    deal, clear = _deal(table, turns, rng)
    if clear and not twins:
        yield deal
        return
    drawn = (_deal(table, turns, rng) for _ in range(TWIN_TRIES if twins else TRIES))
    yield from islice(_clear_first(drawn), TRIES)


def _clear_first(drawn: Iterable[tuple[Deal, bool]]) -> Iterator[Deal]:
    unclear: list[Deal] = []
    for deal, clear in drawn:
        if clear:
            yield deal
        else:
            unclear.append(deal)
    yield from unclear


def _deal(table: Table, turns: Turns, rng: Random) -> tuple[Deal, bool]:
    """A deal the world may have begun with, and whether the cards of every hand are clear."""
    held, shown, clear = _at_first(table, turns, rng, ())
    return _dealt(table, held, shown, rng), clear


def _deals_drawn_from(
    table: Table, turns: Turns, taken_up: list[tuple[Card, ...]], rng: Random
) -> list[Deal]:
    """Deals where the views tell what was drawn: it lay where the truth of the same seats lay."""
    held, shown, clear = _at_first(table, turns, rng, taken_up)
    if not clear:
        return [_dealt(table, held, shown, rng) for _ in range(TRIES)]
    places = {**_as_in_truth(table, taken_up), **_turned_later(table, turns)}
    return [_dealt(table, held, shown, rng, places)]


def _at_first(
    table: Table, turns: Turns, rng: Random, taken_up: Sequence[tuple[Card, ...]]
) -> tuple[list[list[Card]], dict[str, tuple[Card, ...]], bool]:
    """The cards of every hand at first, those that lay open, and whether that is all the hands."""
    held, shown = _first_held(table, turns, rng), _shown_at_first(table)
    for hand, out in zip(held, taken_up, strict=False):
        for card in set(out).intersection(hand):
            hand.remove(card)
    for card in [card for cards in shown.values() for card in cards]:
        if taker := next((hand for hand in held if card in hand), None):
            taker.remove(card)
    return held, shown, [len(h) for h in held] == [len(h) for h in _true_deal(table).hands]


def _drawn(table: Table, guess: Any, seat: Seat) -> tuple[Card, ...]:
    """The cards that the seat took up in that world, in games whose views tell."""
    return getattr(table.game.view(guess, seat), "drawn", ())


def _turned_later(table: Table, turns: Turns) -> Places:
    """The open cards that came out of a pile between those that were drawn: nobody had them."""
    had = {card for _, cards, _ in turns for card in cards}
    lay = _places_of(table)
    opened = [card for pile in table.view(None).piles for card in pile.cards]
    return {lay[card]: card for card in opened if card in lay and card not in had}


def _as_in_truth(table: Table, taken_up: Sequence[tuple[Card, ...]]) -> Places:
    """The cards that were drawn, where those lay that the same seats drew in truth."""
    lay, found = _places_of(table), dict[tuple[str, int], Card]()
    for seat, cards in zip(seats(table.players), taken_up, strict=True):
        truth = _drawn(table, table.state, seat)
        found |= {lay[was]: card for was, card in zip(truth, cards, strict=True)}
    return found


def _places_of(table: Table) -> Mapping[Card, tuple[str, int]]:
    """The places of the cards in the piles of the true deal."""
    piles = _true_deal(table).piles
    return {card: (name, n) for name, pile in piles for n, card in enumerate(pile)}


def _true_deal(table: Table) -> Deal:
    deal = table.moves[0][1]
    assert isinstance(deal, Deal)
    return deal


def _moves(table: Table, guess: Any) -> Moves:
    """The actions in that world, each as its own seat saw it."""
    own = {seat: table.game.view(guess, seat).history for seat in seats(table.players)}
    return [(done.seat, own[done.seat][n].action) for n, done in enumerate(own[Seat(0)])]


def _turns_up(table: Table, guess: Any, moves: Moves) -> Turns:
    """The moments at which cards turn up, in order: put down, put away, given, or still held."""
    last = [(seat, table.game.view(guess, seat).hand) for seat in seats(table.players)]
    acts = [(seat, action.cards, type(action) is not Play) for seat, action in moves]
    return [*acts, *((seat, hand, False) for seat, hand in last)]


def _first_held(table: Table, turns: Turns, rng: Random) -> list[list[Card]]:
    """By seat the cards that turn up there first.

    Of twins one may have been carried from seat to seat, and which cannot be told: a card like
    one that was put away or given before is the same, or is not, by chance.
    """
    held: list[list[Card]] = [[] for _ in range(table.players)]
    twins = Counter(table.game.pack(table.options, table.players))
    turned_up: Counter[Card] = Counter()
    carried: Counter[Card] = Counter()
    for seat, cards, carries in turns:
        for card in cards:
            if carried[card] and twins[card] > 1 and rng.random() < 0.5:
                carried[card] -= 1
            elif turned_up[card] < twins[card]:
                turned_up[card] += 1
                held[seat].append(card)
            carried[card] += carries
    return held


def _handed_back(table: Table, guess: Any, moves: Moves) -> tuple[tuple[Card, ...], ...] | None:
    """The hands as they were dealt, where every card that changed hands was a gift.

    The taker of a gift is the one other seat that saw it; ``None`` where no seat or several did.
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
    table: Table,
    held: list[list[Card]],
    shown: dict[str, tuple[Card, ...]],
    rng: Random,
    places: Places = MappingProxyType({}),
) -> Deal:
    true = _true_deal(table)
    hands = [
        tuple(rng.sample(mine, min(len(mine), len(hand))))
        for mine, hand in zip(held, true.hands, strict=True)
    ]
    placed = Counter(c for hand in hands for c in hand)
    placed += Counter(c for cards in shown.values() for c in cards)
    placed += Counter(places.values())
    left = list((Counter(true.cards) - placed).elements())
    rng.shuffle(left)
    for n, hand in enumerate(true.hands):
        while len(hands[n]) < len(hand):
            hands[n] = (*hands[n], left.pop())
    piles = []
    for name, pile in true.piles:
        lying = dict(enumerate(shown.get(name, ())))
        lying |= {n: card for (where, n), card in places.items() if where == name}
        piles.append((name, tuple([lying.get(n) or left.pop() for n in range(len(pile))])))
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
