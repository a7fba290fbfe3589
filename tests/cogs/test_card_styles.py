"""Everybody sees the cards they have chosen: pictures, words and emoji go together."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import discord
import pytest

from bot.client import emoji, present
from bot.rules import GAMES
from bot.storage.rows.ids import TableId
from bot.tables.screens.screen import Picture, Screen
from bot.tables.screens.sheet_screen import sheet_picture
from bot.tables.screens.victory_screen import ended_picture
from bot.words.card_style import THEMES, CardStyle
from bot.words.words import words
from cardart.scene import (
    DECKS,
    AnyScene,
    CardFace,
    SeatScene,
    SheetScene,
    TableScene,
    VictoryScene,
)
from tests.support.courses import begun
from tests.support.hearing import heard
from tests.support.house import House
from tests.support.messages import controls, labels, said, sentence
from tests.support.player import Player
from tests.support.reading import text_of

SWISS = words("en", CardStyle("swiss"))
USUAL = words("en")

ANN = SeatScene(name="Ann", letter="A")


async def test_a_deck_that_somebody_looks_at_is_made_ready(
    drawn: list[AnyScene], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its first picture is drawn in a thread, and all its other cards too, only once."""
    warmed, ready = list[str](), threading.Event()

    def warm(deck: str) -> None:
        warmed.append(deck)
        ready.set()

    monkeypatch.setattr(present, "warm", warm)
    monkeypatch.setattr(present, "at_once", lambda scene: ready.is_set())
    scene = TableScene(seats=(ANN,), hand=(CardFace(card="JC"),), deck="jumbo")
    for _ in range(3):
        assert await present.picture(Screen("", Picture(scene, "hand-1.png", "J♣"))) is not None
        await asyncio.to_thread(ready.wait)
    assert warmed == ["jumbo"]
    assert drawn == [scene] * 3


async def chosen(player: Player, what: str, value: str) -> Any:
    panel = (await player.slash("knave settings")).response
    if what == "theme":
        await player.press(panel, f"mine:0:theme:{value}")
    else:
        await player.choose(panel, f"mine:0:{what}", value)
    return panel


async def test_a_choice_is_kept_shown_and_said(house: House, drawn: list[AnyScene]) -> None:
    (ann,) = house.invite_all("Ann")
    panel = await chosen(ann, "deck", "swiss")
    await chosen(ann, "theme", "light")
    assert house.rows("SELECT deck, theme FROM people") == [("swiss", "light")]
    assert SWISS.say("settings-deck", deck=SWISS.say("cards-swiss")) in text_of(panel)
    (sample,) = panel.attachments
    assert "Eichel-Under" in (sample.description or "")
    assert isinstance(drawn[-1], TableScene)
    assert (drawn[-1].deck, drawn[-1].theme) == ("swiss", "light")
    await house.restart()
    panel = (await ann.slash("knave settings")).response
    assert SWISS.say("settings-theme", theme=SWISS.say("cloth-light")) in text_of(panel)


async def test_two_people_see_the_same_hand_otherwise(house: House, drawn: list[AnyScene]) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await house.started("euchre", ann, bob)
    await chosen(bob, "deck", "swiss")
    held = house.view(bob).hand
    assert SWISS.say("hand-is", cards=SWISS.cards(held)) in heard(bob.hand), "changed at once"
    (picture,) = bob.hand.attachments
    assert SWISS.cards(held) in (picture.description or "")
    scene = next(s for s in reversed(drawn) if isinstance(s, TableScene) and s.deck == "swiss")
    assert [face.card for face in scene.hand] == list(held)
    held = house.view(ann).hand
    assert USUAL.say("hand-is", cards=USUAL.cards(held)) in heard(ann.hand)
    assert all(s.deck == "classic" for s in drawn if isinstance(s, TableScene) and not s.hand), (
        "in public"
    )


async def test_the_server_chooses_for_the_public_table(house: House, drawn: list[AnyScene]) -> None:
    boss = house.invite_admin("Boss")
    await house.started("euchre", boss)
    panel = (await boss.slash("server-settings")).response
    await boss.choose(panel, "ours:0:deck", "swiss")
    await boss.choose(panel, "ours:0:theme", "light")
    assert house.rows("SELECT deck, theme FROM guilds") == [("swiss", "light")]
    tables = [s for s in drawn if isinstance(s, TableScene) and not s.hand]
    assert (tables[-1].deck, tables[-1].theme) == ("swiss", "light"), "changed at once"
    up = tables[-1].up_card
    assert up is not None
    assert SWISS.card(up.card) in heard(house.public)
    shown = (await boss.slash("table show")).response
    assert USUAL.card(up.card) in heard(shown), "a private table is in the asker's cards"
    assert isinstance(drawn[-1], TableScene) and drawn[-1].deck == "classic"


def test_pictures_of_other_cards_or_tables_are_kept_apart() -> None:
    """One hand in every deck on every table: as many pictures, each drawn once."""
    looks = [(deck, theme) for deck in DECKS for theme in THEMES]
    hands = [
        TableScene(seats=(ANN,), hand=(CardFace(card="JS"),), deck=d, theme=t) for d, t in looks
    ]
    assert len({*hands}) == len(looks)


@pytest.mark.parametrize("key", GAMES)
def test_points_stand_on_what_the_game_is_scored_on(key: str) -> None:
    scene = sheet_picture(words("en", CardStyle(theme="light")), TableId(1), begun(key)).scene
    dress = GAMES[key].sheet
    assert isinstance(scene, SheetScene)
    assert scene.style == ("slate" if dress == "slate" else "sheet"), "deal by deal, on paper"
    assert scene.theme == "light"
    ended = ended_picture(words("en", CardStyle(theme="light")), TableId(1), begun(key)).scene
    assert isinstance(ended, VictoryScene)
    assert (ended.dress, ended.theme) == (dress, "light"), "the score as players keep it"


def test_jass_is_scored_on_a_slate() -> None:
    slates = {key: game for key, game in GAMES.items() if game.sheet == "slate"}
    assert "schieber" in slates
    for game in slates.values():
        options = game.presets["house"]
        assert len(game.pack(options, game.players(options)[0])) == 36


@pytest.mark.parametrize(("what", "value"), [("deck", "tarot"), ("theme", "pink"), ("deck", "")])
async def test_only_what_there_is_can_be_chosen(house: House, what: str, value: str) -> None:
    boss = house.invite_admin("Boss")
    for command, wish in (
        ("knave settings", f"mine:0:{what}"),
        ("server-settings", f"ours:0:{what}"),
    ):
        panel = (await boss.slash(command)).response
        refused = await boss.forge(panel, wish, value, who=boss.member)
        assert said(refused) == USUAL.say("no-forged")
    assert house.rows("SELECT count(*) FROM guilds") == [(0,)]


async def test_a_deck_that_there_is_no_more_counts_as_the_usual_one() -> None:
    assert CardStyle.of("tarot", "pink", {}) == CardStyle()


async def test_a_card_is_played_by_the_name_it_has(house: House) -> None:
    (ann,) = house.invite_all("Ann")
    await house.started("four-jacks", ann)
    await chosen(ann, "deck", "swiss")
    while not [line for line in ann.lines() if line.startswith("play ")]:
        await ann.act(next(iter(ann.lines())))
    line = next(line for line in ann.lines() if line.startswith("play "))
    card = line.removeprefix("play ")
    told = said(await ann.slash("card play", card=SWISS.card(card).upper()))
    assert told == SWISS.say("said", line=SWISS.card(card))


# ---------------------------------------------------------------------- emoji


def on_buttons(message: Any) -> list[str | None]:
    return [(control.get("emoji") or {}).get("name") for control in controls(message)]


async def uploaded(house: House) -> int:
    told: list[int] = []
    count = await emoji.upload(house.bot, lambda done, of, name: told.append(of - done), 0)
    assert told == list(reversed(range(count)))
    await house.bot.card_emoji.look_up()
    return count


async def test_without_emoji_cards_are_in_words(house: House) -> None:
    (ann,) = house.invite_all("Ann")
    await house.started("four-jacks", ann)
    assert "<:" not in text_of(ann.hand)
    assert not any(on_buttons(ann.hand))


async def test_emoji_are_uploaded_once_and_used(house: House) -> None:
    (ann,) = house.invite_all("Ann")
    assert await uploaded(house) == 5 * 56
    assert await uploaded(house) == 0
    await chosen(ann, "deck", "jumbo-four")
    await house.started("four-jacks", ann)
    (card, *_) = house.view(ann).hand
    details = said(await ann.press(ann.hand, "table:1:details"))
    assert f"<:jumbo_four_{card}_" in details
    assert USUAL.card(card) in details, "and in words too"
    (picture,) = ann.hand.attachments
    assert "<:" not in (picture.description or "")
    buttons = dict(zip(labels(ann.hand), filter(None, on_buttons(ann.hand)), strict=False))
    assert buttons
    for label, name in buttons.items():
        assert name.startswith("jumbo_four_")
        assert USUAL.card(name.split("_")[2]) in label


async def test_whoever_listens_can_do_without_emoji(house: House) -> None:
    """By choice, for oneself alone: cards stand in words, in texts, menus and on buttons."""
    ann, bob = house.invite_all("Ann", "Bob")
    await uploaded(house)
    panel = (await ann.slash("knave settings")).response
    assert sentence("settings-emoji", emoji="yes") in text_of(panel), "they are there by default"
    await ann.press(panel, "mine:0:emoji:no")
    assert sentence("settings-emoji", emoji="no") in text_of(panel)
    await house.started("schieber", ann, bob)
    for _ in range(4):
        player = house.to_act(ann, bob)[0]
        await player.act(sorted(player.lines())[0])
    await ann.press(house.public, "table:1:menu")
    for message in ann.letters:
        assert "<:" not in text_of(message)
        assert not any(on_buttons(message))
        assert "emoji" not in {
            key for c in controls(message) for o in c.get("options", ()) for key in o
        }
    held = house.view(ann).hand
    details = said(await ann.press(ann.hand, "table:1:details"))
    assert "<:" not in details
    assert all(USUAL.card(card) in details for card in held), "in words, not nowhere"
    assert "<:" in said(await bob.press(bob.hand, "table:1:details")), "nobody else is touched"
    assert house.rows("SELECT user_id, emoji FROM people ORDER BY 1") == [(ann.id, 0), (bob.id, 1)]
    await house.restart()
    panel = (await ann.slash("knave settings")).response
    assert sentence("settings-emoji", emoji="no") in text_of(panel)
    await ann.press(panel, "mine:0:emoji:yes")
    await house.bot.card_emoji.look_up()
    assert any(on_buttons((await ann.slash("card hand")).response))


async def test_emoji_go_on_where_a_limit_of_discord_stopped_them(house: House) -> None:
    """Which may be hours long: it is said, and waited for, and nothing is sent twice."""
    client = house.bot
    create, waits, sent = client.create_application_emoji, [], []

    async def limited(*, name: str, image: bytes) -> Any:
        sent.append(name)
        if len(sent) in (1, 51):
            raise discord.RateLimited(2400.5)
        return await create(name=name, image=image)

    async def waiting(seconds: float) -> None:
        waits.append(seconds)

    client.create_application_emoji = limited
    count = await emoji.upload(client, lambda *_: None, 0, waiting)
    assert (count, waits) == (5 * 56, [2400.5, 2400.5])
    assert len(sent) == count + 2 and len(set(sent)) == count
    assert len(await client.fetch_application_emojis()) == count


async def test_a_face_drawn_anew_takes_the_place_of_the_old(house: House) -> None:
    bot = house.bot
    for name in ("swiss_JS_01234567", "party_parrot"):
        await bot.create_application_emoji(name=name, image=b"\x89PNG\r\n\x1a\n")
    await bot.card_emoji.look_up()
    assert bot.preferences.emoji["swiss", "JS"].startswith("<:swiss_JS_01234567:")
    await uploaded(house)
    assert not bot.preferences.emoji["swiss", "JS"].startswith("<:swiss_JS_01234567:"), "the newer"
    assert await emoji.remove_old(bot) == 1
    names = {e.name for e in await bot.fetch_application_emojis()}
    assert "party_parrot" in names and "swiss_JS_01234567" not in names


async def test_too_many_other_emoji_are_said(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(emoji, "EMOJIS", 100)
    with pytest.raises(emoji.NoRoom, match="100 emoji at most: 0 are there, and 280"):
        await uploaded(house)


async def test_emoji_that_were_removed_are_forgotten(house: House) -> None:
    """Discord refuses a message with one: cards are in words until they are looked up anew."""
    (ann,) = house.invite_all("Ann")
    await uploaded(house)
    await house.started("four-jacks", ann)
    house.env.backend.application_emojis.clear()
    path = f"/channels/{ann.hand.channel.id}/messages/{ann.hand.id}"
    house.env.inject_error("PATCH", path, status=400, code=50035, times=1)
    await chosen(ann, "theme", "light")
    assert house.bot.preferences.emoji == {}
    await house.env.advance_time(120)
    assert "<:" not in text_of(ann.hand)
