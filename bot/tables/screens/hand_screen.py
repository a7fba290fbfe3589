"""A player's own screen: the table from their chair, few words, and buttons for what is legal."""

from dataclasses import dataclass, replace
from typing import Any

from bot.rules import Action, Card, Choose, Decision, Seat, View
from bot.storage.rows.ids import TableId
from bot.tables.model.offers import NO_OFFERS, Offers
from bot.tables.model.session import GameSession
from bot.tables.model.thought import Thought
from bot.tables.model.tutoring import Tutored
from bot.tables.screens import custom_ids
from bot.tables.screens.asking import question, short_question
from bot.tables.screens.clock_lines import (
    hand_due,
    hand_missed,
    hand_row,
    hand_state,
    pause_lines,
    pause_row,
    waits_for_person,
)
from bot.tables.screens.controls import action_label, controls
from bot.tables.screens.details import closing_lines, facts_of, in_one, news, shown_view
from bot.tables.screens.discord_limits import ROWS, WIDTH
from bot.tables.screens.favours_screen import hand_favour_lines, with_favours
from bot.tables.screens.lesson_screen import lesson_lines
from bot.tables.screens.names import game_name
from bot.tables.screens.screen import Button, Picture, Row, Screen, message
from bot.tables.screens.seat_scene import Own, table_scene
from bot.tables.screens.table_screen import note_of, over_said
from bot.tables.screens.talk_screen import talk_lines
from bot.tables.screens.telling import Teller, laid
from bot.tables.screens.thought_screen import hint_lines
from bot.tables.screens.tutor_screen import tutor_lines
from bot.tables.screens.vote_screen import proposal_lines, proposal_row
from bot.words.words import Words
from cardart.scene import TableScene


@dataclass(frozen=True, slots=True)
class Where:
    """The place of a table, for people who read of it elsewhere."""

    table: TableId
    place: str
    """Server and channel with a link, or the daily that is played there, in the reader's words."""
    title: str = ""
    """The title of a picture; "" is the game's name."""


@dataclass(frozen=True, slots=True)
class Picked:
    """A player's picks that are not yet confirmed, and a robot's advice.

    ``bid`` is stepped to so far, ``asked`` an action that is asked once more; ``hint`` is a
    robot's thought with the number of hints so far: its cards are ``chosen``.
    """

    chosen: tuple[Card, ...] = ()
    bid: int | None = None
    asked: Action | None = None
    hint: tuple[Thought | None, int] = (None, 0)
    tutored: Tutored | None = None
    """The words of the player's tutor."""


NOTHING = Picked()


def hand_screen(
    words: Words,
    where: Where,
    session: GameSession,
    seat: Seat,
    picked: Picked = NOTHING,
    offers: Offers = NO_OFFERS,
    *,
    lies: bool = False,
) -> Screen:
    """The screen of this seat: what it sees, what it is asked, and what it may do now.

    While it ``lies`` there, a deal is over and its result not shown yet.
    """
    decision = _decision(session, seat)
    teller = Teller.at(words, session)
    text = _lines(teller, where, session, seat, picked, offers, lies=lies)
    picture = None
    if not words.style.text_only:
        bare = Teller.at(words, session, markup=False)
        scene = _scene(bare, session, seat, decision, picked.chosen, lies)
        scene = replace(scene, title=where.title) if where.title else scene
        alt = _alt(bare, session, seat, scene, picked.hint[0] is not None)
        picture = Picture(scene, f"hand-{where.table}.png", alt)
    rows = _rows(words, where.table, session, seat, offers, picked)
    return Screen(message(text), picture, rows, mine=len(decision) > 0, framed=True)


def _decision(session: GameSession, seat: Seat) -> Decision:
    """The decision of its owner: none in a pause, or while a robot plays for them."""
    stands = not session.turn or session.paused_at is not None or session.chairs[seat].away
    return Choose(()) if stands else session.decision(seat)


# ---------------------------------------------------------------------- in words


def _lines(
    teller: Teller,
    where: Where,
    session: GameSession,
    seat: Seat,
    picked: Picked,
    offers: Offers,
    *,
    lies: bool,
) -> list[str]:
    """A lesson or a tutor beside the picture, which says the rest; or else all of it.

    Whoever listens hears advice beside the question, and not after all that lies there.
    """
    words, game, view = teller.words, session.log.game, session.view(seat)
    deals = seat == view.dealer
    hint = hint_lines(words, game, teller.names, *picked.hint, deals=deals)
    tutor = tutor_lines(words, game, teller.names, picked.tutored, deals=deals)
    taught = [] if picked.asked else lesson_lines(teller, session, seat)
    stands = bool(session.turn) and bool(hand_state(words, session, seat))
    spoken = taught or ([*hint, *tutor] if tutor and not (picked.asked or stands) else [])
    if spoken and not words.style.text_only:
        wanted = _wanted(teller, session, seat, offers)
        asked = "" if taught else _asked_in_full(teller, session, view)
        return [asked, *spoken, in_one([*wanted, *talk_lines(words, offers.heard)])]
    named = words.say(
        "hand-title", game=game_name(words, game), table=where.table, place=where.place
    )
    title = in_one((named, teller.which_deal(view)))
    asked = _over(words, session, seat) if lies else _asked(teller, session, view, picked)
    told = in_one(_news(teller, session, seat, offers))
    by_ear = (told, *_everything(teller, session, seat)) if words.style.text_only else ()
    return [
        *(taught or (title,)),
        asked,
        *hint,
        *tutor,
        *by_ear,
        *(teller.events(session.claims, None) if lies else ()),
        "" if by_ear else told,
        *(closing_lines(teller, session) if view.waits_for_deck and not lies else ()),
    ]


def _everything(teller: Teller, session: GameSession, seat: Seat) -> list[str]:
    """The picture in words, for someone who has chosen them in its place.

    Lines that change with every card come first, for those who listen: the trick, and the hand.
    """
    view = shown_view(session, seat)
    held = teller.words.say("hand-is", cards=teller.hand(view)) if view.hand else ""
    now = [line for line in (teller.trick(view, view.trick), held) if line]
    facts = facts_of(teller, view, titled=True)
    return [*now, *(line for line in facts if line not in now)]


def _asked(
    teller: Teller,
    session: GameSession,
    view: View[Any],
    picked: Picked,
) -> str:
    """The line about what is asked, or of whom; and until when."""
    words, seat = teller.words, view.seat
    assert seat is not None
    if picked.asked is not None:
        label = action_label(words, session.log.game, picked.asked, deals=seat == view.dealer)
        return words.say("really", action=label)
    if state := hand_state(words, session, seat):
        return state
    decision = _decision(session, seat)
    if not len(decision):
        return teller.turn(view)
    asked = question(words, session.log.game, view, decision, teller.names)
    ask = words.say("your-turn", phase=asked)
    return in_one((ask, hand_due(words, session, seat)))


def _asked_in_full(teller: Teller, session: GameSession, view: View[Any]) -> str:
    """The question of a decision that is more than its few words in the picture; until when."""
    words, game, seat = teller.words, session.log.game, view.seat
    assert seat is not None
    decision = _decision(session, seat)
    if not len(decision):
        return ""
    told = words.known(game, f"ask-{view.asks}")
    asked = question(words, game, view, decision, teller.names) if told else ""
    return in_one((asked, hand_due(words, session, seat)))


def _over(words: Words, session: GameSession, seat: Seat) -> str:
    """The line about a deal whose result is not shown yet."""
    state = hand_state(words, session, seat) if session.turn else ""
    return in_one((over_said(words, session), state))


def _news(
    teller: Teller,
    session: GameSession,
    seat: Seat,
    offers: Offers,
) -> list[str]:
    """Other news for its owner: the last events, and the requests of others."""
    told = [] if session.between_deals else [news(teller, session, seat)]
    wanted = _wanted(teller, session, seat, offers)
    return [*wanted, *told, *talk_lines(teller.words, offers.heard)]


def _wanted(teller: Teller, session: GameSession, seat: Seat, offers: Offers) -> list[str]:
    """The requests of others to its owner: a vote, a question; and whether they missed a turn.

    Where the game waits for somebody to sit down, that comes first.
    """
    words = teller.words
    lines = [*proposal_lines(teller, session, offers.vote_failed)]
    if session.turn:
        lines = [*waits_for_person(words, session), *lines]
        lines += pause_lines(teller, session)
        lines += hand_favour_lines(teller, session, seat, offers)
        lines.append(hand_missed(words, session, seat))
    return lines


# ---------------------------------------------------------------------- the picture


def _scene(
    teller: Teller,
    session: GameSession,
    seat: Seat,
    decision: Decision,
    chosen: tuple[Card, ...],
    lies: bool,
) -> TableScene:
    """The scene from this chair: playable cards are bright, chosen ones are marked."""
    words, game, view = teller.words, teller.game, shown_view(session, seat)
    own = Own.of(laid(words, game, view), decision, chosen)
    if own.asked:
        asked = short_question(words, game, view, decision, chosen)
        note = words.say("your-turn", phase=asked).replace("*", "")
    else:
        note = note_of(teller, session, lies)
    return table_scene(teller, session.chairs, view, note, own)


def _alt(teller: Teller, session: GameSession, seat: Seat, scene: TableScene, hinted: bool) -> str:
    """The picture for those who do not see it, the most important first."""
    words, view = teller.words, shown_view(session, seat)
    legal = [face.card for face in scene.hand if face.legal]
    chosen = [face.card for face in scene.hand if face.chosen]
    said = [
        words.say("hand-is", cards=teller.hand(view)) if view.hand else "",
        words.say(
            "hand-may" if view.phase == "playing" else "hand-choice", cards=words.cards(legal)
        )
        if len(legal) < len(scene.hand)
        else "",
        words.say("hand-hinted" if hinted else "hand-chosen", cards=words.cards(chosen))
        if chosen
        else "",
        scene.note,
        *facts_of(teller, view),
    ]
    return teller.joined(said)


# ---------------------------------------------------------------------- what can be pressed


def hand_buttons(
    words: Words, table: TableId, session: GameSession, seat: Seat, offers: Offers
) -> frozenset[Button]:
    """The buttons of a hand in which nothing has been chosen yet."""
    rows = _rows(words, table, session, seat, offers, NOTHING)
    return frozenset(button for row in rows if isinstance(row, tuple) for button in row)


def _rows(
    words: Words,
    table: TableId,
    session: GameSession,
    seat: Seat,
    offers: Offers,
    picked: Picked,
) -> tuple[Row, ...]:
    menu = Button(words.say("button-menu"), custom_ids.Look.of(table, "menu"))
    details = Button(words.say("button-details"), custom_ids.Look.of(table, "details"))
    if not session.turn:
        return _with_looks((), (details, menu), beside=False)
    rows = hand_row(words, table, session, seat)
    if rows is None:
        rows = controls(words, table, session, seat, picked.chosen, picked.bid, picked.asked)
        votes = proposal_row(words, table, session, seat)
        at_once = session.voted_on is not None and session.voted_on.what.at_once
        if not rows or (at_once and picked.asked is None and len(rows) < ROWS):
            rows = (*rows, *votes)
        if picked.asked is None and len(rows) < ROWS:
            rows = (*rows, *pause_row(words, table, session, seat))
    else:
        rows = (*rows, *proposal_row(words, table, session, seat))
    if picked.asked is not None:
        return rows
    if hand_state(words, session, seat):
        return _with_looks(rows, (menu,), beside=True)
    granted = with_favours(words, table, session, seat, offers, rows)
    return _with_looks(granted, (details, menu), beside=len(granted) > len(rows))


def _with_looks(rows: tuple[Row, ...], looks: tuple[Button, ...], beside: bool) -> tuple[Row, ...]:
    """The rows and, where there is room, buttons for all that the picture does not say.

    They stand ``beside`` the last ones if they may and fit there, or else in a row of their own;
    in the last gap of a full message the first of them alone.
    """
    last = rows[-1] if rows else ()
    room = WIDTH - len(last) if beside and isinstance(last, tuple) else 0
    if room >= len(looks):
        return (*rows[:-1], (*last, *looks)) if isinstance(last, tuple) else rows
    if len(rows) < ROWS:
        return (*rows, looks)
    return (*rows[:-1], (*last, *looks[:room])) if room and isinstance(last, tuple) else rows
