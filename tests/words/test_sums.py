"""The sum of a deal in words: what a line says is right, and it is short enough for a card."""

from __future__ import annotations

import operator
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.rules import GAMES, Log, replay_steps
from bot.rules.kit.reckoning import Reckoning
from bot.words.sums import sum_lines
from bot.words.words import MINUS, languages, words
from tests.rules.test_reckoning import deals
from tests.words.strict import strictly

DEALS = Path(__file__).parents[1] / "golden" / "deals"
NAMES = ("Ann", "Bo", "Cem", "Dai", "Eva", "Fay")
LONGEST = 60
"""As many characters of a line stand on a card."""
SUM = re.compile(r"(\d+)[^\d:,·]*([×+])[^\d:,·]*(\d+) = (\d+)")
COMPARED = re.compile(r"(\d+) ([≥<])\D*(\d+)")
MEANS = {"×": operator.mul, "+": operator.add, "≥": operator.ge, "<": operator.lt}
everywhere = pytest.mark.parametrize(
    ("game", "language"), [(game, language) for game in GAMES for language in languages()]
)


def said(game: str, language: str, deal: Reckoning) -> Iterator[tuple[int, list[str]]]:
    for account in deal.accounts:
        yield account.points, sum_lines(words(language), game, account, NAMES)


@everywhere
def test_what_a_line_says_is_right(game: str, language: str) -> None:
    compared = set()
    for _, _, _, deal in deals(GAMES[game], 4, 120):
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
    for _, _, _, deal in deals(GAMES[game], 4, 120):
        for points, lines in said(game, language, deal):
            numbers = [int(n.replace(MINUS, "-")) for n in re.findall(rf"{MINUS}?\d+", lines[-1])
                       ] if lines else []  # fmt: skip
            if points:
                assert points in numbers, lines
                told += 1
    assert told and w.say("sum-together", points=7).endswith("7")


READ = {
    "euchre-lone-against-lone":
    "Ann: ♠ spades, alone | Euchred by Bo single-handed! | 2 tricks | euchre: 4",
    "cutthroat-march-of-a-stuck-dealer":
    "Cem: ♠ spades | March! | no trick | no trick | march: 3",
    "call-ace-proved-by-voids":
    "Ann: ♣ clubs, calling ♠ spades | Made by Ann and Cem, with 4 tricks"
    " | 4 tricks: 1 | no trick | 4 tricks: 1 | 1 trick",
    "pepper-big-at-no-trump":
    "Ann bid Big Pepper, no trump | Big Pepper made!"
    " | Big Pepper: 8 × 2 = 16 | no trick | no trick",
    "double-pepper-six-with-bowers":
    "Bo bid 8, ♠ spades | Set, with only 4 tricks | 4 tricks | bid 8, took 4: −8",
    "widow-pitch-shoot-it":
    "Ann shot it, ♥ hearts | Shot it, all seven! | High Q♥ 1 · Low 9♥ 1"
    " · Jacks Little Joker, J♦, J♥, Big Joker 4 · Game (10 to 3) 1 · shot it: 21 | no point",
    "four-jacks-all-four":
    "- | All four jacks for Cem! | against all four: −2 | against all four: −2"
    " | all four jacks: +3",
    "pinochle-dailey-surrender":
    "Dai bid 1570, ♣ clubs | Dai gave the bid up | meld 0 | bid given up: −1570",
    "schieber-undenufe-and-a-claim":
    "Dai: Undenufe (×4) | 80 : 53 for Bo and Dai | cards 53 × 4 = 212"
    " | cards 80 × 4 = 320 · Weis 170 × 4 = 680 · together 1000",
    "schieber-match-and-stoeck":
    "Ann: trump ♥ hearts (×2) | Match for Ann and Cem!"
    " | cards 157 × 2 = 314 · match 100 × 2 = 200 · Weis 170 × 2 = 340 · Stöck 20 × 2 = 40"
    " · together 894 | no points",
}  # fmt: skip
"""The deals that were read: the contract, what came of it, and every side's sum, by hand."""


@pytest.mark.parametrize("name", READ)
def test_of_the_deals_that_were_read(name: str) -> None:
    log = Log.read((DEALS / f"{name}.txt").read_text(encoding="utf-8").split("\n\n")[0] + "\n")
    _, steps = replay_steps(log)
    game = GAMES[log.game]
    told = [event for step in steps for event in step]
    deal = game.reckon(told, game.options.read(log.options), log.players)
    w = words("en")
    parts = [
        w.reason(log.game, kind, what, NAMES) if what else "-"
        for kind, what in (("bid-was", deal.contract), ("verdict", deal.verdict))
    ]
    parts += [" · ".join(lines) for _, lines in said(log.game, "en", deal)]
    assert " | ".join(parts) == READ[name]


def test_every_deal_there_is_was_read() -> None:
    assert {path.stem for path in DEALS.glob("*.txt")} == set(READ)
