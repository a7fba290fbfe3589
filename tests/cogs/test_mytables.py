"""``/my-tables``: where somebody is waited for, over all servers."""

from __future__ import annotations

from bot.words.words import words
from tests.support.evenings import plan
from tests.support.hearing import heard
from tests.support.house import House
from tests.support.messages import said, sentence, wishes
from tests.support.places import change_thread, take_rights
from tests.support.reading import text_of
from tests.support.tournaments import post

WORDS = words("en")


async def test_nobody_waits(house: House) -> None:
    (ann,) = house.invite_all("Ann")
    assert said(await ann.slash("my-tables")) == sentence("mytables-none")
    assert said(await ann.slash_dm("my-tables")) == sentence("mytables-none")


async def test_the_evenings_one_comes_to_stand_below(house: House) -> None:
    """In direct messages, too; whoever withdraws, or what was called off, is not there."""
    ann, bob = house.invite_all("Ann", "Bob")
    later = await plan(house, ann, 30.0)
    sooner = await plan(house, ann, 5.0, game="pepper")
    await bob.press(later, "evening:1:come")
    hers, his = said(await ann.slash_dm("my-tables")), said(await bob.slash_dm("my-tables"))
    title = sentence("mytables-evenings")
    assert hers.startswith(f"{sentence('mytables-none')}\n{title}\n**Pepper**")
    assert hers.index("**Pepper**") < hers.index("**Euchre**")
    assert str(sooner.id) in hers and str(later.id) in his and "Pepper" not in his
    await bob.press(later, "evening:1:not")
    assert title not in said(await bob.slash("my-tables"))
    asked = (await ann.press(sooner, "evening:2:off")).response
    await ann.press(asked, "evening:2:off-now")
    assert "Pepper" not in said(await ann.slash("my-tables"))


async def test_what_one_has_joined_stands_below(house: House) -> None:
    """A tournament until it is over or one is out of it, a duplicate set until one leaves it."""
    ann, bob = house.invite_all("Ann", "Bob")
    await ann.slash("tournament open", game="euchre-two", system="swiss")
    tournament = post(house)
    for player in (ann, bob):
        await player.press(tournament, "tournament:1:join")
    home, house.channel = house.channel, house.guild.create_text_channel("other")
    await ann.slash("duplicate open", game="euchre", rules="house")
    by_hand = sentence("tournament-starts-by-hand", host="Ann")
    not_yet = sentence("duplicate-after", done=0, deals=8)
    hers, his = said(await ann.slash_dm("my-tables")), said(await bob.slash_dm("my-tables"))
    assert sentence("mytables-joined") in hers and by_hand in hers and not_yet in hers
    assert f"channels/{house.guild.id}/{home.id}/{tournament.id}" in his and not_yet not in his
    house.channel = home
    await bob.slash("tournament leave")
    assert sentence("mytables-joined") not in said(await bob.slash_dm("my-tables"))


async def test_all_my_tables_in_a_direct_message_and_this_servers_first(house: House) -> None:
    """With whose turn it is, since when, a link, and what can be done from there."""
    ann, bob = house.invite_all("Ann", "Bob")
    await house.started("euchre", ann, bob)
    first, my_turn = house.public, bool(ann.lines())
    since = f"<t:{round(house.rows('SELECT updated_at FROM tables')[0][0])}:R>"
    away = house.env.create_guild("Elsewhere")
    home, house.channel = house.channel, away.create_text_channel("there")
    guest, ann.member = ann.member, away.add_member(ann.member.user)
    await house.opened(ann, "four-jacks")
    there = await ann.slash("my-tables")
    assert said(there).index("Four Jacks") < said(there).index("**Euchre**")
    ann.member, house.channel = guest, home
    here = await ann.slash("my-tables")
    text = said(here)
    assert text.index("**Euchre**") < text.index("Four Jacks")
    result = await ann.slash_dm("my-tables")
    text = said(result)
    assert f"https://discord.com/channels/{house.guild.id}/{home.id}/{first.id}" in text
    assert sentence("mytables-lobby", count=1, of=3, since=since) in text
    your, his = (
        sentence("mytables-your-turn", since=since),
        sentence("mytables-turn", who="Bob", since=since),
    )
    assert (your if my_turn else his) in text
    panel = result.response
    assert wishes(panel) == [
        "table:1:hand",
        "seats:1:leave",
        "table:2:hand",
        "seats:2:leave",
        "wanted:0:list",
    ]
    hand = await ann.press(panel, "table:1:hand")
    assert WORDS.cards(house.view(ann).hand) in heard(hand.response)
    asked = (await ann.press(panel, "seats:1:leave")).response
    assert text_of(asked) == sentence("leave-question", table=1)
    assert ann.id in house.seats(1), "not before the second question is answered"
    await ann.press(asked, "seats:1:left")
    assert ann.id not in house.seats(1)


async def test_more_tables_than_there_is_room_for_buttons(house: House) -> None:
    """Then there are menus."""
    ann, bob = house.invite_all("Ann", "Bob")
    for n in range(5):
        house.channel = house.guild.create_text_channel(f"c{n}")
        await house.opened(ann, "euchre")
    panel = (await bob.slash("my-tables")).response
    assert wishes(panel) == ["wanted:0:list"], "only one’s own"
    panel = (await ann.slash_dm("my-tables")).response
    assert wishes(panel) == ["mytables:0:hand", "mytables:0:leave", "wanted:0:list"]
    shown = await ann.choose(panel, "mytables:0:hand", "3")
    assert "table 3" in said(shown)
    panel = (await ann.slash_dm("my-tables")).response
    await ann.choose(panel, "mytables:0:leave", "3")
    assert house.rows("SELECT state FROM tables WHERE id = 3") == [("ended",)]
    panel = (await ann.slash("my-tables")).response
    assert wishes(panel)[0] == "table:1:hand", "four are few enough for buttons"


async def test_since_when_a_table_is_held(house: House) -> None:
    """The hold's own time is told, though somebody has left the table meanwhile."""
    ann, bob = house.invite_all("Ann", "Bob")
    await house.started("euchre", ann, bob)
    await take_rights(house, "attach_files")
    ((since,),) = house.rows("SELECT at FROM notes WHERE line LIKE 'held%'")
    await house.env.advance_time(600)
    await bob.slash("table leave", table=1)
    assert house.rows("SELECT 1 FROM tables WHERE updated_at > ?", since + 300)
    held = sentence("mytables-held", since=f"<t:{round(since)}:R>")
    assert held in said(await ann.slash_dm("my-tables"))


async def test_a_table_in_a_thread_that_sleeps_has_a_place(house: House) -> None:
    """In the list of one's tables, and above one's hand: Discord tells its reader the name."""
    ann = house.invite("Ann")
    made = house.env.backend.create_thread(house.channel.id, "aside", ann.id)
    await house.env.settle()
    (house.channel,) = (one for one in house.channel.threads if one.id == made.id)
    await house.started("euchre", ann)
    assert "#aside" in said(await ann.slash_dm("my-tables")) and "[#aside]" in text_of(ann.hand)
    await change_thread(house, house.channel, archived=True)
    place = f"<#{made.id}>"
    assert f"{place} (Home)" in said(await ann.slash_dm("my-tables"))
    assert f" · {place}" in text_of((await ann.slash_dm("card hand")).response)
