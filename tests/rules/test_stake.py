"""A stake is read off a view: it gives nothing away, and all that it calls certain is."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from bot.rules import GAMES, AnyGame, Event
from tests.rules.option_sets import OptionSets
from tests.rules.table import SOBER, Table

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
MADE = ("tricks-taken", "march-open", "bid-made", "bid-reached")
LOST = ("out-of-reach", "bid-lost")
"""The codes of stakes that are certain, one way or the other: made, and lost."""
FEW = 50
"""So many deals are played, and more until a bid has been made."""


def tables(game: AnyGame, seed: int, number: int) -> list[Table]:
    rng = Random(f"{game.key} stake {seed}")
    sets = OptionSets(game, rng)
    return [Table.opened(game, *sets.draw(), rng) for _ in range(number)]


@every_game
def test_everybody_reads_the_same_who_knows_the_same_sides(game: AnyGame) -> None:
    """But for what somebody has said in secret, which only they are reminded of."""
    said, rng = 0, Random(1)
    for table in tables(game, 1, 6):
        for _ in range(80):
            public = table.view(None)
            said += public.stake is not None
            assert public.trick is not None or public.stake is None or table.turn
            for viewer in table.viewers:
                view = table.view(viewer)
                if view.stake is not None and view.stake.code.startswith("own-"):
                    assert viewer is not None
                elif view.sides == public.sides:
                    assert view.stake == public.stake
            if table.over:
                break
            table.move(*table.choose(rng))
    assert said > 30


@every_game
def test_between_two_deals_nothing_is_at_stake(game: AnyGame) -> None:
    rng = Random(2)
    for table in tables(game, 2, 4):
        for _ in range(80):
            if table.deal_over(table.state):
                assert all(table.view(viewer).stake is None for viewer in table.viewers)
            if table.over:
                break
            table.move(*table.choose(rng))


@every_game
def test_what_is_called_certain_comes_true(game: AnyGame) -> None:
    rng, held = Random(3), Counter[str]()
    for number, table in enumerate(tables(game, 3, 120)):
        if number >= FEW and (held["made"] + held["march"] or "contract" not in game.counted):
            break
        codes: list[str] = []
        told: list[Event] = []
        table.caution = rng.choice((0.0, SOBER))
        while table.acts == 0 or not table.deal_over(table.state):
            told += table.move(*table.choose(rng)).events
            codes += [stake.code for stake in [table.view(None).stake] if stake is not None]
        deal = game.reckon(told, table.options, table.players)
        made = deal.verdict is not None and deal.verdict.code in ("made", "march")
        if set(codes) & {*MADE, *LOST} and "match-open" not in codes:
            assert made == bool(set(codes) & set(MADE)), (codes, deal)
            assert made != bool(set(codes) & set(LOST)), (codes, deal)
            held[deal.verdict.code if deal.verdict else ""] += 1
    if "contract" in game.counted:
        assert held["made"] + held["march"] > 0


def test_the_points_to_the_end_are_those_of_the_sheet_and_the_tricks() -> None:
    """In Jass: written down, and the cards times the factor."""
    game, rng, met = GAMES["schieber"], Random(4), 0
    for table in tables(game, 4, 10):
        for _ in range(45):
            view = table.view(None)
            stake = view.stake
            if stake is not None and stake.code == "target-missing":
                factor = int(table.options.values()["factors"].split("-")[
                    ("S", "C", "D", "H", "obenabe", "undenufe").index(view.contract)])  # fmt: skip
                counted = [view.scores[n] + factor * view.cards[n] for n in (0, 1)]
                assert stake.values["missing"] == view.target - max(counted) > 0
                nearer = counted[1] > counted[0]
                assert stake.values["who"] == ((0, 2), (1, 3))[nearer]
                assert stake.values["counted"] == factor * view.cards[nearer], "no score shows it"
                met += 1
            if table.over:
                break
            table.move(*table.choose(rng))
    assert met > 50


@every_game
def test_nobody_needs_so_many_more_of_as_many(game: AnyGame) -> None:
    """A stake that has only begun is told without a *more*: not *14 more of 14*."""
    rng = Random(3)
    for table in tables(game, 3, 6):
        for _ in range(80):
            stake = table.view(None).stake
            if stake is not None and "missing" in stake.values:
                assert stake.values["missing"] != stake.values.get("wanted"), stake
            if table.over:
                break
            table.move(*table.choose(rng))
