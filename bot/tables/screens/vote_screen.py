"""Votes during a game: how the vote stands, and the panel of other rules.

A draft that is not proposed yet stands as a code in the buttons of the panel.
"""

from collections.abc import Sequence

from bot.rules import AnyGame, Options, Seat
from bot.rules.about.conceding import side_of
from bot.rules.about.rule_changes import why_not
from bot.rules.about.rule_codes import write_code
from bot.storage.rows.ids import TableId, UserId
from bot.storage.rows.people import PresetRow
from bot.tables.model.proposal import Absent, Concession, NewClock, Proposal, RobotIn, Rules
from bot.tables.model.session import GameSession
from bot.tables.screens import custom_ids
from bot.tables.screens.clock_lines import clock_called
from bot.tables.screens.discord_limits import MENU_ITEMS, PLACEHOLDER, shorten
from bot.tables.screens.names import game_name, option_in_words
from bot.tables.screens.rules_screen import option_item, set_items, value_items
from bot.tables.screens.screen import Button, Menu, Row, Screen, Style
from bot.tables.screens.telling import Teller
from bot.words.words import Words

MOST_RULES = 600
"""Characters for what is proposed, on a table that has more to show."""


def proposal_lines(teller: Teller, session: GameSession, failed: bool = False) -> list[str]:
    """The lines about a proposal: its author, who has yet to agree; or that the last ``failed``."""
    proposal, words = session.voted_on, teller.words
    if proposal is None:
        return [words.say("vote-failed")] if failed else []
    if proposal.accepted(session.chairs):
        return [*_agreed(words, session, proposal), *([words.say("vote-failed")] if failed else [])]
    aside = [] if session.aside in (None, proposal) else _agreed(words, session, session.aside)
    asked = proposal.waits_for(session.chairs)
    open_still = [teller.names[n] for n, c in enumerate(session.chairs) if c.user in asked]
    waits = "vote-waits" if proposal.what.at_once else "proposal-waits"
    return [
        *aside,
        proposed(teller, session, proposal),
        words.say(waits, who=words.all_of(open_still), count=len(open_still)),
    ]


def _agreed(words: Words, session: GameSession, proposal: Proposal | None) -> list[str]:
    """The line about rules on which everybody agrees, if that is what was proposed."""
    if proposal is None or not proposal.accepted(session.chairs):
        return []
    rules = _rules(words, session, proposal)
    return [words.say("proposal-accepted", rules=rules)] if rules else []


def _rules(words: Words, session: GameSession, proposal: Proposal) -> str:
    """The proposed rules; empty if the proposal is about something else."""
    if not isinstance(proposal.what, Rules):
        return ""
    return shorten(differing(words, session, proposal.what.options), MOST_RULES)


def proposed(teller: Teller, session: GameSession, proposal: Proposal) -> str:
    """The proposal and its author, in a sentence."""
    words, by = teller.words, session.seat_of(proposal.by)
    who = teller.names[by] if by is not None else words.say("proposal-by-gone")
    match proposal.what:
        case Rules():
            rules = _rules(words, session, proposal)
            return words.say("proposal-open", who=who, rules=rules)
        case NewClock(clock):
            return words.say("vote-clock", who=who, clock=clock_called(words, clock))
        case Absent(seat, _):
            return words.say("vote-replace", who=who, sleeper=teller.names[seat])
        case Concession() as what:
            return words.say("vote-concede-game" if what.of_game else "vote-concede-deal", who=who)
        case RobotIn():
            return words.say("vote-robot", who=who)
    return words.say("vote-end", who=who)


def proposal_row(
    words: Words, table: TableId, session: GameSession, seat: Seat | None = None
) -> tuple[Row, ...]:
    """The buttons to agree or refuse while a vote is open; for a seat only if it is asked."""
    proposal = session.voted_on
    if proposal is None or proposal.accepted(session.chairs):
        return ()
    asked = proposal.waits_for(session.chairs)
    if seat is not None and session.chairs[seat].user not in asked:
        return ()
    number, (agree, refuse) = str(proposal.number), _answers(words, session, proposal, asked)
    yes = _button(agree, table, "yes", number, style="success")
    return ((yes, _button(refuse, table, "no", number)),)


def _answers(
    words: Words, session: GameSession, proposal: Proposal, asked: Sequence[int]
) -> tuple[str, str]:
    """The labels of yes and no: for rules, a concession of the others, or anything else."""
    if isinstance(proposal.what, Rules):
        return words.say("proposal-yes"), words.say("proposal-no")
    if isinstance(proposal.what, Concession):
        own = [session.chairs[seat].user for seat in proposal.what.side]
        if not set(asked) & set(own):
            return words.say("concession-yes"), words.say("concession-no")
    return words.say("vote-agree"), words.say("vote-refuse")


def propose_row(
    words: Words,
    table: TableId,
    session: GameSession | None,
    asker: UserId,
    *,
    fixed: bool = False,
) -> tuple[Row, ...]:
    """The buttons of a player to propose something, or to take the proposal back.

    Where the rules are ``fixed`` they stay as they are, and somebody alone has less to vote on.
    """
    seat = session.seat_of(asker) if session else None
    if session is None or seat is None or session.result or session.chairs[seat].away:
        return ()
    proposal = session.voted_on
    if proposal is None:
        rules = _button(words.say("proposal-button"), table, "open")
        votes = _button(words.say("vote-button"), table, "panel")
        if not fixed:
            return ((rules, votes),)
        others = any(chair.user not in (None, asker) for chair in session.chairs)
        return ((votes,),) if others or side_of(session.game, session.state, seat) else ()
    back = _button(words.say("proposal-back"), table, "no", str(proposal.number))
    if isinstance(proposal.what, Rules) and proposal.accepted(session.chairs):
        votes = _button(words.say("vote-button"), table, "panel")
        return ((back, votes) if proposal.by == asker else (votes,),)
    if proposal.by == asker:
        return ((back,),)
    return proposal_row(words, table, session, seat)


def differing(words: Words, session: GameSession, options: Options) -> str:
    """The differences between these rules and those of the game."""
    changes = options.differing(session.options).items()
    return " · ".join(option_in_words(words, session.log.game, *pair) for pair in changes)


def proposing_panel(
    words: Words, table: TableId, session: GameSession, draft: Options, sets: Sequence[PresetRow]
) -> Screen:
    """The panel of draft rules for the next deal on; one press proposes them."""
    game, code = session.game, write_code(session.game, draft)
    changes = differing(words, session, draft)
    why = why_not(game, session.options, draft, session.log.players)
    text = [
        words.say("proposing-title", game=game_name(words, game.key), table=table),
        words.say("proposing-changes", rules=shorten(changes, 1000))
        if changes
        else words.say("proposing-nothing"),
        words.reason(game.key, "why", why, ()) if why and changes else "",
        words.say("proposing-hint"),
    ]
    options = [k for k in game.options.fields() if k.name not in draft.lasting]
    items = tuple(option_item(words, game.key, draft, option) for option in options[:MENU_ITEMS])
    rows = (
        Menu(_wish(table, "set", code), words.say("menu-preset"), set_items(words, game, sets)),
        Menu(_wish(table, "option", code), words.say("menu-option"), items),
        (
            _button(
                words.say("proposing-button"), table, "propose", code, style="primary",
                enabled=why is None,
            ),
            _button(words.say("button-by-code"), table, "by-code"),
        ),
    )  # fmt: skip
    return Screen("\n".join(filter(None, text)), rows=rows)


def proposing_value_panel(
    words: Words, table: TableId, game: AnyGame, draft: Options, name: str
) -> Screen:
    """The panel with the values of one option of a draft."""
    label, code = words.option(game.key, name), write_code(game, draft)
    items = value_items(words, game, draft, name)
    menu = Menu(_wish(table, "value", code, name), shorten(label, PLACEHOLDER), items)
    back = _button(words.say("button-back"), table, "draft", code)
    return Screen(words.say("rules-choose-value", option=label), rows=(menu, (back,)))


def _wish(table: TableId, *parts: str) -> str:
    return custom_ids.Vote.of(table, *parts)


def _button(
    label: str, table: TableId, *parts: str, style: Style = "secondary", enabled: bool = True
) -> Button:
    return Button(label, _wish(table, *parts), style, enabled)
