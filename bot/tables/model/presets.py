"""A server's own sets of rules: how they are named, and the rules they stand for."""

from unicodedata import normalize

from bot.rules import GAMES, Refused
from bot.rules.about.rule_codes import must_be_playable
from bot.storage.rows.people import PresetRow
from bot.tables.model.lobby import OwnRules
from bot.tables.model.refusals import Refusal

MOST = 15
"""Sets a server may have for a game: with the game's own and a code they fill one menu."""
AGAIN = "<again>"
"""Instead of a set of rules: those of one's last table."""


def reference(number: int) -> str:
    """The value of a server's set of rules in a menu: no name of a set looks like this."""
    return f"<{number}>"


def meant(rows: tuple[PresetRow, ...], wished: str) -> PresetRow | None:
    """The set that a menu or somebody who typed a name means."""
    named = folded(wished)
    return next((r for r in rows if reference(r.id) == wished or r.folded == named), None)


def folded(name: str) -> str:
    """A name as names are compared: capitals, width and blanks do not matter."""
    return " ".join(normalize("NFKC", name).casefold().split())


def own_rules(row: PresetRow) -> OwnRules:
    """The rules of a server's set.

    :raises Refusal: this program does not know (one of) them any more, or refuses them together.
    """
    game = GAMES.get(row.game)
    try:
        if game is not None:
            options = game.options.read(row.options)
            must_be_playable(game, options)
            return OwnRules(row.name, options)
    except Refused:
        pass
    raise Refusal("set-outdated", preset=row.name)
