"""Players see the play on their own hand: each card as it falls, and nothing twice."""

from __future__ import annotations

from typing import Any

import pytest

from bot.rules import GAMES
from bot.tables.screens.screen import Screen
from tests.support.house import House
from tests.support.messages import channel_of, moves
from tests.support.player import Player
from tests.support.reading import described, text_of

GAME = "cutthroat"
"""Three play, so somebody always just watches."""


async def playing(house: House, clicked: bool) -> list[Player]:
    """Three people in the first trick; ``clicked``: each has a token to their message."""
    people = house.invite_all("Ann", "Bob", "Cid")
    await house.started(GAME, *people)
    answered = set[int]()
    while not (in_a_trick(house, people[0]) and (not clicked or len(answered) == 3)):
        answered.add((await a_move(house, *people, press=clicked)).id)
    return people


def in_a_trick(house: House, player: Player) -> bool:
    trick = house.view(player).trick
    return trick is not None and len(trick.cards) == 1


async def a_move(house: House, *players: Player, press: bool = True) -> Player:
    (player,) = house.to_act(*players)
    line = sorted(player.lines())[0]
    await (player.act(line) if press else player.say(line))
    return player


def edits(house: House, player: Player, since: int) -> list[Any]:
    """The changes of this person's hand since then, without answers to their clicks."""
    own = {str(player.hand.id), "@original"}
    made = house.env.http_requests[since:]
    return [r for r in made if r.method == "PATCH" and r.path.rpartition("/")[2] in own]


def watcher(house: House, *people: Player) -> Player:
    """The player who neither acts now nor will be asked next."""
    (asked,) = house.to_act(*people)
    order = sorted(people, key=lambda player: player.seat())
    return order[(order.index(asked) + 2) % 3]


@pytest.mark.parametrize("clicked", [True, False])
async def test_a_card_is_seen_by_who_is_not_asked(house: House, clicked: bool) -> None:
    people = await playing(house, clicked)
    who = watcher(house, *people)
    before, since = state_of(who.hand), len(house.env.http_requests)
    await a_move(house, *people, press=clicked)
    assert not moves(who.hand)
    assert state_of(who.hand) != before, "what was played is to be seen"
    path = "/webhooks/" if clicked else f"/channels/{channel_of(who.hand)}/messages/"
    mine = [r for r in edits(house, who, since) if r.path.startswith(path)]
    assert mine, "through the token where there is one, which costs nothing"


def state_of(message: Any) -> tuple[str, list[str]]:
    """The state that a message shows: its text, and the alt texts of its pictures."""
    return text_of(message), described(message)


async def test_what_looks_the_same_is_not_sent_again(house: House) -> None:
    people = await playing(house, clicked=True)
    display, table = house.bot.display, house.bot.tables.tables[0]
    since = len(house.env.http_requests)
    for player in people:
        display.hand_follows(table, player.id)
        display.hand_changed(table, player.id)
    await house.env.settle()
    assert [edits(house, player, since) for player in people] == [[], [], []]


async def test_what_did_not_arrive_is_sent_again(house: House) -> None:
    """Nobody knows what a message shows when an edit has failed."""
    people = await playing(house, clicked=False)
    who = watcher(house, *people)
    display, table = house.bot.display, house.bot.tables.tables[0]
    house.env.inject_error("PATCH", f"/channels/{channel_of(who.hand)}/messages/*", status=500)
    await a_move(house, *people, press=False)
    shown = display.state.hand(table, who.id)
    assert shown.dm_shows is None
    await house.env.advance_time(60)
    assert shown.dm_shows is not None
    since = len(house.env.http_requests)
    display.hand_follows(table, who.id)
    await house.env.settle()
    assert not edits(house, who, since), "and once it has arrived it is known"


async def test_a_panel_in_the_place_of_a_private_hand_stays_while_one_watches(
    house: House,
) -> None:
    """The score is read while others play; with the next question the hand is back."""
    people = await playing(house, clicked=True)
    who = watcher(house, *people)
    await who.open_hand()
    hand = text_of(who.shown)
    await who.forge(who.shown, "table:1:score")
    panel = text_of(who.shown)
    assert panel != hand
    await a_move(house, *people)
    if not moves(who.shown):
        assert text_of(who.shown) == panel
    while not who.lines():
        await a_move(house, *[player for player in people if player is not who])
    assert sorted(moves(who.shown)) == sorted(house.legal(who))


async def test_who_reads_text_alone_is_not_interrupted(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Their hand changes when they are asked; in between it is left alone."""
    people = await playing(house, clicked=False)
    who = watcher(house, *people)
    screens = type(house.bot.display.screens)
    drawn = screens.hand_screen

    async def in_text(self: Any, table: Any, user: Any, *args: Any, **rest: Any) -> Screen:
        screen = await drawn(self, table, user, *args, **rest)
        return Screen(screen.text, rows=screen.rows) if user == who.id else screen

    monkeypatch.setattr(screens, "hand_screen", in_text)
    since = len(house.env.http_requests)
    await a_move(house, *people, press=False)
    assert not edits(house, who, since)
    while who.seat() not in GAMES[GAME].to_act(house.state()):
        assert not edits(house, who, since)
        await a_move(house, *[player for player in people if player is not who], press=False)
    assert len(edits(house, who, since)) == 1
    assert sorted(moves(who.hand)) == sorted(house.legal(who))
