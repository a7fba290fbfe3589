"""The worked example of a game: a moment of a deal as its table looked, and what it shows."""

from dataclasses import replace
from functools import cache

from bot.rules import GAMES, Log, Seat
from bot.storage.rows.ids import NO_GAME, NO_TABLE
from bot.tables.model.chairs import Chairs, robots_only
from bot.tables.model.from_log import session_of
from bot.tables.model.lobby import HOUSE
from bot.tables.model.session import GameSession
from bot.tables.screens.deal_screen import deal_picture
from bot.tables.screens.details import facts_of, last_of, shown_view
from bot.tables.screens.names import game_name
from bot.tables.screens.screen import Picture, unless_in_words
from bot.tables.screens.seat_scene import table_scene
from bot.tables.screens.telling import Teller
from bot.words.words import Words
from cardart.scene import DealScene


def example_text(words: Words, game: str) -> str:
    """The example in a few sentences, with the facts that it claims."""
    words = _as_paired(words, game)
    names = Teller.of(words, game, _chairs(game), markup=False).names
    claims = GAMES[game].example.claims
    said = {name: words.fact(value, names) for name, value in claims.items()}
    return words.of(game, "help-example", **said)


def example_picture(words: Words, game: str) -> Picture | None:
    """The table at that moment, as everyone saw it, or the result of the deal that has ended."""
    return unless_in_words(words.style, _shown(words, game))


def example_in_words(words: Words, game: str) -> str:
    """The picture in words, for someone who has chosen them in its place; else empty."""
    return _shown(words, game).alt if words.style.text_only else ""


def _shown(words: Words, game: str) -> Picture:
    words, session = _as_paired(words, game), _session(game)
    title = words.say("help-example-of", game=game_name(words, game))
    if session.view(None).waits_for_deck:
        shown = deal_picture(words, NO_TABLE, session, session.sheet[-1].deal)
        assert isinstance(shown.scene, DealScene)
        return Picture(replace(shown.scene, title=title), "example.png", shown.alt)
    teller = Teller.at(words, session, markup=False)
    view = shown_view(session)
    told = teller.events(last_of(session.told), None) if any(view.tricks_won) else []
    note = told[-1] if told else ""
    table = table_scene(teller, session.chairs, view, note)
    alt = teller.joined([title, note, *facts_of(teller, view)])
    return Picture(replace(table, title=title), "example.png", alt)


def _as_paired(words: Words, game: str) -> Words:
    """The words for the rules of the example, whatever table it is read at."""
    return words.paired(GAMES[game].presets[HOUSE].pairing)


@cache
def _session(game: str) -> GameSession:
    """The game of the example, replayed by its rules."""
    rules = GAMES[game]
    log = Log(
        game=game,
        version=rules.version,
        options=str(rules.presets[HOUSE]),
        players=rules.example.players,
        moves=tuple((Seat(seat), line) for seat, line in rules.example.moves),
    )
    return session_of(NO_GAME, log, _chairs(game))


def _chairs(game: str) -> Chairs:
    """Robots, who have faces and a name in every language."""
    return robots_only(GAMES[game].example.players)
