"""*Details*: everything about a game under way in words, for whoever asks."""

from bot.rules import Seat
from bot.storage.rows.ids import TableId
from bot.tables.model.session import GameSession
from bot.tables.screens.details import closing_lines, course_text, facts_of, shown_view
from bot.tables.screens.discord_limits import MESSAGE, length
from bot.tables.screens.screen import Screen, newest
from bot.tables.screens.telling import Teller
from bot.words.words import Words

COURSE = 600
"""Characters of the course of a deal for which there is room in any case."""


def details_screen(
    words: Words, table: TableId, session: GameSession, seat: Seat | None = None
) -> Screen:
    """The deal as a seat (``None``: everyone) may know it: the table, the hand, the course."""
    teller, view = Teller.at(words, session), shown_view(session, seat)
    said = [
        teller.title(table, view),
        *facts_of(teller, view, titled=True),
        words.say("hand-is", cards=teller.hand(view)) if view.hand else "",
        "" if words.style.text_only else teller.marks(view),
        *(closing_lines(teller, session) if not any(view.tricks_won) else ()),
        words.say("details-course"),
    ]
    said = [line for line in said if line]
    room = max(COURSE, MESSAGE - 10 - sum(length(line) + 1 for line in said))
    return Screen("\n".join([*said, newest(course_text(words, session, seat), room)]))
