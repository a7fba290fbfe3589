"""The lines of a table's log: all that is beside the cards, written and read in one place.

They are stable: restarts, results and people's requests for their data read them. Every line that
names a person names them by their Discord id, or by 0 once they have been forgotten.

====================================================== =============================================
``circle 17, robot 1, 42``                             the game begins: the lobby's chairs in order
``seats 0 42, 1 17, 2 robot 1``                        … and which seat each of them drew
``seat 2: 17 left, a robot plays on``                  a person stood up in the middle of a game
``seat 2: 17 was sent away, a robot plays on``         … or was sent away by the host
``seat 2: waits for a person``                         no robot plays on after all
``seat 2: a robot sits down``                          … but now one does, by a vote
``seat 2: 42 sits down``                               a person takes a robot's seat
``seat 2: 17 ran out of time, a robot played move 9``  the robot played one move for them
``seat 2: 17 is away, a robot keeps the seat``         from here on it plays for them
``seat 2: 17 is back``                                 and they play themselves again
``seat 2: kept for 42``                                only this person may take the robot's seat
``seat 2: kept for nobody``                            anybody may
``chair 2: kept for 42``                               the lobby's chairs have no seats yet
``host: 42``                                           another person is host
``locked``                                             nobody new may sit down
``unlocked``                                           anybody may again
``barred: 17``                                         this person may not sit down here
``let in: 17``                                         … and may again
``done by 99``                                         … by somebody else than the host
``talk switched off``                                  no phrases may be said
``talk allowed``                                       … and they may again
``pace: slow``                                         the pace from now on
``paused by agreement``                                all clocks stand still
``resumed by 17``                                      … and run again
``held: rights send_messages``                         the table cannot be shown where it stands
``released``                                           … and can be again
``moved to channel 5``                                 it stands elsewhere from now on
``take-back asked: seat 2 17, line 9 of 12``           a person wants to take back line 9
``take-back agreed: 42``                               one of those who are asked agrees
``take-back refused``                                  one does not (or: lapsed, withdrawn)
``seat 2 took line 9 back: all agree``                 the game goes on before that line
``seat 2: 17 claimed the rest``                        the tricks to come are played out
``hint: seat 2 17, decision 12``                       a person had a hint for this decision
``clock proposed by 17: 120``                          the subject of a vote, and its proposer
``clock agreed by 42``                                 one of those who are asked agrees
``clock dropped: done``                                the vote is over: why
``ended: abandoned``                                   closed before the game was over: why
``clock set by 3600.0``                                the wall clock was set: the moments of all
                                                       lines before move by so many seconds
====================================================== =============================================

A line belongs between the moves with the times before and after its own; lines and moves of the
same time are in the order *move, line* for what ran out of time, and *line, move* otherwise.
"""

from typing import Literal

from bot.rules import Seat
from bot.storage.rows.ids import ChannelId, UserId
from bot.tables.model.chairs import Chair
from bot.tables.model.note_form import KINDS, BySeat, InOrder, Note, Rights, reader, written

Obstacle = Literal[
    "rights",
    "thread-locked",
    "not-in-thread",
    "timed-out",
    "edits-little",
    "channel-gone",
    "server-gone",
    "unreachable",
]
"""Why a table cannot be shown where it stands."""
Word = Literal["rules", "clock", "replace", "robot", "end", "concession"]
"""The kind of a proposal, by the word with which its notes name it."""


# ---------------------------------------------------------------------- who sits where


@written("circle {who}")
class Circle(Note):
    """The lobby's chairs in order as the game begins; each occupant as `occupant` has it."""

    who: InOrder


@written("seats {who}")
class Seated(Note):
    """The occupant of each seat as the game begins."""

    who: BySeat


@written("seat {seat}: {user} left, a robot plays on")
class Left(Note):
    """A person stood up in the middle of a game."""

    seat: Seat
    user: UserId


@written("seat {seat}: {user} was sent away, a robot plays on")
class SentAway(Note):
    """A person was sent away in the middle of a game."""

    seat: Seat
    user: UserId


@written("seat {seat}: waits for a person")
class WaitsForPerson(Note):
    """No robot plays on: the game waits."""

    seat: Seat


@written("seat {seat}: a robot sits down")
class RobotSatDown(Note):
    """A robot took a seat on which the game waited for a person."""

    seat: Seat


@written("seat {seat}: {user} sits down")
class SatDown(Note):
    """A person took a robot's seat."""

    seat: Seat
    user: UserId


@written("seat {seat}: {user} ran out of time, a robot played move {line}")
class TimedOut(Note):
    """A robot played the move of this line for a person whose turn timed out."""

    seat: Seat
    user: UserId
    line: int


@written("seat {seat}: {user} is away, a robot keeps the seat")
class Away(Note):
    """A robot plays for a person from here on."""

    seat: Seat
    user: UserId


@written("seat {seat}: {user} is back")
class Back(Note):
    """A person took their seat back from the robot that kept it."""

    seat: Seat
    user: UserId


@written("{where} {place}: kept for {user}")
class Kept(Note):
    """A seat (before the game: a chair) is kept for a person, or for nobody any more."""

    where: Literal["seat", "chair"]
    place: int
    user: UserId | None


# ---------------------------------------------------------------------- what the host does


@written("host: {user}")
class NewHost(Note):
    """A person has become host."""

    user: UserId


@written("{state}")
class Lock(Note):
    """Nobody new may sit down, or anybody again."""

    state: Literal["locked", "unlocked"]


@written("barred: {user}")
class Barred(Note):
    """A person may not sit down here."""

    user: UserId


@written("let in: {user}")
class LetIn(Note):
    """A person may sit down again who was sent away."""

    user: UserId


@written("done by {user}")
class DoneBy(Note):
    """The line before is by somebody else than the host: a moderator, or a guest."""

    user: UserId


@written("talk {state}")
class Talk(Note):
    """Phrases may be said at the table, or not."""

    state: Literal["allowed", "switched off"]


@written("pace: {pace}")
class Paced(Note):
    """The table goes on by itself at another pace."""

    pace: Literal["slow", "usual", "quick"]


# ---------------------------------------------------------------------- whether it goes on


@written("paused by agreement")
class Paused(Note):
    """Everybody agreed to a pause."""


@written("resumed by {user}")
class Resumed(Note):
    """A person ended the pause."""

    user: UserId


@written("held: {why}{rights}")
class Held(Note):
    """The table cannot be shown where it stands; ``rights`` are those that are lacking."""

    why: Obstacle
    rights: Rights = ()


@written("released")
class Released(Note):
    """The table can be shown again."""


@written("moved to channel {channel}")
class Moved(Note):
    """The table stands in another channel."""

    channel: ChannelId


@written("ended: {why}")
class Ended(Note):
    """The table was closed before the game was over."""

    why: str


@written("clock set by {seconds}")
class ClockSet(Note):
    """The wall clock was set: the moments of all notes before move by so many seconds."""

    seconds: float


# ---------------------------------------------------------------------- take-backs, claims, hints


@written("take-back asked: seat {seat} {user}, line {line} of {lines}")
class TakebackAsked(Note):
    """A person wants to take back a line of the game's log, which has so many ``lines``."""

    seat: Seat
    user: UserId
    line: int
    lines: int


@written("take-back agreed: {user}")
class TakebackAgreed(Note):
    """A person agrees to the take-back that was asked for last."""

    user: UserId


@written("take-back {how}")
class TakebackClosed(Note):
    """The take-back asked for last is not granted."""

    how: Literal["refused", "lapsed", "withdrawn"]


@written("seat {seat} took line {line} back: {why}")
class TakenBack(Note):
    """A seat's line of the game's log was taken back, with all that came after it."""

    seat: Seat
    line: int
    why: str


@written("seat {seat}: {user} claimed the rest")
class ClaimedRest(Note):
    """A person claimed all tricks to come."""

    seat: Seat
    user: UserId


@written("hint: seat {seat} {user}, decision {decision}")
class Hint(Note):
    """A hint was given to a person, for a decision."""

    seat: Seat
    user: UserId
    decision: int


# ---------------------------------------------------------------------- votes


@written("{word} proposed by {by}: {text}")
class Proposed(Note):
    """A person made the proposal in ``text``; `bot.tables.model.proposal` reads that."""

    word: Word
    by: UserId
    text: str


@written("{word} agreed by {by}")
class Agreed(Note):
    """A person agrees to the proposal."""

    word: Word
    by: UserId


@written("{word} dropped: {why}")
class Dropped(Note):
    """Nothing is voted on any more: it is done, or off."""

    word: Word
    why: str


_read = reader(KINDS)


def read(line: str) -> Note | None:
    """The note that a line tells of; ``None`` if this program does not know it.

    >>> read("seat 2: 42 sits down")
    SatDown(seat=Seat(2), user=42)
    >>> str(read("seat 2: kept for nobody"))
    'seat 2: kept for nobody'
    >>> read("once upon a time")
    """
    return _read(line)


def occupant(chair: Chair) -> str:
    """The person or robot on a chair, as `Circle` and `Seated` have it.

    >>> occupant(Chair(user=17, name="Ann")), occupant(Chair(robot=1))
    ('17', 'robot 1')
    """
    return f"robot {chair.robot}" if chair.user is None else str(chair.user)
