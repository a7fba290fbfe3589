"""Every state that looks like a view, found by trying all deals and all hidden actions."""

from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any

from bot.rules import CHANCE, AnyGame, Card, Illegal, step
from bot.rules.games.euchre.states import Dealt, Playing, State
from bot.rules.kit.actions import Deal, Hidden
from bot.rules.kit.cards import without
from tests.rules.games.euchre.conftest import Script

Dealing = tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...]]


def print_of(s: State) -> object:
    """A state as far as it matters: the order of the stock does not."""
    assert isinstance(s, Playing)
    dealt: Dealt = s.dealt
    drawn = dealt.exchange.drawn if dealt.exchange else ()
    return s.tricks.hands, dealt.hands, frozenset(dealt.stock), frozenset(drawn), dealt.history


def worlds(script: Script, seat: int) -> Iterator[Any]:
    """Every state that looks like this one, by trying all deals and all hidden actions."""
    first = max(n for n, (who, _) in enumerate(script.moves) if who == CHANCE)
    deal = script.game.read(script.moves[first][1])
    view = script.view(seat)
    assert isinstance(deal, Deal)
    start = script.game.guess(view.__class__(**_before(view)), Random(0))
    for hands, stock in _deals(deal, view):
        other = Deal(hands, (("up", deal.pile("up")), ("stock", stock)))
        yield from _replays(script.game, script.game.apply(start, CHANCE, other).state, view, 0)


def _before(view: Any) -> dict[str, Any]:
    """The fields of a view of this table before the deal."""
    return {
        "seat": view.seat,
        "match": view.match,
        "phase": "dealing",
        "turn": (CHANCE,),
        "counts": (0,) * view.players,
        "sides": view.options.sides(view.players),
        "tricks_won": (0,) * view.players,
    }


def _deals(deal: Deal, view: Any) -> Iterator[Dealing]:
    """Every way to deal what the seat cannot place: shown, played and given cards it can."""
    open_cards = {card for done in view.history for card in done.action.cards}
    drawer = view.shown[0].seat if view.shown else None
    placed = []
    for seat, hand in enumerate(deal.hands):
        if seat == view.seat:
            placed.append(hand)
        elif seat == drawer:
            placed.append(view.shown[0].cards)
        else:
            placed.append(tuple(card for card in hand if card in open_cards))
    known = [*deal.pile("up"), *view.drawn, *(card for cards in placed for card in cards)]
    rest = tuple(card for card in deal.cards if card not in known)
    if view.drawn:
        for hands, _ in _shared(rest, placed, 0):
            yield hands, view.drawn
    else:
        yield from _shared(rest, placed, 0)


def _shared(rest: tuple[Card, ...], placed: list[tuple[Card, ...]], seat: int) -> Iterator[Dealing]:
    if seat == len(placed):
        yield tuple(placed), rest
        return
    for some in combinations(rest, 5 - len(placed[seat])):
        hands = [*placed[:seat], (*placed[seat], *some), *placed[seat + 1 :]]
        yield from _shared(without(rest, *some), hands, seat + 1)


def _replays(game: AnyGame, state: State, view: Any, at: int) -> Iterator[Any]:
    """The history made again, with every action that may stand behind a hidden one."""
    if at == len(view.history):
        if game.view(state, view.seat) == view:
            yield print_of(state)
        return
    done = view.history[at]
    actions = [done.action]
    if isinstance(done.action, Hidden):
        legal = game.legal(game.view(state, done.seat))
        actions = [action for action in legal if action.verb == done.action.what]
    for action in actions:
        try:
            after = step(game, state, done.seat, action).state
        except Illegal:
            continue
        yield from _replays(game, after, view, at + 1)
