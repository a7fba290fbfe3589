"""A player's own hand: the picture, the same in words, and buttons for exactly what is legal."""

from dataclasses import dataclass
from typing import Any

from bot.rules import Action, Card, Choose, Decision, Seat, View
from bot.tables.screens.asking import question
from bot.tables.screens.auction import auction_text
from bot.tables.screens.clock_lines import hand_lines, hand_row
from bot.tables.screens.controls import action_label, controls, usable
from bot.tables.screens.screen import Picture, Screen, shorten
from bot.tables.screens.telling import Teller, game_name
from bot.tables.sitting import Sitting
from bot.tables.words import Words
from cardart.scene import CardFace, HandScene


@dataclass(frozen=True, slots=True)
class Where:
    """Where a table is, for the people who read of it elsewhere."""

    table: int
    place: str
    """Server and channel with a link, already in the reader's words."""


def hand_screen(
    words: Words,
    where: Where,
    sitting: Sitting,
    seat: Seat,
    over: bool,
    chosen: tuple[Card, ...] = (),
    bid: int | None = None,
    asked: Action | None = None,
) -> Screen:
    """What this seat holds and may do now.

    ``chosen``, ``bid`` and ``asked`` are picked, and not yet confirmed.
    """
    view = sitting.view(seat)
    decision = Choose(()) if over else sitting.game.legal(view)
    teller = Teller.of(words, sitting.log.game, sitting.chairs)
    title = words.say(
        "hand-title", game=game_name(words, sitting.log.game), table=where.table, place=where.place
    )
    text = [
        title,
        teller.contract(view),
        teller.trick(view.trick),
        auction_text(teller, view),
        *teller.facts(view),
        teller.scores(view),
        words.say("hand-is", cards=teller.hand(view)) if view.hand else "",
        *(teller.events(_private(sitting, seat), seat)[-2:] if view.hand else ()),
        words.say("your-turn", phase=question(words, sitting.log.game, view, decision))
        if len(decision)
        else teller.turn(view, over),
        *([] if over else hand_lines(words, sitting, seat)),
        *(teller.ending(sitting.closing, sitting.result) if over or view.waits_for_deck else ()),
        _once_more(words, sitting.log.game, asked),
    ]
    picture = _picture(words, where.table, sitting, view, decision, chosen) if view.hand else None
    rows = () if over else hand_row(words, where.table, sitting, seat)
    if rows is None:
        rows = controls(words, where.table, sitting, seat, chosen, bid, asked)
    return Screen(shorten("\n".join(filter(None, text)), 2000), picture, rows)


def _once_more(words: Words, game: str, asked: Action | None) -> str:
    """The last question before an action that cannot be taken lightly."""
    if asked is None:
        return ""
    return words.say("really", action=action_label(words, game, asked))


def _private(sitting: Sitting, seat: Seat) -> list[Any]:
    return [e for e in sitting.told if e.to is not None and e.what.code != "your-hand"]


def _picture(
    words: Words,
    table: int,
    sitting: Sitting,
    view: View[Any],
    decision: Decision,
    chosen: tuple[Card, ...],
) -> Picture:
    bright = usable(decision) or set(view.hand)
    marks = sitting.game.marks(view)
    left = list(chosen)
    faces = []
    for card in view.hand:
        picked = card in left
        if picked:
            left.remove(card)
        mark = words.of(sitting.log.game, f"mark-{marks[card]}") if card in marks else ""
        faces.append(CardFace(card=card, legal=card in bright, chosen=picked, mark=mark))
    teller = Teller.of(words, sitting.log.game, sitting.chairs, markup=False)
    note = teller.contract(view)
    scene = HandScene(cards=tuple(faces), title=game_name(words, sitting.log.game), note=note)
    said = [words.say("hand-is", cards=teller.hand(view)), note, teller.trick(view.trick)]
    if usable(decision) and len(usable(decision)) < len(set(view.hand)):
        playable = [c for c in view.hand if c in bright]
        said.append(words.say("hand-may", cards=words.cards(playable)))
    alt = shorten(teller.joined(said), 1024)
    return Picture(scene, f"hand-{table}.png", alt)
