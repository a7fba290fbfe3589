"""The examples of the page: tricks, choices, capots and ends."""

from typing import Any

import pytest

from bot.rules import CHANCE, GAMES, Seat
from bot.rules.games.polignac.scoring import written_down
from bot.rules.kit.cards import cards
from tests.support.deal_script import DealScript

GAME: Any = GAMES["polignac"]
OFF = "capot=off"
TRICKS = [
    ("1", "AS TS JS 9S", OFF, 2, 2),
    ("1, ace high", "AS TS JS 9S", f"{OFF} order=ace-high", 0, 2),
    ("2", "JS QS KS AS", OFF, 2, 2),
    ("2, three jacks", "7C JC JS JH", OFF, 1, 4),
    ("3", "AH JC KD QS", OFF, 0, 1),
    ("3, three jacks", "QD KD JD JS", OFF, 1, 3),
]
ALL_HEARTS = ("KH QH JH AH TH 9H 8H 7H", "KS QS JS AS TS 9S 8S 7S")
EVERY_TRICK = ("KH", "QH", "JH", "AH", "TH", "9H", "8H", "7H")


class Script(DealScript):
    """A game of so many players, with hands of which some cards are named."""

    def __init__(self, options: str = "", players: int = 4, scores: tuple[int, ...] = ()) -> None:
        super().__init__(GAME, GAME.options.read(options), players, scores)

    def deal(self, *hands: str, widow: str = "") -> "Script":
        """Deal these cards; hands are filled from the low end of the pack, suit by suit."""
        layout = GAME.layout(self.options, self.players)
        pack = GAME.pack(self.options, self.players)
        held = [list(cards(hand)) for hand in hands]
        held += [[] for _ in range(self.players - len(hands))]
        sizes = [layout.hand] * self.players
        if layout.piles:
            held, sizes = [*held, list(cards(widow))], [*sizes, 2]
        rest = [card for card in reversed(pack) if not any(card in hand for hand in held)]
        for hand, size in zip(held, sizes, strict=True):
            while len(hand) < size:
                hand.append(rest.pop(0))
        names = [*map(str, range(self.players)), "widow"]
        told = [f"{name}:{'.'.join(hand)}" for name, hand in zip(names, held, strict=False)]
        return self.does(CHANCE, f"deal {' '.join(told)}")

    def lead(self, *tricks: str) -> "Script":
        """Tricks by the cards led; everybody else plays the first card that they may."""
        for led in tricks:
            self.does(self.turn, f"play {led}")
            for _ in range(self.players - 1):
                self.does(self.turn, self.choices()[0])
        return self


def bare(trick: str) -> list[str]:
    """Hands that allow a trick led by seat 0: who discards has nothing of the suit led."""
    first = trick.split()
    led = first[0][1]
    able = [n for n, card in enumerate(first) if card[1] == led]
    hands = [[card] for card in first]
    rest = [str(c) for c in GAME.pack(GAME.options(), 4) if str(c) not in first]
    for card in sorted(rest, key=lambda card: card[1] != led):
        places = able if card[1] == led else range(4)
        next(hands[n] for n in places if len(hands[n]) < 8).append(card)
    return [" ".join(hand) for hand in hands]


@pytest.mark.parametrize(("example", "trick", "options", "winner", "points"), TRICKS)
def test_a_trick(example: str, trick: str, options: str, winner: int, points: int) -> None:
    t = Script(options).deal(*bare(trick))
    for seat, card in enumerate(trick.split()):
        t.does(seat, f"play {card}")
    assert t.view().last_trick.winner == winner, example
    assert t.turn == winner
    assert t.view().tags(Seat(winner))[0].values["points"] == points


def test_suit_must_be_followed() -> None:
    """The page's fourth example: two hearts, or anything without one."""
    hearts = "QH KH AH TH 9H 8H KC QC"
    t = Script(OFF).deal(hearts, "JH 7H AS KS QS TS 9S 8S").does(0, "play QH")
    assert set(t.choices()) == {"play JH", "play 7H"}
    assert t.refused(1, "play AS").startswith("must-follow")
    t = Script(OFF).deal(hearts, "JS AS 7D KS QS TS 9S 8S").does(0, "play QH")
    assert len(t.choices()) == 8


@pytest.mark.parametrize(
    ("options", "bidder", "points"),
    [
        ("", 0, (0, 5, 5, 5)),
        ("failed_capot=five", 0, (0, 5, 5, 5)),
        (OFF, None, (5, 0, 0, 0)),
        ("", None, (5, 0, 0, 0)),
        ("silent_capot=others-five", None, (0, 5, 5, 5)),
        (f"{OFF} silent_capot=others-five", None, (0, 5, 5, 5)),
        ("", 1, (5, 5, 0, 0)),
        ("failed_capot=five", 1, (0, 5, 0, 0)),
        ("silent_capot=others-five", 1, (5, 5, 0, 0)),
    ],
)
def test_seat_0_takes_every_trick(
    options: str, bidder: int | None, points: tuple[int, ...]
) -> None:
    t = Script(options).deal(*ALL_HEARTS)
    if t.phase == "bidding":
        last = 3 if bidder is None else bidder
        for seat in range(last + 1):
            t.does(seat, "bid capot" if seat == bidder else "pass")
    t.lead(*EVERY_TRICK)
    assert t.scores == points
    assert t.turn == CHANCE


@pytest.mark.parametrize(
    ("failed_capot", "points"), [("five-and-jacks", (2, 0, 8, 0)), ("five", (0, 0, 5, 0))]
)
def test_a_bidder_who_fails_takes_jacks_too(failed_capot: str, points: tuple[int, ...]) -> None:
    """The page's sixth example: JS and JH to the bidder, JD and JC to seat 0."""
    match = GAME.start(GAME.options(failed_capot=failed_capot), 4).match
    after = written_down(match, Seat(2), (4, 0, 4, 0), (2, 0, 3, 0), ()).state
    assert after.match.scores == points


@pytest.mark.parametrize(
    ("before", "gains", "winners", "lost"),
    [
        ((5, 6, 9, 3), (5, 0, 0, 0), (3,), "0"),
        ((9, 4, 4, 8), (5, 0, 0, 0), (1, 2), "0"),
        ((0, 10, 9, 8), (5, 0, 0, 0), (0,), "1"),
    ],
)
def test_the_limit_ends_it_and_the_fewest_points_win(
    before: tuple[int, ...], gains: tuple[int, ...], winners: tuple[int, ...], lost: str
) -> None:
    t = Script(OFF, scores=before).deal(*ALL_HEARTS).lead(*EVERY_TRICK)
    assert t.scores == tuple(a + b for a, b in zip(before, gains, strict=True))
    result = GAME.result(t.state)
    assert result.winners == winners
    assert str(result.why) == f"limit limit=10 who={lost}"


def test_whoever_wins_has_not_lost() -> None:
    """All at the limit: the fewest points win all the same, and nobody else is left."""
    t = Script(OFF, scores=(5, 10, 10, 10)).deal(*ALL_HEARTS).lead(*EVERY_TRICK)
    result = GAME.result(t.state)
    assert result.winners == (0, 1, 2, 3)
    assert str(result.why) == "limit limit=10 who="


def test_rounds() -> None:
    """The page's eleventh example: two rounds of five players are ten deals, and fifty points."""
    t = Script("end=rounds capot=off", players=5)
    deals = 0
    while GAME.result(t.state) is None:
        deals += 1
        t.does(CHANCE, str(GAME.chance(t.state, lambda n: (7 * n) // 11)))
        while GAME.result(t.state) is None and t.turn != CHANCE:
            t.does(t.turn, t.choices()[0])
    assert (deals, sum(GAME.result(t.state).scores)) == (10, 50)
    assert str(GAME.result(t.state).why) == "rounds count=2"


@pytest.mark.parametrize(
    ("players", "packets"),
    [(3, [(0, 1), (6, 7), (12, 13)]), (6, [(0, 1), (12, 13), (24,)])],
)
def test_two_at_a_time(players: int, packets: list[tuple[int, ...]]) -> None:
    """The page's ninth example, by the cards of seat 0, the eldest."""
    start = GAME.start(GAME.options(), players)
    deal = GAME.chance(start, lambda n: n - 1)
    pack = GAME.pack(GAME.options(), players)
    found = {pack[place] for packet in packets for place in packet}
    assert found <= set(deal.hands[0])
    assert deal.piles == () and len(pack) == 30
    assert {len(hand) for hand in deal.hands} == {30 // players}


def test_the_dealers_exchange() -> None:
    """The page's tenth example: any two of seven cards, and never the jack."""
    exchange = "spare=dealer-exchange"
    t = Script(exchange, 5).deal("", "", "", "", "KS JS 7S QH 7H AD", widow="9D TC")
    assert (t.phase, t.turn) == ("discarding", 4)
    assert len(list(GAME.legal(t.view(4)))) == 21
    assert t.refused(4, "discard JS KS") == "jack-stays card=JS"
    assert t.refused(4, "discard KS") == "wrong-count count=1 least=2 most=2"
    t.does(4, "discard KS QH")
    assert t.heard() == ["discarded count=2 who=4"]
    assert t.heard(4)[1] == "you-discarded cards=KS.QH"
    assert t.view(4).piles[0].cards == cards("KS QH")
    assert t.view(0).piles[0].cards == ()
    assert (t.phase, t.turn) == ("bidding", 0)
    assert t.view().counts == (6,) * 5


def test_a_capot_ends_the_question() -> None:
    t = Script().deal().says("0 pass", "1 bid capot")
    assert (t.phase, t.turn, t.view().maker) == ("playing", 0, 1)
    assert Script().deal().refused(0, "bid 5") == "no-such-bid"
    t = Script().deal().says("0 pass", "1 pass", "2 pass", "3 pass")
    assert (t.phase, t.turn, t.view().maker) == ("playing", 0, None)


def test_a_capot_fails_with_the_first_trick_that_goes_elsewhere() -> None:
    t = Script().deal(*ALL_HEARTS).says("0 pass", "1 bid capot")
    assert str(t.view().stake) == "tricks-wanted wanted=8 who=1"
    t.lead("KH")
    assert "capot-failed taker=0 who=1" in t.heard()
    assert str(t.view().stake) == "jacks-left cards=JS.JH.JD.JC"


def test_the_rest_is_anybodys_once_no_trick_counts() -> None:
    t = Script("failed_capot=five").deal(*ALL_HEARTS).says("0 pass", "1 bid capot").lead("KH")
    assert t.view().stake is None
    assert GAME.plan_for_rest(t.view(0)) == t.view(0).hand
    t = Script().deal(*ALL_HEARTS).says("0 pass", "1 bid capot")
    t.lead("KH")
    assert GAME.plan_for_rest(t.view(0)) is not None, "hearts from the top"
