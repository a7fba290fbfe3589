"""Every screen fits into a message of Discord, in every language, in all that can happen."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from types import SimpleNamespace
from typing import Any

import pytest
from simcord.components import walk_components

from bot.client.layout import layout
from bot.rules import CHANCE, GAMES, Card, Pick, Seat
from bot.rules.about.rule_changes import changed
from bot.rules.kit.actions import NO, Discard
from bot.rules.kit.cards import cards
from bot.rules.kit.events import tell
from bot.rules.kit.exchange import Gift, told_of_discard, told_of_exchange
from bot.storage.rows.ids import GameId, TableId, UserId
from bot.tables.model.chairs import AWAY_AFTER, NO_ROBOT, Chair
from bot.tables.model.from_log import session_of
from bot.tables.model.lobby import Lobby
from bot.tables.model.session import GameSession
from bot.tables.screens.controls import controls, numbers_to_bid
from bot.tables.screens.details import course_text
from bot.tables.screens.details_screen import details_screen
from bot.tables.screens.discord_limits import TEXTS, length, shorten
from bot.tables.screens.hand_screen import Picked, Where, hand_screen
from bot.tables.screens.help_screen import help_screen, written_pages
from bot.tables.screens.lobby_panels import swap_panel
from bot.tables.screens.lobby_screen import ended_screen, lobby_screen
from bot.tables.screens.rules_screen import rules_panel, value_panel
from bot.tables.screens.screen import Button, Menu, Row, Screen
from bot.tables.screens.table_screen import table_screen
from bot.tables.screens.telling import Teller
from bot.words.card_style import CardStyle, book, without_emoji
from bot.words.words import languages, words
from cardart import emoji_names
from cardart.scene import FACES, Deck
from tests.support.courses import course
from tests.support.stand_ins import stand_ins
from tests.tables.verbs.pure import game, play_on

TABLE = TableId(123_456_789)
LONG = "Ω" * 24
WHERE = Where(TABLE, "#" + "x" * 100)


def check(screen: Screen) -> None:
    """Discord's limits for one message."""
    assert 1 <= len(screen.text) <= 2000
    assert len(screen.rows) <= 6
    ids = []
    for row in screen.rows:
        if isinstance(row, Menu):
            ids.append(row.wish)
            assert 1 <= len(row.items) <= 25
            assert 0 <= row.least <= row.most <= len(row.items)
            assert len({item.value for item in row.items}) == len(row.items)
            for item in row.items:
                assert 1 <= len(item.label) <= 100
                assert 1 <= len(item.value) <= 100
                assert len(item.hint) <= 100
        else:
            assert isinstance(row, tuple)
            assert 1 <= len(row) <= 5
            ids += [button.wish for button in row]
            assert all(1 <= len(button.label) <= 80 for button in row)
    assert len(set(ids)) == len(ids)
    assert all(1 <= len(wish) <= 100 for wish in ids)
    if screen.picture is not None:
        assert 1 <= len(screen.picture.alt) <= 1024
        assert screen.picture.name.endswith(".png")
    sent = [c for c in walk_components(layout(screen).to_components()) if "custom_id" in c]
    assert [c["custom_id"] for c in sent] == ids


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("key", GAMES)
def test_tables_and_hands(key: str, language: str) -> None:
    said, every = words(language), course(key, 60)
    if key not in stand_ins():
        every = every[languages().index(language) :: len(languages())]
    for session in every:
        lies = session.result is not None
        check(table_screen(said, TABLE, session, lies=lies))
        for seat in range(session.log.players):
            check(hand_screen(said, WHERE, session, Seat(seat), lies=lies))


@pytest.mark.parametrize("deck", ["classic-four", "swiss"])
@pytest.mark.parametrize("key", stand_ins())
def test_emoji_stand_there_as_a_whole_or_not_at_all(key: str, deck: Deck) -> None:
    """Without room for them the cards are in words alone."""
    emoji = book((name, 10**18 + n) for n, name in enumerate(emoji_names(deck).values()))
    said, plain = words("de", CardStyle(deck, emoji=emoji)), words("de", CardStyle(deck))
    for session in course(key, 60)[::3]:
        shown = [(table_screen(said, TABLE, session), table_screen(plain, TABLE, session))]
        for seat in range(session.log.players):
            asked = (WHERE, session, Seat(seat))
            shown.append((hand_screen(said, *asked), hand_screen(plain, *asked)))
        for screen, worded in shown:
            check(screen)
            assert without_emoji(screen.text) == worded.text
            assert screen.picture == worded.picture
            for button in buttons(screen):
                assert button.emoji in ("", *emoji.values())
                assert bool(button.emoji) <= any(said.card(c) in button.label for c in FACES)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("key", GAMES)
def test_lobbies_and_panels(key: str, language: str) -> None:
    said, game = words(language), GAMES[key]
    for preset in game.presets:
        lobby = Lobby.open(key, preset, UserId(1), LONG).join(UserId(2), LONG)
        for shown in (lobby, lobby.fill()):
            check(lobby_screen(said, TABLE, shown))
            check(swap_panel(said, TABLE, shown))
            check(rules_panel(said, TABLE, shown, True))
            check(rules_panel(said, TABLE, shown, False))
    for knob in game.options.fields():
        check(value_panel(said, TABLE, lobby, knob.name))
    check(ended_screen(said, TABLE, key, True))
    for page in written_pages(said, key):
        check(help_screen(said, key, page))


@pytest.mark.parametrize("key", GAMES)
def test_long_names_fit(key: str) -> None:
    """In every line that names somebody."""
    for session in course(key, 40)[::5]:
        chairs = tuple(
            Chair(user=UserId(n + 1), name="@*_" * 8) for n in range(session.log.players)
        )
        long = session_of(GameId(1), session.log, chairs)
        check(table_screen(words("en"), TABLE, long))
        for seat in range(session.log.players):
            check(hand_screen(words("en"), WHERE, long, Seat(seat)))


@pytest.mark.parametrize("key", GAMES)
def test_nothing_is_cut_for_those_who_have_chosen_words(key: str) -> None:
    """However long the names of people and cards are: there is no picture to see the rest on."""
    said = words("it", CardStyle("swiss", text_only=True))
    for session in course(key, 60)[::5]:
        chairs = tuple(
            Chair(user=UserId(n + 1), name="Maximiliane von Holzheim"[: 24 - n])
            for n in range(session.log.players)
        )
        long = session_of(GameId(1), session.log, chairs)
        for seat in range(session.log.players):
            shown = hand_screen(said, WHERE, long, Seat(seat))
            assert not shown.text.endswith("…") or len(shown.text) < 500, "of the deck: it deals"
            details = details_screen(said, TABLE, long, Seat(seat)).text
            newest = course_text(said, long, Seat(seat)).split("\n")[-1]
            assert details.endswith(newest) and len(details) < TEXTS


# ---------------------------------------------------------------------- where nobody plays on


def at_turn(key: str) -> tuple[GameSession, Seat]:
    """A game in which a seat is to play a card."""
    session = next(one for one in course(key, 60) if one.view(None).phase == "playing")
    return session, session.turn[0]


@pytest.mark.parametrize("style", [CardStyle(), CardStyle(text_only=True)])
def test_in_a_pause_it_is_nobodys_turn(style: CardStyle) -> None:
    said, (session, seat) = words("en", style), at_turn("euchre")
    turn = Teller.at(said, session).turn(session.view(None))
    paused = replace(session, paused_at=1.0)
    assert turn in table_screen(said, TABLE, session).text
    assert turn not in table_screen(said, TABLE, paused).text
    assert turn not in hand_screen(said, WHERE, paused, seat).text


def test_whoever_is_away_is_asked_nothing() -> None:
    said, (session, seat) = words("en"), at_turn("euchre")
    away = session.with_chair(seat, replace(session.chairs[seat], robot=None, missed=AWAY_AFTER))
    screen = hand_screen(said, WHERE, away, seat)
    assert said.say("away-you") in screen.text and not screen.mine
    assert screen.picture is not None and "Your turn" not in screen.picture.alt


@pytest.mark.parametrize("style", [CardStyle(), CardStyle(text_only=True)])
def test_a_hand_says_that_the_game_waits_for_somebody(style: CardStyle) -> None:
    said, (session, seat) = words("en", style), at_turn("euchre")
    other = Seat((seat + 1) % session.log.players)
    waits = session.with_chair(seat, Chair(robot=NO_ROBOT))
    assert said.say("seat-waits") in hand_screen(said, WHERE, waits, other).text
    assert said.say("seat-waits") not in hand_screen(said, WHERE, session, other).text


# ---------------------------------------------------------------------- several cards at once


@dataclass
class Picking:
    """A session in which seat 0 chooses several cards at once."""

    pick: Pick
    hand: tuple[Card, ...]
    numbers: tuple[int, ...] = (17, -1, -1, -1)
    turn: tuple[Seat, ...] = (Seat(0),)
    between_deals: bool = False
    told: tuple[Any, ...] = ()
    paused_at: float | None = None
    proposal: None = None
    voted_on: None = None
    closed: None = None
    base: GameSession = field(default_factory=lambda: course("euchre", 3)[-1])

    @property
    def log(self) -> Any:
        return self.base.log

    @property
    def most_deals(self) -> int:
        return 0

    @property
    def chairs(self) -> Any:
        return self.base.chairs

    @property
    def game(self) -> Any:
        return SimpleNamespace(
            legal=lambda view: self.pick,
            marks=lambda view: {},
            sides=self.base.game.sides,
            write=str,
            key="euchre",
        )

    @property
    def options(self) -> Any:
        return self.base.options

    def decision(self, seat: Seat) -> Pick:
        return self.pick

    def turn_of(self, seat: Seat) -> Any:
        return self.base.turn_of(seat)

    def retractable(self, seat: Seat) -> int:
        return 0

    def view(self, seat: Seat | None) -> Any:
        return replace(self.base.view(seat), hand=self.hand)


def shown(picking: Any, *chosen: str) -> Screen:
    screen = hand_screen(
        words("en"),
        WHERE,
        picking,
        Seat(0),
        Picked(tuple(Card(c) for c in chosen)),
    )
    check(screen)
    return screen


def buttons(screen: Screen) -> Iterator[Button]:
    """Every button that plays: *Details* and *Menu* answer beside it."""
    looks = {f"table:{TABLE}:details", f"table:{TABLE}:menu"}
    for row in screen.rows:
        if isinstance(row, tuple):
            yield from (button for button in row if button.wish not in looks)


HAND = cards("AS TD TD 9C 9C KH")


def test_cards_are_picked_in_a_menu_and_confirmed_by_a_button() -> None:
    """The button carries the whole action; before that there is nothing to press."""
    picking = Picking(Pick(Discard, HAND, 2, 3), HAND)
    empty = shown(picking)
    menu, _ = empty.rows
    assert list(buttons(empty)) == []
    assert isinstance(menu, Menu)
    assert (menu.least, menu.most) == (2, 3)
    assert [item.value.partition("~")[0] for item in menu.items] == list(HAND)
    ready = shown(picking, "AS", "9C")
    (confirm,) = buttons(ready)
    assert confirm.wish == f"move:{TABLE}:17:discard AS 9C"
    assert confirm.style == "primary", "it is what comes next"
    chosen = [item.value.partition("~")[0] for item in ready.rows[0].items if item.chosen]
    assert chosen == ["AS", "9C"], "one of the twins, not both"
    assert ready.picture is not None
    assert [face.card for face in ready.picture.scene.hand if face.chosen] == ["AS", "9C"]


def test_both_twins_may_be_picked() -> None:
    ready = shown(Picking(Pick(Discard, HAND, 2, 2), HAND), "TD", "TD")
    (confirm,) = buttons(ready)
    assert confirm.wish.endswith(":discard TD TD")


def test_the_button_names_cards_as_they_lie() -> None:
    """They are written as any game writes them, ten below king, and read as in the picture."""
    ready = shown(Picking(Pick(Discard, HAND, 3, 3), HAND), "KH", "AS", "9C")
    (confirm,) = buttons(ready)
    assert confirm.wish.endswith(":discard AS KH 9C")
    assert confirm.label == "Discard A♠ 9♣ K♥"


def test_none_at_all_and_other_answers_have_their_buttons() -> None:
    picking = Picking(Pick(Discard, HAND, 0, 2, (NO,)), HAND)
    wishes = [button.wish.rpartition(":")[2] for button in buttons(shown(picking))]
    assert wishes == ["no", "discard none"]
    wishes = [button.wish.rpartition(":")[2] for button in buttons(shown(picking, "KH"))]
    assert wishes == ["discard KH", "no", "discard none"]


async def test_discord_py_keeps_no_view() -> None:
    """The wish of a click stands in the button: nothing is registered, nothing times out."""
    view = layout(shown(Picking(Pick(Discard, HAND, 1, 2), HAND)))
    assert view.is_finished()
    assert view.timeout is None


@pytest.mark.parametrize("sign", ["x", "♠", "字", "😀", "🂡"])
def test_texts_are_cut_by_what_counts_longest(sign: str) -> None:
    """Of a sign outside of the first 65,536 nothing is left but the whole, and it is two units."""
    for count in (1, 40, 79, 80, 81, 200):
        text = sign * count
        cut = shorten(text, 80)
        assert length(cut) <= 80
        assert cut == text if length(text) <= 80 else cut == cut.rstrip("…") + "…"
        assert set(cut) <= {sign, "…"}
        assert length(text) <= 80 or length(cut) >= 79


def test_a_deal_that_is_over_keeps_its_number() -> None:
    said = words("en")
    between = [one for one in course("four-jacks", 120) if one.turn == (CHANCE,) and one.deals]
    assert between
    for session in between:
        view = session.view(None)
        title = said.say("score-deal", deal=view.deal - 1, deals=view.last_deal)
        assert title in hand_screen(said, WHERE, session, Seat(0), lies=True).text


def offered(rows: tuple[Row, ...]) -> list[str]:
    """The labels of all buttons."""
    return [button.label for row in rows if not isinstance(row, Menu) for button in row]


def test_the_number_offered_first_is_the_one_the_game_names() -> None:
    table = game(key="differenzler")
    play_on(table, lambda s: any(numbers_to_bid(s.decision(seat)) for seat in s.turn))
    session = table.session
    seat = session.turn[0]
    assert offered(controls(words("en"), TableId(7), session, seat)) == [
        *("Predict 39", "Type a number…"),
        *("« 29", "‹ 38", "40 ›", "49 »"),
    ]
    stepped = offered(controls(words("en"), TableId(7), session, seat, bid=0))
    assert stepped[0] == "Predict 0", "down to nothing is stepped to"


def test_cards_that_change_their_place_are_told_once_to_those_who_know_them() -> None:
    """Everybody else hears of each gift and discard how many cards it is."""
    teller = Teller.of(
        words("en"), "double-pepper", tuple(Chair(user=UserId(n), name=f"P{n}") for n in range(4))
    )
    two = (Card("AS"), Card("KS"))
    events = (*told_of_discard(Seat(0), two), *told_of_exchange([Gift(Seat(2), Seat(0), two)]))
    aside, gift = "P0 discards 2 cards.", "P2 gives 2 cards to P0."
    cards = words("en").cards(two)
    assert teller.events(events, Seat(0)) == [f"You discard {cards}.", f"P2 gives you {cards}."]
    assert teller.events(events, Seat(2)) == [aside, f"You give {cards} to P0."]
    assert teller.events(events, Seat(1)) == teller.events(events, None) == [aside, gift]


def test_rules_that_change_at_once_are_told_in_one_sentence() -> None:
    """It says once from when they hold, however many they are; another event is told as ever."""
    said = words("en")
    teller = Teller.of(said, "euchre", tuple(Chair(user=UserId(n), name=f"P{n}") for n in range(4)))
    euchre = GAMES["euchre"]
    state = euchre.start(euchre.presets["house"], 4)
    step = changed(euchre, state, replace(euchre.presets["house"], target=5, stick_the_dealer=True))
    assert len(step.events) == 2
    (line,) = teller.events(step.events, None)
    assert line == "📜 From this deal on – Points to win: 5 · Stick the dealer: yes"
    assert teller.events((*step.events, tell("dealt")), None)[0] == line
    assert teller.events((step.events[0], tell("dealt"), step.events[1]), None)[0] != line
