"""A finished game stop by stop, all hands open: as a picture and in words."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.rules import CHANCE, Seat
from bot.rules.actions import Play
from bot.rules.seats import seats
from bot.rules.tricks import Trick
from bot.tables import wishes
from bot.tables.course import Course, Move, Stop
from bot.tables.export import Export
from bot.tables.length import length
from bot.tables.screens.controls import action_label
from bot.tables.screens.screen import (
    LONGEST,
    Button,
    Item,
    Menu,
    Picture,
    Row,
    Screen,
    message,
    shorten,
)
from bot.tables.screens.table_screen import LETTERS, table_scene
from bot.tables.screens.telling import Teller, game_name
from bot.tables.words import Words
from cardart.scene import CardFace, OpenHand, ReplayScene, Score, TrickCard, TrickRow

FEWER_TRICKS = (99, 8, 5, 3, 1)
"""How many tricks are told, the more of them the better, as far as there is room."""
MOST_ITEMS = 25
"""Entries of a menu; of more deals those round the present one are offered."""


def replay_screen(
    words: Words, export: Export, course: Course, deal: int = 0, stop: int = 0
) -> Screen:
    """One stop of a finished game, with buttons to step on and menus to jump.

    ``deal`` and ``stop`` count from 0; out of bounds they are the nearest there is.
    """
    now = course.stop(deal, stop)
    head = title(words, export, course, now)
    for most in FEWER_TRICKS:
        text = message([head, *stop_lines(words, export, now, most=most)])
        if length(text) < LONGEST:
            break
    rows = _controls(words, export, course, now)
    return Screen(text, _picture(words, export, course, now), rows)


def title(words: Words, export: Export, course: Course, stop: Stop) -> str:
    """Which game, which deal of how many, and where in it."""
    return words.say(
        "replay-title",
        game=game_name(words, export.log.game),
        number=export.number,
        deal=stop.deal.number,
        deals=len(course.deals),
        stop=stop_name(words, stop),
    )


def stop_name(words: Words, stop: Stop) -> str:
    """What a stop is called in a menu."""
    match stop.kind:
        case "dealt":
            return words.say("replay-stop-dealt")
        case "ready":
            return words.say("replay-stop-ready")
        case "trick":
            return words.say("replay-stop-trick", number=len(stop.tricks))
    return words.say("replay-stop-end")


# ---------------------------------------------------------------------- in words


def stop_lines(words: Words, export: Export, stop: Stop, most: int = 99) -> list[str]:
    """A stop in words: what was said and played, every hand, and how a deal ended.

    Only the last ``most`` tricks are told; all of them are on the picture.
    """
    teller = Teller.of(words, export.log.game, export.seated)
    tricks = list(enumerate(stop.tricks, 1))[-most:]
    view, course = stop.view, said(teller, stop.since)
    return [
        teller.contract(view),
        words.say("dealer-is", who=teller.names[view.dealer]),
        words.say("replay-course", said=" · ".join(course)) if course else "",
        "…" if len(tricks) < len(stop.tricks) else "",
        *(trick_line(teller, n, t) for n, t in tricks),
        *([] if stop.trick in (None, *stop.tricks) else [teller.trick(stop.trick)]),
        *hands(teller, stop),
        *piles(teller, stop),
        scores(teller, stop),
        *ending(teller, stop),
    ]


def said(teller: Teller, moves: Sequence[Move]) -> list[str]:
    """What was done beside playing cards, each with who did it."""
    return [
        teller.words.say(
            "auction-word",
            who=teller.names[move.seat],
            word=action_label(teller.words, teller.game, move.action),
        )
        for move in moves
        if move.seat != CHANCE and type(move.action) is not Play
    ]


def trick_line(teller: Teller, number: int, trick: Trick) -> str:
    """A trick that is over, in one line."""
    return f"{number}. " + teller.trick(trick, "replay-trick")


def hands(teller: Teller, stop: Stop) -> list[str]:
    """Who still holds what."""
    say, cards = teller.words.say, teller.words.cards
    return [
        say("replay-hand", who=teller.names[seat], cards=cards(hand))
        for seat, hand in enumerate(stop.hands)
        if hand
    ]


def piles(teller: Teller, stop: Stop) -> list[str]:
    """What was dealt into the middle, seen or unseen, when the cards are dealt."""
    if stop.kind != "dealt":
        return []
    words = teller.words
    return [
        words.say(
            "replay-pile",
            pile=words.of(teller.game, f"pile-{name}"),
            cards=words.cards(cards),
        )
        for name, cards in stop.deal.dealt.piles
        if cards
    ]


def scores(teller: Teller, stop: Stop) -> str:
    """Every side's points and tricks by now."""
    view = stop.view
    match_now = replace(view.match, scores=stop.scores)
    return teller.scores(replace(view, match=match_now, tricks_won=stop.tricks_won))


def ending(teller: Teller, stop: Stop) -> list[str]:
    """How the deal ended, and the game with it."""
    if not stop.closing or stop.last.seat == CHANCE:
        return []
    return teller.ending(stop.last.after.closing, stop.last.after.result)


# ---------------------------------------------------------------------- the picture


def _picture(words: Words, export: Export, course: Course, stop: Stop) -> Picture:
    teller = Teller.of(words, export.log.game, export.seated, markup=False)
    alt = [
        title(words, export, course, stop).replace("*", ""),
        teller.contract(stop.view),
        teller.trick(stop.trick),
        scores(teller, stop),
        *hands(teller, stop),
        *(trick_line(teller, n, t) for n, t in enumerate(stop.tricks, 1)),
    ]
    return Picture(replay_scene(words, export, course, stop), "replay.png", teller.joined(alt))


def replay_scene(words: Words, export: Export, course: Course, stop: Stop) -> ReplayScene:
    """The picture's scene: the table of that moment, with every hand open."""
    view, sitting = stop.view, stop.table
    teller = Teller.of(words, export.log.game, export.seated, markup=False)
    sitting = replace(sitting, chairs=export.seated)
    scene = table_scene(words, sitting, view, False)
    held, won, marks = stop.hands, stop.tricks_won, _marks(words, stop)
    places = tuple(
        replace(
            seat,
            cards_left=len(held[n]),
            tricks=won[n],
            turn=False,
            robot=export.seated[n].robot is not None,
            card=_face(stop, n),
            leads=bool(stop.trick and stop.trick.leader == n),
            winning=bool(stop.trick and stop.trick.winner == n),
        )
        for n, seat in enumerate(scene.seats)
    )
    now = tuple(
        Score(label=teller.side(side), value=stop.scores[side[0]], target=s.target, side=s.side)
        for side, s in zip(teller.scorers(view), scene.scores, strict=True)
    )
    last = ending(teller, stop)
    table = replace(
        scene,
        title=title(words, export, course, stop).replace("*", ""),
        seats=places,
        scores=now,
        note=shorten(last[0].removeprefix("> ").replace("*", ""), 80) if last else "",
        last_trick=(),
        shown=(),
    )
    return ReplayScene(
        table=table,
        hands=tuple(
            OpenHand(cards=tuple(CardFace(card=c, mark=marks[n].get(c, "")) for c in hand))
            for n, hand in enumerate(held)
        ),
        tricks=tuple(
            TrickRow(
                cards=tuple(
                    TrickCard(letter=LETTERS[s], card=CardFace(card=c), winner=s == t.winner)
                    for s, c in zip(t.seats, t.cards, strict=True)
                )
            )
            for t in stop.tricks
        ),
        theme=words.look.theme,
        deck=words.look.deck,
    )


def _face(stop: Stop, seat: int) -> CardFace | None:
    card = stop.trick.card_of(Seat(seat)) if stop.trick else None
    return CardFace(card=card) if card else None


def _marks(words: Words, stop: Stop) -> list[dict[str, str]]:
    """The labels of cards that are not what they seem, hand by hand."""
    game, key = stop.table.game, stop.table.log.game
    found = [game.marks(stop.table.view(seat)) for seat in seats(stop.table.log.players)]
    return [{c: words.of(key, f"mark-{m}") for c, m in marks.items()} for marks in found]


# ---------------------------------------------------------------------- what can be pressed


def _controls(words: Words, export: Export, course: Course, now: Stop) -> tuple[Row, ...]:
    deal, stop = now.deal.number - 1, now.deal.stops.index(now)
    steps = list(_steps(words, course, deal, stop))
    texts = wishes.unique([wishes.replay(export.number, *place) for _, place, _ in steps])
    walk = tuple(
        Button(label, wish, enabled=open_to)
        for (label, _, open_to), wish in zip(steps, texts, strict=True)
    )
    files = tuple(
        Button(words.say(key), wishes.replay(export.number, kind))
        for key, kind in (
            ("button-replay-text", "text"),
            ("button-replay-json", "json"),
            ("button-verify", "verify"),
        )
    )
    menus = (_deals(words, export, course, deal), _stops(words, export, now, stop))
    return (walk, *(menu for menu in menus if menu), files)


def _steps(
    words: Words, course: Course, deal: int, stop: int
) -> Iterator[tuple[str, tuple[str, ...], bool]]:
    """Deal back, step back, step on, deal on: label, where to, and whether there is one."""
    stops, last = course.deals[deal].stops, len(course.deals) - 1
    back = (deal, stop - 1) if stop else (deal - 1, len(course.deals[max(deal - 1, 0)].stops) - 1)
    on = (deal, stop + 1) if stop + 1 < len(stops) else (deal + 1, 0)
    for label, (to_deal, to_stop), open_to in (
        (words.say("button-deal-back"), (deal - 1, 0), deal > 0),
        (words.say("button-step-back"), back, deal > 0 or stop > 0),
        (words.say("button-step-on"), on, deal < last or stop + 1 < len(stops)),
        (words.say("button-deal-on"), (deal + 1, 0), deal < last),
    ):
        yield label, ("at", str(max(to_deal, 0)), str(max(to_stop, 0))), open_to


def _deals(words: Words, export: Export, course: Course, deal: int) -> Menu | None:
    if len(course.deals) < 2:
        return None
    first = min(max(deal - MOST_ITEMS // 2, 0), max(len(course.deals) - MOST_ITEMS, 0))
    teller = Teller.of(words, export.log.game, export.seated, markup=False)
    items = []
    for held in course.deals[first : first + MOST_ITEMS]:
        end = held.stops[-1]
        label = words.say("replay-deal", number=held.number)
        hint = shorten(scores(teller, end), 100)
        at = held.number - 1
        items.append(Item(label, str(at), hint, chosen=at == deal))
    wish = wishes.replay(export.number, "deal")
    return Menu(wish, words.say("menu-replay-deal"), tuple(items))


def _stops(words: Words, export: Export, now: Stop, stop: int) -> Menu | None:
    stops = now.deal.stops
    if len(stops) < 2:
        return None
    items = tuple(
        Item(shorten(stop_name(words, one), 100), str(n), chosen=n == stop)
        for n, one in enumerate(stops[:MOST_ITEMS])
    )
    wish = wishes.replay(export.number, "stop", str(now.deal.number - 1))
    return Menu(wish, words.say("menu-replay-stop"), items)
