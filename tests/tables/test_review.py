"""Someone's decisions in a finished game, judged from what they saw; and the way back to one."""

from __future__ import annotations

import pickle
from dataclasses import replace
from random import Random

import pytest

from bot.robots import appraise
from bot.robots.level import Budget
from bot.rules import CHANCE, GAMES, Log, Seat, replay
from bot.rules.about.closing import CLOSE
from bot.rules.about.log import LAID, REST
from bot.storage.rows.ids import NO_GAME, GameId
from bot.tables.model.chairs import robots_only
from bot.tables.model.from_log import session_of
from bot.tables.model.reviewing import Kind, Review, Reviewed
from bot.tables.past import review
from bot.tables.past.export import Export
from bot.tables.past.prelude import prelude
from bot.tables.past.review import Looked, dearest_first, is_enough, review_of
from bot.tables.screens.moment_screen import moment_screen
from bot.tables.screens.screen import Screen
from bot.tables.screens.thought_screen import chance_of
from bot.words.card_style import CardStyle
from bot.words.words import words

INF = float("inf")


def played(key: str, deals: int = 1, seed: int = 1) -> Log:
    """A log of some deals of players who do anything that is allowed."""
    game, rng = GAMES[key], Random(f"review {key} {seed}")
    options = game.presets["house"]
    sizes = game.players(options)
    head = Log(
        game=key,
        version=game.version,
        options=str(options),
        players=4 if 4 in sizes else sizes[0],
    )
    session = session_of(NO_GAME, head, robots_only(head.players))
    while session.turn:
        seat = session.turn[0]
        if seat == CHANCE and session.deals == deals:
            break
        if seat == CHANCE:
            action = game.chance(session.state, rng.randrange)
        else:
            action = session.decision(seat).sample(rng)
        session = session.plus(seat, action)
    return session.log


def exported(log: Log) -> Export:
    """The game of a log as it is kept."""
    return Export(log=log, number=GameId(1), chairs=robots_only(log.players))


def of_seat(log: Log, seat: int) -> frozenset[int]:
    """The numbers of the lines of a seat."""
    return frozenset(n for n, (who, _) in enumerate(log.moves, 1) if who == seat)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """The judge imagines a few deals."""
    monkeypatch.setattr(appraise, "FINDS", Budget(8, INF))
    monkeypatch.setattr(appraise, "WEIGHS", Budget(6, INF))
    monkeypatch.setattr(appraise, "BATCHES", (4,))


@pytest.mark.parametrize("key", GAMES)
def test_decisions_are_ones_own_with_a_choice(key: str) -> None:
    log = played(key)
    for seat in range(log.players):
        for made in review.decisions(log, of_seat(log, seat)):
            who, line = log.moves[made.number - 1]
            view = pickle.loads(made.view)
            assert who == seat == view.seat and line == made.line
            assert len(GAMES[key].legal(view)) > 1, "nothing forced is judged"
    assert review.decisions(log, frozenset()) == ()


def test_what_was_taken_back_is_not_judged() -> None:
    log = played("euchre")
    number = next(n for n, (seat, _) in enumerate(log.moves, 1) if seat != CHANCE)
    seat, _ = log.moves[number - 1]
    moves = (*log.moves[:number], (seat, f"takeback {number}"), *log.moves[number - 1 :])
    again = replace(log, moves=moves)
    found = [made.number for made in review.decisions(again, of_seat(again, seat))]
    assert number not in found and number + 2 in found


def test_what_is_played_with_open_cards_is_not_judged() -> None:
    log = played("schieber")
    seats = [seat for seat, line in log.moves if line.startswith("play")]
    first = next(n for n, (_, line) in enumerate(log.moves) if line.startswith("play"))
    claimed = replace(log, moves=(*log.moves[:first], (seats[0], REST), *log.moves[first:]))
    lines = frozenset(range(1, len(claimed.moves) + 1))
    assert all(not made.line.startswith("play") for made in review.decisions(claimed, lines))


@pytest.mark.parametrize("key", GAMES)
def test_two_worlds_are_judged_alike(key: str, quick: None) -> None:
    """Other cards in the hidden hands: the same verdicts, byte for byte."""
    game, judged = GAMES[key], 0
    log = played(key, seed=3)
    for made in review.decisions(log, of_seat(log, 1))[:6]:
        view = pickle.loads(made.view)
        other = game.view(game.guess(view, Random("another world")), view.seat)
        assert other == view
        again = replace(made, view=pickle.dumps(other))
        one, two = review.looked([made]), review.looked([again])
        assert [x.found for x in one] == [x.found for x in two]
        told = [(review.weighed(a), review.weighed(b)) for a, b in zip(one, two, strict=True)]
        assert all(str(a) == str(b) for a, b in told)
        judged += len(told)
    assert judged


def test_two_worlds_look_alike() -> None:
    """A moment is shown by its view alone: text, picture, alt text and buttons."""
    game, log = GAMES["schieber"], played("schieber", seed=3)
    one = next(m for m in review.decisions(log, of_seat(log, 1)) if m.line.startswith("play"))
    shown = review.recalled(log, one.number, one.line)
    other = game.view(game.guess(shown.view, Random("another world")), shown.view.seat)
    kept = Review((of(one.number, 1.5), of(one.number, 1.0, "well")))
    for at in range(len(kept)):
        screens = [
            moment_screen(words("en"), exported(log), kept, at, replace(shown, view=view))
            for view in (shown.view, other)
        ]
        assert screens[0] == screens[1]
        assert screens[0].picture is not None and screens[0].picture.alt


@pytest.mark.parametrize("key", ["knaves", "euchre"])
def test_a_moment_tells_the_end_of_the_game_as_it_was_told_at_the_table(key: str) -> None:
    """A game that its table ended after so many deals, a daily's say, is not played to a score."""
    log = played(key, seed=3)
    closed = log.with_line(Seat(0), CLOSE)
    one = next(m for m in review.decisions(log, of_seat(log, 1)) if m.line.startswith("play"))
    shown, kept = review.recalled(log, one.number, one.line), Review((of(one.number, 1.5),))
    target = f"to {shown.view.target}"
    for style in (CardStyle(), CardStyle(text_only=True)):
        told = [
            in_words(moment_screen(words("en", style), exported(which), kept, 0, shown))
            for which in (log, closed)
        ]
        assert target in told[0]
        assert target not in told[1] and "one deal" in told[1]


def in_words(screen: Screen) -> str:
    """All that a screen says."""
    return screen.text + (screen.picture.alt if screen.picture else "")


EVEN = "a game that goes on counts as half won"
"""The assumption without which a chance of winning the game would promise too much."""


def test_in_words_alone_everything_is_said() -> None:
    log = played("euchre", seed=3)
    one = next(m for m in review.decisions(log, of_seat(log, 1)) if m.line.startswith("play"))
    shown = review.recalled(log, one.number, one.line)
    plain = words("en", CardStyle(text_only=True))
    kept = Review((of(one.number, 1.5),))
    screen = moment_screen(plain, exported(log), kept, 0, shown)
    assert screen.picture is None
    held = plain.cards(shown.view.hand)
    assert held in screen.text and "1.4 to 1.6" in screen.text
    sure = Review((replace(kept.found[0], margin=0.0),))
    told = moment_screen(plain, exported(log), sure, 0, shown).text
    assert "in every one of 100 imagined deals" in told
    wins = Review((replace(kept.found[0], points=0.0, wins=0.4, value=4.0, margin=1.0),))
    told = moment_screen(plain, exported(log), wins, 0, shown).text
    assert f"about 20 percentage points higher (almost surely 15 to 25; {EVEN}), from" in told


@pytest.mark.parametrize(
    ("wins", "value", "margin", "told"),
    [
        (1.5, 4.0, 2.0, "about 75 percentage points higher (almost surely 38 to 100"),
        (2.0, 4.0, 0.0, f"game: 100 percentage points higher ({EVEN}), from"),
        (0.004, 0.2, 0.19, f"game: 1 percentage point higher ({EVEN}), from"),
        (0.06, 0.2, 0.18, f"about 3 percentage points higher (almost surely 1 to 6; {EVEN}), from"),
    ],
)
def test_the_interval_of_a_chance_is_one(
    wins: float, value: float, margin: float, told: str
) -> None:
    """It has two ends between which the chance lies, or it is not said."""
    one = replace(of(7, 0.0), points=0.0, wins=wins, value=value, margin=margin)
    assert told in moment_screen_text(one)


def moment_screen_text(one: Reviewed) -> str:
    """The text on a decision in words alone."""
    log = played("euchre", seed=3)
    made = next(m for m in review.decisions(log, of_seat(log, 1)) if m.line.startswith("play"))
    shown = review.recalled(log, made.number, made.line)
    plain = words("en", CardStyle(text_only=True))
    kept = Review((replace(one, number=made.number),))
    return moment_screen(plain, exported(log), kept, 0, shown).text


@pytest.mark.parametrize(
    ("better", "worse", "percent"),
    [
        ((1.0, 0.0), (0.0, 1.0), 100),  # wins always, or never
        ((0.6, 0.4), (0.4, 0.6), 20),
        ((0.0, 0.0), (0.0, 1.0), 50),  # goes on, or is lost
        ((0.5, 0.0), (0.3, 0.0), 10),  # wins now, or later perhaps
    ],
)
def test_the_chance_of_winning(
    better: tuple[float, float], worse: tuple[float, float], percent: int
) -> None:
    """Shares of games won and lost; those that go on are half won."""
    wins = (better[0] - better[1]) - (worse[0] - worse[1])
    assert chance_of(wins) == percent


def test_a_line_says_nothing_that_a_later_card_could_change(quick: None) -> None:
    """The lines after a decision do not change the judgement of it."""
    log = played("euchre", seed=5)
    lines = of_seat(log, 2)
    whole = review.decisions(log, lines)
    cut = replace(log, moves=log.moves[: whole[1].number])
    assert review.decisions(cut, lines) == whole[:2]


def of(number: int, value: float, kind: Kind = "cost") -> Reviewed:
    """A decision that cost so much."""
    return Reviewed(kind, number, "play 9S", value, 0.0, value, 0.1, 100)


def looked_at(number: int, promise: float, robots: bool = False, simple: bool = False) -> Looked:
    """A decision that seems to have cost so much."""
    action = GAMES["euchre"].read("play 9S")
    found = appraise.Found(action, action, promise, 100, 3.0, robots, simple)
    return Looked(review.Made("euchre", number, "play 9S", b""), found)


def test_a_review_is_text() -> None:
    kept = review_of([of(3, 1.5), of(9, 2.0)], of(4, 1.0, "well"))
    assert Review.read(str(kept)) == kept
    assert [one.number for one in kept] == [9, 3, 4] and len(kept.costs) == 2
    assert Review.read("") == Review()
    with pytest.raises(ValueError):
        Review.read("nothing 17 of the kind 1 2 3 4")


def test_the_three_dearest_and_no_more() -> None:
    costs = [of(n, n / 10) for n in range(1, 7)]
    assert [one.number for one in review_of(costs, None)] == [6, 5, 4]
    assert is_enough(costs, looked_at(8, 0.3))
    assert not is_enough(costs, looked_at(8, 0.5))
    assert not is_enough(costs[:2], looked_at(8, 0.0))
    seen = [looked_at(1, 0.2), looked_at(2, 0.9), looked_at(3, 0.5, robots=True)]
    seen += [looked_at(4, 0.4, robots=True, simple=True)]
    assert [one.made.number for one in dearest_first(seen)] == [2, 1]
    assert [one.made.number for one in review.best_first(seen)] == [4, 3]


@pytest.mark.parametrize("key", GAMES)
def test_a_decision_is_recalled_as_it_was_seen(key: str) -> None:
    log = played(key, seed=2)
    for made in review.decisions(log, of_seat(log, 0))[:4]:
        shown = review.recalled(log, made.number, made.line)
        assert shown.view == pickle.loads(made.view)
        assert str(shown.action) == made.line and (shown.deal, shown.seat) == (1, 0)
        assert (shown.trick > 0) == made.line.startswith("play")
    with pytest.raises(ValueError):
        review.recalled(log, 1, "play 9S")


@pytest.mark.parametrize("key", GAMES)
def test_the_way_back_as_it_was_and_dealt_anew(key: str) -> None:
    """As it was it is the same state; dealt anew the seat sees the same, and others hold others."""
    log, different = played(key, deals=2, seed=4), 0
    game = GAMES[key]
    for seat in range(log.players):
        for made in review.decisions(log, of_seat(log, seat))[::3]:
            cut = replace(log, moves=log.moves[: made.number - 1])
            was, view = replay(cut), pickle.loads(made.view)
            same = prelude(log, made.number)
            assert same.moves[-1] == (CHANCE, LAID) and same.seat == seat
            assert replay(replace(cut, moves=same.moves)) == was
            anew = prelude(log, made.number, "another world")
            state = replay(replace(cut, moves=anew.moves))
            assert game.view(state, view.seat) == view
            assert game.to_act(state) == game.to_act(was) or seat in game.to_act(state)
            different += state != was
    assert different
    with pytest.raises(ValueError):
        prelude(log, 1)
