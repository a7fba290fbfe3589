"""The reckoning of a deal of Widow Pitch: every point with its card, and the bid."""

from collections.abc import Iterator, Sequence

from bot.rules.games.widow_pitch.observe import SIDES
from bot.rules.games.widow_pitch.options import WidowPitchOptions
from bot.rules.games.widow_pitch.scoring import ALL_SEVEN
from bot.rules.games.widow_pitch.states import SHOOT, other
from bot.rules.kit.events import Event
from bot.rules.kit.reasons import Reason
from bot.rules.kit.reckoning import Account, Moment, Reckoning, gained, last_told, number_of
from bot.rules.kit.seats import Seat
from bot.rules.kit.stats import public, seat


def reckon(told: Sequence[Event], options: WidowPitchOptions, players: int) -> Reckoning:
    """Both have the points they took, unless the bid makes something else of the bidder's."""
    outcome, named = last_told(told, "made", "failed"), last_told(told, "named")
    assert outcome is not None and named is not None
    facts, points = outcome.values, gained(told, players)
    maker, bid = seat(facts["maker"]), facts["value"]
    accounts = []
    for (who,) in SIDES:
        counts = who != maker or (outcome.code == "made" and bid != SHOOT)
        lines = [*_taken(told, who, counts)]
        if not counts:
            lines.append(_of_bid(outcome, points[who]))
        lines = lines or [Reason.of("no-point", points=0)]
        accounts.append(Account((who,), tuple(lines), points[who]))
    contract = Reason.of("bid", who=maker, value=bid, suit=named.values["suit"])
    deal = number_of(told)
    moments = tuple(_moments(outcome, points[other(maker)], deal))
    return Reckoning(contract, outcome, tuple(accounts), deal, moments)


def _moments(outcome: Reason, against: int, deal: int) -> Iterator[Moment]:
    """A game shot, and all seven points: the bidder's, or those taken ``against`` the bid."""
    facts = outcome.values
    who = seat(facts["maker"])
    if facts["value"] == SHOOT and outcome.code == "made":
        yield Moment(Reason.of("shot", who=who, deal=deal), 95)
    elif facts["value"] == SHOOT:
        yield Moment(Reason.of("shot-missed", who=who, deal=deal), 80)
    elif facts["points"] == ALL_SEVEN:
        yield Moment(Reason.of("all-seven", who=who, deal=deal), 70)
    if against == ALL_SEVEN:
        yield Moment(Reason.of("all-seven", who=other(who), deal=deal), 70)


def _taken(told: Sequence[Event], who: Seat, counts: bool) -> Iterator[Reason]:
    """A line for each gain of a point or more; ``counts`` is whether it is written down."""
    for what in public(told):
        facts = what.values
        if facts.get("who") != who:
            continue
        match what.code:
            case "high":
                yield Reason.of("high", card=facts["card"], worth=1, points=int(counts))
            case "low":
                yield Reason.of("low", card=facts["card"], worth=1, points=int(counts))
            case "jacks":
                cards = facts["cards"]
                assert isinstance(cards, tuple)
                worth = len(cards)
                yield Reason.of("jacks", cards=cards, worth=worth, points=worth * counts)
            case "game" | "game-tied":
                mine, theirs = facts["count"], facts.get("against", facts["count"])
                yield Reason.of("game", count=mine, against=theirs, worth=1, points=int(counts))


def _of_bid(outcome: Reason, points: int) -> Reason:
    """The bidder's line in place of the points taken: a shot, or a bid that was set."""
    facts = outcome.values
    if facts["value"] == SHOOT:
        return Reason.of("shot" if points > 0 else "shot-missed", points=points)
    return Reason.of("set", took=facts["points"], bid=facts["value"], points=points)
