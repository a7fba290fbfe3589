"""Everything about a table in words: for *Details*, for text only, and for the alt text."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from bot.rules import Event, Seat, View
from bot.rules.kit.reasons import Fact, Reason
from bot.rules.kit.tags import BID, POINTS
from bot.tables.model.lessons import course_of
from bot.tables.model.session import GameSession
from bot.tables.screens.auction import auction_text
from bot.tables.screens.counts import counts_of
from bot.tables.screens.telling import Teller
from bot.words.words import Words

SAID_BY_TRICKS = ("played", "trick-won")
"""Events that the lines about the tricks say already."""
TAKEN_BACK = ("took-back",)
"""Events that a lesson does not tell: it takes wrong answers back by itself, and says why."""
TO_THE_TARGET = "target-missing"
"""The code of a stake that says how far it is to the points that end the game."""
SAID_BY_AUCTION = ("bid", "passed")
"""Events that the line about the auction says already, as long as there is one."""
SAID_BY_PICTURE = ("your-hand", "dealt", "turned-up")
"""Events of the dealing that the picture says already."""


def shown_view(session: GameSession, seat: Seat | None = None) -> View[Any]:
    """The view to show to a seat: its own, or between two deals that at the end of the last one."""
    view = session.view(seat)
    if session.closed is None:
        return view
    ended = replace(session.closed.match, scores=view.scores)
    return replace(session.closed, seat=seat, match=ended, result=view.result)


def facts_of(teller: Teller, view: View[Any], *, titled: bool = False) -> list[str]:
    """The facts of a picture of this view, and the counts that players keep, in words.

    A line each, empty where there is nothing to say; the most important first, for those who
    listen, and for alt texts, in which the last ones may find no room. Which deal it is stands in
    a title above them if they are ``titled``.
    """
    now, last = teller.trick(view, view.trick), teller.trick(view, view.last_trick, "trick-last")
    return [
        teller.contract(view),
        now or last,
        teller.scores(view, titled),
        stake_aloud(teller, view),
        auction_text(teller, view),
        last if now else "",
        *teller.shown(view),
        teller.middle(view),
        *_counted(teller, view),
    ]


def _counted(teller: Teller, view: View[Any]) -> list[str]:
    """The counts that players keep during a deal: its end is reckoned elsewhere.

    A game that says nothing of it has the tags of its players told; of another those with points
    that it does not say itself.
    """
    if not view.turn:
        return []
    facts = teller.facts(view)
    if not facts:
        codes = {tag.code for seat in range(view.players) for tag in view.tags(Seat(seat))}
        if codes == {BID} and counts_of(view).stake is not None:
            return []  # the stake tells what is left of it
        return _so_far(teller, view) if codes == {POINTS} else teller.tagged(view)
    said = any(fact.code == POINTS for fact in counts_of(view).facts)
    return facts if said else [*facts, *_so_far(teller, view)]


def _so_far(teller: Teller, view: View[Any]) -> list[str]:
    """The points that each has taken in this deal: the score beside them is of those before."""
    told = " · ".join(teller.tagged(view, POINTS))
    return [teller.words.say("deal-so-far", said=told)] if told else []


def stake_of(teller: Teller, view: View[Any]) -> str:
    """The count that matters now; empty where nothing is at stake any more."""
    stake = _stake(teller, view)
    return teller.words.reason(teller.game, "stake", stake, teller.names) if stake else ""


def stake_aloud(teller: Teller, view: View[Any]) -> str:
    """The count that matters now, with the names that stand beside it on a picture."""
    stake = _stake(teller, view)
    if stake is None or not teller.words.known(teller.game, f"aloud-{stake.code}"):
        return stake_of(teller, view)
    return teller.words.reason(teller.game, "aloud", stake, teller.names)


def _stake(teller: Teller, view: View[Any]) -> Reason | None:
    """The stake; the way to the target is one only where points end the game."""
    stake = counts_of(view).stake if view.turn else None
    far = stake is not None and stake.code == TO_THE_TARGET and teller.deals[1]
    return None if far else stake


def stake_in_brief(teller: Teller, view: View[Any]) -> str:
    """The count that matters now, without whose it is; empty where it is short anyway."""
    stake = _stake(teller, view)
    if stake is None or not teller.words.known(teller.game, f"brief-{stake.code}"):
        return ""
    return teller.words.reason(teller.game, "brief", stake, teller.names)


def news(teller: Teller, session: GameSession, seat: Seat | None) -> str:
    """The last events beside cards played: those that all, and this seat alone, heard.

    People who have chosen words hear all since they acted: no picture shows them the rest. Until
    somebody acts in a new deal, it is why it is dealt anew; how a deal came out was read in its
    result.
    """
    if not session.view(None).history:
        before = () if session.scored_last else teller.summary(session.closing)
        told = _worth_telling(session, session.told, seat)
        return teller.words.in_a_row([*before, *teller.events(told, seat)])
    if teller.words.style.text_only and seat is not None:
        return teller.words.in_a_row(teller.events(_since_own(teller, session, seat), seat))
    tricks = [n for n, event in enumerate(session.told) if event.what.code in SAID_BY_TRICKS]
    told = _worth_telling(session, session.told[tricks[-1] + 1 if tricks else 0 :], seat)
    public = [event for event in told if event.to is None]
    alone = [event for event in told if event.to is not None]
    last = last_of(public)
    if last and seat is not None and _doer(last[0]) == seat:
        last = ()  # nobody has to be told what they did themselves
    return teller.words.in_a_row(teller.events((*alone[-1:], *last), seat))


def _worth_telling(
    session: GameSession, events: Sequence[Event], seat: Seat | None
) -> Sequence[Event]:
    """The events that a seat is told beside cards played."""
    said = (*_silent(session), *SAID_BY_TRICKS, *SAID_BY_PICTURE)
    return [event for event in events if event.what.code not in said and event.seen_by(seat)]


def _since_own(teller: Teller, session: GameSession, seat: Seat) -> Sequence[Event]:
    """The deeds of others since a seat acted, but for the course of the auction; and all points.

    Those who sit out are told of a trick at a time.
    """
    view, since = shown_view(session, seat), session.heard[seat]
    if seat in view.sitting_out:
        tricks = [n for n, event in enumerate(session.told) if event.what.code == "trick-won"]
        since = max([since, *tricks[-2:-1]])
    said = SAID_BY_AUCTION if auction_text(teller, view) else ()
    return [
        event
        for event in _worth_telling(session, session.told[since:], seat)
        if event.what.code not in said
        and (event.to is not None or event.what.code == "scored" or _doer(event) != seat)
    ]


def last_of(public: Sequence[Event]) -> Sequence[Event]:
    """The last event and, where that is points, what they are for and all who have them."""
    at = len(public) - 1
    while at > 0 and public[at].what.code == "scored":
        at -= 1
    return public[max(at, 0) :]


def _doer(event: Event) -> Fact:
    """The one whose act an event tells of."""
    return event.what.values.get("who", "")


def closing_lines(teller: Teller, session: GameSession) -> list[str]:
    """The outcome of the last deal, and of the game with it."""
    return teller.ending(session.closing, session.result)


def course_text(words: Words, session: GameSession, seat: Seat | None = None) -> str:
    """The events of this deal, as this seat (``None``: everyone) was told them."""
    teller, silent = Teller.at(words, session), _silent(session)
    told = [event for event in session.told if event.what.code not in silent]
    return "\n".join(teller.events(told, seat)) or words.say("nothing-yet")


def _silent(session: GameSession) -> tuple[str, ...]:
    """The codes of events that are not told in this game."""
    return TAKEN_BACK if course_of(session) is not None else ()


def in_one(lines: Iterable[str]) -> str:
    """Short lines as one."""
    return " · ".join(filter(None, lines))
