"""The reckoning of a deal of All Fours: every point with its card."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.rules.games.all_fours.options import AllFoursOptions
from bot.rules.games.all_fours.states import sides_of
from bot.rules.kit.events import Event
from bot.rules.kit.reasons import Reason
from bot.rules.kit.reckoning import Account, Moment, Reckoning, gained, last_told, number_of
from bot.rules.kit.seats import Seat
from bot.rules.kit.stats import public, seat

OF_TRICKS: Final = ("high", "low", "jack", "hung", "game", "game-tied")
"""The points that the tricks bring, as they are told."""
COUNTED: Final = ("turn-scores", *OF_TRICKS)
NO_POINT: Final = Reason.of("no-point", points=0)


def reckon(told: Sequence[Event], options: AllFoursOptions, players: int) -> Reckoning:
    """All have the points they took; nothing is promised in All Fours."""
    sides, points, deal = sides_of(players), gained(told, players), number_of(told)
    accounts = tuple(
        Account(side, (*_lines(told, side),) or (NO_POINT,), points[side[0]]) for side in sides
    )
    verdict = last_told(told, "dealt-anew", "hung")
    return Reckoning(_trump(told), verdict, accounts, deal, tuple(_moments(told, sides, deal)))


def _trump(told: Sequence[Event]) -> Reason | None:
    """The word that settled trump (stood, gift, ran), and the suit; ``None`` without a trump."""
    said = last_told(told, "stood", "gift", "ran")
    if said is None or said.code != "ran":
        return said and Reason.of(said.code, who=said.values["who"], suit=said.values["suit"])
    made = last_told(told, "trump-made")
    return made and Reason.of("ran", who=said.values["who"], suit=made.values["suit"])


def _lines(told: Sequence[Event], side: Sequence[Seat]) -> Iterator[Reason]:
    """A line for each point of a side."""
    for what in public(told):
        facts = what.values
        if what.code == "gift" and seat(facts["receiver"]) in side:
            yield Reason.of("gift", points=facts["points"])
        elif what.code in COUNTED and seat(facts["who"]) in side:
            kept = {name: facts[name] for name in ("card", "count", "against") if name in facts}
            yield Reason.of(what.code, points=facts.get("points", 1), **kept)


def _moments(
    told: Sequence[Event], sides: Sequence[tuple[Seat, ...]], deal: int
) -> Iterator[Moment]:
    """All four points for one side, a jack hung, and a game won by a card turned up."""
    events = tuple(public(told))
    takers = [seat(what.values["who"]) for what in events if what.code in OF_TRICKS]
    for side in sides:
        if len(takers) == len("HLJG") and all(taker in side for taker in takers):
            yield Moment(Reason.of("all-four", who=side, deal=deal), 60)
    if (hung := last_told(told, "hung")) is not None:
        facts = hung.values
        card, points = facts["card"], facts["points"]
        weight = 50 if points != 1 else 40
        yield Moment(Reason.of("hung", who=facts["who"], card=card, deal=deal), weight)
    scored, over = last_told(told, "turn-scores"), last_told(told, "game-over")
    if scored is not None and over is not None and last_told(told, "played") is None:
        facts = scored.values
        yield Moment(Reason.of("turned-out", who=facts["who"], card=facts["card"], deal=deal), 80)
