"""The sum of a deal in words: what a line says is right, and it is short enough for a card."""

from __future__ import annotations

import operator
import re
from collections.abc import Iterator

import pytest

from bot.rules import GAMES
from bot.rules.kit.reckoning import Reckoning
from bot.words.sums import sum_lines
from bot.words.words import MINUS, words
from tests.rules.test_reckoning import deals
from tests.support.kept import Deal, in_words
from tests.support.kept import deals as read_deals
from tests.words.strict import strictly

NAMES = ("Ann", "Bo", "Cem", "Dai", "Eva", "Fay")
LONGEST = 60
"""As many characters of a line stand on a card."""
SUM = re.compile(r"(\d+)[^\d:,·]*([×+])[^\d:,·]*(\d+) = (\d+)")
COMPARED = re.compile(r"(\d+) ([≥<])\D*(\d+)")
MEANS = {"×": operator.mul, "+": operator.add, "≥": operator.ge, "<": operator.lt}
everywhere = pytest.mark.parametrize(("game", "language"), in_words())


def said(game: str, language: str, deal: Reckoning) -> Iterator[tuple[int, list[str]]]:
    for account in deal.accounts:
        yield account.points, sum_lines(words(language), game, account, NAMES)


@everywhere
def test_what_a_line_says_is_right(game: str, language: str) -> None:
    compared = set()
    for _, _, _, deal in deals(GAMES[game]):
        with strictly():
            assert list(said(game, language, deal))
        lines = [line for _, found in said(game, language, deal) for line in found]
        for line in lines:
            assert len(line) <= LONGEST, line
            assert ("=" in line) == bool(SUM.search(line)), line
            for left, sign, right, result in SUM.findall(line):
                assert MEANS[sign](int(left), int(right)) == int(result), line
            for left, sign, right in COMPARED.findall(line):
                assert MEANS[sign](int(left), int(right)), line
            compared.add(bool(SUM.search(line)) or bool(COMPARED.search(line)))
    assert compared


@everywhere
def test_the_points_stand_at_the_end(game: str, language: str) -> None:
    """Of a side that gets or loses some: in its one line, or as what the lines come to."""
    w, told = words(language), 0
    for _, _, _, deal in deals(GAMES[game]):
        for points, lines in said(game, language, deal):
            numbers = [int(n.replace(MINUS, "-")) for n in re.findall(rf"{MINUS}?\d+", lines[-1])
                       ] if lines else []  # fmt: skip
            if points:
                assert points in numbers, lines
                told += 1
    assert told and w.say("sum-together", points=7).endswith("7")


@pytest.mark.parametrize("read", read_deals().values(), ids=read_deals())
def test_of_the_deals_that_were_read(read: Deal) -> None:
    """The contract, what came of it, and every side's sum, by hand."""
    game, (_, told) = GAMES[read.game], read.played()
    deal = game.reckon(told, game.options.read(read.log.options), read.log.players)
    w = words("en")
    parts = [
        w.reason(read.game, kind, what, NAMES) if what else "-"
        for kind, what in (("bid-was", deal.contract), ("verdict", deal.verdict))
    ]
    parts += [" · ".join(lines) for _, lines in said(read.game, "en", deal)]
    assert " | ".join(parts) == read.read["said"]
