"""Deleted rows are swept out of the files, and tried again where somebody else is in the way."""

from __future__ import annotations

import asyncio

import pytest

from bot.storage import vacuum
from bot.storage.store import StoreBusy
from bot.storage.vacuum import Sweeper


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the rest between two times be short."""
    monkeypatch.setattr(vacuum, "REST", 0.01)


class Files:
    """Files that others read while the first few attempts are made."""

    def __init__(self, *went: bool | None) -> None:
        self.went = [*went]
        self.whole: list[bool] = []
        self.done = asyncio.Event()

    async def work(self, whole: bool) -> bool:
        """Sweep: true if that came to its end; ``None`` stands for a busy store.

        :raises StoreBusy: the store is busy.
        """
        self.whole.append(whole)
        went = self.went.pop(0)
        if not self.went:
            self.done.set()
        if went is None:
            raise StoreBusy("locked")
        return went


@pytest.mark.parametrize("went", [(False, True), (False, False, True), (None, None, True)])
async def test_what_lies_there_yet_is_swept_out_later(
    hurried: None, went: tuple[bool | None, ...]
) -> None:
    """A backup may read for longer than anybody waits."""
    files = Files(*went)
    sweeper = Sweeper(files.work)
    assert not await sweeper.sweep()
    await asyncio.wait_for(files.done.wait(), 5)
    await sweeper.close()
    assert sweeper.clean
    assert files.whole == [True] * len(went)


async def test_after_the_end_nothing_is_tried_again(hurried: None) -> None:
    files = Files(False, False)
    sweeper = Sweeper(files.work)
    await sweeper.sweep()
    await sweeper.close()
    assert len(files.whole) == 2
    assert sweeper._timer is None


async def test_a_clean_sweep_is_not_repeated(hurried: None) -> None:
    files = Files(True, True)
    sweeper = Sweeper(files.work)
    assert await sweeper.sweep()
    await sweeper.close()
    assert len(files.whole) == 1
