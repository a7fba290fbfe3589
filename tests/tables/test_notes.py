"""The lines of a table's log: each kind is written, read back, and told from all others."""

import re
from pathlib import Path
from typing import Any, get_args

import pytest

from bot.rules import GAMES, Seat
from bot.storage.rows.ids import UserId
from bot.storage.rows.tables import NoteRow
from bot.tables.model import notes
from bot.tables.model.beside import Beside, fold
from bot.tables.model.chairs import Seen, read_seen, write_seen
from bot.tables.model.note_form import KINDS, Note
from bot.tables.model.proposal import (
    Absent,
    Concession,
    Ending,
    NewClock,
    Proposal,
    RobotIn,
    Rules,
    Subject,
)
from bot.tables.model.requests import Request
from bot.tables.model.suspension import Suspension
from tests.support.ids import users

GOLDEN = [
    line.split(" | ")
    for line in (Path(__file__).parent / "golden/notes.txt").read_text().splitlines()
    if not line.startswith("#")
]
UNKNOWN = (
    "",
    "seat 2: 17 left",
    "seat x: 17 is back",
    "seat 2: 17 is back again",
    "clock set by noon",
    "held: rain",
    "take-back forgotten",
    "dog proposed by 17: bone",
    "once upon a time",
)
GAME = GAMES["euchre"]


@pytest.mark.parametrize(("line", "meant"), GOLDEN)
def test_every_line_ever_written_is_read(line: str, meant: str) -> None:
    note = notes.read(line)
    assert repr(note) == meant
    assert str(note) == line


@pytest.mark.parametrize("line", [line for line, _ in GOLDEN])
def test_a_line_is_of_one_kind(line: str) -> None:
    assert len([kind for kind in KINDS if re.fullmatch(kind.pattern(), line)]) == 1


def test_every_kind_has_a_golden_line() -> None:
    assert {type(notes.read(line)) for line, _ in GOLDEN} == set(KINDS)


def test_the_table_of_the_docstring_has_every_kind() -> None:
    lines = re.findall(r"^``(.+?)``", notes.__doc__ or "", re.MULTILINE)
    read = [notes.read(line) for line in lines]
    assert [str(note) for note in read] == lines
    assert {type(note) for note in read} == set(KINDS)


@pytest.mark.parametrize("line", UNKNOWN)
def test_other_lines_are_none(line: str) -> None:
    assert notes.read(line) is None


@pytest.mark.parametrize(
    "note",
    [
        notes.SatDown(Seat(3), UserId(10**18)),
        notes.Seated(("robot 1", "17")),
        notes.Circle(("17",)),
        notes.Held("rights", ("a", "b", "c")),
        notes.Kept("chair", 0, None),
        notes.Ended("{} | nobody: left"),
        notes.ClockSet(-0.5),
        notes.ClockSet(1e17),
    ],
)
def test_a_note_reads_back(note: Note) -> None:
    assert notes.read(str(note)) == note


def test_every_subject_of_a_vote_has_its_word() -> None:
    assert {kind.word for kind in Subject.__subclasses__()} == set(get_args(notes.Word))


# ---------------------------------------------------------------------- what they come to


def after(*lines: str | Note) -> Beside:
    """The result of these lines, written at the moments 1, 2, 3 …"""
    return fold([NoteRow(str(line), float(at)) for at, line in enumerate(lines, 1)], GAME)


def test_nothing_comes_of_nothing() -> None:
    assert after() == Beside()
    assert after("once upon a time", "locked", "circle 17, robot 1") == Beside()


def test_whose_seats_were_peoples_as_the_game_began() -> None:
    assert after("seats 0 17, 1 robot 1, 2 0").began == {Seat(0), Seat(2)}, "0 is a former player"


def test_why_a_table_ended() -> None:
    assert after("locked", "ended: abandoned").ended == "abandoned"
    assert after("locked").ended == ""


def test_a_suspension_is_as_old_as_its_first_note() -> None:
    held = after("held: rights send_messages", "held: channel-gone")
    assert held.suspension == Suspension("channel-gone", 1.0)
    assert after("held: unreachable", "released").suspension is None
    again = after("held: unreachable", "released", "held: rights a b").suspension
    assert again == Suspension("rights", 3.0, ("a", "b"))


ASKED = notes.TakebackAsked(Seat(2), UserId(17), 9, 12)


def test_the_last_wish_to_take_back_stands() -> None:
    request = Request(Seat(2), UserId(17), 9, 12, 1.0)
    assert after(ASKED).request == request
    assert request.note == ASKED
    assert after(ASKED, "take-back agreed: 42").request == request.by(UserId(42))
    assert after("take-back agreed: 42", "take-back refused").request is None
    for how in ("refused", "lapsed", "withdrawn"):
        closed = after(ASKED, f"take-back {how}").request
        assert closed is not None
        assert closed.closed == how
    newer = after(ASKED, "take-back refused", "take-back asked: seat 1 42, line 3 of 20").request
    assert newer == Request(Seat(1), UserId(42), 3, 20, 3.0)


def test_hints_are_all_kept() -> None:
    lines = ("hint: seat 2 17, decision 12", "hint: seat 2 17, decision 15")
    assert after(*lines).hints == {
        notes.Hint(Seat(2), UserId(17), 12),
        notes.Hint(Seat(2), UserId(17), 15),
    }


SUBJECTS = (
    *(Rules(options) for options in GAME.presets.values()),
    NewClock(None),
    NewClock(0),
    NewClock(120),
    Absent(Seat(2), UserId(42)),
    RobotIn(Seat(3)),
    Ending(),
    Concession(0, (Seat(0), Seat(2))),
    Concession(7, (Seat(1), Seat(3))),
)


@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
def test_what_is_proposed_reads_back(subject: Any) -> None:
    proposal = Proposal(1, UserId(17), subject, users(17), 1.0)
    assert after(proposal.note).proposal == proposal
    assert after(proposal.note, proposal.agreed_by(UserId(42))).proposal == proposal.plus(
        UserId(42)
    )
    done = after(proposal.note, proposal.agreed_by(UserId(42)), proposal.dropped("done"))
    assert (done.proposals, done.proposal) == (1, None)


def test_proposals_are_counted_whether_they_are_understood_or_not() -> None:
    told = after("clock proposed by 17: 60", "clock dropped: done", "rules proposed by 17: dogs=9")
    assert (told.proposals, told.proposal) == (2, None)
    assert after("clock agreed by 42").proposal is None


def test_agreed_rules_stand_aside_for_another_proposal() -> None:
    rules = Proposal(1, UserId(17), Rules(GAME.options()), users(17), 1.0)
    agreed = (rules.note, rules.agreed_by(UserId(42)))
    told = after(*agreed, "clock proposed by 42: 60")
    assert (told.aside, told.proposals) == (rules.plus(UserId(42)), 2)
    assert told.proposal is not None and told.proposal.number == 2
    joined = after(*agreed, "clock proposed by 42: 60", "rules agreed by 9").aside
    assert joined is not None and joined.agreed == users(17, 42, 9)
    done = after(*agreed, "clock proposed by 42: 60", "clock agreed by 17", "clock dropped: done")
    assert (done.proposal, done.aside, done.proposals) == (told.aside, None, 2)
    back = after(*agreed, "clock proposed by 42: 60", "rules dropped: taken back")
    assert (back.proposal, back.aside) == (told.proposal, None)


def test_the_moments_move_with_the_clock() -> None:
    lines = ("held: unreachable", ASKED, "clock proposed by 17: 60", "clock set by 60.5")
    told = after(*lines, "hint: seat 2 17, decision 12")
    assert told.suspension == Suspension("unreachable", 61.5)
    assert told.request == Request(Seat(2), UserId(17), 9, 12, 62.5)
    assert told.proposal == Proposal(1, UserId(17), NewClock(60), users(17), 63.5)


def test_hands_left_behind_read_back() -> None:
    seen = (Seen(UserId(17), 2, 1), Seen(UserId(10**18), 0, 12))
    assert read_seen(write_seen(seen)) == seen
    assert read_seen("") == ()
