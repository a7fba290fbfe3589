"""The bot over a real line: its limiter keeps it within the limits."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.support.demos import judged


@pytest.fixture(autouse=True)
def strictness() -> Iterator[None]:
    with judged():
        yield
