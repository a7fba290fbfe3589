"""Shuffles that a stranger can check: the same numbers by a few plain lines of their own."""

import hashlib
from collections import Counter
from itertools import islice, repeat
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules.kit.cards import cards, pack
from bot.rules.kit.dealing import Layout, deal_out, shuffled
from bot.rules.kit.seats import Seat
from bot.rules.kit.seed import Seed

SECRET = bytes(range(32))


def strangers_shuffle(secret: bytes, label: str, things: list[str]) -> list[str]:
    """A stranger's shuffle, written after reading the description, with nothing of ours."""
    stream = b"".join(
        hashlib.sha256(secret + label.encode() + k.to_bytes(8, "big")).digest() for k in range(99)
    )
    at = 0
    for i in range(len(things) - 1, 0, -1):
        n = i + 1
        while True:
            number = int.from_bytes(stream[at : at + 4], "big")
            at += 4
            if number < 2**32 // n * n:
                break
        j = number % n
        things[i], things[j] = things[j], things[i]
    return things


def test_known_answers() -> None:
    seed = Seed(SECRET)
    assert seed.commitment == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    block = hashlib.sha256(SECRET + b"deal 1" + bytes(8)).digest()
    draw = seed.below("deal 1")
    assert [draw(2**32) for _ in range(8)] == [
        int.from_bytes(block[n : n + 4], "big") for n in range(0, 32, 4)
    ]
    second = hashlib.sha256(SECRET + b"deal 1" + bytes(7) + b"\x01").digest()
    assert draw(2**32) == int.from_bytes(second[:4], "big")


@pytest.mark.parametrize("label", ["deal 1", "deal 2", "deal 10", "seats"])
@given(secret=st.binary(min_size=32, max_size=32), size=st.integers(2, 64))
def test_a_stranger_gets_the_same_shuffle(label: str, secret: bytes, size: int) -> None:
    things = [str(n) for n in range(size)]
    cards_ = (pack("AKQJT98765432") * 2)[:size]
    seed = Seed(secret)
    numbers: Any = range(size)
    mine = shuffled(numbers, seed.below(label))
    assert [str(n) for n in mine] == strangers_shuffle(secret, label, things)
    assert Counter(shuffled(cards_, seed.below(label))) == Counter(cards_)


def test_each_label_has_its_own_numbers() -> None:
    seed = Seed(SECRET)
    runs = {
        tuple(map(seed.below(label), repeat(2**32, 4))) for label in ("deal 1", "deal 2", "seats")
    }
    assert len(runs) == 3
    assert [*map(seed.below("x"), repeat(6, 9))] == [*map(seed.below("x"), repeat(6, 9))]


def test_numbers_that_favour_the_low_ones_are_thrown_away() -> None:
    seed, limit = Seed(SECRET), 3 * 2**30
    raw = list(islice(map(seed.below("x"), repeat(2**32)), 200))
    kept = [n for n in raw if n < limit]
    assert len(kept) < 190, "the case occurs"
    draw = seed.below("x")
    assert [draw(limit) for _ in kept] == kept


def test_every_number_comes_up() -> None:
    draw = Seed(SECRET).below("fair")
    counts = Counter(draw(6) for _ in range(6000))
    assert sorted(counts) == list(range(6))
    assert all(880 < count < 1120 for count in counts.values())
    assert {draw(1) for _ in range(5)} == {0}


def test_a_seed_is_text_and_keeps_its_secret() -> None:
    seed = Seed(SECRET)
    assert Seed.read(str(seed)) == seed
    assert str(seed) == SECRET.hex()
    assert SECRET.hex() not in repr(seed)
    assert seed.commitment[:8] in repr(seed)


@pytest.mark.parametrize("text", ["", "00" * 31, "00" * 33, "zz" * 32])
def test_anything_else_is_no_seed(text: str) -> None:
    with pytest.raises(ValueError):
        Seed.read(text)


def test_cards_are_handed_out_from_the_first_seat_on() -> None:
    four = pack("AKQJ")
    deal = deal_out(four, Layout(2, (("up", 1), ("stock", None))), 3, Seat(1))
    assert str(deal) == "deal 0:QS.KH 1:AS.JS 2:KS.AH up:QH stock:JH.AD.KD.QD.JD.AC.KC.QC.JC"


def test_packets_are_dealt_together() -> None:
    deal = deal_out(cards("AS KS QS JS AH KH QH JH AD KD"), Layout(5, packet=3), 2, Seat(0))
    assert str(deal) == "deal 0:AS.KS.QS.QH.JH 1:JS.AH.KH.AD.KD"
