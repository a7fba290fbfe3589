"""The store of finished pictures: bounded, and one drawing for all who ask."""

from __future__ import annotations

import gc
import threading
from concurrent.futures import ThreadPoolExecutor
from itertools import islice

import pytest

from cardart import contact_seats, draw, forget_texts
from cardart.paint import cache


def test_the_cache_is_bounded() -> None:
    pictures = cache.PictureCache[str](max_bytes=100)
    for number in range(50):
        pictures.get(str(number), lambda: b"x" * 30)
    assert len(pictures) == 3
    assert pictures.bytes_held == 90
    assert pictures.get("large", lambda: b"x" * 101) == b"x" * 101
    assert pictures.bytes_held == 90


def test_the_picture_used_last_is_kept_longest() -> None:
    pictures = cache.PictureCache[str](max_bytes=2)
    pictures.get("a", lambda: b"a")
    pictures.get("b", lambda: b"b")
    pictures.get("a", lambda: b"new")
    pictures.get("c", lambda: b"c")
    assert pictures.get("a", lambda: b"A") == b"a"
    assert pictures.get("b", lambda: b"B") == b"B"


def test_what_was_made_elsewhere_is_kept_once() -> None:
    pictures = cache.PictureCache[str](max_bytes=100)
    pictures.keep("key", b"png")
    pictures.keep("key", b"another")
    assert pictures.get("key", lambda: b"drawn") == b"png"
    assert pictures.bytes_held == 3


def test_one_drawing_serves_all_who_ask_at_once() -> None:
    pictures = cache.PictureCache[str](max_bytes=100)
    drawn: list[int] = []
    asked, go_on = threading.Event(), threading.Event()

    def slowly() -> bytes:
        drawn.append(1)
        asked.set()
        go_on.wait(10)
        return b"png"

    with ThreadPoolExecutor(8) as threads:
        first = threads.submit(pictures.get, "key", slowly)
        assert asked.wait(10)
        others = [threads.submit(pictures.get, "key", slowly) for _ in range(7)]
        go_on.set()
        assert {future.result(10) for future in (first, *others)} == {b"png"}
    assert drawn == [1]


def test_a_failed_drawing_is_tried_again() -> None:
    pictures = cache.PictureCache[str](max_bytes=100)

    def fail() -> bytes:
        raise RuntimeError("no ink")

    with pytest.raises(RuntimeError, match="no ink"):
        pictures.get("key", fail)
    assert pictures.get("key", lambda: b"png") == b"png"
    pictures.clear()
    assert len(pictures) == pictures.bytes_held == 0


def test_a_drawing_leaves_no_cycles_behind() -> None:
    """So nobody need look for them where pictures are drawn, and everything else waits."""
    scenes = [scene for _, scene in islice(contact_seats.scenes(), 40)]
    gc.collect()
    gc.disable()
    try:
        for scene in scenes:
            draw(scene)
        forget_texts()
        assert gc.collect() == 0
    finally:
        gc.enable()
