"""A game in which the fewest points win is ranked, told and played that way everywhere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from random import Random

import pytest

from bot.duplicate.names import points_told
from bot.duplicate.standing import compared
from bot.robots.duel import Side, bouts, duel
from bot.robots.evaluate import Evaluation
from bot.robots.players import random_player
from bot.rules import CHANCE, Log, Seat, replay
from bot.rules.about.closing import CLOSE, closes
from bot.rules.about.moments import moments
from bot.rules.kit.ending import given_up, leaders, leaders_at_target
from bot.rules.kit.match import Match
from bot.rules.kit.phases import Dealing
from bot.storage.rows.boards import BoardQuery
from bot.storage.rows.ids import BoardId, ChannelId, GameId, GuildId, TableId, UserId
from bot.storage.rows.past import PastGame
from bot.storage.rows.tables import GameRow, SeatRow, TableRow
from bot.storage.sqlite import SqliteStore
from bot.tables.model.attribution import results_of
from bot.tables.model.chairs import Chair
from bot.tables.model.conceding import in_play
from bot.tables.model.dailies import worth
from bot.tables.model.from_log import session_of
from bot.tables.model.lobby import Lobby
from bot.tables.model.rows import fingerprint
from bot.tables.model.session import GameSession
from bot.tables.screens.deal_screen import shown_deal
from bot.tables.screens.help_screen import rules_of_table
from bot.tables.screens.history_screen import history_line
from bot.tables.screens.seat_scene import table_scene
from bot.tables.screens.sheet_screen import sheet_screen
from bot.tables.screens.telling import Teller
from bot.tables.screens.victory_screen import victory_screen
from bot.tournaments import course
from bot.tournaments.values import Outcome, Tournament
from bot.words.words import languages, words
from cardart.scene import DealScene, SheetScene, VictoryScene
from tests.duplicate import sets
from tests.robots.whole_games import robot
from tests.rules.random_play import Run
from tests.rules.small.avoidance import AVOIDANCE, AvoidanceOptions
from tests.storage.test_boards import play
from tests.support.registered import registered
from tests.tables.test_ends import begun, played
from tests.tournaments import fields

KEY, TABLE = AVOIDANCE.key, TableId(7)
SENTENCES = Path(__file__).with_name("avoidance.ftl")
FOUR = AVOIDANCE.presets["house"]


@pytest.fixture(autouse=True)
def known() -> Iterator[None]:
    with registered(AVOIDANCE, SENTENCES):
        yield


def standing(*scores: int, options: AvoidanceOptions = FOUR) -> Match[AvoidanceOptions]:
    return replace(Match.new(options, len(scores)), scores=scores)


# ---------------------------------------------------------------------- the rules


def test_it_keeps_every_promise_of_a_game() -> None:
    run = Run(AVOIDANCE).play(200, most_endings=2)
    assert not run.failures, "\n".join(run.failures)
    assert run.lawful > 40


def test_a_target_ends_it_and_the_fewest_points_win_it() -> None:
    assert leaders_at_target(standing(19, 3, 7, 3)) == ()
    assert leaders_at_target(standing(20, 3, 7, 3)) == (1, 3), "equal ones share the win"
    assert leaders(standing(5, 3, 7, 4)) == (1,)
    assert AVOIDANCE.settled(standing(20, 3, 7, 3))
    assert not AVOIDANCE.settled(standing(19, 3, 7, 3))


def test_places_run_from_the_fewest_points_up() -> None:
    state = closes(AVOIDANCE, Dealing(standing(9, 3, 7, 3)), 2).state
    result = AVOIDANCE.result(state)
    assert result is not None and result.winners == (1, 3)
    assert result.places(AVOIDANCE.sides(FOUR, 4)) == (4, 1, 3, 1)
    one_gave_up = AVOIDANCE.result(given_up(standing(3, 9, 4), (Seat(0),)).state)
    assert one_gave_up is not None and one_gave_up.winners == (1, 2)


def test_a_log_says_that_it_was_closed() -> None:
    session = played(KEY, 2)
    log = session.log.with_line(Seat(0), CLOSE)
    assert isinstance(log, Log)
    best = min(session.view(None).scores)
    result = AVOIDANCE.result(replay(log))
    assert result is not None
    assert {result.scores[seat] for seat in result.winners} == {best}


# ---------------------------------------------------------------------- robots


def test_robots_look_for_fewer_points() -> None:
    state = AVOIDANCE.apply(
        start := AVOIDANCE.start(FOUR, 4), CHANCE, AVOIDANCE.chance(start, Random(1).randrange)
    ).state
    evaluation = Evaluation(AVOIDANCE, AVOIDANCE.view(state, Seat(0)))
    outcome = evaluation.of(Dealing(standing(5, 0, 0, 0).next_deal()))
    assert outcome.leads[0] == -5 and outcome.leads[1] == pytest.approx(5 / 3)


@pytest.mark.parametrize("level", ["easy", "greedy", "normal"])
def test_every_robot_beats_chance_in_points(level: str) -> None:
    assert duel(bouts(KEY, 10 if level != "normal" else 3, Side(level), Side("random"))).mean > 0


# ---------------------------------------------------------------------- screens


@pytest.mark.parametrize("language", languages())
def test_pictures_crown_the_fewest_points_and_say_so(language: str) -> None:
    w, session = words(language), played(KEY, 100)
    scores, aim = session.view(None).scores, w.say("sheet-lowest", target=20)
    best = [n for n, score in enumerate(scores) if score == min(scores)]
    assert max(scores) >= 20 and session.result and list(session.result.winners) == best
    victory, sheet = victory_screen(w, TABLE, session).picture, sheet_screen(w, TABLE, session)
    assert victory and isinstance(scene := victory.scene, VictoryScene)
    assert list(scene.winners) == best
    assert scene.why.endswith(w.say("sheet-lowest", target=0)) and aim in victory.alt
    assert sheet.picture and isinstance(table := sheet.picture.scene, SheetScene)
    assert list(table.winners) == [n + 1 for n in best] and table.footer == aim
    deal = shown_deal(w, TABLE, session, session.sheet[-1].deal).picture
    assert deal and isinstance(deal.scene, DealScene) and deal.scene.target_text == aim
    assert any(side.gain.startswith("+") for side in deal.scene.sides)
    assert not any(side.proud for side in deal.scene.sides)


def test_what_ends_the_game_is_no_target_where_the_fewest_points_win() -> None:
    session = played(KEY, 100)
    seen = session.view(None)
    assert seen.target and seen.options.lowest_wins
    teller = Teller.of(words("en"), KEY, session.chairs)
    scene = table_scene(teller, session.chairs, seen, "")
    assert scene.scores and not any(score.target for score in scene.scores)


def test_the_moments_are_told_the_other_way_round() -> None:
    session = begun(KEY, 100, 25)
    assert session.result is not None
    told = {what.code: what.values for what in moments(session.reckonings, session.result)}
    most = max(account.points for deal in session.reckonings for account in deal.accounts)
    assert told["dear-deal"]["points"] == most and "best-deal" not in told
    scores = sorted(session.result.scores)
    assert told["close-finish"]["ahead"] == scores[1] - scores[0] > 0


def test_the_rules_of_a_table_say_it() -> None:
    w = words("en")
    lobby = Lobby.open(KEY, "house", UserId(1), "Ann")
    assert w.say("rules-lowest") in rules_of_table(w, lobby)
    other = Lobby.open("euchre", "house", UserId(1), "Ann")
    assert w.say("rules-lowest") not in rules_of_table(w, other)


def test_a_past_game_lists_the_fewest_first() -> None:
    assert listed((9, 3, 7, 21), 1) == "B won against C, A and D (3 : 7 : 9 : 21)"
    assert listed((9, 3, 7, 21), 3) == "D won against A, C and B (21 : 9 : 7 : 3)"


def test_a_past_game_has_points_for_everybody_whom_it_names() -> None:
    """Equal players have their own points; partners, who are a side, have them together."""
    assert listed((32, 19, 19, -54), 0) == "A won against B, C and D (32 : 19 : 19 : −54)"
    assert listed((7, 10, 7, 10), 1, 3) == "B and D won against A and C (10 : 7)"


def listed(scores: tuple[int, ...], *winners: int) -> str:
    seats = tuple(SeatRow(user_id=UserId(n), name=name) for n, name in enumerate("ABCD", 1))
    past = PastGame(
        id=GameId(1),
        table_id=TableId(1),
        guild_id=GuildId(1),
        game=KEY,
        players=4,
        ended_at=1.0,
        scores=scores,
        winners=winners,
        seats=seats,
    )
    return history_line(words("en"), past).rpartition(" · ")[2].replace("*", "")


def test_no_trick_is_granted_where_it_costs() -> None:
    session = played(KEY, 1)
    dealt = session.plus(CHANCE, AVOIDANCE.chance(session.state, Random(2).randrange))
    assert dealt.view(None).trick is not None and not in_play(dealt)


# ---------------------------------------------------------------------- where games are compared


def of_people(number: int) -> GameSession:
    """A game that four people have played, the first by rules of thumb and the others at random."""
    log = Log(game=KEY, version=1, options=str(FOUR), players=4)
    chairs = tuple(Chair(user=UserId(n), name=f"P{n}") for n in (11, 12, 13, 14))
    session, rng = session_of(GameId(number), log, chairs), Random(number)
    while session.turn:
        seat = session.turn[0]
        if seat == CHANCE:
            session = session.plus(seat, AVOIDANCE.chance(session.state, rng.randrange))
            continue
        player = random_player if seat else robot
        action = player(AVOIDANCE, session.view(seat), rng)
        session = session.plus(seat, action).by(chairs[seat].user)
    return session


async def test_a_board_by_points_begins_with_the_fewest(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "knave.db")
    await store.open()
    seats = tuple(SeatRow(user_id=UserId(n), name=f"P{n}") for n in (11, 12, 13, 14))
    table = TableRow(
        guild_id=GuildId(1), channel_id=ChannelId(2), host_id=UserId(11), game=KEY,
        preset="house", options=str(FOUR), level="normal", clock=60, created_at=1.0,
        updated_at=1.0, seats=seats,
    )  # fmt: skip
    game = GameRow(
        game=KEY, version=1, options=str(FOUR), players=4, commitment="c0", seed="5e",
        started_at=2.0,
    )  # fmt: skip
    total: Counter[int] = Counter()
    for number in range(5):
        session = of_people(number)
        results = results_of(session)
        assert results is not None and session.result is not None
        fewest = min(session.result.scores)
        assert {row.seat for row in results if row.won} == {
            seat for seat, score in enumerate(session.result.scores) if score == fewest
        }
        for row in results:
            total[row.user_id] += session.result.scores[row.seat]
        await play(store, table, game, float(number), results, rules=fingerprint(session.log))
    shown = await store.boards.page(BoardQuery(board_id=BoardId(1), measure="points"))
    assert shown is not None
    order = [row.people[0] for row in shown.rows]
    assert [total[user] for user in order] == sorted(total.values())
    assert order[0] == 11, "whoever avoids the jacks"
    assert shown.rows[0].points == -total[UserId(11)]
    await store.close()


def test_a_daily_is_worth_more_with_fewer_points() -> None:
    better, worse = (worth(standing(*scores).merits, (Seat(0),)) for scores in ((1, 9), (2, 9)))
    assert better > worse > 0


def test_a_duplicate_set_ranks_the_fewest_first_and_shows_them_as_they_are() -> None:
    one = sets.all_dealt(sets.begun(2, game=KEY, form="alone", deals=4))
    for table, points in enumerate(((5, 1, 0, 0), (2, 1, 3, 0))):
        one = sets.over(one, table, *points)
    (entries,) = compared(one, 1).values()
    assert [entry.table for entry in entries] == [1, 0]
    assert [entry.worth for entry in entries] == [Fraction(3), Fraction(-3)]
    assert [points_told(words("en"), one.terms, entry.points) for entry in entries] == ["2", "5"]


def test_a_corrected_match_of_a_tournament_is_won_by_fewer_points() -> None:
    penalties = fields.begun(8, game=KEY, sides=4)
    outcome = corrected(penalties, (9, 3, 7, 3))
    assert outcome.places == (4, 1, 3, 1)
    assert corrected(fields.begun(8), (9, 3)).places == (1, 2)


def corrected(tournament: Tournament, points: tuple[int, ...]) -> Outcome:
    after = course.correct(tournament, fields.HOST.user, False, (0, 0), points, fields.NOW)
    outcome = after.rounds[0].matches[0].outcome
    assert outcome is not None
    return outcome
