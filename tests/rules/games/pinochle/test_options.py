"""Every value of every option makes a difference; and what goes with what."""

from collections.abc import Callable
from typing import Any

from bot.rules import GAMES, Card
from bot.rules.kit.pinochle import PACK
from bot.rules.kit.seats import Seat
from tests.rules.games.pinochle.conftest import Script
from tests.rules.games.pinochle.test_examples import HIGH, TRUMPS_FIRST, declarers

GAME = GAMES["pinochle"]
KS_QS = "KS QS AH AH TH TD TC JC JC 9H 9D 9C"
NINES = "9S 9S 9H 9H 9D AS TS KS QS JS AH TH"


def test_scale_multiplies_everything(table: Callable[..., Script]) -> None:
    t = table("scale=10").deal(*HIGH)
    assert t.choices()[:3] == ["pass", "bid 150", "bid 160"]
    assert t.choices()[-1] == "bid 2500"
    assert t.refused(0, "bid 155") == "bid-in-tens value=155"
    assert t.view(0).target == 1500
    assert t.bids(250, "S").melds() == {0: 100, 1: 90, 3: 50}
    assert t.play_out(TRUMPS_FIRST).scores == (350, 0)


def test_card_values_of_a_whole_deal(table: Callable[..., Script]) -> None:
    """They differ card by card; a whole deal is 250 points in each."""
    for values in ("simple", "original", "intermediate"):
        t = table(f"scale=10 card_values={values}").deal(*HIGH).bids(250, "S")
        assert t.play_out(TRUMPS_FIRST).scores == (350, 0)


def test_an_original_queen_counts(table: Callable[..., Script]) -> None:
    counts = []
    for values in ("simple", "original", "intermediate"):
        t = table(f"scale=10 card_values={values}").deal(
            "QS QS AS AS TS TS KS KS JS", "JS", "9S", "9S"
        )
        t.bids(200, "D").plays("QS JS 9S 9S")
        counts.append(declarers(t)["tricks"])
    assert counts == [0, 5, 5]


def test_card_values_need_a_score_in_tens(refuses: Callable[[str], str]) -> None:
    assert refuses("card_values=original") == "pinochle-values-need-tens"
    assert refuses("card_values=intermediate") == "pinochle-values-need-tens"


def test_minimum(table: Callable[..., Script]) -> None:
    for least in (15, 20, 25):
        t = table(f"minimum={least}").deal()
        assert t.choices()[1] == f"bid {least}"
        assert t.refused(0, f"bid {least - 1}") == f"bid-too-low least={least} value={least - 1}"
        assert t.says("0 pass", "1 pass", "2 pass").choices() == [f"bid {least}"]


def test_deal_by() -> None:
    options = GAME.options
    for words, packet in (("deal_by=three", 3), ("deal_by=one", 1)):
        state = GAME.start(options.read(words), 4)
        deal: Any = GAME.chance(state, lambda limit: limit - 1)
        rounds = [PACK[n : n + packet] for n in range(0, 48, packet * 4)]
        assert sorted(deal.hands[0]) == sorted(card for dealt in rounds for card in dealt)


def test_nines_redeal(table: Callable[..., Script]) -> None:
    assert table().deal(NINES).phase == "bidding"
    t = table("nines_redeal=yes").deal(NINES)
    assert t.view(None).turn == (0, 1, 2, 3)
    assert t.choices(0) == ["redeal", "no"]
    assert t.choices(1) == ["no"]
    assert t.refused(1, "redeal") == "not-enough-nines count=2 needed=5"
    t.says("2 no", "0 redeal", "3 no")
    assert [str(d.action) for d in t.view(1).history] == ["answer"] * 3
    assert [str(d.action) for d in t.view(0).history] == ["redeal", "answer", "answer"]
    t.says("1 no")
    assert "redealt who=0" in t.heard(None)
    assert (t.view(None).phase, t.view(None).dealer, t.view(None).deal) == ("dealing", 3, 1)


def test_nobody_wants_a_new_deal(table: Callable[..., Script]) -> None:
    t = table("nines_redeal=yes").deal(NINES).says("0 no", "1 no", "2 no", "3 no")
    assert t.phase == "bidding"
    assert [str(d.action) for d in t.view(None).history] == ["no"] * 4


def test_racehorse_counts(table: Callable[..., Script]) -> None:
    for count in (1, 2, 3, 4):
        t = table(f"racehorse={count}").deal(KS_QS).bids(20, "S")
        assert (t.phase, t.view(None).turn) == ("exchanging", (0, 2))
        assert all(line.count(" ") == count for line in t.choices(0))
        few = " ".join(KS_QS.split()[: count - 1]) or "none"
        wrong = f"wrong-count count={count - 1} least={count} most={count}"
        assert t.refused(0, f"give {few}") == wrong
    assert table().deal(KS_QS).bids(20, "S").phase == "playing"


def test_together_the_cards_change_hands_when_the_last_has_chosen(
    table: Callable[..., Script],
) -> None:
    t = table("racehorse").deal(KS_QS, "", "AS TS JS").bids(20, "S")
    t.says("2 give AS TS JS")
    assert Card("AS") in t.view(2).hand
    assert [str(d.action) for d in t.view(0).history][-1] == "give ? ? ?"
    assert t.heard(0) == ["gave count=3 receiver=0 who=2"]
    assert "KS QS" in " ".join(t.view(0).hand)
    t.says("0 give 9H 9D 9C")
    assert "you-got cards=AS.JS.TS giver=2" in t.heard(0)
    assert t.heard(1) == t.heard(None)
    assert t.melds()[0] == 15
    gifts = [str(d.action) for d in t.view(2).history][-2:]
    assert gifts == ["give 9H 9D 9C", "give AS JS TS"]
    assert [str(d.action) for d in t.view(1).history][-2:] == ["give ? ? ?"] * 2


def test_a_card_held_once_cannot_be_given_twice(table: Callable[..., Script]) -> None:
    t = table("racehorse=2").deal(KS_QS).bids(20, "S")
    assert t.refused(0, "give KS KS") == "not-in-hand card=KS"
    assert t.refused(2, "give KS QS").startswith("not-in-hand")


def test_both_sides(table: Callable[..., Script]) -> None:
    t = table("iowa").deal(KS_QS).bids(20, "S")
    assert t.view(None).turn == (0, 1, 2, 3)


def test_partner_first_gives_and_the_declarer_may_return_the_same_cards(
    table: Callable[..., Script],
) -> None:
    t = table("racehorse=2 racehorse_how=partner-first").deal(KS_QS, "", "AS TS").bids(20, "S")
    assert (t.phase, t.view(None).turn) == ("giving", (2,))
    t.says("2 give AS TS")
    assert (t.phase, t.view(None).turn) == ("returning", (0,))
    assert t.view(None).counts == (14, 12, 10, 12)
    assert "you-got cards=AS.TS giver=2" in t.heard(0)
    t.says("0 give AS 9H")
    assert Card("TS") in t.view(0).hand
    assert Card("AS") in t.view(2).hand
    assert t.view(None).counts == (12, 12, 12, 12)
    assert t.phase == "playing"


def test_partner_first_is_for_the_declarers_side(refuses: Callable[[str], str]) -> None:
    words = "racehorse=3 racehorse_who=both-sides racehorse_how=partner-first"
    assert refuses(words) == "pinochle-partner-first-one-side"


def test_trump_needs_a_marriage(table: Callable[..., Script]) -> None:
    said = "0 bid 20", "1 pass", "2 pass", "3 pass"
    every = ["trump S", "trump H", "trump D", "trump C"]
    assert table().deal(KS_QS).says(*said).choices() == every
    t = table("trump_needs=marriage").deal(KS_QS).says(*said)
    assert t.choices() == ["trump S"]
    assert t.refused(0, "trump H") == "trump-needs-marriage suit=H"
    assert t.refused(0, "trump NT") == "name-a-suit"
    without = "AS KS KS AH KH KH AD KD KD AC KC KC"
    assert table("trump_needs=marriage").deal(without).says(*said).choices() == every


def test_surrender(table: Callable[..., Script]) -> None:
    t = table("surrender=yes").deal(*HIGH).bids(25, "S")
    assert (t.phase, t.choices()) == ("surrendering", ["lead on", "surrender"])
    assert t.melds() == {0: 10, 1: 9, 3: 5}
    t.says("0 surrender")
    assert t.scores == (-25, 14)
    assert t.heard(None)[0] == "surrendered value=25 who=0"
    assert t.view(None).dealer == 0
    t = table("surrender=yes").deal(*HIGH).bids(25, "S").says("0 lead on")
    assert t.play_out(TRUMPS_FIRST).scores == (35, 0)


def test_a_surrender_can_end_the_game(table: Callable[..., Script]) -> None:
    t = table("surrender=yes").standing(0, 140, 0, 140).deal(*HIGH).bids(25, "S")
    t.says("0 surrender")
    assert GAME.result(t.state).winners == (1, 3)
    assert str(GAME.result(t.state).why) == "target target=150"


def test_the_auction_goes_on_until_one_is_left(table: Callable[..., Script]) -> None:
    t = table().deal()
    t.says("0 bid 15", "1 bid 16", "2 pass", "3 bid 250", "0 pass")
    assert t.choices() == ["pass"]
    assert t.refused(1, "bid 251") == "bid-too-high most=250 value=251"
    t.says("1 pass")
    assert (t.phase, t.view(None).maker, t.view(2).bid) == ("naming", 3, 250)
    assert t.heard(2) == ["passed who=1", "won-auction value=250 who=3"]


def test_the_dealer_must_bid_when_all_others_have_passed(table: Callable[..., Script]) -> None:
    t = table().deal().says("0 pass", "1 pass", "2 pass")
    assert t.choices() == ["bid 15"]
    assert t.refused(3, "pass") == "must-bid value=15"
    assert t.refused(3, "bid 16") == "must-bid value=15"
    assert t.says("3 bid 15", "3 trump H").turn == 3


def test_the_deal_passes_left(table: Callable[..., Script]) -> None:
    t = table().deal(*HIGH).bids(25, "S").play_out(TRUMPS_FIRST)
    assert (t.view(None).dealer, t.view(None).deal) == (Seat(0), 2)
    assert t.deal().turn == 1
