"""Help with a game, in pages for someone who has never played it, and the rules of a table."""

from bot.robots.strength import ladder
from bot.rules import GAMES
from bot.rules.options import Options, spell
from bot.storage.rows.ids import NO_TABLE, TableId
from bot.tables.model.lobby import HOUSE, Lobby
from bot.tables.screens import custom_ids
from bot.tables.screens.discord_limits import ITEM, MESSAGE, shorten
from bot.tables.screens.help_basics import basics_picture, basics_text
from bot.tables.screens.help_example import example_in_words, example_picture, example_text
from bot.tables.screens.help_ranking import ranking_picture
from bot.tables.screens.names import game_name, option_in_words, rules_in_short
from bot.tables.screens.rules_about import in_short, page_text
from bot.tables.screens.rules_screen import code_line
from bot.tables.screens.screen import Button, Item, Menu, Picture, Row, Screen
from bot.words.words import Words

SHORT = "short"
"""The first page: the whole game in a few lines, under the rules of its table."""
BASICS = "basics"
"""The page for someone new to all such games: what a trick is, and where one plays."""
PAGES = ("aim", "deal", "bidding", "play", "scoring")
EXAMPLE = "example"
"""A moment of a deal that shows what is special about the game."""
RULES = "rules"
"""The last page: this table's rules, or those there are to choose from."""
EVERY = (SHORT, BASICS, *PAGES, EXAMPLE, RULES)
"""All pages in the order of a book; a game may have no page of its own for one of them."""


def help_screen(
    words: Words, game: str, page: str, table: TableId = NO_TABLE, lobby: Lobby | None = None
) -> Screen:
    """One page, with a menu of all pages and buttons to leaf through them.

    ``lobby`` is the table it is asked at, if any: every page then tells its rules.
    """
    words = words.paired(lobby.options.pairing) if lobby else words
    written = written_pages(words, game)
    names = {p: _name(words, game, p, lobby) for p in written}
    number = written.index(page) + 1
    title = words.say(
        "help-title", game=game_name(words, game), page=names[page], number=number, of=len(written)
    )
    text = _text(words, game, page, lobby)
    rows = _leafing(words, game, table, names, page)
    return Screen(shorten(f"{title}\n{text}", MESSAGE), _picture(words, game, page, lobby), rows)


def written_pages(words: Words, game: str) -> tuple[str, ...]:
    """The pages that there are for a game, in order."""
    return tuple(p for p in EVERY if p in (BASICS, RULES) or words.known(game, f"help-{p}"))


def _name(words: Words, game: str, page: str, lobby: Lobby | None) -> str:
    """The name of a page: the game's own, where the common one would name a thing it lacks."""
    if page == RULES:
        return words.say("help-page-table" if lobby else "help-page-rules")
    return words.of(game, f"help-page-{page}")


def _text(words: Words, game: str, page: str, lobby: Lobby | None) -> str:
    match page:
        case "basics":
            return basics_text(words, game)
        case "short":
            return in_short(words, game, lobby)
        case "example":
            told, seen = example_text(words, game), example_in_words(words, game)
            whole = f"{told}\n\n{seen}" if seen else told
            is_of_others = lobby is not None and _plays_otherwise(lobby)
            return f"{whole}\n{words.say('help-example-rules')}" if is_of_others else whole
        case "rules":
            return rules_of_table(words, lobby) if lobby else sets_of_rules(words, game)
    return page_text(words, game, page, lobby)


def _plays_otherwise(lobby: Lobby) -> bool:
    """Whether a table has other rules than examples follow, beside the length of its games."""
    house: Options = lobby.game.presets[HOUSE]
    return not lobby.options.differing(house).keys() <= {*house.lengths}


def _picture(words: Words, game: str, page: str, lobby: Lobby | None) -> Picture | None:
    match page:
        case "basics":
            return basics_picture(words, game)
        case "deal":
            return ranking_picture(words, game, lobby)
        case "example":
            return example_picture(words, game)
    return None


def _leafing(
    words: Words, game: str, table: TableId, names: dict[str, str], page: str
) -> tuple[Row, ...]:
    """The menu of all pages, and the way to the page before and after."""
    pages = list(names)
    at = pages.index(page)
    items = tuple(
        Item(shorten(f"{n}. {name}", ITEM), p, chosen=p == page)
        for n, (p, name) in enumerate(names.items(), 1)
    )
    menu = Menu(str(custom_ids.Help(table, game)), words.say("menu-help-page"), items)
    before, after = pages[max(at - 1, 0)], pages[min(at + 1, len(pages) - 1)]
    wishes = custom_ids.unique(custom_ids.Help(table, game, p) for p in (before, after))
    leaf = (
        Button(words.say("button-step-back"), wishes[0], enabled=at > 0),
        Button(words.say("button-step-on"), wishes[1], "primary", at + 1 < len(pages)),
        _try_it(words, game),
    )
    return menu, leaf


def _try_it(words: Words, game: str) -> Button:
    """The button for more than reading: the first lesson, or practice where there is none."""
    if GAMES[game].lesson:
        return Button(words.say("button-first-lesson"), custom_ids.Learn.of("lesson", game))
    return Button(words.say("button-practise"), custom_ids.Learn.of("practice", game))


def rules_of_table(words: Words, lobby: Lobby) -> str:
    """The differences from the house rules, and all the other rules."""
    key, options = lobby.game_key, lobby.options
    house: Options = GAMES[key].presets[HOUSE]
    other = options.differing(house)
    by_house, words = words.paired(house.pairing), words.paired(options.pairing)
    lines = [
        words.say("rules-chosen", rules=rules_in_short(words, lobby)),
        code_line(words, lobby.game, options),
    ]
    if options.lowest_wins:
        lines.append(words.say("rules-lowest"))
    if other:
        lines.append(words.say("rules-differing"))
    for name, value in other.items():
        usual = by_house.value(key, name, spell(getattr(house, name)))
        said = option_in_words(words, key, name, value)
        lines.append(words.say("rules-differs", rule=said, usual=usual))
    same = {name: value for name, value in options.in_play().items() if name not in other}
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
    """The strength of each level of robots against the one below, as it was measured."""
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
