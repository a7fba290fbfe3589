"""A reconciler looks when it is woken, at the moment it names, and again after a failure."""

from __future__ import annotations

import asyncio

from bot.tables.live.reconciler import GLANCE, LOOK_AGAIN, Reconciler
from tests.tables.virtual import HOUR, VirtualClock, in_virtual_time

RETRY = 60.0


def test_it_looks_when_something_is_due_and_when_it_is_woken() -> None:
    async def main() -> None:
        clock, looks = VirtualClock(), list[float]()
        begun = clock.now()

        async def look() -> float | None:
            looks.append(clock.now() - begun)
            if len(looks) == 2:
                raise ValueError("it does not work just now")
            return begun + 100.0 if len(looks) < 2 else None

        one = Reconciler("one", clock, RETRY, look)
        one.wake()
        await asyncio.sleep(HOUR)
        assert looks == [0.0, 100.0, 100.0 + RETRY]
        one.wake()
        one.wake()
        await asyncio.sleep(HOUR)
        assert looks[3:] == [HOUR], "twice at once is once"
        await one.stop()
        one.wake()
        await asyncio.sleep(HOUR)
        assert len(looks) == 4

    in_virtual_time(main)


def test_whoever_wakes_it_in_the_midst_has_another_look_follow() -> None:
    async def main() -> None:
        clock, looks = VirtualClock(), list[float]()

        async def look() -> None:
            looks.append(clock.now())
            await asyncio.sleep(10.0)

        one = Reconciler("one", clock, RETRY, look)
        one.wake()
        await asyncio.sleep(5.0)
        one.wake()
        await asyncio.sleep(HOUR)
        assert [round(at - looks[0]) for at in looks] == [0, 10]
        await one.stop()

    in_virtual_time(main)


def test_a_wall_clock_that_is_set_holds_nothing_up() -> None:
    """Set ahead, what is due by it is done in minutes; set back, a failure is tried again."""

    async def main() -> None:
        clock, looks = VirtualClock(), list[float]()
        due = clock.now() + 8 * HOUR

        async def look() -> float | None:
            looks.append(clock.steady())
            return due if clock.now() < due else None

        one = Reconciler("one", clock, RETRY, look)
        one.wake()
        await asyncio.sleep(1.0)
        clock.ahead += 8 * HOUR
        await asyncio.sleep(GLANCE + 1.0)
        assert len(looks) == 2
        clock.ahead -= 20 * HOUR
        one.wake()
        await asyncio.sleep(1.0)
        clock.ahead -= 20 * HOUR
        before = len(looks)
        await asyncio.sleep(LOOK_AGAIN + 1.0)
        assert len(looks) == before + 1
        await one.stop()

    in_virtual_time(main)


def test_nothing_is_looked_up_to_see_what_time_it_is() -> None:
    async def main() -> None:
        clock, looks = VirtualClock(), list[float]()
        begun, due = clock.steady(), clock.now() + 2.5 * LOOK_AGAIN

        async def look() -> float | None:
            looks.append(clock.steady() - begun)
            return due if clock.now() < due else None

        one = Reconciler("one", clock, RETRY, look)
        one.wake()
        await asyncio.sleep(4 * LOOK_AGAIN)
        assert looks == [0.0, LOOK_AGAIN, 2 * LOOK_AGAIN, 2.5 * LOOK_AGAIN]
        await one.stop()

    in_virtual_time(main)
