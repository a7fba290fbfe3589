"""The private panels in which the host of a table chooses its rules, and the code of the rules."""

from collections.abc import Sequence

from bot.rules import AnyGame, Options, Refused
from bot.rules.about.rule_codes import read_code, write_code
from bot.rules.options import OptionField, spell
from bot.storage.rows.ids import TableId
from bot.storage.rows.people import PresetRow
from bot.tables.model.lobby import LEVELS, Lobby
from bot.tables.model.presets import AGAIN, MOST, reference
from bot.tables.model.turn_clock import CLOCKS
from bot.tables.screens import custom_ids
from bot.tables.screens.clock_lines import clock_line, clock_name
from bot.tables.screens.custom_ids import RulesPanel
from bot.tables.screens.discord_limits import ITEM, MENU_ITEMS, PLACEHOLDER, shorten
from bot.tables.screens.favours_screen import favour_lines
from bot.tables.screens.names import game_name, option_in_words, rules_in_short
from bot.tables.screens.rules_about import about_lines, set_about
from bot.tables.screens.screen import Button, Item, Menu, Screen
from bot.words.words import Words


def code_line(words: Words, game: AnyGame, options: Options) -> str:
    """The line with the code that recreates these rules anywhere."""
    return words.say("rules-code", rules_code=write_code(game, options))


def set_items(
    words: Words, game: AnyGame, sets: Sequence[PresetRow], chosen: str = ""
) -> tuple[Item, ...]:
    """The menu of sets of rules for a game: its own, and the server's.

    ``chosen`` is what the menu is to show: a key, or a reference.
    """
    own = [
        Item(
            words.of(game.key, f"preset-{name}"),
            name,
            shorten(set_about(words, game, name), ITEM),
            chosen=name == chosen,
        )
        for name in list(game.presets)[: MENU_ITEMS - MOST]
    ]
    ours = [
        Item(row.name, reference(row.id), words.say("set-of-server"), reference(row.id) == chosen)
        for row in sets[:MOST]
    ]
    return (*own, *ours)


def code_to_open(words: Words, game: AnyGame, typed: str) -> list[tuple[str, str]]:
    """The completion of ``/table open`` for someone who has typed a code of this game."""
    try:
        meant, options = read_code(typed)
    except Refused:
        return []
    code = write_code(meant, options)
    return [(words.say("set-of-code", rules_code=code), code)] if meant is game else []


def rules_to_open(
    words: Words, game: AnyGame, sets: Sequence[PresetRow], usual: str, again: bool
) -> list[tuple[str, str]]:
    """The rules that ``/table open`` offers: labels and values, the usual ones first."""
    found = []
    for item in set_items(words, game, sets):
        name = words.say("set-usual", name=item.label) if item.value == usual else item.label
        found.append((words.say("set-about", name=name, about=item.hint), item.value))
    found.sort(key=lambda one: one[1] != usual)
    if again:
        found.insert(0, (words.say("set-again"), AGAIN))
    return found


def rules_panel(
    words: Words, table: TableId, lobby: Lobby, may_change: bool, sets: Sequence[PresetRow] = ()
) -> Screen:
    """The panel of all rules of a table, in which the host can change them."""
    game, key = lobby.game, lobby.game_key
    text = [words.say("rules-title", game=game_name(words, key), table=table)]
    code = code_line(words, game, lobby.options)
    if not may_change:
        text += [
            option_in_words(words, key, name, value)
            for name, value in lobby.options.in_play().items()
        ]
        told = (*text, code, *favour_lines(words, lobby), words.say("rules-host-only"))
        return Screen("\n".join(told))
    options = tuple(
        option_item(words, game.key, lobby.options, option) for option in game.options.fields()
    )
    levels = tuple(
        Item(words.say("fact-robots", level=words.say(f"level-{x}")), x, chosen=x == lobby.level)
        for x in LEVELS
    )
    chosen = set_items(words, game, sets, _chosen(lobby, sets))
    rows = [
        Menu(RulesPanel.of(table, "preset"), words.say("menu-preset"), chosen),
        Menu(RulesPanel.of(table, "option"), words.say("menu-option"), options[:MENU_ITEMS]),
        Menu(RulesPanel.of(table, "level"), words.say("menu-level"), levels),
    ]
    if len(lobby.sizes) > 1:
        sizes = tuple(
            Item(words.say("players", count=n), str(n), chosen=n == len(lobby.chairs))
            for n in lobby.sizes
        )
        rows.append(Menu(RulesPanel.of(table, "size"), words.say("menu-size"), sizes))
    clocks = tuple(
        Item(
            words.say("lobby-clock", clock=words.say(f"clock-{x}")).replace("*", ""),
            x,
            chosen=x == clock_name(lobby.clock),
        )
        for x in CLOCKS
    )
    rows.append(Menu(RulesPanel.of(table, "clock"), words.say("menu-clock"), clocks))
    by_code = Button(words.say("button-by-code"), RulesPanel.of(table, "code"))
    text.append(words.say("lobby-rules", rules=rules_in_short(words, lobby)))
    text += [*about_lines(words, lobby), code]
    if lobby.takes_robots:
        text.append(words.say("lobby-robots", level=words.say(f"level-{lobby.level}")))
    text += [clock_line(words, lobby), *favour_lines(words, lobby)]
    return Screen("\n".join(text), rows=(*rows, (by_code,)))


def _chosen(lobby: Lobby, sets: Sequence[PresetRow]) -> str:
    if lobby.own is None:
        return lobby.preset
    return next((reference(row.id) for row in sets if row.name == lobby.own.name), "")


def option_item(words: Words, game: str, options: Options, option: OptionField) -> Item:
    """An option as an entry of a menu, with its present value."""
    value = spell(getattr(options, option.name))
    return Item(
        shorten(words.option(game, option.name), ITEM),
        option.name,
        hint=shorten(words.value(game, option.name, value), ITEM),
    )


def value_items(words: Words, game: AnyGame, options: Options, name: str) -> tuple[Item, ...]:
    """The values of one option as the entries of a menu."""
    option = next(option for option in game.options.fields() if option.name == name)
    now = spell(getattr(options, name))
    return tuple(
        Item(words.value(game.key, name, spell(v)), spell(v), chosen=spell(v) == now)
        for v in option.values
    )


def value_panel(words: Words, table: TableId, lobby: Lobby, name: str) -> Screen:
    """The panel with the values of one option."""
    label = words.option(lobby.game_key, name)
    items = value_items(words, lobby.game, lobby.options, name)
    text = words.say("rules-choose-value", option=label)
    back = Button(words.say("button-back"), custom_ids.LobbyVerb.of(table, "rules"))
    return Screen(
        text,
        rows=(Menu(custom_ids.Value.of(table, name), shorten(label, PLACEHOLDER), items), (back,)),
    )
