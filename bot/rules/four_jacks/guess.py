"""A full state of Four Jacks drawn at random among those a view allows."""

from collections.abc import Iterable
from random import Random

from bot.rules.actions import Deal, Give, Hidden, Play
from bot.rules.cards import Card, without
from bot.rules.four_jacks.cardplay import ORDER, PACK
from bot.rules.four_jacks.states import FourJacksView, right_of
from bot.rules.hidden import share
from bot.rules.seats import Seat, after, seats
from bot.rules.view import Done


def guess_deal(v: FourJacksView, rng: Random) -> tuple[Deal, tuple[Done, ...]]:
    """A deal and this deal's history with every hidden card filled in."""
    played = {s: _played(v, s) for s in seats(v.players)}
    hands = _hands_now(v, rng, played)
    after_pass = {s: (*hands[s], *played[s]) for s in seats(v.players)}
    gives = [done for done in v.history if done.action.verb != "play"]
    if v.phase == "passing":
        mine = {d.seat: _given(d) for d in gives}
        given = {s: card or rng.choice(hands[s]) for s, card in mine.items()}
        dealt = hands
    elif gives:
        given = _choose_given(v, rng, after_pass)
        dealt = {s: _before_pass(s, v.players, after_pass, given) for s in hands}
    else:
        given, dealt = {}, after_pass
    filled = [Done(s, Give((card,))) for s, card in sorted(given.items())]
    plays = [done for done in v.history if done.action.verb == "play"]
    return Deal(tuple(dealt[s] for s in seats(v.players))), (*filled, *plays)


def _played(v: FourJacksView, seat: Seat) -> tuple[Card, ...]:
    plays = (d for d in v.history if d.seat == seat and isinstance(d.action, Play))
    return tuple(card for d in plays for card in d.action.cards)


def _given(done: Done) -> Card | None:
    return None if isinstance(done.action, Hidden) else done.action.cards[0]


def _hands_now(
    v: FourJacksView, rng: Random, played: dict[Seat, tuple[Card, ...]]
) -> dict[Seat, tuple[Card, ...]]:
    """Everybody's present hand: mine, the card I passed where it still is, the rest at random."""
    fixed = {s: () if s != v.seat else v.hand for s in seats(v.players)}
    if v.phase == "playing" and v.seat is not None:
        passed = [_given(d) for d in v.history if d.seat == v.seat and d.action.verb == "give"]
        right = right_of(v.seat, v.players)
        fixed[right] = tuple(c for c in passed if c and c not in played[right])
    elif v.phase == "passing" and v.seat is not None:
        fixed[v.seat] = v.hand
    known = [
        *(c for held in fixed.values() for c in held),
        *(c for p in played.values() for c in p),
    ]
    void = {s: frozenset(_voids(v, s)) for s in seats(v.players)}
    wanted = [v.counts[s] - len(fixed[s]) for s in seats(v.players)]
    shared = share(
        rng, without(PACK, *known), wanted, lambda s, card: card.suit not in void[Seat(s)]
    )
    return {s: (*fixed[s], *shared[s]) for s in seats(v.players)}


def _voids(v: FourJacksView, seat: Seat) -> Iterable[str]:
    """The suits this seat did not follow."""
    plays = [d.action.cards[0] for d in v.history if d.action.verb == "play"]
    who = [d.seat for d in v.history if d.action.verb == "play"]
    for start in range(0, len(plays), v.players):
        led = plays[start]
        for at in range(start, min(start + v.players, len(plays))):
            if who[at] == seat and ORDER.suit_of[plays[at]] != led.suit and led.suit:
                yield led.suit


def _choose_given(
    v: FourJacksView, rng: Random, after_pass: dict[Seat, tuple[Card, ...]]
) -> dict[Seat, Card]:
    """Which card each seat passed: mine and the one I got are known, any other is possible."""
    given = {}
    for s in seats(v.players):
        mine = next((_given(d) for d in v.history if d.seat == s), None)
        if mine is None and v.seat == right_of(s, v.players):
            mine = v.received
        given[s] = mine or rng.choice(after_pass[right_of(s, v.players)])
    return given


def _before_pass(
    seat: Seat, players: int, after_pass: dict[Seat, tuple[Card, ...]], given: dict[Seat, Card]
) -> tuple[Card, ...]:
    return (*without(after_pass[seat], given[after(seat, players)]), given[seat])
