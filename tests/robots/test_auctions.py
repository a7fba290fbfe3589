"""The table of what robots bid."""

from random import Random

import pytest

from bot.robots.auctions import RULE, Deal, deal, lines, main, word_of
from bot.robots.openings import opened
from bot.rules import GAMES, Seat
from bot.rules.game import AnyGame
from bot.rules.kit.actions import Bid, Discard, Swap
from bot.rules.kit.cards import Card, cards
from tests.support.kept import asking_more

asking = pytest.mark.parametrize("game", [GAMES[key] for key in asking_more()], ids=asking_more())


def test_a_word_is_counted_for_all_and_made_good_by_makers() -> None:
    one, two = Seat(0), Seat(1)
    table = lines(
        [
            Deal(((one, "bid 3"), (two, "bid 4"), (one, "pass")), two, True, 5.0),
            Deal(((one, "bid 3"), (two, "pass")), one, False, -3.0),
            Deal(((one, "pass"), (two, "pass")), None, False, 0.0),
        ]
    )
    assert list(table) == ["bid 3", "bid 4", "pass"]
    assert [line.said for line in table.values()] == [2, 1, 4]
    assert (table["bid 3"].made, table["bid 3"].leads) == ([False], [-3.0])
    assert (table["bid 4"].made, table["bid 4"].leads) == ([True], [5.0])
    assert table["pass"].made == []


def test_words_say_no_cards() -> None:
    assert [word_of(a) for a in (Bid(4), Discard(cards("AS KS")), Swap(Card("9C")))] == [
        "bid 4",
        "discard",
        "swap",
    ]


@asking
def test_deals_are_bid_and_played_to_their_end(game: AnyGame) -> None:
    options = next(iter(game.presets.values()))
    start = opened(game, options, game.players(options)[-1])
    found = [deal(game, start, RULE, Random(n)) for n in range(12)]
    assert any(one.said for one in found)
    makers = [one for one in found if one.maker is not None]
    if "made" in game.counted:
        assert makers and any(one.made for one in makers)
        assert all(one.lead < 0 for one in makers if not one.made)


@pytest.mark.parametrize(("seed", "made"), [(13, True), (43, False)])
def test_a_contract_that_ends_before_the_cards_has_its_maker(seed: int, made: bool) -> None:
    game = GAMES["three-handed-pinochle"]
    start = opened(game, game.presets["house"], 3)
    found = deal(game, start, RULE, Random(seed))
    assert (found.maker, found.made) == (found.said[-1][0], made)
    assert (found.lead > 0) == made


def test_the_table_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    main(["widow-pitch", "--deals", "4", "--level", "rule"])
    head, *rest = capsys.readouterr().out.splitlines()
    assert head.startswith("widow-pitch house 2, rule: 4 deals, made good ")
    assert any(line.split()[0] == "discard" for line in rest)
