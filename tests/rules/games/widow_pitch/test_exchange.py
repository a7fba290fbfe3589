"""The auction, the widow and the exchange: who is asked what, who sees what, what is refused."""

from random import Random

import pytest

from bot.rules import CHANCE, Seat
from bot.rules.kit.actions import Discard, Hidden
from bot.rules.kit.cards import cards
from tests.rules.games.widow_pitch.helpers import GAME, Script, X, Y, played_by_x

X_HAND, WIDOW, Y_HAND = "AS JS BJ 3S AD TD TH", "2H 3H 4H 5H 6H 7H 8H", "KS JC 2S 4D AH 9H TC"
STOCK = "9S 9D 9C"


def dealt(options: str = "") -> Script:
    return Script(options).deal(X_HAND, Y_HAND, WIDOW, STOCK)


def piles(t: Script, seat: int | None = None) -> list[tuple[str, int, tuple[str, ...]]]:
    return [(pile.name, pile.count, pile.cards) for pile in t.view(seat).piles]


def test_the_deal_is_seven_each_and_seven_to_the_widow() -> None:
    start = GAME.start(GAME.options(), 2)
    assert GAME.to_act(start) == (CHANCE,)
    deal = GAME.chance(start, lambda n: n - 1)
    assert deal.hands[0] == cards("BJ AS QS TS 8S 6S 4S"), "one at a time, the non-dealer first"
    assert deal.pile("widow") == cards("2S AH KH QH JH TH 9H")
    assert len(deal.pile("stock")) == 33
    assert piles(Script().deal()) == [("widow", 7, ()), ("stock", 33, ())]


def test_the_deal_alternates() -> None:
    t = played_by_x("S", "AH KH QH JH TH 9H 8H", "2C 3C 4C 5C 6C 7C 8C")
    assert (t.view().dealer, t.view().deal) == (Y, 1)
    t.tricks("AH 2C", "KH 3C", "QH 4C", "JH 5C", "TH 6C", "9H 7C", "8H 8C")
    assert (t.view().dealer, t.view().deal) == (X, 2)
    assert t.deal().turn == Y


def test_bids_rise_and_the_rest_is_refused() -> None:
    t = dealt()
    assert t.choices() == ["pass", "bid 3", "bid 4", "bid 5", "bid 6", "bid 7", "bid shoot"]
    assert t.refused(X, "bid 2") == "no-such-bid value=2"
    assert t.refused(X, "bid big") == "no-such-bid value=big"
    assert t.refused(Y, "bid 3") == "not-your-turn turn=0"
    assert t.refused(X, "play AS") == "not-now action=play AS phase=bidding"
    t.says("0 bid 5")
    assert t.choices() == ["pass", "bid 6", "bid 7", "bid shoot"]
    assert t.refused(Y, "bid 5") == "bid-too-low high=5 value=5"
    assert [str(fact) for fact in t.view().facts] == ["bid value=5 who=0"]
    t.says("1 bid 7")
    assert t.choices() == ["pass", "bid shoot"]


def test_only_the_bidder_sees_the_widow() -> None:
    t = dealt().says("0 bid 3", "1 pass")
    public = ["passed who=1", "took-widow count=7 value=3 who=0"]
    assert t.heard(Y) == t.heard() == public
    assert t.heard(X) == [*public, "you-took cards=8H.7H.6H.5H.4H.3H.2H"]
    assert set(t.view(X).hand) == set(cards(f"{X_HAND} {WIDOW}"))
    assert set(t.view(X).drawn) == set(cards(WIDOW))
    assert t.view(Y).drawn == t.view().drawn == ()
    assert t.view(Y).counts == (14, 7)
    assert piles(t) == [("stock", 33, ())]


def test_seven_cards_go_away_before_trump_is_named() -> None:
    t = dealt().says("0 bid 3", "1 pass")
    decision = GAME.legal(t.view(X))
    assert (len(decision.cards), decision.at_least, decision.at_most) == (14, 7, 7)
    assert len(decision) == 3432
    assert t.refused(X, "discard AS") == "wrong-count count=1 least=7 most=7"
    assert t.refused(X, "discard none") == "wrong-count count=0 least=7 most=7"
    assert t.refused(X, "discard AS AS JS BJ 3S AD TD") == "not-in-hand card=AS"
    assert t.refused(X, "discard KS JS BJ 3S AD TD TH") == "not-in-hand card=KS"
    assert t.refused(X, "trump S") == "not-now action=trump S phase=discarding"
    t.says(f"0 discard {WIDOW}")
    assert t.heard(Y) == t.heard() == ["discarded count=7 who=0"]
    assert (t.phase, t.view().trump) == ("naming", None)
    assert t.choices() == ["trump S", "trump H", "trump D", "trump C"]
    for line in ("trump NT", "trump S alone"):
        assert t.refused(X, line) == "name-a-suit"
    t.says("0 trump S")
    assert t.heard() == ["named suit=S who=0"]
    assert (t.view().trump, t.view().contract, t.view().maker) == ("S", "bid-3", X)


def named() -> Script:
    return dealt().says("0 bid 3", "1 pass", f"0 discard {WIDOW}", "0 trump S")


def test_the_opponent_discards_first_and_then_draws() -> None:
    t = named()
    assert (t.phase, t.turn) == ("exchanging", Y)
    decision = GAME.legal(t.view(Y))
    assert (decision.cards, len(decision)) == (t.view(Y).hand, 128)
    assert t.refused(Y, "discard 9S") == "not-in-hand card=9S", "not yet drawn"
    t.says("1 discard AH 9H TC")
    assert t.heard(X) == t.heard() == ["exchanged count=3 who=1"]
    assert t.heard(Y)[1:] == ["you-discarded cards=AH.9H.TC", "you-drew cards=9S.9C.9D"]
    assert set(t.view(Y).hand) == set(cards("KS JC 2S 4D 9S 9D 9C"))
    assert t.view(Y).drawn == cards("9S 9C 9D")
    assert (t.phase, t.turn) == ("playing", X)
    assert piles(t) == [("stock", 30, ()), ("away", 10, ())]
    assert piles(t, Y)[1] == ("away", 10, cards("AH 9H TC"))
    assert set(piles(t, X)[1][2]) == set(cards(WIDOW))


def test_the_opponent_may_change_all_or_nothing() -> None:
    t = named().says("1 discard none")
    assert t.heard(Y) == ["exchanged count=0 who=1"]
    assert set(t.view(Y).hand) == set(cards(Y_HAND))
    t = named().says(f"1 discard {Y_HAND}")
    assert not set(t.view(Y).hand) & set(cards(Y_HAND))
    assert t.view().counts == (7, 7)


def test_discards_stay_unseen_in_the_history() -> None:
    t = named().says("1 discard AH 9H TC")
    own = {X: Discard(cards(WIDOW)), Y: Discard(cards("AH 9H TC"))}
    for viewer in (X, Y, None):
        history = t.view(viewer).history
        assert [str(done.action) for done in history[:2]] == ["bid 3", "pass"]
        for place, seat, count in ((2, X, 7), (4, Y, 3)):
            expected = own[seat] if viewer == seat else Hidden("discard", count)
            assert history[place].action == expected


def test_marks_and_refusals_name_the_jacks() -> None:
    t = named().says("1 discard none")
    assert dict(GAME.marks(t.view(X))) == {"JS": "right", "JC": "left"}
    assert GAME.marks(dealt().view(X)) == {}
    t.tricks("AS JC", "TD 4D")
    t = played_by_x("S", "AS AC 2H 3H 4H 5H 6H", "JC TC 2D 3D 4D 5D 6D").tricks("AS")
    assert t.refused(Y, "play TC") == "must-follow-jack binding=JC card=TC suit=S"
    t = played_by_x("S", "AC AS 2H 3H 4H 5H 6H", "JC TC 2D 3D 4D 5D 6D").tricks("AC")
    assert t.refused(Y, "play JC") == "jack-is-trump binding=TC card=JC suit=C trump=S"
    t = played_by_x("S", "AC AS 2H 3H 4H 5H 6H", "BJ TC 2D 3D 4D 5D 6D").tricks("AC")
    assert t.refused(Y, "play BJ") == "must-follow binding=TC card=BJ suit=C"
    assert t.refused(Y, "play KS") == "not-in-hand card=KS"


def test_what_is_counted_while_playing() -> None:
    t = named().says("1 discard none")
    first = [str(fact) for fact in t.view().facts]
    assert first == [
        "bid value=3 who=0",
        "card-points count=0 who=0",
        "card-points count=0 who=1",
        "trumps-played count=0 total=16",
    ]
    t.tricks("AS 2S", "AD 4D", "TD KS")
    assert [str(fact) for fact in t.view(Y).facts] == [
        "bid value=3 who=0",
        "high card=AS who=0",
        "low card=2S who=0",
        "card-points count=8 who=0",
        "card-points count=13 who=1",
        "trumps-played count=3 total=16",
    ]


@pytest.mark.parametrize("seed", range(4))
def test_a_robot_in_a_guess_may_do_what_the_view_says(seed: int) -> None:
    """The short way to the cards that may be played comes to the same."""
    rng = Random(seed)
    t = Script("follow=follow-or-trump" if seed % 2 else "")
    while t.phase != "over" and t.view().deal < 4:
        seat = GAME.to_act(t.state)[0]
        if seat == CHANCE:
            t.does(CHANCE, str(GAME.chance(t.state, rng.randrange)))
            continue
        for any_seat in (Seat(X), Seat(Y)):
            assert GAME.moves(t.state, any_seat) == GAME.legal(t.view(any_seat))
        t.does(seat, str(GAME.legal(t.view(seat)).sample(rng)))
