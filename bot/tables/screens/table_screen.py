"""The public message of a game, with what everyone may see and nothing else."""

from typing import Any

from bot.rules import View
from bot.storage.rows.ids import TableId
from bot.tables.model.offers import NO_OFFERS, Offers
from bot.tables.model.session import GameSession
from bot.tables.screens import custom_ids
from bot.tables.screens.clock_lines import table_lines, table_row
from bot.tables.screens.details import closing_lines, facts_of, in_one, news, shown_view
from bot.tables.screens.favours_screen import wished_line, wished_row
from bot.tables.screens.screen import Button, Picture, Row, Screen, message
from bot.tables.screens.seat_scene import table_scene
from bot.tables.screens.talk_screen import talk_lines
from bot.tables.screens.telling import Teller
from bot.tables.screens.vote_screen import proposal_lines, proposal_row
from bot.words.words import Words
from cardart.scene import TableScene

SEAL = 4
"""Characters of a SHA-256 or a seed that stand for all of it, until somebody looks it up."""


def table_screen(
    words: Words,
    table: TableId,
    session: GameSession,
    closes: float | None = None,
    offers: Offers = NO_OFFERS,
    *,
    lies: bool = False,
) -> Screen:
    """The public screen of a game: picture, a few words, and the buttons everyone may press.

    While it ``lies`` there, a deal is over and its result not shown yet.
    """
    view, shown = session.view(None), shown_view(session)
    teller = Teller.at(words, session)
    trick = teller.trick(shown, shown.trick) if words.style.text_only else ""
    facts = facts_of(teller, shown, titled=True) if words.style.text_only else []
    text = [
        in_one((teller.title(table, shown), _sealed(words, session, view))),
        _headline(teller, session, lies),
        trick,
        *table_lines(teller, session, closes),
        *proposal_lines(teller, session, offers.vote_failed),
        *wished_line(teller, session, offers),
        *(teller.events(session.claims, None) if lies else _happened(teller, session, view)),
        *talk_lines(words, offers.heard),
        *(fact for fact in facts if fact != trick),
    ]
    picture = None
    if not words.style.text_only:
        bare = Teller.at(words, session, markup=False)
        scene = _scene(bare, session, lies)
        picture = Picture(scene, f"table-{table}.png", _alt(bare, session, scene))
    rows = _rows(words, table, session, offers, tricks=shown.last_trick is not None)
    return Screen(message(text), picture, rows)


def _headline(teller: Teller, session: GameSession, lies: bool) -> str:
    """The turn, in words; in a pause it is nobody's, of which a line of its own tells."""
    if lies:
        return f"**{over_said(teller.words, session)}**"
    paused = session.paused_at is not None and session.turn
    return "" if paused else f"**{teller.turn(session.view(None))}**"


def over_said(words: Words, session: GameSession) -> str:
    """The news that the deal that still lies there is over, or with it the game."""
    return words.say("turn-none" if session.result is None else "turn-over")


def _happened(teller: Teller, session: GameSession, view: View[Any]) -> list[str]:
    """The last events beside cards played; before the next deal the outcome of the last one."""
    if view.waits_for_deck:
        return closing_lines(teller, session)
    told = news(teller, session, None)
    return [f"-# {told}"] if told else []


def _sealed(words: Words, session: GameSession, view: View[Any]) -> str:
    """The beginning of the commitment until the first trick is won; all of it is in the menu."""
    if any(view.tricks_won) or (view.deal > 1 and not session.newly_sealed):
        return ""
    commitment = session.log.commitments[-1][:SEAL]
    return words.say("sealed", commitment=commitment) if commitment else ""


def promise(words: Words, session: GameSession) -> str:
    """The SHA-256 of the secret that shuffles this game from now on."""
    return words.say("seed-promised", commitment=session.log.commitments[-1])


def secret(words: Words, session: GameSession) -> str:
    """The secret that shuffled a game; empty until it is over."""
    return words.say("seed-revealed", seed=session.log.seed) if session.log.seed else ""


def opened(words: Words, session: GameSession) -> str:
    """The beginning of the secret that shuffled a game; all of it is in the menu."""
    if not session.log.seed:
        return ""
    return words.say("unsealed", seed=session.log.seed.split()[-1][:SEAL])


def _rows(
    words: Words, table: TableId, session: GameSession, offers: Offers, *, tricks: bool
) -> tuple[Row, ...]:
    """The buttons; the last trick is only looked at once there are ``tricks``."""
    looks = (
        Button(words.say("button-hand"), custom_ids.Look.of(table, "hand"), "primary"),
        Button(words.say("button-last"), custom_ids.Look.of(table, "last"), enabled=tricks),
        Button(words.say("button-details"), custom_ids.Look.of(table, "details")),
        Button(words.say("button-menu"), custom_ids.Look.of(table, "menu")),
    )
    rows: tuple[Row, ...] = (looks,)
    if session.result is None:
        rows += (*table_row(words, table, session), *wished_row(words, table, offers))
    return rows + proposal_row(words, table, session)


def _scene(teller: Teller, session: GameSession, lies: bool) -> TableScene:
    """The scene that everybody sees; between two deals it shows how the last one ended."""
    note = note_of(teller, session, lies)
    return table_scene(teller, session.chairs, shown_view(session), note)


def note_of(teller: Teller, session: GameSession, lies: bool = False) -> str:
    """The turn, for everybody's picture; before the next deal the outcome of the last one.

    While that one ``lies`` there it is no more than that it is over, and in a pause nobody's turn.
    """
    if lies:
        return over_said(teller.words, session)
    if session.paused_at is not None and session.turn:
        return teller.words.say("paused-note")
    view = session.view(None)
    closing = teller.summary(session.closing) if view.waits_for_deck else []
    return closing[0].replace("*", "") if closing else teller.turn(view)


def _alt(teller: Teller, session: GameSession, scene: TableScene) -> str:
    """The alt text, the most important first; what does not fit is left out."""
    facts = facts_of(teller, shown_view(session))
    return teller.joined([scene.title, *facts[:2], scene.note, *facts[2:]])


def last_trick_text(words: Words, session: GameSession) -> str:
    """The last trick in words, for anyone who asks."""
    teller = Teller.at(words, session)
    view = shown_view(session)
    return teller.trick(view, view.last_trick, "trick-last") or words.say("no-last-trick")
