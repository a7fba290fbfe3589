"""Bounded stores of what was made of texts, which may be names: they are emptied all at once."""

from __future__ import annotations

from collections.abc import Callable
from functools import _lru_cache_wrapper, lru_cache
from typing import Final, TypeVar

T = TypeVar("T")
_emptied: Final[list[Callable[[], None]]] = []


def text_cache(
    maxsize: int, *, typed: bool = False
) -> Callable[[Callable[..., T]], _lru_cache_wrapper[T]]:
    """As `functools.lru_cache`, for a function whose arguments or results hold a person's words."""

    def kept(function: Callable[..., T]) -> _lru_cache_wrapper[T]:
        cached = lru_cache(maxsize, typed)(function)
        on_forgetting(cached.cache_clear)
        return cached

    return kept


def on_forgetting(empty: Callable[[], None]) -> None:
    """Let `empty` be called for a store of another kind, whenever these are emptied."""
    _emptied.append(empty)


def forget_texts() -> None:
    """Empty every such store in this process, and those of finished pictures."""
    for empty in _emptied:
        empty()
