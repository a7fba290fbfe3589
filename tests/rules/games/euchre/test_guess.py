"""Guesses: equal to the eye, never impossible, and every state that may be comes up."""

from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from bot.rules import GAMES, Card, Log, Seat, replay
from bot.rules.games.euchre import guess
from bot.rules.games.euchre.memory import Need
from bot.rules.games.euchre.states import Playing
from bot.rules.games.euchre.unknowns import Unknowns
from bot.rules.kit.cards import cards
from tests.rules.games.euchre.brute import print_of, worlds
from tests.rules.games.euchre.conftest import Script

GAME = GAMES["euchre"]
MOST = 60
"""Endings that leave more states than this are passed over."""


def test_round_trip_replay_and_guess_in_random_play(
    random_moves: Callable[..., Iterable[tuple[Script, int, str]]],
) -> None:
    """500 decisions with random options: every view's guess looks the same to its seat."""
    rng = Random(5)
    phases = set()
    for script, seat, line in random_moves(11, 500):
        phases.add(script.phase)
        assert str(GAME.read(line)) == line
        for viewer in (None, 0, 1, 2, 3):
            v = script.view(viewer)
            guessed = GAME.guess(v, rng)
            assert GAME.view(guessed, v.seat) == v
            if viewer == seat:
                assert GAME.read(line) in GAME.legal(GAME.view(guessed, v.seat))
    assert len(phases) == 9, phases
    log = Log(
        game="euchre",
        version=1,
        options=str(script.options),
        players=4,
        moves=tuple((Seat(s), text) for s, text in script.moves),
    )
    assert replay(Log.read(str(log))) == script.state


@pytest.mark.parametrize("viewer", ["dealer", "left of the dealer", "sitting_out"])
@pytest.mark.parametrize(
    "words",
    [
        "pack=24",
        "pack=24 needs_trump=yes",
        "pack=24 needs_trump=yes stick_the_dealer=yes no_trump=yes",
        "pack=24 joker=best-bower no_trump=yes",
        "pack=24 joker=benny joker_turned=dealer-names needs_trump=yes",
        "pack=24 partners_best=yes",
        "pack=24 farmers_hand=exchange",
        "pack=24 defend_alone=against-anyone needs_trump=yes",
    ],
)
def test_every_consistent_state_comes_up(
    random_moves: Callable[..., Iterable[tuple[Script, int, str]]], words: str, viewer: str
) -> None:
    """On small endings all states are found by trying every deal, and so does guessing."""
    for script, seat in _endings(random_moves, words, viewer):
        wanted = set(islice(worlds(script, seat), MOST + 1))
        if 2 <= len(wanted) <= MOST:
            assert print_of(script.state) in wanted
            _all_drawn(script.view(seat), wanted)
            return
    raise AssertionError("no ending was small enough")


def _all_drawn(v: Any, wanted: set[object]) -> None:
    rng, drawn = Random(3), set()
    for _ in range(100 * len(wanted)):
        drawn.add(print_of(GAME.guess(v, rng)))
        if drawn == wanted:
            return
    assert drawn == wanted, (len(drawn), len(wanted))


def _endings(
    random_moves: Callable[..., Iterable[tuple[Script, int, str]]], words: str, viewer: str
) -> Iterator[tuple[Script, int]]:
    """Tables before the last trick, and a seat that knows enough to count the rest."""
    for script, _, _ in random_moves(4, 40_000, words):
        s = script.state
        if not isinstance(s, Playing) or sum(s.tricks.won) < 4 or s.tricks.trick.cards:
            continue
        silent = s.contract.sitting_out
        if viewer == "sitting_out":
            if len(silent) == 1:
                yield script, silent[0]
        elif not silent:
            yield script, int(s.dealt.dealer if viewer == "dealer" else s.dealt.eldest)


def test_what_a_lone_pair_exchanged_unseen_can_be_anything(table: Callable[..., Script]) -> None:
    """To a spectator the maker may have got, and the partner given, any card it could hold."""
    t = table("pack=24 partners_best=yes").deal("QH", s0="JH JD AH KH TH")
    t.says("0 order alone", "3 keep", "0 give TH")
    t.does(2, t.choices()[0])
    for _ in range(8):
        t.does(t.turn, t.choices()[0])
    v, rng = t.view(None), Random(1)
    back, given = set(), set()
    for _ in range(600):
        told = GAME.guess(v, rng).dealt.history
        gifts = [done.action.cards[0] for done in told if done.action.verb == "give"]
        given.add(gifts[0])
        back.add(gifts[1])
    played = {d.action.cards[0] for d in v.history if d.seat == 0 and d.action.verb == "play"}
    others = {d.action.cards[0] for d in v.history if d.seat != 0 and d.action.verb == "play"}
    everything = set(GAME.pack(t.options, 4)) - others - {Card("QH")}
    assert played <= back
    assert given <= everything - played
    assert len(given) > 5


def test_sharing_out_card_by_card_does_as_well(
    random_moves: Callable[..., Iterable[tuple[Script, int, str]]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without the lucky deals at the start, every guess is still a guess."""
    monkeypatch.setattr(guess, "TRIES", 0)
    rng = Random(8)
    for script, _, _ in random_moves(21, 120):
        for viewer in (None, 0, 1, 2, 3):
            v = script.view(viewer)
            assert GAME.view(GAME.guess(v, rng), v.seat) == v


def test_a_stuck_dealer_who_names_a_suit_held_it_or_nothing(table: Callable[..., Script]) -> None:
    """The dealer named spades: with a spade, or with hearts only and no bower among them."""
    t = table("pack=24 needs_trump=yes stick_the_dealer=yes").deal("JH", s3="AH KH QH TH 9H")
    t.says(*(f"{n % 4} pass" for n in range(7)), "3 call S")
    v, rng = t.view(0), Random(2)
    hearts = set(cards("AH KH QH TH 9H"))
    for _ in range(300):
        hand = set(GAME.guess(v, rng).tricks.hands[3])
        assert hand == hearts or any(card[1] == "S" or card == "JC" for card in hand)
    t = table("pack=24 needs_trump=yes stick_the_dealer=yes")
    t.deal("JH", s0="AS KS QS JS TS", s1="JC 9S AD KD QD", s2="JD TD 9D AC KC", s3="AH KH QH TH 9H")
    t.says(*(f"{n % 4} pass" for n in range(7)), "3 call S")
    for seat in (0, 1, 2, None):
        for _ in range(50):
            assert GAME.view(GAME.guess(t.view(seat), rng), t.view(seat).seat) == t.view(seat)


def test_ways_to_fit_come_in_the_order_of_the_cards() -> None:
    """In that of a set, equal questions would get another answer in the next process."""
    trumps = tuple(cards("JH JD AH KH QH TH 9H"))
    memory: Any = SimpleNamespace(need=Need(frozenset(trumps)), played=((),), back=None, given=None)
    unknowns = Unknowns(memory, trumps, (1, 0, 6, 0, 0), (frozenset(trumps),) * 5, ((),))
    ways = list(unknowns.ways_to_fit(0))[: len(trumps)]
    assert [set(trumps) - way.allowed[2] for way in ways] == [{card} for card in trumps]
