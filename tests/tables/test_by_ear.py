"""Every game is played to its end by somebody who hears alt texts and labels, and sees nothing.

The listener is handed words alone, and answers with what to press; whatever it could not hear
(a card it may play, what is asked) it could not press.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

import pytest

from bot.rules import CHANCE, GAMES, Card, Log, Seat, Seed
from bot.rules.kit.cards import SUIT_LETTERS
from bot.storage.rows.ids import GameId, TableId, UserId
from bot.tables.model.chairs import Chair
from bot.tables.model.from_log import session_of
from bot.tables.model.session import GameSession
from bot.tables.screens.custom_ids import CustomId
from bot.tables.screens.hand_screen import Picked, Where, hand_screen
from bot.tables.screens.screen import Button, Menu, Screen
from bot.tables.screens.sheet_screen import sheet_screen
from bot.tables.screens.telling import Teller
from bot.tables.screens.victory_screen import headline, victory_screen
from bot.words.card_style import CardStyle
from bot.words.words import Words, words
from cardart.scene import Deck
from tests.support.kept import languages_of, turn_of

NAMES = ("Ann", "Bob", "Cid", "Dee", "Eve", "Fay")
LONGEST = 20_000
GAMES_HEARD = 20
"""So many games are played until one has cards in it: all may be passed, or given up."""
MODEST = 0.8
"""The share of moments in which somebody passes who may."""


@dataclass(frozen=True)
class Spoken:
    """All that a screen reader says of a message: no cards, no actions, only words."""

    alt: str
    buttons: tuple[str, ...]
    menus: tuple[tuple[str, tuple[str, ...], int], ...]
    """The prompt of each, its entries, and the number of them wanted at least."""


class Listener:
    """Somebody who plays by ear."""

    def __init__(self, w: Words, game: str, rng: Random) -> None:
        self.pass_ = w.of(game, "action-pass")
        self.why = w.say("menu-why")
        self.looks = {w.say("button-details"), w.say("button-menu")}
        """Buttons that answer with more words, and play nothing."""
        self.may = tuple(w.say(key, cards="") for key in ("hand-may", "hand-choice"))
        self.hand = w.say("hand-is", cards="")
        self.suits = {w.suit(suit) for suit in SUIT_LETTERS}
        """Names that are no cards, though those of Swiss cards begin with them."""
        self.stop = w.say("full-stop").strip()
        self.rng = rng
        self.by_ear = False
        """Whether what was last chosen are cards that were heard to be allowed."""

    def sentence(self, alt: str, begins: str) -> str:
        """The rest of the sentence after these words."""
        _, found, rest = alt.partition(begins)
        return rest.partition(self.stop)[0] if found else ""

    def held(self, heard: Spoken) -> str:
        """The cards that may be played or chosen, or else the hand."""
        begins = next((may for may in self.may if may in heard.alt), self.hand)
        return self.sentence(heard.alt, begins)

    def allowed(self, heard: Spoken) -> list[str]:
        """Buttons that are cards which may be played, as far as they were heard."""
        told = self.held(heard)
        return [label for label in heard.buttons if label in told and label not in self.suits]

    def answers(self, heard: Spoken) -> str | tuple[str, ...]:
        """A button's label, or entries of a menu."""
        menus = [menu for menu in heard.menus if menu[0] != self.why]
        buttons = [label for label in heard.buttons if label not in self.looks]
        if menus and (not buttons or self.rng.random() < 0.5):
            _, entries, least = self.rng.choice(menus)
            told = self.held(heard)
            self.by_ear = all(entry in told for entry in entries)
            return tuple(self.rng.sample(entries, least))
        if self.pass_ in buttons and self.rng.random() < MODEST:
            return self.pass_
        cards = self.allowed(heard)
        self.by_ear = bool(cards)
        return self.rng.choice(cards or buttons)


def spoken(screen: Screen, stop: str) -> Spoken:
    """The words for a hand: its alt text, or line by line the text that stands in its place."""
    buttons = [b.label for row in screen.rows if not isinstance(row, Menu) for b in row]
    menus = [row for row in screen.rows if isinstance(row, Menu)]
    return Spoken(
        screen.picture.alt if screen.picture else stop.join(screen.text.split("\n")) + stop,
        tuple(buttons),
        tuple((menu.prompt, tuple(i.label for i in menu.items), menu.least) for menu in menus),
    )


def begun(key: str) -> GameSession:
    """A game by the house rules, to as few points as there may be."""
    game = GAMES[key]
    options = game.presets["house"].shortest()
    players = game.players(options)[0]
    head = Log(game=key, version=game.version, options=str(options), players=players)
    return session_of(
        GameId(1), head, tuple(Chair(user=UserId(n + 1), name=NAMES[n]) for n in range(players))
    )


def pressed(session: GameSession, screen: Screen, answer: str | tuple[str, ...]) -> str | list[str]:
    """The move that pressing it makes: a line, or cards picked."""
    if isinstance(answer, str):
        buttons = [b for row in screen.rows if not isinstance(row, Menu) for b in row]
        return line_of(next(b for b in buttons if b.label == answer))
    menus = [r for r in screen.rows if isinstance(r, Menu) and not r.wish.startswith("why:")]
    menu = next(m for m in menus if set(answer) <= {i.label for i in m.items})
    values = []
    left = list(answer)
    for item in menu.items:
        if item.label in left:
            left.remove(item.label)
            values.append(item.value)
    if menu.wish.startswith("choose:"):
        return values[0]
    return [value.partition("~")[0] for value in values]


def line_of(button: Button) -> str:
    wish = CustomId.read(button.wish)
    return ":".join(wish.parts[1:]) if wish.kind in ("move", "sure") else wish.kind


def answered(w: Words, session: GameSession, seat: Seat, listener: Listener) -> str:
    """The line of the action that somebody comes to by ear."""
    where = Where(TableId(7), "#games")
    chosen: tuple[Card, ...] = ()
    for _ in range(50):
        screen = hand_screen(w, where, session, seat, Picked(chosen))
        done = pressed(session, screen, listener.answers(spoken(screen, listener.stop)))
        if isinstance(done, list):
            chosen = tuple(map(Card, done))
        elif done not in ("step", "type"):
            return done
    raise AssertionError("never came to an answer")


def heard(w: Words, key: str, listener: Listener, seed: Seed) -> GameSession:
    """A game that the listener has played for everybody, to its end."""
    session, game = begun(key), GAMES[key]
    for _ in range(LONGEST):
        if not session.turn:
            break
        seat = session.turn[0]
        if seat == CHANCE:
            action = game.chance(session.state, seed.below(f"deal {session.deals + 1}"))
        else:
            line = answered(w, session, seat, listener)
            assert listener.by_ear or not line.startswith("play "), "a card was chosen unheard"
            action = game.read(line)
        session = session.plus(seat, action)  # what is not allowed is refused here
    return session


@pytest.mark.parametrize("text_only", [False, True], ids=["alt texts", "text only"])
@pytest.mark.parametrize("key", GAMES)
def test_a_whole_game_by_ear(key: str, text_only: bool) -> None:
    number = turn_of(key)
    known = languages_of(key)
    language = known[number % len(known)]
    deck: Deck = "swiss" if number % 2 else "classic"
    w = words(language, CardStyle(deck, text_only=text_only))
    listener = Listener(w, key, Random(f"by ear {key}"))
    games = (heard(w, key, listener, Seed(bytes([n]) * 32)) for n in range(GAMES_HEARD))
    session = next(one for one in games if any(line[:5] == "play " for _, line in one.log.moves))
    assert session.result is not None
    sheet = sheet_screen(w, TableId(7), session)
    end = victory_screen(w, TableId(7), session)
    assert (sheet.picture is None) == (end.picture is None) == text_only
    winners = [NAMES[seat] for seat in session.result.winners]
    told = spoken(sheet, listener.stop).alt
    named = listener.sentence(told, w.say("sheet-winners", winners=""))
    assert all(name in named for name in winners), "and hears who has won"
    assert w.say("sheet-winners", winners="") in sheet.text, "who has won is written, too"
    teller = Teller.of(w, key, session.chairs)
    assert all(name in headline(teller, session) for name in winners)
    assert headline(teller, session).rstrip("!！\u202f") in spoken(end, listener.stop).alt
