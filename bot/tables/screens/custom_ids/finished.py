"""Custom ids: finished games, statistics and leaderboards."""

from dataclasses import dataclass

from bot.storage.rows.ids import BoardId, GameId, UserId
from bot.tables.screens.custom_ids.base import CustomId


@dataclass(frozen=True)
class Replay(CustomId):
    """A stop of the replay of a finished game."""

    kind = "replay"
    game: GameId
    place: tuple[str, ...] = ("open",)

    @classmethod
    def of(cls, game: GameId, *place: str) -> str:
        """The text of a button or a menu; without a place: the first stop."""
        return str(cls(game, place or ("open",)))


@dataclass(frozen=True)
class ShowReplay(Replay):
    """A stop of a replay, put into the channel."""

    kind = "showreplay"


@dataclass(frozen=True)
class Stats(CustomId):
    """Someone's game by the rules of a board; with board 0, a menu of their games."""

    kind = "stats"
    board: BoardId
    user: UserId
    menu: str | None = None


@dataclass(frozen=True)
class ShowStats(Stats):
    """Someone's game by the rules of a board, put into the channel."""

    kind = "showstats"


@dataclass(frozen=True)
class Board(CustomId):
    """A page of a board, and the control that asks for it."""

    kind = "board"
    board: BoardId
    period: str
    by: str
    least: int
    who: str
    page: int
    control: str


@dataclass(frozen=True)
class ShowBoard(Board):
    """A page of a board, put into the channel."""

    kind = "showboard"
