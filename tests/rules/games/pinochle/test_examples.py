"""The examples of play and of whole deals on the rules page, through ``legal`` and ``step``."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from bot.rules import GAMES, step
from bot.rules.games.pinochle.states import Playing
from bot.rules.kit.cards import cards
from tests.rules.games.pinochle.conftest import Script

GAME = GAMES["pinochle"]
PLAIN = cards("AD AD TD TD KD KD QD QD JD JD 9D 9D AC AC TC TC KC KC QC QC JC JC 9C 9C")
SPADES, HEARTS = ("AS AS TS TS KS KS QS QS JS JS 9S 9S", "AH AH TH TH KH KH QH QH JH JH 9H 9H")


def trick(table: Callable[..., Script], words: str, lying: str, hand: str) -> Any:
    """Trump H: these cards lie on the table, and this hand is to play, filled with D and C."""
    led, *rest = lying.split()
    left = [card for card in PLAIN if card not in hand.split()]
    seats = [led, *rest, hand]
    hands = {"s0": led}
    for seat, held in enumerate(seats[1:], 1):
        mine = held.split()
        while len(mine) < 12:
            mine.append(left.pop())
        hands[f"s{seat}"] = " ".join(mine)
    return table(words).deal(**hands).bids(20, "H").plays(lying)


PLAYS = [
    ("QS", "AS KS 9S AH", "AS KS", ""),
    ("QS", "AS KS 9S AH", "AS KS 9S", "heading=plain-free"),
    ("AS", "AS TS 9S JH", "AS TS 9S", ""),
    ("KS 9H", "AS TS JS AH", "AS TS JS", ""),
    ("KS QH", "AH 9H TC", "AH", ""),
    ("KS QH", "AH 9H TC", "AH", "heading=plain-free"),
    ("KS QH", "AH 9H TC", "AH 9H", "heading=trump-led-only"),
    ("KS TH", "KH 9H AC", "KH 9H", ""),
    ("KH", "AH QH 9H AS", "AH", ""),
    ("KH", "AH QH 9H", "AH", "heading=plain-free"),
    ("KH", "AH QH 9H", "AH", "heading=trump-led-only"),
    ("TH", "QH 9H AS", "QH 9H", ""),
]


@pytest.mark.parametrize(("lying", "hand", "legal", "words"), PLAYS)
def test_play_examples(
    table: Callable[..., Script], lying: str, hand: str, legal: str, words: str
) -> None:
    assert trick(table, words, lying, hand).able() == legal


def test_void_of_both_plays_anything(table: Callable[..., Script]) -> None:
    t = trick(table, "", "KS", "AD TC 9C")
    assert set(t.able().split()) == set(t.view(1).hand)


def test_why_not(table: Callable[..., Script]) -> None:
    t = trick(table, "", "QS", "AS KS 9S AH")
    assert t.refused(1, "play 9S") == "must-beat best=QS binding=AS card=9S suit=S trump=H"
    assert t.refused(1, "play AH") == "must-follow binding=AS card=AH suit=S"
    t = trick(table, "", "KS QH", "AH 9H TC")
    assert t.refused(2, "play 9H") == "must-overtrump best=QH binding=AH card=9H suit=S trump=H"
    assert t.refused(2, "play TC") == "must-trump best=QH binding=AH card=TC suit=S trump=H"
    assert t.refused(2, "play AS") == "not-in-hand card=AS"


def test_why_not_the_twin(table: Callable[..., Script]) -> None:
    """A twin looks as high as the card that lies there, but does not beat it."""
    t = trick(table, "", "KS", "AS KS")
    assert t.able() == "AS"
    assert t.refused(1, "play KS") == "twin-does-not-beat binding=AS card=KS"
    t = trick(table, "", "KS QH", "AH QH")
    assert t.able() == "AH"
    assert t.refused(2, "play QH") == "twin-does-not-beat binding=AH card=QH"


@pytest.mark.parametrize(
    ("trump", "played", "hands", "winner"),
    [
        ("C", "TS TS AS AS", ("TS", "TS", "AS", "AS"), 2),
        ("C", "AS 9C JC 9C", (SPADES, "9C AC AC TC TC KC KC QC QC JC AH AH", "JC", "9C"), 2),
        ("D", "KH JD JD 9D", (HEARTS, "JD AD AD TD TD KD KD QD QD 9D AS AS", "JD", "9D"), 1),
    ],
)
def test_winners(
    table: Callable[..., Script], trump: str, played: str, hands: tuple[str, ...], winner: int
) -> None:
    t = table().deal(*hands).bids(20, trump).plays(played)
    assert t.view(None).last_trick.winner == winner
    assert t.view(None).last_trick.cards == cards(played)


@pytest.mark.parametrize(
    ("words", "points"),
    [
        ("", 3),
        ("scale=10", 30),
        ("scale=10 card_values=original", 25),
        ("scale=10 card_values=intermediate", 25),
    ],
)
def test_a_trick_of_ace_ten_king_and_nine(
    table: Callable[..., Script], words: str, points: int
) -> None:
    t = table(words).deal("AS", "TS QH JH 9H", "KS QH JH 9H", "9S JC TC").bids(200, "D")
    t = t.plays("AS TS KS 9S")
    assert declarers(t)["tricks"] == points


def declarers(t: Script) -> Any:
    """The facts of the maker's side so far, as everybody sees them."""
    view = t.view(None)
    sides = [f.values for f in view.facts if f.code == "so-far"]
    return next(values for values in sides if view.maker in values["who"])


SIX = "KS QS 9S 9S KH KH QH QH KD QD TC JC"
JACKS = "JS JH JD JC KC QC"


def with_melds(
    table: Callable[..., Script],
    words: str,
    bid: int,
    makers: int,
    defenders: int,
    scores: tuple[int, ...] = (0, 0, 0, 0),
) -> Iterator[Any]:
    """Deals with trump S in which either side melds this; the rest of the cards at random."""
    rng = Random(1)
    while True:
        t = table(words).standing(*scores)
        named = (SIX, JACKS) if makers == 12 else ("", "")
        t.does(-1, str(GAME.chance(t.state, rng.randrange))) if not named[0] else deal(
            t, rng, named
        )
        t.bids(bid, "S")
        melds = t.melds()
        sides = melds.get(0, 0) + melds.get(2, 0), melds.get(1, 0) + melds.get(3, 0)
        if sides == (makers, defenders):
            yield t


def deal(t: Script, rng: Random, named: Any) -> Any:
    """Deal the named hands, and the rest at random."""
    left = list(GAME.pack(t.options, 4))
    for card in cards(" ".join(named)):
        left.remove(card)
    rng.shuffle(left)
    hands = []
    for text in (*named, "", ""):
        mine = list(cards(text))
        while len(mine) < 12:
            mine.append(left.pop())
        hands.append(" ".join(mine))
    return t.deal(*hands)


def played(
    table: Callable[..., Script],
    words: str,
    bid: int,
    makers: int,
    defenders: int,
    tricks: int,
    scores: tuple[int, ...] = (0, 0, 0, 0),
) -> Script:
    """A deal played at random to its end in which the makers' tricks come to this."""
    rng = Random(2)
    for t in with_melds(table, words, bid, makers, defenders, scores):
        for _ in range(25):
            s = t.state
            assert isinstance(s, Playing)
            while isinstance(s, Playing):
                before = s
                seat = GAME.to_act(s)[0]
                done = step(GAME, s, seat, GAME.legal(GAME.view(s, seat)).sample(rng))
                s = done.state
            last = sum(
                event.what.code == "trick-won" and event.what.values["who"] in (0, 2)
                for event in done.events
            )
            taken = before.taken[0] + before.taken[2]
            worth = sum(c.rank in "ATK" for c in (*before.tricks.trick.cards, action_card(done)))
            if taken + last * (worth + 1) == tricks:
                t.state, t.last = s, done.events
                return t
    raise AssertionError("no such deal")


def action_card(done: Any) -> Any:
    """The card that was played."""
    return next(e.what.values["card"] for e in done.events if e.what.code == "played")


def test_bid_20_meld_12_tricks_10(table: Callable[..., Script]) -> None:
    t = played(table, "", 20, 12, 6, 10)
    assert t.scores == (22, 21)
    assert "made maker=0 total=22 value=20 who=0.2" in t.heard(None)
    assert "scored points=22 total=22 who=0.2" in t.heard(None)


@pytest.mark.parametrize(("words", "score"), [("", -30), ("source", -12)])
def test_bid_30_and_26_made(table: Callable[..., Script], words: str, score: int) -> None:
    t = played(table, words, 30, 12, 6, 14)
    assert t.scores == (score, 17)
    assert "set maker=0 total=26 value=30 who=0.2" in t.heard(None)


LOW = (
    "QS QH QD QC JS JH JD JC 9S 9S 9H 9H",
    "QS KS KS KH KH AS AS AH AH TS TS TH",
    "QH QD QC JS JH JD JC 9D 9D 9C 9C TC",
    "TH AD AD AC AC TD TD TC KD KD KC KC",
)
HIGH = (
    "AS AS AH AD AC TS TS KS KS TH TD TC",
    "QS QD QD QC JS JH JD JC JC 9S 9H 9C",
    "AH AD AC TH TD TC KH KH KD KD KC KC",
    "QS QH QH QC JS JH JD 9S 9H 9D 9D 9C",
)
TRUMPS_FIRST = cards("AS TS KS QS AH AD AC TH TD TC KH KD KC")


@pytest.mark.parametrize("words", ["", "source"])
def test_declarers_without_a_trick_lose_the_bid(table: Callable[..., Script], words: str) -> None:
    t = table(words).deal(*LOW).bids(15, "S")
    assert t.melds() == {0: 16, 1: 4, 2: 4}
    assert t.play_out(TRUMPS_FIRST).scores == (-15, 29)
    assert "declarers-trickless maker=0 value=15 who=0.2" in t.heard(None)


def test_defenders_without_a_trick_score_nothing(table: Callable[..., Script]) -> None:
    t = table().deal(*HIGH).bids(25, "S")
    assert t.melds() == {0: 10, 1: 9, 3: 5}
    assert t.play_out(TRUMPS_FIRST).scores == (35, 0)


def test_defenders_without_a_trick_score_nothing_when_the_declarers_are_set(
    table: Callable[..., Script],
) -> None:
    t = table().deal(*HIGH).bids(36, "S").play_out(TRUMPS_FIRST)
    assert t.scores == (-36, 0)


def test_trickless_defenders_keep_the_points_of_their_dix(table: Callable[..., Script]) -> None:
    t = table("trickless_keeps_dix=yes").deal(*HIGH).bids(25, "S").play_out(TRUMPS_FIRST)
    assert t.scores == (35, 2)


def test_a_trick_without_points_is_a_trick(table: Callable[..., Script]) -> None:
    """The defenders' only trick is 9D QD 9D JD: it brings nothing, and yet their melds count."""
    hands = (
        "AS AS TS TS KS AD AD TD TD KD KD 9D",
        "QS JS 9S QH JH 9H KC KC QC JC 9C QD",
        "9D KS AH AH TH TH KH KH AC AC TC TC",
        "QS JS 9S QH JH 9H QC JC 9C QD JD JD",
    )
    t = table().deal(*hands).bids(15, "S")
    melds = t.melds().get(1, 0) + t.melds().get(3, 0)
    t.play_out(cards("AS TS KS KH TH AH TC 9D AD TD KD AC"))
    won = [e.what.values["who"] for e in t.told if e.what.code == "trick-won"]
    assert (won.count(1), won.count(3)) == (1, 0)
    assert melds == 24
    assert t.scores == (25, 24)


def test_both_sides_there_the_last_declarers_win(table: Callable[..., Script]) -> None:
    t = next(both_there(table))
    assert t.scores == (155, 169)
    result = GAME.result(t.state)
    assert result.winners == (0, 2)
    assert str(result.why) == "both-there maker=0 target=150"


def both_there(table: Callable[..., Script]) -> Iterator[Any]:
    """140–149 before, 15 and 20 points scored: melds of 10 together, and 25 in tricks."""
    for makers in (4, 5, 6):
        yield played(table, "", 15, makers, 10 - makers, 15 - makers, (140, 149, 140, 149))
