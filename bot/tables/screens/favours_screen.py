"""Take-backs, claims and hints on the screen, and which of them a table allows."""

from collections.abc import Mapping

from bot.rules import Seat
from bot.rules.kit.actions import Play
from bot.storage.rows.ids import NOBODY, TableId
from bot.tables.model.clock import PACES, USUAL
from bot.tables.model.lobby import HINTS, ROBOTS, TAKEBACKS, Lobby
from bot.tables.model.offers import Offers
from bot.tables.model.requests import Request, asked
from bot.tables.model.session import GameSession
from bot.tables.screens.custom_ids import Favour
from bot.tables.screens.discord_limits import ROWS
from bot.tables.screens.names import game_name
from bot.tables.screens.screen import Button, Item, Menu, Row, Screen
from bot.tables.screens.telling import Teller
from bot.words.words import Words, when

MOST_CARDS = 6
"""With more cards than that in hand nobody needs a button to claim the rest."""


# ---------------------------------------------------------------------- what a table allows


def favour_lines(words: Words, lobby: Lobby, all_of_them: bool = False) -> list[str]:
    """The favours that this table grants, for the rules and the menu.

    Robots, talk and pace are named where they are not as usual, or if ``all_of_them`` are wanted.
    """
    robots = words.say("robots-are", robots=words.say(f"robots-{lobby.robots}"))
    talk = words.say("talk-is", talk=words.say(f"talk-is-{'yes' if lobby.talk else 'no'}"))
    return [
        words.say("takebacks-is", takebacks=words.say(f"takebacks-{lobby.takebacks}")),
        words.say("hints-is", hints=words.say(f"hints-{lobby.hints}")),
        *([robots] if all_of_them or not lobby.takes_robots else []),
        *([talk] if all_of_them or not lobby.talk else []),
        *([rail_line(words, lobby)] if all_of_them or lobby.rail else []),
        *([pace_line(words, lobby)] if all_of_them or lobby.pace != USUAL else []),
    ]


def pace_line(words: Words, lobby: Lobby) -> str:
    """The line that says how fast the table goes on by itself."""
    return words.say("pace-is", pace=words.say(f"pace-{lobby.pace}"))


def rail_line(words: Words, lobby: Lobby) -> str:
    """The line that says whether finished deals are told in a thread."""
    return words.say("rail-is", rail=words.say(f"rail-{'open' if lobby.rail else 'closed'}"))


def favours_button(words: Words, table: TableId) -> Button:
    """The button that opens the panel."""
    return Button(words.say("button-favours"), Favour.of(table, "panel"))


def favours_panel(
    words: Words, table: TableId, lobby: Lobby, may_change: bool, host: bool = False
) -> Screen:
    """The panel of what a table allows: its host changes it in the lobby, talk and pace always."""
    title = words.say("favours-title", game=game_name(words, lobby.game_key), table=table)
    text = [title, *favour_lines(words, lobby, all_of_them=True), words.say("favours-about")]
    talk = {x: words.say("talk-item", talk=words.say(f"talk-is-{x}")) for x in ("yes", "no")}
    paces = {x: words.say("pace-item", pace=words.say(f"pace-{x}")) for x in PACES}
    always = (
        _menu(table, "talk", words.say("menu-talk"), talk, "yes" if lobby.talk else "no"),
        _menu(table, "pace", words.say("menu-pace"), paces, lobby.pace),
    )
    if not may_change:
        text.append(words.say("favours-begun" if host else "favours-host-only"))
        return Screen("\n".join(text), rows=always if host else ())
    takebacks = {x: words.say(f"takebacks-{x}") for x in TAKEBACKS}
    hints = {x: words.say(f"hints-{x}") for x in HINTS}
    robots = {x: words.say("robots-item", robots=words.say(f"robots-{x}")) for x in ROBOTS}
    rail = {x: words.say(f"rail-{x}") for x in ("closed", "open")}
    rows = (
        _menu(table, "takebacks", words.say("menu-takebacks"), takebacks, lobby.takebacks),
        _menu(table, "hints", words.say("menu-hints"), hints, lobby.hints),
        _menu(table, "robots", words.say("menu-robots"), robots, lobby.robots),
        _menu(table, "rail", words.say("menu-rail"), rail, "open" if lobby.rail else "closed"),
        *always,
    )
    return Screen("\n".join(text), rows=rows)


def _menu(table: TableId, wish: str, label: str, said: Mapping[str, str], chosen: str) -> Menu:
    """A menu of one favour: its values and what is said of each."""
    items = tuple(Item(text, value, chosen=value == chosen) for value, text in said.items())
    return Menu(Favour.of(table, wish), label, items)


# ---------------------------------------------------------------------- the public message


def wished_line(teller: Teller, session: GameSession, offers: Offers) -> list[str]:
    """The line for everyone about an open request to take a move back."""
    request = offers.open
    if request is None:
        return []
    of = asked(session, request.user)
    return [
        teller.words.say(
            "takeback-wished",
            who=teller.names[request.seat],
            card=_card(teller, session, request),
            count=sum(user in request.agreed for user in of),
            of=len(of),
            when=when(request.until),
        )
    ]


def wished_row(words: Words, table: TableId, offers: Offers) -> tuple[Row, ...]:
    """The buttons of those who are asked."""
    request = offers.open
    if request is None:
        return ()
    return (
        (
            _answer(words, table, request, "agree"),
            _answer(words, table, request, "refuse"),
        ),
    )


def _answer(words: Words, table: TableId, request: Request, verb: str) -> Button:
    wish = Favour.of(table, "refuse" if verb == "withdraw" else verb, request.at)
    label = words.say(f"button-{verb}-takeback")
    return Button(label, wish, "success" if verb == "agree" else "secondary")


# ---------------------------------------------------------------------- a hand


def hand_favour_lines(
    teller: Teller, session: GameSession, seat: Seat, offers: Offers
) -> list[str]:
    """The lines of a hand about take-backs: the question, or the outcome of one's own."""
    request, words = offers.request, teller.words
    user = session.chairs[seat].user or NOBODY
    if request is None:
        return []
    if request.asks(session, user):
        who, card = teller.names[request.seat], _card(teller, session, request)
        return [words.say("takeback-wished-you", who=who, card=card, when=when(request.until))]
    if request.seat != seat:
        return []
    if not request.closed:
        return [words.say("takeback-waiting", when=when(request.until))]
    ended = {"refused": "takeback-refused", "lapsed": "takeback-lapsed"}
    return [words.say(ended[request.closed])] if request.closed in ended else []


def _card(teller: Teller, session: GameSession, request: Request) -> str:
    """The card that is to be taken back, which all saw; "no" for any other move."""
    _, line = session.log.moves[request.number - 1]
    action = session.game.read(line)
    return teller.words.card(action.card) if isinstance(action, Play) else "no"


def with_favours(
    words: Words,
    table: TableId,
    session: GameSession,
    seat: Seat,
    offers: Offers,
    rows: tuple[Row, ...],
) -> tuple[Row, ...]:
    """The rows of a hand, and below them what the table grants, if there is room."""
    chair = session.chairs[seat]
    if session.paused_at is not None or not chair.present or len(rows) >= ROWS:
        return rows
    buttons = favour_buttons(words, table, session, seat, offers)
    return (*rows, buttons) if buttons else rows


def favour_buttons(
    words: Words,
    table: TableId,
    session: GameSession,
    seat: Seat,
    offers: Offers,
    all_of_them: bool = False,
) -> tuple[Button, ...]:
    """The buttons a player may press now; ``all_of_them`` adds those a hand has no room for."""
    if offers.open is not None:
        return _answers(words, table, session, seat, offers.open)
    buttons = []
    number = session.numbers[seat]
    if seat in session.turn and offers.hints:
        buttons.append(Button(words.say("button-hint"), Favour.of(table, "hint", number)))
    view = session.view(seat)
    few = 1 < len(view.hand) <= (MOST_CARDS if not all_of_them else len(view.hand))
    claims = offers.claims and seat in session.turn and view.trick is not None and few
    if claims and session.game.claimable:
        buttons.append(Button(words.say("button-rest"), Favour.of(table, "rest", number)))
    if _may_take_back(session, seat, offers) and (all_of_them or seat not in session.turn):
        wish = Favour.of(table, "takeback", session.retractable(seat))
        buttons.append(Button(words.say("button-takeback"), wish))
    return tuple(buttons)


def _answers(
    words: Words, table: TableId, session: GameSession, seat: Seat, request: Request
) -> tuple[Button, ...]:
    if request.seat == seat:
        return (_answer(words, table, request, "withdraw"),)
    if not request.asks(session, session.chairs[seat].user or NOBODY):
        return ()
    return _answer(words, table, request, "agree"), _answer(words, table, request, "refuse")


def _may_take_back(session: GameSession, seat: Seat, offers: Offers) -> bool:
    mine, request = session.retractable(seat), offers.request
    if not mine or offers.takebacks == "off":
        return False
    if request is not None and request.seat == seat:
        return False
    return offers.takebacks == "consent" or mine == len(session.log.moves)
