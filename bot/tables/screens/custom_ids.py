"""Custom ids: the text of a button or menu, which says what pressing or choosing it asks for.

``move:17:42:play JS`` is table 17, decision 42. The text alone says everything, so a button works
after any restart, and a forged one is checked like any other. Each kind is a frozen class with
typed fields; `CustomId.read` turns a text into one of them.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass, fields
from functools import cache
from typing import Any, ClassVar, cast, get_args

from bot.storage.rows.ids import (
    NO_TABLE,
    BoardId,
    EveningId,
    GameId,
    SetId,
    TableId,
    UserId,
)
from bot.tables.screens.discord_limits import CUSTOM_ID

_PATTERN = re.compile(r"(?P<kind>[a-z]+):(?P<number>[0-9]{1,12})(?P<rest>(:.*)?)")
_TWIN = re.compile(r"~\d+$")
KINDS: dict[str, type["CustomId"]] = {}
"""The class of each kind."""


@dataclass(frozen=True)
class CustomId:
    """The request in a control. The first field of each kind is a number, usually a table's.

    >>> str(Move(17, 42, "play JS"))
    'move:17:42:play JS'
    >>> CustomId.read("move:17:42:play JS~2")
    Move(table=17, decision=42, line='play JS')
    """

    kind: ClassVar[str] = ""

    def __init_subclass__(cls) -> None:
        if cls.kind:
            KINDS[cls.kind] = cls

    @property
    def of_table(self) -> TableId:
        """The number of the table this is about, or 0."""
        return TableId(getattr(self, "table", NO_TABLE))

    @property
    def _names(self) -> tuple[str, ...]:
        kind: Any = type(self)
        return _names_of(kind)

    @property
    def parts(self) -> tuple[str, ...]:
        """The fields behind the number, as text."""
        _, *values = (getattr(self, name) for name in self._names)
        if values and isinstance(values[-1], tuple):
            values[-1:] = values[-1]
        return tuple(str(value) for value in values if value is not None)

    @property
    def fits(self) -> bool:
        """Whether Discord takes this text."""
        return len(self._text()) <= CUSTOM_ID

    def _text(self) -> str:
        number = getattr(self, self._names[0])
        return ":".join([self.kind, str(int(number)), *self.parts])

    def __str__(self) -> str:
        text = self._text()
        if text.count(":") > 2 and any(":" in part for part in self.parts[:-1]):
            raise ValueError(f"a colon in {self!r}")
        if len(text) > CUSTOM_ID:
            raise ValueError(f"{text!r} is longer than {CUSTOM_ID} characters")
        return text

    @staticmethod
    def read(text: str) -> "CustomId":
        """Read a custom id; the marks of twins (``~2``) are dropped.

        :raises ValueError: the text is no custom id.
        """
        found = _PATTERN.fullmatch(_TWIN.sub("", text))
        kind = KINDS.get(found["kind"]) if found else None
        if found is None or kind is None:
            raise ValueError(f"{text!r} is no custom id")
        try:
            made: Any = kind
            return cast(
                CustomId, made(int(found["number"]), *kind._typed(found["rest"].split(":")[1:]))
            )
        except (TypeError, ValueError):
            raise ValueError(f"{text!r} is no custom id") from None

    @classmethod
    def _typed(cls, parts: list[str]) -> list[Any]:
        """The parts as the fields want them; the last field takes all that is left."""
        wanted = fields(cls)[1:]
        if not wanted or wanted[-1].type == tuple[str, ...]:
            return [*parts[: len(wanted) - 1], tuple(parts[len(wanted) - 1 :])][: len(wanted)]
        if len(parts) > len(wanted):
            parts[len(wanted) - 1 :] = [":".join(parts[len(wanted) - 1 :])]
        return [_value(field.type, part) for field, part in zip(wanted, parts, strict=False)]


@cache
def _names_of(kind: type[Any]) -> tuple[str, ...]:
    """The fields of a kind, in order."""
    return tuple(field.name for field in fields(kind))


def _value(wanted: Any, part: str) -> str | int:
    if wanted is str or str in get_args(wanted):
        return part
    if not (part.isascii() and part.isdecimal()):
        raise ValueError(f"{part!r} is no number")
    return int(part)


# ---------------------------------------------------------------------- a decision of a hand


@dataclass(frozen=True)
class Move(CustomId):
    """An action of the rules, for the decision of that number."""

    kind = "move"
    table: TableId
    decision: int
    line: str


@dataclass(frozen=True)
class Sure(Move):
    """An action that has been confirmed."""

    kind = "sure"


@dataclass(frozen=True)
class Decision(CustomId):
    """A control of one decision that carries no action by itself."""

    table: TableId
    decision: int


@dataclass(frozen=True)
class Back(Decision):
    """The way back from a question to the decision."""

    kind = "back"


@dataclass(frozen=True)
class Choose(Decision):
    """A menu of actions, one of which is chosen."""

    kind = "choose"


@dataclass(frozen=True)
class Pick(Decision):
    """A menu of cards, several of which are picked together."""

    kind = "pick"


@dataclass(frozen=True)
class Why(Decision):
    """A menu of cards that may not be played, answered with the reason."""

    kind = "why"


@dataclass(frozen=True)
class TypeBid(Decision):
    """The button that opens a window to type a bid in."""

    kind = "type"


@dataclass(frozen=True)
class TypedBid(Decision):
    """The window in which a bid was typed."""

    kind = "typed"


@dataclass(frozen=True)
class Step(CustomId):
    """A step to another bid, which is only shown so far."""

    kind = "step"
    table: TableId
    decision: int
    bid: int


@dataclass(frozen=True)
class NextDeal(CustomId):
    """The button that leads on from the result of the deal of that number."""

    kind = "next"
    table: TableId
    deal: int


# ---------------------------------------------------------------------- a table


@dataclass(frozen=True)
class AtTable(CustomId):
    """A panel or a verb at a table, with what it needs."""

    table: TableId
    place: tuple[str, ...] = ()

    @classmethod
    def of(cls, table: TableId, *place: object) -> str:
        """The text of a button or a menu; what is ``None`` is left out."""
        return str(cls(table, tuple(str(part) for part in place if part is not None)))


class LobbyVerb(AtTable):
    """The lobby: join, leave, robot, start …"""

    kind = "lobby"


class Look(AtTable):
    """A view of the table: hand, last trick, menu …"""

    kind = "table"


class ClockVerb(AtTable):
    """The table's time: agree to a pause, go on, be back."""

    kind = "clock"


class Favour(AtTable):
    """A take-back (by its line), a claim, a hint; and which of these the table allows."""

    kind = "favour"


class Vote(AtTable):
    """Anything voted on: what is proposed, and the answers."""

    kind = "vote"


class Talk(AtTable):
    """Table talk: the panel, or one of its phrases."""

    kind = "talk"


class SeatPanel(AtTable):
    """The panel of seats, and what it does."""

    kind = "seats"


class RulesPanel(AtTable):
    """The panel in which a lobby's rules are chosen."""

    kind = "rules"


class Value(AtTable):
    """A value for one option of a lobby's rules."""

    kind = "value"


class CodeWindow(AtTable):
    """The window in which a code of rules is typed."""

    kind = "code"


class Swap(AtTable):
    """Two chairs of a lobby that change places."""

    kind = "swap"


class Show(AtTable):
    """What has ended at a table, put into the channel: a deal, the game, the score sheet."""

    kind = "show"


class Watch(AtTable):
    """A private picture of the table that follows: going on with it, or ending it."""

    kind = "watch"


class Practice(AtTable):
    """A new practice table like this one: on messages of earlier versions alone."""

    kind = "practice"


class Wanted(AtTable):
    """Being told when a table opens here: asked for, listed, given up."""

    kind = "wanted"


@dataclass(frozen=True)
class Sit(CustomId):
    """Sitting down on this seat, instead of the robot."""

    kind = "sit"
    table: TableId
    seat: int


@dataclass(frozen=True)
class Help(CustomId):
    """A page of a game's rules, at this table (0: at none)."""

    kind = "help"
    table: TableId
    game: str = ""
    page: str = ""


# ---------------------------------------------------------------------- no table


@dataclass(frozen=True)
class Anywhere(CustomId):
    """A panel that belongs to no table; its number is 0."""

    nothing: int = 0
    place: tuple[str, ...] = ()

    @classmethod
    def of(cls, *place: object) -> str:
        """The text of a button or a menu."""
        return str(cls(0, tuple(map(str, place))))


class MyTables(Anywhere):
    """One's own open tables: to see a hand, or to leave."""

    kind = "mytables"


class Blocked(Anywhere):
    """The menu that ends a block."""

    kind = "block"


class MySettings(Anywhere):
    """A choice in one's own settings."""

    kind = "mine"


class ServerSettings(Anywhere):
    """A choice in a server's settings."""

    kind = "ours"


class Limit(Anywhere):
    """A choice about what a server's admins allow."""

    kind = "limit"


class Season(Anywhere):
    """A choice about a server's seasons."""

    kind = "season"


class Privacy(Anywhere):
    """A choice about what is stored about someone."""

    kind = "privacy"


class Learn(Anywhere):
    """The lesson of a game, or a practice table after it."""

    kind = "learn"


class Daily(Anywhere):
    """A daily hand: to see it, play it, show one's result, or the server's board."""

    kind = "daily"


class Doctor(Anywhere):
    """A look at what works in this server and what does not."""

    kind = "doctor"


class Past(Anywhere):
    """A page of the list of finished games."""

    kind = "past"


@dataclass(frozen=True)
class TournamentVerb(CustomId):
    """A tournament, by its own number: signing up, its standings and tables, leading it."""

    kind = "tournament"
    number: int
    place: tuple[str, ...] = ()

    @classmethod
    def of(cls, number: int, *place: object) -> str:
        """The text of a button or a menu."""
        return str(cls(number, tuple(map(str, place))))


@dataclass(frozen=True)
class Thread(CustomId):
    """A table opened in a thread, as the channel has no room: its game and its rules."""

    kind = "thread"
    nothing: int
    game: str
    rules: str


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
class Duplicate(CustomId):
    """What can be done with a duplicate set: join, start, look at a deal …"""

    kind = "duplicate"
    set: SetId
    place: tuple[str, ...] = ()

    @classmethod
    def of(cls, number: SetId, *place: object) -> str:
        """The text of a button or a menu."""
        return str(cls(number, tuple(map(str, place))))


@dataclass(frozen=True)
class Stats(CustomId):
    """Someone's game by the rules of a board; with board 0, a menu of their games."""

    kind = "stats"
    board: BoardId
    user: UserId
    menu: str | None = None


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
class Evening(CustomId):
    """A planned table: someone comes or does not, and calling it off."""

    kind = "evening"
    evening: EveningId
    place: tuple[str, ...] = ()

    @classmethod
    def of(cls, evening: EveningId, *place: str) -> str:
        """The text of a button."""
        return str(cls(evening, place))


@dataclass(frozen=True)
class ShowReplay(Replay):
    """A stop of a replay, put into the channel."""

    kind = "showreplay"


@dataclass(frozen=True)
class ShowStats(Stats):
    """Someone's game by the rules of a board, put into the channel."""

    kind = "showstats"


@dataclass(frozen=True)
class ShowBoard(Board):
    """A page of a board, put into the channel."""

    kind = "showboard"


def unique(texts: Iterable[object]) -> list[str]:
    """Make equal custom ids differ: Discord wants unique ones in a message.

    >>> unique(["sit:1:2", "sit:1:2"])
    ['sit:1:2', 'sit:1:2~2']
    """
    seen: dict[str, int] = {}
    told = []
    for text in map(str, texts):
        seen[text] = seen.get(text, 0) + 1
        told.append(text if seen[text] == 1 else f"{text}~{seen[text]}")
    return told
