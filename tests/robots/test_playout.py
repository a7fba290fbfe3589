"""The actions worth comparing, and those of players in a playout until cards are played."""

from collections import Counter
from random import Random

import pytest

from bot.robots.playout import by_habit, candidates, options_of
from bot.rules import CHANCE, GAMES
from bot.rules.decisions import Choose, Pick
from bot.rules.game import AnyGame
from bot.rules.kit.actions import PASS, Bid, Give, Play
from bot.rules.kit.cards import cards
from tests.robots.helpers import positions
from tests.rules.option_sets import OptionSets
from tests.support.kept import asking_more

AUCTION = Choose((PASS, *(Bid(value) for value in range(17, 251))))
HAND = cards("AS KS QS 9H TD JD AC")
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
asking = pytest.mark.parametrize("game", [GAMES[key] for key in asking_more()], ids=asking_more())


def test_of_a_long_row_of_bids_the_lowest_and_ever_larger_steps_are_compared() -> None:
    compared = [str(action) for action in candidates(AUCTION, Random(1))]
    assert compared == ["pass", *(f"bid {16 + 2**n}" for n in range(8))]


def test_short_rows_of_bids_and_words_are_compared_as_they_are() -> None:
    short = Choose((PASS, Bid(3), Bid(4), Bid("shoot")))
    assert candidates(short, Random(1)) == short.actions
    with_word = Choose((*AUCTION.actions, Bid("all")))
    assert Bid("all") in candidates(with_word, Random(1))


def test_many_sets_of_cards_are_drawn_from() -> None:
    drawn = candidates(Pick(Give, HAND, 3, 3), Random(1))
    assert 10 < len(drawn) <= 24
    assert all(len(action.cards) == 3 for action in drawn)


@asking
def test_habits_and_what_is_worth_trying_are_legal_under_every_option(game: AnyGame) -> None:
    rng, asked = Random(game.key), Counter[str]()
    sets = OptionSets(game, rng)
    for _ in range(120):
        state = game.start(*sets.draw())
        state = game.apply(state, CHANCE, game.chance(state, rng.randrange)).state
        while (turn := game.to_act(state)) and turn[0] != CHANCE and game.rest(state) is None:
            view = game.view(state, turn[0])
            legal = game.legal(view)
            said, compared = game.habit(view), options_of(game, view, rng)
            assert said is None or said in legal, (view.phase, said)
            assert compared and all(option in legal for option in compared)
            assert len(set(compared)) == len(compared) <= 60
            if len(legal) > 1:
                asked[view.phase] += 1
                assert said is not None or view.phase == "blind-suit", view.phase
            action = said if said is not None and rng.random() < 0.5 else legal.sample(rng)
            state = game.apply(state, turn[0], action).state
    assert asked


@every_game
def test_a_habit_looks_at_no_hidden_card(game: AnyGame) -> None:
    for n, (state, seat) in enumerate(positions(game, "habit", 40)):
        view = game.view(state, seat)
        other = game.guess(view, Random(n))
        if game.habit(view) is not None:
            assert by_habit(game, other, seat, Random(n)) == by_habit(game, state, seat, Random(n))


@every_game
def test_cards_fall_at_random(game: AnyGame) -> None:
    fallen = 0
    for state, seat in positions(game, "fall", 60):
        legal = [a for a in game.legal(game.view(state, seat)) if type(a) is Play]
        if len(legal) > 1 and game.habit(game.view(state, seat)) is None:
            drawn = {by_habit(game, state, seat, Random(n)) for n in range(60)}
            assert len(drawn) > 1
            fallen += 1
    assert fallen
