"""Values made the quick way are values like any other: equal, frozen, and they travel."""

import pickle
from dataclasses import FrozenInstanceError, dataclass
from typing import Generic, TypeVar

import pytest

from bot.rules.kit.fast_frozen import fast_frozen, quick, replace
from bot.rules.kit.remembered import kept

T = TypeVar("T")


@fast_frozen
@dataclass(frozen=True, slots=True)
class Base(Generic[T]):
    thing: T


@fast_frozen
@dataclass(frozen=True, slots=True)
class Pair(Base[T]):
    other: int = 2


@fast_frozen
@dataclass(frozen=True)
class Loose:
    thing: int
    other: int = 2


made_pair = quick(Pair)


def test_a_value_made_quickly_is_the_same_value() -> None:
    one, other = made_pair("a"), Pair("a", 2)
    assert one == other
    assert type(one) is Pair
    assert hash(one) == hash(other)
    assert pickle.loads(pickle.dumps(one)) == other
    assert made_pair("a", 3) != other


def test_it_is_frozen() -> None:
    for value in (made_pair("a"), Pair("a"), replace(Pair("a"), other=3), Loose(1)):
        with pytest.raises(FrozenInstanceError):
            value.other = 5  # type: ignore[misc]
        with pytest.raises(FrozenInstanceError):
            del value.other


def test_fields_are_replaced() -> None:
    pair = Pair("a", 2)
    assert replace(pair, other=5) == Pair("a", 5)
    assert replace(pair) == pair
    assert pair == Pair("a", 2)
    assert replace(Loose(1), thing=4) == Loose(4)
    for value in (pair, Loose(1)):
        with pytest.raises(TypeError):
            replace(value, nothing=1)


def test_what_was_made_is_kept_for_the_very_same_things() -> None:
    asked: list[object] = []

    @kept(2)
    def made(first: list[int], second: object) -> list[int]:
        asked.append(first)
        return [*first, 0]

    things = [[n] for n in range(3)]
    assert made(things[0], None) is made(things[0], None)
    assert made([0], None) is not made(things[0], None), "equal is not the same"
    for thing in things[1:]:
        made(thing, None)
    assert len(asked) == 4
    made(things[0], None)
    assert len(asked) == 5, "others have taken its place"
