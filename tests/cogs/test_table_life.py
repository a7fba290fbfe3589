"""The lobby and what happens beside the game: chairs, rules, leaving, ending, playing again."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Any, Literal

import discord
import pytest

from bot.rules import GAMES, Pick, Seat
from bot.tables.screens.telling import as_sentence
from bot.words.words import words
from tests.support.at_once import click_at_once
from tests.support.hearing import heard
from tests.support.house import House, open_house, public_sentence
from tests.support.messages import enabled, in_words, labels, menu, said, sentence, wishes
from tests.support.places import take_rights
from tests.support.player import Player
from tests.support.reading import text_of
from tests.support.scripts import find, follow

WORDS = words("en")


def circle(house: House) -> list[str]:
    """The chairs of the lobby, as they are told to those who do not see its picture."""
    return re.findall(r"\d: ([^.]+)\.", str(house.public.attachments[0].description))


def kept(house: House, column: str, table: int = 1) -> Any:
    ((value,),) = house.rows(f"SELECT {column} FROM tables WHERE id = ?", table)
    return value


async def test_robots_come_and_go(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await house.opened(ann, "euchre")
    assert len(circle(house)) == 4
    assert circle(house)[0].startswith("Ann")
    for _ in range(3):
        await ann.more("robot")
    more = (await ann.press(house.public, "lobby:1:more")).response
    assert not enabled(more, "lobby:1:robot")
    assert [n for (n,) in house.rows("SELECT robot FROM seats ORDER BY position")] == [
        None,
        1,
        2,
        3,
    ]
    await bob.press(house.public, "lobby:1:join")
    assert circle(house)[3].startswith("Bob"), "a person takes a robot's chair when none is empty"
    await ann.more("norobot")
    assert sentence("empty-chair") in circle(house)[2]
    assert len(bob.letters) == 1
    await bob.more("leave")
    assert "Bob" not in in_words(house.public)
    assert text_of(bob.hand) == sentence("left-lobby", table=1)


async def test_a_hand_links_to_a_channel_with_an_emoji_in_its_name(house: House) -> None:
    """Such names are common, and Discord shows a link as it is written if there is one in it."""
    (ann,) = house.invite_all("Ann")
    house.channel = house.guild.create_text_channel("♠️🎲・card-games")
    await house.env.settle()
    await house.started("euchre", ann)
    assert rf"[#・card\-games](https://discord.com/channels/{house.guild.id}/" in text_of(ann.hand)


async def test_partners_are_shown_and_swapped(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await house.opened(ann, "euchre")
    await bob.press(house.public, "lobby:1:join")
    assert "Bob" not in circle(house)[0]
    panel = (await ann.more("swap")).response
    assert panel.ephemeral
    await ann.choose(panel, "swap:1", "1", "2")
    assert "Bob" in circle(house)[0], "they are partners now"
    assert house.seats() == [ann.id, None, bob.id, None]


async def test_rules_are_chosen_in_a_panel(house: House) -> None:
    (ann,) = house.invite_all("Ann")
    await house.opened(ann, "euchre")
    panel = (await ann.press(house.public, "lobby:1:rules")).response
    assert panel.ephemeral
    presets = [option["value"] for option in menu(panel, "rules:1:preset")["options"]]
    assert presets == [*GAMES["euchre"].presets]
    knobs = [option["value"] for option in menu(panel, "rules:1:option")["options"]]
    assert knobs == [knob.name for knob in GAMES["euchre"].options.fields()]
    await ann.choose(panel, "rules:1:preset", "british")
    assert WORDS.of("euchre", "preset-british") in in_words(house.public)
    assert kept(house, "options") == str(GAMES["euchre"].presets["british"])
    await ann.choose(panel, "rules:1:option", "target")
    values = [option["value"] for option in menu(panel, "value:1:target")["options"]]
    assert sorted(values, key=int) == ["5", "7", "10", "11", "15"]
    await ann.choose(panel, "value:1:target", "5")
    assert "target=5" in kept(house, "options")
    label = WORDS.say("option-is", option=WORDS.option("euchre", "target"), value="5")
    assert label in in_words(house.public), "only what differs from the preset is named"
    await ann.choose(panel, "rules:1:option", "joker")
    back = next(w for w in wishes(panel) if w == "lobby:1:rules")
    await ann.press(panel, back)
    await ann.choose(panel, "rules:1:level", "easy")
    assert kept(house, "level") == "easy"
    robots = as_sentence(sentence("fact-robots", level=sentence("level-easy")))
    assert robots in in_words(house.public)


async def test_the_size_of_a_table(house: House) -> None:
    """Where a game may be played by more or fewer, the host chooses."""
    sized = [key for key, game in GAMES.items() if len(game.players(game.presets["house"])) > 1]
    assert sized
    (ann,) = house.invite_all("Ann")
    await house.opened(ann, sized[0])
    panel = (await ann.press(house.public, "lobby:1:rules")).response
    sizes = [option["value"] for option in menu(panel, "rules:1:size")["options"]]
    for size in sizes:
        await ann.choose(panel, "rules:1:size", size)
        assert len(circle(house)) == int(size)


async def test_the_host_passes_on(house: House) -> None:
    ann, bob, cid = house.invite_all("Ann", "Bob", "Cid")
    await house.opened(ann, "euchre")
    for guest in (bob, cid):
        await guest.press(house.public, "lobby:1:join")
    await ann.slash("table leave")
    assert kept(house, "host_id") == bob.id
    assert sentence("lobby-hint", host="Bob") in text_of(house.public)
    await bob.more("robot")
    for guest in (bob, cid):
        await guest.more("leave")
    assert kept(house, "state") == "ended"
    assert sentence("no-no-table-here") in said(await ann.slash("table join"))


async def test_who_leaves_gives_the_seat_to_a_robot(house: House) -> None:
    """Play goes on, the host's chair too; and the last to leave ends the table."""
    ann, bob = house.invite_all("Ann", "Bob")
    await house.started("euchre", ann, bob)
    seat = ann.seat()
    result = await ann.slash("table leave")
    assert said(result) == sentence("left-game", table=1)
    assert house.seats()[seat] is None
    assert kept(house, "host_id") == bob.id
    notes = [line for (line,) in house.rows("SELECT line FROM notes ORDER BY number")]
    assert notes[-2:] == [
        f"seat {seat}: {ann.id} left, a robot plays on",
        f"host: {bob.id}",
    ]
    assert text_of(ann.hand) == sentence("left-game", table=1)
    assert not ann.lines()
    for _ in range(6):
        assert house.to_act() == [bob]
        await bob.act(sorted(bob.lines())[0])
    assert seat in [s for s, _ in house.log().moves]
    await house.restart()
    assert house.seats()[seat] is None
    await bob.press(house.public, "table:1:menu")
    asked = (await bob.slash("table leave")).response
    assert text_of(asked) == sentence("leave-question-ends", table=1)
    assert kept(house, "state") == "playing", "not before the second question is answered"
    left = await bob.press(asked, "seats:1:left")
    assert text_of(left.response) == sentence("left-game-ended", table=1)
    assert kept(house, "state") == "ended"
    assert house.rows("SELECT count(*) FROM results") == [(0,)]


async def test_a_seat_that_is_kept_keeps_the_game(house: House) -> None:
    """Nobody else plays, but somebody may still come: leaving does not end it."""
    ann, bob = house.invite_all("Ann", "Bob")
    await house.started("euchre", ann)
    left = await ann.slash("table leave", **{"for": bob.member})
    assert said(left) == sentence("left-game", table=1)
    assert kept(house, "state") == "playing"


async def test_an_old_panel_of_the_lobby_asks_before_one_leaves_a_game(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await house.opened(ann, "euchre")
    await bob.press(house.public, "lobby:1:join")
    panel = (await bob.press(house.public, "lobby:1:more")).response
    await ann.start()
    asked = (await bob.press(panel, "lobby:1:leave")).response
    assert text_of(asked) == sentence("leave-question", table=1)
    assert bob.id in house.seats()


async def test_a_leavers_own_turn_is_played_by_the_robot(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await house.started("euchre", ann, bob)
    leaver = house.to_act()[0]
    stays = bob if leaver is ann else ann
    await leaver.slash("table leave")
    assert house.to_act() == [stays]


async def test_host_and_moderators_end_a_table(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    role = house.guild.create_role("mods", permissions=discord.Permissions(manage_messages=True))
    mod = house.invite("Mod", roles=[role])
    await house.started("four-jacks", ann, bob)
    result = await mod.end()
    assert text_of(result.response) == sentence("table-closed-now", table=1)
    assert kept(house, "state") == "ended"
    name = sentence("game-four-jacks")
    assert sentence("table-ended", game=name, table=1) in text_of(house.public)
    for message in (house.public, ann.hand, bob.hand):
        assert sentence("table-ended", game=name, table=1) in text_of(message)
        assert [file.filename for file in message.attachments] == ["ended-1.png"]
        assert wishes(message) == ["table:1:rematch", "replay:1:open"]
    await house.opened(ann, "euchre")
    await ann.more("end", 2)
    assert kept(house, "state", 2) == "ended"


async def finished(house: House, *players: Player) -> None:
    """A short game of Four Jacks, played to its end."""
    host, *guests = players
    await house.opened(host, "four-jacks")
    for guest in guests:
        await guest.press(house.public, "lobby:1:join")
    panel = (await host.press(house.public, "lobby:1:rules")).response
    await host.choose(panel, "rules:1:option", "deals")
    await host.choose(panel, "value:1:deals", "3")
    await host.start()
    while asked := house.to_act():
        await asked[0].act(sorted(asked[0].lines())[0])


async def test_rematch(house: House) -> None:
    """A new table with seats kept for the same circle; the old one is left in peace."""
    ann, bob = house.invite_all("Ann", "Bob")
    await finished(house, ann, bob)
    seated = house.seats()
    over = house.public.id
    result = await bob.press(house.public, "table:1:rematch")
    assert not result.response.ephemeral
    assert house.public.id != over
    assert house.seats(2) == [bob.id if user == bob.id else None for user in seated]
    assert kept(house, "host_id", 2) == bob.id
    assert kept(house, "options", 2) == kept(house, "options", 1)
    assert [len(player.letters) for player in (ann, bob)] == [1, 2], "who pressed"
    await ann.press(house.public, "lobby:2:join")
    assert house.seats(2) == seated, "everybody sits where they sat"
    assert [len(player.letters) for player in (ann, bob)] == [2, 2]
    first = next(m for m in house.channel.history() if m.id == over)
    for _ in "a lobby", "a game":
        for player in ann, bob:
            told = await player.press(first, "table:1:rematch")
            assert said(told).startswith("Table 2 is open in ") and wishes(told.response) == []
            assert f"/{house.channel.id}/{house.public.id}" in said(told), "the way there"
        if not house.to_act():
            await bob.start(2)
    assert house.to_act() and house.rows("SELECT count(*) FROM tables") == [(2,)]
    assert said(await ann.forge(house.public, "table:2:rematch")) == sentence("no-already-begun")


async def test_who_wants_a_rematch_too_takes_the_seat_that_is_kept(house: House) -> None:
    """The second to press *Rematch* joins the first, wherever they press it.

    Below their old hand the new one comes, and nothing is said beside it.
    """
    ann, bob = house.invite_all("Ann", "Bob")
    await finished(house, ann, bob)
    seated, hand, letters = house.seats(), ann.hand, len(ann.letters)
    await bob.press(house.public, "table:1:rematch")
    assert said(await ann.press(hand, "table:1:rematch")) == ""
    assert len(ann.letters) == letters + 1
    assert house.seats(2) == seated, "everybody sits where they sat"
    there = said(await ann.press(hand, "table:1:rematch"))
    assert there.startswith("Table 2 is open in "), "they sit there"


async def test_who_has_left_the_rematch_may_have_one_in_a_thread(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await finished(house, ann, bob)
    over = house.public
    await bob.press(house.public, "table:1:rematch")
    await ann.press(house.public, "lobby:2:join")
    await ann.slash("table leave")
    await bob.start(2)
    told = await ann.press(over, "table:1:rematch")
    assert said(told).startswith(sentence("no-channel-busy", count=1, table=2))
    (thread,) = wishes(told.response)
    assert thread.startswith("thread:0:"), "the same game and rules, in a thread"


@pytest.mark.parametrize("room", [1, 2])
@pytest.mark.parametrize("who", ["both", "one of them twice"])
async def test_two_presses_in_one_moment_open_one_rematch(
    house: House, who: str, room: int
) -> None:
    """Also where a channel holds more than one table: both of a circle are to meet at it."""
    ann, bob = house.invite_all("Ann", "Bob")
    await finished(house, ann, bob)
    seated, over = house.seats(), house.public
    preferences = house.bot.preferences
    await preferences.change_guild(
        house.guild.id, lambda known: replace(known, tables_per_channel=room)
    )
    other, wish = (ann if who == "both" else bob), "table:1:rematch"
    _, told = await click_at_once(house, (bob, over, wish, ()), (other, over, wish, ()))
    assert house.rows("SELECT id FROM tables WHERE state = 'lobby'") == [(2,)]
    if who == "both":
        assert told == sentence("joined", table=2, begun="no") and house.seats(2) == seated
    else:
        assert told.startswith("Table 2 is open in "), "the way there, where they sit already"


async def test_a_seat_kept_for_another_game_is_no_rematch(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await finished(house, ann, bob)
    hand = ann.hand
    await house.opened(bob, "euchre")
    await bob.slash("seat reserve", person=ann.member)
    told = said(await ann.press(hand, "table:1:rematch"))
    assert told.startswith(sentence("no-channel-busy", count=1, table=2))
    assert ann.id not in house.seats(2)


async def test_rematch_whose_answer_is_lost(house: House) -> None:
    """The table is open and posted all the same: so those for whom it is are called to it."""
    ann, bob = house.invite_all("Ann", "Bob")
    await finished(house, ann, bob)
    over, letters = house.public, len(bob.letters)
    path = "/interactions/*/*/callback"
    house.env.inject_error("POST", path, status=404, code=10062, times=None)
    await bob.member.click(over, custom_id="table:1:rematch")
    assert "lobby:2:join" in wishes(house.public)
    called = public_sentence(house, "rematch-note", user=f"<@{ann.id}>", who="Bob", table=2)
    assert called in [m.content for m in house.channel.history()]
    assert len(bob.letters) == letters + 1, "the host is greeted"


async def test_rematch_from_the_own_hand(house: House) -> None:
    """In the direct message of the hand, where its button stands too."""
    ann, bob = house.invite_all("Ann", "Bob")
    await finished(house, ann, bob)
    assert "table:1:rematch" in wishes(bob.hand)
    house.env.backend.remove_member(house.guild.id, ann.id)
    await house.env.settle()
    assert said(await ann.press(ann.hand, "table:1:rematch")) == sentence("no-no-table")
    told = said(await bob.press(bob.hand, "table:1:rematch"))
    assert told == sentence("opened-there", table=2, place=f"<#{house.channel.id}>")
    assert kept(house, "host_id", 2) == bob.id
    assert any("lobby:2:start" in wishes(m) for m in house.channel.history())


async def test_several_cards_at_once(tmp_path: Path) -> None:
    """Three cards are put away together: a menu marks them, a button confirms them."""
    options = replace(GAMES["euchre"].presets["american"], farmers_hand="exchange")

    def wanted(state: Any, seat: Seat) -> bool:
        return isinstance(GAMES["euchre"].legal(GAMES["euchre"].view(state, seat)), Pick)

    secret, script = find("euchre", wanted, options=options)
    async with open_house(tmp_path, secrets=[secret]) as house:
        people = house.invite_all("Ann", "Bob", "Cid", "Dee")
        ann, *guests = people
        await house.opened(ann, "euchre", rules="american")
        panel = (await ann.press(house.public, "lobby:1:rules")).response
        await ann.choose(panel, "rules:1:option", "farmers_hand")
        await ann.choose(panel, "value:1:farmers_hand", "exchange")
        for guest in guests:
            await guest.press(house.public, "lobby:1:join")
        await ann.start()
        await follow(house, script)
        (player,) = house.to_act()
        assert list(player.lines()) == ["no"]
        cards = menu(player.hand, "pick:1:")
        values = [option["value"] for option in cards["options"]]
        assert (cards["min_values"], cards["max_values"]) == (3, 3)
        before = house.kept()
        await player.choose(player.hand, cards["custom_id"], *values[:3])
        assert house.kept() == before, "not before it is confirmed"
        confirm = next(line for line in player.lines() if line.startswith("discard "))
        marked = menu(player.hand, "pick:1:")["options"]
        assert [o["value"] for o in marked if o.get("default")] == values[:3]
        await house.restart()
        await player.forge(player.hand, cards["custom_id"], *values[:3])
        await player.act(confirm)
        assert (player.seat(), confirm) in house.log().moves
        held = words("en").cards(house.view(player).hand)
        assert held in heard(player.hand)
        said_in_public = text_of(house.public) + str(house.public.attachments[0].description)
        assert held not in said_in_public
        asked = house.to_act()
        assert asked != [player]
        stale = await player.forge(player.hand, cards["custom_id"], *values[:3])
        assert sentence("no-outdated") in said(stale)


async def test_looking_at_a_table(house: House) -> None:
    ann, bob, eve = house.invite_all("Ann", "Bob", "Eve")
    await house.started("euchre", ann, bob)
    shown = await eve.slash("table show")
    assert shown.response.ephemeral
    assert text_of(shown.response) == text_of(house.public)
    (picture,) = shown.response.attachments
    assert picture.description
    for seat in range(4):
        view = GAMES["euchre"].view(house.state(), Seat(seat))
        held = [WORDS.card(card) for card in view.hand]
        assert sum(card in text_of(house.public) for card in held) <= 1
        assert sum(card in picture.description for card in held) <= 1
    names = ("hand", "last", "details", "menu")
    assert labels(house.public) == [sentence(f"button-{x}") for x in names]
    hand = await bob.slash("card hand")
    assert hand.response.ephemeral
    assert WORDS.cards(house.view(bob).hand) in heard(hand.response)
    told = text_of(hand.response)
    in_dm = await bob.slash_dm("card hand")
    assert text_of(in_dm.response) == told


async def test_a_table_in_a_thread(house: House) -> None:
    (ann,) = house.invite_all("Ann")
    result = await ann.slash("table open", game="four-jacks", thread=True)
    (thread,) = house.channel.threads
    assert said(result) == sentence("opened-there", table=1, place=thread.mention)
    house.channel = thread
    await ann.start()
    assert ann.lines()
    assert house.public.attachments


@pytest.mark.parametrize(("usual", "lasts"), [(60, 4320), (10080, 10080)])
async def test_a_thread_does_not_fall_asleep_before_its_players(
    house: House, usual: Literal[60, 10080], lasts: int
) -> None:
    """A table's message is edited, which does not keep a thread open as a new one would."""
    (ann,) = house.invite_all("Ann")
    channel = house.bot.get_channel(house.channel.id)
    assert isinstance(channel, discord.TextChannel)
    channel.default_auto_archive_duration = usual
    await ann.slash("table open", game="four-jacks", thread=True)
    (thread,) = channel.threads
    assert thread.auto_archive_duration == lasts


async def test_two_tables_of_one_person(house: House) -> None:
    """Commands find the table of the channel; elsewhere one says which."""
    (ann,) = house.invite_all("Ann")
    await house.started("euchre", ann)
    home = house.channel
    house.channel = house.guild.create_text_channel("more")
    await house.opened(ann, "four-jacks")
    await ann.start(2)
    assert len(ann.letters) == 2, "a hand for each table"
    in_dm = await ann.slash_dm("card hand")
    assert said(in_dm) == sentence("no-which-table")
    right = await ann.slash_dm("card hand", table=1)
    assert WORDS.cards(house.view(ann, 1).hand) in heard(right.response)
    assert WORDS.cards(house.view(ann, 2).hand) in heard((await ann.slash("card hand")).response)
    assert await ann.complete("card hand", "table") == [1, 2]
    house.channel = home
    assert WORDS.cards(house.view(ann, 1).hand) in heard((await ann.slash("card hand")).response)


async def test_a_second_table_is_offered_a_thread(house: House) -> None:
    """With the way to the one that is there, and by the rules that were asked for."""
    ann, bob = house.invite_all("Ann", "Bob")
    await house.opened(ann, "euchre")
    told = (await bob.slash("table open", game="four-jacks", rules="house")).response
    assert told.ephemeral
    assert f"/{house.channel.id}/{house.public.id}" in text_of(told)
    assert wishes(told) == ["thread:0:four-jacks:house"]
    await bob.press(told, "thread:0:four-jacks:house")
    (thread,) = house.channel.threads
    (shown,) = [m for m in thread.history() if m.components]
    assert sentence("lobby-title", game=sentence("game-four-jacks"), table=2) in text_of(shown)
    assert house.rows("SELECT game, channel_id FROM tables WHERE id = 2") == [
        ("four-jacks", thread.id)
    ]


async def test_no_thread_without_the_right(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await house.opened(ann, "euchre")
    await take_rights(house, "create_public_threads")
    told = (await bob.slash("table open", game="euchre")).response
    assert f"/{house.channel.id}/{house.public.id}" in text_of(told)
    assert wishes(told) == []
    forged = await bob.forge(told, "thread:0:euchre:")
    assert said(forged).startswith(
        sentence("no-missing-rights", channel="|", home="", rights="")[:18]
    )


async def test_what_is_not_so_any_more_is_not_said_to_who_thinks_better_of_it(house: House) -> None:
    """Questions stay when the table has gone on, or was closed."""
    ann, bob = house.invite_all("Ann", "Bob")
    await house.opened(ann, "euchre")
    await bob.press(house.public, "lobby:1:join")
    asked = (await ann.press(house.public, "lobby:1:start")).response
    await ann.start()
    late = await ann.press(asked, "lobby:1:start-not")
    assert said(late) == sentence("no-already-begun")
    asked = (await ann.slash("table end")).response
    await ann.end()
    late = await ann.press(asked, "lobby:1:end-not")
    assert said(late) == sentence("no-table-closed")
