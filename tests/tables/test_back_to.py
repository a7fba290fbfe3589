"""A move taken back, as a value: the state before it, a log with a line more, and new numbers."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from bot.rules import CHANCE, GAMES, Log, Seat, Seed, replay, replay_steps
from bot.rules.about.log import REST, take_back
from bot.rules.about.takeback import has_seen_new, tells_something
from bot.storage.rows.ids import GameId
from bot.tables.model.from_log import back_to, session_of
from bot.tables.model.session import NO_DECISION
from tests.support.courses import course
from tests.support.fairness import unfair_deals


@pytest.mark.parametrize("key", GAMES)
def test_back_to_a_move_of_this_deal(key: str) -> None:
    """Anybody's last choice: the game goes on from there, in this process or in another."""
    rng, tried = Random(key), 0
    found = course(key, 45)
    for at in range(5, len(found), 5):
        session = found[at]
        used = {(n, number) for s in found[: at + 1] for n, number in enumerate(s.numbers)}
        for seat, number in enumerate(session.chosen):
            if not number:
                continue
            tried += 1
            back, before = back_to(session, number), found[number - 1]
            assert back.state == before.state and back.sheet == before.sheet
            assert back.log.moves[:-1] == session.log.moves, "nothing is taken out of the log"
            assert back.log.moves[-1] == (Seat(seat), take_back(number))
            assert replay(back.log) == back.state == replay(Log.read(str(back.log)))
            assert back.log.mainline == before.log.mainline
            assert back == session_of(GameId(1), back.log, back.chairs)
            for n, now in enumerate(back.numbers):
                assert (now == NO_DECISION) == (Seat(n) not in back.turn)
                is_old = (n, now) in used and now != NO_DECISION
                assert not is_old or now == before.numbers[n] == session.numbers[n]
            assert back.numbers[seat] not in (before.numbers[seat], NO_DECISION)
            action = back.game.legal(back.view(Seat(seat))).sample(rng)
            assert back.plus(Seat(seat), action).log.mainline[-1] == (
                Seat(seat),
                back.game.write(action),
            )
    assert tried > 5


@pytest.mark.parametrize("key", GAMES)
def test_a_choice_of_an_earlier_deal_is_none(key: str) -> None:
    for session in course(key, 120):
        dealt = max((n for n, (s, _) in enumerate(session.log.moves, 1) if s == CHANCE), default=0)
        assert all(number == 0 or number > dealt for number in session.chosen)


def test_words_of_the_table_are_no_moves() -> None:
    (*_, last) = course("euchre", 12)
    seat = next(Seat(n) for n, number in enumerate(last.chosen) if number)
    log = last.log.with_line(seat, REST)
    assert log.mainline == last.log.mainline and replay(log) == last.state
    assert len(replay_steps(log)[1]) == len(last.log.moves)


@pytest.mark.parametrize(
    "line", ["takeback 99", "takeback 1", "takeback 0"], ids=["unknown", "the deck's", "none"]
)
def test_what_is_not_ones_own_is_not_taken_back(line: str) -> None:
    (*_, last) = course("euchre", 12)
    with pytest.raises(ValueError, match="not its own"):
        replay(last.log.with_line(Seat(0), line))


def test_shuffles_are_checked_past_a_move_taken_back() -> None:
    seed, game = Seed(bytes(32)), GAMES["four-jacks"]
    head = Log(game="four-jacks", version=game.version, options=str(game.presets["house"]),
               players=3, commitment=seed.commitment, seed=str(seed))  # fmt: skip
    state = game.start(game.presets["house"], 3)
    deal = game.write(game.chance(state, seed.below("deal 1")))
    session = session_of(GameId(1), head.with_line(CHANCE, deal), ())
    seat = session.turn[0]
    gone = session.plus(seat, next(iter(game.legal(session.view(seat)))))
    log = gone.log.with_line(seat, take_back(2))
    assert not list(unfair_deals(log))


@pytest.mark.parametrize("key", GAMES)
def test_what_a_move_tells(key: str) -> None:
    """A card played tells its player nothing; one that came into the hand unseen does."""
    game, found, seen = GAMES[key], course(key, 40), set()
    for before, after in pairwise(found):
        seat, line = after.log.moves[-1]
        if seat == CHANCE or after.turn in ((), (CHANCE,)):
            continue
        then, now, action = before.view(seat), after.view(seat), game.read(line)
        told = tells_something(game, then, now, action, Random(1))
        lay_open = {card for pile in then.piles for card in pile.cards}
        if set(now.hand) - set(then.hand) - lay_open:
            assert told and has_seen_new(then, now, action.cards)
        seen.add(told)
    assert False in seen
