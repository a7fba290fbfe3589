"""``/daily``: one attempt a day, compared with the field, sealed before and open after."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.rules import GAMES, Seed, replay
from bot.storage.rows.dailies import Place, closes_at, period_of
from bot.storage.rows.ids import UserId
from bot.storage.rows.people import PersonRow
from bot.tables.model.dailies import game_of, lobby_of, sealed
from bot.tables.model.daily_page import DailyPage
from bot.tables.screens.daily_board_screen import LINES
from bot.tables.screens.daily_result import date_of, gain
from bot.tables.screens.daily_screen import result_lines
from bot.tables.screens.names import game_name
from bot.words.words import languages, words
from cardart.scene import AnyScene
from tests.support.dailies import HOUR, at_hour, begun, panel, played, today
from tests.support.house import House, open_house
from tests.support.messages import in_words, said, sentence, wishes
from tests.support.player import Player
from tests.support.quick import SimTime
from tests.support.reading import text_of

GAME = "euchre"


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """A house at noon of a day of UTC, whose dailies of today and tomorrow are sealed."""
    async with open_house(tmp_path, clock=SimTime()) as opened:
        await at_hour(opened, 12)
        yield opened


async def test_a_daily_from_the_first_look_to_the_board(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    day = today(house)
    shown = await panel(ann)
    game = game_of(day)
    assert sentence(f"game-{game}") in text_of(shown)
    ((commitment,),) = house.rows(
        "SELECT commitment FROM dailies WHERE day = ? AND game = ?", day, game
    )
    assert commitment in text_of(shown)
    assert "share" not in " ".join(wishes(shown))
    await begun(ann)
    assert house.log().commitment == commitment
    await played(ann)
    log = house.log()
    is_over = GAMES[game].result(replay(log)) is not None  # of some games a daily is all
    assert is_over or log.moves[-1][1] == "close game"
    over = in_words(ann.hand)
    assert sentence("daily-alone") in over
    ((tomorrow,),) = house.rows(
        "SELECT commitment FROM dailies WHERE day = ? AND game = ?", day + 1, game
    )
    assert tomorrow in over
    ((seed,),) = house.rows("SELECT seed FROM dailies WHERE day = ? AND game = ?", day, game)
    assert seed not in over
    await begun(bob)
    await played(bob, choice=1)
    again = in_words(await panel(ann))
    assert re.search(r"Share of the field beaten: (0|50|100)% of 1 other player so far", again)
    await at_hour(house, 2)
    await house.env.advance_time(HOUR)
    await house.env.settle()
    before = [wish for wish in wishes(await panel(ann, game)) if ":show:" in wish]
    past = (await ann.press(await panel(ann, game), before[0])).response
    assert seed in text_of(past), "the day is over"
    board = [wish for wish in wishes(past) if ":board:" in wish]
    page = (await ann.press(past, board[0])).response
    assert "Ann" in text_of(page) and "Bob" in text_of(page)


async def test_the_first_daily_of_somebody_leads_on_from_their_messages(house: House) -> None:
    """Finished, with no day before, and where there is no board: only the menu is left."""
    ann = house.invite("Ann")
    await begun(ann)
    await played(ann)
    shown = (await ann.press(ann.hand, "daily:0:open")).response
    assert sentence("daily-alone") in in_words(shown)
    assert house.faults.seen == []


async def test_whoever_wants_to_play_on_is_told_where_their_hand_is(house: House) -> None:
    """In the very messages, too: their hand may stand far above."""
    ann = house.invite("Ann")
    shown = await begun(ann, GAME)
    wish = f"daily:0:play:{GAME}:{today(house)}"
    where = sentence("daily-there", place="").strip()
    assert where in said(await ann.press(shown, wish))
    assert where in said(await ann.forge(ann.hand, wish))


async def test_an_older_button_to_play_leads_to_the_result_once_it_is_there(house: House) -> None:
    """The panel it stands on becomes the result, with its picture: nothing offers to play again."""
    ann = house.invite("Ann")
    shown = await begun(ann, GAME)
    assert not shown.attachments
    await played(ann)
    await ann.press(shown, f"daily:0:play:{GAME}:{today(house)}")
    assert re.search("[0-9]+ of [0-9]+ tricks won", in_words(shown))
    assert wishes(shown) == wishes(await panel(ann, GAME))


async def test_the_same_deals_and_the_same_answers_for_everyone(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    for player in (ann, bob):
        await begun(player, GAME)
        await played(player)
    one, other = house.log(1), house.log(2)
    assert one.moves == other.moves
    asked = house.rows("SELECT count(*) FROM daily_answers")
    assert asked[0][0] > 0
    assert "Share of the field beaten: 50% of 1 other player so far" in in_words(bob.hand)


async def test_one_attempt_also_elsewhere_and_after_a_restart(house: House) -> None:
    (ann,) = house.invite_all("Ann")
    await begun(ann, GAME)
    await ann.act(sorted(ann.lines())[0])
    await house.restart()
    assert sentence("daily-waits", until="").split("**")[1] in text_of(await panel(ann, GAME))
    other = house.env.create_guild("Away")
    channel = other.create_text_channel("cards")
    there = other.add_member(ann.member.user)
    result = await there.slash(channel, "daily", game=GAME)
    assert [wish for wish in wishes(result.response) if ":play:" in wish]
    await begun(ann, GAME)
    assert house.rows("SELECT count(*) FROM tables") == [(1,)]
    await played(ann)
    shown = await panel(ann, GAME)
    assert not [wish for wish in wishes(shown) if ":play:" in wish]
    forged = await ann.forge(shown, f"daily:0:play:{GAME}:{today(house)}")
    assert house.rows("SELECT count(*) FROM daily_attempts") == [(1,)], said(forged)


async def test_one_attempt_after_forgetting_oneself(house: House) -> None:
    (ann,) = house.invite_all("Ann")
    await begun(ann, GAME)
    asked = (await ann.slash("privacy delete")).response
    sure = (await ann.press(asked, "privacy:0:forget")).response or asked
    await ann.press(sure, "privacy:0:for-good")
    await house.env.settle()
    assert not ann.lines(), "the hand is over"
    ((seed,),) = house.rows(
        "SELECT seed FROM dailies WHERE day = ? AND game = ?", today(house), GAME
    )
    assert all(seed not in text_of(letter) for letter in ann.letters), "others still play it"
    shown = await panel(ann, GAME)
    assert sentence("daily-had") in text_of(shown)
    refused = said(await ann.forge(shown, f"daily:0:play:{GAME}:{today(house)}"))
    assert "One attempt a day" in refused


@pytest.mark.parametrize("language", languages())
async def test_the_hand_of_whoever_is_forgotten_ends_in_their_language(
    house: House, language: str
) -> None:
    ann = house.invite("Ann", locale=language)
    await begun(ann, GAME)
    asked = (await ann.slash("privacy delete")).response
    sure = (await ann.press(asked, "privacy:0:forget")).response or asked
    await ann.press(sure, "privacy:0:for-good")
    await house.env.settle()
    game = game_name(words(language), GAME)
    ended = sentence("table-ended", language, game=game, table=1)
    assert [text_of(letter) for letter in ann.letters] == [ended]


async def test_what_was_not_finished_in_time_is_closed(house: House) -> None:
    (ann,) = house.invite_all("Ann")
    day = today(house)
    await begun(ann, GAME)
    await at_hour(house, 0.5)
    assert ann.lines(), "there is an hour more"
    shut = closes_at(day) - house.bot.clock.now()
    await house.env.advance_time(shut + 1)
    await house.env.settle()
    assert house.rows("SELECT state FROM tables") == [("ended",)]
    assert "the day of this daily is over" in text_of(ann.hand)
    assert not [wish for wish in wishes(ann.hand) if wish.endswith(":rematch")]
    assert house.rows("SELECT count(*) FROM daily_field") == [(0,)]


async def test_a_past_day_for_whoever_did_not_finish_it(house: House) -> None:
    """Its seed is open to them too; and a page has the board of its game."""
    ann = house.invite("Ann")
    day, board = today(house), f"daily:0:board:week:0:0:{GAME}"
    await begun(ann, GAME)
    daily = await house.bot.store.dailies.daily(day, GAME)
    assert daily is not None
    await at_hour(house, 2)
    shown = await panel(ann, GAME)
    assert board in wishes(shown)
    past = (await ann.press(shown, f"daily:0:show:{GAME}:{day}")).response or shown
    assert sentence("daily-left") in text_of(past)
    assert sentence("daily-opened", seed=daily.seed) in text_of(past)
    assert sentence("daily-was-sealed", commitment=daily.commitment) in text_of(past)


async def test_replays_of_a_running_day_are_closed(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await begun(ann, GAME)
    await played(ann)
    for command in ("knave replay", "knave verify"):
        refused = said(await ann.slash(command, number=1))
        assert refused.startswith("This daily is still being played")
        assert not said(await bob.slash(command, number=1)).startswith("This daily")
    await at_hour(house, 1.1)
    shown = await ann.slash("knave verify", number=1)
    assert "its seed was" in text_of(shown.response)


async def test_it_stands_beside_practice_and_is_not_left(house: House) -> None:
    (ann,) = house.invite_all("Ann")
    await begun(ann, GAME)
    await ann.slash("practice", game="pepper")
    assert house.rows("SELECT count(*) FROM tables WHERE state = 'playing'") == [(2,)]
    refused = said(await ann.slash_dm("card claim", table=1))
    assert refused
    await begun(ann, "euchre-two")
    assert house.rows("SELECT count(*) FROM tables WHERE state = 'playing'") == [(3,)]


async def test_a_result_is_shown_in_three_lines(house: House) -> None:
    (ann,) = house.invite_all("Ann")
    shown = await begun(ann, GAME)
    day = today(house)
    refused = said(await ann.forge(shown, f"daily:0:share:{GAME}:{day}"))
    assert refused.startswith("Finish the daily first")
    await played(ann)
    await ann.press(await panel(ann, GAME), f"daily:0:share:{GAME}:{day}")
    public = text_of(house.channel.history()[-1])
    lines = [line for line in public.splitlines() if line]
    assert len(lines) == 4, "who shows it, and three lines"
    assert set(lines[2]) <= set("🟩⬛ ")


async def test_closed_direct_messages_cost_no_attempt(house: House) -> None:
    (ann,) = house.invite_all("Ann")
    await ann.slash("practice", game="pepper")
    house.closed_dm(ann, times=1)
    shown = await panel(ann, GAME)
    (play,) = [wish for wish in wishes(shown) if ":play:" in wish]
    await ann.press(shown, play)
    await begun(ann, GAME)
    assert house.rows("SELECT state FROM tables ORDER BY id")[-1] == ("playing",)
    await played(ann)
    assert house.rows("SELECT count(*) FROM daily_attempts WHERE worth IS NOT NULL") == [(1,)]


async def test_forged_wishes_are_refused(house: House) -> None:
    (ann,) = house.invite_all("Ann")
    shown = await panel(ann)
    day = today(house)
    for wish in (f"daily:0:show:{GAME}:{day + 1}", "daily:0:board:year:0:0:", "daily:0:nothing"):
        assert said(await ann.forge(shown, wish)), wish
    assert "There’s no daily" in said(await ann.forge(shown, f"daily:0:play:{GAME}:{day - 1}"))
    assert "no game" in said(await ann.slash("daily", game="whist"))


async def test_a_page_that_a_board_has_no_more_is_its_last_one(house: House) -> None:
    people = house.invite_all(*(f"P{n:02}" for n in range(LINES + 1)))
    period = period_of("week", today(house))
    for one in people:
        await house.bot.store.people.save_person(PersonRow(user_id=one.id, name=one.name))
    with closing(sqlite3.connect(house.path)) as db, db:
        for place, one in enumerate(people):
            db.execute(
                "INSERT INTO daily_standings (guild_id, kind, period, game, user_id, shares, days)"
                " VALUES (?, 'week', ?, '', ?, ?, 1)",
                (house.guild.id, period, one.id, 1 - place / 100),
            )
    shown = await panel(people[0])
    (board,) = [wish for wish in wishes(shown) if ":board:" in wish]
    page = (await people[0].press(shown, board)).response
    (further,) = [wish for wish in wishes(page) if ":board:week:0:1:" in wish]
    settings = (await people[-1].slash("knave settings")).response
    await people[-1].press(settings, "mine:0:listed:no")
    await people[0].press(page, further)
    assert "P00" in text_of(page) and sentence("daily-board-empty") not in text_of(page)


async def test_in_the_hour_after_midnight_what_waits_comes_first(house: House) -> None:
    (ann,) = house.invite_all("Ann")
    day = today(house)
    await begun(ann, GAME)
    await at_hour(house, 0.2)
    for asked in ("", GAME):
        shown = await panel(ann, asked)
        assert f"daily:0:play:{GAME}:{day}" in wishes(shown)
    assert f"daily:0:play:pepper:{day + 1}" in wishes(await panel(ann, "pepper"))
    await ann.press(shown, f"daily:0:play:{GAME}:{day}")
    await played(ann)
    assert f"daily:0:play:{GAME}:{day + 1}" in wishes(await panel(ann, GAME))


@pytest.mark.parametrize("language", languages())
async def test_while_it_is_played_it_says_what_it_is(
    house: House, drawn: list[AnyScene], language: str
) -> None:
    """Above the hand, between its deals and on its picture, instead of a link to itself."""
    ann = house.invite("Ann", locale=language)
    await begun(ann, "euchre-two")
    said_in = words(language)
    name = said_in.say("place-daily", date=date_of(said_in, today(house)))
    title = said_in.say("daily-name", game=said_in.say("game-euchre-two"))
    assert name in in_words(ann.hand) and "discord.com/channels" not in text_of(ann.hand)
    assert title in {getattr(scene, "title", "") for scene in drawn}
    for _ in range(60):
        if [wish for wish in wishes(ann.hand) if wish.startswith("next:")]:
            break
        if lines := sorted(ann.lines()):
            await ann.act(lines[0])
        else:  # the last trick lies there for a moment
            await house.env.advance_time(1)
            await house.env.settle()
    assert name in in_words(ann.hand), "between two deals"


@pytest.mark.parametrize("ballots", [True, False])
async def test_its_menu_offers_what_can_be_done(house: House, ballots: bool) -> None:
    """No other rules, clock or end, and no command that is not there in direct messages.

    Where there are two sides one of them may concede the deal.
    """
    ann = house.invite("Ann")
    await begun(ann, GAME if ballots else next(filter(_all_alone, sorted(GAMES))))
    menu = (await ann.press(ann.hand, "table:1:menu")).response
    assert "vote:1:open" not in wishes(menu)
    assert "leave" not in text_of(menu) and "/knave settings" in text_of(menu)
    assert ("vote:1:panel" in wishes(menu)) == ballots, "nothing is left to vote on"
    refused = said(await ann.forge(menu, "vote:1:end:sure"))
    assert refused == sentence("no-fixture-fixed")
    panel = (await ann.forge(menu, "vote:1:panel")).response or menu
    left = [wish for wish in wishes(panel) if wish.startswith("vote:1:")]
    assert left == (["vote:1:concede:deal"] if ballots else [])


def _all_alone(key: str) -> bool:
    """Whether everybody plays a game for themselves, with more than two of them."""
    daily = lobby_of(sealed(0, key, Seed(bytes(32)), 0.0), UserId(1), "")
    return len(daily.game.sides(daily.options, len(daily.chairs))) > 2


async def test_ones_own_result_in_the_notation_of_the_best_one(house: House) -> None:
    """Once there is something to compare with; the picture has the points of both sides."""
    ann, bob = house.invite_all("Ann", "Bob")
    await begun(ann, GAME)
    await played(ann)
    await begun(bob, GAME)
    await played(bob, choice=1)
    day = today(house)
    daily = await house.bot.store.dailies.daily(day, GAME)
    assert daily is not None and daily.best is not None
    for player in (ann, bob):
        attempt = await house.bot.store.dailies.attempt(day, GAME, player.id)
        assert attempt is not None and attempt.worth is not None
        page = DailyPage(daily=daily, today=day, attempt=attempt)
        own, best = (gain(words("en"), page, worth) for worth in (attempt.worth, daily.best))
        shown = text_of(await panel(player, GAME)).splitlines()
        at = shown.index(sentence("daily-yours", points=own))
        assert shown[at + 1].startswith(f"Best so far ({best})")
        over = replace(page, daily=replace(daily, closed_at=1.0))
        told = "\n".join(result_lines(words("en"), replace(over, everywhere=Place(1, 1, 3))))
        assert f"Best ({best})" in told


async def test_the_day_before_is_offered_where_there_was_one(house: House) -> None:
    ann = house.invite("Ann")
    day = today(house)
    before = f"daily:0:show:{GAME}:{day}"
    assert not [wish for wish in wishes(await panel(ann, GAME)) if ":show:" in wish]
    await at_hour(house, 2)
    shown = await panel(ann, GAME)
    assert before in wishes(shown)
    past = (await ann.press(shown, before)).response or shown
    assert sentence("daily-missed") in text_of(past)
    assert [wish for wish in wishes(past) if ":show:" in wish] == [f"daily:0:show:{GAME}:{day + 1}"]


# ---------------------------------------------------------------------- whose data it is


async def exported(player: Player) -> tuple[str, dict[str, Any]]:
    """The text beside the file of all that is stored about somebody; and that file."""
    result = await player.slash("privacy export")
    (file,) = result.response.attachments
    return said(result), json.loads(await file.read())


async def test_what_stays_of_whoever_has_begun_one_is_said(house: House) -> None:
    """Before and after they are forgotten, until the daily is closed; and to nobody else."""
    ann, bob = house.invite_all("Ann", "Bob")
    mark = sentence("privacy-mark")
    for command in ("privacy show", "privacy delete"):
        assert mark not in in_words((await ann.slash(command)).response)
    await begun(ann, GAME)
    for command in ("privacy show", "privacy delete"):
        assert mark in in_words((await ann.slash(command)).response)
        assert mark not in in_words((await bob.slash(command)).response)
    asked = (await ann.slash("privacy delete")).response
    sure = (await ann.press(asked, "privacy:0:forget")).response or asked
    await ann.press(sure, "privacy:0:for-good")
    assert mark in in_words((await ann.slash("privacy show")).response)
    await at_hour(house, 2)
    assert mark not in in_words((await ann.slash("privacy show")).response), "the day is over"


async def test_a_running_daily_is_not_in_the_file_and_that_is_said(house: House) -> None:
    ann = house.invite("Ann")
    await begun(ann, GAME)
    await played(ann)
    text, told = await exported(ann)
    assert (told["games"], told["games_left_out"], told["games_others_still_play"]) == ([], 0, 1)
    assert sentence("privacy-file-without", count=1) in text
    await at_hour(house, 2)
    text, told = await exported(ann)
    assert (len(told["games"]), told["games_others_still_play"]) == (1, 0)
    assert text == sentence("privacy-file", packed="no")


@pytest.mark.parametrize("language", languages())
def test_every_line_of_what_is_kept_looks_alike(language: str) -> None:
    """A bullet, a name in bold, and a full stop."""
    said_in = words(language)
    counted = {"count": 1, "servers": 1, "evenings": 1, "achievements": 1, "sets": 1}
    kinds = ("moments", "dailies", "beside", "duplicates", "tournaments")
    for kind in kinds:
        line = said_in.say(f"privacy-{kind}", **counted)
        assert line.startswith("• **"), line
    line = said_in.say("privacy-dailies", **counted)
    assert line.endswith(".。"[language == "ja"])
