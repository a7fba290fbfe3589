"""The rows of a store for which the program has no reason to ask."""

from bot.storage import tables
from bot.storage.full import FullStore
from bot.storage.rows.ids import GameId, TableId
from bot.storage.rows.tables import MoveRow, NoteRow


async def moves_of(store: FullStore, game_id: GameId) -> tuple[MoveRow, ...]:
    """A game's log, in order, even if another game has begun at its table."""
    return await store.do(lambda db: tables.moves(db, game_id))


async def notes_of(store: FullStore, table_id: TableId) -> tuple[NoteRow, ...]:
    """The notes of a table, on all that happened beside its games."""
    stored = await store.tables.table(table_id)
    assert stored is not None
    return stored.notes
