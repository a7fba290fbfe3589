"""Every action prints and parses back, and what is no action is told so."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules.kit import actions as a
from bot.rules.kit.cards import JOKERS, RANKS, SUITS, Card, cards, pack

FULL = pack(RANKS, *JOKERS)
SAYS = (a.PASS, a.NO, a.KEEP, a.REDEAL, a.DEFEND_ALONE, a.SHOVE, a.SURRENDER, a.LEAD_ON, a.CLAIM)
KINDS = (a.Play, a.Swap, a.Bid, a.OrderUp, a.Call, a.NameTrump, a.Discard, a.Give, a.CallPartner)
EVERYTHING = a.Vocabulary(*KINDS, says=SAYS)

card = st.sampled_from(FULL)
some = st.lists(card, max_size=6).map(tuple)
suit = st.sampled_from([*SUITS, None])
name = st.sampled_from(["up", "widow", "stock"])
deals = st.builds(
    a.Deal,
    st.lists(some, max_size=6).map(tuple),
    st.lists(st.tuples(name, some), max_size=3, unique_by=lambda p: p[0]).map(tuple),
)
everything = st.one_of(
    st.sampled_from(SAYS),
    st.builds(a.Play, card),
    st.builds(a.Swap, card),
    st.builds(a.Bid, st.one_of(st.integers(0, 999), st.sampled_from(["shoot", "big"]))),
    st.builds(a.OrderUp, st.booleans()),
    st.builds(a.Call, suit, st.booleans()),
    st.builds(a.NameTrump, suit, st.booleans()),
    st.builds(a.Discard, some),
    st.builds(a.Give, some),
    st.builds(a.CallPartner, suit),
    deals,
)


@given(everything)
def test_an_action_prints_and_parses_back(action: a.Action) -> None:
    line = str(action)
    assert EVERYTHING.read(line) == action
    assert type(EVERYTHING.read(line)) is type(action)
    assert EVERYTHING.read(f"\t{line}  ") == action
    assert hash(EVERYTHING.read(line)) == hash(action)


@given(everything, everything)
def test_different_actions_print_differently(one: a.Action, two: a.Action) -> None:
    assert (one == two) == (str(one) == str(two))


@given(st.text(max_size=30))
def test_any_other_line_is_a_value_error(line: str) -> None:
    try:
        action = EVERYTHING.read(line)
    except ValueError as error:
        assert "is not understood" in str(error) or "is no action" in str(error)
    else:
        assert EVERYTHING.read(str(action)) == action


@pytest.mark.parametrize(
    ("line", "action"),
    [
        ("pass", a.PASS),
        ("defend alone", a.DEFEND_ALONE),
        ("lead on", a.LEAD_ON),
        ("bid 4", a.Bid(4)),
        ("bid shoot", a.Bid("shoot")),
        ("order", a.OrderUp()),
        ("order alone", a.OrderUp(alone=True)),
        ("call H", a.Call(SUITS[1])),
        ("call H alone", a.Call(SUITS[1], alone=True)),
        ("call NT", a.Call(None)),
        ("trump S alone", a.NameTrump(SUITS[0], alone=True)),
        ("trump NT", a.NameTrump(None)),
        ("swap 9C", a.Swap(Card("9C"))),
        ("give 9C", a.Give(cards("9C"))),
        ("discard none", a.Discard(())),
        ("play JS", a.Play(Card("JS"))),
    ],
)
def test_the_notation_of_the_house(line: str, action: a.Action) -> None:
    assert str(action) == line
    assert EVERYTHING.read(line) == action


@pytest.mark.parametrize(
    "line",
    [
        "",
        "play",
        "play AS KS",
        "play XX",
        "playAS",
        "PASS",
        "pass now",
        "order me",
        "order alone alone",
        "call",
        "call X",
        "call H with partner",
        "trump",
        "bid",
        "bid 4 5",
        "discard",
        "discard none AS",
        "give 10S",
        "deal AS",
        "deal 1:AS 0:KS",
        "deal up:AS 0:KS",
        "deal 0:AS 2:KS",
        "swap ?",
        "give ?",
        "say hello",
    ],
)
def test_a_wrong_line_is_refused_and_quoted(line: str) -> None:
    with pytest.raises(ValueError, match=r"is not understood|is no action") as error:
        EVERYTHING.read(line)
    assert repr(line) in str(error.value)


def test_a_game_reads_only_its_own_actions_and_deals() -> None:
    small = a.Vocabulary(a.Play, says=(a.PASS,))
    assert small.read("play AS") == a.Play(Card("AS"))
    assert small.read("deal 0:AS up:KS") == a.Deal((cards("AS"),), (("up", cards("KS")),))
    for line in ("no", "swap AS", "bid 4"):
        with pytest.raises(ValueError, match="is no action of this game"):
            small.read(line)


def test_several_cards_are_read_in_any_order_and_written_in_one() -> None:
    action = EVERYTHING.read("discard 9C AS JK TD BJ")
    assert str(action) == "discard BJ JK AS TD 9C"
    assert action == a.Discard(cards("TD 9C BJ AS JK"))
    assert action.cards == cards("BJ JK AS TD 9C")
    given: a.Action = a.Give(cards("9C"))
    assert given != a.Discard(cards("9C"))
    played: a.Action = a.Play(Card("9C"))
    assert played != a.Swap(Card("9C"))


def test_a_deal_sorts_hands_and_keeps_the_order_of_the_stock() -> None:
    line = "deal 0:9C.AS 1:KH.AH up:QH stock:9D.AD"
    deal = EVERYTHING.read(line)
    assert isinstance(deal, a.Deal)
    assert str(deal) == "deal 0:AS.9C 1:AH.KH up:QH stock:9D.AD"
    assert deal.pile("stock") == cards("9D AD")
    assert deal.pile("widow") == ()
    assert deal.cards == cards("AS 9C AH KH QH 9D AD")


def test_the_facts_of_an_action() -> None:
    assert a.Call(None).facts == {"suit": "NT", "alone": False}
    assert a.NameTrump(SUITS[2], alone=True).facts == {"suit": "D", "alone": True}
    assert a.Play(Card("AS")).facts == {"card": "AS"}
    assert a.PASS.facts == {"words": "pass"}
    assert a.PASS.cards == ()


def test_what_others_see_of_hidden_cards() -> None:
    assert str(a.Hidden("swap", 1)) == "swap ?"
    assert str(a.Hidden("give", 2)) == "give ? ?"
    assert a.Hidden("give", 2).cards == ()
