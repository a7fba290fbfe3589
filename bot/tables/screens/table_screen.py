"""The public message of a game, with what everyone may see and nothing else."""

from collections.abc import Sequence
from typing import Any

from bot.rules import GAMES, Seat, View
from bot.rules.kit.tricks import Trick
from bot.tables.model.lobby import Chair
from bot.tables.model.offers import NO_OFFERS, Offers
from bot.tables.model.session import GameSession
from bot.tables.screens import custom_ids
from bot.tables.screens.auction import auction_text, last_words, word
from bot.tables.screens.clock_lines import table_lines, table_row
from bot.tables.screens.favours_screen import wished_line, wished_row
from bot.tables.screens.screen import Button, Picture, Row, Screen, message
from bot.tables.screens.sheet_screen import sheet_picture
from bot.tables.screens.talk_screen import talk_lines
from bot.tables.screens.telling import Teller, game_name, hidden_piles
from bot.tables.screens.vote_screen import proposal_lines, proposal_row
from bot.words.words import Words
from cardart.scene import CardFace, Pile, Score, SeatScene, Shown, TableScene, TrickCard

LETTERS = "ABCDEFGH"
LAST_EVENTS = 4
SAID_BY_TRICKS = ("played", "trick-won")
"""Events that the lines about the tricks say already."""


def table_screen(
    words: Words,
    table: int,
    session: GameSession,
    over: bool,
    closes: float | None = None,
    offers: Offers = NO_OFFERS,
) -> Screen:
    """The public screen of a game: picture, text, and the buttons everyone may press."""
    view, key = session.view(None), session.log.game
    teller = Teller.of(words, key, session.chairs)
    title = words.say("table-title", game=game_name(words, key), table=table, deal=view.deal)
    wished = [] if over else wished_line(teller, session, offers)
    text = [title, *_lines(teller, view, session, over, closes, offers.vote_failed), *wished]
    text += talk_lines(words, offers.heard)
    text.append(_fairness(words, session, view, over))
    alt = _alt(words, session, view, over)
    scene = table_scene(words, key, session.chairs, view, over)
    buttons = [Button(words.say("button-hand"), custom_ids.Look.of(table, "hand"), "primary")]
    if over:
        buttons = [
            Button(words.say("button-rematch"), custom_ids.Look.of(table, "rematch"), "primary"),
            Button(words.say("button-replay"), custom_ids.Replay.of(session.game_id)),
        ]
    buttons.append(Button(words.say("button-last"), custom_ids.Look.of(table, "last")))
    buttons.append(Button(words.say("button-menu"), custom_ids.Look.of(table, "menu")))
    picture = Picture(scene, f"table-{table}.png", alt)
    if over:
        picture = sheet_picture(words, table, session)
    rows: tuple[Row, ...] = (tuple(buttons),)
    if not over:
        rows += (*table_row(words, table, session), *wished_row(words, table, offers))
    rows += proposal_row(words, table, session)
    return Screen(message(text), picture, rows)


def _lines(
    teller: Teller,
    view: View[Any],
    session: GameSession,
    over: bool,
    closes: float | None,
    failed: bool,
) -> list[str]:
    lines = [
        teller.contract(view),
        teller.middle(view),
        teller.trick(view.trick),
        teller.trick(view.last_trick, "trick-last"),
        auction_text(teller, view),
        *teller.shown(view),
        *teller.facts(view),
        teller.scores(view),
        "**" + teller.turn(view, over) + "**",
        *([] if over else table_lines(teller, session, closes)),
        *proposal_lines(teller, session, failed),
    ]
    news = [event for event in session.told if event.what.code not in SAID_BY_TRICKS]
    told = [f"-# {line}" for line in teller.events(news, None)[-LAST_EVENTS:]]
    if over or view.waits_for_deck or not view.tricks_won or not sum(view.tricks_won):
        lines += teller.ending(session.closing, session.result)
    return [*lines, *([] if over or view.waits_for_deck else told)]


def _fairness(words: Words, session: GameSession, view: View[Any], over: bool) -> str:
    """The commitment until the first trick is won, later in the menu; at the end the seed."""
    if over and session.log.seed:
        return words.say("seed-revealed", seed=session.log.seed)
    if any(view.tricks_won) or (view.deal > 1 and not session.newly_sealed):
        return ""
    return promise(words, session)


def promise(words: Words, session: GameSession) -> str:
    """The SHA-256 of the secret that shuffles this game from now on."""
    return words.say("seed-promised", commitment=session.log.commitments[-1])


def _alt(words: Words, session: GameSession, view: View[Any], over: bool) -> str:
    """The alt text, the most important first; what does not fit is left out."""
    teller = Teller.of(words, session.log.game, session.chairs, markup=False)
    said = [
        game_name(words, session.log.game),
        teller.contract(view),
        teller.trick(view.trick),
        teller.turn(view, over),
        teller.scores(view),
        teller.trick(view.last_trick, "trick-last"),
        teller.middle(view),
        auction_text(teller, view),
        *teller.shown(view),
        *teller.facts(view),
    ]
    return teller.joined(said)


def table_scene(
    words: Words, game: str, chairs: Sequence[Chair], view: View[Any], over: bool
) -> TableScene:
    """The scene of the table, from the spectators' view."""
    teller = Teller.of(words, game, chairs, markup=False)
    up = next((p.cards[0] for p in view.piles if p.name == "up" and p.cards), None)
    sides = {seat: n for n, side in enumerate(view.sides) for seat in side}
    shared = any(len(side) > 1 for side in view.sides)
    return TableScene(
        seats=tuple(
            _seat(teller, chairs[n], view, Seat(n), sides.get(Seat(n), -1) if shared else -1)
            for n in range(view.players)
        ),
        title=game_name(words, game),
        clockwise=GAMES[game].clockwise,
        trump=view.trump or "",
        trump_text=words.suit(view.trump) if view.trump else "",
        contract="" if view.trump else _contract(teller, view),
        up_card=CardFace(card=up) if up and not view.contract else None,
        up_label=words.of(game, "pile-up"),
        piles=tuple(
            Pile(label=words.of(game, f"pile-{p.name}"), count=p.count) for p in hidden_piles(view)
        ),
        scores=tuple(
            Score(
                label=teller.side(side),
                value=view.scores[side[0]],
                target=view.target,
                side=sides.get(side[0], -1) if shared else -1,
            )
            for side in teller.scorers(view)
        ),
        note=teller.turn(view, over),
        last_trick=_last(view.last_trick),
        last_label=words.say("last-trick"),
        shown=tuple(
            Shown(
                seat=shown.seat,
                cards=tuple(CardFace(card=c) for c in shown.cards),
                label=words.reason(game, "shown", shown.what, teller.names),
            )
            for shown in view.shown
        ),
        theme=words.style.theme,
        deck=words.style.deck,
    )


def _contract(teller: Teller, view: View[Any]) -> str:
    return teller.contract(view) if view.contract else ""


def _seat(teller: Teller, chair: Chair, view: View[Any], seat: Seat, side: int) -> SeatScene:
    words, game = teller.words, teller.game
    trick = view.trick
    card = trick.card_of(seat) if trick else None
    badges = [
        words.of(game, f"badge-{name}")
        for name, so in (("dealer", view.dealer == seat), ("maker", view.maker == seat))
        if so
    ]
    if said := last_words(view).get(seat):
        badges.append(word(words, game, said))
    return SeatScene(
        name=teller.names[seat],
        letter=LETTERS[seat],
        cards_left=view.counts[seat],
        tricks=view.tricks_won[seat],
        badges=tuple(badges),
        turn=seat in view.turn,
        out=seat in view.sitting_out,
        robot=chair.user is None and not chair.waits,
        side=side,
        card=CardFace(card=card) if card else None,
        leads=bool(trick and trick.cards and trick.leader == seat),
        winning=bool(trick and trick.winner == seat),
    )


def _last(trick: Trick | None) -> tuple[TrickCard, ...]:
    if trick is None:
        return ()
    return tuple(
        TrickCard(letter=LETTERS[seat], card=CardFace(card=card), winner=seat == trick.winner)
        for seat, card in zip(trick.seats, trick.cards, strict=True)
    )


def last_trick_text(words: Words, session: GameSession) -> str:
    """The last trick in words, for anyone who asks."""
    teller = Teller.of(words, session.log.game, session.chairs)
    return teller.trick(session.view(None).last_trick, "trick-last") or words.say("no-last-trick")


def course_text(words: Words, session: GameSession) -> str:
    """The events of this deal, as everyone was told them."""
    teller = Teller.of(words, session.log.game, session.chairs)
    return "\n".join(teller.events(session.told, None)) or words.say("nothing-yet")
