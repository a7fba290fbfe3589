"""The meld examples of the rules page, and the counter against a search of everything."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import product
from random import Random

import pytest

from bot.rules.games.pinochle.melds import Meld, kinds, limits, meld_of
from bot.rules.kit.cards import SUITS, Card, Suit, cards
from bot.rules.kit.pinochle import PACK
from tests.rules.games.pinochle.conftest import Script

EXAMPLES = [
    ("D", "AD TD KD KD QD QD JD 9D 9D QS AS JC", 25, 290),
    ("D", "AD TD KD KD QD JD 9D QS AS JC 9H 9C", 20, 240),
    ("S", "KS QS KH QH KD QD KC QC 9H 9H TC AH", 24, 240),
    ("S", "AS TS KS QS JS KH QH KD QD KC QC 9S", 36, 360),
    ("H", "AS AS AH AH AD AD AC AC QS QS JD JD", 130, 1300),
    ("H", "KH KH QH KS KD KC TS 9S JC JC TC AH", 12, 120),
    ("H", "AH AH TH TH KH KH QH QH JH JH 9H 9H", 152, 1520),
    ("S", "AH AH TH TH KH KH QH QH JH JH 9H 9H", 4, 40),
]


@pytest.mark.parametrize(("trump", "hand", "base", "dailey"), EXAMPLES)
def test_examples_1_to_7_melds(
    table: Callable[..., Script], trump: str, hand: str, base: int, dailey: int
) -> None:
    t = table().deal(hand).bids(20, trump)
    assert t.melds()[0] == base
    extra = "scale=10 extra_run_melds=yes"
    assert table(extra).deal(hand).bids(200, trump).melds()[0] == dailey


def test_a_second_king_and_queen_beside_a_run_are_a_royal_marriage(
    table: Callable[..., Script],
) -> None:
    hand = "AH TH KH KH QH QH JH 9S 9C 9D TD TC"
    t = table().deal(hand).bids(20, "H")
    assert t.melds()[0] == 19
    assert t.view(1).shown[0].cards == cards("AH KH KH QH QH JH TH")
    assert table("extra_run_melds=yes").deal(hand).bids(20, "H").melds()[0] == 23


@pytest.mark.parametrize(
    ("beside", "points"), [("KH", 19), ("QH", 19), ("KH QH", 23), ("AH TH KH QH JH", 150)]
)
def test_dailey_adds_to_a_run(table: Callable[..., Script], beside: str, points: int) -> None:
    hand = f"AH TH KH QH JH {beside}"
    filler = " ".join(cards("9S 9S 9C 9C 9D 9D TS")[: 12 - len(hand.split())])
    t = table("extra_run_melds=yes").deal(f"{hand} {filler}").bids(20, "H")
    assert t.melds()[0] == points
    assert set(cards(hand)) == set(t.view(1).shown[0].cards)


def test_everybody_sees_the_melds_and_nothing_else_of_the_hands(
    table: Callable[..., Script],
) -> None:
    t = table().deal("KS QS AH AH AD AD TC TC JC 9H 9D 9C", "KH QH 9S").bids(20, "S")
    one = [s for s in t.view(2).shown if s.seat == 0]
    assert [s.cards for s in one] == [cards("KS QS")]
    assert str(one[0].what).startswith("meld ")
    assert t.view(2).shown == t.view(None).shown
    assert "meld" in " ".join(t.heard(None))


def choices(held: Counter[Card], melds: list[tuple[tuple[str, ...], int]]) -> Iterator[int]:
    """Every value that one class of melds can come to, no card used twice in it."""
    for used in product((False, True), repeat=len(melds)):
        picked = [meld for meld, take in zip(melds, used, strict=True) if take]
        need = Counter(card for needed, _ in picked for card in needed)
        if all(held[Card(card)] >= count for card, count in need.items()):
            yield sum(value for _, value in picked)


def searched(hand: tuple[Card, ...], trump: Suit) -> int:
    """The most a hand can meld, by trying every choice of melds in each class."""
    held = Counter(hand)
    run = tuple(rank + trump for rank in "ATKQJ")
    sequences: list[tuple[tuple[str, ...], int]] = [(run, 15), (run + run, 150)]
    for suit in SUITS:
        pair, value = ("K" + suit, "Q" + suit), 4 if suit == trump else 2
        sequences += [(pair, value), (pair, value)]
    best = max(choices(held, sequences))
    for rank, one in (("A", 10), ("K", 8), ("Q", 6), ("J", 4)):
        around = tuple(rank + suit for suit in SUITS)
        best += max(choices(held, [(around, one), (around + around, one * 10)]))
    pinochle = ("QS", "JD")
    best += max(choices(held, [(pinochle, 4), (pinochle + pinochle, 30)]))
    return best + max(choices(held, [(("9" + trump,), 1), (("9" + trump,), 1)]))


def rich_hands(count: int) -> Iterator[tuple[tuple[Card, ...], Suit]]:
    """Random hands, half of them from the cards that melds are made of."""
    rng = Random(6)
    courts = [c for c in PACK if c.rank in "KQ" or c.suit == "D"]
    for n in range(count):
        yield tuple(rng.sample(courts if n % 2 else PACK, 12)), rng.choice(SUITS)


def test_the_counter_finds_the_most_there_is() -> None:
    for hand, trump in rich_hands(500):
        assert meld_of(hand, trump).points == searched(hand, trump), (hand, trump)


@pytest.mark.parametrize("extra", [False, True])
def test_the_cards_laid_down_meld_just_as_much_and_none_is_idle(extra: bool) -> None:
    for hand, trump in rich_hands(400):
        meld = meld_of(hand, trump, extra)
        assert not Counter(meld.cards) - Counter(hand)
        assert meld_of(meld.cards, trump, extra) == meld
        for card in meld.cards:
            fewer = Counter(meld.cards) - Counter([card])
            assert meld_of(fewer.elements(), trump, extra).points < meld.points


@pytest.mark.parametrize("extra", [False, True])
def test_limits_say_exactly_which_cards_may_lie_beside_a_meld(extra: bool) -> None:
    """A hand has this meld if and only if it has its cards and keeps to its limits."""
    rng = Random(9)
    for hand, trump in rich_hands(150):
        meld = meld_of(hand, trump, extra)
        for _ in range(20):
            rest = list((Counter(PACK) - Counter(meld.cards)).elements())
            other = Counter((*meld.cards, *rng.sample(rest, 12 - len(meld.cards))))
            keeps = all(
                min(other[card] for card in limit.cards) <= limit.most
                for limit in limits(meld.cards, trump, extra)
            )
            assert keeps == (meld_of(other.elements(), trump, extra) == meld)


def test_every_kind_is_worth_what_the_page_says() -> None:
    worth = {kind.name: kind.values for kind in kinds(Suit("C"))}
    assert worth == {
        "run": (15, 150),
        "royal": (4, 8),
        "marriages": (2, 4),
        "aces": (10, 100),
        "kings": (8, 80),
        "queens": (6, 60),
        "jacks": (4, 40),
        "pinochle": (4, 30),
        "dix": (1, 2),
    }
    assert meld_of((), Suit("C")) == Meld(kinds=tuple((name, 0) for name in worth))
