"""A bot that dies and comes back: few of its requests are refused."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.support.demos import judged


@pytest.fixture(autouse=True)
def strictness() -> Iterator[None]:
    with judged(processes_die=True):
        yield
