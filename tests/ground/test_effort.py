"""The share of a processor that the process takes."""

from bot.ground.effort import BUSY, SPAN, Effort


class Processor:
    """A clock, and what a process has taken of it."""

    def __init__(self) -> None:
        self.now, self.spent = 100.0, 7.0
        self.effort = Effort(lambda: self.now, lambda: self.spent)

    def work(self, seconds: float, share: float) -> None:
        """Let time go by in which this share of it is spent."""
        self.now += seconds
        self.spent += share * seconds


def test_the_share_is_that_of_the_last_seconds() -> None:
    processor = Processor()
    assert processor.effort.share() == 0.0
    processor.work(SPAN, 0.9)
    assert round(processor.effort.share(), 6) == 0.9
    processor.work(SPAN / 2, 0.1)
    assert round(processor.effort.share(), 6) == 0.9, "too little time to tell"
    processor.work(SPAN / 2, 0.1)
    assert round(processor.effort.share(), 6) == 0.1


def test_the_process_is_busy_from_a_certain_share_on() -> None:
    processor = Processor()
    for share in (BUSY + 0.01, BUSY - 0.01):
        processor.work(SPAN, share)
        assert processor.effort.is_busy == (share > BUSY)


def test_what_this_process_takes_is_counted() -> None:
    """By default it is that of the process: not more than two clocks can tell."""
    moment = iter([0.0, SPAN])
    effort = Effort(lambda: next(moment))
    sum(range(200_000))
    assert 0.0 < effort.share() < 10.0
