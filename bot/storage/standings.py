"""The changes of the boards by a game's end: sums, ratings, meetings. Within a transaction.

All of it comes from the results alone, in the order in which games ended, and can so be made anew.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from bot.storage.periods import period, periods
from bot.storage.rows.boards import PeriodKind
from bot.storage.rows.ids import BoardId, GameId, GuildId, UserId
from bot.storage.rows.results import (
    HALF,
    Finish,
    Party,
    Rater,
    ResultRow,
    Skill,
    of_least,
    partnerships,
    party_of,
    share_of,
)
from bot.storage.seasons import season_of
from bot.storage.sql import insert, insert_numbered, places
from bot.storage.subject import Db

UNRATED = -1e6
"""Stands where there is no rating or no deal yet, so that such lines come last."""
AT_ONCE = 1000
"""So many games are read at once where boards are made anew."""
PASSING: tuple[PeriodKind, ...] = ("week", "month")
"""Kinds of periods of which only the running one is ever shown."""

_RESULT = (
    "user_id", "seat", "won", "points", "side", "place", "share", "deals", "feats",
)  # fmt: skip
_INSERT_RESULT = f"""
INSERT INTO results (game_id, guild_id, game, fingerprint, preset, casual, finished_at,
                     {", ".join(_RESULT)})
SELECT ?1, boards.guild_id, boards.game, boards.fingerprint, boards.preset, ?3, ?4,
       ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13
FROM boards WHERE boards.id = ?2
"""
_BOARD = """
SELECT boards.id, boards.guild_id FROM games JOIN tables ON tables.id = games.table_id
JOIN boards ON boards.guild_id = tables.guild_id AND boards.game = games.game
WHERE games.id = ? AND boards.fingerprint = ?
"""
_NEW_BOARD = """
INSERT INTO boards (guild_id, game, fingerprint, preset, games, last_at)
SELECT tables.guild_id, games.game, ?2, ?3, 0, 0
FROM games JOIN tables ON tables.id = games.table_id WHERE games.id = ?1
RETURNING id, guild_id
"""
_ADD = """
INSERT INTO standings AS had (board_id, period, who, pair, listed, games, wins, points, deals,
                              per_deal, contracts, made, casual, casual_wins, rated, mu, sigma,
                              rating, streak, best_streak)
VALUES (:board, :period, :who, :pair, :listed, :games, :wins, :points, :deals,
        CASE WHEN :deals > 0 THEN :points / :deals ELSE :unrated END,
        :contracts, :made, :casual, :casual_wins, :rated, :mu, :sigma, :rating,
        :streak, CASE WHEN :streak > 0 THEN :streak ELSE 0 END)
ON CONFLICT (board_id, period, who) DO UPDATE SET
    games = had.games + :games, wins = had.wins + :wins,
    points = had.points + :points, deals = had.deals + :deals,
    per_deal = CASE WHEN had.deals + :deals > 0
                    THEN (had.points + :points) / (had.deals + :deals) ELSE had.per_deal END,
    contracts = had.contracts + :contracts, made = had.made + :made,
    casual = had.casual + :casual, casual_wins = had.casual_wins + :casual_wins,
    rated = had.rated + :rated,
    mu = coalesce(:mu, had.mu), sigma = coalesce(:sigma, had.sigma),
    rating = CASE WHEN :rated > 0 THEN :rating ELSE had.rating END,
    streak = CASE WHEN :streak = 0 THEN had.streak
                  WHEN :streak * had.streak > 0 THEN had.streak + :streak ELSE :streak END,
    best_streak = CASE WHEN :streak <= 0 THEN had.best_streak
                       WHEN had.streak > 0 AND had.streak >= had.best_streak THEN had.streak + 1
                       WHEN had.best_streak < 1 THEN 1 ELSE had.best_streak END
"""
_SKILLS = """
SELECT who, mu, sigma, rating FROM standings
WHERE board_id = ? AND period = 0 AND mu IS NOT NULL AND who IN
"""
_RELIST = "UPDATE standings SET listed = ?2 WHERE who = ?1 AND listed != ?2"
_MEET = """
INSERT INTO meetings (board_id, who, against, other, games, wins) VALUES (?1, ?2, ?3, ?4, 1, ?5)
ON CONFLICT (board_id, who, against, other)
DO UPDATE SET games = meetings.games + 1, wins = meetings.wins + excluded.wins
"""
_TALLY = """
INSERT INTO tallies (board_id, who, feat, count) VALUES (?, ?, ?, ?)
ON CONFLICT (board_id, who, feat) DO UPDATE SET count = tallies.count + excluded.count
"""


@dataclass(frozen=True, slots=True)
class _Entry:
    """A game that has ended, as the boards count it."""

    board_id: BoardId
    number: int
    periods: tuple[int, ...]
    at: float
    casual: bool
    results: tuple[ResultRow, ...]


def enter(db: Db, game_id: GameId, finish: Finish) -> None:
    """Write down the results of a game, and all that follows from them."""
    if not finish.results:
        return
    board_id, guild = _board(db, game_id, finish)
    season = season_of(db, guild, finish.at) if guild else 0
    outcome = "INSERT INTO outcomes (game_id, board_id, season) VALUES (?, ?, ?) RETURNING number"
    ((number,),) = db.execute(outcome, (game_id, board_id, season)).fetchall()
    head = (game_id, board_id, finish.casual, finish.at)
    for row in finish.results:
        db.execute(_INSERT_RESULT, (*head, *(getattr(row, name) for name in _RESULT)))
    if not guild:
        return  # a practice table, which stands in no server, counts nowhere
    entry = _Entry(
        board_id,
        number,
        periods(finish.at, season),
        finish.at,
        finish.casual,
        finish.results,
    )
    _count(db, entry, finish.rate)


def rebuild(db: Db, rate: Rater) -> int:
    """Make every sum and rating anew; the answer is the number of games counted."""
    for table in ("standings", "curve", "meetings", "tallies"):
        db.execute(f"DELETE FROM {table}")
    db.execute("UPDATE boards SET games = 0, last_at = 0")
    _look_up_seasons(db)
    count = 0
    for entry in _entries(db):
        _count(db, entry, rate)
        count += 1
    return count


def _look_up_seasons(db: Db) -> None:
    """Games from before it was written down in which season they count."""
    unknown = """
    SELECT DISTINCT outcomes.number, results.guild_id, results.finished_at
    FROM outcomes JOIN results ON results.game_id = outcomes.game_id AND results.guild_id != 0
    WHERE outcomes.season = 0 ORDER BY outcomes.number
    """
    for number, guild, at in db.execute(unknown).fetchall():
        known = (season_of(db, guild, at), number)
        db.execute("UPDATE outcomes SET season = ? WHERE number = ?", known)


def _entries(db: Db) -> Iterator[_Entry]:
    """Every game that has ended, in the order in which they did."""
    asked = f"""
    SELECT outcomes.number, outcomes.board_id, outcomes.season, results.finished_at,
           results.casual, {", ".join(f"results.{name}" for name in _RESULT)}
    FROM outcomes JOIN results ON results.game_id = outcomes.game_id AND results.guild_id != 0
    WHERE outcomes.number > ? AND outcomes.number <= ?
    ORDER BY outcomes.number, results.seat, results.share DESC, results.user_id
    """
    ((last,),) = db.execute("SELECT coalesce(max(number), 0) FROM outcomes").fetchall()
    for first in range(0, last, AT_ONCE):
        found = db.execute(asked, (first, first + AT_ONCE)).fetchall()
        for (number, board_id, season, at, casual), rows in groupby(found, lambda row: row[:5]):
            results = tuple(
                ResultRow(**dict(zip(_RESULT, row[5:], strict=True)) | {"won": bool(row[7])})
                for row in rows
            )
            yield _Entry(board_id, number, periods(at, season), at, bool(casual), results)


def _board(db: Db, game_id: GameId, finish: Finish) -> tuple[BoardId, GuildId]:
    """The board on which a game counts, made if it is the first there; and its server."""
    found = db.execute(_BOARD, (game_id, finish.fingerprint)).fetchall()
    if not found:
        which = (game_id, finish.fingerprint, finish.preset)
        found = db.execute(_NEW_BOARD, which).fetchall()
    ((board_id, guild),) = found
    return BoardId(board_id), GuildId(guild)


def _count(db: Db, entry: _Entry, rate: Rater | None) -> None:
    _turn_over(db, entry)
    _tally(db, entry)
    results = entry.results
    people, sides = _people(results), partnerships(results)
    if entry.casual:
        known = _known(db, entry.board_id, [party for party, _ in people])
        for party, rows in people:
            won = any(row.won for row in rows)
            _add(db, entry, known[party], party, (), None, casual=1, casual_wins=int(won))
        return
    known = _known(db, entry.board_id, [party for party, _ in (*people, *sides)])
    rated = rate and all(row.side >= 0 for row in results)
    skills = rate(results, lambda party: known[party].skill) if rate and rated else {}
    for party, rows in (*people, *sides):
        _add(db, entry, known[party], party, rows, skills.get(party))
    _meet(db, entry)


def _turn_over(db: Db, entry: _Entry) -> None:
    """Count the game, and forget the week or month before if it is the first of a new one."""
    ((last,),) = db.execute("SELECT last_at FROM boards WHERE id = ?", (entry.board_id,))
    for kind in PASSING:
        before = period(kind, last)
        if before < period(kind, entry.at):
            gone = (entry.board_id, before)
            db.execute("DELETE FROM standings WHERE board_id = ? AND period = ?", gone)
    db.execute(
        "UPDATE boards SET games = games + 1,"
        " last_at = CASE WHEN last_at > ?1 THEN last_at ELSE ?1 END WHERE id = ?2",
        (entry.at, entry.board_id),
    )


@dataclass(frozen=True, slots=True)
class _Known:
    """A party as known before this game: its number, its strength, whether it is listed."""

    who: int
    skill: Skill | None
    listed: bool


def _known(db: Db, board_id: BoardId, parties: Sequence[Party]) -> dict[Party, _Known]:
    """Each party as known before this game: all of them are asked for at once."""
    numbers, hidden = _numbers(db, parties), _hidden(db, parties)
    asked = f"{_SKILLS} ({places(parties)})"
    found = db.execute(asked, (board_id, *(numbers[party] for party in parties)))
    skills = {who: Skill(*skill) for who, *skill in found}
    return {
        party: _Known(numbers[party], skills.get(numbers[party]), hidden.isdisjoint(party))
        for party in parties
    }


def _people(results: Sequence[ResultRow]) -> list[tuple[Party, tuple[ResultRow, ...]]]:
    """Every person, with their results of this game: they may have had more than one seat."""
    ids = dict.fromkeys(row.user_id for row in results)
    return [((user,), tuple(r for r in results if r.user_id == user)) for user in ids]


def _numbers(db: Db, parties: Sequence[Party]) -> dict[Party, int]:
    """The numbers by which parties are known: a person's id, or below zero."""
    pairs = {" ".join(map(str, party)): party for party in parties if len(party) > 1}
    numbers: dict[Party, int] = {party: party[0] for party in parties if len(party) == 1}
    if pairs:
        asked = f"SELECT members, id FROM parties WHERE members IN ({places(pairs)})"
        numbers |= {pairs[members]: -number for members, number in db.execute(asked, [*pairs])}
    for members, party in pairs.items():
        if party not in numbers:
            number = insert_numbered(db, insert("parties", ("members",)), (members,))
            both = [(user, number) for user in party]
            db.executemany("INSERT INTO party_members (user_id, party_id) VALUES (?, ?)", both)
            numbers[party] = -number
    return numbers


def _add(
    db: Db,
    entry: _Entry,
    known: _Known,
    party: Party,
    rows: Sequence[ResultRow],
    skill: Skill | None,
    **casual: int,
) -> None:
    """Add a game to every period's sums. A party's are those its members have in common."""
    pair = len(party) > 1
    least = of_least(party, rows) if pair else rows
    feats = feats_of(rows)
    played = share_of(least) >= HALF
    won = any(row.won for row in least)
    sums = {
        "board": entry.board_id,
        "who": known.who,
        "pair": pair,
        "listed": known.listed,
        "games": share_of(least),
        "wins": min(1.0, sum(row.share * row.won for row in least)),
        "points": float(sum(row.share * row.points for row in least)),
        "deals": float(sum(row.share * row.deals for row in least)),
        "contracts": feats["contract"],
        "made": feats["made"],
        "casual": 0,
        "casual_wins": 0,
        "rated": int(skill is not None),
        "mu": skill.mu if skill else None,
        "sigma": skill.sigma if skill else None,
        "rating": skill.shown if skill else UNRATED,
        "unrated": UNRATED,
        "streak": (1 if won else -1) if played else 0,
    }
    for number in entry.periods:
        db.execute(_ADD, {**sums, **casual, "period": number})
    if skill is not None:
        db.execute(
            "INSERT INTO curve (board_id, who, number, at, rating) VALUES (?, ?, ?, ?, ?)",
            (entry.board_id, known.who, entry.number, entry.at, skill.shown),
        )


def _hidden(db: Db, parties: Iterable[Party]) -> frozenset[int]:
    """The members of these parties who do not want to stand on boards."""
    people = [*dict.fromkeys(user for party in parties for user in party)]
    asked = f"SELECT user_id FROM people WHERE listed = 0 AND user_id IN ({places(people)})"
    return frozenset(user for (user,) in db.execute(asked, people))


def relist(db: Db, user_id: UserId, listed: bool) -> None:
    """Let somebody, and their partnerships, stand on boards, or take them off at once."""
    db.execute(_RELIST, (user_id, listed))
    mine = "SELECT party_id, members FROM party_members JOIN parties ON id = party_id"
    for party_id, members in db.execute(f"{mine} WHERE user_id = ?", (user_id,)).fetchall():
        party = party_of(members)
        db.execute(_RELIST, (-party_id, _hidden(db, [party]).isdisjoint(party)))


def _meet(db: Db, entry: _Entry) -> None:
    """Enter each meeting of two who played the game: partners or opponents. Once a game.

    Two who have both played for both sides have not met as opponents: neither has won.
    """
    there = [row for row in entry.results if row.share >= HALF and row.side >= 0]
    met: dict[tuple[int, bool, int], set[bool]] = {}
    for one in there:
        for other in there:
            if one.user_id != other.user_id:
                pair = (one.user_id, one.side != other.side, other.user_id)
                met.setdefault(pair, set()).add(one.won)
    for (who, against, user), outcomes in met.items():
        if len(outcomes) == 1:
            db.execute(_MEET, (entry.board_id, who, against, user, *outcomes))


def _tally(db: Db, entry: _Entry) -> None:
    for (user,), rows in _people(entry.results):
        for feat, count in feats_of(rows).items():
            db.execute(_TALLY, (entry.board_id, user, feat, count))


def feats_of(rows: Iterable[ResultRow]) -> Counter[str]:
    """The deeds of results, each written as ``contract 3 made 2``, added up.

    >>> feats_of([ResultRow(1, 0, True, 10, feats="contract 3 made 2")])
    Counter({'contract': 3, 'made': 2})
    """
    found: Counter[str] = Counter()
    for row in rows:
        said = row.feats.split()
        for feat, count in zip(said[::2], said[1::2], strict=True):
            found[feat] += int(count)
    return found
