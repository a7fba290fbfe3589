"""A finished game as a file: Knave's own notation with remarks above it, or JSON.

Both are read back by :func:`read`. The JSON is described in ``bot/rules/README.md``; ``version``
rises when a field changes its meaning or goes, never when one is added.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from typing import Any

from bot.rules import CHANCE, Log, Seat
from bot.rules.about.log import game_of
from bot.storage.rows.dailies import DAY, DailySeal
from bot.storage.rows.duplicates import SetSeal
from bot.storage.rows.ids import NO_GAME, NO_TABLE, GameId, TableId, UserId
from bot.storage.rows.past import KeptGame, PastGame
from bot.tables.model import notes
from bot.tables.model.chairs import Chair
from bot.tables.past.mainline import Move, moves_of

FORMAT, VERSION = "knave-log", 2
"""The version is 2 only where the seed was renewed: all others are read by older programs too."""
LONGEST = 10_000_000
"""Characters of a file that is read at all."""
MOST_PLAYERS = 99
"""Far more than any game has: no chairs are made for the number that a file tells."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Export:
    """A finished game, ready to be written to a file.

    ``circle`` tells for each chair of the lobby, in order, which seat it drew; ``scores`` and
    ``winners`` are the recorded result. Fields that a file lacks are empty.
    """

    log: Log
    number: GameId = NO_GAME
    table: TableId = NO_TABLE
    ended: float | None = None
    chairs: tuple[Chair, ...] = ()
    circle: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    daily: DailySeal | None = None
    """The daily that the game was."""
    duplicate: SetSeal | None = None
    """The deal of a duplicate set that the game was."""
    pack: tuple[str, ...] = field(default=(), compare=False)
    """The pack as a file tells it; the one written is that of the rules."""

    @property
    def version(self) -> int:
        """The version of the files of this game."""
        return VERSION if len(self.log.commitments) > 1 else 1

    @property
    def broken_off(self) -> bool:
        """Whether the game was ended early: it has an end, and no result."""
        return self.ended is not None and not self.scores and not self.winners

    @property
    def seated(self) -> tuple[Chair, ...]:
        """A chair for each seat, whether or not the file tells of them."""
        unknown = (Chair(robot=n + 1) for n in range(len(self.chairs), self.log.players))
        return (*self.chairs, *unknown)


def export_of(kept: KeptGame) -> Export:
    """The export of a stored game. The game is over, so the seed is in it."""
    game, past = kept.game, kept.past
    log = Log(
        game=game.game,
        version=game.version,
        options=game.options,
        players=game.players,
        commitment=game.commitment,
        seed=game.seed,
        moves=tuple((Seat(move.seat), move.line) for move in kept.moves),
    )
    return past_export(past, log, _circle(kept))


def past_export(past: PastGame, log: Log, circle: tuple[int, ...]) -> Export:
    """The export of a stored log, with or without its moves, and its players' present names."""
    return Export(
        log=log,
        number=past.id,
        table=past.table_id,
        ended=past.ended_at,
        chairs=tuple(Chair(user=s.user_id, robot=s.robot, name=s.name) for s in past.seats),
        circle=circle,
        scores=past.scores,
        winners=past.winners,
        daily=past.daily,
        duplicate=past.duplicate,
    )


def _circle(kept: KeptGame) -> tuple[int, ...]:
    """The seat that each chair of the lobby drew, from the notes of both.

    Nothing is known of it if all who played have been forgotten: then one is like the other.
    """
    match notes.read(kept.circle), notes.read(kept.seated):
        case notes.Circle(chairs), notes.Seated(seated):
            size = len(chairs)
        case _:
            return ()
    turns = [n for n in range(size) if chairs[size - n :] + chairs[: size - n] == seated]
    return tuple((chair + turns[0]) % size for chair in range(size)) if len(turns) == 1 else ()


# ---------------------------------------------------------------------- our own notation


def as_text(export: Export, moves: str | None = None) -> str:
    """The export as text: the log in Knave's notation, everything else as remarks.

    ``moves`` are those of :func:`text_moves`, for an export that goes without them.
    """
    remarks = [
        f"knave {export.version}",
        f"number {export.number}",
        f"table {export.table}",
        f"ended {_moment(export.ended)}",
        *(f"seat {n} {_who(chair)}" for n, chair in enumerate(export.chairs)),
        f"circle {_numbers(export.circle)}",
        f"scores {_numbers(export.scores)}",
        f"winners {_numbers(export.winners)}",
        *([f"daily {_sealed(export.daily)}"] if export.daily else ()),
        *([f"duplicate {_of_set(export.duplicate)}"] if export.duplicate else ()),
    ]
    log = str(export.log) if moves is None else str(replace(export.log, moves=())) + moves
    return "\n".join([*(f"# {remark}".rstrip() for remark in remarks), log])


def text_moves(log: Log) -> str:
    """The moves of a log in Knave's notation, a line for each."""
    return str(log).removeprefix(str(replace(log, moves=())))


def _field(name: str, value: Any) -> dict[str, Any]:
    return {name: value}


def _from_text(text: str) -> Export:
    export, chairs = Export(log=Log.read(text)), dict[int, Chair]()
    for line in text.splitlines():
        if not line.strip().startswith("#"):
            continue
        word, _, rest = line.strip().removeprefix("#").strip().partition(" ")
        match word:
            case "knave":
                _must_know(int(rest))
            case "number" | "table":
                export = replace(export, **_field(word, int(rest)))
            case "ended":
                export = replace(export, ended=_time(rest))
            case "circle" | "scores" | "winners":
                export = replace(export, **_field(word, tuple(map(int, rest.split()))))
            case "daily":
                export = replace(export, daily=_seal(rest))
            case "duplicate":
                export = replace(export, duplicate=_set(rest))
            case "seat":
                seat, _, who = rest.partition(" ")
                kind, _, name = who.partition(" ")
                chairs[int(seat)] = _chair(int(seat), kind, name)
    return replace(export, chairs=tuple(chairs[n] for n in sorted(chairs)))


def _sealed(daily: DailySeal) -> str:
    """A daily as a file tells it: its date, its number of deals, and when it was sealed."""
    date = datetime.fromtimestamp(daily.day * DAY, UTC).strftime("%Y-%m-%d")
    return f"{date} {daily.deals} {_moment(daily.sealed_at)}"


def _seal(text: str) -> DailySeal | None:
    if not text:
        return None
    date, deals, at = text.split()
    day = datetime.fromisoformat(date).replace(tzinfo=UTC).timestamp() // DAY
    return DailySeal(int(day), int(deals), datetime.fromisoformat(at).timestamp())


def _of_set(one: SetSeal) -> str:
    """A deal of a duplicate set as a file tells it: its number, the commitment, and the seed."""
    return f"{one.deal} {one.commitment} {one.seed}".rstrip()


def _set(text: str) -> SetSeal | None:
    if not text:
        return None
    deal, commitment, *seed = text.split()
    return SetSeal(int(deal), commitment, *seed[:1])


def _who(chair: Chair) -> str:
    if chair.robot is not None:
        return f"robot {chair.robot}"
    return "former" if chair.user is None else f"person {' '.join(chair.name.split())}"


def _chair(seat: int, kind: str, name: str) -> Chair:
    if kind == "robot":
        return Chair(robot=int(name))
    return Chair(user=UserId(seat + 1), name=name) if kind == "person" else Chair()


def _numbers(numbers: Sequence[int]) -> str:
    return " ".join(map(str, numbers))


# ---------------------------------------------------------------------- JSON


def as_json(export: Export, moves: str | None = None) -> str:
    """An exported game as JSON, a line for each move; each deal says who got the first card.

    ``moves`` are those of :func:`json_moves`, for an export that goes without them.

    :raises ValueError: the log cannot be replayed.
    """
    log = export.log
    game = game_of(log)
    options = game.options.read(log.options)
    head: dict[str, Any] = {
        "format": FORMAT,
        "version": export.version,
        "number": export.number,
        "table": export.table,
        "ended": _moment(export.ended),
        "game": log.game,
        "game_version": log.version,
        "options": log.options,
        "players": log.players,
        "seats": [_seat(chair) for chair in export.chairs],
        "circle": list(export.circle),
        "pack": list(game.pack(options, log.players)),
        "packet": game.layout(options, log.players).packet,
        **({} if game.rotates else {"rotates": False}),
        "commitment": log.commitment,
        "seed": log.seed.partition(" ")[0],
        **({"seeds": log.seed.split()} if export.version > 1 else {}),
        "scores": list(export.scores),
        "winners": list(export.winners),
        **({"daily": _sealed(export.daily)} if export.daily else {}),
        **({"duplicate": _of_set(export.duplicate)} if export.duplicate else {}),
    }
    if moves is None:
        moves = json_moves(log, moves_of(log, export.seated))
    lines = [f"  {json.dumps(key)}: {_dumps(value)}," for key, value in head.items()]
    return "\n".join(["{", *lines, '  "moves": [', moves, "  ]", "}", ""])


def json_moves(log: Log, course: Sequence[Move]) -> str:
    """The moves of a log as JSON; ``course`` are those that count."""
    counted = {move.number: move for move in course}
    lines = enumerate(log.moves, 1)
    moves = [_line(seat, line, counted.get(number)) for number, (seat, line) in lines]
    return ",\n".join(f"    {_dumps(move)}" for move in moves)


def _line(seat: Seat, line: str, move: Move | None) -> Mapping[str, Any]:
    if seat != CHANCE:
        return {"by": int(seat), "line": line}
    if move is None:  # the rules were changed, or the seed was renewed
        return {"by": "deck", "line": line}
    eldest = move.before.game.match(move.before.state).eldest
    return {"by": "deck", "line": line, "eldest": int(eldest)}


def _dumps(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def _seat(chair: Chair) -> Mapping[str, Any]:
    if chair.robot is not None:
        return {"kind": "robot", "number": chair.robot}
    return {"kind": "former"} if chair.user is None else {"kind": "person", "name": chair.name}


def _from_json(text: str) -> Export:
    told = json.loads(text)
    if not isinstance(told, dict) or told.get("format") != FORMAT:
        raise ValueError(f"this is JSON, but no {FORMAT}")
    _must_know(told["version"])
    log = Log(
        game=str(told["game"]),
        version=int(told["game_version"]),
        options=str(told["options"]),
        players=int(told["players"]),
        commitment=str(told.get("commitment", "")),
        seed=" ".join(told.get("seeds", ())) or str(told.get("seed", "")),
        moves=tuple(
            (CHANCE if move["by"] == "deck" else Seat(move["by"]), str(move["line"]))
            for move in told["moves"]
        ),
    )
    seats = enumerate(told.get("seats", ()))
    return Export(
        log=log,
        number=GameId(int(told.get("number", 0))),
        table=TableId(int(told.get("table", 0))),
        ended=_time(told.get("ended", "")),
        chairs=tuple(_chair(n, s["kind"], str(s.get("name", s.get("number")))) for n, s in seats),
        circle=tuple(map(int, told.get("circle", ()))),
        scores=tuple(map(int, told.get("scores", ()))),
        winners=tuple(map(int, told.get("winners", ()))),
        daily=_seal(str(told.get("daily", ""))),
        duplicate=_set(str(told.get("duplicate", ""))),
        pack=tuple(map(str, told.get("pack", ()))),
    )


# ---------------------------------------------------------------------- reading


def read(text: str) -> Export:
    """Read an export of either format; a log without any remarks is read too.

    :raises ValueError: it is neither, or of a version that is not known; it says where.
    """
    if len(text) > LONGEST:
        raise ValueError("this is too long for a log")
    try:
        export = _from_json(text) if text.lstrip().startswith("{") else _from_text(text)
    except (KeyError, TypeError, AttributeError) as error:
        raise ValueError(f"something is missing or in the wrong place: {error}") from None
    except (OverflowError, RecursionError) as error:
        raise ValueError(f"something is too large: {error}") from None
    if not 0 < export.log.players <= MOST_PLAYERS:
        raise ValueError(f"nothing is played by {export.log.players} players")
    return export


def _must_know(version: int) -> None:
    if version > VERSION:
        raise ValueError(f"this file is of version {version}; only {VERSION} is known here")


def _moment(at: float | None) -> str:
    return "" if at is None else datetime.fromtimestamp(int(at), UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def _time(text: str) -> float | None:
    return datetime.fromisoformat(text).timestamp() if text else None
