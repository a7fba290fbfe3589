"""Decks for single games, the order of a hand, and words in place of pictures, by choice."""

from __future__ import annotations

from typing import Any

import pytest

from bot.rules import GAMES, Card
from bot.rules.about.hand_order import HandOrder, arranged
from bot.words.card_style import CardStyle
from bot.words.words import words
from cardart.scene import AnyScene, LobbyScene, ReplayScene, TableScene
from tests.support.hearing import heard
from tests.support.house import House
from tests.support.messages import labels, said, sentence
from tests.support.player import Player
from tests.support.reading import text_of

SWISS = words("en", CardStyle("swiss"))
USUAL = words("en")


async def for_one_game(player: Player, game: str, deck: str) -> Any:
    panel = (await player.slash("knave settings")).response
    await player.press(panel, "mine:0:open:decks")
    await player.choose(panel, "mine:0:game", game)
    await player.choose(panel, f"mine:0:deck-of:{game}", deck)
    return panel


def with_hand(drawn: list[AnyScene], held: tuple[Card, ...]) -> list[TableScene]:
    """The tables drawn from the chair of whoever holds these cards; a deck made ready is none."""
    tables = [scene for scene in drawn if isinstance(scene, TableScene)]
    return [scene for scene in tables if tuple(face.card for face in scene.hand) == held]


async def test_a_deck_for_one_game_is_for_that_game_alone(
    house: House, drawn: list[AnyScene]
) -> None:
    (ann,) = house.invite_all("Ann")
    panel = await for_one_game(ann, "schieber", "swiss")
    assert f"{SWISS.say('game-schieber')}: {SWISS.say('cards-swiss')}" in text_of(panel)
    assert house.rows("SELECT deck, decks FROM people") == [("classic", "schieber=swiss")]
    await ann.press(panel, "mine:0:show")
    shown = sentence(
        "settings-deck-of",
        game=USUAL.say("game-schieber"),
        deck=USUAL.say("cards-swiss"),
    )
    assert shown in text_of(panel)
    await house.restart()
    await house.started("schieber", ann)
    held = house.view(ann).hand
    assert SWISS.say("hand-is", cards=SWISS.cards(held)) in heard(ann.hand)
    hands = with_hand(drawn, held)
    assert hands and {s.deck for s in hands} == {"swiss"}
    table = (await ann.slash("table show")).response
    assert isinstance(drawn[-1], TableScene) and drawn[-1].deck == "swiss", heard(table)
    assert all(s.deck == "classic" for s in drawn if isinstance(s, LobbyScene)), "in public"
    await ann.end()
    await house.started("euchre", ann)
    held = house.view(ann, 2).hand
    assert USUAL.say("hand-is", cards=USUAL.cards(held)) in heard(ann.hand)


async def test_a_deck_for_one_game_is_changed_at_once_and_taken_back(
    house: House, drawn: list[AnyScene]
) -> None:
    (ann,) = house.invite_all("Ann")
    await house.started("euchre", ann)
    await for_one_game(ann, "euchre", "jumbo")
    assert isinstance(drawn[-1], TableScene) and (drawn[-1].deck, drawn[-1].hand != ()) == (
        "jumbo",
        True,
    )
    await for_one_game(ann, "euchre", "usual")
    assert isinstance(drawn[-1], TableScene) and drawn[-1].deck == "classic"
    assert house.rows("SELECT decks FROM people") == [("",)]


async def test_a_finished_game_is_shown_in_the_cards_of_its_game(
    house: House, drawn: list[AnyScene]
) -> None:
    (ann,) = house.invite_all("Ann")
    await for_one_game(ann, "schieber", "swiss")
    await house.started("schieber", ann)
    await ann.end()
    await ann.slash("knave replay", number=1)
    (replayed,) = [s for s in drawn if isinstance(s, ReplayScene)]
    assert replayed.deck == replayed.table.deck == "swiss"


async def test_a_server_has_decks_for_games_too(house: House, drawn: list[AnyScene]) -> None:
    boss = house.invite_admin("Boss")
    await house.started("euchre", boss)
    panel = (await boss.slash("server-settings")).response
    await boss.press(panel, "ours:0:open:decks")
    await boss.choose(panel, "ours:0:game", "euchre")
    await boss.choose(panel, "ours:0:deck-of:euchre", "swiss")
    assert house.rows("SELECT deck, decks FROM guilds") == [("classic", "euchre=swiss")]
    tables = [s for s in drawn if isinstance(s, TableScene) and not s.hand]
    assert tables[-1].deck == "swiss", "changed at once"
    hands = with_hand(drawn, house.view(boss).hand)
    assert hands[-1].deck == "classic", "but for nobody's own hand"


async def test_a_hand_lies_as_its_owner_likes(house: House, drawn: list[AnyScene]) -> None:
    """In the picture, its words, the text of *Details*, and on the buttons; for nobody else."""
    ann, bob = house.invite_all("Ann", "Bob")
    panel = (await ann.slash("knave settings")).response
    await ann.press(panel, "mine:0:open:order")
    for part, value in (("suits", "CSHD"), ("ranks", "rising"), ("trumps", "right")):
        await ann.choose(panel, f"mine:0:{part}", value)
    assert USUAL.say("trumps-right") in text_of(panel)
    assert house.rows("SELECT hand_order FROM people WHERE user_id = ?", ann.id) == [
        ("CSHD rising right",)
    ]
    await house.started("four-jacks", ann, bob)
    view, game = house.view(ann), GAMES["four-jacks"]
    lying = arranged(view.hand, game.order(view), HandOrder("CSHD", "rising", "right"))
    assert lying != view.hand
    assert USUAL.say("hand-is", cards=USUAL.cards(lying)) in heard(ann.hand)
    assert USUAL.say("hand-is", cards=USUAL.cards(lying)) in said(
        await ann.press(ann.hand, "table:1:details")
    )
    scenes = [s for s in drawn if isinstance(s, TableScene) and s.hand]
    assert any(tuple(face.card for face in s.hand) == lying for s in scenes)
    offered = [card for line in ann.lines() for card in lying if line.endswith(f" {card}")]
    assert offered == list(lying), labels(ann.hand)
    others = house.view(bob).hand
    assert USUAL.say("hand-is", cards=USUAL.cards(others)) in heard(bob.hand)


async def test_words_in_place_of_pictures(house: House, drawn: list[AnyScene]) -> None:
    """Lobby, table and hand, for oneself alone; everything is in the text."""
    ann, bob = house.invite_all("Ann", "Bob")
    panel = (await ann.slash("knave settings")).response
    await ann.press(panel, "mine:0:text-only:yes")
    assert sentence("settings-text-only", only="yes") in text_of(panel)
    assert not panel.attachments
    await house.opened(ann, "euchre")
    shown = (await ann.slash("table show")).response
    assert not shown.attachments and "Ann" in text_of(shown)
    assert "1. **Ann**" in text_of(shown) and "4. " in text_of(shown), "every chair"
    await ann.end()
    await house.started("euchre", ann, bob)
    held = house.view(ann, 2).hand
    assert not ann.hand.attachments
    assert USUAL.say("hand-is", cards=USUAL.cards(held)) in text_of(ann.hand)
    assert bob.hand.attachments and house.public.attachments
    drawn.clear()
    await ann.press(panel, "mine:0:text-only:no")
    assert ann.hand.attachments


@pytest.mark.parametrize(
    ("wish", "value"),
    [
        ("mine:0:deck-of:euchre", "tarot"),
        ("mine:0:deck-of:poker", "swiss"),
        ("mine:0:game", "poker"),
        ("mine:0:suits", "HHHH"),
        ("mine:0:trumps", "middle"),
        ("mine:0:text-only", "maybe"),
        ("mine:0:open", "sesame"),
    ],
)
async def test_only_what_there_is_can_be_chosen(house: House, wish: str, value: str) -> None:
    (ann,) = house.invite_all("Ann")
    panel = (await ann.slash("knave settings")).response
    refused = await ann.forge(panel, wish, value, who=ann.member)
    assert said(refused) == USUAL.say("no-forged")
    assert house.rows("SELECT decks, hand_order, text_only FROM people") == [("", "", 0)]
