"""The reckoning of a deal of Polignac: the cost of each jack, and the outcome of a capot."""

from collections.abc import Iterator, Sequence

from bot.rules.games.polignac.options import PolignacOptions
from bot.rules.games.polignac.order import ALL, COSTS
from bot.rules.games.polignac.states import CAPOT
from bot.rules.kit.events import Event
from bot.rules.kit.jacks import jacks_of, takes_of
from bot.rules.kit.reasons import Reason
from bot.rules.kit.reckoning import Account, Moment, Reckoning, gained, last_told, number_of
from bot.rules.kit.seats import Seat, alone
from bot.rules.kit.stats import seat

OUTCOMES = ("capot-made", "capot-failed", "silent-capot")
"""The outcomes of a capot, and of one that nobody has said."""
WEIGHTS = {"capot-made": 80, "capot-failed": 45, "silent-capot": 85, "all-jacks": 50}
"""The rarity of each moment, from 0 to 100."""


def reckon(told: Sequence[Event], options: PolignacOptions, players: int) -> Reckoning:
    """Each jack is a line, unless a capot was made, or failed and nothing else counts."""
    points, outcome = gained(told, players), last_told(told, *OUTCOMES)
    accounts = tuple(
        Account((who,), tuple(_lines(told, who, outcome, options)), points[who])
        for (who,) in alone(players)
    )
    bid, deal = last_told(told, "bid"), number_of(told)
    contract = None if bid is None else Reason.of("bid", who=seat(bid.values["who"]), value=CAPOT)
    return Reckoning(contract, outcome, accounts, deal, tuple(_moments(told, outcome, deal)))


def _lines(
    told: Sequence[Event], who: Seat, outcome: Reason | None, options: PolignacOptions
) -> Iterator[Reason]:
    code = "" if outcome is None else outcome.code
    is_his = outcome is not None and outcome.values["who"] == who
    if code in ("capot-made", "silent-capot"):
        yield Reason.of("every-trick", points=0) if is_his else Reason.of("against", points=ALL)
        return
    if code == "capot-failed" and is_his:
        yield Reason.of("failed", points=ALL)
    jacks = jacks_of(told, who)
    if code == "capot-failed" and options.failed_capot == "five":
        if not is_his:
            yield Reason.of("nothing", points=0)
    elif jacks:
        yield from (Reason.of("jack", card=jack, points=COSTS[jack]) for jack in jacks)
    elif not is_his or code != "capot-failed":
        yield Reason.of("clean", points=0)


def _moments(told: Sequence[Event], outcome: Reason | None, deal: int) -> Iterator[Moment]:
    if outcome is not None:
        what = Reason.of(outcome.code, who=seat(outcome.values["who"]), deal=deal)
        yield Moment(what, WEIGHTS[outcome.code])
        return
    for who, _ in takes_of(told):
        if len(jacks_of(told, who)) == len(COSTS):
            yield Moment(Reason.of("all-jacks", who=who, deal=deal), WEIGHTS["all-jacks"])
            return
