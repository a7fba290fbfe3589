"""The examples of the rules page, in its order, through ``legal``, ``step`` and ``view``."""

from collections.abc import Sequence
from typing import Any

import pytest

from bot.rules.kit.cards import cards
from tests.rules.games.pepper.script import Script, hands_of, tricks_won_by

FOURS = ("AKKQ", "AQJT", "JT99")
SIXES = ("AKQJT9", "AKQJT9")
"""The ranks of a trick of four or six, each suit in three or two."""


def tricks(winners: Sequence[int], leader: int = 0) -> Any:
    """Twelve tricks of four players that go to these seats."""
    return tricks_won_by(winners, leader, 4, FOURS)


def played(
    auction: str,
    winners: Sequence[int],
    maker: int = 0,
    options: str = "",
    scores: str = "",
    name: str = "S",
) -> Any:
    """A deal of four with trumps named and twelve tricks that go to these seats."""
    told = tricks(winners, maker)
    t = Script("double-pepper", options, scores=scores).deal(*hands_of(told, 4)).auction(auction)
    return t.says(f"{maker} trump {name}").plays_tricks(*told)


def alone(auction: str, winners: Sequence[int], maker: int = 0, options: str = "") -> Any:
    """A deal played alone: the maker puts away two cards and gets two for which it would have lost.

    Of each trick the partner's card falls out. The partner's last two cards of that deal are
    those which the maker was dealt, for the last two the maker plays.
    """
    told, mate = tricks(winners, maker), (maker + 2) % 4
    hands = [hand.split() for hand in hands_of(told, 4)]
    told = [(leader, " ".join(_without_seat(leader, line, mate))) for leader, line in told]
    gift, away = hands[maker][-2:], hands[mate][-2:]
    hands[maker][-2:], hands[mate][-2:] = away, gift
    t = Script("double-pepper", options).deal(*map(" ".join, hands)).auction(auction)
    t.says(f"{maker} trump NT alone", f"{maker} discard {' '.join(away)}")
    return t.says(f"{mate} give {' '.join(gift)}").plays_tricks(*told)


def _without_seat(leader: int, line: str, seat: int) -> Any:
    return [card for n, card in enumerate(line.split()) if (leader + n) % 4 != seat]


CLUBLESS = ("AC KC KC QC QC JC JC", "9S", "9S", "AC TC TC 9C 9C")
"""Seats 1 and 2 have no clubs."""
SPADELESS = ("JS KS KS", "QS QS JS TS", "JC", "AS AS TS 9S 9S")
"""Seat 2 has no spades."""


@pytest.mark.parametrize(
    ("hands", "line", "winner"),
    [
        (("AH", "AH", "KH", "9H"), "AH AH KH 9H", 0),
        (CLUBLESS, "AC 9S 9S AC", 1),
        (SPADELESS, "JS QS JC AS", 3),
    ],
)
def test_1_tricks_with_spades_for_trump(hands: tuple[str, ...], line: str, winner: int) -> None:
    t = Script("double-pepper").deal(*hands).auction("3 p p p").says("0 trump S")
    t.plays_tricks((0, line))
    assert t.view(None).last_trick.winner == winner


def test_2_bowers() -> None:
    """With bowers: the first of the two right bowers."""
    rest = "AH AH KH KH QH QH JH JH TH TH 9H"
    t = Script("double-pepper", "bowers=yes").deal("AS", f"JC {rest}", "JS", "JS")
    t.auction("3 p p p").says("0 trump S").plays_tricks((0, "AS JC JS JS"))
    assert t.view(None).last_trick.winner == 2


@pytest.mark.parametrize(
    ("auction", "maker", "won", "scores"),
    [
        ("5 p p p", 0, 7, (7, 5)),
        ("5 p p p", 0, 4, (-5, 8)),
        ("p p p 3", 3, 2, (-2, 10)),
    ],
)
def test_3_scores_with_the_partner(
    auction: str, maker: int, won: int, scores: tuple[int, ...]
) -> None:
    mine, theirs = scores
    mate, other = (maker + 2) % 4, (maker + 1) % 4
    winners = [*[maker] * (won - 1), mate, *[other] * (12 - won)]
    t = played(auction, winners, maker)
    assert t.scores == ((mine, theirs) * 2 if maker == 0 else (theirs, mine) * 2)


@pytest.mark.parametrize(
    ("auction", "maker", "won", "scores"),
    [
        ("6 p p p", 0, 8, (16, 4)),
        ("6 p p p", 0, 5, (-12, 7)),
        ("p p p 3", 3, 2, (-3, 10)),
    ],
)
def test_3_scores_alone(auction: str, maker: int, won: int, scores: tuple[int, ...]) -> None:
    mine, theirs = scores
    winners = [*[maker] * won, *[(maker + 1) % 4] * (12 - won)]
    t = alone(auction, winners, maker)
    assert t.scores == ((mine, theirs) * 2 if maker == 0 else (theirs, mine) * 2)


def test_a_dealer_who_was_forced_is_so_whatever_was_bid() -> None:
    """Ten tricks bid of necessity: half of ten is lost; of eleven six, half a point rounded."""
    assert played("p p p 9", [3, 0, *[3] * 7, 0, 0, 0], 3).scores == (4, -5, 4, -5)
    assert played("p p p 10", [3] * 9 + [0] * 3, 3).scores == (3, -5, 3, -5)
    assert played("p p 3 10", [3] * 9 + [0] * 3, 3).scores == (3, -10, 3, -10)
    assert alone("p p p 5", [3] * 4 + [0] * 8, 3).scores == (8, -5, 8, -5)
    assert played("p p p 5", [3] * 5 + [0] * 7, 3).scores == (7, 5, 7, 5)


def test_the_auction_has_one_turn_each() -> None:
    t = Script("double-pepper").deal()
    assert t.choices() == ["pass", *(f"bid {n}" for n in range(3, 13))]
    t.auction("4 p")
    assert t.refused(2, "bid 4") == "bid-higher value=4"
    assert t.refused(2, "bid 2") == t.refused(2, "bid big") == "no-such-bid least=3 most=12"
    t.auction("6 p")
    assert (t.phase, t.turn, t.view(None).maker) == ("naming", 2, 2)
    t = Script("double-pepper").deal().auction("12")
    assert t.choices() == ["pass"]


def test_the_forced_dealer() -> None:
    t = Script("double-pepper").deal().auction("p p p")
    assert t.choices() == [f"bid {n}" for n in range(3, 13)]
    assert t.refused(3, "pass") == "dealer-must-bid least=3"
    t.auction("4")
    assert t.heard(0)[0] == "forced-bid value=4 who=3"
    assert t.choices() == [f"trump {s}{a}" for s in (*"SHDC", "NT") for a in ("", " alone")]


def test_going_alone() -> None:
    """Two cards away, two from the partner; the partner sits out and the maker leads."""
    t = Script("double-pepper").deal("AS AS KS", "9D", "KS QH").auction("p 7 8 p")
    t.says("2 trump S alone")
    assert t.heard(1) == ["named alone=True suit=S who=2", "sits-out who=0"]
    v = t.view(2)
    assert (t.phase, t.turn, v.sitting_out, v.contract) == ("discarding", 2, (0,), "S")
    assert t.refused(2, "discard QH") == "wrong-count count=1 least=2 most=2"
    hand = v.hand
    missing = next(c for c in t.game.pack(t.options, 4) if hand.count(c) == 1)
    assert t.refused(2, f"discard {missing} {missing}") == f"not-in-hand card={missing}"
    t.says("2 discard QH KS")
    assert t.heard(0) == t.heard(None) == ["discarded count=2 who=2"]
    assert t.heard(2)[1:] == ["you-discarded cards=KS.QH"]
    assert t.view(2).piles[0].cards == cards("KS QH")
    assert [(p.name, p.count, p.cards) for p in t.view(0).piles] == [("away", 2, ())]
    assert (t.phase, t.turn, t.view(None).counts) == ("giving", 0, (12, 12, 10, 12))
    t.says("0 give AS AS")
    assert t.heard(1) == ["gave count=2 receiver=2 who=0"]
    assert t.heard(2) == ["gave count=2 receiver=2 who=0", "you-got cards=AS.AS giver=0"]
    assert t.view(2).hand[:2] == cards("AS AS")
    assert (t.phase, t.turn, t.view(None).counts) == ("playing", 2, (10, 12, 12, 12))
    assert str(t.view(1).history[-1].action) == "give ? ?"
    assert str(t.view(0).history[-1].action) == "give AS AS"
    assert str(t.view(0).history[-2].action) == "discard ? ?"
    t.does(2, "play AS")
    assert t.turn == 3


@pytest.mark.parametrize(
    ("maker", "giver", "out"), [(0, 2, (2, 4)), (3, 5, (5, 1)), (5, 1, (1, 3))]
)
def test_alone_among_six(maker: int, giver: int, out: tuple[int, ...]) -> None:
    """The next partner clockwise gives; both sit out."""
    t = Script("double-pepper", players=6).deal().auction("p " * maker + "8 " + "p " * (5 - maker))
    t.says(f"{maker} trump NT alone")
    assert set(t.view(None).sitting_out) == set(out)
    t.does(maker, next(iter(t.choices())))
    assert t.turn == giver
    t.does(giver, next(iter(t.choices())))
    assert t.view(None).counts == tuple(6 if s == giver else 8 for s in range(6))
    for _ in range(4):
        assert t.turn not in out
        t.does(t.turn, t.choices()[0])
    assert sum(t.view(None).tricks_won) == 1


def test_six_players() -> None:
    winners = [0, 2, 4, 4, 1, 3, 5, 5]
    told = tricks_won_by(winners, 0, 6, SIXES)
    t = Script("double-pepper", players=6).deal(*hands_of(told, 6)).auction("4 p p p p p")
    assert t.view(None).counts == (8,) * 6
    assert t.view(None).sides == ((0, 2, 4), (1, 3, 5))
    t.says("0 trump D").plays_tricks(*told)
    assert t.scores == (4,) * 6
