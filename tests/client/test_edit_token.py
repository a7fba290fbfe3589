"""A hand is redrawn through the token of the last click on it, which Discord does not count."""

from __future__ import annotations

from typing import Any

from bot.client.display.edit_token import TOKEN_LIFE
from bot.storage.rows.ids import TableId
from bot.tables.screens import custom_ids
from tests.support.house import House
from tests.support.messages import moves, wishes
from tests.support.places import forget_tokens, requests
from tests.support.player import Player

GAME = "euchre-two"


async def playing(house: House) -> tuple[Player, Player]:
    """Two people who have both clicked on their hands."""
    ann, bob = house.invite_all("Ann", "Bob")
    await house.opened(ann, GAME)
    panel = (await ann.press(house.public, "lobby:1:rules")).response
    await ann.choose(panel, "rules:1:clock", "off")
    await bob.press(house.public, "lobby:1:join")
    await ann.start()
    played = set[int]()
    while len(played) < 2:
        played.add((await a_move(house, ann, bob)).id)
    return ann, bob


async def a_move(house: House, *players: Player) -> Player:
    (player,) = house.to_act(*players)
    await player.act(sorted(player.lines())[0])
    return player


async def some_moves(house: House, *players: Player) -> int:
    """Play on, and see that everybody sees what they may do; since which request that was."""
    since = len(house.env.http_requests)
    for _ in range(8):
        await a_move(house, *players)
        for player in house.to_act(*players):
            assert sorted(moves(player.hand)) == sorted(house.legal(player))
    return since


def edits(house: House, player: Player, since: int) -> int:
    """The number of changes to this person's messages with the bot's own token."""
    return requests(house, "PATCH", f"/channels/{player.member.user.dm_channel.id}/", since)


async def test_it_is_not_counted(house: House) -> None:
    ann, bob = await playing(house)
    since = await some_moves(house, ann, bob)
    assert requests(house, "PATCH", "/webhooks/", since) >= 2
    assert edits(house, ann, since) == edits(house, bob, since) == 0


async def test_a_token_that_is_refused_is_used_no_more(house: House) -> None:
    ann, bob = await playing(house)
    house.env.inject_error("PATCH", "/webhooks/*", status=401, code=50027, times=None)
    since = await some_moves(house, ann, bob)
    assert edits(house, ann, since) + edits(house, bob, since) >= 2


async def test_a_token_is_not_used_past_its_time(house: House) -> None:
    ann, bob = await playing(house)
    for ago, counted in ((TOKEN_LIFE - 60, False), (TOKEN_LIFE + 60, True)):
        await a_move(house, ann, bob)
        (player,) = house.to_act(ann, bob)
        other = bob if player is ann else ann
        await other.forge(other.hand, str(custom_ids.Back(TableId(1), 0)))
        await house.env.advance_time(ago)
        since = len(house.env.http_requests)
        while house.to_act(player):
            await a_move(house, player)
        assert bool(requests(house, "PATCH", "/webhooks/", since)) is not counted
        assert bool(edits(house, other, since)) is counted


async def test_who_is_forgotten_leaves_no_token_behind(house: House) -> None:
    ann, bob = await playing(house)
    hands = house.bot.display.state.hands
    assert {key for key, hand in hands.items() if hand.clicked} == {(1, ann.id), (1, bob.id)}
    await house.bot.display.forget(ann.id)
    assert set(hands) == {(1, bob.id)}


async def test_a_token_names_only_messages_that_it_sent(house: House) -> None:
    """A private hand that was clicked is what was clicked, for the click's token; no number."""
    ann, bob = house.invite_all("Ann", "Bob")
    await house.started(GAME, ann, bob)
    for player in (ann, bob):
        await player.open_hand()
    answers = [r for r in house.env.http_requests if r.path.endswith("/callback")]
    sent_by = {r.path.split("/")[3] for r in answers if (r.json or {}).get("type") == 4}
    since = len(house.env.http_requests)
    for _ in range(10):
        await a_move(house, ann, bob)
    edited = [path_of(r.path) for r in webhooks(house, since)]
    assert len(edited) >= 4
    for token, message in edited:
        assert message == "@original" or token in sent_by, "a number goes with its own token"
    assert any(message == "@original" for _, message in edited)


async def test_a_hint_on_a_private_hand_keeps_it_fresh(house: House) -> None:
    ann = house.invite("Ann")
    await house.started("euchre", ann)
    await ann.open_hand()
    (hint,) = [wish for wish in wishes(ann.shown) if wish.startswith("favour:1:hint")]
    await ann.press(ann.shown, hint)
    forget_tokens(house)
    since = len(house.env.http_requests)
    letter = ann.letters[-1]
    await ann.press(letter, sorted(moves(letter).values())[0])
    edited = [path_of(r.path)[1] for r in webhooks(house, since)]
    assert "@original" in edited and not [m for m in edited if m.isdecimal()]
    assert sorted(moves(ann.shown)) == sorted(house.legal(ann))


def webhooks(house: House, since: int = 0) -> list[Any]:
    """The edits of messages by tokens."""
    made = house.env.http_requests[since:]
    return [r for r in made if r.method == "PATCH" and r.path.startswith("/webhooks/")]


def path_of(path: str) -> tuple[str, str]:
    """The token and the message of such an edit."""
    _, _, _, token, _, message = path.split("/")
    return token, message


async def test_a_private_hand_that_was_clicked_is_the_original_one_of_that_click(
    house: House,
) -> None:
    """By its number it belongs to the token with which it was opened, and to no other."""
    ann, bob = house.invite_all("Ann", "Bob")
    house.closed_dm(ann)
    await house.started(GAME, ann, bob)
    await ann.open_hand()
    for _ in range(2):
        while not ann.lines():
            await a_move(house, bob)
        await a_move(house, ann)
    forget_tokens(house)
    since = len(house.env.http_requests)
    for _ in range(6):
        await a_move(house, ann, bob)
        assert sorted(ann.lines()) == sorted(house.legal(ann))
    asked = [r.path for r in house.env.http_requests[since:] if r.method == "PATCH"]
    of_hand = [path for path in asked if path.startswith("/webhooks/")]
    assert of_hand
    assert all(path.endswith("/messages/@original") for path in of_hand), of_hand
