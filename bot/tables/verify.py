"""Whether a finished game was dealt, played and scored as it should: what can be checked, is.

Each finding names its sentence, so that any language says it.
"""

from dataclasses import dataclass, field
from typing import Any, Literal

from bot.rules import CHANCE, Illegal, Reason, Seat, Seed
from bot.rules.log import game_of
from bot.tables.course import Move, followed
from bot.tables.export import Export

Verdict = Literal["right", "wrong", "unknown"]


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was looked at: how it is, the key of its sentence, and the facts in that.

    ``reason`` is why a move is against the rules, by ``seat``.
    """

    verdict: Verdict
    key: str
    facts: dict[str, Any] = field(default_factory=dict)
    reason: Reason | None = None
    seat: Seat | None = None


def verify(export: Export) -> tuple[Finding, ...]:
    """Everything there is to check, in the order in which a game goes.

    :raises ValueError: the game, its version or its rules are not known here.
    """
    game = game_of(export.log)
    game.check(game.options.read(export.log.options), export.log.players)
    seed = _seed(export)
    played, fault = _played(export)
    return (
        _commitment(export, seed),
        _drawing(export, seed),
        _deals(export, played, seed, fault),
        fault or Finding("right", "verify-moves", {"count": len(played)}),
        _result(export, played, fault),
        Finding("unknown", "verify-shown", {"commitment": export.log.commitment or "?"}),
    )


def sound(findings: tuple[Finding, ...]) -> bool:
    """Whether nothing is wrong."""
    return all(finding.verdict != "wrong" for finding in findings)


def _seed(export: Export) -> Seed | None:
    try:
        return Seed.read(export.log.seed)
    except ValueError:
        return None


def _commitment(export: Export, seed: Seed | None) -> Finding:
    if not export.log.seed or not export.log.commitment:
        return Finding("unknown", "verify-no-seed")
    if seed is None:
        return Finding("wrong", "verify-seed-broken")
    if seed.commitment != export.log.commitment:
        facts = {"found": seed.commitment, "promised": export.log.commitment}
        return Finding("wrong", "verify-commitment-wrong", facts)
    return Finding("right", "verify-commitment")


def _drawing(export: Export, seed: Seed | None) -> Finding:
    players, circle = export.log.players, export.circle
    if seed is None or not circle:
        return Finding("unknown", "verify-seats-unknown")
    first = seed.below("seats")(players)
    drawn = tuple((chair - first) % players for chair in range(players))
    if drawn != circle:
        at = circle.index(0) + 1 if 0 in circle else 0
        return Finding("wrong", "verify-seats-wrong", {"drawn": first + 1, "found": at})
    return Finding("right", "verify-seats", {"drawn": first + 1})


def _played(export: Export) -> tuple[list[Move], Finding | None]:
    """The moves that the rules allow, and the first that they do not."""
    moves, fault = followed(export.log, export.seated)
    if fault is None:
        return list(moves), None
    seat, line = export.log.moves[fault.number - 1]
    facts = {"number": fault.number, "line": line}
    if isinstance(fault.cause, Illegal):
        return list(moves), Finding("wrong", "verify-move-wrong", facts, fault.cause.reason, seat)
    return list(moves), Finding("wrong", "verify-move-unread", facts, None, seat)


def _deals(export: Export, played: list[Move], seed: Seed | None, fault: Finding | None) -> Finding:
    deals = [move for move in played if move.seat == CHANCE]
    if seed is None:
        return Finding("unknown", "verify-deals-unknown")
    game = game_of(export.log)
    pack = game.pack(game.options.read(export.log.options), export.log.players)
    if export.pack and export.pack != tuple(map(str, pack)):
        return Finding("wrong", "verify-pack-wrong")
    for number, move in enumerate(deals, 1):
        before = move.before
        drawn = before.game.chance(before.state, seed.below(f"deal {before.deals + 1}"))
        if drawn != move.action:
            facts = {"deal": number, "number": move.number}
            return Finding("wrong", "verify-deal-wrong", facts)
    key = "verify-deals-so-far" if fault else "verify-deals"
    return Finding("right", key, {"count": len(deals)})


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
