"""Reasons tell nothing: a hint of nobody else's cards, and *why* of none that is still hidden."""

from __future__ import annotations

from math import inf
from random import Random

import pytest

from bot.robots import Budget, explain
from bot.rules import CHANCE, GAMES, AnyGame, Illegal, Seat
from bot.rules.kit.actions import Deal, NameContract, Play
from bot.rules.kit.seats import seats
from bot.storage.rows.ids import TableId
from bot.tables.live.thoughts import thought_of
from bot.tables.model.session import GameSession
from bot.tables.past import why
from bot.tables.past.mainline import DealMainline, Move
from bot.tables.past.why import Question, of_deal
from bot.tables.screens.telling import Teller
from bot.tables.screens.thought_screen import hint_lines
from bot.tables.screens.why_screen import why_screen
from bot.words.words import words
from tests.robots.helpers import positions
from tests.rules.option_sets import OptionSets
from tests.secrecy.worlds import GUESSES, Leak, Moves, begun, guessed

LITTLE = Budget(4, inf)
COMPARED = 3
"""So many deals that look alike when they end are compared of every game."""
every_game = pytest.mark.parametrize("key", GAMES)


@pytest.fixture(autouse=True)
def in_no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Robots that are asked again imagine two deals."""
    monkeypatch.setattr(why, "LEVELS", {"easy": LITTLE})


def hinted(game: AnyGame, state: object, seat: Seat, seed: int) -> list[str]:
    """The lines of a hint, for whoever sits there."""
    view = game.view(state, seat)
    thought = thought_of(explain(game, view, Random(seed), LITTLE))
    names = [f"P{n}" for n in range(view.players)]
    return hint_lines(words("en"), game.key, names, thought, 1)


@every_game
def test_a_hint_is_the_same_in_two_worlds(key: str) -> None:
    game, said = GAMES[key], set()
    for n, (state, seat) in enumerate(positions(game, "hints", 8)):
        other = game.guess(game.view(state, seat), Random(n))
        lines = hinted(game, state, seat, n)
        assert hinted(game, other, seat, n) == lines
        said.add(lines[0])
    assert len(said) > 1


def ended(game: AnyGame, rng: Random) -> tuple[GameSession, GameSession, Moves]:
    """A deal played to its end at random: the game before it, after it, and its moves."""
    options, players = OptionSets(game, rng).draw()
    before = now = begun(game, options, players)
    moves = Moves()
    while not moves or now.turn not in ((), (CHANCE,)):
        seat = rng.choice(now.turn)
        action = game.chance(now.state, rng.randrange) if seat == CHANCE else None
        action = action or game.legal(now.view(seat)).sample(rng)
        now = now.plus(seat, action)
        moves.append((seat, action))
    return before, now, moves


def after(before: GameSession, moves: Moves) -> GameSession | None:
    """The game after these moves, if they are allowed."""
    for seat, action in moves:
        try:
            before = before.plus(seat, action)
        except Illegal:
            return None
    return before


def answers(game: AnyGame, deals: int, seed: int = 1) -> int:
    """The number of answers that were compared, in so many deals that look alike when they end.

    Somebody who sees no more than the table asks, or a player.

    :raises Leak: two of them differ.
    """
    rng, said = Random(f"why {game.key} {seed}"), 0
    for _ in range(deals):
        before, here, moves = ended(game, rng)
        last = after(before, moves[:-1])
        assert last is not None
        observer = rng.choice((None, *seats(here.log.players)))
        stop = rng.randrange(1, 12)
        for _ in range(GUESSES):
            there = after(before, [*guessed(last, observer, moves[:-1], rng), moves[-1]])
            if there is None or there.view(observer) != here.view(observer):
                continue
            one, other = told(before, here, stop), told(before, there, stop)
            if one != other:
                raise Leak(f"{one}\n{other}")
            said += here.state != there.state or here.log != there.log
            break
    return said


def told(before: GameSession, after: GameSession, stop: int) -> str:
    """Everything that is said to somebody who asks about this stop."""
    moves, robots = list[Move](), set[int]()
    for number, (seat, line) in enumerate(after.log.moves, 1):
        action = before.game.read(line)
        session = before.plus(seat, action)
        moves.append(Move(number, seat, action, before, session))
        if seat != CHANCE and before.chairs[seat].robot:
            robots.add(number)
        before = session
    deal = DealMainline(1, tuple(moves))
    asked = Question(log=after.log, level="easy", lines=frozenset(robots), deal=0, stop=stop)
    teller = Teller.of(words("en"), after.log.game, after.chairs)
    return why_screen(teller, 0, of_deal(deal, asked), TableId(1)).text


@every_game
def test_after_a_deal_nobody_hears_of_a_card_that_is_still_hidden(key: str) -> None:
    compared, seed, most = 0, 0, 3 if is_laid_open(GAMES[key]) else 70
    while compared < COMPARED and seed < most:
        compared, seed = compared + answers(GAMES[key], COMPARED, seed), seed + 1
    assert compared >= COMPARED or is_laid_open(GAMES[key]), "no deals looked alike in the end"


def is_laid_open(game: AnyGame) -> bool:
    """Whether every card has been seen when a deal is over: turned up, or played.

    All else that is done is said aloud: a contract is named.
    """
    options = game.presets["house"]
    piles = game.layout(options, game.players(options)[0]).piles
    is_seen = all(name == game.turned_up for name, _ in piles)
    return is_seen and set(game.vocabulary.kinds) <= {Deal, NameContract, Play}


def test_a_leak_planted_in_a_reason_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Robots that say, of a card they have put away, what they could do with it."""
    monkeypatch.setattr(why, "_is_known_by_now", lambda *_: True)
    with pytest.raises(Leak):
        for seed in range(40):
            answers(GAMES["pinochle"], 10, seed)
