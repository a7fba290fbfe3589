"""The public message of a game, with what everyone may see and nothing else."""

from typing import Any

from bot.rules import View
from bot.storage.rows.ids import TableId
from bot.tables.model.offers import NO_OFFERS, Offers
from bot.tables.model.session import GameSession
from bot.tables.screens import custom_ids
from bot.tables.screens.clock_lines import table_lines, table_row
from bot.tables.screens.details import closing_lines, facts_of, for_alt, in_one, news, shown_view
from bot.tables.screens.favours_screen import wished_line, wished_row
from bot.tables.screens.screen import Button, Picture, Row, Screen, message, unless_in_words
from bot.tables.screens.seat_scene import table_scene
from bot.tables.screens.sheet_screen import sheet_picture
from bot.tables.screens.talk_screen import talk_lines
from bot.tables.screens.telling import Teller, game_name
from bot.tables.screens.vote_screen import proposal_lines, proposal_row
from bot.words.words import Words
from cardart.scene import TableScene

SEAL = 4
"""Characters of a SHA-256 that stand for all of it, until somebody looks it up."""


def table_screen(
    words: Words,
    table: TableId,
    session: GameSession,
    over: bool,
    closes: float | None = None,
    offers: Offers = NO_OFFERS,
) -> Screen:
    """The public screen of a game: picture, a few words, and the buttons everyone may press."""
    view = session.view(None)
    teller = Teller.of(words, session.log.game, session.chairs)
    text = [
        in_one((_title(words, table, session), _sealed(words, session, view, over))),
        *(facts_of(teller, shown_view(session)) if words.style.text_only else ()),
        "**" + teller.turn(view, over) + "**",
        *([] if over else table_lines(teller, session, closes)),
        *proposal_lines(teller, session, offers.vote_failed),
        *([] if over else wished_line(teller, session, offers)),
        *_happened(teller, session, view, over),
        *talk_lines(words, offers.heard),
    ]
    picture = None
    if over:
        picture = unless_in_words(words.style, sheet_picture(words, table, session))
    elif not words.style.text_only:
        bare = Teller.of(words, session.log.game, session.chairs, markup=False)
        scene = _scene(bare, session, over)
        picture = Picture(scene, f"table-{table}.png", _alt(bare, session, scene))
    return Screen(message(text), picture, _rows(words, table, session, over, offers))


def _title(words: Words, table: TableId, session: GameSession) -> str:
    deal = shown_view(session).deal
    return words.say("table-title", game=game_name(words, session.log.game), table=table, deal=deal)


def _happened(teller: Teller, session: GameSession, view: View[Any], over: bool) -> list[str]:
    """What just happened beside cards played; at its end how the deal came out."""
    if over or view.waits_for_deck:
        seed = session.log.seed if over else ""
        sealed = [teller.words.say("seed-revealed", seed=seed)] if seed else []
        final = [teller.scores(view)] if over else []
        return [*closing_lines(teller, session), *final, *sealed]
    told = news(teller, session, None)
    return [f"-# {told}"] if told else []


def _sealed(words: Words, session: GameSession, view: View[Any], over: bool) -> str:
    """The beginning of the commitment until the first trick is won; all of it is in the menu."""
    if over or any(view.tricks_won) or (view.deal > 1 and not session.newly_sealed):
        return ""
    commitment = session.log.commitments[-1][:SEAL]
    return words.say("sealed", commitment=commitment) if commitment else ""


def promise(words: Words, session: GameSession) -> str:
    """The SHA-256 of the secret that shuffles this game from now on."""
    return words.say("seed-promised", commitment=session.log.commitments[-1])


def _rows(
    words: Words, table: TableId, session: GameSession, over: bool, offers: Offers
) -> tuple[Row, ...]:
    first = [Button(words.say("button-hand"), custom_ids.Look.of(table, "hand"), "primary")]
    if over:
        first = [
            Button(words.say("button-rematch"), custom_ids.Look.of(table, "rematch"), "primary"),
            Button(words.say("button-replay"), custom_ids.Replay.of(session.game_id)),
        ]
    looks = [
        Button(words.say("button-last"), custom_ids.Look.of(table, "last")),
        Button(words.say("button-details"), custom_ids.Look.of(table, "details")),
        Button(words.say("button-menu"), custom_ids.Look.of(table, "menu")),
    ]
    rows: tuple[Row, ...] = ((*first, *looks),)
    if not over:
        rows += (*table_row(words, table, session), *wished_row(words, table, offers))
    return rows + proposal_row(words, table, session)


def _scene(teller: Teller, session: GameSession, over: bool) -> TableScene:
    """The scene that everybody sees; between two deals it shows how the last one ended."""
    note = note_of(teller, session, over)
    return table_scene(teller, session.chairs, shown_view(session), note)


def note_of(teller: Teller, session: GameSession, over: bool) -> str:
    """Whose turn it is, for everybody's picture; between two deals how the last one came out."""
    view = session.view(None)
    if view.waits_for_deck and not over:
        closing = teller.summary(session.closing)
        return closing[0].replace("*", "") if closing else teller.turn(view, over)
    return teller.turn(view, over)


def _alt(teller: Teller, session: GameSession, scene: TableScene) -> str:
    """The alt text, the most important first; what does not fit is left out."""
    facts = for_alt(teller, shown_view(session), scene.stake)
    return teller.joined([scene.title, *facts[:2], scene.note, *facts[2:]])


def last_trick_text(words: Words, session: GameSession) -> str:
    """The last trick in words, for anyone who asks."""
    teller = Teller.of(words, session.log.game, session.chairs)
    return teller.trick(shown_view(session).last_trick, "trick-last") or words.say("no-last-trick")
