"""Many deals at once, a bit each: numbers whose bit *n* belongs to the *n*-th deal.

A *lane* is one deal of a batch. A question about all of them ("is the jack of clubs in the hand
of whoever is to play?") has one whole number for an answer, and Python's ``&``, ``|`` and ``^``
work on a thousand lanes in the time of one. A count (points, tricks) is a list of such numbers,
the lowest binary digit first.
"""

from collections.abc import Iterable, Sequence
from functools import reduce
from operator import or_

Lanes = int
"""A yes or no for each lane."""
Digits = list[Lanes]
"""A number for each lane, its binary digits from the lowest."""
_ONE_OR_ZERO = [bytes(b"01"[number >> bit & 1] for number in range(256)) for bit in range(8)]


def any_of(lanes: Iterable[Lanes]) -> Lanes:
    """The lanes in which at least one of these is true."""
    return reduce(or_, lanes, 0)


def every(count: int) -> Lanes:
    """All of so many lanes."""
    return (1 << count) - 1


def repeated(lanes: Lanes, count: int, times: int) -> Lanes:
    """A batch side by side with itself so many times.

    >>> bin(repeated(0b01, 2, 3))
    '0b10101'
    """
    return lanes * sum(1 << count * n for n in range(times))


def column(numbers: bytes, bit: int) -> Lanes:
    """The lanes in which this bit is set; ``numbers`` has a byte a lane, the last lane first."""
    return int(numbers.translate(_ONE_OR_ZERO[bit]), 2)


def add(digits: Digits, lanes: Lanes, place: int = 0) -> None:
    """Add two to the power of ``place`` in these lanes.

    >>> digits = [0b01]
    >>> add(digits, 0b11); numbers(digits, 2)
    [2, 1]
    """
    while lanes:
        if place >= len(digits):
            digits.extend([0] * (place - len(digits)))
            digits.append(lanes)
            return
        held = digits[place]
        digits[place] = held ^ lanes
        lanes &= held
        place += 1


def add_times(digits: Digits, lanes: Lanes, number: int) -> None:
    """Add a number, not below zero, in these lanes."""
    place = 0
    while number:
        if number & 1:
            add(digits, lanes, place)
        number >>= 1
        place += 1


def numbers(digits: Sequence[Lanes], count: int) -> list[int]:
    """The number of each lane.

    >>> numbers([0b10, 0b11], 2)
    [2, 3]
    """
    low = bytes(count)
    total = list(low)
    for first in range(0, len(digits), 8):
        part = _bytes(digits[first : first + 8], count)
        total = (
            list(part) if not first else [t | p << first for t, p in zip(total, part, strict=True)]
        )
    return total


def _bytes(digits: Sequence[Lanes], count: int) -> bytes:
    """The numbers of up to eight digits, a byte a lane."""
    ones = int.from_bytes(b"\1" * count, "big")
    spread = 0
    for place, lanes in enumerate(digits):
        text = format(lanes, f"0{count}b").encode()
        spread |= (int.from_bytes(text, "big") & ones) << place
    return spread.to_bytes(count, "little")
