"""Tournaments through Discord: signing up, rounds in threads, no-shows, restarts, corrections."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest
from simcord.backend.models.channel import Overwrite
from simcord.enums import OverwriteType

from bot.client import opening
from bot.client.tournaments.director import RETRY
from bot.storage.rows.tournaments import TournamentRow
from bot.storage.store import StoreBusy
from bot.tables.model.chairs import TIME_TO_COME
from bot.tables.verbs.forget import names
from bot.tournaments import course, signing
from bot.tournaments.values import BREAK, Tournament
from tests.support.house import House, open_house
from tests.support.messages import in_words, said, sentence, wishes
from tests.support.places import delete_channel, give_back, requests, take_rights
from tests.support.player import Player
from tests.support.quick import SimTime
from tests.support.reading import text_of


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with open_house(tmp_path, clock=SimTime()) as opened:
        yield opened


async def the(house: House) -> Tournament:
    return await house.bot.tournaments.find(1)


def post(house: House, number: int = 1) -> Any:
    """The message that follows the tournament."""
    ((message,),) = house.rows("SELECT message_id FROM tournaments WHERE id = ?", number)
    return next(m for m in house.channel.history() if m.id == message)


async def opened(house: House, host: Player, *guests: Player, **options: Any) -> None:
    options = {"game": "widow-pitch", "deals": 1} | options
    told = said(await host.slash("tournament open", **options))
    assert told == sentence("tournament-opened", number=1)
    for guest in guests:
        await guest.press(post(house), "tournament:1:join")


async def passed(house: House, seconds: float) -> None:
    await house.env.advance_time(seconds)
    await house.env.settle()


async def came(house: House, *players: Player) -> None:
    """Everybody presses *Join* in the letter that called them, if one did."""
    for player in players:
        for letter in player.letters[::-1]:
            join = [w for w in wishes(letter) if w.startswith("lobby:") and w.endswith(":join")]
            if join:
                await player.press(letter, join[0])
                break


async def finished(house: House) -> None:
    """Robots and people play every table to its end, and nobody reads a result."""
    for _ in range(4000):
        playing = [t for t in house.bot.tables.tables if t.status == "playing"]
        if not playing:
            return
        acting = [one for one in house.people if one.lines()]
        for one in acting:
            await one.act(next(iter(one.lines())))
        if not acting:
            await passed(house, 30.0)
    raise AssertionError("a table has no end")


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


async def started(house: House, *names: str, **options: Any) -> list[Player]:
    """A tournament of these people has begun; the first of them is its host."""
    players = house.invite_all(*names)
    await opened(house, players[0], *players, **options)
    panel = (await players[0].press(post(house), "tournament:1:lead")).response
    await players[0].press(panel, "tournament:1:start")
    return players


async def test_no_round_is_begun_whose_tables_cannot_be_opened(house: House) -> None:
    """The host reads at once what is lacking; /doctor finds it, from whichever channel."""
    role = house.guild.create_role("admin", permissions=discord.Permissions(manage_guild=True))
    ada = house.invite("Ada", roles=[role])
    ann, bob = house.invite_all("Ann", "Bob")
    await opened(house, ann, ann, bob)
    panel = (await ann.press(post(house), "tournament:1:lead")).response
    await take_rights(house, "create_public_threads")
    told = said(await ann.press(panel, "tournament:1:start"))
    place, names = f"<#{house.channel.id}>", sentence("right-create-public-threads")
    assert told == sentence("no-missing-rights", channel=place, home=place, rights=names)
    assert (await the(house)).status == "signup"
    desk = house.guild.create_text_channel("desk")
    await house.env.settle()
    examined = said(await ada.member.slash(desk, "doctor"))
    assert examined is not None
    assert f"🔴 {sentence('doctor-place-lacks', channel=place, rights=names)}" in examined
    await give_back(house)
    await ann.press(panel, "tournament:1:start")
    assert (await the(house)).status == "playing"


async def corrected(house: House, host: Player, *points: str) -> None:
    """The host enters what the first match of the first round ended with."""
    panel = (await host.press(post(house), "tournament:1:lead")).response
    if "tournament:1:lead-round" in wishes(panel):
        panel = (await host.choose(panel, "tournament:1:lead-round", "0")).response or panel
    panel = (await host.choose(panel, "tournament:1:correct:0", "0")).response or panel
    window = await host.press(panel, "tournament:1:points:0:0")
    typed = {f"points-{n}": text for n, text in enumerate(points)}
    await host._answered(await host.member.submit_modal(window, typed))


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
    await corrected(house, ann, "31", "−4")
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


@pytest.mark.parametrize("kind", ["voice", "news", "thread"])
async def test_a_tournament_needs_a_text_channel(house: House, kind: str) -> None:
    """What is said leads there: into no thread, in which it would be refused again."""
    ann = house.invite("Ann")
    if kind == "thread":
        await ann.slash("table open", game="euchre", thread=True)
        (place,) = house.channel.threads
    else:
        place = getattr(house.guild, f"create_{kind}_channel")("place")
        await house.env.settle()
    told = said(await ann.member.slash(place, "tournament open", game="euchre"))
    assert told == sentence("no-tournament-place")


async def test_partners_agree_first(house: House) -> None:
    ann, bob, cid = house.invite_all("Ann", "Bob", "Cid")
    await opened(house, ann, game="euchre")
    await bob.slash("tournament show")
    told = said(await ann.slash("tournament join", partner=bob.member))
    assert told == sentence("tournament-asked", who="Bob")
    letter = bob.letters[-1]
    assert "Ann would like to play with you in Tournament 1" in text_of(letter)
    assert "Ann (has asked Bob)" in text_of(post(house))
    told = said(await bob.press(letter, "tournament:1:join"))
    assert told == sentence("tournament-joined-pair", who="Ann & Bob")
    panel = (await cid.press(post(house), "tournament:1:pair")).response
    refused = said(await cid.choose(panel, "tournament:1:with", ann.member))
    assert refused == sentence("no-tournament-partner", person="Ann")
    await bob.slash("tournament leave")
    assert "**No partner yet (1):** Ann" in text_of(post(house))


async def test_a_partner_is_asked_once(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await opened(house, ann, game="euchre")
    await bob.slash("tournament show")
    for _ in range(3):
        await ann.slash("tournament join", partner=bob.member)
    assert len(bob.letters) == 1


async def test_whoever_has_left_the_server_signs_up_no_more(house: House) -> None:
    """The letter with the button is still in their direct messages."""
    ann, bob = house.invite_all("Ann", "Bob")
    await opened(house, ann, game="euchre")
    await bob.slash("tournament show")
    await ann.slash("tournament join", partner=bob.member)
    house.env.backend.remove_member(house.guild.id, bob.id)
    await house.env.settle()
    refused = said(await bob.press(bob.letters[-1], "tournament:1:join"))
    assert refused == sentence("no-no-tournament")
    assert not (await the(house)).entry_of(bob.id)


async def begun(house: House, host: Player) -> None:
    panel = (await host.press(post(house), "tournament:1:lead")).response
    await host.press(panel, "tournament:1:start")
    await passed(house, 1)


def meanwhile(
    house: House, monkeypatch: pytest.MonkeyPatch, happen: Callable[[], Awaitable[object]]
) -> list[str]:
    """Let this happen while the first thread of a round is made; the names of all that are."""
    new_thread, made = opening.new_thread, list[str]()

    async def slow(place: discord.TextChannel, name: str) -> discord.Thread:
        made.append(name)
        if len(made) == 1:
            await happen()
        return await new_thread(place, name)

    monkeypatch.setattr(opening, "new_thread", slow)
    return made


async def test_cancelled_while_its_tables_are_opened(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = house.invite_all("Ann", "Bob", "Cid", "Dan")
    ann = people[0]
    await opened(house, ann, *people)
    hall = house.bot.tournaments
    made = meanwhile(house, monkeypatch, lambda: hall.do(1, course.cancel, ann.id, False))
    await begun(house, ann)
    assert len(made) == 1 and not house.bot.tables.tables
    (thread,) = house.channel.threads
    # The simulator lets nobody close a thread without rights; in Discord its creator may.
    assert requests(house, "DELETE", f"/channels/{thread.id}") == 1
    assert requests(house, "PATCH", f"/channels/{thread.id}") == 1


async def test_forgotten_while_their_table_is_opened(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They were told that nothing is stored of them any more, and so it is."""
    ann, bob = house.invite_all("Ann", "Bob")
    await opened(house, ann, ann, bob)

    privacy: Any = house.bot.get_cog("PrivacyCog")
    meanwhile(house, monkeypatch, lambda: privacy._forget(bob.id))
    await begun(house, ann)
    (table,) = house.bot.tables.tables
    assert not names(table.state, bob.id)
    assert not house.rows("SELECT 1 FROM seats WHERE kept_for = ?", bob.id)


async def test_withdrawn_while_their_table_is_opened(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await opened(house, ann, ann, bob)
    hall = house.bot.tournaments
    meanwhile(house, monkeypatch, lambda: hall.do(1, signing.withdraw, bob.id))
    await begun(house, ann)
    assert not house.rows("SELECT 1 FROM seats WHERE kept_for = ?", bob.id)
    assert not bob.letters


async def test_a_broken_connection_leaves_nobody_uncalled(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever no letter reaches is called in the thread; whoever the end of the program, later."""
    people = house.invite_all("Ann", "Bob", "Cid", "Dan")
    await opened(house, people[0], *people)
    direct, broken = house.bot.display.direct, [1]
    letter = type(direct).letter

    async def breaks(self: Any, user: Any, *what: Any, **how: Any) -> Any:
        if broken and broken.pop():
            raise aiohttp.ServerDisconnectedError
        return await letter(self, user, *what, **how)

    monkeypatch.setattr(type(direct), "letter", breaks)
    await begun(house, people[0])
    assert sum(bool(player.letters) for player in people) == 3
    (unreached,) = (player for player in people if not player.letters)
    notes = [text_of(m) for thread in house.channel.threads for m in thread.history()]
    assert any(f"<@{unreached.id}>" in note for note in notes)
    monkeypatch.undo()
    await house.restart()
    assert all(player.letters for player in people), "nothing tells whether they were called"


async def test_a_round_goes_on_after_a_connection_was_lost(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """It is no fault of the program: it is tried again, and told until then."""
    ann, bob = house.invite_all("Ann", "Bob")
    await opened(house, ann, ann, bob)

    async def lost() -> None:
        raise aiohttp.ServerDisconnectedError

    meanwhile(house, monkeypatch, lost)
    await begun(house, ann)
    assert not house.bot.tables.tables
    assert sentence("no-tournament-held-other") in in_words(house.public)
    await passed(house, RETRY + 1)
    assert len(house.bot.tables.tables) == 1
    assert not [record for record in caplog.records if record.exc_info]


async def test_somebody_is_forgotten_in_the_middle(house: House) -> None:
    """Nothing of them is written again, and their match goes on with a robot."""
    _, bob, cid = await started(house, "Ann", "Bob", "Cid", rounds=2)
    assert sentence("privacy-tournaments", count=1) in said(await bob.slash("privacy show"))
    asked = (await bob.slash("privacy delete")).response
    for wish in ("privacy:0:forget", "privacy:0:for-good"):
        await bob.press(asked, wish)
    assert not (await the(house)).names(bob.id)
    await passed(house, TIME_TO_COME + 1)
    await house.restart()
    assert not house.rows("SELECT 1 FROM tournament_people WHERE user_id = ?", bob.id)
    assert [p.gone for e in (await the(house)).entries for p in e.people].count(True) == 1
    assert sentence("former-player") in in_words((await cid.slash("tournament show")).response)


async def test_without_the_right_to_open_threads(house: House) -> None:
    """Where it begins by itself, its message says which one is missing.

    Once that is granted the tables open.
    """
    ann, bob = house.invite_all("Ann", "Bob")
    await opened(house, ann, ann, bob, **{"starts-in": 5})
    denied = discord.Permissions(create_public_threads=True).value
    overwrite = Overwrite(target_id=house.guild.id, type=OverwriteType.ROLE, deny=denied)
    house.env.backend.set_overwrite(house.channel.id, overwrite)
    await house.env.settle()
    await passed(house, 5 * 60 + 1)
    assert sentence("right-create-public-threads") in text_of(post(house))
    managed = said(await ann.press(post(house), "tournament:1:lead"))
    assert sentence("right-create-public-threads") in managed, "the host reads it there, too"
    assert house.bot.tables.tables == ()
    house.env.backend.delete_overwrite(house.channel.id, house.guild.id)
    await passed(house, 61)
    assert len(house.bot.tables.tables) == 1
    assert sentence("right-create-public-threads") not in text_of(post(house))
    managed = said(await ann.press(post(house), "tournament:1:lead"))
    assert sentence("right-create-public-threads") not in managed


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


async def test_a_table_that_was_not_written_down_is_found_again(house: House) -> None:
    """The disk refuses just after a table was opened: the next look takes that one."""
    ann, bob = house.invite_all("Ann", "Bob")
    await opened(house, ann, ann, bob)
    store, left = house.bot.store.tournaments, [1]
    saved = store.save

    async def refusing(row: TournamentRow) -> bool:
        if any(match.table_id for match in row.matches) and left.pop():
            left.append(0)
            raise StoreBusy("the disk is full")
        return await saved(row)

    store.save = refusing
    panel = (await ann.press(post(house), "tournament:1:lead")).response
    await ann.press(panel, "tournament:1:start")
    assert (await the(house)).rounds[0].matches[0].table == 0
    left[:] = [0] * 50
    await passed(house, 61)
    assert house.rows("SELECT id FROM tables") == [(1,)]
    assert (await the(house)).rounds[0].matches[0].table == 1
    await came(house, ann, bob)
    (table,) = house.bot.tables.tables
    assert table.status == "playing"


async def test_it_starts_at_the_hour_that_was_typed(house: House) -> None:
    (ann,) = house.invite_all("Ann")
    now = house.bot.clock.now()
    at = datetime.fromtimestamp(now, UTC) + timedelta(days=1)
    day, hour = f"{at:%Y-%m-%d}", f"{at:%H:%M}"

    async def refused(**typed: str | int) -> str:
        return said(await ann.slash("tournament open", game="widow-pitch", **typed))

    assert await refused(date=day, time=hour) == sentence("no-evening-zone")
    assert await refused(date=day) == sentence("no-tournament-no-hour")
    both: dict[str, str | int] = {"starts-in": 5, "date": day, "time": hour}
    assert await refused(**both) == sentence("no-tournament-start-twice")
    assert await refused(date="2020-01-01", time=hour, zone="UTC") == sentence(
        "no-tournament-start-past"
    )
    late = f"{at + timedelta(days=61):%Y-%m-%d}"
    assert await refused(date=late, time=hour) == sentence("no-tournament-start-late", count=60)
    await opened(house, ann, date=day, time=hour)
    assert (await the(house)).settings.starts_at == now - now % 60 + 24 * 60 * 60


async def test_its_channel_is_gone(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await opened(house, ann, ann, bob, **{"starts-in": 5})
    await delete_channel(house, house.channel)
    for who in (ann, bob):
        assert sentence("tournament-cancelled-channel-gone") in text_of(who.letters[-1])
    await passed(house, 5 * 60 + 1)
    one = await the(house)
    assert (one.status, one.why, house.bot.tables.tables) == ("cancelled", "channel-gone", ())
    await passed(house, 1)
    assert (await the(house)).settled


async def test_a_thread_that_is_deleted_is_replaced(house: House) -> None:
    """Its people are called again, and have their time again; so nothing ends without them."""
    ann, bob = house.invite_all("Ann", "Bob")
    await opened(house, ann, ann, bob)
    panel = (await ann.press(post(house), "tournament:1:lead")).response
    await ann.press(panel, "tournament:1:start")
    await passed(house, TIME_TO_COME - 5)
    (table,) = house.bot.tables.tables
    (lost,) = house.channel.threads
    await delete_channel(house, lost)
    await passed(house, 10)
    (thread,) = house.channel.threads
    assert thread.id != lost.id and table.channel_id == thread.id
    assert table.open and table.state.suspension is None
    for who in (ann, bob):
        assert f"<#{thread.id}>" in text_of(who.letters[-1])
    await came(house, ann, bob)
    assert table.status == "playing"


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
