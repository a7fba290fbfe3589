"""The score of a deal of Pitchling, and the feats of its players."""

from collections.abc import Iterator, Sequence

from bot.rules.kit.ending import go_on, leaders_at_target
from bot.rules.kit.events import Event, Stat, Step, tell
from bot.rules.kit.history import tricks_taken
from bot.rules.kit.seats import seats
from bot.rules.kit.stats import contract_stats, public, seat
from tests.newcomers.pitchling.order import ALL_POINTS, order_of, points_of
from tests.newcomers.pitchling.states import Playing, State

COUNTED = ("contract", "made", "set", "forced")


def score_deal(s: Playing, told: tuple[Event, ...]) -> Step[State]:
    """The deal is played: the points are counted and written down."""
    maker = s.contract.maker
    tricks = tricks_taken(s.tricks.plays, s.match.players, order_of(s.contract.trump))
    points = sum(points_of(trick.cards) for trick in tricks if trick.winner == maker)
    away = points_of(s.dealt.away)
    counted = tell("counted", who=maker, tricks=points, away=away)
    return written_down(s, points + away, (*told, counted))


def written_down(s: Playing, points: int, told: tuple[Event, ...]) -> Step[State]:
    """The next deal, or the end, once the declarer has these points: the bid for one side."""
    maker, bid = s.contract.maker, s.contract.bid
    made = points >= bid
    gains = [bid if (who == maker) == made else 0 for who in seats(s.match.players)]
    match = s.match.with_gains(gains)
    events = (
        tell(
            "made" if made else "failed",
            maker=maker,
            value=bid,
            points=points,
            others=ALL_POINTS - points,
        ),
        *(
            tell("scored", who=who, points=gains[who], total=match.scores[who])
            for who in seats(match.players)
        ),
    )
    return go_on(match, leaders_at_target(match), (*told, *events))


def stats_of(told: Sequence[Event]) -> Iterator[Stat]:
    """Bids made and set, and the deals that a dealer had to play."""
    for what in public(told):
        if what.code in ("made", "failed"):
            yield from contract_stats(seat(what.values["maker"]), what.code == "made")
        elif what.code == "forced":
            yield Stat(seat(what.values["who"]), "forced")
