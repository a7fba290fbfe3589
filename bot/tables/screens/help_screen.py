"""How a game goes, in pages, for somebody who has never played it."""

from bot.tables.screens.screen import Button, Screen, in_rows
from bot.tables.screens.telling import game_name
from bot.tables.words import Words

PAGES = ("aim", "deal", "bidding", "play", "scoring")


def help_screen(words: Words, game: str, page: str) -> Screen:
    """One page, with a button for each of the others that this game has."""
    written = [p for p in PAGES if words.known(game, f"help-{p}")]
    title = words.say(
        "help-title", game=game_name(words, game), page=words.say(f"help-page-{page}")
    )
    buttons = [
        Button(words.say(f"help-page-{p}"), f"help:0:{game}:{p}", "primary", p != page)
        for p in written
    ]
    return Screen(f"{title}\n{words.of(game, f'help-{page}')}", rows=in_rows(buttons))
