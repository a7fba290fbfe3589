"""The check of a finished game: was it dealt, played and scored as it should be?

Each finding names its sentence, so that any language says it.
"""

from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, Literal

from bot.rules import CHANCE, Illegal, Reason, Seat, Seed
from bot.rules.about.log import game_of, seeds_of
from bot.storage.rows.dailies import DAY
from bot.tables.past.export import Export
from bot.tables.past.mainline import Followed, Move, followed

Verdict = Literal["right", "wrong", "unknown"]


@dataclass(frozen=True, slots=True)
class Finding:
    """One finding: its verdict, the key of its sentence, and the facts in that.

    ``reason`` is why a move is against the rules, by ``seat``.
    """

    verdict: Verdict
    key: str
    facts: dict[str, Any] = field(default_factory=dict)
    reason: Reason | None = None
    seat: Seat | None = None


def verify(export: Export, course: Followed | None = None) -> tuple[Finding, ...]:
    """Check everything that can be checked, in the order of the game.

    ``course`` is its log as :func:`followed` reads it, where that is known already.

    :raises ValueError: the game, its version or its rules are not known here.
    """
    game = game_of(export.log)
    game.check(game.options.read(export.log.options), export.log.players)
    seeds = _seeds(export)
    played, fault = _played(export, course or followed(export.log, export.seated))
    return (
        _commitment(export, seeds),
        _drawing(export, seeds),
        *_deals(export, played, seeds, fault),
        fault or Finding("right", "verify-moves", {"count": len(played)}),
        _result(export, played, fault),
        Finding("unknown", "verify-shown", {"commitment": export.log.commitment or "?"}),
        *_daily(export, played, fault),
        *_duplicate(export, seeds),
    )


def sound(findings: tuple[Finding, ...]) -> bool:
    """Whether no finding is a fault."""
    return all(finding.verdict != "wrong" for finding in findings)


def _daily(export: Export, played: list[Move], fault: Finding | None) -> tuple[Finding, ...]:
    """Whether a daily was sealed before its day, and has the deals that everyone has."""
    daily = export.daily
    if daily is None:
        return ()
    facts: dict[str, Any] = {"date": _date(daily.day * DAY)}
    count = sum(move.seat == CHANCE for move in played)
    whole = fault is None and not export.broken_off
    if count > daily.deals or (whole and not (played and played[-1].after.result)):
        return (Finding("wrong", "verify-daily-deals", facts | _deals_of(daily.deals, count)),)
    key = "verify-daily" if daily.is_early else "verify-daily-late"
    sealed = datetime.fromtimestamp(int(daily.sealed_at), UTC).strftime("%Y-%m-%d %H:%M:%S")
    verdict: Verdict = "right" if daily.is_early else "unknown"
    return (Finding(verdict, key, facts | {"sealed": sealed}),)


def _duplicate(export: Export, seeds: tuple[Seed, ...]) -> tuple[Finding, ...]:
    """Whether a deal of a duplicate set has the cards that the set's seed promised everybody."""
    one = export.duplicate
    if one is None or not seeds:
        return ()
    facts: dict[str, Any] = {"deal": one.deal, "commitment": one.commitment}
    try:
        secret = Seed.read(one.seed) if one.seed else None
    except ValueError:
        return (Finding("wrong", "verify-duplicate-wrong", facts),)
    if secret is None:
        return (Finding("unknown", "verify-duplicate-sealed", facts),)
    kept = secret.commitment == one.commitment and secret.of_deal(one.deal) == seeds[0]
    key = "verify-duplicate" if kept else "verify-duplicate-wrong"
    return (Finding("right" if kept else "wrong", key, facts),)


def _deals_of(deals: int, count: int) -> dict[str, Any]:
    return {"deals": deals, "count": count}


def _date(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d")


def _seeds(export: Export) -> tuple[Seed, ...]:
    try:
        return seeds_of(export.log)
    except ValueError:
        return ()


def _commitment(export: Export, seeds: tuple[Seed, ...]) -> Finding:
    if not export.log.seed or not export.log.commitment:
        return Finding("unknown", "verify-no-seed")
    if not seeds:
        return Finding("wrong", "verify-seed-broken")
    for seed, promised in zip(seeds, export.log.commitments, strict=True):
        if seed.commitment != promised:
            facts = {"found": seed.commitment, "promised": promised}
            return Finding("wrong", "verify-commitment-wrong", facts)
    if len(seeds) > 1:
        return Finding("right", "verify-commitments", {"count": len(seeds)})
    return Finding("right", "verify-commitment")


def _drawing(export: Export, seeds: tuple[Seed, ...]) -> Finding:
    players, circle = export.log.players, export.circle
    if not seeds or not circle:
        return Finding("unknown", "verify-seats-unknown")
    first = seeds[0].below("seats")(players)
    drawn = tuple((chair - first) % players for chair in range(players))
    if drawn != circle:
        at = circle.index(0) + 1 if 0 in circle else 0
        return Finding("wrong", "verify-seats-wrong", {"drawn": first + 1, "found": at})
    return Finding("right", "verify-seats", {"drawn": first + 1})


def _played(export: Export, course: Followed) -> tuple[list[Move], Finding | None]:
    """The moves that the rules allow, and the first that they forbid."""
    moves, fault = course
    if fault is None:
        return list(moves), None
    seat, line = export.log.moves[fault.number - 1]
    facts = {"number": fault.number, "line": line}
    if isinstance(fault.cause, Illegal):
        return list(moves), Finding("wrong", "verify-move-wrong", facts, fault.cause.reason, seat)
    return list(moves), Finding("wrong", "verify-move-unread", facts, None, seat)


def _deals(
    export: Export, played: list[Move], seeds: tuple[Seed, ...], fault: Finding | None
) -> tuple[Finding, ...]:
    """Whether the cards follow from the seed; of those laid as in another game it says nothing."""
    deals, eras = [move for move in played if move.seat == CHANCE], export.log.eras
    if not seeds:
        return (Finding("unknown", "verify-deals-unknown"),)
    game = game_of(export.log)
    pack = game.pack(game.options.read(export.log.options), export.log.players)
    if export.pack and export.pack != tuple(map(str, pack)):
        return (Finding("wrong", "verify-pack-wrong"),)
    laid = sum(move.number < export.log.laid for move in deals)
    for number, move in enumerate(deals[laid:], laid + 1):
        before, seed = move.before, seeds[eras[move.number - 1]]
        drawn = before.game.chance(before.state, seed.below(f"deal {before.deals + 1}"))
        if drawn != move.action:
            facts = {"deal": number, "number": move.number}
            return (Finding("wrong", "verify-deal-wrong", facts),)
    key = "verify-deals-so-far" if fault else "verify-deals"
    checked = Finding("right", key, {"count": len(deals) - laid})
    if not laid:
        return (checked,)
    untold = Finding("unknown", "verify-deals-laid", {"count": laid})
    return (checked, untold) if len(deals) > laid else (untold,)


def _result(export: Export, played: list[Move], fault: Finding | None) -> Finding:
    result = played[-1].after.result if played else None
    if fault is not None:
        return Finding("unknown", "verify-result-unknown")
    if result is None:
        if export.broken_off:
            return Finding("unknown", "verify-broken-off")
        return Finding("wrong", "verify-not-over")
    if not export.scores or not export.winners:
        return Finding("unknown", "verify-result-untold")
    if result.scores != export.scores or tuple(map(int, result.winners)) != export.winners:
        facts = {
            "found": " · ".join(map(str, result.scores)),
            "told": " · ".join(map(str, export.scores)),
        }
        return Finding("wrong", "verify-result-wrong", facts)
    return Finding("right", "verify-result")
