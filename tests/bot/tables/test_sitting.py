"""A game at a table: its numbers, what it told, and the answers a table gives by itself."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bot.rules import CHANCE, GAMES, Illegal, Log, Seat
from bot.rules.actions import Play
from bot.storage.rows.people import FORMER
from bot.tables.chairs import Seen
from bot.tables.lobby import Chair
from bot.tables.sitting import NO_DECISION, Sitting


def begun(key: str) -> Sitting:
    game = GAMES[key]
    options = game.presets["house"]
    players = game.players(options)[0]
    head = Log(game=key, version=game.version, options=str(options), players=players)
    return Sitting.begin(1, head, tuple(Chair(user=n + 1, name=f"P{n}") for n in range(players)))


def course(key: str, length: int = 80, seed: int = 3) -> list[Sitting]:
    """A sitting after each of its moves; where several choose at once, in any order."""
    rng, sitting, game = Random(seed), begun(key), GAMES[key]
    found = [sitting]
    while sitting.turn and len(found) < length:
        seat = rng.choice(sitting.turn)
        if seat == CHANCE:
            action = game.chance(sitting.state, rng.randrange)
        else:
            action = game.legal(sitting.view(seat)).sample(rng)
        sitting = sitting.plus(seat, action)
        found.append(sitting)
    return found


@pytest.mark.parametrize("key", GAMES)
def test_a_number_is_never_used_twice(key: str) -> None:
    """And it changes only when its own seat has acted."""
    used: set[tuple[int, int]] = set()
    for before, after in zip(course(key), course(key)[1:], strict=False):
        actor = after.log.moves[-1][0]
        for seat, (old, new) in enumerate(zip(before.numbers, after.numbers, strict=True)):
            assert (new == NO_DECISION) == (Seat(seat) not in after.turn)
            if new in (NO_DECISION, old):
                continue
            assert old == NO_DECISION or seat == actor
            assert (seat, new) not in used
            used.add((seat, new))
        for seat in set(before.turn) & set(after.turn) - {actor}:
            assert before.numbers[seat] == after.numbers[seat]
    assert used


@pytest.mark.parametrize("key", GAMES)
def test_a_stored_log_comes_to_the_same(key: str) -> None:
    """Numbers too: buttons from before a restart go on."""
    for sitting in course(key)[::7]:
        assert Sitting.begin(1, sitting.log, sitting.chairs) == sitting


@pytest.mark.parametrize("key", GAMES)
def test_what_was_told(key: str) -> None:
    """``told`` is of this deal; ``closing`` is how the deal before ended."""
    for before, after in zip(course(key), course(key)[1:], strict=False):
        if after.log.moves[-1][0] == CHANCE:
            assert after.closing == before.closing
            assert "dealt" in [event.what.code for event in after.told]
        else:
            assert after.told[: len(before.told)] == before.told
    assert sum(seat == CHANCE for seat, _ in after.log.moves) == after.deals


@pytest.mark.parametrize("key", GAMES)
def test_only_the_last_card_plays_itself(key: str) -> None:
    """That there was no choice is then plain to everybody."""
    answered = 0
    for sitting in course(key):
        for seat in sitting.turn:
            if seat == CHANCE:
                continue
            only = sitting.only_answer(seat)
            legal = tuple(sitting.game.legal(sitting.view(seat)))
            if isinstance(only, Play):
                answered += 1
                assert sitting.view(None).counts[seat] == 1
            assert only is None or legal == (only,)
            if len(legal) == 1 and sitting.view(None).counts[seat] > 1:
                assert not isinstance(legal[0], Play) or only is None
    assert answered


def test_an_illegal_action_changes_nothing() -> None:
    sitting = course("euchre", 2)[-1]
    (seat,) = sitting.turn
    with pytest.raises(Illegal):
        sitting.plus(Seat((seat + 1) % 4), sitting.game.read("pass"))
    with pytest.raises(Illegal):
        sitting.plus(seat, sitting.game.read("keep"))


def test_people_and_secrets() -> None:
    sitting = begun("euchre")
    assert [sitting.seat_of(user) for user in (1, 4, 9)] == [Seat(0), Seat(3), None]
    assert sitting.revealing("ab").log == replace(sitting.log, seed="ab")
    assert sitting.options == GAMES["euchre"].presets["house"]
    assert sitting.result is None


def test_whose_forgetting_was_cut_off_sees_no_second_hand() -> None:
    """A hand was left behind by somebody nameless, and the lines of the log still name them."""
    sitting = course("euchre", 6)[-1]
    left = replace(sitting, seen=(Seen(FORMER, 1, sitting.deals),), movers=(None, 42, None))
    assert [hand.seat for hand in left.seen_by(42)] == [1]
    assert left.left_by(Seat(2), 42, Chair(robot=1)).seen_by(42) == [Seen(42, 2, sitting.deals)]
