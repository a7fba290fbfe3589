"""Finished games: pages of them, newest first, and one of them whole. Read from indexes alone."""

from collections.abc import Iterable, Iterator

from bot.storage import tables as sql
from bot.storage.rows.dailies import DAILY, DailySeal
from bot.storage.rows.duplicates import SetSeal
from bot.storage.rows.ids import NO_GAME, ChannelId, GameId, GuildId, TableId, UserId
from bot.storage.rows.past import KeptGame, PastAsk, PastGame, PastPage
from bot.storage.rows.tables import SeatRow
from bot.storage.subject import Db, Subject, operation

_OF_SERVER = "SELECT id, ended_at FROM games WHERE guild_id = :guild"
_OF_PERSON = "SELECT game_id, ended_at FROM played WHERE user_id = :user"
SHELVES = {
    "mine": _OF_PERSON,
    "open": f"{_OF_SERVER} AND private_in IS NULL",
    "thread": f"{_OF_SERVER} AND private_in = :thread",
    "apart": f"{_OF_PERSON} AND guild_id = :guild AND private = 1",
}
"""The parts of a page: a person's games; a server's that were not played in a private
thread, those of one such thread, and those that one person has played in any."""
NUMBERS_OF = """
SELECT game_id FROM played WHERE user_id = ? ORDER BY ended_at DESC, game_id DESC
"""
LAST_IN_THREAD = "SELECT max(ended_at) FROM games WHERE guild_id = ? AND private_in = ?"
_OF_KIND = " AND game = :game"
_PAST = """
SELECT games.id, games.table_id, tables.guild_id, tables.channel_id,
       games.private_in IS NOT NULL, games.game, games.players, games.ended_at, games.scores,
       games.winners, tables.fixture
FROM games JOIN tables ON tables.id = games.table_id
WHERE games.id = ? AND games.ended_at IS NOT NULL
"""
_SEATS = "SELECT position, user_id, robot, name FROM seats WHERE table_id = ?"
_RESULTS = """
SELECT results.seat, results.user_id, results.won, coalesce(people.name, '')
FROM results LEFT JOIN people ON people.user_id = results.user_id WHERE results.game_id = ?
"""
_PEOPLE = "SELECT user_id FROM played WHERE game_id = ?"
_NOTE_BEFORE = """
SELECT line FROM notes
WHERE table_id = ? AND line LIKE ? AND at <= (
    SELECT coalesce(min(at), 1e300) FROM moves WHERE game_id = ?
)
ORDER BY number DESC LIMIT 1
"""
_SEALED = "SELECT day, deals, sealed_at FROM dailies WHERE day = ? AND game = ?"
_SET = """
SELECT played.deal, duplicates.commitment,
       CASE WHEN duplicates.state IN ('over', 'ended') THEN duplicates.seed ELSE '' END
FROM duplicate_deals AS played JOIN duplicates ON duplicates.id = played.set_id
WHERE played.table_id = ?
"""
_LEVEL = "SELECT level FROM tables WHERE id = ?"
_NEWEST_AT = "SELECT max(id) FROM games WHERE table_id = ?"


def statement(shelf: str, of_kind: bool, cursor: str = "") -> str:
    """The statement of a page of one shelf.

    ``cursor`` is where it begins: "", "<" (older) or ">" (newer).
    """
    number = "game_id" if "FROM played" in SHELVES[shelf] else "id"
    text = SHELVES[shelf] + (_OF_KIND if of_kind else "")
    if cursor:
        text += f" AND (ended_at, {number}) {cursor} (:at, :number)"
    # PostgreSQL sorts all games of a server, unless it is told that the index begins like this.
    order = ("private_in", "ended_at", "id") if number == "id" else ("ended_at", "game_id")
    way = "ASC" if cursor == ">" else "DESC"
    return f"{text} ORDER BY {', '.join(f'{column} {way}' for column in order)} LIMIT :limit"


def page(db: Db, ask: PastAsk) -> PastPage:
    """One page; games that everybody in them has had forgotten are still listed."""
    found = _read(db, ask, "<" if ask.before else ">" if ask.after else "", ask.limit + 1)
    more, found = len(found) > ask.limit, found[: ask.limit]
    if ask.after:
        found.reverse()
    if not found:
        return PastPage()
    newer = more if ask.after else bool(ask.before and _read(db, ask, ">", 1, found[0]))
    older = more if not ask.after else bool(_read(db, ask, "<", 1, found[-1]))
    games = (past(db, number) for number, _ in found)
    return PastPage(tuple(game for game in games if game), newer=newer, older=older)


def _read(
    db: Db, ask: PastAsk, cursor: str, limit: int, place: tuple[GameId, float] | None = None
) -> list[tuple[GameId, float]]:
    number = place[0] if place else ask.before or ask.after
    if cursor and place is None:
        known = db.execute("SELECT ended_at FROM games WHERE id = ?", (number,)).fetchone()
        if known is None or known[0] is None:
            return []
        place = (number or NO_GAME, known[0])
    wanted = {
        "guild": ask.guild_id,
        "game": ask.game,
        "number": number,
        "at": place[1] if place else None,
        "limit": limit,
    }
    found: set[tuple[GameId, float]] = set()
    for shelf, whose in _shelves(ask):
        text = statement(shelf, ask.game is not None, cursor)
        found |= {(number, at) for number, at in db.execute(text, wanted | whose)}
    return sorted(found, key=lambda game: (game[1], game[0]), reverse=cursor != ">")[:limit]


def _shelves(ask: PastAsk) -> Iterator[tuple[str, dict[str, int]]]:
    """The parts of a page, each with the number of its person or thread, if there is one."""
    if ask.user_id is not None:
        yield "mine", {"user": ask.user_id}
        return
    yield "open", {}
    for thread in ask.threads:
        yield "thread", {"thread": thread}
    if ask.reader is not None:
        yield "apart", {"user": ask.reader}


def numbers_of(db: Db, user_id: UserId) -> tuple[GameId, ...]:
    """Every game in somebody's history, newest first."""
    return tuple(number for (number,) in db.execute(NUMBERS_OF, (user_id,)))


def has_played(db: Db, user_id: UserId) -> bool:
    """Whether anything stands in somebody's history."""
    asked = "SELECT 1 FROM played WHERE user_id = ? LIMIT 1"
    return db.execute(asked, (user_id,)).fetchone() is not None


def threads(
    db: Db, guild_id: GuildId, asked: Iterable[ChannelId], most: int
) -> tuple[ChannelId, ...]:
    """Of these private threads those with finished games, the last one played in first."""
    last = {
        thread: db.execute(LAST_IN_THREAD, (guild_id, thread)).fetchone()[0] for thread in asked
    }
    found = [thread for thread, at in last.items() if at is not None]
    return tuple(sorted(found, key=lambda thread: -last[thread])[:most])


def past(db: Db, number: GameId) -> PastGame | None:
    """A finished game in short; ``None`` if there is none of this number, or it is not over."""
    found = db.execute(_PAST, (number,)).fetchone()
    if found is None:
        return None
    game_id, table_id, guild_id, channel, private, game, players, ended_at, *told, fixture = found
    scores, winners = map(_numbers, told)
    results = db.execute(_RESULTS, (number,)).fetchall()
    won = tuple(seat for seat, _, won, _ in results if won)
    return PastGame(
        id=game_id,
        table_id=table_id,
        guild_id=guild_id,
        channel_id=channel,
        private=bool(private),
        game=game,
        players=players,
        ended_at=ended_at,
        scores=scores,
        winners=winners or won,
        seats=_seats(db, table_id, number, players, results),
        people=frozenset(user for (user,) in db.execute(_PEOPLE, (number,))),
        fixture=fixture,
        daily=_daily(db, fixture),
        duplicate=_duplicate(db, table_id),
    )


def _daily(db: Db, fixture: str) -> DailySeal | None:
    """The daily that a table was part of."""
    kind, _, which = fixture.partition(" ")
    if kind != DAILY:
        return None
    day, _, game = which.partition(" ")
    found = db.execute(_SEALED, (int(day), game)).fetchone()
    return DailySeal(*found) if found else None


def _duplicate(db: Db, table_id: TableId) -> SetSeal | None:
    """The deal of a duplicate set that a table played."""
    found = db.execute(_SET, (table_id,)).fetchone()
    return SetSeal(*found) if found else None


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split()))


def _seats(
    db: Db,
    table_id: TableId,
    number: GameId,
    players: int,
    results: Iterable[tuple[int, UserId, int, str]],
) -> tuple[SeatRow, ...]:
    """The people by seat at the end; an empty seat is that of a former player.

    The chairs of the table tell it while no other game has begun there; after that the results
    do, and a seat without one was a robot's, or is forgotten.
    """
    (newest,) = db.execute(_NEWEST_AT, (table_id,)).fetchone()
    seats = [SeatRow()] * players
    if newest == number:
        for position, user, robot, name in db.execute(_SEATS, (table_id,)):
            if position < players:
                seats[position] = SeatRow(user_id=user, robot=robot, name=name)
        return tuple(seats)
    for seat, user, _, name in results:
        seats[seat] = SeatRow(user_id=user, name=name)
    return tuple(seats)


def kept(db: Db, number: GameId) -> KeptGame | None:
    """A finished game whole: its beginning, the people at it, every move."""
    short, head = past(db, number), sql.game(db, number)
    if short is None or head is None:
        return None
    began = [
        (db.execute(_NOTE_BEFORE, (short.table_id, f"{kind} %", number)).fetchone() or ("",))[0]
        for kind in ("circle", "seats")
    ]
    (level,) = db.execute(_LEVEL, (short.table_id,)).fetchone()
    return KeptGame(
        past=short,
        game=head,
        moves=sql.moves(db, number),
        circle=began[0],
        seated=began[1],
        level=level,
    )


class Past(Subject):
    """Finished games in the store."""

    page = operation(page)
    has_played = operation(has_played)
    threads_played_in = operation(threads)
    past = operation(past)
    kept = operation(kept)
