"""The course of a tournament: it begins, its tables open and end, rounds follow. Pure verbs.

Nothing is asked of a clock or of chance but what is handed in, so every step can be told from
what is stored.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from math import ceil, log2

from bot.storage.rows.ids import MessageId, TableId, UserId
from bot.tables.model.refusals import Refusal
from bot.tournaments import pairing
from bot.tournaments.standings import standing, winner
from bot.tournaments.tables import lowest_wins
from bot.tournaments.values import (
    BREAK,
    BYE,
    FEWEST,
    LONG_BREAK,
    MOST_ROUNDS,
    ROBOTS,
    UNPLAYED,
    Entry,
    How,
    Match,
    Outcome,
    Round,
    Tournament,
)

USUAL_ROUNDS = 3
"""Rounds at least, where nobody has said how many and it is not the number of entries."""
TOO_FEW, NOT_BEGUN = "too-few", "not-begun"
LATEST = 30 * 60.0
"""Seconds after its time until which a tournament, or a round of it, begins by itself."""
SIGN_UP = 90 * 24 * 60 * 60
"""Seconds for which people can sign up where nobody has set a time: then it is called off. A month
longer than a tournament can be planned ahead, so that a host whose time was missed can say when."""
Below = Callable[[int], int]
"""A source of fair whole numbers below a limit."""

# ---------------------------------------------------------------------- it begins


def begin(tournament: Tournament, by: UserId, moderator: bool, below: Below) -> Tournament:
    """End the sign-up and pair the first round: for the host, and for moderators.

    :raises Refusal: it is not theirs to do, it has begun, or too few take part.
    """
    tournament.must_lead(by, moderator)
    tournament.must_sign_up()
    entries = _drawn(_paired_up(tournament), below)
    if len(entries) < FEWEST:
        raise Refusal("tournament-too-few", count=FEWEST, team=tournament.settings.team)
    begun = replace(tournament, status="playing", entries=entries)
    return _next(replace(begun, planned=rounds_of(begun)))


def begin_by_itself(tournament: Tournament, below: Below, now: float) -> Tournament:
    """End the sign-up at the time that was set; with too few it is cancelled.

    Long after that time, as the program was away, nobody waits any more: the host is to say when.
    A host who has not said so after `SIGN_UP` never will.
    """
    at, due = tournament.settings.starts_at, next_at(tournament)
    if tournament.status != "signup" or due is None or now < due:
        return tournament
    if at is None:
        return replace(tournament, status="cancelled", why=NOT_BEGUN)
    if now > at + LATEST:
        return replace(tournament, settings=replace(tournament.settings, starts_at=None))
    try:
        return begin(tournament, tournament.host.user, True, below)
    except Refusal:
        return replace(tournament, status="cancelled", why=TOO_FEW)


def _paired_up(tournament: Tournament) -> list[Entry]:
    """The entries, in which those who signed up alone are partners in the order they came."""
    team = tournament.settings.team
    whole = [entry for entry in tournament.entries if len(entry.people) == team]
    alone = [entry for entry in tournament.entries if len(entry.people) < team]
    while alone:
        first, rest = alone[0], alone[1:]
        for other in rest[: team - 1]:
            first = replace(first, people=(*first.people, *other.people))
        whole.append(replace(first, asked=None))
        alone = rest[team - 1 :]
    return [replace(entry, asked=None) for entry in whole]


def _drawn(entries: Sequence[Entry], below: Below) -> tuple[Entry, ...]:
    """The entries by lot, and numbered by it."""
    left, drawn = [*entries], list[Entry]()
    while left:
        drawn.append(replace(left.pop(below(len(left))), number=len(drawn) + 1))
    return tuple(drawn)


def rounds_of(tournament: Tournament) -> int:
    """The number of rounds: as many as were wished, if nobody has to meet anybody twice."""
    count, wished = len(tournament.entries), tournament.settings.rounds
    whole = count - 1 + count % 2
    match tournament.settings.system:
        case "everyone":
            return whole
        case "knockout":
            return ceil(log2(count))
    usual = max(USUAL_ROUNDS, ceil(log2(count)))
    if tournament.settings.sides > 2:
        return min(wished or usual, MOST_ROUNDS)
    return min(wished or usual, whole, MOST_ROUNDS)


# ---------------------------------------------------------------------- rounds


def next_at(tournament: Tournament) -> float | None:
    """The moment at which a sign-up ends or the next round begins by itself, if one does."""
    if tournament.status == "signup":
        at = tournament.settings.starts_at
        return tournament.opened_at + SIGN_UP if at is None else at
    if tournament.status != "playing" or not tournament.rounds:
        return None
    last = tournament.rounds[-1]
    if last.over_at is None:
        return None
    if len(tournament.rounds) >= tournament.planned and not last.unplayed:
        return last.over_at
    return last.over_at + (LONG_BREAK if last.unplayed else BREAK)


def next_look(tournament: Tournament, now: float) -> float | None:
    """The moment at which something is due by itself, if anything ever is."""
    at = next_at(tournament)
    return at + SIGN_UP if at is not None and is_overdue(tournament, now) else at


def go_on(tournament: Tournament, now: float) -> Tournament:
    """The tournament after a round whose break is over: in the next one, or at its end.

    It ends as well if the next round is overdue, and nobody has begun that after `SIGN_UP`.
    """
    at = next_at(tournament)
    if tournament.status != "playing" or at is None or at > now:
        return tournament
    if is_last(tournament) or now >= at + SIGN_UP:
        return replace(tournament, status="over")
    return tournament if is_overdue(tournament, now) else _next(tournament)


def is_overdue(tournament: Tournament, now: float) -> bool:
    """Whether the next round waits for the word of the host or a moderator.

    Long after its time, as the program was away, nobody waits for it any more: it would pass
    unplayed, and all that follow.
    """
    at = next_at(tournament)
    if tournament.status != "playing" or at is None or is_last(tournament):
        return False
    return now > at + LATEST


def is_about_to_pair(tournament: Tournament, now: float) -> bool:
    """Whether a round is paired by itself, in the break before it or at the start."""
    at = next_at(tournament)
    if at is None or is_last(tournament) or is_overdue(tournament, now):
        return False
    return tournament.status == "playing" or at <= now


def is_last(tournament: Tournament) -> bool:
    """Whether the round under way, or just over, has none after it."""
    enough = len(tournament.rounds) >= tournament.planned
    return tournament.status == "playing" and (enough or len(tournament.active) < FEWEST)


def next_round(tournament: Tournament, by: UserId, moderator: bool) -> Tournament:
    """Cut the break short: for the host, and for moderators.

    :raises Refusal: it is not theirs to do, or a round is being played.
    """
    tournament.must_lead(by, moderator)
    tournament.must_play()
    last = tournament.rounds[-1]
    if last.over_at is None:
        raise Refusal("tournament-round-on")
    return go_on(tournament, last.over_at + LONG_BREAK)


def _next(tournament: Tournament) -> Tournament:
    """The tournament with its next round paired."""
    matches = tuple(Match(sides, outcome=_at_once(sides)) for sides in _pairs(tournament))
    return replace(tournament, rounds=(*tournament.rounds, Round(matches)))


def _at_once(sides: Sequence[int]) -> Outcome | None:
    """The outcome of a match that is not played."""
    if len(sides) == 1:
        return BYE
    return None if sides else UNPLAYED


def _pairs(tournament: Tournament) -> list[pairing.Pair]:
    """The pairings of the next round."""
    settings, number = tournament.settings, len(tournament.rounds)
    active = {entry.number for entry in tournament.active}
    before = [[match.sides for match in one.matches] for one in tournament.rounds]
    met = pairing.meetings([[_people(sides) for sides in one] for one in before])
    if settings.system == "everyone":
        drawn = pairing.everyone([entry.number for entry in tournament.entries], number)
        return _without_absent(drawn, active)
    if settings.system == "knockout":
        if not before:
            return pairing.bracket([entry.number for entry in tournament.entries])
        won = [winner(match) for match in tournament.rounds[-1].matches]
        left = [n if n in active else None for n in won]
        twos = [left[n : n + 2] for n in range(0, len(left), 2)]
        return [tuple(n for n in two if n is not None) for two in twos]
    lines = standing(tournament)
    order = [line.entry for line in lines if line.entry in active]
    if settings.sides > 2:
        tables = pairing.groups(order, met, settings.sides)
        return [(*table, *[ROBOTS] * (settings.sides - len(table))) for table in tables]
    byes = {match.sides[0] for one in tournament.rounds for match in one.matches if match.is_bye}
    return pairing.swiss(order, {line.entry: line.points for line in lines}, met, byes)


def _people(sides: pairing.Pair) -> pairing.Pair:
    """The sides on which somebody plays."""
    return tuple(n for n in sides if n != ROBOTS)


def _without_absent(drawn: Sequence[pairing.Pair], active: set[int]) -> list[pairing.Pair]:
    """The pairs without those who take part no more: their opponents have a bye."""
    there = [tuple(n for n in pair if n in active) for pair in drawn]
    return [pair for pair in there if pair]


# ---------------------------------------------------------------------- tables


def to_open(tournament: Tournament) -> list[tuple[int, int]]:
    """The matches, by round and number from 0, that still have no table and need one."""
    if tournament.status != "playing":
        return []
    r = len(tournament.rounds) - 1
    return [
        (r, m)
        for m, match in enumerate(tournament.rounds[r].matches)
        if match.outcome is None and not match.table
    ]


def opened(tournament: Tournament, r: int, m: int, table: TableId) -> Tournament:
    """Note that a match is played at this table."""
    return tournament.with_match(r, m, replace(tournament.rounds[r].matches[m], table=table))


def settle(tournament: Tournament, r: int, m: int, outcome: Outcome, now: float) -> Tournament:
    """Note how a match ended, once; the last of a round ends that round."""
    match = tournament.rounds[r].matches[m]
    if match.outcome is not None:
        return tournament
    return rested(tournament.with_match(r, m, replace(match, outcome=outcome)), now)


def rested(tournament: Tournament, now: float) -> Tournament:
    """The tournament whose last round is over, if it is: its break begins."""
    if not tournament.rounds:
        return tournament
    *rounds, last = tournament.rounds
    if not last.done or last.over_at is not None:
        return tournament
    return replace(tournament, rounds=(*rounds, replace(last, over_at=now)))


def correct(
    tournament: Tournament,
    by: UserId,
    moderator: bool,
    where: tuple[int, int],
    points: tuple[int, ...],
    now: float,
) -> Tournament:
    """Enter what a match ended with: for the host, and for moderators.

    More points are better, unless the lowest score wins the game. ``where`` are its round and its
    number in it, from 0. Pairings that were made stay; a standing that was told is told again.

    :raises Refusal: it is not theirs to do, there is no such match, it has more or fewer sides, or
        others have played on from it in a knockout.
    """
    tournament.must_lead(by, moderator)
    r, m = where
    if tournament.status not in ("playing", "over") or not 0 <= r < len(tournament.rounds):
        raise Refusal("tournament-no-match")
    matches = tournament.rounds[r].matches
    if not 0 <= m < len(matches) or matches[m].is_bye:
        raise Refusal("tournament-no-match")
    if len(points) != len(matches[m].sides):
        raise Refusal("tournament-points")
    if tournament.settings.system == "knockout" and r < len(tournament.rounds) - 1:
        raise Refusal("tournament-played-on")
    sign = -1 if lowest_wins(tournament) else 1
    places = tuple(1 + sum(sign * (other - mine) > 0 for other in points) for mine in points)
    known = tournament.status == "over" or r < tournament.told
    outcome = Outcome("overtaking" if known else "corrected", places, points)
    corrected = tournament.with_match(r, m, replace(matches[m], outcome=outcome))
    if tournament.status == "over":  # its end is shown once more
        return replace(corrected, told=ends(corrected))
    if tournament.rounds[-1].unplayed and not corrected.rounds[-1].unplayed:
        corrected = _without_end(corrected)  # the last result is known only now
    return rested(corrected, now)


def _without_end(tournament: Tournament) -> Tournament:
    *rounds, last = tournament.rounds
    return replace(tournament, rounds=(*rounds, replace(last, over_at=None)))


def ends(tournament: Tournament) -> int:
    """The standings due in its channel so far: one after each round, and the final one."""
    rounds = sum(one.over_at is not None for one in tournament.rounds)
    return rounds + (tournament.status == "over")


def corrections(tournament: Tournament) -> tuple[tuple[int, ...], ...]:
    """The points that were entered for its results, match by match; empty where none were."""
    entered = ("corrected", "overtaking")
    return tuple(
        match.outcome.points if match.outcome is not None and match.outcome.how in entered else ()
        for match in tournament.matches()
    )


def told(tournament: Tournament, shown: Tournament) -> Tournament:
    """Note that the standing was told in the channel as it was in ``shown``.

    Results corrected while it was on its way have overtaken it.
    """
    for r, one in enumerate(shown.rounds):
        for m, match in enumerate(one.matches if one.over_at is not None else ()):
            now = tournament.rounds[r].matches[m].outcome
            if now is None or now.how not in ("corrected", "overtaking"):
                continue
            how: How = "corrected" if now.points == _points(match) else "overtaking"
            known = replace(match, outcome=replace(now, how=how))
            tournament = tournament.with_match(r, m, known)
    return replace(tournament, told=max(tournament.told, ends(shown)))


def _points(match: Match) -> tuple[int, ...]:
    return match.outcome.points if match.outcome is not None else ()


def shown_over(tournament: Tournament, shown: Tournament) -> Tournament:
    """Note that the end of a tournament was shown: nothing more is to be done for it.

    It may have ended while ``shown``, which went on, was on its way.
    """
    if tournament.open or tournament.overtaken or shown.open:
        return tournament
    return replace(tournament, told=-1)


def shown_in(tournament: Tournament, message: MessageId | None) -> Tournament:
    """Note which message of its channel follows it."""
    return replace(tournament, message=message)


def cancel(tournament: Tournament, by: UserId, moderator: bool) -> Tournament:
    """Call it off: for the host, and for moderators. Games that go on are played to their end.

    :raises Refusal: it is not theirs to do, or it is over.
    """
    tournament.must_lead(by, moderator)
    if not tournament.open:
        raise Refusal("tournament-over")
    return cancelled(tournament, "by-hand")


def cancelled(tournament: Tournament, why: str) -> Tournament:
    """The tournament, called off for this reason; no standing is told any more."""
    known = told(tournament, tournament)
    return replace(known, status="cancelled", why=why, told=tournament.told)
