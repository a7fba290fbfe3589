"""A game that pairs suits otherwise: pictures and words agree, for everybody and afterwards."""

from __future__ import annotations

from typing import Any

import pytest

from bot.rules import GAMES
from bot.words.card_style import CardStyle
from bot.words.words import words
from cardart.scene import AnyScene, ReplayScene, TableScene
from tests.support.hearing import heard, unmarked
from tests.support.house import House
from tests.support.messages import menu, wishes
from tests.support.player import Player
from tests.support.reading import text_of

GAME = "schieber"
OWN = words("en", CardStyle("swiss"))
JASS = OWN.paired(GAMES[GAME].presets["swiss"].pairing)
PRESETS = [("house", OWN), ("swiss", JASS)]


async def with_swiss_cards(player: Player) -> None:
    panel = (await player.slash("knave settings")).response
    await player.choose(panel, "mine:0:deck", "swiss")


async def bidding_page(player: Player) -> Any:
    page = (await player.slash("knave rules", game=GAME)).response
    await player.choose(page, f"help:1:{GAME}:", "bidding")
    return page


def decks(drawn: list[AnyScene]) -> set[str]:
    return {scene.deck for scene in drawn if isinstance(scene, TableScene | ReplayScene)}


@pytest.mark.parametrize(("preset", "w"), PRESETS)
async def test_from_the_first_hand_to_the_replay(
    house: House, drawn: list[AnyScene], preset: str, w: Any
) -> None:
    """Ann has Swiss cards and Bob French ones; both see the same game."""
    ann, bob = house.invite_all("Ann", "Bob")
    await with_swiss_cards(ann)
    drawn.clear()
    await house.started(GAME, ann, bob, rules=preset)
    assert decks(drawn) == {"classic", w.style.deck}
    for _ in range(8):
        for player in house.to_act(ann, bob):
            held = house.view(player).hand
            theirs = w if player is ann else words("en")
            named = [theirs.card(card) for card in held]
            said = unmarked(heard(player.hand))
            assert all(name in said for name in named), (player, said)
            scene = next(
                s
                for s in reversed(drawn)
                if isinstance(s, TableScene) and s.hand and s.deck == theirs.style.deck
            )
            assert {face.card for face in scene.hand} == set(held)
            await player.act(sorted(player.lines())[0])
    page = await bidding_page(ann)
    assert w.say("sign-H") in text_of(page)
    await ann.end()
    drawn.clear()
    shown = (await ann.press(house.public, "replay:1:open")).response
    assert decks(drawn) == {w.style.deck}
    dealt = next(line for _, line in house.log().moves if line.startswith("deal"))
    first = dealt.partition("0:")[2].split(" ")[0].split(".")
    assert all(w.card(card) in unmarked(text_of(shown)) for card in first)
    drawn.clear()
    assert "replay:1:open" in wishes(house.public)
    await bob.press(house.public, "replay:1:open")
    assert decks(drawn) == {"classic"}


async def test_cards_are_named_so_while_one_types(house: House) -> None:
    (ann,) = house.invite_all("Ann")
    await with_swiss_cards(ann)
    await house.started(GAME, ann, rules="swiss")
    for _ in range(12):
        if any(line.startswith("play ") for line in ann.lines()):
            break
        await ann.act(sorted(ann.lines())[0])
    lines = [line.removeprefix("play ") for line in ann.lines() if line.startswith("play ")]
    assert lines
    for card in lines:
        assert card in await ann.complete("card play", "card", JASS.card(card))


async def test_the_option_is_for_the_whole_game_and_shown_like_any_other(house: House) -> None:
    (ann,) = house.invite_all("Ann")
    await with_swiss_cards(ann)
    await house.opened(ann, GAME, rules="house")
    panel = (await ann.press(house.public, "lobby:1:rules")).response
    await ann.choose(panel, "rules:1:option", "faces")
    assert [o["value"] for o in menu(panel, "value:1:faces")["options"]] == ["source", "swiss"]
    await ann.choose(panel, "value:1:faces", "swiss")
    page = await bidding_page(ann)
    single = f"{JASS.say('sign-S')} and {JASS.say('sign-C')} ×1"
    assert single in text_of(page), "the factors are those of the standard rules"
