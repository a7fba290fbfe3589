"""The traces of somebody in the stores that the program keeps in memory.

:mod:`tests.cogs.test_privacy` runs this in a process of its own: in that of other tests the stores
are full of what those have drawn and said, and to look through all of it takes long.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator
from types import FunctionType, ModuleType

import pytest

from cardart import PICTURES
from cardart.paint.cache import PictureCache
from tests.support.finished import opened, play_out
from tests.support.forgetting import forget
from tests.support.house import House

CODE = (ModuleType, FunctionType, type)
"""The kinds of objects that lead out of a store into the whole program."""


def texts_in(store: object, known: set[int], seen: set[int]) -> Iterator[str]:
    """The texts that something holds, as the collector of cycles finds its way through it.

    Objects whose id is ``known`` are passed over; those looked at are added to ``seen``.
    """
    new = [store]
    while new:
        held = {id(one): one for one in gc.get_referents(*new)}
        fresh = [key for key in held if key not in seen and key not in known]
        seen.update(fresh)
        new = [one for key in fresh if not isinstance(one := held[key], CODE)]
        yield from (one for one in new if isinstance(one, str))


def kept_in_memory(name: str) -> list[str]:
    """The stores of this program in which a text with this name is kept.

    Most of them hold the same words and rules: what leads to no such text is looked at once.
    """
    found = []
    clean: set[int] = set()
    for module in [one for key, one in sys.modules.items() if key.startswith(("bot.", "cardart"))]:
        for called, store in list(vars(module).items()):
            if not hasattr(store, "cache_info") and not isinstance(store, PictureCache):
                continue
            seen = {id(store)}
            if any(name in text for text in texts_in(store, clean, seen)):
                found.append(f"{module.__name__}.{called}")
            else:
                clean |= seen
    return found


@pytest.mark.pictures
async def test_no_name_is_left_in_memory(house: House) -> None:
    ann, bob = house.invite("Quendelin"), house.invite("Bob")
    table = await opened(house, "four-jacks", ann, bob)
    await play_out(house, table, ann, bob, moves=5)
    kept = kept_in_memory("Quendelin")
    assert len(kept) > 10 and len(PICTURES)
    await forget(ann)
    await play_out(house, table, bob)
    assert kept_in_memory("Quendelin") == []
