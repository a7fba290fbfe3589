"""The lobby message, and the private panels in which its host arranges the table."""

from collections.abc import Sequence

from bot.rules import Seat
from bot.rules.options import Knob, spell
from bot.tables import wishes
from bot.tables.lobby import LEVELS, Lobby
from bot.tables.screens.clock_lines import clock_line, clock_name
from bot.tables.screens.favours_screen import favour_lines, favours_button
from bot.tables.screens.screen import Button, Item, Menu, Screen, in_rows, shorten
from bot.tables.screens.telling import chair_name, game_name, option_in_words, rules_in_short
from bot.tables.turns import CLOCKS
from bot.tables.words import Words, escape


def lobby_screen(words: Words, table: int, lobby: Lobby) -> Screen:
    """The public message before the first card."""
    host = next((c.name for c in lobby.chairs if c.user == lobby.host), "")
    lines = [
        words.say("lobby-title", game=game_name(words, lobby.game_key), table=table),
        words.say("lobby-rules", rules=rules_in_short(words, lobby)),
        *_circle(words, lobby),
        words.say("lobby-robots", level=words.say(f"level-{lobby.level}")),
        clock_line(words, lobby),
        words.say("lobby-hint", host=escape(host)),
    ]
    full = not any(chair.empty for chair in lobby.chairs)

    def button(verb: str, enabled: bool = True) -> Button:
        style = {"join": "success", "start": "primary"}.get(verb, "secondary")
        label = words.say(f"button-{verb}")
        return Button(label, wishes.lobby(table, verb), style, enabled)  # type: ignore[arg-type]

    rows = (
        (button("join"), button("leave"), button("robot", not full), button("start")),
        (button("swap"), button("rules"), button("norobot"), button("end")),
        (favours_button(words, table),),
    )
    return Screen("\n".join(lines), rows=rows)


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
        lines.append(f"{place + 1}. {who}")
    return lines


def rules_panel(words: Words, table: int, lobby: Lobby, may_change: bool) -> Screen:
    """Every rule of this table; the host can change them here."""
    game, key = lobby.game, lobby.game_key
    text = [words.say("rules-title", game=game_name(words, key), table=table)]
    if not may_change:
        text += [
            option_in_words(words, key, name, value)
            for name, value in lobby.options.values().items()
        ]
        text += favour_lines(words, lobby)
        return Screen("\n".join([*text, words.say("rules-host-only")]))
    presets = tuple(
        Item(words.of(key, f"preset-{name}"), name, chosen=name == lobby.preset)
        for name in game.presets
    )
    knobs = tuple(_knob_item(words, lobby, knob) for knob in game.options.knobs())
    levels = tuple(Item(words.say(f"level-{x}"), x, chosen=x == lobby.level) for x in LEVELS)
    rows = [
        Menu(f"rules:{table}:preset", words.say("menu-preset"), presets[:25]),
        Menu(f"rules:{table}:option", words.say("menu-option"), knobs[:25]),
        Menu(f"rules:{table}:level", words.say("menu-level"), levels),
    ]
    if len(lobby.sizes) > 1:
        sizes = tuple(
            Item(words.say("players", count=n), str(n), chosen=n == len(lobby.chairs))
            for n in lobby.sizes
        )
        rows.append(Menu(f"rules:{table}:size", words.say("menu-size"), sizes))
    clocks = tuple(Item(words.say(f"clock-{x}"), x, chosen=x == clock_name(lobby)) for x in CLOCKS)
    rows.append(Menu(f"rules:{table}:clock", words.say("menu-clock"), clocks))
    text.append(words.say("lobby-rules", rules=rules_in_short(words, lobby)))
    text += favour_lines(words, lobby)
    return Screen("\n".join(text), rows=tuple(rows))


def _knob_item(words: Words, lobby: Lobby, knob: Knob) -> Item:
    value = spell(getattr(lobby.options, knob.name))
    return Item(
        shorten(words.option(lobby.game_key, knob.name), 100),
        knob.name,
        hint=shorten(words.value(lobby.game_key, knob.name, value), 100),
    )


def value_panel(words: Words, table: int, lobby: Lobby, name: str) -> Screen:
    """The values of one option."""
    knob = next(knob for knob in lobby.game.options.knobs() if knob.name == name)
    now = spell(getattr(lobby.options, name))
    label = words.option(lobby.game_key, name)
    items = tuple(
        Item(words.value(lobby.game_key, name, spell(v)), spell(v), chosen=spell(v) == now)
        for v in knob.values
    )
    text = words.say("rules-choose-value", option=label)
    back = Button(words.say("button-back"), wishes.lobby(table, "rules"))
    return Screen(text, rows=(Menu(f"value:{table}:{name}", shorten(label, 150), items), (back,)))


def swap_panel(words: Words, table: int, lobby: Lobby) -> Screen:
    """Two chairs are chosen to change places."""
    items = tuple(
        Item(f"{n + 1}. {chair_name(words, chair)}", str(n)) for n, chair in enumerate(lobby.chairs)
    )
    menu = Menu(f"swap:{table}", words.say("menu-swap"), items, 2, 2)
    return Screen(words.say("swap-text"), rows=(menu,))


def ended_screen(words: Words, table: int, game: str, again: bool) -> Screen:
    """What is left of a table that was ended."""
    text = words.say("table-ended", game=game_name(words, game), table=table)
    buttons = [Button(words.say("button-rematch"), wishes.at_table(table, "rematch"), "primary")]
    return Screen(text, rows=in_rows(buttons) if again else ())
