"""The moments that players tell of a game when it is over, from the reckonings of its deals."""

from collections.abc import Iterator, Sequence
from itertools import accumulate

from bot.rules.kit.match import Result, merits
from bot.rules.kit.reasons import Reason
from bot.rules.kit.reckoning import Moment, Reckoning
from bot.rules.kit.seats import Seat, seats

MOST = 2
"""So many moments are told of a game."""
FAR_BEHIND = 4
"""Winners came back if they once were this part (a quarter) of the final score behind."""
CLOSE = 20
"""A finish is close if the sides are this part (a twentieth) of the final score apart."""


def moments(reckonings: Sequence[Reckoning], result: Result) -> tuple[Reason, ...]:
    """Up to two moments most worth telling, the rarest first; of equal ones the earliest.

    Of one kind only the best is told. Where nothing else stands out it is the dearest deal; none
    is where several brought as much.
    """
    found = [moment for deal in reckonings for moment in deal.moments]
    found += _of_the_whole(reckonings, result)
    found.sort(key=lambda moment: -moment.weight)
    best = {moment.what.code: moment.what for moment in reversed(found)}
    told = sorted(best.values(), key=[moment.what for moment in found].index)
    return tuple(told[:MOST])


def _of_the_whole(reckonings: Sequence[Reckoning], result: Result) -> Iterator[Moment]:
    course = list(accumulate((merits(result, _points(deal)) for deal in reckonings), _plus))
    if not course:
        return
    yield from _dearest(reckonings, result.lowest_wins)
    span = max(map(abs, result.scores))
    others = [seat for seat in seats(len(result.scores)) if seat not in result.winners]
    if not span or not others:
        return
    behind = [max(scores[o] for o in others) - _best(scores, result.winners) for scores in course]
    worst = max(behind)
    if worst * FAR_BEHIND >= span and behind[-1] < 0:
        deal = reckonings[behind.index(worst)].deal
        comeback = Reason.of("comeback", who=result.winners, behind=worst, deal=deal)
        yield Moment(comeback, min(90, 40 + 100 * worst // span))
    if 0 < -behind[-1] * CLOSE <= span:
        yield Moment(Reason.of("close-finish", who=result.winners, ahead=-behind[-1]), 65)


def _dearest(reckonings: Sequence[Reckoning], costs: bool) -> Iterator[Moment]:
    """The most that a side has got in one deal, if nobody has got as much in another.

    Where points are ``costs``, that is the deal that cost it most.
    """
    deals = [(account, deal.deal) for deal in reckonings for account in deal.accounts]
    account, number = max(deals, key=lambda one: one[0].points)
    equalled = sum(other.points == account.points for other, _ in deals) > 1
    if account.points > 0 and not equalled:
        who, points = account.side, account.points
        if costs:
            yield Moment(Reason.of("dear-deal", who=who, points=points, deal=number), 1)
        else:
            yield Moment(Reason.of("best-deal", who=who, points=points, deal=number), 1)


def _points(deal: Reckoning) -> tuple[int, ...]:
    players = sum(len(account.side) for account in deal.accounts)
    return tuple(deal.of(seat).points for seat in seats(players))


def _plus(scores: tuple[int, ...], more: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(map(sum, zip(scores, more, strict=True)))


def _best(scores: Sequence[int], who: Sequence[Seat]) -> int:
    return max(scores[seat] for seat in who)
