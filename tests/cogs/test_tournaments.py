"""Tournaments through Discord: rounds, standings, corrections, what is refused."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.tables.model.chairs import TIME_TO_COME
from bot.tournaments import course
from bot.tournaments.values import BREAK, Match, Round, Tournament
from tests.support.house import House, open_house
from tests.support.messages import menu, said, sentence, wishes
from tests.support.player import Player
from tests.support.quick import SimTime
from tests.support.reading import text_of
from tests.support.tournaments import (
    came,
    finished,
    opened,
    passed,
    post,
    started,
    the,
)


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with open_house(tmp_path, clock=SimTime()) as opened:
        yield opened


async def test_from_sign_up_to_the_winners(house: House) -> None:
    """With somebody who never comes, a restart in the middle of a round, and a bye."""
    ann, bob, cid = house.invite_all("Ann", "Bob", "Cid")
    await opened(house, ann, ann, bob, cid, rounds=2)
    assert "**Signed up (3):** Ann, Bob, Cid" in text_of(post(house))
    await ann.press(post(house), "tournament:1:lead")
    panel = (await ann.press(post(house), "tournament:1:lead")).response
    told = said(await ann.press(panel, "tournament:1:start"))
    assert told == "Round 1 of 2 has begun: 1 table opens in a thread."
    assert "**Round 1 of 2** · 0 of 1 table finished" in text_of(post(house))
    one = await the(house)
    assert (one.status, one.planned, len(one.rounds)) == ("playing", 2, 1)
    (match, bye) = one.rounds[0].matches
    free = one.entry(bye.sides[0]).people[0].name
    byed = next(p for p in (ann, bob, cid) if p.name == free)
    assert text_of(byed.letters[-1]) == sentence(
        "tournament-bye-letter", name="Tournament 1 · Widow Pitch", round=1
    )
    one_there, missing = [p for p in (ann, bob, cid) if p is not byed]
    await came(house, one_there)
    table = next(t for t in house.bot.tables.tables if t.id == match.table)
    assert table.status == "lobby"
    await house.restart()
    await passed(house, TIME_TO_COME + 60)
    table = next(t for t in house.bot.tables.tables if t.id == match.table)
    assert table.status == "playing"
    assert [chair.kept for chair in table.chairs if chair.robot] == [missing.id]
    await finished(house)
    one = await the(house)
    assert one.rounds[0].done
    standings = [m for m in house.channel.history() if "Standings after round 1 of 2" in text_of(m)]
    assert len(standings) == 1
    assert standings[0].attachments[0].description.startswith("Tournament 1 · Widow Pitch")
    await passed(house, BREAK + 1)
    assert len((await the(house)).rounds) == 2
    await came(house, ann, bob, cid)
    await finished(house)
    await house.restart()
    await passed(house, 2)
    one = await the(house)
    assert one.status == "over"
    assert "**It’s over.**" in text_of(post(house))
    assert sum("Final standings" in text_of(m) for m in house.channel.history()) == 1


async def corrected(house: House, host: Player, *points: str) -> Any:
    """The host enters what the first match of the first round ended with; the panel they have."""
    panel = (await host.press(post(house), "tournament:1:lead")).response
    if "tournament:1:lead-round" in wishes(panel):
        panel = (await host.choose(panel, "tournament:1:lead-round", "0")).response or panel
    panel = (await host.choose(panel, "tournament:1:correct:0", "0")).response or panel
    window = await host.press(panel, "tournament:1:points:0:0")
    typed = {f"points-{n}": text for n, text in enumerate(points)}
    await host._answered(await host.member.submit_modal(window, typed))
    return panel


async def test_the_host_corrects_what_has_no_result(house: House) -> None:
    """Nobody comes, so nobody has a point, until the host enters one; others may not."""
    ann, bob = await started(house, "Ann", "Bob")
    await passed(house, TIME_TO_COME + 1)
    one = await the(house)
    assert one.rounds[0].unplayed
    assert "A match has no result." in text_of(post(house))
    refused = said(await bob.press(post(house), "tournament:1:lead"))
    assert refused == sentence("no-tournament-lead")
    assert said(await bob.forge(post(house), "tournament:1:cancel-now")) == refused
    panel = await corrected(house, ann, "31", "−4")
    (match,) = menu(panel, "tournament:1:correct:0")["options"]
    assert match["description"] == "31 : −4 (corrected)", "their panel shows it"
    one = await the(house)
    assert one.rounds[0].matches[0].outcome.points == (31, -4)
    await passed(house, 1)
    assert (await the(house)).status == "over"
    winner = one.entry(one.rounds[0].matches[0].sides[0]).people[0].name
    assert sentence("tournament-over", count=1, who=winner) in text_of(post(house))


def standings(house: House, head: str) -> list[Any]:
    """The messages with these standings, the newest first."""
    head = sentence(head, round=1, of=2)
    return [m for m in house.channel.history()[::-1] if head in text_of(m)]


async def test_standings_that_were_told_are_told_again_once_a_result_is_corrected(
    house: House,
) -> None:
    """Once each, headed as corrected, whatever restarts; after the end the final ones as well."""
    players = await started(house, "Ann", "Bob", "Cid", "Dan", rounds=2)
    ann = players[0]
    await came(house, *players)
    await finished(house)
    assert len(standings(house, "tournament-standing")) == 1
    one = await the(house)
    first, last = (one.entry(n).people[0].name for n in one.rounds[0].matches[0].sides)
    for points, winner in ((("999", "-999"), first), (("-999", "999"), last)):
        await corrected(house, ann, *points)
        await passed(house, 1)
        newest = standings(house, "tournament-standing")[0]
        assert "(corrected)" in text_of(newest)
        assert f"\n1\\. {winner} – 1 point" in text_of(newest)
    assert len(standings(house, "tournament-standing")) == 3
    await house.restart()
    await passed(house, 1)
    assert len(standings(house, "tournament-standing")) == 3
    await passed(house, BREAK + 1)
    await came(house, *players)
    await finished(house)
    await passed(house, 2)
    (final,) = standings(house, "tournament-standing-final")
    assert "(corrected)" not in text_of(final)
    assert (await the(house)).settled
    await corrected(house, ann, "999", "-999")
    await passed(house, 1)
    newest, before = standings(house, "tournament-standing-final")
    assert before.id == final.id and "(corrected)" in text_of(newest)
    assert (await the(house)).settled


async def test_withdrawing_is_asked_about_once_it_has_begun(house: House) -> None:
    """Privately, and by the command too; a stranger is refused without a question."""
    _, bob, cid = await started(house, "Ann", "Bob", "Cid", rounds=2)
    eve = house.invite("Eve")
    assert said(await eve.press(post(house), "tournament:1:leave")) == sentence(
        "no-tournament-not-in"
    )
    asked = (await bob.press(post(house), "tournament:1:leave")).response
    assert asked.flags.ephemeral
    assert text_of(asked) == sentence("tournament-leave-question")
    await bob.press(asked, "tournament:1:stay")
    again = (await cid.slash("tournament leave")).response
    assert len((await the(house)).active) == 3
    await cid.press(again, "tournament:1:leave-now")
    one = await the(house)
    (gone,) = [entry for entry in one.entries if not entry.active]
    assert gone.people[0].name == "Cid"
    (mine,) = [match for match in one.rounds[-1].matches if gone.number in match.sides]
    told = said(await cid.press(post(house), "tournament:1:mine"))
    if mine.is_bye:
        assert told == sentence("no-tournament-not-in")
    else:
        assert told.startswith("Your table: "), "it is theirs until it is over"


async def test_who_withdraws_in_the_last_round_is_told_of_no_next_one(house: House) -> None:
    _, bob = await started(house, "Ann", "Bob", rounds=1)
    asked = (await bob.press(post(house), "tournament:1:leave")).response
    assert text_of(asked) == sentence("tournament-leave-question", last="yes")
    await bob.press(asked, "tournament:1:leave-now")
    assert text_of(asked) == sentence("tournament-left-playing", last="yes")
    assert "next round" not in text_of(asked)


async def test_a_table_of_a_tournament_has_no_rematch(house: House) -> None:
    """Neither under its victory nor in a hand; a press of an old button hears why."""
    ann, bob = players = await started(house, "Ann", "Bob")
    await came(house, *players)
    (table,) = house.bot.tables.tables
    await finished(house)
    await passed(house, 5)
    assert table.status == "over"
    shown = await house.bot.display.screens.table_screen(table)
    own = await house.bot.display.screens.hand_screen(table, bob.id)
    for screen in (shown, own):
        made = [b.wish for row in screen.rows if isinstance(row, tuple) for b in row]
        assert f"replay:{table.session.game_id}:open" in made
        assert "table:1:rematch" not in made
    refused = said(await ann.forge(post(house), "table:1:rematch"))
    assert refused == sentence("no-rematch-appointed")


async def test_asked_for_elsewhere_it_names_its_channel(house: House) -> None:
    ann = house.invite("Ann")
    home, desk = house.channel, house.guild.create_text_channel("desk")
    await house.env.settle()
    await opened(house, ann)
    house.channel = desk
    assert f"in threads of <#{home.id}>" in said(await ann.slash("tournament show"))


async def test_what_is_refused(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    told = said(await ann.slash("tournament show"))
    assert "There’s no tournament in this server." in told
    told = said(await ann.slash("tournament open", game="cutthroat", system="knockout"))
    assert told == sentence("no-tournament-two-sides", game="Cutthroat Euchre")
    await opened(house, ann, ann)
    await bob.press(post(house), "tournament:1:join")
    assert said(await bob.press(post(house), "tournament:1:join")) == sentence(
        "no-tournament-already"
    )
    for wish in ("tournament:1:what", "tournament:1:tables:x:y", "tournament:9:join"):
        assert said(await ann.forge(post(house), wish)), wish
    panel = (await ann.press(post(house), "tournament:1:lead")).response
    question = (await ann.press(panel, "tournament:1:cancel")).response
    await ann.press(question or panel, "tournament:1:cancel-now")
    assert sentence("tournament-cancelled-by-hand") in text_of(post(house))
    assert said(await bob.slash("tournament join", tournament=1)) == sentence("no-tournament-over")


async def test_the_result_of_seven_is_typed_into_one_field(house: House) -> None:
    """A window has five fields at most."""
    people = house.invite_all("Ann", "Bob", "Cid", "Dan", "Eve", "Fay", "Gus")
    ann = people[0]
    await opened(house, ann, *people, game="auction-pitch")
    hall = house.bot.tournaments

    def of_seven(one: Tournament) -> Tournament:
        return replace(one, settings=replace(one.settings, sides=7))

    await hall.do(1, of_seven)
    await hall.do(1, course.begin, ann.id, False, lambda below: 0)
    assert len((await the(house)).rounds[0].matches[0].sides) == 7
    await corrected(house, ann, "1 2 3")
    assert (await the(house)).rounds[0].matches[0].outcome is None
    await corrected(house, ann, "6 5 4 3 2 1 −1")
    outcome = (await the(house)).rounds[0].matches[0].outcome
    assert outcome is not None and outcome.points == (6, 5, 4, 3, 2, 1, -1)


async def test_sides_of_the_same_name_are_told_apart_in_the_window(house: House) -> None:
    """Two robots, or two people who call themselves alike: their points are not the same."""
    people = house.invite_all("Ann", "Bob", "Bob")
    await opened(house, people[0], *people, game="auction-pitch")
    hall = house.bot.tournaments

    def of_five(one: Tournament) -> Tournament:
        return replace(one, settings=replace(one.settings, sides=5))

    await hall.do(1, of_five)
    await hall.do(1, course.begin, people[0].id, False, lambda below: 0)
    await hall.do(1, lambda one: replace(one, rounds=(Round((Match((1, 2, 0, 3, 0)),)),)))
    panel = (await people[0].press(post(house), "tournament:1:lead")).response
    panel = (await people[0].choose(panel, "tournament:1:correct:0", "0")).response or panel
    window = await people[0].press(panel, "tournament:1:points:0:0")
    asked = [row["label"] for row in window.modal["components"]]
    assert asked == [
        "Points: Ann",
        "Points: Bob (1)",
        "Points: robots (1)",
        "Points: Bob (2)",
        "Points: robots (2)",
    ]


async def test_its_host_is_offered_nothing_that_is_settled(house: House) -> None:
    """At the tables of its rounds seats are not kept, nor robots added; someone may be removed."""
    ann, bob = await started(house, "Ann", "Bob")
    (house.channel,) = house.channel.threads
    more = (await ann.press(house.public, "lobby:1:more")).response
    assert "lobby:1:end" in wishes(more)
    assert not {"lobby:1:robot", "lobby:1:norobot", "lobby:1:swap"} & {*wishes(more)}
    await ann.press(more, "seats:1:show")
    settled = {f"seats:1:{verb}" for verb in ("keep", "release", "lock", "unlock")}
    assert not settled & {*wishes(more)}
    await came(house, bob)
    panel = (await ann.slash("seat show", table=1)).response
    assert "seats:1:kick" in wishes(panel) and not settled & {*wishes(panel)}


async def test_who_has_withdrawn_is_not_told_that_they_stay(house: House) -> None:
    """By the second of two questions."""
    _, bob, _ = await started(house, "Ann", "Bob", "Cid")
    asked, again = [(await bob.slash("tournament leave")).response for _ in range(2)]
    stayed = await bob.press(asked, "tournament:1:stay")
    assert said(stayed) == sentence("tournament-stayed")
    await bob.press(again, "tournament:1:leave-now")
    late = await bob.forge(asked, "tournament:1:stay")
    assert said(late) == sentence("no-tournament-not-in")
