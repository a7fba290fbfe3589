"""Guesses: every world that a view allows comes up, and no other.

Small endings are compared with brute force: every way the unseen cards can lie is dealt and the
deal replayed through ``step``; what looks the same to the viewer is a world.
"""

from collections.abc import Iterable, Iterator
from itertools import combinations, product
from random import Random
from typing import Any

import pytest

from bot.rules import CHANCE, Card, Illegal, Seat, step
from bot.rules.kit.actions import Action, Deal, Discard, Hidden
from bot.rules.kit.cards import cards, without
from tests.rules.games.widow_pitch.helpers import GAME, Script, X, Y, played_by_x
from tests.rules.lawful import lawful
from tests.rules.option_sets import OptionSets
from tests.rules.table import Table

Cards = frozenset[Card]
World = tuple[Cards, Cards, Cards]
"""Of the hidden player: the hand now, what was put away, what was drawn."""

X_HAND, Y_HAND = "AS KS QS AH AD KD KC", "2D 3D 4D 2H 3H 2C AC"
TRICKS = ("AS 5H", "KS 3H", "QS 2H", "AD 2D", "KD 3D", "AH 2C")
"""Y has shown to be void in spades and hearts; the one card left to Y is hidden."""


def world(state: Any) -> World:
    dealt = state.dealt
    return frozenset(state.tricks.hands[Y]), frozenset(dealt.away[Y]), frozenset(dealt.drawn[Y])


def pairs(worlds: Iterable[World]) -> set[tuple[str, Cards, Cards]]:
    """The cards that go together: every hand with every discard, and with every draw."""
    found = set()
    for hand, away, drawn in worlds:
        found |= {("away", hand, away), ("drawn", hand, drawn)}
    return found


def ending(options: str, discard: str, *, tricks: tuple[str, ...]) -> Script:
    """X, the bidder, has led the tricks; Y put cards away and drew from a stock of hearts."""
    t = Script(options).deal(X_HAND, Y_HAND, "2S 3S 4S 5S 6S 7S 8S", "5H 6H")
    t.says("0 bid 3", "1 pass", "0 discard 2S 3S 4S 5S 6S 7S 8S", "0 trump S")
    t.says(f"1 discard {discard}")
    return t.tricks(*tricks)


def replayed(t: Script, deal: Deal, discards: dict[int, Discard], v: Any) -> Any:
    """The state after this deal and the same moves, if they are legal and look the same."""
    state = GAME.start(t.options, 2)
    moves: list[tuple[Seat, Action]] = [(CHANCE, deal)]
    for done in v.history:
        is_hidden = isinstance(done.action, Hidden)
        moves.append((done.seat, discards[done.seat] if is_hidden else done.action))
    try:
        for seat, action in moves:
            state = step(GAME, state, seat, action).state
    except Illegal:
        return None
    return state if GAME.view(state, v.seat) == v else None


def y_worlds(t: Script) -> Iterator[World]:
    """Worlds as X sees them: every hand of Y with every discard, and with every draw."""
    v, played = t.view(X), _played(t.view(X), Y)
    (mine,) = (done.action.cards for done in v.history if isinstance(done.action, Discard))
    (count,) = (done.action.count for done in v.history if isinstance(done.action, Hidden))
    own = (*v.hand, *_played(v, X), *mine)
    unseen = without(GAME.pack(t.options, 2), *own, *played)
    for hand in combinations(unseen, v.counts[Y]):
        aways = list(combinations(without(unseen, *hand), count))
        draws = list(combinations((*hand, *played), count))
        for away, drawn in {*product(aways, draws[:1]), *product(aways[:1], draws)}:
            y_dealt = (*without((*hand, *played), *drawn), *away)
            stock = (*drawn, *without(unseen, *hand, *away))
            deal = Deal((without(own, *v.drawn), y_dealt), (("widow", v.drawn), ("stock", stock)))
            if (state := replayed(t, deal, {Y: Discard(away)}, v)) is not None:
                yield world(state)


def _played(v: Any, seat: int) -> list[Card]:
    return [d.action.cards[0] for d in v.history if d.action.verb == "play" and d.seat == seat]


@pytest.mark.parametrize(
    ("options", "discard"),
    [("", "AC"), ("", "none"), ("follow=follow-or-trump", "none")],
)
def test_the_bidder_guesses_every_world_there_is(options: str, discard: str) -> None:
    """One card is left to Y: by the suits not followed no trump and no heart."""
    tricks = TRICKS if discard == "AC" else _without_the_draw(TRICKS)
    t = ending(options, discard, tricks=tricks)
    v = t.view(X)
    assert v.counts == (1, 1)
    worlds = list(y_worlds(t))
    assert world(t.state)[0] in {hand for hand, _, _ in worlds}
    rng, wanted, drawn = Random(3), pairs(worlds), set()
    for _ in range(40 * len(wanted)):
        drawn |= pairs([world(GAME.guess(v, rng))])
        if drawn == wanted:
            break
    assert drawn == wanted, (len(drawn), len(wanted))


def _without_the_draw(tricks: tuple[str, ...]) -> tuple[str, ...]:
    return (tricks[0].replace("5H", "AC"), *tricks[1:])


def test_trumping_a_plain_lead_shows_a_void_only_where_one_must_follow() -> None:
    """Y answers a diamond with a trump: by the option Y may still hold diamonds."""
    could = {}
    for follow in ("strict", "follow-or-trump"):
        hands = "AD KD 2H 3H 4H 5H 6H", "TS 2C 3C 4C 5C 6C 7C"
        t = played_by_x("S", *hands, options=f"follow={follow}").tricks("AD TS")
        rng = Random(1)
        guesses = [GAME.guess(t.view(X), rng).tricks.hands[Y] for _ in range(60)]
        could[follow] = any(card.suit == "D" for hand in guesses for card in hand)
    assert could == {"strict": False, "follow-or-trump": True}


def test_the_left_jack_and_the_jokers_are_never_guessed_with_who_is_out_of_trumps() -> None:
    t = played_by_x("S", "AS 2H 3H 4H 5H 6H 7H", "2C 3C 4C 5C 6C 7C 8C").tricks("AS 2C")
    trumps = {*cards("KS QS JS JC BJ LJ TS 9S 8S 7S 6S 5S 4S 3S 2S")}
    for viewer in (X, None):
        for seed in range(40):
            hand = GAME.guess(t.view(viewer), Random(seed)).tricks.hands[Y]
            assert not trumps.intersection(hand)


def moments() -> Iterator[Script]:
    """The phases of one deal, each at its beginning."""
    t = Script().deal(X_HAND, Y_HAND, "2S 3S 4S 5S 6S 7S 8S", "5H 6H")
    lines = ["0 bid 3", "1 pass", "0 discard 2S 3S 4S 5S 6S 7S 8S", "0 trump S", "1 discard AC 2C"]
    for line in lines:
        yield t
        t.says(line)
    yield t.tricks("AS 5H", "KD")


def test_every_unseen_card_comes_up_in_every_place() -> None:
    """In every phase and to everybody a card that is not seen may lie wherever there is room."""
    rng = Random(8)
    for t in moments():
        for viewer in (X, Y, None):
            v = t.view(viewer)
            found = [_places(GAME.guess(v, rng)) for _ in range(300)]
            for place in ("hand 0", "hand 1", "away 0", "away 1", "dealt 0", "dealt 1", "widow"):
                held = set().union(*(guess[place] for guess in found))
                assert held == _possible(t, v, place), (t.phase, viewer, place)


def _places(state: Any) -> dict[str, set[Card]]:
    dealt = state.dealt
    tricks = getattr(state, "tricks", None)
    hands = tricks.hands if tricks else dealt.hands
    played = tricks.plays if tricks else ()
    places: dict[str, set[Card]] = {}
    for seat in (X, Y):
        mine = {d.action.card for d in played if d.seat == seat}
        places[f"hand {seat}"] = set(hands[seat])
        places[f"away {seat}"] = set(dealt.away[seat])
        whole = {*hands[seat], *mine, *dealt.away[seat]}
        places[f"dealt {seat}"] = whole - {*dealt.drawn[seat]}
    maker = getattr(state, "contract", None)
    places["widow"] = set(dealt.drawn[maker.maker] if maker else dealt.widow)
    return places


def _possible(t: Script, v: Any, place: str) -> set[Card]:
    """The cards that may lie there for all the viewer knows, by the rules and not from a guess."""
    true = _places(t.state)
    kind, _, seat = place.partition(" ")
    bidder = v.maker is not None
    if not true[place]:
        return set()
    if (seat and int(seat) == v.seat) or (kind == "widow" and bidder and v.seat == v.maker):
        return true[place]
    mine = set() if v.seat is None else true[f"hand {v.seat}"] | true[f"away {v.seat}"]
    out = {who: set(_played(v, who)) for who in (X, Y)}
    everything = set(GAME.pack(t.options, 2)) - mine
    if kind == "hand":
        void = {card for card in everything if _trump(card)} if out[Y] and int(seat) == Y else set()
        return everything - out[X] - out[Y] - void
    if kind == "away":
        return everything - out[X] - out[Y]
    # Dealt, or in the widow: what its taker has played since may have been there too.
    owner = v.maker if kind == "widow" else int(seat)
    others = out[X] | out[Y] if owner is None else out[1 - owner]
    return everything - others


def _trump(card: Card) -> bool:
    return card.suit in ("S", None) or card == "JC"


def test_every_guess_could_have_come_about() -> None:
    """In random games, for everybody at the table: some deal leads there by legal play."""
    rng = Random(5)
    for _ in range(12):
        table = Table.opened(GAME, *OptionSets(GAME, rng).draw(), rng)
        table.move(*table.choose(rng))
        while not table.deal_over(table.state):
            viewer = rng.choice(table.viewers)
            assert lawful(table, viewer, GAME.guess(table.view(viewer), rng), rng)
            table.move(*table.choose(rng))
