"""Call-ace: whose partner the highest card makes, what each seat can know, and the points."""

from collections.abc import Callable
from typing import Any

import pytest

from bot.rules import GAMES
from bot.rules.kit.cards import cards
from bot.tables.screens.asking import question
from bot.words.words import words
from tests.rules.games.euchre.conftest import Script

ALONE = ((0,), (1,), (2,), (3,))
TRUMP_S = {
    "s0": "QH JS AS KS QS",
    "s1": "KH AD KD QD JD",
    "s2": "9H TD 9D AC KC",
    "s3": "TS QC JC TC 9C",
}
"""Spades ordered up by seat 0, who holds the queen of hearts; ace, jack and ten lie unused."""


def sides(t: Script) -> Any:
    """The sides as each seat knows them, then as a spectator does."""
    return [t.view(seat).sides for seat in (*range(t.players), None)]


def at_the_call(sit: Callable[..., Script], words: str = "", **hands: Any) -> Any:
    t = sit("call-ace", 4, words).deal("9S", stock="AH JH TH", **{**TRUMP_S, **hands})
    return t.says("0 order", "3 keep")


def play_out(t: Script) -> Any:
    """The rest of the deal, everybody playing the first card they may."""
    told = []
    while t.phase == "playing":
        t.does(t.turn, t.choices()[0])
        told += [line for line in t.heard(None) if "play" not in line.split()[0]]
    return told


def test_10_the_highest_card_in_play_makes_the_partner(sit: Callable[..., Script]) -> None:
    """Trump S, hearts named; maker QH, P2 KH, P3 9H, the ace undealt: P2."""
    t = at_the_call(sit).says("0 partner H")
    assert sides(t) == [ALONE] * 5, "nobody has the ace, so nobody knows"
    told = play_out(t)
    assert "partner-shown maker=0 who=1" in told
    assert any("makers=0.1 tricks=" in line for line in told)


def test_10_the_left_bower_is_not_in_its_printed_suit(sit: Callable[..., Script]) -> None:
    """Trump D, hearts named; P3 JH (left), P4 TH, no other heart held: P4."""
    t = sit("call-ace", 4).deal(
        "9H",
        stock="AH KH QH",
        s0="JD AD KD AS KS",
        s1="QD TD QS JS TS",
        s2="JH 9S AC KC QC",
        s3="TH 9D JC TC 9C",
    )
    t.says(*(f"{n} pass" for n in range(4)), "0 call D", "0 partner H")
    assert sides(t)[3] == ALONE, "the ten may be the highest, but who knows?"
    told = play_out(t)
    assert "partner-shown maker=0 who=3" in told


@pytest.mark.parametrize(
    ("players", "tricks", "scores"),
    [
        (5, 4, (1, 0, 1, 0, 0)),
        (5, 5, (3, 0, 3, 0, 0)),
        (4, 5, (2, 0, 2, 0)),
        (5, 2, (0, 2, 0, 2, 2)),
        (4, 3, (1, 0, 1, 0)),
        (6, 5, (3, 0, 3, 0, 0, 0)),
        (6, 0, (0, 2, 0, 2, 2, 2)),
    ],
)
def test_11_the_points_with_a_partner(
    sit: Callable[..., Script], players: int, tricks: int, scores: tuple[int, ...]
) -> None:
    t = sit("call-ace", players).maker_takes(tricks)
    assert t.scores == scores


@pytest.mark.parametrize(
    ("players", "tricks", "scores"),
    [
        (6, 5, (6, 0, 0, 0, 0, 0)),
        (4, 5, (4, 0, 0, 0)),
        (5, 4, (1, 0, 0, 0, 0)),
        (5, 2, (0, 2, 2, 2, 2)),
    ],
)
def test_11_the_points_alone(
    sit: Callable[..., Script], players: int, tricks: int, scores: tuple[int, ...]
) -> None:
    t = sit("call-ace", players, "ace_only=yes").maker_takes(tricks)
    assert t.scores == scores


def test_the_maker_calls_any_suit_but_trumps_or_nobody(sit: Callable[..., Script]) -> None:
    t = at_the_call(sit)
    assert (t.phase, t.turn) == ("calling-partner", 0)
    assert t.choices() == ["partner H", "partner D", "partner C", "partner none"]
    assert t.refused(0, "partner S") == "partner-not-trump suit=S"
    assert t.refused(1, "partner H") == "not-your-turn turn=0"
    t.says("0 partner none")
    assert t.heard(None) == ["called-nobody who=0"]
    assert sides(t) == [((0,), (1, 2, 3))] * 5
    assert "no-partner maker=0" in map(str, t.view(2).facts)


@pytest.mark.parametrize(("rules", "card"), [("", "highest card in play"), ("ace_only=yes", "ace")])
def test_the_maker_is_told_which_card_makes_the_partner(
    sit: Callable[..., Script], rules: str, card: str
) -> None:
    t = at_the_call(sit, rules)
    asked = question(words("en"), "call-ace", t.view(0), t.game.legal(t.view(0)), "ABCD")
    assert f"with its {card} is your partner" in asked


def test_nobody_says_alone(sit: Callable[..., Script]) -> None:
    t = sit("call-ace", 4).deal("9S", **TRUMP_S)
    assert t.choices() == ["pass", "order"]
    assert t.refused(0, "order alone") == "nobody-goes-alone"
    t.says(*(f"{n} pass" for n in range(4)))
    assert t.choices() == ["pass", "call H", "call D", "call C"]
    assert t.refused(0, "call H alone") == "nobody-goes-alone"
    assert t.refused(0, "call NT") == "no-trump-not-played"


def test_the_ace_knows_at_once_and_the_others_when_it_falls(sit: Callable[..., Script]) -> None:
    t = at_the_call(sit).says("0 partner D")
    known = ((0, 1), (2, 3))
    assert sides(t) == [ALONE, known, ALONE, ALONE, ALONE]
    assert "partner maker=0 who=1" in map(str, t.view(1).facts)
    assert [str(f) for f in t.view(0).facts if f.code == "called"] == ["called maker=0 suit=D"]
    t.says("0 play QH", "1 play KH", "2 play 9H", "3 play 9C")
    assert "partner-shown" not in " ".join(t.heard(None))
    t.says("1 play AD")
    assert t.heard(None) == ["played card=AD who=1", "partner-shown maker=0 who=1"]
    assert sides(t) == [known] * 5
    assert str(t.view(None).stake) == "tricks-missing missing=2 wanted=3 who=0.1"


def test_a_maker_with_the_ace_knows_to_be_alone(sit: Callable[..., Script]) -> None:
    t = at_the_call(sit, s0="QH JS AS KS AC", s2="9H TD 9D QS KC").says("0 partner C")
    assert sides(t) == [((0,), (1, 2, 3)), *[ALONE] * 4]
    t.says("0 play AC")
    assert t.heard(None) == ["played card=AC who=0", "no-partner maker=0"]
    assert sides(t) == [((0,), (1, 2, 3))] * 5


def test_a_maker_with_the_highest_card_in_play_may_not_know_it(sit: Callable[..., Script]) -> None:
    t = at_the_call(sit, s0="KH JS AS KS QS", s1="QH AD KD QD JD").says("0 partner H")
    assert sides(t)[0] == ALONE
    assert "no-partner maker=0" in play_out(t)


def test_a_turn_up_not_taken_does_not_count(sit: Callable[..., Script]) -> None:
    hands = {"s0": "QH JS AS KS QS", "s1": "KH AD KD QD JD", "s2": "9H TD 9D AC KC"}
    t = sit("call-ace", 4).deal("AH", stock="JH TH 9S", **hands, s3="TS QC JC TC 9C")
    t.says(*(f"{n} pass" for n in range(4)), "0 call S", "0 partner H")
    known = ((0, 1), (2, 3))
    assert sides(t) == [ALONE, known, ALONE, ALONE, ALONE], "the king is the highest left"


def test_a_card_put_away_does_not_count_and_only_the_dealer_knows(
    sit: Callable[..., Script],
) -> None:
    t = sit("call-ace", 4).deal(
        "9S",
        stock="TC 9C 9H",
        s0="QH JS AS KS QS",
        s1="KH AD KD QD TH",
        s2="JD TD 9D AC KC",
        s3="AH TS QC JC JH",
    )
    t.says("0 order", "3 swap AH", "0 partner H")
    known = ((0, 1), (2, 3))
    assert [t.view(seat).sides for seat in (0, 1, 2, None)] == [ALONE] * 4
    assert t.view(3).sides == ALONE, "the king may lie in the stock or with two others"
    t.says("0 play QH")
    assert t.view(3).sides == ALONE
    t.says("1 play KH")
    assert t.view(3).sides == known, "the dealer put the ace away"
    assert t.view(0).sides == t.view(2).sides == ALONE, "the others still wait for the ace"
    assert "partner-shown" not in " ".join(t.heard(None))


def test_who_did_not_follow_is_ruled_out(sit: Callable[..., Script]) -> None:
    """Only the leader of the king can have the ace: whether it does or not, it is the partner."""
    t = sit("call-ace", 4).deal(
        "9S",
        stock="AH 9H QS",
        s0="JS AS TS KD QD",
        s1="KH QH JH TH AD",
        s2="JD TD 9D AC QC",
        s3="KS JC KC TC 9C",
    )
    t.says("0 order", "3 keep", "0 partner H").trick(0, "KD AD 9D 9C")
    t.says("1 play KH", "2 play QC", "3 play TC")
    assert sides(t) == [((0, 1), (2, 3)), *[ALONE] * 4], "the maker has no heart, and knows it"
    t.says("0 play QD")
    assert t.heard(None)[1:] == ["trick-won who=1", "partner-shown maker=0 who=1"]
    assert sides(t) == [((0, 1), (2, 3))] * 5


@pytest.mark.parametrize(("words", "mates"), [("", {0, 1}), ("ace_only=yes", {0})])
def test_ace_only(sit: Callable[..., Script], words: str, mates: set[int]) -> None:
    """The ace lies in the stock: the king makes a partner only without the option."""
    t = at_the_call(sit, words).says("0 partner H")
    play_out(t)
    shown = [str(e.what) for e in t.told if e.what.code in ("partner-shown", "no-partner")]
    assert shown == (["partner-shown maker=0 who=1"] if 1 in mates else ["no-partner maker=0"])


def test_ace_only_with_the_ace_turned_down(sit: Callable[..., Script]) -> None:
    hands = {"s0": "QH JS AS KS QS", "s1": "KH AD KD QD JD", "s2": "9H TD 9D AC KC"}
    t = sit("call-ace", 4, "ace_only=yes")
    t.deal("AH", stock="JH TH 9S", **hands, s3="TS QC JC TC 9C")
    t.says(*(f"{n} pass" for n in range(4)), "0 call S", "0 partner H")
    assert t.heard(None) == ["called-partner suit=H who=0", "no-partner maker=0"]
    assert sides(t) == [((0,), (1, 2, 3))] * 5


@pytest.mark.parametrize(("players", "size"), [(4, 24), (5, 28), (6, 32)])
def test_the_pack_grows_with_the_table(sit: Callable[..., Script], players: int, size: int) -> None:
    assert len(GAMES["call-ace"].pack(GAMES["call-ace"].options(), players)) == size
    joker = GAMES["call-ace"].options(joker="best-bower")
    assert len(GAMES["call-ace"].pack(joker, players)) == size + 1


@pytest.mark.parametrize("target", [5, 7, 10, 11, 15])
def test_target_and_the_highest_wins(sit: Callable[..., Script], target: int) -> None:
    t = sit("call-ace", 5, f"target={target}")
    assert t.view(None).target == target
    while t.phase == "dealing" and t.view(None).dealer == 4:
        t.maker_takes(5)
        while t.phase != "over" and t.view(None).dealer != 4:
            t.deal("TH")
            while t.phase in ("ordering-up", "naming"):
                t.does(t.turn, "pass")
    assert t.phase == "over"
    assert t.view(None).result.winners == (0, 2)
    assert t.scores[0] == t.scores[2] >= target


def test_only_the_highest_at_the_target_wins() -> None:
    options = GAMES["call-ace"].options(target=5)
    assert options.winners((5, 6, 4, 6)) == (1, 3)
    assert options.winners((5, 6, 4, 0)) == (1,)
    assert options.winners((4, 4, 4, 4)) == ()


def test_stick_the_dealer(sit: Callable[..., Script]) -> None:
    passes = [f"{n % 4} pass" for n in range(7)]
    assert "pass" in sit("call-ace", 4).deal("QH").says(*passes).choices()
    t = sit("call-ace", 4, "stick_the_dealer=yes").deal("QH").says(*passes)
    assert t.refused(3, "pass") == "stuck-dealer"


@pytest.mark.parametrize(("joker", "card"), [("best-bower", "JK"), ("benny", "2S")])
def test_a_joker_turned_up_is_a_heart_and_never_called(
    sit: Callable[..., Script], joker: str, card: str
) -> None:
    t = sit("call-ace", 4, f"joker={joker}").deal(card, s3="AS KS QS TS 9S")
    assert f"counts-as card={card} suit=H" in t.heard(None)
    t.says("0 order", "3 swap 9S", "0 partner S")
    assert t.view(3).hand[0] == card
    assert t.view(3).sides == ((0, 3), (1, 2)), "it is the ace of spades that counts"
    none = sit("call-ace", 4).deal("QH")
    assert cards("JK")[0] not in none.game.pack(none.options, 4)
