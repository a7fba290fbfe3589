"""The making: rounds, swap, alone, the order of questions, and who sees what."""

from collections.abc import Callable

from bot.rules import Card
from bot.rules.kit.actions import Hidden, Swap
from bot.rules.kit.cards import cards
from tests.rules.games.euchre.conftest import Script


def test_first_round_from_the_dealers_left(table: Callable[..., Script]) -> None:
    t = table().deal("QH")
    assert t.phase == "ordering-up"
    assert t.choices() == ["pass", "order", "order alone"]
    t.says("0 pass", "1 pass", "2 pass", "3 order")
    assert (t.phase, t.turn) == ("swapping", 3)
    assert t.view(0).maker == 3
    assert t.refused(3, "pass") == "not-now action=pass phase=swapping"


def test_the_second_round_never_names_the_suit_turned_down(table: Callable[..., Script]) -> None:
    t = table().deal("QH").says("0 pass", "1 pass", "2 pass", "3 pass")
    assert [str(e.what) for e in t.last] == ["passed who=3", "turned-down card=QH suit=H"]
    assert t.phase == "naming"
    suits = {line.split()[1] for line in t.choices() if line.startswith("call")}
    assert suits == {"S", "D", "C"}
    assert t.refused(0, "call H") == "turned-down suit=H"
    assert t.refused(0, "call NT") == "no-trump-not-played"
    t.says("0 pass", "1 call D")
    assert t.phase == "playing"
    assert t.view(2).trump == "D"
    assert str(t.view(2).facts[0]) == "turned-down card=QH suit=H"


def test_all_pass_twice_and_the_next_deals(table: Callable[..., Script]) -> None:
    t = table().deal("QH").says(*[f"{n % 4} pass" for n in range(8)])
    assert (t.phase, t.view(None).dealer, t.view(None).deal) == ("dealing", 0, 2)
    assert t.scores == (0, 0, 0, 0)
    assert t.heard(None)[-1] == "all-passed"


def test_the_dealer_keeps_or_swaps_any_of_six(table: Callable[..., Script]) -> None:
    t = table().deal("QH", s3="AS KS QS TS 9S").says("0 order")
    assert t.choices() == ["keep", *(f"swap {c}" for c in ("AS", "KS", "QS", "TS", "9S", "QH"))]
    t.says("3 keep")
    assert t.view(1).piles[0].cards == (Card("QH"),)
    assert t.view(3).hand == cards("AS KS QS TS 9S")


def test_swapping_the_turn_up_looks_like_any_other_swap(table: Callable[..., Script]) -> None:
    one, other = (table().deal("QH", s3="AS KS QS TS 9S").says("0 order") for _ in range(2))
    one.says("3 swap QH")
    other.says("3 swap 9S")
    assert one.view(3) != other.view(3)
    assert one.heard(3) != other.heard(3)
    for seat in (0, 1, 2, None):
        assert one.view(seat) == other.view(seat)
        assert one.heard(seat) == other.heard(seat) == ["swapped card=QH who=3"]
        assert one.view(seat).history[-1].action == Hidden("swap", 1)
    assert one.view(3).history[-1].action == Swap(Card("QH"))


def test_alone_silences_the_partner(table: Callable[..., Script]) -> None:
    t = table().deal("QH").says("0 order alone", "3 keep")
    assert t.view(1).sitting_out == (2,)
    assert len(t.view(2).hand) == 5
    for seat in (1, 3, 0):
        assert t.turn == seat
        t.does(seat, t.choices()[0])
    assert t.view(None).last_trick.seats == (1, 3, 0)
    assert t.view(2).counts == (4, 4, 5, 4)


def test_a_silent_dealer_leaves_the_turn_up(table: Callable[..., Script]) -> None:
    t = table().deal("QH").says("0 pass", "1 order alone")
    assert t.phase == "playing"
    assert t.view(None).sitting_out == (3,)
    assert t.view(3).piles[0].cards == (Card("QH"),)


def test_order_of_questions_in_the_first_round(table: Callable[..., Script]) -> None:
    t = table("pack=24 farmers_hand=exchange partners_best=yes defend_alone=against-anyone").deal(
        "QH"
    )
    asked = []
    lines = ["no"] * 4 + ["order alone", "keep", "give", "give", "no", "no"]
    for line in lines:
        asked.append((t.phase, t.turn))
        t.does(t.turn, t.choices()[-1] if line == "give" else line)
    assert asked == [
        *(("farmers-hand", seat) for seat in range(4)),
        ("ordering-up", 0),
        ("swapping", 3),
        ("partners-best", 0),
        ("giving-back", 2),
        ("defending-alone", 1),
        ("defending-alone", 3),
    ]
    assert (t.phase, t.turn) == ("playing", 1)


def test_order_of_questions_in_the_second_round(table: Callable[..., Script]) -> None:
    t = table(
        "joker=best-bower joker_turned=dealer-names partners_best=yes defend_alone=against-loner"
    ).deal("JK")
    asked = []
    lines = ["call S", *["pass"] * 6, "call H alone", "no", "defend alone"]
    for line in lines:
        asked.append((t.phase, t.turn))
        t.does(t.turn, line)
    assert asked == [
        ("blind-suit", 3),
        *(("ordering-up", seat) for seat in range(4)),
        *(("naming", seat) for seat in range(3)),
        ("partners-best", 2),
        ("defending-alone", 3),
    ]
    assert t.view(None).sitting_out == (0, 1)
    assert (t.phase, t.turn) == ("playing", 3)


def test_a_lone_pair_is_led_to_by_whoever_plays_next(table: Callable[..., Script]) -> None:
    """Seat 0 should lead, but sits out because seat 2 defends alone."""
    t = table("defend_alone=against-anyone").deal("QH").says("0 pass", "1 order", "3 keep")
    t.says("2 defend alone")
    assert (t.view(None).sitting_out, t.turn) == ((0,), 1)


def test_refusals_of_the_moment(table: Callable[..., Script]) -> None:
    t = table().deal("QH", s0="AS KS QS TS 7H", s1="9S AC KC QC TC")
    assert t.refused(1, "pass") == "not-your-turn turn=0"
    assert t.refused(0, "call S") == "not-now action=call S phase=ordering-up"
    t.says("0 order")
    assert t.refused(3, "swap AC") == "not-in-hand card=AC"
    t.says("3 keep")
    assert t.refused(0, "play AC") == "not-in-hand card=AC"
    t.says("0 play TS")
    assert t.refused(1, "play AC") == "must-follow binding=9S card=AC suit=S"


def test_must_follow_with_the_left_bower(table: Callable[..., Script]) -> None:
    t = table().deal("QH", s0="AH", s1="JD AC KC QC TC").says("0 order", "3 keep", "0 play AH")
    assert t.refused(1, "play AC") == "must-follow-bower binding=JD card=AC suit=H"
    t = table().deal("QH", s0="AH", s1="JD 9H KC QC TC").says("0 order", "3 keep", "0 play AH")
    assert t.refused(1, "play KC") == "must-follow binding=9H card=KC suit=H"


def test_the_result_is_the_whole_sides(table: Callable[..., Script]) -> None:
    t = table("target=5")
    for _ in range(20):
        if t.phase == "over":
            break
        t.deal().does(t.turn, "order alone")
        while t.phase in ("swapping", "playing"):
            t.does(t.turn, t.choices()[0])
    v = t.view(0)
    top = max(v.scores)
    assert v.result.winners == tuple(s for s in range(4) if v.scores[s] == top)
    assert str(v.result.why) == "target target=5"
    assert t.refused(0, "pass") == "game-over"
