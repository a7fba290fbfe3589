"""How a game goes, in pages for someone who has never played it, and the rules of a table."""

from bot.robots.strength import ladder
from bot.rules import GAMES
from bot.rules.options import Options, spell
from bot.storage.rows.ids import NO_TABLE, TableId
from bot.tables.model.lobby import HOUSE, Lobby
from bot.tables.screens import custom_ids
from bot.tables.screens.discord_limits import MESSAGE, shorten
from bot.tables.screens.rules_about import in_short, page_text
from bot.tables.screens.rules_screen import code_line
from bot.tables.screens.screen import Button, Screen, in_rows
from bot.tables.screens.telling import game_name, option_in_words, rules_in_short
from bot.words.words import Words

SHORT = "short"
"""The page for someone in a hurry: the whole game in a few lines, under the rules of its table."""
PAGES = ("aim", "deal", "bidding", "play", "scoring")
RULES = "rules"
"""The last page: this table's rules, or those there are to choose from."""


def help_screen(
    words: Words, game: str, page: str, table: TableId = NO_TABLE, lobby: Lobby | None = None
) -> Screen:
    """One page, with a button for each of the others that this game has.

    ``lobby`` is the table it is asked at, if any: every page then tells its rules.
    """
    written = [p for p in (SHORT, *PAGES) if words.known(game, f"help-{p}")]
    last = "help-page-table" if lobby else "help-page-rules"
    names = {p: words.say(f"help-page-{p}") for p in written} | {RULES: words.say(last)}
    title = words.say("help-title", game=game_name(words, game), page=names[page])
    buttons = [
        Button(name, str(custom_ids.Help(table, game, p)), "primary", p != page)
        for p, name in names.items()
    ]
    if page == SHORT:
        text = in_short(words, game, lobby)
    elif page != RULES:
        text = page_text(words, game, page, lobby)
    elif lobby is None:
        text = sets_of_rules(words, game)
    else:
        text = rules_of_table(words, lobby)
    return Screen(shorten(f"{title}\n{text}", MESSAGE), rows=in_rows(buttons))


def rules_of_table(words: Words, lobby: Lobby) -> str:
    """What differs from the house rules, and all the other rules."""
    key, options = lobby.game_key, lobby.options
    house: Options = GAMES[key].presets[HOUSE]
    other = options.differing(house)
    by_house, words = words.paired(house.pairing), words.paired(options.pairing)
    lines = [
        words.say("rules-chosen", rules=rules_in_short(words, lobby)),
        code_line(words, lobby.game, options),
    ]
    if other:
        lines.append(words.say("rules-differing"))
    for name, value in other.items():
        usual = by_house.value(key, name, spell(getattr(house, name)))
        said = option_in_words(words, key, name, value)
        lines.append(words.say("rules-differs", rule=said, usual=usual))
    same = {name: value for name, value in options.values().items() if name not in other}
    if same:
        lines.append(words.say("rules-as-usual"))
    lines += [f"• {option_in_words(words, key, *pair)}" for pair in same.items()]
    return "\n".join(lines)


def sets_of_rules(words: Words, game: str) -> str:
    """The sets of rules a table can be opened with, and what each changes."""
    presets = GAMES[game].presets
    lines = [words.say("rules-to-choose")]
    for name, options in presets.items():
        changed = options.differing(presets[HOUSE])
        so = words.paired(options.pairing)
        said = [option_in_words(so, game, *pair) for pair in changed.items()]
        changes = words.say("semicolon").join(said) or words.say("rules-no-change")
        label = words.of(game, f"preset-{name}")
        lines.append(words.say("rules-set", name=label, changes=changes))
    return "\n".join([*lines, words.say("rules-by-hand"), *strength_lines(words, game)])


def strength_lines(words: Words, game: str) -> list[str]:
    """How much better each level of robots plays than the one below, as it was measured."""
    lines = [
        words.say(
            "strength-step" if step.is_certain else "strength-unclear",
            level=words.say(f"level-{step.level}"),
            below=words.say(f"level-{step.below}"),
            points=words.decimal(step.points, 2),
            margin=words.decimal(step.margin, 2),
            deals=step.deals,
        )
        for step in ladder().get(game, ())
    ]
    return [words.say("strength-title"), *lines] if lines else []
