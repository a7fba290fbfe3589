"""Boards through Discord: rated games, pages, rules kept apart, opting out."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.storage.rows.ids import ChannelId, GuildId, UserId
from bot.storage.rows.people import PersonRow
from bot.storage.rows.results import Finish, ResultRow
from bot.storage.rows.tables import GameRow, TableRow
from bot.storage.sqlite import SqliteStore
from bot.tables.model.ratings import rate
from cardart.scene import AnyScene, BoardScene
from tests.support.boards import DAY, GAME, board, inserted, known, ranked
from tests.support.house import House, open_house
from tests.support.messages import enabled, in_words, menu, said, sentence, wishes
from tests.support.playing import play_out, whole_game
from tests.support.reading import text_of


@pytest.fixture
def looked_at() -> type[AnyScene]:
    return BoardScene


def wish(message: Any, control: str) -> str:
    (found,) = [w for w in wishes(message) if w.startswith("board:") and w.endswith(f":{control}")]
    return found


# ---------------------------------------------------------------------- what counts


async def test_played_games_are_rated_and_shown_with_curves(
    house: House, drawn: list[AnyScene]
) -> None:
    ann, bob = house.invite_all("Ann", "ボブ")
    for seed in range(3):
        await whole_game(house, GAME, seed, ann, bob)
    query = "SELECT user_id, sum(won), count(*) FROM results GROUP BY 1"
    won = {user: (wins, games) for user, wins, games in house.rows(query)}
    message = await board(ann)
    assert message.ephemeral
    for player in (ann, bob):
        wins, games = won[player.id]
        (line,) = [line for line in ranked(message) if player.name in line]
        assert f"won {wins} of {games}" in line and "provisional" in line
    best = max((ann, bob), key=lambda player: won[player.id][0])
    assert best.name in ranked(message)[0]
    assert sentence("preset-house") in text_of(message), "which rules it counts"
    assert sentence("board-mine", line="").strip() in text_of(message)
    (scene,) = [scene for scene in drawn if isinstance(scene, BoardScene)]
    assert [len(curve) for curve in scene.curves] == [3, 3]
    assert {row[1] for row in scene.rows} == {"Ann", "ボブ"}
    assert all(row[2].startswith("(") for row in scene.rows), "provisional"
    (picture,) = message.attachments
    assert "ボブ" in (picture.description or "") and "provisional" in (picture.description or "")


async def test_a_rating_is_provisional_until_ten_games(house: House, drawn: list[AnyScene]) -> None:
    people = await known(house, "Ann", "Bob")
    for number in range(1, 11):
        await inserted(house, DAY * number, people, number % 2)
        lines = ranked(await board(people[0]))
        assert len(lines) == 2
        assert all(("provisional" in line) == (number < 10) for line in lines)
        assert isinstance(drawn[-1], BoardScene)
        assert all(row[2].startswith("(") == (number < 10) for row in drawn[-1].rows)


async def test_a_rating_is_as_certain_on_the_board_of_a_week_as_on_that_of_all_time(
    house: House, drawn: list[AnyScene]
) -> None:
    """It goes on from one period to the next, and so do the games that it comes from."""
    people = await known(house, "Ann", "Bob", "Cid")
    now = house.bot.clock.now()
    for number in range(12):
        await inserted(house, now - (400 + number) * DAY, people[:2], number % 2)
    await inserted(house, now, [people[0], people[2]], 0)
    for period in ("all", "season", "month", "week"):
        lines = ranked(await board(people[0], period=period))
        told = {
            name: "provisional" in line for line in lines for name in ("Ann", "Cid") if name in line
        }
        assert told == {"Ann": False, "Cid": True}, period
        scene = drawn[-1]
        assert isinstance(scene, BoardScene)
        cells = {row[1]: row[2] for row in scene.rows}
        assert not cells["Ann"].startswith("(") and cells["Cid"].startswith("("), period


async def test_partners_are_rated_as_a_team_and_have_a_board(house: House) -> None:
    people = house.invite_all("Ann", "Bob", "Cid", "Dee")
    table = await whole_game(house, "euchre", 5, *people)
    seats = house.seats(table)
    ratings = dict(house.rows("SELECT who, rating FROM standings WHERE period = 0"))
    assert ratings[seats[0]] == ratings[seats[2]] != ratings[seats[1]] == ratings[seats[3]]
    message = await board(people[0], "euchre")
    assert len(ranked(message)) == 4
    await people[0].press(message, wish(message, "pairs"))
    assert len(ranked(message)) == 2
    names = {player.id: player.name for player in people}
    pair = sorted(user for user in (seats[0], seats[2]) if user is not None)
    partners = " & ".join(names[user] for user in pair)
    assert partners in text_of(message) and sentence("board-of-pairs") in text_of(message)


async def test_a_game_with_a_robot_is_casual_and_robots_are_never_ranked(house: House) -> None:
    (ann,) = house.invite_all("Ann")
    await whole_game(house, GAME, 1, ann)
    message = await board(ann)
    (line,) = ranked(message)
    assert "Ann" in line and "won 0 of 0" in line and "1 casual" in line
    assert sentence("board-value-unrated") in line
    assert house.rows("SELECT count(*) FROM curve") == [(0,)]
    assert not house.rows("SELECT who FROM standings WHERE who != ?", ann.id)


async def test_who_leaves_has_a_part_and_the_game_still_counts(house: House) -> None:
    people = house.invite_all("Ann", "Bob", "Cid", "Dee")
    ann = people[0]
    table = await house.started("euchre", *people)
    assert not await play_out(house, 3, *people, moves=12)
    await ann.slash("table leave")
    seat = house.seats(table).index(None)
    assert await play_out(house, 4, *people[1:])
    moves = house.rows("SELECT user_id, count(*) FROM moves WHERE seat = ? GROUP BY 1", seat)
    made = dict(moves)
    ((share, casual),) = house.rows("SELECT share, casual FROM results WHERE user_id = ?", ann.id)
    assert share == pytest.approx(made[ann.id] / sum(made.values())) and 0 < share < 1
    assert casual == 0
    shares = house.rows("SELECT share FROM results WHERE user_id != ?", ann.id)
    assert shares == [(1.0,)] * 3
    changes = {
        who: abs(mu - 25)
        for who, mu in house.rows("SELECT who, mu FROM standings WHERE period = 0 AND who > 0")
    }
    assert changes[ann.id] < min(changes[player.id] for player in people[1:])


async def test_ended_tables_and_crashes_cost_nobody(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await house.started(GAME, ann, bob)
    await play_out(house, 1, ann, bob, moves=10)
    await house.restart()
    assert not await play_out(house, 2, ann, bob, moves=5)
    await ann.end()
    assert house.rows("SELECT state FROM tables") == [("ended",)]
    assert house.rows("SELECT count(*) FROM results") == [(0,)]
    assert house.rows("SELECT count(*) FROM standings") == [(0,)]
    assert text_of(await board(ann)) == sentence("board-empty", game=sentence(f"game-{GAME}"))


async def test_shares_survive_a_restart(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await house.started(GAME, ann, bob)
    await play_out(house, 1, ann, bob, moves=20)
    await house.restart()
    assert await play_out(house, 2, ann, bob)
    assert house.rows("SELECT share, casual FROM results") == [(1.0, 0)] * 2


async def test_other_rules_are_chosen_and_never_mixed_in(house: House) -> None:
    ann, bob = await known(house, "Ann", "Bob")
    await inserted(house, 0.0, [ann, bob], 0, changes={"target": "5"})
    message = await board(ann)
    assert "Ann" in ranked(message)[0] and "5" in text_of(message), "what differs is said"
    await inserted(house, DAY, [ann, bob], 1)
    message = await board(ann)
    assert "Bob" in ranked(message)[0] and "of 1" in ranked(message)[0], "a preset, played as often"
    rules = wish(message, "rules")
    other = next(one for one in menu(message, rules)["options"] if "5" in one["label"])
    await ann.choose(message, rules, other["value"])
    assert "Ann" in ranked(message)[0] and other["label"].split(" · ")[0] in text_of(message)
    await inserted(house, 2 * DAY, [ann, bob], 0, changes={"target": "5"})
    message = await board(ann)
    assert "Ann" in ranked(message)[0] and "of 2" in ranked(message)[0], "the most played rules"


# ---------------------------------------------------------------------- pages


@pytest.mark.parametrize("kind", ["board", "stats", "season"])
async def test_what_all_see_is_changed_by_nobodys_click(house: House, kind: str) -> None:
    """A button of one's own, forged on the table's message: whoever pressed is answered alone."""
    boss, ann = house.invite_admin("Boss"), house.invite("Ann")
    await inserted(house, 0.0, [boss, ann], 0)
    await inserted(house, 0.0, [boss, ann], 0, changes={"target": "5"})
    if kind == "season":
        values: tuple[Any, ...] = ()
        pressed = "season:0:show"
    else:
        asked = await (board(boss) if kind == "board" else boss.slash("knave stats", game=GAME))
        shown = asked if kind == "board" else asked.response
        control = menu(shown, f"{kind}:") if kind == "stats" else menu(shown, wish(shown, "rules"))
        pressed, values = control["custom_id"], (control["options"][-1]["value"],)
    await house.opened(ann, GAME)
    before = text_of(house.public)
    answer = await boss.forge(house.public, pressed, *values)
    assert text_of(house.public) == before
    assert answer.response.ephemeral and text_of(answer.response)


async def test_pages_by_button_survive_a_restart_and_ones_own_place_is_shown(
    house: House, drawn: list[AnyScene]
) -> None:
    people = await known(house, *(f"P{n:02}" for n in range(24)))
    for n in range(12):
        await inserted(house, DAY * n, [people[2 * n], people[2 * n + 1]], 0)
        await inserted(house, DAY * n, [people[2 * n], people[0]], 0 if n % 2 else 1)
    last = people[-1]
    message = await board(last)
    assert [line.split("\\.")[0] for line in ranked(message)] == [str(n) for n in range(1, 11)]
    first_page = ranked(message)
    (mine,) = [line for line in text_of(message).split("\n") if line.startswith("You: ")]
    assert last.name in mine
    scene = next(s for s in drawn if isinstance(s, BoardScene))
    assert len(scene.rows) == 11 and scene.rows[10][1] == last.name and scene.highlight == 10
    assert not enabled(message, wish(message, "back"))
    await house.restart()
    await last.press(message, wish(message, "next"))
    assert ranked(message)[0].startswith("11\\. ")
    await last.press(message, wish(message, "mine"))
    assert any(last.name in line for line in ranked(message))
    while enabled(message, wish(message, "back")):
        await last.press(message, wish(message, "back"))
    assert ranked(message) == first_page
    await last.choose(message, wish(message, "least"), "5")
    assert len(ranked(message)) == 1, "only one has played so many"


async def test_periods_and_measures(house: House) -> None:
    ann, bob, cid = await known(house, "Ann", "Bob", "Cid")
    now = house.bot.clock.now()
    await inserted(house, now - 400 * DAY, [ann, bob], 0)
    await inserted(house, now, [bob, cid], 0)
    message = await board(ann)
    assert len(ranked(message)) == 3
    for period in ("week", "month", "season"):
        await ann.choose(message, wish(message, "period"), period)
        assert not any("Ann" in line for line in ranked(message)) and len(ranked(message)) == 2
        assert sentence("board-not-there") in text_of(message)
    await ann.choose(message, wish(message, "period"), "all")
    for by in ("wins", "points", "made"):
        await ann.choose(message, wish(message, "by"), by)
        assert sentence(f"measure-{by}") in text_of(message)
        assert len(ranked(message)) == 3
    shown = await board(ann, period="week", by="made", minimum=1)
    assert len(ranked(shown)) == 2 and "3 of 4 contracts made" in ranked(shown)[0]


@pytest.mark.parametrize(
    "forged",
    ["board:1:all:rating:0:people:0:rules", "board:1:all:rating:0:people:-1:next",
     "board:1:never:rating:0:people:0:next", "board:1:all:rating:3:people:0:next",
     "board:1:all:rating:0:robots:0:next", "board:1:all:rating:0:people:0",
     "stats:1", "stats:1:x", "season:0:length"],
)  # fmt: skip
async def test_forged_buttons_are_refused(house: House, forged: str) -> None:
    ann, bob = await known(house, "Ann", "Bob")
    await inserted(house, 0.0, [ann, bob], 0)
    message = await board(ann)
    refused = said(await ann.forge(message, forged))
    assert refused in (sentence("no-forged"), sentence("no-admin-only"))


async def test_boards_of_other_servers_are_not_shown(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    """Refused as if there were none, and logged once."""
    ann, bob = await known(house, "Ann", "Bob")
    await inserted(house, 0.0, [ann, bob], 0)
    elsewhere = TableRow(
        guild_id=GuildId(1), channel_id=ChannelId(1), host_id=UserId(1), game=GAME,
        preset="house", options="", level="normal", created_at=0, updated_at=0,
    )  # fmt: skip
    store = house.bot.store
    row = replace(elsewhere, id=await store.tables.create_table(elsewhere), state="playing")
    head = GameRow(game=GAME, version=1, options="", players=2, commitment="", seed="",
                   started_at=0)  # fmt: skip
    results = (ResultRow(ann.id, 0, True, 1, 0), ResultRow(bob.id, 1, False, 1, 1, 2))
    finish = Finish(at=0, fingerprint="x", results=results, rate=rate)
    await store.tables.append(await store.tables.start_game(row, head), finish=finish)
    message = await board(ann)
    for forged in ("board:2:all:rating:0:people:0:next", f"stats:{2}:{bob.id}"):
        values = ("2",) if forged.startswith("stats") else ()
        assert said(await ann.forge(message, forged, *values)) == sentence("no-no-board")
    told = f"user {ann.id} in server {house.channel.guild.id} asked for board 2: refused"
    assert [r.getMessage() for r in caplog.records if "asked for" in r.getMessage()] == [told]
    assert said(await ann.slash_dm("knave leaderboard", game=GAME)) == sentence("no-server-only")


# ---------------------------------------------------------------------- opting out


async def test_opting_out_is_at_once_and_everywhere_and_can_be_undone(
    house: House, drawn: list[AnyScene]
) -> None:
    people = await known(house, "Ann", "Bob", "Cid", "Dee")
    ann, bob = people[:2]
    for day in range(2):
        await inserted(house, DAY * day, people, 0, game="euchre")
    open_board = await board(bob, "euchre")
    assert any("Ann" in line for line in ranked(open_board))
    panel = (await ann.slash("knave settings")).response
    await ann.press(panel, "mine:0:listed:no")
    assert sentence("settings-listed", listed="no") in text_of(panel)
    drawn.clear()
    await bob.choose(open_board, wish(open_board, "by"), "wins")
    assert "Ann" not in text_of(open_board)
    await bob.press(open_board, wish(open_board, "pairs"))
    assert "Ann" not in text_of(open_board) and len(ranked(open_board)) == 1
    refused = await bob.slash("knave stats", game="euchre", user=ann.member)
    assert said(refused) == sentence("no-not-listed", name="Ann")
    cid = (await people[2].slash("knave stats", game="euchre")).response
    assert "Ann" not in in_words(cid) and "Bob" in in_words(cid)
    assert not any("Ann" in repr(scene) for scene in drawn)
    own = await board(ann, "euchre")
    assert sentence("board-hidden") in text_of(own)
    assert (await ann.slash("knave stats", game="euchre")).response.attachments, (
        "her own she may see"
    )
    await ann.press(panel, "mine:0:listed:yes")
    assert any("Ann" in line for line in ranked(await board(bob, "euchre")))


async def test_boards_of_an_older_file_are_made_at_the_start(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = await known(house, "Ann", "Bob")
        await inserted(house, 0.0, [ann, bob], 0)
        store = house.bot.store
        assert isinstance(store, SqliteStore)
        before = house.rows("SELECT * FROM standings ORDER BY period, who")
        await store.marks.set_mark("ratings", "another model")
        await store.people.save_person(PersonRow(user_id=ann.id, name="Ann"))
        await house.restart()
        assert house.rows("SELECT * FROM standings ORDER BY period, who") == before
        assert house.rows("SELECT value FROM marks WHERE name = 'ratings'") != [("another model",)]
