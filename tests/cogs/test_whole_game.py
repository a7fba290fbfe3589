"""Whole games, from the first click to the board, through Discord alone."""

from __future__ import annotations

from itertools import cycle
from random import Random
from typing import Any

import pytest
import simcord

from bot.rules import GAMES, replay
from bot.tables.screens.robots import robot_name
from bot.words.words import words
from cogs.play_commands import NOTHING
from tests.support.fairness import unfair_deals
from tests.support.hearing import heard, unmarked
from tests.support.house import House
from tests.support.kept import turn_of
from tests.support.messages import menu, moves, said, sentence, wishes
from tests.support.player import Player
from tests.support.reading import text_of
from tests.support.stand_ins import stand_ins

WORDS = words("en")
PATIENCE = 3000
A_WHILE = 60


def pick_line(house: House, player: Player, rng: Random) -> str:
    return rng.choice(sorted(house.legal(player)))


async def by_button(house: House, player: Player, line: str) -> None:
    before = player.lines()[line]
    result = await player.act(line)
    assert not result.followups, said(result)
    assert before not in wishes(player.hand)


async def by_command(house: House, player: Player, line: str) -> None:
    """Completion lists exactly what is legal, and the command does it."""
    legal = house.legal(player)
    assert await player.complete("card call", "what") == legal[:25]
    cards = [text.removeprefix("play ") for text in legal if text.startswith("play ")]
    assert await player.complete("card play", "card") == (cards or [NOTHING])
    result = await player.say(line)
    assert said(result).startswith("Your move: "), said(result)


async def by_ephemeral(house: House, player: Player, line: str) -> None:
    """From *My hand*, whatever else the player uses."""
    result = await player.press(house.public, "table:1:hand")
    assert result.response.ephemeral
    offered = moves(result.response)
    assert sorted(offered) == sorted(house.legal(player))
    pressed = await player.press(result.response, offered[line])
    assert not pressed.followups, said(pressed)
    assert offered[line] not in wishes(result.response)


def check_hand(house: House, player: Player) -> None:
    """Picture, alt text, content and buttons say the same."""
    view, message = house.view(player), player.hand
    held = WORDS.cards(view.hand)
    assert sorted(player.lines()) == sorted(house.legal(player))
    if not view.hand:
        return
    (picture,) = message.attachments
    assert picture.filename.endswith(".png")
    assert picture.size > 1000
    assert picture.description is not None
    assert held in unmarked(picture.description)
    assert len(picture.description) <= 1024
    assert f"table {1}" in text_of(message)
    assert "https://discord.com/channels/" in text_of(message)


async def play_whole(house: House, seed: int, *ways: Any, check: bool = True) -> None:
    """Play on until nobody is asked any more."""
    rng, turn = Random(seed), cycle(ways)
    for _ in range(PATIENCE):
        asked = house.to_act()
        if not asked:
            return
        player = rng.choice(asked)
        if check:
            check_hand(house, player)
        way = by_button if player.shown else next(turn)
        await way(house, player, pick_line(house, player, rng))
    raise AssertionError("the game does not end")


def check_end(house: House, game: str, *players: Player) -> None:
    """The file, the public message and the rules agree on how it ended."""
    log = house.log()
    result = GAMES[game].result(replay(log))
    assert result is not None
    assert list(unfair_deals(log)) == []
    text = text_of(house.public)
    title = WORDS.say("victory-title", game=WORDS.say(f"game-{game}"), table=1)
    assert text.startswith(title)
    assert WORDS.say("unsealed", seed=log.seed[:4]) in text and log.seed not in text
    view = GAMES[game].view(replay(log), None)
    names = {player.id: player.name for player in players}
    seats = house.rows("SELECT user_id, robot FROM seats WHERE table_id = 1 ORDER BY position")
    seated = [names[user] if user else robot_name(WORDS, n) for user, n in seats]
    for side in view.sides:
        who = WORDS.all_of([seated[seat] for seat in side])
        score = WORDS.say("score-of", side=who, score=result.scores[side[0]], tricks=0)
        assert score.strip() in heard(house.public).replace("\\", "")
    rows = house.rows("SELECT user_id, seat, won, points, casual FROM results ORDER BY seat")
    casual = int(None in house.seats())
    assert rows == [
        (user, seat, int(seat in result.winners), result.merits[seat], casual)
        for seat, user in enumerate(house.seats())
        if user is not None
    ]
    assert house.rows("SELECT state FROM tables WHERE id = 1") == [("over",)]


@pytest.mark.pictures
async def test_four_people_play_euchre(house: House) -> None:
    """Two join by button, one by command; one plays with closed direct messages."""
    ann, bob, cid, dee = people = house.invite_all("Ann", "Bob", "Cid", "Dee")
    house.closed_dm(cid)
    opened = await ann.slash("table open", game="euchre")
    assert not opened.response.ephemeral
    joined = await bob.press(house.public, "lobby:1:join")
    simcord.assert_responded(
        joined, content=sentence("joined", table=1, begun="no"), ephemeral=True
    )
    told = await cid.press(house.public, "lobby:1:join")
    simcord.assert_responded(
        told, content=sentence("joined-closed", table=1, begun="no"), ephemeral=True
    )
    joined = await dee.slash("table join")
    simcord.assert_responded(
        joined, content=sentence("joined", table=1, begun="no"), ephemeral=True
    )
    assert "empty" not in text_of(house.public)
    await ann.start()
    commitment = house.log().commitment
    assert sentence("sealed", commitment=commitment[:4]) in text_of(house.public)
    menu = (await ann.press(house.public, "table:1:menu")).response
    assert commitment in text_of(menu), "all of it where it is looked up"
    assert house.log().seed not in text_of(house.public)
    assert not cid.letters
    await cid.open_hand()

    await play_whole(house, 1, by_button, by_command, by_button, by_ephemeral)

    check_end(house, "euchre", *people)
    assert not cid.letters
    assert house.rows("SELECT told_closed FROM hands WHERE user_id = ?", cid.id) == [(1,)]
    board = await dee.slash("knave leaderboard", game="euchre")
    assert board.response.ephemeral
    result = GAMES["euchre"].result(house.state())
    assert result is not None
    for player in people:
        seat = player.seat()
        won = int(seat in result.winners)
        entry = f"{player.name} – rating"
        (told,) = [x for x in text_of(board.response).split("\n") if entry in x and x[0].isdigit()]
        assert f"provisional; won {won} of 1" in told
    (picture,) = board.response.attachments
    assert len(picture.description or "") <= 1024
    letters = [len(player.letters) for player in people]
    assert letters == [1, 1, 0, 1], "one hand message each, edited in place"
    assert len([m for m in house.channel.history() if m.components and not m.flags.ephemeral]) == 1


@pytest.mark.parametrize(("count", "game"), [(1 + turn_of(game) % 2, game) for game in stand_ins()])
async def test_people_and_robots_play_every_game(house: House, game: str, count: int) -> None:
    """Every game is played by people and robots, with buttons and menus, into the second deal.

    :mod:`tests.client.test_request_counts` plays each to its end.
    """
    people = house.invite_all(*["Ann", "Bob"][:count])
    await house.started(game, *people)
    rng = Random(7)
    for _ in range(A_WHILE):
        asked = house.to_act() or [p for p in people if p.hand and has_menu(p)]
        if not asked or GAMES[game].match(house.state()).deal > 1:
            break
        player = rng.choice(asked)
        if player.lines() and not has_menu(player):
            await player.act(rng.choice(sorted(player.lines())))
        else:
            await by_menu(house, player, rng)
    if house.to_act():
        assert GAMES[game].match(house.state()).deal > 1
    else:
        check_end(house, game, *people)


def has_menu(player: Player) -> bool:
    return any(
        w.startswith(("pick:", "choose:")) and w not in player.lines().values()
        for w in wishes(player.hand)
    )


async def by_menu(house: House, player: Player, rng: Random) -> None:
    """Choose in the menu of cards (or of actions), and confirm."""
    found = [c for c in map(dict, _menus(player.hand)) if not c["custom_id"].startswith("why:")]
    asked = rng.choice(found)
    values = [option["value"] for option in asked["options"]]
    chosen = rng.sample(values, asked.get("min_values", 1))
    await player.choose(player.hand, asked["custom_id"], *chosen)
    if asked["custom_id"].startswith("pick:"):
        await player.press(player.hand, next(iter(player.lines().values())))


def _menus(message: Any) -> list[dict[str, Any]]:
    return [
        menu(message, wish)
        for wish in wishes(message)
        if wish.startswith(("pick:", "choose:")) and wish not in moves(message).values()
    ]
