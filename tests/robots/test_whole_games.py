"""Every game is played to its end by robots, who know which way its points are good."""

from __future__ import annotations

from dataclasses import replace
from statistics import fmean

import pytest

from bot.rules import GAMES, AnyGame
from bot.rules.kit.match import Result
from bot.rules.kit.play_rules import Habits, Rest
from bot.rules.kit.reckoning import gained
from bot.rules.kit.seats import seats
from tests.robots.whole_games import CERTAIN, WholeGame, advantage, played, usual
from tests.rules.small.avoidance import AVOIDANCE, COSTS, RULES, Avoidance, State

every_game = pytest.mark.parametrize(
    "game", [*GAMES.values(), AVOIDANCE], ids=[*GAMES, AVOIDANCE.key]
)


@every_game
def test_the_robot_beats_chance_to_the_end_of_the_game(game: AnyGame) -> None:
    """By games won: a robot that takes penalties for points wins fewer than its share."""
    assert advantage(game) > CERTAIN


@every_game
def test_a_game_ends_as_its_deals_say(game: AnyGame) -> None:
    options, players = usual(game)
    for number in (1, 2, 3):
        whole = played(game, number)
        sums_are_right(game, whole)
        last, result = whole.deals[-1].after, whole.result
        assert result.scores == last.scores
        assert result.lowest_wins == options.lowest_wins
        assert set(result.winners) <= set(range(players)) and result.winners
        for side in game.sides(options, players):
            assert len({seat in result.winners for seat in side}) == 1, "a side wins together"
        best = result.places(game.sides(options, players))
        assert min(best) == 1
        assert all(not game.settled(deal.before) for deal in whole.deals)
        assert game.settled(replace(last, deal=last.deal + 1)), "it is over where its end says so"


def sums_are_right(game: AnyGame, whole: WholeGame) -> None:
    """The change of a deal is the sum of its events and of its reckoning, the last one's too."""
    for deal in whole.deals:
        brought = tuple(b - a for a, b in zip(deal.before.scores, deal.after.scores, strict=True))
        players = deal.before.players
        reckoning = game.reckon(deal.told, deal.before.options, players)
        assert gained(deal.told, players) == brought
        assert tuple(reckoning.of(seat).points for seat in seats(players)) == brought


@every_game
def test_those_who_win_have_the_better_points(game: AnyGame) -> None:
    """By the way the game says: robots go by it wherever they imagine deals."""
    assert points_ahead(game) > 0


def points_ahead(game: AnyGame) -> float:
    """By how many points winners are better than losers, on average of some games."""
    return fmean(map(_ahead, (played(game, number).result for number in range(8))))


def _ahead(result: Result) -> float:
    won = [merit for seat, merit in enumerate(result.merits) if seat in result.winners]
    lost = [merit for seat, merit in enumerate(result.merits) if seat not in result.winners]
    return fmean(won) - fmean(lost) if lost else 0.0


class Unsaid(Avoidance):
    """A game whose fewest points win, and that says it nowhere."""

    def result(self, s: State) -> Result | None:
        found = super().result(s)
        return None if found is None else replace(found, lowest_wins=False)


class Greedy(Avoidance):
    """A game whose robots want the jacks, though nobody wins by them."""

    def rest(self, s: State) -> Rest | None:
        rest = super().rest(s)
        return None if rest is None else replace(rest, rules=EAGER)


EAGER = replace(RULES, habits=Habits(dict.fromkeys(COSTS, 1)))


def test_a_game_that_says_the_wrong_way_is_found_out() -> None:
    assert points_ahead(Unsaid()) < 0
    assert advantage(Greedy(), most=40) < 0
