"""Duplicate as people meet it: an evening of eight at two tables, with a restart in the middle."""

import asyncio
import json
from dataclasses import replace
from pathlib import Path
from random import Random

from bot.duplicate import verbs
from bot.duplicate.model import DuplicateSet, Terms
from bot.ops.exports import written
from bot.rules import Seed
from bot.storage.rows.ids import SetId, UserId
from bot.tables.model.refusals import Refusal
from bot.tables.screens.history_screen import PAGE
from bot.tables.verbs.time_up import time_up
from tests.support.duplicate import GAME_FOR_TWO, opened, play, set_message
from tests.support.finished import finished
from tests.support.house import House, open_house
from tests.support.messages import enabled, in_words, labels, menu, said, sentence, wishes
from tests.support.player import Player
from tests.support.reading import text_of

NAMES = ("ann", "bob", "cid", "dan", "eve", "fay", "gus", "hal")


async def sealed(house: House, people: list[Player]) -> None:
    """Players of a deal that the other table has yet to play are handed out nothing of it."""
    ((game, table),) = house.rows(
        "SELECT games.id, table_id FROM games JOIN duplicate_deals USING (table_id)"
        " WHERE points IS NOT NULL"
    )
    players = [p for p in people if p.id in set(house.seats(table))]
    assert len(players) == 4
    for player in (players[0], *(p for p in people if p not in players)):
        assert f"#{game}" not in in_words((await player.slash("knave history")).response)
        refused = said(await player.slash("knave replay", number=game))
        assert refused == sentence("no-no-replay", number=game)
        told = json.loads(written(str(house.path), player.id, 1e9).content)
        assert told["games"] == []


async def test_an_evening_of_eight_people_at_two_tables(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        people, rng = house.invite_all(*NAMES), Random(7)
        ann = people[0]
        await opened(house, *people)
        assert "**Team 2:** cid, dan, gus, hal" in text_of(set_message(house))
        await ann.press(set_message(house), "duplicate:1:start")
        assert all(player.letters for player in people), "everybody has a hand"
        assert house.rows("SELECT count(*) FROM tables") == [(2,)]
        await play(house, rng, 1, *people)
        assert not [w for w in wishes(set_message(house)) if ":deal" in w], "nothing is compared"
        await sealed(house, people)
        await house.restart()
        await play(house, rng, 3, *people)
        told = [text_of(m) for m in ann.letters if "Deal 1 of 2 is over" in text_of(m)]
        assert len(told) == 1 and "With the same cards elsewhere" in told[0]
        message = set_message(house)
        assert "duplicate:1:deal:1" in wishes(message)
        card = (await ann.press(message, "duplicate:1:deal:1")).response
        assert "ann and bob" in in_words(card) and "gus and hal" in in_words(card)
        assert [label for label in labels(card) if label.startswith("Replay")] == [
            "Replay table 1",
            "Replay table 2",
        ]
        ((game,),) = house.rows(
            "SELECT min(games.id) FROM games JOIN duplicate_deals USING (table_id) WHERE deal = 1"
        )
        assert "isn’t over yet" in in_words((await ann.slash("knave verify", number=game)).response)
        await play(house, rng, 4, *people)
        text = text_of(set_message(house))
        assert "Both deals have been played." in text
        ((commitment, secret),) = house.rows("SELECT commitment, seed FROM duplicates")
        checked = in_words((await ann.slash("knave verify", number=game)).response)
        facts = {"deal": 1, "commitment": commitment}
        assert sentence("verify-duplicate", **facts) in checked, "though it was replayed before"
        assert secret in text and Seed.read(secret).commitment == commitment
        cards = house.rows(
            "SELECT deal, line FROM duplicate_deals JOIN games USING (table_id)"
            " JOIN moves ON game_id = games.id AND moves.number = 1"
        )
        assert len(cards) == 4 and len(set(cards)) == 2, "the same cards at both tables"
        seeds = house.rows("SELECT DISTINCT seed FROM games")
        assert {seed for (seed,) in seeds} == {str(Seed.read(secret).of_deal(n)) for n in (1, 2)}
        assert house.rows("SELECT count(*) FROM results") == [(0,)], "it counts on no board"


async def test_nobody_elses_business(tmp_path: Path) -> None:
    """Tables of a set exist for those alone who play there; nothing of them is shown to others."""
    async with open_house(tmp_path) as house:
        people = house.invite_all(*NAMES[:5])
        ann, eve = people[0], people[4]
        await opened(house, *people)
        await ann.press(set_message(house), "duplicate:1:start")
        mine = house.rows("SELECT table_id FROM seats WHERE user_id = ?", eve.id)[0][0]
        other = next(n for n in (1, 2) if n != mine)
        for wish in ("hand", "score", "details", "menu", "last", "deal"):
            result = await eve.forge(set_message(house), f"table:{other}:{wish}")
            assert "no longer exists" in said(result)
        assert "no longer exists" in said(await eve.forge(set_message(house), f"sit:{other}:1"))
        hand = await eve.press(set_message(house), "duplicate:1:hand")
        assert hand.response is not None and hand.response.flags.ephemeral


async def test_partners_leaving_and_coming_back(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob, cid, dan, eve = house.invite_all(*NAMES[:5])
        await opened(house, ann, bob, cid)
        await dan.slash("duplicate join", partner=ann.member.user)
        assert "**Team 1:** ann, dan, 2 free\n**Team 2:** cid, bob" in text_of(set_message(house))
        await bob.slash("duplicate leave")
        assert "bob" not in text_of(set_message(house))
        refused = await bob.forge(set_message(house), "duplicate:1:start")
        assert "Only the person" in said(refused)
        await ann.press(set_message(house), "duplicate:1:start")
        await cid.press(set_message(house), "duplicate:1:leave")
        assert "next deal" in said(await eve.press(set_message(house), "duplicate:1:join"))
        back = said(await cid.press(set_message(house), "duplicate:1:join"))
        assert "next deal" in back, "their own place was still a robot's"
        shown = await dan.slash("duplicate show")
        assert "Table 1: deal 1" in text_of(shown.response)
        assert "Only the person" in said(await dan.slash("duplicate end"))
        asked = (await ann.slash("duplicate end")).response
        assert text_of(asked) == sentence("duplicate-end-question")
        assert said(await dan.forge(asked, "duplicate:1:end-now")).startswith("Only the person")
        kept_on = (await ann.press(asked, "duplicate:1:end-not")).response
        assert text_of(kept_on) == sentence("duplicate-end-not")
        assert house.bot.duplicates.sets, "not before the question is answered"
        asked = (await ann.slash("duplicate end")).response
        old = (await ann.slash("duplicate end")).response
        ended = (await ann.press(asked, "duplicate:1:end-now")).response
        assert text_of(ended) == sentence("duplicate-ended-now")
        late = await ann.press(old, "duplicate:1:end-not")
        assert said(late) == sentence("no-duplicate-over"), "it does not go on"
        assert "Ended before the first deal was over." in text_of(set_message(house))
        assert house.rows("SELECT count(*) FROM tables WHERE state = 'playing'") == [(0,)]
        assert "no duplicate set" in said(await ann.slash("duplicate end"))


async def test_who_leaves_reads_what_became_of_the_set(tmp_path: Path) -> None:
    """It may have begun while they pressed, and with its last person it ends: nobody can join."""
    async with open_house(tmp_path) as house:
        ann, bob = house.invite_all(*NAMES[:2])
        await opened(house, ann, bob)
        sets, leave = house.bot.duplicates, house.bot.duplicates.leave

        async def overtaken(number: SetId, user: UserId) -> DuplicateSet:
            sets.__dict__.pop("leave")
            await sets.begin(number, ann.id)
            return await leave(number, user)

        sets.__dict__["leave"] = overtaken
        left = await bob.press(set_message(house), "duplicate:1:leave")
        assert said(left) == sentence("duplicate-left")
        last = said(await ann.press(set_message(house), "duplicate:1:leave"))
        assert last == f"{sentence('duplicate-left-open')} {sentence('duplicate-ended-now')}"
        assert not sets.sets


async def test_a_set_that_is_closed_before_it_began_has_no_deals_to_tell_of(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path) as house:
        (ann,) = house.invite_all("ann")
        await ann.slash("duplicate open", game="euchre", rules="house")
        assert said(await ann.slash("duplicate end")) == sentence("duplicate-closed-now")
        message = [m for m in house.channel.history() if m.components or m.content][-1]
        assert sentence("duplicate-is-unbegun") in text_of(message)


async def test_who_takes_the_seat_back_has_the_place_in_the_set_again(tmp_path: Path) -> None:
    """Or else a robot would play the deals to come, and stand in the result."""
    async with open_house(tmp_path) as house:
        ann, bob = house.invite_all(*NAMES[:2])
        await opened(house, ann, bob)
        await ann.press(set_message(house), "duplicate:1:start")
        await bob.press(set_message(house), "duplicate:1:leave")
        assert "bob" not in text_of(set_message(house))
        (back,) = [wish for wish in wishes(bob.hand) if wish.startswith("sit:")]
        await bob.press(bob.hand, back)
        assert "bob" in text_of(set_message(house))
        (one,) = house.bot.duplicates.sets
        assert one.place_of(bob.id) is not None


async def test_who_takes_the_seat_back_leaves_the_place_to_whoever_has_it(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob, *others = house.invite_all(*NAMES)
        await opened(house, ann, bob)
        await ann.press(set_message(house), "duplicate:1:start")
        (one,) = house.bot.duplicates.sets
        place = one.place_of(bob.id)
        await bob.press(set_message(house), "duplicate:1:leave")
        for player in others:
            await player.press(set_message(house), "duplicate:1:join")
        (back,) = [wish for wish in wishes(bob.hand) if wish.startswith("sit:")]
        await bob.press(bob.hand, back)
        (one,) = house.bot.duplicates.sets
        assert one.place_of(bob.id) is None and one.places[place].user is not None
        assert (bob.id,) in house.rows("SELECT user_id FROM seats"), "for this deal"


async def test_of_two_at_once_one_opens_a_set(tmp_path: Path) -> None:
    """A channel has one, whoever is quicker."""
    async with open_house(tmp_path) as house:
        ann, bob = house.invite_all("Ann", "Bob")
        bot, guild, channel = house.bot, house.guild.id, house.channel.id
        lobby = await bot.tables.arranged("euchre", "house", ann.id, guild, "Ann", "")
        terms = Terms("euchre", lobby.preset, lobby.options)

        def of(player: Player) -> DuplicateSet:
            now = bot.clock.now()
            return verbs.opened(terms, guild, channel, player.id, player.name, now)

        opening = [bot.duplicates.open(of(player)) for player in (ann, bob)]
        first, second = await asyncio.gather(*opening, return_exceptions=True)
        assert isinstance(first, DuplicateSet)
        assert isinstance(second, Refusal) and second.reason.code == "duplicate-channel-busy"
        assert len(bot.duplicates.sets) == 1


async def test_nobody_leaves_a_set_that_they_have_not_named(tmp_path: Path) -> None:
    """From elsewhere one leaves the only one; of two it would be the older, whichever was meant."""
    async with open_house(tmp_path) as house:
        ann, bob = house.invite_all("Ann", "Bob")
        home, places = house.channel, [house.guild.create_text_channel(name) for name in "ab"]
        await house.env.settle()
        for host, guest, house.channel in zip((ann, bob), (bob, ann), places, strict=True):
            await host.slash("duplicate open", game="euchre", rules="house")
            await guest.slash("duplicate join")
        house.channel = home
        assert said(await ann.slash("duplicate leave")) == sentence("no-duplicate-none-here")
        assert len(house.bot.duplicates.of_person(ann.id)) == 2
        house.channel = places[1]
        assert said(await ann.slash("duplicate leave")) == sentence("duplicate-left-open")
        house.channel = home
        assert said(await ann.slash("duplicate leave")) == sentence("duplicate-left-open")
        assert not house.bot.duplicates.of_person(ann.id)


async def test_the_last_hand_of_a_deal_is_compared_too(tmp_path: Path) -> None:
    """Without pictures it is drawn at once, while the deal is being scored."""
    async with open_house(tmp_path) as house:
        people, rng = house.invite_all(*NAMES[:5]), Random(3)
        for player in people:
            await house.bot.preferences.change(
                player.id, lambda known: replace(known, text_only=True)
            )
        await opened(house, *people)
        await people[0].press(set_message(house), "duplicate:1:start")
        await play(house, rng, 4, *people)
        await house.env.advance_time(60)
        await house.env.settle()
        waits = [sentence(f"duplicate-{key}") for key in ("deal-waits", "last-deal-waits")]
        over = [
            text_of(m) for player in people for m in player.letters if "over at your" in text_of(m)
        ]
        assert len(over) == 2 * len(people)
        assert not [text for text in over if any(wait in text for wait in waits)]


async def test_a_deal_that_is_never_compared_as_the_set_was_ended(tmp_path: Path) -> None:
    """No hand goes on to promise a comparison, another deal, or a button that refuses."""
    async with open_house(tmp_path) as house:
        people, rng = house.invite_all(*NAMES), Random(3)
        await opened(house, *people)
        await people[0].press(set_message(house), "duplicate:1:start")
        await play(house, rng, 1, *people)
        await house.env.advance_time(60)
        waits, over = sentence("duplicate-deal-waits"), "is over at your table"
        waiting = [m for player in people for m in player.letters if waits in text_of(m)]
        assert len(waiting) == 4, "those of one table"
        asked = (await people[0].slash("duplicate end")).response
        await people[0].press(asked, "duplicate:1:end-now")
        await house.env.settle()
        ended = sentence("duplicate-is-ended", done=0, deals=2)
        told = [m for player in people for m in player.letters if ended in text_of(m)]
        assert len(told) >= len(people)
        assert sum(over in text_of(message) for message in told) == 4
        assert not any(wishes(message) for message in told), "nothing is there to compare"
        assert not [m for player in people for m in player.letters if waits in text_of(m)]


async def test_who_is_ahead_finds_their_earlier_games(tmp_path: Path) -> None:
    """A page of deals that others have yet to play is left out, and not the end of the history."""
    async with open_house(tmp_path) as house:
        ann, bob = house.invite_all("ann", "bob")
        await finished(house, GAME_FOR_TWO, ann)
        await opened(house, ann, bob, game=GAME_FOR_TWO, deals=PAGE)
        await ann.press(set_message(house), "duplicate:1:start")
        sets = house.bot.duplicates
        while sum(played.is_over for played in sets.sets[0].played) < PAGE:
            if (table := sets.table_of(sets.sets[0], ann.id)) is not None:
                await table.do(time_up)
            await house.env.settle()
        for who, whose in ((ann, "mine"), (ann, "server"), (bob, "server")):
            shown = (await who.slash("knave history", whose=whose)).response
            listed = [one["value"] for one in menu(shown, "past:0:open")["options"]]
            assert listed == ["1"], (who.name, whose)
            assert not any(enabled(shown, wish) for wish in wishes(shown) if ":all:" in wish)


async def test_the_host_removes_nobody_from_a_table(house: House) -> None:
    """They play there themselves, and are compared with whom they could send away."""
    ann, bob, cid, dan = house.invite_all("ann", "bob", "cid", "dan")
    await opened(house, ann, bob, cid, dan)
    await ann.press(set_message(house), "duplicate:1:start")
    asked = await ann.slash("seat kick", person=cid.member, table=1)
    assert said(asked) == sentence("no-appointed")
    panel = (await ann.slash("seat show", table=1)).response
    assert not {"seats:1:kick", "seats:1:keep", "seats:1:unlock"} & {*wishes(panel)}
    forged = await ann.forge(ann.letters[-1], f"seats:1:gone:{cid.id}:")
    assert said(forged) == sentence("no-appointed")
    assert cid.id in house.seats(1)
