"""A replayed game: each of its stops is that of the course, its files are the game's, nameless."""

from __future__ import annotations

import pickle
from dataclasses import replace

import pytest

from bot.rules import GAMES, Seat
from bot.rules.kit.actions import KEEP, Play
from bot.rules.kit.tags import POINTS
from bot.storage.rows.ids import GuildId, UserId
from bot.storage.rows.past import PastGame
from bot.storage.rows.tables import SeatRow
from bot.tables.model.chairs import Chair
from bot.tables.past.export import Export, as_json, as_text
from bot.tables.past.mainline import mainline_of
from bot.tables.past.replay import replayed, unpacked
from bot.tables.past.verify import verify
from bot.tables.screens.replay_screen import replay_scene, replay_screen, stop_lines
from bot.tables.screens.replay_screen import said as all_said
from bot.tables.screens.screen import Menu
from bot.tables.screens.telling import Teller
from bot.words.words import words
from tests.support.stand_ins import oftener
from tests.tables.past import export

every_game = pytest.mark.parametrize(("key", "seed"), oftener(3, 4))


def past_of(kept: Export) -> PastGame:
    seats = (SeatRow(user_id=c.user, robot=c.robot, name=c.name) for c in kept.chairs)
    return PastGame(
        id=kept.number,
        table_id=kept.table,
        guild_id=GuildId(1),
        game=kept.log.game,
        players=kept.log.players,
        ended_at=kept.ended or 0.0,
        scores=kept.scores,
        winners=kept.winners,
        seats=tuple(seats),
    )


@every_game
def test_frames_are_the_stops_of_the_course(key: str, seed: int) -> None:
    kept = export(key, seed)
    course, replay = mainline_of(kept.log, kept.seated), replayed(kept)
    assert len(replay.deals) == len(course.deals)
    for number, (deal, outline) in enumerate(zip(course.deals, replay.deals, strict=True)):
        assert outline.stops == tuple((stop.kind, len(stop.tricks)) for stop in deal.stops)
        assert outline.match.scores == deal.stops[-1].scores
        for at, stop in enumerate(deal.stops):
            frame = replay.frame(number, at)
            assert (frame.deal, frame.at, frame.kind) == (deal.number, at, stop.kind)
            assert frame.view == stop.view and frame.hands == stop.hands
            assert (frame.tricks, frame.trick) == (stop.tricks, stop.trick)
            assert (frame.scores, frame.tricks_won) == (stop.scores, stop.tricks_won)
            done = [(move.seat, move.action) for move in stop.since]
            assert [(one.seat, one.action) for one in frame.since] == done
            assert frame.closes is (stop.closing and stop.last.seat != -1)
    assert replay.frame(-5, -5) == replay.frame(0, 0)
    last = len(replay.deals) - 1
    assert replay.frame(999, 999) == replay.frame(last, len(replay.deals[last].stops) - 1)


@every_game
def test_the_files_are_those_of_the_game(key: str, seed: int) -> None:
    kept = export(key, seed)
    replay = pickle.loads(pickle.dumps(replayed(kept)))
    again = replay.export(past_of(kept))
    assert as_text(again, unpacked(replay.text)) == as_text(kept)
    assert as_json(again, unpacked(replay.json)) == as_json(kept)
    assert replay.findings == verify(kept)


@pytest.mark.parametrize("key", GAMES)
def test_the_end_of_a_deal_tells_no_points_from_before_its_last_trick(key: str) -> None:
    kept, said = export(key), words("en")
    teller, replay = Teller.replaying(said, kept.log, kept.seated), replayed(kept)
    for deal in range(len(replay.deals)):
        ended = replay.frame(deal, len(replay.deals[deal].stops) - 1)
        stale = teller.tagged(ended.view, POINTS)
        told = " · ".join(stop_lines(said, kept, ended)).split(" · ")
        assert not ended.closes or not set(stale) & set(told)


@pytest.mark.parametrize("key", GAMES)
def test_a_picture_tells_to_its_end_how_a_deal_ended(key: str) -> None:
    """However long the names are: a picture shortens these, and not what came of it."""
    kept = export(key)
    name = "Bartholomäus Winterhalter-Wagner"
    chairs = tuple(Chair(user=UserId(n), name=name) for n in range(1, len(kept.chairs) + 1))
    long = replace(kept, chairs=chairs)
    last = replayed(long).frame(0, 10_000)
    note = replay_scene(words("de"), long, 1, last).table.note
    assert note and not note.endswith("…")


@pytest.mark.parametrize("key", GAMES)
def test_nobodys_name_is_in_it_and_its_size_is_told(key: str) -> None:
    kept = export(key)
    pickled = pickle.dumps(replayed(kept))
    assert kept.chairs[0].name.encode() not in pickled
    assert 0.8 < replayed(kept).size / len(pickled) < 1.2


def test_a_game_that_cannot_be_followed_is_checked_all_the_same() -> None:
    kept = export("euchre")
    broken = replace(kept, log=kept.log.with_line(Seat(0), "pass"))
    replay = replayed(broken)
    assert not replay.deals and replay.findings == verify(broken)
    assert as_text(replay.export(past_of(kept)), unpacked(replay.text)) == as_text(broken)
    with pytest.raises(ValueError, match="99"):
        replayed(replace(kept, log=replace(kept.log, version=99)))


@every_game
def test_cards_put_away_or_given_are_no_calls(key: str, seed: int) -> None:
    """They stand in a line of their own, and nothing is left out of the two."""
    kept, said = export(key, seed), words("en")
    replay = replayed(kept)
    teller = Teller.replaying(said, kept.log, kept.seated)
    for deal, outline in enumerate(replay.deals):
        for at in range(len(outline.stops)):
            frame = replay.frame(deal, at)
            lines = stop_lines(said, kept, frame)
            calls, cards = (
                [line.removeprefix(head) for line in lines if line.startswith(head)]
                for head in ("Calls: ", "Cards: ")
            )
            done = [one for one in frame.since if one.seat >= 0 and type(one.action) is not Play]
            moved = [one for one in done if one.action.cards or one.action == KEEP]
            spoken = [one for one in done if one not in moved]
            for found, meant in (calls, spoken), (cards, moved):
                told = all_said(teller, frame.view.dealer, meant)
                assert found == ([" · ".join(told)] if told else [])


@every_game
def test_nothing_is_told_twice_at_a_stop(key: str, seed: int) -> None:
    """The card turned up, and which deal it is: a title or a label has said that."""
    w, kept = words("en"), export(key, seed)
    replay = replayed(kept)
    screen = replay_screen(w, kept, replay)
    assert screen.text.lower().count("turned up: ") <= 1
    assert screen.text.count("deal 1 of") == 1
    menus = [row for row in screen.rows if isinstance(row, Menu)]
    hints = [item.hint for menu in menus for item in menu.items]
    assert not [hint for hint in hints if " of " in hint]
