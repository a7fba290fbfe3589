"""A dealer who accepts the turn-up orders nobody up, neither on a button nor in what is told of it.

The others do. Whoever types that they *order it up* is understood from any seat.
"""

import pytest

from bot.client import typed_action
from bot.rules import CHANCE, GAMES, Log, Seat, Seed
from bot.rules.kit.actions import PASS, OrderUp
from bot.rules.kit.lesson import Progress
from bot.rules.kit.seats import seats
from bot.storage.rows.ids import GameId, TableId, UserId
from bot.tables.model.chairs import Chair
from bot.tables.model.from_log import session_of
from bot.tables.model.session import GameSession
from bot.tables.model.thought import Compared, Thought
from bot.tables.past.export import Export
from bot.tables.past.replay import replayed
from bot.tables.screens.details_screen import details_screen
from bot.tables.screens.hand_screen import Picked, Where, hand_screen
from bot.tables.screens.replay_screen import said
from bot.tables.screens.screen import Screen
from bot.tables.screens.table_screen import table_screen
from bot.tables.screens.telling import Teller
from bot.tables.screens.thought_screen import thought_lines
from bot.words.words import words
from tests.rules.test_lessons import courses, dealt, taught

FAMILY = [key for key, game in GAMES.items() if OrderUp in game.vocabulary.kinds]
ENGLISH, TABLE, WHERE = words("en"), TableId(7), Where(TableId(7), "#cards (Home)")
DEALS = Seed(bytes(range(32)))
both = pytest.mark.parametrize("deals", [False, True], ids=["left of the dealer", "the dealer"])


def asked_first(key: str, deals: bool) -> tuple[GameSession, Seat]:
    """A first deal in which the dealer, or the seat at the dealer's left, is asked first of all."""
    game = GAMES[key]
    options = next(iter(game.presets.values()))
    size = game.players(options)[0]
    chairs = tuple(Chair(user=UserId(n + 1), name=f"P{n}") for n in range(size))
    log = Log(game=key, version=game.version, options=str(options), players=size)
    session = session_of(GameId(7), log, chairs)
    session = session.plus(CHANCE, game.chance(session.state, DEALS.below("deal 1")))
    while deals and session.turn != (session.view(None).dealer,):
        session = session.plus(session.turn[0], PASS)
    return session, session.turn[0]


def seen(screen: Screen) -> str:
    """The text, the picture and the buttons of a screen."""
    labels = [button.label for row in screen.rows if isinstance(row, tuple) for button in row]
    return "\n".join([screen.text, str(screen.picture), *labels])


def test_it_is_a_family() -> None:
    assert len(FAMILY) == 4


@both
@pytest.mark.parametrize("key", FAMILY)
def test_the_question_and_its_buttons(key: str, deals: bool) -> None:
    session, seat = asked_first(key, deals)
    compared = Compared(PASS, True, 1, 0.1, 90, "sure")
    thought = Thought(OrderUp(), OrderUp(), (), compared)
    for picked in Picked(), Picked(hint=(thought, 1)), Picked(asked=OrderUp()):
        hand = seen(hand_screen(ENGLISH, WHERE, session, seat, picked))
        assert ("rder it up" in hand) == (not deals), hand
        assert ("ake it trump" in hand) == deals, hand
    assert typed_action.said_as(ENGLISH, session, seat, "order it up") == "order"


@both
@pytest.mark.parametrize("key", FAMILY)
def test_what_is_told_of_it(key: str, deals: bool) -> None:
    before, seat = asked_first(key, deals)
    session = before.plus(seat, OrderUp())
    teller = Teller.at(ENGLISH, session)
    end = session
    while end.view(None).deal == 1 and end.result is None and end.turn != (CHANCE,):
        actor = end.turn[0]
        end = end.plus(actor, next(iter(end.decision(actor))))
    frame = replayed(Export(log=end.log, chairs=end.chairs)).frame(0, 1)
    told = [
        *(seen(hand_screen(ENGLISH, WHERE, session, one)) for one in seats(len(session.chairs))),
        seen(table_screen(ENGLISH, TABLE, session)),
        details_screen(ENGLISH, TABLE, session).text,
        *said(teller, frame.view.dealer, frame.since),
        *thought_lines(
            ENGLISH, key, teller.names, seat, Thought(OrderUp(), OrderUp()), deals=deals
        ),
    ]
    everything = "\n".join(told).casefold()
    ordered = [word for word in ("order it up", "orders it up", "ordered up") if word in everything]
    assert (ordered == []) == deals, (ordered, everything)
    assert ("make it trump" in everything) == deals


def test_lessons_speak_of_the_button_below_them() -> None:
    """In some the learner deals, and is asked last."""
    found = set()
    for key in FAMILY:
        rules, lesson = taught(key)
        for now, state, _ in courses(rules, dealt(rules, lesson), Progress(lesson)):
            view = rules.view(state, lesson.learner)
            if now.exercise is None or view.asks != "ordering-up" or view.seat != view.dealer:
                continue
            lines = [rules.write(action) for action in rules.legal(view)]
            for reason in (now.exercise.before, *map(now.exercise.instead, lines)):
                text = ENGLISH.reason(key, "lesson", reason, ("A", "B", "C", "D"))
                assert "order" not in text.casefold(), text
                found.add(key)
    assert found == {"euchre", "euchre-two"}
