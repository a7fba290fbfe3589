"""Guesses against every world there is, found on small endings by trying them all."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations, islice
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from bot.rules import CHANCE, GAMES, Card, Illegal, Seat, step
from bot.rules.games.pinochle.unknowns import Place, Unknowns
from bot.rules.kit.actions import Deal, Give, Hidden, Play
from bot.rules.kit.cards import canonical, without
from bot.rules.kit.pinochle import PACK
from bot.rules.kit.view import Done
from tests.rules.games.pinochle.conftest import Script

GAME = GAMES["pinochle"]
MOST = 120
"""Endings that leave more states than this are passed over."""
DRAWS = 20
"""So often each way to deal is to be expected among the guesses, give or take its luck."""


def endings(
    random_deals: Callable[..., Iterator[Script]], words: str, viewer: str, cards_left: int
) -> Iterator[Any]:
    """Tables in which everybody has so many cards, with a viewer of this kind."""
    for script in random_deals(8, words, 60):
        v = script.view(None)
        if v.phase != "playing" or v.counts != (cards_left,) * 4:
            continue
        maker = v.maker
        assert maker is not None
        seats = {"declarer": maker, "partner": (maker + 2) % 4, "defender": (maker + 1) % 4}
        yield script, seats.get(viewer)


def shares(cards: Any, counts: Any) -> Iterator[tuple[tuple[str, ...], ...]]:
    """Every different way to share these cards among hands of these sizes."""
    if not counts:
        yield ()
        return
    for mine in {canonical(chosen) for chosen in combinations(cards, counts[0])}:
        for rest in shares(without(cards, *mine), counts[1:]):
            yield (mine, *rest)


def worlds(v: Any) -> Iterator[object]:
    """Every state that looks like this view: all hands, and all hidden gifts."""
    played = {
        s: [d.action.card for d in v.history if d.seat == s and type(d.action) is Play]
        for s in range(4)
    }
    unseen = without(PACK, *v.hand, *(c for cards in played.values() for c in cards))
    hidden = [s for s in range(4) if s != v.seat]
    for shared in shares(unseen, tuple(v.counts[s] for s in hidden)):
        now = dict(zip(hidden, shared, strict=True)) | ({v.seat: v.hand} if v.hand else {})
        whole = {s: (*now.get(s, ()), *played[s]) for s in range(4)}
        for dealt, gifts in before_gifts(v, whole):
            state = replayed(v, dealt, iter(gifts))
            if state is not None and GAME.view(state, v.seat) == v:
                yield state


def before_gifts(v: Any, whole: Any) -> Iterator[tuple[dict[Any, Any], list[Any]]]:
    """The hands before one card each was exchanged, with what was given."""
    gifts = [d for d in v.history if isinstance(d.action, Hidden | Give)]
    if not gifts:
        yield whole, []
        return
    first, second = gifts
    one, two = first.seat, second.seat
    together = v.options.racehorse_how == "together"
    for back in set(whole[one]) if isinstance(second.action, Hidden) else second.action.cards:
        if back not in whole[one]:
            continue
        if together:
            pool, takes = whole[two], without(whole[one], back)
        else:
            pool, takes = (*whole[two], back), without(whole[one], back)
        for there in set(pool) if isinstance(first.action, Hidden) else first.action.cards:
            if there not in pool:
                continue
            if together:
                hands = {one: (*takes, there), two: (*without(whole[two], there), back)}
            else:
                hands = {one: (*takes, there), two: without(pool, there)}
            yield whole | hands, [Give((there,)), Give((back,))]


def replayed(v: Any, hands: Any, gifts: Any) -> Any:
    """The state after this deal and this history, if the rules allow it."""
    state = GAME.start(v.options, 4)
    moves = [Done(CHANCE, Deal(tuple(hands[s] for s in range(4))))]
    for done in v.history:
        given = isinstance(done.action, Hidden | Give)
        moves.append(Done(done.seat, next(gifts)) if given else done)
    try:
        for done in moves:
            state = step(GAME, state, done.seat, done.action).state
    except Illegal:
        return None
    return state


@pytest.mark.parametrize(
    ("words", "viewer", "cards_left"),
    [
        ("", "declarer", 3),
        ("", "defender", 3),
        ("heading=plain-free", "partner", 3),
        ("heading=trump-led-only", "declarer", 3),
        ("extra_run_melds=yes", "defender", 3),
        ("", "spectator", 2),
        ("racehorse=1", "declarer", 2),
        ("racehorse=1", "partner", 2),
        ("racehorse=1", "defender", 1),
        ("racehorse=1 trump_needs=marriage", "defender", 1),
        ("racehorse=1 trump_needs=marriage", "partner", 2),
        ("racehorse=1 racehorse_how=partner-first", "declarer", 2),
        ("racehorse=1 racehorse_how=partner-first", "defender", 1),
        ("racehorse=1 racehorse_how=partner-first trump_needs=marriage", "defender", 1),
        ("racehorse=1 racehorse_how=partner-first trump_needs=marriage", "partner", 2),
    ],
)
def test_exactly_the_worlds_a_view_allows(
    random_deals: Callable[..., Iterator[Script]], words: str, viewer: str, cards_left: int
) -> None:
    for script, seat in endings(random_deals, words, viewer, cards_left):
        v = script.view(seat)
        wanted = set(islice(worlds(v), MOST + 1))
        if not 2 <= len(wanted) <= MOST:
            continue
        assert script.state in wanted, "the truth is one of them"
        rng, drawn = Random(4), set()
        for _ in range(60 * len(wanted)):
            drawn.add(GAME.guess(v, rng))
            if drawn >= wanted:
                break
        assert drawn == wanted, (len(drawn), len(wanted), len(drawn - wanted))
        return
    raise AssertionError("no ending was small enough")


@pytest.mark.parametrize(
    ("words", "viewer"), [("", "declarer"), ("extra_run_melds=yes", "defender")]
)
def test_every_deal_is_as_likely(
    random_deals: Callable[..., Iterator[Script]], words: str, viewer: str
) -> None:
    """Twins are two cards: a world in which they lie apart can come about in two ways.

    Unless one of them lies open as a meld: it is where it is.
    """
    for script, seat in endings(random_deals, words, viewer, 3):
        v = script.view(seat)
        wanted = list(islice(worlds(v), 41))
        if not 8 <= len(wanted) <= 40:
            continue
        ways = {state: ways_to_deal(state, v) for state in wanted}
        rng, draws = Random(6), DRAWS * sum(ways.values())
        drawn = Counter(GAME.guess(v, rng) for _ in range(draws))
        assert set(drawn) == set(ways)
        for state, count in drawn.items():
            expected = DRAWS * ways[state]
            assert abs(count - expected) < 5 * expected**0.5
        return
    raise AssertionError("no ending was small enough")


def ways_to_deal(state: Any, v: Any) -> int:
    """The ways in which the cards that nobody has shown can lie so."""
    hands = [Counter(hand) for seat, hand in enumerate(state.tricks.hands) if seat != v.seat]
    shown = [Counter[Card]() for _ in hands]
    for meld in v.shown:
        if meld.seat != v.seat:
            played = [
                d.action.card for d in v.history if d.seat == meld.seat and type(d.action) is Play
            ]
            at = meld.seat - (v.seat < meld.seat)
            shown[at] = Counter(meld.cards) - Counter(played)
    loose = [hand - open_ for hand, open_ in zip(hands, shown, strict=True)]
    unseen: Counter[Card] = sum(loose, Counter())
    twins = [card for card, count in unseen.items() if count == 2]
    return 2 ** sum(all(hand[card] < 2 for hand in loose) for card in twins)


@pytest.mark.parametrize("words", ["racehorse", "iowa", "dailey"])
def test_guesses_of_exchanges_come_about_by_legal_play(
    random_deals: Callable[..., Iterator[Script]], table: Callable[..., Script], words: str
) -> None:
    """Every guess of every viewer, in every phase, is made again move by move."""
    rng, seen = Random(5), 0
    options = str(table(f"{words} trump_needs=marriage").options)
    for script in random_deals(3, options, 3):
        if rng.random() < 0.6:
            continue
        for seat in (0, 1, 2, 3, None):
            v = script.view(seat)
            g = GAME.guess(v, rng)
            assert GAME.view(g, v.seat) == v
            seen += 1
            for s in range(4):
                assert len(GAME.view(g, Seat(s)).hand) == v.counts[s]
    assert seen > 50


def test_the_cards_i_gave_are_where_i_gave_them(
    random_deals: Callable[..., Iterator[Script]], table: Callable[..., Script]
) -> None:
    options = str(table("racehorse").options)
    rng, found = Random(7), 0
    for script in random_deals(6, options, 6):
        v = script.view(None)
        if v.phase != "playing" or any(v.tricks_won):
            continue
        giver = next(d.seat for d in v.history if isinstance(d.action, Hidden))
        mine = next(
            d.action.cards
            for d in script.view(giver).history
            if isinstance(d.action, Give) and d.seat == giver
        )
        played = [d.action.card for d in v.history if type(d.action) is Play]
        taker = Seat((giver + 2) % 4)
        for _ in range(5):
            hand = GAME.view(GAME.guess(script.view(giver), rng), taker).hand
            assert not Counter(mine) - Counter((*hand, *played))
            found += 1
    assert found


def test_nobody_is_given_a_meld_they_did_not_show(
    random_deals: Callable[..., Iterator[Script]],
) -> None:
    """At the first lead every guessed hand melds exactly what lies on the table."""
    rng, found = Random(8), 0
    for script in random_deals(2, "extra_run_melds=yes", 12):
        v = script.view(None)
        if v.phase != "playing" or len(v.trick.cards) != 1 or any(v.tricks_won):
            continue
        for seat in (0, 1, None):
            g = GAME.guess(script.view(seat), rng)
            assert GAME.view(g, None).shown == v.shown
            assert [m.points for m in g.melds] == [m.points for m in script.state.melds]
            found += 1
    assert found > 10


def test_ways_to_have_been_dealt_a_card_come_in_the_order_of_the_things() -> None:
    """In that of a set, equal questions would get another answer in the next process."""
    seats = tuple(map(Seat, range(4)))
    places = tuple(Place(seats[0], now, 1) for now in seats)
    things = tuple((Card("KH"), seat) for seat in (seats[2], None, seats[0], seats[3], seats[1]))
    memory: Any = SimpleNamespace(lacks=(frozenset[Card](),) * 4)
    ways = Unknowns(memory, places, things, frozenset(), None)._with_dealt(seats[0], Card("KH"))
    gone = [next(iter({*things} - {*way.things})) for way in ways]
    assert list(dict.fromkeys(gone)) == list(things)
