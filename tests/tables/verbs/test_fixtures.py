"""A table that is part of something: its deals come from a given seed, and end after so many."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.rules import CHANCE, GAMES, Illegal, Log, Seat, Seed, replay
from bot.rules.about.closing import CLOSE, closes
from bot.rules.kit.events import tell
from bot.storage.rows.dailies import DAILY
from bot.storage.rows.ids import TableId
from bot.tables.model.fixtures import Fixture
from bot.tables.model.lobby import Lobby
from bot.tables.model.proposal import GAME, Concession, Ending, NewClock, Rules
from bot.tables.model.rows import new_table
from bot.tables.model.table_words import closed_after
from bot.tables.past.mainline import mainline_of
from bot.tables.screens.menu_screen import menu_screen
from bot.tables.screens.table_screen import table_screen
from bot.tables.screens.telling import Teller
from bot.tables.screens.victory_screen import victory_screen
from bot.tables.verbs import interval, play, vote
from bot.tables.verbs.interval import deadline
from bot.tables.verbs.play import decision, goes_by_itself
from bot.tables.verbs.start import start
from bot.words.card_style import CardStyle
from bot.words.words import words
from tests.tables.verbs.pure import ANN, NOW, Pure, play_on, row

SEED = Seed(bytes(range(32)))


def table(deals: int, key: str = "euchre", kind: str = DAILY) -> Pure:
    """A table of a fixture, in its lobby."""
    lobby = Lobby.open(key, "house", ANN, "Ann").fill()
    fixture = Fixture(kind, "1", deals)
    state = new_table(lobby, row().guild_id, row().channel_id, False, NOW, fixture=fixture)
    return Pure(state, seeds=(SEED,))


def dealt_out(deals: int, key: str = "euchre", kind: str = DAILY) -> Pure:
    """A table whose deals are all played, but for the game's end."""
    pure = table(deals, key, kind)
    pure.do(start, ANN, SEED)
    for deal in range(1, deals + 1):
        pure.do(play.go_on, CHANCE, decision(pure.session, CHANCE))
        assert pure.session.deals == deal
        play_on(pure, lambda s: s.turn == (CHANCE,), seed=deal)
    return pure


def test_players_read_how_many_deals_there_are() -> None:
    """Not the points that would end a game by itself."""
    pure = dealt_out(3)
    pure.do(play.go_on, CHANCE, decision(pure.session, CHANCE))
    begun = table(2)
    begun.do(start, ANN, SEED)
    begun.do(play.go_on, CHANCE, decision(begun.session, CHANCE))
    session = begun.session
    for style in (CardStyle(), CardStyle(text_only=True)):
        screen = table_screen(words("en", style), TableId(1), session)
        heard = screen.picture.alt if screen.picture else screen.text
        assert "deal 1 of 2" in heard and "to 10" not in heard
    assert pure.session.result is not None
    over = victory_screen(words("en", CardStyle(text_only=True)), TableId(1), pure.session)
    assert "3 deals played" in over.text and "to 10" not in over.text
    menu = menu_screen(words("en"), TableId(1), pure.state.lobby, session)
    assert "The game ends after 2 deals, whatever the score." in menu.text


def test_a_claim_in_its_last_deal_is_told_at_its_end() -> None:
    pure = dealt_out(1)
    claim = tell("deal-conceded", who=(Seat(0), Seat(2)))
    session = closed_after(replace(pure.session, closing=(claim, *pure.session.closing)))
    assert session.claims == (claim,)
    teller = Teller.at(words("en"), session)
    told = teller.ending(session.closing, session.result)
    assert "concede the rest of this deal" in told[0]


def test_a_match_tells_its_seed_as_any_game_does() -> None:
    """Nobody else has its deals."""
    pure = dealt_out(1, kind="tournament")
    pure.do(play.go_on, CHANCE, decision(pure.session, CHANCE))
    assert pure.session.log.seed == str(SEED)


def test_it_begins_with_its_own_seed_or_not_at_all() -> None:
    pure = table(2)
    assert pure.refused(start, ANN) == "fixture-sealed"
    pure.do(start, ANN, SEED)
    assert pure.session.log.commitment == SEED.commitment


@pytest.mark.parametrize("key", sorted(GAMES))
def test_a_game_ends_after_its_deals_with_the_scores_as_they_stand(key: str) -> None:
    pure = dealt_out(1, key)
    scores = pure.session.view(None).scores
    assert pure.state.all_dealt and goes_by_itself(pure.state, CHANCE, pure.state.moves, pure.now)
    pure.do(play.go_on, CHANCE, decision(pure.session, CHANCE))
    result = pure.session.result
    assert result is not None and pure.state.status == "over"
    assert result.scores == scores and result.why.code == "deals-played"
    assert {result.merits[seat] for seat in result.winners} == {max(result.merits)}
    log = pure.session.log
    assert log.moves[-1] == (0, CLOSE) and log.seed == "", "others play these deals yet"
    again = Log.read(str(log))
    assert replay(again) == pure.session.state
    assert len(mainline_of(again, pure.session.chairs).deals) == 1


def test_the_last_deal_of_a_fixture_ends_like_the_last_of_a_game() -> None:
    """Nobody is offered another deal: the last trick lies, then the end of the game is shown."""
    pure = table(1)
    pure.do(start, ANN, SEED)
    pure.do(play.go_on, CHANCE, decision(pure.session, CHANCE))
    play_on(pure, lambda s: s.turn != (CHANCE,) and sum(s.view(None).counts) == 1, seed=3)
    seat = pure.session.turn[0]
    assert pure.session.chairs[seat].robot, "the last card falls by itself"
    pure.now += 1
    pure.do(play.go_on, seat, decision(pure.session, seat))
    lies = pure.state.interval
    assert lies is not None and not lies.waiting and lies.opens > pure.now
    pure.do(play.go_on, CHANCE, decision(pure.session, CHANCE))
    assert pure.state.status == "over" and pure.session.deals == 1
    assert pure.state.trick_lies and deadline(pure.state, pure.now) == (lies.opens, interval.show)
    pure.now = lies.opens
    pure.do(interval.show)
    assert not pure.state.trick_lies


def test_deals_come_from_the_seed_whatever_is_played() -> None:
    lines = set()
    for seed in (1, 2):
        pure = table(2)
        pure.do(start, ANN, SEED)
        pure.do(play.go_on, CHANCE, decision(pure.session, CHANCE))
        play_on(pure, lambda s: s.turn == (CHANCE,), seed=seed)
        pure.do(play.go_on, CHANCE, decision(pure.session, CHANCE))
        lines.add(tuple(line for who, line in pure.session.log.moves if who == CHANCE))
    assert len(lines) == 1


def test_rules_are_not_changed_and_the_game_is_not_given_up() -> None:
    pure = table(3, "schieber")
    pure.do(start, ANN, SEED)
    pure.do(play.go_on, CHANCE, decision(pure.session, CHANCE))
    other = GAMES["schieber"].options.read("target=1000")
    assert pure.refused(vote.propose, ANN, Rules(other)) == "fixture-fixed"
    assert pure.refused(vote.propose, ANN, Concession(GAME, (Seat(0), Seat(2)))) == "fixture-fixed"
    assert pure.refused(vote.propose, ANN, NewClock(60)) == "fixture-fixed"
    assert pure.refused(vote.propose, ANN, Ending()) == "fixture-fixed"


def test_a_game_is_not_closed_in_the_middle_of_a_deal() -> None:
    game = GAMES["euchre"]
    state = game.start(game.presets["house"], 4)
    with pytest.raises(Illegal, match="deal-under-way"):
        closes(game, state, 0)
    dealt = game.apply(state, CHANCE, game.chance(state, SEED.below("deal 1"))).state
    with pytest.raises(Illegal, match="deal-under-way"):
        closes(game, dealt, 1)
    over = closes(game, state, 1).state
    with pytest.raises(Illegal, match="game-over"):
        closes(game, over, 1)
