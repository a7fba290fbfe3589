"""Every value of an option that is not the default makes a difference that can be seen."""

from collections.abc import Callable
from typing import Any

import pytest

from bot.rules.games.euchre.options import PRESETS, EuchreOptions
from bot.rules.kit.cards import cards
from tests.rules.games.euchre.conftest import Script


def differing(name: str) -> Any:
    """The changes of a preset to the house's rules."""
    return PRESETS[name].differing(EuchreOptions())


def test_presets() -> None:
    assert differing("source") == differing("house") == {}
    assert differing("american") == {"pack": 24, "lone_lead": "eldest"}
    assert differing("stick") == {**differing("american"), "stick_the_dealer": True}
    assert differing("canadian") == {**differing("american"), "partner_must_go_alone": True}
    assert differing("british") == {
        "pack": 24,
        "target": 11,
        "joker": "benny",
        "joker_turned": "dealer-names",
        "lone_lead": "eldest",
    }
    assert differing("railroad") == {
        "pack": 24,
        "joker": "best-bower",
        "defend_alone": "against-loner",
        "lone_defender": "four-for-any-euchre",
        "partners_best": True,
    }


@pytest.mark.parametrize(
    ("words", "size"),
    [
        ("", 32),
        ("pack=28", 28),
        ("pack=24", 24),
        ("joker=best-bower", 33),
        ("pack=28 joker=benny", 29),
        ("pack=24 joker=best-bower", 25),
    ],
)
def test_pack(table: Callable[..., Script], words: str, size: int) -> None:
    v = table(words).deal("QH").view(None)
    assert sum(v.counts) + sum(pile.count for pile in v.piles) == size


@pytest.mark.parametrize("target", [5, 7, 10, 11, 15])
def test_target(table: Callable[..., Script], target: int) -> None:
    t = table(f"target={target}")
    assert t.view(None).target == target
    while max(t.scores) < target:
        assert t.phase == "dealing"
        if t.view(None).dealer == 3:
            t.makers_take(5, "0 order", "3 keep")
        else:
            t.deal("TH").says(*[f"{(t.turn + n) % 4} pass" for n in range(8)])
    assert t.phase == "over"


def test_stick_the_dealer(table: Callable[..., Script]) -> None:
    passes = [f"{n % 4} pass" for n in range(7)]
    assert "pass" in table().deal("QH").says(*passes).choices()
    t = table("stick_the_dealer=yes").deal("QH").says(*passes)
    assert "pass" not in t.choices()
    assert t.refused(3, "pass") == "stuck-dealer"


def test_best_bower_is_the_highest_trump(table: Callable[..., Script]) -> None:
    t = table("joker=best-bower").deal("7H", s0="JK", s1="JH")
    t.says("0 order", "3 keep", "0 play JK", "1 play JH")
    assert t.view(0).trick.winner == 0
    assert table().deal("7H").view(None).options.best_bower is None


def test_benny_is_no_spade(table: Callable[..., Script]) -> None:
    t = table("joker=benny").deal("7H", s0="AS", s1="2S KS 7D 8D 9D", s3="KH")
    t.says("0 order", "3 keep", "0 play AS")
    assert t.choices() == ["play KS"]
    assert t.refused(1, "play 2S") == "joker-is-trump binding=KS card=2S suit=S trump=H"
    t = table("joker=benny").deal("7H", s0="KH", s1="2S KS 7D 8D 9D")
    t.says("0 order", "3 keep", "0 play KH")
    assert t.choices() == ["play 2S"]
    assert t.refused(1, "play KS") == "must-follow-joker binding=2S card=KS suit=H"


def test_joker_turned_hearts(table: Callable[..., Script]) -> None:
    t = table("joker=best-bower").deal("JK")
    assert t.view(0).up_suit == "H"
    assert "counts-as card=JK suit=H" in t.heard(None)
    t.says("0 pass", "1 pass", "2 pass", "3 pass")
    assert t.refused(0, "call H") == "turned-down suit=H"
    t = table("joker=best-bower").deal("JK").says("0 order", "3 swap JK")
    assert t.view(None).trump == "H"


def test_joker_turned_dealer_names(table: Callable[..., Script]) -> None:
    t = table("british").deal("2S", s3="AS KS QS TS 9S")
    assert (t.phase, t.turn) == ("blind-suit", 3)
    assert t.choices() == ["call S", "call H", "call D", "call C"]
    assert (t.view(3).hand, t.view(3).counts[3]) == ((), 5)
    assert not any("your-hand" in line for line in t.heard(3))
    assert len(t.view(0).hand) == 5
    assert t.refused(3, "call S alone") == "blind-not-alone"
    assert t.refused(3, "call NT") == "blind-needs-suit"
    t.says("3 call C")
    assert t.heard(3) == ["named-blind suit=C who=3", "your-hand cards=AS.KS.QS.TS.9S"]
    assert t.heard(0) == ["named-blind suit=C who=3"]
    assert t.view(3).hand == cards("AS KS QS TS 9S")
    t.says("0 pass", "1 pass", "2 pass", "3 pass")
    assert t.refused(0, "call C") == "turned-down suit=C"


def test_the_blind_suit_is_accepted_in_the_first_round(table: Callable[..., Script]) -> None:
    t = table("british").deal("2S").says("3 call C", "0 order", "3 swap 2S")
    assert (t.view(0).trump, t.view(0).maker) == ("C", 0)


def test_joker_turned_makers_at_once(table: Callable[..., Script]) -> None:
    t = table("joker=best-bower joker_turned=makers-at-once").deal("JK", s3="AS KS QS TS 9S")
    t.says("3 call D")
    assert (t.phase, t.view(0).maker, t.view(0).trump) == ("swapping", 3, "D")
    assert t.choices() == [f"swap {c}" for c in ("AS", "KS", "QS", "TS", "9S")]
    assert t.refused(3, "keep") == "must-take card=JK"
    assert t.refused(3, "swap JK") == "must-take card=JK"
    t.says("3 swap 9S")
    assert t.phase == "playing"
    assert t.view(3).hand == cards("JK AS KS QS TS")
    assert t.view(0).sitting_out == ()


@pytest.mark.parametrize(("value", "points"), [(2, 2), (4, 4)])
def test_lone_euchre(table: Callable[..., Script], value: int, points: int) -> None:
    t = table(f"lone_euchre={value}").makers_take(2, "0 order alone", "3 keep")
    assert t.scores == (0, points, 0, points)
    t = table(f"lone_euchre={value}").makers_take(2, "0 order", "3 keep")
    assert t.scores == (0, 2, 0, 2)


@pytest.mark.parametrize(
    ("value", "against_two", "against_one"),
    [("no", False, False), ("against-anyone", True, True), ("against-loner", False, True)],
)
def test_defend_alone(
    table: Callable[..., Script], value: str, against_two: bool, against_one: bool
) -> None:
    two = table(f"defend_alone={value}").deal("QH").says("0 order", "3 keep")
    one = table(f"defend_alone={value}").deal("QH").says("0 order alone", "3 keep")
    assert (two.phase == "defending-alone") == against_two
    assert (one.phase == "defending-alone") == against_one
    for t in (one, two):
        if t.phase == "defending-alone":
            assert t.choices() == ["defend alone", "no"]
            t.says("1 no", "3 defend alone")
            assert 1 in t.view(None).sitting_out


@pytest.mark.parametrize(
    ("value", "points"), [("four-for-all-five", 2), ("four-for-any-euchre", 4)]
)
def test_lone_defender(table: Callable[..., Script], value: str, points: int) -> None:
    t = table(f"defend_alone=against-anyone lone_defender={value}")
    t.makers_take(1, "0 order", "3 keep", "1 defend alone")
    assert t.scores == (0, points, 0, points)
    assert "euchred-by-one alone=False by=1 maker=0 tricks=1 who=0.2" in t.heard(None)


def test_partner_must_go_alone(table: Callable[..., Script]) -> None:
    t = table("canadian").deal("QH").says("0 pass")
    assert t.choices() == ["pass", "order alone"]
    assert t.refused(1, "order") == "partner-must-go-alone dealer=3"
    assert "order" in table().deal("QH").says("0 pass").choices()
    t.says("1 pass", "2 pass", "3 pass", "0 pass")
    assert "call S" in t.choices()


def test_farmers_hand_redeal(table: Callable[..., Script]) -> None:
    hand = "9S TS 9D TD 9C"
    t = table("farmers_hand=redeal").deal("QH", s1=hand)
    assert t.choices() == ["no"]
    assert t.refused(0, "redeal") == "no-farmers-hand suit=H"
    t.says("0 no")
    assert t.choices() == ["redeal", "no"]
    t.says("1 redeal")
    assert (t.phase, t.view(None).dealer, t.scores) == ("dealing", 3, (0, 0, 0, 0))
    held_trump = table("farmers_hand=redeal").deal("QD", s1=hand).says("0 no")
    assert held_trump.choices() == ["no"]
    assert table().deal("QH", s1=hand).phase == "ordering-up"


def test_farmers_hand_exchange(table: Callable[..., Script]) -> None:
    t = table("pack=24 farmers_hand=exchange")
    t.deal("QH", stock="AS AD AC", s0="9S 9H 9D 9C KC", s1="TS TH KS KD QD")
    assert len(t.choices()) == 1 + 4
    assert t.refused(0, "discard 9S 9H KC") == "three-of-a-rank cards=9S.9H.KC"
    t.says("0 discard 9S 9H 9D")
    assert t.phase == "ordering-up"
    assert set(t.view(0).hand) == set(cards("9C KC AS AD AC"))
    assert t.view(0).drawn == cards("AS AD AC")
    assert t.view(1).drawn == ()
    assert t.heard(0) == ["farmers-hand cards=9S.9H.9D who=0", "you-drew cards=AS.AD.AC"]
    assert t.heard(1) == ["farmers-hand cards=9S.9H.9D who=0"]
    assert t.view(None).shown[0].cards == cards("9S 9H 9D")
    assert [(p.name, p.count) for p in t.view(None).piles] == [("up", 1), ("away", 3)]
    t.says("0 pass", "1 order", "3 swap QH")
    assert [(p.name, p.count, p.cards) for p in t.view(1).piles] == [("away", 4, cards("9S 9H 9D"))]


@pytest.mark.parametrize("words", ["pack=32", "pack=28", "pack=24 joker=benny"])
def test_the_exchange_needs_24_cards_without_joker(
    refuses: Callable[[str], str], words: str
) -> None:
    assert refuses(f"{words} farmers_hand=exchange").startswith("exchange-needs-24")


def test_no_trump(table: Callable[..., Script]) -> None:
    t = table("no_trump=yes").deal("QH").says("0 pass", "1 pass", "2 pass", "3 pass")
    assert t.choices()[-2:] == ["call NT", "call NT alone"]
    assert "call NT" not in table().deal().says(*(f"{n} pass" for n in range(4))).choices()


def test_the_joker_under_no_trump(table: Callable[..., Script]) -> None:
    passes = [f"{n} pass" for n in range(4)]
    t = table("no_trump=yes joker=best-bower")
    t.deal("QH", s0="AS 7S 8S 9S TS", s1="JK KS 7D 8D 9D", s2="AC KC QC TC 9C", s3="AH KH AD KD QD")
    t.says(*passes, "0 call NT", "0 play AS")
    assert t.choices() == ["play KS"]
    assert t.refused(1, "play JK") == "joker-only-when-void binding=KS card=JK suit=S"
    t.says("1 play KS", "2 play 9C", "3 play QD", "0 play 7S")
    assert "play JK" in t.choices()
    t.says("1 play JK", "2 play TC", "3 play KD")
    assert t.view(None).last_trick.winner == 1
    t = table("no_trump=yes joker=best-bower").deal("QH", s0="JK AS KS QS TS", s1="AH KH AD KD QD")
    t.says(*passes, "0 call NT", "0 play JK")
    assert len(t.choices()) == 5


def test_needs_trump(table: Callable[..., Script]) -> None:
    hands = {"s0": "AS KS QS TS 9S", "s1": "JD AC KC QC TC", "s3": "AD KD QD TD 9D"}
    t = table("needs_trump=yes").deal("QH", **hands)
    assert t.choices() == ["pass"]
    assert t.refused(0, "order") == "needs-trump suit=H"
    t.says("0 pass")
    assert "order" in t.choices()  # the left bower
    t.says("1 pass", "2 pass")
    assert "order" in t.choices()  # the turn-up is the dealer's trump
    t.says("3 pass")
    assert [c for c in t.choices() if "alone" not in c] == ["pass", "call S"]
    assert "order" in table().deal("QH", **hands).choices()


def test_no_trump_needs_no_trump(table: Callable[..., Script]) -> None:
    t = table("needs_trump=yes no_trump=yes").deal("QH", s0="AS KS QS TS 9S")
    t.says("0 pass", "1 pass", "2 pass", "3 pass")
    assert [c for c in t.choices() if "alone" not in c] == ["pass", "call S", "call NT"]


def test_a_stuck_dealer_without_any_names_any_suit(table: Callable[..., Script]) -> None:
    t = table("needs_trump=yes stick_the_dealer=yes").deal("JH", s3="AH KH QH TH 9H")
    t.says(*(f"{n % 4} pass" for n in range(7)))
    assert [c for c in t.choices() if "alone" not in c] == ["call S", "call D", "call C"]
    t = table("needs_trump=yes stick_the_dealer=yes").deal("QH", s3="AH KH JH TH 9H")
    t.says(*(f"{n % 4} pass" for n in range(7)))
    assert [c for c in t.choices() if "alone" not in c] == ["call D"]
    assert t.refused(3, "call S") == "needs-trump suit=S"


def test_partners_best(table: Callable[..., Script]) -> None:
    t = table("partners_best=yes").deal("QH", s0="AS KS QS TS 9S", s2="AC KC QC TC JH")
    t.says("0 order alone", "3 keep")
    assert (t.phase, t.turn) == ("partners-best", 0)
    assert set(t.choices()) == {"no", *(f"give {c}" for c in ("AS", "KS", "QS", "TS", "9S"))}
    assert t.refused(0, "give AS KS") == "wrong-count count=2 least=1 most=1"
    t.says("0 give 9S")
    assert t.heard(2) == ["gave count=1 receiver=2 who=0", "you-got cards=9S giver=0"]
    assert t.heard(1) == ["gave count=1 receiver=2 who=0"]
    assert (t.phase, t.turn, t.view(1).counts) == ("giving-back", 2, (4, 5, 6, 5))
    assert t.refused(2, "give 9S") == "not-the-card-received card=9S"
    t.says("2 give JH")
    assert t.view(0).hand[0] == "JH"
    assert [str(done.action) for done in t.view(0).history[-2:]] == ["give 9S", "give JH"]
    assert [str(done.action) for done in t.view(2).history[-2:]] == ["give 9S", "give JH"]
    assert [str(done.action) for done in t.view(1).history[-2:]] == ["give ?", "give ?"]
    assert t.phase == "playing"
    declined = table("partners_best=yes").deal("QH").says("0 order alone", "3 keep", "0 no")
    assert declined.phase == "playing"
    assert table().deal("QH").says("0 order alone", "3 keep").phase == "playing"


@pytest.mark.parametrize(("value", "points"), [("no", 2), ("yes", 4)])
def test_super_euchre(table: Callable[..., Script], value: str, points: int) -> None:
    t = table(f"super_euchre={value}").makers_take(0, "0 order", "3 keep")
    assert t.scores == (0, points, 0, points)


def test_of_several_values_the_highest_counts_once(table: Callable[..., Script]) -> None:
    t = table("super_euchre=yes lone_euchre=4 defend_alone=against-loner")
    t.makers_take(0, "0 order alone", "3 keep", "1 defend alone")
    assert t.scores == (0, 4, 0, 4)
