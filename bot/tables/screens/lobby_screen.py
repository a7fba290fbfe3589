"""The message of a table before the first card, and that of one that was ended early."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.storage.rows.ids import GameId, TableId
from bot.tables.model.evenings import Countdown
from bot.tables.model.idleness import GAME_IDLE, HOUR, LOBBY_IDLE, PRACTICE_IDLE
from bot.tables.model.lobby import Lobby
from bot.tables.model.talk import Phrase
from bot.tables.screens import custom_ids
from bot.tables.screens.help_screen import SHORT
from bot.tables.screens.lobby_scene import lobby_lines, lobby_picture
from bot.tables.screens.names import chair_called, game_name
from bot.tables.screens.screen import Button, Row, Screen, Style, in_rows, unless_in_words
from bot.tables.screens.talk_screen import talk_lines
from bot.words.words import Words, escape, when


@dataclass(frozen=True, slots=True)
class Kept:
    """A game that was ended early: its number, its seed, and whether cards were dealt."""

    game: GameId
    seed: str
    dealt: bool


STYLES: dict[str, Style] = {"join": "success", "start": "primary"}


def lobby_screen(
    words: Words,
    table: TableId,
    lobby: Lobby,
    closes: float | None = None,
    *,
    host_away: bool = False,
    heard: Sequence[Phrase] = (),
    starts_at: float | None = None,
    hour: Countdown | None = None,
) -> Screen:
    """The public message before the first card; ``closes``: when, if nothing changes.

    ``host_away``: everyone who sits here may do what only the host may; ``heard`` was said just
    now. At an appointed table, which begins by itself at ``starts_at``, nothing is arranged;
    ``hour`` is when the game of an evening begins.
    """
    lines = [
        words.say("lobby-title", game=game_name(words, lobby.game_key), table=table),
        *(lobby_lines(words, lobby) if words.style.text_only else (_seated(words, lobby),)),
        *([hour_line(words, hour, lobby.takes_robots)] if hour else []),
        _next(words, lobby, host_away, starts_at),
        *([_played_as(words, lobby)] if lobby.is_local else []),
        *talk_lines(words, heard),
        *([words.say("closes-lobby", when=when(closes))] if closes is not None else []),
    ]

    def button(verb: str) -> Button:
        label, style = words.say(f"button-{verb}"), STYLES.get(verb, "secondary")
        return Button(label, custom_ids.LobbyVerb.of(table, verb), style)

    how = str(custom_ids.Help(table, lobby.game_key, SHORT))
    appointed = starts_at is not None
    begin = () if appointed else (button("start"),)
    how_to_play = Button(words.say("button-how-to-play"), how)
    rows: tuple[Row, ...] = (
        (button("join"), *begin, button("rules"), how_to_play, button("more")),
    )
    more = (["standard"] if lobby.is_local else []) + (["host"] if host_away else [])
    if more and not appointed:
        rows += (tuple(map(button, more)),)
    picture = unless_in_words(words.style, lobby_picture(words, table, lobby))
    return Screen("\n".join(lines), picture, rows)


def _seated(words: Words, lobby: Lobby) -> str:
    """The people and robots at a table, and the number of free chairs."""
    who = words.all_of([escape(chair_called(words, c)) for c in lobby.chairs if not c.empty])
    free = sum(chair.empty for chair in lobby.chairs)
    if not who:
        return words.say("lobby-nobody", free=free)
    return words.say("lobby-seated", who=who, free=free)


def hour_line(words: Words, hour: Countdown, robots: bool) -> str:
    """The moment a planned table begins by itself, or the people it still waits for.

    Without ``robots`` it begins with people on all chairs only.
    """
    at = round(hour.at)
    if not hour.passed:
        return words.say("evening-begins-late" if hour.missed else "evening-begins", at=at)
    if not hour.late:
        return words.say("evening-waits-people", at=at)
    who = words.all_of(list(map(escape, hour.late)))
    return words.say("evening-waits", who=who, at=at, robots="yes" if robots else "no")


def _next(words: Words, lobby: Lobby, host_away: bool, starts_at: float | None) -> str:
    """The one sentence about what can be done now."""
    if starts_at is not None:
        return words.say("appointed-hint", when=when(starts_at))
    host = escape(lobby.host_name)
    if host_away:
        return words.say("host-is-away", host=host, robots="yes" if lobby.takes_robots else "no")
    if lobby.locked:
        return words.say("seats-locked")
    taken = all(chair.user is not None for chair in lobby.chairs)
    return words.say("lobby-hint-full" if taken else "lobby-hint", host=host)


def _played_as(words: Words, lobby: Lobby) -> str:
    """The sentence about where one plays by these rules."""
    where = words.of(lobby.game_key, f"preset-{lobby.preset}-where")
    return words.say("lobby-played-as", where=where)


def ended_screen(
    words: Words,
    table: TableId,
    game: str,
    again: bool,
    why: str = "",
    kept: Kept | None = None,
    *,
    begun: bool = True,
) -> Screen:
    """The last message of a table that was ended; ``why`` is the word in its log.

    ``kept`` is the game that was on: its shuffles are open now, and it can be replayed. None had
    ``begun`` in a lobby.
    """
    facts = {"game": game_name(words, game), "table": table}
    match why:
        case "lobby-expired":
            text = words.say("ended-lobby", **facts, hours=round(LOBBY_IDLE / HOUR))
        case "practice-idle":
            text = words.say("ended-practice", **facts, hours=round(PRACTICE_IDLE / HOUR))
        case "daily-over":
            text = words.say("ended-daily", **facts)
        case "nobody-came":
            text = words.say("ended-nobody-came", **facts)
        case "abandoned":
            text = words.say("ended-abandoned", **facts, hours=round(GAME_IDLE / HOUR))
        case _:
            text = words.say("table-ended" if begun else "ended-unbegun", **facts)
    if kept is not None:
        text += "\n" + words.say("seed-of-ended", number=kept.game, seed=kept.seed)
    buttons = [Button(words.say("button-rematch"), custom_ids.Look.of(table, "rematch"), "primary")]
    if not again:
        buttons = []
    if kept is not None and kept.dealt:
        buttons.append(Button(words.say("button-replay"), custom_ids.Replay.of(kept.game)))
    return Screen(text, rows=in_rows(buttons))
