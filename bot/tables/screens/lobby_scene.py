"""The table before the first card: its picture, and the same in words."""

from collections.abc import Iterator

from bot.rules import Seat
from bot.storage.rows.ids import TableId
from bot.tables.model import clock
from bot.tables.model.chairs import Chair
from bot.tables.model.lobby import Lobby
from bot.tables.model.turn_clock import CLOCKS, USUAL, length_of
from bot.tables.screens.clock_lines import clock_line
from bot.tables.screens.favours_screen import pace_line, rail_line
from bot.tables.screens.initials import initial
from bot.tables.screens.names import chair_called, chair_name, game_name, rules_in_short
from bot.tables.screens.robots import face_of
from bot.tables.screens.screen import Picture
from bot.tables.screens.telling import Teller, as_sentence
from bot.words.words import Words, escape
from cardart.scene import ChairScene, LobbyScene


def lobby_picture(words: Words, table: TableId, lobby: Lobby) -> Picture:
    """The picture of a lobby, and all of it in words for those who do not see it."""
    return Picture(lobby_scene(words, lobby), f"table-{table}.png", _alt(words, table, lobby))


def lobby_scene(words: Words, lobby: Lobby) -> LobbyScene:
    """The scene of a lobby: who sits where, the game and its rules."""
    sides = lobby.game.sides(lobby.options, len(lobby.chairs))
    coloured = {seat: n for n, side in enumerate(sides) for seat in side}
    return LobbyScene(
        title=game_name(words, lobby.game_key),
        chairs=tuple(
            _chair(words, lobby, place, coloured[Seat(place)]) for place in range(len(lobby.chairs))
        ),
        rules=rules_in_short(words, lobby, markup=False),
        facts=tuple(facts_in_short(words, lobby)),
        clockwise=lobby.game.clockwise,
        theme=words.style.theme,
        deck=words.style.deck,
    )


def _chair(words: Words, lobby: Lobby, place: int, side: int) -> ChairScene:
    chair = lobby.chairs[place]
    host = chair.user == lobby.host
    return ChairScene(
        name=words.say("chair-free") if chair.empty else chair_name(words, chair),
        letter=initial(chair.name, place) if chair.user is not None else "",
        avatar=face_of(chair),
        side=side,
        host=host,
        badge=words.say("chair-host") if host else _kept(words, chair, markup=False),
    )


def _kept(words: Words, chair: Chair, markup: bool = True) -> str:
    """The person for whom a chair is kept, in words; empty if there is none."""
    if chair.kept is None:
        return ""
    return words.say("kept-for", who=escape(chair.kept_name) if markup else chair.kept_name)


def facts_in_short(words: Words, lobby: Lobby) -> Iterator[str]:
    """Other facts before one sits down: the clock, the robots, the lock."""
    length = length_of(lobby.clock, lobby.chairs)
    if lobby.clock is None and any(chair.user is None for chair in lobby.chairs):
        length = USUAL if any(chair.empty for chair in lobby.chairs) else length
    name = next((name for name, seconds in CLOCKS.items() if seconds == length), "off")
    yield words.say("fact-no-clock") if name == "off" else words.say(f"clock-{name}")
    if lobby.takes_robots:
        yield words.say("fact-robots", level=words.say(f"level-{lobby.level}"))
    else:
        yield words.say("fact-no-robots")
    if lobby.pace != clock.USUAL:
        yield words.say("pace-item", pace=words.say(f"pace-{lobby.pace}"))
    if lobby.rail:
        yield words.say("fact-rail")
    if lobby.locked:
        yield words.say("fact-locked")


def _alt(words: Words, table: TableId, lobby: Lobby) -> str:
    """The alt text: the game, every chair, the rules, and what else is to be known."""
    teller = Teller.of(words, lobby.game_key, lobby.chairs, markup=False)
    rules = rules_in_short(words, lobby, markup=False)
    return teller.joined(
        [
            words.say("lobby-of", game=game_name(words, lobby.game_key), table=table),
            *(
                words.say("labelled", label=n, text=line)
                for n, line in enumerate(_chairs(words, lobby, markup=False), 1)
            ),
            *map(as_sentence, (rules, *facts_in_short(words, lobby))),
        ]
    )


def lobby_lines(words: Words, lobby: Lobby) -> list[str]:
    """All of a lobby in words: rules, chairs, robots, clock, pace, rail, lock."""
    chairs = (f"{n + 1}. {line}" for n, line in enumerate(_chairs(words, lobby)))
    return [
        words.say("lobby-rules", rules=rules_in_short(words, lobby)),
        *chairs,
        words.say("lobby-robots", level=robots_in_short(words, lobby)),
        clock_line(words, lobby),
        *([pace_line(words, lobby)] if lobby.pace != clock.USUAL else []),
        *([rail_line(words, lobby)] if lobby.rail else []),
        *([words.say("seats-locked")] if lobby.locked else []),
    ]


def robots_in_short(words: Words, lobby: Lobby) -> str:
    """The level of the robots of a table, or that it has none."""
    return words.say(f"level-{lobby.level}" if lobby.takes_robots else "robots-none")


def _chairs(words: Words, lobby: Lobby, markup: bool = True) -> Iterator[str]:
    """Every chair in words: who sits there with whom, who is host, for whom it is kept."""
    sides = lobby.game.sides(lobby.options, len(lobby.chairs))
    said = escape if markup else str
    for place, chair in enumerate(lobby.chairs):
        who = said(chair_called(words, chair))
        if markup:
            who = f"*{who}*" if chair.empty else f"**{who}**"
        side = next((s for s in sides if place in s), (Seat(place),))
        beside = [lobby.chairs[s] for s in side if s != place]
        others = [said(chair_called(words, other)) for other in beside if not other.empty]
        if others:
            who = words.say("lobby-partner", who=who, partner=words.all_of(others))
        host = words.say("seats-host") if chair.user == lobby.host else ""
        yield " · ".join(filter(None, (who, host, _kept(words, chair, markup))))
