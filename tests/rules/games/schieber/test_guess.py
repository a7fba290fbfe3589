"""Guesses: every deal that leads to a view comes up, and no other. Endings are tried in full."""

from collections.abc import Callable, Iterator
from itertools import combinations
from random import Random

import pytest

from bot.rules import CHANCE, GAMES, Card, Illegal, Seat, step
from bot.rules.games.schieber import guess
from bot.rules.games.schieber.options import SchieberOptions
from bot.rules.kit.actions import Deal, Play
from bot.rules.kit.cards import without
from tests.rules.games.schieber.conftest import Script
from tests.rules.table import Table

GAME = GAMES["schieber"]
MOST = 90
VARIANTS = (
    "",
    "puur=no undertrump=all-trump-hand-free",
    "weis_by=hand claims=by-hand",
    "four_nines=150 weis_longer_wins=yes fours_or_run=run weis_tie=earlier",
    "weis_undenufe=all-reversed first_forehand=dealer-right",
)


def moments(words: str, seed: int, deals: int) -> Iterator[Table]:
    """Random play: the table before each decision of a seat. Nobody claims."""
    rng = Random(f"{words} {seed}")
    for _ in range(deals):
        table = Table.opened(GAME, SchieberOptions.read(words), 4, rng)
        table.move(*table.choose(rng))
        while table.turn not in ((), (CHANCE,)):
            yield table
            (seat,) = table.turn
            able = [a for a in GAME.legal(table.view(seat)) if str(a) != "claim"]
            table.move(seat, rng.choice(able))


@pytest.mark.parametrize("words", VARIANTS)
@pytest.mark.parametrize("viewer", [Seat(0), None])
def test_every_consistent_deal_comes_up(words: str, viewer: Seat | None) -> None:
    tried = 0
    for table in moments(words, 1, 60):
        left = sum(table.view(None).counts)
        if left != (4 if viewer is None else 8):
            continue
        wanted = set(worlds(table, viewer))
        assert table.state in wanted
        if 2 <= len(wanted) <= MOST:
            tried += 1
            rng, drawn = Random(3), set()
            for _ in range(150 * len(wanted)):
                drawn.add(GAME.guess(table.view(viewer), rng))
                if drawn == wanted:
                    break
            assert drawn == wanted
        if tried == 4:
            return
    assert tried, "no ending was small enough"


def worlds(table: Table, viewer: Seat | None) -> Iterator[object]:
    """Every state that looks like this one, by trying all deals of the cards not seen."""
    v = table.view(viewer)
    played = [[a.card for s, a in table.moves if s == n and isinstance(a, Play)] for n in range(4)]
    held = [tuple(table.view(Seat(n)).hand) for n in range(4)]
    others = [n for n in range(4) if n != viewer]
    unseen = tuple(card for n in others for card in held[n])
    for hands in _shared(unseen, [len(held[n]) for n in others]):
        mine = dict(zip(others, hands, strict=True))
        deal = Deal(tuple((*played[n], *mine.get(n, held[n])) for n in range(4)))
        state = table.before
        try:
            for seat, action in [(CHANCE, deal), *table.moves[1:]]:
                state = step(GAME, state, seat, action).state
        except Illegal:
            continue
        if GAME.view(state, viewer) == v:
            yield state


def _shared(cards: tuple[Card, ...], counts: list[int]) -> Iterator[tuple[tuple[Card, ...], ...]]:
    if not counts:
        yield ()
        return
    for some in combinations(cards, counts[0]):
        for rest in _shared(without(cards, *some), counts[1:]):
            yield (some, *rest)


@pytest.mark.parametrize("words", VARIANTS)
def test_without_lucky_deals_a_guess_is_still_a_guess(
    words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Placing cards one by one, going back in corners, does as well."""
    monkeypatch.setattr(guess, "TRIES", 0)
    rng = Random(8)
    for table in moments(words, 2, 2):
        for viewer in table.viewers:
            v = table.view(viewer)
            assert GAME.view(GAME.guess(v, rng), viewer) == v


def test_what_was_announced_is_in_the_guess(table: Callable[..., Script]) -> None:
    """A five-run up to the ten was named and shown; four queens were named by the others."""
    t = table().deal(seed=3, s0="TS 9S 8S 7S 6S", s1="QS QH QD QC", without="0JS")
    t.says("0 contract C").play_out(most=4)
    assert t.view().announced.kinds[:2] == ("five", "QQQQ")
    rng = Random(1)
    for viewer in (None, 2, 3):
        for _ in range(40):
            v = t.view(viewer)
            dealt = GAME.guess(v, rng).dealt.hands
            assert {"QS", "QH", "QD", "QC"} <= set(dealt[1])
            assert any(
                all(Card(rank + suit) in dealt[0] for rank in ranks)
                for suit in "SHDC"
                for ranks in ("AKQJT", "KQJT9", "QJT98", "JT987", "T9876")
            )


def test_a_discard_to_a_trump_lead_may_keep_the_puur(table: Callable[..., Script]) -> None:
    """Seat 1 plays no trump to a trump: it has the jack at most."""
    for words, kept in (("", {"JH"}), ("puur=no", set())):
        t = table(f"weis_by=hand {words}").deal(s0="AH", s1="6C", without="1H 2JH 0JH")
        t.says("0 contract H", "0 weis none", "0 play AH", "1 weis none", "1 play 6C")
        rng, seen = Random(1), set()
        for _ in range(200):
            hand = GAME.view(GAME.guess(t.view(2), rng), Seat(1)).hand
            seen |= {card for card in hand if card.suit == "H"}
        assert seen == kept
