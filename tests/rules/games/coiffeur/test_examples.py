"""The examples of the page."""

from random import Random
from typing import Any

import pytest

from bot.rules import CHANCE, GAMES, Illegal, Seat, step
from bot.rules.games.coiffeur.choices import playable
from bot.rules.games.coiffeur.melds import stoeck_of, weis_of
from bot.rules.games.coiffeur.options import CoiffeurOptions
from bot.rules.games.coiffeur.order import order_of, points_of
from bot.rules.games.coiffeur.scoring import winners_of
from bot.rules.games.coiffeur.slate import course_of, factors_of, lines_of
from bot.rules.games.coiffeur.states import CoiffeurMatch, Contract, Playing, asked
from bot.rules.kit.actions import SHOVE, NameContract
from bot.rules.kit.cards import cards
from bot.rules.kit.fast_frozen import replace
from bot.rules.kit.tricks import Trick

GAME: Any = GAMES["coiffeur"]
HOUSE = CoiffeurOptions()


def lying(played: str, way: str, trick: int = 0) -> Trick:
    """A trick that seat 0 led to."""
    found = Trick(Seat(0))
    for seat, card in enumerate(cards(played)):
        found = found.with_card(Seat(seat), card, order_of(way, trick))
    return found


@pytest.mark.parametrize(
    ("way", "course"),
    [
        ("slalom-obenabe", "OUOUOUOUO"),
        ("slalom-undenufe", "UOUOUOUOU"),
        ("gusti-obenabe", "OOOOOUUUU"),
        ("gusti-undenufe", "UUUUUOOOO"),
        ("mary", "UUUUUOOOO"),
        ("undenufe", "UUUUUUUUU"),
    ],
)
def test_the_course_of_a_deal(way: str, course: str) -> None:
    assert "".join(word[0].upper() for word in course_of(way)) == course


@pytest.mark.parametrize(
    ("played", "way", "trick", "winner", "points", "six"),
    [
        ("9D TD AD AS", "obenabe", 0, 2, 32, 0),
        ("TS 7S 9S 6C", "undenufe", 0, 1, 10, 0),
        ("TS 7S 9S 6C", "undenufe", 0, 1, 21, 11),
        ("9D TD AD AS", "slalom-undenufe", 1, 2, 32, 0),
        ("9D TD AD AS", "slalom-undenufe", 0, 0, 32, 0),
        ("TS 7S 9S 6C", "slalom-obenabe", 1, 1, 10, 11),
    ],
)
def test_who_takes_a_trick_and_what_it_brings(
    played: str, way: str, trick: int, winner: int, points: int, six: int
) -> None:
    """Sixes count by what the deal begins with."""
    lies = lying(played, way, trick)
    worth = points_of(way, CoiffeurOptions(undenufe_six=six))
    assert (lies.winner, sum(worth[card] for card in lies.cards)) == (winner, points)


@pytest.mark.parametrize(
    ("trick", "hand", "undertrump", "allowed"),
    [
        ("KS 9H", "QH 6H AC", "strict", "AC"),
        ("TS TH", "7H QH AD 6C", "strict", "QH AD 6C"),
        ("TS TH", "7H QH AD 6C", "void-free", "7H QH AD 6C"),
        ("9H", "JH AS 6C", "strict", "JH AS 6C"),
        ("KS 9H", "7S QH JH AC", "strict", "7S JH"),
        ("KS 9H", "JH 6H", "all-trump-hand-free", "JH 6H"),
    ],
)
def test_what_may_be_played(trick: str, hand: str, undertrump: str, allowed: str) -> None:
    options = CoiffeurOptions(undertrump=undertrump)
    found: Any = playable(cards(hand), lying(trick, "H"), "H", options)
    assert " ".join(str(action.card) for action in found) == allowed


@pytest.mark.parametrize(
    ("preset", "line", "factor", "lines"),
    [
        ("house", "joker2", 8, 8),
        ("swisslos", "joker2", 10, 10),
        ("full", "mary", 9, 11),
        ("full", "joker2", 11, 11),
        ("short", "undenufe", 6, 6),
    ],
)
def test_the_factor_of_a_line(preset: str, line: str, factor: int, lines: int) -> None:
    options = GAME.presets[preset]
    assert (factors_of(options)[line], len(lines_of(options))) == (factor, lines)


def test_suits_are_paired_where_the_table_says_so() -> None:
    factors = factors_of(CoiffeurOptions(factors="paired"))
    assert [factors[line] for line in lines_of(HOUSE)] == [3, 2, 2, 3, 5, 6, 7, 8]


def test_a_full_slate_of_eight() -> None:
    """The sums of the page: 3475 against 3383; the first pair wins."""
    match = CoiffeurMatch.begun(HOUSE, 4)
    sums = ([88, 101, 120, 95, 77, 130, 104, 69], [93, 85, 99, 140, 112, 60, 81, 97])
    for side, points in enumerate(sums):
        for line, count in zip(lines_of(HOUSE), points, strict=True):
            assert winners_of(match) == ()
            match = match.written(side, line, count * factors_of(HOUSE)[line])
    assert match.scores == (3475, 3383, 3475, 3383)
    assert winners_of(match) == (0, 2)


def test_who_is_asked_and_who_must_name() -> None:
    match = CoiffeurMatch.begun(HOUSE, 4)
    assert asked(match) == (0, 1, 2, 3, 0)
    assert asked(replace(match, options=CoiffeurOptions(push="partner"))) == (0, 2)
    full = match
    for line in lines_of(HOUSE):
        full = full.written(0, line, 100)
    assert asked(full) == (1, 3, 1)
    assert asked(replace(full, options=CoiffeurOptions(push="partner"))) == (1, 3)


def dealt(options: CoiffeurOptions) -> Any:
    """The first deal of a game."""
    state = GAME.start(options, 4)
    return step(GAME, state, CHANCE, GAME.chance(state, Random(1).randrange)).state


@pytest.mark.parametrize(("lead", "leader"), [("namer", 2), ("forehand", 0)])
def test_the_third_player_names_a_joker(lead: str, leader: int) -> None:
    state = dealt(CoiffeurOptions(lead=lead))
    for seat, line in ((0, "shove"), (1, "shove"), (2, "contract joker1-H")):
        state = step(GAME, state, seat, GAME.read(line)).state
    assert isinstance(state, Playing)
    assert state.contract == Contract("joker1", "H", Seat(2), 7)
    assert state.tricks.turn == leader


def test_four_shoves_come_back_to_forehand() -> None:
    """It must name then, in every line that is open, but not what this slate has not got."""
    state = dealt(HOUSE)
    for seat in range(4):
        state = step(GAME, state, seat, SHOVE).state
    view = GAME.view(state, 0)
    assert (view.phase, view.turn) == ("must-name", (0,))
    assert len(GAME.legal(view)) == 6 + 2 * 6
    for line, why in (
        ("shove", "must-name"),
        ("contract mary", "not-on-slate"),
        ("contract joker1", "not-that-way"),
    ):
        with pytest.raises(Illegal) as refused:
            step(GAME, state, 0, GAME.read(line))
        assert refused.value.reason.code == why


def test_a_line_is_played_once() -> None:
    state = dealt(HOUSE)
    match = state.match.written(0, "H", 100)
    state = replace(state, dealt=replace(state.dealt, match=match))
    with pytest.raises(Illegal) as refused:
        step(GAME, state, 0, NameContract("H"))
    assert str(refused.value) == "line-is-full line=H"
    assert NameContract("joker1-H") in GAME.legal(GAME.view(state, 0))


HANDS = (
    "9S 8S 6S 7H 6H JD 8D 9C 7C",
    "TS 7S TH 8H TD 7D TC 8C 6C",
    "AS KH QH JH 9D 6D KC QC JC",
    "KS QS JS AH 9H AD KD QD AC",
)


@pytest.mark.parametrize(
    ("word", "maker", "weis", "stoeck"),
    [
        ("C", 0, 0, 2),
        ("C", 1, 100, None),
        ("joker1-C", 1, 0, None),
        ("obenabe", 3, 100, None),
    ],
)
def test_weis_and_stoeck_of_the_pair_that_named(
    word: str, maker: int, weis: int, stoeck: int | None
) -> None:
    """Four tens are the best meld: of others' runs nothing is written."""
    hands = tuple(map(cards, HANDS))
    contract = Contract.named(word, Seat(maker), CoiffeurOptions(weis=True))
    found = [meld.points for who, meld in weis_of(hands, contract, Seat(maker)) if who == 1]
    assert (sum(found), stoeck_of(hands, contract)) == (weis, stoeck)


def test_without_the_tens_the_run_from_the_ace_is_best() -> None:
    hands = tuple(cards(hand.replace("TD", "8D")) for hand in HANDS)
    assert weis_of(hands, Contract.named("C", Seat(0), HOUSE), Seat(0)) == ()
    shown = weis_of(hands, Contract.named("obenabe", Seat(1), HOUSE), Seat(1))
    assert [(who, " ".join(meld.cards)) for who, meld in shown] == [
        (3, "KS QS JS"),
        (3, "AD KD QD"),
    ]


def test_an_open_line_is_seen_on_the_sheet() -> None:
    state = dealt(HOUSE)
    lines = GAME.view(state, None).slate
    assert [line.what.code for line in lines] == list(lines_of(HOUSE))
    assert {line.points for line in lines} == {(None, None)}
