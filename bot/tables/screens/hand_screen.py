"""A player's own hand: the picture, the same in words, and buttons for exactly what is legal."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from bot.rules import Action, Card, Choose, Decision, Pick, Seat, View
from bot.tables import wishes
from bot.tables.screens.screen import Button, Item, Menu, Picture, Row, Screen, in_rows, shorten
from bot.tables.screens.telling import Teller, game_name
from bot.tables.sitting import Sitting
from bot.tables.words import Words
from cardart.scene import CardFace, HandScene

MOST_BUTTONS = 15
MOST_ITEMS = 25


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
) -> Screen:
    """What this seat holds and may do now. ``chosen`` are cards picked but not yet confirmed."""
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
        *teller.facts(view),
        words.say("hand-is", cards=teller.hand(view)) if view.hand else "",
        *teller.events(_private(sitting, seat), seat)[-2:],
        words.say("your-turn", phase=words.of(sitting.log.game, f"phase-{view.phase}"))
        if len(decision)
        else teller.turn(view, over),
        teller.scores(view),
    ]
    picture = _picture(words, where.table, sitting, view, decision, chosen) if view.hand else None
    rows = _controls(words, where.table, sitting, seat, view, decision, chosen)
    return Screen(shorten("\n".join(filter(None, text)), 2000), picture, rows)


def _private(sitting: Sitting, seat: Seat) -> list[Any]:
    return [e for e in sitting.told if e.to is not None and e.what.code != "your-hand"]


def usable(decision: Decision) -> set[Card]:
    """The cards that some legal action puts down or away."""
    if isinstance(decision, Pick):
        return set(decision.cards)
    return {card for action in decision for card in action.cards}


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


def _controls(
    words: Words,
    table: int,
    sitting: Sitting,
    seat: Seat,
    view: View[Any],
    decision: Decision,
    chosen: tuple[Card, ...],
) -> tuple[Row, ...]:
    if not len(decision):
        return ()
    number = sitting.numbers[seat]
    if isinstance(decision, Pick) and decision.at_most > 1:
        return _pick(words, table, number, sitting, decision, chosen)
    rows = _choices(words, table, number, sitting, list(decision))
    barred = [c for c in view.hand if usable(decision) and c not in usable(decision)]
    if barred:
        items = tuple(Item(words.card(c), c) for c in dict.fromkeys(barred))
        rows += (Menu(f"why:{table}:{number}", words.say("menu-why"), items),)
    return rows


def _choices(
    words: Words, table: int, number: int, sitting: Sitting, actions: list[Action]
) -> tuple[Row, ...]:
    lines = [sitting.game.write(action) for action in actions]
    labels = [action_label(words, sitting.log.game, action) for action in actions]
    if len(actions) > MOST_BUTTONS:
        items = tuple(
            Item(shorten(label, 100), line) for label, line in zip(labels, lines, strict=True)
        )
        menus = [items[n : n + MOST_ITEMS] for n in range(0, len(items), MOST_ITEMS)][:4]
        return tuple(
            Menu(f"move:{table}:{number}~{n + 1}", words.say("menu-choose"), part)
            for n, part in enumerate(menus)
        )
    texts = wishes.unique([wishes.move(table, number, line) for line in lines])
    buttons = [
        Button(shorten(label, 80), wish, "secondary" if action.verb in _QUIET else "primary")
        for label, wish, action in zip(labels, texts, actions, strict=True)
    ]
    return in_rows(buttons)


_QUIET = ("", "swap", "discard", "give")


def _pick(
    words: Words,
    table: int,
    number: int,
    sitting: Sitting,
    decision: Pick,
    chosen: tuple[Card, ...],
) -> tuple[Row, ...]:
    """A menu of cards; then one button that confirms, and carries the whole action."""
    left = list(chosen)
    items = []
    for n, card in enumerate(decision.cards[:MOST_ITEMS]):
        picked = card in left
        if picked:
            left.remove(card)
        items.append(Item(words.card(card), f"{card}~{n}", chosen=picked))
    verb = decision.verb
    least, most = max(1, decision.at_least), min(decision.at_most, len(items))
    prompt = words.say("menu-pick", verb=verb, least=decision.at_least, most=decision.at_most)
    rows: list[Row] = [Menu(f"pick:{table}:{number}", prompt, tuple(items), least, most)]
    offered: list[Action] = list(decision.others)
    if decision.at_least == 0:
        offered.append(decision.make(()))
    if chosen:
        offered.insert(0, decision.make(chosen))
    return (*rows, *_choices(words, table, number, sitting, offered))


def action_label(words: Words, game: str, action: Action) -> str:
    """What an action is called on a button or in a completion."""
    if not action.verb:
        return words.of(game, f"action-{str(action).replace(' ', '-')}")
    facts = {name: words.fact(value, ()) for name, value in action.facts.items()}
    if action.cards or "chosen" in facts:
        facts["cards"] = words.cards(action.cards)
        facts["count"] = len(action.cards)
    if action.verb == "play":
        return words.card(action.cards[0])
    return words.of(game, f"action-{action.verb}", **facts)


def labelled(words: Words, sitting: Sitting, seat: Seat) -> Iterable[tuple[str, str]]:
    """Every legal action of a seat as (label, line); several cards at once are left to menus."""
    decision = sitting.game.legal(sitting.view(seat))
    many = isinstance(decision, Pick) and decision.at_most > 1
    actions = decision.others if many and isinstance(decision, Pick) else tuple(decision)
    for action in actions:
        line = sitting.game.write(action)
        yield action_label(words, sitting.log.game, action), line
