"""A finished game stop by stop, with all hands open, as a picture and in words."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any

from bot.rules import CHANCE, Action, Card, Seat, View
from bot.rules.kit.actions import KEEP, Play
from bot.rules.kit.match import Match
from bot.rules.kit.tricks import Trick
from bot.rules.kit.view import Done
from bot.tables.past.export import Export
from bot.tables.past.mainline import Kind
from bot.tables.past.replay import Frame, Outline, Replay
from bot.tables.screens import custom_ids
from bot.tables.screens.controls import action_label
from bot.tables.screens.discord_limits import ITEM, MENU_ITEMS, MESSAGE, length, shorten
from bot.tables.screens.moment_screen import moments_button
from bot.tables.screens.names import game_name
from bot.tables.screens.screen import (
    Button,
    Item,
    Menu,
    Picture,
    Row,
    Screen,
    message,
    unless_in_words,
)
from bot.tables.screens.seat_scene import table_scene
from bot.tables.screens.telling import Teller
from bot.words.words import Words
from cardart.scene import CardFace, OpenHand, ReplayScene, TrickCard, TrickRow

FEWER_TRICKS = (99, 8, 5, 3, 1)
"""Numbers of tricks to tell, the more of them the better, as far as there is room."""


def replay_screen(
    words: Words,
    export: Export,
    replay: Replay,
    deal: int = 0,
    stop: int = 0,
    *,
    own: bool = False,
) -> Screen:
    """One stop of a finished game, with buttons to step on and menus to jump.

    ``deal`` and ``stop`` count from 0; out of bounds they are the nearest there is. Of an ``own``
    game there is a way to what mattered in it.
    """
    now, deals = replay.frame(deal, stop), len(replay.deals)
    head = title(words, export, deals, now)
    for most in FEWER_TRICKS:
        text = message([head, *stop_lines(words, export, now, most=most)])
        if length(text) < MESSAGE:
            break
    rows = _controls(words, export, replay, now, own)
    picture = unless_in_words(words.style, _picture(words, export, deals, now))
    return Screen(text, picture, rows)


def title(words: Words, export: Export, deals: int, stop: Frame) -> str:
    """The title of a stop: the game, the deal of how many, and the place in it."""
    return words.say(
        "replay-title",
        game=game_name(words, export.log.game),
        number=export.number,
        deal=stop.deal,
        deals=deals,
        stop=stop_name(words, stop.kind, len(stop.tricks)),
    )


def stop_name(words: Words, kind: Kind, tricks: int) -> str:
    """The name of a stop in a menu, after so many tricks."""
    match kind:
        case "dealt":
            return words.say("replay-stop-dealt")
        case "ready":
            return words.say("replay-stop-ready")
        case "trick":
            return words.say("replay-stop-trick", number=tricks)
    return words.say("replay-stop-end")


# ---------------------------------------------------------------------- in words


def stop_lines(words: Words, export: Export, stop: Frame, most: int = 99) -> list[str]:
    """A stop in words: what was said and played, every hand, and how a deal ended.

    Only the last ``most`` tricks are told; all of them are on the picture.
    """
    teller = Teller.replaying(words, export.log, export.seated)
    tricks = list(enumerate(stop.tricks, 1))[-most:]
    view = stop.view
    return [
        contract(teller, stop),
        words.say("dealer-is", who=teller.names[view.dealer]),
        " · ".join(_tagged(teller, stop)),
        *_course(teller, stop),
        "…" if len(tricks) < len(stop.tricks) else "",
        *(trick_line(teller, view, n, t) for n, t in tricks),
        *([] if stop.trick in (None, *stop.tricks) else [teller.trick(view, stop.trick)]),
        *hands(teller, stop),
        *piles(teller, stop),
        scores(teller, stop),
        *ending(teller, stop),
    ]


def contract(teller: Teller, stop: Frame) -> str:
    """The contract; before there is one the card turned up, unless it lies among the piles."""
    up = any(name == "up" and cards for name, cards in stop.piles)
    return "" if up and not stop.view.contract else teller.contract(stop.view)


def _course(teller: Teller, stop: Frame) -> Iterable[str]:
    """A line for what was said before a stop, and one for the cards put away, taken or given."""
    for key, moved in ("replay-course", False), ("replay-cards", True):
        since = [move for move in stop.since if _is_about_cards(move.action) == moved]
        if told := said(teller, stop.view.dealer, since):
            yield teller.words.say(key, said=" · ".join(told))


def _is_about_cards(action: Action) -> bool:
    """Whether cards change their place, or might have: so no word of an auction."""
    return bool(action.cards) or action == KEEP


def said(teller: Teller, dealer: Seat, moves: Iterable[Done]) -> list[str]:
    """The actions other than playing cards, each with its player."""
    return [
        teller.words.say(
            "auction-word",
            who=teller.names[move.seat],
            word=action_label(teller.words, teller.game, move.action, deals=move.seat == dealer),
        )
        for move in moves
        if move.seat != CHANCE and type(move.action) is not Play
    ]


def _tagged(teller: Teller, stop: Frame) -> list[str]:
    """The tags beside players' names; at the end of a deal its points are reckoned below.

    The view is that before the last card, whose trick is not among them.
    """
    return teller.tagged(replace(stop.view, turn=()) if stop.closes else stop.view)


def trick_line(teller: Teller, view: View[Any], number: int, trick: Trick) -> str:
    """A trick that is over, in one line."""
    return f"{number}. " + teller.trick(view, trick, "replay-trick")


def hands(teller: Teller, stop: Frame) -> list[str]:
    """The hands of all players at this stop."""
    say, plain = teller.words.say, replace(teller, markup=False)
    return [
        say(
            "replay-hand",
            who=teller.names[seat],
            cards=teller.words.side_by_side(plain.cards(stop.view, hand)),
        )
        for seat, hand in enumerate(stop.hands)
        if hand
    ]


def piles(teller: Teller, stop: Frame) -> list[str]:
    """The cards dealt into the middle, at the stop where they are dealt."""
    words = teller.words
    return [
        words.say(
            "replay-pile",
            pile=words.of(teller.game, f"pile-{name}"),
            cards=words.cards(cards),
        )
        for name, cards in stop.piles
        if cards
    ]


def scores(teller: Teller, stop: Frame) -> str:
    """The points and tricks of every side so far; which deal it is stands in the title."""
    match_now = replace(stop.view.match, scores=stop.scores)
    return _standing(teller, stop.view, match_now, stop.tricks_won)


def _standing(
    teller: Teller, view: View[Any], match_now: Match[Any], tricks: tuple[int, ...]
) -> str:
    return teller.scores(replace(view, match=match_now, tricks_won=tricks), titled=True)


def ending(teller: Teller, stop: Frame) -> list[str]:
    """The end of the deal, and of the game with it."""
    return teller.ending(stop.closing, stop.result) if stop.closes else []


# ---------------------------------------------------------------------- the picture


def _picture(words: Words, export: Export, deals: int, stop: Frame) -> Picture:
    teller = Teller.replaying(words, export.log, export.seated, markup=False)
    alt = [
        title(words, export, deals, stop).replace("*", ""),
        teller.contract(stop.view),
        teller.trick(stop.view, stop.trick),
        scores(teller, stop),
        *_tagged(teller, stop),
        *hands(teller, stop),
        *(trick_line(teller, stop.view, n, t) for n, t in enumerate(stop.tricks, 1)),
    ]
    return Picture(replay_scene(words, export, deals, stop), "replay.png", teller.joined(alt))


def replay_scene(words: Words, export: Export, deals: int, stop: Frame) -> ReplayScene:
    """The scene of a stop: the table with every hand open."""
    game = export.log.game
    teller = Teller.replaying(words, export.log, export.seated, markup=False)
    last, marks = teller.summary(stop.closing) if stop.closes else [], _marks(words, game, stop)
    note = last[0].replace("*", "") if last else ""
    scene = table_scene(teller, export.seated, _view_at(stop), note)
    table = replace(
        scene,
        title=title(words, export, deals, stop).replace("*", ""),
        shown=(),
        seats=tuple(
            replace(seat, robot=chair.robot is not None)
            for seat, chair in zip(scene.seats, export.seated, strict=True)
        ),
    )
    return ReplayScene(
        table=table,
        hands=tuple(
            OpenHand(cards=tuple(CardFace(card=c, mark=marks[n].get(c, "")) for c in hand))
            for n, hand in enumerate(stop.hands)
        ),
        tricks=tuple(
            TrickRow(
                cards=tuple(
                    TrickCard(
                        letter=table.seats[s].letter,
                        card=CardFace(card=c, mark=marks[s].get(c, "")),
                        winner=s == t.winner,
                    )
                    for s, c in zip(t.seats, t.cards, strict=True)
                )
            )
            for t in stop.tricks
        ),
        theme=words.style.theme,
        deck=words.style.deck,
    )


def _view_at(stop: Frame) -> View[Any]:
    """The public view at this stop, with the trick and the counts of the stop itself."""
    return replace(
        stop.view,
        match=replace(stop.view.match, scores=stop.scores),
        turn=(),
        counts=tuple(map(len, stop.hands)),
        tricks_won=stop.tricks_won,
        trick=stop.trick,
        last_trick=None,
    )


def _marks(words: Words, game: str, stop: Frame) -> list[dict[Card, str]]:
    """The labels of cards that are not what they seem, hand by hand."""
    return [{c: words.of(game, f"mark-{mark}") for c, mark in marks} for marks in stop.marks]


# ---------------------------------------------------------------------- what can be pressed


def _controls(
    words: Words, export: Export, replay: Replay, now: Frame, own: bool
) -> tuple[Row, ...]:
    steps = list(_steps(words, replay, now.deal - 1, now.at))
    texts = custom_ids.unique(
        [custom_ids.Replay.of(export.number, *place) for _, place, _ in steps]
    )
    walk = tuple(
        Button(label, wish, enabled=open_to)
        for (label, _, open_to), wish in zip(steps, texts, strict=True)
    )
    if own:
        walk = (*walk, moments_button(words, export.number))
    files = [
        Button(words.say(key), custom_ids.Replay.of(export.number, kind))
        for key, kind in (
            ("button-replay-text", "text"),
            ("button-replay-json", "json"),
            ("button-verify", "verify"),
        )
    ]
    shown = custom_ids.ShowReplay.of(export.number, "at", str(now.deal - 1), str(now.at))
    files.insert(0, Button(words.say("button-show"), shown))
    if any(move.seat != CHANCE and export.seated[move.seat].robot for move in now.since):
        why = custom_ids.Replay.of(export.number, "why", str(now.deal - 1), str(now.at))
        files.insert(0, Button(words.say("button-why"), why))
    menus = (_deals(words, export, replay, now), _stops(words, export, replay, now))
    return (walk, *(menu for menu in menus if menu), tuple(files))


def _steps(
    words: Words, replay: Replay, deal: int, stop: int
) -> Iterator[tuple[str, tuple[str, ...], bool]]:
    """Deal back, step back, step on, deal on: label, where to, and whether there is one."""
    held, last = replay.deals, len(replay.deals) - 1
    here, before = len(held[deal].stops), len(held[max(deal - 1, 0)].stops)
    back = (deal, stop - 1) if stop else (deal - 1, before - 1)
    on = (deal, stop + 1) if stop + 1 < here else (deal + 1, 0)
    for label, (to_deal, to_stop), open_to in (
        (words.say("button-deal-back"), (deal - 1, 0), deal > 0),
        (words.say("button-step-back"), back, deal > 0 or stop > 0),
        (words.say("button-step-on"), on, deal < last or stop + 1 < here),
        (words.say("button-deal-on"), (deal + 1, 0), deal < last),
    ):
        yield label, ("at", str(max(to_deal, 0)), str(max(to_stop, 0))), open_to


def _deals(words: Words, export: Export, replay: Replay, now: Frame) -> Menu | None:
    held, deal = replay.deals, now.deal - 1
    if len(held) < 2:
        return None
    first = min(max(deal - MENU_ITEMS // 2, 0), max(len(held) - MENU_ITEMS, 0))
    teller = Teller.replaying(words, export.log, export.seated, markup=False)
    items = tuple(
        _deal(teller, now, at, outline, at == deal)
        for at, outline in list(enumerate(held))[first : first + MENU_ITEMS]
    )
    wish = custom_ids.Replay.of(export.number, "deal")
    return Menu(wish, words.say("menu-replay-deal"), items)


def _deal(teller: Teller, now: Frame, at: int, outline: Outline, chosen: bool) -> Item:
    label = teller.words.say("replay-deal", number=at + 1)
    hint = _standing(teller, now.view, outline.match, outline.tricks_won)
    return Item(label, str(at), shorten(hint, ITEM), chosen=chosen)


def _stops(words: Words, export: Export, replay: Replay, now: Frame) -> Menu | None:
    stops = replay.deals[now.deal - 1].stops
    if len(stops) < 2:
        return None
    items = tuple(
        Item(shorten(stop_name(words, *one), ITEM), str(n), chosen=n == now.at)
        for n, one in enumerate(stops[:MENU_ITEMS])
    )
    wish = custom_ids.Replay.of(export.number, "stop", str(now.deal - 1))
    return Menu(wish, words.say("menu-replay-stop"), items)
