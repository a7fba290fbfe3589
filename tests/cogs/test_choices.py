"""The choices of people and servers: languages, the place of a hand, the call to a turn."""

from __future__ import annotations

import re
from typing import Any

import discord
import pytest

from bot.client.display.waits import PLAYING
from bot.tables.screens.help_screen import PAGES, SHORT, written_pages
from bot.tables.screens.rules_about import page_text
from bot.words.words import languages, words
from tests.support.hearing import heard
from tests.support.house import House, public_sentence
from tests.support.messages import controls, labels, menu, moves, said, sentence, wishes
from tests.support.places import requests, spoken, stands
from tests.support.player import Player
from tests.support.reading import said_in, text_of
from tests.support.settings import chosen
from tests.support.stand_ins import stand_ins

OTHERS = [name for name in languages() if name != "en"]


async def test_settings_are_kept(house: House) -> None:
    (ann,) = house.invite_all("Ann")
    for what, value in (("language", "en"), ("hand", "both"), ("ping", "dm")):
        await chosen(ann, what, value)
    assert house.rows("SELECT language, hand, ping FROM people") == [("en", "both", "dm")]
    await house.restart()
    panel = await chosen(ann, "language", "auto")
    assert house.rows("SELECT language, hand, ping FROM people") == [("", "both", "dm")]
    assert sentence("hand-place-both") in text_of(panel)


async def test_a_closed_menu_says_what_it_is_a_choice_of(house: House) -> None:
    """It shows the chosen entry alone: of what is something "normal", or "by direct message"?"""
    (ann,), ada = house.invite_all("Ann"), house.invite_admin("Boss")
    await house.opened(ann, "euchre")
    settings = (await ann.slash("knave settings")).response
    order = (await ann.slash("knave settings")).response
    await ann.press(order, "mine:0:open:order")
    server = (await ada.slash("server-settings")).response
    rules = (await ann.press(house.public, "lobby:1:rules")).response
    for panel, kind, asked in (
        (settings, "mine:0:language", "Language"),
        (settings, "mine:0:hand", "Your hand"),
        (settings, "mine:0:ping", "On your turn"),
        (settings, "mine:0:deck", "Your cards"),
        (order, "mine:0:suits", "Order of suits"),
        (order, "mine:0:ranks", "Within a suit"),
        (order, "mine:0:trumps", "Which side for trumps"),
        (server, "ours:0:language", "Language"),
        (server, "ours:0:tables", "Tables"),
        (server, "ours:0:deck", "Cards in public pictures"),
        (server, "ours:0:theme", "Table colour in public pictures"),
        (rules, "rules:1:level", "robots"),
        (rules, "rules:1:clock", "Turn timer"),
    ):
        (chosen,) = [one for one in menu(panel, kind)["options"] if one.get("default")]
        assert chosen["label"].startswith(asked) and ": " in chosen["label"]


@pytest.mark.parametrize("language", OTHERS)
async def test_everybody_reads_their_own_language(house: House, language: str) -> None:
    """By their Discord or by choice; in public it is the server's."""
    there = words(language)
    ann, bob = house.invite("Ann"), house.invite("Bob", locale=language)
    game = words(language).say("game-euchre")
    await house.started("euchre", ann, bob)
    assert sentence("game-euchre") in text_of(house.public)
    assert sentence("button-hand") in labels(house.public)
    assert game in text_of(bob.hand)
    held = there.cards(house.view(bob).hand)
    assert there.say("hand-is", cards=held) in heard(bob.hand)
    (picture,) = bob.hand.attachments
    assert there.say("hand-is", cards=held) in (picture.description or "")
    assert sentence("hand-is", cards=words("en").cards(house.view(ann).hand)) in heard(ann.hand)
    panel = await chosen(ann, "language", language)
    assert there.say("settings-title") in text_of(panel)
    held = there.cards(house.view(ann).hand)
    assert there.say("hand-is", cards=held) in heard(ann.hand), "changed at once"
    refused = await ann.slash("table join")
    assert said(refused) == there.say("no-already-here")
    await chosen(bob, "language", "en")
    assert said(await bob.slash("table join")) == sentence("no-already-here")


@pytest.mark.parametrize("language", OTHERS)
async def test_the_servers_language_is_spoken_in_public(house: House, language: str) -> None:
    boss, bob = house.invite_admin("Boss"), house.invite("Bob")
    panel = (await boss.slash("server-settings")).response
    await boss.choose(panel, "ours:0:language", language)
    text = sentence("no-admin-only")
    assert said(await bob.forge(panel, "ours:0:language", "en", who=bob.member)) == text
    await house.opened(boss, "euchre")
    assert words(language).say("lobby-title", game=words(language).say("game-euchre"), table=1) in (
        text_of(house.public)
    )
    assert words(language).say("button-join") in labels(house.public)
    joined = await bob.press(house.public, "lobby:1:join")
    assert said(joined) == sentence("joined", table=1, begun="no")
    panel = (await boss.slash("server-settings")).response
    spoken = words(language).say(f"language-{language}")
    await boss.choose(panel, "ours:0:tables", "2")
    assert words("en").say("settings-language", language=spoken) in text_of(panel)
    assert sentence("server-tables", tables=sentence("tables-count", count=2)) in text_of(panel)
    await house.opened(bob, "four-jacks")
    assert house.rows("SELECT count(*) FROM tables") == [(2,)]
    busy = words("en").say("no-channel-busy", count=2, table=2)
    assert said(await bob.slash("table open", game="euchre")).startswith(busy)


async def test_hand_here_only(house: House) -> None:
    """No direct message at all: the hand is in the channel, for this person alone."""
    ann, bob = house.invite_all("Ann", "Bob")
    await chosen(bob, "hand", "here")
    await house.opened(ann, "four-jacks")
    joined = await bob.press(house.public, "lobby:1:join")
    assert said(joined) == sentence("joined-here", table=1, begun="no")
    assert sentence("guide-waiting", place="here") in said(await bob.slash("help"))
    await ann.more("robot")
    await ann.start()
    assert not bob.letters
    await bob.open_hand()
    await bob.act(sorted(bob.lines())[0])
    assert not bob.letters
    await ann.act(sorted(ann.lines())[0])
    assert sentence("hand-is", cards=words("en").cards(house.view(bob).hand)) in heard(bob.shown)
    await chosen(bob, "hand", "dm")
    assert text_of(bob.letters[-1]) == text_of(bob.shown)


async def test_hand_here_only_from_the_middle_of_a_game(house: House) -> None:
    """No old hand stays behind in the direct message: that says where it is, and is used again."""
    ann, bob = house.invite_all("Ann", "Bob")
    await house.started("four-jacks", ann, bob)
    letter, since = bob.hand, len(house.env.http_requests)
    await chosen(bob, "hand", "here")
    await bob.open_hand()
    edited = f"/channels/{bob.member.user.dm_channel.id}/messages/{letter.id}"
    for _ in range(6):
        (player, *_) = house.to_act(ann, bob)
        await player.act(sorted(player.lines())[0])
        (left,) = bob.letters
        assert left.id == letter.id and not wishes(left) and not left.attachments
        assert sentence("guide-hand", place="here") in text_of(left)
    assert requests(house, "PATCH", edited, since) == 1, "nor is it touched with every card"
    await chosen(bob, "hand", "dm")
    (left,) = bob.letters
    assert left.id == letter.id and text_of(left) == text_of(bob.shown)


@pytest.mark.parametrize("key", ["joined", "joined-here", "joined-closed"])
async def test_who_sits_down_in_a_game_is_told_where_their_hand_is(house: House, key: str) -> None:
    """It is there already: none has to come, and no cards have to be dealt first."""
    ann, bob, cid = house.invite_all("Ann", "Bob", "Cid")
    await house.started("euchre", ann, bob)
    if key == "joined-here":
        await chosen(cid, "hand", "here")
    if key == "joined-closed":
        house.closed_dm(cid)
    joined = await cid.slash("table join")
    assert said(joined) == sentence(key, table=1, begun="yes")
    assert len(cid.letters) == (key == "joined")


async def test_both_hands_show_the_same(house: House) -> None:
    """A card played on one of them is gone from the other too."""
    ann, bob = house.invite_all("Ann", "Bob")
    await chosen(ann, "hand", "both")
    await house.started("four-jacks", ann, bob)
    shown = (await ann.press(house.public, "table:1:hand")).response
    for surface in (shown, None, shown, None):
        while not moves(ann.letters[-1]):
            await bob.act(sorted(bob.lines())[0])
        message = surface or ann.letters[-1]
        await ann.press(message, next(iter(moves(message).values())))
        assert wishes(shown) == wishes(ann.letters[-1])
        assert text_of(shown) == text_of(ann.letters[-1])


async def test_a_hand_that_is_opened_once_more_leaves_no_older_one(house: House) -> None:
    """It would go on asking what was asked then."""
    ann, bob = house.invite_all("Ann", "Bob")
    await house.started("four-jacks", ann, bob)
    first = (await bob.open_hand()).response
    second = (await bob.open_hand()).response
    assert not stands(house, first) and stands(house, second)
    for _ in range(3):
        (player, *_) = house.to_act(ann, bob)
        await player.act(sorted(player.lines())[0])
        assert moves(second) == moves(bob.letters[-1])
    third = (await bob.slash("card hand")).response
    assert not stands(house, second) and moves(third) == moves(bob.letters[-1])


async def test_who_opens_direct_messages_gets_the_hand(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    house.closed_dm(bob)
    await house.started("four-jacks", ann, bob)
    assert not bob.letters
    house.env.backend.faults.clear()
    await chosen(bob, "hand", "dm")
    assert bob.lines()


async def test_other_choices_try_no_direct_messages_again(house: House) -> None:
    """Each would be refused, and told in the channel, with a ping, whatever was pressed.

    The way back is to choose the place of one's hand: while none arrives the menu shows none, as a
    menu tells nothing if the entry that it shows is chosen again.
    """
    ann, bob = house.invite_all("Ann", "Bob")
    house.closed_dm(bob)
    await house.started("four-jacks", ann, bob)
    panel = (await bob.slash("knave settings")).response
    since = len(house.env.http_requests)
    for wish in ("text-only:yes", "emoji:no", "theme:light", "tutor:yes"):
        await bob.press(panel, f"mine:0:{wish}")
    sent = f"/channels/{bob.member.user.dm_channel.id}/messages"
    assert requests(house, "POST", sent, since) == 0 and spoken(house) == []
    assert not [one for one in menu(panel, "mine:0:hand")["options"] if one.get("default")]
    await bob.choose(panel, "mine:0:hand", "dm")
    note = public_sentence(house, "dm-closed-note", user=f"<@{bob.id}>", table=1)
    assert spoken(house) == [note], "they are closed still"
    house.env.backend.faults.clear()
    panel = (await bob.slash("knave settings")).response
    await bob.choose(panel, "mine:0:hand", "dm")
    assert bob.lines() == moves(bob.letters[-1])
    (shown,) = [one for one in menu(panel, "mine:0:hand")["options"] if one.get("default")]
    assert shown["value"] == "dm"


async def until_turn_of(house: House, player: Player, *others: Player) -> None:
    while not player.lines():
        await house.to_act(*others)[0].act(sorted(house.to_act(*others)[0].lines())[0])


async def test_a_ping_by_direct_message(house: House) -> None:
    """A turn that waits brings a new message, which pings; the one before is taken away."""
    ann, bob, cid = house.invite_all("Ann", "Bob", "Cid")
    await chosen(bob, "ping", "dm")
    await house.started("four-jacks", ann, bob, cid)
    for player in (ann, bob, cid):
        await player.act(sorted(player.lines())[0])
    seen = set()
    for _ in range(3):
        await until_turn_of(house, bob, ann, cid)
        await house.env.advance_time(PLAYING + 1)
        seen.add(bob.hand.id)
        assert len([m for m in bob.letters if m.components or m.attachments]) == 1
        before = bob.hand.id
        await bob.act(sorted(bob.lines())[0])
        assert bob.hand.id == before, "no ping for what one does oneself"
    assert len(seen) == 3
    assert len(ann.letters) == 1


async def test_a_ping_in_the_channel(house: House) -> None:
    """A short mention while it is one's turn, gone once one has played."""
    ann, bob, cid = house.invite_all("Ann", "Bob", "Cid")
    await chosen(bob, "ping", "channel")
    await house.started("four-jacks", ann, bob, cid)
    for player in (ann, bob, cid):
        await player.act(sorted(player.lines())[0])

    def mentions() -> list[Any]:
        return [m for m in house.channel.history() if not m.components and not m.flags.ephemeral]

    pinged = 0
    for _ in range(3):
        await until_turn_of(house, bob, ann, cid)
        assert not mentions(), "not while somebody is plainly playing"
        await house.env.advance_time(PLAYING + 1)
        found = mentions()
        pinged += 1
        assert text_of(found[0]) == sentence("turn-ping", user=f"<@{bob.id}>", table=1)
        assert len(found) == 1
        await bob.act(sorted(bob.lines())[0])
        assert not mentions()
    assert pinged >= 2
    bodies = [r.json for r in house.env.http_requests if isinstance(r.json, dict)]
    sent = [body for body in bodies if said_in(body).startswith("<@")]
    assert len(sent) == pinged
    assert all(body["allowed_mentions"] == {"parse": [], "users": [bob.id]} for body in sent)


@pytest.mark.parametrize("game", stand_ins())
async def test_the_rules_of_a_game(house: House, game: str) -> None:
    """In pages one leafs through or chooses from a menu, also in direct messages."""
    ann = house.invite("Ann")
    await ann.slash("knave settings")
    panel = (await ann.slash("knave rules", game=game)).response
    assert panel.ephemeral
    written = written_pages(words("en"), game)
    assert written[0] == SHORT and "aim" in written
    for number, page in enumerate(written):
        (menu,) = [c for c in controls(panel) if c["custom_id"] == f"help:0:{game}:"]
        assert [entry["value"] for entry in menu["options"]] == list(written)
        marked = [entry["value"] for entry in menu["options"] if entry.get("default")]
        assert marked == [page], "the page one reads"
        if page in PAGES:
            assert page_text(words("en"), game, page).split("\n")[0] in text_of(panel)
        if number + 1 < len(written):
            await ann.press(panel, f"help:0:{game}:{written[number + 1]}")
    await ann.choose(panel, f"help:0:{game}:", "aim")
    assert page_text(words("en"), game, "aim").split("\n")[0] in text_of(panel)
    refused = await ann.forge(panel, f"help:0:{game}:", "goal")
    assert said(refused) == sentence("no-forged")
    assert game in await ann.complete("knave rules", "game")
    in_dm = await ann.slash_dm("knave rules", game=game)
    assert text_of(in_dm.response)


# ---------------------------------------------------------------------- what Discord is told


def all_texts(command: dict[str, Any]) -> Any:
    yield command
    for option in command.get("options", []):
        yield from all_texts(option)


async def test_commands_have_names_in_every_language(house: House) -> None:
    """As they were synchronised; and Discord's limits for names are kept."""
    (synced,) = [r.json for r in house.env.http_requests if r.method == "PUT"]
    assert {c["name"] for c in synced} >= {"table", "card", "knave", "practice", "help"}
    translated = set()
    typed = [root for root in synced if root["type"] == 1]
    for command in (part for root in typed for part in all_texts(root)):
        names = command.get("name_localizations") or {}
        for name in (command["name"], *names.values()):
            assert re.fullmatch(r"[-_'\w]{1,32}", name), name
            assert name == name.lower()
        about = command.get("description_localizations") or {}
        for text in (command["description"], *about.values()):
            assert 1 <= len(text) <= 100, text
        translated |= {*names, *about}
    assert {locale.partition("-")[0] for locale in translated} >= set(OTHERS)


async def test_commands_are_synchronised_once(house: House) -> None:
    await house.restart()
    assert len([r for r in house.env.http_requests if r.method == "PUT"]) == 1


async def test_few_rights(house: House) -> None:
    """Nothing privileged: that something was written is seen, but not what."""
    assert house.bot.intents == discord.Intents(guilds=True, guild_messages=True)
    privileged = ("members", "presences", "message_content")
    assert not any(getattr(house.bot.intents, name) for name in privileged)


async def test_nobody_is_ever_mentioned_by_accident(house: House) -> None:
    """Names that look like mentions or markup stay names; every payload mentions nobody."""
    names = ("@everyone", "**bold** `x`", "<@123> ||s||")
    people = [house.invite(name) for name in names]
    await house.started("four-jacks", *people)
    while len(house.log().moves) < 20:
        player = house.to_act()[0]
        await player.act(sorted(player.lines())[0])
    assert "\\@everyone" in text_of(house.public)
    assert "**bold**" not in text_of(house.public)
    with_text = 0
    for request in house.env.http_requests:
        body = request.json if isinstance(request.json, dict) else {}
        body = body.get("data") or body
        if "content" in body:
            with_text += 1
            assert body.get("allowed_mentions") == {"parse": []}, (request.method, request.path)
    assert with_text > 40
