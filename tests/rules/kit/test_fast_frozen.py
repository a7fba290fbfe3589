"""Values made the quick way are values like any other: equal, frozen, and they travel."""

import pickle
from dataclasses import FrozenInstanceError, dataclass
from typing import Generic, TypeVar

import pytest

from bot.rules.kit.fast_frozen import changer, fast_frozen, quick, replace
from bot.rules.kit.remembered import kept, shared
from bot.rules.kit.seats import Seat

T = TypeVar("T")


@fast_frozen
@dataclass(frozen=True, slots=True)
class Base(Generic[T]):
    thing: T


@fast_frozen
@dataclass(frozen=True, slots=True)
class Pair(Base[T]):
    other: int = 2


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
    changed = replace(Pair("a"), other=3), replace(Loose(1), other=3)
    for value in (made_pair("a"), Pair("a"), Loose(1), *changed):
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


def test_fields_are_replaced_in_an_order_settled_beforehand() -> None:
    changed = changer(Pair, ["other"], ["thing"])
    assert changed(Pair("a"), 5, ("b",)) == Pair("b", 5)
    assert changer(Loose, ["thing"])(Loose(1), 4) == Loose(4, 2)
    with pytest.raises(TypeError, match="no field nothing"):
        changer(Pair, ["nothing"])


def test_a_class_without_slots_is_not_made_fast() -> None:
    with pytest.raises(TypeError, match="Loose has no slots"):
        fast_frozen(Loose)


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


def test_any_of_four_things_tells_one_question_from_another() -> None:
    @kept(8)
    def made(*things: object) -> list[object]:
        return [*things]

    things = [object() for _ in range(5)]
    first = made(*things[:4])
    assert first == things[:4] and made(*things[:4]) is first
    for place in range(4):
        others = [*things[:4]]
        others[place] = things[4]
        assert made(*others) == others
    assert made(things[0]) == [things[0]], "fewer things are another question"


def test_equal_values_are_shared_if_their_types_are_equal_too() -> None:
    @shared
    def made(*, value: object) -> tuple[object]:
        return (value,)

    assert made(value="S") is made(value="S")
    assert type(made(value=True)[0]) is bool
    assert type(made(value=1)[0]) is int
    assert type(made(value=Seat(1))[0]) is Seat
