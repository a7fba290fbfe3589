"""The state of a table beside its game, as a restart takes it up from the notes of its log."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from bot.rules import Seat
from bot.rules.game import AnyGame
from bot.storage.rows.ids import UserId
from bot.storage.rows.tables import NoteRow
from bot.tables.model import notes
from bot.tables.model.note_form import Note
from bot.tables.model.notes import Hint
from bot.tables.model.proposal import Proposal, Rules, subject_of
from bot.tables.model.requests import Request
from bot.tables.model.suspension import Suspension

RULES = Rules.word


@dataclass(frozen=True, slots=True, kw_only=True)
class Beside:
    """The state of a table beside its game. ``proposals`` is the number of proposals so far."""

    suspension: Suspension | None = None
    ended: str = ""
    """Why it was closed before its time; empty if it was not."""
    request: Request | None = None
    hints: frozenset[Hint] = frozenset()
    began: frozenset[Seat] = frozenset()
    """The seats that were people's as the game began."""
    sent_away: frozenset[UserId] = frozenset()
    """People who were sent away in the midst of the game."""
    proposals: int = 0
    proposal: Proposal | None = None
    aside: Proposal | None = None
    """Rules agreed on for the next deal, while ``proposal`` is about something else."""

    def shifted(self, seconds: float) -> "Beside":
        """The state beside the game by a wall clock that was set by so many seconds."""
        suspension, request, proposal = self.suspension, self.request, self.proposal
        return replace(
            self,
            suspension=suspension and suspension.shifted(seconds),
            request=request and request.shifted(seconds),
            proposal=proposal and proposal.shifted(seconds),
            aside=self.aside and self.aside.shifted(seconds),
        )

    def after(self, note: Note | None, at: float, game: AnyGame | None) -> "Beside":
        """The state beside the game after a note that was written at this time."""
        match note:
            case notes.ClockSet(seconds):
                return self.shifted(seconds)
            case notes.Held(why, rights):
                since = self.suspension.since if self.suspension else at
                return replace(self, suspension=Suspension(why, since, rights))
            case notes.Released():
                return replace(self, suspension=None)
            case notes.Ended(why):
                return replace(self, ended=why)
            case notes.Seated(who):
                people = (Seat(n) for n, one in enumerate(who) if one.isdecimal())
                return replace(self, began=frozenset(people))
            case notes.SentAway(_, user):
                return replace(self, sent_away=self.sent_away | {user})
            case Hint():
                return replace(self, hints=self.hints | {note})
            case notes.TakebackAsked(seat, user, line, lines):
                return replace(self, request=Request(seat, user, line, lines, at))
            case notes.TakebackAgreed(user) if self.request:
                return replace(self, request=self.request.by(user))
            case notes.TakebackClosed(how) if self.request:
                return replace(self, request=replace(self.request, closed=how))
            case notes.Proposed(by=by) if game:
                number, what = self.proposals + 1, subject_of(note, game)
                proposal = None if what is None else Proposal(number, by, what, (by,), at)
                aside = None if note.word == RULES else self._rules
                return replace(self, proposals=number, proposal=proposal, aside=aside)
            case notes.Agreed(word, by):
                return self._agreed(word, by)
            case notes.Dropped(word) if word == RULES and self.aside:
                return replace(self, aside=None)
            case notes.Dropped():
                return replace(self, proposal=self.aside, aside=None)
        return self

    @property
    def _rules(self) -> Proposal | None:
        """The proposal of other rules, be it open or aside."""
        both = (self.aside, self.proposal)
        return next((one for one in both if one is not None and one.what.word == RULES), None)

    def _agreed(self, word: str, by: UserId) -> "Beside":
        """The state after somebody has agreed to a proposal about this."""
        if self.aside is not None and word == RULES:
            return replace(self, aside=self.aside.plus(by))
        return replace(self, proposal=self.proposal and self.proposal.plus(by))


def fold(rows: Iterable[NoteRow], game: AnyGame | None = None) -> Beside:
    """The state after all notes of a table; a proposal is read in the terms of its ``game``.

    A suspension dates from the first of the notes that tell of it.

    >>> fold([NoteRow("held: unreachable", 9.0), NoteRow("clock set by 60.0", 70.0)]).suspension
    Suspension(why='unreachable', since=69.0, rights=())
    >>> fold([NoteRow("seats 0 robot 1, 1 17", 9.0)]).began
    frozenset({Seat(1)})
    """
    beside = Beside()
    for row in rows:
        beside = beside.after(notes.read(row.line), row.at, game)
    return beside
