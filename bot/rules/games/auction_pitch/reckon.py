"""The reckoning of a deal of Auction Pitch: every point with its card, and the bid."""

from collections.abc import Iterator, Sequence

from bot.rules.games.auction_pitch.options import AuctionPitchOptions
from bot.rules.games.auction_pitch.order import most_points
from bot.rules.games.auction_pitch.scoring import who
from bot.rules.games.auction_pitch.states import SMUDGE, Sides, sides_of
from bot.rules.kit.events import Event
from bot.rules.kit.reasons import Reason
from bot.rules.kit.reckoning import (
    Account,
    Moment,
    Reckoning,
    gained,
    last_told,
    number_of,
    unplayed,
)
from bot.rules.kit.seats import Seat
from bot.rules.kit.stats import public, seat

OF_CARDS = ("high", "low", "jack", "off-jack", "joker")
"""The points that a card earns."""


def reckon(told: Sequence[Event], options: AuctionPitchOptions, players: int) -> Reckoning:
    """All have the points they took, unless the bid makes something else of the pitcher's."""
    sides = sides_of(options, players)
    if (nothing := unplayed(told, sides)) is not None:
        return nothing
    outcome, pitch = last_told(told, "made", "failed"), last_told(told, "pitched")
    assert outcome is not None and pitch is not None
    facts, points = outcome.values, gained(told, players)
    maker, bid = seat(facts["maker"]), facts["value"]
    accounts = []
    for side in sides:
        counts = maker not in side or (outcome.code == "made" and bid != SMUDGE)
        lines = [*_taken(told, side, counts)]
        if not counts:
            lines.append(_of_bid(outcome, points[maker]))
        lines = lines or [Reason.of("no-point", points=0)]
        accounts.append(Account(side, tuple(lines), points[side[0]]))
    contract = Reason.of("bid", who=maker, value=bid, suit=pitch.values["suit"])
    deal, most = number_of(told), most_points(options.points)
    moments = tuple(_moments(told, outcome, sides, deal, most))
    return Reckoning(contract, outcome, tuple(accounts), deal, moments)


def _moments(
    told: Sequence[Event], outcome: Reason, sides: Sides, deal: int, most: int
) -> Iterator[Moment]:
    """A smudge, and all the points of a deal, whichever side took them."""
    facts = outcome.values
    maker, is_smudged = seat(facts["maker"]), facts["value"] == SMUDGE and outcome.code == "made"
    if is_smudged:
        yield Moment(Reason.of("smudged", who=maker, deal=deal), 90)
    elif facts["value"] == SMUDGE:
        yield Moment(Reason.of("smudge-missed", who=maker, deal=deal), 65)
    for side in sides:
        if len([*_taken(told, side, True)]) == most and not is_smudged:
            yield Moment(Reason.of("all-points", who=who(side), deal=deal, points=most), 60)


def _taken(told: Sequence[Event], side: tuple[Seat, ...], counts: bool) -> Iterator[Reason]:
    """A line for each point of a side; ``counts`` is whether it is written down."""
    for what in public(told):
        facts = what.values
        if what.code in OF_CARDS and facts["who"] in side:
            yield Reason.of(what.code, card=facts["card"], points=int(counts))
        elif what.code == "game" and seat(facts["who"]) in side:
            count, against = facts["count"], facts["against"]
            yield Reason.of("game", count=count, against=against, points=int(counts))


def _of_bid(outcome: Reason, points: int) -> Reason:
    """The line of the pitcher's side for its bid, in place of the points taken."""
    facts = outcome.values
    if facts["value"] == SMUDGE:
        return Reason.of("smudged" if points > 0 else "smudge-missed", points=points)
    return Reason.of("set", took=facts["points"], bid=facts["value"], points=points)
