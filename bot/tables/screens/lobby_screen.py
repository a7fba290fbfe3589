"""The lobby message, and the private panel in which its host arranges the chairs."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.rules import Seat
from bot.storage.rows.ids import GameId, TableId
from bot.tables.model.clock import USUAL
from bot.tables.model.idleness import GAME_IDLE, HOUR, LOBBY_IDLE, PRACTICE_IDLE
from bot.tables.model.lobby import Lobby
from bot.tables.model.talk import Phrase
from bot.tables.screens import custom_ids
from bot.tables.screens.clock_lines import clock_line, when
from bot.tables.screens.favours_screen import pace_line
from bot.tables.screens.screen import Button, Item, Menu, Row, Screen, Style, in_rows
from bot.tables.screens.talk_screen import talk_lines
from bot.tables.screens.telling import chair_name, game_name, rules_in_short
from bot.words.words import Words, escape


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
    host_away: bool = False,
    heard: Sequence[Phrase] = (),
) -> Screen:
    """The public message before the first card; ``closes``: when, if nothing changes.

    ``host_away``: everyone who sits here may do what only the host may; ``heard`` was said just
    now.
    """
    host = next((c.name for c in lobby.chairs if c.user == lobby.host), "")
    lines = [
        words.say("lobby-title", game=game_name(words, lobby.game_key), table=table),
        words.say("lobby-rules", rules=rules_in_short(words, lobby)),
        *_circle(words, lobby),
        words.say("lobby-robots", level=robots_in_short(words, lobby)),
        clock_line(words, lobby),
        *([pace_line(words, lobby)] if lobby.pace != USUAL else []),
        *([words.say("seats-locked")] if lobby.locked else []),
        words.say("host-is-away" if host_away else "lobby-hint", host=escape(host)),
        *talk_lines(words, heard),
        *([words.say("closes-lobby", when=when(closes))] if closes is not None else []),
    ]
    full = not any(chair.empty for chair in lobby.chairs)

    def button(verb: str, enabled: bool = True) -> Button:
        style = STYLES.get(verb, "secondary")
        label = words.say(f"button-{verb}")
        return Button(label, custom_ids.LobbyVerb.of(table, verb), style, enabled)

    robots = lobby.takes_robots
    rows: tuple[Row, ...] = (
        (button("join"), button("leave"), button("rules"), button("start"), button("fill", robots)),
        (
            button("robot", robots and not full),
            button("norobot", robots),
            button("swap"),
            button("more"),
            button("end"),
        ),
    )
    if host_away:
        rows += ((button("host"),),)
    return Screen("\n".join(lines), rows=rows)


def robots_in_short(words: Words, lobby: Lobby) -> str:
    """The level of the robots of a table, or that it has none."""
    return words.say(f"level-{lobby.level}" if lobby.takes_robots else "robots-none")


def _circle(words: Words, lobby: Lobby) -> Sequence[str]:
    sides = lobby.game.sides(lobby.options, len(lobby.chairs))
    lines = []
    for place, chair in enumerate(lobby.chairs):
        name = chair_name(words, chair)
        who = f"*{escape(name)}*" if chair.empty else f"**{escape(name)}**"
        side = next((s for s in sides if place in s), (Seat(place),))
        others = [escape(chair_name(words, lobby.chairs[s])) for s in side if s != place]
        if others:
            who = words.say("lobby-partner", who=who, partner=words.all_of(others))
        if chair.kept is not None:
            who += " · " + words.say("kept-for", who=escape(chair.kept_name))
        lines.append(f"{place + 1}. {who}")
    return lines


def swap_panel(words: Words, table: TableId, lobby: Lobby) -> Screen:
    """The panel in which two chairs are chosen to change places."""
    items = tuple(
        Item(f"{n + 1}. {chair_name(words, chair)}", str(n)) for n, chair in enumerate(lobby.chairs)
    )
    menu = Menu(custom_ids.Swap.of(table), words.say("menu-swap"), items, 2, 2)
    return Screen(words.say("swap-text"), rows=(menu,))


def ended_screen(
    words: Words, table: TableId, game: str, again: bool, why: str = "", kept: Kept | None = None
) -> Screen:
    """The last message of a table that was ended; ``why`` is the word in its log.

    ``kept`` is the game that was on: its shuffles are open now, and it can be replayed.
    """
    facts = {"game": game_name(words, game), "table": table}
    match why:
        case "lobby-expired":
            text = words.say("ended-lobby", **facts, hours=round(LOBBY_IDLE / HOUR))
        case "practice-idle":
            text = words.say("ended-practice", **facts, hours=round(PRACTICE_IDLE / HOUR))
        case "abandoned":
            text = words.say("ended-abandoned", **facts, hours=round(GAME_IDLE / HOUR))
        case _:
            text = words.say("table-ended", **facts)
    if kept is not None:
        text += "\n" + words.say("seed-of-ended", number=kept.game, seed=kept.seed)
    buttons = [Button(words.say("button-rematch"), custom_ids.Look.of(table, "rematch"), "primary")]
    if not again:
        buttons = []
    if kept is not None and kept.dealt:
        buttons.append(Button(words.say("button-replay"), custom_ids.Replay.of(kept.game)))
    return Screen(text, rows=in_rows(buttons))
