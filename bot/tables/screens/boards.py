"""The state of a leaderboard, as the text its buttons carry, and the names of its rules."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal, TypeVar, get_args

from bot.rules import GAMES, AnyGame, Options
from bot.storage.rows.boards import BoardQuery, BoardRow, Measure, PeriodKind
from bot.storage.rows.ids import BoardId, UserId
from bot.tables.screens.custom_ids import Board, ShowBoard
from bot.tables.screens.names import option_in_words
from bot.tables.screens.rules_about import set_about
from bot.words.words import Words

LINES = 10
"""Lines of a page."""
PERIODS: tuple[PeriodKind, ...] = get_args(PeriodKind)
MEASURES: tuple[Measure, ...] = get_args(Measure)
MINIMUMS = (0, 1, 5, 10, 25, 50, 100)
LAST_PAGE = 99_999
"""Pages that can be asked for at most, by a forged button too."""
T = TypeVar("T")
Control = Literal["rules", "period", "by", "least", "back", "next", "mine", "pairs"]


@dataclass(frozen=True, slots=True)
class BoardAsk:
    """The page of a board: its rules, measure and games, all of which a button carries."""

    board: BoardId
    period: PeriodKind = "all"
    by: Measure = "rating"
    least: int = 0
    pairs: bool = False
    page: int = 0

    def wish(self, control: Control) -> str:
        """The custom id of a control that asks for this page; a menu changes one thing of it."""
        who = "pairs" if self.pairs else "people"
        asked = Board(self.board, self.period, self.by, self.least, who, self.page, control)
        return str(asked)

    @property
    def shown(self) -> str:
        """The custom id of the button that shows this page to everybody."""
        who = "pairs" if self.pairs else "people"
        page = (self.board, self.period, self.by, self.least, who, self.page)
        return str(ShowBoard(*page, "mine"))

    @classmethod
    def read(cls, asked: Board, values: Sequence[str]) -> tuple["BoardAsk", Control]:
        """The page that a control asks for.

        :raises ValueError: there is no such control.
        """
        if asked.who not in ("people", "pairs"):
            raise ValueError(f"{asked} asks for no board")
        ask = cls(
            asked.board,
            _one_of(PERIODS, asked.period),
            _one_of(MEASURES, asked.by),
            _one_of(MINIMUMS, str(asked.least)),
            asked.who == "pairs",
            _one_of(range(LAST_PAGE), str(asked.page)),
        )
        return ask._changed(_one_of(get_args(Control), asked.control), values)

    def _changed(self, control: Control, values: Sequence[str]) -> tuple["BoardAsk", Control]:
        match control, tuple(values):
            case "rules", (board,) if board.isascii() and board.isdecimal():
                return replace(self, board=BoardId(int(board)), page=0), control
            case "period", (period,):
                return replace(self, period=_one_of(PERIODS, period), page=0), control
            case "by", (by,):
                return replace(self, by=_one_of(MEASURES, by), page=0), control
            case "least", (least,):
                return replace(self, least=_one_of(MINIMUMS, least), page=0), control
            case (("back" | "next" | "mine" | "pairs"), ()):
                return self, control
        raise ValueError(f"{control} does not choose {values}")

    def query(self, at: float, asker: UserId) -> BoardQuery:
        """The page as a query to the store, at a time in seconds since 1970."""
        return BoardQuery(
            board_id=self.board,
            kind=self.period,
            at=at,
            measure=self.by,
            minimum=self.least,
            pairs=self.pairs,
            offset=self.page * LINES,
            limit=LINES,
            asker=asker,
        )


def _one_of(known: Sequence[T], text: str) -> T:
    for value in known:
        if str(value) == text:
            return value
    raise ValueError(f"{text!r} is none of these")


def usual(boards: Sequence[BoardRow]) -> BoardRow | None:
    """The default board: the most played one by the current version of the rules.

    Of boards that were played as often, that of a preset.
    """
    now = [board for board in boards if is_current(board)]
    return max(now or boards, key=lambda one: (one.games, one.preset != ""), default=None)


def measures_of(game: str) -> tuple[Measure, ...]:
    """The measures a board of this game may be sorted by; contracts only where it has some."""
    counted = GAMES[game].counted
    return tuple(measure for measure in MEASURES if measure != "made" or measure in counted)


def is_current(board: BoardRow) -> bool:
    """Whether the rules of a board are of the present version."""
    key, version, *_ = [*board.fingerprint.split(" "), "", ""]
    return key in GAMES and version == str(GAMES[key].version)


def rules_of(words: Words, board: BoardRow) -> str:
    """The rules of a board in words: the preset's name, or what differs from the first one.

    A preset may have changed since: then the board is of rules of its own.
    """
    named = board.preset and (not is_current(board) or _is_still(board))
    said = words.of(board.game, f"preset-{board.preset}") if named else _own(words, board)
    return said if is_current(board) else words.say("board-older", rules=said)


def about_rules_of(words: Words, board: BoardRow) -> str:
    """The sentence about the preset of a board; "" about other rules, whose name says it all."""
    stands = board.preset and is_current(board) and _is_still(board)
    return set_about(words, GAMES[board.game], board.preset) if stands else ""


def _is_still(board: BoardRow) -> bool:
    """Whether the preset of a board is still what was played."""
    game = GAMES[board.game]
    try:
        return game.presets.get(board.preset) == _options(game, board)
    except ValueError:
        return False


def _options(game: AnyGame, board: BoardRow) -> Options:
    options: Options = game.options.read(board.fingerprint.partition(" ")[2].partition(" ")[2])
    return options


def _own(words: Words, board: BoardRow) -> str:
    """The difference from the first preset; only its existence if it cannot be read."""
    try:
        game = GAMES[board.game]
        options = _options(game, board)
        differing = options.differing(next(iter(game.presets.values())))
    except (KeyError, ValueError):
        return words.say("rules-of-its-own")
    words = words.paired(options.pairing)
    said = [option_in_words(words, board.game, k, v) for k, v in differing.items()]
    return words.say("board-own-rules", differences=", ".join(said))
