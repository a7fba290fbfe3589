"""The controls of a decision: buttons, menus of cards, and steps up to a high bid.

Every control says all it asks for, so it serves after a restart, and is checked like any other.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from bot.rules import Action, Card, Decision, Pick, Seat, View
from bot.rules.kit.actions import Bid, Play, Say
from bot.storage.rows.ids import TableId
from bot.tables.model.lessons import course_of
from bot.tables.model.session import GameSession
from bot.tables.screens import custom_ids
from bot.tables.screens.discord_limits import ITEM, LABEL, MENU_ITEMS, WIDTH, shorten
from bot.tables.screens.screen import Button, Item, Menu, Row, Style, in_rows
from bot.tables.screens.telling import laid
from bot.words.words import Words

MOST_BUTTONS = 15
MOST_BIDS = 15
"""More than so many numbers to bid are stepped through, or typed."""
MOST_MENUS = 4
STEPS = (-10, -1, 1, 10)
"""The steps of a long auction's buttons, in bids."""
QUIET = ("pass", "no", "keep", "shove", "lead-on", "swap", "discard", "give")
"""Words whose buttons do not call attention to themselves."""


def controls(
    words: Words,
    table: TableId,
    session: GameSession,
    seat: Seat,
    chosen: tuple[Card, ...] = (),
    bid: int | None = None,
    asked: Action | None = None,
) -> tuple[Row, ...]:
    """The rows for the decision this seat faces; none if it faces none.

    ``chosen`` are cards picked but not yet confirmed, ``bid`` the bid stepped to so far, and
    ``asked`` an action that cannot be taken lightly: it is asked once more.
    """
    view: View[Any] = session.view(seat)
    decision = session.decision(seat)
    if not len(decision):
        return ()
    hand = laid(words, session.log.game, view)
    at = At(words, table, session.numbers[seat], session, hand, deals=seat == view.dealer)
    if asked is not None:
        return at.sure(asked)
    if isinstance(decision, Pick) and decision.at_most > 1:
        return at.pick(decision, chosen)
    actions = as_cards_lie(decision, hand)
    numbers = numbers_to_bid(decision)
    if len(numbers) > MOST_BIDS:
        others = [a for a in actions if not isinstance(a, Bid) or a.value not in numbers]
        first = bid if bid is not None else session.game.first_number(view)
        return at.auction(numbers, others, first)
    most = MOST_BIDS + WIDTH if numbers else MOST_BUTTONS
    return (*at.choices(actions, most), *at.barred(decision))


class At:
    """The decision the controls belong to: its table, its number, the hand, and the language."""

    def __init__(
        self,
        words: Words,
        table: TableId,
        number: int,
        session: GameSession,
        hand: tuple[Card, ...],
        *,
        deals: bool = False,
    ) -> None:
        self.words = words
        self.hand = hand
        self.table = table
        self.number = number
        self.session = session
        self.deals = deals

    def choices(self, actions: list[Action], most: int = MOST_BUTTONS) -> tuple[Row, ...]:
        """A button for each action; menus where there are more than ``most``.

        Beside menus a phrase (such as passing) keeps its button.
        """
        phrases: list[Action] = [action for action in actions if isinstance(action, Say)]
        if len(actions) > most and 0 < len(phrases) < len(actions):
            others = [action for action in actions if action not in phrases]
            return (*self.choices(others, most), *self.choices(phrases))
        game = self.session.game
        lines = [game.write(action) for action in actions]
        labels = [self._label(action) for action in actions]
        if len(actions) > most:
            return self._menus(labels, lines, [self._emoji(action) for action in actions])
        asked = [custom_ids.Move(self.table, self.number, line) for line in lines]
        buttons = [
            Button(shorten(label, LABEL), wish, self._style(action), emoji=self._emoji(action))
            for label, wish, action in zip(labels, custom_ids.unique(asked), actions, strict=True)
        ]
        light = [
            b for b, action in zip(buttons, actions, strict=True) if not action.needs_confirmation
        ]
        heavy = [b for b, action in zip(buttons, actions, strict=True) if action.needs_confirmation]
        return (*in_rows(light), *in_rows(heavy))

    def sure(self, action: Action) -> tuple[Row, ...]:
        """The last question before an action that cannot be taken lightly."""
        game = self.session.game
        label = self._label(action)
        yes = str(custom_ids.Sure(self.table, self.number, game.write(action)))
        back = str(custom_ids.Back(self.table, self.number))
        return (
            (
                Button(shorten(label, LABEL), yes, "danger"),
                Button(self.words.say("button-not-yet"), back),
            ),
        )

    def _label(self, action: Action) -> str:
        game = self.session.log.game
        return action_label(self.words, game, action, deals=self.deals, hand=self.hand)

    def _style(self, action: Action) -> Style:
        """The style of an action's button: in a lesson none warns, for what is worse is undone."""
        style = style_of(action)
        return "primary" if style == "danger" and course_of(self.session) is not None else style

    def _emoji(self, action: Action) -> str:
        """The emoji of the one card an action is about."""
        return self.words.emoji(action.cards[0]) if len(action.cards) == 1 else ""

    def _card(self, card: Card, value: str, chosen: bool = False) -> Item:
        return Item(self.words.card(card), value, chosen=chosen, emoji=self.words.emoji(card))

    def _menus(self, labels: list[str], lines: list[str], emoji: list[str]) -> tuple[Row, ...]:
        items = tuple(
            Item(shorten(label, ITEM), line, emoji=card)
            for label, line, card in zip(labels, lines, emoji, strict=True)
        )
        parts = [items[n : n + MENU_ITEMS] for n in range(0, len(items), MENU_ITEMS)]
        prompt = self.words.say("menu-choose")
        parts = parts[:MOST_MENUS]
        asked = custom_ids.unique([custom_ids.Choose(self.table, self.number)] * len(parts))
        return tuple(Menu(text, prompt, part) for text, part in zip(asked, parts, strict=True))

    def barred(self, decision: Decision) -> tuple[Row, ...]:
        """A menu that answers why the other cards may not be played."""
        open_to = usable(decision)
        cards = [card for card in self.hand if open_to and card not in open_to]
        if not cards:
            return ()
        items = tuple(self._card(card, card) for card in dict.fromkeys(cards))
        prompt = self.words.say("menu-why")
        return (Menu(str(custom_ids.Why(self.table, self.number)), prompt, items),)

    def pick(self, decision: Pick, chosen: tuple[Card, ...]) -> tuple[Row, ...]:
        """A menu of cards; then one button that confirms, and carries the whole action."""
        left, items = list(chosen), []
        for n, card in enumerate(cards_as_they_lie(decision.cards[:MENU_ITEMS], self.hand)):
            picked = card in left
            if picked:
                left.remove(card)
            items.append(self._card(card, f"{card}~{n}", picked))
        least, most = max(1, decision.at_least), min(decision.at_most, len(items))
        exact = "yes" if decision.at_least == decision.at_most else "no"
        prompt = self.words.say(
            "menu-pick",
            verb=decision.verb,
            least=decision.at_least,
            most=decision.at_most,
            exact=exact,
        )
        menu = Menu(
            str(custom_ids.Pick(self.table, self.number)), prompt, tuple(items), least, most
        )
        offered = [*decision.others, *_without_any(decision)]
        if chosen:
            offered.insert(0, decision.made_of(chosen))
        return (menu, *self.choices(offered))

    def auction(self, values: list[int], others: list[Action], bid: int | None) -> tuple[Row, ...]:
        """A long auction: this bid or the lowest, steps to others, a bid typed in, or passing."""
        place = values.index(bid) if bid in values else 0
        said = Bid(values[place])
        label = self._label(said)
        wish = str(custom_ids.Move(self.table, self.number, str(said)))
        window = str(custom_ids.TypeBid(self.table, self.number))
        typed = Button(self.words.of(self.session.log.game, "button-type-bid"), window)
        rows = self.choices(others)
        quiet = [button for row in rows if isinstance(row, tuple) for button in row]
        return (
            *in_rows([Button(label, wish, "primary"), *quiet, typed]),
            self._steps(values, place),
        )

    def _steps(self, values: list[int], place: int) -> tuple[Button, ...]:
        """Buttons to lower and higher bids, each with the bid to which it leads.

        Only what may be bid is ever stepped to. Close to either end the long steps are shorter,
        and where one would be no longer than the short step, that alone is offered.
        """
        to = [min(max(place + by, 0), len(values) - 1) for by in STEPS]
        texts = custom_ids.unique(custom_ids.Step(self.table, self.number, values[n]) for n in to)
        near = to[1:3]
        offered = [to[0] not in near, to[1] != place, to[2] != place, to[3] not in near]
        bids = [values[n] if there else "" for n, there in zip(to, offered, strict=True)]
        labels = (
            self.words.say("button-bid-far-down", bid=bids[0]),
            self.words.say("button-bid-down", bid=bids[1]),
            self.words.say("button-bid-up", bid=bids[2]),
            self.words.say("button-bid-far-up", bid=bids[3]),
        )
        return tuple(
            Button(label.strip(), text, enabled=bid != "")
            for label, text, bid in zip(labels, texts, bids, strict=True)
        )


def _without_any(decision: Pick) -> Sequence[Action]:
    """The action of no cards, where it is allowed."""
    return [decision.made_of(())] if decision.at_least == 0 else []


def cards_as_they_lie(cards: Iterable[Card], hand: Sequence[Card]) -> list[Card]:
    """Cards in the order in which they lie in the hand; those that do not are last."""
    places = {card: place for place, card in enumerate(hand)}
    return sorted(cards, key=lambda card: places.get(card, len(hand)))


def as_cards_lie(actions: Iterable[Action], hand: Sequence[Card]) -> list[Action]:
    """Actions in their order, but those about one card each, such as playing, as the cards lie."""
    places = {card: place for place, card in enumerate(hand)}
    told = list(actions)
    about: dict[str, list[int]] = {}
    for n, action in enumerate(told):
        if len(action.cards) == 1 and action.cards[0] in places:
            about.setdefault(action.verb, []).append(n)
    for numbers in about.values():
        lying = sorted((told[n] for n in numbers), key=lambda action: places[action.cards[0]])
        for n, action in zip(numbers, lying, strict=True):
            told[n] = action
    return told


def numbers_to_bid(decision: Decision) -> list[int]:
    """The numbers that may be bid now, the lowest first."""
    if isinstance(decision, Pick):
        return []
    bids = [action.value for action in decision if isinstance(action, Bid)]
    return sorted(value for value in bids if isinstance(value, int))


def spans(words: Words, numbers: Sequence[int]) -> str:
    """Rising numbers in short, for someone who is to type one of them: ``20–25, 30, 35 … 60``."""
    if numbers[-1] - numbers[0] == len(numbers) - 1:
        return words.say("type-bid-span", least=numbers[0], most=numbers[-1])
    left, said = list(numbers), list[str]()
    while left:
        step = left[1] - left[0] if len(left) > 1 else 1
        count = next((n for n in range(1, len(left)) if left[n] - left[n - 1] != step), len(left))
        run, left = left[:count], left[count:]
        if step == 1 and count > 1:
            said.append(f"{run[0]}–{run[-1]}")
        elif count > 3:
            said += [str(run[0]), f"{run[1]} … {run[-1]}"]
        elif count < 3 and left:  # it may begin the next run
            said.append(str(run[0]))
            left = [*run[1:], *left]
        else:
            said += map(str, run)
    return words.say("comma").join(said)


def style_of(action: Action) -> Style:
    """The style of the button of an action; several cards were picked in a menu, and it is next."""
    if action.needs_confirmation:
        return "danger"
    return "secondary" if action.word in QUIET and len(action.cards) < 2 else "primary"


def usable(decision: Decision) -> set[Card]:
    """The cards that some legal action puts down or away."""
    if isinstance(decision, Pick):
        return set(decision.cards)
    return {card for action in decision for card in action.cards}


def action_label(
    words: Words, game: str, action: Action, *, deals: bool = False, hand: Sequence[Card] = ()
) -> str:
    """The label of an action on a button or in a completion; the one who acts may be the dealer.

    Cards are named as they lie in the ``hand``, if it is known.
    """
    if isinstance(action, Play):
        return words.card(action.card)
    facts = {name: words.fact(value, ()) for name, value in action.facts.items()}
    if action.cards or "chosen" in facts:
        facts["cards"] = words.cards(cards_as_they_lie(action.cards, hand))
        facts["count"] = len(action.cards)
    dealer = "yes" if deals else "no"
    return words.of(game, f"action-{action.word}", **facts, dealer=dealer)


def labelled(words: Words, session: GameSession, seat: Seat) -> Iterable[tuple[str, str]]:
    """Every legal action of a seat as (label, line); several cards at once are left to menus."""
    view: View[Any] = session.view(seat)
    decision = session.decision(seat)
    if isinstance(decision, Pick) and decision.at_most > 1:
        actions = (*decision.others, *_without_any(decision))
    else:
        actions = tuple(decision)
    deals = seat == view.dealer
    for action in as_cards_lie(actions, laid(words, session.log.game, view)):
        label = action_label(words, session.log.game, action, deals=deals)
        yield label, session.game.write(action)
