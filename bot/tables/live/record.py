"""The record of a table in the store: each change is written in one transaction."""

from dataclasses import replace
from typing import Any

from bot.rules import Seed
from bot.storage.rows.tables import NoteRow, TableRow
from bot.storage.store import Store
from bot.tables.model.rows import finish_of, game_row, move_rows, row_of, turn_rows
from bot.tables.model.state import Change, TableState


class TableRecord:
    """One table's page in the store, and the seeds of its game, which no `TableState` has."""

    def __init__(self, store: Store, seeds: tuple[Seed, ...] = ()) -> None:
        self.seeds = seeds
        self._store = store

    @property
    def secret(self) -> str:
        """Every seed of the present game, as its log reveals them at the end."""
        return " ".join(map(str, self.seeds))

    async def commit(self, before: TableState, change: Change[Any], now: float) -> TableState:
        """Store a change in one transaction, if there is anything to store.

        The answer is its state as it is stored: with its row, and the number of a new game.

        :raises StoreError: it is not stored, nor any of it.
        """
        after, now = change.state, now + change.clock
        row, was = row_of(after), row_of(before)
        old = was if was.host_at == row.host_at else replace(was, host_at=row.host_at)
        turns, session = turn_rows(after.session), after.session
        happened = bool(change.notes or change.lines) or row != old
        if row.message_id != was.message_id and row.channel_id == was.channel_id:
            await self._store.tables.set_message(row.id, row.message_id)
            return replace(after, row=row)
        alone = not change.clock and is_alone(row, old)
        if happened and not change.clock:
            row = replace(row, updated_at=now, host_at=after.host_seen or row.host_at)
        elif not happened and row == was and turns == turn_rows(before.session):
            return after
        notes = [NoteRow(str(note), now) for note in change.notes]
        if session is not None and change.seed is not None:
            game = game_row(row.id, session.log, change.seed, now)
            moves = move_rows(session, change.lines, now)
            number = await self._store.tables.start_game(row, game, moves=moves, notes=notes)
            self.seeds = (change.seed,)
            session = replace(session, game_id=number)
        elif session is not None and change.lines:
            await self._store.tables.append(
                session.game_id,
                move_rows(session, change.lines, now),
                notes=notes,
                finish=finish_of(after, now),
                seats=None if row.seats == old.seats else row.seats,
                turns=turns,
                table=None if alone else row,
                table_id=row.id,
            )
        else:
            await self._store.tables.save_table(row, notes=notes, turns=turns)
        return replace(after, row=row, session=session)


def is_alone(row: TableRow, old: TableRow) -> bool:
    """Whether nothing of a table has changed but its seats and its state, as after most moves."""
    if row.seats == old.seats and row.state == old.state:
        return row == old
    return row == replace(old, seats=row.seats, state=row.state)
