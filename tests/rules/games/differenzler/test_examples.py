"""The examples of the page, in hearts unless said."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from bot.rules import CHANCE, GAMES, Log, Refused, Seat, replay_steps, step
from bot.rules.games.differenzler.choices import playable
from bot.rules.games.differenzler.options import DifferenzlerOptions
from bot.rules.games.differenzler.scoring import penalty, winners_of
from bot.rules.kit.actions import Bid, Deal, Hidden, Play
from bot.rules.kit.cardplay import Hands
from bot.rules.kit.cards import Card, cards
from bot.rules.kit.jass import order_of, owed, points_of
from bot.rules.kit.refusals import why_no_play
from bot.rules.kit.tricks import Trick
from tests.rules.table import Table
from tests.support.kept import deals

GAME: Any = GAMES["differenzler"]
VOID_FREE = DifferenzlerOptions(undertrump="void-free")
ALL_TRUMPS = DifferenzlerOptions(undertrump="all-trump-hand-free")
STRICT = DifferenzlerOptions()


def lying(played: str, contract: str = "H") -> Trick:
    """A trick that seat 0 led to."""
    trick = Trick(Seat(0))
    for seat, card in enumerate(cards(played)):
        trick = trick.with_card(Seat(seat), card, order_of(contract))
    return trick


@pytest.mark.parametrize(
    ("trick", "hand", "options", "allowed"),
    [
        ("KS 9H", "7S QH JH AC", STRICT, "7S JH"),
        ("KS 9H", "QH 6H AC", STRICT, "AC"),
        ("KS 9H", "QH 6H AC", VOID_FREE, "QH 6H AC"),
        ("KS 9H", "QH 6H 7H", STRICT, "QH 6H 7H"),
        ("TS TH", "7H QH AD 6C", STRICT, "QH AD 6C"),
        ("TS TH", "7H QH AD 6C", VOID_FREE, "7H QH AD 6C"),
        ("KS 9H", "JH 6H", STRICT, "JH"),
        ("KS 9H", "JH 6H", ALL_TRUMPS, "JH 6H"),
        ("9H", "JH AS 6C", STRICT, "JH AS 6C"),
        ("9H", "JH 6H AS", STRICT, "JH 6H"),
        ("TS", "KS 7H AD", STRICT, "KS 7H"),
    ],
)
def test_what_may_be_played(
    trick: str, hand: str, options: DifferenzlerOptions, allowed: str
) -> None:
    found = playable(cards(hand), lying(trick), "H", options)
    assert " ".join(str(action.card) for action in found) == allowed  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("hand", "card", "reason"),
    [
        ("KS 7H QH AD", "7H", "must-follow-or-overtrump best=TH binding=KS card=7H suit=S trump=H"),
        ("KS 7H QH AD", "AD", "must-follow-or-trump best=TH binding=KS card=AD suit=S trump=H"),
        ("KS 7H AD", "7H", "must-follow binding=KS card=7H suit=S"),
    ],
)
def test_a_trump_that_is_too_low_is_not_said_to_be_none(hand: str, card: str, reason: str) -> None:
    """Where a hand without the suit may undertrump, and this one has the suit."""
    trick = lying("TS TH")
    view: Any = SimpleNamespace(trick=trick, hand=cards(hand), trump="H")
    duties = owed(trick, "H", VOID_FREE.undertrump)
    assert str(why_no_play(view, Play(Card(card)), order_of("H"), duties)) == reason


@pytest.mark.parametrize(
    ("trick", "contract", "winner", "points", "six"),
    [
        ("AS 6H KS TH", "H", 3, 25, 0),
        ("AH JH 9H 6H", "H", 1, 45, 0),
        ("JC KC AH JH", "H", 3, 37, 0),
        ("TS 7S 9S 6C", "undenufe", 1, 10, 0),
        ("TS 7S 9S 6C", "undenufe", 1, 21, 11),
        ("9D TD AD 8S", "obenabe", 2, 29, 0),
    ],
)
def test_who_takes_a_trick_and_what_it_brings(
    trick: str, contract: str, winner: int, points: int, six: int
) -> None:
    lies = lying(trick, contract)
    assert lies.winner == winner
    assert sum(points_of(contract, six)[card] for card in lies.cards) == points


@pytest.mark.parametrize(
    ("predicted", "taken", "tricks", "plain", "rewarded"),
    [
        (35, 29, 2, 6, 6),
        (20, 24, 2, 4, 4),
        (67, 67, 4, 0, -10),
        (0, 37, 1, 37, 37),
        (0, 0, 0, 0, 0),
        (0, 0, 1, 0, -10),
        (0, 5, 1, 5, 5),
        (157, 157, 9, 0, -10),
    ],
)
def test_penalties(predicted: int, taken: int, tricks: int, plain: int, rewarded: int) -> None:
    assert penalty(STRICT, predicted, taken, tricks) == plain
    assert penalty(DifferenzlerOptions(exact=10), predicted, taken, tricks) == rewarded


@pytest.mark.parametrize(("level", "winners"), [("shared", (0, 2)), ("play-on", ())])
def test_equal_at_the_end(level: str, winners: tuple[int, ...]) -> None:
    """Two share the game, or a ninth deal is played, to which seat 0 leads."""
    match = GAME.start(DifferenzlerOptions(level=level), 4).match
    match = replace(match, scores=(88, 103, 88, 140), deal=8)
    assert winners_of(match) == winners
    dealers = [match.next_deal().dealer]
    assert dealers == [0]
    assert not winners_of(replace(match, deal=7))


def test_the_turned_card_is_known_to_all_and_stays_with_the_dealer() -> None:
    options = DifferenzlerOptions(trump="turned")
    start = GAME.start(options, 4)
    done = step(GAME, start, CHANCE, GAME.chance(start, Random(3).randrange))
    last = done.state.dealt.turned
    assert last in done.state.dealt.hands[3] and {len(h) for h in done.state.dealt.hands} == {9}
    for viewer in (None, Seat(0), Seat(3)):
        view = GAME.view(done.state, viewer)
        assert (view.turned, view.trump, view.contract) == (last, last.suit, last.suit)
        for seed in range(30):
            assert last in GAME.guess(view, Random(seed)).dealt.hands[3]


def test_trump_goes_round() -> None:
    start = GAME.start(DifferenzlerOptions(contracts="all-six"), 4)
    played = []
    for deal in range(1, 8):
        state = replace(start, match=replace(start.match, deal=deal))
        deck = GAME.chance(state, Random(deal).randrange)
        played.append(step(GAME, state, CHANCE, deck).state.contract)
    assert played == ["S", "C", "D", "H", "obenabe", "undenufe", "S"]


@pytest.mark.parametrize(
    ("options", "players", "reason"),
    [
        ({"contracts": "all-six", "trump": "turned"}, 4, "differenzler-turned-shows-suits"),
        ({"contracts": "all-six", "undenufe_six": 11}, 5, "differenzler-six-is-missing"),
        ({}, 6, "table-size"),
    ],
)
def test_what_does_not_go_together(options: dict[str, Any], players: int, reason: str) -> None:
    with pytest.raises(Refused) as refused:
        GAME.check(DifferenzlerOptions(**options), players)
    assert refused.value.reason.code == reason


def test_the_points_of_sixes_play_no_part_where_undenufe_is_not_played() -> None:
    assert "undenufe_six" not in DifferenzlerOptions(undenufe_six=11).in_play()
    assert "undenufe_six" in DifferenzlerOptions(contracts="all-six").in_play()


def test_who_sees_which_prediction() -> None:
    """Hidden until the deal is over; shown with the last; in turn at once."""
    for announce, before, after in (("hidden", 0, 0), ("shown", 0, 3), ("in-turn", 1, 3)):
        table = Table.opened(GAME, DifferenzlerOptions(announce=announce), 4, Random(1))
        table.move(*table.choose(Random(1)))
        table.move(Seat(0), Bid(35))
        assert table.view(Seat(0)).predicted[0] == 35
        assert sum(said is not None for said in table.view(Seat(1)).predicted) == before
        hidden = [done.action for done in table.view(Seat(1)).history]
        assert hidden == ([Bid(35)] if before else [Hidden("bid", 1)])
        for seat in (1, 2, 3):
            table.move(Seat(seat), Bid(10 * seat))
        known = table.view(Seat(1)).predicted
        assert sum(said is not None for said in known) == after + 1
        assert table.view(None).tags(Seat(0)) == table.view(Seat(0)).tags(Seat(0))


def test_what_a_prediction_lacks_is_at_stake_in_the_hand_of_whoever_made_it() -> None:
    table = Table.opened(GAME, DifferenzlerOptions(announce="hidden"), 4, Random(1))
    table.move(*table.choose(Random(1)))
    assert table.view(Seat(0)).stake is None
    for seat in range(4):
        table.move(Seat(seat), Bid(40))
    own, public = table.view(Seat(0)), table.view(None)
    assert str(own.stake) == "own-to-take count=40 value=40"
    assert str(own.facts[0]) == "points-left count=157"
    assert str(public.stake) == "points-left count=157"
    assert "points-left" not in [fact.code for fact in public.facts]
    for taken, stake in ((1, "own-to-take"), (40, "own-exact"), (41, "own-too-many")):
        assert str(replace(own, taken=(taken, 0, 0, 0)).stake).startswith(stake)


def tables() -> Iterator[Table]:
    rng = Random(9)
    for announce in ("hidden", "shown", "in-turn"):
        for trump in ("cycle", "turned", "forehand"):
            for players in (3, 4, 5):
                options = DifferenzlerOptions(announce=announce, trump=trump)
                yield Table.opened(GAME, options, players, rng)


def test_a_guess_looks_like_the_view() -> None:
    rng = Random(2)
    for table in tables():
        for _ in range(12):
            table.move(*table.choose(rng))
            for viewer in table.viewers:
                view = table.view(viewer)
                assert GAME.view(GAME.guess(view, rng), viewer) == view


def test_any_number_may_be_guessed_of_a_hidden_prediction() -> None:
    table = Table.opened(GAME, DifferenzlerOptions(), 4, Random(5))
    table.move(*table.choose(Random(5)))
    for seat in range(4):
        table.move(Seat(seat), Bid(40))
    view, rng = table.view(Seat(0)), Random(1)
    found = {GAME.guess(view, rng).predicted[1] for _ in range(400)}
    assert len(found) > 40 and max(n for n in found if n is not None) > 100


def test_the_deal_of_the_page() -> None:
    """29, 24, 67 and 37 points."""
    state, told = replay_steps(Log.read(str(deals()["differenzler-the-page"].log)))
    scored = [e.what.values for some in told for e in some if e.what.code == "scored"]
    assert [one["taken"] for one in scored] == [29, 24, 67, 37]
    assert (state.match.deal, state.match.dealer) == (2, 0)


def test_everybody_holds_all_cards_of_the_pack() -> None:
    for players, size in ((3, 12), (4, 9), (5, 7)):
        for trump in ("cycle", "turned"):
            start = GAME.start(DifferenzlerOptions(trump=trump), players)
            deal = GAME.chance(start, Random(1).randrange)
            assert isinstance(deal, Deal)
            hands: Hands = step(GAME, start, CHANCE, deal).state.dealt.hands
            assert {len(hand) for hand in hands} == {size}
            assert len({card for hand in hands for card in hand}) == 36 - (players == 5)
