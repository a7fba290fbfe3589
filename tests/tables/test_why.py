"""A robot's move, judged again: as it was judged then, and telling no card that is still hidden."""

from __future__ import annotations

from dataclasses import replace
from math import inf
from random import Random
from typing import Any

import pytest

from bot.robots import LEVELS, choose
from bot.rules import CHANCE, GAMES, Card, Log, Seat
from bot.rules.kit.actions import Play
from bot.storage.rows.ids import NO_GAME
from bot.tables.model.chairs import Chair
from bot.tables.model.from_log import session_of
from bot.tables.model.session import GameSession
from bot.tables.model.thought import Thought
from bot.tables.past.why import Question, Why, explained, robots_lines
from bot.tables.screens.telling import Teller
from bot.tables.screens.why_screen import why_screen
from bot.words.words import languages, words

EASY = "easy"


def played(key: str, seed: int = 1) -> GameSession:
    """A game in which robots have played a deal, in no hurry; the next is not dealt."""
    game, rng = GAMES[key], Random(f"why {key} {seed}")
    options, players = game.presets["house"], 4
    head = Log(game=key, version=game.version, options=str(options), players=players)
    chairs = tuple(Chair(robot=n + 1) for n in range(players))
    session, budget = session_of(NO_GAME, head, chairs), replace(LEVELS[EASY], seconds=inf)
    while session.turn != (CHANCE,) or not session.deals:
        seat = session.turn[0]
        if seat == CHANCE:
            action = game.chance(session.state, rng.randrange)
        else:
            action = choose(game, session.view(seat), Random(session.numbers[seat]), budget)
        session = session.plus(seat, action)
    return session


def asked(session: GameSession, **about: Any) -> Why:
    """The thoughts of all its robots in the deal."""
    movers = (None,) * len(session.log.moves)
    question: dict[str, Any] = {
        "log": session.log,
        "level": EASY,
        "lines": robots_lines(session.chairs, movers, session.log),
        "deal": session.deals - 1,
        "open": True,
    }
    return explained(Question(**(question | about)))


@pytest.mark.parametrize("key", ["schieber", "euchre", "pinochle"])
def test_what_it_thinks_is_what_it_thought(key: str) -> None:
    """A robot's chance is in the log, and the deals it imagines are counted."""
    session = played(key)
    whole = asked(session)
    tricks = [n for n, (kind, _) in enumerate(whole.stops) if kind == "trick"]
    assert whole.at == tricks[-2], "in the last trick nobody has a choice"
    for stop in (2, whole.at):
        why = asked(session, stop=stop)
        assert len(why.told) > 1
        for _, thought in why.told:
            assert thought is not None
            assert thought.rather == thought.action, "nobody would do something else now"
    assert asked(session, stop=2) == asked(session, stop=2)


def test_only_robots_are_asked() -> None:
    session = played("euchre")
    chairs = (Chair(user=1, name="Ann"), *session.chairs[1:])  # type: ignore[arg-type]
    movers = [7 if seat == 1 else None for seat, _ in session.log.moves]
    lines = robots_lines(chairs, movers, session.log)
    why = asked(session, lines=lines)
    assert {seat for seat, _ in why.told} == {2, 3}


def test_a_deal_that_goes_on_tells_nothing() -> None:
    session = played("euchre")
    cut = replace(session.log, moves=session.log.moves[:-1])
    with pytest.raises(ValueError, match="not over"):
        asked(session, log=cut)
    for number in (-1, 1):
        with pytest.raises(ValueError, match="no such deal"):
            asked(session, deal=number)


def test_while_the_game_goes_on_whoever_put_a_card_away_says_nothing() -> None:
    """The dealer's discard stays hidden until the game is over."""
    for seed in range(1, 30):
        session = played("euchre", seed)
        takers = [seat for seat, line in session.log.moves if line.startswith("swap ")]
        why = asked(session, open=False)
        if takers and len(why.told) == 4:
            break
    assert {seat for seat, thought in why.told if thought is None} == set(takers)
    assert all(thought is not None for _, thought in asked(session).told)


@pytest.mark.parametrize("language", languages())
def test_reasons_that_would_tell_a_hidden_card_are_refused_in_one_sentence(language: str) -> None:
    w, card = words(language), Play(Card("JH"))
    teller = Teller.of(w, "euchre", tuple(Chair(robot=n + 1) for n in range(4)))
    told = ((Seat(0), None), (Seat(1), Thought(card, card)), (Seat(2), None))
    text = why_screen(teller, 0, Why((("trick", 3),), 0, told)).text
    assert text.count(w.say("thought-hidden")) == 1
    last = text.split("\n")[-1]
    assert w.all_of([teller.names[0], teller.names[2]]) in last and teller.names[1] not in last


def test_a_number_that_was_a_secret_in_the_deal_is_none_after_it() -> None:
    """The result tells what each has predicted, and every card has been played."""
    told = asked(played("differenzler"), open=False).told
    assert len(told) > 1 and all(thought is not None for _, thought in told)
