"""The result of a deal: who bid what, what came of it, every side's sum, and the new score.

It stands in the table's message and in every hand until its reader goes on to the next deal.
"""

from collections.abc import Iterable

from bot.rules import Seat
from bot.storage.rows.ids import TableId
from bot.tables.model.interval import Interval
from bot.tables.model.last_trick import before_last
from bot.tables.model.offers import NO_OFFERS, Offers
from bot.tables.model.session import GameSession
from bot.tables.screens import custom_ids
from bot.tables.screens.clock_lines import (
    hand_missed,
    hand_row,
    hand_state,
    pause_lines,
    pause_row,
    table_lines,
    table_row,
    waits_for_person,
)
from bot.tables.screens.details import in_one, shown_view
from bot.tables.screens.ends import Ending, suit_of
from bot.tables.screens.hand_screen import Where
from bot.tables.screens.names import game_name
from bot.tables.screens.screen import (
    Button,
    Picture,
    Row,
    Screen,
    in_rows,
    message,
    unless_in_words,
)
from bot.tables.screens.talk_screen import talk_lines
from bot.tables.screens.telling import Teller
from bot.tables.screens.vote_screen import proposal_lines, proposal_row
from bot.tables.screens.why_screen import why_button
from bot.words.words import Words, when
from cardart.scene import DealScene


def table_deal_screen(
    words: Words,
    table: TableId,
    session: GameSession,
    interval: Interval,
    closes: float | None = None,
    offers: Offers = NO_OFFERS,
) -> Screen:
    """The public message of a table between two deals."""
    ending = Ending(words, session, interval.deal)
    text = [
        _title(words, table, session, interval.deal),
        *deal_lines(ending),
        words.say("deal-next", when=when(interval.until)),
        *table_lines(ending.teller, session, closes),
        *proposal_lines(ending.teller, session, offers.vote_failed),
        *talk_lines(words, offers.heard),
    ]
    following = custom_ids.NextDeal(table, interval.deal)
    buttons = (
        Button(words.say("button-hand"), custom_ids.Look.of(table, "hand"), "primary"),
        Button(words.say("button-next-deal"), str(following), "success"),
        Button(words.say("button-score"), custom_ids.Look.of(table, "score")),
        *_why(words, table, session),
        Button(words.say("button-menu"), custom_ids.Look.of(table, "menu")),
    )
    rows: tuple[Row, ...] = (
        buttons,
        *table_row(words, table, session),
        *proposal_row(words, table, session),
    )
    picture = unless_in_words(words.style, deal_picture(words, table, session, interval.deal))
    return Screen(message(text), picture, rows)


def hand_deal_screen(
    words: Words,
    where: Where,
    session: GameSession,
    seat: Seat,
    interval: Interval,
    offers: Offers = NO_OFFERS,
    *,
    public: bool = True,
) -> Screen:
    """A player's hand between two deals; without a ``public`` place nothing is shown to others."""
    table, deal = where.table, interval.deal
    ending = Ending(words, session, deal)
    title = words.say(
        "hand-title", game=game_name(words, session.log.game), table=table, place=where.place
    )
    text = [
        title,
        *last_tricks(ending.teller, session),
        *deal_lines(ending),
        words.say("deal-next", when=when(interval.until)),
        hand_state(words, session, seat),
        *waits_for_person(words, session),
        *pause_lines(ending.teller, session),
        hand_missed(words, session, seat),
        *proposal_lines(ending.teller, session, offers.vote_failed),
        *talk_lines(words, offers.heard),
    ]
    following = custom_ids.NextDeal(table, deal)
    buttons = [
        Button(words.say("button-next-deal"), str(following), "primary"),
        Button(words.say("button-score"), custom_ids.Look.of(table, "score")),
        *_why(words, table, session),
    ]
    if public:
        buttons.append(show_button(words, custom_ids.Show.of(table, "deal", deal)))
    buttons.append(Button(words.say("button-menu"), custom_ids.Look.of(table, "menu")))
    instead = hand_row(words, table, session, seat)
    rows = pause_row(words, table, session, seat) if instead is None else instead
    votes = proposal_row(words, table, session, seat)
    picture = unless_in_words(words.style, deal_picture(words, table, session, deal))
    return Screen(message(text), picture, (*in_rows(buttons), *rows, *votes), framed=True)


def last_tricks(teller: Teller, session: GameSession) -> list[str]:
    """The last two tricks, for someone who has not seen them lie there on a picture.

    The last one may have played itself, so that nobody was asked since the one before. There are
    none where the game was given up in a deal that was not scored.
    """
    view = shown_view(session)
    if not teller.words.style.text_only or view.last_trick is None:
        return []
    if not session.sheet or session.sheet[-1].deal != view.deal:
        return []
    before = teller.trick(view, before_last(session.told), "trick-before")
    return [before, teller.trick(view, view.last_trick, "trick-last")]


def _why(words: Words, table: TableId, session: GameSession) -> tuple[Button, ...]:
    """The button that asks why robots played as they did, where there are any."""
    if not any(chair.robot for chair in session.chairs):
        return ()
    return (why_button(words, table, session.deals - 1),)


def last_deal_screen(
    words: Words, table: TableId, session: GameSession, *, public: bool = True
) -> Screen:
    """The result of the last deal of a game that is over, for whoever asks.

    At a ``public`` table there is a button that shows it to everybody.

    :raises LookupError: no deal was scored.
    """
    deal = session.sheet[-1].deal
    ending = Ending(words, session, deal)
    tricks = last_tricks(ending.teller, session)
    text = message([_title(words, table, session, deal), *tricks, *deal_lines(ending)])
    show = show_button(words, custom_ids.Show.of(table, "deal", deal))
    picture = unless_in_words(words.style, deal_picture(words, table, session, deal))
    return Screen(text, picture, ((show,),) if public else ())


def show_button(words: Words, wish: str) -> Button:
    """The button that puts what is shown into the channel."""
    return Button(words.say("button-show"), wish)


def shown_deal(words: Words, table: TableId, session: GameSession, deal: int) -> Screen:
    """The result of a deal for everybody, without any button."""
    text = [_title(words, table, session, deal), *deal_lines(Ending(words, session, deal))]
    return Screen(message(text), deal_picture(words, table, session, deal))


def deal_lines(ending: Ending, *, last: bool = False) -> Iterable[str]:
    """The result of a deal in words: how it ended, what came of which bid, a line for each side.

    The new scores are left out of the ``last`` one: they stand above it.
    """
    said = [f"**{ending.verdict}**" if ending.verdict else "", ending.contract]
    return [*ending.claims, " · ".join(filter(None, said)), *ending.told(last=last)]


def deal_picture(
    words: Words, table: TableId, session: GameSession, deal: int, called: int = 0
) -> Picture:
    """The picture of the result of a deal, with the same in words.

    ``called`` is its number where it is not that of the game: in a duplicate set.
    """
    ending, view = Ending(words, session, deal, markup=False), session.view(None)
    deal = called or deal
    game, title = session.log.game, _title(words, table, session, deal).replace("*", "")
    scene = DealScene(
        title=title,
        sides=ending.scenes(),
        contract=ending.contract,
        verdict=ending.verdict,
        suit=suit_of(ending.reckoning),
        target=ending.teller.target(view),
        target_text=ending.teller.aim(view),
        dress=session.game.sheet,
        theme=words.style.theme,
        deck=words.style.deck,
    )
    said = [
        in_one((words.say("deal-alt", game=game_name(words, game), deal=deal), scene.target_text)),
        *ending.claims,
        ending.verdict.rstrip("!！\u202f"),
        ending.contract,
        *(line.replace("*", "") for line in ending.told()),
    ]
    return Picture(scene, f"deal-{table}.png", ending.teller.joined(said))


def _title(words: Words, table: TableId, session: GameSession, deal: int) -> str:
    return words.say("table-title", game=game_name(words, session.log.game), table=table, deal=deal)
