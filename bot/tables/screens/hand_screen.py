"""A player's own hand: the picture, the same in words, and buttons for exactly what is legal."""

from dataclasses import dataclass
from typing import Any

from bot.rules import Action, Card, Choose, Decision, Seat, View
from bot.tables.model.offers import NO_OFFERS, Offers
from bot.tables.model.session import GameSession
from bot.tables.screens.asking import question
from bot.tables.screens.auction import auction_text
from bot.tables.screens.clock_lines import hand_lines, hand_row
from bot.tables.screens.controls import action_label, controls, usable
from bot.tables.screens.favours_screen import (
    MOST_ROWS,
    hand_favour_lines,
    hint_lines,
    with_favours,
)
from bot.tables.screens.screen import Picture, Screen, message
from bot.tables.screens.talk_screen import talk_lines
from bot.tables.screens.telling import Teller, game_name
from bot.tables.screens.vote_screen import proposal_lines, proposal_row
from bot.words.words import Words
from cardart.scene import CardFace, HandScene


@dataclass(frozen=True, slots=True)
class Where:
    """The place of a table, for people who read of it elsewhere."""

    table: int
    place: str
    """Server and channel with a link, already in the reader's words."""


def hand_screen(
    words: Words,
    where: Where,
    session: GameSession,
    seat: Seat,
    over: bool,
    chosen: tuple[Card, ...] = (),
    bid: int | None = None,
    asked: Action | None = None,
    offers: Offers = NO_OFFERS,
    hint: tuple[Action | None, int] = (None, 0),
) -> Screen:
    """The hand of this seat, and what it may do now.

    ``chosen``, ``bid`` and ``asked`` are picked, and not yet confirmed; ``hint`` is what a robot
    would do, with the number of hints so far: its cards are ``chosen``.
    """
    view = session.view(seat)
    decision = Choose(()) if over else session.game.legal(view)
    teller = Teller.of(words, session.log.game, session.chairs)
    title = words.say(
        "hand-title", game=game_name(words, session.log.game), table=where.table, place=where.place
    )
    text = [
        title,
        teller.contract(view),
        teller.trick(view.trick),
        auction_text(teller, view),
        *teller.facts(view),
        teller.scores(view),
        words.say("hand-is", cards=teller.hand(view)) if view.hand else "",
        *(teller.events(_private(session, seat), seat)[-2:] if view.hand else ()),
        words.say("your-turn", phase=question(words, session.log.game, view, decision))
        if len(decision)
        else teller.turn(view, over),
        *hint_lines(words, session, seat, *hint),
        *([] if over else hand_lines(words, session, seat)),
        *proposal_lines(teller, session, offers.vote_failed),
        *([] if over else hand_favour_lines(teller, session, seat, offers)),
        *(teller.ending(session.closing, session.result) if over or view.waits_for_deck else ()),
        _once_more(words, session.log.game, asked),
        *talk_lines(words, offers.heard),
    ]
    picture = None
    if view.hand:
        scene = hand_scene(words, session, view, decision, chosen)
        alt = _alt(words, session, view, scene, hint[0] is not None)
        picture = Picture(scene, f"hand-{where.table}.png", alt)
    rows = () if over else hand_row(words, where.table, session, seat)
    if rows is None:
        rows = controls(words, where.table, session, seat, chosen, bid, asked)
        votes = proposal_row(words, where.table, session, seat)
        at_once = session.voted_on is not None and session.voted_on.what.at_once
        if not rows or (at_once and asked is None and len(rows) < MOST_ROWS):
            rows = (*rows, *votes)
    if not over and asked is None:
        rows = with_favours(words, where.table, session, seat, offers, rows)
    return Screen(message(text), picture, rows)


def _once_more(words: Words, game: str, asked: Action | None) -> str:
    """The last question before an action that cannot be taken lightly."""
    if asked is None:
        return ""
    return words.say("really", action=action_label(words, game, asked))


def _private(session: GameSession, seat: Seat) -> list[Any]:
    return [e for e in session.told if e.to is not None and e.what.code != "your-hand"]


def hand_scene(
    words: Words,
    session: GameSession,
    view: View[Any],
    decision: Decision,
    chosen: tuple[Card, ...] = (),
) -> HandScene:
    """The scene of a hand: playable cards are bright, chosen ones are marked."""
    bright = usable(decision) & set(view.hand) or set(view.hand)
    marks = session.game.marks(view)
    left = list(chosen)
    faces = []
    for card in view.hand:
        picked = card in left
        if picked:
            left.remove(card)
        mark = words.of(session.log.game, f"mark-{marks[card]}") if card in marks else ""
        faces.append(CardFace(card=card, legal=card in bright, chosen=picked, mark=mark))
    teller = Teller.of(words, session.log.game, session.chairs, markup=False)
    return HandScene(
        cards=tuple(faces),
        title=game_name(words, session.log.game),
        note=teller.contract(view),
        theme=words.style.theme,
        deck=words.style.deck,
    )


def _alt(
    words: Words, session: GameSession, view: View[Any], scene: HandScene, hinted: bool = False
) -> str:
    """The hand for those who do not see it, the most important first."""
    teller = Teller.of(words, session.log.game, session.chairs, markup=False)
    legal = [face.card for face in scene.cards if face.legal]
    chosen = [face.card for face in scene.cards if face.chosen]
    said = [
        words.say("hand-is", cards=teller.hand(view)),
        words.say("hand-may", cards=words.cards(legal)) if len(legal) < len(scene.cards) else "",
        words.say("hand-hinted" if hinted else "hand-chosen", cards=words.cards(chosen))
        if chosen
        else "",
        teller.turn(view, view.result is not None),
        scene.note,
        teller.trick(view.trick),
        teller.scores(view),
        auction_text(teller, view),
        *teller.facts(view),
    ]
    return teller.joined(said)
