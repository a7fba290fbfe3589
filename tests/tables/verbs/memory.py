"""A page of the store that is a few lists: written to without waiting, and read again."""

from __future__ import annotations

from collections.abc import Coroutine, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any, TypeVar

from bot.storage.rows.ids import GameId, MessageId, TableId
from bot.storage.rows.results import Finish
from bot.storage.rows.tables import (
    GameRow,
    MoveRow,
    NoteRow,
    SeatRow,
    StoredTable,
    TableRow,
    TurnRow,
)
from bot.storage.store import StoreBusy

T = TypeVar("T")


def at_once(work: Coroutine[Any, Any, T]) -> T:
    """The result of a coroutine that waits for nothing."""
    try:
        work.send(None)
    except StopIteration as done:
        value: T = done.value
        return value
    raise AssertionError("it waits for something")


@dataclass
class Page:
    """A store's rows of one table. ``failing``: the share of writes that are refused as a whole."""

    row: TableRow
    rng: Random
    failing: float = 0.0
    game: GameRow | None = None
    moves: list[MoveRow] = field(default_factory=list)
    notes: list[NoteRow] = field(default_factory=list)
    turns: tuple[TurnRow, ...] = ()
    finish: Finish | None = None
    turns_known: bool = True
    """Whether the clocks have been written since the last restart."""

    @property
    def tables(self) -> Page:
        """The part of a store that the record asks for: the page itself."""
        return self

    def stored(self) -> StoredTable:
        """The table as it is read after a restart."""
        moves, notes = tuple(self.moves), tuple(self.notes)
        return StoredTable(
            table=self.row, game=self.game, moves=moves, notes=notes, turns=self.turns
        )

    def _write(self) -> None:
        if self.rng.random() < self.failing:
            raise StoreBusy("the disk is full")

    def _clocks(self, turns: Sequence[TurnRow] | None) -> None:
        if turns is not None:
            self.turns, self.turns_known = tuple(turns), True

    async def save_table(
        self,
        table: TableRow,
        *,
        notes: Sequence[NoteRow] = (),
        turns: Sequence[TurnRow] | None = None,
    ) -> None:
        """Save the table with new notes and clocks; see `Store`."""
        self._write()
        self.row = table
        self.notes += notes
        self._clocks(turns)

    async def set_message(self, table_id: TableId, message_id: MessageId | None) -> None:
        """Note the number of the public message; see `Store`."""
        self._write()
        self.row = replace(self.row, message_id=message_id)

    async def start_game(
        self,
        table: TableRow,
        game: GameRow,
        *,
        moves: Sequence[MoveRow] = (),
        notes: Sequence[NoteRow] = (),
    ) -> int:
        """Start the table's one game: 1 is its number; see `Store`."""
        self._write()
        assert self.game is None, "a table has one game"
        self.row, self.game = table, replace(game, id=GameId(1))
        self.moves += moves
        self.notes += notes
        return 1

    async def append(
        self,
        game_id: GameId,
        moves: Sequence[MoveRow] = (),
        *,
        notes: Sequence[NoteRow] = (),
        finish: Finish | None = None,
        seats: Sequence[SeatRow] | None = None,
        turns: Sequence[TurnRow] | None = None,
        table: TableRow | None = None,
        table_id: TableId | None = None,
    ) -> None:
        """Append lines to the game's log, and all that goes with them; see `Store`."""
        self._write()
        assert table_id in (None, self.row.id)
        assert self.finish is None, "nothing is played after the end"
        numbers = [move.number for move in moves]
        assert numbers == list(range(len(self.moves) + 1, len(self.moves) + len(moves) + 1))
        self.moves += moves
        self.notes += notes
        self.finish = finish
        if table is not None:
            self.row = table
        if seats is not None:
            self.row = replace(self.row, seats=tuple(seats))
        self._clocks(turns)
        moment = moves[-1].at if moves else self.row.updated_at
        state = self.row.state if finish is None else "over"
        self.row = replace(self.row, updated_at=moment, state=state)
