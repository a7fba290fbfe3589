"""The worth of a result: by points, by the published scale of IMPs, by matchpoints."""

from fractions import Fraction

import pytest

from bot.duplicate.model import DuplicateSet
from bot.duplicate.scoring import IMPS, SCALES, Scale, imps, scales_for, total, worth
from bot.duplicate.screens import set_screen
from bot.rules import GAMES
from bot.words.words import words
from tests.duplicate.sets import all_dealt, begun, over


def test_the_scale_is_the_published_one() -> None:
    """Law 78B, line by line: the least and the greatest difference of each number of IMPs."""
    law = """
    0-10 0, 20-40 1, 50-80 2, 90-120 3, 130-160 4, 170-210 5, 220-260 6, 270-310 7, 320-360 8,
    370-420 9, 430-490 10, 500-590 11, 600-740 12, 750-890 13, 900-1090 14, 1100-1290 15,
    1300-1490 16, 1500-1740 17, 1750-1990 18, 2000-2240 19, 2250-2490 20, 2500-2990 21,
    3000-3490 22, 3500-3990 23, 4000-9999 24
    """
    for line in law.split(","):
        span, scored = line.split()
        least, most = map(int, span.split("-"))
        assert imps(least) == imps(most) == int(scored)
        assert imps(-least) == -int(scored)
    assert len(IMPS) == 24


@pytest.mark.parametrize("scale", SCALES)
def test_what_one_wins_another_loses(scale: Scale) -> None:
    results = [40, -130, 40, 620, 0]
    worths = [worth(scale, one, results[:n] + results[n + 1 :]) for n, one in enumerate(results)]
    fair = Fraction(len(results), 2) if scale == "share" else 0
    assert sum(worths) == fair


def test_two_tables() -> None:
    assert worth("points", 4, [1]) == 3
    assert worth("imp", 620, [170]) == 10
    assert [worth("share", 4, [other]) for other in (3, 4, 5)] == [1, Fraction(1, 2), 0]


def test_a_field() -> None:
    assert worth("share", 2, [1, 1, 2, 5]) == Fraction(5, 8)
    assert worth("imp", 100, [0, 100, 300]) == Fraction(3 + 0 - 5, 3)


def test_a_result_alone_is_worth_nothing() -> None:
    with pytest.raises(ValueError, match="another"):
        worth("points", 1, [])


def test_totals_are_sums_and_shares_are_means() -> None:
    worths = [Fraction(1), Fraction(1, 2)]
    assert total("points", worths) == Fraction(3, 2)
    assert total("share", worths) == Fraction(3, 4)
    assert total("share", []) == total("imp", []) == 0


def test_imps_are_for_games_with_large_points() -> None:
    known = {key: scales_for(game.presets["house"]) for key, game in GAMES.items()}
    assert known["euchre"] == ("points", "share")
    assert known["schieber"] == ("points", "imp", "share")


def test_a_large_set_is_gone_through_a_few_times_and_not_for_every_result(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Its message is drawn on the loop, while every click waits."""
    deals, people = 12, 12
    one = all_dealt(begun(people, form="alone", deals=deals))
    for _ in range(deals):
        for table in range(people):
            one = over(one, table, table, 0, 1, 2)
    looks, plain = 0, DuplicateSet.compared

    def counted(one: DuplicateSet, deal: int) -> bool:
        nonlocal looks
        looks += 1
        return plain(one, deal)

    monkeypatch.setattr(DuplicateSet, "compared", counted)
    set_screen(words("en"), one)
    assert looks <= 10 * deals
