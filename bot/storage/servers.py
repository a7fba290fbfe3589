"""The removal of all rows of a server.

Parties go when they stand on no board any more; people when nothing else tells of them; people's
choices about each other, and the program's knowledge of itself, stay. A test reads the schema and
fails at a table of unknown owners.
"""

from collections.abc import Iterable

from bot.storage.privacy import PLACES
from bot.storage.rows.ids import NO_SERVER, GuildId, TableId, UserId
from bot.storage.subject import Database, Db, Subject, operation
from bot.storage.vacuum import Sweeper

AT_ONCE = 5
"""So many tables are taken away in one transaction: everybody who plays waits for it."""
PEOPLE_AT_ONCE = 20
"""So many people are taken off a board, or off those of dailies, in one transaction."""
DAYS_AT_ONCE = 10
"""Of so many days what was reached in dailies is taken away in one transaction."""

_KNOWN = ("tables", "boards", "guilds", "board_choices", "seasons", "presets", "wanted",
          "welcomed", "daily_members", "duplicates", "tournaments", "evenings")  # fmt: skip
_USUAL = "SELECT guild_id FROM usual_rules"
_USUAL_OF = "SELECT 1 FROM usual_rules WHERE guild_id = ?1"
_EVENINGS = "SELECT id FROM evenings WHERE guild_id = ?"
_OF_PERSON = ("people", "direct_channels", "wanted_told", "achievements")
"""The tables emptied of a person of whom nothing else tells."""
_LAST = ("wanted", "seasons", "usual_rules", "presets", "board_choices", "guilds", "welcomed",
         "servers_gone", "daily_field", "daily_standings", "daily_members",
         "evenings")  # fmt: skip
"""The tables emptied after those of games and boards, in this order: usual rules name presets."""
OLD_PRACTICE = """
SELECT id FROM tables WHERE guild_id = ? AND state IN ('over', 'ended') AND updated_at < ?
ORDER BY host_id, id LIMIT ?
"""
"""In the order of the index by server: by their numbers alone all tables of all servers were read,
or all that have closed, for each few of these."""
_OF_ONE_ON_BOARD = ("tallies", "meetings", "curve", "standings")
_OF_BOARD = (*_OF_ONE_ON_BOARD, "outcomes")
_SOME_ON_BOARD = "SELECT who FROM standings WHERE board_id = ? ORDER BY period, who LIMIT ?"
_FIRST_DAY = "SELECT min(day) FROM daily_field WHERE guild_id = ?"
_ANYWHERE = [
    place for place in PLACES if place.via in ("column", "who") and place.table not in _OF_PERSON
]


def known(db: Db) -> set[GuildId]:
    """Every server of which something is stored."""
    asked = " UNION ".join([*(f"SELECT guild_id FROM {table}" for table in _KNOWN), _USUAL])
    return {guild for (guild,) in db.execute(asked)} - {NO_SERVER}


def _is_known(db: Db, guild_id: GuildId) -> bool:
    """Whether anything of a server is stored."""
    parts = (*(f"SELECT 1 FROM {table} WHERE guild_id = ?1" for table in _KNOWN), _USUAL_OF)
    asked = " UNION ALL ".join(parts)
    return db.execute(f"{asked} LIMIT 1", (guild_id,)).fetchone() is not None


def gone(db: Db) -> dict[GuildId, float]:
    """The servers that the bot is away from, and since when."""
    return dict(db.execute("SELECT guild_id, since FROM servers_gone ORDER BY since"))


def leave(db: Db, guild_id: GuildId, at: float) -> None:
    """The bot is away from a server, if it was not known to be."""
    gone = "INSERT INTO servers_gone (guild_id, since) VALUES (?, ?) ON CONFLICT DO NOTHING"
    db.execute(gone, (guild_id, at))


def come_back(db: Db, guild_id: GuildId) -> None:
    """The bot is in this server."""
    db.execute("DELETE FROM servers_gone WHERE guild_id = ?", (guild_id,))


def welcome(db: Db, guild_id: GuildId, at: float) -> bool:
    """Note that a server is greeted; whether it is new: nothing of it was stored before."""
    if _is_known(db, guild_id):
        return False
    db.execute("INSERT INTO welcomed (guild_id, at) VALUES (?, ?)", (guild_id, at))
    return True


def forget_some(db: Db, guild_id: GuildId, most: int) -> bool:
    """Take away the oldest tables of a server (at most so many), then its boards, then the rest.

    Whether there is more: nobody who plays elsewhere waits for all of it at once.
    """
    asked = "SELECT id FROM tables WHERE guild_id = ? ORDER BY id LIMIT ?"
    tables = [table for (table,) in db.execute(asked, (guild_id, most))]
    if tables:
        _forget_tables(db, tables)
        return True
    if _forget_some_of_dailies(db, guild_id) or _forget_some_of_a_board(db, guild_id):
        return True
    _forget_rest(db, guild_id)
    return False


def _forget_some_of_dailies(db: Db, guild_id: GuildId) -> bool:
    """Take some people off the boards of a server's dailies, or some days; false: none is left."""
    asked = "SELECT user_id FROM daily_members WHERE guild_id = ? ORDER BY user_id LIMIT ?"
    people = [user for (user,) in db.execute(asked, (guild_id, PEOPLE_AT_ONCE))]
    for user in people:
        for table in ("daily_standings", "daily_members"):
            db.execute(f"DELETE FROM {table} WHERE user_id = ? AND guild_id = ?", (user, guild_id))
    _forget_unknown(db, people)
    if people:
        return True
    ((first,),) = db.execute(_FIRST_DAY, (guild_id,)).fetchall()
    if first is None:
        return False
    days = (guild_id, first + DAYS_AT_ONCE)
    db.execute("DELETE FROM daily_field WHERE guild_id = ? AND day < ?", days)
    return True


def _forget_some_of_a_board(db: Db, guild_id: GuildId) -> bool:
    """Take some who stand on a board of a server off it, or the empty board; false: none is left.

    Parties and people of whom nothing else tells go with it.
    """
    asked = "SELECT id FROM boards WHERE guild_id = ? ORDER BY id LIMIT 1"
    if (found := db.execute(asked, (guild_id,)).fetchone()) is None:
        return False
    (board,) = found
    some = db.execute(_SOME_ON_BOARD, (board, PEOPLE_AT_ONCE))
    whos = sorted({who for (who,) in some})
    for who in whos:
        for table in _OF_ONE_ON_BOARD:
            db.execute(f"DELETE FROM {table} WHERE board_id = ? AND who = ?", (board, who))
    if not whos:
        for table in _OF_BOARD:
            db.execute(f"DELETE FROM {table} WHERE board_id = ?", (board,))
        db.execute("DELETE FROM boards WHERE id = ?", (board,))
    for party in (-who for who in whos if who < 0):
        if not db.execute("SELECT 1 FROM standings WHERE who = ? LIMIT 1", (-party,)).fetchone():
            db.execute("DELETE FROM party_members WHERE party_id = ?", (party,))
            db.execute("DELETE FROM parties WHERE id = ?", (party,))
    _forget_unknown(db, [UserId(who) for who in whos if who > 0])
    return True


def forget_practice(db: Db, moment: float, most: int) -> int:
    """Take away practice tables closed before then, at most so many; the answer is their number.

    Boards on which nothing is entered any more go with them.
    """
    tables = [table for (table,) in db.execute(OLD_PRACTICE, (NO_SERVER, moment, most))]
    _forget_tables(db, tables)
    db.execute(
        "DELETE FROM boards WHERE guild_id = ? AND NOT EXISTS"
        " (SELECT 1 FROM outcomes WHERE board_id = boards.id)",
        (NO_SERVER,),
    )
    return len(tables)


def _forget_tables(db: Db, tables: Iterable[TableId]) -> None:
    """Take tables away with all that belongs to them."""
    people: set[UserId] = set()
    for table in tables:
        people |= _people_of(db, table)
        games = [g for (g,) in db.execute("SELECT id FROM games WHERE table_id = ?", (table,))]
        for game in games:
            number = "SELECT number FROM outcomes WHERE game_id = ?"
            db.execute(f"DELETE FROM curve WHERE number IN ({number})", (game,))
            for part in ("outcomes", "results", "reviews", "played", "moves"):
                db.execute(f"DELETE FROM {part} WHERE game_id = ?", (game,))
        for part in ("games", "turns", "hands", "notes", "seats"):
            db.execute(f"DELETE FROM {part} WHERE table_id = ?", (table,))
        db.execute("DELETE FROM tables WHERE id = ?", (table,))
    _forget_unknown(db, people)


def _people_of(db: Db, table: TableId) -> set[UserId]:
    found = db.execute(
        "SELECT user_id FROM seats WHERE table_id = ?1"
        " UNION SELECT host_id FROM tables WHERE id = ?1"
        " UNION SELECT user_id FROM hands WHERE table_id = ?1"
        " UNION SELECT results.user_id FROM games JOIN results ON results.game_id = games.id"
        " WHERE games.table_id = ?1"
        " UNION SELECT played.user_id FROM games JOIN played ON played.game_id = games.id"
        " WHERE games.table_id = ?1",
        (table,),
    )
    return {user for (user,) in found if user}


def _forget_rest(db: Db, guild_id: GuildId) -> None:
    wanted = db.execute("SELECT user_id FROM wanted WHERE guild_id = ?", (guild_id,))
    people = {user for (user,) in wanted} | _evening_people(db, guild_id)
    for (evening,) in db.execute(_EVENINGS, (guild_id,)).fetchall():
        db.execute("DELETE FROM evening_guests WHERE evening_id = ?", (evening,))
    people |= _forget_duplicates(db, guild_id)
    people |= _forget_tournaments(db, guild_id)
    for table in _LAST:
        db.execute(f"DELETE FROM {table} WHERE guild_id = ?", (guild_id,))
    _forget_unknown(db, people)


def _forget_duplicates(db: Db, guild_id: GuildId) -> set[UserId]:
    """Take the duplicate sets of a server away; the answer is the people in them."""
    asked = "SELECT id, host_id FROM duplicates WHERE guild_id = ?"
    people: set[UserId] = set()
    for number, host in db.execute(asked, (guild_id,)).fetchall():
        found = db.execute(
            "SELECT user_id FROM duplicate_places WHERE set_id = ?1"
            " UNION SELECT left_by FROM duplicate_places WHERE set_id = ?1"
            " UNION SELECT user_id FROM duplicate_parts WHERE set_id = ?1",
            (number,),
        )
        people |= {host, *(user for (user,) in found)}
        for part in ("duplicate_parts", "duplicate_deals", "duplicate_places"):
            db.execute(f"DELETE FROM {part} WHERE set_id = ?", (number,))
        db.execute("DELETE FROM duplicates WHERE id = ?", (number,))
    return {user for user in people if user}


def _evening_people(db: Db, guild_id: GuildId) -> set[UserId]:
    """Everyone who has planned an evening of a server, or comes to one."""
    found = db.execute(
        "SELECT host_id FROM evenings WHERE guild_id = ?1 UNION SELECT user_id FROM evening_guests"
        " WHERE evening_id IN (SELECT id FROM evenings WHERE guild_id = ?1)",
        (guild_id,),
    )
    return {user for (user,) in found if user}


def _forget_tournaments(db: Db, guild_id: GuildId) -> set[UserId]:
    """Take away the tournaments of a server; the answer is the people in them."""
    own = "SELECT id FROM tournaments WHERE guild_id = ?1"
    found = db.execute(
        f"SELECT user_id FROM tournament_people WHERE tournament_id IN ({own})"
        " UNION SELECT host_id FROM tournaments WHERE guild_id = ?1",
        (guild_id,),
    )
    people = {user for (user,) in found if user}
    for part in ("tournament_matches", "tournament_people"):
        db.execute(f"DELETE FROM {part} WHERE tournament_id IN ({own})", (guild_id,))
    db.execute("DELETE FROM tournaments WHERE guild_id = ?", (guild_id,))
    return people


def _forget_unknown(db: Db, people: Iterable[UserId]) -> None:
    """Forget those of these people of whom nothing tells but their names and settings."""
    for user in people:
        if not any(_stands(db, place.table, place.column, user) for place in _ANYWHERE):
            for table in _OF_PERSON:
                db.execute(f"DELETE FROM {table} WHERE user_id = ?", (user,))


def _stands(db: Db, table: str, column: str, user: UserId) -> bool:
    asked = f"SELECT 1 FROM {table} WHERE {column} = ? LIMIT 1"
    return db.execute(asked, (user,)).fetchone() is not None


class Servers(Subject):
    """Servers that the bot is in or away from, in the store."""

    gone = operation(gone)
    leave = operation(leave)
    come_back = operation(come_back)
    welcome = operation(welcome)

    def __init__(self, database: Database, sweeper: Sweeper) -> None:
        super().__init__(database)
        self._sweeper = sweeper

    async def known(self) -> frozenset[GuildId]:
        """Every server of which something is stored."""
        return await self._database.aside(lambda db: frozenset(known(db)))

    async def forget(self, guild_id: GuildId) -> None:
        """Take away everything of a server; the space freed in the file is overwritten."""
        while await self._database.do(lambda db: forget_some(db, guild_id, AT_ONCE)):
            pass
        await self._sweeper.sweep()

    async def forget_practice(self, before: float) -> int:
        """Take away practice tables that closed before then; the answer is their number."""
        count = 0
        while some := await self._database.do(lambda db: forget_practice(db, before, AT_ONCE)):
            count += some
        return count
